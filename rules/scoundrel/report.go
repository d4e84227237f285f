package scoundrel

import "encoding/json"

// Report is what `akuto replay` prints of a state: the plan's state model under
// its own names, and what follows from it.
type Report struct {
	State       planState `json:"state"`
	DungeonLeft int       `json:"dungeonLeft"`
	SlotsNeeded int       `json:"slotsNeeded"`
	Legal       []string  `json:"legal"` // as lines of a record
	Totals      Totals    `json:"totals"`
}

// Report gives the report of s.
func (s State) Report() Report {
	legal := []string{}
	for _, a := range Legal(s) {
		legal = append(legal, a.String())
	}
	return Report{
		State:       s.plan(),
		DungeonLeft: s.Left(),
		SlotsNeeded: s.SlotsNeeded(),
		Legal:       legal,
		Totals:      s.Totals,
	}
}

// planState is the plan's state model, field for field.
type planState struct {
	HP               int         `json:"hp"`
	Weapon           *planWeapon `json:"weapon"`
	Room             []*planSlot `json:"room"`
	ResolvedInRoom   int         `json:"resolvedInRoom"`
	PotionUsedInRoom bool        `json:"potionUsedInRoom"`
	RanLastRoom      bool        `json:"ranLastRoom"`
	Used             []Card      `json:"used"`
	RoomNo           int         `json:"roomNo"`
	LastResolved     Card        `json:"lastResolved"`
	Log              []planEntry `json:"log"`
	Over             *planOver   `json:"over"`
}

type planWeapon struct {
	Card  Card   `json:"card"`
	Slain []Card `json:"slain"`
}

type planSlot struct {
	Card     Card `json:"card"`
	Resolved bool `json:"resolved"`
}

type planEntry struct {
	Room int    `json:"room"`
	Text string `json:"text"`
	Kind string `json:"kind"`
}

type planOver struct {
	Won   bool `json:"won"`
	Score int  `json:"score"`
}

// plan gives s as the plan's state model.
func (s State) plan() planState {
	p := planState{
		HP:               s.Health,
		Room:             make([]*planSlot, RoomSize),
		ResolvedInRoom:   s.Faced,
		PotionUsedInRoom: s.PotionUsed,
		RanLastRoom:      s.RanLast,
		Used:             s.Used(),
		RoomNo:           s.RoomNo,
		LastResolved:     s.Last,
		Log:              []planEntry{},
	}
	if s.Weapon.Card != None {
		p.Weapon = &planWeapon{Card: s.Weapon.Card, Slain: s.Weapon.Slain()}
	}
	for i, slot := range s.Room {
		if slot.Card != None {
			p.Room[i] = &planSlot{Card: slot.Card, Resolved: slot.Resolved}
		}
	}
	for _, e := range s.Log() {
		p.Log = append(p.Log, planEntry{Room: e.Room, Text: e.Text(), Kind: e.Kind.String()})
	}
	if s.Over.Done {
		p.Over = &planOver{Won: s.Over.Won, Score: s.Over.Score}
	}
	return p
}

// MarshalJSON gives the card's id, and null for None.
func (c Card) MarshalJSON() ([]byte, error) {
	if !c.valid() {
		return []byte("null"), nil
	}
	return json.Marshal(c.ID())
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (c *Card) UnmarshalJSON(data []byte) error {
	*c = None
	if string(data) == "null" {
		return nil
	}
	var id string
	if err := json.Unmarshal(data, &id); err != nil {
		return err
	}
	card, err := ParseCard(id)
	if err != nil {
		return err
	}
	*c = card
	return nil
}
