package sprites

// Missing tells whether anything that was asked for is still not baked. When
// Bake has no more work, that is for want of room in the atlas.
func (c *Canvas) Missing() bool { return len(c.queue.order) > 0 }

// Forget drops all that is baked, between two frames: for those who draw many
// different screens one after another, as pictures are taken.
func (c *Canvas) Forget() {
	if c.atlas.stock != nil {
		c.atlas.stock.Deallocate()
		c.atlas.relief.Deallocate()
	}
	c.atlas, c.queue = atlas{}, queue{}
}
