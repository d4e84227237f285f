package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// tableMotion is what moves on the table. The zero value lies still.
type tableMotion struct {
	deal  [scoundrel.RoomSize]ui.Motion // cards coming into their slots
	ink   [scoundrel.RoomSize]ui.Motion // faced cards losing their ink
	stack ui.Motion                     // the card coming onto the weapon's stack
	slide ui.Motion                     // the carried card on its way to slot 0
	from  int                           // the slot it comes from
}

// Lengths of the motions in milliseconds.
const (
	dealTime    = 360
	dealStagger = 60
	inkTime     = 420
	// landTime is the end of a deal, in which the shadow comes down.
	landTime = 80
)

// animate starts the motions that belong to what just happened. They change
// only how things are drawn: the state is there at once.
func (s *table) animate(events []scoundrel.Event) {
	clock, delay := s.app.clock, 0
	deal := func(slot int) {
		if slot >= 0 && slot < len(s.deal) {
			s.deal[slot], s.ink[slot] = clock.Start(dealTime, delay), ui.Motion{}
			delay += dealStagger
		}
	}
	for _, e := range events {
		switch e.Kind {
		case scoundrel.Dealt, scoundrel.Changed:
			deal(e.Slot)
		case scoundrel.Swapped:
			for i, slot := range s.app.game.State().Room {
				if slot.Card == e.Card || slot.Card == e.With {
					deal(i)
				}
			}
		case scoundrel.Equipped, scoundrel.Slew:
			s.ink[e.Slot] = clock.Start(inkTime, 0)
			s.stack = clock.Start(dealTime, 0)
		case scoundrel.Drank, scoundrel.PotionWasted, scoundrel.Fought:
			s.ink[e.Slot] = clock.Start(inkTime, 0)
		case scoundrel.RoomEntered:
			s.tableMotion = tableMotion{stack: s.stack}
			if e.Card != scoundrel.None && e.Slot > 0 {
				s.slide, s.from = clock.Start(dealTime, 0), e.Slot
			}
		}
	}
}

// still ends every motion on the table: after an undo the cards just lie there.
func (s *table) still() { s.tableMotion = tableMotion{} }

// dealt is the pose of a card on its way to where it will lie.
func dealt(p sprites.Pose, m ui.Motion, clock *ui.Clock) sprites.Pose {
	t := m.At(clock)
	if t >= 1 {
		return p
	}
	way := ui.EaseDeal(t)
	p.Center.Y += ui.Mix(48, 0, way)
	p.Angle += ui.Mix(degrees(-4), 0, way)
	p.Alpha *= way
	const landing = float64(landTime) / dealTime
	p.Lift = min(1, (1-t)/landing)
	return p
}
