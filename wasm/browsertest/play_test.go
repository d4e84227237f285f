package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// The room of these tests: what is dealt, by which keys, and how the table says it.
var room = []struct{ suitKey, rankKey, suit, card string }{
	{"c", "5", "Clubs", "5 of Clubs, monster 5"},
	{"h", "3", "Hearts", "3 of Hearts, potion 3"},
	{"d", "7", "Diamonds", "7 of Diamonds, weapon 7"},
	{"s", "q", "Spades", "Queen of Spades, monster 12"},
}

// seesRoom waits for the table with the whole room on it.
func (b *tab) seesRoom() {
	b.t.Helper()
	b.see("Run away")
	for _, dealt := range room {
		b.see(dealt.card)
	}
}

// A room is dealt, half of it by keys and half by taps; a reload goes on there.
func TestRoomDealtByKeysAndTaps(t *testing.T) {
	for name, d := range map[string]device{"desktop": desktop, "phone": coarse} {
		t.Run(name, func(t *testing.T) {
			b := open(t, d, server.URL, "")
			b.focus("Scoundrel, new game")
			b.press("Enter")
			b.see("Deal into slot 1")
			b.press("Enter")
			for i, dealt := range room {
				b.see(fmt.Sprintf("Card %d of 4", i+1))
				if i < 2 {
					b.press(dealt.suitKey)
					b.press(dealt.rankKey)
				} else {
					b.tap(dealt.suit)
					b.tap(dealt.card)
				}
			}
			b.seesRoom()
			b.do(chromedp.Reload())
			b.tap("Continue Scoundrel")
			b.seesRoom()
		})
	}
}
