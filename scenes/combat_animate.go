package scenes

import (
	"slices"

	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// animate starts the motions that belong to what just happened. before is the
// state that it happened in.
func (s *combat) animate(before slay.State, events []slay.Event) {
	clock, now := s.app.clock, s.app.fight.State()
	s.follow(before)
	s.told = ""
	s.selected, s.chosen = 0, nil
	turn := slices.ContainsFunc(events, func(e slay.Event) bool { return e.Kind == slay.TurnEnded })
	wait := 0
	if turn {
		wait = actDelay
		s.before, s.acts = before, true
		s.act = clock.Start(actTime, actDelay)
		s.told = lastDeed(now)
	}
	s.move(before, events, wait)

	start := func(c *counter, from, to int) bool {
		*c = counter{}
		if from != to {
			*c = counter{from: from, way: clock.Start(hitTime, wait)}
		}
		return from > to
	}
	s.struck, s.hurt = ui.Motion{}, ui.Motion{}
	if start(&s.enemyHP, before.Enemy.HP, now.Enemy.HP) {
		s.struck = clock.Start(hitTime, wait)
	}
	if start(&s.heroHP, before.Player.HP, now.Player.HP) {
		s.hurt = clock.Start(hitTime, wait)
	}
	start(&s.enemyBlock, before.Enemy.Block, now.Enemy.Block)
	start(&s.heroBlock, before.Player.Block, now.Player.Block)
	if now.Over() {
		s.ends = true
		s.ending = clock.Start(endTime, wait)
		if turn {
			s.ending = clock.Start(actTime, wait)
		}
	}
}

// move follows the cards through the events: which leave the hand, and whither,
// and which come. Those that come wait until the old hand is gone.
func (s *combat) move(before slay.State, events []slay.Event, wait int) {
	clock := s.app.clock
	var played *handCard
	out, in := 0, wait
	take := func(position int) *handCard {
		if position < 0 || position >= len(s.hand) {
			return nil
		}
		c := s.hand[position]
		s.hand = slices.Delete(s.hand, position, position+1)
		return c
	}
	leave := func(c *handCard, to pileKind, stay bool) {
		if c == nil || !c.placed {
			return
		}
		face := combatFace(before, before.Catalog().Card(c.card), false)
		s.flights = append(s.flights, flight{
			card: c.card, face: face, from: c.pose(clock), to: to, stay: stay, way: clock.Start(flyTime, out),
		})
		out += 30
	}
	for _, e := range events {
		c := played
		if e.Position != slay.Played && (e.Kind == slay.Discarded || e.Kind == slay.Exhausted) {
			c = take(e.Position)
		}
		switch e.Kind {
		case slay.CardPlayed:
			played = take(e.Position)
		case slay.Discarded:
			leave(c, pileDiscard, false)
		case slay.Exhausted:
			leave(c, pileExhaust, false)
		case slay.StayedInPlay:
			leave(c, pileDiscard, true)
		case slay.Drew:
			n := s.newCard(e.Card)
			n.arrive = clock.Start(dealTime, in)
			in += dealStagger
			s.hand = append(s.hand, n)
		}
	}
}

// lastDeed is what the enemy did last, by the log.
func lastDeed(st slay.State) string {
	log := st.Log()
	for i := len(log) - 1; i >= 0; i-- {
		if log[i].Kind == slay.EntryEnemy {
			return words.EnemyDid(log[i])
		}
	}
	return ""
}
