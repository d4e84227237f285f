package slay_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"akuto/rules/slay"
)

// printed are the cards' numbers by the printed faces: cost, type, effects in
// short; the upgraded card after "→".
var printed = `
strike_r 1 attack hit1 → 1 hit2
defend_r 1 skill block1 → 1 block2
bash 2 attack hit2 vulnerable1 → 2 hit4 vulnerable1
cleave 1 attack hit2/all → 1 hit3/all
clothesline 2 attack hit3 weak1 → 2 hit4 weak1
iron_wave 1 attack hit1 block1
pommel_strike 1 attack hit2 draw1 → 1 hit2 draw2
seeing_red 1 skill energy2 exhaust/self → 0 energy2 exhaust/self
shrug_it_off 1 skill block2 draw1 → 1 block3 draw1
true_grit 1 skill block1 exhaust1/hand → 1 block2 exhaust1/hand
twin_strike 1 attack hit1x2 → 1 hit2x2
burning_pact 1 skill exhaust1/hand draw2 → 1 exhaust1/hand draw3
carnage 2 attack ethereal hit4 → 2 ethereal hit6
disarm 1 skill weak2 exhaust/self → 1 weak3 exhaust/self
ghostly_armor 1 skill ethereal block2 → 1 ethereal block3
inflame 2 power strength1 → 1 strength1
rupture 1 skill strength1 lose_hp1 → 0 strength1 lose_hp1
sever_soul 2 attack hit3 exhaust1/hand
shockwave 2 skill vulnerable1/all weak1/all exhaust/self → 2 vulnerable1/all weak2/all exhaust/self
bludgeon 3 attack hit7 → 3 hit10
impervious 2 skill block6 exhaust/self → 2 block8 exhaust/self
offering 0 skill lose_hp1 energy2 draw3 exhaust/self → 0 lose_hp1 energy2 draw5 exhaust/self
uppercut 2 attack hit3 vulnerable1 weak1 → 2 hit3 vulnerable2 weak1
`

func inShort(c *slay.Card) string {
	words := []string{fmt.Sprint(c.Cost)}
	words = append(words, c.Keywords...)
	for _, e := range c.Effects {
		word := e.Kind.String()
		if e.Value > 0 {
			word += fmt.Sprint(e.Value)
		}
		if e.Times != 1 {
			word += fmt.Sprint("x", e.Times)
		}
		if e.Target == slay.All || e.Kind == slay.Exhaust {
			word += "/" + e.Target.String()
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// TestShippedCards holds the shipped cards against their printed faces. Cards that
// are added need no line here.
func TestShippedCards(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(printed), "\n")
	for _, line := range lines {
		base, up, upgradable := strings.Cut(line, " → ")
		words := strings.SplitN(base, " ", 4)
		id, want := words[0], words[1]+" "+words[3]
		card := shipped().Card(id)
		if card == nil {
			t.Errorf("%s is missing", id)
			continue
		}
		if got := inShort(card); got != want || card.Type.String() != words[2] {
			t.Errorf("%s is %s %q, want %q", id, card.Type, got, want)
		}
		if !upgradable {
			if card.Upgraded != "" || card.NoUpgrade == "" {
				t.Errorf("%s has the upgrade %q, and the reason %q for none", id, card.Upgraded, card.NoUpgrade)
			}
			continue
		}
		upgraded := shipped().Card(card.Upgraded)
		if upgraded == nil || upgraded.ID != id+"+" || upgraded.Name != card.Name+"+" {
			t.Errorf("%s has the upgrade %q", id, card.Upgraded)
		} else if got := inShort(upgraded); got != up || upgraded.Type != card.Type {
			t.Errorf("%s is %q, want %q", upgraded.ID, got, up)
		}
	}
}

// TestShippedDescriptions holds that a description names every number of its card
// and that no place for a number is left over.
func TestShippedDescriptions(t *testing.T) {
	for _, c := range shipped().Cards() {
		text := c.Text()
		for _, e := range c.Effects {
			if e.Value > 0 && !strings.Contains(text, fmt.Sprintf("`%d`", e.Value)) {
				t.Errorf("%s doesn't tell of %s %d: %q", c.ID, e.Kind, e.Value, text)
			}
		}
		if strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %q", c.ID, text)
		}
		if c.Exhausts() != strings.Contains(text, "Exhausts.") || c.Has(slay.Ethereal) != strings.Contains(text, "Ethereal.") {
			t.Errorf("%s doesn't tell where it goes: %q", c.ID, text)
		}
	}
}

// TestTargeted holds which cards are aimed: attacks, and what is laid on one
// enemy.
func TestTargeted(t *testing.T) {
	for id, want := range map[string]bool{
		"strike_r": true, "cleave": true, "disarm": true, "uppercut": true,
		"defend_r": false, "shockwave": false, "inflame": false, "offering": false, "true_grit": false,
	} {
		if got := shipped().Card(id).Targeted(); got != want {
			t.Errorf("%s targeted: %v", id, got)
		}
	}
}

// TestShippedDecks holds the starter deck and that there are three more at least,
// and that each can begin a fight.
func TestShippedDecks(t *testing.T) {
	decks := shipped().Decks()
	if len(decks) < 4 {
		t.Errorf("there are %d decks only", len(decks))
	}
	starter := slices.Sorted(slices.Values(shipped().Deck(slay.StarterDeck).Cards))
	pile(t, "starter deck", starter, "bash defend_r defend_r defend_r defend_r strike_r strike_r strike_r strike_r strike_r")
	for _, d := range decks {
		if _, _, err := slay.New(shipped(), slay.Setup{Enemy: "jaw_worm", Deck: d.ID}); err != nil {
			t.Errorf("%s: %v", d.ID, err)
		}
	}
}

// TestOwnFilesBuildOnTheShipped holds that a player's deck uses shipped cards and
// that an own card takes the place of the shipped one of its id.
func TestOwnFilesBuildOnTheShipped(t *testing.T) {
	c, err := slay.Read([]slay.File{{Name: "own.json", Data: []byte(`{
		"mine": {"name": "Mine", "description": "My own.", "cards": ["bash", "strike_r", "fire"]},
		"fire": {"name": "Fire", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 2}], "image": "x", "keywords": [],
			"description": "Deal {hit} damage.", "upgraded": null, "noUpgrade": "It is hot enough."},
		"strike_r": {"name": "Strike", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 6}], "image": "x", "keywords": [],
			"description": "Deal 6 damage.", "upgraded": "strike_r+"}
	}`)}}, shipped(), nil)
	if err != nil {
		t.Fatal(err)
	}
	number(t, "cards", len(c.Cards()), len(shipped().Cards())+1)
	number(t, "decks", len(c.Decks()), len(shipped().Decks())+1)
	s, _, err := slay.New(c, slay.Setup{Enemy: "cultist", Deck: "mine"})
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "strike_r")
	number(t, "HP of the Cultist", s.Enemy.HP, 3)
	if got, want := s.Catalog().Card("strike_r").Text(), "Deal `6` damage."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestTypeNames holds the words that stand on a card for its type.
func TestTypeNames(t *testing.T) {
	for id, want := range map[string]string{"bash": "Attack", "defend_r": "Skill", "inflame": "Power"} {
		if got := shipped().Card(id).Type.Name(); got != want {
			t.Errorf("%s is of the type %q, want %q", id, got, want)
		}
	}
}
