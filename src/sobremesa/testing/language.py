"""Cards in the language of effects: whoever is in play listens, and a saved match outlives other numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.game import Game
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


@contextmanager
def renumbered(book: Book, rng: Rng) -> Iterator[None]:
    """The book as if its cards had been declared in another order: every node has another number."""
    before = book.nodes[:]
    order = book.nodes[book.kernels_own :]
    rng.shuffle(order)
    book.renumber([*before[: book.kernels_own], *order])
    try:
        yield
    finally:
        book.renumber(before)


def check_names(game: Game[Any], seats: int, settings: dict[str, Any], rng: Rng, most: int = 400) -> int:
    """Play at random; every state is saved, loaded where all nodes have other numbers, taken one choice further there
    and saved again. It must be what the choice made of it here. Says how many choices were taken."""
    book, schema = game.book, game.schema
    assert book is not None
    s = deal(game, seats, settings, rng.branch())
    for count in range(most):
        asked = game.decisions(s)
        if not asked:
            return count
        decision = rng.pick(asked)
        option = rng.pick(decision.options)
        saved = schema.dumps(s)
        with renumbered(book, rng):
            there = schema.loads(saved)
            if there.left_out:
                raise Broken(f"left out on being loaded: {', '.join(there.left_out)}")
            if schema.dumps(there) != saved:
                raise Broken("saved by name, the match is another where numbers are others")
            there.asked = None
            game.apply(there, decision.seat, option)
            gone_on = schema.dumps(there)
        s.asked = None
        game.apply(s, decision.seat, option)
        if schema.dumps(s) != gone_on:
            raise Broken(f"{option} by seat {decision.seat} did something else where numbers are others")
    return most
