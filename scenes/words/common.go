package words

// Words that several scenes share.
const (
	Close    = "Close"
	Undo     = "Undo"
	UndoLast = "Undo last move"
	Rules    = "Rules"
	Settings = "Settings"
	NewGame  = "New game"
	Health   = "Health"
	Score    = "Score"
)
