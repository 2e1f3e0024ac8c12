"""The house bot: plain sense in plain positions, and a match to its end."""

from __future__ import annotations

from typing import Any

from games.eldritch.laid import lay
from sobremesa.games.eldritch.bot.house import House
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng


def chosen(match: Match[Eldritch]) -> str:
    decision = match.asked[0].decision
    return House(decision.seat, Rng(bytes(32))).choose(Look(GAME, match.state, decision)).key


def travels(**more: Any) -> str:
    """Where Leo goes first from Rome."""
    match = lay("leo", "rome", **more)
    match.play(0, "pick:action-travel")
    return chosen(match)


def test_it_goes_for_a_clue_nearby() -> None:
    assert travels(clues="pyramids") == "pick:space-pyramids"
    assert travels(clues="london") == "pick:space-london"


def test_it_does_not_walk_to_its_death() -> None:
    assert (
        travels(clues="pyramids", monsters={"pyramids": "dark-young star-spawn"}, health=[2]) != "pick:space-pyramids"
    )


def test_it_rests_when_it_is_badly_hurt() -> None:
    assert chosen(lay("leo", "rome", health=[1], clues="pyramids")) == "pick:action-rest"


def test_it_serves_the_mystery_where_it_can() -> None:
    marks = [1 if space == 4 else 0 for space in range(36)]  # in Rome
    match = lay("leo", "rome", phase="encounter", mystery="true-name", mystery_marks=marks, mine={0: 2})
    assert chosen(match) == "pick:mystery-true-name"
    match.play(0, "pick:mystery-true-name")
    assert chosen(match) == "yes"


def test_two_of_them_play_to_the_end() -> None:
    match = Match(GAME, 2, {}, MatchKey.from_words("two bots", 2))
    bots = [House(seat, Rng(bytes([seat + 1]) * 32)) for seat in range(2)]
    while match.outcome is None:
        decision = match.asked[0].decision
        match.play(decision.seat, bots[decision.seat].choose(Look(GAME, match.state, decision)).key)
    assert match.state.rounds >= 5
