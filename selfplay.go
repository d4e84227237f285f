//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"akuto/rules"
	engine "akuto/rules/advise"
	"akuto/rules/scoundrel"
)

const selfplayUsage = `Usage: akuto selfplay -games N -seed S [-samples N] [-rule weapon=lower-or-equal]
Plays shuffled games by its own advice, never looking at the hidden order, and prints
how many were won as JSON, and how true the chances were that it named.

  -games N     how many games
  -seed S      for the decks and the orders drawn
  -samples N   shuffled orders a decision (240 if not given)
  -rule RULE   weapon=lower (if not given) or weapon=lower-or-equal
`

// selfplayOptions is what follows "selfplay".
type selfplayOptions struct {
	games, samples int
	seed           uint64
	rule           scoundrel.Rule
}

// selfplay is the sub-command `akuto selfplay`, with the words after it as args. It
// prints one JSON document on out and gives exit status 0, or prints the usage on
// errOut and gives 2.
func selfplay(args []string, out, errOut io.Writer) int {
	if wantsHelp(args) {
		fmt.Fprint(out, selfplayUsage)
		return 0
	}
	o, err := parseSelfplayOptions(args)
	if err != nil {
		fmt.Fprintf(errOut, "akuto: %v\n\n%s", err, selfplayUsage)
		return 2
	}
	return printed(out, errOut, summary(playGames(o)))
}

func parseSelfplayOptions(args []string) (o selfplayOptions, err error) {
	flags := flag.NewFlagSet("selfplay", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.IntVar(&o.games, "games", 0, "")
	flags.Uint64Var(&o.seed, "seed", 0, "")
	flags.IntVar(&o.samples, "samples", 240, "")
	rule := flags.String("rule", "weapon=lower", "")
	err = flags.Parse(args)
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case err != nil:
		return o, err
	case flags.NArg() > 0:
		return o, fmt.Errorf("selfplay doesn't know what to do with %q", flags.Arg(0))
	case o.games < 1 || o.games > 1_000_000:
		return o, fmt.Errorf("selfplay needs -games, a number from 1 to 1000000")
	case !given["seed"]:
		return o, fmt.Errorf("selfplay needs -seed, a number from 0")
	case o.samples < 1 || o.samples > engine.MostSamples:
		return o, fmt.Errorf("-samples is a number from 1 to %d", engine.MostSamples)
	}
	switch *rule {
	case "weapon=lower":
		o.rule = scoundrel.StrictlyLower
	case "weapon=lower-or-equal":
		o.rule = scoundrel.LowerOrEqual
	default:
		return o, fmt.Errorf("-rule is weapon=lower or weapon=lower-or-equal")
	}
	return o, nil
}

// playGames plays on as many cores as there are. Each game has its own seed, so the
// result doesn't depend on how many that are.
func playGames(o selfplayOptions) []engine.Game {
	random := rules.NewRandom(o.seed)
	seeds := make([]uint64, o.games)
	for i := range seeds {
		seeds[i] = random.Uint64()
	}
	games := make([]engine.Game, o.games)
	var next atomic.Int64
	var players sync.WaitGroup
	for range min(o.games, runtime.GOMAXPROCS(0)) {
		players.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= len(games) {
					return
				}
				games[i] = engine.SelfPlay(seeds[i], o.samples, o.rule)
			}
		})
	}
	players.Wait()
	return games
}

// selfplayResult is the document that `akuto selfplay` prints.
type selfplayResult struct {
	Games       int        `json:"games"`
	Wins        int        `json:"wins"`
	Rate        float64    `json:"rate"`
	Interval    [2]float64 `json:"interval"` // of the rate, 95 % (Wilson)
	MeanScore   float64    `json:"meanScore"`
	Calibration []tenth    `json:"calibration"`
}

// tenth is all states of which the best option's chance was said to lie from From
// to below To, and how many of them were won.
type tenth struct {
	From   float64 `json:"from"`
	To     float64 `json:"to"`
	States int     `json:"states"`
	Won    int     `json:"won"`
}

// summary adds the games up. Each room decided is a state.
func summary(games []engine.Game) selfplayResult {
	result := selfplayResult{Games: len(games), Calibration: make([]tenth, 10)}
	for i := range result.Calibration {
		result.Calibration[i].From = float64(i) / 10
		result.Calibration[i].To = float64(i+1) / 10
	}
	score := 0
	for _, game := range games {
		score += game.Score
		if game.Won {
			result.Wins++
		}
		for _, claim := range game.Claims {
			t := &result.Calibration[min(9, int(claim.Win*10))]
			t.States++
			if game.Won {
				t.Won++
			}
		}
	}
	result.Rate = float64(result.Wins) / float64(result.Games)
	result.MeanScore = float64(score) / float64(result.Games)
	result.Interval = wilson(result.Wins, result.Games)
	return result
}

// wilson gives the 95 % interval of a rate of wins in n games (Wilson 1927).
func wilson(wins, n int) [2]float64 {
	const z = 1.96
	p, count := float64(wins)/float64(n), float64(n)
	middle := (p + z*z/(2*count)) / (1 + z*z/count)
	half := z / (1 + z*z/count) * math.Sqrt(p*(1-p)/count+z*z/(4*count*count))
	return [2]float64{max(0, middle-half), min(1, middle+half)}
}
