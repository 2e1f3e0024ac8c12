"""Tables that lie in the server's record before anybody comes: with people in their chairs, and a match that stands as
the tester wants it.

Everything about such a table follows from its code, so it is the same on every run. A match in a position goes on from
it just as a match goes on whose rules were mended: its record says that it began under older rules, and the checkpoint
beside it holds the position.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final
from unittest.mock import patch

from browser.people import Person
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.store.errors import Conflict
from sobremesa.store.kept.people import Browser, Guest
from sobremesa.store.kept.tables import Index, Page, Summary
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables import acts
from sobremesa.tables.acts import AnyAct, Entry
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.table import GATHERING, OVER, PLAYING, TABLE_ROOM
from sobremesa.testing import Position
from sobremesa.web import listing
from store.engines import Nobody

ONLOOKER: Final = "Olga"  # who isn't seated, and has the key to the chair SPECTATOR
COOKIE: Final = "sobremesa"
A_WHILE: Final = 330.0  # seconds since the last thing that happened at the table
_GO_THERE: Final = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"
_IS_THERE: Final = "code => document.querySelector('.frame:has(.decide)')?.textContent.includes(code)"
A_LITTLE: Final = 1.0  # and between any two of them


@final
class KeptTable:
    """A table with a name for each chair; who sits in one without a name is a bot. The first with a name owns it."""

    def __init__(
        self,
        code: str,
        game: str,
        names: Sequence[str],
        settings: Mapping[str, object] | None = None,
        *,
        joining: str = "consent",
        practice: bool = False,
    ) -> None:
        self.code = code  # or one like it, where another test has laid a table under it
        self._called = code
        self._names = tuple(names)
        self._game = registry.get(game)
        self._settings = complete(self._game.info.settings, settings or {})
        self._secret = sha256(code.encode())
        self._phase = GATHERING
        self._acts: list[tuple[str, AnyAct]] = []
        self._checkpoint: Checkpoint | None = None
        owner = next(chair for chair, name in enumerate(names) if name)
        opened = acts.Opened(
            game, len(names), self._settings, False, "none", "es", self._secret.hexdigest(), joining, practice
        )
        self._add(opened, self._id(owner))

    @classmethod
    def in_position(cls, code: str, match: Position[Any], names: Sequence[str], *, practice: bool = False) -> KeptTable:
        info = match.game.info
        table = cls(code, info.id, names, dict(match.settings), practice=practice)
        table.seat_all()
        table._add(acts.Began(info.version - 1, table._nonces()))
        table._phase = PLAYING
        table._checkpoint = Checkpoint(len(table._acts), info.version, match.game.schema.dumps(match.state))
        return table

    def _codes(self) -> Iterator[str]:
        """Its own, then others that no test names."""
        yield self._called
        word, _, number = self._called.partition("-")
        yield from (f"{word}-{number[:2]}{more:02}" for more in range(100))

    def _id(self, chair: int) -> str:
        return f"{self._called}-{chair}"

    def _key(self, chair: int) -> str:
        return base64.urlsafe_b64encode(sha256(self._id(chair).encode()).digest()).decode().rstrip("=")

    def _nonces(self) -> tuple[str, ...]:
        return tuple(self._nonce(chair) for chair in range(len(self._names)))

    def _nonce(self, chair: int) -> str:
        return sha256(f"{self._id(chair)} nonce".encode()).hexdigest()[:32]

    def _add(self, act: AnyAct, by: str = "") -> None:
        self._acts.append((by, act))

    # --- what happens before anybody looks -----------------------------------------------------------------------

    def seat(self, *chairs: int) -> None:
        for chair in chairs:
            if self._names[chair]:
                self._add(acts.Sat(chair, self._names[chair], self._nonce(chair)), self._id(chair))
            else:
                self._add(acts.BotSat(chair, "house"))

    def seat_all(self) -> None:
        self.seat(*range(len(self._names)))

    def begin(self) -> Match[Any]:
        """Everybody sits down and the match begins. What is returned is the same match, to find out what to play."""
        self.seat_all()
        self._add(acts.Began(self._game.info.version, self._nonces()))
        self._phase = PLAYING
        key = MatchKey(self._secret.digest(), tuple(bytes.fromhex(nonce) for nonce in self._nonces()))
        return Match(self._game, len(self._names), self._settings, key)

    def end(self, match: Match[Any]) -> None:
        """The match has been played to that end."""
        outcome = match.outcome
        assert outcome is not None
        digest = match.game.schema.digest(match.state)
        self._add(acts.Ended(outcome.ending, outcome.winners, outcome.returns, digest))
        self._phase = OVER

    def play(self, *lines: str) -> None:
        """What seats choose, as `3 give:axe`."""
        for line in lines:
            seat, option = line.split(" ", 1)
            self._add(acts.Chose(int(seat), option), self._id(int(seat)))

    def say(self, chair: int, text: str) -> None:
        self._add(acts.Said(TABLE_ROOM, self._names[chair], text), self._id(chair))

    # --- people come ---------------------------------------------------------------------------------------------

    def put_into(self, database: Path) -> None:
        put_all_into(database, [self])

    async def write(self, store: SqliteStore) -> None:
        first = time.time() - A_WHILE - A_LITTLE * len(self._acts)
        entries = [Entry(first + A_LITTLE * at, by, "", act) for at, (by, act) in enumerate(self._acts)]
        people = {chair: name for chair, name in enumerate(self._names) if name}
        index = Index(True, self._phase, tuple(self._id(chair) for chair in people))
        for chair, name in {**people, SPECTATOR: ONLOOKER}.items():
            digest = sha256(self._key(chair).encode()).digest()
            await store.written(Guest(self._id(chair), name))
            await store.written(Browser(self._id(chair), self._id(chair), digest, "", first, first))
        for code in self._codes():
            with suppress(Conflict):
                await store.written(Page(code, 0, entries, self._checkpoint, index, opens=True))
                table = await store.table(code)
                await store.written(Summary(code, table.entries, listing.of_nobody(table)))
                self.code = code
                return
        raise AssertionError(f"every code like {self._called} is taken")

    def welcome(self, person: Person, chair: int) -> None:
        """The person has the key to that chair, and comes to the table."""
        person.remember("named", "true")
        self._give_key(person, chair)
        person.go(f"/t/{self.code}")
        person.page.wait_for_selector(".gathering, .decide, .finished")

    def walk_over(self, person: Person, chair: int) -> None:
        """From wherever they are, without opening the page anew."""
        self._give_key(person, chair)
        person.page.evaluate(_GO_THERE, f"/t/{self.code}")
        person.page.wait_for_function(_IS_THERE, arg=self.code)

    def _give_key(self, person: Person, chair: int) -> None:
        person.context.add_cookies([{"name": COOKIE, "value": self._key(chair), "url": person.address}])


def put_all_into(database: Path, tables: Iterable[KeptTable]) -> None:
    # Playwright keeps an event loop running in this thread, so the store gets a thread of its own.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _write(database, tables)).result()


async def _write(database: Path, tables: Iterable[KeptTable]) -> None:
    # The server holds the file's lock; a table that it has never heard of is no matter to it.
    with patch("sobremesa.store.sqlite.store.Lock"):
        store = SqliteStore(database)
    await store.start(Nobody())
    for table in tables:
        await table.write(store)
    await store.close()
