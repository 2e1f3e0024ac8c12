"""A table that is in use: who comes to it and goes, and the parts that see to all else.

What happens there happens one thing at a time (`turns`): a message is tried on the table (`receiving`), what comes of
it is written down (`recording`), and only then is the sender answered and everybody told (`showing`). Then bots, clocks
and a missing owner are seen to (`standing_in`, `clocks`, `owning`).
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, final

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Summary, Taken, Token
from sobremesa.tables import shares
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.restoring import MOST_ENTRIES
from sobremesa.tables.table import Table
from sobremesa.web import wire
from sobremesa.web.clocks import Clocks
from sobremesa.web.connection import Connection
from sobremesa.web.forgetting import Forgetter
from sobremesa.web.listing import Listing
from sobremesa.web.owning import Owning
from sobremesa.web.presence import Presence
from sobremesa.web.push.noticing import Noticing
from sobremesa.web.push.wanted import Wanted
from sobremesa.web.receiving import Receiving
from sobremesa.web.recording import Recording
from sobremesa.web.showing import Showing
from sobremesa.web.standing_in import StandIns
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

REMOVED: Final = 4403  # the close code of who was asked to leave


@final
class Room:
    __slots__ = (
        "_at_the_door",
        "_clocks",
        "_hub",
        "_is_closed",
        "_owning",
        "_presence",
        "_promised",
        "_receiving",
        "_recording",
        "_stand_ins",
        "_turns",
        "noticing",
        "quiet_since",
        "showing",
    )

    def __init__(self, hub: Hub, taken: Taken) -> None:
        self._hub = hub
        self._turns = turns = Turns(self.break_down)
        self._recording = recording = Recording(hub, taken, turns, self)
        self._presence = presence = Presence(taken.table.touched)
        self._clocks = Clocks(hub, recording, presence, turns, self)
        self.showing = Showing(recording, presence, hub.budget, self._clocks)
        self._receiving = Receiving(hub, recording, presence, turns, self.showing)
        self._stand_ins = StandIns(hub, recording, presence, turns, publish=self._publish, look_after=self.look_after)
        self._owning = Owning(hub.config.patience, recording, presence, turns, self._publish)
        self.noticing = Noticing(hub, recording, self._clocks)
        self._at_the_door: list[Connection] = []  # whose turn to come in hasn't come yet
        self._promised: set[asyncio.Future[bool]] = set()
        self._is_closed = False
        self.quiet_since = time.monotonic()

    @property
    def table(self) -> Table:
        return self._recording.table

    @property
    def token(self) -> Token:
        return self._recording.token

    @property
    def connections(self) -> list[Connection]:
        return self._presence.connections

    @property
    def thoughts(self) -> int:
        """How many choices bots are about to make."""
        return len(self._stand_ins.thoughts)

    def is_settled(self) -> bool:
        """Whether everything that came was dealt with and is on the disk."""
        return self._turns.is_settled() and not self._receiving.asides

    def is_idle(self) -> bool:
        return self.is_settled() and not (self.connections or self._promised or self.thoughts)

    def is_here(self, person: str) -> bool:
        return person in self._presence.here

    def wanted(self) -> Wanted:
        """Whom the table waits for, and who may want to be called."""
        return self.noticing.wanted()

    # --- coming and going ------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        def come_in() -> None:
            self._at_the_door.remove(connection)
            if connection.person.id in self.table.door.removed:
                connection.close(REMOVED, "asked to leave")
                return
            self._presence.come(connection)
            self.showing.begin(connection)
            self._somebody_came_or_went()

        if self._is_closed:
            connection.close(1011, "come in again")
        else:
            self._at_the_door.append(connection)
            self._turns.take(come_in)

    async def let_in(self, person: Person, link: str = "") -> bool:
        """Whether that person may come to this table; the record remembers it, so that they may come back."""
        table = await self.settled()
        if table.door.knows(person.id):
            return True
        answer = self._promise()

        def settle(error: StoreError | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(True)
            else:
                answer.set_exception(error)

        def come() -> None:
            if answer.done():
                return
            try:
                if shares.is_used_up(self.table, person.id, MOST_ENTRIES):
                    raise Refusal("record-full")
                Asker(self.table, person, time.time()).come(link)
            except Refusal:
                answer.set_result(False)
                return
            self._recording.write_then(settle)

        self._turns.take(come)
        return await answer

    def leave(self, connection: Connection) -> None:
        def go() -> None:
            if connection not in self.connections:
                return
            self._presence.go(connection)
            self.quiet_since = time.monotonic()
            self._somebody_came_or_went()

        self._turns.take(go)

    def _somebody_came_or_went(self) -> None:
        self.showing.look_anew()
        self.showing.tell_all()
        self.look_after()
        self._drop_requests()

    def _drop_requests(self) -> None:
        """Whoever asked for a chair and has left doesn't want it any more."""
        here = self._presence.here
        gone = [ask for ask in self.table.seating.asks if ask.person not in here]
        for ask in gone:
            Asker(self.table, Person(ask.person, ask.name), time.time()).withdraw(ask)
        if gone:
            self._publish()

    def show_out(self) -> None:
        """Whoever was asked to leave is sent nothing more."""
        removed = self.table.door.removed
        for connection in self.connections if removed else ():
            if connection.person.id in removed:
                connection.close(REMOVED, "asked to leave")

    def send_away(self, code: int = 1011, why: str = "come in again") -> None:
        """Whoever is here or about to be comes in again, to another room of the same table."""
        for connection in (*self.connections, *self._at_the_door):
            connection.close(code, why)

    # --- what is asked of it from outside --------------------------------------------------------------------------

    async def settled(self) -> Table:
        """The table once nothing of it waits to be written: what isn't on the disk has not happened."""
        if not self._turns.is_settled():
            answer = self._promise()
            self._turns.take(lambda: None if answer.done() else answer.set_result(True))
            await answer
        return self.table

    async def forget(self, person: str) -> None:
        """Somebody comes no more, and what they wrote here is written over; then the table is read again."""
        done = self._promise()
        forgetter = Forgetter(
            self._hub, self._recording, self._presence, self._turns, self.showing, person=person, done=done
        )
        self._turns.take(forgetter.begin)
        await done

    def _promise(self) -> asyncio.Future[bool]:
        """An answer that somebody outside waits for; it comes, whatever becomes of this room."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._promised.add(answer)
        answer.add_done_callback(self._promised.discard)
        return answer

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        self._receiving.receive(connection, message)

    def catch_up(self, connection: Connection) -> None:
        """A slow client has read what it was sent."""
        if connection.behind and not self._turns.is_held and connection in self.connections:
            self._turns.attempt(lambda: self.showing.show(connection))

    def listing(self) -> Listing:
        """What lists show of it now."""
        return Listing.of(self.table, self._presence.chairs(self.table), self._clocks.allowed())

    def news(self) -> Summary | None:
        """The same to be written, if it is another than was written last."""
        return self._recording.news() if self.is_settled() else None

    def doorstep(self, is_open: bool) -> wire.Doorstep:
        """To whom it isn't open, not even who sits there."""
        table = self.table
        return wire.Doorstep(
            table.game.info.id,
            table.phase,
            table.door.private,
            table.seating.name_of(table.owner) if is_open else "",
            table.opened.joining if is_open else "",
            self._presence.chairs(table) if is_open else [],
        )

    # --- what it sees to by itself -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Begin; what was taken because the rules were mended is written before anything else happens."""
        self._turns.take(lambda: self._recording.write_then(lambda _: None) if self.table.fresh else self.look_after())

    def ring(self) -> None:
        """The time of somebody has run out, maybe long ago."""
        self._turns.take(self._heed_the_late)

    def _heed_the_late(self) -> None:
        self._clocks.heed_the_late()
        self.noticing.notice()

    def look_after(self) -> None:
        """See to whatever the table as it stands wants next."""
        self._stand_ins.wake()
        if self.connections:
            self._owning.miss(by_days=self._clocks.by_days is not None)
        self._clocks.set()
        self.noticing.notice()

    def choose_for(self, chair: int, decision: str) -> None:
        self._stand_ins.choose_for(chair, decision)

    def pass_on_from(self, late: set[str]) -> None:
        self._owning.pass_on_from(late)

    def _publish(self) -> None:
        """Write what the table has taken, and show it to everybody."""
        self._recording.write_then(lambda error: self.showing.tell_all() if error is None else None)

    def read_again(self) -> None:
        self.showing.go_back()

    def show_anew(self) -> None:
        self.showing.tell_all()

    # --- its end -----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        self._is_closed = True
        self._recording.close()
        self._clocks.stop()
        self._owning.stop()
        self._stand_ins.thoughts.stop()
        for answer in self._promised:
            if not answer.done():
                answer.set_exception(StoreError("the table was given up"))

    async def freeze(self) -> bool:
        """Nothing more happens here: what came before is on the disk, what comes now waits for another room.

        Whether it still could; a room that was given up meanwhile has nothing left to hand over.
        """
        answer = self._promise()

        def stand_still() -> None:
            self._turns.stop()
            self._stand_ins.thoughts.stop()
            if not answer.done():
                answer.set_result(True)

        self._turns.take(stand_still)
        try:
            return await answer
        except StoreError:
            return False

    def give_up(self) -> None:
        self._hub.give_up(self)

    def break_down(self, error: Exception) -> None:
        self._turns.stop()
        self._hub.break_down(self, error)
