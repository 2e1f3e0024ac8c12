"""The house bot of this game: odds and roads, what effects and places are worth, and what to choose."""
