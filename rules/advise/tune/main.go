// Command tune trains the network that the advice plays on with, and calibrates the
// chances that it names. It is not part of the game.
//
//	go run ./rules/advise/tune [flags]            plays against itself and writes weights.bin
//	go run ./rules/advise/tune -calibrate GAMES   plays by the advice and prints the numbers
//	                                              of the variable truth in calibrate.go
//
// What it printed when it made what is committed is in train.log and calibrate.log.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	var (
		seed      = flag.Uint64("seed", 1, "of the first weights and of all decks")
		rounds    = flag.Int("rounds", 400, "how often games are played and learned from")
		games     = flag.Int("games", 10000, "games a round")
		rate      = flag.Float64("rate", 0.002, "how fast to learn at first; it falls to 0 along a cosine")
		late      = flag.Int("late", 30, "percent of the games that begin in a later room")
		explore   = flag.Int("explore", 20, "in 1000 rooms, those that end in a random way")
		trust     = flag.Float64("trust", 0.7, "how much a sample is taught of how the game went on, 0 to 1; the rest is what the network foresaw in the next room")
		out       = flag.String("out", "rules/advise/internal/play/weights.bin", "the file for the weights")
		fit       = flag.Int("calibrate", 0, "calibrate on so many games instead")
		orders    = flag.Int("samples", 240, "samples a decision while calibrating")
		continues = flag.String("from", "", "begin with the weights of this file, kept by an earlier run as OUT.float")
	)
	flag.Parse()
	if *fit > 0 {
		calibrate(*fit, *orders, *seed)
		return nil
	}
	n := newNetwork(*seed)
	if *continues != "" {
		if err := n.load(*continues); err != nil {
			return err
		}
	}
	t := &teacher{random: rules.NewRandom(*seed + 1000), explore: *explore, trust: float32(*trust), solver: play.NewSolver(play.SolvedRooms)}
	start := time.Now()
	for round := range *rounds {
		share := *late
		if round < 10 && *continues == "" {
			share = 95 // nothing is learned of whole games before any is won
		}
		result := t.round(n.whole(), *games, share)
		loss := n.learn(t.samples, *rate*0.5*(1+math.Cos(math.Pi*float64(round)/float64(*rounds))))
		if round%10 == 9 {
			fmt.Printf("round %d: %d samples, loss %.4f, %v, %.0f s\n", round+1, len(t.samples), loss, result, time.Since(start).Seconds())
			if err := n.save(*out + ".float"); err != nil {
				return err
			}
		}
	}
	net := n.whole()
	fmt.Printf("without exploring, %.2f%% of %d games are won\n", 100*t.check(net, 20000), 20000)
	return os.WriteFile(*out, net.Bytes(), 0o666)
}
