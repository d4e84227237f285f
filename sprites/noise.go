package sprites

import "math"

// hash mixes a seed and a lattice point into 32 even bits.
func hash(seed uint32, x, y int) uint32 {
	h := seed*0x9E3779B1 ^ uint32(x)*0x85EBCA77 ^ uint32(y)*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	return h ^ h>>15
}

// noise is smooth value noise in −1 to 1, one cell per unit. It is the same at
// every place on every machine: a seal must not change between two starts.
func noise(seed uint32, x, y float64) float64 {
	floorX, floorY := math.Floor(x), math.Floor(y)
	tx, ty := x-floorX, y-floorY
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	ix, iy := int(floorX), int(floorY)
	corner := func(dx, dy int) float64 { return float64(hash(seed, ix+dx, iy+dy)) }
	upper := corner(0, 0) + tx*(corner(1, 0)-corner(0, 0))
	lower := corner(0, 1) + tx*(corner(1, 1)-corner(0, 1))
	return (upper+ty*(lower-upper))/math.MaxUint32*2 - 1
}

// fractal adds octaves of noise, each twice as fine and half as strong, and
// stays within −1 to 1.
func fractal(seed uint32, x, y float64, octaves int) float64 {
	sum, weight, total := 0., 1., 0.
	for octave := range octaves {
		sum += weight * noise(seed+uint32(octave)*101, x, y)
		total += weight
		x, y, weight = 2*x, 2*y, weight/2
	}
	return sum / total
}
