"""El ansia (The Hunger), by Richard Garfield."""
