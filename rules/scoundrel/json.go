package scoundrel

import (
	"encoding/json"
	"slices"
)

// savedState is a State as JSON: the plan's state model and, after it, what that
// lacks to restore a State whole.
type savedState struct {
	planState
	Log     []savedEntry `json:"log"` // in place of the plan's log
	Rule    string       `json:"rule"`
	Bottom  []Card       `json:"bottom"` // every card run from, last put under the dungeon last
	Carried bool         `json:"carried"`
	Totals  Totals       `json:"totals"`
}

// savedEntry is an entry of the plan's log with what its text was made of.
type savedEntry struct {
	planEntry
	Card   Card `json:"card"`
	With   Card `json:"with"`
	Change int  `json:"change"`
}

// saved gives s as it is written.
func (s State) saved() savedState {
	saved := savedState{
		planState: s.plan(),
		Log:       []savedEntry{},
		Rule:      s.Rule.String(),
		Bottom:    append([]Card{}, s.scooped.cards[:s.scooped.count]...),
		Carried:   s.Carried,
		Totals:    s.Totals,
	}
	for i, e := range s.Log() {
		saved.Log = append(saved.Log, savedEntry{saved.planState.Log[i], e.Card, e.With, e.Change})
	}
	return saved
}

// MarshalJSON writes the plan's state model field for field, and the fields
// "rule", "bottom", "carried" and "totals", which it lacks.
func (s State) MarshalJSON() ([]byte, error) { return json.Marshal(s.saved()) }

// UnmarshalJSON restores the State that MarshalJSON wrote. The error says in a
// sentence why the JSON can't be a game; s is then left as it was.
func (s *State) UnmarshalJSON(data []byte) error {
	saved := savedState{}
	if err := json.Unmarshal(data, &saved); err != nil {
		return err
	}
	restored, err := saved.restore()
	if err != nil {
		return err
	}
	*s = restored
	return nil
}

// restore plays the log again, which gives everything but the room and the order
// at the bottom of the dungeon. What is written must then agree with it.
func (saved *savedState) restore() (State, error) {
	rule, ok := parseRule(saved.Rule)
	if !ok {
		return State{}, errSavedRule
	}
	s := New(rule)
	if err := s.replayLog(saved.Log); err != nil {
		return State{}, err
	}
	if saved.RoomNo == s.RoomNo+1 && s.canLeave() {
		s.enter(None)
	}
	if err := s.restoreRoom(saved); err != nil {
		return State{}, err
	}
	if err := s.restoreBottom(saved.Bottom); err != nil {
		return State{}, err
	}
	if !s.agrees(saved) {
		return State{}, errSavedContradiction
	}
	return s, nil
}

// canLeave tells whether the room under way is done and another one follows.
func (s *State) canLeave() bool { return s.Faced == toFaceFull && !s.Over.Done }

// replayLog does again what the entries tell, with no cards in the room.
func (s *State) replayLog(entries []savedEntry) error {
	for i, e := range entries {
		if i >= int(s.log.count) {
			if e.Room == s.RoomNo+1 && s.canLeave() {
				s.enter(None)
			}
			if !s.replayEntry(e) {
				return errSavedLog
			}
		}
		// The entry made again must be the one that is written, but for its wording.
		made := s.log.lines[i].entry()
		if made.Room != e.Room || made.Kind.String() != e.Kind ||
			made.Card != e.Card || made.With != e.With || made.Change != e.Change {
			return errSavedLog
		}
	}
	if int(s.log.count) != len(entries) {
		return errSavedLog
	}
	return nil
}

// replayEntry does again what an entry tells; false if that can't have been.
func (s *State) replayEntry(e savedEntry) bool {
	if s.Over.Done {
		return false
	}
	if e.Kind == EntryRun.String() {
		// A run takes a full room and leaves something in the dungeon.
		if s.Faced > 0 || s.RanLast || DeckSize-s.used.Len() <= RoomSize {
			return false
		}
		s.run(nil)
		return true
	}
	kind := FightBarehanded
	switch {
	case e.Kind == EntryEquip.String():
		kind = Equip
	case e.Kind == EntryDrink.String():
		kind = Drink
	case e.Kind == EntryDiscard.String():
		kind = Discard
	case e.With != None:
		kind = FightWeapon
	}
	if e.Card == None || s.used.Has(e.Card) || s.Faced == toFaceFull || s.checkFit(kind, e.Card) != Allowed {
		return false
	}
	s.face(kind, e.Card, nil)
	return true
}

// restoreRoom lays the written cards into the room.
func (s *State) restoreRoom(saved *savedState) error {
	if len(saved.Room) != RoomSize {
		return errSavedRoom
	}
	used := s.Used()
	faced := used[len(used)-s.Faced:] // what was resolved in this room
	resolved := 0
	for i, slot := range saved.Room {
		if slot == nil {
			continue
		}
		if slot.Card == None || s.slotOf(slot.Card) >= 0 || slot.Resolved != slices.Contains(faced, slot.Card) ||
			!slot.Resolved && s.used.Has(slot.Card) {
			return errSavedRoom
		}
		if slot.Resolved {
			resolved++
		}
		s.Room[i] = Slot{Card: slot.Card, Resolved: slot.Resolved}
	}
	// Every room but the first and those after a run has a card carried over.
	s.Carried = s.RoomNo > 1 && !s.RanLast
	if resolved != s.Faced || s.Faced > 0 && s.toDeal() > 0 || s.Carried && s.Room[0].Card == None {
		return errSavedRoom
	}
	return nil
}

// restoreBottom takes the cards run from, which are four for every run, some of
// them more than once.
func (s *State) restoreBottom(bottom []Card) error {
	if len(bottom) > RoomSize*s.Totals.Ran || s.Totals.Ran > 0 && len(bottom) < RoomSize {
		return errSavedBottom
	}
	seen := Cards(0)
	for _, c := range bottom {
		if c == None || seen.Has(c) {
			return errSavedBottom
		}
		seen = seen.With(c)
		s.scooped.putUnder(c)
	}
	return nil
}

// agrees tells whether everything written is what the log led to.
func (s State) agrees(saved *savedState) bool {
	made := s.saved()
	sameWeapon := made.Weapon == nil && saved.Weapon == nil ||
		made.Weapon != nil && saved.Weapon != nil && made.Weapon.Card == saved.Weapon.Card &&
			slices.Equal(made.Weapon.Slain, saved.Weapon.Slain)
	sameOver := made.Over == nil && saved.Over == nil ||
		made.Over != nil && saved.Over != nil && *made.Over == *saved.Over
	return sameWeapon && sameOver &&
		made.HP == saved.HP &&
		made.ResolvedInRoom == saved.ResolvedInRoom &&
		made.PotionUsedInRoom == saved.PotionUsedInRoom &&
		made.RanLastRoom == saved.RanLastRoom &&
		slices.Equal(made.Used, saved.Used) &&
		made.RoomNo == saved.RoomNo &&
		made.LastResolved == saved.LastResolved &&
		made.Carried == saved.Carried &&
		made.Totals == saved.Totals
}
