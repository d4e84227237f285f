package store

import (
	"strings"
	"syscall/js"
	"testing"
)

// withStorage puts a localStorage of the test's making into the page.
func withStorage(t *testing.T, script string) {
	t.Helper()
	js.Global().Call("eval", `Object.defineProperty(globalThis, "localStorage", {configurable: true, `+script+`})`)
}

const workingStorage = `value: {
	m: new Map(),
	getItem(k) { return this.m.has(k) ? this.m.get(k) : null },
	setItem(k, v) {
		if (v.length > 1000) { const e = new Error("no"); e.name = "QuotaExceededError"; throw e }
		this.m.set(k, v)
	},
	removeItem(k) { this.m.delete(k) },
}`

func TestBrowserStorageKeepsWhatIsSaved(t *testing.T) {
	withStorage(t, workingStorage)
	s := Open()
	holds(t, s, "game", "", "")
	save(t, s, "game", "one ♣")
	save(t, s, "game", "two ♠")
	holds(t, Open(), "game", "two ♠", "one ♣")
	if where, err := s.SetAside("game"); err != nil || where != "akuto/game.broken-1 in this browser's storage" {
		t.Errorf("set aside as %q, %v", where, err)
	}
	holds(t, Open(), "game", "", "one ♣")
}

func TestFullBrowserStorageIsNamed(t *testing.T) {
	withStorage(t, workingStorage)
	s := Open()
	save(t, s, "game", "one")
	if err := s.Save("game", []byte(strings.Repeat("x", 1001))); err == nil || err.Error() != full {
		t.Errorf("save into full storage: %v", err)
	}
	holds(t, s, "game", "one", "one")
}

func TestEveryWayOfBlockingStorageIsCaught(t *testing.T) {
	for name, script := range map[string]string{
		"the look-up throws":  `get() { throw new Error("SecurityError") }`,
		"there is none":       `value: undefined`,
		"it is null":          `value: null`,
		"a call throws":       `value: {getItem() { throw new Error("no") }}`,
		"a call throws null":  `value: {getItem() { throw null }}`,
		"it isn't what it is": `value: 7`,
	} {
		t.Run(name, func(t *testing.T) {
			withStorage(t, script)
			s := Open()
			if err := s.Save("game", []byte("one")); err == nil || err.Error() != blocked {
				t.Errorf("save: %v", err)
			}
			holds(t, s, "game", "one", "")
		})
	}
}

func TestStorageBlockedMeanwhileIsCaught(t *testing.T) {
	withStorage(t, workingStorage)
	s := Open()
	save(t, s, "game", "one")
	withStorage(t, `get() { throw new Error("SecurityError") }`)
	if err := s.Save("game", []byte("two")); err == nil || err.Error() != blocked {
		t.Errorf("save: %v", err)
	}
}
