"""What an analysis says, as it grows: plain values that are shown, kept and written to a file as they are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sobremesa.kernel.phrase import Phrase


class Side(Struct, frozen=True):
    """Who wins together. `name` is a text `side-NAME`; "" is a single seat's."""

    name: str
    seat: int  # -1 where it isn't one seat's


class Point(Struct, frozen=True):
    """A moment at which a turn begins, or the end: how likely each side was to win, were it played on by bots."""

    version: int
    turn: int
    chances: list[float]  # by side
    low: list[float]  # with 95 % no lower than that, as far as chance goes
    high: list[float]
    playouts: int  # 0: fitted from matches, or known


class Named(Struct, frozen=True):
    """A phrase as JSON knows it."""

    message: str
    args: dict[str, Any]


def phrase_of(named: Named) -> Phrase:
    """The same as texts are said from."""
    return named.message, tuple([(name, _value(value)) for name, value in named.args.items()])


def _value(value: Any) -> Any:
    if isinstance(value, dict):
        return phrase_of(Named(value["message"], value["args"]))
    return tuple([_value(item) for item in value]) if isinstance(value, list | tuple) else value


class Chosen(Struct, frozen=True):
    key: str
    label: Named


class TurningPoint(Struct, frozen=True):
    """A choice that cost its seat much, by what it could know; and what chance made of it besides."""

    version: int  # before the choice
    seat: int
    ask: Named
    taken: Chosen
    better: Chosen
    because: Named
    rule: str
    loss: float  # of its chance to win, in the worlds that it held possible
    error: float  # the standard error of that
    luck: float  # by how much more, or less, it cost in the world that was so
    worlds: int


class Analysis(Struct):
    """It grows: `points` come one after the other, then turning points all at once."""

    game: str
    seats: int
    sides: list[Side]
    expected: int  # so many points there will be
    points: list[Point]
    turning_points: list[TurningPoint]
    looked_at: int  # of the choices that may have cost something, so many have been tried
    to_look_at: int
    is_done: bool


def nothing_yet(game: str, seats: int) -> Analysis:
    return Analysis(game, seats, [], 0, [], [], 0, 0, False)
