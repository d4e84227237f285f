package main

import (
	"math"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

// teacher plays games with the network as it is and makes samples of them.
type teacher struct {
	random  rules.Random
	explore int // of 1000 rooms, how many end in a random way
	trust   float32
	samples []sample
	rows    []uint16
}

// visit is an afterstate on the way of a game.
type visit struct {
	sample
	foreseen float32 // the best chance seen from the room after it
	astray   bool    // the room after it was played at random
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
	g.Hand.Health = int8(1 + t.random.IntN(20))
	for i := range gone {
		if kind := g.Order[i]; kind.Weapon() && t.random.IntN(2) == 0 {
			g.Hand.Weapon, g.Hand.Limit = kind.Value(), play.Fresh
			if t.random.IntN(4) > 0 {
				g.Hand.Limit = int8(2 + t.random.IntN(13))
			}
		}
	}
	g.Hand = g.Hand.Ready()
	if t.random.IntN(3) == 0 {
		g.Known = g.End - min(4*(1+t.random.IntN(3)), g.End-g.Next)
	}
	g.Set(net)
}

func squash(judged int64) float32 {
	return chance(float32(float64(judged) / (play.Unit * play.Unit)))
}

// play plays one game and adds its afterstates to the samples. It tells whether the
// game was won.
func (t *teacher) play(net *play.Net, late bool) bool {
	var g play.Game
	t.begin(&g, net, late)
	var ends play.Ends
	var visits []visit
	won := false
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
		if g.End-g.Next <= 1 {
			won = g.Finish() > 0
			see(0, false)
			if won {
				see(1, false)
			}
			break
		}
		ends.Fill(g.Room, g.Hand, g.Rule)
		best, most := g.JudgeEnds(&ends, nil)
		run := false
		foreseen := float32(0)
		if best >= 0 {
			foreseen = squash(most)
		}
		if g.CanRun() {
			if judged := g.JudgeRun(); best < 0 || judged > most {
				run = true
				foreseen = squash(judged)
			}
		}
		astray := false
		if t.random.IntN(1000) < t.explore {
			n := ends.N
			if g.CanRun() {
				n++
			}
			if n > 1 {
				i := t.random.IntN(n)
				astray = run != (i == ends.N) || !run && i != best
				run = i == ends.N
				best = i
			}
		}
		see(foreseen, astray)
		if run {
			note(nil)
			g.Run()
			continue
		}
		if best < 0 {
			break
		}
		note(&ends.List[best])
		g.Take(ends.List[best])
	}
	target := float32(0)
	if won {
		target = 1
	}
	for i := len(visits) - 1; i >= 0; i-- {
		v := &visits[i]
		if i < len(visits)-1 {
			if v.astray {
				target = v.foreseen
			} else {
				target = (1-t.trust)*v.foreseen + t.trust*target
			}
		}
		v.target = target
		t.samples = append(t.samples, v.sample)
	}
	return won
}

var _ = math.Exp
