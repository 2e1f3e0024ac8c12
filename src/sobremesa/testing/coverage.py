"""Which parts of a game's cards were ever run: what random matches never reach is what nobody has tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, Standing, parts_of
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.testing.mutants import cards_of
from sobremesa.testing.runs import Tables
from sobremesa.testing.walk import HABITS

MATCHES: Final = 60
LOOKED_AT_EVERY: Final = 10


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


def never_run(book: Book, ran: set[str]) -> dict[str, list[str]]:
    """Of each card, the branches of its text that nobody took; cards of which all were taken are left out."""
    missing: dict[str, list[str]] = {}
    for card in cards_of(book):
        for part, root in card.parts.items():
            names = [name for name in _branches(root, f"{card.name}.{part}") if name not in ran]
            if names:
                missing.setdefault(card.name, []).extend(names)
    return missing


def _branches(node: Node, name: str) -> Iterator[str]:
    if not isinstance(node, Standing) and type(node).run is not Node.run:  # what is only looked up never runs
        yield name
    for field, part in parts_of(node):
        yield from _branches(part, f"{name}/{field}")


def coverage(game: Game[Any], matches: int = MATCHES, key: str = "coverage") -> dict[str, list[str]]:
    """What random matches, at tables of every kind and played with every habit, never ran of the game's cards.

    They end as soon as everything has run.
    """
    assert game.book is not None
    tables = Tables(game, (), {})
    with watching(game.book) as ran:
        for number in range(matches):
            if number % LOOKED_AT_EVERY == 0 and not never_run(game.book, ran):
                break
            rng = MatchKey.from_words(f"{key} {number}", 1).stream("checks")
            seats, settings = tables.pick(number, matches, rng)
            _play(game, deal(game, seats, dict(settings), rng.branch()), rng)
    return never_run(game.book, ran)


def _play(game: Game[Any], s: State, rng: Rng) -> None:
    """To the end, with a liking for some kinds of choices, so that rare lines of play are met."""
    habits = {option.verb: rng.pick(HABITS) for option in game.options}
    while asked := game.decisions(s):
        decision = rng.pick(asked)
        liked = [option for option in decision.options for _ in range(habits[option.verb])]
        game.apply(s, decision.seat, liked[rng.below(len(liked))])
