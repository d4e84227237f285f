package main

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

const hidden = play.Hidden

// network is the play.Net under training, in floating point, as one list of numbers:
// the rows, the biases, the output layers and their biases.
type network struct {
	weights, slope, first, second []float32
	steps                         int
	activity                      [hidden]float32
}

const (
	atBias = play.Rows * hidden
	atOut  = atBias + hidden
	atBase = atOut + play.Stages*hidden
	total  = atBase + play.Stages
)

func newNetwork(seed uint64) *network {
	n := &network{
		weights: make([]float32, total), slope: make([]float32, total),
		first: make([]float32, total), second: make([]float32, total),
	}
	random := rules.NewRandom(seed)
	for i := range atBase {
		n.weights[i] = (float32(random.IntN(2001))/1000 - 1) * 0.1
	}
	return n
}

// sample is an afterstate and the chance to win that it is taught.
type sample struct {
	rows   []uint16
	stage  int
	target float32
}

// guess gives the chance to win.
func (n *network) guess(s *sample) float32 {
	sum := &n.activity
	copy(sum[:], n.weights[atBias:atOut])
	for _, row := range s.rows {
		w := (*[hidden]float32)(n.weights[int(row)*hidden:])
		for i := range sum {
			sum[i] += w[i]
		}
	}
	out := (*[hidden]float32)(n.weights[atOut+s.stage*hidden:])
	odds := n.weights[atBase+s.stage]
	for i := range sum {
		odds += max(0, sum[i]) * out[i]
	}
	return chance(odds)
}

func chance(odds float32) float32 { return 1 / (1 + float32(math.Exp(-float64(odds)))) }

// teach adds the slope of the loss at s.
func (n *network) teach(s *sample) (loss float64) {
	p := n.guess(s)
	wrong := p - s.target
	out := (*[hidden]float32)(n.weights[atOut+s.stage*hidden:])
	outSlope := (*[hidden]float32)(n.slope[atOut+s.stage*hidden:])
	n.slope[atBase+s.stage] += wrong
	var back [hidden]float32
	for i := range back {
		if n.activity[i] > 0 {
			back[i] = wrong * out[i]
			outSlope[i] += wrong * n.activity[i]
		}
	}
	bias := (*[hidden]float32)(n.slope[atBias:])
	for i := range bias {
		bias[i] += back[i]
	}
	for _, row := range s.rows {
		slope := (*[hidden]float32)(n.slope[int(row)*hidden:])
		for i := range slope {
			slope[i] += back[i]
		}
	}
	return float64(wrong) * float64(wrong)
}

// step changes the weights against the slope gathered from so many samples (Kingma
// and Ba, "Adam", 2014).
func (n *network) step(samples int, rate float64) {
	n.steps++
	const keep1, keep2 = 0.9, 0.999
	rate *= math.Sqrt(1-math.Pow(keep2, float64(n.steps))) / (1 - math.Pow(keep1, float64(n.steps)))
	r, scale := float32(rate), 1/float32(samples)
	for i, g := range n.slope {
		g *= scale
		n.slope[i] = 0
		n.first[i] += (1 - keep1) * (g - n.first[i])
		n.second[i] += (1 - keep2) * (g*g - n.second[i])
		n.weights[i] -= r * n.first[i] / (float32(math.Sqrt(float64(n.second[i]))) + 1e-8)
	}
}

// whole gives the network as package play uses it.
func (n *network) whole() *play.Net {
	round := func(w float32) int32 {
		return int32(math.Round(math.Max(-32768, math.Min(32767, float64(w)*play.Unit))))
	}
	net := new(play.Net)
	for i := range play.Rows {
		for j := range hidden {
			net.Rows[i][j] = round(n.weights[i*hidden+j])
		}
	}
	for j := range hidden {
		net.Bias[j] = round(n.weights[atBias+j])
	}
	for i := range play.Stages {
		for j := range hidden {
			net.Out[i][j] = round(n.weights[atOut+i*hidden+j])
		}
		net.Base[i] = round(n.weights[atBase+i])
	}
	return net
}

// batch is how many samples a step is made from.
const batch = 256

// learn learns from all samples once and gives the mean squared error before.
func (n *network) learn(samples []sample, rate float64) float64 {
	loss := 0.0
	for i := range samples {
		loss += n.teach(&samples[i])
		if i%batch == batch-1 {
			n.step(batch, rate)
		}
	}
	return loss / float64(max(1, len(samples)))
}

// save keeps the weights in floating point, load reads them back.
func (n *network) save(name string) error {
	var bytes []byte
	for _, w := range n.weights {
		bytes = binary.LittleEndian.AppendUint32(bytes, math.Float32bits(w))
	}
	return os.WriteFile(name, bytes, 0o666)
}

func (n *network) load(name string) error {
	bytes, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if len(bytes) != 4*len(n.weights) {
		return fmt.Errorf("%s holds a network of another size.", name)
	}
	for i := range n.weights {
		n.weights[i] = math.Float32frombits(binary.LittleEndian.Uint32(bytes[4*i:]))
	}
	return nil
}
