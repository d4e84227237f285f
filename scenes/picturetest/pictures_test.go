package picturetest

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"akuto/scenes"
)

// kept is where the pictures are that scenes have to look like.
const kept = "testdata"

// failures makes the folder for the pictures of what failed, once.
var failures = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "akuto-pictures-") })

// Every scene looks as it did when somebody last looked at it and found it right.
func TestPictures(t *testing.T) {
	if *update {
		if err := os.MkdirAll(kept, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, size := range scenes.ShotSizes {
		for _, scene := range scenes.ShotNames() {
			name := pictureName(scene, size)
			t.Run(name, func(t *testing.T) {
				path := filepath.Join(kept, name+".png")
				got := take(scene, size)
				if *update {
					if err := writePNG(path, paletted(coarse(got))); err != nil {
						t.Fatalf("The picture can't be kept: %v.", err)
					}
					return
				}
				want, err := readKept(path)
				if err != nil {
					t.Fatalf("There is no picture to compare with (look at the scene, then take it with -update): %v.", err)
				}
				if got.Rect != want.Rect {
					t.Fatalf("The picture is %v large, the kept one %v.", got.Rect.Size(), want.Rect.Size())
				}
				if r := compare(got, want); len(r.faults) > 0 {
					t.Errorf("The scene has changed in %d places (%d of excess where %d is allowed); %s",
						len(r.faults), r.worst, allowed, keepFailure(name, got, want, r.shown(want)))
				}
			})
		}
	}
}

// keepFailure writes what is to be looked at after a failure and says where.
func keepFailure(name string, got, want, difference *image.RGBA) string {
	folder, err := failures()
	if err != nil {
		return fmt.Sprintf("there is no folder for the pictures: %v.", err)
	}
	for kind, m := range map[string]*image.RGBA{"got": got, "want": want, "difference": difference} {
		if err := writePNG(filepath.Join(folder, name+"-"+kind+".png"), m); err != nil {
			return fmt.Sprintf("its pictures can't be written: %v.", err)
		}
	}
	return fmt.Sprintf("look at got, want and difference in %s. If it is meant to be so, take it with -update.", folder)
}

// No picture is kept of a scene that isn't there any more, and all together they
// are small.
func TestKeptPictures(t *testing.T) {
	known := map[string]bool{}
	for _, size := range scenes.ShotSizes {
		for _, scene := range scenes.ShotNames() {
			known[pictureName(scene, size)+".png"] = true
		}
	}
	files, err := os.ReadDir(kept)
	if err != nil {
		t.Fatal(err)
	}
	var bytes int64
	for _, file := range files {
		if !known[file.Name()] {
			if !*update {
				t.Errorf("%s is of no scene.", file.Name())
			} else if strings.HasSuffix(file.Name(), ".png") {
				if err := os.Remove(filepath.Join(kept, file.Name())); err != nil {
					t.Error(err)
				}
			}
			continue
		}
		info, err := file.Info()
		if err != nil {
			t.Fatal(err)
		}
		bytes += info.Size()
	}
	const most = 6 << 20
	if bytes > most {
		t.Errorf("The kept pictures take %d bytes; at most %d are wanted in the repository.", bytes, most)
	}
}
