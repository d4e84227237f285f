package ui

import "akuto/sprites"

// Spot finds a point inside the window where a tap reaches the node, probing
// from its centre outwards; false when everything of it is covered or outside.
func Spot(tree, n *Node, window sprites.Rect) (sprites.Point, bool) {
	if n.ID == "" || !n.Focusable() {
		return sprites.Point{}, false
	}
	const steps = 24
	for y := range steps {
		for x := range steps {
			p := sprites.Point{X: n.Rect.X + n.Rect.W*outward(x, steps), Y: n.Rect.Y + n.Rect.H*outward(y, steps)}
			if !window.Contains(p) {
				continue
			}
			if hit := tree.At(p); hit != nil && hit.ID == n.ID {
				return p, true
			}
		}
	}
	return sprites.Point{}, false
}

// outward gives 0.5 first, then shares on either side of it ever farther away.
func outward(i, steps int) float64 {
	far := float64((i+1)/2) / float64(steps) * 0.98
	if i%2 == 0 {
		return 0.5 - far
	}
	return 0.5 + far
}
