"""A seat's view as a vector of numbers with a label each, for learning agents.

The layout is the game's alone: it is the same for every seat and every number of seats, so that one network can
sit anywhere. It begins with

    me                  the seat that looks
    asked               what this seat is asked, as a number of its own for each question; ABSENT if nothing
    waiting[SEAT]       1 for each seat that the table waits for, else 0; ABSENT for chairs that aren't there

and goes on with every field of the state that declares a `size`, as the seat sees it, numbers as they are. What is
there but may not be seen is HIDDEN: three cards of which only the backs show are three times HIDDEN. Places that
nothing fills are ABSENT. Fields that nobody ever sees anything of are left out, for they would tell nothing.
"""

from __future__ import annotations

import inspect
import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, UNSEEN, FieldInfo, Plain

HIDDEN: Final = -1
ABSENT: Final = -2
LARGEST: Final = 2**24  # up to here float32 holds every whole number

Numbers = list[int]
Size = tuple[int, ...]

_ASK: Final = re.compile(r"^ask-([a-z0-9-]+) *=", re.MULTILINE)


class Unobservable(SobremesaError):
    """A state that doesn't fit the sizes its game declares: a fault of the game."""


@final
class _Shape:
    """A declared size, and how what has it is written."""

    __slots__ = ("absent", "counted", "hidden", "inner", "length")

    def __init__(self, size: Size, counted: bool) -> None:
        self.length = size[0] if size else 1
        self.inner = _Shape(size[1:], counted) if size else None
        self.counted = counted  # its back is a number of things, each of them hidden
        self.hidden = [HIDDEN] * prod(size)
        self.absent = [ABSENT] * prod(size)

    def open(self, value: Any, out: Numbers) -> None:
        """Write what the seat sees as it is."""
        inner = self.inner
        if inner is None:
            out.append(ABSENT if value is None else value)
            return
        room = self.length - len(value)
        if room < 0:
            raise Unobservable(f"{len(value)} where the declared size has {self.length}")
        if inner.inner is not None:
            for item in value:
                inner.open(item, out)
        elif None in value:
            out += [ABSENT if item is None else item for item in value]
        else:
            out += value
        if room:
            out += inner.absent * room

    def shut(self, value: Any, out: Numbers) -> None:
        """Write what shows of something the seat may not see."""
        inner = self.inner
        if value is None:
            out += self.hidden
        elif not isinstance(value, int):
            self.open(value, out)
        elif inner is None:
            out.append(value)
        else:
            shown = inner.hidden * value if self.counted else [value]
            room = len(self.hidden) - len(shown)
            if room < 0:
                raise Unobservable(f"{value} where the declared size has {self.length}")
            out += shown
            out += self.absent[:room]

    def open_to_owner(self, value: Any, seat: int, out: Numbers) -> None:
        """Write a list with a place for each seat, of which one is the seat's own."""
        inner = self.inner
        assert inner is not None
        room = self.length - len(value)
        if room < 0:
            raise Unobservable(f"{len(value)} seats where the declared size has {self.length}")
        for owner, item in enumerate(value):
            if owner == seat:
                inner.open(item, out)
            else:
                inner.shut(item, out)
        if room:
            out += inner.absent * room


Writer = Callable[[Any, int, Numbers], None]


@final
class _Field:
    """A field of the state that has a place in the vector."""

    def __init__(self, info: FieldInfo, size: Size) -> None:
        if info.see == OWNER and not size:
            raise Unobservable(f"{info.name} has a place for each seat, so its size must say how many there can be")
        shape = _Shape(size, info.back is COUNT)
        self.name = info.name
        self.size = size
        self.width = prod(size)
        self.is_open = info.see == ALL
        self.write: Writer
        if info.see == ALL:
            self.write = lambda value, _, out: shape.open(value, out)
        elif info.see == OWNER:
            self.write = shape.open_to_owner
        else:
            self.write = lambda value, _, out: shape.shut(value, out)


def _write_all_at_once(fields: Sequence[_Field]) -> Writer:
    """All fields written by one function with the open ones spelled out, several times faster than one by one.

    It takes for granted that every place holds a number and that nothing is too long. Whatever breaks that makes it
    fail or write too much, never too little or something else: the caller can tell, and look at each field with care.
    """
    lines = ["def write(view, seat, out):", "    pass"]
    scope: dict[str, Any] = {
        "absent": [(ABSENT,) * count for count in range(max((f.width for f in fields), default=0) + 1)]
    }
    for number, field in enumerate(fields):
        value = f"view[{field.name!r}]"
        match field.size if field.is_open else None:
            case ():
                lines.append(f"    out.append({value})")
            case (length,):
                lines += [f"    v = {value}", "    out += v", f"    out += absent[{length} - len(v)]"]
            case (length, width):
                lines += [f"    v = {value}", "    for w in v:", "        out += w"]
                lines += [
                    f"        out += absent[{width} - len(w)]",
                    f"    out += absent[({length} - len(v)) * {width}]",
                ]
            case _:
                scope[f"write{number}"] = field.write
                lines.append(f"    write{number}({value}, seat, out)")
    exec(compile("\n".join(lines), "<observation>", "exec"), scope)
    written: Writer = scope["write"]
    return written


def _labels(name: str, size: Size) -> Iterator[str]:
    if not size:
        yield name
    else:
        for place in range(size[0]):
            yield from _labels(f"{name}[{place}]", size[1:])


def _asks(game: Game[Any]) -> dict[str, int]:
    """A number for each question of the game, in the order of its English texts; none for a game without texts."""
    page = Path(inspect.getfile(type(game))).with_name("text.en.ftl")
    names = _ASK.findall(page.read_text("utf-8")) if page.is_file() else []
    return {name: number for number, name in enumerate(names)}


@final
class Observer:
    """Turns views of one game into vectors."""

    def __init__(self, game: Game[Any]) -> None:
        self._asks = _asks(game)
        self._chairs = game.info.seats[1]
        self._fields = [
            _Field(info, info.size)
            for info in game.schema.fields
            if info.size is not None and not (info.see == NOBODY and info.back is UNSEEN)
        ]
        labels = ["me", "asked", *_labels("waiting", (self._chairs,))]
        for field in self._fields:
            labels += _labels(field.name, field.size)
        self.labels = tuple(labels)
        self._write = _write_all_at_once(self._fields)

    def observe(self, view: Plain, seat: int, seats: int, decisions: Sequence[Decision]) -> NDArray[np.float32]:
        """The vector of the seat whose view this is, while these decisions stand."""
        out = [seat, ABSENT] + [0] * seats + [ABSENT] * (self._chairs - seats)
        for decision in decisions:
            out[2 + decision.seat] = 1
            if decision.seat == seat:
                out[1] = self._number_of(decision.ask)
        begun = len(out)
        try:
            self._write(view, seat, out)
            if len(out) == len(self.labels):
                return np.frombuffer(array("f", out), dtype=np.float32)
        except (Unobservable, TypeError, IndexError):
            pass  # looking at each field with care either works or says what is wrong
        del out[begun:]
        self._write_with_care(view, seat, out)
        return np.frombuffer(array("f", out), dtype=np.float32)

    def _number_of(self, ask: str) -> int:
        if not self._asks:
            return 0
        if ask not in self._asks:
            raise Unobservable(f"the question {ask!r} has no text, so it has no number")
        return self._asks[ask]

    def _write_with_care(self, view: Plain, seat: int, out: Numbers) -> None:
        for field in self._fields:
            begun = len(out)
            try:
                field.write(view[field.name], seat, out)
                array("f", out[begun:])
            except (Unobservable, TypeError) as error:
                raise Unobservable(f"the field {field.name} doesn't fit its declared size: {error}") from error
            if len(out) - begun != field.width:
                raise Unobservable(f"the field {field.name} doesn't fit its declared size: {view[field.name]!r}")


@cache
def observer(game: Game[Any]) -> Observer:
    return Observer(game)
