package main

import (
	"encoding/json"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/scenes/store"
)

// page is the game in a browser's page. The page (wasm/site/page/page.js) hands
// over what only it knows through functions that main puts on window, and is
// told through window.akutoPage when the first frame is drawn or all is over.
type page struct {
	*scenes.Program
	shown bool
}

// Draw draws, and tells the page once that there is something to see.
func (p *page) Draw(screen *ebiten.Image) {
	p.Program.Draw(screen)
	if !p.shown {
		p.shown = true
		js.Global().Get("akutoPage").Call("ready")
	}
}

func main() {
	host := js.Global().Get("akutoPage")
	game := scenes.NewProgram(store.Open())
	publish(game)
	host.Call("started")
	if err := ebiten.RunGame(&page{Program: game}); err != nil {
		host.Call("failed", err.Error())
	}
}

// publish puts the page's way in on window:
//
//	akutoInsets(top, right, bottom, left)   the edges that a notch or bar takes, in CSS pixels
//	akutoReducedMotion(on)                  the system's wish for less motion
//	akutoSuspend()                          save: the page is hidden or about to go
//	akutoBack()                             close what is in front
//	akutoNodes()                            the nodes in front, as JSON
func publish(game *scenes.Program) {
	set := func(name string, do func(args []js.Value) any) {
		js.Global().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return do(args) }))
	}
	set("akutoInsets", func(args []js.Value) any {
		if len(args) == 4 {
			game.SetInsets(args[0].Float(), args[1].Float(), args[2].Float(), args[3].Float())
		}
		return nil
	})
	set("akutoReducedMotion", func(args []js.Value) any {
		game.SetReducedMotion(len(args) == 1 && args[0].Truthy())
		return nil
	})
	set("akutoSuspend", func([]js.Value) any {
		game.Suspend()
		return nil
	})
	set("akutoBack", func([]js.Value) any {
		game.Back()
		return nil
	})
	set("akutoNodes", func([]js.Value) any {
		list, err := json.Marshal(game.Nodes())
		if err != nil {
			return "[]" // a number that is no number, as before the first layout
		}
		return string(list)
	})
}
