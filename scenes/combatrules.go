package scenes

import "akuto/scenes/words"

// newCombatRules is the rules of combat on one sheet.
func newCombatRules(a *App) *rulesSheet {
	return &rulesSheet{
		app: a, title: words.CombatRules, columns: words.CombatRulesColumns,
		other: words.RulesOfScoundrel, swap: newRules,
	}
}
