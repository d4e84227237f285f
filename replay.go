package main

import (
	"io"

	"akuto/rules/scoundrel"
)

// replay is the sub-command `akuto replay FILE`: it plays a Scoundrel record
// through.
func replay(args []string, out, errOut io.Writer) int {
	reader := recordReader(func(s scoundrel.State) any { return s.Report() })
	reader.usage = `Usage: akuto replay FILE
Plays the Scoundrel record in FILE through and prints the state it leads to as JSON.
`
	return reader.run(args, out, errOut)
}

// recordReader reads a record and reports on the state that it leads to.
func recordReader(report func(scoundrel.State) any) fileReader {
	return fileReader{
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
			return report(history.Now()), nil
		},
		broken: func(name, why string) error { return &scoundrel.RecordError{File: name, Line: 1, Why: why} },
	}
}
