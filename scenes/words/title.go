package words

import (
	"fmt"

	"akuto/rules/scoundrel"
)

// What the title says.
const (
	TitleEyebrow   = "Two games for one player"
	Continue       = "Continue"
	ScoundrelLine  = "A real deck on the table. You deal, it keeps count."
	AuthorsCredit  = "Scoundrel is by Zach Gage & Kurt Bieg"
	IconsCredit    = "Icons game-icons.net, CC BY 3.0"
	ContinueLabel  = "Continue Scoundrel"
	ScoundrelLabel = "Scoundrel, new game"
	SlayLine       = "One Ironclad, one enemy, one hand of cards."
	ContinueSlay   = "Continue Slay"
	SlayLabel      = "Slay: single combat, new fight"
	BringBack      = "Bring back the last game"
)

// ContinueLine is where the game under way stands.
func ContinueLine(s scoundrel.State) string {
	return fmt.Sprintf("Room %d · `%d/%d` health · %s left", s.RoomNo, s.Health, scoundrel.FullHealth, Count(s.Left(), "card"))
}

// Count is a number with its noun: "1 card", "2 cards".
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
