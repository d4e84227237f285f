package main

import (
	"fmt"
	"math"

	"akuto/rules"
	"akuto/rules/advise"
	"akuto/rules/scoundrel"
)

// state is one decision of a game: what is fitted to, and how the game ended.
type state struct {
	x   [4]float64 // 1, dungeon / 40, counted log-odds, both multiplied
	won float64
}

// calibrate plays games by the advice and fits the log-odds of winning to those
// counted in the samples and to the cards in the dungeon. It prints the numbers for
// the variable truth now and then, the last ones at the end.
func calibrate(games, samples int, seed uint64) {
	random := rules.NewRandom(seed)
	var states []state
	wins := 0
	for i := range games {
		game := advise.SelfPlay(random.Uint64(), samples, scoundrel.StrictlyLower)
		won := 0.0
		if game.Won {
			won = 1
			wins++
		}
		for _, claim := range game.Claims {
			if claim.Counted < 0 {
				continue
			}
			p := min(0.9999, max(0.0001, claim.Counted))
			odds, d := math.Log(p/(1-p)), float64(claim.Dungeon)/40
			states = append(states, state{[4]float64{1, d, odds, odds * d}, won})
		}
		if i%25 == 24 || i == games-1 {
			fitted := fit(states)
			fmt.Printf("%d games with %d samples a room, %d won, %d states: offset %.0f, offsetDungeon %.0f, slope %.0f, slopeDungeon %.0f\n",
				i+1, samples, wins, len(states), 1024*fitted[0], 1024*fitted[1], 1024*fitted[2], 1024*fitted[3])
		}
	}
}

// fit finds the log-odds that make the games most likely, by Newton's method. Where
// the games say little it stays near to the log-odds counted.
func fit(states []state) [4]float64 {
	unchanged := [4]float64{0, 0, 1, 0}
	fitted := unchanged
	for range 30 {
		var slope [4]float64
		var bend [4][4]float64
		for i := range 4 {
			bend[i][i] = 1
			slope[i] = unchanged[i] - fitted[i]
		}
		for _, s := range states {
			odds := 0.0
			for i := range 4 {
				odds += fitted[i] * s.x[i]
			}
			p := 1 / (1 + math.Exp(-odds))
			for i := range 4 {
				slope[i] += (s.won - p) * s.x[i]
				for j := range 4 {
					bend[i][j] += p * (1 - p) * s.x[i] * s.x[j]
				}
			}
		}
		for i, step := range solve(bend, slope) {
			fitted[i] += step
		}
	}
	return fitted
}

// solve solves a·x = b by elimination.
func solve(a [4][4]float64, b [4]float64) (x [4]float64) {
	for i := range 4 {
		for j := i + 1; j < 4; j++ {
			f := a[j][i] / a[i][i]
			for k := i; k < 4; k++ {
				a[j][k] -= f * a[i][k]
			}
			b[j] -= f * b[i]
		}
	}
	for i := 3; i >= 0; i-- {
		x[i] = b[i]
		for k := i + 1; k < 4; k++ {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
