package assets

import (
	"embed"
	"fmt"
	"path"
	"regexp"
	"strings"
)

// iconFiles are silhouettes on a box of IconBox units, one path each.
//
//go:embed icons/*.svg
var iconFiles embed.FS

// IconBox is the side of the box that icon paths are drawn on.
const IconBox = 512

var iconData = regexp.MustCompile(`<path d="([^"]+)"/>`)

// Icon gives the path data of the icon name, as in CREDITS.md, in SVG's
// notation; the error names an icon that isn't there.
func Icon(name string) (string, error) {
	file, err := iconFiles.ReadFile("icons/" + name + ".svg")
	if err != nil {
		return "", fmt.Errorf("There is no icon called %q.", name)
	}
	found := iconData.FindSubmatch(file)
	if found == nil {
		return "", fmt.Errorf("The icon %q holds no path.", name)
	}
	return string(found[1]), nil
}

// Icons lists the names of all icons, in order.
func Icons() []string {
	files, err := iconFiles.ReadDir("icons")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(file.Name(), path.Ext(file.Name())))
	}
	return names
}
