package scoundrel_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

const smallGame = `scoundrel 1
deal C5 H3 D7 S12
change C5 C6
remove C6
deal C8
equip D7
fight S12 weapon
drink H3
next
`

func TestParseRecord(t *testing.T) {
	want := []string{
		"deal C5", "deal H3", "deal D7", "deal S12", "change C5 C6", "remove C6", "deal C8",
		"equip D7", "fight S12 weapon", "drink H3", "next",
	}
	for _, test := range []struct{ name, text string }{
		{"plain", smallGame},
		{"carriage returns", strings.ReplaceAll(smallGame, "\n", "\r\n")},
		{"byte order mark", "\ufeff" + smallGame},
		{"no line end at the end", strings.TrimSuffix(smallGame, "\n")},
		{"comments and blank lines", "# a game\n\n" + strings.ReplaceAll(smallGame, "\n", " # so\n\n\t\n#\n")},
		{"spaces and tabs", strings.ReplaceAll(strings.ReplaceAll(smallGame, " ", " \t "), "\n", "  \n  ")},
		{"the default rule", strings.Replace(smallGame, "\n", "\nrule weapon lower\n", 1)},
		{"deals one by one", strings.Replace(smallGame, "deal C5 H3 D7 S12", "deal C5\ndeal H3 D7\ndeal S12", 1)},
	} {
		t.Run(test.name, func(t *testing.T) {
			record, err := scoundrel.ParseRecord("game.txt", []byte(test.text))
			if err != nil {
				t.Fatal(err)
			}
			if record.Rule != scoundrel.StrictlyLower {
				t.Errorf("the rule is %s", record.Rule)
			}
			var got []string
			for _, a := range record.Actions {
				got = append(got, a.String())
			}
			if !slices.Equal(got, want) {
				t.Errorf("actions are %q", got)
			}
			history, err := record.Replay()
			if err != nil {
				t.Fatal(err)
			}
			if s := history.Now(); s != onward(t, history.Start(), want...) || s.Health != 18 || roomText(s) != "C8 · - - -" {
				t.Errorf("replay gives %d health and room %q", s.Health, roomText(s))
			}
			if !slices.Equal(history.Actions(), record.Actions) {
				t.Error("the history has other actions")
			}
		})
	}
	t.Run("the house rule", func(t *testing.T) {
		record, err := scoundrel.ParseRecord("game.txt", []byte("scoundrel 1\n# ours\nrule weapon lower-or-equal\ndeal D5 C6 S6 H2\nequip D5\nfight C6 weapon\nfight S6 weapon\n"))
		if err != nil || record.Rule != scoundrel.LowerOrEqual {
			t.Fatalf("rule %s, %v", record.Rule, err)
		}
		if !strings.Contains(record.Text(), "\nrule weapon lower-or-equal\n") {
			t.Errorf("the printed record lacks the rule:\n%s", record.Text())
		}
	})
	t.Run("nothing played", func(t *testing.T) {
		record, err := scoundrel.ParseRecord("game.txt", []byte("scoundrel 1"))
		if err != nil || len(record.Actions) != 0 {
			t.Errorf("%d actions, %v", len(record.Actions), err)
		}
	})
}

// TestBadRecords holds the line of every kind of fault, and that the error is a
// sentence that names the file.
func TestBadRecords(t *testing.T) {
	const head, room = "scoundrel 1\n", "deal C5 H3 D7 S12\n"
	for _, test := range []struct {
		name, text string
		line       int
	}{
		{"an empty file", "", 1},
		{"no header", room, 1},
		{"no header after a comment", "# a game\n\n" + room, 3},
		{"header without version", "scoundrel\n", 1},
		{"header of version 2", "scoundrel 2\n", 1},
		{"header of version 1.0", "scoundrel 1.0\n", 1},
		{"header with more words", "scoundrel 1 game\n", 1},
		{"header in capitals", "Scoundrel 1\n", 1},
		{"header of the other game", "slay 1\n", 1},
		{"two headers", head + head, 2},
		{"a header later on", head + room + head, 3},
		{"a rule before the header", "rule weapon lower\n" + head, 1},
		{"a rule twice", head + "rule weapon lower\nrule weapon lower\n", 3},
		{"a rule after an action", head + room + "rule weapon lower\n", 3},
		{"an unknown rule", head + "rule weapon higher\n", 2},
		{"a rule about something else", head + "rule potion two\n", 2},
		{"a rule without a word", head + "rule weapon\n", 2},
		{"a rule with a word too many", head + "rule weapon lower now\n", 2},
		{"an unknown action", head + room + "flee\n", 3},
		{"an action in capitals", head + "DEAL C5\n", 2},
		{"deal with no card", head + "deal\n", 2},
		{"deal with five cards", head + "deal C2 C3 C4 C5 C6\n", 2},
		{"deal with a card twice", head + "deal C2 C2\n", 2},
		{"deal with an unknown card", head + "deal C2 C15\n", 2},
		{"deal with a red king", head + "deal H13\n", 2},
		{"deal with a small letter", head + "deal c5\n", 2},
		{"deal with a comma", head + "deal C2, C3\n", 2},
		{"change with one card", head + room + "change C5\n", 3},
		{"change with three", head + room + "change C5 C6 C7\n", 3},
		{"remove with none", head + room + "remove\n", 3},
		{"remove with two", head + room + "remove C5 H3\n", 3},
		{"equip with none", head + room + "equip\n", 3},
		{"equip with two", head + room + "equip D7 D8\n", 3},
		{"drink with none", head + room + "drink\n", 3},
		{"discard with none", head + room + "discard\n", 3},
		{"fight with no way", head + room + "fight C5\n", 3},
		{"fight with an unknown way", head + room + "fight C5 D7\n", 3},
		{"fight with a word too many", head + room + "fight C5 barehanded now\n", 3},
		{"fight with no card", head + room + "fight weapon\n", 3},
		{"run with a word", head + room + "run away\n", 3},
		{"next with a word", head + room + "next room\n", 3},
		{"illegal: run after one was faced", head + room + "equip D7\nrun\n", 4},
		{"illegal: the first of two deals fits", head + "deal C5 H3 D7\n" + "deal S12 S13\n", 3},
		{"illegal: with carriage returns and comments", "\ufeff# x\r\nscoundrel 1\r\n\r\n# y\r\ndeal C5 H3 D7 S12\r\nnext # too early\r\n", 6},
		{"illegal: after the end", head + "deal C14 C6 H3 D7\nfight C14 barehanded\nfight C6 barehanded\ndrink H3\n", 5},
		{"illegal: a second potion drunk", head + "deal H2 H3 C6 D7\ndrink H2\ndrink H3\n", 4},
		{"not UTF-8", head + "deal C5 \xc3\x28\n", 2},
		{"not UTF-8 in a comment", head + room + "# \xff\n", 3},
		{"UTF-16", "\xff\xfes\x00c\x00o\x00u\x00", 1},
		{"NUL", head + "deal C5\x00\n", 2},
		{"an overlong line", head + "# " + strings.Repeat("x", 1<<17) + "\n", 2},
		{"an overlong line of cards", head + "deal" + strings.Repeat(" C5", 1<<16) + "\n", 2},
		{"a byte order mark inside", head + "\ufeff" + room, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			record, err := scoundrel.ParseRecord("game.txt", []byte(test.text))
			if err == nil {
				t.Fatalf("accepted, with %d actions", len(record.Actions))
			}
			var fault *scoundrel.RecordError
			if !errors.As(err, &fault) {
				t.Fatalf("the error is a %T, want a *RecordError", err)
			}
			if fault.File != "game.txt" || fault.Line != test.line {
				t.Errorf("fault at %s:%d, want game.txt:%d (%s)", fault.File, fault.Line, test.line, fault.Why)
			}
			if !strings.HasPrefix(err.Error(), "game.txt:") || strings.ContainsAny(err.Error(), "\n\r\x00") || len(err.Error()) > 400 {
				t.Errorf("the error reads %q", err.Error())
			}
			if len(strings.Fields(fault.Why)) < 3 {
				t.Errorf("no sentence: %q", fault.Why)
			}
			if len(record.Actions) != 0 {
				t.Error("a broken record still gave actions")
			}
		})
	}
}

func TestRecordText(t *testing.T) {
	text := func(t *testing.T, game string) string {
		t.Helper()
		record, err := scoundrel.ParseRecord("game.txt", []byte(game))
		if err != nil {
			t.Fatal(err)
		}
		return record.Text()
	}
	// split gives the lines before the closing comment, and that comment.
	split := func(t *testing.T, text string) (lines []string, comment string) {
		t.Helper()
		if !strings.HasSuffix(text, "\n") {
			t.Error("the last line does not end")
		}
		lines = strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		comment = lines[len(lines)-1]
		if !strings.HasPrefix(comment, "#") {
			t.Errorf("the last line is no comment: %q", comment)
		}
		lines = slices.DeleteFunc(lines[:len(lines)-1], func(line string) bool { return strings.HasPrefix(line, "rule ") })
		return lines, comment
	}
	t.Run("consecutive deals share a line", func(t *testing.T) {
		lines, comment := split(t, text(t, strings.Replace(smallGame, "deal C5 H3 D7 S12", "deal C5\ndeal H3\ndeal D7\ndeal S12", 1)))
		if got := strings.Join(lines, "\n") + "\n"; got != smallGame {
			t.Errorf("printed:\n%s", got)
		}
		if !strings.Contains(comment, "18") {
			t.Errorf("the closing comment %q lacks the health", comment)
		}
	})
	t.Run("no more than four deals on a line", func(t *testing.T) {
		lines, _ := split(t, text(t, "scoundrel 1\ndeal C5 H3 D7 S12\nremove C5\ndeal C2\n"))
		want := []string{"scoundrel 1", "deal C5 H3 D7 S12", "remove C5", "deal C2"}
		if !slices.Equal(lines, want) {
			t.Errorf("printed %q", lines)
		}
	})
	t.Run("the end of a lost game", func(t *testing.T) {
		_, comment := split(t, text(t, "scoundrel 1\ndeal C14 C6 H3 D7\nfight C14 barehanded\nfight C6 barehanded\n"))
		if !strings.Contains(comment, "188") || !strings.Contains(comment, "0 health") {
			t.Errorf("the closing comment is %q, want health 0 and score −188", comment)
		}
	})
	t.Run("an empty game", func(t *testing.T) {
		if lines, comment := split(t, text(t, "scoundrel 1\n")); len(lines) != 1 || !strings.Contains(comment, "20") {
			t.Errorf("printed %q and %q", lines, comment)
		}
	})
}

func TestParseActions(t *testing.T) {
	for _, line := range []string{"", "   ", "# only a comment", "\t# so"} {
		if actions, err := scoundrel.ParseActions(line); err != nil || len(actions) != 0 {
			t.Errorf("%q gives %d actions, %v", line, len(actions), err)
		}
	}
	for _, line := range []string{
		"deal S14", "change C5 C6", "remove H10", "equip D7", "drink H3", "discard H3",
		"fight S12 weapon", "fight S12 barehanded", "run", "next",
	} {
		if got := act(t, line).String(); got != line {
			t.Errorf("%q comes back as %q", line, got)
		}
	}
	four, err := scoundrel.ParseActions("deal C5 H3 D7 S12")
	if err != nil || len(four) != 4 || four[3] != (scoundrel.Action{Kind: scoundrel.Deal, Card: card(t, "S12")}) {
		t.Errorf("a room's deal gives %v, %v", four, err)
	}
}

// TestReplayRefuses holds that a record made by hand is checked as well.
func TestReplayRefuses(t *testing.T) {
	record := scoundrel.Record{Actions: []scoundrel.Action{act(t, "deal C5"), act(t, "run")}}
	var refusal *scoundrel.Refusal
	if _, err := record.Replay(); !errors.As(err, &refusal) || refusal.Action.Kind != scoundrel.Run {
		t.Errorf("replaying an illegal action gives %v", err)
	}
}
