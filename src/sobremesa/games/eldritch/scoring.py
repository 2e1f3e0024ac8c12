"""How well a match was won: from zero, and the lower the better."""

from __future__ import annotations

from sobremesa.games.eldritch.effects.counts import rumours_in_play
from sobremesa.games.eldritch.facts import condition_kind, is_condition
from sobremesa.games.eldritch.moves import clues_of
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.words import BLESSED, CURSED, DARK_PACT


def _threes(n: int) -> int:
    """One for every three, or part of three."""
    return (n + 2) // 3


def score(s: Eldritch) -> int:
    seats = [seat for seat, life in enumerate(s.life) if life == ALIVE]
    kinds = [condition_kind(thing) for seat in seats for thing in s.held[seat] if is_condition(thing)]
    worse = (
        len(open_gates(s))
        + _threes(sum([at >= 0 for at in s.monster_at]))
        + kinds.count(CURSED.number)
        + kinds.count(DARK_PACT.number)
        + 3 * len(rumours_in_play(s))
    )
    better = _threes(sum([clues_of(s, seat) for seat in seats])) + kinds.count(BLESSED.number) + s.doom
    return worse - better
