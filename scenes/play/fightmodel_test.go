package play

import (
	"slices"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/store"

	"pgregory.net/rapid"
)

// fightModel is a fight as simply as it can be said: all its states, and those of
// the fight that can be brought back. There is none before the first.
type fightModel struct{ states, before []slay.State }

func (m *fightModel) now() slay.State { return m.states[len(m.states)-1] }

// Random fights with undo, new fights and reopening at any moment, also with a
// store that fails now and then, are always what the model says.
func TestFightEqualsItsModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &failing{Store: store.NewMemory()}
		reopen := func() *Fight {
			f, notice := OpenFight(s, fightCatalog())
			if notice != "" {
				t.Fatalf("unexpected notice: %s", notice)
			}
			return f
		}
		f := reopen()
		var m fightModel
		draw := func(t *rapid.T) slay.Action {
			if len(m.states) == 0 || m.now().Over() {
				t.Skip("there is nothing to do")
			}
			return rapid.SampledFrom(slay.Legal(m.now())).Draw(t, "action")
		}
		t.Repeat(map[string]func(*rapid.T){
			"act": func(t *rapid.T) {
				a := draw(t)
				next, want, err := m.now().Apply(a)
				if err != nil {
					t.Fatal(err)
				}
				if events, err := f.Do(a); err != nil || !slices.Equal(events, want) {
					t.Fatalf("%+v: %v, events %v\nwant %v", a, err, events, want)
				}
				m.states, m.before = append(m.states, next), nil
			},
			"undo": func(t *rapid.T) {
				if f.Undo() != (len(m.states) > 1) {
					t.Fatalf("undo with %d states", len(m.states))
				}
				m.states = m.states[:max(min(1, len(m.states)), len(m.states)-1)]
			},
			"start": func(t *rapid.T) {
				setup := slay.Setup{
					Enemy: "rat", Deck: rapid.SampledFrom([]string{"starter", "cuts"}).Draw(t, "deck"),
					Seed: rapid.Uint64().Draw(t, "seed"), HP: rapid.IntRange(0, slay.FullHP).Draw(t, "HP"),
				}
				start, _, err := slay.New(fightCatalog(), setup)
				if err != nil {
					t.Fatal(err)
				}
				if err := f.Start(setup); err != nil {
					t.Fatal(err)
				}
				if m.before == nil && len(m.states) > 1 {
					m.before = m.states
				}
				m.states = []slay.State{start}
			},
			"bring back": func(t *rapid.T) {
				f.BringBack()
				if m.before != nil {
					m.states, m.before = m.before, nil
				}
			},
			"reopen": func(*rapid.T) { f = reopen() },
			"kill": func(t *rapid.T) {
				// A move whose save fails is lost with the program, and no other.
				a := draw(t)
				s.save = true
				if _, err := f.Do(a); err != nil || f.Problem() == "" {
					t.Fatalf("a move that isn't saved: %v, problem %q", err, f.Problem())
				}
				s.save = false
				f = reopen()
			},
			"": func(t *rapid.T) {
				if f.Started() != (len(m.states) > 0) || f.CanUndo() != (len(m.states) > 1) || f.CanBringBack() != (m.before != nil) || f.Problem() != "" {
					t.Fatalf("started %v, undo %v, bring back %v, problem %q", f.Started(), f.CanUndo(), f.CanBringBack(), f.Problem())
				}
				if len(m.states) == 0 {
					return
				}
				if !f.State().Equal(m.now()) || f.UnderWay() == m.now().Over() {
					t.Fatalf("the fight is %+v\nthe model %+v", f.State(), m.now())
				}
			},
		})
		for f = reopen(); len(m.states) > 1; m.states = m.states[:len(m.states)-1] {
			if !f.State().Equal(m.now()) || !f.Undo() {
				t.Fatalf("undone to another state than the model's %d", len(m.states))
			}
		}
	})
}
