package slay_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"akuto/rules/slay"
)

func parse(t testing.TB, text string) slay.Script {
	t.Helper()
	script, err := slay.ParseScript(shipped(), "fight.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return script
}

func replay(t testing.TB, script slay.Script) slay.State {
	t.Helper()
	history, err := script.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return history.Now()
}

// TestScriptHeaders holds what the header lines say, in any order.
func TestScriptHeaders(t *testing.T) {
	script := parse(t, "\ufeff# a fight\r\n\r\nslay 1\r\ndie 4 2   # two\r\nseed 18446744073709551615\nhp 7\r\ndraw bash strike_r+\r\nenemy jaw_worm")
	u := script.Setup
	if u.Enemy != "jaw_worm" || u.Deck != "" || !slices.Equal(u.Draw, []string{"bash", "strike_r+"}) ||
		!slices.Equal(u.Dice, []int{4, 2}) || u.Seed != 1<<64-1 || u.HP != 7 || len(script.Actions) != 0 {
		t.Errorf("%+v, %v", u, script.Actions)
	}
	s := replay(t, script)
	number(t, "turn", s.Turn, 1)
	number(t, "HP", s.Player.HP, 7)
	number(t, "maximum", s.Player.MaxHP, 10)
	number(t, "die", s.Die, 4)
	pile(t, "hand", s.Player.Hand, "bash strike_r+")

	u = parse(t, "slay 1\nenemy cultist\n").Setup
	if u.Deck != "starter" || u.HP != 10 || u.Seed != 0 || u.Draw != nil || u.Dice != nil {
		t.Errorf("without more lines the setup is %+v", u)
	}
	if u = parse(t, "slay 1\nenemy cultist\ndeck wall\n").Setup; u.Deck != "wall" {
		t.Errorf("the deck is %q", u.Deck)
	}
}

// TestScriptPlays holds the forms of the play line.
func TestScriptPlays(t *testing.T) {
	head := "slay 1\nenemy lagavulin\ndraw defend_r true_grit defend_r strike_r true_grit\n"
	for _, c := range []struct{ line, hand, exhausted string }{
		{"play true_grit", "defend_r strike_r true_grit", "defend_r"},
		{"play true_grit 2", "true_grit defend_r strike_r", "defend_r"},
		{"play true_grit exhaust strike_r", "defend_r defend_r true_grit", "strike_r"},
		{"play true_grit exhaust defend_r 2", "defend_r strike_r true_grit", "defend_r"},
		{"play true_grit exhaust true_grit", "defend_r defend_r strike_r", "true_grit"},
		{"play true_grit 2 exhaust true_grit 1", "defend_r defend_r strike_r", "true_grit"},
		{"play true_grit 2 exhaust true_grit", "defend_r defend_r strike_r", "true_grit"},
		{"play defend_r 2", "defend_r true_grit strike_r true_grit", ""},
		{"play defend_r", "true_grit defend_r strike_r true_grit", ""},
	} {
		s := replay(t, parse(t, head+c.line+"\n"))
		pile(t, "hand after "+c.line, s.Player.Hand, c.hand)
		pile(t, "exhaust pile after "+c.line, s.Player.ExhaustPile, c.exhausted)
	}
}

// TestScriptText holds what a script is written as.
func TestScriptText(t *testing.T) {
	script := parse(t, "slay 1\nseed 7\nhp 9\nenemy lagavulin\ndie 4 2\ndraw defend_r true_grit defend_r strike_r true_grit\n"+
		"play true_grit 2\nplay true_grit exhaust strike_r\nend\n")
	want := `slay 1
enemy lagavulin
hp 9
draw defend_r true_grit defend_r strike_r true_grit
die 4 2
seed 7
play true_grit 2 exhaust defend_r
play true_grit exhaust strike_r
end
# turn 2, 9 HP, under way
`
	if got := script.Text(); got != want {
		t.Errorf("the text is\n%s\nwant\n%s", got, want)
	}
	history, err := script.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if got := slay.ScriptOf(history).Text(); got != want {
		t.Errorf("the text of the history is\n%s", got)
	}
	if got := parse(t, "slay 1\nenemy cultist\n").Text(); got != "slay 1\nenemy cultist\ndeck starter\nseed 0\n# turn 1, 10 HP, under way\n" {
		t.Errorf("the text is\n%s", got)
	}
}

// TestBrokenScripts holds the line and the beginning of the sentence of each
// fault.
func TestBrokenScripts(t *testing.T) {
	head := "slay 1\nenemy jaw_worm\ndraw strike_r bash true_grit\ndie 1 1\n"
	for _, c := range []struct {
		name, text string
		line       int
		why        string
	}{
		{"nothing", "", 1, "This is no Slay script"},
		{"only comments", "# hm\n\n# hm\n", 1, "This is no Slay script"},
		{"another format", "\nscoundrel 1\n", 2, "This is no Slay script"},
		{"no version", "slay\n", 1, "The first line must be: slay 1."},
		{"too many words", "slay 1 2\n", 1, "The first line must be: slay 1."},
		{"a later version", "slay 2\n", 1, `The script is of version "2"`},
		{"a second header", "slay 1\nenemy cultist\nslay 1\n", 3, "slay 1 stands only once"},
		{"no enemy at the end", "slay 1\nseed 3\n\n# hm\n", 2, "The script names no enemy"},
		{"no enemy at the first action", "slay 1\nseed 3\nplay bash\n", 3, "The script names no enemy"},
		{"an unknown enemy", "slay 1\nenemy jawworm\n", 2, `There is no enemy called "jawworm"`},
		{"enemy without a name", "slay 1\nenemy\n", 2, "enemy is followed by one enemy"},
		{"two enemies in a line", "slay 1\nenemy cultist jaw_worm\n", 2, "enemy is followed by one enemy"},
		{"two lines of enemies", "slay 1\nenemy cultist\nenemy cultist\n", 3, "The line enemy is given twice."},
		{"two seeds", "slay 1\nseed 1\nseed 1\n", 3, "The line seed is given twice."},
		{"two draws", "slay 1\ndraw bash\ndraw bash\n", 3, "The line draw is given twice."},
		{"two dice", "slay 1\ndie 1\ndie 1\n", 3, "The line die is given twice."},
		{"two hps", "slay 1\nhp 1\nhp 1\n", 3, "The line hp is given twice."},
		{"two decks", "slay 1\ndeck starter\ndeck starter\n", 3, "The line deck is given twice."},
		{"a deck and a draw", "slay 1\ndeck starter\ndraw bash\n", 3, "Either a deck is shuffled"},
		{"a draw and a deck", "slay 1\ndraw bash\ndeck starter\n", 3, "Either a deck is shuffled"},
		{"an unknown deck", "slay 1\ndeck none\n", 2, `There is no deck called "none"`},
		{"an empty draw", "slay 1\ndraw\n", 2, "draw is followed by at least one card"},
		{"an empty draw with a comment", "slay 1\ndraw # bash\n", 2, "draw is followed by at least one card"},
		{"an unknown card", "slay 1\ndraw bash strike\n", 2, `There is no card called "strike"`},
		{"an upgrade that isn't there", "slay 1\ndraw iron_wave+\n", 2, `There is no card called "iron_wave+"`},
		{"an empty die", "slay 1\ndie\n", 2, "die is followed by at least one number"},
		{"die 0", "slay 1\ndie 4 0\n", 2, "A die result is a number from 1 to 6."},
		{"die 7", "slay 1\ndie 7\n", 2, "A die result is a number from 1 to 6."},
		{"die in words", "slay 1\ndie four\n", 2, "A die result is a number from 1 to 6."},
		{"hp 0", "slay 1\nhp 0\n", 2, "HP at the start is a number from 1 to 10."},
		{"hp 11", "slay 1\nhp 11\n", 2, "HP at the start is a number from 1 to 10."},
		{"hp −1", "slay 1\nhp -1\n", 2, "HP at the start is a number from 1 to 10."},
		{"hp 5.5", "slay 1\nhp 5.5\n", 2, "HP at the start is a number from 1 to 10."},
		{"hp nothing", "slay 1\nhp\n", 2, "hp is followed by one number"},
		{"a negative seed", "slay 1\nseed -1\n", 2, "A seed is a whole number"},
		{"a seed too large", "slay 1\nseed 18446744073709551616\n", 2, "A seed is a whole number"},
		{"a seed in words", "slay 1\nseed lucky\n", 2, "A seed is a whole number"},
		{"two seeds in a line", "slay 1\nseed 1 2\n", 2, "seed is followed by one whole number"},
		{"an unknown line", head + "cast bash\n", 5, `"cast" begins no line`},
		{"a capital", head + "Play bash\n", 5, `"Play" begins no line`},
		{"a late header", head + "play bash\nhp 9\n", 6, "The line hp belongs before the first play or end."},
		{"a late seed", head + "end\nseed 9\n", 6, "The line seed belongs before the first play or end."},
		{"a card that isn't in hand", head + "play defend_r\n", 5, "There is no Defend in your hand."},
		{"a card already played", head + "play bash\nplay bash\n", 6, "There is no Bash in your hand."},
		{"a card that isn't", head + "play bish\n", 5, `There is no card called "bish"`},
		{"play nothing", head + "play\n", 5, "play is followed by a card"},
		{"play two", head + "play bash strike_r\n", 5, "play is followed by a card"},
		{"a second bash", head + "play bash 2\n", 5, "There are fewer than 2 cards called Bash in your hand."},
		{"a zeroth bash", head + "play bash 0\n", 5, `There is no Bash number "0" in your hand.`},
		{"a fourth bash", head + "play bash 4\n", 5, `There is no Bash number "4" in your hand.`},
		{"not enough energy", head + "play bash\nplay strike_r\nplay true_grit\n", 7, "play true_grit: True Grit costs 1, and you have 0 energy."},
		{"exhaust nothing", head + "play true_grit exhaust\n", 5, "play is followed by a card"},
		{"exhaust without a choice", head + "play bash exhaust strike_r\n", 5, "play bash exhaust strike_r: There is nothing to choose for Bash."},
		{"exhaust too many", head + "play true_grit exhaust strike_r bash\n", 5, "play true_grit exhaust strike_r bash: Choose 1 other card"},
		{"exhaust itself", head + "play true_grit exhaust true_grit\n", 5, "There is no other True Grit in your hand."},
		{"exhaust what isn't in hand", head + "play true_grit exhaust defend_r\n", 5, "There is no other Defend in your hand."},
		{"end with more", head + "end now\n", 5, "end stands alone on its line."},
		{"after a victory", "slay 1\nenemy sneaky_gremlin\ndraw bash strike_r\nplay bash\nend\n", 5, "end: The fight is over."},
		{"after a defeat", "slay 1\nenemy cultist\nhp 1\nend\nplay bash\n", 5, ""},
		{"a NUL", "slay 1\nenemy cultist\x00\n", 2, "The line holds a NUL"},
		{"no UTF-8", "slay 1\n# \xff\n", 2, "The line is not UTF-8 text."},
		{"a line too long", "slay 1\n# " + strings.Repeat("x", 5000), 2, "The line is longer"},
		{"a file too large", strings.Repeat("#\n", 1<<20), 1, "The file is larger"},
	} {
		t.Run(c.name, func(t *testing.T) {
			script, err := slay.ParseScript(shipped(), "dir/fight.txt", []byte(c.text))
			var fault *slay.ScriptError
			if !errors.As(err, &fault) {
				t.Fatalf("the error is %v", err)
			}
			if fault.Line != c.line || !strings.HasPrefix(fault.Why, c.why) {
				t.Errorf("line %d: %q, want line %d: %q", fault.Line, fault.Why, c.line, c.why)
			}
			if want := fmt.Sprintf("dir/fight.txt:%d: %s", fault.Line, fault.Why); err.Error() != want {
				t.Errorf("%q, want %q", err, want)
			}
			if script.Catalog != nil || script.Actions != nil {
				t.Error("a broken script is given all the same")
			}
		})
	}
}

func TestParseSeed(t *testing.T) {
	for text, want := range map[string]uint64{"0": 0, "7": 7, "007": 7, "18446744073709551615": 1<<64 - 1} {
		if got, err := slay.ParseSeed(text); err != nil || got != want {
			t.Errorf("%q is %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", " 7", "+7", "-7", "7_0", "0x7", "7.0", "1e3", "seven", "18446744073709551616", "٧"} {
		if _, err := slay.ParseSeed(text); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}
