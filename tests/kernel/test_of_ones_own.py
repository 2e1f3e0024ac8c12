"""What the pages let people write in plain Python stands on the compiled rules as on the plain ones.

These run on both builds: a game of one's own with its state, its nodes and its verbs, and games made of those that
are there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest
from benchmarks.serving.game import GAME as ENDLESS

from docs.page import steps
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.watching import Watcher
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.testing import play
from sobremesa.testing.coverage import coverage
from sobremesa.testing.runs import fuzzed


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The game of docs/adding-a-game.md, as somebody has it who has followed the page."""
    first, *_ = steps("adding-a-game.md")
    first.write(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    yield import_module("orchard.rules").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "orchard"]:
        del sys.modules[name]


def test_the_game_of_the_page_plays_and_what_ran_of_its_cards_is_seen(orchard: Game[Any]) -> None:
    report = fuzzed(orchard, 3)
    assert report.finding is None, str(report.finding)
    assert coverage(orchard, matches=200).missing() == {}


def test_a_game_is_made_of_the_example() -> None:
    match = Match(ENDLESS, 2)
    play(match, "0 mark:0", "1 mark:3", "0 mark:1", "1 mark:4", "0 mark:2")
    assert (match.outcome, match.state.marks) == (None, [0, 0])


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_game_is_made_of_each_that_is_there(game_id: str) -> None:
    base = registry.get(game_id)
    heard: list[str] = []

    class Mine(type(base)):  # type: ignore[misc]
        def apply(self, s: Any, seat: int, option: Any) -> None:
            heard.append(option.key)
            super().apply(s, seat, option)

    class Aloud(Watcher):
        ran = 0

        def run(self, node: Node, s: Any, step: int) -> bool:
            self.ran += 1
            return super().run(node, s, step)

    game = Mine()
    seats = base.info.seats[0]
    match, bot = Match(game, seats), [game.house(seat, Rng(bytes(32))) for seat in range(seats)]
    assert base.book is not None
    outer, aloud = base.book.watcher, Aloud()
    base.book.watcher = aloud
    try:
        while match.asked and len(heard) < 6:
            first = match.asked[0]
            player = bot[first.decision.seat]
            assert player is not None
            option = player.choose(Look(game, match.state, first.decision))
            match.play(first.decision.seat, option, first.id)
    finally:
        base.book.watcher = outer
    assert heard
    assert aloud.ran > 0
