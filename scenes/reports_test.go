package scenes

import (
	"strings"
	"testing"

	"akuto/rules/advise"
	"akuto/rules/scoundrel"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// What went wrong for players of other trackers, ruled out on the screen; each
// sub-test has the number of the report. The others are ruled out elsewhere:
//
//	 1  the last room of two cards: TestLastRoom in rules, TestTableLastRoom
//	 2  a room dealt again after a run: TestRun in rules
//	 3  a potion after death: TestDeath in rules
//	 4  the bonus for a potion drunk early: TestWinScore in rules
//	 5  a run after the room that had to be faced: TestRun in rules
//	 8  a potion at full health: TestPotions in rules
//	15  a win undone and won again: TestUndoingAWinAndWinningAgainIsOneGame in play
//	16  killed in the middle of a deal: TestPlayEqualsItsModel in play,
//	    TestKilledBeforeTheRenameLeavesTheOldSave in store
//	18  New game beside Undo: TestANewGameAsksAndCanBeTakenBack
//	27  a game sent and played back: TestRecordRoundTrip in rules,
//	    TestRecordIsTheGame and TestLoadReplacesTheGame in play
//
// 24 wishes for a dark mode and a left-handed layout: neither is offered.
func TestReportsOfOtherTrackers(t *testing.T) {
	t.Run("06 nothing plays on after death", func(t *testing.T) {
		for _, size := range monkeySizes {
			d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
			d.play(recordLost)
			d.app.toTable()
			end := d.app.game.State()
			d.key(ui.KeyEscape)
			for _, n := range d.app.root.Focusables() {
				if strings.HasPrefix(n.ID, "slot-") && n.Refusal == "" {
					t.Errorf("at %s, %s can be tapped after the end", sizeName(size), n.Label)
				}
			}
			for _, k := range monkeyKeys {
				if k != "u" && k != ui.KeyUndo && k != "g" && k != ui.KeyEnter {
					d.key(k)
				}
			}
			if d.app.game.State() != end {
				t.Errorf("at %s, a key plays on after the end", sizeName(size))
			}
		}
	})
	t.Run("07 the end stays the end", func(t *testing.T) {
		saves := store.NewMemory()
		d := newDriver(t, saves, 390, 844)
		d.play(recordLost)
		for range 3 {
			d = newDriver(t, saves, 390, 844)
			if d.sees(words.ContinueLabel) {
				t.Fatal("a finished game is offered to continue")
			}
			d.app.toTable()
			d.settle()
			if !d.sees(words.Died) || !d.app.game.State().Over.Done {
				t.Fatalf("reopened, the game isn't over:\n%s", d.labels())
			}
		}
	})
	t.Run("09 taps while the room is left", func(t *testing.T) {
		for wait := range 40 {
			d := tableApp(t, "scoundrel 1\ndeal D7 C6 S9 C14\n")
			var cards []sprites.Point
			for _, name := range []string{"7 of Diamonds,", "Ace of Clubs,"} {
				cards = append(cards, d.spot(d.node(name)))
			}
			d.tap(words.RunAway)
			for range wait {
				d.app.Tick()
			}
			for _, p := range cards {
				d.app.root.Down(p, true)
				d.app.root.Up(p)
			}
			if n := d.app.game.State().Left(); n != scoundrel.DeckSize {
				t.Fatalf("%d ticks after the run a tap left %d cards in the dungeon", wait, n)
			}
		}
	})
	t.Run("10 a double tap on Run or New game", func(t *testing.T) {
		twice := func(d *driver, label string) {
			p := d.spot(d.node(label))
			d.app.root.MoveMouse(p, true)
			for range 2 {
				d.app.root.Down(p, d.touch)
				d.app.root.Up(p)
				d.app.Tick()
			}
		}
		onTableSizes(t, "scoundrel 1\ndeal D7 C6 S9 C14\n", func(t *testing.T, d *driver) {
			twice(d, words.RunAway)
			if st := d.app.game.State(); st.RoomNo != 2 || st.Totals.Ran != 1 || st.Left() != scoundrel.DeckSize {
				t.Errorf("two taps on Run lead to room %d with %d cards left", st.RoomNo, st.Left())
			}
			d.do("deal D7 C6 S9 C14")
			d.tap(words.NewGame)
			number := d.app.game.Number()
			twice(d, words.NewGame)
			d.settle()
			if d.app.game.Number() != number+1 || d.app.game.State() != scoundrel.New(scoundrel.StrictlyLower) || len(d.app.layers) != 1 {
				t.Errorf("two taps on New game don't lead to the start of one new game:\n%s", d.labels())
			}
		})
	})
	t.Run("11 Continue only with a game", func(t *testing.T) {
		d := newDriver(t, store.NewMemory(), 1440, 900)
		if d.sees(words.ContinueLabel) {
			t.Error("a new player is offered to continue")
		}
		d.begin()
		d.tap(words.ToTitle)
		if d.sees(words.ContinueLabel) {
			t.Error("a game in which nothing was dealt is offered to continue")
		}
	})
	t.Run("12 a card can be clicked to its corners, at once", func(t *testing.T) {
		onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
			n := d.node("8 of Spades,")
			for _, corner := range []sprites.Point{
				{X: n.Rect.X + 1, Y: n.Rect.Y + 1}, {X: n.Rect.MaxX() - 1, Y: n.Rect.Y + 1},
				{X: n.Rect.X + 1, Y: n.Rect.MaxY() - 1}, {X: n.Rect.MaxX() - 1, Y: n.Rect.MaxY() - 1},
			} {
				d.app.root.Down(corner, d.touch)
				d.app.root.Up(corner) // before a tick has passed
				if _, ok := d.app.front().scene.(*action); !ok {
					t.Fatalf("a click at %v does nothing", corner)
				}
				d.key(ui.KeyEscape)
				d.settle()
			}
		})
	})
	t.Run("13 no run by key once a card is faced", func(t *testing.T) {
		d := tableApp(t, "scoundrel 1\ndeal D7 C6 S9 C14\nequip D7\n")
		before := d.app.game.State()
		if d.key("f"); d.app.game.State() != before {
			t.Error("the key for Run works after a card was faced")
		}
	})
	t.Run("14 no sheet outlives its room", func(t *testing.T) {
		// The sheet takes every key: none reaches Run, Next or Undo behind it.
		for _, sheet := range []string{"8 of Spades,", words.Rules, words.NewGame} {
			d := tableApp(t, recordRoomSix)
			before := d.app.game.State()
			d.tap(sheet)
			for _, k := range []ui.Key{"f", "n", "u", ui.KeyUndo} {
				d.key(k)
			}
			if d.app.game.State() != before {
				t.Errorf("behind %q a key changes the game", sheet)
			}
		}
	})
	t.Run("17 a corrupt save starts clean", func(t *testing.T) {
		saves := store.NewMemory()
		for _, slot := range []string{"scoundrel", "settings"} {
			if err := saves.Save(slot, []byte("{\"akuto\": 1, \"game\"")); err != nil {
				t.Fatal(err)
			}
		}
		d := newDriver(t, saves, 390, 844)
		if !d.sees("The save of your game can't be read") {
			t.Errorf("nothing is told of the broken save:\n%s", d.labels())
		}
		d.begin()
		d.perform(scoundrel.Action{Kind: scoundrel.Deal, Card: scoundrel.NewCard(scoundrel.Clubs, 5)})
		state := d.app.game.State()
		if d = newDriver(t, saves, 390, 844); d.app.game.State() != state {
			t.Error("the new game isn't kept")
		}
	})
	t.Run("19 Undo stops at the start of its game", func(t *testing.T) {
		d := tableApp(t, recordRoomSix)
		last := d.app.game.State()
		d.app.newGame()
		d.settle()
		for range 200 {
			d.key("u")
		}
		if d.app.game.State() != scoundrel.New(scoundrel.StrictlyLower) {
			t.Fatal("Undo goes on into the game before")
		}
		d.tap(words.BringBack)
		if d.app.game.State() != last {
			t.Error("after it the last game can't be brought back whole")
		}
	})
	t.Run("20 everything works after undo, and after a reload", func(t *testing.T) {
		saves := store.NewMemory()
		d := newDriver(t, saves, 1440, 900)
		d.play(recordRoomSix)
		for undone := range 40 {
			d.key("u")
			d = newDriver(t, saves, 1440, 900)
			if !d.sees(words.ContinueLabel) {
				break
			}
			d.tap(words.ContinueLabel)
			d.settle()
			before := d.app.game.State()
			action := scoundrel.Legal(before)[0]
			if d.perform(action); d.app.game.State() == before {
				t.Fatalf("%d moves undone, nothing can be done", undone+1)
			}
			d.app.closeAll()
			d.key("u")
			if d.app.game.State() != before {
				t.Fatalf("%d moves undone, %v can't be undone", undone+1, action)
			}
		}
	})
	t.Run("21 a card entered wrongly is changed actions later", func(t *testing.T) {
		d := tableApp(t, "scoundrel 1\ndeal D7 C6 S9 C14\nequip D7\nfight C6 weapon\n")
		d.openRepair(scoundrel.NewCard(scoundrel.Spades, 9))
		d.pick(scoundrel.NewCard(scoundrel.Spades, 8))
		st := d.app.game.State()
		if st.Room[2].Card != scoundrel.NewCard(scoundrel.Spades, 8) || st.Faced != 2 {
			t.Errorf("the room is %v", st.Room)
		}
	})
	t.Run("22 everything has a name in words", func(t *testing.T) {
		for _, s := range shots {
			app := ShotApp(s.name, Size{1440, 900})
			for _, n := range app.root.Focusables() {
				if strings.TrimSpace(n.Label) == "" {
					t.Errorf("%s: %q has no name", s.name, n.ID)
				}
				if n.Role == ui.Group || n.Role == ui.Text {
					t.Errorf("%s: %q can be used, and its role is %s", s.name, n.Label, n.Role)
				}
			}
			for _, n := range app.Nodes() {
				if said := n.Label + n.Description + n.Refusal; strings.ContainsAny(said, "♣♠♥♦") {
					t.Errorf("%s: %q is no words", s.name, said)
				}
			}
		}
	})
	t.Run("23 suits differ without color", func(t *testing.T) {
		marks, kanji, names := map[rune]bool{}, map[string]bool{}, map[string]bool{}
		for _, suit := range suits {
			marks[suit.Mark()], kanji[words.SuitKanji(suit)], names[suit.Name()] = true, true, true
		}
		if len(marks) != len(suits) || len(kanji) != len(suits) || len(names) != len(suits) {
			t.Errorf("marks %v, kanji %v, names %v", marks, kanji, names)
		}
	})
	t.Run("25 two quick taps are two", func(t *testing.T) {
		d := tableApp(t, "scoundrel 1\n")
		d.tap("Deal into slot 1")
		for _, label := range []string{"Clubs", "5 of Clubs,", "Hearts", "9 of Hearts,"} {
			p := d.spot(d.node(label))
			d.app.root.Down(p, true)
			d.app.root.Up(p)
			d.app.Tick()
		}
		if st := d.app.game.State(); st.NextSlot() != 2 {
			t.Errorf("four taps within four ticks dealt %v", st.Room)
		}
	})
	t.Run("26 a way on is always offered", func(t *testing.T) {
		d := tableApp(t, recordWon)
		for d.app.game.Undo() {
			st := d.app.game.State()
			legal := scoundrel.Legal(st)
			if len(legal) == 0 {
				t.Fatalf("in room %d nothing can be done", st.RoomNo)
			}
			if _, ok := advise.Suggest(st); !ok && st.RoomFull() && st.ToFace() > 0 {
				t.Fatalf("in room %d, with %d to face, nothing is suggested", st.RoomNo, st.ToFace())
			}
		}
	})
}
