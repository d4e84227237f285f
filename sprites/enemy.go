package sprites

// Enemy raises an enemy's icon from the paper, without ink.
func (c *Canvas) Enemy(icon string, r Rect, base float64) { c.Icon(icon, r.Center(), r.H, Ink3) }

// WantEnemy queues an enemy ahead of its use, at the size it will have in r.
func (c *Canvas) WantEnemy(icon string, r Rect) {}
