package scenes

// combatShots are the pictures of a fight.
var combatShots = []shot{}
