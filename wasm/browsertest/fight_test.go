package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// A fight is chosen with a seed from the clipboard; a reload goes on there.
func TestFightWithAPastedSeed(t *testing.T) {
	b := open(t, coarse, server.URL, "")
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
}
