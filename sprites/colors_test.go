package sprites

import (
	"image/color"
	"math"
	"testing"
)

func TestContrast(t *testing.T) {
	black, white := color.RGBA{A: 255}, color.RGBA{255, 255, 255, 255}
	if c := Contrast(black, white); math.Abs(c-21) > 1e-9 {
		t.Errorf("Black on white has a contrast of %v; want 21.", c)
	}
	if c := Contrast(white, white); c != 1 {
		t.Errorf("White on white has a contrast of %v; want 1.", c)
	}
	// #767676 is the well-known grey that just passes on white.
	if c := Contrast(rgb(0x767676), white); c < 4.5 || c > 4.6 {
		t.Errorf("#767676 on white has a contrast of %v; want 4.54.", c)
	}
}

// Every text can be read on every paper that it is printed on.
func TestTonesOnPapers(t *testing.T) {
	papers := map[string]color.RGBA{
		"page-lit": PageLitColor, "page": PageColor, "page-shade": PageShadeColor,
		"card-lit": CardLitColor, "card": CardColor, "card-shade": CardShadeColor,
		"panel-lit": PanelLitColor, "panel": PanelColor, "panel-shade": PanelShadeColor,
		"sheet-lit": SheetLitColor, "sheet": SheetColor, "sheet-shade": SheetShadeColor,
	}
	for name, paper := range papers {
		for tone, least := range map[Tone]float64{Ink: 14, Ink2: 6, Ink3: 4.5, Vermilion: 4.5} {
			if c := Contrast(tone.Color(), paper); c < least {
				t.Errorf("Tone %d on %s has a contrast of %.2f; want %v.", tone, name, c, least)
			}
		}
	}
	for _, solid := range []color.RGBA{SolidColor, SolidShadeColor} {
		if c := Contrast(OnSolid.Color(), solid); c < 4.5 {
			t.Errorf("The label of a solid button has a contrast of %.2f.", c)
		}
	}
	if c := Contrast(OnVermilion.Color(), VermilionColor); c < 4.5 {
		t.Errorf("The label on vermilion has a contrast of %.2f.", c)
	}
}
