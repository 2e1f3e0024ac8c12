"""A folder for each game, all laid out alike."""
