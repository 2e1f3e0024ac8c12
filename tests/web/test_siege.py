"""The siege in small, and its judges: what they must not let pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.siege.__main__ import besieged
from benchmarks.siege.history import Witnessed, digest, records_in, violations
from benchmarks.siege.people import Household, ended

from sobremesa.tables.acts import Entry
from web.running import Running, serving

Records = dict[str, list[tuple[int, Entry]]]


def test_a_small_siege_leaves_nothing_broken(tmp_path: Path) -> None:
    report = asyncio.run(besieged(tmp_path, tables=3, kills=2, seconds=8, messages=2000, meekly=False))
    assert report["first violations"] == []
    assert report["alive in the end"]
    assert report["kills"] == 2
    assert report["acknowledged choices"] > 0
    assert report["helpers at most"] <= 5


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Witnessed], Records]:
    """What the people at one table saw, and its record."""
    database = tmp_path_factory.mktemp("siege") / "tables.db"

    async def play(server: Running) -> list[Witnessed]:
        household = Household(server.address, 0)
        playing = asyncio.create_task(household.play_for_ever())
        while not household.finished:
            await asyncio.sleep(0.05)
            assert not playing.done()
        await ended(playing)
        await household.settle(5)
        return [witness for witness in household.witnesses if witness.code == household.finished[0]]

    with serving(database) as server:
        witnesses = asyncio.run(play(server))
    return witnesses, records_in(database)


def test_what_was_played_in_peace_holds(played: tuple[list[Witnessed], Records]) -> None:
    witnesses, records = played
    assert {witness.chair for witness in witnesses} == {-1, 0, 1}
    assert all(witness.connections[0].shown for witness in witnesses)
    assert sum(len(witness.acknowledged) for witness in witnesses) > 2
    assert list(violations(witnesses, records)) == []


def lose_an_entry(witness: Witnessed, rows: list[tuple[int, Entry]]) -> None:
    answer = next(iter(witness.acknowledged))
    rows[:] = [(number, replace_answer(entry, answer, "")) for number, entry in rows]


def replace_answer(entry: Entry, answer: str, by: str) -> Entry:
    if entry.answer != answer:
        return entry
    return Entry(entry.at, entry.by, by, entry.act)


def leave_a_gap(_: Witnessed, rows: list[tuple[int, Entry]]) -> None:
    rows[-1] = (rows[-1][0] + 1, rows[-1][1])


def count_twice(witness: Witnessed, rows: list[tuple[int, Entry]]) -> None:
    first, second = [entry.answer for _, entry in rows if entry.answer in witness.acknowledged][:2]
    rows[:] = [(number, replace_answer(entry, second, first)) for number, entry in rows]


def refuse_and_do(witness: Witnessed, _: list[tuple[int, Entry]]) -> None:
    witness.refused.add(next(iter(witness.acknowledged)))


def go_back(witness: Witnessed, _: list[tuple[int, Entry]]) -> None:
    witness.connections[-1].shown.append(witness.connections[0].shown[0])


def show_another_hand(witness: Witnessed, _: list[tuple[int, Entry]]) -> None:
    version, _ = witness.connections[0].shown[-1]
    witness.connections[0].shown[-1] = (version, digest("somebody else's hand"))


def tell_another_log(witness: Witnessed, _: list[tuple[int, Entry]]) -> None:
    witness.connections[0].happened[0] = digest("what was not for this chair")


def stay_behind(witness: Witnessed, _: list[tuple[int, Entry]]) -> None:
    witness.last = witness.connections[0].shown[0]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (lose_an_entry, "acknowledged and is lost"),
        (leave_a_gap, "gaps"),
        (count_twice, "took effect 2 times"),
        (refuse_and_do, "refused and yet happened"),
        (go_back, "was shown version 0 after"),
        (show_another_hand, "what that chair can't see then"),
        (tell_another_log, "a log that is not theirs"),
        (stay_behind, "never came to see the final version"),
    ],
)
def test_every_fault_that_is_planted_is_seen(
    played: tuple[list[Witnessed], Records],
    fault: Callable[[Witnessed, list[tuple[int, Entry]]], None],
    told: str,
) -> None:
    witnesses, records = played
    witness = next(one for one in witnesses if len(one.acknowledged) > 1)
    copy = replace(
        witness,
        connections=[replace(one, shown=one.shown[:], happened=one.happened[:]) for one in witness.connections],
        acknowledged=set(witness.acknowledged),
        refused=set(witness.refused),
    )
    rows = records[witness.code][:]
    fault(copy, rows)
    assert any(told in violation for violation in violations([copy], {witness.code: rows}))
