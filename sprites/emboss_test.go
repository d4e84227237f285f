package sprites

import (
	"image"
	"math"
	"testing"

	"akuto/fonts"
)

// block is a mask of side pixels in the square, filled but for a border.
func block(side, border int) fonts.Mask {
	m := image.NewAlpha(image.Rect(0, 0, side, side))
	for y := border; y < side-border; y++ {
		for x := border; x < side-border; x++ {
			m.Pix[y*m.Stride+x] = 255
		}
	}
	return fonts.Mask{Alpha: m}
}

func TestBlurKeepsTheInk(t *testing.T) {
	m := block(40, 10)
	for _, sigma := range []float64{.45, 1, 1.8, 2.5, 6} {
		soft, w, h := blur(m.Alpha, sigma, blurReach(sigma))
		sum := 0.
		for _, v := range soft {
			sum += float64(v)
		}
		if want := 255. * 20 * 20; math.Abs(sum-want) > want/500 {
			t.Errorf("sigma %v: %v of ink became %v", sigma, want, sum)
		}
		// Halfway up the wall lies on the edge, in the middle of a side.
		edge := (soft[h/2*w+blurReach(sigma)+9] + soft[h/2*w+blurReach(sigma)+10]) / 2
		if sigma < 3 && math.Abs(float64(edge)-127.5) > 3 {
			t.Errorf("sigma %v: the edge stands at %v of 255", sigma, edge)
		}
	}
}

func TestBoxesComeNearAGaussian(t *testing.T) {
	m := block(60, 20)
	const sigma = 3
	margin := blurReach(sigma)
	boxed, w, h := blur(m.Alpha, sigma, margin)
	exact := make([]float32, w*h)
	for y := range 60 {
		for x := range 60 {
			exact[(y+margin)*w+x+margin] = float32(m.Pix[y*m.Stride+x])
		}
	}
	kernel := gaussian(sigma, margin)
	exact = down(across(exact, w, h, kernel), w, h, kernel)
	for i := range exact {
		if math.Abs(float64(exact[i]-boxed[i])) > 255*.03 {
			t.Fatalf("at %d,%d three boxes give %v, a gaussian %v", i%w, i/w, boxed[i], exact[i])
		}
	}
}

// lightAlong gives how much light the relief of s catches along its diagonal
// from the upper left to the lower right.
func lightAlong(s *surface) []float64 {
	m := image.NewRGBA(image.Rect(0, 0, s.width, s.height))
	s.relief(m)
	var light []float64
	for i := range min(s.width, s.height) {
		light = append(light, litBy(m.Pix[m.PixOffset(i, i):][:4]))
	}
	return light
}

func TestOneLight(t *testing.T) {
	how := press{1, 1.6}
	pressed, raised := newSurface(40, 40, 1), newSurface(40, 40, 1)
	raised.edgeX, raised.edgeY = make([]float32, 1600), make([]float32, 1600)
	pressed.stamp(block(20, 0), 10, 10, how, false)
	raised.stamp(block(20, 0), 10, 10, how, true)
	down, up := lightAlong(pressed), lightAlong(raised)
	const flat = .7071
	if math.Abs(down[0]-flat) > .01 || math.Abs(down[20]-flat) > .01 {
		t.Errorf("flat paper gives %v outside and %v inside, want %v", down[0], down[20], flat)
	}
	if down[10] > flat-.15 || down[29] < flat+.1 {
		t.Errorf("pressed: %v at the upper left, %v at the lower right; want dark and light", down[10], down[29])
	}
	if up[10] < flat+.1 || up[29] > flat-.15 {
		t.Errorf("raised: %v at the upper left, %v at the lower right; want light and dark", up[10], up[29])
	}
}

func TestSlopesAreTheSameAtEveryScale(t *testing.T) {
	one, three := newSurface(60, 60, 1), newSurface(180, 180, 3)
	one.stamp(block(30, 0), 15, 15, press{1.5, 2}, false)
	three.stamp(block(90, 0), 45, 45, press{1.5, 2}, false)
	steepest := func(s *surface) float64 {
		most := 0.
		for _, v := range s.slopeX {
			most = max(most, math.Abs(float64(v)))
		}
		return most
	}
	if a, b := steepest(one), steepest(three); math.Abs(a-b) > .1*b {
		t.Errorf("the steepest wall rises %v at scale 1 and %v at scale 3", a, b)
	}
}
