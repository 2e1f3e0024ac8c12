"""Who chooses where no person does: bots in their chairs, and for people whose time is up."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from sobremesa import bots
from sobremesa.bots.guest import Fault
from sobremesa.tables import thinking
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import BOT, THE_TABLE
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import PLAYING
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording, Tried
from sobremesa.web.speaking import Speaking
from sobremesa.web.thoughts import Thoughts
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


@final
class StandIns:
    __slots__ = ("_hub", "_look_after", "_presence", "_publish", "_recording", "_speaking", "_turns", "thoughts")

    def __init__(
        self,
        hub: Hub,
        recording: Recording,
        presence: Presence,
        turns: Turns,
        *,
        publish: Callable[[], None],
        look_after: Callable[[], None],
    ) -> None:
        self._hub = hub
        self._recording = recording
        self._presence = presence
        self._turns = turns
        self._publish = publish
        self._look_after = look_after
        self.thoughts = Thoughts(hub)
        self._speaking = Speaking(hub, recording, turns, self.thoughts, publish=publish)

    def wake(self) -> None:
        table = self._recording.table
        if table.paused or self._are_alone():
            return
        for chair, (decision, _) in table.waiting.items():
            if chair < len(table.chairs) and table.chairs[chair].who == BOT:
                self._think(chair, decision, table.chairs[chair].level)
        self._speaking.wake()

    def _are_alone(self) -> bool:
        """Bots among themselves play only while somebody looks on: for nobody they would fill the disk."""
        return not self._presence.connections and not self._recording.table.people

    def choose_for(self, chair: int, decision: str) -> None:
        """For who sits there, if that is still what they are asked."""
        table = self._recording.table
        standing = table.waiting.get(chair)
        if standing is not None and standing[0] == decision and not table.paused:
            self._think(chair, decision, bots.best_for(table.game))

    def _think(self, chair: int, decision: str, level: str) -> None:
        table = self._recording.table
        if decision in self.thoughts or table.match is None or self._recording.is_hopeless(self._tried(decision)):
            return
        asked = table.due(chair) or thinking.question(
            table.match,
            chair,
            level,
            table.seating.without_bots(),
            table.log,
            strangers=table.seating.strangers(),
        )
        sitting = table.chairs[chair].person

        def choose(option: str, fault: Fault | None) -> None:
            if self._recording.table.chairs[chair].level != level:
                fault = None  # of who sat there before
            self._turns.take(lambda: self._play_for(chair, sitting, decision, option, fault))

        self.thoughts.begin(decision, asked, choose, self._turns.break_down)

    def _play_for(self, chair: int, sitting: str, decision: str, option: str, fault: Fault | None) -> None:
        table = self._recording.table
        asker = Asker(table, THE_TABLE, time.time())
        try:
            if table.chairs[chair].person != sitting:
                raise Refusal("stale")
            self._hub.budget.spend(asker.stand_in, chair, decision, option)
            if fault is not None and table.phase == PLAYING:
                asker.replace_bot(chair, fault)
        except Refusal:
            self._look_after()  # the question has changed, or somebody else sits there now
            return
        except Exception as error:
            logger.exception("a bot's choice at a table of %s failed", table.game.info.id)
            self._recording.recover(self._tried(decision), error)
            return
        self._publish()

    def _tried(self, decision: str) -> Tried:
        return self._recording.table.version, "bot", decision
