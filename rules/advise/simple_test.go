package advise

import (
	"testing"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

// after gives the state that a record leads to.
func after(t testing.TB, lines string) scoundrel.State {
	t.Helper()
	record, err := scoundrel.ParseRecord("test", []byte("scoundrel 1\n"+lines))
	if err != nil {
		t.Fatal(err)
	}
	history, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return history.Now()
}

func TestSuggest(t *testing.T) {
	for _, c := range []struct{ name, record, want string }{
		// Two aces can't both be fought barehanded, and one of them must be.
		{"equips before it fights", "deal C14 D9 S14 C2", "equip D9"},
		// At 7 health the 8 and the ace both kill; 7 + 9 − 8 leaves 8.
		{"drinks before the blow that would kill", "deal C13 S8 H9 S14\nfight C13 barehanded", "drink H9"},
		// At full health a potion heals nothing: the monsters come first.
		{"fights before it drinks", "deal C5 S4 H9 C3", "fight C5 barehanded"},
		// Every card of the room is faced, so the next one is entered.
		{"goes on when the room is done", "deal C5 S4 H9 C3\nfight C5 barehanded\nfight S4 barehanded\ndrink H9", "next"},
		// Four of the highest monsters and no weapon: three of them kill.
		{"runs from certain death", "deal C14 S14 C13 S13", "run"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, ok := Suggest(after(t, c.record))
			if !ok || got.String() != c.want {
				t.Errorf("suggested %q (%t), not %q", got, ok, c.want)
			}
		})
	}
}

func TestSuggestNothing(t *testing.T) {
	for name, record := range map[string]string{
		"before the deal":       "",
		"in the middle of it":   "deal C5 S4 H9",
		"when the game is over": "deal C14 S14 C13 S13\nfight C14 barehanded\nfight S14 barehanded",
	} {
		if got, ok := Suggest(after(t, record)); ok {
			t.Errorf("%s it suggests %s", name, got)
		}
	}
}

// dealer plays shuffled games by the suggestions and calls check for each.
func dealer(t testing.TB, seed uint64, check func(s scoundrel.State, a scoundrel.Action)) scoundrel.State {
	t.Helper()
	random := rules.NewRandom(seed)
	var deck []scoundrel.Card
	for c := range scoundrel.Deck().All() {
		deck = append(deck, c)
	}
	rules.Shuffle(&random, deck)
	s := scoundrel.New(scoundrel.StrictlyLower)
	step := func(a scoundrel.Action) {
		next, err := s.Step(a)
		if err != nil {
			t.Fatalf("game %d: %s is refused: %v", seed, a, err)
		}
		s = next
	}
	for !s.Over.Done {
		for !s.RoomFull() {
			step(scoundrel.Action{Kind: scoundrel.Deal, Card: deck[0]})
			deck = deck[1:]
		}
		a, ok := Suggest(s)
		if !ok {
			t.Fatalf("game %d: nothing is suggested in a full room", seed)
		}
		check(s, a)
		if a.Kind == scoundrel.Run {
			for _, slot := range s.Room {
				deck = append(deck, slot.Card)
			}
		}
		step(a)
	}
	return s
}

// What is suggested is legal, the same each time, doesn't need the order of the
// deck, and never walks into death while one of the ways through the room avoids it.
func TestSuggestOverWholeGames(t *testing.T) {
	for seed := range uint64(60) {
		dealer(t, seed, func(s scoundrel.State, a scoundrel.Action) {
			if again, _ := Suggest(s); again != a {
				t.Fatalf("game %d: first %s was suggested, then %s", seed, a, again)
			}
			next, err := s.Step(a)
			if err != nil {
				t.Fatalf("game %d: %s is illegal: %v", seed, a, err)
			}
			if survivable(s) && !survivable(next) {
				t.Fatalf("game %d: %s leads to a certain death that can be avoided", seed, a)
			}
			if winnable(s) && !winnable(next) {
				t.Fatalf("game %d: %s gives away a certain win", seed, a)
			}
		})
	}
}

// survivable tells whether this room can be left alive.
func survivable(s scoundrel.State) bool {
	return someEnd(s, func(end scoundrel.State) bool { return !end.Over.Done || end.Over.Won })
}

// winnable tells whether the game can be won in this room.
func winnable(s scoundrel.State) bool {
	return someEnd(s, func(end scoundrel.State) bool { return end.Over.Won })
}

func someEnd(s scoundrel.State, is func(scoundrel.State) bool) bool {
	if s.Over.Done || s.ToFace() == 0 || !s.RoomFull() {
		return is(s)
	}
	for _, a := range scoundrel.Legal(s) {
		if a.Kind == scoundrel.Change || a.Kind == scoundrel.Remove {
			continue
		}
		if next, err := s.Step(a); err == nil && someEnd(next, is) {
			return true
		}
	}
	return false
}

// Random legal play wins about none of a million games; this rule wins some.
func TestSuggestWinsSomeGames(t *testing.T) {
	won := 0
	const games = 300
	for seed := range uint64(games) {
		if dealer(t, 1000+seed, func(scoundrel.State, scoundrel.Action) {}).Over.Won {
			won++
		}
	}
	if won < 5 {
		t.Errorf("won %d of %d games, fewer than 5", won, games)
	}
}
