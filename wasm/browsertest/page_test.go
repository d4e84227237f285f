package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long something may take to appear: software drawing on a busy
// machine is slow, the first start of a program of many megabytes above all.
const patience = 2 * time.Minute

// device is the screen a test plays on, in CSS pixels.
type device struct {
	width, height int64
	scale         float64
	phone         bool
}

var (
	// desktop is the smallest that is laid out as one: software drawing takes its
	// time for every pixel.
	desktop = device{width: 1000, height: 700, scale: 1}
	phone   = device{width: 390, height: 844, scale: 2, phone: true}
	coarse  = device{width: 390, height: 844, scale: 1, phone: true}
)

// node is one of the nodes that the program publishes; lengths in CSS pixels.
type node struct {
	ID, Role, Label, Description, Refusal string
	X, Y, W, H, TapX, TapY                float64
	Enabled, Focused                      bool
}

// tab is a browser tab with the game, and a storage of its own.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu       sync.Mutex
	problems []string
}

// open opens the address in a new tab and waits until the program draws. before
// is JavaScript that runs ahead of the page's own.
func open(t *testing.T, d device, address, before string) *tab {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(closeTab)
	b := &tab{t: t, ctx: ctx}
	if err := chromedp.Listen(ctx, b.listen); err != nil {
		t.Fatal(err)
	}
	call(b, log.Enable, cdp.Empty{})
	call(b, runtime.Enable, cdp.Empty{})
	call(b, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: d.width, Height: d.height, DeviceScaleFactor: d.scale, Mobile: d.phone,
	})
	call(b, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: d.phone})
	// Less motion goes the same way through the program, only faster.
	call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	})
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: before})
	b.do(chromedp.Navigate(address))
	t.Cleanup(func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		for _, problem := range b.problems {
			t.Errorf("the console has an error: %s", problem)
		}
	})
	return b
}

// listen keeps what the page complains about.
func (b *tab) listen(event any) {
	problem := ""
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		problem = e.ExceptionDetails.Text
		if thrown := e.ExceptionDetails.Exception; thrown != nil {
			problem += " " + thrown.Description
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var words []string
			for _, argument := range e.Args {
				words = append(words, string(argument.Value)+argument.Description)
			}
			problem = strings.Join(words, " ")
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			problem = fmt.Sprint(e.Entry.Text, " ", e.Entry.URL)
		}
	}
	if problem != "" {
		b.mu.Lock()
		b.problems = append(b.problems, problem)
		b.mu.Unlock()
	}
}

// complaints gives the console's errors so far and forgets them.
func (b *tab) complaints() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	list := b.problems
	b.problems = nil
	return list
}

func (b *tab) do(action chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	run(b, action)
}

// run does one thing in the tab and gives what came of it.
func run[T any](b *tab, action chromedp.Action[T]) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	result, err := chromedp.Run(ctx, action)
	if err != nil {
		b.t.Fatalf("%v\n%s", err, b.labels())
	}
	return result
}

// call runs a command of the browser's protocol in the tab.
func call[P, R any](b *tab, command cdp.Command[P, R], parameters P) R {
	b.t.Helper()
	return run(b, func(ctx context.Context, t *chromedp.Target) (R, error) {
		return cdp.Call(ctx, t, command, parameters)
	})
}

// ask evaluates JavaScript, waiting for it if it is a promise.
func ask[T any](b *tab, script string) T {
	b.t.Helper()
	return run(b, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
}

// until polls until is holds; what names it in the failure.
func (b *tab) until(what string, is func() bool) {
	b.t.Helper()
	for deadline := time.Now().Add(patience); ; {
		if is() {
			return
		}
		if time.Now().After(deadline) {
			b.t.Fatalf("after %v there is no %s; there is:\n%s", patience, what, b.labels())
		}
		b.frames(3)
	}
}

// frames waits until the page has drawn n frames.
func (b *tab) frames(n int) {
	b.t.Helper()
	ask[bool](b, fmt.Sprintf(`new Promise((done) => { let n = %d; const frame = () => n-- > 0 ? requestAnimationFrame(frame) : done(true); frame(); })`, n))
}

// nodes gives what is in front, nothing while the program isn't there yet.
func (b *tab) nodes() (list []node) {
	b.t.Helper()
	text := ask[string](b, `typeof akutoNodes === "function" ? akutoNodes() : "[]"`)
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		b.t.Fatalf("akutoNodes gives no list of nodes: %v\n%s", err, text)
	}
	return list
}

// labels is what is in front, for the message of a failing test.
func (b *tab) labels() string {
	ctx, cancel := context.WithTimeout(b.ctx, 5*time.Second)
	defer cancel()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`typeof akutoNodes === "function" ? akutoNodes() : document.body.innerText`))
	if err != nil {
		return err.Error()
	}
	return strings.ReplaceAll(text, "},", "},\n")
}

// see waits for the node whose label is, or begins with, the words.
func (b *tab) see(label string) (found node) {
	b.t.Helper()
	b.until(fmt.Sprintf("%q", label), func() bool {
		begins := -1
		list := b.nodes()
		for i, n := range list {
			if n.Label == label {
				found = n
				return true
			}
			if begins < 0 && strings.HasPrefix(n.Label, label) {
				begins = i
			}
		}
		if begins >= 0 {
			found = list[begins]
		}
		return begins >= 0
	})
	return found
}

// tap puts a finger on the node and lifts it again, two frames later.
func (b *tab) tap(label string) {
	b.t.Helper()
	n := b.see(label)
	if n.TapX == 0 && n.TapY == 0 {
		b.t.Fatalf("%q can't be reached by a finger:\n%s", label, b.labels())
	}
	b.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: n.TapX, Y: n.TapY})
	b.touch(input.DispatchTouchEventTypeTouchEnd)
}

// touch sends one touch event and lets the program see it.
func (b *tab) touch(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
	b.t.Helper()
	if points == nil {
		points = []*input.TouchPoint{}
	}
	call(b, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	b.frames(2)
}

// codes are the keys that aren't letters or digits, with their key codes.
var codes = map[string]int64{"Tab": 9, "Enter": 13, "Escape": 27}

// press strikes a key: a letter, a digit or a key of codes.
func (b *tab) press(key string) {
	b.t.Helper()
	code, text := key, ""
	number, named := codes[key]
	if !named {
		number, text = int64(strings.ToUpper(key)[0]), key
		code = "Key" + strings.ToUpper(key)
		if key >= "0" && key <= "9" {
			code = "Digit" + key
		}
	}
	event := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: key, Code: code, Text: text, WindowsVirtualKeyCode: number}
	call(b, input.DispatchKeyEvent, event)
	b.frames(2)
	event.Type, event.Text = input.DispatchKeyEventTypeKeyUp, ""
	call(b, input.DispatchKeyEvent, event)
	b.frames(2)
}

// focus strikes Tab until the node has the focus.
func (b *tab) focus(label string) {
	b.t.Helper()
	b.see(label)
	for range 30 {
		if b.see(label).Focused {
			return
		}
		b.press("Tab")
	}
	b.t.Fatalf("Tab doesn't reach %q:\n%s", label, b.labels())
}
