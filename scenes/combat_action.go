package scenes

import (
	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// unmarked is a text without its markup.
func unmarked(text string) string { return fonts.Unmarked(text) }

// sentence says what comes of the selected card, what just happened, or what can
// be done.
func (v *combatView) sentence() string {
	a, st := v.s.app, v.state
	missing := v.s.missing(st)
	switch {
	case a.message() != "":
		return words.Numbered(fonts.Plain(a.message()))
	case st.Over():
		return st.Ending() + "."
	case v.card != nil && missing > 0:
		return words.ChooseToExhaust(missing, v.card)
	case v.card != nil && len(v.s.chosen) > 0:
		return words.ChosenAim(st.EnemyCard().Name, v.card)
	case v.card != nil:
		return words.Numbered(v.outcome.CostSentence())
	case v.s.told != "" && (v.f.Shape == ui.Desktop || v.s.acting()):
		return words.Numbered(v.s.told + ".")
	case v.f.Shape != ui.Desktop && v.l.enemy.below:
		// The phone's panel has no room for it.
		return st.Intent().Sentence()
	case len(st.Player.Hand) == 0:
		return words.HandIsEmpty
	case !v.playable():
		return words.NothingPlayable
	}
	return words.PickCard
}

// playable says whether any card of the hand can be paid for.
func (v *combatView) playable() bool {
	for _, a := range slay.Legal(v.state) {
		if a.Kind == slay.PlayCard {
			return true
		}
	}
	return false
}

// action is the sentence, the End turn button and, on phones, the links under the
// sentence.
func (v *combatView) action() *ui.Node {
	r, a, whole := v.l.sentence, v.s.app, v.sentence()
	group := &ui.Node{Role: ui.Group, Rect: r.Union(v.l.end)}
	styles := []fonts.Style{fonts.Small, fonts.Small.At(12, 16), fonts.Small.At(11, 14)}
	if v.l.enemy.below {
		styles = append([]fonts.Style{fonts.Small, fonts.Small.At(13, 18)}, styles[1:]...)
	}
	text := fitted(whole, styles, r.W, r.H)
	label := ui.Label(text.style, text.text, r.X, 0, balanced(text.style, text.text, r.W), 0, sprites.Ink2)
	y := r.Y + (r.H-label.Rect.H)/2
	if v.l.low {
		y = r.MaxY() - label.Rect.H
	}
	label = shifted(label, y)
	label.ID, label.Role, label.Label = "sentence", ui.Status, fonts.Unmarked(whole)
	group.Add(label)
	if v.l.lower.Y > 0 {
		x := v.l.lower.X
		for _, n := range []*ui.Node{v.link("undo", words.Undo), v.link("log-link", words.Log)} {
			moved(n, x, v.l.lower.Y)
			n.Rect.Y, n.Rect.H = v.l.lower.Y-20, 40
			x += n.Block.Width + 20
			group.Add(n)
		}
	}
	if v.state.Over() {
		return group.Add(buttonNode("result", words.SeeResult, v.l.end, sprites.Solid, "", a.fightEnd, ui.KeyEnter, "e"))
	}
	end := buttonNode("end-turn", words.EndTurn, v.l.end, sprites.Solid, "", v.s.endTurn, "e")
	end.Description = words.EndTurnMore
	return group.Add(end)
}
