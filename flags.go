//go:build !js

package main

import (
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strconv"
	"strings"

	"akuto/scenes"
)

const usage = `Usage: akuto [-data DIR]                    play, in a window
       akuto replay FILE                   play a Scoundrel record through, print where it leads as JSON
       akuto advise FILE [-samples N] [-seed S] [-think 500ms]
                                           the options at the end of a record, best first
       akuto selfplay -games N -seed S [-samples N] [-rule weapon=lower-or-equal]
                                           play shuffled games by its own advice
       akuto combat FILE                   fight a combat script out, print where it leads as JSON
       akuto catalog FILE...               check files of cards, enemies and decks of your own
       akuto record                        print the saved game as a record
       akuto shots -out DIR [-size WxH]... [-scale N] [-scene NAME]
                                           write a picture of every scene
       akuto -version
       akuto -help

  -data DIR    keep saved games in DIR
  -out DIR     the folder for the pictures
  -size WxH    a window size in points, such as 1440x900; may be given several times
  -scale N     pixels per point, 0.5 to 4 (if not given: 2 for phones, else 1)
  -scene NAME  only the scene of that name
`

// version is what the program calls itself.
const version = "0.1.0"

// versionLine names the version, and the commit when the build knows it.
func versionLine() string {
	line := "akuto " + version
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, setting := range info.Settings {
			if setting.Key == "vcs.revision" {
				line += " (" + setting.Value[:min(12, len(setting.Value))] + ")"
			}
		}
	}
	return line
}

// options is what stands before the sub-command.
type options struct {
	folder  string
	version bool
}

// parseOptions reads the words up to the sub-command and gives the rest.
func parseOptions(args []string) (o options, rest []string, err error) {
	flags := quietFlags("akuto")
	flags.StringVar(&o.folder, "data", "", "")
	flags.BoolVar(&o.version, "version", false, "")
	err = flags.Parse(args)
	return o, flags.Args(), err
}

// quietFlags leaves every word about errors to the caller.
func quietFlags(name string) *flag.FlagSet {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	return flags
}

// shotOptions is what follows "shots".
type shotOptions struct {
	folder string
	sizes  sizes
	scale  float64
	scene  string
}

func parseShotOptions(args []string) (o shotOptions, err error) {
	flags := quietFlags("shots")
	flags.StringVar(&o.folder, "out", "", "")
	flags.Var(&o.sizes, "size", "")
	flags.Float64Var(&o.scale, "scale", 0, "")
	flags.StringVar(&o.scene, "scene", "", "")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	switch {
	case flags.NArg() > 0:
		return o, fmt.Errorf("shots doesn't know what to do with %q", flags.Arg(0))
	case o.folder == "":
		return o, fmt.Errorf("shots needs -out, the folder for the pictures")
	case given(flags, "scale") && !(o.scale >= 0.5 && o.scale <= 4): // written so that NaN fails
		return o, fmt.Errorf("a scale is a number from 0.5 to 4")
	}
	return o, nil
}

// given says whether a flag stands on the command line.
func given(flags *flag.FlagSet, name string) (found bool) {
	flags.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// sizes collects every -size.
type sizes []scenes.Size

func (s *sizes) String() string { return fmt.Sprint(*s) }

// Set reads one size, written as 1440x900.
func (s *sizes) Set(text string) error {
	across, down, ok := strings.Cut(strings.ToLower(text), "x")
	width, errWidth := strconv.Atoi(across)
	height, errHeight := strconv.Atoi(down)
	if !ok || errWidth != nil || errHeight != nil {
		return fmt.Errorf("a size is written as 1440x900")
	}
	if min(width, height) < 320 || max(width, height) > 3840 {
		return fmt.Errorf("a size lies between 320x320 and 3840x3840")
	}
	*s = append(*s, scenes.Size{Width: width, Height: height})
	return nil
}
