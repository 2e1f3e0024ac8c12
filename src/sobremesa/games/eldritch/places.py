"""Where things are, and what is nearest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sobremesa.games.eldritch.facts import GATE_AT, GATE_COLOUR, GATE_SPACE, GATES, OMEN_TRACK
from sobremesa.games.eldritch.map import DISTANCE, TERRAIN
from sobremesa.games.eldritch.state import ALIVE, NONE, Eldritch


def monsters_on(s: Eldritch, space: int) -> list[int]:
    return [token for token, at in enumerate(s.monster_at) if at == space]


def has_monster(s: Eldritch, space: int) -> bool:
    for at in s.monster_at:  # noqa: SIM110 - compiled, this compares numbers; `in` compares objects
        if at == space:
            return True
    return False


def clues_on(s: Eldritch, space: int) -> list[int]:
    return [token for token, at in enumerate(s.clue_at) if at == space]


def gate_on(s: Eldritch, space: int) -> int:
    """The gate that stands there, or NONE."""
    gate = GATE_AT.get(space, NONE)
    return gate if gate >= 0 and s.gate_at[gate] == space else NONE


def has_token(s: Eldritch, space: int) -> bool:
    """Whether an eldritch token lies there, whoever laid it."""
    return s.ancient_marks[space] > 0 or s.mystery_marks[space] > 0


def open_gates(s: Eldritch) -> list[int]:
    return [gate for gate in range(GATES) if s.gate_at[gate] == GATE_SPACE[gate]]


def gates_of_omen(s: Eldritch) -> list[int]:
    """The gates on the board of the colour of the current omen."""
    colour = OMEN_TRACK[s.omen]
    return [gate for gate in open_gates(s) if GATE_COLOUR[gate] == colour]


def of_terrain(terrain: int) -> list[int]:
    return [space for space, kind in enumerate(TERRAIN) if kind == terrain]


def nearest(origin: int, goals: Iterable[int]) -> list[int]:
    """Those of these spaces that are nearest: several if they tie, none if there are none."""
    away = DISTANCE[origin]
    found: list[int] = []
    least = 99
    for goal in sorted(set(goals)):
        if away[goal] < least:
            least, found = away[goal], [goal]
        elif away[goal] == least:
            found.append(goal)
    return found


def nearest_investigators(s: Eldritch, origin: int) -> Sequence[int]:
    seats = [seat for seat, life in enumerate(s.life) if life == ALIVE]
    spaces = nearest(origin, [s.places[seat] for seat in seats])
    return [seat for seat in s.seats_from(s.lead) if s.places[seat] in spaces]


def steps_towards(origin: int, goals: Iterable[int], next_to: Sequence[int]) -> list[int]:
    """The neighbours of a space that lie on a shortest way to one of these; none where one is there already."""
    away = min([DISTANCE[origin][goal] for goal in goals], default=0)
    if away == 0:
        return []
    return [space for space in next_to if any(DISTANCE[space][goal] == away - 1 for goal in goals)]
