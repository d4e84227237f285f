package advise

import "testing"

// The log-odds of a chance and the chance for log-odds undo each other.
func TestOddsAndChances(t *testing.T) {
	for chance := int32(1); chance < whole; chance++ {
		if back := chanceOf(oddsOf(chance)); back < chance-1 || back > chance+1 {
			t.Fatalf("%d became %d", chance, back)
		}
	}
	// Even odds are a half; e to the power of 2 to 1 is 0.8808.
	if got := chanceOf(0); got != whole/2 {
		t.Errorf("even odds are %d", got)
	}
	if got := float64(chanceOf(2*unit)) / whole; got < 0.8807 || got > 0.8809 {
		t.Errorf("e² to 1 is %v", got)
	}
	if low, high := chanceOf(-1000*unit), chanceOf(1000*unit); low != 0 || high != whole {
		t.Errorf("the ends are %d and %d", low, high)
	}
}

// Calibrating keeps the order of chances, and makes nothing certain.
func TestCalibratingKeepsTheOrder(t *testing.T) {
	for dungeon := 0; dungeon <= 44; dungeon++ {
		before := int64(0)
		for estimate := int64(0); estimate <= whole; estimate += 64 {
			got := calibrated(estimate, dungeon)
			if got < before || got <= 0 || got >= whole {
				t.Fatalf("with %d cards, %d became %d after %d", dungeon, estimate, got, before)
			}
			before = got
		}
	}
}
