"""The words that the cards of this game are written with: verbs, conditions, and whom it concerns."""
