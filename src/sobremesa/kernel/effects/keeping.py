"""Names for keeping: what stands in a saved match in the place of the numbers it runs with.

A frame is saved with a fingerprint of the *shape* of its part: kinds of nodes and branches, without numbers. Where it
is equal, the match goes on in the text as it is now, so that a mended number counts from here on; where it isn't, or
the part is gone, the frame is left out, and named in `State.left_out`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from sobremesa.kernel.effects.node import LISTENERS_QUEUED, NO_QUEUE, THINGS_QUEUED
from sobremesa.kernel.effects.registers import BLANK, EVENT, FLAGS, HOLD_THINGS, MOMENT, NAMES, PAYING, WIDTH
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.state import Naming

if TYPE_CHECKING:
    from sobremesa.kernel.effects.book import Book
    from sobremesa.kernel.effects.running import Running

_PAYING: Final = "paying"


class Frames(Naming):
    def named(self, s: Running, value: list[tuple[int, int]]) -> list[list[str | int]]:
        book = s.book()
        return [[book.names[number], step, book.print_of(number)] for number, step in value]

    def numbered(self, s: Running, saved: list[list[Any]]) -> list[tuple[int, int]]:
        book = s.book()
        frames = []
        for name, step, shape in saved:
            number = book.find(name, shape)
            s.is_cut_short = number is None  # of the last, who asks
            if number is None:
                s.left_out += (name,)
            else:
                frames.append((number, step))
        return frames


class Registers(Naming):
    """A row is saved as those of its registers that hold anything."""

    def named(self, s: Running, value: list[int]) -> list[dict[str, Any]]:
        book = s.book()
        rows = [value[start : start + WIDTH] for start in range(0, len(value), WIDTH)]
        return [
            {NAMES[at]: _register(book, at, held) for at, held in enumerate(row) if held != BLANK[at]} for row in rows
        ]

    def numbered(self, s: Running, saved: list[dict[str, Any]]) -> list[int]:
        book = s.book()
        value: list[int] = []
        for row in saved:
            value += [_held(book, at, row[name]) if name in row else BLANK[at] for at, name in enumerate(NAMES)]
        return value


def _register(book: Book, at: int, held: int) -> Any:
    if at in HOLD_THINGS:
        return book.things.name_of(held)
    if at == FLAGS:
        return [word.name for word in book.flags if held & word.number] + ([_PAYING] if held & PAYING else [])
    if at == MOMENT:
        return book.moments.name_of(held)
    return held // WIDTH if at == EVENT else held


def _held(book: Book, at: int, saved: Any) -> Any:
    if at in HOLD_THINGS:
        return book.things.number_of(saved)
    if at == FLAGS:
        bits = {word.name: word.number for word in book.flags}
        return sum(PAYING if name == _PAYING else bits.get(name, 0) for name in saved)
    if at == MOMENT:
        return book.moment_number(saved)
    return saved * WIDTH if at == EVENT else saved


class Queues(Naming):
    """A row is saved with the name of the frame that keeps it; who keeps rows, and in which order, the agenda tells."""

    def named(self, s: Running, value: list[tuple[int, ...]]) -> list[list[Any]]:
        book = s.book()
        queued = [(number, step) for number, step in s.agenda if book.nodes[number].queue_at(step) != NO_QUEUE]
        return [
            [book.names[number], book.print_of(number), step, _row(book, book.nodes[number].queue_at(step), row)]
            for (number, step), row in zip(queued, value, strict=True)
        ]

    def numbered(self, s: Running, saved: list[list[Any]]) -> list[tuple[int, ...]]:
        book = s.book()
        rows = []
        for name, shape, step, row in saved:
            number = book.find(name, shape)
            if number is not None:
                rows.append(_row_again(book, book.nodes[number].queue_at(step), row))
        return rows


def _row(book: Book, kind: int, row: tuple[int, ...]) -> list[Any]:
    if kind == LISTENERS_QUEUED:
        return [book.listener_name(listener) for listener in row]
    return [book.things.name_of(thing) for thing in row] if kind == THINGS_QUEUED else list(row)


def _row_again(book: Book, kind: int, row: list[Any]) -> tuple[int, ...]:
    if kind == LISTENERS_QUEUED:
        return _listeners(book, row)
    return tuple([book.things.number_of(name) for name in row] if kind == THINGS_QUEUED else row)


class Listeners(Naming):
    def named(self, s: Running, value: tuple[int, ...]) -> list[str]:
        book = s.book()
        return [book.listener_name(listener) for listener in value]

    def numbered(self, s: Running, saved: list[str]) -> tuple[int, ...]:
        return _listeners(s.book(), saved)


def _listeners(book: Book, names: list[str]) -> tuple[int, ...]:
    found = [book.find_listener(name) for name in names]
    return tuple(listener for listener in found if listener is not None)


class Lastings(Naming):
    def named(self, s: Running, value: tuple[tuple[int, int, int], ...]) -> list[list[Any]]:
        book = s.book()
        return [[book.listener_name(one), book.moments.name_of(until), holder] for one, until, holder in value]

    def numbered(self, s: Running, saved: list[list[Any]]) -> tuple[tuple[int, int, int], ...]:
        book = s.book()
        kept = []
        for name, until, holder in saved:
            listener, moment = book.find_listener(name), book.moments.find(until)
            if listener is None or moment is None:
                s.left_out += (name,)
            else:
                kept.append((listener, moment.number, holder))
        return tuple(kept)


class Votes(Naming):
    """A vote is an option's place in the catalogue; below 0 there is none."""

    def named(self, s: Running, value: list[int]) -> list[int | str]:
        return [s.book().options[vote].key if vote >= 0 else vote for vote in value]

    def numbered(self, s: Running, saved: list[int | str]) -> list[int]:
        options = s.book().options
        votes = []
        for vote in saved:
            option = options.find(vote) if isinstance(vote, str) else None
            if isinstance(vote, str) and option is None:
                raise BadFile(f"somebody has voted for {vote}, which the rules no longer have")
            votes.append(option.index if option is not None else cast(int, vote))
        return votes


FRAMES: Final[Naming] = Frames()
REGISTERS: Final[Naming] = Registers()
QUEUES: Final[Naming] = Queues()
LISTENERS: Final[Naming] = Listeners()
LASTING: Final[Naming] = Lastings()
VOTES: Final[Naming] = Votes()
