package slay

// moment is a point of the turn at which something may be triggered.
type moment uint8

const (
	startOfTurn moment = iota + 1
	endOfTurn
)

// beginTurn begins the next turn of the player: energy and block, five cards, the
// die, and what the start of a turn triggers.
func (f *fight) beginTurn() {
	f.Turn++
	f.happened(Event{Kind: TurnBegan, Amount: f.Turn})
	f.Player.Energy = TurnEnergy
	f.removeBlock(PlayerSide)
	begun := len(f.events)
	f.draw(HandSize)
	f.note(EntryDraw, 0, drewText(f.events[begun:]))
	f.roll()
	f.trigger(startOfTurn)
}

// removeBlock takes the block that a side kept until its own turn.
func (f *fight) removeBlock(side Side) {
	fighter := f.fighter(side)
	if fighter.Block > 0 {
		f.happened(Event{Kind: BlockRemoved, Side: side, Amount: fighter.Block})
		fighter.Block = 0
	}
}

// roll rolls the die of this turn, which fixes what a die enemy will do.
func (f *fight) roll() {
	if f.Turn <= len(f.Setup.Dice) {
		f.Die = f.Setup.Dice[f.Turn-1]
	} else {
		f.Die = f.random.IntN(DieFaces) + 1
	}
	f.happened(Event{Kind: Rolled, Amount: f.Die})
	f.note(EntryIntent, 0, intentText(f.State))
}

// trigger lets the cards in hand do, from left to right, what they do at that
// moment by their keywords: an ethereal card is exhausted at the end of a turn.
func (f *fight) trigger(at moment) {
	for position := 0; position < len(f.Player.Hand); {
		c := f.catalog.Card(f.Player.Hand[position])
		if at == endOfTurn && c.Has(Ethereal) {
			f.exhaustFromHand([]int{position})
			f.note(EntryFade, 0, fadedText(c.Name))
			continue
		}
		position++
	}
}

// play plays the card at a position of the hand. It is in no pile until it has
// resolved, so that its own draws can't draw it.
func (f *fight) play(position int, chosen []int) {
	c := f.catalog.Card(f.takeFromHand(position))
	f.Player.Energy -= c.Cost
	f.Totals.Played++
	f.happened(Event{Kind: CardPlayed, Card: c.ID, Position: position, Amount: c.Cost})
	others := make([]int, len(chosen)) // the same cards, in the hand without the played one
	for i, p := range chosen {
		if p > position {
			p--
		}
		others[i] = p
	}
	resolved := len(f.events)
	f.resolve(PlayerSide, c.Effects, others)
	f.layAway(c)
	f.note(EntryPlay, hpLost(f.events[resolved:], EnemySide), playedText(c, f.events[resolved:]))
	f.tellEnd()
}

// end ends the player's turn; the enemy acts, and if both live the next turn
// begins.
func (f *fight) end() {
	f.happened(Event{Kind: TurnEnded, Amount: f.Turn})
	f.trigger(endOfTurn)
	f.discardHand()
	f.enemyTurn()
	if f.over() {
		f.tellEnd()
		return
	}
	f.beginTurn()
}

// enemyTurn lets the enemy do its action and moves the cube. The enemy's block
// lasted through the player's turn and goes first.
func (f *fight) enemyTurn() {
	f.removeBlock(EnemySide)
	f.happened(Event{Kind: EnemyActed, Side: EnemySide})
	action := f.NextAction()
	acted := len(f.events)
	f.resolve(EnemySide, action.Effects, nil)
	f.note(EntryEnemy, hpLost(f.events[acted:], PlayerSide), enemyText(f.EnemyCard().Name, action, f.events[acted:]))
	if f.EnemyCard().Type == Cube && !f.over() {
		f.happened(Event{Kind: CubeMoved, Amount: f.EnemyCard().slot(f.Turn+1, 0)})
	}
}
