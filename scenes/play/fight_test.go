package play

import (
	"encoding/json"
	"os"
	"strings"
	"sync"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/store"
)

// fightCatalog is two cards, an enemy and two decks, with plain numbers.
var fightCatalog = sync.OnceValue(func() *slay.Catalog {
	c, err := slay.Read([]slay.File{{Name: "test.json", Data: []byte(`{
		"cut": {"name": "Cut", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 2}], "image": "x", "keywords": [],
			"description": "Deal {hit} damage.", "upgraded": null, "noUpgrade": "It is for tests."},
		"burn": {"name": "Burn", "cost": 0, "type": "skill", "effects": [{"type": "exhaust", "target": "hand", "value": 1}, {"type": "draw", "value": 1}],
			"image": "x", "keywords": [], "description": "Exhaust {exhaust} card. Draw {draw}.", "upgraded": null, "noUpgrade": "It is for tests."},
		"rat": {"name": "Rat", "hp": 9, "actionType": "die", "image": "x", "actions": {
			"1": {"intent": "attack", "effects": [{"type": "hit", "value": 1}]}, "2": {"intent": "attack", "effects": [{"type": "hit", "value": 1}]},
			"3": {"intent": "attack", "effects": [{"type": "hit", "value": 2}]}, "4": {"intent": "attack", "effects": [{"type": "hit", "value": 2}]},
			"5": {"intent": "attack", "effects": [{"type": "hit", "value": 3}]}, "6": {"intent": "attack", "effects": [{"type": "hit", "value": 3}]}}},
		"starter": {"name": "Starter", "description": "Cuts.", "cards": ["cut", "cut", "cut", "cut", "burn", "burn", "burn"]},
		"cuts": {"name": "Cuts", "description": "Only cuts.", "cards": ["cut", "cut", "cut", "cut", "cut", "cut"]}
	}`)}}, nil, nil)
	if err != nil {
		panic(err)
	}
	return c
})

// beginFight opens a store that must be without trouble.
func beginFight(t testing.TB, s store.Store) *Fight {
	t.Helper()
	f, notice := OpenFight(s, fightCatalog())
	if notice != "" || f.Problem() != "" {
		t.Fatalf("unexpected notice %q, problem %q", notice, f.Problem())
	}
	return f
}

// startFight starts a fight that can be.
func startFight(t testing.TB, f *Fight, setup slay.Setup) {
	t.Helper()
	if err := f.Start(setup); err != nil {
		t.Fatal(err)
	}
}

// act does an action that the rules allow.
func act(t testing.TB, f *Fight, actions ...slay.Action) {
	t.Helper()
	for _, a := range actions {
		if _, err := f.Do(a); err != nil {
			t.Fatalf("%+v: %v", a, err)
		}
	}
}

var cuts = slay.Setup{Enemy: "rat", Deck: "cuts", Seed: 7}

func TestNoFightUntilOneIsStarted(t *testing.T) {
	s := store.NewMemory()
	f := beginFight(t, s)
	if f.Started() || f.UnderWay() || f.CanUndo() || f.Undo() || f.CanBringBack() || f.Script() != "" {
		t.Error("there is a fight before one was started")
	}
	if data, err := s.Load(fightSlot); data != nil || err != nil {
		t.Errorf("something is saved: %q, %v", data, err)
	}
	if err := f.Start(slay.Setup{Enemy: "nobody", Deck: "cuts"}); err == nil || f.Started() {
		t.Errorf("a fight with nobody: %v", err)
	}
}

func TestAFightGoesOnAfterReopening(t *testing.T) {
	s := store.NewMemory()
	f := beginFight(t, s)
	startFight(t, f, cuts)
	start := f.State()
	if reopened := beginFight(t, s); !reopened.State().Equal(start) || !reopened.UnderWay() {
		t.Error("a fight that has just begun is lost")
	}
	// Two cuts of 2: the rat has 9.
	act(t, f, slay.Play(0), slay.Play(0), slay.End())
	f = beginFight(t, s)
	if got := f.State(); got.Turn != 2 || got.Enemy.HP != 5 || got.Totals.Played != 2 {
		t.Errorf("reopened in turn %d with %d HP of the rat and %d cards played", got.Turn, got.Enemy.HP, got.Totals.Played)
	}
	for range 3 {
		if !f.Undo() {
			t.Fatal("nothing to undo after reopening")
		}
	}
	if f.Undo() || !f.State().Equal(start) {
		t.Error("undo doesn't lead back to the start of the fight and no further")
	}
}

func TestAFightThatIsOverIsNoneToContinue(t *testing.T) {
	f := beginFight(t, store.NewMemory())
	startFight(t, f, slay.Setup{Enemy: "rat", Draw: []string{"cut", "cut", "cut", "cut", "cut"}, Dice: []int{1, 1}})
	act(t, f, slay.Play(0), slay.Play(0), slay.Play(0), slay.End(), slay.Play(0), slay.Play(0)) // 5 × 2 for 9 HP
	if !f.Started() || f.UnderWay() || f.State().Result != slay.Victory {
		t.Errorf("started %v, under way %v, result %v", f.Started(), f.UnderWay(), f.State().Result)
	}
	if _, err := f.Do(slay.End()); err == nil {
		t.Error("an action after the end")
	}
	if !f.Undo() || !f.UnderWay() {
		t.Error("the last move can't be undone")
	}
}

func TestBringBackAFight(t *testing.T) {
	s := store.NewMemory()
	f := beginFight(t, s)
	startFight(t, f, cuts)
	act(t, f, slay.Play(0))
	old := f.State()
	startFight(t, f, slay.Setup{Enemy: "rat", Deck: "starter", Seed: 1})
	startFight(t, f, slay.Setup{Enemy: "rat", Deck: "starter", Seed: 2}) // nothing was done in the one between
	f = beginFight(t, s)
	if !f.CanBringBack() {
		t.Fatal("no fight to bring back after reopening")
	}
	number := f.Number()
	f.BringBack()
	if !f.State().Equal(old) || f.CanBringBack() || f.Number() == number {
		t.Error("another fight came back")
	}
	startFight(t, f, cuts)
	act(t, f, slay.End())
	if f.CanBringBack() {
		t.Error("a fight to bring back after something was done in the new one")
	}
}

func TestLoadAFight(t *testing.T) {
	f := beginFight(t, store.NewMemory())
	startFight(t, f, cuts)
	before := f.State()
	err := f.Load("mine", []byte("slay 1\nenemy rat\nplay bash\n"))
	if err == nil || !strings.HasPrefix(err.Error(), "mine:3: ") || !f.State().Equal(before) {
		t.Errorf("a broken script: %v", err)
	}
	if err := f.Load("mine", []byte("slay 1\nenemy rat\ndraw cut cut\nplay cut\n")); err != nil || f.State().Enemy.HP != 7 {
		t.Errorf("%v, %d HP", err, f.State().Enemy.HP)
	}
}

// brokenFights is what is wrong with a save of a fight and not with one of
// Scoundrel.
func brokenFights(t testing.TB) map[string]string {
	save := func(text string) string {
		data, err := json.Marshal(saved{Version: version, Game: text})
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	broken := map[string]string{
		"a game of Scoundrel":      save("scoundrel 1\ndeal C5\n"),
		"script of a newer kind":   save("slay 2\n"),
		"unknown enemy":            save("slay 1\nenemy cat\n"),
		"card that is gone":        save("slay 1\nenemy rat\ndraw cut bite\n"),
		"more energy than there":   save("slay 1\nenemy rat\ndraw cut cut cut cut cut\nplay cut\nplay cut\nplay cut\nplay cut\n"),
		"no enemy":                 save("slay 1\n"),
		"broken fight before":      `{"akuto":1,"game":"","before":"slay 1\nenemy cat\n"}`,
		"field of another program": `{"akuto":1,"game":"","gold":7}`,
	}
	for name, data := range brokenSaves(t) {
		if name != "no game" && name != "broken game before" { // a fight need not be there
			broken[name] = data
		}
	}
	return broken
}

func TestBrokenFightsAreSetAside(t *testing.T) {
	for name, data := range brokenFights(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(dir+"/slay.json", []byte(data), 0o600); err != nil {
				t.Fatal(err)
			}
			s := store.OpenFolder(dir)
			f, notice := OpenFight(s, fightCatalog())
			where := dir + string(os.PathSeparator) + "slay.broken-1.json"
			want := "The save of your fight can't be read and is now kept as " + where + "; there is no fight to continue."
			if notice != want || f.Started() || f.CanBringBack() {
				t.Errorf("started %v, the notice is %q\nwant %q", f.Started(), notice, want)
			}
			if kept, err := os.ReadFile(where); string(kept) != data || err != nil {
				t.Errorf("set aside %d bytes, %v; want the %d that were there", len(kept), err, len(data))
			}
			// Told once, and the next fight is saved like any other.
			f = beginFight(t, s)
			startFight(t, f, cuts)
			if reopened := beginFight(t, s); !reopened.State().Equal(f.State()) {
				t.Error("the next fight isn't saved")
			}
		})
	}
}

func TestABrokenFightGoesOnFromTheCopyBefore(t *testing.T) {
	dir := t.TempDir()
	s := store.OpenFolder(dir)
	f := beginFight(t, s)
	startFight(t, f, cuts)
	act(t, f, slay.Play(0))
	want := f.State()
	act(t, f, slay.End())
	if err := os.WriteFile(dir+"/slay.json", []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, notice := OpenFight(s, fightCatalog())
	if !f.State().Equal(want) || !strings.HasSuffix(notice, "; the fight goes on from the copy before it.") {
		t.Errorf("turn %d, the notice is %q", f.State().Turn, notice)
	}
}

func TestAFightThatCannotBeSaved(t *testing.T) {
	s := &failing{Store: store.NewMemory(), save: true}
	f := beginFight(t, s)
	startFight(t, f, cuts)
	if got := f.Problem(); got != "This fight isn't saved: the disk is full." {
		t.Errorf("the problem is %q", got)
	}
	s.save = false
	f.Retry()
	if f.Problem() != "" || !beginFight(t, s).State().Equal(f.State()) {
		t.Error("it isn't saved when that is possible again")
	}
}
