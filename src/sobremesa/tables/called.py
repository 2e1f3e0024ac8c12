"""What people are called at one table, so that no two of them can be taken for each other.

Whoever comes to a name second gets a mark behind it, and keeps it at that table. It follows from what everybody there
knows: who sat, asked for a chair, spoke at the table. Who only looks on and talks with others who do is marked by
letters that follow from nothing but who they are: what they say would else be seen in how the next one is called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import count
from typing import Final, final

from sobremesa.kernel.names import marked, unmarked
from sobremesa.tables import acts
from sobremesa.tables.letters import led_by, looks
from sobremesa.tables.writing import called_before

_NOBODY: Final = ""
_SAID_FOR_SOMEBODY: Final = ("somebody", "alguien")  # to whoever reads of people whose names aren't kept
_LETTERS: Final = "ⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ"
_FEWEST_LETTERS: Final = 2


@final
class Called:
    __slots__ = ("_aside", "_table", "_taken", "names")

    def __init__(self, table: str) -> None:
        self._table = table
        self.names: dict[str, str] = {}  # of those whom everybody knows of, what they were called last
        self._aside: dict[str, str] = {}  # likewise, of those whom only who looks on has heard
        self._taken = {look: _NOBODY for word in _SAID_FOR_SOMEBODY for look in looks(word)}

    def note(self, person: str, act: acts.AnyAct) -> None:
        """Something was written down in which somebody bears a name."""
        match act:
            case acts.Said(room=acts.WATCHERS_ROOM) if person not in self.names:
                self._aside[person] = act.name
            case acts.Sat() | acts.ChairAsked() | acts.Said():
                self.names[person] = act.name
                for look in looks(act.name):
                    self._taken.setdefault(look, person)

    def name_for(self, person: str, wanted: str) -> str:
        """What that person is called here who would like to be called so."""
        return next(name for name in _one_after_the_other(wanted) if self._is_free(name, person))

    def _is_free(self, name: str, person: str) -> bool:
        return all(self._taken.get(look, person) == person for look in looks(name))

    def aside(self, person: str, name: str, others: dict[str, str] | None = None) -> str:
        """What somebody is called by who hears those who look on, or is told who does: `others` are those besides."""
        if person in self.names:
            return name
        beside = self._aside if others is None else others
        seen = looks(name)
        alike = [one for one, called in beside.items() if one != person and not seen.isdisjoint(looks(called))]
        if not alike and self._is_free(name, person):
            return name
        return f"{name} {self._letters(person, alike)}"

    def known_to(self, hears_watchers: bool) -> set[str]:
        """Those of whom somebody has been told here by what they did: who has only talked aside, if that was heard."""
        return {*self.names, *(self._aside if hears_watchers else ())}

    def word_for(self, person: str) -> str:
        """By which this table tells of somebody without saying who they are anywhere else."""
        return blake2b(f"{self._table} {person}".encode(), digest_size=6).hexdigest() if person else ""

    def person_behind(self, word: str, known: Iterable[str]) -> str | None:
        return next((person for person in known if self.word_for(person) == word), None)

    def _letters(self, person: str, alike: list[str]) -> str:
        """As many as it takes to tell them apart: two, but for chance."""
        spelt = [self._spelt(one) for one in alike]
        mine = self._spelt(person)
        return next(mine[:n] for n in count(_FEWEST_LETTERS) if all(mine[:n] != other[:n] for other in spelt))

    def _spelt(self, person: str) -> str:
        digest = blake2b(f"{self._table} {person}".encode(), digest_size=24).digest()
        return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest)


def _one_after_the_other(name: str) -> Iterator[str]:
    yield name
    own, _ = unmarked(name)
    for number in count(2):
        yield marked(own, number)


def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names by chair as somebody has written them, those marked that would be taken for an earlier one; "" of a bot."""
    called = Called("")
    found: list[str] = []
    for chair, written in enumerate(names):
        name = called_before(written)
        leads = led_by(name)
        if name and not (leads and leads in found):
            name = called.name_for(f"{chair}", name)
            called.note(f"{chair}", acts.Sat(0, name))
        found.append(name)
    return tuple(found)
