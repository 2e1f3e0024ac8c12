"""Cards in the language of effects: whoever is in play listens, and a saved match outlives other numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.testing.checks import Broken

# --- who listens -------------------------------------------------------------------------------------------------


def check_ears(s: State) -> None:
    """Whoever listens is in play, and whoever is in play listens."""
    if isinstance(s, Running) and s.ears != s.book().ears_of(s):
        book = s.book()
        ours = {listener for heard in s.ears for listener in heard}
        true = {listener for heard in book.ears_of(s) for listener in heard}
        deaf = ", ".join(map(book.listener_name, sorted(true - ours))) or "nobody"
        gone = ", ".join(map(book.listener_name, sorted(ours - true))) or "nobody"
        raise Broken(f"the ears don't fit what is in play: {deaf} should listen, {gone} should not")


# --- names that last ---------------------------------------------------------------------------------------------

_AT_ONCE: Final = 50  # choices that are looked at with the nodes in another order: giving each its number takes a while


def another_order(book: Book, rng: Rng) -> list[Node]:
    """The nodes as if cards had been declared in another order."""
    order = book.nodes[book.kernels_own :]
    rng.shuffle(order)
    return [*book.nodes[: book.kernels_own], *order]


@contextmanager
def renumbered(book: Book, order: Sequence[Node]) -> Iterator[None]:
    """The book in that order: every node has another number."""
    before = book.nodes[:]
    book.renumber(order)
    try:
        yield
    finally:
        book.renumber(before)


class _Step(NamedTuple):
    """A choice, and the match saved before and after it."""

    before: bytes
    seat: int
    option: Option
    after: bytes


def check_names(game: Game[Any], seats: int, settings: dict[str, Any], rng: Rng, most: int = 400) -> int:
    """Play at random; every state is saved, loaded where all nodes have other numbers, taken one choice further there
    and saved again. It must be what the choice made of it here. Says how many choices were taken."""
    book = game.book
    assert book is not None
    s, order = deal(game, seats, settings, rng.branch()), another_order(book, rng)
    taken = 0
    while steps := _steps(game, s, rng, min(_AT_ONCE, most - taken)):
        with renumbered(book, order):
            for step in steps:
                _check_there(game, step)
        taken += len(steps)
    return taken


def _steps(game: Game[Any], s: State, rng: Rng, most: int) -> list[_Step]:
    dumps = game.schema.dumps
    steps: list[_Step] = []
    while len(steps) < most and (asked := game.decisions(s)):
        decision = rng.pick(asked)
        option = rng.pick(decision.options)
        before = dumps(s)
        s.asked = None
        game.apply(s, decision.seat, option)
        steps.append(_Step(before, decision.seat, option, dumps(s)))
    return steps


def _check_there(game: Game[Any], step: _Step) -> None:
    schema = game.schema
    there = schema.loads(step.before)
    if there.left_out:
        raise Broken(f"left out on being loaded: {', '.join(there.left_out)}")
    if schema.dumps(there) != step.before:
        raise Broken("saved by name, the match is another where numbers are others")
    there.asked = None
    game.apply(there, step.seat, step.option)
    if schema.dumps(there) != step.after:
        raise Broken(f"{step.option} by seat {step.seat} did something else where numbers are others")
