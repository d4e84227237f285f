package sprites

import "testing"

// allFaces are the 44 cards of the game and the four suit decks.
func allFaces() []Face {
	var faces []Face
	suit := func(mark rune, red bool, deck string, kanji, names []string) {
		ranks := []string{"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}
		for i := range kanji {
			faces = append(faces, Face{Rank: ranks[i], Mark: mark, Kanji: kanji[i], Name: names[i], Red: red})
		}
		faces = append(faces, Face{Kanji: deck, Red: red, Deck: true})
	}
	suit('♣', false, "獣",
		[]string{"鬼火", "河童", "鎌鼬", "化猫", "狒々", "百足", "牛鬼", "火車", "雷獣", "天狗", "妖狐", "大蛇", "龍王"},
		[]string{"Onibi", "Kappa", "Kamaitachi", "Bakeneko", "Hihi", "Mukade", "Ushi-oni", "Kasha", "Raijū", "Tengu", "Yōko", "Orochi", "Ryūō"})
	suit('♠', false, "霊",
		[]string{"餓鬼", "幽霊", "骸骨", "山姥", "雪女", "怨霊", "鬼婆", "夜叉", "羅刹", "修羅", "般若", "閻魔", "死神"},
		[]string{"Gaki", "Yūrei", "Gaikotsu", "Yamanba", "Yuki-onna", "Onryō", "Onibaba", "Yasha", "Rasetsu", "Shura", "Hannya", "Enma", "Shinigami"})
	suit('♦', true, "刀",
		[]string{"竹槍", "木刀", "短刀", "鎖鎌", "脇差", "薙刀", "大弓", "太刀", "名刀"},
		[]string{"Takeyari", "Bokutō", "Tantō", "Kusarigama", "Wakizashi", "Naginata", "Daikyū", "Tachi", "Meitō"})
	suit('♥', true, "薬",
		[]string{"朝露", "薬草", "清水", "甘露", "神酒", "良薬", "秘薬", "霊薬", "仙丹"},
		[]string{"Asatsuyu", "Yakusō", "Shimizu", "Kanro", "Miki", "Ryōyaku", "Hiyaku", "Reiyaku", "Sentan"})
	return faces
}

// BenchmarkBakeCard bakes a card of a desktop room at scale 2.
func BenchmarkBakeCard(b *testing.B) {
	f := Face{Rank: "Q", Mark: '♠', Kanji: "般若", Name: "Hannya"}
	for b.Loop() {
		bakeCard(f, 2*218, 2)
	}
}

// BenchmarkBakeAtlas bakes every face at the size of the room cards at
// 1440×900 and scale 2.
func BenchmarkBakeAtlas(b *testing.B) {
	faces := allFaces()
	for b.Loop() {
		for _, f := range faces {
			w := 218.
			if f.Deck {
				w = 66
			}
			bakeCard(f, 2*w, 2)
		}
	}
}

// BenchmarkBakeSeal bakes the seal of a game that is over at scale 2.
func BenchmarkBakeSeal(b *testing.B) {
	for b.Loop() {
		bakeSeal(SealDied, 2*128, 2)
	}
}
