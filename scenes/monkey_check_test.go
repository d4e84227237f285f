package scenes

import (
	"slices"
	"strings"

	"pgregory.net/rapid"

	"akuto/rules/scoundrel"
	"akuto/scenes/play"
	"akuto/scenes/ui"
)

// reopen ends the program and starts it again: everything goes on as it was.
func (m *monkey) reopen(t *rapid.T) {
	before, settings, script := m.app.game, m.app.settings, m.app.fight.Script()
	window := m.app.root.Frame().Window
	m.app = NewApp(m.saves)
	m.app.Resize(window.W, window.H, ui.Insets{})
	if m.app.notice != "" {
		t.Fatalf("reopened, it says: %s", m.app.notice)
	}
	if m.app.settings != settings {
		t.Fatalf("reopened, the settings are %+v and not %+v", m.app.settings, settings)
	}
	if m.app.fight.Script() != script {
		t.Fatalf("reopened, the fight is\n%s\nand not\n%s", m.app.fight.Script(), script)
	}
	if _, err := play.Saved(m.saves); err != nil {
		return // no game was begun yet: the next one takes the rule of the settings
	}
	if m.app.game.Record() != before.Record() || m.app.game.State() != before.State() || m.app.game.CanBringBack() != before.CanBringBack() {
		t.Fatalf("reopened, the game is\n%s\nand not\n%s", m.app.game.Record(), before.Record())
	}
}

// tour goes with Tab around everything that can be focused, and holds that a
// pointer reaches it as well once it is in sight, that the layout stands and
// that everything comes to rest.
func (m *monkey) tour(t *rapid.T) {
	m.settle()
	if !m.app.AtRest() {
		t.Fatalf("it never comes to rest")
	}
	if m.app.combat() != nil {
		return // a fight's layout has tests of its own
	}
	for _, n := range m.app.root.Focusables() {
		m.app.root.Press(ui.KeyTab)
		focused := m.app.root.Tree().ByID(m.app.root.Frame().Focused())
		if focused == nil {
			t.Fatalf("on the way to %q, Tab goes nowhere", n.ID)
		}
		if _, ok := ui.Spot(m.app.root.Tree(), focused, m.app.root.Frame().Window); !ok {
			t.Fatalf("Tab reaches %q (%s) at %v, but no pointer does", focused.ID, focused.Label, focused.Rect)
		}
	}
	for _, fault := range layoutFaults(m.app.root.Tree(), m.app.root.Frame().Window) {
		t.Error(fault)
	}
}

// check is what must hold at every moment.
func (m *monkey) check(t *rapid.T) {
	state := m.app.game.State()
	record, err := scoundrel.ParseRecord("record", []byte(m.app.game.Record()))
	if err != nil {
		t.Fatalf("the record doesn't replay: %v", err)
	}
	replayed, err := record.Replay()
	if err != nil || replayed.Now() != state {
		t.Fatalf("the record leads to\n%+v (%v)\nand not to\n%+v", replayed.Now(), err, state)
	}
	if saved, err := play.Saved(m.saves); err == nil && saved != m.app.game.Record() {
		t.Fatalf("saved is\n%s\nand not\n%s", saved, m.app.game.Record())
	} else if err != nil && m.app.game.CanUndo() {
		t.Fatalf("the game isn't saved: %v", err)
	}
	if problem := m.app.game.Problem() + m.app.fight.Problem(); problem != "" {
		t.Fatal(problem)
	}
	seen := map[string]bool{}
	m.app.root.Tree().Walk(func(n *ui.Node) bool {
		if n.ID != "" && seen[n.ID] {
			t.Fatalf("two nodes are called %q", n.ID)
		}
		seen[n.ID] = true
		if n.ID != "" && n.Focusable() && n.Label == "" && !n.PointerOnly {
			t.Fatalf("%q can be focused and has no name", n.ID)
		}
		return true
	})
	if p, ok := m.app.front().scene.(*picker); ok {
		m.checkPicker(t, p)
	}
	if top := m.app.front(); top.scene != m.app.root.Scene() {
		t.Fatal("the scene in front isn't the one with the input")
	}
	if over := state.Over.Done; over {
		for _, l := range m.app.layers {
			switch l.scene.(type) {
			case *picker, *action:
				t.Fatal("the game is over, and a sheet that plays on is open")
			}
		}
	}
}

// checkPicker holds that the picker takes the cards that the rules take, and no
// others.
func (m *monkey) checkPicker(t *rapid.T, p *picker) {
	legal := scoundrel.Legal(m.app.game.State())
	m.app.root.Tree().Walk(func(n *ui.Node) bool {
		id, ok := strings.CutPrefix(n.ID, "card-")
		if !ok {
			return true
		}
		card, err := scoundrel.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		may := card == p.mistake || slices.Contains(legal, p.actionFor(card))
		if may != (n.Refusal == "") {
			t.Fatalf("the rules take %s: %v; the picker's refusal is %q", card.Name(), may, n.Refusal)
		}
		return true
	})
}

// end lets everything come to rest and undoes the game to its start.
func (m *monkey) end(t *rapid.T) {
	m.toTable(t)
	m.settle()
	if !m.app.AtRest() {
		t.Fatal("it never comes to rest")
	}
	record, err := scoundrel.ParseRecord("record", []byte(m.app.game.Record()))
	if err != nil {
		t.Fatal(err)
	}
	history, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for range record.Actions {
		if m.app.game.State() != history.Now() {
			t.Fatalf("undone, the game stands at\n%+v\nand not at\n%+v", m.app.game.State(), history.Now())
		}
		history.Undo()
		m.app.root.Press(ui.KeyUndo)
	}
	if m.app.game.State() != scoundrel.New(record.Rule) || m.app.game.CanUndo() {
		t.Fatal("the game can't be undone to its start")
	}
	for m.app.fight.CanUndo() {
		m.app.undoFight()
	}
	m.reopen(t)
}
