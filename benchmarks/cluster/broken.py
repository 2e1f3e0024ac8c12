"""Faults that a cluster could have, to be planted: whoever looks for faults must find each of these."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sobremesa.store.postgres import session as sessions
from sobremesa.store.postgres.store import PostgresStore
from sobremesa.store.queue import Queue
from sobremesa.store.tokens import Tokens
from sobremesa.web.hub import Hub
from sobremesa.web.room import Room

_A_MOMENT: Final = 0.4
_LONG_ENOUGH: Final = 2.0  # for one of them to come in elsewhere and for another to say something here

Plant = Callable[[Callable[[Any, str, Any], None]], None]


def acknowledge_before_writing(put: Callable[[Any, str, Any], None]) -> None:
    """Everybody is told at once, and it is written a moment later."""
    write = Queue.write

    def at_once(self: Queue, what: Any, written: Any) -> None:
        if getattr(what, "opens", False):
            write(self, what, written)
            return
        loop = asyncio.get_running_loop()
        loop.call_later(_A_MOMENT, write, self, what, lambda _: None)
        loop.call_soon(written, None)

    put(Queue, "write", at_once)


def take_without_ending(put: Callable[[Any, str, Any], None]) -> None:
    """Who is silent for long has its tables taken, and its session goes on."""
    put(
        sessions,
        "_TAKE",
        sessions._TAKE.replace(
            "NOT EXISTS (",
            "holds.owner IN (SELECT id FROM servers WHERE beat < clock_timestamp() - "
            "interval '6 seconds') OR NOT EXISTS (",
        ),
    )


def no_token(put: Callable[[Any, str, Any], None]) -> None:
    """Nobody looks whether a page is still its room's to write."""
    put(Tokens, "let", lambda *_: True)


def token_by_number(put: Callable[[Any, str, Any], None]) -> None:
    """Whoever once took a table writes to it for as long as the server has it again."""
    put(Tokens, "is_good", lambda self, token: token.code in self._held)


def let_go_before_forgetting(put: Callable[[Any, str, Any], None]) -> None:
    """Others may take the table while pages of its room are still written."""

    async def release(self: PostgresStore, token: Any) -> None:
        session = self._session
        if session is None or not self._tokens.is_good(token):
            return
        await self._in(session, lambda: session.release(token.code))
        await asyncio.sleep(0.2)
        self._tokens.forget(token)

    put(PostgresStore, "release", release)


def let_go_before_freezing(put: Callable[[Any, str, Any], None]) -> None:
    """The table is another server's, and its room still takes messages; the token outlives it."""

    async def hand_over(self: Hub, room: Room) -> None:
        session = self.store._session  # type: ignore[attr-defined]
        await self.store._in(session, lambda: session.release(room.token.code))  # type: ignore[attr-defined]
        for connection in list(room.connections):
            connection.close(1012, "the table is moving")
            await asyncio.sleep(_LONG_ENOUGH)
        await self.store.release(room.token)

    put(Hub, "_hand_over", hand_over)


def look_at_all_databases(put: Callable[[Any, str, Any], None]) -> None:
    """Whether a server lives is asked of the locks of whatever database."""
    for name in ("_LOCKS", "_LOCK_OF", "_LIVING", "_TAKE", "_NEW_ENOUGH"):
        put(sessions, name, _without_database(getattr(sessions, name)))


def _without_database(statement: str) -> str:
    return statement.replace(" AND database = (SELECT oid FROM pg_database WHERE datname = current_database())", "")


def send_twice(put: Callable[[Any, str, Any], None]) -> None:
    """What nobody knows the outcome of is written again under the next session."""
    settle = Queue.settle

    def again(self: Queue, error: Any) -> None:
        if isinstance(error, sessions.Lost):
            pages = [what for what, _ in self._under_way if hasattr(what, "entries")]
            loop = asyncio.get_running_loop()
            for page in pages:
                loop.call_later(0.5, _write_again, self, page)
        settle(self, error)

    put(Queue, "settle", again)
    no_token(put)


def _write_again(queue: Queue, page: Any) -> None:
    queue.write(page, lambda _: None)


FAULTS: dict[str, Plant] = {
    "acknowledge-before-writing": acknowledge_before_writing,
    "take-without-ending": take_without_ending,
    "no-token": no_token,
    "token-by-number": token_by_number,
    "let-go-before-forgetting": let_go_before_forgetting,
    "let-go-before-freezing": let_go_before_freezing,
    "look-at-all-databases": look_at_all_databases,
    "send-twice": send_twice,
}
