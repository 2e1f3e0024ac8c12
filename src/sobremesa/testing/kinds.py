"""Every kind of thing that a game offers, as random matches find them, and few positions in which all are offered.

A kind is told by what the wire says of an option: what is asked, the verb, what its arguments are, whether a seat among
them is one's own. So a new card has its kinds without anybody writing them down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, final

from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.labels import label_of
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import SPECTATOR, Plain
from sobremesa.testing.position import Position
from sobremesa.testing.runs import Tables

Kind = tuple[str, ...]

FREE: Final = "free"  # in the place of what is asked
THING: Final = "thing"  # wherever it is offered
EITHER: Final = "either"  # two verbs for the same thing
MOST: Final = "most"  # as many of a kind as were ever offered at once
_SEAT: Final = "who"  # so begin the names of arguments that are seats
_OWN: Final = "me"
_OTHER: Final = "another"
_PHRASE: Final = 2
_KEPT: Final = 6  # positions for each kind, to choose few from


@final
@dataclass(frozen=True)
class Laid:
    """A match as it stands, and who is to look at it."""

    match: Position[Any]
    eye: int  # SPECTATOR: who isn't at the table
    kinds: frozenset[Kind]
    ways: Mapping[str, Kind]  # by option, what kind of a thing it is to choose


@final
@dataclass(frozen=True)
class Positions:
    """As few as offer, together, every kind that was met."""

    ways: Sequence[Laid]  # every kind of a choice, the most of it at once, and two verbs for one thing
    things: Sequence[Laid]  # and besides, every thing that can be chosen, by name


def positions(game: Game[Any], matches: int, key: str = "kinds", *, each: bool = False) -> Positions:
    """What so many random matches at tables of all kinds come to. `each`: every thing wherever it is asked for."""
    search = _Search(game, each)
    tables = Tables(game, (), {})
    for number in range(matches):
        rng = MatchKey.from_words(f"{key} {number}", 1).stream("checks")
        seats, settings = tables.pick(number, matches, rng)
        search.play(seats, dict(settings), rng)
    found = search.found()
    kinds = {kind for laid in found for kind in laid.kinds}
    ways = covering(found, {kind for kind in kinds if kind[0] != THING})
    return Positions(ways, covering(found, kinds.difference(*(laid.kinds for laid in ways))))


def covering(found: Sequence[Laid], kinds: Set[Kind]) -> list[Laid]:
    """Those that together have all these kinds; always the one next that has most of what is left."""
    left, chosen = set(kinds), list[Laid]()
    while left:
        chosen.append(max(found, key=lambda laid: len(laid.kinds & left)))
        left -= chosen[-1].kinds
    return chosen


def kinds_of(
    game: Game[Any], view: Plain, decision: Decision | None, free: Iterable[Option], *, each: bool = False
) -> tuple[frozenset[Kind], dict[str, Kind]]:
    """What that seat is offered, what it is asked for and what it may do unasked: all kinds, and by option its own."""
    seat = int(view["seat"])
    offered = [(decision.ask, option, decision.by) for option in decision.options] if decision else []
    offered += [(FREE, option, None) for option in free]
    kinds: set[Kind] = set()
    ways: dict[str, Kind] = {}
    names: list[tuple[str, str, str]] = []
    for ask, option, by in offered:
        args = game.describe(view, option)
        message, _ = label_of(game, view, option, by)
        name, whose = _name(option, args), tuple(_whose(args, seat))
        names.append((ask, option.verb, name))
        ways[option.key] = (ask, option.verb, message, *_shape(args, seat))
        kinds |= {ways[option.key], (THING, option.verb, name, *whose)}
        if each:
            kinds.add((ask, option.verb, name, *whose))
    return frozenset(kinds.union(_together(names))), ways


def _together(names: Sequence[tuple[str, str, str]]) -> Iterator[Kind]:
    """Two ways to use the same thing."""
    uses: dict[tuple[str, str], set[str]] = {}
    for ask, verb, name in names:
        if name:
            uses.setdefault((ask, name.rpartition("-")[2]), set()).add(verb)
    for (ask, _), verbs in uses.items():
        for one, other in combinations(sorted(verbs), 2):
            yield (EITHER, ask, one, other)


def _shape(args: Args, seat: int) -> Iterator[str]:
    for name, value in args:
        if name.startswith(_SEAT) and isinstance(value, int):
            yield f"{name} {_OWN if value == seat else _OTHER}"
        elif isinstance(value, tuple) and len(value) == _PHRASE and isinstance(value[1], tuple):
            yield f"{name} {str(value[0]).partition('-')[0]}"
        else:
            yield name


def _whose(args: Args, seat: int) -> Iterator[str]:
    for name, value in args:
        if name.startswith(_SEAT) and isinstance(value, int):
            yield _OWN if value == seat else _OTHER


def _name(option: Option, args: Args) -> str:
    """What stands in its key besides the verb and seats."""
    seats = {str(value) for name, value in args if name.startswith(_SEAT) and isinstance(value, int)}
    return ":".join(part for part in option.key.split(":")[1:] if part not in seats)


class _Search:
    """Plays, with a liking for what was seldom chosen before, and keeps what offers something that is still rare."""

    def __init__(self, game: Game[Any], each: bool) -> None:
        self._game = game
        self._each = each
        self._offered: Counter[Kind] = Counter()
        self._chosen: Counter[tuple[str, str]] = Counter()
        self._kept: list[Laid] = []
        self._most: dict[Kind, tuple[int, Laid]] = {}

    def found(self) -> list[Laid]:
        fullest = [
            replace(laid, kinds=laid.kinds | {(MOST, *way)}) for way, (number, laid) in self._most.items() if number > 1
        ]
        return self._kept + fullest

    def play(self, seats: int, settings: dict[str, SettingValue], rng: Rng) -> None:
        game = self._game
        s = deal(game, seats, settings, rng.branch())
        while asked := game.decisions(s):
            decision = rng.pick(asked)
            here = Position.over(game, s, seats)
            self._look(here, settings, decision.seat, decision)
            for eye in (SPECTATOR, *range(seats)):
                if eye != decision.seat and self._free(here, eye):
                    self._look(here, settings, eye, None)
            game.apply(s, decision.seat, self._choose(decision, rng))

    def _free(self, here: Position[Any], eye: int) -> tuple[Option, ...]:
        newcomer = self._game.schema.seats_in(here.state, here.seats)
        return self._game.free(here.state, newcomer if eye == SPECTATOR else eye)

    def _look(self, here: Position[Any], settings: dict[str, SettingValue], eye: int, asked: Decision | None) -> None:
        free = self._free(here, eye)
        kinds, ways = kinds_of(self._game, here.view(eye), asked, free, each=self._each)
        numbers = Counter(ways.values())
        fuller = [way for way, number in numbers.items() if number > self._most.get(way, (0,))[0]]
        if fuller or any(self._offered[kind] < _KEPT for kind in kinds):
            laid = Laid(Position(self._game, here.seats, settings, here.state), eye, kinds, ways)
            self._kept.append(laid)
            self._most.update({way: (numbers[way], laid) for way in fuller})
        self._offered.update(kinds)

    def _choose(self, decision: Decision, rng: Rng) -> Option:
        """Every other time what was chosen least."""
        options = list(decision.options)
        rng.shuffle(options)
        if rng.below(2):
            options.sort(key=lambda each: self._chosen[decision.ask, each.key])
        self._chosen[decision.ask, options[0].key] += 1
        return options[0]
