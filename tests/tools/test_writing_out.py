"""What the compiler is given besides: a constructor and a clone of every state, which follow from its fields alone."""

from __future__ import annotations

import inspect
import shutil
import sys
from collections.abc import Mapping
from dataclasses import Field, fields
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import tictactoe
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete

ROOT = Path(__file__).parents[2]
SOURCES = {
    "running": ROOT / "src/sobremesa/kernel/effects/running.py",
    **{game: ROOT / f"src/sobremesa/games/{game}/state.py" for game in registry.ids()},
    "tictactoe": ROOT / "examples/tictactoe.py",
}
GAMES: Mapping[str, Game[Any]] = {**{game: registry.get(game) for game in registry.ids()}, "tictactoe": tictactoe.GAME}


def loaded(name: str, path: Path) -> Any:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where a dataclass looks for what its annotations mean
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The sources, completed as they are before they are compiled."""
    folder = tmp_path_factory.mktemp("written out")
    made = {name: folder / f"{name}.py" for name in SOURCES}
    for name, source in SOURCES.items():
        shutil.copy(source, made[name])
    loaded("written.tool", ROOT / "tools/writing_out.py").complete(list(made.values()))
    return made


@pytest.fixture(params=sorted(GAMES))
def state(request: pytest.FixtureRequest, copies: dict[str, Path]) -> tuple[Any, type[Any]]:
    """A state of each game after its deal, and the class that is compiled for it."""
    game = GAMES[request.param]
    seats = game.info.seats[1]
    s = deal(game, seats, complete(game.info.settings, {}), MatchKey.from_words("written out", seats).stream("rules"))
    return s, getattr(loaded(f"written.{request.param}", copies[request.param]), game.schema.cls.__name__)


def laid_out(s: Any, completed: type[Any]) -> Any:
    twin = completed(**{one.name: getattr(s, one.name) for one in fields(completed) if one.init})
    for one in fields(completed):
        setattr(twin, one.name, getattr(s, one.name))
    return twin


def is_copied(field: Field[Any]) -> bool:
    return str(field.type).startswith(("list", "Rng"))


def test_the_constructor_takes_every_field_that_is_given_and_sets_it(state: tuple[Any, type[Any]]) -> None:
    s, completed = state
    given = [one.name for one in fields(completed) if one.init]
    assert "__init__" in vars(completed)
    assert sorted(inspect.signature(completed).parameters) == sorted(given)
    made = completed(**{name: getattr(s, name) for name in given})
    assert all(getattr(made, name) is getattr(s, name) for name in given)
    assert all(hasattr(made, one.name) for one in fields(completed))  # the others it works out itself


def test_the_clone_has_every_field_and_shares_none_that_can_change(state: tuple[Any, type[Any]]) -> None:
    s, completed = state
    original = laid_out(s, completed)
    original.is_blind = True
    twin = original.written_clone()
    for one in fields(completed):
        mine, its = getattr(original, one.name), getattr(twin, one.name)
        if isinstance(mine, Rng):
            assert (its.key, its.drawn) == (mine.key, mine.drawn)
        else:
            assert its == mine
        assert (its is mine) != is_copied(one), one.name
    assert (twin.asked, twin.is_blind) == (original.asked, True)
    assert (twin.log, twin.touched) == (None, 0)
