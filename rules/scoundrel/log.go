package scoundrel

// EntryKind says what a log entry is about.
type EntryKind uint8

// The kinds of log entries. The fight that ends the game is one entry of the kind
// die; a won game ends with an entry of the kind win after its last card.
const (
	EntryEquip EntryKind = iota + 1
	EntryDrink
	EntryDiscard
	EntryFight
	EntryRun
	EntryDie
	EntryWin
)

// String gives the kind as the JSON has it: "equip", "drink" and so on.
func (k EntryKind) String() string {
	if k > EntryWin {
		k = 0
	}
	return entryKindNames[k]
}

var entryKindNames = [...]string{"", "equip", "drink", "discard", "fight", "run", "die", "win"}

// faces tells whether an entry of this kind resolves its card.
func (k EntryKind) faces() bool { return k != EntryRun && k != EntryWin }

// Entry is one line of the log.
type Entry struct {
	Room   int
	Kind   EntryKind
	Card   Card // the card faced, or None
	With   Card // the weapon used in a fight, or None
	Change int  // what health really lost (negative) or gained
}

// Log gives what happened so far, newest last.
func (s State) Log() []Entry {
	entries := make([]Entry, s.log.count)
	for i, l := range s.log.lines[:s.log.count] {
		entries[i] = l.entry()
	}
	return entries
}

// mostEntries is how long a log can get: each card faced, a run before each of the
// 14 full rooms, and the win.
const mostEntries = DeckSize + 14 + 1

// line is an entry in the few bytes in which every State carries it along.
type line struct {
	room       uint8
	kind       EntryKind
	card, with Card
	change     int8
}

func (l line) entry() Entry {
	return Entry{Room: int(l.room), Kind: l.kind, Card: l.card, With: l.with, Change: int(l.change)}
}

// journal is the log inside a State.
type journal struct {
	lines [mostEntries]line
	count uint8
}

// note adds an entry for the current room.
func (s *State) note(kind EntryKind, card, with Card, change int) {
	s.log.lines[s.log.count] = line{uint8(s.RoomNo), kind, card, with, int8(change)}
	s.log.count++
}
