// Package play is Scoundrel once more, small and fast, for trying out thousands of
// games a second: a card is only its kind, the deck is an array in some sampled
// order, and a room is played as a whole. It plays with a network that judges how
// well off a player is between two rooms. It reserves no memory and uses whole
// numbers only, so that it plays the same on every platform.
//
// The player in it is honest: nothing he does depends on the order of the cards
// from Next to Known, only on which cards they are.
package play

// Kind is what matters of a card: its role and its value. Clubs and spades of the
// same value are one kind.
type Kind uint8

// The kinds: monsters 2 to 14, potions 2 to 10, weapons 2 to 10. None is no card.
const (
	None        Kind = 0
	firstPotion Kind = 14
	firstWeapon Kind = 23
	Kinds            = 32
)

// Monster, Potion and Weapon give the kind of a value.
func Monster(value int) Kind { return Kind(value - 1) }
func Potion(value int) Kind  { return firstPotion + Kind(value-2) }
func Weapon(value int) Kind  { return firstWeapon + Kind(value-2) }

// Monster tells whether the kind is a monster, Potion and Weapon likewise.
func (k Kind) Monster() bool { return k != None && k < firstPotion }
func (k Kind) Potion() bool  { return k >= firstPotion && k < firstWeapon }
func (k Kind) Weapon() bool  { return k >= firstWeapon }

// Value gives the card's value, 0 for None.
func (k Kind) Value() int8 { return values[k&(Kinds-1)] }

var values = func() (v [Kinds]int8) {
	for value := range int8(13) {
		v[1+value] = value + 2
	}
	for value := range int8(9) {
		v[firstPotion+Kind(value)] = value + 2
		v[firstWeapon+Kind(value)] = value + 2
	}
	return v
}()
