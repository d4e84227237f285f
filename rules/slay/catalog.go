package slay

import (
	"cmp"
	"io/fs"
	"slices"
)

// Catalog is the cards, enemies and decks there are. It is checked whole when it
// is loaded and never changes afterwards. Load gives one.
type Catalog struct {
	cards   []*Card
	enemies []*EnemyCard
	decks   []*Deck

	cardOf  map[string]*Card
	enemyOf map[string]*EnemyCard
	deckOf  map[string]*Deck
}

// StarterDeck is the id of the deck that a fight has when nothing else is said.
const StarterDeck = "starter"

// File is a file of a catalog: JSON in the design's schema.
type File struct {
	Name string // for faults
	Data []byte
}

// Load reads a catalog from the named files of a file system. image tells whether
// there is an icon of a name; nil if that can't be told. The error is the file
// system's, or Faults with all that is wrong.
func Load(files fs.FS, image func(name string) bool, names ...string) (*Catalog, error) {
	var read []File
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		read = append(read, File{name, data})
	}
	return Read(read, nil, image)
}

// Read reads and checks a catalog. Ids may also refer to those of base, if it is
// not nil, and what is in the files takes the place of what has the same id
// there: so a player's own cards and decks build on those that the game brings.
// The catalog it gives holds both. image is as for Load. The error is Faults,
// with all that is wrong.
func Read(files []File, base *Catalog, image func(name string) bool) (*Catalog, error) {
	own, faults := Check(files, base, image)
	if len(faults) > 0 {
		return nil, faults
	}
	return own.over(base), nil
}

// Check is Read for those who want to know all that is wrong: it gives the faults,
// and what is in the files alone, which is a catalog to fight with only if it has
// no faults and no base.
func Check(files []File, base *Catalog, image func(name string) bool) (*Catalog, Faults) {
	r := reader{base: base, image: image, own: &Catalog{}, places: map[string]place{}}
	r.own.index()
	for _, file := range files {
		r.readFile(file)
	}
	r.checkReferences()
	return r.own, r.faults
}

// over gives the catalog of both, with what c has in the place of what base has
// under the same id.
func (c *Catalog) over(base *Catalog) *Catalog {
	if base == nil {
		return c
	}
	both := &Catalog{}
	for _, card := range base.cards {
		if c.cardOf[card.ID] == nil {
			both.cards = append(both.cards, card)
		}
	}
	for _, enemy := range base.enemies {
		if c.enemyOf[enemy.ID] == nil {
			both.enemies = append(both.enemies, enemy)
		}
	}
	for _, deck := range base.decks {
		if c.deckOf[deck.ID] == nil {
			both.decks = append(both.decks, deck)
		}
	}
	both.cards = append(both.cards, c.cards...)
	both.enemies = append(both.enemies, c.enemies...)
	both.decks = append(both.decks, c.decks...)
	both.index()
	return both
}

// index makes the maps from the lists.
func (c *Catalog) index() {
	c.cardOf, c.enemyOf, c.deckOf = map[string]*Card{}, map[string]*EnemyCard{}, map[string]*Deck{}
	for _, card := range c.cards {
		c.cardOf[card.ID] = card
	}
	for _, enemy := range c.enemies {
		c.enemyOf[enemy.ID] = enemy
	}
	for _, deck := range c.decks {
		c.deckOf[deck.ID] = deck
	}
}

// Card gives the card of an id, or nil.
func (c *Catalog) Card(id string) *Card { return c.cardOf[id] }

// Enemy gives the enemy of an id, or nil.
func (c *Catalog) Enemy(id string) *EnemyCard { return c.enemyOf[id] }

// Deck gives the deck of an id, or nil.
func (c *Catalog) Deck(id string) *Deck { return c.deckOf[id] }

// Cards gives all cards in the order of the files, upgraded ones included.
func (c *Catalog) Cards() []*Card { return slices.Clone(c.cards) }

// Enemies gives all enemies in the order of the files.
func (c *Catalog) Enemies() []*EnemyCard { return slices.Clone(c.enemies) }

// Decks gives all decks in the order of the files.
func (c *Catalog) Decks() []*Deck { return slices.Clone(c.decks) }

// sortByName sorts ids of cards by the cards' names.
func (c *Catalog) sortByName(ids []string) {
	slices.SortFunc(ids, func(a, b string) int {
		return cmp.Or(cmp.Compare(c.Card(a).Name, c.Card(b).Name), cmp.Compare(a, b))
	})
}
