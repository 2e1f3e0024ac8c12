"""What is told to one seat alone: who they are, and what they were given; when it comes tells nobody anything."""

from __future__ import annotations

from typing import Any

import pytest

from games.cosa.laid import lay
from games.cosa.seated import table
from sobremesa.games.cosa.rules import GAME
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.kernel.whisper import Whisper
from sobremesa.testing import play


def whispers(match: Match[Any]) -> list[Whisper]:
    found = [GAME.whisper(match.view(seat)) for seat in range(match.seats)]
    assert None not in found
    return [whisper for whisper in found if whisper is not None]


@pytest.mark.rule("cosa-4.1")
def test_at_the_start_everybody_is_told_who_they_are_and_who_looks_on_is_not() -> None:
    match = lay("", "", "", "", "thing", at="turn", deck="missed")
    told = whispers(match)
    assert {whisper.mark for whisper in told} == {"role"}
    assert [whisper.name[0] for whisper in told] == ["role-human"] * 4 + ["role-thing"]
    assert GAME.whisper(match.view(SPECTATOR)) is None


@pytest.mark.rule("cosa-6.1")
def test_both_who_exchanged_are_told_whatever_they_were_given_and_nobody_else() -> None:
    match = lay("seduction", "better-run", "", "", "thing", at="exchange", deck="missed")
    play(match, "0 give:seduction", "1 give:better-run")
    told = whispers(match)
    assert [whisper.mark != "role" for whisper in told] == [True, True, False, False, False]
    assert told[0].says[0] == ("whisper-given", (("who", 1), ("card", ("better-run",))))


@pytest.mark.rule("cosa-6.1", "cosa-11.11")
def test_who_is_given_something_twice_in_a_turn_by_the_same_is_told_twice() -> None:
    hands = {0: "axe missed", 1: "analysis scary"}
    match = table(4, hands, at="turn", deck="friends whisky")
    play(match, "0 aim:1", "0 give:axe", "1 give:analysis")
    first = [GAME.whisper(match.view(seat)) for seat in (0, 1)]
    play(match, "0 give:missed", "1 give:scary")
    second = [GAME.whisper(match.view(seat)) for seat in (0, 1)]
    for before, after in zip(first, second, strict=True):
        assert before is not None
        assert after is not None
        assert before.mark != after.mark


@pytest.mark.rule("cosa-4.4", "cosa-4.10")
def test_who_was_infected_is_told_so_and_who_la_cosa_is() -> None:
    match = lay("missed", "", "", "", "thing infected", at="exchange", active=4, deck="axe")
    play(match, "4 give:infected", "0 give:missed")
    told = whispers(match)
    assert told[0].name == ("role-infected", ())
    assert ("whisper-who-it-is", (("who", 4),)) in told[0].says
    assert told[0].mark.partition("-")[0] == told[4].mark.partition("-")[0]  # la Cosa turns a card over too
