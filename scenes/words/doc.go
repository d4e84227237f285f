// Package words holds every string a player sees on a screen, a file for each
// scene, so that wording is found, checked for glyphs and changed in one place.
// What the rules themselves say (refusals, the log) is in rules/scoundrel.
package words
