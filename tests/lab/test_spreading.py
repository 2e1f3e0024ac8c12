"""Work spread over executors: everything once, whatever is lost, in memory that doesn't grow."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from lab.tasks import Faulty, Squares
from sobremesa.lab.on.local import Here, Processes
from sobremesa.lab.pace import Pace
from sobremesa.lab.spreading import EACH, Done, Gone, OtherRelease, Unable, spread

ANYWHERE: list[Callable[[], Executor]] = [
    Here,
    lambda: Processes(2),
    lambda: ThreadPoolExecutor(3),
    lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn")),
]


def _joined(found: Iterator[Done[dict[int, int]]]) -> dict[int, int]:
    all_of_it: dict[int, int] = {}
    for done in found:
        assert set(done.found) == set(done.numbers)
        assert not set(done.found) & set(all_of_it)
        all_of_it.update(done.found)
    return all_of_it


@pytest.mark.parametrize("executor", ANYWHERE, ids=["here", "processes", "threads", "a pool of one's own"])
def test_every_number_is_carried_out_once(executor: Callable[[], Executor], tmp_path: Path) -> None:
    wanted = [range(3, 500), range(501, 502), range(700, 3000)]
    with executor() as there:
        found = _joined(spread(Squares({}, tmp_path), wanted, there))
    assert found == {n: n * n for numbers in wanted for n in numbers}


@pytest.mark.parametrize("in_order", [False, True])
def test_what_died_with_its_process_is_carried_out_again(tmp_path: Path, in_order: bool) -> None:
    with Processes(2) as there:
        found = _joined(spread(Squares({5: 1, 60: 2}, tmp_path), [range(200)], there, in_order=in_order))
    assert found == {n: n * n for n in range(200)}
    assert list(found) == list(range(200)) or not in_order


def test_what_takes_its_process_along_every_time_is_named_and_takes_nothing_else_along(tmp_path: Path) -> None:
    with Processes(2) as there:
        found = _joined(spread(Squares({5: 99}, tmp_path), [range(16)], there))
    assert found == {n: -1 if n == 5 else n * n for n in range(16)}


class Slow(ThreadPoolExecutor):
    """Counts how much is out at once; what comes first is finished last."""

    def __init__(self) -> None:
        super().__init__(2)
        self.out = self.most = self.all = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.out += 1
        self.all += 1
        self.most = max(self.most, self.out)
        future = super().submit(fn, *args, **kwargs)
        future.add_done_callback(self._one_less)
        return future

    def _one_less(self, _: object) -> None:
        self.out -= 1


@pytest.mark.parametrize("in_order", [False, True])
def test_four_chunks_for_each_worker_are_out_and_no_more(tmp_path: Path, in_order: bool) -> None:
    with Slow() as there:
        found = _joined(spread(Squares({}, tmp_path), [range(3000)], there, pace=Pace(5), in_order=in_order))
    assert len(found) == 3000
    assert there.all > 600
    assert there.most <= 2 * EACH


def test_in_order_means_by_number_whoever_was_faster(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as there:
        done = list(spread(Squares({}, tmp_path), [range(50), range(90, 300)], there, in_order=True))
    starts = [one.numbers.start for one in done]
    assert starts == sorted(starts)
    assert [n for one in done for n in one.found] == [*range(50), *range(90, 300)]


def test_chunks_grow_until_they_take_about_a_second() -> None:
    pace = Pace()
    pace.workers = 2
    sizes = []
    chunks = pace.chunks([range(10**6)])
    for _ in range(20):
        numbers = next(chunks)
        sizes.append(len(numbers))
        pace.learn(numbers, 0.001 * len(numbers))
    assert sizes[:5] == [1, 2, 4, 8, 16]
    assert set(sizes[-5:]) == {1000}
    slow = next(chunks)
    pace.learn(slow, 60.0 * len(slow))
    assert len(next(chunks)) == 1


def test_the_last_chunks_are_small_so_that_all_workers_end_together() -> None:
    pace = Pace()
    pace.workers = 4
    sizes = []
    for numbers in pace.chunks([range(10**4)]):
        sizes.append(len(numbers))
        pace.learn(numbers, 1e-9)
    assert max(sizes) > 500
    assert sizes[-1] == 1


def test_a_million_million_numbers_are_cut_as_they_are_asked_for() -> None:
    pace = Pace()
    chunks = pace.chunks([range(10**12)])
    first = [next(chunks) for _ in range(1000)]
    assert first[-1] == range(999, 1000)


def test_what_the_task_raises_is_not_tried_again() -> None:
    with ThreadPoolExecutor(2) as there, pytest.raises(Unable, match="LookupError: seven"):
        list(spread(Faulty(), [range(20)], there))


class Dead(Executor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(ConnectionResetError("the line is down"))
        return future


def test_where_nobody_is_left_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.lab.spreading._PATIENCE", (0.0,))
    with pytest.raises(Gone, match="the line is down"):
        list(spread(Faulty(), [range(5)], Dead()))


def test_who_plays_by_another_release_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with Processes(1) as there:
        there.submit(len, ()).result()  # which has asked for nothing yet
        monkeypatch.setattr("sobremesa.lab.spreading.release", lambda: "0.0.1")
        with pytest.raises(OtherRelease, match="this is 0"):
            list(spread(Faulty(), [range(5)], there))


def pid_after_a_while() -> int:
    time.sleep(0.5)
    return os.getpid()


def test_an_interruption_leaves_no_process_behind(tmp_path: Path) -> None:
    there = Processes(2)
    pids = {future.result() for future in [there.submit(pid_after_a_while) for _ in range(2)]}
    assert len(pids) == 2
    there.submit(Squares({}, tmp_path, seconds=30.0), range(1000))
    there.__exit__(KeyboardInterrupt)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
