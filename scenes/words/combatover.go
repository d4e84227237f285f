package words

import (
	"fmt"
	"strconv"

	"akuto/rules/slay"
)

// What the end of a fight says.
const (
	AgainSame    = "Same seed again"
	AgainNew     = "Fight again"
	AgainNewMore = "The same enemy and deck with a new seed."
	OtherEnemy   = "Another enemy"
)

// FightEnded says how a fight ended.
func FightEnded(s slay.State) string {
	if s.Result == slay.Victory {
		return "The " + s.EnemyCard().Name + " is slain"
	}
	return "The " + s.EnemyCard().Name + " has slain you"
}

// FightLeft gives the great number at the end of a fight with what it is out of,
// and its name: the HP that the one who still stands has left.
func FightLeft(s slay.State) (left, of int, name string) {
	if s.Result == slay.Victory {
		return s.Player.HP, s.Player.MaxHP, "Health left"
	}
	return s.Enemy.HP, s.Enemy.MaxHP, "Health left to the enemy"
}

// FightSeed tells the seed of a fight.
func FightSeed(s slay.State) string { return fmt.Sprintf("Seed `%d`", s.Setup.Seed) }

// FightTotals lists the five figures of a fight that is over.
func FightTotals(s slay.State) [5]Total {
	return [5]Total{
		{"Turns", strconv.Itoa(s.Turn)},
		{"Dealt", strconv.Itoa(s.Totals.Dealt)},
		{"Taken", strconv.Itoa(s.Totals.Taken)},
		{"Blocked", strconv.Itoa(s.Totals.Blocked)},
		{"Played", strconv.Itoa(s.Totals.Played)},
	}
}

// ContinueFight is where the fight under way stands.
func ContinueFight(s slay.State) string {
	return fmt.Sprintf("%s · turn %d · `%d/%d` health", s.EnemyCard().Name, s.Turn, s.Player.HP, s.Player.MaxHP)
}
