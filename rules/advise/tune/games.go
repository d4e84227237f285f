package main

import (
	"fmt"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

// teacher plays games with the network as it is and makes samples of them.
type teacher struct {
	random  rules.Random
	explore int     // of 1000 rooms, how many end in a random way
	trust   float32 // in how the game went on, against what was foreseen
	solver  *play.Solver
	samples []sample
}

// tally counts games.
type tally struct{ whole, wholeWon, late, lateWon int }

func (c tally) String() string {
	percent := func(won, of int) float64 { return 100 * float64(won) / float64(max(1, of)) }
	return fmt.Sprintf("whole games won %.2f%% of %d, late ones %.2f%% of %d",
		percent(c.wholeWon, c.whole), c.whole, percent(c.lateWon, c.late), c.late)
}

// round plays games, so many percent of them beginning late, for new samples in a
// random order.
func (t *teacher) round(net *play.Net, games, late int) (count tally) {
	t.samples = t.samples[:0]
	for range games {
		isLate := t.random.IntN(100) < late
		won := t.play(net, isLate)
		games, wins := &count.whole, &count.wholeWon
		if isLate {
			games, wins = &count.late, &count.lateWon
		}
		*games++
		if won {
			*wins++
		}
	}
	rules.Shuffle(&t.random, t.samples)
	return count
}

// begin sets up a game: a whole one, or one that begins in a later room with a
// random rest of the deck, health and weapon.
func (t *teacher) begin(g *play.Game, net *play.Net, late bool) {
	g.Begin(&t.random, net, 0)
	if !late {
		return
	}
	gone := 3 * (1 + t.random.IntN(12))
	g.Next = gone
	g.Hand.Health = int8(1 + t.random.IntN(play.FullHealth))
	for _, kind := range g.Order[:gone] {
		if kind.Weapon() && t.random.IntN(2) == 0 {
			g.Hand.Weapon, g.Hand.Limit = kind.Value(), play.Fresh
			if t.random.IntN(4) > 0 {
				g.Hand.Limit = int8(2 + t.random.IntN(13))
			}
		}
	}
	g.Hand = g.Hand.Ready()
	if t.random.IntN(2) == 0 {
		g.Known = g.End - min(4*(1+t.random.IntN(4)), g.End-g.Next)
	}
	g.Set(net)
}

// visit is an afterstate on the way of a game.
type visit struct {
	sample
	foreseen float32 // the best chance seen from the room after it
	astray   bool    // the room after it was played at random
}

// play plays one game and adds its afterstates to the samples. It tells whether the
// game was won.
func (t *teacher) play(net *play.Net, late bool) (won bool) {
	var g play.Game
	t.begin(&g, net, late)
	var ends play.Ends
	var visits []visit
	// see completes the visit before with what its next room shows.
	see := func(foreseen float32, astray bool) {
		if len(visits) > 0 {
			v := &visits[len(visits)-1]
			v.foreseen, v.astray = foreseen, astray
		}
	}
	note := func(end *play.End) {
		rows, stage := g.Features(end, nil)
		visits = append(visits, visit{sample: sample{rows: rows, stage: stage}})
	}
	for {
		g.Deal()
		if score := t.solve(&g); score >= 0 {
			won = score > 0
			see(float32(min(1, score)), false)
			break
		}
		ends.Fill(g.Room, g.Hand, g.Rule)
		best, most := g.JudgeEnds(&ends, nil)
		choices, foreseen := ends.N, float32(0)
		if best >= 0 {
			foreseen = squash(most)
		}
		if g.CanRun() {
			if judged := g.JudgeRun(); best < 0 || judged > most {
				best, foreseen = ends.N, squash(judged)
			}
			choices++
		}
		pick := best
		if choices > 1 && t.random.IntN(1000) < t.explore {
			pick = t.random.IntN(choices)
		}
		see(foreseen, pick != best)
		if pick < 0 {
			break
		}
		if pick == ends.N {
			note(nil)
			g.Run()
			continue
		}
		note(&ends.List[pick])
		g.Take(ends.List[pick])
	}
	t.keep(visits, won)
	return won
}

// solve looks ahead as Play does: -1 means that the game must be played on.
func (t *teacher) solve(g *play.Game) int {
	if !g.Solvable() {
		return -1
	}
	t.solver.Forget()
	t.solver.Rooms = play.SolvedRooms
	return t.solver.Room(g)
}

// keep turns the visits of a game into samples. Each is taught a mixture of what was
// foreseen right after it and, as long as nothing random came between, later on
// (Sutton, "Learning to predict by the methods of temporal differences", 1988).
func (t *teacher) keep(visits []visit, won bool) {
	target := float32(0)
	if won {
		target = 1
	}
	for i := len(visits) - 1; i >= 0; i-- {
		v := &visits[i]
		switch {
		case v.astray:
			target = v.foreseen
		case i < len(visits)-1:
			target = (1-t.trust)*v.foreseen + t.trust*target
		}
		v.target = target
		t.samples = append(t.samples, v.sample)
	}
}

// check gives the share of games won without exploring.
func (t *teacher) check(net *play.Net, games int) float64 {
	random := rules.NewRandom(99)
	wins := 0
	var g play.Game
	for range games {
		g.Begin(&random, net, 0)
		if g.Play(t.solver) > 0 {
			wins++
		}
	}
	return float64(wins) / float64(games)
}

// squash gives the chance for a judgement.
func squash(judged int64) float32 {
	return chance(float32(float64(judged) / (play.Unit * play.Unit)))
}
