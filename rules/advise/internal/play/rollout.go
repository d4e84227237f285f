package play

// Play plays the game to its end and gives its score, which is positive if it was
// won. It begins with the room as it is, dealt or not.
func (g *Game) Play() int {
	var ends Ends
	for {
		g.Deal()
		if g.dungeon() <= 1 {
			if score := g.Finish(); score > 0 {
				return score
			}
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
