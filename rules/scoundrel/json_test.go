package scoundrel_test

import (
	"encoding/json"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// TestStateJSON holds the plan's state model, field for field, in what a state
// is saved as.
func TestStateJSON(t *testing.T) {
	s := play(t, "deal C5 H3 D7 S12", "run", "deal D7 S12 H3 H4", "equip D7", "fight S12 weapon", "drink H3", "next", "deal C2")
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var saved map[string]json.RawMessage
	if err := json.Unmarshal(text, &saved); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"hp":               `18`,
		"weapon":           `{"card":"D7","slain":["S12"]}`,
		"room":             `[{"card":"H4","resolved":false},{"card":"C2","resolved":false},null,null]`,
		"resolvedInRoom":   `0`,
		"potionUsedInRoom": `false`,
		"ranLastRoom":      `false`,
		"used":             `["D7","S12","H3"]`,
		"roomNo":           `3`,
		"lastResolved":     `"H3"`,
		"over":             `null`,
		"rule":             `"lower"`,
		"carried":          `true`,
		"totals":           `{"rooms":1,"slain":1,"damage":5,"healed":3,"ran":1}`,
	} {
		if got := string(saved[name]); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	for _, name := range []string{"log", "bottom"} {
		if len(saved[name]) == 0 || saved[name][0] != '[' {
			t.Errorf("%s is %s, want a list", name, saved[name])
		}
	}
}

// TestStateJSONRefuses changes one thing at a time in a saved game and holds
// that what can't be a game is refused with a sentence, and changes nothing.
func TestStateJSONRefuses(t *testing.T) {
	s := play(t, "deal C5 H3 D7 S12", "run", "deal D7 S12 H3 H4", "equip D7", "fight S12 weapon", "drink H3", "next", "deal C2 D5 S3", "fight C2 weapon")
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	whole := func() map[string]any {
		var saved map[string]any
		if err := json.Unmarshal(text, &saved); err != nil {
			t.Fatal(err)
		}
		return saved
	}
	value := func(text string) any {
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			t.Fatal(err)
		}
		return v
	}
	for _, test := range []struct{ name, field, value string }{
		{"health above 20", "hp", `21`},
		{"health below 0", "hp", `-1`},
		{"health 0 and not over", "hp", `0`},
		{"health as text", "hp", `"18"`},
		{"a monster as weapon", "weapon", `{"card":"S11","slain":["S12"]}`},
		{"a weapon that was never faced", "weapon", `{"card":"D9","slain":["S12","C2"]}`},
		{"a stack that is not slain", "weapon", `{"card":"D7","slain":["S12","C9"]}`},
		{"a stack that rises", "weapon", `{"card":"D7","slain":["C2","S12"]}`},
		{"no weapon though one slew", "weapon", `null`},
		{"three slots", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"D5","resolved":false}]`},
		{"five slots", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"D5","resolved":false},{"card":"S3","resolved":false},null]`},
		{"a card twice in the room", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"H4","resolved":false},{"card":"S3","resolved":false}]`},
		{"a used card in the room", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"H3","resolved":false},{"card":"S3","resolved":false}]`},
		{"an unknown card in the room", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"H11","resolved":false},{"card":"S3","resolved":false}]`},
		{"a resolved card that is not used", "room", `[{"card":"H4","resolved":true},{"card":"C2","resolved":true},{"card":"D5","resolved":false},{"card":"S3","resolved":false}]`},
		{"a faced card in a room that is not full", "room", `[{"card":"H4","resolved":false},{"card":"C2","resolved":true},{"card":"D5","resolved":false},null]`},
		{"another number faced", "resolvedInRoom", `2`},
		{"a potion used that wasn't", "potionUsedInRoom", `true`},
		{"a card used twice", "used", `["D7","S12","H3","H3"]`},
		{"a used card missing", "used", `["D7","S12","C2"]`},
		{"an unknown used card", "used", `["D7","S12","H3","C1"]`},
		{"room 0", "roomNo", `0`},
		{"a room too far on", "roomNo", `9`},
		{"another last card", "lastResolved", `"D7"`},
		{"no last card", "lastResolved", `null`},
		{"over though it goes on", "over", `{"won":true,"score":18}`},
		{"an unknown rule", "rule", `"higher"`},
		{"no rule", "rule", `null`},
		{"an unknown card at the bottom", "bottom", `["C5","H3","D7","X2"]`},
		{"a card twice at the bottom", "bottom", `["C5","C5","D7","S12"]`},
		{"totals that don't fit", "totals", `{"rooms":7,"slain":2,"damage":5,"healed":3,"ran":1}`},
		{"totals below 0", "totals", `{"rooms":1,"slain":2,"damage":-5,"healed":3,"ran":1}`},
		{"a carried card denied", "carried", `false`},
	} {
		t.Run(test.name, func(t *testing.T) {
			saved := whole()
			if _, known := saved[test.field]; !known {
				t.Fatalf("there is no field %s", test.field)
			}
			saved[test.field] = value(test.value)
			broken, err := json.Marshal(saved)
			if err != nil {
				t.Fatal(err)
			}
			start := scoundrel.New(scoundrel.LowerOrEqual)
			back := start
			err = json.Unmarshal(broken, &back)
			if err == nil {
				t.Fatalf("accepted: %s", broken)
			}
			if back != start {
				t.Error("refused, but the state changed")
			}
			if len(strings.Fields(err.Error())) < 3 {
				t.Errorf("no sentence: %q", err)
			}
		})
	}
	for _, text := range []string{``, `{`, `{}`, `[]`, `1`, `"x"`, string(text[:len(text)/2])} {
		var back scoundrel.State
		if err := json.Unmarshal([]byte(text), &back); err == nil || back != (scoundrel.State{}) {
			t.Errorf("%q was read as a state: %v", text, err)
		}
	}
	t.Run("unchanged it is read", func(t *testing.T) {
		again, err := json.Marshal(whole())
		if err != nil {
			t.Fatal(err)
		}
		var back scoundrel.State
		if err := json.Unmarshal(again, &back); err != nil || back != s {
			t.Errorf("the saved game was not read again: %v", err)
		}
	})
}
