"""The house bot of this game: what effects are worth, where to go, and what to choose."""
