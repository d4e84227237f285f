package scoundrel_test

import (
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// TestRefusals holds the typed reason of everything a player can try in vain;
// refused holds that each is a sentence and that nothing changes.
func TestRefusals(t *testing.T) {
	const room = "deal C5 H3 D7 S12"
	oneFaced := []string{room, "equip D7"}
	threeFaced := []string{room, "equip D7", "fight S12 weapon", "drink H3"}
	second := append(threeFaced[:len(threeFaced):len(threeFaced)], "next")
	ran := []string{room, "run", "deal C2 C3 C4 C6"}
	dead := []string{"deal C14 C6 H3 D7", "fight C14 barehanded", "fight C6 barehanded"}

	for _, test := range []struct {
		name  string
		lines []string
		try   string
		why   scoundrel.Why
	}{
		{"deal into a full room", []string{room}, "deal C2", scoundrel.WhyRoomFull},
		{"deal a card of the room", []string{"deal C5 H3"}, "deal H3", scoundrel.WhyInRoom},
		{"deal the carried card", second, "deal C5", scoundrel.WhyInRoom},
		{"deal a used card", second, "deal H3", scoundrel.WhyOutOfPlay},
		{"deal after the end", dead, "deal C2", scoundrel.WhyGameOver},

		{"change a card in the dungeon", []string{room}, "change C2 C3", scoundrel.WhyNotInRoom},
		{"change a used card", second, "change D7 D8", scoundrel.WhyOutOfPlay},
		{"change a faced card", oneFaced, "change D7 D8", scoundrel.WhyFaced},
		{"change to itself", []string{room}, "change C5 C5", scoundrel.WhySameCard},
		{"change to a used card", second, "change C5 D7", scoundrel.WhyOutOfPlay},
		{"change after the end", dead, "change H3 H4", scoundrel.WhyGameOver},

		{"remove a card in the dungeon", []string{room}, "remove C2", scoundrel.WhyNotInRoom},
		{"remove a used card", second, "remove D7", scoundrel.WhyOutOfPlay},
		{"remove the carried card", second, "remove C5", scoundrel.WhyCarried},
		{"remove after one was faced", oneFaced, "remove H3", scoundrel.WhyRemoveTooLate},
		{"remove a faced card", oneFaced, "remove D7", scoundrel.WhyRemoveTooLate},
		{"remove after the end", dead, "remove H3", scoundrel.WhyGameOver},

		{"equip before the room is full", []string{"deal C5 H3 D7"}, "equip D7", scoundrel.WhyDealFirst},
		{"equip a monster", []string{room}, "equip C5", scoundrel.WhyNotWeapon},
		{"equip a potion", []string{room}, "equip H3", scoundrel.WhyNotWeapon},
		{"equip twice", oneFaced, "equip D7", scoundrel.WhyFaced},
		{"equip a card in the dungeon", []string{room}, "equip D8", scoundrel.WhyNotInRoom},
		{"equip a used weapon", second, "equip D7", scoundrel.WhyOutOfPlay},
		{"equip after the end", dead, "equip D7", scoundrel.WhyGameOver},

		{"drink before the room is full", []string{"deal H3"}, "drink H3", scoundrel.WhyDealFirst},
		{"drink a weapon", []string{room}, "drink D7", scoundrel.WhyNotPotion},
		{"drink a second potion", []string{"deal H2 H3 H4 C5", "drink H2"}, "drink H3", scoundrel.WhyPotionSpent},
		{"drink twice", []string{"deal H2 H3 H4 C5", "drink H2"}, "drink H2", scoundrel.WhyFaced},
		{"drink as the fourth", []string{"deal H2 H3 H4 C5", "drink H2", "discard H3", "fight C5 barehanded"}, "drink H4", scoundrel.WhyThreeFaced},
		{"drink after the end", dead, "drink H3", scoundrel.WhyGameOver},
		{"discard a first potion", []string{room}, "discard H3", scoundrel.WhyPotionGood},
		{"discard a monster", []string{room}, "discard C5", scoundrel.WhyNotPotion},
		{"discard a weapon", []string{"deal H2 D3 H4 C5", "drink H2"}, "discard D3", scoundrel.WhyNotPotion},

		{"fight before the room is full", []string{"deal C5"}, "fight C5 barehanded", scoundrel.WhyDealFirst},
		{"fight a potion", []string{room}, "fight H3 barehanded", scoundrel.WhyNotMonster},
		{"fight a weapon with a weapon", []string{"deal D2 D3 H4 C5", "equip D2"}, "fight D3 weapon", scoundrel.WhyNotMonster},
		{"fight with no weapon", []string{room}, "fight C5 weapon", scoundrel.WhyNoWeapon},
		{"fight with a worn weapon", []string{"deal D7 C9 C10 H2", "equip D7", "fight C9 weapon"}, "fight C10 weapon", scoundrel.WhyWeaponWorn},
		{"fight an equal with a used weapon", []string{"deal D7 C9 S9 H2", "equip D7", "fight C9 weapon"}, "fight S9 weapon", scoundrel.WhyWeaponWorn},
		{"fight a fourth card", threeFaced, "fight C5 barehanded", scoundrel.WhyThreeFaced},
		{"fight a slain monster", []string{room, "equip D7", "fight S12 weapon"}, "fight S12 barehanded", scoundrel.WhyFaced},
		{"fight a monster in the dungeon", []string{room}, "fight C2 barehanded", scoundrel.WhyNotInRoom},

		{"run from nothing", nil, "run", scoundrel.WhyDealFirst},
		{"run before the room is full", []string{"deal C5 H3 D7"}, "run", scoundrel.WhyDealFirst},
		{"run after one was faced", oneFaced, "run", scoundrel.WhyRunTooLate},
		{"run after three were faced", threeFaced, "run", scoundrel.WhyRunTooLate},
		{"run twice in a row", ran, "run", scoundrel.WhyRanBefore},
		{"run after the end", dead, "run", scoundrel.WhyGameOver},

		{"next from nothing", nil, "next", scoundrel.WhyDealFirst},
		{"next after none", []string{room}, "next", scoundrel.WhyFaceFirst},
		{"next after one", oneFaced, "next", scoundrel.WhyFaceFirst},
		{"next after the end", dead, "next", scoundrel.WhyGameOver},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := refused(t, play(t, test.lines...), test.try).Why; got != test.why {
				t.Errorf("refused for reason %d, want %d", got, test.why)
			}
		})
	}
	t.Run("run from the last room", func(t *testing.T) {
		s := onward(t, late(t, "", "D3 C2"), "deal C2")
		if got := refused(t, s, "run").Why; got != scoundrel.WhyRoomSmall {
			t.Errorf("refused for reason %d, want %d", got, scoundrel.WhyRoomSmall)
		}
	})
}

// TestRefusedGarbage holds that what no record can say is refused as well.
func TestRefusedGarbage(t *testing.T) {
	c5, h3 := card(t, "C5"), card(t, "H3")
	for _, s := range []scoundrel.State{
		play(t), play(t, "deal C5 H3 D7 S12"), play(t, "deal C5 H3 D7 S12", "equip D7", "fight S12 weapon", "drink H3"),
	} {
		for _, a := range []scoundrel.Action{
			{},
			{Kind: 0, Card: c5},
			{Kind: scoundrel.Next + 1, Card: c5},
			{Kind: 255, Card: 255, To: 255},
			{Kind: scoundrel.Deal},
			{Kind: scoundrel.Deal, Card: 45},
			{Kind: scoundrel.Deal, Card: 255},
			{Kind: scoundrel.Deal, Card: card(t, "C2"), To: h3},
			{Kind: scoundrel.Change, Card: c5},
			{Kind: scoundrel.Change, Card: c5, To: 45},
			{Kind: scoundrel.Change, To: c5},
			{Kind: scoundrel.Change, Card: 64, To: c5},
			{Kind: scoundrel.Remove},
			{Kind: scoundrel.Remove, Card: 200},
			{Kind: scoundrel.Remove, Card: c5, To: h3},
			{Kind: scoundrel.Equip},
			{Kind: scoundrel.Equip, Card: card(t, "D7"), To: h3},
			{Kind: scoundrel.Drink, Card: 45},
			{Kind: scoundrel.Drink, Card: h3, To: h3},
			{Kind: scoundrel.Discard},
			{Kind: scoundrel.FightWeapon},
			{Kind: scoundrel.FightBarehanded, Card: 99},
			{Kind: scoundrel.FightBarehanded, Card: c5, To: h3},
			{Kind: scoundrel.Run, Card: c5},
			{Kind: scoundrel.Next, To: c5},
		} {
			refusedAction(t, s, a)
		}
	}
}

// TestRefusalSentences holds the sentences that the rules give word for word,
// and that a sentence names what the player must do or what stands against it.
func TestRefusalSentences(t *testing.T) {
	worn := play(t, "deal D7 C9 C10 H2", "equip D7", "fight C9 weapon")
	if got := strings.TrimSuffix(refused(t, worn, "fight C10 weapon").Error(), "."); got != "The 7 of Diamonds last slew a 9: it can't be used on a 10" {
		t.Errorf("the worn weapon's sentence is %q", got)
	}
	for _, test := range []struct {
		lines []string
		try   string
		parts []string
	}{
		{[]string{"deal D7 C14 S14 H2", "equip D7", "fight C14 weapon"}, "fight S14 weapon", []string{"7 of Diamonds", "an Ace"}},
		{[]string{"deal D7 C8 C11 H2", "equip D7", "fight C8 weapon"}, "fight C11 weapon", []string{"an 8", "a Jack"}},
		{[]string{"deal C5 H3"}, "deal H3", []string{"3 of Hearts"}},
		{[]string{"deal C5 H3 D7 S12", "equip D7"}, "change C5 C5", []string{"5 of Clubs"}},
		{[]string{"deal C5 H3 D7"}, "equip D7", []string{"1"}},
		{[]string{"deal C5 H3"}, "drink H3", []string{"2"}},
		{[]string{"deal C5 H3 D7 S12", "equip D7"}, "next", []string{"2"}},
		// The card that is out of play is named, not the one to be changed.
		{[]string{"deal C5 H3 D7 S12", "equip D7", "fight S12 weapon", "drink H3", "next"}, "change C5 D7", []string{"7 of Diamonds"}},
	} {
		sentence := refused(t, play(t, test.lines...), test.try).Error()
		for _, part := range test.parts {
			if !strings.Contains(sentence, part) {
				t.Errorf("%q: the sentence %q does not say %q", test.try, sentence, part)
			}
		}
	}
}
