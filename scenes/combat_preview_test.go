package scenes

import (
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// Whatever the card, what the screen says before is what then happens.
func TestPreviewsEqualWhatThenHappens(t *testing.T) {
	d := fightDriver(t, slay.Setup{Enemy: "jaw_worm", Deck: "rage", Seed: 1}, Size{1440, 900})
	played := 0
	for seed := range uint64(12) {
		for _, deck := range d.app.catalog.Decks() {
			d.beginFight(slay.Setup{Enemy: d.app.catalog.Enemies()[seed%4].ID, Deck: deck.ID, Seed: seed})
			for turn := 0; turn < 6 && !d.fight().Over(); turn++ {
				for tries := 0; tries < 8 && !d.fight().Over(); tries++ {
					before := d.fight()
					legal := slay.Legal(before)
					if len(legal) < 2 {
						break
					}
					action := legal[(int(seed)+tries)%(len(legal)-1)]
					s := d.combat()
					key := s.hand[action.Card].key
					var chosen []int
					for _, c := range action.Exhaust {
						chosen = append(chosen, s.hand[c].key)
					}
					card := d.app.catalog.Card(before.Player.Hand[action.Card])
					outcome := before.Preview(action)
					s.tapCard(key)
					for _, c := range chosen {
						s.tapCard(c)
					}
					if card.Targeted() {
						flag := d.app.root.Tree().ByID("flag")
						if want := words.TapToPlay(before.EnemyCard().Name, card.Name, outcome.Short()); flag == nil || flag.Label != want {
							t.Fatalf("the label isn't %q", want)
						}
						s.tapEnemy()
					}
					after := d.fight()
					if lost := before.Enemy.HP - after.Enemy.HP; lost != outcome.EnemyHP || after.Player.Energy != outcome.Energy {
						t.Fatalf("%s took %d HP and left %d energy, but the screen said %+v", card.Name, lost, after.Player.Energy, outcome)
					}
					played++
				}
				if d.fight().Over() {
					break
				}
				before := d.fight()
				intent := before.Intent()
				d.combat().guard = ui.Motion{}
				d.combat().endTurn()
				if lost := before.Player.HP - d.fight().Player.HP; lost != intent.HP {
					t.Fatalf("the turn took %d HP, but the screen said %d", lost, intent.HP)
				}
			}
			d.settle()
			d.app.closeAll()
		}
	}
	if played < 300 {
		t.Errorf("only %d cards were played", played)
	}
}
