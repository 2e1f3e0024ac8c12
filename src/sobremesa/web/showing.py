"""What the pages at a table are shown: the latest, each as its person may see it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, final

from sobremesa.tables import talking
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.web import wire
from sobremesa.web.answered import done
from sobremesa.web.budget import Budget
from sobremesa.web.clocks import Clocks
from sobremesa.web.connection import Connection
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording
from sobremesa.web.sight import Sight, encoded

# Lines that somebody who comes in is sent. Of the log they are sent as many more whenever they ask for earlier ones.
_MOST_CHAT_AT_FIRST: Final = 200
_LOG_WINDOW: Final = 200


@final
class Showing:
    __slots__ = ("_budget", "_clocks", "_presence", "_recording", "_sight")

    def __init__(
        self,
        recording: Recording,
        presence: Presence,
        budget: Budget,
        clocks: Clocks,
    ) -> None:
        self._recording = recording
        self._presence = presence
        self._budget = budget
        self._clocks = clocks
        self._sight = Sight(recording.table)

    def sight(self) -> Sight:
        """The table as it can be looked at now."""
        sight = self._sight
        sight.look_again()
        if not sight.is_current():
            table = self._recording.table
            sight.refresh(self._presence.chairs(table), self._presence.onlookers(table))
        sight.played_for_at = self._clocks.runs_out_at()
        sight.bot_from = self._clocks.bot_from()
        return sight

    def look_anew(self) -> None:
        """Who is here, or the table itself, is another than before."""
        self._sight = Sight(self._recording.table)

    def begin(self, connection: Connection) -> None:
        """Whoever comes in is sent the latest of what was said, and of the log as it is told in their chair."""
        self._from_the_latest(connection)
        self.tell_chat_anew(connection)

    def go_back(self) -> None:
        """The table is as its record tells it: what came to nothing is shown no more."""
        table = self._recording.table
        for connection in self._presence.connections:
            connection.log_sent = min(connection.log_sent, len(table.log))
            connection.chat_sent = min(connection.chat_sent, len(table.chat))
        self.look_anew()

    def _from_the_latest(self, connection: Connection) -> None:
        connection.log_sent = max(0, len(self._recording.table.log) - _LOG_WINDOW)

    def tell_chat_anew(self, connection: Connection) -> None:
        connection.chat_sent = self._first_line_for(connection.person)
        connection.chat_anew = True

    def _first_line_for(self, person: Person) -> int:
        """Where the chat begins that somebody who comes in is sent; what they don't hear doesn't count."""
        table = self._recording.table
        heard = [at for at, line in enumerate(table.chat) if talking.hears(table, person.id, line.room)]
        return heard[-_MOST_CHAT_AT_FIRST] if len(heard) > _MOST_CHAT_AT_FIRST else 0

    # --- telling ---------------------------------------------------------------------------------------------------

    def tell_all(
        self, sender: Connection | None = None, answer: bytes = b"", among: Collection[str] | None = None
    ) -> None:
        """Show the table to everybody, or to the pages of some; to the sender in any case."""
        told = self._presence.connections
        if among is not None:
            told = [one for one in told if one is sender or one.person.id in among]
        self._show(told, sender, answer)

    def tell(self, connection: Connection, answer: bytes) -> None:
        self._show([connection], connection, answer)

    def show(self, connection: Connection) -> None:
        self._show([connection])

    def hear_anew(self, person: str) -> None:
        """All pages of somebody are shown the chat again, as they want to hear it now."""
        theirs = [one for one in self._presence.connections if one.person.id == person]
        for connection in theirs:
            self.tell_chat_anew(connection)
        self._show(theirs)

    def _show(self, told: list[Connection], sender: Connection | None = None, answer: bytes = b"") -> None:
        """Send the latest; to who is slow, only the answer now, and the latest when they have caught up."""
        pages = self._budget.spend(self._pages, told)
        table = self._recording.table
        lines, said = len(table.log), len(table.chat)
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
        sight = self.sight()
        pages = [self._page_of(one) if one.is_ready() else b"" for one in told]
        sight.look_away()
        return pages

    def _page_of(self, one: Connection) -> bytes:
        return self._sight.of(
            one.person.id, one.log_sent, one.chat_sent, one.turned_to, muted=one.muted, chat_anew=one.chat_anew
        )

    # --- what a page asks to be shown --------------------------------------------------------------------------------

    def earlier(self, connection: Connection, asked: wire.Earlier) -> None:
        table, person = self._recording.table, connection.person.id
        chair = table.chair_turned_to(person, connection.turned_to)
        before = min(asked.before, len(table.log))
        first = max(0, before - _LOG_WINDOW)
        lines = self._sight.lines(person, range(first, before), chair)
        connection.send(encoded(wire.Lines(asked.id, first, lines)))

    def turn(self, connection: Connection, asked: wire.TurnTo) -> None:
        """The table from another chair of theirs, and the log again as it is told there."""
        if asked.chair not in self._recording.table.seating.chairs_of(connection.person.id):
            raise Refusal("not-seated")
        connection.turned_to = asked.chair
        self._from_the_latest(connection)
        self.tell(connection, done(asked.id))
