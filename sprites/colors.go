package sprites

import (
	"image/color"
	"math"
)

// The palette. There is one accent, Vermilion; Ochre colors health ticks at 12
// and below and nothing else.
var (
	PageLitColor   = rgb(0xF8F4EC)
	PageColor      = rgb(0xF3EDE2)
	PageShadeColor = rgb(0xEFE8DB)

	CardLitColor   = rgb(0xFBF8F0)
	CardColor      = rgb(0xF7F2E7)
	CardShadeColor = rgb(0xEFE7D8)

	PanelLitColor   = rgb(0xFEFCF6)
	PanelColor      = rgb(0xF9F5EB)
	PanelShadeColor = rgb(0xF3ECDF)

	SpentLitColor   = rgb(0xF7F2E8)
	SpentColor      = rgb(0xF2ECDF)
	SpentShadeColor = rgb(0xEBE2D2)

	SheetLitColor   = rgb(0xFAF6ED)
	SheetColor      = rgb(0xF4EDE1)
	SheetShadeColor = rgb(0xF0E8DA)

	// Edge1Color and Edge2Color are the two visible layers of the paper's
	// thickness, at the right and the bottom.
	Edge1Color = rgb(0xE3D8C4)
	Edge2Color = rgb(0xD9CCB4)

	InkColor         = rgb(0x1B1814)
	Ink2Color        = rgb(0x5A5246)
	Ink3Color        = rgb(0x6B6256)
	LineColor        = rgb(0xD8CDBA)
	VermilionColor   = rgb(0xC2311C)
	OchreColor       = rgb(0xB8862D)
	OnSolidColor     = rgb(0xF8F3E9)
	OnVermilionColor = rgb(0xFFF8EC)
	SolidColor       = rgb(0x2A2620)
	SolidShadeColor  = rgb(0x151310)

	// ScrimColor lies behind sheets and dialogs, at 29 %.
	ScrimColor = rgb(0x46341A)
	// ShadowColor is the color of every cast shadow.
	ShadowColor = rgb(0x5C421E)
	// PressDarkColor and PressLightColor are the two sides of any emboss.
	PressDarkColor  = rgb(0x6B4F2B)
	PressLightColor = rgb(0xFFFEF9)
	// RecessColor fills recesses and blind letters, at a few per cent.
	RecessColor = rgb(0x7A5C30)
)

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}

// Tone is the color of a text or a flat shape.
type Tone uint8

// The tones.
const (
	Ink Tone = iota
	Ink2
	Ink3
	Vermilion
	OnSolid
	OnVermilion
	// Faint is brown at 30 %, for ranks already seen.
	Faint
	// Ochre is for health ticks only.
	Ochre
)

// Color gives the tone's color, not premultiplied; only Faint isn't opaque.
func (t Tone) Color() color.RGBA {
	switch t {
	case Ink2:
		return Ink2Color
	case Ink3:
		return Ink3Color
	case Vermilion:
		return VermilionColor
	case OnSolid:
		return OnSolidColor
	case OnVermilion:
		return OnVermilionColor
	case Faint:
		return color.RGBA{RecessColor.R, RecessColor.G, RecessColor.B, 77}
	case Ochre:
		return OchreColor
	}
	return InkColor
}

// Contrast gives the contrast ratio of two opaque colors as the Web Content
// Accessibility Guidelines 2 define it, 1 to 21.
func Contrast(a, b color.RGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + .05) / (math.Min(la, lb) + .05)
}

func luminance(c color.RGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= .04045 {
			return s / 12.92
		}
		return math.Pow((s+.055)/1.055, 2.4)
	}
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}
