package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/scenes/words"
	"akuto/sprites"
)

// preview is what the line under a card tells of facing it.
type preview struct {
	text   string
	number bool
	with   scoundrel.Card // the weapon used, or None
	tone   sprites.Tone
	spoken string
}

// preview tells what comes of facing the card in the better way, as far as it
// can be faced in this room.
func (v *tableView) preview(slot scoundrel.Slot) preview {
	st := v.state
	switch {
	case slot.Resolved:
		return preview{text: words.PreviewDone, tone: sprites.Ink3, spoken: words.PreviewDone}
	case st.Over.Done:
		return preview{}
	case st.RoomFull() && st.ToFace() == 0:
		return preview{text: words.PreviewStays, tone: sprites.Ink2, spoken: words.PreviewStays}
	case slot.Card.Weapon():
		return preview{text: words.PreviewEquip, tone: sprites.Ink, spoken: words.PreviewEquip}
	}
	action, outcome := better(st, slot.Card)
	if advised := v.s.app.suggested(); advised.Card == slot.Card && advised != action {
		// The card to take first shows what the advice would do with it.
		action, outcome = advised, st.Outcome(advised)
	}
	change, with := outcome.After-outcome.Before, scoundrel.None
	if action.Kind == scoundrel.FightWeapon {
		with = st.Weapon.Card
	}
	if outcome.Kills {
		// Health stops at 0; the preview names the whole blow.
		change = -slot.Card.Value()
		if with != scoundrel.None {
			change += with.Value()
		}
	}
	p := preview{text: words.HealthChange(change), number: true, with: with, tone: sprites.Ink}
	if outcome.Kills {
		p.tone = sprites.Vermilion
	}
	p.spoken = words.PreviewSpoken(change, with, outcome.Kills)
	return p
}

// better is the way of facing the card that leaves the most health; the weapon's
// where both end the game.
func better(st scoundrel.State, card scoundrel.Card) (best scoundrel.Action, outcome scoundrel.Outcome) {
	for _, a := range st.Options(card) {
		if a.Kind == scoundrel.FightWeapon && !st.UsableOn(card) {
			continue
		}
		if o := st.Outcome(a); best == (scoundrel.Action{}) || o.After > outcome.After {
			best, outcome = a, o
		}
	}
	return best, outcome
}
