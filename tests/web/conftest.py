from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sobremesa.web import wire
from web.extra_games import tictactoe
from web.players import Guest, Player, begin
from web.running import Running, serving

sys.path.append(str(Path(__file__).parents[2]))  # where benchmarks/ is

Come = Callable[..., Guest]
Sit = Callable[..., list[Player]]


@pytest.fixture(scope="module", autouse=True)
def _small_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tictactoe(tmp_path_factory.mktemp("installed")):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, _small_game: None) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("store") / "tables.db") as running:
        yield running


@pytest.fixture
def come(server: Running) -> Iterator[Come]:
    """Guests of that server, or of another one, who go when the test is over."""
    with ExitStack() as all_of_them:

        def come(name: str = "Ana", address: str = "") -> Guest:
            guest = Guest(address or server.address, name)
            all_of_them.callback(guest.close)
            return guest

        yield come


@pytest.fixture
def seated(come: Come) -> Iterator[Sit]:
    """People who sit at a new table, the first of them its owner; with `start`, the match has begun."""
    with ExitStack() as pages:

        def sit(
            people: int = 2,
            game: str = "tictactoe",
            *,
            seats: int = 0,
            start: bool = True,
            address: str = "",
            **more: object,
        ) -> list[Player]:
            guests = [come(f"Player {number}", address) for number in range(people)]
            code = guests[0].open_table(game, seats or people, **more)
            players = [pages.enter_context(guest.at(code)) for guest in guests]
            for number, player in enumerate(players):
                player.do(wire.Sit, chair=number)
            if start:
                begin(players)
            return players

        yield sit
