package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"akuto/rules/scoundrel"
)

const replayUsage = `Usage: akuto replay FILE
Plays the Scoundrel record in FILE through and prints the state it leads to as JSON.
`

// replay is the sub-command `akuto replay FILE`, with the words after "replay" as
// args. It prints one JSON document on out and gives exit status 0; for a broken
// record it prints nothing there, FILE:LINE and why on errOut, and gives 1; for
// wrong arguments it prints the usage on errOut and gives 2.
func replay(args []string, out, errOut io.Writer) int {
	if len(args) == 2 && args[0] == "--" {
		args = args[1:] // a file may be called -x
	} else if len(args) == 1 && strings.HasPrefix(args[0], "-") {
		args = nil
	}
	if len(args) != 1 {
		fmt.Fprint(errOut, replayUsage)
		return 2
	}
	document, err := replayFile(args[0])
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	if _, err := out.Write(document); err != nil {
		fmt.Fprintf(errOut, "The result can't be written: %v\n", err)
		return 1
	}
	return 0
}

// replayFile gives the JSON document for a record file. The error begins with the
// file and the line.
func replayFile(name string) ([]byte, error) {
	text, err := readRecord(name)
	if err != nil {
		// The path is said once, in front, as for every other error.
		var path *fs.PathError
		if errors.As(err, &path) {
			err = path.Err
		}
		return nil, &scoundrel.RecordError{File: name, Line: 1, Why: fmt.Sprintf("The file can't be read: %v.", err)}
	}
	record, err := scoundrel.ParseRecord(name, text)
	if err != nil {
		return nil, err
	}
	history, err := record.Replay()
	if err != nil {
		return nil, err
	}
	document, err := json.MarshalIndent(history.Now().Report(), "", "  ")
	if err != nil {
		return nil, err
	}
	return append(document, '\n'), nil
}

// readRecord reads a file up to just above the size at which a record is refused,
// so that a device or a huge file can't fill the memory.
func readRecord(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, scoundrel.LongestRecord+1))
}
