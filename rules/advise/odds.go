package advise

// whole is a chance of 1 in the whole numbers that chances are compared in.
const whole = 1 << 16

// logistic gives the chance for log-odds of -16 to 16 in steps of 1/32, in units of
// 1/whole. It is worked out by multiplications and divisions alone, each rounded on
// its own, so it is the same on every platform.
var logistic = func() (table [1025]int32) {
	const step = 0.96923323447634409 // e to the power of -1/32
	power := 1.0
	for i := 512; i >= 0; i-- {
		below := power / float64(1+power) // the chance at -(512-i)/32
		table[i] = int32(float64(below*whole) + 0.5)
		table[1024-i] = whole - table[i]
		power = float64(power * step)
	}
	return table
}()

// chanceOf gives the chance for a judgement of the network.
func chanceOf(judged int64) int32 {
	const step = unit / 32
	at := min(1024*step-1, max(0, judged+512*step))
	i, part := at/step, at%step
	low, high := int64(logistic[i]), int64(logistic[i+1])
	return int32(low + (high-low)*part/step)
}
