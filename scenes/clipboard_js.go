package scenes

import (
	"errors"
	"sync"
	"syscall/js"
)

var errClipboardClosed = errors.New("This browser doesn't let a page read the clipboard. Press Ctrl+V or type the seed.")

// readClipboard asks the browser for the text on the clipboard, which may ask the
// player, and calls done once. The error is a sentence.
func readClipboard(done func(text string, err error)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() || !clipboard.Get("readText").Truthy() {
		done("", errClipboardClosed)
		return
	}
	var got, refused js.Func
	release := sync.OnceFunc(func() {
		got.Release()
		refused.Release()
	})
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		done(args[0].String(), nil)
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		defer release()
		done("", errClipboardClosed)
		return nil
	})
	clipboard.Call("readText").Call("then", got, refused)
}

// listenForPastes calls take with what the player pastes by Ctrl+V or the
// browser's menu, for as long as the page is open. The engine keeps all keys from
// the browser, so this one is kept from the engine.
func listenForPastes(take func(text string)) {
	window := js.Global()
	window.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) && !e.Get("altKey").Bool() && e.Get("code").String() == "KeyV" {
			e.Call("stopImmediatePropagation")
		}
		return nil
	}), true)
	window.Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("clipboardData"); data.Truthy() {
			take(data.Call("getData", "text").String())
		}
		return nil
	}))
}
