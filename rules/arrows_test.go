package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// module is the module's name: the first part of its packages' import paths.
const module = "akuto"

// below says which top folders each top folder may import; a folder may always
// import from itself. The empty name is the program at the root. The rules and
// what is lowest import nothing of the others, and the page is on its own.
var below = map[string][]string{
	"":        {"scenes", "sprites", "fonts", "assets", "rules"},
	"mobile":  {"scenes", "sprites", "fonts", "assets", "rules"},
	"scenes":  {"sprites", "fonts", "assets", "rules"},
	"sprites": {"fonts", "assets"},
	"fonts":   {},
	"assets":  {},
	"rules":   {},
	"wasm":    {},
}

// TestArrows holds that imports between the module's folders run one way, in
// every file on every platform, and that the rules take nothing but the
// standard library into the program.
func TestArrows(t *testing.T) {
	root := moduleRoot(t)
	files := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "node_modules") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		relative, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		files++
		imports, err := importsOf(path)
		if err != nil {
			return err
		}
		for _, why := range wrongImports(filepath.ToSlash(relative), imports) {
			t.Error(why)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 5 {
		t.Fatalf("only %d Go files found under %s", files, root)
	}
}

// TestWrongImports holds that the check itself sees what it is for.
func TestWrongImports(t *testing.T) {
	for _, test := range []struct {
		file, imported string
		wrong          bool
	}{
		{"main.go", "akuto/scenes", false},
		{"main.go", "akuto/rules/scoundrel", false},
		{"main.go", "akuto/wasm", true},
		{"mobile/mobile.go", "akuto/scenes/store", false},
		{"scenes/table.go", "akuto/rules/scoundrel", false},
		{"scenes/table.go", "akuto/scenes/ui", false},
		{"scenes/table.go", "akuto", true},
		{"scenes/ui/ui.go", "akuto/mobile", true},
		{"sprites/card.go", "akuto/fonts", false},
		{"sprites/card.go", "akuto/rules/scoundrel", true},
		{"sprites/card.go", "akuto/scenes/ui", true},
		{"sprites/card.go", "github.com/hajimehoshi/ebiten/v2", false},
		{"fonts/fonts.go", "akuto/assets", true},
		{"fonts/fonts_test.go", "akuto/sprites", true},
		{"rules/scoundrel/state.go", "akuto/rules", false},
		{"rules/scoundrel/state.go", "encoding/json", false},
		{"rules/scoundrel/state.go", "akuto/assets", true},
		{"rules/scoundrel/state.go", "golang.org/x/text", true},
		{"rules/scoundrel/state_test.go", "pgregory.net/rapid", false},
		{"rules/scoundrel/state_test.go", "akuto/scenes", true},
		{"rules/rules.go", "C", true},
		{"wasm/main.go", "akuto/wasm/page", false},
		{"wasm/main.go", "akuto/scenes", true},
		{"tools/main.go", "fmt", true},
	} {
		if got := wrongImports(test.file, []string{test.imported}); (len(got) > 0) != test.wrong {
			t.Errorf("%s importing %s: %q", test.file, test.imported, got)
		}
	}
}

// wrongImports says in sentences what is wrong with the imports of a file; the
// file's path is relative to the module's root, with slashes.
func wrongImports(file string, imports []string) (wrong []string) {
	folder, _, nested := strings.Cut(file, "/")
	if !nested {
		folder = ""
	}
	allowed, known := below[folder]
	if !known {
		return []string{file + " lies in a folder that has no place in the house"}
	}
	inRules := folder == "rules" && !strings.HasSuffix(file, "_test.go")
	for _, path := range imports {
		rest, ours := strings.CutPrefix(path+"/", module+"/")
		if !ours {
			first, _, _ := strings.Cut(path, "/")
			if inRules && (strings.Contains(first, ".") || path == "C") {
				wrong = append(wrong, file+" imports "+path+", which is not of the standard library")
			}
			continue
		}
		target, _, _ := strings.Cut(rest, "/")
		if target == folder {
			continue
		}
		permitted := false
		for _, name := range allowed {
			permitted = permitted || name == target
		}
		if !permitted {
			wrong = append(wrong, file+" imports "+path+", against the arrows")
		}
	}
	return wrong
}

// importsOf gives the import paths of a Go file, whatever its build tags say.
func importsOf(path string) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, spec := range file.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		paths = append(paths, imported)
	}
	return paths, nil
}

// moduleRoot gives the folder of go.mod, above this test's own.
func moduleRoot(t *testing.T) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder
		}
		parent := filepath.Dir(folder)
		if parent == folder {
			t.Fatal("no go.mod above this test")
		}
		folder = parent
	}
}
