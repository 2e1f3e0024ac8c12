"""Helper processes: as many as were asked for, whatever happens to them; and what is kept of their work."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, NoReturn, cast

import pytest

from sobremesa.kernel.errors import NotVerified
from sobremesa.store.sqlite import SqliteStore
from sobremesa.web.analyses import Analyses
from sobremesa.web.budget import Budget, OutOfTime
from sobremesa.web.finished import Finished
from sobremesa.web.helpers import Busy, HelperDied, Helpers, TooLong
from sobremesa.web.limits import Buckets, Places, Rate
from web.players import PATIENCE


def fail() -> NoReturn:
    raise NotVerified("choices", "it doesn't hold")


@asynccontextmanager
async def helping(number: int = 2, most_waiting: int = 100, longest: float = 20.0) -> AsyncIterator[Helpers]:
    helpers = Helpers(number, most_waiting, longest)
    try:
        yield helpers
    finally:
        await asyncio.to_thread(helpers.close)


def test_helpers_that_hang_or_die_are_replaced_and_never_multiplied() -> None:
    async def scene() -> None:
        async with helping(2, longest=1.0) as helpers:
            seen: set[int] = set()
            most = 0

            async def watch() -> None:
                nonlocal most
                while True:
                    pids = helpers.pids
                    seen.update(pids)
                    most = max(most, len(pids))
                    await asyncio.sleep(0.01)

            watching = asyncio.create_task(watch())
            await helpers.run(os.getpid)
            bad = [
                helpers.run(time.sleep, 1000),
                helpers.run(os._exit, 1),
                helpers.run(time.sleep, 1000),
                helpers.run(os._exit, 1),
            ]
            good = [helpers.run(pow, 2, number) for number in range(30)]
            outcomes = await asyncio.gather(*bad, *good, return_exceptions=True)
            watching.cancel()
            assert [type(outcome) for outcome in outcomes[:4]] == [TooLong, HelperDied, TooLong, HelperDied]
            assert outcomes[4:] == [2**number for number in range(30)]  # nobody else's work was lost
            assert most == 2
            assert len(seen) > 2

    asyncio.run(scene())


def test_the_queue_has_an_end_and_forgets_who_gave_up() -> None:
    async def scene() -> None:
        async with helping(1, most_waiting=3) as helpers:
            waiting = [asyncio.create_task(helpers.run(time.sleep, 1000)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await helpers.run(os.getpid)
            for task in waiting[1:]:
                task.cancel()
            await asyncio.wait(waiting[1:])

    asyncio.run(scene())


def test_what_goes_wrong_in_a_helper_is_told_as_it_was() -> None:
    async def scene() -> None:
        async with helping(1) as helpers:
            with pytest.raises(NotVerified, match="doesn't hold"):
                await helpers.run(fail)
            assert await helpers.run(pow, 2, 3) == 8

    asyncio.run(scene())


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_only_so_much_is_kept_of_finished_matches() -> None:
    helpers = Helpers(1, 1)
    analyses = Analyses(helpers, Places(9))
    finished = Finished(helpers, Places(9), cast(SqliteStore, None), analyses, most_bytes=10_000)
    for number in range(100):
        finished._keep((f"MESA-{number}", "told"), b"x" * 1000)
    assert finished._bytes == 10_000
    assert [key[0] for key in finished._kept] == [f"MESA-{number}" for number in range(90, 100)]


def test_those_not_heard_of_for_longest_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 0))
    for number in range(10_000):
        assert buckets.of(f"10.{number}").take()
    assert not buckets.of("10.0").take()
    assert buckets.of("10.10000").take()  # one too many: now 10.1 is forgotten
    assert not buckets.of("10.0").take()
    assert buckets.of("10.1").take()


def test_places_are_for_each_and_in_all() -> None:
    places = Places(2, 3)
    assert [places.take(who) for who in "aaabb"] == [True, True, False, True, False]
    places.give_back("a")
    assert places.take("b")
    for who in "abb":
        places.give_back(who)
    assert places.taken == 0
    assert not places._taken


# --- the budget ------------------------------------------------------------------------------------------------------


@pytest.fixture
def budget() -> Iterator[Budget]:
    watched = Budget(0.2)
    yield watched
    watched.close()


def endless(stubborn: bool = False) -> None:
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            pass
    except OutOfTime:
        if not stubborn:
            raise


def test_what_runs_for_ever_is_broken_off(budget: Budget) -> None:
    for _ in range(3):
        with pytest.raises(OutOfTime):
            budget.spend(endless)
        assert budget.spend(lambda: "as if nothing had happened") == "as if nothing had happened"


def test_who_swallows_the_end_is_broken_off_all_the_same(budget: Budget) -> None:
    with pytest.raises(OutOfTime):
        budget.spend(lambda: endless(stubborn=True))


def test_what_waits_spends_nothing(budget: Budget) -> None:
    """A machine that is busy elsewhere takes time from nobody's budget."""
    budget.spend(lambda: time.sleep(0.6))


def test_an_error_is_passed_on(budget: Budget) -> None:
    def broken() -> Any:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        budget.spend(broken)
    assert not budget._running
