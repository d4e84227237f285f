// Package play keeps the games under way: their state with the whole undo
// history, the autosave, and the text that a game is exported as. It is the only
// caller of Apply.
package play

import (
	"akuto/rules"
	"akuto/rules/scoundrel"
)

// slot is where the game of Scoundrel is saved.
const slot = "scoundrel"

// history is the undo history of one game of Scoundrel.
type history = rules.History[scoundrel.State, scoundrel.Action]

// Game is one game of Scoundrel under way. Make one with Open.
type Game struct {
	kept[scoundrel.State, scoundrel.Action, scoundrel.Event]
}

// newHistory gives the history of a game in which nothing is dealt yet.
func newHistory(rule scoundrel.Rule) *history {
	return rules.NewHistory[scoundrel.State, scoundrel.Action](scoundrel.New(rule))
}

// UnderWay tells whether there is a game to continue: one in which something
// was done and which is not over.
func (g *Game) UnderWay() bool {
	return g.CanUndo() && !g.State().Over.Done
}

// New starts a new game. The old one can be brought back until the first card
// of the new one is dealt.
func (g *Game) New(rule scoundrel.Rule) {
	g.replace(newHistory(rule))
}

// Load replaces the game by a record, which is checked whole first: after an
// error, which gives NAME:LINE and why, the game is as before. The old game can
// be brought back until something is done in the loaded one.
func (g *Game) Load(name string, record []byte) error {
	loaded, err := replay(name, record)
	if err != nil {
		return err
	}
	g.replace(loaded)
	return nil
}

// Record gives the game as text, as a player exports it.
func (g *Game) Record() string { return recordOf(g.now) }

// BottomRoom gives the number of the room in which the card was last put under
// the dungeon, or 0 if it never was.
func (g *Game) BottomRoom(c scoundrel.Card) (room int) {
	state := g.now.Start()
	for _, action := range g.now.Actions() {
		if action.Kind == scoundrel.Run {
			for _, slot := range state.Room {
				if slot.Card == c {
					room = state.RoomNo
				}
			}
		}
		// What was done once can be done again.
		state, _ = state.Step(action)
	}
	return room
}

// replay plays a record into an undo history. The error gives NAME:LINE and why.
func replay(name string, text []byte) (*history, error) {
	record, err := scoundrel.ParseRecord(name, text)
	if err != nil {
		return nil, err
	}
	return record.Replay()
}

// recordOf gives a game as a record.
func recordOf(game *history) string {
	return scoundrel.Record{Rule: game.Start().Rule, Actions: game.Actions()}.Text()
}
