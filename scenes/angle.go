package scenes

import "math"

// degrees turns degrees into radians, clockwise on the screen.
func degrees(d float64) float64 { return d * math.Pi / 180 }
