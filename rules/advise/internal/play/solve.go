package play

// Solver looks for a way to win when the order of the whole dungeon is known. It
// remembers from where there is none, so that asking again with more Rooms goes on
// where it stopped; Forget it before another dungeon. Make one with NewSolver.
type Solver struct {
	Rooms  int // rooms that may still be looked at
	failed []failure
	first  [64]int16 // the head of each chain of failures, as index + 1
	count  int
}

// failure is an afterstate from which the game is lost.
type failure struct {
	hand Hand
	left Kind
	next int16 // Game.Next
	then int16 // the next failure of the chain, as index + 1
	runs uint64
}

// NewSolver gives a solver that remembers so many failures.
func NewSolver(memory int) *Solver { return &Solver{failed: make([]failure, memory)} }

// Forget clears the memory.
func (s *Solver) Forget() {
	s.count = 0
	s.first = [64]int16{}
}

func (g *Game) chain() int { return (g.Next*5 + int(g.Room.Cards[0])) & 63 }

// hopeless tells whether the afterstate g, or one at least as good, is known to be
// lost.
func (s *Solver) hopeless(g *Game) bool {
	for i := s.first[g.chain()]; i != 0; {
		f := &s.failed[i-1]
		if f.hand.Health >= g.Hand.Health && f.hand.Weapon >= g.Hand.Weapon && f.hand.Limit >= g.Hand.Limit &&
			f.left == g.Room.Cards[0] && int(f.next) == g.Next && f.runs == g.runs {
			return true
		}
		i = f.then
	}
	return false
}

// remember notes that the afterstate is lost.
func (s *Solver) remember(f failure, chain int) {
	if s.count < len(s.failed) {
		f.then = s.first[chain]
		s.failed[s.count] = f
		s.count++
		s.first[chain] = int16(s.count)
	}
}

// After gives the score of a win from the afterstate g (Take or Run has just been
// called), or 0 if there is none, or -1 if the Rooms were not enough to tell.
func (s *Solver) After(g *Game) int {
	if g.Room.Open == 0 && g.Next == g.End {
		return int(g.Hand.Health)
	}
	if s.hopeless(g) {
		return 0
	}
	f, chain := failure{hand: g.Hand, left: g.Room.Cards[0], next: int16(g.Next), runs: g.runs}, g.chain()
	dealt := *g
	dealt.Deal()
	score := s.Room(&dealt)
	if score == 0 {
		s.remember(f, chain)
	}
	return score
}

// Room is After for a room that is dealt full.
func (s *Solver) Room(g *Game) int {
	if s.Rooms <= 0 {
		return -1
	}
	s.Rooms--
	if g.dungeon() <= 1 {
		return g.Finish()
	}
	var ends Ends
	var judged [64]int64
	ends.Fill(g.Room, g.Hand, g.Rule)
	g.JudgeEnds(&ends, &judged)
	run, runJudged := g.CanRun(), int64(0)
	if run {
		runJudged = g.JudgeRun()
	}
	unsure := false
	for range ends.N + 1 {
		best := -1
		for i := range ends.N {
			if judged[i] != tried && (best < 0 || judged[i] > judged[best]) {
				best = i
			}
		}
		after := *g
		switch {
		case run && (best < 0 || runJudged > judged[best]):
			run = false
			after.Run()
		case best >= 0:
			judged[best] = tried
			after.Take(ends.List[best])
		default:
			continue
		}
		switch score := s.After(&after); {
		case score > 0:
			return score
		case score < 0 && s.Rooms <= 0:
			return -1
		case score < 0:
			unsure = true
		}
	}
	if unsure {
		return -1
	}
	return 0
}

// tried marks an end that was followed. It is lower than every judgement.
const tried = -1 << 62
