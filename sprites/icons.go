package sprites

import (
	"akuto/assets"
	"akuto/fonts"
)

// The icons, by what they stand for; the files and their authors are in
// assets/CREDITS.md.
const (
	IconWeapon     = "broadsword"
	IconAttack     = "claw-slashes"
	IconBlock      = "shield"
	IconVulnerable = "cracked-shield"
	IconWeak       = "shattered-sword"
	IconStrength   = "biceps"
)

// iconMask gives the coverage of a silhouette, sizePixels in the square, with
// its origin in the upper left corner; false if there is no such icon.
func iconMask(name string, sizePixels float64) (fonts.Mask, bool) {
	path, err := assets.Icon(name)
	if err != nil {
		return fonts.Mask{}, false
	}
	return fonts.PathMask(path, assets.IconBox, sizePixels), true
}
