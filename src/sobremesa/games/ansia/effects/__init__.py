"""El ansia's own words of the language of cards: what vampires do, when they may, and what they count."""
