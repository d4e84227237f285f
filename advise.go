//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"time"

	engine "akuto/rules/advise"
	"akuto/rules/scoundrel"
)

const adviseUsage = `Usage: akuto advise FILE [-samples N] [-seed S] [-think DURATION]
Prints the options of the state at the end of the Scoundrel record in FILE as JSON,
best first, each with its chance to win. The chance allows for your being advised
anew in every room, so it isn't just the share of samples that were won.

  -samples N   shuffled orders of the dungeon to play every option on in (until the
               chances are known to 1.5 points, but at most 10000, if not given)
  -seed S      which orders are drawn (1 if not given)
  -think TIME  stop after this time, for example 500ms
`

// adviceOption is an option as `akuto advise` prints it.
type adviceOption struct {
	Action  string  `json:"action"` // as a line of a record
	Win     float64 `json:"win"`    // chance to win
	Error   float64 `json:"error"`  // half the width of its 95 % interval
	Samples int     `json:"samples"`
	Wins    int     `json:"wins"` // of the samples
	Score   float64 `json:"score"`
	Certain string  `json:"certain,omitempty"` // "won" or "lost"
}

// advice is the document that `akuto advise` prints.
type advice struct {
	Options   []adviceOption `json:"options"`
	Samples   int            `json:"samples"`
	Converged bool           `json:"converged"`
}

// adviseOptions is what follows "advise".
type adviseOptions struct {
	file    string
	samples int
	seed    uint64
	think   time.Duration
}

// advise is the sub-command `akuto advise FILE`, with the words after "advise" as
// args. Output and exit status are as replay's.
func advise(args []string, out, errOut io.Writer) int {
	if wantsHelp(args) {
		fmt.Fprint(out, adviseUsage)
		return 0
	}
	o, err := parseAdviseOptions(args)
	if err != nil {
		fmt.Fprintf(errOut, "akuto: %v\n\n%s", err, adviseUsage)
		return 2
	}
	report, err := recordReader(o.adviceOn).read(o.file)
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	return printed(out, errOut, report)
}

func parseAdviseOptions(args []string) (o adviseOptions, err error) {
	flags := flag.NewFlagSet("advise", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.IntVar(&o.samples, "samples", engine.MostSamples, "")
	flags.Uint64Var(&o.seed, "seed", 1, "")
	flags.DurationVar(&o.think, "think", 0, "")
	words, err := mixed(flags, args)
	switch {
	case err != nil:
		return o, err
	case len(words) != 1:
		return o, fmt.Errorf("advise needs one FILE, the record")
	case o.samples < 1 || o.samples > engine.MostSamples:
		return o, fmt.Errorf("-samples is a number from 1 to %d", engine.MostSamples)
	case o.think < 0:
		return o, fmt.Errorf("-think is a time above 0, for example 500ms")
	}
	o.file = words[0]
	return o, nil
}

// mixed reads flags that may stand before and after other words, and gives those;
// after -- all are words.
func mixed(flags *flag.FlagSet, args []string) (words []string, err error) {
	for {
		if err := flags.Parse(args); err != nil {
			return nil, err
		}
		rest := flags.Args()
		if len(rest) == 0 {
			return words, nil
		}
		if at := len(args) - len(rest); at > 0 && args[at-1] == "--" {
			return append(words, rest...), nil
		}
		words = append(words, rest[0])
		args = rest[1:]
	}
}

// adviceOn gives what is to be said about a state.
func (o adviseOptions) adviceOn(state scoundrel.State) any {
	search := engine.New(state, o.seed)
	var stop func() bool
	if o.think > 0 {
		end := time.Now().Add(o.think)
		stop = func() bool { return time.Now().After(end) }
	}
	search.Work(o.samples, stop)
	result := advice{Options: []adviceOption{}, Samples: search.Samples(), Converged: search.Converged()}
	for _, option := range search.Options() {
		shown := adviceOption{
			Action: option.Action.String(), Win: option.Win, Error: option.Error,
			Samples: option.Samples, Wins: option.Wins, Score: option.Score,
		}
		switch option.Certain {
		case +1:
			shown.Certain = "won"
		case -1:
			shown.Certain = "lost"
		}
		result.Options = append(result.Options, shown)
	}
	return result
}
