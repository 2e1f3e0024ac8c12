"""Which parts of a game's cards were ever run: what random matches never reach is what nobody has tried."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, Standing, parts_of
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.testing.mutants import cards_of
from sobremesa.testing.runs import fuzzed

MATCHES: Final = 60


class _Watched(Node):
    """A node that notes that it ran, and is otherwise the one it stands for."""

    def __init__(self, node: Node, ran: set[str], name: str) -> None:
        self._node = node
        self._ran = ran
        self._name = name
        self.number = node.number
        self.part = node.part
        self.rule = node.rule
        self.touched = node.touched

    def run(self, s: Running, step: int) -> bool:
        self._ran.add(self._name)
        return self._node.run(s, step)

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        return self._node.asks(s, step)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        self._node.chosen(s, step, seat, option)

    def queue_at(self, step: int) -> int:
        return self._node.queue_at(step)


@contextmanager
def watching(book: Book) -> Iterator[set[str]]:
    """Notes the names of the nodes that run in the meantime."""
    ran: set[str] = set()
    nodes = book.nodes[:]
    book.nodes[:] = [
        node if isinstance(node, Standing) else _Watched(node, ran, name)
        for node, name in zip(nodes, book.names, strict=True)
    ]
    try:
        yield ran
    finally:
        book.nodes[:] = nodes


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
    if not isinstance(node, Standing):
        yield name
    for field, part in parts_of(node):
        yield from _branches(part, f"{name}/{field}")


def coverage(game: Game[Any], matches: int = MATCHES, key: str = "coverage") -> dict[str, list[str]]:
    """What the matches of a fuzz, at tables of every kind and played with every habit, never ran of its cards."""
    assert game.book is not None
    with watching(game.book) as ran:
        report = fuzzed(game, matches, key, intensity=0)
    if report.finding is not None:
        raise AssertionError(str(report.finding))
    return never_run(game.book, ran)
