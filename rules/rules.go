// Package rules holds what the games of akuto have in common: random numbers
// that live inside a game's state, and the undo history of one game.
//
// Nothing here knows a clock, a file or a global source of chance, so a game
// that is played again with the same seed and the same actions is the same game.
package rules
