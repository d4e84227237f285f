package play

import (
	"encoding/json"
	"fmt"

	"akuto/scenes/store"
)

// settingsSlot is where the settings are saved.
const settingsSlot = "settings"

// Settings is what the player chose for every game, and what is remembered. The zero value is what a
// new player gets.
type Settings struct {
	LowerOrEqual    bool // new games have the house rule for weapons
	ReduceMotion    bool // nothing moves, whatever the system says
	HideSuggestions bool // no option is marked as the best
	HideChances     bool // no option tells how likely it wins
	SplashSeen      bool // the splash was shown to its end once
	SlayLast        bool // the game touched last is Slay
}

// savedSettings is the settings as they are saved.
type savedSettings struct {
	Version         int  `json:"akuto"`
	LowerOrEqual    bool `json:"lowerOrEqual"`
	ReduceMotion    bool `json:"reduceMotion"`
	HideSuggestions bool `json:"hideSuggestions"`
	// HideChances is missing where HideSuggestions turned off all the advice
	// there was.
	HideChances *bool `json:"hideChances"`
	SplashSeen  bool  `json:"splashSeen"`
	SlayLast    bool  `json:"slayLast,omitempty"`
}

// OpenSettings gives the settings in the store. The notice is "" or one
// sentence: that they couldn't be read, where they are kept, and what applies.
func OpenSettings(s store.Store) (set Settings, notice string) {
	set, found := open(s, settingsSlot, decodeSettings)
	if found.why == nil {
		return set, ""
	}
	if found.stuck == nil {
		// So that it is told once. A failure is told at the next change.
		_ = set.Save(s)
	}
	return set, found.sentence("settings", "the ones before them apply", "the usual ones apply")
}

func decodeSettings(data []byte) (Settings, error) {
	var s savedSettings
	if err := readVersioned(data, &s); err != nil {
		return Settings{}, err
	}
	set := Settings{
		LowerOrEqual: s.LowerOrEqual, ReduceMotion: s.ReduceMotion, HideSuggestions: s.HideSuggestions,
		HideChances: s.HideSuggestions, SplashSeen: s.SplashSeen, SlayLast: s.SlayLast,
	}
	if s.HideChances != nil {
		set.HideChances = *s.HideChances
	}
	return set, nil
}

// Save puts the settings into the store. The error says in a sentence why that
// failed.
func (set Settings) Save(s store.Store) error {
	data, err := json.Marshal(savedSettings{
		Version: version, LowerOrEqual: set.LowerOrEqual, ReduceMotion: set.ReduceMotion, HideSuggestions: set.HideSuggestions,
		HideChances: &set.HideChances, SplashSeen: set.SplashSeen, SlayLast: set.SlayLast,
	})
	if err != nil {
		return err
	}
	if err := s.Save(settingsSlot, data); err != nil {
		return fmt.Errorf("Your settings aren't saved: %w.", err)
	}
	return nil
}
