package main

import (
	"io"

	"akuto/rules/scoundrel"
)

// replay is the sub-command `akuto replay FILE`: it plays a Scoundrel record
// through.
func replay(args []string, out, errOut io.Writer) int {
	return fileReader{
		usage: `Usage: akuto replay FILE
Plays the Scoundrel record in FILE through and prints the state it leads to as JSON.
`,
		limit: scoundrel.LongestRecord,
		report: func(name string, text []byte) (any, error) {
			record, err := scoundrel.ParseRecord(name, text)
			if err != nil {
				return nil, err
			}
			history, err := record.Replay()
			if err != nil {
				return nil, err
			}
			return history.Now().Report(), nil
		},
		broken: func(name, why string) error { return &scoundrel.RecordError{File: name, Line: 1, Why: why} },
	}.run(args, out, errOut)
}
