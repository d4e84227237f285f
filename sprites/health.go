package sprites

// HealthLook is what the health card shows.
type HealthLook struct {
	Value, Max int
	Lean       Lean
}

// Health draws the health card.
func (c *Canvas) Health(r Rect, h HealthLook) { c.Plate(r, 12) }
