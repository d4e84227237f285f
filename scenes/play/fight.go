package play

import (
	"akuto/rules"
	"akuto/rules/slay"
	"akuto/scenes/store"
)

// fightSlot is where the fight is saved.
const fightSlot = "slay"

// fightHistory is the undo history of one fight.
type fightHistory = rules.History[slay.State, slay.Action]

// Fight is one fight of Slay under way, if there is one. Make one with OpenFight.
type Fight struct {
	kept[slay.State, slay.Action, slay.Event]
	catalog *slay.Catalog
}

// OpenFight goes on with the fight in the store, if there is one, with the cards
// and enemies of the catalog. The notice is "" or one sentence: that the save
// couldn't be used, where it is kept, and how it goes on.
func OpenFight(s store.Store, c *slay.Catalog) (f *Fight, notice string) {
	f = &Fight{catalog: c}
	f.store, f.slot, f.what, f.text, f.replay = s, fightSlot, "fight", scriptOf, f.replayScript
	notice = f.open(func() *fightHistory { return nil }, "there is no fight to continue")
	return f, notice
}

// Started tells whether there is a fight to show, be it over or not.
func (f *Fight) Started() bool { return f.now != nil }

// UnderWay tells whether there is a fight to continue: one that is not over.
func (f *Fight) UnderWay() bool { return f.now != nil && !f.State().Over() }

// State gives the fight as it stands; the zero State when none was started.
func (f *Fight) State() slay.State {
	if f.now == nil {
		return slay.State{}
	}
	return f.kept.State()
}

// Setup gives how the fight began; the zero Setup when none was started.
func (f *Fight) Setup() slay.Setup { return f.State().Setup }

// Start begins a fight in the place of the one before, which can be brought back
// until something is done in the new one. The error says in a sentence what of
// the setup can't be; the fight is then as before.
func (f *Fight) Start(setup slay.Setup) error {
	start, _, err := slay.New(f.catalog, setup)
	if err != nil {
		return err
	}
	f.replace(rules.NewHistory[slay.State, slay.Action](start))
	return nil
}

// Load replaces the fight by a script, which is checked whole first: after an
// error, which gives NAME:LINE and why, the fight is as before.
func (f *Fight) Load(name string, script []byte) error {
	loaded, err := f.replayScript(name, script)
	if err != nil {
		return err
	}
	f.replace(loaded)
	return nil
}

// Script gives the fight as text; "" when none was started.
func (f *Fight) Script() string {
	if f.now == nil {
		return ""
	}
	return scriptOf(f.now)
}

// replayScript plays a script into an undo history. An empty one stands for no
// fight, as it is saved when there is none. The error gives NAME:LINE and why.
func (f *Fight) replayScript(name string, text []byte) (*fightHistory, error) {
	if len(text) == 0 {
		return nil, nil
	}
	script, err := slay.ParseScript(f.catalog, name, text)
	if err != nil {
		return nil, err
	}
	return script.Replay()
}

// scriptOf gives a fight as a script.
func scriptOf(fight *fightHistory) string { return slay.ScriptOf(fight).Text() }
