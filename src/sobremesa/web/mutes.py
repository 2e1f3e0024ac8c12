"""Whom people don't want to hear: one set for all open pages of somebody, so that all of them fall silent at once."""

from __future__ import annotations

from typing import Final, final
from weakref import WeakValueDictionary

from sobremesa.store.contract import Store
from sobremesa.store.kept.people import Mute

MOST_MUTED: Final = 500


@final
class Muted(set[str]):
    """The people one person doesn't want to hear. (A set can't be referred to weakly.)"""


@final
class Mutes:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._of: WeakValueDictionary[str, Muted] = WeakValueDictionary()

    async def of(self, person: str) -> Muted:
        """Kept for as long as a page of theirs holds it."""
        if (known := self._of.get(person)) is not None:
            return known
        found = Muted(await self._store.muted_by(person))
        return self._of.setdefault(person, found)

    async def read_anew(self) -> None:
        """Another server may have been told of it."""
        known = dict(self._of)
        for person, muted in (await self._store.muted_by_each(list(known))).items():
            known[person].clear()
            known[person].update(muted)

    async def change(self, person: str, muted: str, *, yes: bool) -> None:
        await self._store.written(Mute(person, muted, yes))
        of_theirs = await self.of(person)
        of_theirs.add(muted) if yes else of_theirs.discard(muted)
