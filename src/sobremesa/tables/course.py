"""What becomes of a match's course in its file, gathered while the match goes on.

What was chosen and stands, the match knows. Kept here is only the rest: what was taken back, and the lines of the log
about the table itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from sobremesa.kernel import course
from sobremesa.kernel.events import Event
from sobremesa.tables import acts


def line_of(act: acts.AnyAct, *, practice: bool) -> Event | None:
    """What the log of a running match says of such an act; None of most."""
    match act:
        case acts.Sat():
            kind = "table-sat"
        case acts.Stood():
            kind = "table-left"
        case acts.BotSat():
            kind = "table-bot"
        case acts.BotFailed():
            kind = course.BOT_FAILED[act.fault]
        case acts.Paused():
            kind = course.PAUSED if act.paused else course.RESUMED
        case acts.UndoDropped():
            kind = "table-undo-refused"
        case acts.Undid():
            free, agreed, practised = course.UNDONE
            kind = (practised if practice else agreed) if act.agreed else free
        case acts.Removed(chair=-1):
            return Event("table-onlooker-removed")
        case acts.Removed():
            kind = "table-voted-out" if act.voted else "table-removed"
        case acts.Chose(stand_in=True):
            kind = course.STAND_IN
        case acts.Mended():
            return Event("table-mended")
        case _:
            return None
    return Event(kind, (("who", act.chair),))


def goes_back(act: acts.AnyAct, at: int) -> int:
    """The version to which it takes a match back that stands at that one."""
    match act:
        case acts.Undid():
            return act.to
        case acts.Mended():
            return act.version
        case _:
            return at


class _Aside(NamedTuple):
    """Something besides a choice that stands, at that version of the match."""

    at: int
    said: str  # of the log
    to: int = -1  # where the match went back to
    undone: tuple[str, ...] = ()  # what was taken back by that


@final
class Course:
    __slots__ = ("_asides", "_is_over", "_is_practice")

    def __init__(self, *, practice: bool) -> None:
        self._asides: list[_Aside] = []
        self._is_practice = practice
        self._is_over = False

    def take(self, act: acts.AnyAct, at: int, undone: Sequence[str] = ()) -> None:
        """An act during the match, which stands at that version. `undone`: the choices that are taken back by it."""
        if self._is_over:
            return
        self._is_over = isinstance(act, acts.Ended)
        if undone or isinstance(act, acts.Undid):
            to = goes_back(act, at)
            self._asides.append(_Aside(at, "", to, tuple(undone)))
            at = to
        line = line_of(act, practice=self._is_practice)
        if line is not None:
            self._asides.append(_Aside(at, " ".join((line.kind, *(str(value) for _, value in line.args)))))

    def told(self, choices: Sequence[str]) -> tuple[course.Entry, ...]:
        """The course, where these are the choices that stand."""
        # From the end to the beginning: so it is known of each choice whether it was taken back later.
        entries: list[course.Entry] = []
        stand, last = list(choices), len(choices)
        low = last  # what was chosen before that version was never taken back after it
        for number in range(len(self._asides) - 1, -1, -1):
            at, said, to, undone = self._asides[number]
            after = at if to < 0 else to
            _tell(entries, stand[after:last], max(0, low - after))
            if to < 0:
                entries.append(said)
            else:
                entries.append(f"{course.BACK} {to}")
                stand[to:] = undone
                low = min(low, to)
            last = at
        _tell(entries, stand[:last], low)
        entries.reverse()
        return tuple(entries)


def _tell(entries: list[course.Entry], chosen: Sequence[str], standing: int) -> None:
    """Choices one after the other, from the last to the first: so many of them stand to the end."""
    entries += reversed(chosen[standing:])
    if count := len(chosen[:standing]):
        entries.append(count)
