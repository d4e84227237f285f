package words

// What the splash says.
const (
	Scoundrel     = "Scoundrel"
	SplashCaption = "A companion for playing\nScoundrel with a real deck.\nYou deal, it keeps count."
	SplashAuthors = "After the solo card game by\nZach Gage & Kurt Bieg"
	SplashDeck    = "One deck · 44\ncards · 20 health"
	SplashSkip    = "Skip the title card"
)
