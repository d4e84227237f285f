package sprites

import (
	"image"
	"math"
)

// blurReach gives how many pixels around a shape a blur of sigma pixels touches.
func blurReach(sigma float64) int { return int(math.Ceil(3*sigma)) + 1 }

// blur softens a mask with a gaussian of sigma pixels into floats of 0 to 255,
// with margin pixels added on every side; it gives the field and its size.
func blur(m *image.Alpha, sigma float64, margin int) (soft []float32, w, h int) {
	w, h = m.Rect.Dx()+2*margin, m.Rect.Dy()+2*margin
	soft = make([]float32, w*h)
	for y := range m.Rect.Dy() {
		row := soft[(y+margin)*w+margin:]
		for x, alpha := range m.Pix[y*m.Stride : y*m.Stride+m.Rect.Dx()] {
			row[x] = float32(alpha)
		}
	}
	if sigma < 1.9 {
		kernel := gaussian(sigma, margin)
		return down(across(soft, w, h, kernel), w, h, kernel), w, h
	}
	// Three boxes make a gaussian that no eye tells from a real one, and cost
	// the same however wide it is.
	spare := make([]float32, w*h)
	sums := make([]float32, w)
	for _, radius := range boxes(sigma) {
		boxAcross(spare, soft, w, h, radius)
		boxDown(soft, spare, w, h, radius, sums)
	}
	return soft, w, h
}

// gaussian gives half a normalised kernel: the centre and its right side.
func gaussian(sigma float64, longest int) []float32 {
	reach := min(int(math.Ceil(3*sigma)), longest)
	weights := make([]float64, reach+1)
	sum := 0.
	for i := range weights {
		weights[i] = math.Exp(-.5 * float64(i*i) / (sigma * sigma))
		sum += weights[i]
		if i > 0 {
			sum += weights[i]
		}
	}
	kernel := make([]float32, len(weights))
	for i, weight := range weights {
		kernel[i] = float32(weight / sum)
	}
	return kernel
}

// across convolves rows with a kernel; what lies outside counts as 0.
func across(from []float32, w, h int, kernel []float32) []float32 {
	reach := len(kernel) - 1
	out := make([]float32, w*h)
	row := make([]float32, w+2*reach)
	for y := range h {
		copy(row[reach:], from[y*w:(y+1)*w])
		to := out[y*w : (y+1)*w]
		for x := range to {
			window := row[x : x+2*reach+1]
			sum := kernel[0] * window[reach]
			for i := 1; i <= reach; i++ {
				sum += kernel[i] * (window[reach-i] + window[reach+i])
			}
			to[x] = sum
		}
	}
	return out
}

// down convolves columns, whole rows at a time so that memory is walked in
// order.
func down(from []float32, w, h int, kernel []float32) []float32 {
	out := make([]float32, w*h)
	for y := range h {
		to := out[y*w : (y+1)*w]
		for i := 1 - len(kernel); i < len(kernel); i++ {
			if y+i < 0 || y+i >= h {
				continue
			}
			weight := kernel[max(i, -i)]
			for x, value := range from[(y+i)*w : (y+i+1)*w] {
				to[x] += weight * value
			}
		}
	}
	return out
}

// boxes gives the radii of the three boxes whose blur comes nearest to a
// gaussian of sigma.
func boxes(sigma float64) [3]int {
	// n boxes of width w have the variance n(w²−1)/12.
	ideal := math.Sqrt(12*sigma*sigma/3 + 1)
	low := int(ideal)
	if low%2 == 0 {
		low--
	}
	narrow := int(math.Round((12*sigma*sigma - 3*float64(low*low) - 12*float64(low) - 9) / (-4*float64(low) - 4)))
	var radii [3]int
	for i := range radii {
		radii[i] = (low + 1) / 2
		if i < narrow {
			radii[i] = (low - 1) / 2
		}
	}
	return radii
}

// boxAcross averages each pixel with radius neighbours on either side.
func boxAcross(to, from []float32, w, h, radius int) {
	weight := 1 / float32(2*radius+1)
	for y := range h {
		in, out := from[y*w:(y+1)*w], to[y*w:(y+1)*w]
		sum := float32(0)
		for x := range min(radius, w) {
			sum += in[x]
		}
		for x := range out {
			if x+radius < w {
				sum += in[x+radius]
			}
			out[x] = sum * weight
			if x >= radius {
				sum -= in[x-radius]
			}
		}
	}
}

// boxDown averages each pixel with radius neighbours above and below; sums is
// room for one row.
func boxDown(to, from []float32, w, h, radius int, sums []float32) {
	weight := 1 / float32(2*radius+1)
	clear(sums)
	for y := range min(radius, h) {
		for x, value := range from[y*w : (y+1)*w] {
			sums[x] += value
		}
	}
	for y := range h {
		if y+radius < h {
			for x, value := range from[(y+radius)*w : (y+radius+1)*w] {
				sums[x] += value
			}
		}
		out := to[y*w : (y+1)*w]
		for x, sum := range sums {
			out[x] = sum * weight
		}
		if y >= radius {
			for x, value := range from[(y-radius)*w : (y-radius+1)*w] {
				sums[x] -= value
			}
		}
	}
}
