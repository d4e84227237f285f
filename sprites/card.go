package sprites

import "akuto/fonts"

// Card draws a card.
func (c *Canvas) Card(f Face, p Pose) {
	c.Push(0, 0, p.Alpha)
	c.flat(p.Bounds(), CardColor, 1)
	tone := Ink
	if f.Red {
		tone = Vermilion
	}
	c.Text(fonts.Subheading24.Layout(f.Rank+" "+f.Kanji, 0), p.Bounds().X+8, p.Bounds().Y+7, 0, 0, tone)
	if p.Ring {
		c.Ring(p.Bounds().Inset(-4), 8, 2, Vermilion)
	}
	c.Pop()
}
