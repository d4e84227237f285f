package slay_test

import (
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules/slay"
)

// TestSameSeedSameFight holds that the same setup and actions give the same bytes,
// and that undoing gives every state back.
func TestSameSeedSameFight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var states []slay.State
		h := walk(t, 40, func(before slay.State, _ slay.Action, _ slay.State, _ []slay.Event) { states = append(states, before) })
		last := h.Now()
		script := slay.ScriptOf(h)
		again, err := script.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if one, two := document(t, last), document(t, again.Now()); one != two || !last.Equal(again.Now()) {
			t.Fatalf("the fight came out different:\n%s\n%s", one, two)
		}
		read, err := slay.ParseScript(shipped(), "walk.txt", []byte(script.Text()))
		if err != nil {
			t.Fatalf("%v\n%s", err, script.Text())
		}
		if !slices.EqualFunc(read.Actions, script.Actions, slay.Action.Equal) || read.Text() != script.Text() || !replay2(t, read).Equal(last) {
			t.Fatalf("the script came back different:\n%s", script.Text())
		}
		for i := len(states) - 1; i >= 0; i-- {
			if _, ok := h.Undo(); !ok || !h.Now().Equal(states[i]) {
				t.Fatalf("undoing action %d did not restore the state", i)
			}
		}
	})
}

func replay2(t *rapid.T, script slay.Script) slay.State {
	h, err := script.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return h.Now()
}

func document(t *rapid.T, s slay.State) string {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestJSONRoundTrip holds that a state that was written and read is the same, and
// goes on in the same way.
func TestJSONRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		last := walk(t, rapid.IntRange(0, 40).Draw(t, "length"), nil).Now()
		back, err := shipped().Restore([]byte(document(t, last)))
		if err != nil {
			t.Fatalf("%v\n%s", err, document(t, last))
		}
		if !back.Equal(last) {
			t.Fatalf("the state came back different:\n%s\n%s", document(t, last), document(t, back))
		}
		if !last.Over() {
			one, _, _ := last.Apply(slay.End())
			two, _, err := back.Apply(slay.End())
			if err != nil || !one.Equal(two) {
				t.Fatalf("the restored fight goes on differently: %v", err)
			}
		}
	})
}

// TestRestoreRefuses changes one thing of a saved fight at a time: what can't be
// is refused.
func TestRestoreRefuses(t *testing.T) {
	s, _, err := slay.New(shipped(), slay.Setup{Enemy: "lagavulin", Draw: []string{"bash", "strike_r", "defend_r"}, Dice: []int{2, 2}})
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "bash")
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	for path, value := range map[string]any{
		"player.hp": 11, "player.maxHp": 12, "player.energy": 7, "player.block": 21, "player.strength": -1, "player.weak": 4,
		"player.vulnerable": 4, "player.maxEnergy": 4, "player.hand": []string{"strike_r", "bash"}, "player.discardPile": []string{},
		"player.powers": []string{"bash"}, "player.drawPile": []string{"nothing"},
		"enemy.id": "cultist", "enemy.name": "Lagavulan", "enemy.hp": 23, "enemy.maxHp": 21, "enemy.block": -1, "enemy.trackPosition": 1,
		"enemy.actionTrack": []string{}, "enemy.action": map[string]any{"intent": "attack"},
		"combat.turn": 0, "combat.phase": "ended", "combat.dieResult": 3, "combat.result": "won", "combat.selectedCard": "bash",
		"setup.enemy": "nobody", "setup.deck": "starter", "setup.hp": 30, "setup.dice": []int{9}, "setup.draw": []string{"bash"},
		"random": "x",
	} {
		var tree map[string]any
		if err := json.Unmarshal(text, &tree); err != nil {
			t.Fatal(err)
		}
		group, key, nested := cut(path)
		if nested {
			tree[group].(map[string]any)[key] = value
		} else {
			tree[group] = value
		}
		changed, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := shipped().Restore(changed); err == nil {
			t.Errorf("%s: %v is accepted", path, value)
		}
	}
	for _, text := range []string{"", "{}", "[]", "null", "7"} {
		if _, err := shipped().Restore([]byte(text)); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
	if back, err := shipped().Restore(text); err != nil || !back.Equal(s) {
		t.Errorf("the unchanged fight: %v", err)
	}
}

func cut(path string) (group, key string, nested bool) {
	for i := range path {
		if path[i] == '.' {
			return path[:i], path[i+1:], true
		}
	}
	return path, "", false
}

// TestEqual holds that states that differ in one thing are not equal.
func TestEqual(t *testing.T) {
	s := begin(t, "jaw_worm", "bash", "strike_r")
	if !s.Equal(begin(t, "jaw_worm", "bash", "strike_r")) {
		t.Error("the same fight is not equal")
	}
	for i, change := range []func(*slay.State){
		func(s *slay.State) { s.Player.HP-- }, func(s *slay.State) { s.Player.Energy-- }, func(s *slay.State) { s.Enemy.Weak++ },
		func(s *slay.State) { s.Player.Hand = []string{"strike_r", "bash"} }, func(s *slay.State) { s.Player.Powers = []string{"bash"} },
		func(s *slay.State) { s.Turn++ }, func(s *slay.State) { s.Die++ }, func(s *slay.State) { s.Setup.Seed++ },
		func(s *slay.State) { s.Result = slay.Victory }, func(s *slay.State) { s.Totals.Played++ },
		func(s *slay.State) { s.Player.DrawPile = []string{"bash"} }, func(s *slay.State) { s.Player.ExhaustPile = []string{"bash"} },
		func(s *slay.State) { s.Player.DiscardPile = []string{"bash"} }, func(s *slay.State) { s.Setup.Dice = nil },
	} {
		other := s
		change(&other)
		if s.Equal(other) || other.Equal(s) {
			t.Errorf("change %d makes no difference", i)
		}
	}
	if one, two := play(t, s, "bash"), play(t, s, "strike_r"); one.Equal(two) {
		t.Error("different plays are equal")
	}
}

// TestReportShape holds that the report has the design's names, and that empty
// piles are lists.
func TestReportShape(t *testing.T) {
	s := begin(t, "dummy", "bash")
	text, err := json.Marshal(s.Report())
	if err != nil {
		t.Fatal(err)
	}
	want := `{"player":{"hp":10,"maxHp":10,"energy":3,"maxEnergy":3,"block":0,"strength":0,"vulnerable":0,"weak":0,` +
		`"drawPile":[],"hand":["bash"],"discardPile":[],"exhaustPile":[],"powers":[]},` +
		`"enemy":{"id":"dummy","name":"dummy","hp":100,"maxHp":100,"block":0,"strength":0,"vulnerable":0,"weak":0,` +
		`"action":{"intent":"sleep","effects":[]},"actionTrack":[],"trackPosition":0},` +
		`"combat":{"turn":1,"phase":"player_turn","dieResult":1,"selectedCard":null,"log":[` +
		`{"turn":1,"text":"Drew 1 card","kind":"draw","hp":0},{"turn":1,"text":"dummy intends sleep","kind":"intent","hp":0}],"result":null}}`
	if string(text) != want {
		t.Errorf("the report is\n%s\nwant\n%s", text, want)
	}
	if s.Phase() != "player_turn" {
		t.Errorf("the phase is %s", s.Phase())
	}
}
