package scenes

import (
	"errors"
	"strings"
	"testing"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// chooseFight opens the start sheet from the title and chooses enemy and deck.
func (d *driver) chooseFight(enemy, deck string) {
	d.t.Helper()
	d.tap("Slay: single combat, new fight")
	d.settle()
	d.tap(enemy)
	if d.sees("Deck: ") { // a narrow sheet has tabs
		d.tap("Deck: ")
	}
	d.tap(deck)
}

// typeSeed types digits as the device has it: on a keyboard or with the keypad.
func (d *driver) typeSeed(digits string) {
	d.t.Helper()
	if !d.touch {
		for _, digit := range digits {
			d.key(ui.Key(digit))
		}
		return
	}
	d.tap("Seed: ")
	for _, digit := range digits {
		d.tap(string(digit))
	}
}

func TestAFightWithATypedSeed(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
		if d.touch = touch; touch {
			d.app.root.UseTouch()
		}
		d.chooseFight("Small Slime", "Wall")
		d.typeSeed("4207")
		if !d.sees("Seed: 4207") {
			t.Fatalf("the seed doesn't show what was typed:\n%s", d.labels())
		}
		d.tap("Fight")
		d.settle()
		setup := slay.Setup{Enemy: "small_slime", Deck: "wall", Seed: 4207}
		want, _, err := slay.New(shippedCatalog(), setup)
		if err != nil {
			t.Fatal(err)
		}
		if !d.app.fight.State().Equal(want) || d.app.combat() == nil {
			t.Errorf("the fight is %+v", d.app.fight.Setup())
		}
	})
}

func TestTheSeedCanBeTypedErasedAndTakenAnew(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.tap("Slay: single combat, new fight")
	d.settle()
	first := d.node("Seed: ").Label
	seed, err := slay.ParseSeed(strings.TrimPrefix(first, "Seed: "))
	if err != nil || seed < 1 || seed > 999_999 {
		t.Fatalf("the first seed is %q: %v", first, err)
	}
	for _, step := range []struct {
		keys []ui.Key
		want string
	}{
		{[]ui.Key{"1", "2", "3"}, "Seed: 123"}, // the first digit takes the place of the old seed
		{[]ui.Key{ui.KeyDelete}, "Seed: 12"},
		{[]ui.Key{ui.KeyDelete, ui.KeyDelete, ui.KeyDelete}, "Seed: empty"},
		{[]ui.Key{"0"}, "Seed: 0"},
	} {
		if d.key(step.keys...); !d.sees(step.want) {
			t.Fatalf("after %q it says %q, want %q", step.keys, d.node("Seed: ").Label, step.want)
		}
	}
	d.tap("New seed")
	if d.sees("Seed: 0") {
		t.Error("the seed stays the old one")
	}
	d.key(ui.KeyEscape)
	if !d.sees("Seed: ") {
		d.t.Fatal("Escape closes the sheet while the seed is being typed")
	}
	d.key(ui.KeyEscape)
	if d.sees("Seed: ") {
		d.t.Error("Escape doesn't close the sheet")
	}
}

func TestABadSeedIsToldBesideTheField(t *testing.T) {
	const why = "A seed is a whole number from 0 to 18446744073709551615."
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		for _, bad := range []string{"", "forty-two", "-1", "1.5", "18446744073709551616", "7\x00", strings.Repeat("9", 5000), "sword 九"} {
			d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
			d.touch = touch
			d.app.clipboard = func(done func(string, error)) { done(bad, nil) }
			d.tap("Slay: single combat, new fight")
			d.settle()
			d.tap("Paste")
			d.app.Tick()
			if bad == "7\x00" { // what can't be printed is no part of a seed
				if !d.sees("Seed: 7") || d.sees(why) {
					t.Errorf("%q isn't read as 7", bad)
				}
				continue
			}
			if !d.sees(why) {
				t.Errorf("%q: nothing is told:\n%s", bad, d.labels())
			}
			d.tap("Fight")
			if d.app.fight.Started() || !d.sees(why) {
				t.Errorf("%q: a fight begins", bad)
			}
			checkLayout(t, d.app.root.Tree(), d.app.root.Frame().Window)
			d.tap("New seed")
			if d.sees(why) {
				t.Error("a good seed is still called bad")
			}
		}
	})
}

func TestASeedIsPasted(t *testing.T) {
	for text, want := range map[string]string{
		"482193": "482193", " 482193\n": "482193", "seed 482193\nplay bash\n": "482193", "Seed: 482 193": "482193", "0": "0",
		"18446744073709551615": "18446744073709551615",
	} {
		d := newDriver(t, store.NewMemory(), 1440, 900)
		d.app.clipboard = func(done func(string, error)) { done(text, nil) }
		d.tap("Slay: single combat, new fight")
		d.settle()
		d.key(ui.KeyPaste)
		d.app.Tick()
		if got := d.node("Seed: ").Label; got != "Seed: "+want {
			t.Errorf("%q is read as %q", text, got)
		}
	}
}

func TestAClipboardThatCannotBeReadIsTold(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 390, 844)
	d.app.clipboard = func(done func(string, error)) { done("", errors.New("No clipboard here.")) }
	d.tap("Slay: single combat, new fight")
	d.settle()
	seed := d.node("Seed: ").Label
	d.tap("Paste")
	d.app.Tick()
	if !d.sees("No clipboard here.") || !d.sees(seed) {
		t.Errorf("it says:\n%s", d.labels())
	}
	// An answer that comes after the sheet was left changes nothing.
	var late func(string, error)
	d.app.clipboard = func(done func(string, error)) { late = done }
	d.tap("Paste")
	d.tap("Close")
	d.settle()
	late("12", nil)
	late("", errors.New("No clipboard here."))
	d.settle()
	if d.app.message() != "" || d.app.fight.Started() {
		t.Errorf("a late clipboard: %q", d.app.message())
	}
}

func TestTheStartSheetTellsWhatBecomesOfTheFightUnderWay(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
		d.touch = touch
		d.app.fightTo(scriptLong)
		old := d.app.fight.State()
		d.app.toTitle()
		d.tap("Slay: single combat, new fight")
		d.settle()
		if !d.sees("Your fight with the Lagavulin in turn 3 makes room.") || !strings.HasPrefix(d.node("Lagavulin").Description, "Chosen. 22 HP. ") {
			t.Fatalf("it says:\n%s", d.labels())
		}
		d.tap("Fight")
		d.settle()
		d.app.toTitle()
		d.tap("Slay: single combat, new fight")
		d.settle()
		d.tap("Bring back the last fight")
		d.settle()
		if !d.app.fight.State().Equal(old) || d.app.combat() == nil {
			t.Error("another fight came back")
		}
	})
}

func TestWordsOnHowAnEnemyActs(t *testing.T) {
	for id, want := range map[string]string{
		"cultist":   "Every turn: 1 damage, 1 Strength.",
		"jaw_worm":  "By the die. 1–2: 2 Block, 1 Strength; 3–4: 2 damage, 1 Block; 5–6: 3 damage.",
		"lagavulin": "In turn: sleeps (once); 4 damage; 4 damage; 2 Weak on you, 1 Strength.",
	} {
		if got := fonts.Unmarked(words.Acts(shippedCatalog().Enemy(id))); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
	if got, want := fonts.Unmarked(words.DeckList(shippedCatalog(), shippedCatalog().Deck("starter"))), "5 Strike, 4 Defend, 1 Bash."; got != want {
		t.Errorf("the starter deck is %q, want %q", got, want)
	}
}

// Every enemy and every deck there is can be chosen and fought, however many.
func TestEveryEnemyAndDeckCanBeChosen(t *testing.T) {
	for _, size := range []Size{{1440, 900}, {390, 844}, {568, 320}} {
		for i, e := range shippedCatalog().Enemies() {
			deck := shippedCatalog().Decks()[i%len(shippedCatalog().Decks())]
			d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
			d.chooseFight(e.Name, deck.Name)
			d.tap("Fight")
			if got := d.app.fight.Setup(); got.Enemy != e.ID || got.Deck != deck.ID {
				t.Errorf("%s with %s: %+v", e.Name, deck.Name, got)
			}
		}
	}
}
