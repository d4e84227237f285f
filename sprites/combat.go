package sprites

// CombatFace is what is printed on a combat card.
type CombatFace struct {
	// Cost, Type and Name as printed; Text may hold `numbers` in backquotes.
	Cost, Type, Name, Text string
	// Art is the name of the icon in the panel.
	Art string
	// Kind is the kanji of the card's type: 攻, 技 or 力.
	Kind rune
	// Lit prints the kind's kanji in vermilion and shows the type, as on the
	// selected card.
	Lit bool
}

// CombatCard draws a combat card as Card draws a playing card.
func (c *Canvas) CombatCard(f CombatFace, p Pose) { c.Card(Face{}, p) }

// WantCombat queues the faces ahead of their use, w points wide.
func (c *Canvas) WantCombat(faces []CombatFace, w float64) {}
