//go:build !js

package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recordFile writes a record into a file and gives its name.
func recordFile(t *testing.T, text string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestAdvisePrintsOptionsBestFirst(t *testing.T) {
	name := recordFile(t, "scoundrel 1\ndeal D7 C12 H5 S4\n")
	var out, errOut strings.Builder
	if status := advise([]string{name, "-samples", "40", "-seed", "3"}, &out, &errOut); status != 0 || errOut.Len() > 0 {
		t.Fatalf("status %d, %s", status, &errOut)
	}
	var result advice
	if err := json.Unmarshal([]byte(out.String()), &result); err != nil {
		t.Fatal(err)
	}
	// No weapon yet: each card in one way, and running.
	if len(result.Options) != 5 || result.Samples != 40 {
		t.Fatalf("%+v", result)
	}
	for i, o := range result.Options {
		if i > 0 && o.Win > result.Options[i-1].Win {
			t.Errorf("%q comes after a worse option", o.Action)
		}
		if o.Action == "" || o.Win <= 0 || o.Win >= 1 || o.Error <= 0 || o.Samples == 0 {
			t.Errorf("%+v", o)
		}
	}
	var again strings.Builder
	if advise([]string{"-seed=3", "-samples=40", name}, &again, &errOut); again.String() != out.String() {
		t.Error("the same seed and samples gave another document")
	}
}

func TestAdviseWithNothingToDecide(t *testing.T) {
	var out, errOut strings.Builder
	status := advise([]string{recordFile(t, "scoundrel 1\ndeal D7\n")}, &out, &errOut)
	if status != 0 || !strings.Contains(out.String(), `"options": []`) {
		t.Errorf("status %d, %s%s", status, &out, &errOut)
	}
}

func TestAdviseSaysWhatIsWrong(t *testing.T) {
	broken := recordFile(t, "scoundrel 1\ndeal D7 C12 H5 S4\nfight C12 weapon\n")
	for _, test := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{broken}, 1, broken + ":3: "},
		{[]string{"/nowhere/at/all"}, 1, "/nowhere/at/all:1: The file can't be read: no such file or directory."},
		{nil, 2, "Usage: akuto advise"},
		{[]string{broken, broken}, 2, "one FILE"},
		{[]string{broken, "-samples", "10001"}, 2, "from 1 to 10000"},
		{[]string{broken, "-samples", "0"}, 2, "from 1 to 10000"},
		{[]string{broken, "-think", "-1s"}, 2, "above 0"},
		{[]string{broken, "-unknown"}, 2, "-unknown"},
	} {
		var out, errOut strings.Builder
		status := advise(test.args, &out, &errOut)
		if status != test.status || out.Len() > 0 || !strings.Contains(errOut.String(), test.want) {
			t.Errorf("%q: status %d, output %q, error %q", test.args, status, &out, &errOut)
		}
	}
}

func TestSelfplayPrintsWhatFormatsSay(t *testing.T) {
	var out, errOut strings.Builder
	if status := selfplay([]string{"-games", "20", "-seed", "2", "-samples", "1"}, &out, &errOut); status != 0 {
		t.Fatalf("status %d, %s", status, &errOut)
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal([]byte(out.String()), &fields); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"games", "wins", "rate", "interval", "meanScore", "calibration"} {
		if _, ok := fields[name]; !ok {
			t.Errorf("there is no %q", name)
		}
	}
	if len(fields) != 6 {
		t.Errorf("%d fields", len(fields))
	}
	var result selfplayResult
	if err := json.Unmarshal([]byte(out.String()), &result); err != nil {
		t.Fatal(err)
	}
	states := 0
	for _, tenth := range result.Calibration {
		states += tenth.States
	}
	if result.Games != 20 || result.Rate != float64(result.Wins)/20 || states < 20*5 || len(result.Calibration) != 10 {
		t.Errorf("%+v", result)
	}
	if !(result.Interval[0] < result.Rate && result.Rate < result.Interval[1]) {
		t.Errorf("the rate %v lies outside of %v", result.Rate, result.Interval)
	}
	var again strings.Builder
	if selfplay([]string{"-games", "20", "-seed", "2", "-samples", "1"}, &again, &errOut); again.String() != out.String() {
		t.Error("the same games went another way")
	}
}

func TestSelfplaySaysWhatIsWrong(t *testing.T) {
	for _, args := range [][]string{
		nil, {"-games", "0", "-seed", "1"}, {"-games", "5"}, {"-games", "5", "-seed", "1", "-rule", "weapon=any"},
		{"-games", "5", "-seed", "1", "-samples", "0"}, {"-games", "5", "-seed", "1", "more"},
	} {
		var out, errOut strings.Builder
		if status := selfplay(args, &out, &errOut); status != 2 || out.Len() > 0 || !strings.Contains(errOut.String(), "Usage: akuto selfplay") {
			t.Errorf("%q: status %d, output %q, error %q", args, status, &out, &errOut)
		}
	}
}

// Wilson's interval of 8 wins in 10 games is 49 % to 94 %.
func TestWilson(t *testing.T) {
	if i := wilson(8, 10); i[0] < 0.489 || i[0] > 0.491 || i[1] < 0.943 || i[1] > 0.944 {
		t.Errorf("%v", i)
	}
}
