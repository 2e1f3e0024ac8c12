"""Whole matches of the small game: the ears, the names, and what a planted fault does to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kernel.effects.camp import BOOK, CARDS, camp, give
from kernel.effects.game import GAME, Days
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import REVEALS
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.testing.checks import Broken
from sobremesa.testing.faults import planted
from sobremesa.testing.language import check_ears, check_names


def stream(key: str) -> Rng:
    return MatchKey.from_words(key, 1).stream("checks")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_goes_on_where_all_numbers_are_others(seats: int) -> None:
    choices = [check_names(GAME, seats, {}, stream(f"names {number}")) for number in range(8)]
    assert min(choices) >= 10


def test_the_ears_fit_in_every_position() -> None:
    for number in range(20):
        rng = stream(f"ears {number}")
        s: Days = deal(GAME, 2 + number % 3, {}, rng.branch())
        while asked := GAME.decisions(s):
            check_ears(s)
            GAME.apply(s, asked[0].seat, rng.pick(asked[0].options))
        assert (s.agenda, s.registers, s.queues) == ([], [], [])


def told(key: str) -> list[str]:
    rng = stream(key)
    s: Days = deal(GAME, 3, {}, rng.branch())
    digests = []
    while asked := GAME.decisions(s):
        digests.append(GAME.schema.digest(s))
        GAME.apply(s, asked[0].seat, rng.pick(asked[0].options))
    return [*digests, *s.told]


def test_what_acts_at_once_does_what_it_would_do_next(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [f"at once {number}" for number in range(12)]
    at_once = [told(key) for key in keys]
    quick = [node for node in BOOK if isinstance(node, On) and node.acts_at_once]
    assert {node.part for node in quick} >= {"mark.dawn", "thorns.lost", "drum.dawn"}
    for node in quick:
        monkeypatch.setattr(node, "acts_at_once", False)
    assert [told(key) for key in keys] == at_once


def test_ears_that_do_not_fit_are_named() -> None:
    s = camp()
    give(s, 0, "drum")
    s.by[CARDS["flute"]] = 1
    with pytest.raises(Broken, match=r"flute.dawn card-flute, flute.left card-flute should listen, nobody should not"):
        check_ears(s)


def first_choice(game: Any) -> Match[Any]:
    """After it the same seat goes on, and nothing was told."""
    match = Match(game, 2, key=MatchKey.from_words("undo", 2))
    seat = match.asked[0].decision.seat
    match.play(seat, "pick:card-amulet")
    assert match.waiting_for == (seat,)
    return match


def test_what_reveals_cannot_be_taken_back_freely(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_choice(GAME).why_no_undo(0) is None
    touched = BOOK.touched[:]
    touched[BOOK.parts["camp.day"].number] = REVEALS
    monkeypatch.setattr(BOOK, "touched", touched)
    assert first_choice(GAME).why_no_undo(0) == "fixed"


def test_nor_can_what_was_announced_where_nobody_may_talk() -> None:
    quiet = planted(GAME, info=replace(GAME.info, quiet=True), quiet=lambda *_: ())
    assert first_choice(quiet).why_no_undo(0) == "fixed"
