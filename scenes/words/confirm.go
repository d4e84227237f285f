package words

import (
	"fmt"

	"akuto/rules/scoundrel"
)

// What the confirmation of a new game says.
const (
	ConfirmTitle = "Start a new game?"
	KeepPlaying  = "Keep playing"
)

// ConfirmBody says what becomes of the game under way.
func ConfirmBody(s scoundrel.State) string {
	return fmt.Sprintf("You are in room `%d` with `%d` health. You can bring this game back until the first card of the new one is dealt.", s.RoomNo, s.Health)
}
