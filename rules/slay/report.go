package slay

// Report is what `akuto combat` prints of a state: the design's state model under
// its own names, with weak and vulnerable on the player too, and the result.
type Report struct {
	Player planPlayer `json:"player"`
	Enemy  planEnemy  `json:"enemy"`
	Combat planCombat `json:"combat"`
}

type planPlayer struct {
	HP          int      `json:"hp"`
	MaxHP       int      `json:"maxHp"`
	Energy      int      `json:"energy"`
	MaxEnergy   int      `json:"maxEnergy"`
	Block       int      `json:"block"`
	Strength    int      `json:"strength"`
	Vulnerable  int      `json:"vulnerable"`
	Weak        int      `json:"weak"`
	DrawPile    []string `json:"drawPile"`
	Hand        []string `json:"hand"`
	DiscardPile []string `json:"discardPile"`
	ExhaustPile []string `json:"exhaustPile"`
	Powers      []string `json:"powers"`
}

type planEnemy struct {
	ID            string       `json:"id"`
	Name          string       `json:"name"`
	HP            int          `json:"hp"`
	MaxHP         int          `json:"maxHp"`
	Block         int          `json:"block"`
	Strength      int          `json:"strength"`
	Vulnerable    int          `json:"vulnerable"`
	Weak          int          `json:"weak"`
	Action        planAction   `json:"action"`      // what it does in its coming turn
	ActionTrack   []planAction `json:"actionTrack"` // a cube's slots; empty for others
	TrackPosition int          `json:"trackPosition"`
}

// planAction is an action as the data has it.
type planAction struct {
	Slot    string       `json:"slot,omitempty"`
	Intent  string       `json:"intent"`
	Effects []planEffect `json:"effects"`
}

// planEffect is an effect as the data has it, without what is understood.
type planEffect struct {
	Type   string `json:"type"`
	Value  int    `json:"value"`
	Times  *int   `json:"times,omitempty"`
	Target string `json:"target,omitempty"`
}

type planCombat struct {
	Turn         int         `json:"turn"`
	Phase        string      `json:"phase"`
	DieResult    int         `json:"dieResult"`
	SelectedCard *string     `json:"selectedCard"` // a matter of the screen: always null here
	Log          []planEntry `json:"log"`
	Result       *string     `json:"result"`
}

type planEntry struct {
	Turn int    `json:"turn"`
	Text string `json:"text"`
	Kind string `json:"kind"`
	HP   int    `json:"hp"`
}

// results are the results' names in JSON.
var results = map[Result]string{Victory: "won", Defeat: "lost"}

// String gives the result as it stands in JSON: "won", "lost", or "".
func (r Result) String() string { return results[r] }

// Phase gives the design's phase of combat. Apply does the enemy's turn in one
// go, so a state is either in the player's turn or ended; rewards are no part of
// a single fight.
func (s State) Phase() string {
	if s.Over() {
		return "ended"
	}
	return "player_turn"
}

// Report gives the report of s.
func (s State) Report() Report {
	p, e, card := s.Player, s.Enemy, s.EnemyCard()
	report := Report{
		Player: planPlayer{
			HP: p.HP, MaxHP: p.MaxHP, Energy: p.Energy, MaxEnergy: TurnEnergy, Block: p.Block,
			Strength: p.Strength, Vulnerable: p.Vulnerable, Weak: p.Weak,
			DrawPile: listed(p.DrawPile), Hand: listed(p.Hand), DiscardPile: listed(p.DiscardPile),
			ExhaustPile: listed(p.ExhaustPile), Powers: listed(p.Powers),
		},
		Enemy: planEnemy{
			ID: e.ID, Name: card.Name, HP: e.HP, MaxHP: e.MaxHP, Block: e.Block,
			Strength: e.Strength, Vulnerable: e.Vulnerable, Weak: e.Weak,
			Action: planned(card, s.NextAction()), ActionTrack: []planAction{}, TrackPosition: s.TrackPosition(),
		},
		Combat: planCombat{Turn: s.Turn, Phase: s.Phase(), DieResult: s.Die, Log: []planEntry{}},
	}
	if card.Type == Cube {
		for _, a := range card.Actions {
			report.Enemy.ActionTrack = append(report.Enemy.ActionTrack, planned(card, a))
		}
	}
	for _, entry := range s.Log() {
		report.Combat.Log = append(report.Combat.Log, planEntry{entry.Turn, entry.Text, entry.Kind.String(), entry.HP})
	}
	if s.Over() {
		result := s.Result.String()
		report.Combat.Result = &result
	}
	return report
}

// listed gives a pile that prints as [] when it is empty.
func listed(pile []string) []string { return append([]string{}, pile...) }

// planned gives an action as the data has it.
func planned(card *EnemyCard, a EnemyAction) planAction {
	plan := planAction{Intent: a.Intent.String(), Effects: []planEffect{}}
	if card.Type == Cube {
		plan.Slot = slotColors[redSlot]
		if a.Grey {
			plan.Slot = slotColors[greySlot]
		}
	}
	for _, e := range a.Effects {
		effect := planEffect{Type: e.Kind.String(), Value: e.Value}
		if e.Times != 1 {
			effect.Times = &e.Times
		}
		if e.Target == All {
			effect.Target = e.Target.String()
		}
		plan.Effects = append(plan.Effects, effect)
	}
	return plan
}
