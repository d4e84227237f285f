package words

import (
	"strconv"

	"akuto/rules/scoundrel"
)

// What the end of a game says.
const (
	Died     = "You died in the dungeon"
	Survived = "You came back alive"
	SeeTable = "See the table"
)

// Signed is a number with a true minus sign.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Total is one figure of the game-over row.
type Total struct{ Name, Figure string }

// TotalsOf lists the five figures of a game that is over.
func TotalsOf(t scoundrel.Totals) [5]Total {
	return [5]Total{
		{"Rooms", strconv.Itoa(t.Rooms)},
		{"Slain", strconv.Itoa(t.Slain)},
		{"Damage", strconv.Itoa(t.Damage)},
		{"Healed", strconv.Itoa(t.Healed)},
		{"Ran", strconv.Itoa(t.Ran) + "×"},
	}
}
