package words

import "akuto/rules/scoundrel"

// Names is what a card of the deck is called: its kanji and their reading.
type Names struct{ Kanji, Romaji string }

// Higher cards get fiercer (monsters) or stronger (weapons, potions): beasts,
// spirits, remedies, blades, each from the 2 up.
var names = [...][]Names{
	scoundrel.Clubs: {
		{"鬼火", "Onibi"}, {"河童", "Kappa"}, {"鎌鼬", "Kamaitachi"}, {"化猫", "Bakeneko"}, {"狒々", "Hihi"},
		{"百足", "Mukade"}, {"牛鬼", "Ushi-oni"}, {"火車", "Kasha"}, {"雷獣", "Raijū"},
		{"天狗", "Tengu"}, {"妖狐", "Yōko"}, {"大蛇", "Orochi"}, {"龍王", "Ryūō"},
	},
	scoundrel.Spades: {
		{"餓鬼", "Gaki"}, {"幽霊", "Yūrei"}, {"骸骨", "Gaikotsu"}, {"山姥", "Yamanba"}, {"雪女", "Yuki-onna"},
		{"怨霊", "Onryō"}, {"鬼婆", "Onibaba"}, {"夜叉", "Yasha"}, {"羅刹", "Rasetsu"},
		{"修羅", "Shura"}, {"般若", "Hannya"}, {"閻魔", "Enma"}, {"死神", "Shinigami"},
	},
	scoundrel.Hearts: {
		{"朝露", "Asatsuyu"}, {"薬草", "Yakusō"}, {"清水", "Shimizu"}, {"甘露", "Kanro"}, {"神酒", "Miki"},
		{"良薬", "Ryōyaku"}, {"秘薬", "Hiyaku"}, {"霊薬", "Reiyaku"}, {"仙丹", "Sentan"},
	},
	scoundrel.Diamonds: {
		{"竹槍", "Takeyari"}, {"木刀", "Bokutō"}, {"短刀", "Tantō"}, {"鎖鎌", "Kusarigama"}, {"脇差", "Wakizashi"},
		{"薙刀", "Naginata"}, {"大弓", "Daikyū"}, {"太刀", "Tachi"}, {"名刀", "Meitō"},
	},
}

// NamesOf gives the card's names; both are empty for no card.
func NamesOf(c scoundrel.Card) Names {
	if c == scoundrel.None {
		return Names{}
	}
	return names[c.Suit()][c.Value()-2]
}

// SuitKanji is the sign on a suit's deck: beasts, spirits, remedies, blades.
func SuitKanji(s scoundrel.Suit) string {
	return [...]string{scoundrel.Clubs: "獣", scoundrel.Spades: "霊", scoundrel.Hearts: "薬", scoundrel.Diamonds: "刀"}[s]
}
