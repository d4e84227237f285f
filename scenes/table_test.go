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

// onTableSizes runs a test at the three sizes of the design.
func onTableSizes(t *testing.T, record string, test func(t *testing.T, d *driver)) {
	t.Helper()
	for _, size := range []struct {
		name          string
		width, height float64
		touch         bool
	}{{"desktop", 1440, 900, false}, {"short", 1000, 700, false}, {"phone", 390, 844, true}} {
		t.Run(size.name, func(t *testing.T) {
			d := newDriver(t, store.NewMemory(), size.width, size.height)
			d.touch = size.touch
			d.play(record)
			test(t, d)
		})
	}
}

// outcome is what stands under slot i: the outcome, then role and value.
func (d *driver) outcome(i int) []string {
	d.t.Helper()
	card := d.app.root.Tree().ByID("slot-" + string(rune('0'+i)))
	var under []string
	d.app.root.Tree().Walk(func(n *ui.Node) bool {
		if n.Role == ui.Text && n.Rect.Y >= card.Rect.MaxY() && n.Rect.Y < card.Rect.MaxY()+70 &&
			n.Rect.X >= card.Rect.X-1 && n.Rect.MaxX() <= card.Rect.MaxX()+1 {
			under = append(under, n.Label)
		}
		return true
	})
	return under
}

func (d *driver) wantOutcome(i int, want string) {
	d.t.Helper()
	for _, text := range d.outcome(i) {
		if text == want {
			return
		}
	}
	d.t.Errorf("under slot %d stands %q, not %q", i, d.outcome(i), want)
}

func TestTableDealsByThePicker(t *testing.T) {
	onTableSizes(t, "scoundrel 1\n", func(t *testing.T, d *driver) {
		if got := d.node(words.DealFour).Role; got != ui.Status {
			t.Errorf("the sentence is a %v, not a status", got)
		}
		d.tap(words.NextSlot(0))
		d.key("c", "5")
		d.key("d", "7")
		d.key("h", "3")
		d.key(ui.KeyEscape)
		d.settle()
		if !d.sees("5 of Clubs, monster 5") || !d.sees("7 of Diamonds, weapon 7") || !d.sees("Deal 1 more card") {
			t.Fatalf("three cards were dealt, yet the table shows:\n%s", d.labels())
		}
		if d.sees("Deal four") {
			t.Error("the first sentence is still there")
		}
		d.tap(words.NextSlot(3))
		d.key("s", "q")
		d.settle()
		if d.app.table() == nil || !d.app.isFront(d.app.table()) {
			t.Fatal("the picker stays open over a full room")
		}
		if !d.sees(words.FaceOrRun) {
			t.Errorf("a full room doesn't say what to do:\n%s", d.labels())
		}
	})
}

func TestTableKeysOpenThePickerWithTheSuit(t *testing.T) {
	for key, card := range map[ui.Key]string{"c": "C9", "s": "S9", "h": "H9", "d": "D9"} {
		d := tableApp(t, "scoundrel 1\n")
		d.key(key, "9")
		if got := d.app.game.State().Room[0].Card.ID(); got != card {
			t.Errorf("%s and 9 dealt %q, not %s", key, got, card)
		}
	}
	for _, key := range []ui.Key{"b", "r", ui.KeyEnter} {
		d := tableApp(t, "scoundrel 1\n")
		d.key(key)
		if _, ok := d.app.front().scene.(*picker); !ok {
			t.Errorf("%s doesn't open the picker", key)
		}
	}
}

func TestTableCardsOpenWhatFits(t *testing.T) {
	onTableSizes(t, recordDealing, func(t *testing.T, d *driver) {
		// The room isn't dealt full: a card is there to be corrected.
		d.tap("6 of Hearts")
		if _, ok := d.app.front().scene.(*picker); !ok {
			t.Error("a dealt card doesn't open the picker before the room is full")
		}
	})
	onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
		d.tap("8 of Spades")
		if _, ok := d.app.front().scene.(*action); !ok {
			t.Error("a card of a full room doesn't open its actions")
		}
		d.app.closeAll()
		d.settle()
		d.tap("6 of Hearts")
		if !d.sees(words.AlreadyFaced) {
			t.Error("a faced card doesn't say that it is faced")
		}
	})
}

func TestTablePreviews(t *testing.T) {
	onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
		// 9 health, the 7 of Diamonds last slew a 9.
		for i, want := range []string{"−11", "done", "−1", "equip"} {
			d.wantOutcome(i, want)
		}
		for i, want := range []string{"Monster 11", "Potion 6", "Monster 8", "Weapon 3"} {
			d.wantOutcome(i, want)
		}
	})
	v := func(record string) *tableView {
		d := tableApp(t, record)
		return &tableView{s: d.app.table(), f: d.app.root.Frame(), state: d.app.game.State()}
	}
	slot := func(id string) scoundrel.Slot { return scoundrel.Slot{Card: mustCard(id)} }
	seven := mustCard("D7")
	full := v("scoundrel 1\ndeal D7 H5 C3 S9\n")
	armed := v("scoundrel 1\ndeal D7 C6 S9 C14\nequip D7\n")
	hurt := v("scoundrel 1\ndeal C10 C7 H9 H8\nfight C10 barehanded\nfight C7 barehanded\n")
	worn := v("scoundrel 1\ndeal C10 D2 H9 S13\nfight C10 barehanded\nequip D2\n")
	drunk := v("scoundrel 1\ndeal C10 C7 H9 H8\nfight C10 barehanded\ndrink H9\n")
	done := v("scoundrel 1\ndeal C10 C7 H9 H8\nfight C10 barehanded\nfight C7 barehanded\ndrink H9\n")
	for name, c := range map[string]struct {
		view *tableView
		card string
		text string
		with scoundrel.Card
		tone sprites.Tone
	}{
		"a potion at full health":        {full, "H5", "0", scoundrel.None, sprites.Ink},
		"a monster without a weapon":     {full, "S9", "−9", scoundrel.None, sprites.Ink},
		"a weapon":                       {full, "D7", "equip", scoundrel.None, sprites.Ink},
		"a monster below the weapon":     {armed, "C6", "0", seven, sprites.Ink},
		"a monster above the weapon":     {armed, "S9", "−2", seven, sprites.Ink},
		"the first potion":               {hurt, "H9", "+9", scoundrel.None, sprites.Ink},
		"a blow that kills":              {hurt, "S9", "−9", scoundrel.None, sprites.Vermilion},
		"a blow that kills all the same": {worn, "S13", "−11", mustCard("D2"), sprites.Vermilion},
		"a second potion":                {drunk, "H8", "0", scoundrel.None, sprites.Ink},
		"the card that is left over":     {done, "H8", words.PreviewStays, scoundrel.None, sprites.Ink2},
		"a potion the health cuts off":   {v("scoundrel 1\ndeal C4 H9 C3 C2\nfight C4 barehanded\n"), "H9", "+4", scoundrel.None, sprites.Ink},
	} {
		// Cards that don't lie in the room are previewed by laying them there.
		view := *c.view
		for i := range view.state.Room {
			if s := view.state.Room[i]; !s.Resolved && s.Card != mustCard(c.card) && !holds(view.state, mustCard(c.card)) {
				view.state.Room[i].Card = mustCard(c.card)
				break
			}
		}
		if p := view.preview(slot(c.card)); p.text != c.text || p.with != c.with || p.tone != c.tone {
			t.Errorf("%s shows %q with %v in tone %d, not %q with %v in tone %d", name, p.text, p.with, p.tone, c.text, c.with, c.tone)
		}
	}
}

func holds(s scoundrel.State, card scoundrel.Card) bool {
	for _, slot := range s.Room {
		if slot.Card == card {
			return true
		}
	}
	return false
}

func TestTableFacesAndGoesOn(t *testing.T) {
	onTableSizes(t, "scoundrel 1\ndeal D7 C6 S9 C14\n", func(t *testing.T, d *driver) {
		if d.node(words.NextRoomSpoken).Refusal == "" {
			t.Error("Next room is on before a card is faced")
		}
		d.tap(words.NextRoomSpoken)
		if !d.sees("Face 3 more cards first.") {
			t.Errorf("Next room doesn't say why it is off:\n%s", d.labels())
		}
		for i, step := range []string{"equip D7", "fight S9 weapon", "fight C6 weapon"} {
			d.do(step)
			if want := words.FacedOf(i+1, 3); !d.sees(strings.ReplaceAll(want, "`", "")) {
				t.Errorf("after %q the table doesn't say %q", step, want)
			}
		}
		d.settle()
		if !d.sees("Weapon: 7 of Diamonds, slain 2") || !d.sees("Usable on monsters below 6.") || !d.sees("Health 18 of 20") {
			t.Errorf("the weapon's stack isn't told:\n%s", d.labels())
		}
		if !d.sees(words.RoomDone) {
			t.Errorf("a done room doesn't say so:\n%s", d.labels())
		}
		d.tap(words.RunAway)
		if !d.sees("A card of this room is already faced: it's too late to run.") {
			t.Error("Run away doesn't say why it is off")
		}
		d.tap(words.NextRoomSpoken)
		d.settle()
		if !d.sees(words.RoomTitle(2)) || !d.sees(words.Carried) || !d.sees("Deal 3 more cards") {
			t.Errorf("the second room isn't there:\n%s", d.labels())
		}
		if got := d.app.game.State().Room[0].Card.ID(); got != "C14" {
			t.Errorf("the carried card is %s, not C14", got)
		}
	})
}

func TestTableRunAndUndo(t *testing.T) {
	onTableSizes(t, "scoundrel 1\ndeal D7 C6 S9 C14\n", func(t *testing.T, d *driver) {
		before := d.app.game.State()
		d.tap(words.RunAway)
		d.settle()
		if !d.sees(words.RoomTitle(2)) || !d.sees("Ran from the room") {
			t.Errorf("the run isn't told:\n%s", d.labels())
		}
		d.tap(words.Undo)
		d.settle()
		if d.app.game.State() != before {
			t.Error("Undo doesn't take the run back")
		}
		for range 4 {
			d.key("u")
		}
		if !d.sees(words.DealFour) || d.node(words.Undo).Refusal == "" {
			t.Errorf("Undo doesn't end at the start:\n%s", d.labels())
		}
		d.tap(words.Undo)
		if !d.sees(words.NothingToUndo) {
			t.Error("Undo doesn't say why it is off")
		}
	})
}

func TestTableUndoByControlZ(t *testing.T) {
	d := tableApp(t, "scoundrel 1\ndeal D7 C6\n")
	d.key(ui.KeyUndo)
	if got := d.app.game.State().Room[1].Card; got != scoundrel.None {
		t.Errorf("%v still lies in the second slot", got)
	}
}

func TestTableNewGame(t *testing.T) {
	d := tableApp(t, recordRoomSix)
	d.tap(words.NewGame)
	if _, ok := d.app.front().scene.(*confirm); !ok {
		t.Error("New game doesn't ask while a game is under way")
	}
	d.app.closeAll()
	d.settle()
	if d.app.game.State().RoomNo != 6 {
		t.Error("the game is gone without an answer")
	}
}

func TestTableBringsTheLastGameBack(t *testing.T) {
	onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
		last := d.app.game.State()
		d.app.newGame()
		d.settle()
		d.app.closeAll()
		d.settle()
		d.tap(words.BringBack)
		d.settle()
		if d.app.game.State() != last {
			t.Fatal("the last game isn't back")
		}
		d.app.newGame()
		d.settle()
		d.app.closeAll()
		d.do("deal C5")
		if d.sees(words.BringBack) {
			t.Error("the last game can still be brought back after a card was dealt")
		}
	})
}

func TestTableAfterTheEnd(t *testing.T) {
	onTableSizes(t, recordLost, func(t *testing.T, d *driver) {
		if !d.sees(words.Died) || d.sees(words.RunAway) {
			t.Errorf("a lost game looks like one under way:\n%s", d.labels())
		}
		d.tap(words.SeeResult)
		if _, ok := d.app.front().scene.(*over); !ok {
			t.Error("the result can't be seen again")
		}
		d.app.closeAll()
		d.settle()
		if n := d.app.root.Tree().ByID("again"); n == nil || n.Refusal != "" {
			t.Error("no new game is offered")
		}
	})
}

func TestTableLastRoom(t *testing.T) {
	// The last room of every game has two cards.
	record := recordWon[:strings.LastIndex(strings.TrimRight(recordWon, "\n"), "\n")+1]
	d := tableApp(t, record)
	st := d.app.game.State()
	if st.Over.Done || st.RoomCards() != 2 {
		t.Fatalf("the record leaves %d cards, over: %v", st.RoomCards(), st.Over.Done)
	}
	if want := strings.ReplaceAll(words.FacedOf(1, 2), "`", ""); !d.sees(want) {
		t.Errorf("the last room doesn't say %q:\n%s", want, d.labels())
	}
	if d.app.root.Tree().ByID("slot-2") != nil {
		t.Error("the last room has a third slot")
	}
}

func TestTableLeadsToTheTitleAndRules(t *testing.T) {
	d := tableApp(t, recordRoomSix)
	d.tap(words.Rules)
	if _, ok := d.app.front().scene.(*rulesSheet); !ok {
		t.Error("Rules doesn't open the rules")
	}
	d.app.closeAll()
	d.settle()
	d.tap(words.ToTitle)
	if _, ok := d.app.front().scene.(*title); !ok {
		t.Error("the wordmark doesn't lead to the title")
	}
}

func TestTableMotionsEnd(t *testing.T) {
	d := tableApp(t, "scoundrel 1\ndeal D7 C6 S9 C14\n")
	table := d.app.table()
	d.do("equip D7")
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, true); p.Ink != 1 {
		t.Errorf("the ink begins at %v", p.Ink)
	}
	for range ui.Ticks(inkTime) / 2 {
		d.app.Tick()
	}
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, true); p.Ink <= 0 || p.Ink >= 1 {
		t.Errorf("half-way the ink is %v", p.Ink)
	}
	d.settle()
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, true); p.Ink != 0 || p.Lift != 0 {
		t.Errorf("at rest the faced card has ink %v and lift %v", p.Ink, p.Lift)
	}
}

func TestTableDealComesFromBelow(t *testing.T) {
	d := tableApp(t, "scoundrel 1\n")
	table := d.app.table()
	d.do("deal D7")
	at := func() sprites.Pose { return table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, false) }
	if p := at(); p.Center.Y != 48 || p.Alpha != 0 || p.Angle != degrees(-4) {
		t.Errorf("a deal begins at %v", p)
	}
	d.settle()
	if p := at(); p != (sprites.Pose{Ink: 1, Alpha: 1}) {
		t.Errorf("a deal ends at %v", p)
	}
	// Undo puts it all down at once, and less motion never moves.
	d.do("deal C6")
	d.app.undo()
	if !table.deal[1].Done(d.app.clock) {
		t.Error("a card still moves after an undo")
	}
	d.settle()
	d.app.clock.Reduced = true
	d.do("deal C6")
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 1, false); p.Alpha != 1 {
		t.Error("a card moves although motion is reduced")
	}
}

func TestTableCarriedCardSlides(t *testing.T) {
	d := tableApp(t, "scoundrel 1\ndeal D7 C6 S9 C14\nequip D7\nfight S9 weapon\n")
	table := d.app.table()
	d.app.root.Tree()
	d.do("fight C6 weapon")
	d.do("next")
	// The Ace lay in the fourth slot, three pitches of 242 points away.
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, false); p.Center.X != 3*242 {
		t.Errorf("the carried card begins %v points away, not 726", p.Center.X)
	}
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 1, true); p.Ink != 0 {
		t.Error("ink still runs in a slot of the room that was left")
	}
	d.settle()
	if p := table.posed(sprites.Pose{Ink: 1, Alpha: 1}, 0, false); p != (sprites.Pose{Ink: 1, Alpha: 1}) {
		t.Errorf("the carried card ends at %v", p)
	}
}

// do applies the actions of one record line.
func (d *driver) do(line string) {
	d.t.Helper()
	actions, err := scoundrel.ParseActions(line)
	if err != nil {
		d.t.Fatal(err)
	}
	for _, a := range actions {
		if !d.app.do(a) {
			d.t.Fatalf("%v is refused: %s", a, d.app.message())
		}
	}
}

func TestAnArrowBeginsAtWhatComesNext(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.begin()
	for _, step := range []struct{ play, focus string }{
		{"", "Deal into slot 1"},
		{"deal C5 H3 D7 S12", "5 of Clubs"},
		{"fight C5 barehanded", "3 of Hearts"},
		{"drink H3", "7 of Diamonds"},
		{"equip D7", "Next room"},
	} {
		if step.play != "" {
			actions, err := scoundrel.ParseActions(step.play)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range actions {
				d.app.do(a)
			}
		}
		d.app.root.SetFocus("", false)
		d.key(ui.KeyDown)
		focused := d.app.root.Tree().ByID(d.app.root.Frame().Focused())
		if focused == nil || !strings.HasPrefix(focused.Label, step.focus) {
			t.Errorf("after %q an arrow goes to %+v, want %s", step.play, focused, step.focus)
		}
	}
}

func TestTheMarkedCardShowsWhatTheAdviceWouldDo(t *testing.T) {
	// The advice wants the 2 of Spades fought by hand, which keeps the weapon fresh.
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.begin()
	for _, line := range []string{"deal D4 S2 C13 S13", "equip D4"} {
		actions, err := scoundrel.ParseActions(line)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			d.app.do(a)
		}
	}
	card := scoundrel.NewCard(scoundrel.Spades, 2)
	byHand := scoundrel.Action{Kind: scoundrel.FightBarehanded, Card: card}
	d.app.advice.state, d.app.advice.search = d.app.game.State(), advise.New(d.app.game.State(), adviceSeed)
	d.app.advice.shown, d.app.advice.rests = []advise.Option{{Action: byHand}}, true
	d.app.changed()
	if got := d.node(card.Name() + ",").Description; !strings.HasPrefix(got, words.PreviewSpoken(-2, scoundrel.None, false)) {
		t.Errorf("the marked card says %q, and not what fighting it barehanded costs", got)
	}
}
