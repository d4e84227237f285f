package advise

import (
	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// kindOf gives what matters of a card.
func kindOf(c scoundrel.Card) play.Kind {
	switch {
	case c.Monster():
		return play.Monster(c.Value())
	case c.Potion():
		return play.Potion(c.Value())
	case c.Weapon():
		return play.Weapon(c.Value())
	}
	return play.None
}

// table gives the small game that stands for s. The cards whose place is unknown
// come in deck order, the ones known to lie at the bottom after them, so that equal
// states give equal games, whatever happened before.
func table(s scoundrel.State) play.Game {
	g := play.Game{Ran: s.RanLast}
	if s.Rule == scoundrel.LowerOrEqual {
		g.Rule = 1
	}
	g.Hand.Health = int8(s.Health)
	if s.Weapon.Card != scoundrel.None {
		g.Hand.Weapon = int8(s.Weapon.Card.Value())
		g.Hand.Limit = play.Fresh
		if limit := s.Limit(); limit > 0 {
			g.Hand.Limit = int8(limit)
		}
	}
	g.Hand = g.Hand.Ready()
	for i, slot := range s.Room {
		if slot.Card != scoundrel.None && !slot.Resolved {
			g.Room.Cards[i] = kindOf(slot.Card)
			g.Room.Open |= 1 << i
		}
	}
	g.Room.Face = int8(s.ToFace())
	g.Room.Drank = s.PotionUsed

	bottom := s.Bottom()
	unknown := s.Dungeon()
	for _, c := range bottom {
		unknown = unknown.Without(c)
	}
	// By kind, not by card: clubs and spades of a value stand side by side, so
	// that it makes no difference which of the two is left.
	var left [play.Kinds]int
	for c := range unknown.All() {
		left[kindOf(c)]++
	}
	for kind, n := range left {
		for range n {
			g.Order[g.End] = play.Kind(kind)
			g.End++
		}
	}
	g.Known = g.End
	for _, c := range bottom {
		g.Order[g.End] = kindOf(c)
		g.End++
	}
	return g
}

// act does the action on the small game's room and tells whether the player lives.
// slot is where the card lies.
func act(g *play.Game, kind scoundrel.Kind, slot int) bool {
	card := g.Room.Cards[slot]
	switch kind {
	case scoundrel.Equip:
		g.Hand.Weapon, g.Hand.Limit = card.Value(), play.Fresh
	case scoundrel.Drink:
		g.Hand.Health = min(play.FullHealth, g.Hand.Health+card.Value())
		g.Room.Drank = true
	case scoundrel.FightWeapon:
		g.Hand = g.Hand.Slew(card.Value(), g.Rule)
	case scoundrel.FightBarehanded:
		g.Hand.Health -= card.Value()
	}
	g.Room.Open &^= 1 << slot
	g.Room.Face--
	return g.Hand.Health > 0
}
