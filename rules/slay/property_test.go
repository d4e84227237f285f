package slay_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules"
	"akuto/rules/slay"
)

// drawSetup draws how a random fight begins.
func drawSetup(t *rapid.T) slay.Setup {
	ids := func(n int, label string) []string {
		all := shipped().Cards()
		var ids []string
		for range n {
			ids = append(ids, rapid.SampledFrom(all).Draw(t, label).ID)
		}
		return ids
	}
	setup := slay.Setup{
		Enemy: rapid.SampledFrom(shipped().Enemies()).Draw(t, "enemy").ID,
		Seed:  rapid.Uint64().Draw(t, "seed"),
		HP:    rapid.IntRange(1, 10).Draw(t, "hp"),
		Dice:  rapid.SliceOfN(rapid.IntRange(1, 6), 0, 4).Draw(t, "dice"),
	}
	if rapid.Bool().Draw(t, "a deck") {
		setup.Deck = rapid.SampledFrom(shipped().Decks()).Draw(t, "deck").ID
	} else {
		setup.Draw = ids(rapid.IntRange(1, 25).Draw(t, "cards"), "card")
	}
	return setup
}

// walk plays a random legal fight of at most the given length, and calls see
// after every action.
func walk(t *rapid.T, length int, see func(before slay.State, a slay.Action, after slay.State, events []slay.Event)) *rules.History[slay.State, slay.Action] {
	start, events, err := slay.New(shipped(), drawSetup(t))
	if err != nil {
		t.Fatal(err)
	}
	checkState(t, start)
	if len(events) == 0 {
		t.Fatal("a fight begins with nothing")
	}
	h := rules.NewHistory[slay.State, slay.Action](start)
	for range length {
		s := h.Now()
		legal := slay.Legal(s)
		if s.Over() {
			if len(legal) != 0 {
				t.Fatalf("%d actions after the end", len(legal))
			}
			break
		}
		// The turn ends of itself when nothing else can be played, and now and then
		// before.
		a := legal[len(legal)-1]
		if len(legal) > 1 && rapid.IntRange(0, 9).Draw(t, "end early") > 0 {
			a = legal[rapid.IntRange(0, len(legal)-2).Draw(t, "action")]
		}
		after, events, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%+v is listed as legal but refused: %v", a, err)
		}
		if see != nil {
			see(s, a, after, events)
		}
		h.Push(a, after)
	}
	return h
}

func counts(s slay.State) map[string]int {
	n := map[string]int{}
	p := s.Player
	for _, id := range slices.Concat(p.DrawPile, p.Hand, p.DiscardPile, p.ExhaustPile, p.Powers) {
		n[id]++
	}
	return n
}

// checkState holds what is true of every state.
func checkState(t *rapid.T, s slay.State) {
	for who, f := range map[string]slay.Fighter{"player": s.Player.Fighter, "enemy": s.Enemy.Fighter} {
		if f.HP < 0 || f.HP > f.MaxHP || f.Block < 0 || f.Block > 20 || f.Strength < 0 || f.Strength > 8 ||
			f.Vulnerable < 0 || f.Vulnerable > 3 || f.Weak < 0 || f.Weak > 3 {
			t.Fatalf("the %s is %+v", who, f)
		}
	}
	if s.Player.Energy < 0 || s.Player.Energy > 6 || s.Die < 1 || s.Die > 6 {
		t.Fatalf("energy %d, die %d", s.Player.Energy, s.Die)
	}
	dead, slain := s.Player.HP == 0, s.Enemy.HP == 0
	if dead && slain || (s.Result == slay.Defeat) != dead || (s.Result == slay.Victory) != slain || s.Over() != (dead || slain) {
		t.Fatalf("result %v with %d and %d HP", s.Result, s.Player.HP, s.Enemy.HP)
	}
	if s.Totals.Dealt != s.Enemy.MaxHP-s.Enemy.HP || s.Totals.Taken != s.Setup.HP-s.Player.HP {
		t.Fatalf("totals %+v with %d and %d HP", s.Totals, s.Player.HP, s.Enemy.HP)
	}
	for _, id := range s.Player.Powers {
		if shipped().Card(id).Type != slay.Power {
			t.Fatalf("%s is among the powers", id)
		}
	}
	if n := len(s.EnemyCard().Actions); s.TrackPosition() < 0 || s.TrackPosition() >= n {
		t.Fatalf("track position %d of %d", s.TrackPosition(), n)
	}
}

// TestFightsKeepTheRules holds after every action of random fights with random
// decks that no card is lost or made, nothing is below 0 or above its cap, a turn
// begins with five cards while five exist, and what was foretold happened.
func TestFightsKeepTheRules(t *testing.T) {
	ends := map[slay.Result]int{}
	rapid.Check(t, func(t *rapid.T) {
		h := walk(t, 60, func(before slay.State, a slay.Action, after slay.State, events []slay.Event) {
			checkState(t, after)
			if !maps.Equal(counts(before), counts(after)) {
				t.Fatalf("%+v: the cards were %v and are %v", a, counts(before), counts(after))
			}
			if a.Kind == slay.EndTurn {
				checkEnd(t, before, after)
			} else {
				checkPlay(t, before, a, after)
			}
			if after.Over() != (events[len(events)-1].Kind == slay.Won || events[len(events)-1].Kind == slay.Lost) {
				t.Fatalf("over %v after %v", after.Over(), events)
			}
		})
		ends[h.Now().Result]++
	})
	t.Logf("%d fights won, %d lost, %d under way", ends[slay.Victory], ends[slay.Defeat], ends[slay.UnderWay])
	if !testing.Short() && (ends[slay.Victory] == 0 || ends[slay.Defeat] == 0) {
		t.Errorf("the random fights don't see both ends")
	}
}

// checkEnd holds what the end of a turn changes.
func checkEnd(t *rapid.T, before, after slay.State) {
	intent := before.Intent()
	if lost := before.Player.HP - after.Player.HP; lost != intent.HP {
		t.Fatalf("%d HP lost, %d foretold", lost, intent.HP)
	}
	if blocked := after.Totals.Blocked - before.Totals.Blocked; !after.Over() && blocked != intent.Block {
		t.Fatalf("%d blocked, %d foretold", blocked, intent.Block)
	}
	if after.Over() {
		if after.Turn != before.Turn || len(after.Player.Hand) != 0 || !intent.Dies {
			t.Fatalf("the fight ended in turn %d of %d with %q in hand", after.Turn, before.Turn, after.Player.Hand)
		}
		return
	}
	p := after.Player
	left := len(p.DrawPile) + len(p.Hand) + len(p.DiscardPile)
	if after.Turn != before.Turn+1 || p.Energy != 3 || p.Block != 0 || len(p.Hand) != min(5, left) {
		t.Fatalf("turn %d begins with %d energy, %d block and %d of %d cards", after.Turn, p.Energy, p.Block, len(p.Hand), left)
	}
	for _, id := range before.Player.Hand {
		if shipped().Card(id).Has(slay.Ethereal) && countOf(p.ExhaustPile, id) <= countOf(before.Player.ExhaustPile, id) {
			t.Fatalf("%s was not exhausted", id)
		}
	}
}

// checkPlay holds what a card changes, by what was foretold.
func checkPlay(t *rapid.T, before slay.State, a slay.Action, after slay.State) {
	card := shipped().Card(before.Player.Hand[a.Card])
	o := before.Preview(a)
	type numbers struct{ hp, enemyHP, energy, block, strength, exhausted, played int }
	got := numbers{before.Player.HP - after.Player.HP, before.Enemy.HP - after.Enemy.HP, after.Player.Energy,
		after.Player.Block - before.Player.Block, after.Player.Strength - before.Player.Strength,
		len(after.Player.ExhaustPile) - len(before.Player.ExhaustPile), after.Totals.Played - before.Totals.Played}
	want := numbers{o.HP, o.EnemyHP, o.Energy, o.Block, o.Strength, o.Exhausted, 1}
	if got != want || o.Refusal != nil || o.Card != card || o.Kills != (after.Result == slay.Victory) || o.Dies != (after.Result == slay.Defeat) {
		t.Fatalf("%s: %+v, foretold %+v", card.ID, got, want)
	}
	if before.Turn != after.Turn || before.Die != after.Die || len(after.Player.Hand) != len(before.Player.Hand)-1-len(a.Exhaust)+o.Drawn && !after.Over() {
		t.Fatalf("%s: turn %d, hand %q", card.ID, after.Turn, after.Player.Hand)
	}
	for _, position := range a.Exhaust {
		if id := before.Player.Hand[position]; !after.Over() && countOf(after.Player.ExhaustPile, id) == countOf(before.Player.ExhaustPile, id) {
			t.Fatalf("%s: %s was not exhausted", card.ID, id)
		}
	}
}

// TestSameSeedSameFight holds that the same setup and actions give the same bytes,
// and that undoing gives every state back.
func TestSameSeedSameFight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var states []slay.State
		h := walk(t, 40, func(before slay.State, _ slay.Action, _ slay.State, _ []slay.Event) { states = append(states, before) })
		last := h.Now()
		script := slay.ScriptOf(h)
		again, err := script.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if one, two := document(t, last), document(t, again.Now()); one != two || !last.Equal(again.Now()) {
			t.Fatalf("the fight came out different:\n%s\n%s", one, two)
		}
		read, err := slay.ParseScript(shipped(), "walk.txt", []byte(script.Text()))
		if err != nil {
			t.Fatalf("%v\n%s", err, script.Text())
		}
		if !slices.EqualFunc(read.Actions, script.Actions, slay.Action.Equal) || read.Text() != script.Text() || !replay2(t, read).Equal(last) {
			t.Fatalf("the script came back different:\n%s", script.Text())
		}
		for i := len(states) - 1; i >= 0; i-- {
			if _, ok := h.Undo(); !ok || !h.Now().Equal(states[i]) {
				t.Fatalf("undoing action %d did not restore the state", i)
			}
		}
	})
}

func replay2(t *rapid.T, script slay.Script) slay.State {
	h, err := script.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return h.Now()
}

func document(t *rapid.T, s slay.State) string {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestJSONRoundTrip holds that a state that was written and read is the same, and
// goes on in the same way.
func TestJSONRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		last := walk(t, rapid.IntRange(0, 40).Draw(t, "length"), nil).Now()
		back, err := shipped().Restore([]byte(document(t, last)))
		if err != nil {
			t.Fatalf("%v\n%s", err, document(t, last))
		}
		if !back.Equal(last) {
			t.Fatalf("the state came back different:\n%s\n%s", document(t, last), document(t, back))
		}
		if !last.Over() {
			one, _, _ := last.Apply(slay.End())
			two, _, err := back.Apply(slay.End())
			if err != nil || !one.Equal(two) {
				t.Fatalf("the restored fight goes on differently: %v", err)
			}
		}
	})
}

// TestRestoreRefuses changes one thing of a saved fight at a time: what can't be
// is refused.
func TestRestoreRefuses(t *testing.T) {
	s, _, err := slay.New(shipped(), slay.Setup{Enemy: "lagavulin", Draw: []string{"bash", "strike_r", "defend_r"}, Dice: []int{2, 2}})
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "bash")
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	for path, value := range map[string]any{
		"player.hp": 11, "player.maxHp": 12, "player.energy": 7, "player.block": 21, "player.strength": -1, "player.weak": 4,
		"player.vulnerable": 4, "player.maxEnergy": 4, "player.hand": []string{"strike_r", "bash"}, "player.discardPile": []string{},
		"player.powers": []string{"bash"}, "player.drawPile": []string{"nothing"},
		"enemy.id": "cultist", "enemy.name": "Lagavulan", "enemy.hp": 23, "enemy.maxHp": 21, "enemy.block": -1, "enemy.trackPosition": 1,
		"enemy.actionTrack": []string{}, "enemy.action": map[string]any{"intent": "attack"},
		"combat.turn": 0, "combat.phase": "ended", "combat.dieResult": 3, "combat.result": "won", "combat.selectedCard": "bash",
		"setup.enemy": "nobody", "setup.deck": "starter", "setup.hp": 30, "setup.dice": []int{9}, "setup.draw": []string{"bash"},
		"random": "x",
	} {
		var tree map[string]any
		if err := json.Unmarshal(text, &tree); err != nil {
			t.Fatal(err)
		}
		group, key, nested := cut(path)
		if nested {
			tree[group].(map[string]any)[key] = value
		} else {
			tree[group] = value
		}
		changed, err := json.Marshal(tree)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := shipped().Restore(changed); err == nil {
			t.Errorf("%s: %v is accepted", path, value)
		}
	}
	for _, text := range []string{"", "{}", "[]", "null", "7"} {
		if _, err := shipped().Restore([]byte(text)); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
	if back, err := shipped().Restore(text); err != nil || !back.Equal(s) {
		t.Errorf("the unchanged fight: %v", err)
	}
}

func cut(path string) (group, key string, nested bool) {
	for i := range path {
		if path[i] == '.' {
			return path[:i], path[i+1:], true
		}
	}
	return path, "", false
}

// TestEqual holds that states that differ in one thing are not equal.
func TestEqual(t *testing.T) {
	s := begin(t, "jaw_worm", "bash", "strike_r")
	if !s.Equal(begin(t, "jaw_worm", "bash", "strike_r")) {
		t.Error("the same fight is not equal")
	}
	for i, change := range []func(*slay.State){
		func(s *slay.State) { s.Player.HP-- }, func(s *slay.State) { s.Player.Energy-- }, func(s *slay.State) { s.Enemy.Weak++ },
		func(s *slay.State) { s.Player.Hand = []string{"strike_r", "bash"} }, func(s *slay.State) { s.Player.Powers = []string{"bash"} },
		func(s *slay.State) { s.Turn++ }, func(s *slay.State) { s.Die++ }, func(s *slay.State) { s.Setup.Seed++ },
		func(s *slay.State) { s.Result = slay.Victory }, func(s *slay.State) { s.Totals.Played++ },
		func(s *slay.State) { s.Player.DrawPile = []string{"bash"} }, func(s *slay.State) { s.Player.ExhaustPile = []string{"bash"} },
		func(s *slay.State) { s.Player.DiscardPile = []string{"bash"} }, func(s *slay.State) { s.Setup.Dice = nil },
	} {
		other := s
		change(&other)
		if s.Equal(other) || other.Equal(s) {
			t.Errorf("change %d makes no difference", i)
		}
	}
	if one, two := play(t, s, "bash"), play(t, s, "strike_r"); one.Equal(two) {
		t.Error("different plays are equal")
	}
}

// TestReportShape holds that the report has the design's names, and that empty
// piles are lists.
func TestReportShape(t *testing.T) {
	s := begin(t, "dummy", "bash")
	text, err := json.Marshal(s.Report())
	if err != nil {
		t.Fatal(err)
	}
	want := `{"player":{"hp":10,"maxHp":10,"energy":3,"maxEnergy":3,"block":0,"strength":0,"vulnerable":0,"weak":0,` +
		`"drawPile":[],"hand":["bash"],"discardPile":[],"exhaustPile":[],"powers":[]},` +
		`"enemy":{"id":"dummy","name":"dummy","hp":100,"maxHp":100,"block":0,"strength":0,"vulnerable":0,"weak":0,` +
		`"action":{"intent":"sleep","effects":[]},"actionTrack":[],"trackPosition":0},` +
		`"combat":{"turn":1,"phase":"player_turn","dieResult":1,"selectedCard":null,"log":[` +
		`{"turn":1,"text":"Drew 1 card","kind":"draw","hp":0},{"turn":1,"text":"dummy intends sleep","kind":"intent","hp":0}],"result":null}}`
	if string(text) != want {
		t.Errorf("the report is\n%s\nwant\n%s", text, want)
	}
	if fmt.Sprint(s.Phase()) != "player_turn" {
		t.Errorf("the phase is %s", s.Phase())
	}
}
