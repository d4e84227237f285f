package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"akuto/assets"
	"akuto/rules/slay"
)

const combatUsage = `Usage: akuto combat FILE
Plays the Slay script in FILE through and prints the state it leads to as JSON.
`

// combat is the sub-command `akuto combat FILE`, with the words after "combat" as
// args. It prints one JSON document on out and gives exit status 0; for a broken
// script it prints nothing there, FILE:LINE and why on errOut, and gives 1; for
// wrong arguments it prints the usage on errOut and gives 2.
func combat(args []string, out, errOut io.Writer) int {
	if len(args) == 2 && args[0] == "--" {
		args = args[1:] // a file may be called -x
	} else if len(args) == 1 && strings.HasPrefix(args[0], "-") {
		args = nil
	}
	if len(args) != 1 {
		fmt.Fprint(errOut, combatUsage)
		return 2
	}
	document, err := combatFile(args[0])
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

// combatFile gives the JSON document for a script file. The error begins with the
// file and the line, unless it is the program's own catalog that is broken.
func combatFile(name string) ([]byte, error) {
	shipped, err := shippedCatalog()
	if err != nil {
		return nil, err
	}
	text, err := readAtMost(name, slay.LongestScript)
	if err != nil {
		return nil, &slay.ScriptError{File: name, Line: 1, Why: unreadable(err)}
	}
	script, err := slay.ParseScript(shipped, name, text)
	if err != nil {
		return nil, err
	}
	history, err := script.Replay()
	if err != nil {
		return nil, err
	}
	document, err := json.MarshalIndent(history.Now().Report(), "", "  ")
	if err != nil {
		return nil, err
	}
	return append(document, '\n'), nil
}

// shippedCatalog gives the cards, enemies and decks that are part of the program.
func shippedCatalog() (*slay.Catalog, error) {
	return slay.Load(assets.CatalogFiles, assets.HasIcon, assets.CatalogNames()...)
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
