package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A fight is chosen with a seed from the clipboard; a reload goes on there.
func TestFightWithAPastedSeed(t *testing.T) {
	for name, d := range map[string]device{"desktop": desktop, "phone": phone} {
		t.Run(name, func(t *testing.T) {
			b := open(t, d, server.URL, "")
			b.tap("Slay: single combat, new fight")
			b.tap("Jaw Worm")
			b.press("4")
			b.press("2")
			b.see("Seed: 42")
			ask[bool](b, `(() => {
				const clip = new DataTransfer()
				clip.setData("text", "seed 4207\n")
				return document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: clip, bubbles: true}))
			})()`)
			b.see("Seed: 4207")
			b.tap("Fight")
			b.see("End turn")
			b.do(chromedp.Reload())
			b.tap("Continue Slay")
			b.see("End turn")
		})
	}
}

// Ctrl+V goes to the browser, which then hands over what is pasted; all other
// keys go to the game alone.
func TestPasteKeyIsLeftToTheBrowser(t *testing.T) {
	b := open(t, desktop, server.URL, "")
	b.see("Settings")
	prevented := func(key string) bool {
		return ask[bool](b, `(() => {
			const e = new KeyboardEvent("keydown", {key: "`+key+`", code: "Key`+strings.ToUpper(key)+`", ctrlKey: true, bubbles: true, cancelable: true})
			document.querySelector("canvas").dispatchEvent(e)
			return e.defaultPrevented
		})()`)
	}
	if prevented("v") {
		t.Error("the game keeps Ctrl+V from the browser")
	}
	if !prevented("z") {
		t.Error("the browser gets Ctrl+Z, which undoes a move")
	}
}
