package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// fileReader is a sub-command that reads one file of actions and prints where
// they lead: at most limit bytes of it are read, and report makes of its text
// what is printed as JSON.
type fileReader struct {
	usage  string
	limit  int64
	report func(name string, text []byte) (any, error)
	broken func(name, why string) error // FILE:1: why, for a file that can't be read
}

// wantsHelp says whether the only word is a wish for the usage.
func wantsHelp(args []string) bool {
	return len(args) == 1 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help")
}

// run takes the words after the sub-command's name. It prints one JSON document
// on out and gives exit status 0; for a broken file it prints nothing there,
// FILE:LINE and why on errOut, and gives 1; for wrong arguments it prints the
// usage on errOut and gives 2.
func (r fileReader) run(args []string, out, errOut io.Writer) int {
	if wantsHelp(args) {
		fmt.Fprint(out, r.usage)
		return 0
	}
	if len(args) == 2 && args[0] == "--" {
		args = args[1:] // a file may be called -x
	} else if len(args) == 1 && strings.HasPrefix(args[0], "-") {
		args = nil
	}
	if len(args) != 1 {
		fmt.Fprint(errOut, r.usage)
		return 2
	}
	report, err := r.read(args[0])
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	return printed(out, errOut, report)
}

// read gives the report of a file. The error begins with file and line.
func (r fileReader) read(name string) (any, error) {
	text, err := readAtMost(name, r.limit)
	if err != nil {
		return nil, r.broken(name, unreadable(err))
	}
	return r.report(name, text)
}

// printed writes a report on out as one JSON document and gives the exit status.
func printed(out, errOut io.Writer, report any) int {
	document, err := json.MarshalIndent(report, "", "  ")
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	if _, err := out.Write(append(document, '\n')); err != nil {
		fmt.Fprintf(errOut, "The result can't be written: %v\n", err)
		return 1
	}
	return 0
}

// readAtMost reads a file up to just above the size at which it is refused, so
// that a device or a huge file can't fill the memory.
func readAtMost(name string, most int64) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, most+1))
}

// unreadable says why a file can't be read, without its path, which stands in
// front.
func unreadable(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Sprintf("The file can't be read: %v.", err)
}
