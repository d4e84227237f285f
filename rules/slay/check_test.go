package slay_test

import (
	"fmt"
	"strings"
	"testing"

	"akuto/rules/slay"
)

const (
	goodCard = `"spark": {"name": "Spark", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 2}], "image": "icon",
		"keywords": [], "description": "Deal {hit} damage.", "upgraded": "spark+"}`
	goodUpgrade = `"spark+": {"name": "Spark+", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 3}], "image": "icon",
		"keywords": [], "description": "Deal {hit} damage.", "upgraded": null}`
	goodSingle = `"rat": {"name": "Rat", "hp": 3, "actionType": "single", "image": "icon",
		"actions": [{"intent": "attack", "effects": [{"type": "hit", "value": 1}]}]}`
	goodDie = `"crow": {"name": "Crow", "hp": 5, "actionType": "die", "image": "icon", "actions": {
		"1": {"intent": "attack", "effects": [{"type": "hit", "value": 1}]}, "2": {"intent": "attack", "effects": [{"type": "hit", "value": 1}]},
		"3": {"intent": "attack", "effects": [{"type": "hit", "value": 1}]}, "4": {"intent": "defend", "effects": [{"type": "block", "value": 1}]},
		"5": {"intent": "buff", "effects": [{"type": "strength", "value": 1}]}, "6": {"intent": "sleep", "effects": []}}}`
	goodCube = `"wolf": {"name": "Wolf", "hp": 9, "actionType": "cube", "image": "icon", "actions": [
		{"slot": "grey", "intent": "sleep", "effects": []}, {"slot": "red", "intent": "debuff", "effects": [{"type": "weak", "value": 1}]}]}`
	goodDeck = `"pack": {"name": "Pack", "description": "Sparks.", "cards": ["spark", "spark+"]}`
)

// good is a catalog of one of each.
var good = "{\n" + strings.Join([]string{goodCard, goodUpgrade, goodSingle, goodDie, goodCube, goodDeck}, ",\n") + "\n}"

func check(text string) slay.Faults {
	_, faults := slay.Check([]slay.File{{Name: "own.json", Data: []byte(text)}}, nil, func(name string) bool { return name == "icon" })
	return faults
}

func TestGoodCatalog(t *testing.T) {
	if faults := check(good); len(faults) > 0 {
		t.Fatal(faults)
	}
	c, _ := slay.Check([]slay.File{{Name: "own.json", Data: []byte("\ufeff" + good)}}, nil, nil)
	if got, want := c.Summary(), "2 cards, 3 enemies, 1 deck: no faults."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestBrokenCatalogs changes one thing of the good catalog at a time, and holds
// the path and the beginning of the sentence of each fault.
func TestBrokenCatalogs(t *testing.T) {
	hit2 := `[{"type": "hit", "value": 2}]`
	for i, c := range []struct{ old, with, want string }{
		// Cards.
		{hit2, `[{"type": "hitt", "value": 2}]`, `$.spark.effects[0].type: There is no effect called "hitt"`},
		{`"upgraded": "spark+"`, `"upgraded": "spark++"`, `$.spark.upgraded: The upgraded card of spark has the id spark+`},
		{",\n" + goodUpgrade, ``, `$.spark.upgraded: The upgraded card "spark+" is missing`},
		{`, "upgraded": "spark+"`, ``, `$.spark: The key "upgraded" is missing`},
		{`"upgraded": "spark+"`, `"upgraded": null`, `$.spark.upgraded: A card without an upgrade says why`},
		{`"upgraded": "spark+"`, `"upgraded": "spark+", "noUpgrade": "Why not."`, `$.spark.noUpgrade: "noUpgrade" is for a card`},
		{`"upgraded": "spark+"`, `"upgraded": null, "noUpgrade": "None."`, `$["spark+"]: The card "spark" says that it has no upgrade`},
		{goodCard + ",\n", ``, `$["spark+"]: This is the upgrade of a card "spark", which is missing`},
		{`"upgraded": null`, `"upgraded": "spark+"`, `$["spark+"].upgraded: An upgraded card can't be upgraded again`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark", "cost": -1`, `$.spark.cost: -1 is below 0`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark", "cost": 7`, `$.spark.cost: 7 is above 6`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark", "cost": 1.5`, `$.spark.cost: "1.5" is no whole number`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark", "cost": "1"`, `$.spark.cost: This must be a number, and is a text`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark", "cost": 99999999999999999999`, `$.spark.cost: "99999999999999999999" is no whole number`},
		{`"name": "Spark", "cost": 1`, `"name": "Spark"`, `$.spark: The key "cost" is missing`},
		{`"name": "Spark"`, `"name": " "`, `$.spark.name: The text is blank`},
		{`"name": "Spark"`, `"name": "Spa\nrk"`, `$.spark.name: The text holds a line break`},
		{`"name": "Spark"`, `"name": 7`, `$.spark.name: This must be a text, and is a number`},
		{`"name": "Spark"`, `"name": null`, `$.spark.name: This must be a text, and is null`},
		{`"name": "Spark"`, `"name": "Spark", "name": "Sparks"`, `$.spark.name: This key comes twice`},
		{`"name": "Spark"`, `"name": "Spark", "color": "red"`, `$.spark.color: There is no key "color" here`},
		{`1, "type": "attack", "effects": ` + hit2, `1, "type": "Attack", "effects": ` + hit2, `$.spark.type: "Attack" is none of attack, skill, power`},
		{`1, "type": "attack", "effects": ` + hit2, `1, "type": "skill", "effects": ` + hit2, `$.spark.upgraded: The upgraded card "spark+" is of another type: attack`},
		{hit2, `[]`, `$.spark.effects: A card needs at least one effect`},
		{hit2, `{}`, `$.spark.effects: This must be a list, and is an object`},
		{hit2, `[{"type": "hit"}]`, `$.spark.effects[0]: The key "value" is missing`},
		{hit2, `[{"value": 2}]`, `$.spark.effects[0]: The key "type" is missing`},
		{hit2, `[{"type": 2, "value": 2}]`, `$.spark.effects[0].type: This must be a text, and is a number`},
		{hit2, `["hit"]`, `$.spark.effects[0]: This must be an object, and is a text`},
		{hit2, `[{"type": "hit", "value": -2}]`, `$.spark.effects[0].value: -2 is below 0`},
		{hit2, `[{"type": "hit", "value": 100}]`, `$.spark.effects[0].value: 100 is above 99`},
		{hit2, `[{"type": "hit", "value": 2, "times": -1}]`, `$.spark.effects[0].times: -1 is below 0`},
		{hit2, `[{"type": "hit", "value": 2, "target": "self"}]`, `$.spark.effects[0].target: The target of hit can be: one, all`},
		{hit2, `[{"type": "hit", "value": 2, "target": "everybody"}]`, `$.spark.effects[0].target: "everybody" is none of self, one, all, hand`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "block", "value": 1, "times": 2}]`, `$.spark.effects[1].times: There is no key "times" here`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "block", "value": 0}]`, `$.spark.effects[1].value: 0 is below 1`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "exhaust", "value": 1}]`, `$.spark.effects[1].value: A card that exhausts itself has no value`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "exhaust", "target": "hand", "value": 4}]`, `$.spark.effects[1].value: 4 is above 3`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "exhaust"}, {"type": "exhaust"}]`, `$.spark.effects: A card exhausts itself only once`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "draw", "value": 1}, {"type": "exhaust", "target": "hand", "value": 1}]`, `$.spark.effects: Cards are chosen from hand before`},
		{hit2, `[{"type": "hit", "value": 2}, {"type": "exhaust", "target": "hand", "value": 1}, {"type": "exhaust", "target": "hand", "value": 1}]`, `$.spark.effects: Only one effect of a card can ask`},
		{`"keywords": [], "description": "Deal {hit} damage.", "upgraded": "spark+"`, `"keywords": ["etherial"], "description": "Deal {hit} damage.", "upgraded": "spark+"`, `$.spark.keywords[0]: "etherial" must be ethereal`},
		{`"keywords": [], "description": "Deal {hit} damage.", "upgraded": "spark+"`, `"keywords": ["ethereal", "ethereal"], "description": "Deal {hit} damage.", "upgraded": "spark+"`, `$.spark.keywords[1]: This keyword comes twice`},
		{`"Deal {hit} damage.", "upgraded": "spark+"`, `"Deal {block} damage.", "upgraded": "spark+"`, `$.spark.description: The card has no number for "{block}"`},
		{`"Deal {hit} damage.", "upgraded": "spark+"`, `"Deal {hit2} damage.", "upgraded": "spark+"`, `$.spark.description: The card has no number for "{hit2}"`},
		{`"Deal {hit} damage.", "upgraded": "spark+"`, `"Deal {hit damage.", "upgraded": "spark+"`, `$.spark.description: Braces stand only round`},
		{`"effects": ` + hit2 + `, "image": "icon"`, `"effects": ` + hit2 + `, "image": "icons"`, `$.spark.image: There is no icon called "icons"`},
		{`"effects": ` + hit2 + `, "image": "icon"`, `"effects": ` + hit2, `$.spark: The key "image" is missing`},
		{`"spark": {`, `"Spark!": {`, `$["Spark!"]: An id is small letters`},
		{`"spark": {`, `"spark": 1, "sparkle": {`, `$.spark: This must be an object, and is a number`},
		// Enemies.
		{`"hp": 3`, `"hp": 0`, `$.rat.hp: 0 is below 1`},
		{`"hp": 3`, `"hp": true`, `$.rat.hp: This must be a number, and is true or false`},
		{`"actionType": "single"`, `"actionType": "dice"`, `$.rat.actionType: "dice" is none of single, die, cube`},
		{`"actions": [{"intent": "attack", "effects": [{"type": "hit", "value": 1}]}]`, `"actions": []`, `$.rat.actions: An enemy of the type single has one action, not 0`},
		{`[{"intent": "attack", "effects": [{"type": "hit", "value": 1}]}]`, `[{"intent": "attack", "effects": [{"type": "draw", "value": 1}]}]`, `$.rat.actions[0].effects[0].type: An enemy can't have the effect "draw"`},
		{`[{"intent": "attack", "effects": [{"type": "hit", "value": 1}]}]`, `[{"intent": "attack", "effects": [{"type": "burn", "value": 1}]}]`, `$.rat.actions[0].effects[0].type: There is no effect called "burn": there are hit, block, strength, vulnerable, weak`},
		{`[{"intent": "attack"`, `[{"intent": "strike"`, `$.rat.actions[0].intent: "strike" is none of attack, defend, buff, debuff, sleep`},
		{`[{"intent": "attack"`, `[{"intent": "defend"`, `$.rat.actions[0].intent: An action with a hit has the intent "attack"`},
		{`"defend", "effects": [{"type": "block", "value": 1}]`, `"attack", "effects": [{"type": "block", "value": 1}]`, `$.crow.actions["4"].intent: The action has the intent "attack", and no effect that does so`},
		{`"sleep", "effects": []}}}`, `"sleep", "effects": [{"type": "block", "value": 1}]}}}`, `$.crow.actions["6"].intent: An action with the intent "sleep" has no effects`},
		{`"5": {`, `"4": {`, `$.crow.actions: The die face 5 is missing`},
		{`"5": {`, `"4": {`, `$.crow.actions["4"]: The die face 4 comes twice`},
		{`"6": {`, `"7": {`, `$.crow.actions["7"]: A die has no face "7"`},
		{`"actionType": "die"`, `"actionType": "cube"`, `$.crow.actions: This must be a list, and is an object`},
		{`"actionType": "cube", "image": "icon", "actions": [
		{"slot": "grey", "intent": "sleep", "effects": []}, {"slot": "red", "intent": "debuff", "effects": [{"type": "weak", "value": 1}]}]`, `"actionType": "cube", "image": "icon", "actions": []`, `$.wolf.actions: A cube needs at least one slot`},
		{`"slot": "red"`, `"slot": "grey"`, `$.wolf.actions: A cube needs at least one red slot`},
		{`"slot": "red"`, `"slot": "blue"`, `$.wolf.actions[1].slot: "blue" is none of grey, red`},
		{`"slot": "red", `, ``, `$.wolf.actions[1]: The key "slot" is missing`},
		// Decks.
		{`["spark", "spark+"]`, `[]`, `$.pack.cards: A deck needs at least one card`},
		{`["spark", "spark+"]`, `["spark", "spork"]`, `$.pack.cards[1]: There is no card called "spork"`},
		{`["spark", "spark+"]`, `["spark", 3]`, `$.pack.cards[1]: This must be a text, and is a number`},
		{`["spark", "spark+"]`, `[` + strings.Repeat(`"spark", `, 99) + `"spark"]`, `$.pack.cards: A deck has at most 99 cards`},
		{`"description": "Sparks.", `, ``, `$.pack: The key "description" is missing`},
		// Files.
		{good, ``, `$: The file is empty`},
		{good, `{}`, `$: The file holds no card`},
		{good, `[]`, `$: This must be an object, and is a list`},
		{good, "{\n \"spark\": {,}}", `$: This is no JSON at line 2, column 12`},
		{good, good + "{}", `$: This is no JSON`},
		{`"name": "Spark"`, "\"name\": \"\xff\"", `$: The file is not UTF-8 text`},
		{good, strings.Repeat("[", 40) + strings.Repeat("]", 40), `$: The values lie too deep`},
		{goodDeck, goodDeck + ",\n" + goodDeck, `$.pack: This key comes twice`},
	} {
		broken := strings.Replace(good, c.old, c.with, 1)
		if c.old == "" || broken == good {
			t.Errorf("case %d changes nothing: %q", i, c.old)
			continue
		}
		found := false
		for _, fault := range check(broken) {
			found = found || strings.HasPrefix(fault.Error(), "own.json: "+c.want)
		}
		if !found {
			t.Errorf("case %d: no fault %q among\n%v", i, c.want, check(broken))
		}
	}
}

// TestFaultsOneByOne holds that a single mistake gives a single fault, where it
// doesn't break something else.
func TestFaultsOneByOne(t *testing.T) {
	for _, c := range []struct{ old, with string }{
		{`"hp": 3`, `"hp": 0`},
		{`[{"type": "hit", "value": 2}]`, `[{"type": "hitt", "value": 2}]`},
		{`"slot": "red"`, `"slot": "blue"`},
		{`["spark", "spark+"]`, `["spark", "spork"]`},
		{`"name": "Spark"`, `"name": "Spark", "color": "red"`},
		{`"6": {`, `"7": {`},
	} {
		faults := check(strings.Replace(good, c.old, c.with, 1))
		// An effect that isn't one leaves the description without its number, and
		// a seventh face the die without its sixth.
		if len(faults) == 0 || len(faults) > 2 {
			t.Errorf("%s gives %d faults:\n%v", c.with, len(faults), faults)
		}
	}
}

// TestAllFaultsAtOnce holds that all faults of all files are told in one go.
func TestAllFaultsAtOnce(t *testing.T) {
	one := strings.NewReplacer(`"hp": 3`, `"hp": 0`, `"cost": 1`, `"cost": -1`, `"slot": "red"`, `"slot": "blue"`, `"5": {`, `"4": {`).Replace(good)
	_, faults := slay.Check([]slay.File{{"a.json", []byte(one)}, {"b.json", []byte("nonsense")}, {"c.json", []byte(good)}}, nil, nil)
	text := faults.Error()
	for _, want := range []string{
		"a.json: $.rat.hp: ", "a.json: $.spark.cost: ", `a.json: $["spark+"].cost: `, "a.json: $.wolf.actions[1].slot: ",
		"a.json: $.crow.actions: ", `a.json: $.crow.actions["4"]: `, "b.json: $: This is no JSON",
		"c.json: $.spark: The card of this id stands in a.json already.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no fault %q among\n%s", want, text)
		}
	}
	if lines := strings.Split(text, "\n"); len(lines) != len(faults) {
		t.Errorf("%d faults on %d lines", len(faults), len(lines))
	}
	if _, err := slay.Read([]slay.File{{"a.json", []byte(one)}}, nil, nil); err == nil || fmt.Sprintf("%T", err) != "slay.Faults" {
		t.Errorf("Read gives a %T", err)
	}
}
