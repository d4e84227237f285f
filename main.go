//go:build !js

// Command akuto keeps track of a game of Scoundrel played with a real deck, in a
// window. Its sub-commands do the same without one. In a browser the program
// begins in main_js.go instead.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"akuto/scenes/store"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole program: it takes the words of the command line without the
// program's name and gives the exit status: 0 when all went well, 1 when
// something failed, which a sentence on errOut then says, and 2 for a command
// line that isn't understood.
func run(args []string, out, errOut io.Writer) int {
	o, rest, err := parseOptions(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, usage)
		return 0
	case err != nil:
		return misused(errOut, err)
	case o.version:
		fmt.Fprintln(out, versionLine())
		return 0
	}
	if o.folder != "" {
		if err := usableFolder(o.folder); err != nil {
			fmt.Fprintln(errOut, err)
			return 1
		}
		store.SetFolder(o.folder)
	}
	if len(rest) == 0 {
		return said(errOut, openWindow())
	}
	switch command, args := rest[0], rest[1:]; command {
	case "replay":
		return replay(args, out, errOut)
	case "advise":
		return advise(args, out, errOut)
	case "selfplay":
		return selfplay(args, out, errOut)
	case "combat":
		return combat(args, out, errOut)
	case "catalog":
		return catalog(args, out, errOut)
	case "record":
		return record(args, out, errOut)
	case "shots":
		return shots(args, out, errOut)
	case "help":
		fmt.Fprint(out, usage)
		return 0
	default:
		return misused(errOut, fmt.Errorf("there is no sub-command %q", command))
	}
}

// misused tells what is wrong with the command line, and how it goes.
func misused(errOut io.Writer, err error) int {
	fmt.Fprintf(errOut, "akuto: %v\n\n%s", err, usage)
	return 2
}

// said prints an error, if there is one, and gives the exit status for it.
func said(errOut io.Writer, err error) int {
	if err == nil {
		return 0
	}
	fmt.Fprintln(errOut, err)
	return 1
}

// usableFolder makes the folder for saves if it has to, so that a wrong one is
// told before the game begins.
func usableFolder(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		var path *os.PathError
		if errors.As(err, &path) {
			err = path.Err
		}
		return fmt.Errorf("The folder %s can't be used for saved games: %v.", dir, err)
	}
	return nil
}
