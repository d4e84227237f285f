package scenes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// windowSizes gives the sizes of the design and many others, the same ones in
// every run.
func windowSizes(n int) []sprites.Rect {
	sizes := []sprites.Rect{{W: 1440, H: 900}, {W: 1000, H: 700}, {W: 390, H: 844}, {W: 320, H: 480}, {W: 520, H: 320}, {W: 844, H: 390}, {W: 768, H: 1024}, {W: 1000, H: 560}, {W: 3840, H: 2160}}
	random := rand.New(rand.NewPCG(4, 44))
	for range n {
		// Half of them small, where it is tight.
		w, h := 320+random.IntN(3840-320+1), 480+random.IntN(2160-480+1)
		if random.IntN(2) == 0 {
			w, h = 320+random.IntN(1200), 480+random.IntN(700)
		}
		if random.IntN(4) == 0 && h < 520 {
			w, h = h, 320+random.IntN(160)
		}
		sizes = append(sizes, sprites.Rect{W: float64(w), H: float64(h)})
	}
	return sizes
}

// tableStates are games that fill the table in different ways.
var tableStates = []struct {
	name   string
	record string
	notice string
}{
	{name: "start", record: "scoundrel 1\n"},
	{name: "dealing", record: recordDealing},
	{name: "room six", record: recordRoomSix},
	{name: "long stack", record: recordLongStack},
	{name: "stack of thirteen", record: stackRecord()},
	{name: "won", record: recordWon},
	{name: "lost", record: recordLost},
	{name: "long notice", record: recordRoomSix, notice: "The saved game could not be read: line 3 is no JSON. It was set aside as " +
		"/home/somebody/.local/share/akuto/a-very-long-name-of-a-folder-without-any-space/game.broken-12, and a new game starts."},
	{name: "long refusal", record: recordRoomSix, notice: "One potion already worked in this room: this one can only be discarded."},
}

// stackRecord is a game in which one weapon slays thirteen monsters in a row,
// so that the log has more than twenty lines too.
func stackRecord() string {
	var b strings.Builder
	b.WriteString("scoundrel 1\nrule weapon lower-or-equal\ndeal D10 C14 C13 C12\nequip D10\nfight C14 weapon\nfight C13 weapon\nnext\n")
	for _, room := range [][3]string{{"C11", "C10", "C9"}, {"C8", "C7", "C6"}, {"C5", "C4", "C3"}} {
		fmt.Fprintf(&b, "deal %s %s %s\n", room[0], room[1], room[2])
		// The carried card is the highest, the last one of the room stays.
		carried := scoundrel.NewCard(scoundrel.Clubs, mustCard(room[0]).Value()+1)
		fmt.Fprintf(&b, "fight %s weapon\nfight %s weapon\nfight %s weapon\nnext\n", carried.ID(), room[0], room[1])
	}
	b.WriteString("deal S2 H2 H3\nfight C3 weapon\nfight S2 weapon\ndrink H2\nnext\ndeal H4 H5 D2\ndrink H3\ndiscard H4\ndiscard H5\nnext\n")
	return b.String()
}

func mustCard(id string) scoundrel.Card {
	card, err := scoundrel.ParseCard(id)
	if err != nil {
		panic(err)
	}
	return card
}

// tableApp is an app on the table of a record, at 1440×900.
func tableApp(t testing.TB, record string) *driver {
	t.Helper()
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.play(record)
	return d
}

// play replaces the game by a record and shows its table.
func (d *driver) play(record string) {
	d.t.Helper()
	if err := d.app.game.Load("test", []byte(record)); err != nil {
		d.t.Fatal(err)
	}
	d.app.toTable()
	d.app.closeAll()
	d.settle()
}

func TestTableFitsAtAnySize(t *testing.T) {
	sizes := windowSizes(200)
	for _, state := range tableStates {
		t.Run(state.name, func(t *testing.T) {
			d := tableApp(t, state.record)
			d.app.notice = state.notice
			for _, size := range sizes {
				d.app.Resize(size.W, size.H, ui.Insets{})
				checkLayout(t, d.app.root.Tree(), size)
				if t.Failed() {
					return // the first size tells enough
				}
			}
		})
	}
}

func TestTableStaysClearOfNotches(t *testing.T) {
	d := tableApp(t, recordRoomSix)
	for _, size := range []sprites.Rect{{W: 390, H: 844}, {W: 844, H: 390}} {
		in := ui.Insets{Top: 47, Right: 40, Bottom: 34, Left: 40}
		d.app.Resize(size.W, size.H, in)
		checkLayout(t, d.app.root.Tree(), size)
		d.app.root.Tree().Walk(func(n *ui.Node) bool {
			if n.Block != nil && (n.Rect.X < in.Left || n.Rect.MaxX() > size.W-in.Right || n.Rect.Y < in.Top-1) {
				t.Errorf("%q at %v lies under a notch", n.Label, n.Rect)
			}
			return true
		})
	}
}

// The rectangles that the design measured, to the point.
func TestTableMatchesTheDesign(t *testing.T) {
	type want struct {
		size                       sprites.Rect
		health, weapon, first      sprites.Rect
		second, room, run          sprites.Rect
		dungeon, log               sprites.Point
		stackedX, textX, carriedY  float64
		outcomeY, chipTwo, chipAce float64
	}
	for _, w := range []want{
		{
			size: sprites.Rect{W: 1440, H: 900}, health: sprites.Rect{X: 48, Y: 88, W: 266, H: 168},
			first: sprites.Rect{X: 48, Y: 384, W: 218, H: 305.2}, second: sprites.Rect{X: 290, Y: 384, W: 218, H: 305.2},
			weapon: sprites.Rect{X: 354, Y: 88, W: 120, H: 168}, room: sprites.Rect{X: 48, Y: 296, W: 944, H: 44},
			run: sprites.Rect{Y: 820, H: 48}, dungeon: sprites.Point{X: 1057, Y: 88}, log: sprites.Point{X: 1057, Y: 371},
			stackedX: 406.8, chipTwo: 1077, chipAce: 1392,
		},
		{
			size: sprites.Rect{W: 1000, H: 700}, health: sprites.Rect{X: 32, Y: 64, W: 203, H: 128},
			first: sprites.Rect{X: 32, Y: 288, W: 140, H: 196}, second: sprites.Rect{X: 188, Y: 288, W: 140, H: 196},
			weapon: sprites.Rect{X: 259, Y: 64, W: 91, H: 127.4}, room: sprites.Rect{X: 32, Y: 216, W: 608, H: 40},
			run: sprites.Rect{Y: 632, H: 48}, dungeon: sprites.Point{X: 697, Y: 64}, log: sprites.Point{X: 697, Y: 293.5},
			stackedX: 299.04, chipTwo: 714, chipAce: 968,
		},
		{
			size: sprites.Rect{W: 390, H: 844}, health: sprites.Rect{X: 20, Y: 68, W: 184, H: 116},
			first: sprites.Rect{X: 20, Y: 289, W: 81.5, H: 114.1}, second: sprites.Rect{X: 109.5, Y: 289, W: 81.5, H: 114.1},
			weapon: sprites.Rect{X: 222, Y: 68, W: 58, H: 81.2}, room: sprites.Rect{X: 20, Y: 221, W: 350, H: 40},
			run: sprites.Rect{Y: 519, H: 48}, dungeon: sprites.Point{X: 20, Y: 617}, log: sprites.Point{X: 20, Y: 875.5},
			stackedX: 251, chipTwo: 38, chipAce: 370,
		},
	} {
		facts := tableFacts{dealt: true, sentence: "Face 2 more cards.", buttons: [2]string{"Run away", "Next room →"}, entries: 17}
		l := layOutTable(w.size, ui.ShapeOf(w.size.W, w.size.H), ui.IsShort(w.size.W, w.size.H), facts)
		near := func(what string, got, want float64) {
			if got < want-.51 || got > want+.51 {
				t.Errorf("at %.0f×%.0f %s is at %.2f, not %.2f", w.size.W, w.size.H, what, got, want)
			}
		}
		rect := func(what string, got, want sprites.Rect) {
			near(what+"'s left", got.X, want.X)
			near(what+"'s top", got.Y, want.Y)
			near(what+"'s width", got.W, want.W)
			near(what+"'s height", got.H, want.H)
		}
		rect("the health card", l.health, w.health)
		rect("the first card", l.room.cards[0], w.first)
		rect("the second card", l.room.cards[1], w.second)
		rect("the weapon", sprites.Rect{X: l.weapon.first.X, Y: l.weapon.first.Y, W: l.weapon.w, H: sprites.CardHeight(l.weapon.w)}, w.weapon)
		rect("the room's head", l.room.head, w.room)
		near("the last card's right edge", l.room.cards[3].MaxX(), w.room.MaxX())
		near("the buttons' top", l.action.first.Y, w.run.Y)
		near("the buttons' height", l.action.second.H, w.run.H)
		near("the second button's end", l.action.second.MaxX(), w.room.MaxX())
		near("Dungeon's left", l.panel.rect.X, w.dungeon.X)
		near("Dungeon's top", l.panel.rect.Y, w.dungeon.Y)
		near("Log's left", l.log.x, w.log.X)
		near("Log's top", l.log.y, w.log.Y)
		near("the slain monster", l.weapon.first.X+l.weapon.step(2), w.stackedX)
		near("the first chip", l.panel.at(scoundrel.NewCard(scoundrel.Clubs, 2)).X, w.chipTwo)
		near("the last chip's end", l.panel.at(scoundrel.NewCard(scoundrel.Clubs, 14)).MaxX(), w.chipAce)
	}
}

func TestStackStaysNarrow(t *testing.T) {
	for _, shape := range []sprites.Rect{{W: 1440, H: 900}, {W: 1000, H: 700}, {W: 390, H: 844}, {W: 320, H: 480}, {W: 844, H: 390}, {W: 640, H: 900}} {
		l := layOutTable(shape, ui.ShapeOf(shape.W, shape.H), ui.IsShort(shape.W, shape.H), tableFacts{}).weapon
		for n := range 27 {
			last := l.pose(n, n)
			right := last.Center.X + l.w/2
			if width := right - l.first.X; width > widestStack*l.w+.01 || right > l.right+.01 {
				t.Errorf("at %v a stack of %d is %.1f wide and ends at %.1f, for cards of %.1f before %.1f", shape, n, width, right, l.w, l.right)
			}
		}
	}
}

func TestPhoneCardsDoNotJump(t *testing.T) {
	// Whatever the weapon's note says, the room stays where it is.
	for _, w := range []float64{320, 360, 390, 430} {
		tops := map[float64]bool{}
		for _, record := range []string{"scoundrel 1\n", recordRoomFive, recordRoomSix, stackRecord()} {
			d := tableApp(t, record)
			d.app.Resize(w, 844, ui.Insets{})
			tops[d.app.root.Tree().ByID("slot-0").Rect.Y] = true
		}
		if len(tops) != 1 {
			t.Errorf("at a width of %.0f the cards stand at %v", w, tops)
		}
	}
}

func TestSentencesLeaveNoWordAlone(t *testing.T) {
	const text = "Deal four cards face up, then tap a slot for each."
	natural := fonts.Body.Width(text)
	width := balanced(fonts.Body, text, natural-10)
	if lines := fonts.Body.Layout(text, width).Lines; len(lines) != 2 || lines[1].Width < .8*lines[0].Width {
		t.Errorf("in a width of %.0f the lines are %.0f and %.0f", width, lines[0].Width, lines[len(lines)-1].Width)
	}
	if width := balanced(fonts.Body, text, natural+10); width != natural+10 {
		t.Errorf("a single line is set to %.0f, not %.0f", width, natural+10)
	}
}

func TestLayoutFaultsAreFound(t *testing.T) {
	text := func(s string, x, y, w float64) *ui.Node { return ui.Label(fonts.Body, s, x, y, w, 0, sprites.Ink) }
	button := func(id string, r sprites.Rect) *ui.Node {
		return &ui.Node{ID: id, Role: ui.Button, Label: id, Rect: r, Activate: func() {}}
	}
	window := sprites.Rect{W: 390, H: 844}
	narrow := text("Scoundrel", 20, 20, 0)
	narrow.Rect.W = 30
	for name, c := range map[string]struct {
		want  int
		nodes []*ui.Node
	}{
		"nothing wrong":       {0, []*ui.Node{text("left", 20, 20, 0), text("right", 100, 20, 0), button("ok", sprites.Rect{X: 20, Y: 100, W: 60, H: 48}).Add(text("in", 30, 110, 0))}},
		"cut off":             {1, []*ui.Node{narrow}},
		"outside":             {1, []*ui.Node{text("away", 380, 20, 0)}},
		"over each other":     {1, []*ui.Node{text("one", 20, 20, 0), text("two", 30, 24, 0)}},
		"over a button":       {1, []*ui.Node{text("one", 20, 20, 0), button("b", sprites.Rect{X: 10, Y: 10, W: 60, H: 48})}},
		"too low":             {1, []*ui.Node{button("b", sprites.Rect{X: 10, Y: 10, W: 60, H: 20})}},
		"buttons overlap":     {1, []*ui.Node{button("a", sprites.Rect{X: 10, Y: 10, W: 60, H: 48}), button("b", sprites.Rect{X: 60, Y: 10, W: 60, H: 48})}},
		"below in a scroll":   {0, []*ui.Node{(&ui.Node{Rect: window, Scroll: &ui.Scroll{Name: "s", Height: 2000}}).Add(text("one", 20, 1500, 0))}},
		"beside in a scroll":  {1, []*ui.Node{(&ui.Node{Rect: window, Scroll: &ui.Scroll{Name: "s", Height: 2000}}).Add(text("one", 385, 1500, 0))}},
		"hidden by a scroll":  {0, []*ui.Node{(&ui.Node{Rect: sprites.Rect{W: 390, H: 100}, Scroll: &ui.Scroll{Name: "s", Height: 2000}}).Add(text("one", 20, 150, 0)), text("two", 20, 150, 0)}},
		"clash in one scroll": {1, []*ui.Node{(&ui.Node{Rect: window, Scroll: &ui.Scroll{Name: "s", Height: 2000}}).Add(text("one", 20, 1500, 0), text("two", 20, 1500, 0))}},
	} {
		tree := (&ui.Node{Rect: window}).Add(c.nodes...)
		if faults := layoutFaults(tree, window); len(faults) != c.want {
			t.Errorf("%s: %d faults, want %d: %v", name, len(faults), c.want, faults)
		}
	}
}
