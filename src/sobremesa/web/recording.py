"""A table as its record tells it: what it has taken is written down, or else the table is as it was before.

Nobody is shown what isn't on the disk.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol, final
from zlib import crc32

import msgspec

from sobremesa.store.errors import Lost, StoreError
from sobremesa.store.kept.tables import Index, Page, Summary, Taken
from sobremesa.tables import acts
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.table import OVER
from sobremesa.web import listing, wire
from sobremesa.web.budget import OutOfTime
from sobremesa.web.listing import Listing
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

Tried = tuple[int, str, str]  # at which version, what, and what of it

_NOTHING: Final[frozenset[Tried]] = frozenset()


class Keeper(Protocol):
    """Whose table it is, and who is told what becomes of it."""

    def listing(self) -> Listing: ...
    def read_again(self) -> None:
        """The table is another one, as its record tells it: what was shown of it is no measure any more."""

    def show_anew(self) -> None: ...
    def show_out(self) -> None:
        """Whoever was asked to leave is sent nothing more."""

    def look_after(self) -> None:
        """See to whatever the table as it stands wants next."""

    def give_up(self) -> None: ...
    def break_down(self, error: Exception) -> None: ...


@final
class Recording:
    __slots__ = ("_hub", "_index", "_is_closed", "_keeper", "_listed", "_pace", "_tried", "_turns", "table", "token")

    def __init__(self, hub: Hub, taken: Taken, turns: Turns, keeper: Keeper) -> None:
        self._hub = hub
        self._turns = turns
        self._keeper = keeper
        self.table = taken.table
        self.token = taken.token
        self._index: Index | None = None
        self._listed = b""  # what lists show of it, as far as that was written
        self._pace = crc32(self.table.code.encode())  # tables that began together don't all keep theirs together
        self._tried = _NOTHING  # what the rules of this game didn't come back from
        self._is_closed = False

    def close(self) -> None:
        self._is_closed = True

    def write_then(self, then: Callable[[StoreError | None], None]) -> None:
        """Write what the table has taken; go on once it is on the disk. If it can't be, the table is as before."""
        table = self.table
        fresh = table.fresh
        if not fresh:
            then(None)
            return
        table.fresh = []
        self._turns.hold()
        index = self._new_index(fresh)
        page = Page(
            table.code,
            table.entries - len(fresh),
            fresh,
            self._due_checkpoint(fresh),
            index,
            people=table.traces.new_among(fresh),
            token=self.token,
            summary=listing.packed(self._keeper.listing()) if index is not None else b"",
        )
        self._hub.store.write(page, partial(self._written, page, then))

    def _written(self, page: Page, then: Callable[[StoreError | None], None], error: StoreError | None) -> None:
        if self._is_closed:
            return
        if isinstance(error, Lost):
            self._keeper.give_up()
            return
        if error is not None:
            self._index = None  # whatever it is, the next page says it again
            self.read_again(page.first, lambda: then(error))
            return
        self._keeper.show_out()
        self._turns.let_go()
        self._index = page.index or self._index
        self.table.traces.people.update(page.people)
        if page.checkpoint is not None:
            self.table.ways_back.is_due = False
        try:
            then(None)
            self._keeper.look_after()
        except Exception as failure:
            self._keeper.break_down(failure)
        self._turns.go_on()
        if page.index is not None and any(isinstance(entry.act, acts.Ended) for entry in page.entries):
            self._hub.spawn(self._hub.keeping.conclude(self.table))

    def _due_checkpoint(self, fresh: list[acts.Entry]) -> Checkpoint | None:
        table = self.table
        last = fresh[-1].act
        due = (
            table.ways_back.is_due
            or isinstance(last, (acts.Began, acts.Ended))
            or (isinstance(last, acts.Chose) and table.ways_back.has_gone_on(table.version, self._pace))
        )
        return table.checkpoint() if due else None

    def _new_index(self, fresh: list[acts.Entry]) -> Index | None:
        table = self.table
        if len(fresh) == 1 and isinstance(fresh[0].act, acts.Chose | acts.Said) and table.lesson is None:
            return None
        index = Index.of(table)
        return None if index == self._index else index

    def forget_index(self) -> None:
        """The store may have another one now: the next page says it again."""
        self._index = None

    def news(self) -> Summary | None:
        """What lists show of the table, to be written, if it is another than was written last."""
        table = self.table
        if table.phase == OVER or table.lesson_step is not None:
            return None
        body = listing.packed(self._keeper.listing())
        if body == self._listed:
            return None
        self._listed = body
        return Summary(table.code, table.entries, body)

    # --- when something went wrong -----------------------------------------------------------------------------------

    def recover(self, tried: Tried, error: Exception) -> None:
        """The table as it was before. What ran out of time isn't tried again: all tables would wait for it again."""
        if isinstance(error, OutOfTime):
            self._tried |= {tried}
        self.read_again(self.table.entries - len(self.table.fresh))  # who knows how far it came

    @property
    def has_failed(self) -> bool:
        return bool(self._tried)

    def is_hopeless(self, tried: Tried) -> bool:
        return tried in self._tried

    def tried(self, message: wire.FromClient) -> Tried:
        """What it asks for, whoever sends it under whichever id."""
        fields = msgspec.structs.asdict(message)
        del fields["id"]
        return self.table.version, type(message).__name__, repr(fields)

    def read_again(self, told: int, then: Callable[[], None] | None = None) -> None:
        """The table in memory is ahead of the record: take it from there again.

        `told` is how many entries everybody knows of. If there are no more, the others are told nothing: what came to
        nothing may have been a choice that only the chooser may notice.
        """
        self._turns.hold()

        async def again() -> None:
            try:
                self.table = await self._hub.load(self.table.code)
            except Damaged:
                self._keeper.give_up()
                return
            except Exception:
                logger.exception("a table couldn't be read again")
                self._keeper.give_up()
                return
            self._turns.let_go()
            self._turns.attempt(go_on)
            self._turns.go_on()

        def go_on() -> None:
            self._keeper.read_again()
            if then is not None:
                then()
            if self.table.entries != told:
                self._keeper.show_anew()
            self._keeper.look_after()

        self._hub.spawn(again())
