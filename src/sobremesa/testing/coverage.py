"""Which parts of a game's cards were ever run: what random matches never reach is what nobody has tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, Standing, parts_of, tree
from sobremesa.kernel.effects.running import Running
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


Run = Callable[[Node, Running, int], bool]


def _noted(run: Run, book: Book, ran: set[str]) -> Run:
    def noted(node: Node, s: Running, step: int) -> bool:
        ran.add(book.names[node.number])
        return run(node, s, step)

    return noted


@contextmanager
def watching(book: Book) -> Iterator[set[str]]:
    """Notes the names of the nodes that run in the meantime; only where the rules aren't compiled."""
    ran: set[str] = set()
    with ExitStack() as stack:
        for kind in {type(node) for node in book}:
            own = vars(kind).get("run")
            setattr(kind, "run", _noted(kind.run, book, ran))  # noqa: B010 - a kind of node knows nothing of this
            if own is None:
                stack.callback(delattr, kind, "run")
            else:
                stack.callback(setattr, kind, "run", own)
        yield ran


def branches_of(book: Book) -> dict[str, list[str]]:
    """By card, the names of the nodes of its text that run. Not to be asked while they are watched."""
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


def never_run(branches: Mapping[str, Sequence[str]], ran: Set[str]) -> dict[str, list[str]]:
    """Of each card, the branches of its text that nobody took; cards of which all were taken are left out."""
    missing = {card: [name for name in names if name not in ran] for card, names in branches.items()}
    return {card: names for card, names in missing.items() if names}


def coverage(game: Game[Any], matches: int = MATCHES, key: str = "coverage") -> dict[str, list[str]]:
    """What random matches, at tables of every kind and played with every habit, never ran of the game's cards.

    What was never run is chosen wherever it is offered. What is offered only to those who play well chance never meets:
    where much is still missing, house bots make most of the other choices. They end as soon as everything has run.
    """
    assert game.book is not None
    tables = Tables(game, (), {})
    branches = branches_of(game.book)
    with watching(game.book) as ran:
        for number in range(matches):
            missing = never_run(branches, ran)
            if not missing:
                break
            rng = MatchKey.from_words(f"{key} {number}", 1).stream("checks")
            seats, settings = tables.pick(number, matches, rng)
            s = deal(game, seats, dict(settings), rng.branch())
            wanted = {name for names in missing.values() for name in names}
            _Explorer(game, wanted, rng, WELL_PLAYED if number >= BY_CHANCE else 0).play(s)
    return never_run(branches, ran)


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
