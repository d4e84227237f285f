package play

// longest is the most cards an order can hold: 44 and 4 for each run, of which
// there is at most one in two rooms.
const longest = 112

// Game is a game under way in some order of the dungeon.
type Game struct {
	Order     [longest]Kind
	Next, End int // Order[Next:End] is the dungeon
	Known     int // from here on the player knows the order, from running
	Hand      Hand
	Room      Room
	Ran       bool // the room before was run from
	Rule      Rule
	runs      uint64 // stands for the rooms run from since Set
	net       *Net
	sum       row // of the network, for the dungeon
}

// Set prepares a game whose fields were filled, to be judged by net.
func (g *Game) Set(net *Net) {
	g.net = net
	g.sum = net.Bias
	for i := g.Next; i < g.End; i++ {
		add(&g.sum, &net.Rows[rowDungeon+int(g.Order[i])])
		if i >= g.Known {
			add(&g.sum, &net.Rows[g.bottom(i, g.Order[i])])
		}
	}
}

// bottom gives the row for a card of this kind known to lie at Order[i].
func (g *Game) bottom(i int, kind Kind) int {
	return rowBottom + Kinds*min((i-g.Known)/4, 2) + int(kind)
}

// dungeon gives the number of cards in the dungeon.
func (g *Game) dungeon() int { return g.End - g.Next }

// Deal deals the room full.
func (g *Game) Deal() {
	from := g.Next
	to := g.deal()
	for i := from; i < to; i++ {
		sub(&g.sum, &g.net.Rows[rowDungeon+int(g.Order[i])])
		if i >= g.Known {
			sub(&g.sum, &g.net.Rows[g.bottom(i, g.Order[i])])
		}
	}
}

// deal is Deal without the network. It gives the new Next.
func (g *Game) deal() int {
	n := int8(0)
	for slot := range g.Room.Cards {
		if g.Room.Open&(1<<slot) == 0 {
			if g.Next == g.End {
				continue
			}
			g.Room.Cards[slot] = g.Order[g.Next]
			g.Room.Open |= 1 << slot
			g.Next++
		}
		n++
	}
	g.Room.Face = min(3, n)
	return g.Next
}

// CanRun tells whether the room, dealt full, can be run from.
func (g *Game) CanRun() bool {
	return !g.Ran && g.Room.Open == 0b1111 && g.Room.Face == 3 && !g.Room.Drank && g.Next < g.End
}

// Run puts the room under the dungeon.
func (g *Game) Run() {
	for i, kind := range g.Room.Cards {
		add(&g.sum, &g.net.Rows[rowDungeon+int(kind)])
		add(&g.sum, &g.net.Rows[g.bottom(g.End+i, kind)])
	}
	g.flee()
}

// flee is Run without the network.
func (g *Game) flee() {
	for _, kind := range g.Room.Cards {
		g.Order[g.End] = kind
		g.End++
		g.runs = (g.runs + uint64(kind) + 1) * 0x9e3779b97f4a7c15
	}
	g.Room = Room{}
	g.Ran = true
}

// Take ends the room in this way.
func (g *Game) Take(end End) {
	g.Hand = end.Hand
	g.Room = Room{}
	if end.Left != None {
		g.Room.Cards[0] = end.Left
		g.Room.Open = 1
	}
	g.Ran = false
}

// places gives the numbers of cards whose place is unknown and known.
func (g *Game) places() (unknown, known int) {
	known = g.End - max(g.Known, g.Next)
	return g.End - g.Next - known, known
}

// JudgeRun judges running from the room, as JudgeEnds does.
func (g *Game) JudgeRun() int64 {
	net := g.net
	sum := g.sum
	for i, kind := range g.Room.Cards {
		add(&sum, &net.Rows[rowDungeon+int(kind)])
		add(&sum, &net.Rows[g.bottom(g.End+i, kind)])
	}
	unknown, known := g.places()
	add(&sum, &net.Rows[rowUnknown+min(unknown, 44)])
	add(&sum, &net.Rows[rowKnown+min(known+4, 44)])
	add(&sum, &net.Rows[rowLeft])
	return net.judge(&sum, &net.Rows[rowHealth+int(g.Hand.Health)], g.weapon(g.Hand), stage(g.dungeon()+4))
}

func (g *Game) weapon(hand Hand) *row {
	return &g.net.Rows[rowWeapon+int(hand.Weapon)*16+int(hand.Limit)]
}

// JudgeEnds judges each end of the room and gives the best with its judgement; -1
// if there is none.
func (g *Game) JudgeEnds(ends *Ends, judged *[64]int64) (best int, most int64) {
	net := g.net
	unknown, known := g.places()
	base := g.sum
	add(&base, &net.Rows[rowUnknown+min(unknown, 44)])
	add(&base, &net.Rows[rowKnown+min(known, 44)])
	at := stage(g.dungeon())
	best = -1
	var sums [5]row
	var done uint8
	for i := range ends.N {
		end := &ends.List[i]
		sum := &sums[end.Slot]
		if done&(1<<end.Slot) == 0 {
			done |= 1 << end.Slot
			*sum = base
			add(sum, &net.Rows[rowLeft+int(end.Left)])
		}
		value := net.judge(sum, &net.Rows[rowHealth+int(end.Health)], g.weapon(end.Hand), at)
		if judged != nil {
			judged[i] = value
		}
		if best < 0 || value > most {
			best, most = i, value
		}
	}
	return best, most
}

// Features adds the rows that are on for the afterstate of an end, or of the run
// (end nil), to list, and gives the stage. It must be called before Take or Run.
func (g *Game) Features(end *End, list []uint16) ([]uint16, int) {
	for i := g.Next; i < g.End; i++ {
		list = append(list, rowDungeon+uint16(g.Order[i]))
		if i >= g.Known {
			list = append(list, uint16(g.bottom(i, g.Order[i])))
		}
	}
	unknown, known := g.places()
	dungeon, hand, left := g.dungeon(), g.Hand, None
	if end == nil {
		for i, kind := range g.Room.Cards {
			list = append(list, rowDungeon+uint16(kind), uint16(g.bottom(g.End+i, kind)))
		}
		known += 4
		dungeon += 4
	} else {
		hand, left = end.Hand, end.Left
	}
	list = append(list, rowUnknown+uint16(min(unknown, 44)), rowKnown+uint16(min(known, 44)), rowLeft+uint16(left),
		rowHealth+uint16(hand.Health), rowWeapon+uint16(hand.Weapon)*16+uint16(hand.Limit))
	return list, stage(dungeon)
}
