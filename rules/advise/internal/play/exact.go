package play

// Exact counts in how many orders of the cards whose place is unknown an honest
// player who errs nowhere wins. It keeps what it found out, so one is best used for
// all options of one state. Make one with NewExact.
type Exact struct {
	Rooms  int // rooms that may still be looked at
	known  map[exactKey]int32
	solver *Solver
}

// exactKey is an afterstate: the rest of the dungeon is known from the cards that
// lie in it.
type exactKey struct {
	hand   Hand
	left   Kind
	ran    bool
	counts [Kinds]int8 // kinds in the dungeon whose place is unknown
	bottom [mostKnown]Kind
}

// The most cards that Count bears, of which the place is unknown or known.
const (
	mostUnknown = 7
	mostKnown   = 16
)

// NewExact gives a counter.
func NewExact() *Exact {
	return &Exact{known: map[exactKey]int32{}, solver: NewSolver(1024)}
}

// Orders gives the number of orders of so many cards.
func Orders(unknown int) int32 {
	n := int32(1)
	for i := 2; i <= unknown; i++ {
		n *= int32(i)
	}
	return n
}

// Count gives the number of orders won from g, an afterstate (Take or Run has just
// been called), of all there are. It is -1 if that can't be told with the Rooms there
// are.
func (x *Exact) Count(g *Game) (won, all int32) {
	unknown, known := g.places()
	if unknown > mostUnknown || known > mostKnown-4 {
		return -1, 0
	}
	won = x.after(*g)
	if x.Rooms <= 0 {
		return -1, 0
	}
	return won, Orders(unknown)
}

// after counts the orders won; what it gives means nothing once Rooms are used up.
func (x *Exact) after(g Game) int32 {
	if x.Rooms <= 0 {
		return 0
	}
	unknown, _ := g.places()
	if unknown <= 1 {
		x.solver.Forget()
		x.solver.Rooms = x.Rooms
		score := x.solver.After(&g)
		x.Rooms = x.solver.Rooms
		return int32(min(1, max(0, score)))
	}
	key := exactKey{hand: g.Hand, left: g.Room.Cards[0], ran: g.Ran}
	for _, kind := range g.Order[g.Next : g.Next+unknown] {
		key.counts[kind]++
	}
	copy(key.bottom[:], g.Order[g.Next+unknown:g.End])
	if won, ok := x.known[key]; ok {
		return won
	}
	won := int32(0)
	draw := 3
	if g.Room.Open == 0 {
		draw = 4
	}
	draw = min(draw, unknown)
	x.sets(g, g.Next, g.Next+draw, g.Next, &won)
	if x.Rooms > 0 {
		x.known[key] = won
	}
	return won
}

// sets goes through all sets of cards that can be drawn: the ones at from to to are
// chosen out of those at or after low, in the order of their places.
func (x *Exact) sets(g Game, from, to, low int, won *int32) {
	if from == to {
		x.room(g, won)
		return
	}
	unknown, _ := g.places()
	for i := max(low, from); i < g.Next+unknown; i++ {
		next := g
		// What is skipped moves up, so that the rest keeps its order.
		picked := next.Order[i]
		copy(next.Order[from+1:i+1], g.Order[from:i])
		next.Order[from] = picked
		x.sets(next, from+1, to, i+1, won)
	}
}

// room adds the orders won with the next room's cards drawn as they lie on top.
func (x *Exact) room(g Game, won *int32) {
	unknownBefore, _ := g.places()
	dealt := g
	dealt.Deal()
	unknown, _ := dealt.places()
	drawn := unknownBefore - unknown
	arrangements := Orders(drawn)
	all := Orders(unknown)
	best := int32(0)
	var ends Ends
	x.Rooms--
	ends.Fill(dealt.Room, dealt.Hand, dealt.Rule)
	for i := range ends.N {
		after := dealt
		after.Take(ends.List[i])
		if best = max(best, x.after(after)); best == all {
			break
		}
	}
	if best == all || !dealt.CanRun() {
		*won += best * arrangements
		return
	}
	// How good running is depends on the order in which the cards were dealt.
	x.arrange(g, g.Next, g.Next+drawn, best, won)
}

// arrange goes through all orders of the cards drawn, and takes the better of
// running and of what the best end wins.
func (x *Exact) arrange(g Game, from, to int, best int32, won *int32) {
	if from == to {
		g.Deal()
		g.Run()
		*won += max(best, x.after(g))
		return
	}
	for i := from; i < to; i++ {
		g.Order[from], g.Order[i] = g.Order[i], g.Order[from]
		x.arrange(g, from+1, to, best, won)
		g.Order[from], g.Order[i] = g.Order[i], g.Order[from]
	}
}
