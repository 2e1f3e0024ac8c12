"""The way of each investigator over the world, told once the match is over."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sobremesa.games.eldritch.annals import journeys
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.state import ALIVE, NONE, Eldritch
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR

GAME = registry.get("eldritch")


def walked(s: Eldritch, before: list[int], seen: dict[int, list[list[int]]]) -> None:
    """Note who stands elsewhere now; who fell begins anew."""
    for seat, space in enumerate(s.places):
        if space == before[seat]:
            continue
        if space == NONE:
            seen[seat].append([])
        else:
            seen[seat][-1].append(space)


@pytest.mark.parametrize("number", range(3))
def test_it_leads_from_where_they_set_out_to_where_they_are(number: int) -> None:
    key = MatchKey.from_words(f"journeys {number}", 2)
    match = Match(GAME, 2, {"ancient": "azathoth"}, key)
    rng = key.stream("checks")
    seen: dict[int, list[list[int]]] = {seat: [[]] for seat in range(2)}
    before = [NONE] * 2
    while not match.is_over:
        walked(match.state, before, seen)
        before = list(match.state.places)
        assert match.view(SPECTATOR)["journeys"] == []
        asked = match.asked[0]
        match.play(asked.decision.seat, rng.pick(asked.decision.options).key)
    told = match.view(SPECTATOR)["journeys"]
    assert [way["who"] for way in told] == sorted(way["who"] for way in told)
    for seat, life in enumerate(match.state.life):
        ways = [way["stations"] for way in told if way["who"] == seat]
        assert all(one != other for way in ways for one, other in pairwise(way))
        assert ways[0][0] in {sheet.start for sheet in SHEETS}
        if life == ALIVE:
            assert ways[-1][-1] == match.state.places[seat]
        for way, stood in zip(ways, [each for each in seen[seat] if each], strict=False):
            rest = iter(way)
            assert all(space in rest for space in stood)  # where they stood between two choices, in that order


def test_whoever_takes_the_place_of_one_who_fell_has_a_way_of_their_own() -> None:
    s = GAME.setup(
        2,
        {"ancient": "azathoth", "difficulty": "normal", "starting_rumour": False},
        MatchKey.from_words("a", 2).stream("deal"),
    )
    s.ways = (0, 4, 1, 7, 0, 5, 0, NONE, 0, 9)
    assert journeys(s) == [
        {"who": 0, "stations": [4, 5]},
        {"who": 0, "stations": [9]},
        {"who": 1, "stations": [7]},
    ]
