"""Matches with a file's cards in the box, or without: how they end, and which parts of the cards never came to act."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, final

import msgspec

from sobremesa.cli.trying.reading import parts_of_card
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.watching import Watcher
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import SettingValue
from sobremesa.lab import Report, simulate


class Wanted(msgspec.Struct, frozen=True):
    """Which matches are to be played."""

    game: str
    seats: int
    bots: list[str]
    key: str
    settings: dict[str, SettingValue]
    matches: int


class Unreached(msgspec.Struct, frozen=True):
    """A part that never acted, and how often the card came to act at all."""

    card: str
    parts: list[str]  # as the declaration has them: played/passed
    acted: int


class Played(msgspec.Struct, frozen=True):
    report: Report
    unreached: list[Unreached]


@final
class _Watch(Watcher):
    def __init__(self) -> None:
        self.ran: dict[int, int] = {}  # by node

    def run(self, node: Node, s: Any, step: int) -> bool:
        self.ran[node.number] = self.ran.get(node.number, 0) + 1
        return node.run(s, step)


def play(wanted: Wanted, game: Game[Any]) -> Played:
    book = game.book
    watch = _Watch()
    with _watched(book, watch):
        report = simulate(
            game,
            wanted.matches,
            seats=wanted.seats,
            bots=wanted.bots,
            key=wanted.key,
            settings=wanted.settings,
        )
    cards = () if book is None or book.house is None else book.house.cards
    return Played(report, [found for card in cards if (found := _unreached(book, card, watch.ran))])


@contextmanager
def _watched(book: Book | None, watch: _Watch) -> Iterator[None]:
    if book is None or book.house is None:
        yield
        return
    book.watcher = watch
    try:
        yield
    finally:
        book.watcher = None


def _unreached(book: Book | None, card: str, ran: dict[int, int]) -> Unreached | None:
    """What stands (a rule, a bonus) acts without being run, and is not looked for."""
    assert book is not None
    parts = [part for part in parts_of_card(book, card) if type(part).run is not Node.run]
    nodes = [node for part in parts for node in tree(part) if type(node).run is not Node.run]
    never = [node for node in nodes if node.number not in ran]
    if not never:
        return None
    acted = max([ran.get(node.number, 0) for node in nodes])
    return Unreached(card, [book.names[node.number].partition(".")[2] for node in never], acted)
