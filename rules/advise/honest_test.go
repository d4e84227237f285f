package advise

import (
	"slices"
	"testing"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

// What lies at the bottom after a run is known, and its order decides here: with the
// 10 and the 8 of clubs first, the worn weapon is used up before the better one is
// taken; with the 5 of diamonds and the potion first, it isn't.
func TestBottomIsKnown(t *testing.T) {
	for _, test := range []struct{ room, won, lost string }{
		{"C10 C8 D5 H6", "fight C9 weapon", "equip D6"},
		{"C10 D5 H6 C8", "equip D6", "fight C9 weapon"},
	} {
		const next = "D6 S9 C5 C9"
		s := late(t, "H9 H8 H7 H3", test.room+" "+next)
		s = step(t, s, scoundrel.Action{Kind: scoundrel.Run})
		s, _ = dealFull(t, s, cards(t, next))
		options := searched(s, 1, 100)
		if o := named(t, options, test.won); o.Certain != +1 {
			t.Errorf("after running from %s, %+v is not surely won", test.room, o)
		}
		if o := named(t, options, test.lost); o.Certain != -1 {
			t.Errorf("after running from %s, %+v is not surely lost", test.room, o)
		}
		if o := options[0]; o.Certain != +1 {
			t.Errorf("after running from %s, %+v comes first", test.room, o)
		}
		search := New(s, 1)
		search.Work(100, nil)
		if a := search.Plan(s)[0]; a != options[0].Action {
			t.Errorf("the plan begins with %q, the best option is %q", a, options[0].Action)
		}
	}
}

// Two games in which the same is known get the same advice, however they came to it:
// changed, removed and undealt cards leave no trace, nor does the order of what was
// faced without consequence.
func TestSameKnowledgeSameAdvice(t *testing.T) {
	one := replayed(t, "scoundrel 1\ndeal D5 C3 S4 C9\nequip D5\nfight S4 weapon\nfight C3 weapon\nnext\ndeal H3 S11 C2\n")
	other := replayed(t, "scoundrel 1\ndeal C13 C3 S4\nremove S4\ndeal S4 C9\nchange C13 D5\nequip D5\nfight S4 weapon\nfight C3 weapon\nnext\ndeal H3 S5 C2\nchange S5 S11\n")
	first, second := searched(one, 7, 120), searched(other, 7, 120)
	if !slices.Equal(first, second) {
		t.Errorf("the advice differs:\n%+v\n%+v", first, second)
	}
}

// The order of the deck can't be read: games whose hidden cards are shuffled behind
// the player's back, under the same room and over the same bottom, go the same way
// until one of those cards is dealt.
func TestHiddenOrderIsNotRead(t *testing.T) {
	random := rules.NewRandom(5)
	compared, over := 0, 0
	for seed := range uint64(6) {
		deck := shuffled(&random)
		s := scoundrel.New(scoundrel.StrictlyLower)
		for room := 0; !s.Over.Done && room < 9; room++ {
			s, deck = dealFull(t, s, deck)
			hidden := len(deck) - len(s.Bottom())
			player := newSelf(s, deck, seed, 8)
			want := player.room()
			rules.Shuffle(&random, deck[:hidden])
			player = newSelf(s, deck, seed, 8)
			if got := player.room(); !slices.Equal(got, want) {
				t.Fatalf("with the hidden cards shuffled, %q became %q", want, got)
			}
			compared++
			if len(s.Bottom()) > 0 {
				over++
			}
			for _, a := range want {
				if a.Kind == scoundrel.Run {
					deck = afterRun(s, deck)
				}
				s = step(t, s, a)
			}
			if !s.Over.Done && s.ToFace() == 0 {
				s = step(t, s, scoundrel.Action{Kind: scoundrel.Next})
			}
		}
	}
	if compared < 30 || over < 5 {
		t.Errorf("only %d rooms were compared, %d of them over a known bottom", compared, over)
	}
}

// Advice is legal, is complete, and leaves the state as it was.
func TestAdviceIsLegal(t *testing.T) {
	for seed := range uint64(40) {
		random := rules.NewRandom(seed)
		s := scoundrel.New(scoundrel.Rule(seed % 2))
		deck := shuffled(&random)
		for !s.Over.Done {
			if len(facing(s)) == 0 {
				if options := searched(s, 1, 10); len(options) != 0 {
					t.Fatalf("advice before the room is dealt: %+v", options)
				}
				if _, ok := Suggest(s); ok {
					t.Fatal("a suggestion before the room is dealt")
				}
			}
			s, deck = dealFull(t, s, deck)
			before := s
			options := searched(s, seed, 3)
			if s != before {
				t.Fatal("the state has changed")
			}
			var lines, want []string
			for _, o := range options {
				lines = append(lines, o.Action.String())
				if o.Win < 0 || o.Win > 1 || o.Error < 0 || o.Error > 1 || o.Score < -208 || o.Score > 30 || o.Wins > o.Samples {
					t.Fatalf("impossible: %+v", o)
				}
			}
			for _, a := range facing(s) {
				want = append(want, a.String())
			}
			slices.Sort(lines)
			slices.Sort(want)
			if !slices.Equal(lines, want) {
				t.Fatalf("advice on %q, but %q is legal", lines, want)
			}
			if !slices.IsSortedFunc(options, func(a, b Option) int {
				if a.Win > b.Win {
					return -1
				} else if a.Win < b.Win {
					return 1
				}
				return 0
			}) {
				t.Fatalf("not best first: %+v", options)
			}
			a := options[0].Action
			if random.IntN(4) == 0 {
				a = options[random.IntN(len(options))].Action
			}
			if a.Kind == scoundrel.Run {
				deck = afterRun(s, deck)
			}
			s = step(t, s, a)
		}
		if options := searched(s, 1, 10); len(options) != 0 {
			t.Fatalf("advice after the end: %+v", options)
		}
	}
}

// When a room is done, going on is the only option, and has a chance.
func TestNextIsAnOption(t *testing.T) {
	s := replayed(t, "scoundrel 1\ndeal D5 C3 S4 C9\nequip D5\nfight S4 weapon\nfight C3 weapon\n")
	options := searched(s, 1, 50)
	if len(options) != 1 || options[0].Action.Kind != scoundrel.Next || options[0].Samples == 0 || options[0].Win <= 0 {
		t.Errorf("the options are %+v", options)
	}
}
