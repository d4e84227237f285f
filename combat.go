package main

import (
	"io"

	"akuto/assets"
	"akuto/rules/slay"
)

const combatUsage = `Usage: akuto combat FILE
Plays the Slay script in FILE through and prints the state it leads to as JSON.
`

// combat is the sub-command `akuto combat FILE`: it fights a Slay script out.
func combat(args []string, out, errOut io.Writer) int {
	return fileReader{
		usage: combatUsage,
		limit: slay.LongestScript,
		report: func(name string, text []byte) (any, error) {
			shipped, err := shippedCatalog()
			if err != nil {
				return nil, err
			}
			script, err := slay.ParseScript(shipped, name, text)
			if err != nil {
				return nil, err
			}
			history, err := script.Replay()
			if err != nil {
				return nil, err
			}
			return history.Now().Report(), nil
		},
		broken: func(name, why string) error { return &slay.ScriptError{File: name, Line: 1, Why: why} },
	}.run(args, out, errOut)
}

// shippedCatalog gives the cards, enemies and decks that are part of the program.
func shippedCatalog() (*slay.Catalog, error) {
	return slay.Load(assets.CatalogFiles, assets.HasIcon, assets.CatalogNames()...)
}
