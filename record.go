//go:build !js

package main

import (
	"fmt"
	"io"

	"akuto/scenes/play"
	"akuto/scenes/store"
)

// record prints the saved game as a record, which replay reads back. A save that
// is broken is told on errOut, and nothing is printed.
func record(args []string, out, errOut io.Writer) int {
	if len(args) > 0 {
		return misused(errOut, fmt.Errorf("record doesn't know what to do with %q", args[0]))
	}
	text, err := play.Saved(store.Open())
	if err != nil {
		fmt.Fprintln(errOut, err)
		return 1
	}
	if _, err := io.WriteString(out, text); err != nil {
		fmt.Fprintf(errOut, "The record can't be written: %v.\n", err)
		return 1
	}
	return 0
}
