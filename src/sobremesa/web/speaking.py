"""Bots have their say at a table whose game has talk: each is heard once about each occasion."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, final

from sobremesa.bots.guest import Fault
from sobremesa.tables import thinking
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import BOT, THE_TABLE
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import PLAYING, Table
from sobremesa.web.recording import Recording
from sobremesa.web.thoughts import Thoughts
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub


@final
class Speaking:
    __slots__ = ("_heard", "_hub", "_publish", "_recording", "_thoughts", "_turns")

    def __init__(
        self, hub: Hub, recording: Recording, turns: Turns, thoughts: Thoughts, *, publish: Callable[[], None]
    ) -> None:
        self._hub = hub
        self._recording = recording
        self._turns = turns
        self._thoughts = thoughts
        self._publish = publish
        self._heard = _occasions(recording.table)  # about how many the bots were heard

    def wake(self) -> None:
        """Whatever they then say, they think about it; and how long that takes tells nothing."""
        table = self._recording.table
        number = _occasions(table)
        if number <= self._heard or table.phase != PLAYING or table.lesson_step is not None:
            return
        self._heard = number
        assert table.match is not None
        for chair in table.game.occasion(table.match.state).seats:
            if chair < len(table.chairs) and table.chairs[chair].who == BOT:
                asked = thinking.occasion(
                    table.match, chair, table.chairs[chair].level, table.seating.without_bots(), table.log
                )
                self._hear(f"occasion {number} {chair}", asked)

    def _hear(self, occasion: str, asked: thinking.Question) -> None:
        chair, sitting = asked.chair, self._recording.table.chairs[asked.chair].person

        def say(option: str, fault: Fault | None) -> None:
            if option and fault is None:
                self._turns.take(lambda: self._say(chair, sitting, option))

        self._thoughts.begin(occasion, asked, say, self._turns.break_down)

    def _say(self, chair: int, sitting: str, option: str) -> None:
        table = self._recording.table
        try:
            if table.chairs[chair].person != sitting:
                raise Refusal("stale")
            self._hub.budget.spend(Asker(table, THE_TABLE, time.time()).speak_for, chair, option)
        except Refusal:
            return  # the match has gone on, and it can't be said any more
        self._publish()


def _occasions(table: Table) -> int:
    return 0 if table.match is None else table.game.occasion(table.match.state).number
