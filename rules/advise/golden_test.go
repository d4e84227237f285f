package advise

// What TestSameOnEveryPlatform expects.
var (
	goldenActions = []string{}
	goldenWins    = []int{}
)
