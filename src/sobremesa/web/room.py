"""A table that is in use: its connections, its bots, its clock, and the order in which things happen.

One thing at a time: a message is tried on the table, what comes of it is written down, and only then is the sender
answered and everybody told; the next message waits until then. So nobody is ever shown what isn't on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, cast, final
from zlib import crc32

import msgspec

from sobremesa import bots
from sobremesa.bots.guest import Fault
from sobremesa.store.errors import Lost, StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Alarm, Index, Page, Summary, Taken
from sobremesa.tables import acts, shares, talking, thinking
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import BOT, Person
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.clock import BOT_CHOOSES, OWNER_DECIDES, STRICT, ByDays, next_due
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.restoring import MOST_ENTRIES
from sobremesa.tables.table import GATHERING, OVER, PLAYING, WATCHERS_ROOM, Table
from sobremesa.web import beside, listing, wire
from sobremesa.web.budget import OutOfTime
from sobremesa.web.connection import Connection
from sobremesa.web.counted import COUNTED
from sobremesa.web.listing import Listing
from sobremesa.web.messages import carry_out
from sobremesa.web.presence import Presence
from sobremesa.web.push.wanted import Wanted, wanted_at
from sobremesa.web.sight import Sight, encoded
from sobremesa.web.thoughts import Thoughts

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

Deed = tuple[int, str, str]  # at which version, what, and what of it

_NOTHING_BROKEN: Final[frozenset[Deed]] = frozenset()
_THE_TABLE: Final = Person("", "")
_MOST_WAITING: Final = 100  # messages of one room that wait for their turn
_SECONDS_BETWEEN_HEIRS: Final = 0.2  # while the disk is full, the table isn't passed on again and again
REMOVED: Final = 4403  # the close code of who was asked to leave
# Lines that somebody who comes in is sent. Of the log they are sent as many more whenever they ask for earlier ones.
_MOST_CHAT_AT_FIRST: Final = 200
_LOG_WINDOW: Final = 200
# However much was said and done beside the match, it can be played to its end, and another one after it.
_EVEN_IF_FULL: Final = (wire.Choose, wire.WhyNot, wire.Earlier, wire.TurnTo, wire.Mute, wire.Report, wire.Rematch)
_WHILE_A_RESERVE_LASTS: Final = (wire.SeatBot, wire.Remove)  # against who is gone, or has filled it


@final
class Room:
    __slots__ = (
        "_alarm",
        "_asides",
        "_at_the_door",
        "_backlog",
        "_broken",
        "_busy",
        "_by_days",
        "_called",
        "_clock",
        "_hub",
        "_index",
        "_is_closed",
        "_listed",
        "_owner_timer",
        "_pace",
        "_presence",
        "_promised",
        "_sight",
        "_thoughts",
        "quiet_since",
        "table",
        "token",
    )

    def __init__(self, hub: Hub, taken: Taken) -> None:
        self._hub = hub
        self.table = table = taken.table
        self.token = taken.token
        self._sight = Sight(table)
        self._presence = Presence(table.touched)
        self._asides = 0  # how much is asked beside the table and not answered yet
        self._at_the_door: list[Connection] = []  # whose turn to come in hasn't come yet
        self._promised: set[asyncio.Future[bool]] = set()
        self._is_closed = False
        self._busy = False
        self._backlog: list[Callable[[], None]] = []  # few wait, mostly none: an empty deque would weigh more
        self._thoughts = Thoughts(hub)
        self._clock: asyncio.TimerHandle | None = None
        self._owner_timer: asyncio.TimerHandle | None = None
        self._index: Index | None = None
        self._by_days = ByDays.of(table.opened.clock)
        self._alarm: float | None = -1.0  # what is written of when the clock by days rings; -1: not known
        self._listed = b""  # what lists show of it, as far as that was written
        self._pace = crc32(table.code.encode())  # tables that began together don't all write their checkpoints together
        self._called: Wanted | None = None  # who the store knows to be waited for; None: that isn't known here
        self._broken = _NOTHING_BROKEN  # what the rules of this game didn't come back from
        self.quiet_since = time.monotonic()

    # --- coming and going ------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        def come_in() -> None:
            self._at_the_door.remove(connection)
            if connection.person.id in self.table.door.removed:
                connection.close(REMOVED, "asked to leave")
                return
            self._presence.come(connection)
            connection.log_sent = max(0, len(self.table.log) - _LOG_WINDOW)
            self._tell_chat_anew(connection)
            self._somebody_came_or_went()

        if self._is_closed:
            connection.close(1011, "come in again")
        else:
            self._at_the_door.append(connection)
            self._in_turn(come_in)

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
            self._write_then(settle)

        self._in_turn(come)
        return await answer

    async def settled(self) -> Table:
        """The table once nothing of it waits to be written: what isn't on the disk has not happened."""
        if self._busy or self._backlog:
            answer = self._promise()
            self._in_turn(lambda: None if answer.done() else answer.set_result(True))
            await answer
        return self.table

    def _promise(self) -> asyncio.Future[bool]:
        """An answer that somebody outside waits for; it comes, whatever becomes of this room."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._promised.add(answer)
        answer.add_done_callback(self._promised.discard)
        return answer

    def leave(self, connection: Connection) -> None:
        def go() -> None:
            if connection not in self.connections:
                return
            self._presence.go(connection)
            self.quiet_since = time.monotonic()
            self._somebody_came_or_went()

        self._in_turn(go)

    def _tell_chat_anew(self, connection: Connection) -> None:
        connection.chat_sent = self._first_line_for(connection.person)
        connection.chat_anew = True

    def _first_line_for(self, person: Person) -> int:
        """Where the chat begins that somebody who comes in is sent; what they don't hear doesn't count."""
        chat = self.table.chat
        heard = [at for at, line in enumerate(chat) if talking.hears(self.table, person.id, line.room)]
        return heard[-_MOST_CHAT_AT_FIRST] if len(heard) > _MOST_CHAT_AT_FIRST else 0

    @property
    def connections(self) -> list[Connection]:
        return self._presence.connections

    def is_settled(self) -> bool:
        """Whether everything that came was dealt with and is on the disk."""
        return not (self._busy or self._backlog or self._asides)

    @property
    def thoughts(self) -> int:
        """How many choices bots are about to make."""
        return len(self._thoughts)

    def is_idle(self) -> bool:
        return self.is_settled() and not (self.connections or self._promised or self._thoughts)

    def close(self) -> None:
        self._is_closed = True
        for timer in (self._clock, self._owner_timer):
            if timer is not None:
                timer.cancel()
        self._thoughts.stop()
        for answer in self._promised:
            if not answer.done():
                answer.set_exception(StoreError("the table was given up"))

    def send_away(self, code: int = 1011, why: str = "come in again") -> None:
        """Whoever is here or about to be comes in again, to another room of the same table."""
        for connection in (*self.connections, *self._at_the_door):
            connection.close(code, why)

    async def freeze(self) -> bool:
        """Nothing more happens here: what came before is on the disk, what comes now waits for another room.

        Whether it still could; a room that was given up meanwhile has nothing left to hand over.
        """
        answer = self._promise()

        def stand_still() -> None:
            self._busy = True  # for good
            self._backlog.clear()
            self._thoughts.stop()
            if not answer.done():
                answer.set_result(True)

        self._in_turn(stand_still)
        try:
            return await answer
        except StoreError:
            return False

    def _show_out(self) -> None:
        """Whoever was asked to leave is sent nothing more."""
        removed = self.table.door.removed
        for connection in self.connections if removed else ():
            if connection.person.id in removed:
                connection.close(REMOVED, "asked to leave")

    def _drop_requests(self) -> None:
        """Whoever asked for a chair and has left doesn't want it any more."""
        here = self._presence.here
        gone = [ask for ask in self.table.seating.asks if ask.person not in here]
        for ask in gone:
            Asker(self.table, Person(ask.person, ask.name), time.time()).withdraw(ask)
        if gone:
            self._write_then(lambda error: None if error is not None else self._tell_all())

    # --- one thing at a time ---------------------------------------------------------------------------------------

    def _in_turn(self, job: Callable[[], None]) -> None:
        if self._busy or self._backlog:
            self._backlog.append(job)
        else:
            self._attempt(job)

    def _next(self) -> None:
        while self._backlog and not self._busy:
            self._attempt(self._backlog.pop(0))

    def _attempt(self, job: Callable[[], None]) -> None:
        """Whatever fails here is the fault of this table, and ends no more than this table."""
        try:
            job()
        except Exception as error:
            self._break_down(error)

    def _break_down(self, error: Exception) -> None:
        self._busy = True  # for good: nothing happens here any more
        self._backlog.clear()
        self._hub.break_down(self, error)

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        if not self._busy:
            try:
                self._handle(connection, message)
            except Exception as error:
                self._break_down(error)
        elif len(self._backlog) < _MOST_WAITING:
            self._backlog.append(lambda: self._handle(connection, message))
        else:
            connection.send(_refused(message.id, "too-fast"))

    def _handle(self, connection: Connection, message: wire.FromClient) -> None:
        table = self.table
        if connection.person.id in table.door.removed:
            return  # it waited for its turn, and its sender was asked to leave meanwhile
        if table.knows(connection.person.id, message.id):
            connection.send(_done(message.id))
            return
        if not isinstance(message, _EVEN_IF_FULL) and self._is_used_up(connection.person.id, message):
            connection.send(_refused(message.id, "record-full"))
            return
        if self._broken and self._deed(message) in self._broken:
            connection.send(_refused(message.id, "fault"))
            return
        asker = Asker(table, connection.person, time.time(), message.id, connection.turned_to)
        spend = self._hub.budget.spend
        try:
            if isinstance(message, wire.Choose):
                spend(asker.choose, message.decision, message.option)
                COUNTED.choices += 1
            elif isinstance(message, wire.WhyNot):
                connection.send(encoded(spend(_because, asker, message)))
                return
            elif isinstance(message, wire.Earlier):
                connection.send(self._earlier(connection, message))
                return
            elif isinstance(message, wire.TurnTo):
                self._turn(connection, message)
                return
            elif isinstance(message, wire.Rematch):
                self._rematch(connection, asker, message.id)
                return
            elif isinstance(message, wire.Mute | wire.Report):
                self._hub.spawn(self._beside(connection, message))
                return
            else:
                spend(carry_out, message, asker, self._presence, self._hub.config)
        except Refusal as refusal:
            answer = _refused(message.id, refusal.reason, refusal.rule)
            if table.fresh:  # the first of several things had happened already
                self._reload(table.entries - len(table.fresh), lambda: self._tell(connection, answer))
                return
            self._tell(connection, answer) if isinstance(message, wire.Choose | wire.Free) else connection.send(answer)
            return
        except Exception as error:
            logger.exception("a %s at a table of %s failed", type(message).__name__, table.game.info.id)
            connection.send(_refused(message.id, "fault"))
            self._recover(self._deed(message), error)
            return
        among = self._who_notices(table.fresh[0]) if len(table.fresh) == 1 else None
        self._write_then(partial(self._answer, connection, message.id, among))

    def _is_used_up(self, person: str, message: wire.FromClient) -> bool:
        """Whether there is no more room in the record for what that person wants to be written."""
        most = 2 * MOST_ENTRIES if isinstance(message, _WHILE_A_RESERVE_LASTS) else MOST_ENTRIES
        return shares.is_used_up(self.table, person, most)

    def _who_notices(self, entry: acts.Entry) -> set[str] | None:
        """Whom it may be told that something has happened at all; None: everybody."""
        act, table = entry.act, self.table
        if isinstance(act, acts.Said):
            return {person for person in self._presence.here if talking.hears(table, person, act.room)}
        return {entry.by} if table.is_hushed(act) else None

    def _deed(self, message: wire.FromClient) -> Deed:
        """What it asks for, whoever sends it under whichever id."""
        fields = msgspec.structs.asdict(message)
        del fields["id"]
        return self.table.version, type(message).__name__, repr(fields)

    def _recover(self, deed: Deed, error: Exception) -> None:
        """The table as it was before. What ran out of time isn't tried again: all tables would wait for it again."""
        if isinstance(error, OutOfTime):
            self._broken |= {deed}
        self._reload(self.table.entries - len(self.table.fresh))  # who knows how far it came

    def _answer(
        self, connection: Connection, message_id: str, among: set[str] | None, error: StoreError | None
    ) -> None:
        if error is None:
            self._tell_all(connection, _done(message_id), among)
        else:
            self._tell(connection, _refused(message_id, "fault"))

    # --- writing ---------------------------------------------------------------------------------------------------

    def _write_then(self, then: Callable[[StoreError | None], None]) -> None:
        """Write what the table has taken; go on once it is on the disk. If it can't be, the table is as before."""
        table = self.table
        fresh = table.fresh
        if not fresh:
            then(None)
            return
        table.fresh = []
        self._busy = True
        index = self._new_index(fresh)
        page = Page(
            table.code,
            table.entries - len(fresh),
            fresh,
            self._due_checkpoint(fresh),
            index,
            people=table.new_among(fresh),
            token=self.token,
            summary=listing.packed(self.listing()) if index is not None else b"",
        )
        self._hub.store.write(page, partial(self._written, page, then))

    def _written(self, page: Page, then: Callable[[StoreError | None], None], error: StoreError | None) -> None:
        if self._is_closed:
            return
        if isinstance(error, Lost):
            self._hub.give_up(self)
            return
        if error is not None:
            self._index = None  # whatever it is, the next page says it again
            self._reload(page.first, lambda: then(error))
            return
        self._show_out()
        self._busy = False
        self._index = page.index or self._index
        self.table.traced.update(page.people)
        if page.checkpoint is not None:
            self.table.needs_checkpoint = False
        try:
            then(None)
            self._look_after()
        except Exception as failure:
            self._break_down(failure)
        self._next()
        if page.index is not None and any(isinstance(entry.act, acts.Ended) for entry in page.entries):
            self._hub.spawn(self._hub.conclude(self.table))

    def _due_checkpoint(self, fresh: list[acts.Entry]) -> Checkpoint | None:
        table = self.table
        last = fresh[-1].act
        due = (
            table.needs_checkpoint
            or isinstance(last, (acts.Began, acts.Ended))
            or (isinstance(last, acts.Chose) and table.has_gone_on(self._pace))
        )
        return table.checkpoint() if due else None

    def _new_index(self, fresh: list[acts.Entry]) -> Index | None:
        table = self.table
        if len(fresh) == 1 and isinstance(fresh[0].act, acts.Chose | acts.Said) and table.lesson is None:
            return None
        index = Index.of(table)
        return None if index == self._index else index

    def _reload(self, told: int, then: Callable[[], None] | None = None) -> None:
        """The table in memory is ahead of the record: take it from there again.

        `told` is how many entries everybody knows of. If there are no more, the others are told nothing: what came to
        nothing may have been a choice that only the chooser may notice.
        """
        self._busy = True

        async def again() -> None:
            try:
                self.table = await self._hub.load(self.table.code)
            except Damaged:
                self._hub.give_up(self)
                return
            except Exception:
                logger.exception("a table couldn't be read again")
                self._hub.give_up(self)
                return
            self._busy = False
            self._attempt(go_on)
            self._next()

        def go_on() -> None:
            for connection in self.connections:
                connection.log_sent = min(connection.log_sent, len(self.table.log))
                connection.chat_sent = min(connection.chat_sent, len(self.table.chat))
            self._sight = Sight(self.table)
            if then is not None:
                then()
            if self.table.entries != told:
                self._tell_all()
            self._look_after()

        self._hub.spawn(again())

    # --- telling ---------------------------------------------------------------------------------------------------

    def _sight_now(self) -> Sight:
        sight = self._sight
        sight.look_again()
        if not sight.is_current():
            sight.refresh(self._presence.chairs(self.table), self._presence.onlookers(self.table))
        if self.table.opened.clock == STRICT:
            due = self._due()
            sight.played_for_at = due[0] if due else None
        elif self._by_days is not None:
            sight.played_for_at = self._by_days.runs_out(self.table, self._hub.config.patience)
        return sight

    def _somebody_came_or_went(self) -> None:
        self._sight = Sight(self.table)
        self._tell_all()
        self._look_after()
        self._drop_requests()

    def _tell_all(self, sender: Connection | None = None, answer: bytes = b"", among: set[str] | None = None) -> None:
        """Show the table to everybody, or to the pages of some; to the sender in any case."""
        told = self.connections
        if among is not None:
            told = [one for one in told if one is sender or one.person.id in among]
        self._show(told, sender, answer)

    def _tell(self, connection: Connection, answer: bytes) -> None:
        self._show([connection], connection, answer)

    def _show(self, told: list[Connection], sender: Connection | None = None, answer: bytes = b"") -> None:
        """Send the latest; to who is slow, only the answer now, and the latest when they have caught up."""
        pages = self._hub.budget.spend(self._pages, told)
        lines, said = len(self.table.log), len(self.table.chat)
        for connection, page in zip(told, pages, strict=True):
            if page:
                connection.log_sent, connection.chat_sent = lines, said
                connection.chat_anew = False
            connection.behind = not page
            if connection is sender and answer:
                connection.send(answer, page) if page else connection.send(answer)
            elif page:
                connection.send(page)

    def _pages(self, told: list[Connection]) -> list[bytes]:
        """The table as each of them is shown it now; nothing for who is slow."""
        sight = self._sight_now()
        pages = [self._page_of(one) if one.is_ready() else b"" for one in told]
        sight.look_away()
        return pages

    def _page_of(self, one: Connection) -> bytes:
        return self._sight.of(
            one.person.id, one.log_sent, one.chat_sent, one.turned_to, muted=one.muted, chat_anew=one.chat_anew
        )

    def _earlier(self, connection: Connection, asked: wire.Earlier) -> bytes:
        person = connection.person.id
        chair = self.table.chair_turned_to(person, connection.turned_to)
        before = min(asked.before, len(self.table.log))
        first = max(0, before - _LOG_WINDOW)
        return encoded(wire.Lines(asked.id, first, self._sight.lines(person, range(first, before), chair)))

    def _turn(self, connection: Connection, asked: wire.TurnTo) -> None:
        """The table from another chair of theirs, and the log again as it is told there."""
        if asked.chair not in self.table.seating.chairs_of(connection.person.id):
            raise Refusal("not-seated")
        connection.turned_to = asked.chair
        connection.log_sent = max(0, len(self.table.log) - _LOG_WINDOW)
        self._tell(connection, _done(asked.id))

    async def _beside(self, connection: Connection, message: wire.Mute | wire.Report) -> None:
        """Nothing happens at the table: others don't wait for it, and aren't told."""
        self._asides += 1
        try:
            await beside.carry_out(self._hub, self.table, self._presence.here, connection, message)
        except Refusal as refusal:
            connection.send(_refused(message.id, refusal.reason))
            return
        except StoreError:
            connection.send(_refused(message.id, "fault"))
            return
        finally:
            self._asides -= 1
        connection.send(_done(message.id))
        if isinstance(message, wire.Mute):
            self._in_turn(lambda: self._hear_anew(connection.person.id))

    def _hear_anew(self, person: str) -> None:
        """All pages of somebody are shown the chat again, as they want to hear it now."""
        theirs = [one for one in self.connections if one.person.id == person]
        for connection in theirs:
            self._tell_chat_anew(connection)
        self._show(theirs)

    # --- forgetting ------------------------------------------------------------------------------------------------

    async def forget(self, person: str) -> None:
        """Somebody comes no more, and what they wrote here is written over; then the table is read again."""
        done = self._promise()

        def begin() -> None:
            who = self._who_notices_that_is_forgotten(person)
            Asker(self.table, _THE_TABLE, time.time()).forget(person)
            self._write_then(lambda error: self._write_over(person, who, done, error))

        self._in_turn(begin)
        await done

    def _who_notices_that_is_forgotten(self, person: str) -> set[str] | None:
        """Everybody, of whom they know; of who only talked aside, those who heard it."""
        table = self.table
        if person in table.called.names or person == table.owner:
            return None
        return {one for one in self._presence.here if talking.hears(table, one, WATCHERS_ROOM)}

    def _write_over(
        self, person: str, who: set[str] | None, done: asyncio.Future[bool], error: StoreError | None
    ) -> None:
        if error is not None:
            done.set_exception(error)
            return
        self._busy = True

        def tell() -> None:
            self._index = None
            for connection in self.connections:
                if who is None or connection.person.id in who:
                    self._tell_chat_anew(connection)
            self._tell_all(among=who)
            if not done.done():
                done.set_result(True)

        async def write_over() -> None:
            try:
                await self._hub.store.written(Forgetting(person, self.table.code, self.token))
            except StoreError as failure:
                if not done.done():
                    done.set_exception(failure)
            self._reload(self.table.entries, tell)

        self._hub.spawn(write_over())

    def catch_up(self, connection: Connection) -> None:
        """A slow client has read what it was sent."""
        if connection.behind and not self._busy and connection in self.connections:
            self._attempt(lambda: self._show([connection]))

    def listing(self) -> Listing:
        """What lists show of it now."""
        allowed = self._by_days.allowed(self._hub.config.patience) if self._by_days else None
        return Listing.of(self.table, self._presence.chairs(self.table), allowed)

    def news(self) -> Summary | None:
        """The same to be written, if it is another than was written last."""
        table = self.table
        if table.phase == OVER or table.lesson_step is not None or not self.is_settled():
            return None
        body = listing.packed(self.listing())
        if body == self._listed:
            return None
        self._listed = body
        return Summary(table.code, table.entries, body)

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

    # --- bots, clock, owner ------------------------------------------------------------------------------------------

    def _look_after(self) -> None:
        self._wake_bots()
        if self.connections:
            self._miss_owner()
        if self.table.opened.clock == STRICT:
            self._set_clock()
        self._set_alarm()
        self.call_people()

    def wake(self) -> None:
        """Begin; what was taken because the rules were mended is written before anything else happens."""
        self._in_turn(lambda: self._write_then(lambda _: None) if self.table.fresh else self._look_after())

    def _wake_bots(self) -> None:
        table = self.table
        if table.paused or self._is_left_alone():
            return
        for chair, (decision, _) in table.waiting.items():
            if chair < len(table.chairs) and table.chairs[chair].who == BOT:
                self._think(chair, decision, table.chairs[chair].level)

    def _is_left_alone(self) -> bool:
        """Bots among themselves play only while somebody looks on: for nobody they would fill the disk."""
        return not self.connections and not self.table.people

    def _think(self, chair: int, decision: str, level: str) -> None:
        if (
            decision in self._thoughts
            or self.table.match is None
            or (self.table.version, "bot", decision) in self._broken
        ):
            return
        asked = self.table.due(chair) or thinking.question(
            self.table.match, chair, level, self.table.seating.without_bots(), self.table.log
        )
        sitting = self.table.chairs[chair].person

        def choose(option: str, fault: Fault | None) -> None:
            if self.table.chairs[chair].level != level:
                fault = None  # of who sat there before
            self._in_turn(lambda: self._play_for(chair, sitting, decision, option, fault))

        self._thoughts.begin(decision, asked, choose, self._break_down)

    def _play_for(self, chair: int, sitting: str, decision: str, option: str, fault: Fault | None) -> None:
        asker = Asker(self.table, _THE_TABLE, time.time())
        try:
            if self.table.chairs[chair].person != sitting:
                raise Refusal("stale")
            self._hub.budget.spend(asker.stand_in, chair, decision, option)
            if fault is not None and self.table.phase == PLAYING:
                asker.replace_bot(chair, fault)
        except Refusal:
            self._look_after()  # the question has changed, or somebody else sits there now
            return
        except Exception as error:
            logger.exception("a bot's choice at a table of %s failed", self.table.game.info.id)
            self._recover((self.table.version, "bot", decision), error)
            return
        self._write_then(lambda error: None if error is not None else self._tell_all())

    def _due(self) -> tuple[float, int] | None:
        """When a bot will choose for somebody who is waited for, while anybody is there to wait."""
        if not self.connections:
            return None
        return next_due(self.table, self._presence.away(self.table), self._hub.config.patience)

    def _set_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        due = self._due()
        if due is not None:
            moment, chair = due
            decision, _ = self.table.waiting[chair]
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(
                max(0.0, moment - time.time()), self._in_turn, lambda: self._time_is_up(chair, decision)
            )

    def _time_is_up(self, chair: int, decision: str) -> None:
        standing = self.table.waiting.get(chair)
        if standing is not None and standing[0] == decision and not self.table.paused:
            self._think(chair, decision, bots.best_for(self.table.game))

    # --- the clock by days -----------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Written beside the record, so that it rings though nobody is there, and after a restart."""
        if self._by_days is None:
            return
        at = self._by_days.rings(self.table, time.time(), self._hub.config.patience)
        if at != self._alarm:
            self._alarm = at
            self._hub.store.write(Alarm(self.table.code, at), self._alarm_is_set)

    def _alarm_is_set(self, error: StoreError | None) -> None:
        if error is not None:
            self._alarm = -1.0  # whatever it is, it is written again with what happens next

    def ring(self) -> None:
        """The time of somebody has run out, maybe long ago."""
        self._in_turn(self._heed_the_late)

    def _heed_the_late(self) -> None:
        table, by_days = self.table, self._by_days
        if by_days is None:
            return
        late = by_days.late_chairs(table, time.time(), self._hub.config.patience)
        if late and by_days.late == BOT_CHOOSES:
            for chair in late:
                decision, _ = table.waiting[chair]
                self._time_is_up(chair, decision)
        elif late and by_days.late == OWNER_DECIDES and table.owner in {table.chairs[chair].person for chair in late}:
            self._pass_on_from_who_is_late({table.chairs[chair].person for chair in late})
        self._alarm = -1.0
        self._set_alarm()
        self.call_people()

    # --- calling ---------------------------------------------------------------------------------------------------

    def wanted(self) -> Wanted:
        """Whom the table waits for, and who may want to be called."""
        return wanted_at(self.table, self._by_days, time.time(), self._hub.config.patience)

    def is_here(self, person: str) -> bool:
        return person in self._presence.here

    def call_people(self, *, anew: bool = False) -> None:
        caller = self._hub.caller
        if caller is None:
            return
        before, self._called = self._called, self.wanted()
        if before == self._called and not anew:
            return
        if caller.concerns(before) or caller.concerns(self._called):
            self._hub.spawn(caller.heed(self.table.code, self._called))

    def _pass_on_from_who_is_late(self, late: set[str]) -> None:
        """Nobody decides about themselves."""
        heir = next((person for person in self.table.heirs if person not in late), None)
        if heir is not None:
            Asker(self.table, _THE_TABLE, time.time()).pass_on(heir)
            self._write_then(lambda error: None if error is not None else self._tell_all())

    def _miss_owner(self) -> None:
        table = self.table
        here = self._presence.here
        if table.owner in here or table.phase == OVER or (self._by_days is not None and table.phase == PLAYING):
            if self._owner_timer is not None:
                self._owner_timer.cancel()
                self._owner_timer = None
            return
        if self._owner_timer is not None:
            return
        since = self._presence.left_at(table.owner)
        wait = since + self._hub.config.patience.before_the_owner_is_missed - time.time()
        wait = max(_SECONDS_BETWEEN_HEIRS, wait)
        self._owner_timer = asyncio.get_running_loop().call_later(wait, self._in_turn, self._pass_on)

    def _pass_on(self) -> None:
        self._owner_timer = None
        table = self.table
        here = self._presence.here
        heir = next((person for person in table.heirs if person in here), None)
        if heir is None or table.owner in here or table.phase not in (GATHERING, PLAYING):
            return
        Asker(table, _THE_TABLE, time.time()).pass_on(heir)
        self._write_then(lambda error: None if error is not None else self._tell_all())

    # --- once more -------------------------------------------------------------------------------------------------

    def _rematch(self, connection: Connection, asker: Asker, message_id: str) -> None:
        table = self.table
        if table.next_code:
            connection.send(_done(message_id))
            return
        asker.another("")  # refused before anything is opened, if it must be
        if not connection.may_open_a_table():
            raise Refusal("too-fast")
        self._busy = True

        async def open_another() -> None:
            try:
                code = await self._hub.open(asker.another, table.opened.private, connection.address)
            except StoreError:
                self._busy = False
                connection.send(_refused(message_id, "fault"))
            except Exception as error:
                self._break_down(error)
            else:
                self._busy = False
                asker.move_on(code)
                self._write_then(partial(self._answer, connection, message_id, None))
            self._next()

        self._hub.spawn(open_another())


def _because(asker: Asker, asked: wire.WhyNot) -> wire.Because:
    option = asker.meant(asked.pointed) if asked.pointed else asked.option
    return wire.Because(asked.id, option, asker.why_not(option) if option else "")


def _done(message_id: str) -> bytes:
    return encoded(wire.Done(message_id))


def _refused(message_id: str, reason: str, rule: str = "") -> bytes:
    COUNTED.refuse(reason)
    return encoded(wire.Refused(message_id, cast(wire.Reason, reason), rule))
