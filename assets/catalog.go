package assets

import "embed"

// CatalogFiles holds the cards, enemies and decks of Slay under the names in
// CatalogNames.
//
//go:embed cards.json enemies.json decks.json
var CatalogFiles embed.FS

// CatalogNames gives the files of CatalogFiles in the order to read them in.
func CatalogNames() []string { return []string{"cards.json", "enemies.json", "decks.json"} }

// HasIcon tells whether there is an icon of that name.
func HasIcon(name string) bool {
	_, err := Icon(name)
	return err == nil
}
