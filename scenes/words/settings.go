package words

// Setting is one line of the settings sheet: its name, what it is now, and what
// that means.
type Setting struct{ Name, On, Off, OnNote, OffNote string }

// The settings a player can change.
var (
	SettingRule = Setting{
		Name: "Weapon rule", On: "Lower or equal", Off: "Strictly lower",
		OnNote:  "House rule: a weapon can be used on a monster equal to its last. From the next new game.",
		OffNote: "A weapon can only be used on a monster lower than its last. From the next new game.",
	}
	SettingMotion = Setting{
		Name: "Motion", On: "Reduced", Off: "Full",
		OnNote:  "Cards cut to their places, nothing leans.",
		OffNote: "Cards slide and lean. The system’s wish for less motion is followed either way.",
	}
	SettingSuggestions = Setting{
		Name: "Suggestions", On: "Off", Off: "On",
		OnNote:  "Nothing is marked as the best.",
		OffNote: "The best option carries a tag, the card to take first a small mark.",
	}
	SettingChances = Setting{
		Name: "Chances", On: "Off", Off: "On",
		OnNote:  "No option tells how likely it wins.",
		OffNote: "Every option tells how likely it wins, worked out without looking at hidden cards.",
	}
)

// Credits names whose work the program stands on.
const Credits = "Scoundrel is by Zach Gage and Kurt Bieg. Type: Instrument Serif, Schibsted Grotesk, Martian Mono and Shippori Mincho, under the SIL Open Font License. Icons: Lorc, Delapouite, Sbed and Skoll, game-icons.net, CC BY 3.0."
