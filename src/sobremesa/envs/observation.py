"""All that a seat may know as a vector of numbers with a label and bounds each, for learning agents.

The layout is the game's alone: it is the same for every seat and every number of seats, so that one network can
sit anywhere. It begins with

    me                  the seat that looks
    asked               what this seat is asked, as a number of its own for each question; -1 if nothing
    waiting[SEAT]       1 for each seat that the table waits for, else 0; -1 for chairs that aren't there

and goes on with every field of the state that declares a `size` (see `seen_by`), as the seat sees it:

    gold[3]             a number as it is; a text as its place among the `words` there can be
    hands[me][0]        of what each seat sees its own of, one's own
    hands.back[3]       and what shows of everybody's to the others
    hands[3][0]         of what will be laid open, everybody's
    discard.count[17]   how many there are of a kind, where the order doesn't matter

An empty place holds one less than the least that could lie there, and one whose content may not be seen two less.
Fields that nobody ever sees anything of are left out, for they would tell nothing; what else is, `left_out` says.
"""

from __future__ import annotations

import inspect
import re
import struct
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from sobremesa.envs.layout import ABSENT, FEW, Number, Run, Scope, Unobservable, runs
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.state import NOBODY, UNSEEN, Bounds, Plain, State, must_know

Vector = NDArray[np.float32]
Numbers = list[int]
Writer = Callable[[Any, int, Numbers, memoryview], None]  # of a view or of a state

SINGLE: Final = "out.append("
WIDTH: Final = 4  # bytes of a number

NOT_ASKED: Final = -ABSENT
NO_CHAIR: Final = -ABSENT

_MISFITS: Final = (Unobservable, struct.error, TypeError, ValueError, IndexError, KeyError)
_ASK: Final = re.compile(r"^ask-([a-z0-9-]+) *=", re.MULTILINE)


def _written(few: Sequence[Run], many: Sequence[tuple[int, Run]], *, whole: bool = False) -> Writer:
    """A function that writes the short runs one after another, and each long one from its place in the vector on."""
    scope: Scope = {"put": _put}
    lines = [f"def write({'s' if whole else 'view'}, seat, numbers, vector):", "    out = numbers"]
    singles: list[str] = []  # numbers that follow one another are written at once
    for run in few:
        code = run.code(scope, whole=whole)
        if len(code) == 1 and code[0].startswith(SINGLE):
            singles.append(code[0].removeprefix(SINGLE).removesuffix(")"))
            continue
        lines += [*_at_once(singles), *(f"    {line}" for line in code)]
        singles = []
    lines += _at_once(singles)
    for begin, run in many:
        lines += ["    out = []", *(f"    {line}" for line in run.code(scope, padded=False, whole=whole))]
        lines += ["    if out:", f"        put(out, vector, {WIDTH * begin}, {WIDTH * (begin + len(run.numbers))})"]
    exec(compile("\n".join(lines), "<observation>", "exec"), scope)
    writer: Writer = scope["write"]
    return writer


def _at_once(singles: Sequence[str]) -> list[str]:
    return [f"    out += ({', '.join(singles)},)"] if singles else []


def _put(numbers: Numbers | bytes, vector: memoryview, begin: int, end: int) -> None:
    packed = numbers if isinstance(numbers, bytes) else array("f", numbers).tobytes()
    if begin + len(packed) > end:
        raise Unobservable("too long")
    vector[begin : begin + len(packed)] = packed


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
        self._cut = game.schema.cut
        seen = [info for info in game.schema.fields if info.see != NOBODY or info.back is not UNSEEN]
        self.left_out = tuple(info.name for info in seen if info.size is None)
        self._runs = [run for info in seen for run in runs(info)]
        few = [run for run in self._runs if len(run.numbers) <= FEW]
        many = [run for run in self._runs if len(run.numbers) > FEW]
        head: list[tuple[Number, Bounds]] = [
            (Number("me", None), (0, self._chairs - 1)),
            (Number("asked", None), (NOT_ASKED, max(len(self._asks) - 1, 0))),
            *[(Number(f"waiting[{chair}]", None), (NO_CHAIR, 1)) for chair in range(self._chairs)],
        ]
        laid = head + [pair for run in (*few, *many) for pair in zip(run.numbers, run.bounds(), strict=True)]
        self.labels = tuple(number.label for number, _ in laid)
        self.low = np.array([low for _, (low, _) in laid], np.float32)
        self.high = np.array([high for _, (_, high) in laid], np.float32)
        self.empty = np.array([number.absent for number, _ in laid], np.float32)
        begin, places = len(head) + sum(len(run.numbers) for run in few), []
        self._pack = struct.Struct(f"{begin}f").pack_into  # which objects to more or fewer
        for run in many:
            places.append((begin, run))
            begin += len(run.numbers)
        self._write = _written(few, places)
        self._write_whole = _written(few, places, whole=True)

    def observe(self, view: Plain, seat: int, seats: int, decisions: Sequence[Decision]) -> Vector:
        """The vector of the seat whose view this is, while these decisions stand."""
        vector = self.empty.copy()
        if not self._fill(self._write, view, seat, seats, decisions, vector.data.cast("B")):
            raise self._complaint(view, seat)
        return vector

    def observe_state(self, s: State, seat: int, seats: int, decisions: Sequence[Decision]) -> Vector:
        """The same vector without cutting the view first, for who has the state at hand."""
        vector = self.empty.copy()
        self.observe_into(vector.data.cast("B"), s, seat, seats, decisions)
        return vector

    def observe_into(self, vector: memoryview, s: State, seat: int, seats: int, decisions: Sequence[Decision]) -> None:
        """The same written into the bytes of somebody's own, which must be as those of `empty`."""
        must_know(s)
        if not self._fill(self._write_whole, s, seat, seats, decisions, vector):
            raise self._complaint(self._cut(s, seat), seat)

    def _fill(  # noqa: PLR0917 - for every observation, where a keyword would be felt
        self, write: Writer, of: Any, seat: int, seats: int, decisions: Sequence[Decision], vector: memoryview
    ) -> bool:
        """Whether all fitted."""
        out = [seat, NOT_ASKED] + [0] * seats + [NO_CHAIR] * (self._chairs - seats)
        for decision in decisions:
            out[2 + decision.seat] = 1
            if decision.seat == seat:
                out[1] = self._number_of(decision.ask)
        try:
            write(of, seat, out, vector)
            self._pack(vector, 0, *out)
        except _MISFITS:
            return False
        return True

    def _number_of(self, ask: str) -> int:
        if not self._asks:
            return 0
        if ask not in self._asks:
            raise Unobservable(f"the question {ask!r} has no text, so it has no number")
        return self._asks[ask]

    def _complaint(self, view: Plain, seat: int) -> Unobservable:
        # Looking at each field by itself says what is wrong.
        for run in self._runs:
            out: Numbers = []
            why = f"{view[run.name]!r}"
            try:
                _written([run], [])(view, seat, out, self.empty.data.cast("B"))
                array("f", out)
                fits = len(out) == len(run.numbers)
            except _MISFITS as error:
                fits, why = False, f"{error!r}: {why}"
            if not fits:
                return Unobservable(f"the field {run.name} doesn't fit what it declares: {why}")
        return Unobservable("what the seat sees doesn't fit what its game declares")


@cache
def observer(game: Game[Any]) -> Observer:
    return Observer(game)
