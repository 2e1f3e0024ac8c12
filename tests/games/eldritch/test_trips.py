"""Where one could travel is worked out by the rules, and told whole: who follows a trip leg by leg gets there."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import lay
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.view import Leg
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play


def trips(match: Match[Eldritch], seat: int = 0) -> dict[str, list[Leg]]:
    return {IDS[trip[-1]["to"]]: trip for trip in match.view(seat)["trips"]}


def spelt(trip: list[Leg]) -> str:
    return ", ".join(f"{IDS[leg['to']]} {leg['kind']}{' paid' if leg['paid'] else ''}" for leg in trip)


def at_rome(tickets: tuple[int, int], **fields: Any) -> Match[Eldritch]:
    return lay("trish mark", "rome rome", tickets=[tickets, (0, 0)], **fields)


@pytest.mark.rule("eldritch-6.1", "eldritch-6.2")
def test_the_first_leg_is_free_and_each_further_one_costs_a_ticket_of_its_kind() -> None:
    found = trips(at_rome((0, 1)))
    assert spelt(found["istanbul"]) == "istanbul train"
    assert spelt(found["pyramids"]) == "pyramids ship"
    assert spelt(found["8"]) == "10 ship, 8 ship paid"
    assert trips(at_rome((0, 0))).keys() < found.keys()
    assert "heart-of-africa" not in trips(at_rome((2, 0)))  # no ticket leads into the wilds


@pytest.mark.rule("eldritch-6.1", "eldritch-6.2")
@pytest.mark.parametrize("tickets", [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
def test_whoever_follows_it_gets_there_with_those_tickets(tickets: tuple[int, int]) -> None:
    for end, trip in trips(at_rome(tickets)).items():
        match = at_rome(tickets)
        play(match, "0 pick:action-travel")
        for number, leg in enumerate(trip):
            rest = trips(match)[end]
            assert rest == trip[number:]  # the rest of it, to somebody who is on the way
            play(match, f"0 pick:space-{IDS[leg['to']]}")
        spent = [sum(leg["paid"] and leg["kind"] == kind for leg in trip) for kind in ("train", "ship")]
        assert IDS[match.state.places[0]] == end
        assert [n - less for n, less in zip(tickets, spent, strict=True)] == list(match.state.tickets[0])


def test_they_are_told_to_whoever_may_travel_and_to_nobody_else() -> None:
    match = at_rome((1, 1))
    assert trips(match, 0)
    assert match.view(1)["trips"] == match.view(SPECTATOR)["trips"] == []
    play(match, "0 pick:action-travel", "0 pick:space-istanbul", "0 done")
    assert match.view(0)["trips"] == []  # once a turn
