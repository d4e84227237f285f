package scoundrel_test

import (
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules/scoundrel"
)

// TestUndo holds that undoing a random game to its start restores every state
// exactly.
func TestUndo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var states []scoundrel.State
		h := walk(t, longest, func(before scoundrel.State, _ scoundrel.Action, _ scoundrel.State) { states = append(states, before) })
		actions := h.Actions()
		for i := len(states) - 1; i >= 0; i-- {
			a, ok := h.Undo()
			if !ok || a != actions[i] {
				t.Fatalf("undoing action %d gave %q, %v, want %q", i, a, ok, actions[i])
			}
			if h.Now() != states[i] {
				t.Fatalf("undoing %q did not restore the state", a)
			}
		}
		if _, ok := h.Undo(); ok || h.Now() != scoundrel.New(h.Start().Rule) {
			t.Fatal("the undone game is not a new one")
		}
	})
}

// TestJSONRoundTrip holds that every state of a random game is the same again
// when it was written and read.
func TestJSONRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(1, 12).Draw(t, "every")
		n := 0
		h := walk(t, longest, func(_ scoundrel.State, a scoundrel.Action, after scoundrel.State) {
			if n++; n%every == 0 || a.Kind == scoundrel.Run || a.Kind == scoundrel.Next {
				checkJSON(t, after)
			}
		})
		checkJSON(t, h.Now())
	})
}

func checkJSON(t *rapid.T, s scoundrel.State) {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	back := scoundrel.New(scoundrel.LowerOrEqual)
	if err := json.Unmarshal(text, &back); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if back != s {
		t.Fatalf("a state did not come back the same:\n%s", text)
	}
}

// TestRecordRoundTrip holds that a random game's record, printed, read and
// replayed, gives the same actions and the same states.
func TestRecordRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := walk(t, longest, nil)
		record := scoundrel.Record{Rule: h.Start().Rule, Actions: h.Actions()}
		text := record.Text()
		read, err := scoundrel.ParseRecord("walk.txt", []byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.Rule != record.Rule || !slices.Equal(read.Actions, record.Actions) {
			t.Fatalf("the record came back different:\n%s", text)
		}
		again, err := read.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for again.Now() == h.Now() {
			one, ok := again.Undo()
			two, _ := h.Undo()
			if one != two {
				t.Fatalf("the actions differ: %q and %q", one, two)
			}
			if !ok {
				return
			}
		}
		t.Fatalf("the replayed game differs at action %d:\n%s", h.Len(), text)
	})
}
