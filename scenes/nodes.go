package scenes

import (
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// NodeInfo is a node of the scene in front for those who can't see it: the
// page's screen-reader mirror and the browser tests. Lengths are in points.
type NodeInfo struct {
	ID          string  `json:"id"`
	Role        string  `json:"role"`
	Label       string  `json:"label"`
	Description string  `json:"description,omitempty"`
	X           float64 `json:"x"`
	Y           float64 `json:"y"`
	W           float64 `json:"w"`
	H           float64 `json:"h"`
	Enabled     bool    `json:"enabled"`
	Refusal     string  `json:"refusal,omitempty"`
	Focused     bool    `json:"focused,omitempty"`
	// TapX and TapY are where a tap reaches the node: cards in a fan cover
	// each other. Both are 0 for what can't be tapped.
	TapX float64 `json:"tapX,omitempty"`
	TapY float64 `json:"tapY,omitempty"`
}

// Nodes lists what has a label in the scene in front, in reading order.
func (a *App) Nodes() []NodeInfo {
	list := []NodeInfo{}
	tree := a.root.Tree()
	tree.Walk(func(n *ui.Node) bool {
		if n.Label == "" || n.PointerOnly {
			return true
		}
		info := NodeInfo{
			ID: n.ID, Role: n.Role.String(), Label: words.Spoken(n.Label), Description: words.Spoken(n.Description),
			X: n.Rect.X, Y: n.Rect.Y, W: n.Rect.W, H: n.Rect.H,
			Enabled: n.Activate != nil && n.Refusal == "", Refusal: words.Spoken(n.Refusal),
			Focused: n.ID != "" && n.ID == a.root.Frame().Focused(),
		}
		if spot, ok := ui.Spot(tree, n, a.root.Frame().Window); ok {
			info.TapX, info.TapY = spot.X, spot.Y
		}
		list = append(list, info)
		return true
	})
	return list
}

// Nodes lists the nodes of the scene in front.
func (p *Program) Nodes() []NodeInfo { return p.app.Nodes() }
