package mark

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"image/png"
	"os"
	"testing"
)

// The blade is a hole and the seal around it is ink, at a tab's size and at a
// home screen's.
func TestDaggerIsCutOutOfTheSeal(t *testing.T) {
	for _, side := range []int{32, 64, 512} {
		picture := Image(side, false)
		at := func(x, y int) uint8 { return picture.RGBAAt(x*side/64, y*side/64).A }
		if ink := at(12, 40); ink != 0xFF {
			t.Errorf("at %d pixels the seal has alpha %d beside the blade, want 255", side, ink)
		}
		if hole := at(30, 32); side >= 64 && hole > 0x40 {
			t.Errorf("at %d pixels the blade has alpha %d, want a hole", side, hole)
		}
		if corner := picture.RGBAAt(0, 0).A; corner != 0 {
			t.Errorf("at %d pixels the corner has alpha %d, want 0", side, corner)
		}
	}
}

func TestIconOnPaperIsOpaque(t *testing.T) {
	if !Image(180, true).Opaque() {
		t.Error("the icon on paper has transparent pixels, which home screens show black")
	}
}

func TestSVGIsXML(t *testing.T) {
	var document struct {
		XMLName xml.Name `xml:"http://www.w3.org/2000/svg svg"`
		Path    struct {
			D string `xml:"d,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal(SVG(), &document); err != nil {
		t.Fatal(err)
	}
	if document.Path.D == "" {
		t.Error("the SVG has no path")
	}
}

var update = flag.Bool("update", false, "write the window's icons anew")

// The window's icons are files, since the program imports nothing of the page.
func TestWindowIconsAreTheMark(t *testing.T) {
	for _, side := range []int{16, 32, 48, 128} {
		name, want := fmt.Sprintf("icon-%d.png", side), Image(side, false)
		if *update {
			var file bytes.Buffer
			if err := png.Encode(&file, want); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, file.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		got, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got.Bounds() != want.Bounds() {
			t.Fatalf("%s is %v, want %v", name, got.Bounds(), want.Bounds())
		}
		for y := range side {
			for x := range side {
				// The file holds colours that aren't premultiplied: off by one is rounding.
				r, g, b, a := got.At(x, y).RGBA()
				w := want.RGBAAt(x, y)
				if far(r, w.R) || far(g, w.G) || far(b, w.B) || far(a, w.A) {
					t.Fatalf("%s isn't the mark at %d, %d; go test ./wasm/mark -update writes it anew", name, x, y)
				}
			}
		}
	}
}

func far(got uint32, want uint8) bool {
	difference := int(got>>8) - int(want)
	return difference < -2 || difference > 2
}
