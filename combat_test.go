package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// parsedJSON reads the one JSON document that text must be.
func parsedJSON(t *testing.T, text []byte) any {
	t.Helper()
	var document any
	if err := json.Unmarshal(text, &document); err != nil {
		t.Fatalf("no JSON document: %v in %q", err, text)
	}
	return document
}

// scriptFile writes a script for a test and gives its name.
func scriptFile(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "fight.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestCombatDocument holds the whole document of a fight worked out by hand: Bash
// takes 2 of 8 HP and lays vulnerable, the Jaw Worm hits for 2 into 1 block and
// gains 1 block, the next die shows 1.
func TestCombatDocument(t *testing.T) {
	file := scriptFile(t, "slay 1\nenemy jaw_worm\nhp 9\ndraw bash defend_r strike_r true_grit strike_r+ offering iron_wave\ndie 4 1\nseed 7\n"+
		"play bash\nplay defend_r\nend\nplay offering\n")
	var out, errOut bytes.Buffer
	if status := combat([]string{file}, &out, &errOut); status != 0 || errOut.Len() != 0 {
		t.Fatalf("status %d: %s", status, errOut.String())
	}
	got := parsedJSON(t, out.Bytes())
	// Turn 2 draws the two cards left and then three of five in an order that the
	// seed decides; Offering draws the other two, so only the order is unknown.
	player := got.(map[string]any)["player"].(map[string]any)
	hand := map[string]int{}
	for _, id := range player["hand"].([]any) {
		hand[id.(string)]++
	}
	want := map[string]int{"iron_wave": 1, "bash": 1, "defend_r": 1, "strike_r": 1, "true_grit": 1, "strike_r+": 1}
	if diff := cmp.Diff(want, hand); diff != "" {
		t.Errorf("hand (- wanted, + printed):\n%s", diff)
	}
	delete(player, "hand")
	wanted := parsedJSON(t, []byte(`{
		"player": {"hp": 7, "maxHp": 10, "energy": 5, "maxEnergy": 3, "block": 0, "strength": 0, "vulnerable": 0, "weak": 0,
			"drawPile": [], "discardPile": [], "exhaustPile": ["offering"], "powers": []},
		"enemy": {"id": "jaw_worm", "name": "Jaw Worm", "hp": 6, "maxHp": 8, "block": 1, "strength": 0, "vulnerable": 1, "weak": 0,
			"action": {"intent": "defend", "effects": [{"type": "block", "value": 2}, {"type": "strength", "value": 1}]},
			"actionTrack": [], "trackPosition": 0},
		"combat": {"turn": 2, "phase": "player_turn", "dieResult": 1, "selectedCard": null, "result": null, "log": [
			{"turn": 1, "kind": "draw", "hp": 0, "text": "Drew 5 cards"},
			{"turn": 1, "kind": "intent", "hp": 0, "text": "Jaw Worm rolled 4: attack 2, 1 Block"},
			{"turn": 1, "kind": "play", "hp": -2, "text": "Bash: 1 Vulnerable"},
			{"turn": 1, "kind": "play", "hp": 0, "text": "Defend: 1 Block"},
			{"turn": 1, "kind": "enemy", "hp": -1, "text": "Jaw Worm attacked for 2, 1 blocked, 1 Block"},
			{"turn": 2, "kind": "draw", "hp": 0, "text": "Drew 5 cards, reshuffled"},
			{"turn": 2, "kind": "intent", "hp": 0, "text": "Jaw Worm rolled 1: 2 Block, 1 Strength"},
			{"turn": 2, "kind": "play", "hp": 0, "text": "Offering: lost 1 HP, 2 energy, drew 2, exhausted"}
		]}
	}`))
	if diff := cmp.Diff(wanted, got); diff != "" {
		t.Errorf("document (- wanted, + printed):\n%s", diff)
	}
}

// TestCombatTrack holds the track of a cube enemy, and how a lost fight prints.
func TestCombatTrack(t *testing.T) {
	file := scriptFile(t, "slay 1\nenemy lagavulin\nhp 4\ndraw defend_r\nend\nend\n")
	var out, errOut bytes.Buffer
	if status := combat([]string{file}, &out, &errOut); status != 0 {
		t.Fatalf("status %d: %s", status, errOut.String())
	}
	document := parsedJSON(t, out.Bytes()).(map[string]any)
	hit := `{"slot": "red", "intent": "attack", "effects": [{"type": "hit", "value": 4, "target": "all"}]}`
	want := parsedJSON(t, []byte(`[{"slot": "grey", "intent": "sleep", "effects": []}, `+hit+`, `+hit+`,
		{"slot": "red", "intent": "debuff", "effects": [{"type": "weak", "value": 2, "target": "all"}, {"type": "strength", "value": 1}]}]`))
	enemy := document["enemy"].(map[string]any)
	if diff := cmp.Diff(want, enemy["actionTrack"]); diff != "" {
		t.Errorf("track (- wanted, + printed):\n%s", diff)
	}
	if diff := cmp.Diff(parsedJSON(t, []byte(hit)), enemy["action"]); diff != "" {
		t.Errorf("action (- wanted, + printed):\n%s", diff)
	}
	inCombat := document["combat"].(map[string]any)
	if inCombat["phase"] != "ended" || inCombat["result"] != "lost" {
		t.Errorf("phase %v, result %v", inCombat["phase"], inCombat["result"])
	}
}

// TestCombatSameBytes holds that a script without a draw pile gives the same bytes
// twice.
func TestCombatSameBytes(t *testing.T) {
	file := scriptFile(t, "slay 1\nenemy cultist\nseed 99\nend\nend\n")
	var one, two, errOut bytes.Buffer
	if combat([]string{file}, &one, &errOut) != 0 || combat([]string{"--", file}, &two, &errOut) != 0 {
		t.Fatal(errOut.String())
	}
	if !bytes.Equal(one.Bytes(), two.Bytes()) {
		t.Error("the same script gives different bytes")
	}
}

// TestCombatFaults holds FILE:LINE, exit status 1 and nothing on stdout.
func TestCombatFaults(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
	}{
		{"slay 1\nenemy jaw_worm\nplay bish\n", ":3: There is no card called \"bish\".\n"},
		{"slay 1\n", ":1: The script names no enemy: a line such as enemy jaw_worm belongs before the first action.\n"},
		{"slay 1\nenemy jaw_worm\ndraw bash\nplay bash\nplay bash\n", ":5: There is no Bash in your hand.\n"},
	} {
		file := scriptFile(t, c.text)
		var out, errOut bytes.Buffer
		status := combat([]string{file}, &out, &errOut)
		if status != 1 || out.Len() != 0 || errOut.String() != file+c.want {
			t.Errorf("status %d, %q, %q", status, out.String(), errOut.String())
		}
	}
	for _, name := range []string{filepath.Join(t.TempDir(), "none.txt"), t.TempDir()} {
		var out, errOut bytes.Buffer
		status := combat([]string{name}, &out, &errOut)
		if status != 1 || out.Len() != 0 || !strings.HasPrefix(errOut.String(), name+":1: The file can't be read: ") || strings.Count(errOut.String(), name) != 1 {
			t.Errorf("status %d, %q, %q", status, out.String(), errOut.String())
		}
	}
}

func TestCombatUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"-x"}, {"a", "b"}} {
		var out, errOut bytes.Buffer
		if status := combat(args, &out, &errOut); status != 2 || out.Len() != 0 || errOut.String() != combatUsage {
			t.Errorf("%q: status %d, %q, %q", args, status, out.String(), errOut.String())
		}
	}
}
