package sprites

// Seal is a carved seal.
type Seal uint8

// The seals: 悪党, 生還, 討死, 勝利, 一騎.
const (
	SealScoundrel Seal = iota
	SealReturned
	SealDied
	SealVictory
	SealDuel
)

// Seal draws a seal, size points wide.
func (c *Canvas) Seal(s Seal, center Point, size, angle, grow, alpha float64) {
	c.Push(0, 0, alpha)
	size *= grow
	c.Bar(Rect{center.X - size/2, center.Y - size/2, size, size}, Vermilion)
	c.Pop()
}

// Icon draws a silhouette, size points high.
func (c *Canvas) Icon(name string, center Point, size float64, tone Tone) {
	c.Dot(center, size/3, tone)
}
