package play

import (
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

func TestSettingsAreKept(t *testing.T) {
	s := store.OpenFolder(t.TempDir())
	if set, notice := OpenSettings(s); set != (Settings{}) || notice != "" {
		t.Errorf("a new player has %+v, %q", set, notice)
	}
	for _, want := range []Settings{
		{LowerOrEqual: true}, {ReduceMotion: true}, {HideSuggestions: true}, {HideChances: true}, {SplashSeen: true}, {SlayLast: true}, {},
	} {
		if err := want.Save(s); err != nil {
			t.Fatal(err)
		}
		if got, notice := OpenSettings(s); got != want || notice != "" {
			t.Errorf("kept %+v, %q; want %+v", got, notice, want)
		}
	}
}

// Who had turned the tag off before there were chances wanted no advice at all.
func TestSettingsFromBeforeTheChances(t *testing.T) {
	for saved, want := range map[string]Settings{
		`{"akuto":1,"hideSuggestions":true}`:                     {HideSuggestions: true, HideChances: true},
		`{"akuto":1,"hideSuggestions":false,"splashSeen":true}`:  {SplashSeen: true},
		`{"akuto":1,"hideSuggestions":true,"hideChances":false}`: {HideSuggestions: true},
		`{"akuto":1,"hideSuggestions":false,"hideChances":true}`: {HideChances: true},
	} {
		s := store.NewMemory()
		if err := s.Save(settingsSlot, []byte(saved)); err != nil {
			t.Fatal(err)
		}
		if set, notice := OpenSettings(s); set != want || notice != "" {
			t.Errorf("%s gives %+v, %q; want %+v", saved, set, notice, want)
		}
	}
}

func TestBrokenSettingsAreSetAside(t *testing.T) {
	for _, broken := range []string{"", "{}", `{"akuto":1,"lowerOrEqual":3}`, `{"akuto":1}x`, "\xff"} {
		s := store.NewMemory()
		if err := s.Save(settingsSlot, []byte(broken)); err != nil {
			t.Fatal(err)
		}
		set, notice := OpenSettings(s)
		want := "The save of your settings can't be read and is now kept as settings.broken-1 in this program's memory; the usual ones apply."
		if set != (Settings{}) || notice != want {
			t.Errorf("%q gave %+v, %q; want %q", broken, set, notice, want)
		}
		if _, notice := OpenSettings(s); notice != "" {
			t.Errorf("%q is told of twice: %q", broken, notice)
		}
	}
}

func TestBrokenSettingsGoBackToTheOnesBefore(t *testing.T) {
	s := store.NewMemory()
	want := Settings{LowerOrEqual: true, SplashSeen: true}
	if err := want.Save(s); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(settingsSlot, []byte("broken")); err != nil {
		t.Fatal(err)
	}
	set, notice := OpenSettings(s)
	if set != want || !strings.HasSuffix(notice, "; the ones before them apply.") {
		t.Errorf("opened %+v, %q", set, notice)
	}
}

func TestSettingsThatCannotBeSavedSaySo(t *testing.T) {
	err := Settings{}.Save(&failing{Store: store.NewMemory(), save: true})
	if err == nil || err.Error() != "Your settings aren't saved: the disk is full." {
		t.Errorf("save: %v", err)
	}
}

func TestAFirstGameHasTheRuleOfTheSettings(t *testing.T) {
	s := store.NewMemory()
	if err := (Settings{LowerOrEqual: true}).Save(s); err != nil {
		t.Fatal(err)
	}
	if got := begin(t, s).State().Rule; got != scoundrel.LowerOrEqual {
		t.Errorf("the first game has the rule %s", got)
	}
	if err := (Settings{}).Save(s); err != nil {
		t.Fatal(err)
	}
	if got := begin(t, s).State().Rule; got != scoundrel.StrictlyLower {
		t.Errorf("the first game has the rule %s", got)
	}
}
