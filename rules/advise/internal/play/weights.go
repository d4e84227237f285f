package play

import (
	_ "embed"
	"encoding/binary"
	"sync"
)

// weights is what `go run ./rules/advise/tune` wrote: the numbers of a Net in the
// order of its fields, two bytes each, low byte first.
//
//go:embed weights.bin
var weights []byte

// Trained gives the network that was trained by playing against itself.
var Trained = sync.OnceValue(func() *Net {
	net := new(Net)
	rest := weights
	next := func() int32 {
		n := int16(binary.LittleEndian.Uint16(rest))
		rest = rest[2:]
		return int32(n)
	}
	net.each(func(n *int32) { *n = next() })
	return net
})

// Bytes gives the network as weights.bin holds it.
func (n *Net) Bytes() []byte {
	var bytes []byte
	n.each(func(n *int32) { bytes = binary.LittleEndian.AppendUint16(bytes, uint16(int16(*n))) })
	return bytes
}

// each calls see with every number of the network.
func (n *Net) each(see func(*int32)) {
	rows := func(r *row) {
		for i := range r {
			see(&r[i])
		}
	}
	rows(&n.Bias)
	for i := range n.Rows {
		rows(&n.Rows[i])
	}
	for i := range n.Out {
		rows(&n.Out[i])
	}
	for i := range n.Base {
		see(&n.Base[i])
	}
}
