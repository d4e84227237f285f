package scoundrel_test

import (
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// TestDeck holds the 44 cards and what they add up to.
func TestDeck(t *testing.T) {
	cards := slices.Collect(scoundrel.Deck().All())
	t.Run("44 cards", func(t *testing.T) {
		if len(cards) != 44 || scoundrel.DeckSize != 44 || scoundrel.Deck().Len() != 44 {
			t.Errorf("%d cards, DeckSize %d, Len %d", len(cards), scoundrel.DeckSize, scoundrel.Deck().Len())
		}
	})
	t.Run("monsters 208, potions 54, weapons 54", func(t *testing.T) {
		var monsters, potions, weapons int
		for _, c := range cards {
			roles := 0
			if c.Monster() {
				monsters += c.Value()
				roles++
			}
			if c.Potion() {
				potions += c.Value()
				roles++
			}
			if c.Weapon() {
				weapons += c.Value()
				roles++
			}
			if roles != 1 {
				t.Errorf("%s has %d roles", c.ID(), roles)
			}
		}
		if monsters != 208 || potions != 54 || weapons != 54 {
			t.Errorf("monsters %d, potions %d, weapons %d", monsters, potions, weapons)
		}
		if s := scoundrel.New(scoundrel.StrictlyLower); s.MonsterPoints() != 208 || s.Remaining() != 208 {
			t.Errorf("a new game has %d and %d monster points", s.MonsterPoints(), s.Remaining())
		}
	})
	t.Run("in deck order", func(t *testing.T) {
		const want = "C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 " +
			"S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 " +
			"H2 H3 H4 H5 H6 H7 H8 H9 H10 D2 D3 D4 D5 D6 D7 D8 D9 D10"
		if got := ids(cards); got != want {
			t.Errorf("deck is %s", got)
		}
		for i, c := range cards {
			if int(c) != i+1 {
				t.Errorf("%s is card %d, want %d", c.ID(), c, i+1)
			}
		}
	})
	t.Run("no card where the deck has none", func(t *testing.T) {
		for _, suit := range []scoundrel.Suit{scoundrel.Clubs, scoundrel.Spades, scoundrel.Hearts, scoundrel.Diamonds} {
			top := 14
			if suit.Red() {
				top = 10
			}
			for value := -1; value <= 20; value++ {
				c := scoundrel.NewCard(suit, value)
				if exists := value >= 2 && value <= top; exists != (c != scoundrel.None) {
					t.Errorf("%s %d: card %d", suit.Name(), value, c)
				} else if exists && (c.Suit() != suit || c.Value() != value) {
					t.Errorf("%s %d became %s", suit.Name(), value, c.ID())
				}
			}
		}
		if c := scoundrel.NewCard(scoundrel.Suit(4), 5); c != scoundrel.None {
			t.Errorf("a fifth suit has the card %s", c.ID())
		}
	})
}

func TestCardWords(t *testing.T) {
	for _, test := range []struct{ id, rank, rankName, name, short, role string }{
		{"C2", "2", "2", "2 of Clubs", "2♣", "Monster"},
		{"S11", "J", "Jack", "Jack of Spades", "J♠", "Monster"},
		{"S12", "Q", "Queen", "Queen of Spades", "Q♠", "Monster"},
		{"C13", "K", "King", "King of Clubs", "K♣", "Monster"},
		{"C14", "A", "Ace", "Ace of Clubs", "A♣", "Monster"},
		{"H10", "10", "10", "10 of Hearts", "10♥", "Potion"},
		{"D7", "7", "7", "7 of Diamonds", "7♦", "Weapon"},
	} {
		c := card(t, test.id)
		got := []string{c.ID(), c.Rank(), c.RankName(), c.Name(), c.Short(), c.Role()}
		want := []string{test.id, test.rank, test.rankName, test.name, test.short, test.role}
		if !slices.Equal(got, want) {
			t.Errorf("%s reads %q, want %q", test.id, got, want)
		}
	}
	for suit, want := range map[scoundrel.Suit]string{
		scoundrel.Clubs: "Clubs♣C", scoundrel.Spades: "Spades♠S", scoundrel.Hearts: "Hearts♥H", scoundrel.Diamonds: "Diamonds♦D",
	} {
		if got := suit.Name() + string(suit.Mark()) + string(suit.Letter()); got != want {
			t.Errorf("suit reads %q, want %q", got, want)
		}
	}
}

func TestParseCard(t *testing.T) {
	for c := range scoundrel.Deck().All() {
		if got, err := scoundrel.ParseCard(c.ID()); err != nil || got != c {
			t.Errorf("%s parses to %s, %v", c.ID(), got.ID(), err)
		}
	}
	for _, id := range []string{
		"", "C", "5", "5C", "C1", "C0", "C15", "S-2", "S+2", "C05", "C 5", " C5", "C5 ", "c5", "X5", "H11", "D1", "D14", "C5C", "C555", "♣5", "CQ", "C٥", "\x00",
	} {
		if c, err := scoundrel.ParseCard(id); err == nil {
			t.Errorf("%q parses to %s", id, c.ID())
		} else if c != scoundrel.None || len(strings.Fields(err.Error())) < 3 {
			t.Errorf("%q gives card %d and the error %q", id, c, err)
		}
	}
}

func TestCards(t *testing.T) {
	var none scoundrel.Cards
	c5, h3, d10 := card(t, "C5"), card(t, "H3"), card(t, "D10")
	set := none.With(d10).With(c5).With(h3).With(c5)
	if set.Len() != 3 || !set.Has(c5) || !set.Has(h3) || !set.Has(d10) || set.Has(card(t, "C2")) {
		t.Errorf("set has %s", ids(slices.Collect(set.All())))
	}
	if got := ids(slices.Collect(set.All())); got != "C5 H3 D10" {
		t.Errorf("set in deck order: %s", got)
	}
	if got := set.Without(h3).Without(h3); got.Len() != 2 || got.Has(h3) {
		t.Errorf("without H3: %s", ids(slices.Collect(got.All())))
	}
	if none.Len() != 0 || none.Has(scoundrel.None) || scoundrel.Deck().Has(scoundrel.None) {
		t.Error("the empty set is not empty, or no card is a card")
	}
	for range set.All() {
		break // must not go on after the loop ends
	}
}

// TestWireframeCounts holds the counts of the plan's drawing of the table: with
// five rooms faced and one card more, 16 are used, 25 left and 3 still to face.
func TestWireframeCounts(t *testing.T) {
	s := play(t,
		"deal C2 S2 D2 D7", "equip D2", "fight C2 weapon", "fight S2 barehanded", "next",
		"deal H2 H3 C3", "run",
		"deal S12 C9 D7 H4", "equip D7", "fight S12 weapon", "fight C9 weapon", "next",
		"deal D8 D9 H5", "drink H4", "equip D8", "equip D9", "next",
		"deal D4 D5 S4", "equip D4", "equip D5", "fight S4 weapon", "next",
		"deal D6 D10 S3", "equip D6", "equip D10", "fight S3 weapon", "next",
		"deal H6 S8 D3", "drink H6",
	)
	if s.RoomNo != 7 {
		t.Errorf("room %d, want 7", s.RoomNo)
	}
	used, left, face := len(s.Used()), s.Left(), len(inRoom(s))
	if used != 16 || left != 25 || face != 3 {
		t.Errorf("%d used, %d left, %d still to face; want 16, 25, 3", used, left, face)
	}
	if got := ids(s.Used()); got != "D2 C2 S2 D7 S12 C9 H4 D8 D9 D4 D5 S4 D6 D10 S3 H6" {
		t.Errorf("used cards, oldest first: %s", got)
	}
}
