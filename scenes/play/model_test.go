package play

import (
	"slices"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"

	"pgregory.net/rapid"
)

// model is a game as simply as it can be said: all its states, and those of the
// game that can be brought back.
type model struct{ states, before []scoundrel.State }

func (m *model) now() scoundrel.State { return m.states[len(m.states)-1] }

// Random play with undo, new games and reopening at any moment, also with a
// store that fails now and then, is always what the model says.
func TestPlayEqualsItsModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &failing{Store: store.NewMemory()}
		g := reopen(t, s)
		m := model{states: []scoundrel.State{scoundrel.New(scoundrel.StrictlyLower)}}
		t.Repeat(map[string]func(*rapid.T){
			"act": func(t *rapid.T) {
				legal := scoundrel.Legal(m.now())
				if len(legal) == 0 {
					t.Skip("the game is over")
				}
				a := pick(t, legal)
				if _, err := g.Do(a); err != nil {
					t.Fatalf("%q refused: %v", a, err)
				}
				next, err := m.now().Step(a)
				if err != nil {
					t.Fatal(err)
				}
				m.states, m.before = append(m.states, next), nil
			},
			"undo": func(t *rapid.T) {
				if g.Undo() != (len(m.states) > 1) {
					t.Fatalf("undo with %d states", len(m.states))
				}
				m.states = m.states[:max(1, len(m.states)-1)]
			},
			"new": func(t *rapid.T) {
				rule := rapid.SampledFrom([]scoundrel.Rule{scoundrel.StrictlyLower, scoundrel.LowerOrEqual}).Draw(t, "rule")
				g.New(rule)
				if m.before == nil && len(m.states) > 1 {
					m.before = m.states
				}
				m.states = []scoundrel.State{scoundrel.New(rule)}
			},
			"bring back": func(t *rapid.T) {
				g.BringBack()
				if m.before != nil {
					m.states, m.before = m.before, nil
				}
			},
			"reopen": func(t *rapid.T) {
				g = reopen(t, s)
			},
			"kill": func(t *rapid.T) {
				// A move whose save fails is lost with the program, and no other.
				legal := scoundrel.Legal(m.now())
				if len(legal) == 0 {
					t.Skip("the game is over")
				}
				s.save = true
				if _, err := g.Do(pick(t, legal)); err != nil || g.Problem() == "" {
					t.Fatalf("a move that isn't saved: %v, problem %q", err, g.Problem())
				}
				s.save = false
				g = reopen(t, s)
			},
			"": func(t *rapid.T) {
				if g.State() != m.now() {
					t.Fatalf("the game is %+v\nthe model %+v", g.State(), m.now())
				}
				if g.CanUndo() != (len(m.states) > 1) || g.CanBringBack() != (m.before != nil) || g.Problem() != "" {
					t.Fatalf("undo %v, bring back %v, problem %q", g.CanUndo(), g.CanBringBack(), g.Problem())
				}
				if g.UnderWay() != (len(m.states) > 1 && !m.now().Over.Done) {
					t.Fatalf("under way: %v", g.UnderWay())
				}
			},
		})
		g = reopen(t, s)
		slices.Reverse(m.states)
		if got := states(g); !slices.Equal(got, m.states) {
			t.Fatalf("undone through %d states, the model has %d", len(got), len(m.states))
		}
	})
}

func reopen(t *rapid.T, s store.Store) *Game {
	g, notice := Open(s)
	if notice != "" {
		t.Fatalf("unexpected notice: %s", notice)
	}
	return g
}

// pick picks a kind of action first, so that the many cards that could be dealt
// don't crowd out the rest.
func pick(t *rapid.T, legal []scoundrel.Action) scoundrel.Action {
	var kinds []scoundrel.Kind
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	kind := rapid.SampledFrom(kinds).Draw(t, "kind")
	var of []scoundrel.Action
	for _, a := range legal {
		if a.Kind == kind {
			of = append(of, a)
		}
	}
	return rapid.SampledFrom(of).Draw(t, "action")
}
