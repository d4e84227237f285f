package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// program stands in for the compiled one: large and dull enough to compress.
var program = bytes.Repeat([]byte("\x00asm"), 5000)

func sample(t *testing.T, wasm []byte) Site {
	t.Helper()
	s, err := assemble(wasm, []byte("class Go {}\n"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func get(t *testing.T, s Site, name string, header ...string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, "/"+name, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

var reference = regexp.MustCompile(`(?:src|href|data-wasm)="([^"]+)"`)

// Everything the page and the manifest name is there, and the worker keeps it.
func TestEveryReferenceIsServed(t *testing.T) {
	s := sample(t, program)
	worker := string(s["sw.js"].Body)
	named := 0
	for _, match := range reference.FindAllStringSubmatch(string(s["index.html"].Body), -1) {
		named++
		if answer := get(t, s, match[1]); answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Type") == "" {
			t.Errorf("%s: status %d, type %q", match[1], answer.StatusCode, answer.Header.Get("Content-Type"))
		}
		if !strings.Contains(worker, `"`+match[1]+`"`) {
			t.Errorf("the service worker doesn't keep %s", match[1])
		}
	}
	if named != 7 {
		t.Errorf("the page names %d files, want 7: manifest, two icons, style, glue, script, program", named)
	}
	for _, match := range regexp.MustCompile(`"src": "([^"]+)"`).FindAllStringSubmatch(string(s["manifest.webmanifest"].Body), -1) {
		if s[match[1]] == nil {
			t.Errorf("the manifest names %s, which isn't there", match[1])
		}
	}
}

func TestTypesAndCaching(t *testing.T) {
	s := sample(t, program)
	for name := range s {
		answer := get(t, s, name)
		kind, cache := answer.Header.Get("Content-Type"), answer.Header.Get("Cache-Control")
		if filepath.Ext(name) == ".wasm" && (kind != "application/wasm" || !strings.Contains(cache, "immutable")) {
			t.Errorf("%s: type %q, cache %q", name, kind, cache)
		}
		if (name == "index.html" || name == "sw.js") && cache != "no-cache" {
			t.Errorf("%s: cache %q, want no-cache", name, cache)
		}
	}
	if answer := get(t, s, "nothing"); answer.StatusCode != http.StatusNotFound {
		t.Errorf("an unknown file gives status %d, want 404", answer.StatusCode)
	}
}

// The loader shows progress against the size after decompression.
func TestPageKnowsTheProgramsSize(t *testing.T) {
	if s := sample(t, program); !strings.Contains(string(s["index.html"].Body), `data-size="20000"`) {
		t.Errorf("the page doesn't say that the program has 20000 bytes:\n%s", s["index.html"].Body)
	}
}

func TestCompressionGoesByWhatTheBrowserAccepts(t *testing.T) {
	s := sample(t, program)
	if err := s.Pack(t.Context(), Quick); err != nil {
		t.Fatal(err)
	}
	var name string
	for name = range s {
		if filepath.Ext(name) == ".wasm" {
			break
		}
	}
	for accept, want := range map[string]string{"": "", "gzip": "gzip", "gzip;q=0": "", "identity, GZIP ; q=0.5": "gzip", "deflate": ""} {
		answer := get(t, s, name, "Accept-Encoding", accept)
		if got := answer.Header.Get("Content-Encoding"); got != want {
			t.Errorf("Accept-Encoding %q: got coding %q, want %q", accept, got, want)
		}
		body := io.Reader(answer.Body)
		if want == "gzip" {
			unpacked, err := gzip.NewReader(answer.Body)
			if err != nil {
				t.Fatal(err)
			}
			body = unpacked
		}
		if got, err := io.ReadAll(body); err != nil || !bytes.Equal(got, program) {
			t.Errorf("Accept-Encoding %q: the program doesn't arrive whole (%d bytes, %v)", accept, len(got), err)
		}
		if answer.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: a cache between could mix codings up", accept)
		}
	}
	if s[name].Packed["br"] != nil {
		if got := get(t, s, name, "Accept-Encoding", "gzip, deflate, br, zstd").Header.Get("Content-Encoding"); got != "br" {
			t.Errorf("with brotli accepted the coding is %q, want br", got)
		}
	}
}

// A new program gives a new worker, or players would keep the old one for ever.
func TestWorkerChangesWithTheProgram(t *testing.T) {
	one, two := sample(t, program), sample(t, program[4:])
	if bytes.Equal(one["sw.js"].Body, two["sw.js"].Body) {
		t.Error("two programs have the same service worker")
	}
	if again := sample(t, program); !bytes.Equal(one["sw.js"].Body, again["sw.js"].Body) {
		t.Error("the same program has two service workers")
	}
}

// Writing over an older build leaves nothing of it behind, and nothing else is
// touched.
func TestWriteReplacesAnOlderBuild(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "robots.txt")
	if err := os.WriteFile(other, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, wasm := range [][]byte{program, program[4:]} {
		s := sample(t, wasm)
		if err := s.Pack(t.Context(), Quick); err != nil {
			t.Fatal(err)
		}
		if err := s.Write(dir); err != nil {
			t.Fatal(err)
		}
	}
	programs, err := filepath.Glob(filepath.Join(dir, "akuto.*.wasm"))
	if err != nil || len(programs) != 1 {
		t.Errorf("the folder has %d programs (%v), want 1", len(programs), programs)
	}
	if _, err := os.Stat(other); err != nil {
		t.Errorf("a file that isn't the site's is gone: %v", err)
	}
}
