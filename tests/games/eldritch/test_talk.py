"""What is said by tap: where one goes, whether somebody could go there; and what bots make of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldritch.laid import lay, told
from sobremesa.games.eldritch.book import SPACES
from sobremesa.games.eldritch.bot.house import House
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import ELIMINATED, Eldritch
from sobremesa.kernel.bot import Look
from sobremesa.kernel.errors import NotOffered
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.talk import Talk, what_to_say


def sayable(match: Match[Eldritch], seat: int) -> list[str]:
    decision = what_to_say(GAME, match.state, seat)
    return [] if decision is None else [option.key for option in decision.options]


def of(match: Match[Eldritch], seat: int, verb: str) -> set[str]:
    return {key.removeprefix(f"{verb}:") for key in sayable(match, seat) if key.startswith(f"{verb}:")}


def bot(seat: int) -> House:
    return House(seat, Rng(bytes(32)))


def goes(match: Match[Eldritch], *, persons: frozenset[int] = frozenset()) -> str:
    """Where the first bot travels from where it stands."""
    match.play(0, "pick:action-travel")
    decision = match.asked[0].decision
    return bot(0).choose(Look(GAME, match.state, decision, persons)).key.removeprefix("pick:space-")


def two(**more: Any) -> Any:
    return lay("leo lily", "rome pyramids", mystery="occult-research", **more)


@pytest.mark.rule("eldritch-26.1", "eldritch-26.2")
def test_one_says_where_one_goes_and_asks_somebody_to_go_where_something_waits() -> None:
    match = lay(
        "leo lily",
        "5 6",
        clues="london",
        gates="rome",
        monsters={"tokyo": "cthylla", "sydney": "mummy"},
        expedition=SPACES["amazon"],
    )
    named = {"london", "rome", "tokyo", "amazon"}
    assert of(match, 0, "going") == named
    assert of(match, 1, "could-you") == {f"0:{space}" for space in named}
    asked = match.asked
    events = match.play(1, "could-you:0:rome")
    assert told(events, "said-could-you", "space") == ["rome"]
    assert told(match.play(0, "going:london"), "said-going", "who") == [0]
    assert match.asked == asked  # nobody waits, and nothing is decided by it
    with pytest.raises(NotOffered) as refused:
        match.play(1, "going:sydney")
    assert refused.value.rule == "eldritch-26.2"


@pytest.mark.rule("eldritch-26.3")
def test_a_goal_is_named_once_a_round_and_once_more_by_who_was_asked() -> None:
    match = lay("leo lily", "5 6", clues="london rome")
    match.play(0, "going:london")
    assert of(match, 0, "going") == set()
    match.play(1, "could-you:0:rome")
    assert of(match, 1, "could-you") == set()
    assert "rome" in of(match, 0, "going")
    match.play(0, "going:rome")
    with pytest.raises(NotOffered) as refused:
        match.play(0, "going:rome")
    assert refused.value.rule == "eldritch-26.3"
    match.state.rounds += 1
    assert "rome" in of(match, 0, "going")
    assert of(match, 1, "could-you")


@pytest.mark.rule("eldritch-26.4")
def test_what_was_said_stays_said_when_something_is_taken_back() -> None:
    match = lay("leo lily", "5 6", clues="london")
    before = match.version
    match.play(0, "pick:action-travel")
    last = match.last_noticed_of(0)
    match.play(0, "going:london")
    assert match.last_noticed_of(0) == last
    lasting = match.lasting_since(before)
    match.rewind(before)
    for seat, option in match.still_free(lasting):
        match.play(seat, option.key)
    assert match.asked[0].decision.ask == "act"
    assert [row[1:] for row in match.state.said] == [(0, 0, SPACES["london"])]


@pytest.mark.rule("eldritch-26.5")
def test_nothing_is_said_before_the_first_round_nor_without_an_investigator() -> None:
    assert sayable(Match(GAME, 2, {}, MatchKey.from_words("talk", 2)), 0) == []
    match = lay("leo lily", "5 6", clues="london", life=[ELIMINATED, 0])
    assert sayable(match, 0) == []
    assert not of(match, 1, "could-you")
    with pytest.raises(NotOffered) as refused:
        match.play(0, "going:london")
    assert refused.value.rule == "eldritch-26.5"


@pytest.mark.rule("eldritch-26.6")
def test_a_bot_says_where_it_goes_and_says_it_once() -> None:
    match = two(clues="london")
    talk = Talk(GAME, lambda seat: bot(seat) if seat == 0 else None)
    said: list[str] = []

    def say(decision: Any, option: Any) -> None:
        said.append(option.key)
        match.play(decision.seat, option.key)

    talk.go_on(lambda: match.state, say)
    talk.go_on(lambda: match.state, say)
    assert said == ["going:london"]
    match.state.rounds += 1
    talk.go_on(lambda: match.state, say)
    assert said == ["going:london"]


@pytest.mark.rule("eldritch-26.6")
def test_a_bot_leaves_a_place_to_the_person_who_said_that_they_go_there() -> None:
    for persons, elsewhere in ((frozenset({1}), True), (frozenset[int](), False)):
        match = two(clues="london istanbul")
        match.play(1, "going:london")
        other = two(clues="london istanbul")
        other.play(1, "going:istanbul")
        assert (goes(match, persons=persons) != goes(other, persons=persons)) is elsewhere


@pytest.mark.rule("eldritch-26.6")
def test_what_a_person_asked_of_a_bot_weighs_with_it() -> None:
    for space in ("london", "istanbul"):
        match = two(clues="london istanbul")
        match.play(1, f"could-you:0:{space}")
        assert goes(match, persons=frozenset({1})) == space
