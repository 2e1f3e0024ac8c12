"""Every kind of thing that a game offers is in one of a few positions, and is told by whose it is."""

from __future__ import annotations

import pytest

from sobremesa.kernel import registry
from sobremesa.testing.kinds import FREE, MOST, positions
from testing.duel import GAME as DUEL

MATCHES = 12


def test_few_positions_have_all_that_is_offered() -> None:
    found = positions(DUEL, MATCHES)
    kinds = {kind for laid in (*found.ways, *found.things) for kind in laid.kinds}
    asked = {asked.decision.ask for laid in found.ways for asked in laid.match.asked}
    assert {kind[0] for kind in kinds} >= asked
    assert 0 < len(found.ways) <= len(kinds)


def test_what_is_aimed_at_oneself_is_a_kind_of_its_own() -> None:
    kinds = {way for laid in positions(registry.get("cosa"), MATCHES).ways for way in laid.ways.values()}
    aimed = {kind[-2] for kind in kinds if kind[:2] == ("act", "play-on")}
    assert aimed == {"who me", "who another"}


def test_what_may_be_done_unasked_and_the_most_of_a_kind_are_found_too() -> None:
    found = positions(registry.get("cosa"), MATCHES)
    assert any(way[0] == FREE for laid in found.ways for way in laid.ways.values())
    fullest = [
        laid
        for laid in found.ways
        if (MOST, "act", "play-on", "option-play-on", "card", "who another", "between") in laid.kinds
    ]
    assert fullest


@pytest.mark.parametrize("matches", [MATCHES])
def test_the_same_matches_come_to_the_same_positions(matches: int) -> None:
    one, other = (positions(DUEL, matches) for _ in range(2))
    assert [laid.kinds for laid in one.ways] == [laid.kinds for laid in other.ways]
