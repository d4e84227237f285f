package ui

// TicksPerSecond is the length of a tick: the engine calls Update sixty times a
// second while anything moves.
const TicksPerSecond = 60

// Ticks turns milliseconds into ticks, rounded.
func Ticks(ms int) int { return (ms*TicksPerSecond + 500) / 1000 }

// Clock counts ticks. It stands still while everything is at rest, so no
// animation can be missed by sleeping.
type Clock struct {
	tick, busyUntil int
	// Reduced cuts every motion to length zero: the same code, no movement.
	Reduced bool
}

// Tick moves on by one sixtieth of a second.
func (c *Clock) Tick() { c.tick++ }

// Now is the number of ticks so far.
func (c *Clock) Now() int { return c.tick }

// AtRest is true when no motion that was started is still under way.
func (c *Clock) AtRest() bool { return c.tick >= c.busyUntil }

// Start begins a motion of ms milliseconds after a delay.
func (c *Clock) Start(ms, delay int) Motion {
	if c.Reduced {
		return Motion{start: c.tick}
	}
	return c.StartFixed(ms, delay)
}

// StartFixed begins a motion that reduced motion doesn't cut: a pause for
// reading, which is no movement.
func (c *Clock) StartFixed(ms, delay int) Motion {
	m := c.Span(ms, delay)
	c.busyUntil = max(c.busyUntil, m.start+m.length)
	return m
}

// Span is a motion that doesn't keep the clock busy: one that may be cut short,
// and whose owner says itself whether it rests.
func (c *Clock) Span(ms, delay int) Motion {
	return Motion{start: c.tick + Ticks(delay), length: Ticks(ms)}
}

// Finish ends every motion at once.
func (c *Clock) Finish() { c.tick = max(c.tick, c.busyUntil) }

// Motion is a span of ticks. The zero Motion is over.
type Motion struct{ start, length int }

// At is how far the motion has come, from 0 to 1, without easing.
func (m Motion) At(c *Clock) float64 {
	switch done := c.tick - m.start; {
	case done >= m.length:
		return 1
	case done <= 0:
		return 0
	default:
		return float64(done) / float64(m.length)
	}
}

// Done is true once the motion has run its length.
func (m Motion) Done(c *Clock) bool { return c.tick >= m.start+m.length }

// Begun is true once the motion's delay is over.
func (m Motion) Begun(c *Clock) bool { return c.tick >= m.start }
