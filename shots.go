//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"akuto/scenes"
)

// shots is the sub-command `akuto shots`, with the words after "shots" as args:
// a picture of every scene in a fixed state. It needs a display, since only a
// running game can draw.
func shots(args []string, out, errOut io.Writer) int {
	o, err := parseShotOptions(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, usage)
		return 0
	case err != nil:
		return misused(errOut, err)
	}
	return said(errOut, withDisplay(func() error {
		return scenes.RunShots(scenes.ShotOptions{Out: o.folder, Sizes: o.sizes, Scale: o.scale, Scene: o.scene})
	}))
}
