package slay_test

import (
	"testing"

	"akuto/rules/slay"
)

// TestHits holds the damage formula: one attack each on an enemy of 100 HP.
func TestHits(t *testing.T) {
	for _, c := range []struct {
		name                                     string
		card                                     string
		strength, weak, vulnerable, block        int
		lost, wantWeak, wantVulnerable, wantBlok int
	}{
		{"plain", "hit3", 0, 0, 0, 0, 3, 0, 0, 0},
		{"weak 1 attacker, hit 3", "hit3", 0, 1, 0, 0, 2, 0, 0, 0},
		{"strength 2, hit 1", "hit1", 2, 0, 0, 0, 3, 0, 0, 0},
		{"strength 2, hit 1, vulnerable", "hit1", 2, 0, 1, 0, 6, 0, 0, 0},
		{"weak, vulnerable and strength 1, hit 2: they cancel and both are spent", "hit2", 1, 1, 1, 0, 3, 0, 0, 0},
		{"cancelling spends one token of each", "hit2", 1, 3, 2, 0, 3, 2, 1, 0},
		{"Twin Strike on block 1, vulnerable: 2+2, block takes 1", "twin_strike", 0, 0, 1, 1, 3, 0, 0, 0},
		{"Twin Strike spends one of three vulnerable", "twin_strike", 0, 0, 3, 0, 4, 0, 2, 0},
		{"hit 7 on block 20", "hit7", 0, 0, 0, 20, 0, 0, 0, 13},
		{"block holds exactly", "hit3", 0, 0, 0, 3, 0, 0, 0, 0},
		{"a weak hit of 0 stays 0", "hit0", 0, 1, 0, 0, 0, 0, 0, 0},
		{"a hit of 0 with strength", "hit0", 2, 0, 0, 0, 2, 0, 0, 0},
		{"a hit of 0 spends both tokens", "hit0", 0, 2, 2, 0, 0, 1, 1, 0},
		{"an attack of no hits spends both tokens", "whiff", 3, 2, 2, 0, 0, 1, 1, 0},
		{"an attack that block holds spends tokens", "hit1", 0, 0, 1, 9, 0, 0, 0, 7},
		{"every hit of three is weak, one weak is spent", "flurry", 0, 2, 0, 0, 3, 1, 0, 0},
		{"every hit of three doubles after strength", "flurry", 1, 0, 1, 0, 18, 0, 0, 0},
		{"two hit effects are one attack", "mixed", 0, 0, 2, 0, 6, 0, 1, 0},
		{"vulnerable laid before the hit doubles it and is spent", "open", 0, 0, 0, 0, 2, 0, 0, 0},
		{"AoE is the one enemy", "cleave", 1, 0, 1, 0, 6, 0, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := begin(t, "dummy", c.card)
			s.Player.Strength, s.Player.Weak = c.strength, c.weak
			s.Enemy.Vulnerable, s.Enemy.Block = c.vulnerable, c.block
			s = play(t, s, c.card)
			number(t, "HP lost", 100-s.Enemy.HP, c.lost)
			number(t, "weak of the player", s.Player.Weak, c.wantWeak)
			number(t, "vulnerable of the enemy", s.Enemy.Vulnerable, c.wantVulnerable)
			number(t, "block of the enemy", s.Enemy.Block, c.wantBlok)
			number(t, "dealt", s.Totals.Dealt, c.lost)
		})
	}
}

// TestBash holds that a Bash lays its vulnerable after its hit.
func TestBash(t *testing.T) {
	for _, c := range []struct{ before, lost, after int }{
		{0, 2, 1}, // not doubled, not spent
		{1, 4, 1}, // the old one is spent, the new one stays
		{2, 4, 2},
		{3, 4, 3}, // one spent, one added
	} {
		s := begin(t, "dummy", "bash")
		s.Enemy.Vulnerable = c.before
		s = play(t, s, "bash")
		number(t, "HP lost", 100-s.Enemy.HP, c.lost)
		number(t, "vulnerable", s.Enemy.Vulnerable, c.after)
	}
}

// TestTokensOfOthers holds that skills spend no tokens, and that tokens of the
// side that doesn't matter don't count.
func TestTokensOfOthers(t *testing.T) {
	s := begin(t, "dummy", "shockwave", "hit3", "defend_r")
	s.Player.Weak, s.Player.Vulnerable, s.Enemy.Weak = 2, 2, 2
	s = play(t, s, "shockwave")
	number(t, "weak of the player after a skill", s.Player.Weak, 2)
	number(t, "vulnerable of the enemy", s.Enemy.Vulnerable, 1)
	number(t, "weak of the enemy, capped", s.Enemy.Weak, 3)
	s = play(t, s, "hit3") // weak and vulnerable cancel: 3
	number(t, "HP lost", 100-s.Enemy.HP, 3)
	number(t, "weak of the player", s.Player.Weak, 1)
	number(t, "vulnerable of the player", s.Player.Vulnerable, 2)
	number(t, "weak of the enemy", s.Enemy.Weak, 3)
	number(t, "vulnerable of the enemy", s.Enemy.Vulnerable, 0)
}

// TestMultiHitKill holds that the hit that kills is the last one.
func TestMultiHitKill(t *testing.T) {
	s := begin(t, "dummy", "flurry", "defend_r")
	s.Enemy.HP, s.Enemy.Vulnerable, s.Player.Weak = 3, 2, 1
	// Weak and vulnerable cancel: hits of 2, the second kills.
	after, events, err := s.Apply(slay.Play(0))
	if err != nil {
		t.Fatal(err)
	}
	struck := 0
	for _, e := range events {
		if e.Kind == slay.Struck {
			struck++
		}
	}
	number(t, "hits", struck, 2)
	number(t, "HP of the enemy", after.Enemy.HP, 0)
	number(t, "dealt", after.Totals.Dealt, 3)
	number(t, "vulnerable, spent by the killing attack too", after.Enemy.Vulnerable, 1)
	number(t, "weak, spent by the killing attack too", after.Player.Weak, 0)
	if after.Result != slay.Victory || events[len(events)-1].Kind != slay.Won {
		t.Errorf("result %v, last event %v", after.Result, events[len(events)-1])
	}
	pile(t, "discard pile", after.Player.DiscardPile, "flurry")
	pile(t, "hand", after.Player.Hand, "defend_r")
}

// TestAfterAKillingHit holds that later effects don't run, and that a dead enemy
// gains nothing.
func TestAfterAKillingHit(t *testing.T) {
	s := begin(t, "dummy", "finisher", "defend_r", "defend_r", "defend_r", "defend_r", "bash")
	s.Enemy.HP, s.Enemy.Vulnerable = 5, 1
	s = play(t, s, "finisher")
	number(t, "HP of the enemy", s.Enemy.HP, 0)
	number(t, "dealt, without the overkill", s.Totals.Dealt, 5)
	number(t, "vulnerable", s.Enemy.Vulnerable, 0)
	number(t, "block of the player", s.Player.Block, 0)
	pile(t, "draw pile", s.Player.DrawPile, "bash")
	pile(t, "discard pile", s.Player.DiscardPile, "finisher")
	number(t, "energy, as it was", s.Player.Energy, 3)
}

// TestEnemyHits holds that the formula is the same for the enemy's attack.
func TestEnemyHits(t *testing.T) {
	for _, c := range []struct {
		name                              string
		enemy                             string
		strength, weak, vulnerable, block int
		hp, blocked                       int
	}{
		{"plain", "hitter", 0, 0, 0, 0, 7, 0},
		{"a weak enemy", "hitter", 0, 1, 0, 0, 8, 0},
		{"strength", "hitter", 2, 0, 0, 0, 5, 0},
		{"a vulnerable player", "hitter", 0, 0, 1, 0, 4, 0},
		{"both", "hitter", 1, 1, 1, 0, 6, 0},
		{"block", "hitter", 0, 0, 0, 2, 9, 2},
		{"more block", "hitter", 0, 0, 0, 9, 10, 3},
		{"a multi-hit into block", "flurrier", 0, 1, 0, 8, 9, 8}, // 3 hits of 3
	} {
		t.Run(c.name, func(t *testing.T) {
			s := begin(t, c.enemy, "defend_r")
			s.Enemy.Strength, s.Enemy.Weak = c.strength, c.weak
			s.Player.Vulnerable, s.Player.Block = c.vulnerable, c.block
			s = end(t, s)
			number(t, "HP", s.Player.HP, c.hp)
			number(t, "taken", s.Totals.Taken, 10-c.hp)
			number(t, "blocked", s.Totals.Blocked, c.blocked)
			number(t, "weak of the enemy", s.Enemy.Weak, max(0, c.weak-1))
			number(t, "vulnerable of the player", s.Player.Vulnerable, max(0, c.vulnerable-1))
			number(t, "block, gone with the new turn", s.Player.Block, 0)
		})
	}
}

// TestEnemyKills holds that an enemy that kills the player doesn't finish its
// action, and that the fight ends there.
func TestEnemyKills(t *testing.T) {
	s := begin(t, "flurrier", "defend_r")
	s.Player.HP, s.Enemy.Weak = 5, 2
	after, events, err := s.Apply(slay.End()) // hits of 3: the second kills
	if err != nil {
		t.Fatal(err)
	}
	number(t, "HP", after.Player.HP, 0)
	number(t, "taken", after.Totals.Taken, 5)
	number(t, "strength of the enemy", after.Enemy.Strength, 0)
	number(t, "weak of the enemy", after.Enemy.Weak, 1)
	number(t, "turn", after.Turn, 1)
	pile(t, "hand", after.Player.Hand, "")
	pile(t, "discard pile", after.Player.DiscardPile, "defend_r")
	if after.Result != slay.Defeat || events[len(events)-1].Kind != slay.Lost || hasEvent(events, slay.TurnBegan) {
		t.Errorf("result %v, events %v", after.Result, events)
	}
}

// TestLoseHP holds that lose_hp asks for nothing and can kill.
func TestLoseHP(t *testing.T) {
	s := begin(t, "dummy", "pay3", "pay3", "pay3", "pay3")
	s.Player.Block, s.Player.Strength, s.Player.Weak, s.Player.Vulnerable = 9, 3, 2, 2
	s = play(t, s, "pay3")
	number(t, "HP", s.Player.HP, 7)
	number(t, "block", s.Player.Block, 9)
	number(t, "weak", s.Player.Weak, 2)
	number(t, "vulnerable", s.Player.Vulnerable, 2)
	s = play(t, s, "pay3", "pay3", "pay3")
	number(t, "HP, never below 0", s.Player.HP, 0)
	number(t, "taken", s.Totals.Taken, 10)
	if s.Result != slay.Defeat {
		t.Error("the player lives on without HP")
	}
}

// TestOfferingKills holds that a player who dies by lose_hp gets nothing after it,
// and that the card still exhausts.
func TestOfferingKills(t *testing.T) {
	s := begin(t, "dummy", "offering", "defend_r", "defend_r", "defend_r", "defend_r", "bash")
	s.Player.HP = 1
	s = play(t, s, "offering")
	number(t, "HP", s.Player.HP, 0)
	number(t, "energy", s.Player.Energy, 3)
	pile(t, "hand", s.Player.Hand, "defend_r defend_r defend_r defend_r")
	pile(t, "exhaust pile", s.Player.ExhaustPile, "offering")
	if s.Result != slay.Defeat {
		t.Error("the player lives on without HP")
	}
}

// TestRuptureKills holds that Rupture gives its strength first.
func TestRuptureKills(t *testing.T) {
	s := begin(t, "dummy", "rupture")
	s.Player.HP = 1
	s = play(t, s, "rupture")
	number(t, "HP", s.Player.HP, 0)
	number(t, "strength", s.Player.Strength, 1)
	pile(t, "discard pile", s.Player.DiscardPile, "rupture")
	if s.Result != slay.Defeat {
		t.Error("the player lives on without HP")
	}
}

// TestCaps holds the caps of both sides: what is over them is lost.
func TestCaps(t *testing.T) {
	s := begin(t, "grower", "power9", "sap9", "block50", "energy9", "hit0")
	s = play(t, s, "power9", "sap9", "block50")
	number(t, "strength", s.Player.Strength, 8)
	number(t, "weak of the enemy", s.Enemy.Weak, 3)
	number(t, "vulnerable of the enemy", s.Enemy.Vulnerable, 3)
	number(t, "block", s.Player.Block, 20)
	s = play(t, s, "energy9")
	number(t, "energy", s.Player.Energy, 6)
	s = play(t, s, "hit0") // 0 + 8, doubled
	number(t, "HP of the enemy", s.Enemy.HP, 84)
	s = end(t, s)
	number(t, "energy of the next turn", s.Player.Energy, 3)
	number(t, "strength of the enemy", s.Enemy.Strength, 5)
	number(t, "block of the enemy", s.Enemy.Block, 15)
	s = end(t, s)
	number(t, "strength of the enemy", s.Enemy.Strength, 8)
	number(t, "block of the enemy, removed and gained", s.Enemy.Block, 15)

	s = end(t, end(t, begin(t, "hinderer", "defend_r")))
	number(t, "weak of the player", s.Player.Weak, 3)
	number(t, "vulnerable of the player", s.Player.Vulnerable, 3)
}

// TestShockwave holds the upgraded card: vulnerable 1, weak 2, and it exhausts.
func TestShockwave(t *testing.T) {
	s := play(t, begin(t, "dummy", "shockwave+"), "shockwave+")
	number(t, "vulnerable", s.Enemy.Vulnerable, 1)
	number(t, "weak", s.Enemy.Weak, 2)
	pile(t, "exhaust pile", s.Player.ExhaustPile, "shockwave+")
}
