package store

import (
	"errors"
	"sync"
	"syscall/js"
)

// Open gives the player's own saves in this browser. Where the page may not
// store anything the game can still be played: every Save then says that it
// isn't kept.
func Open() Store {
	page := localStorage{}
	if _, _, err := page.get(prefix); err != nil {
		return newMemory(err.Error())
	}
	return &browser{keys: page, saved: sync.OnceFunc(askToKeep)}
}

// localStorage is the storage of this page's address. It is looked up anew for
// every call, since the player may block it while the page is open.
type localStorage struct{}

// call does one thing with the page's storage. Everything goes through calls
// of functions, the look-up too: what a call throws reaches Go as a panic that
// can be caught, what a plain property throws ends the whole program.
func call(method string, arguments ...any) (result js.Value, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			err = errors.New(reason(thrown))
		}
	}()
	page := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if page.IsNull() || page.IsUndefined() {
		return js.Undefined(), errors.New(blocked)
	}
	return page.Call(method, arguments...), nil
}

const (
	blocked = "this browser doesn't let the page store anything; allow site data for this page"
	full    = "this browser's storage is full; remove site data of other pages"
)

// reason words what storage threw. Browsers name a full one differently, but
// all of them say quota.
func reason(thrown any) string {
	failure, ok := thrown.(js.Error)
	if !ok || failure.Value.Type() != js.TypeObject {
		return blocked
	}
	switch name := failure.Value.Get("name"); {
	case name.Type() != js.TypeString:
		return blocked
	case name.String() == "QuotaExceededError", name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
		return full
	}
	return blocked
}

func (localStorage) get(key string) (string, bool, error) {
	value, err := call("getItem", key)
	if err != nil || value.Type() != js.TypeString {
		return "", false, err
	}
	return value.String(), true, nil
}

func (localStorage) set(key, value string) error {
	_, err := call("setItem", key, value)
	return err
}

func (localStorage) remove(key string) error {
	_, err := call("removeItem", key)
	return err
}

// askToKeep asks the browser not to purge the page's storage by itself, as some
// do after a week without a visit. Whether it agrees is its own matter.
func askToKeep() {
	defer func() { _ = recover() }()
	keeper := js.Global().Get("navigator").Get("storage")
	// A page that didn't come by https has no such thing.
	if keeper.IsUndefined() {
		return
	}
	ignore := js.FuncOf(func(js.Value, []js.Value) any { return nil })
	keeper.Call("persist").Call("then", ignore, ignore)
}
