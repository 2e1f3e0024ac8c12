"""Somebody who asks something of a table, and what must hold before they may."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.acts import AnyAct, Entry
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.shuffle import Shuffle
from sobremesa.tables.table import GATHERING, PLAYING, Table


class AnyAsker:
    """Somebody at a table, asking for something at some moment under an id of their own."""

    __slots__ = ("answer", "now", "table", "turned_to", "who")

    def __init__(self, table: Table, who: Person, now: float, answer: str = "", turned_to: int = SPECTATOR) -> None:
        self.table = table
        self.turned_to = turned_to  # of several chairs that are theirs, the one they speak from
        self.who = who
        self.now = now
        self.answer = answer

    def _do(self, act: AnyAct, decision: str | None = None) -> None:
        self.table.take(Entry(self.now, self.who.id, self.answer, act), decision)
        self.answer = ""  # of several things that one message brings about, the first carries its id

    def _do_for(self, person: str, act: AnyAct) -> None:
        """Let something happen that another has asked for earlier."""
        self.table.take(Entry(self.now, person, "", act))

    # --- who may -----------------------------------------------------------------------------------------------

    def _chair(self) -> int:
        chair = self.table.chair_turned_to(self.who.id, self.turned_to)
        if chair == SPECTATOR:
            raise Refusal("not-seated")
        return chair

    def _living_chair(self) -> int:
        """The chair of somebody who has a say in the match."""
        first = self._chair()
        mine = (first, *self.table.seating.chairs_of(self.who.id))
        living = next((chair for chair in mine if chair not in self.table.fallen), None)
        if living is None:
            raise Refusal("fallen")
        return living

    def _must_own(self) -> None:
        if self.who.id != self.table.owner:
            raise Refusal("not-owner")

    def _playing(self) -> Match[Any]:
        match = self.table.match
        if match is None or self.table.phase != PLAYING:
            raise Refusal("not-playing")
        return match

    def _gathering(self) -> None:
        if self.table.phase != GATHERING or self.table.is_shuffling:
            raise Refusal("not-gathering")

    def _shuffling(self) -> Shuffle:
        shuffle = self.table.shuffle
        if shuffle is None or not self.table.is_shuffling:
            raise Refusal("not-shuffling")
        return shuffle

    def _existing(self, number: int) -> None:
        if not 0 <= number < len(self.table.chairs):
            raise Refusal("no-chair")
