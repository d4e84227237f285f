package slay_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"akuto/rules/slay"
)

// shipped gives the catalog that the program brings.
var shipped = sync.OnceValue(func() *slay.Catalog {
	c, err := slay.Load(os.DirFS("../../assets"), nil, "cards.json", "enemies.json", "decks.json")
	if err != nil {
		panic(err)
	}
	return c
})

// tested gives the shipped catalog with cards and enemies made for tests: cards
// of one effect each, and enemies that do one thing every turn.
var tested = sync.OnceValue(func() *slay.Catalog {
	var cards, enemies []string
	card := func(id, kind, effects string) {
		cards = append(cards, fmt.Sprintf(`"%s": {"name": "%s", "cost": 0, "type": "%s", "effects": [%s], "image": "x", "keywords": [],
			"description": "Test.", "upgraded": null, "noUpgrade": "It is for tests."}`, id, id, kind, effects))
	}
	enemy := func(id string, hp int, intent, effects string) {
		enemies = append(enemies, fmt.Sprintf(`"%s": {"name": "%s", "hp": %d, "actionType": "single", "image": "x",
			"actions": [{"intent": "%s", "effects": [%s]}]}`, id, id, hp, intent, effects))
	}
	for _, n := range []int{0, 1, 2, 3, 7, 50} {
		card(fmt.Sprintf("hit%d", n), "attack", fmt.Sprintf(`{"type": "hit", "value": %d}`, n))
	}
	for n := 1; n <= 20; n++ {
		card(fmt.Sprintf("block%d", n), "skill", fmt.Sprintf(`{"type": "block", "value": %d}`, n))
	}
	card("flurry", "attack", `{"type": "hit", "value": 2, "times": 3}`)
	card("whiff", "attack", `{"type": "hit", "value": 1, "times": 0}`)
	card("mixed", "attack", `{"type": "hit", "value": 1}, {"type": "block", "value": 1}, {"type": "hit", "value": 2}`)
	card("open", "attack", `{"type": "vulnerable", "value": 1}, {"type": "hit", "value": 1}`)
	card("finisher", "attack", `{"type": "hit", "value": 9}, {"type": "vulnerable", "value": 2}, {"type": "block", "value": 3}, {"type": "draw", "value": 1}`)
	card("power9", "power", `{"type": "strength", "value": 9}`)
	card("sap9", "skill", `{"type": "weak", "value": 9}, {"type": "vulnerable", "value": 9}`)
	card("block50", "skill", `{"type": "block", "value": 50}`)
	card("energy9", "skill", `{"type": "energy", "value": 9}`)
	card("pay3", "skill", `{"type": "lose_hp", "value": 3}`)
	card("burn2", "skill", `{"type": "exhaust", "target": "hand", "value": 2}, {"type": "draw", "value": 1}`)
	card("draw3", "skill", `{"type": "draw", "value": 3}`)
	enemy("dummy", 100, "sleep", "")
	enemy("hitter", 100, "attack", `{"type": "hit", "value": 3}`)
	enemy("flurrier", 100, "attack", `{"type": "hit", "value": 4, "times": 3}, {"type": "strength", "value": 1}`)
	enemy("grower", 100, "buff", `{"type": "strength", "value": 5}, {"type": "block", "value": 15}`)
	enemy("hinderer", 100, "debuff", `{"type": "weak", "value": 2}, {"type": "vulnerable", "value": 2}`)
	enemy("waller", 100, "defend", `{"type": "block", "value": 4}`)
	c, err := slay.Read([]slay.File{
		{Name: "test.json", Data: []byte("{" + strings.Join(append(cards, enemies...), ",\n") + "}")},
	}, shipped(), nil)
	if err != nil {
		panic(err)
	}
	return c
})

// begin begins a fight with a draw pile, top first; the die shows 1, 1, 1 …
func begin(t testing.TB, enemy string, draw ...string) slay.State {
	t.Helper()
	s, _, err := slay.New(tested(), slay.Setup{Enemy: enemy, Draw: draw, Dice: slices.Repeat([]int{1}, 20)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays the first card of each id in hand, with the leftmost others chosen.
func play(t testing.TB, s slay.State, ids ...string) slay.State {
	t.Helper()
	for _, id := range ids {
		position := slices.Index(s.Player.Hand, id)
		if position < 0 {
			t.Fatalf("no %s in hand: %q", id, s.Player.Hand)
		}
		s = do(t, s, s.PlayLeftmost(position))
	}
	return s
}

// end ends the turn.
func end(t testing.TB, s slay.State) slay.State {
	t.Helper()
	return do(t, s, slay.End())
}

func do(t testing.TB, s slay.State, a slay.Action) slay.State {
	t.Helper()
	next, _, err := s.Apply(a)
	if err != nil {
		t.Fatalf("%+v: %v", a, err)
	}
	return next
}

// pile holds what a pile has, in its order; want is ids between spaces.
func pile(t testing.TB, what string, got []string, want string) {
	t.Helper()
	if !slices.Equal(got, strings.Fields(want)) {
		t.Errorf("%s is %q, want %q", what, got, strings.Fields(want))
	}
}

// number holds a number.
func number(t testing.TB, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %d, want %d", what, got, want)
	}
}

// lastEntry gives the text of the last log entry with its change of HP.
func lastEntry(s slay.State) string {
	log := s.Log()
	e := log[len(log)-1]
	if e.HP != 0 {
		return fmt.Sprintf("%s [%d]", e.Text, e.HP)
	}
	return e.Text
}

func hasEvent(events []slay.Event, kind slay.EventKind) bool {
	return slices.ContainsFunc(events, func(e slay.Event) bool { return e.Kind == kind })
}
