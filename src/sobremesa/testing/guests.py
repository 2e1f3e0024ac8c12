"""What every bot must stand, whoever wrote it: `pytest --sobremesa-bot NAME`, where NAME is as `--bots` takes it.

It always chooses what it is offered, in time, and the same where it is asked the same, whatever it can't see; and it
plays matches to their end at every number of seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from sobremesa import bots
from sobremesa.bots.kinds import BotKind
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import complete
from sobremesa.lab import Series

QUESTIONS: Final = 5  # that are asked twice, and in two worlds, for so many matches


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names: list[str] = metafunc.config.getoption("sobremesa_bot", [])
    if "game" in metafunc.fixturenames:
        pairs = [(name, game) for name in names for game in games_of(kind_of(name))]
        metafunc.parametrize(("bot", "game"), pairs, ids=[f"{name}-{game.info.id}" for name, game in pairs])


def kind_of(name: str) -> BotKind:
    kind = bots.kind_called(name)
    if kind is None:
        there_are = ", ".join([one.name for one in bots.installed()]) or "none"
        raise bots.NoSuchBot(f"there is no bot {name!r}; there are {there_are}", "no-bot", bot=name, bots=there_are)
    return kind


def games_of(kind: BotKind) -> list[Game[Any]]:
    return [game for game in map(registry.get, registry.ids()) if kind.plays(game)]


@pytest.fixture
def matches(pytestconfig: pytest.Config) -> int:
    return int(pytestconfig.getoption("sobremesa_matches"))


def test_it_plays_matches_to_their_end(bot: str, game: Game[Any], matches: int) -> None:
    """Each time in another seat, among bots of the house; a fault of it ends the match with the reason."""
    low, high = game.info.seats
    numbers = range(low, high + 1)
    for number in range(matches):
        seats = numbers[number % len(numbers)]
        names = [bot if seat == number % seats else bots.best_for(game) for seat in range(seats)]
        Series.of(game, seats, names, "conformance").play(number, game)


def test_it_chooses_the_same_where_it_is_asked_the_same(bot: str, game: Game[Any], matches: int) -> None:
    for s, decision, key in questions(game, matches):
        once, again = [chosen(bot, game, s, decision, key) for _ in range(2)]
        assert once == again, f"asked {decision.ask} twice it chose {once} and {again}"


def test_it_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(bot: str, game: Game[Any], matches: int) -> None:
    for s, decision, key in questions(game, matches):
        twin = game.redeal(s, decision.seat, Rng(derive(key, "twin")))
        here, there = [chosen(bot, game, world, decision, key) for world in (s, twin)]
        assert here == there, f"asked {decision.ask} it chose {here} in one world and {there} in the other"


def test_it_says_what_it_is_called_and_what_it_costs(bot: str, game: Game[Any]) -> None:
    kind = kind_of(bot)
    assert kind.budget >= 0
    assert bot in (kind.name, *bots.who_can_play(game))


def chosen(bot: str, game: Game[Any], s: Any, decision: Decision, key: bytes) -> str:
    return bots.make(bot, game, decision.seat, Rng(key)).choose(Look(game, game.schema.clone(s), decision)).key


def questions(game: Game[Any], matches: int) -> Iterator[tuple[Any, Decision, bytes]]:
    """Some that are no formality, from matches of the house at every number of seats, one in a few of each match."""
    low, high = game.info.seats
    wished = max(1, matches // QUESTIONS)
    found = 0
    for number in range(wished):
        seats = low + number % (high - low + 1)
        key = MatchKey.from_words(f"questions {number}", seats)
        s = deal(game, seats, complete(game.info.settings, {}), key.stream("rules"))
        players = bots.seated([bots.best_for(game)] * seats, game, key)
        chance = key.stream("checks")
        while asked := game.decisions(s):
            decision = asked[0]
            if len(decision.options) > 1 and chance.below(8) == 0:
                yield s, decision, chance.branch().key
                found += 1
                if found == wished:
                    return
            game.apply(s, decision.seat, players[decision.seat].choose(Look(game, s, decision)))
