package advise

import (
	"slices"

	"akuto/rules/advise/internal/play"
)

// unit is 1 in log-odds, those of the network.
const unit = play.Unit * play.Unit

// oddsOf gives the log-odds of a chance in units of 1/whole: the reverse of
// chanceOf, from -16 to 16.
func oddsOf(chance int32) int64 {
	i, _ := slices.BinarySearch(logistic[:], chance)
	if i == 0 || i == len(logistic) {
		return int64(i-512) * (unit / 32)
	}
	low, high := int64(logistic[i-1]), int64(logistic[i])
	return int64(i-1-512)*(unit/32) + (int64(chance)-low)*(unit/32)/(high-low)
}

// truth is how log-odds counted in samples become those of winning, in 1/1024: the
// samples are played on more weakly than the player does, who is advised anew in
// every room, and the more so the more rooms follow. It was fitted to games the advice
// played (see tune/calibrate.log).
var truth = struct {
	offset, offsetDungeon, slope, slopeDungeon int64 // Dungeon: for 40 cards in it
}{752, 312, 1648, -1080}

// calibrated gives the chance to win for an estimate, both in units of 1/whole, when
// so many cards are in the dungeon. It keeps the order of estimates.
func calibrated(estimate int64, dungeon int) int64 {
	d := int64(dungeon)
	odds := oddsOf(int32(estimate))
	odds = (truth.offset+truth.offsetDungeon*d/40)*(unit/1024) + odds/1024*(truth.slope+truth.slopeDungeon*d/40)
	// What isn't certain isn't shown as if it were.
	return min(whole-1, max(1, int64(chanceOf(odds))))
}
