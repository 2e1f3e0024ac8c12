"""What people have left in a table's record: whether anything, how much, and which of their messages it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import final

from sobremesa.tables import acts
from sobremesa.tables.acts import TABLE_ROOM, Entry


@final
class Traces:
    __slots__ = ("answered", "people", "spoken", "written")

    def __init__(self) -> None:
        self.written: Counter[str] = Counter()  # how many entries are whose, choices left out
        self.spoken: Counter[str] = Counter()  # and how many of them are lines said at the table
        self.people: set[str] = set()  # who has left any, as far as the store knows
        self.answered: set[int] = set()  # hashes of who and which, for memory's sake

    def count(self, entry: Entry) -> None:
        """Whose it is, for nobody may write more than their share; choices don't count."""
        act = entry.act
        if not isinstance(act, acts.Chose):
            self.written[entry.by] += 1
            if isinstance(act, acts.Said) and act.room == TABLE_ROOM:
                self.spoken[entry.by] += 1

    def new_among(self, fresh: Iterable[Entry]) -> tuple[str, ...]:
        """Who has left the first trace of theirs with these."""
        return tuple({entry.by for entry in fresh if entry.by} - self.people)

    def note_answer(self, entry: Entry) -> None:
        self.answered.add(hash((entry.by, entry.answer)))

    def knows(self, person: str, answer: str) -> bool:
        return hash((person, answer)) in self.answered
