package slay

import (
	"encoding/json"
	"regexp"
	"strconv"
)

// reader reads the files of a catalog and gathers all faults on the way.
type reader struct {
	base   *Catalog // that ids may also refer to, or nil
	image  func(name string) bool
	own    *Catalog
	faults Faults
	file   string // being read

	// Where each entry stands, for the faults that are found when all are read.
	places map[string]place
}

type place struct{ file, path string }

func (r *reader) fault(path, why string) {
	r.faults = append(r.faults, Fault{r.file, path, why})
}

// LargestFile is the size, in bytes, above which a file of a catalog is refused.
const LargestFile = 1 << 20

// entryID is what an id must look like.
var entryID = regexp.MustCompile(`^[a-z][a-z0-9_]*\+?$`)

// readFile reads the entries of a file, each by what it is.
func (r *reader) readFile(file File) {
	r.file = file.Name
	if len(file.Data) > LargestFile {
		r.fault("$", whyFileLarge)
		return
	}
	root, err := parseTree(file.Data)
	if err != nil {
		r.fault("$", err.Error())
		return
	}
	entries, ok := r.fields(root)
	if !ok {
		return
	}
	if len(entries.of) == 0 {
		r.fault("$", whyNoEntry)
	}
	for _, entry := range entries.of {
		entries.read = append(entries.read, entry.key)
		r.readEntry(entry.key, entry.value)
	}
	entries.done()
}

// readEntry reads one card, enemy or deck. Which of them it is tell its keys.
func (r *reader) readEntry(id string, n *node) {
	f, ok := r.fields(n)
	if !ok {
		return
	}
	kind := kindOf(f.of)
	if !entryID.MatchString(id) || kind != "card" && id[len(id)-1] == '+' {
		r.fault(n.path, whyID)
	}
	key := kind + " " + id
	if first, twice := r.places[key]; twice {
		r.fault(n.path, entryTwice(kind, first.file))
		return
	}
	r.places[key] = place{r.file, n.path}
	switch kind {
	case "enemy":
		r.readEnemy(id, f)
	case "deck":
		r.readDeck(id, f)
	default:
		r.readCard(id, f)
	}
	f.done()
}

// kindOf tells what an entry is meant to be: that of which it has most keys.
func kindOf(of object) string {
	best, most := "card", 0
	for _, kind := range []struct {
		name string
		keys []string
	}{
		{"card", []string{"cost", "type", "effects", "keywords", "upgraded"}},
		{"enemy", []string{"hp", "actionType", "actions", "note"}},
		{"deck", []string{"cards"}},
	} {
		n := 0
		for _, field := range of {
			for _, key := range kind.keys {
				n += one(field.key == key)
			}
		}
		if n > most {
			best, most = kind.name, n
		}
	}
	return best
}

// number gives the value as a whole number between least and most.
func (r *reader) number(n *node, least, most int) int {
	literal, ok := n.value.(json.Number)
	if !ok {
		r.fault(n.path, wrongKind("a number", n.kind()))
		return least
	}
	number, err := strconv.Atoi(literal.String())
	switch {
	case err != nil:
		r.fault(n.path, notWhole(literal.String()))
		return least
	case number < least:
		r.fault(n.path, tooLow(number, least))
		return least
	case number > most:
		r.fault(n.path, tooHigh(number, most))
		return most
	}
	return number
}

// imageOf gives the icon's name, which a key must have.
func (f *fields) imageOf(key string) string {
	n := f.need(key)
	if n == nil {
		return ""
	}
	name := f.r.text(n)
	if name != "" && f.r.image != nil && !f.r.image(name) {
		f.r.fault(n.path, noIcon(name))
	}
	return name
}

// readDeck reads a deck.
func (r *reader) readDeck(id string, f *fields) {
	d := &Deck{ID: id, Name: f.text("name"), Description: f.text("description")}
	cards := f.need("cards")
	if cards != nil {
		for _, n := range r.list(cards) {
			d.Cards = append(d.Cards, r.text(n))
		}
		if items, ok := cards.value.(array); ok && len(items) == 0 {
			r.fault(cards.path, whyEmptyDeck)
		}
		if len(d.Cards) > largest {
			r.fault(cards.path, whyLargeDeck)
		}
	}
	r.own.decks = append(r.own.decks, d)
	r.own.deckOf[id] = d
}

// checkReferences checks, when all files are read, that every id that something
// refers to is there.
func (r *reader) checkReferences() {
	card := func(id string) *Card {
		if c := r.own.cardOf[id]; c != nil || r.base == nil {
			return c
		}
		return r.base.cardOf[id]
	}
	for _, c := range r.own.cards {
		r.checkUpgrade(c, card)
	}
	for _, d := range r.own.decks {
		at := r.places["deck "+d.ID]
		for i, id := range d.Cards {
			if id != "" && card(id) == nil && !r.known("card", id) {
				r.faults = append(r.faults, Fault{at.file, at.path + ".cards[" + strconv.Itoa(i) + "]", unknownCard(id).Error()})
			}
		}
	}
}

// known tells whether an entry stands in one of the files, right or wrong.
func (r *reader) known(kind, id string) bool {
	_, ok := r.places[kind+" "+id]
	return ok
}
