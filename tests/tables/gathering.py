"""Tables for tests, without a server."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sobremesa.kernel.key import seal_of
from sobremesa.tables.asking import Asker, Wish, open_table
from sobremesa.tables.chair import Person
from sobremesa.tables.checkpoint import Checkpoint, Kept
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.table import Table

ANA = Person("ana", "Ana")
BLAS = Person("blas", "Blas")
CARLA = Person("carla", "Carla")
DORA = Person("dora", "Dora")


class Clock:
    """Time that passes when it is looked at."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


clock = Clock()


def table_for(
    game: str = "tictactoe", seats: int = 2, *, joining: str = "consent", quiet: bool = True, **settings: object
) -> Table:
    wish = Wish(game, seats, settings, private=False, clock="none", language="es", joining=joining, quiet=quiet)
    return open_table("BRISA-27", ANA, clock(), wish)


def asking(table: Table, who: Person, answer: str = "") -> Asker:
    return Asker(table, who, clock(), answer)


def begun(game: str = "tictactoe", seats: int = 2, *, people: Sequence[Person] = (ANA, BLAS), **more: Any) -> Table:
    """People in the first chairs, bots in the others, and the cards dealt."""
    table = gathered(game, seats, people=people, **more)
    deal(table)
    return table


def gathered(game: str = "tictactoe", seats: int = 2, *, people: Sequence[Person] = (ANA, BLAS), **more: Any) -> Table:
    table = table_for(game, seats, **more)
    for chair, person in enumerate(people):
        asking(table, person).sit(chair)
    for chair in range(len(people), seats):
        asking(table, ANA).seat_bot(chair, "random", away_long_enough=False)
    return table


def deal(table: Table) -> None:
    """The owner starts, and every person's browser does its part."""
    owner = Person(table.owner, "")
    asking(table, owner).start()
    for person in table.people:
        asking(table, Person(person, "")).seal(table.commitment, seal_by(table, person))
    for person in table.people:
        asking(table, Person(person, "")).reveal(nonce_of(person))


def nonce_of(person: str) -> str:
    return sha256(person.encode()).hexdigest()[:32]


def seal_by(table: Table, person: str) -> str:
    return seal_of(table.commitment, table.chair_of(person), nonce_of(person))


def choose(table: Table, who: Person, option: str) -> None:
    assert table.match is not None
    asked = table.match.asked_of(table.chair_of(who.id))
    assert asked is not None
    asking(table, who).choose(asked.id, option)


def again(table: Table, *checkpoints: Checkpoint | None) -> Table:
    """The same table from its record, and what was kept beside it."""
    return come_back(table.code, list(table.fresh), kept(*checkpoints))


def kept(*checkpoints: Checkpoint | None) -> Kept:
    there = [checkpoint for checkpoint in checkpoints if checkpoint is not None]
    return Kept(there, [checkpoint.page for checkpoint in there if checkpoint.page is not None])


def told(table: Table) -> list[str]:
    return [event.kind for _, event in table.log]
