// Package advise says what to do next in a game. It knows what the player
// knows, and never the order of the deck.
package advise

import "akuto/rules/scoundrel"

// Suggest gives the action that leads to the best end of this room: every order
// and every way of facing its cards is played through, and running away where
// that is allowed. It gives false while the room isn't dealt full and when the
// game is over. Equal states get equal answers; of equally good actions the
// first is taken, by slot, as scoundrel.State.Options lists them.
func Suggest(s scoundrel.State) (scoundrel.Action, bool) {
	if s.Over.Done || !s.RoomFull() {
		return scoundrel.Action{}, false
	}
	if s.ToFace() == 0 {
		return scoundrel.Action{Kind: scoundrel.Next}, true
	}
	best, top, found := bestFacing(s)
	run := scoundrel.Action{Kind: scoundrel.Run}
	if after, err := s.Step(run); err == nil {
		if value := judge(after) - runFee; !found || value > top {
			return run, true
		}
	}
	return best, found
}

// bestFacing plays the rest of the room in every way and gives the first action
// of the best one with the judgement of its end. Nothing is hidden within a
// room, so that is exact.
func bestFacing(s scoundrel.State) (best scoundrel.Action, top float64, found bool) {
	for _, slot := range s.Room {
		if slot.Card == scoundrel.None || slot.Resolved {
			continue
		}
		for _, a := range s.Options(slot.Card) {
			after, err := s.Step(a)
			if err != nil {
				continue
			}
			if value := finish(after); !found || value > top {
				best, top, found = a, value, true
			}
		}
	}
	return best, top, found
}

// finish is the judgement of the best end of the room from here.
func finish(s scoundrel.State) float64 {
	if s.Over.Done || s.ToFace() == 0 {
		return judge(s)
	}
	_, top, _ := bestFacing(s)
	return top
}
