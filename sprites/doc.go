// Package sprites draws what is seen: embossed paper cards, seals, icons,
// plates, buttons and text, lit by one light from the top-left. It decides
// nothing and knows no rules.
//
// Everything is drawn on a Canvas, in points, in painter's order. The canvas
// turns it into quads for one shader, so that a whole table is a few draw
// commands; card faces are baked once for each size into one atlas.
package sprites
