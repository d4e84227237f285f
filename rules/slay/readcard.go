package slay

import (
	"slices"
	"strings"
)

// readCard reads a card.
func (r *reader) readCard(id string, f *fields) {
	c := &Card{
		ID:    id,
		Name:  f.text("name"),
		Cost:  f.number("cost", 0, MostEnergy),
		Type:  choice(f, "type", cardTypes),
		Image: f.imageOf("image"),
	}
	if effects := f.need("effects"); effects != nil {
		c.Effects = r.readEffects(effects, false)
		if items, ok := effects.value.(array); ok && len(items) == 0 {
			r.fault(effects.path, whyNoEffect)
		}
		r.checkEffects(c, effects)
	}
	for _, n := range f.list("keywords") {
		switch keyword := r.text(n); {
		case keyword != "" && keyword != Ethereal:
			r.fault(n.path, notOneOf(keyword, []string{Ethereal}))
		case slices.Contains(c.Keywords, keyword):
			r.fault(n.path, whyKeywordTwice)
		default:
			c.Keywords = append(c.Keywords, keyword)
		}
	}
	if n := f.need("description"); n != nil {
		c.Description = r.text(n)
		r.checkDescription(c, n)
	}
	r.readUpgrade(c, f)
	r.own.cards = append(r.own.cards, c)
	r.own.cardOf[id] = c
}

// readUpgrade reads the id of the upgraded card or why there is none.
func (r *reader) readUpgrade(c *Card, f *fields) {
	upgraded, reason := f.get("upgraded"), f.get("noUpgrade")
	if reason != nil {
		c.NoUpgrade = r.text(reason)
	}
	isUpgrade := strings.HasSuffix(c.ID, "+")
	switch {
	case upgraded == nil && isUpgrade:
	case upgraded == nil:
		r.fault(f.at.path, whyNoUpgradedKey)
	case upgraded.value == nil && !isUpgrade && reason == nil:
		r.fault(upgraded.path, whyNoReason)
	case upgraded.value == nil:
		return
	case isUpgrade:
		r.fault(upgraded.path, whyUpgradeOfUpgrade)
	default:
		c.Upgraded = r.text(upgraded)
		if c.Upgraded != "" && c.Upgraded != c.ID+"+" {
			r.fault(upgraded.path, upgradeID(c.ID))
			c.Upgraded = ""
		}
	}
	if reason != nil {
		r.fault(reason.path, whyReasonForNothing)
	}
}

// checkUpgrade checks that the upgraded card is there and of the same type, and
// that an upgraded card is the upgrade of something.
func (r *reader) checkUpgrade(c *Card, card func(id string) *Card) {
	at := r.places["card "+c.ID]
	fault := func(path, why string) { r.faults = append(r.faults, Fault{at.file, at.path + path, why}) }
	if c.Upgraded != "" {
		up := card(c.Upgraded)
		switch {
		case up == nil && !r.known("card", c.Upgraded):
			fault(".upgraded", missingUpgrade(c.Upgraded))
		case up != nil && up.Type != c.Type && up.Type != 0 && c.Type != 0:
			fault(".upgraded", otherType(c.Upgraded, up.Type))
		}
	}
	if base, isUpgrade := strings.CutSuffix(c.ID, "+"); isUpgrade {
		of := card(base)
		switch {
		case of == nil && !r.known("card", base):
			fault("", missingBase(base))
		case of != nil && of.Upgraded == "" && of.NoUpgrade != "":
			fault("", unwantedUpgrade(base))
		}
	}
}

// readEffects reads the effects of a card or an enemy's action.
func (r *reader) readEffects(list *node, enemy bool) []Effect {
	var effects []Effect
	for _, n := range r.list(list) {
		if e, ok := r.readEffect(n, enemy); ok {
			effects = append(effects, e)
		}
	}
	return effects
}

func (r *reader) readEffect(n *node, enemy bool) (Effect, bool) {
	f, ok := r.fields(n)
	if !ok {
		return Effect{}, false
	}
	kind := f.need("type")
	if kind == nil {
		return Effect{}, false
	}
	name, ok := kind.value.(string)
	if !ok {
		r.fault(kind.path, wrongKind("a text", kind.kind()))
		return Effect{}, false
	}
	i := slices.IndexFunc(effectRules, func(rule effectRule) bool { return rule.name == name })
	if i < 0 {
		r.fault(kind.path, unknownEffect(name, enemy))
		return Effect{}, false
	}
	rule := effectRules[i]
	if enemy && !rule.enemies {
		r.fault(kind.path, notForEnemies(name))
	}
	e := Effect{Kind: rule.kind, Times: 1, Target: rule.targets[0]}
	if target := f.get("target"); target != nil {
		t := chosen(r, target, targetNames)
		if t != 0 && !slices.Contains(rule.targets, t) {
			r.fault(target.path, wrongTarget(name, rule.targets))
		} else if t != 0 {
			e.Target = t
		}
	}
	if rule.kind == Exhaust && e.Target == Self {
		if value := f.get("value"); value != nil {
			r.fault(value.path, whyExhaustValue)
		}
	} else {
		most := largest
		if rule.kind == Exhaust {
			most = MostChosen
		}
		e.Value = f.number("value", rule.least, most)
	}
	if rule.kind == Hit {
		if n := f.get("times"); n != nil {
			e.Times = r.number(n, 0, largest)
		}
	}
	f.done()
	return e, true
}

// MostChosen is how many cards a card can ask to choose.
const MostChosen = 3

// checkEffects checks what effects may not stand together on a card.
func (r *reader) checkEffects(c *Card, at *node) {
	choices, itself, drawn := 0, 0, false
	for _, e := range c.Effects {
		switch {
		case e.Kind == Draw:
			drawn = true
		case e.Kind == Exhaust && e.Target == Hand:
			choices++
			if drawn {
				r.fault(at.path, whyChoiceAfterDraw)
			}
		case e.Kind == Exhaust:
			itself++
		}
	}
	if choices > 1 {
		r.fault(at.path, whyTwoChoices)
	}
	if itself > 1 {
		r.fault(at.path, whyExhaustTwice)
	}
	if itself > 0 && c.Type == Power {
		r.fault(at.path, whyPowerExhausts)
	}
}

// checkDescription checks that each place for a number has one.
func (r *reader) checkDescription(c *Card, at *node) {
	for _, found := range placeholder.FindAllStringSubmatch(c.Description, -1) {
		if _, _, ok := c.numbered(found[1], found[2]); !ok {
			r.fault(at.path, emptyPlace(found[0]))
		}
	}
	if strings.ContainsAny(placeholder.ReplaceAllString(c.Description, ""), "{}`") {
		r.fault(at.path, whyBraces)
	}
}
