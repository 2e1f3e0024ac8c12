"""People come in by name. Their browser keeps a key in a cookie; we keep only its hash.

Another browser becomes theirs by a code, which is said once: it gets a key of its own, so that each can be put out.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final, final

from sobremesa.store.contract import Store
from sobremesa.store.errors import Conflict, StoreError
from sobremesa.store.kept.passkeys import CameBack, Passkey, Spent
from sobremesa.store.kept.people import Browser, Follow, Guest, Handover, PutOut, Seen, Visit
from sobremesa.tables.chair import Person
from sobremesa.web.barring import Barred, Barring
from sobremesa.web.browser_names import named

_KEY_BYTES: Final = 32
_KEY: Final = re.compile(r'([A-Za-z0-9_-]{43})|"([A-Za-z0-9_-]{43})"', re.ASCII)
_MOST_KEYS: Final = 4  # looked up of one request
_A_DAY: Final = 86400.0
_MOST_NOTED: Final = 100_000
_A_YEAR: Final = 365 * 24 * 3600
_SECONDS_BETWEEN_SIGHTS: Final = 3600.0
SECONDS_OF_A_CODE: Final = 600.0
_LETTERS_OF_A_CODE: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so no words; none that is taken for a digit
_LENGTH_OF_A_CODE: Final = 8


@final
class Guests:
    def __init__(self, store: Store, secure: bool, barring: Barring) -> None:
        self._store = store
        self._secure = secure
        self._barring = barring
        self._today = 0.0
        self._here_today: set[str] = set()
        self.cookie = "__Host-sobremesa" if secure else "sobremesa"

    async def who(self, cookies: Sequence[str], *, even_barred: bool = False) -> Person | None:
        """Whose key is in the cookies, if it is anybody's."""
        known = await self.whose(cookies, even_barred=even_barred)
        return known and known[0]

    async def whose(self, cookies: Sequence[str], *, even_barred: bool = False) -> tuple[Person, Browser] | None:
        """The same, and by which of their browsers."""
        for hashed in self._keys_in(cookies):
            known = await self._store.browser_with(hashed)
            if known is not None and hmac.compare_digest(known[1].key_hash, hashed):
                guest, browser = known
                if not even_barred and self._barring.bars_guest(guest.id):
                    raise Barred("the host wants them here no more")
                self._note_visit(guest.id)
                return Person(guest.id, guest.name), browser
        return None

    def _note_visit(self, person: str) -> None:
        """Once a day: who comes now and then stays known."""
        day = time.time() // _A_DAY
        if day != self._today or len(self._here_today) > _MOST_NOTED:
            self._today = day
            self._here_today.clear()
        if person not in self._here_today:
            self._here_today.add(person)
            self._store.write(Visit(person, (day + 1) * _A_DAY), _whatever_comes_of_it)

    def _keys_in(self, cookies: Sequence[str]) -> list[bytes]:
        """In our own cookies, whatever stands beside them: other programs on this host have theirs."""
        found: dict[str, None] = {}
        for one in ";".join(cookies).split(";"):
            name, _, value = one.partition("=")
            if name.strip() == self.cookie and (key := _KEY.fullmatch(value.strip())):
                found[key[1] or key[2]] = None
        return [_hash(key) for key in [*found][:_MOST_KEYS]]

    async def welcome(self, name: str, program: str) -> tuple[Person, str]:
        """A new guest, and the header that gives their browser its key."""
        person = Person(secrets.token_hex(8), name)
        browser, key = _fresh_browser(person.id, program)
        await asyncio.gather(self._store.written(Guest(person.id, name)), self._store.written(browser))
        self._note_visit(person.id)
        return person, self._header(key, _A_YEAR)

    async def rename(self, person: Person, name: str) -> None:
        await self._store.written(Guest(person.id, name))

    async def note(self, browser: Browser, program: str) -> None:
        """They came from there again."""
        now, name = time.time(), named(program)
        if now - browser.seen >= _SECONDS_BETWEEN_SIGHTS or name != browser.name:
            await self._store.written(Seen(replace(browser, name=name, seen=now)))

    async def put_out(self, person: Person, browser: str) -> None:
        """The key in that browser opens nothing any more."""
        await self._store.written(PutOut(browser, person.id))

    # --- handing on who one is -------------------------------------------------------------------------------------

    async def offer(self, person: Person) -> tuple[str, float]:
        """A code by which another browser becomes theirs, and until when."""
        code = "".join(secrets.choice(_LETTERS_OF_A_CODE) for _ in range(_LENGTH_OF_A_CODE))
        until = time.time() + SECONDS_OF_A_CODE
        await self._store.written(Handover(person.id, _hash(code), until))
        return code, until

    async def follow(self, code: str, program: str, instead: Browser | None) -> tuple[Person, str] | None:
        """Who asked for that code, and the header that gives this browser a key of theirs; None if nobody did."""
        browser, key = _fresh_browser("", program)
        try:
            await self._store.written(Follow(_hash(code), browser, instead.key_hash if instead is not None else b""))
        except Conflict:
            return None
        return await self._moved_in(browser, key)

    async def come_back(
        self, passkey: Passkey, signs: int, program: str, instead: Browser | None, spent: Spent
    ) -> tuple[Person, str] | None:
        """Whose passkey that is, and the header that gives this browser a key of theirs; None if it opens nothing."""
        browser, key = _fresh_browser("", program)
        before = instead.key_hash if instead is not None else b""
        try:
            await self._store.written(CameBack(passkey, signs, browser, before, spent))
        except Conflict:
            return None
        return await self._moved_in(browser, key)

    async def _moved_in(self, browser: Browser, key: str) -> tuple[Person, str] | None:
        known = await self._store.browser_with(browser.key_hash)
        if known is None:  # forgotten, or put out, at the same moment
            return None
        return Person(known[0].id, known[0].name), self._header(key, _A_YEAR)

    def without_key(self) -> str:
        """What takes the key out of a browser."""
        return self._header("", 0)

    def _header(self, key: str, seconds: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def _whatever_comes_of_it(_: StoreError | None) -> None:
    """A day that wasn't noted is noted the next time, at the latest tomorrow."""


def _fresh_browser(person: str, program: str) -> tuple[Browser, str]:
    key, now = secrets.token_urlsafe(_KEY_BYTES), time.time()
    return Browser(secrets.token_hex(8), person, _hash(key), named(program), now, now), key


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()
