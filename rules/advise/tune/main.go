package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

func main() {
	seed := flag.Uint64("seed", 1, "")
	rounds := flag.Int("rounds", 100, "")
	games := flag.Int("games", 10000, "")
	rate := flag.Float64("rate", 0.002, "")
	lateShare := flag.Int("late", 50, "")
	trust := flag.Float64("trust", 0.7, "")
	explore := flag.Int("explore", 30, "")
	out := flag.String("out", "net.bin", "")
	state := flag.String("state", "", "")
	flag.Parse()
	n := newNetwork(*seed)
	if *state != "" {
		n.load(*state)
	}
	t := &teacher{random: rules.NewRandom(*seed + 1000), explore: *explore, trust: float32(*trust)}
	start := time.Now()
	for round := range *rounds {
		net := n.whole()
		t.samples = t.samples[:0]
		var whole, won, lateWon, late int
		share := *lateShare
		if round < 10 && *state == "" {
			share = 95
		}
		for range *games {
			isLate := t.random.IntN(100) < share
			w := t.play(net, isLate)
			switch {
			case isLate && w:
				lateWon++
				fallthrough
			case isLate:
				late++
			case w:
				won++
				fallthrough
			default:
				whole++
			}
		}
		rules.Shuffle(&t.random, t.samples)
		r := *rate * 0.5 * (1 + math.Cos(math.Pi*float64(round)/float64(*rounds)))
		loss := 0.0
		const batch = 256
		for i := range t.samples {
			loss += n.teach(&t.samples[i])
			if i%batch == batch-1 {
				n.step(batch, r)
			}
		}
		if round%10 == 9 {
			fmt.Printf("round %d: %d samples, loss %.4f, whole games won %.2f%% of %d, late ones %.2f%% of %d, %.0f s\n",
				round+1, len(t.samples), loss/float64(len(t.samples)), 100*float64(won)/float64(whole), whole, 100*float64(lateWon)/float64(late), late, time.Since(start).Seconds())
			n.save(*out + ".state")
		}
	}
	net := n.whole()
	os.WriteFile(*out, net.Bytes(), 0o666)
	n.save(*out + ".state")
	wins := 0
	const checks = 20000
	var g play.Game
	random := rules.NewRandom(99)
	for range checks {
		g.Begin(&random, net, 0)
		if g.Play() > 0 {
			wins++
		}
	}
	fmt.Printf("plain play wins %.2f%% of %d\n", 100*float64(wins)/checks, checks)
}

func (n *network) save(name string) {
	file, _ := os.Create(name)
	binary.Write(file, binary.LittleEndian, n.weights)
	file.Close()
}

func (n *network) load(name string) {
	file, err := os.Open(name)
	if err != nil {
		panic(err)
	}
	binary.Read(file, binary.LittleEndian, n.weights)
	file.Close()
}
