"""Eldritch Horror's own words of the language of cards: verbs, costs, conditions, counts, and whom they concern."""
