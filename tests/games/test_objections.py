"""Why not: an objection is about what was pointed at, never about what is being asked instead."""

from __future__ import annotations

from typing import Any

import pytest

from games.ansia.laid import lay as lay_night
from games.eldritch.laid import lay as lay_world
from sobremesa.kernel import registry
from sobremesa.kernel.decision import BESIDE_THE_POINT
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

# What one does in one's turn: whatever can be done then is what these ask about.
TURNS = ("act", "end", "move", "haunt", "trade")
WAYS_OUT = ("done", "decline", "pass")  # an answer to any question


def kind_of(game: Any, option: Option) -> str:
    """The verb, or what kind of thing is picked."""
    return game.book.things.section_of(option.args[0]).kind if option.verb == "pick" else option.verb


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_rule_that_asks_forbids_nothing_that_it_does_not_ask_for(game_id: str) -> None:
    game = registry.get(game_id)
    catalogue = tuple(game.options)
    seats, rng, beside = game.info.seats[0] + 1, Rng(bytes(32)), 0
    for night in "abc":
        match = Match(game, seats, {}, MatchKey.from_words(night, seats))
        while not match.is_over and match.version < 120:
            asked = rng.pick(match.asked).decision
            kinds = {kind_of(game, option) for option in asked.options}
            for option in (rng.pick(catalogue) for _ in range(30)):
                if kind_of(game, option) in kinds or option.verb in WAYS_OUT:
                    continue
                rule = match.why_not(asked.seat, option)
                beside += rule == BESIDE_THE_POINT
                assert rule != asked.source or asked.ask in TURNS, (asked.ask, option)
            match.play(asked.seat, rng.pick(asked.options))
    assert beside > 0


def test_a_vampire_being_chosen_is_asked_nothing_about_the_castle() -> None:
    game = registry.get("ansia")
    match: Match[Any] = Match(game, 2, {}, MatchKey.from_words("night", 2))
    assert match.asked[0].decision.ask == "vampire"
    meant = match.meant(0, {"space": "castle"})
    assert meant is not None
    assert match.why_not(0, meant) == BESIDE_THE_POINT


def test_tokens_missions_and_cards_are_forbidden_to_whom_they_lie_before() -> None:
    match = lay_night(
        "vampiric-will night-flight the-hunger",
        "",
        tokens={0: "one-speed", 1: "two-speed"},
        held={0: "surge gluttony"},
    )
    match.play(0, "pick:card-vampiric-will")
    assert match.asked[0].decision.ask == "discard"
    assert match.why_not(0, "pick:token-one-speed") == "ansia-11.1"
    assert match.why_not(0, "pick:token-two-speed") == BESIDE_THE_POINT
    assert match.why_not(0, "pick:mission-gluttony") == "ansia-10.1"
    assert match.why_not(0, "pick:mission-surge") == "ansia-10.2"
    assert match.why_not(0, "pick:mission-banquet") == BESIDE_THE_POINT
    assert match.why_not(0, "pick:card-vampiric-will") == "ansia-5.3"
    assert match.why_not(0, "pick:card-nocturne") == BESIDE_THE_POINT


@pytest.mark.rule("ansia-9.5")
def test_a_rose_is_out_of_reach_outside_the_labyrinth() -> None:
    match = lay_night("", "")
    match.play(0, "stay")
    assert match.why_not(0, "pick:card-wind-rose") == "ansia-9.5"


def test_an_investigator_asked_what_to_do_is_asked_about_no_space() -> None:
    match = lay_world("leo mark", "rome rome")
    assert match.why_not(0, "pick:space-tokyo") == BESIDE_THE_POINT
    match.play(0, "pick:action-travel")
    assert match.why_not(0, "pick:space-tokyo") == "eldritch-6.1"
