package scenes

import (
	"akuto/rules/advise"
	"akuto/rules/scoundrel"
)

// suggest is the best thing to do now; false when there is nothing to advise.
func suggest(s scoundrel.State) (scoundrel.Action, bool) { return advise.Suggest(s) }
