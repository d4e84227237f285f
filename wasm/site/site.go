// Package site builds the page that the game runs in, and serves it: the program
// compiled for the browser, the loader around it, and what makes it installable
// and playable offline.
package site

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"akuto/wasm/mark"
)

//go:embed page
var pages embed.FS

// File is one file of the site.
type File struct {
	Body []byte
	Type string // media type
	// Lasting says that the name changes with the contents, so that a browser
	// may keep the file for ever.
	Lasting bool
	// Packed holds the body compressed, by content coding ("br", "gzip").
	Packed map[string][]byte
}

// Site is the whole page: files by name, without folders.
type Site map[string]*File

// Build compiles the program for the browser and puts the page together. It
// needs the go command and has to run inside the module.
func Build(ctx context.Context) (Site, error) {
	wasm, err := compile(ctx)
	if err != nil {
		return nil, err
	}
	root, err := goCommand(ctx, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	// The glue has to be the compiler's own: the two change together.
	exec, err := os.ReadFile(filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("Go's glue for browsers is missing; is the Go installation whole? %w", err)
	}
	return assemble(wasm, exec)
}

// compile gives the program for the browser.
func compile(ctx context.Context) ([]byte, error) {
	dir, err := os.MkdirTemp("", "akuto-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "akuto.wasm")
	if _, err := goCommand(ctx, "build", "-trimpath", "-ldflags=-s -w", "-o", file, "akuto"); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// goCommand runs the go command for the browser and gives what it printed.
func goCommand(ctx context.Context, args ...string) (string, error) {
	command := exec.CommandContext(ctx, "go", args...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	var trouble bytes.Buffer
	command.Stderr = &trouble
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", args[0], err, &trouble)
	}
	return string(out), nil
}

// assemble puts the page together from the program and Go's glue.
func assemble(wasm, exec []byte) (Site, error) {
	site := Site{}
	script, style, index, worker, manifest := page("page.js"), page("page.css"), page("index.html"), page("sw.js"), page("manifest.webmanifest")
	names := struct {
		Wasm, Exec, Script, Style string
		WasmSize                  int
	}{
		Wasm:     site.lasting("akuto.wasm", wasm),
		Exec:     site.lasting("wasm_exec.js", exec),
		Script:   site.lasting("page.js", script),
		Style:    site.lasting("page.css", style),
		WasmSize: len(wasm),
	}
	filled, err := fill(index, names)
	if err != nil {
		return nil, err
	}
	site.add("index.html", filled)
	site.add("manifest.webmanifest", manifest)
	site.add("icon.svg", mark.SVG())
	for _, side := range []int{180, 192, 512} {
		icon, err := encode(mark.Image(side, true))
		if err != nil {
			return nil, err
		}
		site.add(fmt.Sprintf("icon-%d.png", side), icon)
	}
	// The worker comes last: it lists the others, and its text has to change
	// when any of them does.
	list := slices.Sorted(maps.Keys(site))
	build := sha256.New()
	for _, name := range list {
		fmt.Fprintf(build, "%s %d\n", name, len(site[name].Body))
		build.Write(site[name].Body)
	}
	list[slices.Index(list, "index.html")] = "./"
	files, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	filled, err = fill(worker, struct{ Build, Files string }{fmt.Sprintf("%.6x", build.Sum(nil)), string(files)})
	if err != nil {
		return nil, err
	}
	site.add("sw.js", filled)
	return site, nil
}

// page gives an embedded file, which the compiler made sure is there.
func page(name string) []byte {
	body, err := pages.ReadFile("page/" + name)
	if err != nil {
		panic(err)
	}
	return body
}

func fill(body []byte, values any) ([]byte, error) {
	form, err := template.New("").Parse(string(body))
	if err != nil {
		return nil, err
	}
	var filled bytes.Buffer
	err = form.Execute(&filled, values)
	return filled.Bytes(), err
}

func encode(picture image.Image) ([]byte, error) {
	var file bytes.Buffer
	err := png.Encode(&file, picture)
	return file.Bytes(), err
}

// types are told outright: systems differ in what they know, and a browser
// compiles a program while it arrives only under its right type.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
}

func (s Site) add(name string, body []byte) *File {
	s[name] = &File{Body: body, Type: types[path.Ext(name)]}
	return s[name]
}

// lasting adds a file under a name that holds a part of its hash.
func (s Site) lasting(name string, body []byte) string {
	ext := path.Ext(name)
	name = fmt.Sprintf("%s.%.6x%s", strings.TrimSuffix(name, ext), sha256.Sum256(body), ext)
	s.add(name, body).Lasting = true
	return name
}
