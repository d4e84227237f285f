package slay

import "slices"

// EntryKind is what a log entry tells of.
type EntryKind uint8

// The kinds of log entries.
const (
	EntryDraw   EntryKind = iota + 1 // the hand of a turn
	EntryIntent                      // what the enemy is about to do
	EntryPlay                        // a card played
	EntryFade                        // a card exhausted by its keyword
	EntryEnemy                       // what the enemy did
	EntryEnd                         // how the fight ended
)

// entryKinds are the kinds' names in JSON.
var entryKinds = map[EntryKind]string{
	EntryDraw: "draw", EntryIntent: "intent", EntryPlay: "play", EntryFade: "fade", EntryEnemy: "enemy", EntryEnd: "end",
}

// String gives the kind's name in JSON, such as "play".
func (k EntryKind) String() string { return entryKinds[k] }

// Entry is one line of the log. HP is what the one who was acted upon lost, as a
// change: −3, or 0 for none. It is the enemy's for a card, the player's for the
// enemy's action.
type Entry struct {
	Turn int
	Kind EntryKind
	Text string
	HP   int
}

// line is an entry with those before it. Lines are never changed, so states share
// them.
type line struct {
	entry  Entry
	before *line
	number int // of lines up to this one
}

// note adds a line to the log.
func (s *State) note(kind EntryKind, hp int, text string) {
	s.log = s.log.with(Entry{Turn: s.Turn, Kind: kind, Text: text, HP: hp})
}

// with gives the log with one more entry.
func (l *line) with(e Entry) *line {
	added := &line{entry: e, before: l, number: 1}
	if l != nil {
		added.number += l.number
	}
	return added
}

// Log gives what happened, oldest first.
func (s State) Log() []Entry {
	var entries []Entry
	for l := s.log; l != nil; l = l.before {
		entries = append(entries, l.entry)
	}
	slices.Reverse(entries)
	return entries
}

// equal tells whether both logs tell the same.
func (l *line) equal(other *line) bool {
	for l != other {
		if l == nil || other == nil || l.number != other.number || l.entry != other.entry {
			return false
		}
		l, other = l.before, other.before
	}
	return true
}

// hpLost gives the HP that a side lost by the events, as a change.
func hpLost(events []Event, side Side) int {
	lost := 0
	for _, e := range events {
		if (e.Kind == Struck || e.Kind == LostHP) && e.Side == side {
			lost -= e.Amount
		}
	}
	return lost
}
