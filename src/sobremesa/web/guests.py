"""People come in by name. Their browser keeps a key in a cookie; we keep only its hash."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final, final

from sobremesa.store.contract import Guest
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.chair import Person

_KEY_BYTES: Final = 32
_KEY_LETTERS: Final = 43
_A_YEAR: Final = 365 * 24 * 3600


@final
class Guests:
    def __init__(self, store: SqliteStore, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self.cookie = "__Host-sobremesa" if secure else "sobremesa"

    async def who(self, cookies: str | None) -> Person | None:
        """Whose key is in the cookies, if it is anybody's."""
        hashed = self.key_in(cookies)
        if hashed is None:
            return None
        guest = await self._store.guest_with(hashed)
        if guest is None or not hmac.compare_digest(guest.key_hash, hashed):
            return None
        return Person(guest.id, guest.name)

    def key_in(self, cookies: str | None) -> bytes | None:
        """The hash of the key in the cookies, which is all of it we know."""
        key = self._key_in(cookies)
        return _hash(key) if key is not None else None

    def _key_in(self, cookies: str | None) -> str | None:
        if not cookies or len(cookies) > 4096:
            return None
        try:
            found = SimpleCookie(cookies).get(self.cookie)
        except CookieError:
            return None
        return found.value if found is not None and len(found.value) == _KEY_LETTERS else None

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the header that gives their browser its key."""
        key = secrets.token_urlsafe(_KEY_BYTES)
        person = Person(secrets.token_hex(8), name)
        await self._store.written(Guest(person.id, name, _hash(key)))
        return person, self._header(key, _A_YEAR)

    async def rename(self, person: Person, name: str, cookies: str | None) -> Person:
        key = self.key_in(cookies)
        assert key is not None
        await self._store.written(Guest(person.id, name, key))
        return Person(person.id, name)

    async def forget(self, person: Person) -> str:
        """The key opens nothing any more; the header takes it out of the browser."""
        await self._store.written(Guest(person.id, person.name, secrets.token_bytes(32)))
        return self._header("", 0)

    def _header(self, key: str, seconds: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()
