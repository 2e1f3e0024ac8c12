"""The course of a match as a file tells it: what was chosen in order, also what was taken back, and what the log says
besides of the table.

Each entry is one of these: a number, so many of the file's choices one after the other; `SEAT OPTION`, a choice that
was taken back later; `back VERSION`, the match goes back to that version; and a line of the log about the table itself,
its kind and mostly a seat, as `table-paused 2`. With them the log can be told again line by line, under its numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from sobremesa.kernel.errors import BadFile, NotVerified, Refused
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match

Entry = int | str
Line = tuple[int, Event]  # of the log: how many choices everybody knew of by then, and what happened

BACK: Final = "back"
STAND_IN: Final = "table-stand-in"
# By the way in which a bot failed.
BOT_FAILED: Final = {
    "raised": "table-bot-raised",
    "not-offered": "table-bot-not-offered",
    "too-slow": "table-bot-too-slow",
    "gone": "table-bot-gone",
}
PAUSED: Final = "table-paused"
RESUMED: Final = "table-resumed"
UNDONE: Final = ("table-undone", "table-undone-agreed", "table-undone-practice")
# What may be told of a table when its match is over, too; nothing of that belongs to the match.
COMING_AND_GOING: Final = (
    "table-sat",
    "table-left",
    "table-bot",
    "table-removed",
    "table-voted-out",
    "table-onlooker-removed",
)
_OF_THE_TABLE: Final = (
    STAND_IN,
    PAUSED,
    RESUMED,
    *UNDONE,
    *COMING_AND_GOING,
    "table-undo-refused",
    *BOT_FAILED.values(),
)
_WITHOUT_WHO: Final = "table-onlooker-removed"

_SEAT: Final = re.compile("[0-9]{1,2}")
_VERSION: Final = re.compile("[0-9]{1,7}")


@final
class Walk:
    """A match that takes its course, and the log of its table as it grows."""

    def __init__(self, match: Match[Any], *, called_off: int = 0, practice: bool = False) -> None:
        self.match = match
        self.is_paused = False
        self.taken_back = 0  # choices
        shuffled = [Event("table-called-off", (("n", called_off),))] if called_off else []
        trained = [Event("table-practice")] if practice else []
        self.log: list[Line] = [(0, event) for event in (*shuffled, *match.opening, *trained)]
        self._number = 0  # of choices so far, those too that were taken back
        self._stand_in = ""  # the seat for which a bot makes the next choice
        self._went_back = False  # and the log has not said so yet

    def along(self, course: Sequence[Entry], choices: Sequence[str]) -> Iterator[None]:
        """Stop after each thing that happened. What can't have happened is not verified."""
        left = iter(choices)
        for entry in course:
            if isinstance(entry, int):
                for _ in range(entry):
                    choice = next(left, None)
                    if choice is None:
                        raise _amiss("it has fewer choices than its course counts")
                    self._choose(choice)
                    yield
            else:
                self._take(entry)
                yield
        if self._went_back or self._stand_in:
            raise _amiss("its course breaks off")
        if next(left, None) is not None or self.match.version != len(choices):
            raise _amiss("its choices are not those that its course leaves standing")

    def _take(self, entry: str) -> None:
        word, _, rest = entry.partition(" ")
        if _SEAT.fullmatch(word):
            self._choose(entry)
        elif word == BACK:
            self._go_back(rest)
        else:
            self._tell(word, rest)

    def _choose(self, entry: str) -> None:
        self._number += 1
        stand_in, self._stand_in = self._stand_in, ""
        seat = seat_of(entry, self._number)
        if self._went_back or stand_in not in ("", str(seat)):
            raise _amiss("something that the log says is in the wrong place")
        events = played(self.match, entry, self._number)
        if stand_in:
            self._line(STAND_IN, seat)
        self.log += [(self.match.noticed, event) for event in events]

    def _go_back(self, version: str) -> None:
        if self._went_back or self._stand_in or not _VERSION.fullmatch(version) or int(version) > self.match.version:
            raise _amiss("it goes back where it can't")
        self.taken_back += self.match.version - int(version)
        self.match.rewind(int(version))
        self._went_back = True

    def _tell(self, kind: str, who: str) -> None:
        is_about = who == "" if kind == _WITHOUT_WHO else _SEAT.fullmatch(who) is not None
        if kind not in _OF_THE_TABLE or not is_about or self._stand_in or (kind in UNDONE) != self._went_back:
            raise _amiss("the log says something where it can't be")
        self._went_back = False
        if kind == STAND_IN:
            self._stand_in = who
            return
        if kind in (PAUSED, RESUMED):
            self.is_paused = kind == PAUSED
        self._line(kind, int(who) if who else None)

    def _line(self, kind: str, who: int | None) -> None:
        self.log.append((self.match.noticed, Event(kind, () if who is None else (("who", who),))))


def seat_of(entry: str, number: int) -> int:
    seat = entry.partition(" ")[0]
    if not _SEAT.fullmatch(seat):
        message = f"choice {number} is not a seat and an option: {entry[:80]!r}"
        raise BadFile(message, "file-choice", number=number, choice=entry[:80])
    return int(seat)


def played(match: Match[Any], entry: str, number: int) -> tuple[Event, ...]:
    """Take that choice, the how-manieth of the file."""
    try:
        return match.play(seat_of(entry, number), entry.partition(" ")[2])
    except Refused as error:
        message = f"choice {number} was not legal: {error}"
        raise NotVerified("choice", message, number=number, choice=entry, rule=error.rule or "") from None


def _amiss(why: str) -> NotVerified:
    return NotVerified("course", f"the course of the match: {why}")
