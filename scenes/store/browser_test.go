package store

import (
	"errors"
	"strings"
	"testing"
)

var (
	errFull    = errors.New("the storage is full")
	errBlocked = errors.New("the storage is blocked")
)

// page is a stand-in for a browser's localStorage: it can be blocked, and holds
// only so many bytes of keys and values.
type page struct {
	values  map[string]string
	room    int
	blocked bool
}

func newPage() *page {
	return &page{values: map[string]string{}, room: 5 * Limit}
}

func (p *page) get(key string) (string, bool, error) {
	if p.blocked {
		return "", false, errBlocked
	}
	value, found := p.values[key]
	return value, found, nil
}

func (p *page) set(key, value string) error {
	if p.blocked {
		return errBlocked
	}
	used := len(key) + len(value)
	for k, v := range p.values {
		if k != key {
			used += len(k) + len(v)
		}
	}
	if used > p.room {
		return errFull
	}
	p.values[key] = value
	return nil
}

func (p *page) remove(key string) error {
	if p.blocked {
		return errBlocked
	}
	delete(p.values, key)
	return nil
}

func TestBlockedStorageIsAnErrorOfEveryCall(t *testing.T) {
	p := newPage()
	s := &browser{keys: p}
	save(t, s, "game", "one")
	p.blocked = true
	if _, err := s.Load("game"); !errors.Is(err, errBlocked) {
		t.Errorf("load: %v", err)
	}
	if _, err := s.Older("game"); !errors.Is(err, errBlocked) {
		t.Errorf("older: %v", err)
	}
	if err := s.Save("game", []byte("two")); !errors.Is(err, errBlocked) {
		t.Errorf("save: %v", err)
	}
	if _, err := s.SetAside("game"); !errors.Is(err, errBlocked) {
		t.Errorf("set aside: %v", err)
	}
	p.blocked = false
	holds(t, s, "game", "one", "")
}

func TestFullStorageKeepsTheOldSave(t *testing.T) {
	p := newPage()
	s := &browser{keys: p}
	save(t, s, "game", "one")
	p.room = 0
	if err := s.Save("game", []byte("two")); !errors.Is(err, errFull) {
		t.Errorf("save into full storage: %v", err)
	}
	holds(t, s, "game", "one", "")
}

// With room for one copy only, the newest is the one to have.
func TestSaveGoesOnWithoutRoomForTheOlderCopy(t *testing.T) {
	p := newPage()
	s := &browser{keys: p}
	save(t, s, "game", "one")
	p.room = len(prefix+"game") + len("one")
	save(t, s, "game", "two")
	holds(t, s, "game", "two", "")
}

func TestSettingAsideNeedsNoSecondCopysRoom(t *testing.T) {
	p := newPage()
	s := &browser{keys: p}
	broken := strings.Repeat("x", 1000)
	save(t, s, "game", broken)
	p.room = 1000 + len(prefix+asideName("game", 1))
	where, err := s.SetAside("game")
	if err != nil {
		t.Fatal(err)
	}
	if want := "akuto/game.broken-1 in this browser's storage"; where != want {
		t.Errorf("set aside as %q, want %q", where, want)
	}
	holds(t, s, "game", "", "")
	holds(t, s, asideName("game", 1), broken, "")
}

func TestSettingAsideThatFailsPutsTheSaveBack(t *testing.T) {
	p := newPage()
	s := &browser{keys: p}
	save(t, s, "game", "broken")
	p.room = len(prefix+"game") + len("broken")
	if _, err := s.SetAside("game"); !errors.Is(err, errFull) {
		t.Errorf("set aside in full storage: %v", err)
	}
	holds(t, s, "game", "broken", "")
}

func TestStorageIsAskedToStayAfterASaveThatWentWell(t *testing.T) {
	p, asked := newPage(), 0
	s := &browser{keys: p, saved: func() { asked++ }}
	p.blocked = true
	_ = s.Save("game", []byte("one"))
	if asked != 0 {
		t.Error("asked although nothing was saved")
	}
	p.blocked = false
	save(t, s, "game", "one")
	if asked != 1 {
		t.Errorf("asked %d times after one save", asked)
	}
}

func TestKeysDoNotMeetThoseOfOtherPages(t *testing.T) {
	p := newPage()
	p.values["game"] = "another page's"
	s := &browser{keys: p}
	holds(t, s, "game", "", "")
	save(t, s, "game", "one")
	save(t, s, "game", "two")
	if p.values["game"] != "another page's" || p.values["akuto/game"] != "two" || p.values["akuto/game~"] != "one" {
		t.Errorf("the storage holds %v", p.values)
	}
}
