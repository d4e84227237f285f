package play

// How far Play looks ahead once it knows the order of the dungeon: with so many
// cards left in it, and so many rooms.
const (
	SolvedDungeon = 12
	SolvedRooms   = 300
)

// Solvable tells whether Play would try to solve the rest of the game: its order is
// known, also if the place of one card isn't, and it is short.
func (g *Game) Solvable() bool {
	if g.dungeon() > SolvedDungeon {
		return false
	}
	unknown, _ := g.places()
	return unknown <= 1
}

// Play plays the afterstate, or the beginning, to its end and gives the score, which
// is positive if the game was won. It uses solver as its memory.
func (g *Game) Play(solver *Solver) int {
	var ends Ends
	lost := false
	for {
		g.Deal()
		if !lost && g.Solvable() {
			solver.Forget()
			solver.Rooms = SolvedRooms
			score := solver.Room(g)
			if score > 0 {
				return score
			}
			lost = score == 0
		}
		ends.Fill(g.Room, g.Hand, g.Rule)
		best, most := g.JudgeEnds(&ends, nil)
		if g.CanRun() && (best < 0 || g.JudgeRun() > most) {
			g.Run()
			continue
		}
		if best < 0 {
			return -g.LastStand()
		}
		g.Take(ends.List[best])
		if g.Room.Open == 0 && g.Next == g.End {
			return int(g.Hand.Health)
		}
	}
}
