"""Which parts of a game's cards were ever run: what random matches never reach is what nobody has tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, final

from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, Standing, parts_of, tree
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.effects.watching import Watcher
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.testing.mutants import cards_of
from sobremesa.testing.runs import Tables
from sobremesa.testing.walk import HABITS

MATCHES: Final = 60
BY_CHANCE: Final = 200  # matches before house bots help
WELL_PLAYED: Final = 80  # choices in a hundred that are then left to them


# --- what runs ---------------------------------------------------------------------------------------------------

NOBODY: Final = ""


@final
class Watch(Watcher):
    """What runs; and, while events are kept, on behalf of which part of a card's text each was told.

    That is the node itself, or, for whatever procedures of the rules it set off, the one that did: what another part
    of the same card tells isn't what this one told.
    """

    def __init__(self, book: Book) -> None:
        self.ran: set[str] = set()
        self.told: dict[str, list[Event]] = {}  # by the name of the node
        self._names = book.names
        self._parts = {f"{card.name}.{part}" for card in cards_of(book) for part in card.parts}
        self.clear()

    def clear(self) -> None:
        """Another state, or another log."""
        self.ran.clear()
        self.told.clear()
        self._behalf: list[str] = []  # for each frame of the agenda, as far as it is known, the name of that node
        self._now = NOBODY
        self._heard = 0  # events of the log

    def run(self, node: Node, s: Running, step: int) -> bool:
        return self._watch(node, s, partial(node.run, s, step))

    def take(self, node: Node, s: Running, step: int, seat: int, option: Option) -> None:
        self._watch(node, s, partial(node.take, s, step, seat, option))

    def _watch(self, node: Node, s: Running, act: Callable[[], object]) -> bool:
        name = self._names[node.number]
        self.ran.add(name)
        if s.log is None:
            return bool(act())
        return self._listen(name if node.part in self._parts else None, s, act)

    def _listen(self, name: str | None, s: Running, act: Callable[[], object]) -> bool:
        """Whatever is told while that part of a card acts, or without a name what it set off, is told on its behalf."""
        agenda, behalf, outer = s.agenda, self._behalf, self._now
        below = agenda[:]
        depth = len(below)
        behalf += [outer] * (depth + 1 - len(behalf))  # frames that were pushed by what isn't watched
        inherited = behalf[depth]  # the frame that acts has just been taken off
        del behalf[depth:]
        self._hear(s)
        self._now = inherited if name is None else name
        waits = bool(act())
        self._hear(s)
        if waits:
            behalf[depth:] = [inherited]
        elif agenda[:depth] == below:
            behalf += [self._now] * (len(agenda) - len(behalf))
        else:  # somebody fell, or all is over: some of what was still to happen isn't
            known = {id(frame): whose for frame, whose in zip(below, behalf, strict=False)}
            behalf[:] = [known.get(id(frame), self._now) for frame in agenda]
        self._now = outer
        return waits

    def _hear(self, s: Running) -> None:
        assert s.log is not None
        if len(s.log) > self._heard:
            self.told.setdefault(self._now, []).extend(s.log[self._heard :])
            self._heard = len(s.log)


@contextmanager
def watching(book: Book) -> Iterator[Watch]:
    """Watches what runs in the meantime."""
    outer, watch = book.watcher, Watch(book)
    book.watcher = watch
    try:
        yield watch
    finally:
        book.watcher = outer


# --- what there is, and what was taken of it ----------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Coverage:
    """Of some cards, the branches of their texts, and those that were taken."""

    branches: Mapping[str, Sequence[str]]  # by card
    taken: Set[str]

    def missing(self) -> dict[str, list[str]]:
        """Of each card, the branches of its text that nobody took; cards of which all were taken are left out."""
        missing = {card: [name for name in names if name not in self.taken] for card, names in self.branches.items()}
        return {card: names for card, names in missing.items() if names}

    def counts(self) -> dict[str, tuple[int, int]]:
        """How many cards, parts and branches there are, and of how many everything was taken, that one first."""
        missing = self.missing()
        parts = {_part(name): True for names in self.branches.values() for name in names}
        parts.update({_part(name): False for names in missing.values() for name in names})
        branches, lacking = (sum(map(len, each.values())) for each in (self.branches, missing))
        return {
            "cards": (len(self.branches) - len(missing), len(self.branches)),
            "parts": (sum(parts.values()), len(parts)),
            "branches": (branches - lacking, branches),
        }


def _part(branch: str) -> str:
    return branch.partition("/")[0]


def branches_of(book: Book) -> dict[str, list[str]]:
    """By card, the names of the nodes of its text that run."""
    found: dict[str, list[str]] = {}
    for card in cards_of(book):
        for part, root in card.parts.items():
            found.setdefault(card.name, []).extend(_branches(root, f"{card.name}.{part}"))
    return found


def _branches(node: Node, name: str) -> Iterator[str]:
    if not isinstance(node, Standing) and type(node).run is not Node.run:  # what is only looked up never runs
        yield name
    for field, part in parts_of(node):
        yield from _branches(part, f"{name}/{field}")


def coverage(game: Game[Any], matches: int = MATCHES, key: str = "coverage") -> Coverage:
    """What random matches, at tables of every kind and played with every habit, take of the game's cards.

    What was never run is chosen wherever it is offered. What is offered only to those who play well chance never meets:
    where much is still missing, house bots make most of the other choices. They end as soon as everything has run.
    """
    assert game.book is not None
    tables = Tables(game, (), {})
    branches = branches_of(game.book)
    with watching(game.book) as watch:
        covered = Coverage(branches, watch.ran)
        for number in range(matches):
            missing = covered.missing()
            if not missing:
                break
            rng = MatchKey.from_words(f"{key} {number}", 1).stream("checks")
            seats, settings = tables.pick(number, matches, rng)
            s = deal(game, seats, dict(settings), rng.branch())
            wanted = {name for names in missing.values() for name in names}
            _Explorer(game, wanted, rng, WELL_PLAYED if number >= BY_CHANCE else 0).play(s)
    return covered


class _Explorer:
    """Plays a match to its end, with a liking for some kinds of choices, so that rare lines of play are met."""

    def __init__(self, game: Game[Any], wanted: Set[str], rng: Rng, judgement: int) -> None:
        self._game = game
        self._wanted = wanted  # the names of nodes that nobody has run so far
        self._rng = rng
        self._judgement = judgement
        self._habits = {option.verb: rng.pick(HABITS) for option in game.options}
        self._bots: dict[int, Bot[Any] | None] = {}

    def play(self, s: State) -> None:
        while asked := self._game.decisions(s):
            decision = self._rng.pick(asked)
            self._game.apply(s, decision.seat, self._chosen(s, decision))

    def _chosen(self, s: State, decision: Decision) -> Option:
        if untried := [option for option in decision.options if self._leads_to_wanted(option, decision.by)]:
            return self._rng.pick(tuple(untried))
        bot = self._bot(decision.seat) if self._rng.below(100) < self._judgement else None
        if bot is not None:
            return bot.choose(Look(self._game, s, decision))
        liked = [option for option in decision.options for _ in range(self._habits[option.verb])]
        return liked[self._rng.below(len(liked))]

    def _leads_to_wanted(self, option: Option, asks: object) -> bool:
        part = asks.leads_to(option) if isinstance(asks, Node) else None
        assert self._game.book is not None
        names = self._game.book.names
        return part is not None and any(names[node.number] in self._wanted for node in tree(part))

    def _bot(self, seat: int) -> Bot[Any] | None:
        if seat not in self._bots:
            self._bots[seat] = self._game.house(seat, self._rng.branch())
        return self._bots[seat]
