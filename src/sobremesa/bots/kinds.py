"""The bots there are: the house's own, those of other packages, and one that somebody has written in a file."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, final

from sobremesa.kernel.entries import entries_of, in_a_line
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

if TYPE_CHECKING:
    from sobremesa.bots.look import Choice, Look

GROUP: Final = "sobremesa.bots"
USUAL_BUDGET: Final = 3_000  # choices simulated for one that is taken: about a second where all is compiled
MOST_BUDGET: Final = 100_000

RANDOM: Final = "random"
HOUSE: Final = "house"
EASY: Final = "easy"
SEARCH: Final = "search"
OURS: Final = (RANDOM, EASY, SEARCH, HOUSE)  # last who sits down where nobody said who should


class NoSuchBot(SobremesaError):
    """No bot goes by that name, or not in this game."""


class Player(Protocol):
    """A bot of anybody's, made anew for each question: all it knows is in its look, all its chance in its stream."""

    def choose(self, look: Look[Any]) -> Choice | Option:
        """One of `look.options`, with a reason or without."""
        ...


@final
@dataclass(frozen=True, eq=False)
class BotKind:
    """What a package says of its bot."""

    name: str  # by which it is asked for
    make: Callable[[Game[Any], int, Rng], Player]  # for a game, a seat, and with a stream of its own
    games: tuple[str, ...] = ()  # that it plays; every game if it names none
    budget: int = USUAL_BUDGET  # choices that it may simulate for one that it takes
    names: Mapping[str, str] = field(default_factory=dict)  # what people call it, by language
    about: Mapping[str, str] = field(default_factory=dict)  # what it is like, in a line, by language
    is_ours: bool = False  # comes with Sobremesa, which says in its own words what it is like
    hears: bool = False  # wants to be told what happened, which takes time to write down

    def plays(self, game: Game[Any]) -> bool:
        return not self.games or game.info.id in self.games


class LeftOut(NamedTuple):
    """An entry point that gives no bot, and why."""

    bot: str
    entry: str
    why: str


def installed() -> tuple[BotKind, ...]:
    """The bots of other packages, by name."""
    return tuple(sorted([found for found in _all() if isinstance(found, BotKind)], key=lambda kind: kind.name))


def left_out() -> tuple[LeftOut, ...]:
    return tuple(sorted([found for found in _all() if isinstance(found, LeftOut)]))


def kind_called(name: str) -> BotKind | None:
    """The bot of another package that has that name, or the one that a file holds: `./mine.py:Mine`, `module:NAME`."""
    if name in OURS:
        return _ours(name)
    if ":" in name:
        return _in_a_file(name)
    for found in _all():
        if isinstance(found, BotKind) and found.name == name:
            return found
        if isinstance(found, LeftOut) and found.bot == name:
            raise NoSuchBot(f"{name} is left out: {found.why}", "bot-left-out", bot=name, why=found.why)
    return None


@cache
def _ours(name: str) -> BotKind | None:
    """Those of the house's own that are made as anybody's are."""
    from sobremesa.bots import easy, search  # which stand on what is said here

    return {EASY: easy.KIND, SEARCH: search.KIND}.get(name)


def _all() -> Iterator[BotKind | LeftOut]:
    for entry, taken_by in entries_of(GROUP):
        yield _tried(entry, taken_by)


@cache
def _tried(entry: EntryPoint, taken_by: str) -> BotKind | LeftOut:
    """The bot, or what is wrong with it; a package that fails once isn't asked again."""
    if entry.name in OURS or taken_by:
        return LeftOut(entry.name, entry.value, f"another bot has that name: {taken_by or entry.name}")
    try:
        kind = entry.load()
    except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is imported
        return LeftOut(entry.name, entry.value, in_a_line(error))
    if not isinstance(kind, BotKind):
        return LeftOut(entry.name, entry.value, f"{entry.value} is not a BotKind")
    if kind.name != entry.name:
        return LeftOut(entry.name, entry.value, f"{entry.value} is the bot {kind.name!r}, not {entry.name!r}")
    why = _amiss(kind)
    return LeftOut(entry.name, entry.value, why) if why else kind


def _amiss(kind: BotKind) -> str:
    if not callable(kind.make):
        return f"{kind.name} can't be made"
    if isinstance(kind.games, str) or not all(isinstance(game, str) for game in kind.games):
        return f"{kind.name} must name its games in a tuple"
    if not isinstance(kind.budget, int) or not 0 <= kind.budget <= MOST_BUDGET:
        return f"a budget is from 0 to {MOST_BUDGET} choices, not {kind.budget!r}"
    return ""


# --- in a file -------------------------------------------------------------------------------------------------------


@cache
def _in_a_file(name: str) -> BotKind:
    place, _, attribute = name.rpartition(":")
    try:
        module = _module_in(Path(place)) if place.endswith(".py") else importlib.import_module(place)
        found = getattr(module, attribute)
    except (Exception, SystemExit) as error:
        raise _unusable(name, in_a_line(error)) from None
    if not isinstance(found, BotKind):
        if not callable(found):
            raise _unusable(name, f"{attribute} is neither a BotKind nor a class")
        games = tuple(getattr(found, "games", ()))
        found = BotKind(
            name, found, games, getattr(found, "budget", USUAL_BUDGET), hears=getattr(found, "hears", False)
        )
    why = _amiss(found)
    if why:
        raise _unusable(name, why)
    return replace(found, name=name)


def _module_in(path: Path) -> ModuleType:
    whole = path.resolve()
    spec = importlib.util.spec_from_file_location(f"sobremesa_bot_{whole.stem}", whole)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses and pickle look for it
    spec.loader.exec_module(module)
    return module


def _unusable(name: str, why: str) -> NoSuchBot:
    return NoSuchBot(f"{name} is left out: {why}", "bot-left-out", bot=name, why=why)
