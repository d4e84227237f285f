package site

import (
	"bytes"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ServeHTTP answers with a file of the site, compressed if the browser takes it.
func (s Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	file := s[name]
	if file == nil {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Content-Type", file.Type)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Cache-Control", "no-cache")
	if file.Lasting {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	body := file.Body
	if len(file.Packed) > 0 {
		header.Set("Vary", "Accept-Encoding")
		// A range would be one of the compressed bytes, so it isn't given.
		for _, coding := range []string{"br", "gzip"} {
			if packed := file.Packed[coding]; packed != nil && accepts(r, coding) && r.Header.Get("Range") == "" {
				header.Set("Content-Encoding", coding)
				header.Set("Content-Length", strconv.Itoa(len(packed)))
				body = packed
				break
			}
		}
	}
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(body))
}

// accepts says whether the browser takes a content coding.
func accepts(r *http.Request, coding string) bool {
	for _, word := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(word), ";")
		if strings.EqualFold(strings.TrimSpace(name), coding) {
			weight, err := strconv.ParseFloat(strings.TrimPrefix(strings.ReplaceAll(quality, " ", ""), "q="), 64)
			return err != nil || weight > 0
		}
	}
	return false
}
