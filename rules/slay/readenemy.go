package slay

import (
	"slices"
	"strconv"
)

// mostHP is the highest HP that an enemy can have.
const mostHP = 999

// readEnemy reads an enemy.
func (r *reader) readEnemy(id string, f *fields) {
	e := &EnemyCard{
		ID:    id,
		Name:  f.text("name"),
		HP:    f.number("hp", 1, mostHP),
		Type:  choice(f, "actionType", actionTypes),
		Image: f.imageOf("image"),
	}
	if note := f.get("note"); note != nil {
		e.Note = r.text(note)
	}
	if actions := f.need("actions"); actions != nil {
		switch e.Type {
		case Single:
			e.Actions = r.readTrack(actions, false)
			if items, ok := actions.value.(array); ok && len(items) != 1 {
				r.fault(actions.path, singleActions(len(items)))
			}
		case Die:
			e.Actions = r.readFaces(actions)
		case Cube:
			e.Actions = r.readTrack(actions, true)
			r.checkTrack(actions, e.Actions)
		}
	}
	r.own.enemies = append(r.own.enemies, e)
	r.own.enemyOf[id] = e
}

// readTrack reads a list of actions.
func (r *reader) readTrack(list *node, slots bool) []EnemyAction {
	var actions []EnemyAction
	for _, n := range r.list(list) {
		actions = append(actions, r.readAction(n, slots))
	}
	return actions
}

// checkTrack checks that a cube has somewhere to go.
func (r *reader) checkTrack(at *node, actions []EnemyAction) {
	if _, ok := at.value.(array); !ok {
		return
	}
	if len(actions) == 0 {
		r.fault(at.path, whyEmptyCube)
	} else if !slices.ContainsFunc(actions, func(a EnemyAction) bool { return !a.Grey }) {
		r.fault(at.path, whyNoRed)
	}
}

// readFaces reads the six actions of a die.
func (r *reader) readFaces(n *node) []EnemyAction {
	f, ok := r.fields(n)
	if !ok {
		return nil
	}
	actions := make([]EnemyAction, DieFaces)
	for face := range DieFaces {
		key := strconv.Itoa(face + 1)
		f.read = append(f.read, key)
		i := slices.IndexFunc(f.of, func(field field) bool { return field.key == key })
		if i < 0 {
			r.fault(n.path, missingFace(face+1))
			continue
		}
		actions[face] = r.readAction(f.of[i].value, false)
	}
	for _, field := range f.of {
		if n.repeat[field.key] && slices.Contains(f.read, field.key) {
			r.fault(field.value.path, faceTwice(field.key))
			n.repeat[field.key] = false
		}
		if !slices.Contains(f.read, field.key) {
			r.fault(field.value.path, noFace(field.key))
		}
	}
	return actions
}

// slotColors are the colors of a cube's slots in the data.
var slotColors = map[slotColor]string{greySlot: "grey", redSlot: "red"}

type slotColor uint8

const (
	greySlot slotColor = iota + 1
	redSlot
)

// readAction reads one action; those of a cube say the color of their slot.
func (r *reader) readAction(n *node, slots bool) EnemyAction {
	f, ok := r.fields(n)
	if !ok {
		return EnemyAction{}
	}
	a := EnemyAction{}
	if slots {
		a.Grey = choice(f, "slot", slotColors) == greySlot
	}
	intent := f.need("intent")
	if intent != nil {
		a.Intent = chosen(r, intent, intentKinds)
	}
	if effects := f.need("effects"); effects != nil {
		faults := len(r.faults)
		a.Effects = r.readEffects(effects, true)
		if a.Intent != 0 && len(r.faults) == faults {
			r.checkIntent(a, intent)
		}
	}
	f.done()
	return a
}

// checkIntent checks that an action does what its intent says.
func (r *reader) checkIntent(a EnemyAction, at *node) {
	does := func(kinds ...EffectKind) bool {
		return slices.ContainsFunc(a.Effects, func(e Effect) bool { return slices.Contains(kinds, e.Kind) })
	}
	hits := does(Hit)
	switch {
	case hits && a.Intent != IntendsAttack:
		r.fault(at.path, whyHiddenAttack)
	case !hits && a.Intent == IntendsAttack,
		a.Intent == IntendsDefend && !does(Block),
		a.Intent == IntendsBuff && !does(Strength),
		a.Intent == IntendsDebuff && !does(Vulnerable, Weak):
		r.fault(at.path, emptyIntent(a.Intent))
	case a.Intent == IntendsSleep && len(a.Effects) > 0:
		r.fault(at.path, whyRestlessSleep)
	}
}
