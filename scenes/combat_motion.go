package scenes

import (
	"math"
	"strconv"

	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// Lengths of the motions in milliseconds.
const (
	raiseTime = 140 // a card coming up or moving aside
	lowerTime = 200
	shakeTime = 320
	flyTime   = 360
	hitTime   = 240
	dieTime   = 500
	actTime   = 1000 // the enemy's action, for reading
	actDelay  = 260  // in which the hand goes, before the enemy acts
	endTime   = 700  // before the dialog of the end
	guardTime = 320  // in which End turn is not taken twice
)

// handCard is a card in hand as the screen follows it: a card keeps its key while
// it is in hand, so that a press begun on it can't hit another one.
type handCard struct {
	key    int
	card   string // id
	arrive ui.Motion
	// to is where it lies, from where it came from; slide is its way between.
	from, to sprites.Pose
	slide    ui.Motion
	placed   bool
}

func (c *handCard) id() string { return "card-" + strconv.Itoa(c.key) }

// pose is where the card is at this moment.
func (c *handCard) pose(clock *ui.Clock) sprites.Pose {
	t := c.slide.At(clock)
	if t >= 1 {
		return c.to
	}
	return between(c.from, c.to, ui.EaseOut(t))
}

func between(p, q sprites.Pose, t float64) sprites.Pose {
	r := q
	r.Center = sprites.Point{X: ui.Mix(p.Center.X, q.Center.X, t), Y: ui.Mix(p.Center.Y, q.Center.Y, t)}
	r.W, r.Angle, r.Lift = ui.Mix(p.W, q.W, t), ui.Mix(p.Angle, q.Angle, t), ui.Mix(p.Lift, q.Lift, t)
	return r
}

// flight is a card on its way out of the hand.
type flight struct {
	card string
	face sprites.CombatFace
	from sprites.Pose
	to   pileKind
	stay bool // a power: it goes to the player's figures and stays there
	way  ui.Motion
}

// counter is a number on its way to what the state says.
type counter struct {
	from int
	way  ui.Motion
}

// at is what the screen shows of a number that is now.
func (c counter) at(now int, clock *ui.Clock) int {
	t := c.way.At(clock)
	if t >= 1 {
		return now
	}
	return int(math.Round(ui.Mix(float64(c.from), float64(now), t)))
}

// combatMotion is what moves in the fight. It changes only how things are drawn:
// the state is there at once, and so are the nodes.
type combatMotion struct {
	hand    []*handCard
	keys    int // the last key given
	flights []flight
	window  sprites.Rect // for which the cards were placed last
	pileAt  [3]sprites.Point

	shaken int
	shake  ui.Motion

	enemyHP, enemyBlock, heroHP, heroBlock counter
	struck, hurt                           ui.Motion

	before slay.State // as the enemy began to act
	act    ui.Motion
	acts   bool
	told   string // what it did
	roll   ui.Motion
	ending ui.Motion
	ends   bool
	guard  ui.Motion
}

// acting says whether the enemy's action is being shown.
func (s *combat) acting() bool { return s.acts && !s.act.Done(s.app.clock) }

// showing says whether anything is shown that a tap cuts short.
func (s *combat) showing() bool { return s.acting() || s.ends }

// follow keeps the cards on the screen the ones in hand, also where no event told
// of them: after an undo, or when a fight is opened.
func (s *combat) follow(st slay.State) {
	same := len(s.hand) == len(st.Player.Hand)
	for i := range s.hand {
		same = same && s.hand[i].card == st.Player.Hand[i]
	}
	if !same {
		s.hand = nil
		for _, id := range st.Player.Hand {
			s.hand = append(s.hand, s.newCard(id))
		}
	}
	if s.position(s.selected) < 0 {
		s.selected, s.chosen = 0, nil
	}
}

func (s *combat) newCard(id string) *handCard {
	s.keys++
	return &handCard{key: s.keys, card: id}
}

// place sends the cards to where they lie now. After a change of the window they
// are there at once.
func (s *combat) place(poses []sprites.Pose, origin float64, window sprites.Rect) {
	still := s.window != window
	s.window = window
	for i, c := range s.hand {
		to := poses[i]
		to.Center.Y -= origin // scrolling is no motion
		if !c.placed || still {
			c.from, c.to, c.slide, c.placed = to, to, ui.Motion{}, true
			continue
		}
		if c.to == to {
			continue
		}
		length := lowerTime
		if to.Lift > c.to.Lift {
			length = raiseTime
		}
		c.from, c.to, c.slide = c.pose(s.app.clock), to, s.app.clock.Start(length, 0)
	}
}

// tick brings on what follows when a motion is over.
func (s *combat) tick() {
	clock := s.app.clock
	if s.acts && s.act.Done(clock) {
		s.acts = false
		s.roll = clock.Start(dieTime, 0)
		s.app.changed()
	}
	kept := s.flights[:0]
	for _, f := range s.flights {
		if !f.way.Done(clock) {
			kept = append(kept, f)
		}
	}
	s.flights = kept
	if s.ends && s.ending.Done(clock) {
		s.finish()
	}
}

// finish shows the end of the fight.
func (s *combat) finish() {
	s.ends = false
	s.app.fightEnd()
}

// skip cuts short what is being shown.
func (s *combat) skip() {
	if s.acts {
		s.act, s.acts = ui.Motion{}, false
		s.enemyHP, s.enemyBlock, s.heroHP, s.heroBlock = counter{}, counter{}, counter{}, counter{}
		s.hurt = ui.Motion{}
		s.roll = s.app.clock.Start(dieTime, 0)
		s.app.changed()
	}
	if s.ends {
		s.finish()
	}
}

// still ends every motion: after an undo the cards just lie there.
func (s *combat) still() {
	s.selected, s.chosen = 0, nil
	s.combatMotion = combatMotion{keys: s.keys, guard: s.guard, pileAt: s.pileAt}
	s.follow(s.app.fight.State())
}
