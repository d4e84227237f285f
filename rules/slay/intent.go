package slay

// IntentKind is what an enemy's action is mainly for, as its icon shows it.
type IntentKind uint8

// The kinds of intents.
const (
	IntendsAttack IntentKind = iota + 1 // it hits, whatever else it does
	IntendsDefend                       // it gains block and doesn't hit
	IntendsBuff                         // it gains strength
	IntendsDebuff                       // it lays weak or vulnerable on the player
	IntendsSleep                        // it does nothing
)

// intentKinds are the kinds' names in the data.
var intentKinds = map[IntentKind]string{
	IntendsAttack: "attack", IntendsDefend: "defend", IntendsBuff: "buff", IntendsDebuff: "debuff", IntendsSleep: "sleep",
}

// String gives the kind's name in the data, such as "attack".
func (k IntentKind) String() string { return intentKinds[k] }

// Intent is what the enemy's coming action would really do if the turn ended now:
// strength, tokens, block and caps are in.
type Intent struct {
	Kind  IntentKind
	Hits  []int // what each hit does before block
	HP    int   // HP the player would lose
	Block int   // block the player would lose to hits
	Dies  bool  // the player would die

	GainsBlock, GainsStrength int // the enemy
	Vulnerable, Weak          int // laid on the player
}

// plenty is more HP than any action takes.
const plenty = 1 << 30

// Intent gives the intent of the enemy. It is found by letting the enemy act, so
// it can't differ from what then happens.
func (s State) Intent() Intent {
	action := s.NextAction()
	intent := Intent{Kind: action.Intent}
	f := s.change()
	// A fight that ended still shows what the enemy was about to do, and the
	// number of an attack that kills still counts its later hits.
	f.Result, f.Player.HP, f.Enemy.HP = UnderWay, plenty, plenty
	f.removeBlock(EnemySide)
	before := len(f.events)
	f.resolve(EnemySide, action.Effects, nil)
	for _, e := range f.events[before:] {
		switch e.Kind {
		case Struck:
			intent.Hits = append(intent.Hits, e.Amount+e.Blocked)
			intent.HP += e.Amount
			intent.Block += e.Blocked
		case BlockGained:
			intent.GainsBlock += e.Amount
		case StrengthGained:
			intent.GainsStrength += e.Amount
		case VulnerableGained:
			intent.Vulnerable += e.Amount
		case WeakGained:
			intent.Weak += e.Amount
		}
	}
	intent.HP = min(intent.HP, s.Player.HP)
	intent.Dies = intent.HP > 0 && intent.HP == s.Player.HP
	return intent
}

// Total gives what all hits together do before block.
func (i Intent) Total() int {
	total := 0
	for _, hit := range i.Hits {
		total += hit
	}
	return total
}
