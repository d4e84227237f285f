package slay_test

import (
	"errors"
	"slices"
	"testing"

	"akuto/rules/slay"
)

// TestChoices holds the exhaust of cards chosen from hand.
func TestChoices(t *testing.T) {
	s := begin(t, "dummy", "hit0", "hit1", "true_grit", "hit2", "hit3", "bash")
	number(t, "to choose for True Grit", s.ToChoose(2), 1)
	number(t, "to choose for a hit", s.ToChoose(0), 0)
	number(t, "to choose outside the hand", s.ToChoose(9), 0)
	after := do(t, s, slay.Play(2, 3))
	pile(t, "exhaust pile", after.Player.ExhaustPile, "hit2")
	pile(t, "hand", after.Player.Hand, "hit0 hit1 hit3")
	pile(t, "discard pile", after.Player.DiscardPile, "true_grit")
	number(t, "block", after.Player.Block, 1)
	after = do(t, s, slay.Play(2, 1))
	pile(t, "exhaust pile", after.Player.ExhaustPile, "hit1")
	if a := s.PlayLeftmost(2); !a.Equal(slay.Play(2, 0)) {
		t.Errorf("the leftmost other is %+v", a)
	}
	s = begin(t, "dummy", "true_grit", "hit1")
	if a := s.PlayLeftmost(0); !a.Equal(slay.Play(0, 1)) {
		t.Errorf("the leftmost other is %+v", a)
	}
}

// TestChooseTwo holds that several are exhausted from left to right, and that
// Burning Pact's draw comes after its exhaust.
func TestChooseTwo(t *testing.T) {
	s := begin(t, "dummy", "hit0", "hit1", "burn2", "hit2", "hit3", "bash")
	after := do(t, s, slay.Play(2, 4, 0))
	pile(t, "exhaust pile", after.Player.ExhaustPile, "hit0 hit3")
	pile(t, "hand", after.Player.Hand, "hit1 hit2 bash")
	s = begin(t, "dummy", "burning_pact", "hit1", "hit2", "hit3", "hit7", "bash", "block1")
	after = do(t, s, slay.Play(0, 2))
	pile(t, "hand", after.Player.Hand, "hit1 hit3 hit7 bash block1")
	pile(t, "exhaust pile", after.Player.ExhaustPile, "hit2")
}

// TestFewerToChoose holds that a hand with fewer others is chosen whole.
func TestFewerToChoose(t *testing.T) {
	s := begin(t, "dummy", "burn2", "hit0")
	number(t, "to choose", s.ToChoose(0), 1)
	after := do(t, s, slay.Play(0, 1))
	pile(t, "exhaust pile", after.Player.ExhaustPile, "hit0")
	after = play(t, begin(t, "dummy", "true_grit"), "true_grit")
	pile(t, "exhaust pile", after.Player.ExhaustPile, "")
	number(t, "block", after.Player.Block, 1)
}

// TestSeverSoulKills holds that nothing is exhausted after a killing hit.
func TestSeverSoulKills(t *testing.T) {
	s := begin(t, "dummy", "sever_soul", "hit0")
	s.Enemy.HP = 3
	s = play(t, s, "sever_soul")
	pile(t, "exhaust pile", s.Player.ExhaustPile, "")
	pile(t, "hand", s.Player.Hand, "hit0")
}

// TestRefusals holds what is refused, why, and that nothing changes by it.
func TestRefusals(t *testing.T) {
	hand := begin(t, "dummy", "bludgeon", "true_grit", "strike_r", "bash", "hit1")
	low := hand
	low.Player.Energy = 1
	won := begin(t, "dummy", "hit50", "hit1")
	won.Enemy.HP = 1
	won = play(t, won, "hit50")
	for _, c := range []struct {
		name   string
		s      slay.State
		action slay.Action
		why    slay.Why
		words  string
	}{
		{"too dear", low, slay.Play(0), slay.WhyEnergy, "Bludgeon costs 3, and you have 1 energy."},
		{"no such position", hand, slay.Play(5), slay.WhyNoCard, "There is no such card in your hand."},
		{"a negative position", hand, slay.Play(-1), slay.WhyNoCard, "There is no such card in your hand."},
		{"no choice made", hand, slay.Play(1), slay.WhyChoose, "Choose 1 other card of your hand to exhaust for True Grit."},
		{"too many chosen", hand, slay.Play(1, 0, 2), slay.WhyChoose, "Choose 1 other card of your hand to exhaust for True Grit."},
		{"a choice nobody asked for", hand, slay.Play(2, 0), slay.WhyChoose, "There is nothing to choose for Strike."},
		{"itself chosen", hand, slay.Play(1, 1), slay.WhyChoice, "What is chosen for True Grit must be other cards of your hand, each once."},
		{"chosen outside the hand", hand, slay.Play(1, 7), slay.WhyChoice, "What is chosen for True Grit must be other cards of your hand, each once."},
		{"chosen before the hand", hand, slay.Play(1, -1), slay.WhyChoice, "What is chosen for True Grit must be other cards of your hand, each once."},
		{"an unknown kind", hand, slay.Action{Kind: 9}, slay.WhyUnknownAction, "There is no such action."},
		{"no kind", hand, slay.Action{}, slay.WhyUnknownAction, "There is no such action."},
		{"an end with a card", hand, slay.Action{Kind: slay.EndTurn, Card: 1}, slay.WhyUnknownAction, "There is no such action."},
		{"a card after the end", won, slay.Play(0), slay.WhyOver, "The fight is over."},
		{"the turn's end after the end", won, slay.End(), slay.WhyOver, "The fight is over."},
	} {
		t.Run(c.name, func(t *testing.T) {
			after, events, err := c.s.Apply(c.action)
			var refusal *slay.Refusal
			if !errors.As(err, &refusal) {
				t.Fatalf("%v", err)
			}
			if refusal.Why != c.why || err.Error() != c.words || events != nil || !after.Equal(c.s) {
				t.Errorf("why %d, %q, events %v", refusal.Why, err, events)
			}
			if checked := c.s.Check(c.action); checked == nil || checked.Error() != c.words {
				t.Errorf("Check gives %v", checked)
			}
		})
	}
	if err := hand.Check(slay.Play(1, 0)); err != nil {
		t.Errorf("True Grit with a choice: %v", err)
	}
	two := begin(t, "dummy", "burn2", "hit0", "hit1")
	if err := two.Check(slay.Action{Kind: slay.PlayCard, Exhaust: []int{2, 1}}); err == nil {
		t.Error("a choice in falling order is accepted, so one thing could be done by two actions")
	}
	if err := two.Check(slay.Play(0, 1, 1)); err == nil {
		t.Error("a card chosen twice is accepted")
	}
}

// TestLegal holds the list of everything that can be done.
func TestLegal(t *testing.T) {
	s := begin(t, "dummy", "burn2", "hit0", "bludgeon", "hit1")
	s.Player.Energy = 2
	want := []slay.Action{slay.Play(0, 1, 2), slay.Play(0, 1, 3), slay.Play(0, 2, 3), slay.Play(1), slay.Play(3), slay.End()}
	if got := slay.Legal(s); !slices.EqualFunc(got, want, slay.Action.Equal) {
		t.Errorf("legal %+v, want %+v", got, want)
	}
	s.Enemy.HP = 1
	if got := slay.Legal(play(t, s, "hit1")); len(got) != 0 {
		t.Errorf("legal after the end: %+v", got)
	}
}

// TestApplyChangesNothing holds that a state keeps what it was when actions lead
// away from it in several ways.
func TestApplyChangesNothing(t *testing.T) {
	s := begin(t, "hitter", "pommel_strike", "true_grit", "hit2", "carnage", "hit0", "bash", "block1")
	same := begin(t, "hitter", "pommel_strike", "true_grit", "hit2", "carnage", "hit0", "bash", "block1")
	for _, a := range slay.Legal(s) {
		do(t, end(t, do(t, s, a)), slay.End())
		if !s.Equal(same) {
			t.Fatalf("%+v changed the state it began in", a)
		}
	}
	s.Preview(slay.Play(0))
	s.Intent()
	if !s.Equal(same) {
		t.Error("looking ahead changed the state")
	}
}
