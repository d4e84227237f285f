// Package advise says what to do next in a game. It knows what the player
// knows, and never the order of the deck.
package advise

import "akuto/rules/scoundrel"

// Suggest gives the action that leads to the best end of this room: every order
// and every way of facing its cards is played through, and running away where
// that is allowed. It gives false while the room isn't dealt full and when the
// game is over. Equal states get equal answers, and the first in the fixed order
// of scoundrel.Legal where several are as good.
func Suggest(s scoundrel.State) (scoundrel.Action, bool) {
	if s.Over.Done || !s.RoomFull() {
		return scoundrel.Action{}, false
	}
	best, top, found := scoundrel.Action{}, 0.0, false
	for _, a := range moves(s) {
		after, err := s.Step(a)
		if err != nil {
			continue
		}
		value := worth(s, after, a)
		if !found || value > top {
			best, top, found = a, value, true
		}
	}
	return best, found
}

// worth is what can be made of the room once a has been done.
func worth(before, after scoundrel.State, a scoundrel.Action) float64 {
	if a.Kind == scoundrel.Run {
		return judge(after) - runFee(before)
	}
	return finish(after)
}

// moves lists the ways to face a card, then running and going on.
func moves(s scoundrel.State) []scoundrel.Action {
	list := make([]scoundrel.Action, 0, 2*scoundrel.RoomSize+2)
	for _, slot := range s.Room {
		list = append(list, s.Options(slot.Card)...)
	}
	return append(list, scoundrel.Action{Kind: scoundrel.Run}, scoundrel.Action{Kind: scoundrel.Next})
}

// finish plays the rest of the room in every way and gives the best judgement of
// its end. Nothing is hidden within a room, so this is exact.
func finish(s scoundrel.State) float64 {
	if s.Over.Done || s.ToFace() == 0 {
		return judge(s)
	}
	best, found := 0.0, false
	for _, slot := range s.Room {
		if slot.Card == scoundrel.None || slot.Resolved {
			continue
		}
		for _, a := range s.Options(slot.Card) {
			after, err := s.Step(a)
			if err != nil {
				continue
			}
			if value := finish(after); !found || value > best {
				best, found = value, true
			}
		}
	}
	return best
}
