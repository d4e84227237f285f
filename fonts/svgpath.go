package fonts

import (
	"math"
	"strconv"
)

// pathReader reads SVG path data: M L H V C S Q T A Z, absolute and relative.
type pathReader struct {
	data string
	at   int

	outline     outline
	pen, begin  point // where the pen is, where the subpath began
	control     point // the last curve's last control point, for S and T
	controlKind byte  // 'C' or 'Q' if the last command set control, else 0
}

// readPath gives the outline of SVG path data. Like SVG it keeps what stands
// before the first mistake.
func readPath(data string) outline {
	r := pathReader{data: data}
	command := byte(0)
	for {
		r.skip()
		if r.at >= len(r.data) {
			return r.outline
		}
		if c := r.data[r.at]; c >= 'A' && c != 'E' && c != 'e' {
			command = c
			r.at++
		} else if command == 0 || command == 'Z' || command == 'z' {
			return r.outline
		}
		if !r.draw(command) {
			return r.outline
		}
		// Further pairs after a move are lines.
		switch command {
		case 'M':
			command = 'L'
		case 'm':
			command = 'l'
		}
	}
}

// draw carries out one command; it is false when its numbers are missing or
// there is no such command.
func (r *pathReader) draw(command byte) bool {
	from := point{}
	kind := command
	if command >= 'a' {
		from = r.pen
		kind -= 'a' - 'A'
	}
	count, known := map[byte]int{'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4, 'T': 2, 'A': 7, 'Z': 0}[kind]
	if !known || kind != 'M' && len(r.outline) == 0 {
		return false
	}
	var n [7]float64
	for i := range n[:count] {
		value, ok := r.number(kind == 'A' && (i == 3 || i == 4))
		if !ok {
			return false
		}
		n[i] = value
	}
	pair := func(i int) point { return point{from.x + n[i], from.y + n[i+1]} }
	// reflected is the control point that a smooth curve goes on from.
	reflected := func(kind byte) point {
		if r.controlKind != kind {
			return r.pen
		}
		return point{2*r.pen.x - r.control.x, 2*r.pen.y - r.control.y}
	}
	last := byte(0)
	switch kind {
	case 'M':
		r.begin = pair(0)
		r.add(moveTo, r.begin)
	case 'L':
		r.add(lineTo, pair(0))
	case 'H':
		r.add(lineTo, point{from.x + n[0], r.pen.y})
	case 'V':
		r.add(lineTo, point{r.pen.x, from.y + n[0]})
	case 'C':
		r.control, last = pair(2), 'C'
		r.add(cubeTo, pair(0), pair(2), pair(4))
	case 'S':
		first := reflected('C')
		r.control, last = pair(0), 'C'
		r.add(cubeTo, first, pair(0), pair(2))
	case 'Q':
		r.control, last = pair(0), 'Q'
		r.add(quadTo, pair(0), pair(2))
	case 'T':
		r.control, last = reflected('Q'), 'Q'
		r.add(quadTo, r.control, pair(0))
	case 'A':
		r.arc(n[0], n[1], n[2], n[3] != 0, n[4] != 0, pair(5))
	case 'Z':
		r.add(lineTo, r.begin)
		// What follows without a move starts a new subpath here.
		r.add(moveTo, r.begin)
	}
	r.controlKind = last
	return true
}

func (r *pathReader) add(kind segmentKind, points ...point) {
	s := segment{kind: kind}
	copy(s.points[:], points)
	r.outline = append(r.outline, s)
	r.pen = points[len(points)-1]
}

// skip passes over spaces and commas.
func (r *pathReader) skip() {
	for r.at < len(r.data) {
		switch r.data[r.at] {
		case ' ', ',', '\t', '\n', '\r', '\f':
			r.at++
		default:
			return
		}
	}
}

// number reads a number; a flag is a single digit that needs nothing after it.
func (r *pathReader) number(flag bool) (float64, bool) {
	r.skip()
	start := r.at
	digits := func() {
		for r.at < len(r.data) && r.data[r.at] >= '0' && r.data[r.at] <= '9' {
			r.at++
		}
	}
	sign := func() {
		if r.at < len(r.data) && (r.data[r.at] == '-' || r.data[r.at] == '+') {
			r.at++
		}
	}
	if flag {
		if start < len(r.data) && (r.data[start] == '0' || r.data[start] == '1') {
			r.at++
			return float64(r.data[start] - '0'), true
		}
		return 0, false
	}
	sign()
	digits()
	if r.at < len(r.data) && r.data[r.at] == '.' {
		r.at++
		digits()
	}
	if r.at < len(r.data) && (r.data[r.at] == 'e' || r.data[r.at] == 'E') {
		r.at++
		sign()
		digits()
	}
	value, err := strconv.ParseFloat(r.data[start:r.at], 64)
	return value, err == nil
}

// arc adds an elliptical arc as cubic curves of at most a quarter turn each,
// following the SVG specification's way from end points to centre.
func (r *pathReader) arc(rx, ry, degrees float64, large, sweep bool, end point) {
	start := r.pen
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || start == end {
		r.add(lineTo, end)
		return
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	hx, hy := (start.x-end.x)/2, (start.y-end.y)/2
	px, py := cos*hx+sin*hy, cos*hy-sin*hx
	// Radii too small to reach are made just large enough.
	if reach := px*px/(rx*rx) + py*py/(ry*ry); reach > 1 {
		rx, ry = rx*math.Sqrt(reach), ry*math.Sqrt(reach)
	}
	below := rx*rx*py*py + ry*ry*px*px
	factor := math.Sqrt(max(0, (rx*rx*ry*ry-below)/below))
	if large == sweep {
		factor = -factor
	}
	qx, qy := factor*rx*py/ry, -factor*ry*px/rx
	center := point{cos*qx - sin*qy + (start.x+end.x)/2, sin*qx + cos*qy + (start.y+end.y)/2}
	from := math.Atan2((py-qy)/ry, (px-qx)/rx)
	turn := math.Atan2((-py-qy)/ry, (-px-qx)/rx) - from
	if sweep && turn < 0 {
		turn += 2 * math.Pi
	} else if !sweep && turn > 0 {
		turn -= 2 * math.Pi
	}
	pieces := int(math.Ceil(math.Abs(turn)/(math.Pi/2) - 1e-9))
	step := turn / float64(pieces)
	handle := 4. / 3 * math.Tan(step/4)
	// on gives a point of the ellipse, moved along its tangent.
	on := func(angle, along float64) point {
		s, c := math.Sincos(angle)
		x, y := rx*(c-along*s), ry*(s+along*c)
		return point{center.x + cos*x - sin*y, center.y + sin*x + cos*y}
	}
	for i := range pieces {
		a := from + float64(i)*step
		b := a + step
		to := on(b, 0)
		if i == pieces-1 {
			to = end
		}
		r.add(cubeTo, on(a, handle), on(b, -handle), to)
	}
}
