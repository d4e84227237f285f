package fonts

// The styles, one for each row of the type table: sizes and lines in points,
// tracking in em. Short is for desktop windows too low or narrow for the full
// sizes, Phone for the portrait column.
var (
	// SplashWordmark is the wordmark across the splash; its size is
	// SplashSize of the window.
	SplashWordmark = Style{Face: Serif, Size: 348, Line: 348, Tracking: -.035}

	// MenuTitle is a game's name on the start screen.
	MenuTitle         = Style{Face: Serif, Size: 64, Line: 64, Tracking: -.015}
	MenuTitleShort    = MenuTitle.At(48, 52)
	MenuTitlePhone    = MenuTitle.At(40, 44)
	MenuTitleContinue = MenuTitle.At(40, 48)

	// Display56 heads the rules, Display48 names the enemy, Display44 the card
	// in the action sheet, Display40 is the sentence of a game that is over.
	Display56 = Style{Face: Serif, Size: 56, Line: 64, Tracking: -.005}
	Display48 = Display56.At(48, 56)
	Display44 = Display56.At(44, 52)
	Display40 = Display56.At(40, 48)

	// Wordmark is the name of the game in the header.
	Wordmark            = Style{Face: Serif, Size: 40, Line: 40, Tracking: -.01}
	WordmarkShort       = Wordmark.At(34, 34)
	WordmarkPhone       = Wordmark.At(30, 30)
	WordmarkPhoneCombat = Wordmark.At(26, 26)

	// RoomTitle is "Room N".
	RoomTitle      = Style{Face: Serif, Size: 40, Line: 44, Tracking: -.005}
	RoomTitleShort = RoomTitle.At(34, 40)
	RoomTitlePhone = RoomTitleShort

	// Heading heads panels and sheets.
	Heading      = Style{Face: Serif, Size: 32, Line: 40, Tracking: -.005}
	HeadingShort = Heading.At(28, 32)

	// Subheading24 names the weapon, Subheading26 heads a section of the rules.
	Subheading24 = Style{Face: Serif, Size: 24, Line: 32}
	Subheading26 = Subheading24.At(26, 32)

	// Score is the score of a game that is over.
	Score      = Style{Face: MonoThin, Size: 152, Line: 152, Tracking: -.09}
	ScoreShort = Score.At(112, 112)
	ScorePhone = Score.At(120, 120)

	// HeroHealth, HeroIntent and HeroEnemy are the great numbers: the health,
	// what the enemy intends, the enemy's health.
	HeroHealth = Style{Face: MonoThin, Size: 58, Line: 58, Tracking: -.07}
	HeroIntent = HeroHealth.At(56, 56)
	HeroEnemy  = HeroHealth.At(44, 44)

	// Stat is a figure of the dungeon panel, an option or the game-over row.
	Stat = Style{Face: MonoLight, Size: 28, Line: 32, Tracking: -.06}

	// Outcome is the preview under a card.
	Outcome      = Style{Face: MonoLight, Size: 22, Line: 28, Tracking: -.04}
	OutcomeShort = Outcome.At(20, 28)
	OutcomePhone = OutcomeShort

	// Maximum is the "/ 20" after a great number.
	Maximum = Style{Face: MonoLight, Size: 18, Line: 18, Tracking: -.04}

	// InlineNumber is a number alone that looks like one inside body text; inside
	// a sentence it is written in backquotes.
	InlineNumber = Style{Face: MonoLight, Size: 15, Line: 24, Tracking: numberTracking}

	// SmallMono is for "R06", key hints and the like; SmallMono11 for the chips
	// of the grid.
	SmallMono   = Style{Face: Mono, Size: 12, Line: 16}
	SmallMono11 = SmallMono.At(11, 16)
	// SmallMonoLog stands on the log's lines.
	SmallMonoLog = SmallMono.At(12, 28)

	// Body is running text, Option the title of an action row, Button a label.
	Body   = Style{Face: Grotesk, Size: 15, Line: 24}
	Option = Style{Face: GroteskMedium, Size: 17, Line: 24}
	Button = Style{Face: GroteskMedium, Size: 15, Line: 24}

	// Small is secondary text, SmallLog the lines of the log.
	Small    = Style{Face: Grotesk, Size: 13, Line: 20}
	SmallLog = Small.At(14, 28)

	// Eyebrow is the upper-case label above things.
	Eyebrow = Style{Face: GroteskMedium, Size: 11, Line: 16, Tracking: .10, Upper: true}
	// EyebrowSmall is the least size an eyebrow may have.
	EyebrowSmall = Eyebrow.At(10, 16)

	// Caption is the sentence of the splash.
	Caption      = Style{Face: Grotesk, Size: 19, Line: 28}
	CaptionPhone = Caption.At(16, 24)
)

// SplashSize gives the size in points of the splash wordmark in a window of
// width×height points.
func SplashSize(width, height float64, phone bool) float64 {
	if phone {
		return .22 * width
	}
	return min(.242*width, .46*height)
}
