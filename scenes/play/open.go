package play

import (
	"errors"
	"fmt"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

// Open goes on with the game in the store, or begins one under the rule of the
// settings. The notice is "" or one sentence: that the save couldn't be used,
// where it is kept, and how it goes on.
func Open(s store.Store) (g *Game, notice string) {
	g = &Game{}
	g.store, g.slot, g.what, g.text, g.replay = s, slot, "game", recordOf, replay
	notice = g.open(func() *history { return newHistory(startRule(s)) }, "a new game starts")
	return g, notice
}

// startRule gives the rule that the player set for new games. What is wrong
// with the settings is for OpenSettings to tell.
func startRule(s store.Store) scoundrel.Rule {
	data, err := s.Load(settingsSlot)
	if err != nil || data == nil {
		return scoundrel.StrictlyLower
	}
	set, err := decodeSettings(data)
	if err != nil || !set.LowerOrEqual {
		return scoundrel.StrictlyLower
	}
	return scoundrel.LowerOrEqual
}

// errMissing tells that a slot is empty although it was saved to before: the
// program ended while it set a save aside, or the player removed it.
var errMissing = errors.New("it is missing")

// findings is what opening a slot came to.
type findings struct {
	any   bool   // something usable was found
	why   error  // why the last save couldn't be used; nil when it could, or none was ever made
	aside string // where that save is kept now
	stuck error  // why it couldn't be set aside
}

// open reads a slot. A save that can't be read is set aside, and the copy
// before it is tried.
func open[T any](s store.Store, slot string, read func([]byte) (T, error)) (T, findings) {
	var none T
	data, err := s.Load(slot)
	if err == nil && data != nil {
		value, err := read(data)
		if err == nil {
			return value, findings{any: true}
		}
		return openOlder(s, slot, read, setAside(s, slot, err))
	}
	if err != nil {
		return openOlder(s, slot, read, setAside(s, slot, err))
	}
	if older, err := s.Older(slot); err == nil && older == nil {
		return none, findings{}
	}
	return openOlder(s, slot, read, findings{why: errMissing})
}

func openOlder[T any](s store.Store, slot string, read func([]byte) (T, error), found findings) (T, findings) {
	var none T
	older, err := s.Older(slot)
	if err != nil || older == nil {
		return none, found
	}
	value, err := read(older)
	if err != nil {
		return none, found
	}
	found.any = true
	return value, found
}

func setAside(s store.Store, slot string, why error) findings {
	where, err := s.SetAside(slot)
	return findings{why: why, aside: where, stuck: err}
}

// moveAway sets aside what couldn't be set aside before. That it is gone
// meanwhile is as good.
func moveAway(s store.Store, slot string) error {
	if _, err := s.SetAside(slot); err != nil && !errors.Is(err, store.ErrEmpty) {
		return fmt.Errorf("a save that can't be read is in the way (%w)", err)
	}
	return nil
}

// sentence tells the player what was found in the slot of their game or
// settings, and how it goes on: from the older copy or afresh.
func (f findings) sentence(what, older, afresh string) string {
	onward := afresh
	if f.any {
		onward = older
	}
	trouble := "can't be read"
	switch {
	case errors.Is(f.why, errMissing):
		return fmt.Sprintf("The save of your %s is missing; %s.", what, onward)
	case errors.Is(f.why, errNewer):
		trouble = "was made by a newer akuto"
	}
	if f.stuck != nil {
		return fmt.Sprintf("The save of your %s %s and couldn't be set aside (%v); %s.", what, trouble, f.stuck, onward)
	}
	return fmt.Sprintf("The save of your %s %s and is now kept as %s; %s.", what, trouble, f.aside, onward)
}

// Saved gives the saved game as a record, and touches nothing. The error is a
// sentence: that there is no game yet, or that it can't be read.
func Saved(s store.Store) (string, error) {
	data, err := s.Load(slot)
	switch {
	case err != nil:
		return "", fmt.Errorf("The saved game in %s can't be read: %w.", s.Where(), err)
	case data == nil:
		return "", fmt.Errorf("There is no saved game in %s yet.", s.Where())
	}
	games, err := decode(data, replay)
	if err != nil {
		return "", fmt.Errorf("The saved game in %s can't be read: %w.", s.Where(), err)
	}
	return recordOf(games.now), nil
}
