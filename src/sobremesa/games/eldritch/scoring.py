"""How well a match was won: from zero, and the lower the better."""

from __future__ import annotations

from sobremesa.games.eldritch.effects.nouns import rumours_in_play
from sobremesa.games.eldritch.moves import clues_of
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.two_sided import is_condition, kind_of
from sobremesa.games.eldritch.words import BLESSED, CURSED, DARK_PACT


def _threes(n: int) -> int:
    """One for every three, or part of three."""
    return (n + 2) // 3


def account(s: Eldritch) -> list[tuple[str, int, int]]:
    """Line by line: of what, how many, and what they count."""
    seats = [seat for seat, life in enumerate(s.life) if life == ALIVE]
    kinds = [kind_of(thing) for seat in seats for thing in s.held[seat] if is_condition(thing)]
    gates, monsters = len(open_gates(s)), sum([at >= 0 for at in s.monster_at])
    cursed, pacts = kinds.count(CURSED.number), kinds.count(DARK_PACT.number)
    rumours, blessed = len(rumours_in_play(s)), kinds.count(BLESSED.number)
    clues = sum([clues_of(s, seat) for seat in seats])
    return [
        ("gates", gates, gates),
        ("monsters", monsters, _threes(monsters)),
        ("cursed", cursed, cursed),
        ("dark-pacts", pacts, pacts),
        ("rumours", rumours, 3 * rumours),
        ("clues", clues, -_threes(clues)),
        ("blessed", blessed, -blessed),
        ("doom", s.doom, -s.doom),
    ]


def score(s: Eldritch) -> int:
    return sum([points for _, _, points in account(s)])
