"""A match of thousands of choices: wherever somebody goes in it, few of them are played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

import tictactoe
from sobremesa.kernel import registry
from sobremesa.kernel.match import Match
from sobremesa.kernel.saved import save
from sobremesa.store.kept.tables import Index, Page
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.checkpoint import CHOICES_BETWEEN, GONE, Place, still_there, thinned
from sobremesa.tables.table import Table
from sobremesa.testing.faults import planted
from sobremesa.web import replay, telling
from store.engines import Nobody, write
from tables.gathering import begun

CHOICES: Final = 3000
PACE: Final = 70  # of this table: it isn't kept at round numbers
FEW: Final = 2 * CHOICES_BETWEEN


class Counted:
    """Tic-tac-toe on a board that is wiped where it would be over, and how many choices were played in it."""

    def __init__(self) -> None:
        self.applied = 0
        self.dealt = 0
        honest, setup = tictactoe.GAME.apply, tictactoe.GAME.setup

        def apply(_: object, s: Any, seat: int, option: Any) -> None:
            self.applied += 1
            honest(s, seat, option)
            if tictactoe.WINS[s.marks[seat]] or s.marks[0] | s.marks[1] == tictactoe.FULL:
                s.marks = [0, 0]

        def deal(_: object, *what: Any) -> Any:
            self.dealt += 1
            return setup(*what)

        self.game = planted(tictactoe.GAME, apply=apply, setup=deal, outcome=lambda *_: None)

    def since(self, work: Callable[[], object]) -> int:
        """How many choices that plays."""
        before = self.applied
        work()
        return self.applied - before


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    monkeypatch.setattr(registry, "get", lambda _: counted.game)
    return counted


def played(table: Table, choices: int) -> list[Page]:
    """So many choices more, and what a room would write of them."""
    chance = random.Random(choices)
    pages = []
    for _ in range(choices):
        assert table.match is not None
        asked = chance.choice(table.match.asked)
        act = acts.Chose(asked.decision.seat, chance.choice(asked.decision.options).key)
        table.take(Entry(float(table.entries), "ana", "", act), asked.id)
        if table.ways_back.has_gone_on(table.version, PACE):
            pages.append(page_of(table))
    return [*pages, page_of(table)]


def page_of(table: Table) -> Page:
    fresh, table.fresh = table.fresh, []
    is_due = table.version == 0 or table.ways_back.has_gone_on(table.version, PACE)
    checkpoint = table.checkpoint() if is_due else None
    opens = table.entries == len(fresh)
    return Page(table.code, table.entries - len(fresh), fresh, checkpoint, Index.of(table), opens=opens)


def in_store(file: Path, pages: list[Page]) -> tuple[Table, int]:
    """The table again from the store that these pages were written to; and how many checkpoints lie there."""

    async def run() -> tuple[Table, int]:
        store = SqliteStore(file)
        await store.start(Nobody())
        try:
            for page in pages:
                await write(store, page)
            lying = store._reading.execute("SELECT count(*), sum(length(body)) FROM checkpoints").fetchone()
            return await store.table("BRISA-27"), lying[0]
        finally:
            await store.close()

    return asyncio.run(run())


def spoil(file: Path, which: str) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        store._writing.execute(f"UPDATE checkpoints SET body = x'00' WHERE {which}")
        await store.close()

    asyncio.run(run())


def everywhere(match: Match[Any], counted: Counted) -> int:
    """The most choices that are played again on going back to any version."""
    return max(counted.since(lambda to=to: match.fork().rewind(to)) for to in range(0, match.version + 1, 37))


def test_wherever_a_match_that_came_back_goes_few_choices_are_played_again(tmp_path: Path, counted: Counted) -> None:
    table = begun()
    pages = [page_of(table), *played(table, CHOICES)]
    before, dealt = counted.applied, counted.dealt
    back, checkpoints = in_store(tmp_path / "tables.db", pages)
    assert counted.applied - before < CHOICES_BETWEEN
    assert back.match is not None
    assert table.match is not None
    assert back.version == CHOICES
    assert checkpoints == len(back.ways_back.places) == len(table.ways_back.places) < 40
    assert everywhere(back.match, counted) <= FEW
    assert everywhere(table.match, counted) < 8
    for to in (2999, 2000, 1234, 201, 5):
        ours, theirs = back.match.fork(), table.match.fork()
        ours.rewind(to)
        theirs.rewind(to)
        assert save(ours) == save(theirs)
        # Once there, it goes on as if it had never left the memory; and back again from there.
        for match in (ours, theirs):
            asked = match.asked[0]
            match.play(asked.decision.seat, asked.decision.options[-1])
        assert save(ours) == save(theirs)
        assert everywhere(ours, counted) <= FEW
    assert counted.dealt == dealt


def test_it_is_told_from_the_middle_and_from_what_was_not_told_yet(tmp_path: Path, counted: Counted) -> None:
    table = begun()
    back, _ = in_store(tmp_path / "tables.db", [page_of(table), *played(table, CHOICES)])
    assert back.match is not None
    assert table.match is not None
    match = back.match
    told = counted.since(lambda: [step for step, _ in zip(match.replay(1500), range(50), strict=False)])
    assert told <= FEW + 50
    steps: list[Any] = []
    assert counted.since(lambda: steps.extend(replay._steps(match, 0, 1500))) <= FEW + 51
    assert steps == replay._steps(table.match, 0, 1500)
    rows: list[telling.Row] = []
    assert counted.since(lambda: rows.extend(telling.tell(telling.Course.of(match, 2930), "today"))) <= FEW + 100
    assert [first for first, _ in rows] == [2900, 2950, 3000]
    whole = telling.tell(telling.Course.of(match), "today")
    assert whole[-len(rows) :] == rows


def test_a_damaged_checkpoint_on_the_way_is_passed_over(tmp_path: Path, counted: Counted) -> None:
    file = tmp_path / "tables.db"
    table = begun()
    in_store(file, [page_of(table), *played(table, 2000)])
    spoil(file, "entries BETWEEN 800 AND 1200")
    back, _ = in_store(file, [])
    assert back.match is not None
    assert table.match is not None
    assert all(not 800 <= place.entries <= 1200 for place in back.ways_back.places)
    ours, theirs = back.match.fork(), table.match.fork()
    assert FEW < counted.since(lambda: ours.rewind(1150)) < 1150
    theirs.rewind(1150)
    assert save(ours) == save(theirs)


def test_of_a_record_that_went_back_no_choice_of_the_other_course_is_left(tmp_path: Path, counted: Counted) -> None:
    """A checkpoint of what was taken back leads nowhere, though its version is reached again."""
    file = tmp_path / "tables.db"
    table = begun()
    pages = [page_of(table), *played(table, 1100)]
    table.take(Entry(0.0, "ana", "", acts.Undid(0, 450, agreed=True)))
    assert [place.version for place in table.ways_back.places if place.version > 450] == []
    pages += played(table, 901)
    back, _ = in_store(file, pages)
    assert back.match is not None
    assert table.match is not None
    assert save(back.match) == save(table.match)
    assert everywhere(back.match, counted) <= FEW
    for to in (1001, 700, 500, 400):
        ours, theirs = back.match.fork(), table.match.fork()
        ours.rewind(to)
        theirs.rewind(to)
        assert save(ours) == save(theirs)


@pytest.mark.usefixtures("counted")
def test_how_it_was_told_is_kept_only_as_far_as_it_still_holds() -> None:
    table = begun()
    played(table, 300)
    table.told = 300
    table.take(Entry(0.0, "ana", "", acts.Undid(0, 260, agreed=True)))
    assert table.told == 260
    assert table.match is not None
    assert telling.Course.of(table.match, table.told).since == 250


def test_what_is_kept_of_a_match_lies_further_apart_the_longer_it_is() -> None:
    places: list[Place] = []
    for version in range(0, 60_000, CHOICES_BETWEEN):
        places = thinned([*places, Place(version + 10, version)])
        assert len(places) <= 36
        kept = [place.version for place in places]
        assert kept[0] == 0
        widest = max((b - a for a, b in pairwise(kept)), default=0)
        assert widest <= max(CHOICES_BETWEEN, version / 15)
    gone = still_there(places, 100)
    assert {place.version for place in gone} == {0, GONE}
    assert thinned([*gone, Place(70_000, 101)]) == [gone[0], *gone[-2:], Place(70_000, 101)]


def test_in_memory_too_moments_lie_further_apart_the_longer_a_match_is(counted: Counted) -> None:
    match: Match[Any] = Match(counted.game, 2)
    most = 0
    chance = random.Random(1)
    for _ in range(10_000):
        asked = match.asked[0]
        match.play(asked.decision.seat, chance.choice(asked.decision.options))
        if match.version % 1000 == 0:
            most = max(most, sum(taken.before is not None for taken in match.past))
    assert 400 < most <= 513
    assert everywhere(match, counted) < 32


def test_the_moment_at_which_the_rules_were_mended_is_kept_however_long_the_match(counted: Counted) -> None:
    """What came before can't be played again by these rules: without that moment there would be no way back to it."""
    match: Match[Any] = Match(counted.game, 2)
    chance = random.Random(2)
    mended, then = 24, ""
    while match.version < 5_000:
        if match.version == mended:
            match.settle()
            then = match.game.schema.digest(match.state)
        asked = match.asked[0]
        match.play(asked.decision.seat, chance.choice(asked.decision.options))
    dealt = counted.dealt
    match.rewind(mended)
    assert match.game.schema.digest(match.state) == then
    assert counted.dealt == dealt
