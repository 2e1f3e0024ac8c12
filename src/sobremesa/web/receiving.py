"""What the people at a table ask of it, one message after the other, and what each is answered."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Final, final

from sobremesa.store.errors import StoreError
from sobremesa.tables import acts, shares, talking
from sobremesa.tables.asking import Asker
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.restoring import MOST_ENTRIES
from sobremesa.web import beside, wire
from sobremesa.web.answered import done, refused
from sobremesa.web.connection import Connection
from sobremesa.web.counted import COUNTED
from sobremesa.web.messages import carry_out
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording
from sobremesa.web.showing import Showing
from sobremesa.web.sight import encoded
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

_MOST_WAITING: Final = 100  # messages of one room that wait for their turn
# However much was said and done beside the match, it can be played to its end, and another one after it.
_EVEN_IF_FULL: Final = (wire.Choose, wire.WhyNot, wire.Earlier, wire.TurnTo, wire.Mute, wire.Report, wire.Rematch)
_WHILE_A_RESERVE_LASTS: Final = (wire.SeatBot, wire.Remove)  # against who is gone, or has filled it


@final
class Receiving:
    __slots__ = ("_hub", "_presence", "_recording", "_showing", "_turns", "asides")

    def __init__(self, hub: Hub, recording: Recording, presence: Presence, turns: Turns, showing: Showing) -> None:
        self._hub = hub
        self._recording = recording
        self._presence = presence
        self._turns = turns
        self._showing = showing
        self.asides = 0  # how much is asked beside the table and not answered yet

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        if len(self._turns) < _MOST_WAITING:
            self._turns.take(lambda: self._handle(connection, message))
        else:
            connection.send(refused(message.id, "too-fast"))

    def _handle(self, connection: Connection, message: wire.FromClient) -> None:
        recording = self._recording
        table = recording.table
        if connection.person.id in table.door.removed:
            return  # it waited for its turn, and its sender was asked to leave meanwhile
        if table.knows(connection.person.id, message.id):
            connection.send(done(message.id))
            return
        if not isinstance(message, _EVEN_IF_FULL) and self._is_used_up(connection.person.id, message):
            connection.send(refused(message.id, "record-full"))
            return
        if recording.has_failed and recording.is_hopeless(recording.tried(message)):
            connection.send(refused(message.id, "fault"))
            return
        asker = Asker(table, connection.person, time.time(), message.id, connection.turned_to)
        try:
            is_to_be_written = self._carry_out(connection, message, asker)
        except Refusal as refusal:
            answer = refused(message.id, refusal.reason, refusal.rule)
            if table.fresh:  # the first of several things had happened already
                recording.read_again(table.entries - len(table.fresh), lambda: self._showing.tell(connection, answer))
            elif isinstance(message, wire.Choose | wire.Free):
                self._showing.tell(connection, answer)
            else:
                connection.send(answer)
            return
        except Exception as error:
            logger.exception("a %s at a table of %s failed", type(message).__name__, table.game.info.id)
            connection.send(refused(message.id, "fault"))
            recording.recover(recording.tried(message), error)
            return
        if is_to_be_written:
            among = self._who_notices(table.fresh[0]) if len(table.fresh) == 1 else None
            recording.write_then(partial(self._answer, connection, message.id, among))

    def _carry_out(self, connection: Connection, message: wire.FromClient, asker: Asker) -> bool:
        """Do what is asked; whether the table has taken something for it that is to be written."""
        spend = self._hub.budget.spend
        match message:
            case wire.Choose():
                spend(asker.choose, message.decision, message.option)
                COUNTED.choices += 1
                return True
            case wire.WhyNot():
                connection.send(encoded(spend(_because, asker, message)))
            case wire.Earlier():
                self._showing.earlier(connection, message)
            case wire.TurnTo():
                self._showing.turn(connection, message)
            case wire.Rematch():
                self._rematch(connection, asker, message.id)
            case wire.Mute() | wire.Report():
                self._hub.spawn(self._beside(connection, message))
            case _:
                spend(carry_out, message, asker, self._presence, self._hub.config)
                return True
        return False

    def _is_used_up(self, person: str, message: wire.FromClient) -> bool:
        """Whether there is no more room in the record for what that person wants to be written."""
        most = 2 * MOST_ENTRIES if isinstance(message, _WHILE_A_RESERVE_LASTS) else MOST_ENTRIES
        return shares.is_used_up(self._recording.table, person, most)

    def _who_notices(self, entry: acts.Entry) -> Collection[str] | None:
        """Whom it may be told that something has happened at all; None: everybody."""
        act, table = entry.act, self._recording.table
        if isinstance(act, acts.Said):
            return {person for person in self._presence.here if talking.hears(table, person, act.room)}
        return {entry.by} if table.is_hushed(act) else None

    def _answer(
        self, connection: Connection, message_id: str, among: Collection[str] | None, error: StoreError | None
    ) -> None:
        if error is None:
            self._showing.tell_all(connection, done(message_id), among)
        else:
            self._showing.tell(connection, refused(message_id, "fault"))

    async def _beside(self, connection: Connection, message: wire.Mute | wire.Report) -> None:
        """Nothing happens at the table: others don't wait for it, and aren't told."""
        self.asides += 1
        try:
            await beside.carry_out(self._hub, self._recording.table, self._presence.here, connection, message)
        except Refusal as refusal:
            connection.send(refused(message.id, refusal.reason))
            return
        except StoreError:
            connection.send(refused(message.id, "fault"))
            return
        finally:
            self.asides -= 1
        connection.send(done(message.id))
        if isinstance(message, wire.Mute):
            self._turns.take(lambda: self._showing.hear_anew(connection.person.id))

    def _rematch(self, connection: Connection, asker: Asker, message_id: str) -> None:
        """The same people, another table: everybody at this one is told its code."""
        table, turns = self._recording.table, self._turns
        if table.next_code:
            connection.send(done(message_id))
            return
        asker.another("")  # refused before anything is opened, if it must be
        if not connection.may_open_a_table():
            raise Refusal("too-fast")
        turns.hold()

        async def open_another() -> None:
            try:
                code = await self._hub.open(asker.another, table.opened.private, connection.address)
            except StoreError:
                turns.let_go()
                connection.send(refused(message_id, "fault"))
            except Exception as error:
                turns.break_down(error)
            else:
                turns.let_go()
                asker.move_on(code)
                self._recording.write_then(partial(self._answer, connection, message_id, None))
            turns.go_on()

        self._hub.spawn(open_another())


def _because(asker: Asker, asked: wire.WhyNot) -> wire.Because:
    option = asker.meant(asked.pointed) if asked.pointed else asked.option
    return wire.Because(asked.id, option, asker.why_not(option) if option else "")
