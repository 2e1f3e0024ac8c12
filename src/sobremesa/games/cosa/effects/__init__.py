"""The game's own words of the language: what its cards do, whom they reach, what it is to have them."""
