"""Who is at a table now, who of them looks on, and since when the others are away."""

from __future__ import annotations

import time
from collections.abc import KeysView
from typing import final

from sobremesa.tables.chair import PERSON
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from sobremesa.web import wire
from sobremesa.web.connection import Connection
from sobremesa.web.sight import chairs_of


@final
class Presence:
    __slots__ = ("_absent_since", "_left_at", "_numbers", "_pages", "connections")

    def __init__(self, absent_since: float) -> None:
        self.connections: list[Connection] = []
        self._pages: dict[str, int] = {}  # of each person, how many are open
        self._left_at: dict[str, float] = {}
        self._absent_since = absent_since  # those who have not been seen since the table was brought back
        self._numbers: dict[str, int] = {}  # of those who look on or have looked on

    def come(self, connection: Connection) -> None:
        person = connection.person.id
        self.connections.append(connection)
        self._pages[person] = self._pages.get(person, 0) + 1
        self._left_at.pop(person, None)

    def go(self, connection: Connection) -> None:
        person = connection.person.id
        self.connections.remove(connection)
        self._pages[person] -= 1
        if not self._pages[person]:
            del self._pages[person]
            self._left_at[person] = time.time()

    @property
    def here(self) -> KeysView[str]:
        """The people with an open page."""
        return self._pages.keys()

    def left_at(self, person: str) -> float:
        """Since when they have none; of who hasn't been seen here, now."""
        return self._left_at.get(person, time.time())

    def away(self, table: Table) -> dict[int, float]:
        """The chairs whose people have no open page, and since when."""
        here = self.here
        return {
            number: self._left_at.get(chair.person, self._absent_since)
            for number, chair in enumerate(table.chairs)
            if chair.who == PERSON and chair.person not in here
        }

    def chairs(self, table: Table) -> list[wire.Chair]:
        return chairs_of(table, self.here, self._left_at, self._absent_since)

    def onlookers(self, table: Table) -> dict[str, wire.Onlooker]:
        """Who looks on, each under a number that says nothing else about them."""
        seated = table.people
        names = {one.person.id: one.person.name for one in self.connections if one.person.id not in seated}
        for person in names:
            self._numbers.setdefault(person, len(self._numbers) + 1)
        called, others = (
            table.called,
            {person: name for person, name in names.items() if person not in table.called.names},
        )
        return {
            person: wire.Onlooker(
                self._numbers[person],
                table.seating.called.get(person) or called.names.get(person) or called.aside(person, name, others),
                called.word_for(person),
            )
            for person, name in names.items()
        }

    def onlooker(self, table: Table, number: int) -> str:
        """Who looks on under that number."""
        for person in self.here - table.people:
            if self._numbers.get(person) == number:
                return person
        raise Refusal("no-onlooker")
