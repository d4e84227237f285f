package slay

import (
	"slices"

	"akuto/rules"
)

// draw draws up to n cards, one by one. An empty draw pile is filled with the
// shuffled discard pile in the middle of it; when both are empty it ends.
func (f *fight) draw(n int) {
	p := &f.Player
	for range n {
		if len(p.DrawPile) == 0 {
			if len(p.DiscardPile) == 0 {
				return
			}
			p.DrawPile, p.DiscardPile = p.DiscardPile, nil
			rules.Shuffle(&f.random, p.DrawPile)
			f.happened(Event{Kind: Reshuffled, Amount: len(p.DrawPile)})
		}
		id := p.DrawPile[0]
		p.DrawPile = p.DrawPile[1:]
		p.Hand = append(p.Hand, id)
		f.happened(Event{Kind: Drew, Card: id, Position: len(p.Hand) - 1})
	}
}

// takeFromHand removes and gives the card at a position.
func (f *fight) takeFromHand(position int) string {
	id := f.Player.Hand[position]
	f.Player.Hand = slices.Delete(f.Player.Hand, position, position+1)
	return id
}

// exhaustFromHand exhausts the cards at the positions, from left to right.
func (f *fight) exhaustFromHand(positions []int) {
	for gone, position := range slices.Sorted(slices.Values(positions)) {
		position -= gone
		id := f.takeFromHand(position)
		f.Player.ExhaustPile = append(f.Player.ExhaustPile, id)
		f.happened(Event{Kind: Exhausted, Card: id, Position: position})
	}
}

// discardHand discards the hand from left to right.
func (f *fight) discardHand() {
	for _, id := range f.Player.Hand {
		f.Player.DiscardPile = append(f.Player.DiscardPile, id)
		f.happened(Event{Kind: Discarded, Card: id, Position: 0})
	}
	f.Player.Hand = nil
}

// layAway puts a card that has resolved where it belongs.
func (f *fight) layAway(c *Card) {
	p := &f.Player
	switch {
	case c.Type == Power:
		p.Powers = append(p.Powers, c.ID)
		f.happened(Event{Kind: StayedInPlay, Card: c.ID, Position: Played})
	case c.Exhausts():
		p.ExhaustPile = append(p.ExhaustPile, c.ID)
		f.happened(Event{Kind: Exhausted, Card: c.ID, Position: Played})
	default:
		p.DiscardPile = append(p.DiscardPile, c.ID)
		f.happened(Event{Kind: Discarded, Card: c.ID, Position: Played})
	}
}
