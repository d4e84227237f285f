package main

import (
	"fmt"
	"io"
	"strings"

	"akuto/assets"
	"akuto/rules/slay"
)

const catalogUsage = `Usage: akuto catalog FILE…
Checks files of cards, enemies and decks of Slay. They may build on those of the
program: a deck on its cards, an upgrade on its base.
`

// catalog is the sub-command `akuto catalog FILE…`, with the words after "catalog"
// as args. It prints a line that sums the files up on out and gives exit status
// 0; for faults it prints nothing there, FILE: PATH: why for each of them on
// errOut, and gives 1; for wrong arguments it prints the usage there and gives 2.
func catalog(args []string, out, errOut io.Writer) int {
	if wantsHelp(args) {
		fmt.Fprint(out, catalogUsage)
		return 0
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && strings.HasPrefix(args[0], "-") {
		args = nil
	}
	if len(args) == 0 {
		fmt.Fprint(errOut, catalogUsage)
		return 2
	}
	shipped, err := shippedCatalog()
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	var files []slay.File
	var faults slay.Faults
	for _, name := range args {
		data, err := readAtMost(name, slay.LargestFile)
		if err != nil {
			faults = append(faults, slay.Fault{File: name, Path: "$", Why: unreadable(err)})
			continue
		}
		files = append(files, slay.File{Name: name, Data: data})
	}
	own, found := slay.Check(files, shipped, assets.HasIcon)
	if faults = append(faults, found...); len(faults) > 0 {
		fmt.Fprintln(errOut, faults)
		return 1
	}
	if _, err := fmt.Fprintln(out, own.Summary()); err != nil {
		fmt.Fprintf(errOut, "The result can't be written: %v\n", err)
		return 1
	}
	return 0
}
