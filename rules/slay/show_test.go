package slay_test

import (
	"fmt"
	"slices"
	"testing"

	"akuto/rules/slay"
)

// TestPreview holds what a card says before it is played.
func TestPreview(t *testing.T) {
	bash := func(change func(*slay.State)) slay.State {
		s := begin(t, "dummy", "bash", "shrug_it_off", "offering", "seeing_red", "true_grit", "hit1")
		change(&s)
		return s
	}
	for _, c := range []struct {
		name     string
		s        slay.State
		position int
		want     slay.Outcome
		short    string
		cost     string
	}{
		{"the picture: Bash with strength 1 on vulnerable 1 and block 3",
			bash(func(s *slay.State) {
				s.Player.Strength, s.Enemy.Vulnerable, s.Enemy.Block = 1, 1, 3
				s.Player.Energy = 2
			}), 0,
			slay.Outcome{Cost: 2, Energy: 0, Hits: []int{6}, EnemyHP: 3, EnemyBlock: 3, Vulnerable: 1},
			"−3 HP, −3 of its Block, 1 Vulnerable", "Bash costs 2; that leaves none."},
		{"Bash kills", bash(func(s *slay.State) { s.Enemy.HP = 2 }), 0,
			slay.Outcome{Cost: 2, Energy: 1, Hits: []int{2}, EnemyHP: 2, Kills: true}, "kills, −2 HP", "Bash costs 2; that leaves 1."},
		{"Bash without energy", bash(func(s *slay.State) { s.Player.Energy = 1 }), 0,
			slay.Outcome{Cost: 2, Energy: 0, Hits: []int{2}, EnemyHP: 2, Vulnerable: 1}, "−2 HP, 1 Vulnerable", "Bash costs 2, and you have 1 energy."},
		{"Shrug It Off near the cap of block", bash(func(s *slay.State) { s.Player.Block = 19 }), 1,
			slay.Outcome{Cost: 1, Energy: 2, Block: 1, Drawn: 1}, "1 Block, draw 1", "Shrug It Off costs 1; that leaves 2."},
		{"Offering", bash(func(*slay.State) {}), 2,
			slay.Outcome{Cost: 0, Energy: 5, HP: 1, Drawn: 1, Exhausted: 1}, "draw 1, you lose 1 HP", "Offering costs nothing; that leaves 5."},
		{"Offering kills", bash(func(s *slay.State) { s.Player.HP = 1 }), 2,
			slay.Outcome{Cost: 0, Energy: 3, HP: 1, Dies: true, Exhausted: 1}, "you lose 1 HP, you die", "Offering costs nothing; that leaves 3."},
		{"Seeing Red at 6 energy", bash(func(s *slay.State) { s.Player.Energy = 6 }), 3,
			slay.Outcome{Cost: 1, Energy: 6, Exhausted: 1}, "", "Seeing Red costs 1; that leaves 6."},
		{"True Grit before a choice", bash(func(*slay.State) {}), 4,
			slay.Outcome{Cost: 1, Energy: 2, Block: 1, Exhausted: 1}, "1 Block", "True Grit costs 1; that leaves 2."},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := c.s.Preview(slay.Play(c.position))
			want := c.want
			want.Action, want.Card, want.Refusal = got.Action, got.Card, got.Refusal
			if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", want) {
				t.Errorf("outcome\n%+v, want\n%+v", got, want)
			}
			if got.Short() != c.short {
				t.Errorf("short %q, want %q", got.Short(), c.short)
			}
			if got.CostSentence() != c.cost {
				t.Errorf("cost %q, want %q", got.CostSentence(), c.cost)
			}
			refused := c.s.Check(slay.Play(c.position)) != nil
			if (got.Refusal != nil) != refused {
				t.Errorf("refusal %v", got.Refusal)
			}
		})
	}
	if o := begin(t, "dummy", "bash").Preview(slay.Play(4)); o.Card != nil || o.Refusal == nil || o.CostSentence() != "" {
		t.Errorf("a card that isn't there: %+v", o)
	}
}

// TestDescribe holds the descriptions with printed and with current numbers.
func TestDescribe(t *testing.T) {
	s := begin(t, "dummy", "defend_r")
	s.Player.Strength = 1
	vulnerable, weak := s, s
	vulnerable.Enemy.Vulnerable = 1
	weak.Player.Weak = 1
	for _, c := range []struct{ card, printed, strong, doubled, weakened string }{
		{"strike_r", "Deal `1` damage.", "Deal `2` damage.", "Deal `4` damage.", "Deal `1` damage."},
		{"bash", "Deal `2` damage. Then lay `1` Vulnerable on the enemy.", "Deal `3` damage. Then lay `1` Vulnerable on the enemy.",
			"Deal `6` damage. Then lay `1` Vulnerable on the enemy.", "Deal `2` damage. Then lay `1` Vulnerable on the enemy."},
		{"twin_strike+", "Deal `2` damage, `2` times.", "Deal `3` damage, `2` times.", "Deal `6` damage, `2` times.", "Deal `2` damage, `2` times."},
		{"defend_r", "Gain `1` Block.", "Gain `1` Block.", "Gain `1` Block.", "Gain `1` Block."},
		{"shrug_it_off", "Gain `2` Block. Draw `1` card.", "Gain `2` Block. Draw `1` card.", "Gain `2` Block. Draw `1` card.", "Gain `2` Block. Draw `1` card."},
	} {
		card := shipped().Card(c.card)
		for _, one := range []struct{ got, want string }{
			{card.Text(), c.printed}, {s.Describe(card), c.strong}, {vulnerable.Describe(card), c.doubled}, {weak.Describe(card), c.weakened},
		} {
			if one.got != one.want {
				t.Errorf("%s: %q, want %q", c.card, one.got, one.want)
			}
		}
	}
}

// TestLog holds the texts of the log.
func TestLog(t *testing.T) {
	s, _, err := slay.New(shipped(), slay.Setup{Enemy: "jaw_worm", Dice: []int{4, 1, 5}, Draw: []string{
		"shrug_it_off", "bash", "strike_r", "disarm", "carnage", "defend_r", "inflame", "true_grit", "strike_r", "offering", "twin_strike"}})
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "shrug_it_off", "bash")
	s = end(t, s)
	s = play(t, s, "offering", "inflame", "true_grit")
	s = end(t, s)
	var got []string
	for _, e := range s.Log() {
		text := fmt.Sprintf("T%d %s", e.Turn, e.Text)
		if e.HP != 0 {
			text += fmt.Sprintf(" [%d]", e.HP)
		}
		got = append(got, text)
	}
	want := []string{
		"T1 Drew 5 cards",
		"T1 Jaw Worm rolled 4: attack 2, 1 Block",
		"T1 Shrug It Off: 2 Block, drew 1",
		"T1 Bash: 1 Vulnerable [-2]",
		"T1 Carnage: not played, exhausted",
		"T1 Jaw Worm attacked for 2, 2 blocked, 1 Block",
		"T2 Drew 5 cards",
		"T2 Jaw Worm rolled 1: 2 Block, 1 Strength",
		"T2 Offering: lost 1 HP, 2 energy, drew 3, exhausted",
		"T2 Inflame: 1 Strength",
		"T2 True Grit: 1 Block, exhausted 1 card",
		"T2 Jaw Worm: 2 Block, 1 Strength",
		"T3 Drew 5 cards, reshuffled", // 2 were left after Offering's reshuffle
		"T3 Jaw Worm rolled 5: attack 4",
	}
	if !slices.Equal(got, want) {
		for i := range max(len(got), len(want)) {
			t.Errorf("%d: got %q, want %q", i, at(got, i), at(want, i))
		}
	}
}

func at(texts []string, i int) string {
	if i < len(texts) {
		return texts[i]
	}
	return ""
}

// TestLastEntries holds how the end and odd attacks are told.
func TestLastEntries(t *testing.T) {
	s := begin(t, "dummy", "hit1", "hit50", "whiff", "flurry")
	s.Enemy.Block = 2
	if got, want := lastEntry(play(t, s, "hit1")), "hit1: 1 blocked"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := lastEntry(play(t, s, "flurry")), "flurry: 2 blocked [-4]"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := lastEntry(play(t, s, "whiff")), "whiff"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	s.Enemy.HP = 3
	won := play(t, s, "hit50")
	if got, want := lastEntry(won), "The dummy is slain"; got != want || won.Ending() != want {
		t.Errorf("%q, %q, want %q", got, won.Ending(), want)
	}
	lost := begin(t, "hitter", "hit1")
	lost.Player.HP = 2
	lost = end(t, lost)
	if got, want := lastEntry(lost), "The Ironclad has fallen"; got != want || lost.Ending() != want {
		t.Errorf("%q, %q, want %q", got, lost.Ending(), want)
	}
	if s.Ending() != "" {
		t.Errorf("a fight under way ends with %q", s.Ending())
	}
}

// TestSortedDrawPile holds that the shown draw pile is sorted by name.
func TestSortedDrawPile(t *testing.T) {
	s := begin(t, "dummy", "hit1", "hit1", "hit1", "hit1", "hit1", "strike_r", "bash", "strike_r+", "defend_r", "bash")
	pile(t, "draw pile", s.SortedDrawPile(), "bash bash defend_r strike_r strike_r+")
	pile(t, "the real one", s.Player.DrawPile, "strike_r bash strike_r+ defend_r bash")
}
