package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// Effort is how hard Pack tries.
type Effort int

// Quick is for a page served at once, Small for one that many will load.
const (
	Quick Effort = iota
	Small
)

// Pack compresses every file that gains from it: with gzip, and with brotli when
// the brotli program is installed.
func (s Site) Pack(ctx context.Context, effort Effort) error {
	level, quality := gzip.BestSpeed, "--quality=5"
	if effort == Small {
		level, quality = gzip.BestCompression, "--quality=11"
	}
	brotli, _ := exec.LookPath("brotli")
	for name, file := range s {
		if file.Type == "image/png" {
			continue
		}
		file.Packed = map[string][]byte{}
		var packed bytes.Buffer
		writer, err := gzip.NewWriterLevel(&packed, level)
		if err != nil {
			return err
		}
		if _, err := writer.Write(file.Body); err != nil {
			return err
		}
		if err := writer.Close(); err != nil {
			return err
		}
		file.keep("gzip", packed.Bytes())
		if brotli == "" {
			continue
		}
		command := exec.CommandContext(ctx, brotli, quality, "--lgwin=24", "-c")
		command.Stdin = bytes.NewReader(file.Body)
		out, err := command.Output()
		if err != nil {
			return fmt.Errorf("brotli can't compress %s: %w", name, err)
		}
		file.keep("br", out)
	}
	return nil
}

// keep takes a compressed body if it is smaller.
func (f *File) keep(coding string, body []byte) {
	if len(body) < len(f.Body) {
		f.Packed[coding] = body
	}
}

// extensions are how web servers expect to find compressed files.
var extensions = map[string]string{"br": ".br", "gzip": ".gz"}

// Write puts the site into a folder, made if need be, for any web server. Files
// of an earlier build that this one doesn't have are taken out.
func (s Site) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, pattern := range []string{"akuto.*.wasm*", "wasm_exec.*.js*", "page.*.js*", "page.*.css*"} {
		old, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			return err
		}
		for _, file := range old {
			name := strings.TrimSuffix(strings.TrimSuffix(filepath.Base(file), ".br"), ".gz")
			if s[name] == nil {
				if err := os.Remove(file); err != nil {
					return err
				}
			}
		}
	}
	for name, file := range s {
		if err := os.WriteFile(filepath.Join(dir, name), file.Body, 0o644); err != nil {
			return err
		}
		for coding, body := range file.Packed {
			if err := os.WriteFile(filepath.Join(dir, name+extensions[coding]), body, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}
