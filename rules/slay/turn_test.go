package slay_test

import (
	"fmt"
	"slices"
	"testing"

	"akuto/rules/slay"
)

// TestStart holds the first turn.
func TestStart(t *testing.T) {
	s, events, err := slay.New(shipped(), slay.Setup{Enemy: "jaw_worm", Draw: []string{
		"strike_r", "bash", "defend_r", "strike_r", "defend_r", "strike_r+", "bash+",
	}, Dice: []int{4}})
	if err != nil {
		t.Fatal(err)
	}
	number(t, "turn", s.Turn, 1)
	number(t, "die", s.Die, 4)
	number(t, "energy", s.Player.Energy, 3)
	number(t, "HP", s.Player.HP, 10)
	number(t, "HP of the enemy", s.Enemy.HP, 8)
	pile(t, "hand", s.Player.Hand, "strike_r bash defend_r strike_r defend_r")
	pile(t, "draw pile", s.Player.DrawPile, "strike_r+ bash+")
	if events[0].Kind != slay.TurnBegan || !hasEvent(events, slay.Rolled) {
		t.Errorf("events: %v", events)
	}
}

// TestStarterDeck holds the shuffled starter deck: 5 Strike, 4 Defend, 1 Bash.
func TestStarterDeck(t *testing.T) {
	orders := map[string]bool{}
	for seed := range uint64(20) {
		s, _, err := slay.New(shipped(), slay.Setup{Enemy: "cultist", Deck: slay.StarterDeck, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		all := slices.Concat(s.Player.Hand, s.Player.DrawPile)
		orders[fmt.Sprint(all)] = true
		slices.Sort(all)
		pile(t, "all cards", all, "bash defend_r defend_r defend_r defend_r strike_r strike_r strike_r strike_r strike_r")
		number(t, "hand", len(s.Player.Hand), 5)
	}
	// Of 1,260 orders twenty are hardly ever fewer than fifteen different ones.
	if len(orders) < 15 {
		t.Errorf("%d different orders of 20", len(orders))
	}
}

// TestSetupHP holds that hp is where the player starts, not the maximum.
func TestSetupHP(t *testing.T) {
	s, _, err := slay.New(shipped(), slay.Setup{Enemy: "cultist", Deck: slay.StarterDeck, HP: 4})
	if err != nil {
		t.Fatal(err)
	}
	number(t, "HP", s.Player.HP, 4)
	number(t, "maximum", s.Player.MaxHP, 10)
}

func TestSetupRefused(t *testing.T) {
	for _, setup := range []slay.Setup{
		{Enemy: "nobody", Deck: "starter"},
		{Enemy: "cultist"},
		{Enemy: "cultist", Deck: "none"},
		{Enemy: "cultist", Deck: "starter", Draw: []string{"bash"}},
		{Enemy: "cultist", Draw: []string{"bash", "bish"}},
		{Enemy: "cultist", Deck: "starter", HP: 11},
		{Enemy: "cultist", Deck: "starter", HP: -1},
		{Enemy: "cultist", Deck: "starter", Dice: []int{3, 7}},
		{Enemy: "cultist", Deck: "starter", Dice: []int{0}},
	} {
		if _, _, err := slay.New(shipped(), setup); err == nil {
			t.Errorf("%+v is accepted", setup)
		}
	}
	if _, _, err := slay.New(nil, slay.Setup{Enemy: "cultist", Deck: "starter"}); err == nil {
		t.Error("a fight without a catalog is accepted")
	}
}

// TestReshuffle holds Pommel Strike with an empty draw pile and three cards in
// the discard pile: they are shuffled in the middle of the draw.
func TestReshuffle(t *testing.T) {
	s := begin(t, "dummy", "pommel_strike", "hit0", "hit1", "hit2", "defend_r")
	s = play(t, s, "hit0", "hit1", "hit2")
	number(t, "draw pile", len(s.Player.DrawPile), 0)
	after, events, err := s.Apply(slay.Play(0))
	if err != nil {
		t.Fatal(err)
	}
	number(t, "hand", len(after.Player.Hand), 2) // defend_r and the card drawn
	number(t, "draw pile", len(after.Player.DrawPile), 2)
	// The card being played is in no pile, so it isn't shuffled into the draw pile.
	pile(t, "discard pile", after.Player.DiscardPile, "pommel_strike")
	if !hasEvent(events, slay.Reshuffled) {
		t.Error("no reshuffle is told")
	}
	number(t, "energy", after.Player.Energy, 2)
}

// TestReshuffleInTheMiddle holds that what is left is drawn before the reshuffle.
func TestReshuffleInTheMiddle(t *testing.T) {
	s := begin(t, "dummy", "hit0", "draw3", "hit2", "hit3", "hit7", "bash")
	s = play(t, s, "hit0", "hit2", "draw3")
	// hit3 and hit7 were in hand; bash was left; hit0 and hit2 were discarded.
	pile(t, "begin of the hand", s.Player.Hand[:3], "hit3 hit7 bash")
	number(t, "hand", len(s.Player.Hand), 5)
	number(t, "draw pile", len(s.Player.DrawPile), 0)
	pile(t, "discard pile", s.Player.DiscardPile, "draw3")
}

// TestNothingToDraw holds that with both piles empty nothing is drawn.
func TestNothingToDraw(t *testing.T) {
	s := play(t, begin(t, "dummy", "pommel_strike"), "pommel_strike")
	pile(t, "hand", s.Player.Hand, "")
	pile(t, "discard pile", s.Player.DiscardPile, "pommel_strike")
	number(t, "HP of the enemy", s.Enemy.HP, 98)
	s = end(t, s)
	pile(t, "hand", s.Player.Hand, "pommel_strike")
}

// TestNoEarlyReshuffle holds that a draw pile that has just run out is not filled
// before a draw finds it empty.
func TestNoEarlyReshuffle(t *testing.T) {
	s := begin(t, "dummy", "pommel_strike", "hit0", "hit1", "hit2", "hit3", "bash")
	s = play(t, s, "hit0", "pommel_strike")
	pile(t, "hand", s.Player.Hand, "hit1 hit2 hit3 bash")
	pile(t, "draw pile", s.Player.DrawPile, "")
	pile(t, "discard pile", s.Player.DiscardPile, "hit0 pommel_strike")
}

// TestEndOfTurn holds that the hand is discarded from left to right and an empty
// hand is no hindrance.
func TestEndOfTurn(t *testing.T) {
	s := begin(t, "dummy", "hit0", "hit1", "hit2", "hit3", "hit7", "bash", "block1", "block2", "block3", "block4")
	s = play(t, s, "hit2")
	s = end(t, s)
	pile(t, "discard pile", s.Player.DiscardPile, "hit2 hit0 hit1 hit3 hit7")
	pile(t, "hand", s.Player.Hand, "bash block1 block2 block3 block4")
	number(t, "turn", s.Turn, 2)
	s = play(t, begin(t, "hitter", "hit0"), "hit0")
	s = end(t, s)
	number(t, "HP after an enemy turn with an empty hand", s.Player.HP, 7)
}

// TestEthereal holds that ethereal cards are exhausted from left to right before
// the rest is discarded, and are ordinary cards when they are played.
func TestEthereal(t *testing.T) {
	s := begin(t, "dummy", "ghostly_armor", "hit0", "carnage", "ghostly_armor", "hit1")
	s = play(t, s, "ghostly_armor")
	number(t, "block", s.Player.Block, 2)
	after, events, err := s.Apply(slay.End())
	if err != nil {
		t.Fatal(err)
	}
	pile(t, "exhaust pile", after.Player.ExhaustPile, "carnage ghostly_armor")
	hand := slices.Sorted(slices.Values(after.Player.Hand)) // reshuffled
	pile(t, "hand", hand, "ghostly_armor hit0 hit1")
	var told []string
	for _, e := range events {
		if e.Kind == slay.Exhausted || e.Kind == slay.Discarded {
			told = append(told, fmt.Sprintf("%s@%d", e.Card, e.Position))
		}
	}
	pile(t, "events", told, "carnage@1 ghostly_armor@1 hit0@0 hit1@0")
}

// TestPiles holds where played cards go.
func TestPiles(t *testing.T) {
	s := begin(t, "dummy", "inflame+", "seeing_red", "strike_r")
	s = play(t, s, "seeing_red", "inflame+", "strike_r")
	pile(t, "powers", s.Player.Powers, "inflame+")
	pile(t, "exhaust pile", s.Player.ExhaustPile, "seeing_red")
	pile(t, "discard pile", s.Player.DiscardPile, "strike_r")
	number(t, "energy, 3 − 1 + 2 − 1 − 1", s.Player.Energy, 2)
	number(t, "HP of the enemy", s.Enemy.HP, 98)
	number(t, "played", s.Totals.Played, 3)
	s = end(t, s)
	pile(t, "hand: powers and exhausted cards don't come back", s.Player.Hand, "strike_r")
	number(t, "strength stays", s.Player.Strength, 1)
}

// TestEnemyBlock holds that enemy block lasts through the player's turn.
func TestEnemyBlock(t *testing.T) {
	s := end(t, begin(t, "waller", "hit3"))
	number(t, "block of the enemy", s.Enemy.Block, 4)
	s = play(t, s, "hit3")
	number(t, "HP of the enemy", s.Enemy.HP, 100)
	number(t, "block of the enemy", s.Enemy.Block, 1)
	s = end(t, s)
	number(t, "block of the enemy, removed and gained", s.Enemy.Block, 4)
}

// TestDie holds that given results come first, one a turn, and then the seed's.
func TestDie(t *testing.T) {
	rolls := func(seed uint64) []int {
		s, _, err := slay.New(tested(), slay.Setup{Enemy: "dummy", Draw: []string{"hit0"}, Dice: []int{5, 2}, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		var rolls []int
		for range 40 {
			rolls = append(rolls, s.Die)
			s = end(t, s)
		}
		return rolls
	}
	one, again, other := rolls(1), rolls(1), rolls(2)
	if !slices.Equal(one, again) || slices.Equal(one, other) || !slices.Equal(one[:2], []int{5, 2}) {
		t.Errorf("rolls %v, again %v, of another seed %v", one, again, other)
	}
	for face := 1; face <= 6; face++ {
		if !slices.Contains(append(one[2:], other[2:]...), face) {
			t.Errorf("%d is never rolled", face)
		}
	}
}

// TestThousandTurns holds that no card is lost or made in 1,000 turns and that
// every one begins with five cards.
func TestThousandTurns(t *testing.T) {
	s, _, err := slay.New(tested(), slay.Setup{Enemy: "dummy", Deck: "starter", Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for turn := 1; turn <= 1000; turn++ {
		if s.Turn != turn || len(s.Player.Hand) != 5 {
			t.Fatalf("turn %d begins as turn %d with %d cards", turn, s.Turn, len(s.Player.Hand))
		}
		s = play(t, s, slices.DeleteFunc(slices.Clone(s.Player.Hand), func(id string) bool { return id != "defend_r" })[:min(1, countOf(s.Player.Hand, "defend_r"))]...)
		all := slices.Concat(s.Player.DrawPile, s.Player.Hand, s.Player.DiscardPile, s.Player.ExhaustPile, s.Player.Powers)
		if len(all) != 10 || countOf(all, "strike_r") != 5 || countOf(all, "defend_r") != 4 || countOf(all, "bash") != 1 {
			t.Fatalf("turn %d: the cards are %q", turn, all)
		}
		s = end(t, s)
	}
}

func countOf(ids []string, id string) int {
	n := 0
	for _, other := range ids {
		if other == id {
			n++
		}
	}
	return n
}
