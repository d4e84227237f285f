package scenes

import (
	"akuto/fonts"
	"slices"

	"akuto/rules/slay"
	"akuto/scenes/words"
)

// position is where the card of the key lies in hand, or −1.
func (s *combat) position(key int) int {
	if key == 0 {
		return -1
	}
	return slices.IndexFunc(s.hand, func(c *handCard) bool { return c.key == key })
}

// play is the action that plays the selected card with what is chosen for it.
func (s *combat) play(st slay.State) slay.Action {
	position := s.position(s.selected)
	if len(s.chosen) == 0 {
		return st.PlayLeftmost(position)
	}
	var chosen []int
	for _, key := range s.chosen {
		chosen = append(chosen, s.position(key))
	}
	slices.Sort(chosen)
	return slay.Play(position, chosen...)
}

// missing is how many cards are still to be chosen for the selected one.
func (s *combat) missing(st slay.State) int {
	if s.selected == 0 {
		return 0
	}
	return st.ToChoose(s.position(s.selected)) - len(s.chosen)
}

// putDown lays the lifted card back.
func (s *combat) putDown() {
	s.selected, s.chosen = 0, nil
	s.changed()
}

// changed has the tree built at once, so that the cards begin to move now.
func (s *combat) changed() {
	s.app.changed()
	if s.app.front().scene == scene(s) {
		s.app.root.Tree()
	}
}

// tapCard is the first tap of two, or the only one: what it does depends on the
// card, and on whether another one asks for a choice.
func (s *combat) tapCard(key int) {
	a, st := s.app, s.app.fight.State()
	s.skip()
	position := s.position(key)
	if position < 0 || a.front().scene != scene(s) {
		return
	}
	a.refusal = ""
	switch {
	case key == s.selected:
		s.putDown()
		return
	case s.selected != 0 && st.ToChoose(s.position(s.selected)) > 0:
		s.choose(key, st)
		return
	}
	s.selected, s.chosen = 0, nil
	action := st.PlayLeftmost(position)
	if err := st.Check(action); err != nil {
		s.shaken, s.shake = key, a.clock.Start(shakeTime, 0)
		a.refused(err.Error())
		return
	}
	card := st.Catalog().Card(st.Player.Hand[position])
	if !card.Targeted() && st.ToChoose(position) == 0 {
		s.playNow(action, position)
		return
	}
	s.selected = key
	s.changed()
	if a.root.FocusSeen() && card.Targeted() && st.ToChoose(position) == 0 {
		// At the keys, Enter comes next, and it means the enemy.
		a.root.SetFocus("enemy", true)
	}
}

// choose picks a card to be exhausted, or takes it back. One too many takes the
// place of the first.
func (s *combat) choose(key int, st slay.State) {
	if i := slices.Index(s.chosen, key); i >= 0 {
		s.chosen = slices.Delete(s.chosen, i, i+1)
		s.changed()
		return
	}
	if s.missing(st) == 0 {
		s.chosen = slices.Delete(s.chosen, 0, 1)
	}
	s.chosen = append(s.chosen, key)
	position := s.position(s.selected)
	if card := st.Catalog().Card(st.Player.Hand[position]); s.missing(st) == 0 && !card.Targeted() {
		s.playNow(s.play(st), position)
		return
	}
	s.changed()
	if s.app.root.FocusSeen() && s.missing(st) == 0 {
		s.app.root.SetFocus("enemy", true)
	}
}

// tapEnemy is the second tap: it plays the lifted card.
func (s *combat) tapEnemy() {
	s.skip()
	st := s.app.fight.State()
	if s.selected == 0 || s.missing(st) != 0 || s.app.front().scene != scene(s) {
		return
	}
	s.playNow(s.play(st), s.position(s.selected))
}

// playNow plays a card. Whatever the rules say, nothing stays lifted.
func (s *combat) playNow(action slay.Action, position int) {
	s.selected, s.chosen = 0, nil
	s.app.doFight(action)
	s.changed()
	if s.app.root.FocusSeen() && s.app.front().scene == scene(s) {
		// The keyboard goes on where the card lay.
		if n := len(s.hand); n > 0 {
			s.app.root.SetFocus(s.hand[min(position, n-1)].id(), true)
		} else {
			s.app.root.SetFocus("end-turn", true)
		}
	}
}

// endTurn ends the turn; a second tap right after the first doesn't end the next
// one too.
func (s *combat) endTurn() {
	st := s.app.fight.State()
	if !s.guard.Done(s.app.clock) {
		return
	}
	s.skip()
	if st.Over() || s.app.front().scene != scene(s) {
		return
	}
	s.selected, s.chosen = 0, nil
	// It runs with reduced motion too: it keeps a slip from counting.
	s.guard = s.app.clock.StartFixed(guardTime, 0)
	s.app.doFight(slay.End())
	s.changed()
}

// undo takes back the last card or turn.
func (s *combat) undo() {
	s.selected, s.chosen = 0, nil
	s.app.undoFight()
}

// enemyRefusal says why a tap on the enemy plays nothing, or "".
func (v *combatView) enemyRefusal() string {
	switch {
	case v.state.Over():
		return words.FightIsOver
	case v.card == nil:
		return words.PickCardFirst
	case !v.aimed:
		return fonts.Unmarked(words.ChooseToExhaust(v.s.missing(v.state), v.card))
	}
	return ""
}
