"""The house bot of this game: what it sees, what it thinks things are worth, what it plans."""
