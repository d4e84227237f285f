package slay_test

import (
	"fmt"
	"slices"
	"testing"

	"akuto/rules/slay"
)

// against begins a fight against a shipped enemy with a player who does nothing
// and whom nothing kills, and gives the state at the start of each turn.
func against(t *testing.T, enemy string, turns int, dice ...int) []slay.State {
	t.Helper()
	s, _, err := slay.New(shipped(), slay.Setup{Enemy: enemy, Draw: []string{"defend_r"}, Dice: dice})
	if err != nil {
		t.Fatal(err)
	}
	var states []slay.State
	for range turns {
		states = append(states, s)
		s.Player.HP = 10
		s = end(t, s)
	}
	return append(states, s)
}

// TestCultist holds hits of 1, 2, 3 …: it hits, then gains strength, up to 8.
func TestCultist(t *testing.T) {
	states := against(t, "cultist", 10)
	for i, s := range states[1:] {
		number(t, "HP lost", 10-s.Player.HP, min(i+1, 9))
		number(t, "strength", s.Enemy.Strength, min(i+1, 8))
	}
	number(t, "HP", states[0].Enemy.HP, 9)
}

// TestJawWorm holds the action of each face of the die.
func TestJawWorm(t *testing.T) {
	for face, want := range map[int]struct{ lost, block, strength int }{
		1: {0, 2, 1}, 2: {0, 2, 1}, 3: {2, 1, 0}, 4: {2, 1, 0}, 5: {3, 0, 0}, 6: {3, 0, 0},
	} {
		t.Run(fmt.Sprint(face), func(t *testing.T) {
			s := against(t, "jaw_worm", 1, face)[1]
			number(t, "HP of the enemy", s.Enemy.HP, 8)
			number(t, "HP lost", 10-s.Player.HP, want.lost)
			number(t, "block", s.Enemy.Block, want.block)
			number(t, "strength", s.Enemy.Strength, want.strength)
			number(t, "track position", s.TrackPosition(), 0)
		})
	}
}

// TestLagavulin holds that it sleeps once and then goes round the red slots.
func TestLagavulin(t *testing.T) {
	states := against(t, "lagavulin", 10)
	number(t, "HP", states[0].Enemy.HP, 22)
	var lost, strength, positions []int
	for i, s := range states[1:] {
		lost = append(lost, 10-s.Player.HP)
		strength = append(strength, s.Enemy.Strength)
		positions = append(positions, states[i].TrackPosition())
	}
	// Sleep; 4, 4, hinder; with strength 1 and a vulnerable nobody has: 5, 5, hinder; 6, 6.
	if want := []int{0, 4, 4, 0, 5, 5, 0, 6, 6, 0}; !slices.Equal(lost, want) {
		t.Errorf("HP lost %v, want %v", lost, want)
	}
	if want := []int{0, 0, 0, 1, 1, 1, 2, 2, 2, 3}; !slices.Equal(strength, want) {
		t.Errorf("strength %v, want %v", strength, want)
	}
	if want := []int{0, 1, 2, 3, 1, 2, 3, 1, 2, 3}; !slices.Equal(positions, want) {
		t.Errorf("track positions %v, want %v", positions, want)
	}
	number(t, "weak of the player after two slots of 2", states[10].Player.Weak, 3)
}

// TestLagavulinA12 holds weak 2; hit 4 and strength 1; hit 4; without a grey slot.
func TestLagavulinA12(t *testing.T) {
	states := against(t, "lagavulin_a12", 6)
	number(t, "HP", states[0].Enemy.HP, 24)
	var lost, positions []int
	for i, s := range states[1:] {
		lost = append(lost, 10-s.Player.HP)
		positions = append(positions, states[i].TrackPosition())
	}
	if want := []int{0, 4, 5, 0, 5, 6}; !slices.Equal(lost, want) {
		t.Errorf("HP lost %v, want %v", lost, want)
	}
	if want := []int{0, 1, 2, 0, 1, 2}; !slices.Equal(positions, want) {
		t.Errorf("track positions %v, want %v", positions, want)
	}
}

// TestOtherEnemies holds HP and the HP each takes in its first turns.
func TestOtherEnemies(t *testing.T) {
	for _, c := range []struct {
		enemy string
		hp    int
		lost  []int
	}{
		{"small_slime", 3, []int{1, 1, 1}},
		{"sneaky_gremlin", 2, []int{2, 2, 2}},
		{"fat_gremlin", 3, []int{1, 1, 1}},
		{"gremlin_wizard", 4, []int{0, 3, 3, 3}},
		{"jaw_worm_a7", 7, []int{2, 0, 4}}, // dice 1, 3, 5: hit 2; strength 1; hit 3 + 1
	} {
		states := against(t, c.enemy, len(c.lost), 1, 3, 5)
		number(t, "HP of "+c.enemy, states[0].Enemy.HP, c.hp)
		for i, s := range states[1:] {
			number(t, "HP lost to "+c.enemy, 10-s.Player.HP, c.lost[i])
		}
	}
}

// TestGreyInTheMiddle holds that a grey slot is skipped on the loop wherever it
// stands, and that the loop goes back to the first red slot.
func TestGreyInTheMiddle(t *testing.T) {
	c, err := slay.Read([]slay.File{{Name: "x.json", Data: []byte(`{"walker": {"name": "Walker", "hp": 9, "actionType": "cube", "image": "x", "actions": [
		{"slot": "grey", "intent": "sleep", "effects": []},
		{"slot": "red", "intent": "attack", "effects": [{"type": "hit", "value": 1}]},
		{"slot": "grey", "intent": "attack", "effects": [{"type": "hit", "value": 5}]},
		{"slot": "red", "intent": "attack", "effects": [{"type": "hit", "value": 2}]}
	]}}`)}}, shipped(), nil)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := slay.New(c, slay.Setup{Enemy: "walker", Deck: "starter"})
	if err != nil {
		t.Fatal(err)
	}
	var positions []int
	for range 9 {
		positions = append(positions, s.TrackPosition())
		s.Player.HP = 10
		s = end(t, s)
	}
	if want := []int{0, 1, 2, 3, 1, 3, 1, 3, 1}; !slices.Equal(positions, want) {
		t.Errorf("track positions %v, want %v", positions, want)
	}
}

// TestIntent holds that the intent is what the player would really lose.
func TestIntent(t *testing.T) {
	for _, c := range []struct {
		name                              string
		enemy                             string
		strength, weak, vulnerable, block int
		hp                                int // of the player
		want                              slay.Intent
		total                             int
		sentence                          string
	}{
		{"plain", "hitter", 0, 0, 0, 0, 10, slay.Intent{Kind: slay.IntendsAttack, Hits: []int{3}, HP: 3}, 3,
			"Attack. You would lose `3` HP."},
		{"strength 1 and weak, block 2", "hitter", 1, 1, 0, 2, 7, slay.Intent{Kind: slay.IntendsAttack, Hits: []int{3}, HP: 1, Block: 2}, 3,
			"Attack. You would lose `1` HP and `2` Block."},
		{"vulnerable", "hitter", 1, 0, 1, 0, 10, slay.Intent{Kind: slay.IntendsAttack, Hits: []int{8}, HP: 8}, 8,
			"Attack. You would lose `8` HP."},
		{"held by block", "hitter", 0, 0, 0, 9, 10, slay.Intent{Kind: slay.IntendsAttack, Hits: []int{3}, Block: 3}, 3,
			"Attack. Your Block holds it and loses `3`."},
		{"deadly, all hits counted", "flurrier", 0, 0, 0, 1, 5,
			slay.Intent{Kind: slay.IntendsAttack, Hits: []int{4, 4, 4}, HP: 5, Block: 1, Dies: true, GainsStrength: 1}, 12,
			"Attack. You would die. It would gain `1` Strength."},
		{"strength near its cap", "grower", 6, 0, 0, 0, 10, slay.Intent{Kind: slay.IntendsBuff, GainsStrength: 2, GainsBlock: 15}, 0,
			"Grow stronger. It would gain `15` Block and `2` Strength."},
		{"tokens near their cap", "hinderer", 0, 0, 2, 0, 10, slay.Intent{Kind: slay.IntendsDebuff, Weak: 2, Vulnerable: 1}, 0,
			"Hinder. You would get `1` Vulnerable and `2` Weak."},
		{"asleep", "dummy", 5, 0, 2, 0, 10, slay.Intent{Kind: slay.IntendsSleep}, 0, "Sleep."},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := begin(t, c.enemy, "defend_r")
			s.Enemy.Strength, s.Enemy.Weak = c.strength, c.weak
			s.Player.Vulnerable, s.Player.Block, s.Player.HP = c.vulnerable, c.block, c.hp
			got := s.Intent()
			if fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", c.want) {
				t.Errorf("intent %+v, want %+v", got, c.want)
			}
			number(t, "total", got.Total(), c.total)
			if got.Sentence() != c.sentence {
				t.Errorf("sentence %q, want %q", got.Sentence(), c.sentence)
			}
			after := end(t, s)
			number(t, "HP really lost", s.Player.HP-after.Player.HP, c.want.HP)
			number(t, "block really lost", after.Totals.Blocked, c.want.Block)
		})
	}
}

// TestIntentOfDie holds the die's intent before the player plays.
func TestIntentOfDie(t *testing.T) {
	for face, want := range []string{
		"Defend. It would gain `2` Block and `1` Strength.",
		"Defend. It would gain `2` Block and `1` Strength.",
		"Attack. You would lose `2` HP. It would gain `1` Block.",
		"Attack. You would lose `2` HP. It would gain `1` Block.",
		"Attack. You would lose `3` HP.",
		"Attack. You would lose `3` HP.",
	} {
		s := against(t, "jaw_worm", 0, face+1)[0]
		if got := s.Intent().Sentence(); got != want {
			t.Errorf("face %d: %q, want %q", face+1, got, want)
		}
	}
}
