package play

import (
	"testing"

	"akuto/rules"
)

func BenchmarkPlay(b *testing.B) {
	random := rules.NewRandom(1)
	net := new(Net)
	for i := range net.Rows {
		for j := range net.Rows[i] {
			net.Rows[i][j] = int32(random.IntN(801) - 400)
		}
	}
	for i := range net.Out {
		for j := range net.Out[i] {
			net.Out[i][j] = int32(random.IntN(801) - 400)
		}
	}
	b.ReportAllocs()
	var g Game
	for b.Loop() {
		g.Begin(&random, net, 0)
		g.Play()
	}
}
