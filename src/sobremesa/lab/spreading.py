"""A task over numbers, spread over whatever executor there is.

A window of chunks is out, and a finished one brings the next: memory is that of the window. What comes of it doesn't
depend on the executor, on how the numbers were cut into chunks, or on what was lost on the way: a chunk that comes to
nothing because a process or a machine is gone is carried out again.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import closing
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final, Generic, Protocol, TypeVar, final

from sobremesa import __version__
from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.pace import Pace

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

EACH: Final = 4  # chunks that are out for each worker: one is played, the others wait for nobody
TRIES: Final = 3
_PATIENCE: Final = (0.2, 1.0, 5.0)  # seconds until a machine that doesn't answer is asked again
_COUNT_AGAIN: Final = 5.0  # seconds: machines may join while a run goes on
_LONGEST: Final = 300  # letters of what somebody else's error says
_UNKNOWN: Final = 16  # workers of an executor that doesn't say how many it has


class Task(Protocol[T_co]):
    """Plain data that travels to where it is carried out."""

    def __call__(self, numbers: range) -> T_co: ...

    def given_up(self, number: int, why: str) -> T_co:
        """What stands for a number that took its process along, every time."""


@final
@dataclass(frozen=True)
class Done(Generic[T]):
    numbers: range
    found: T
    seconds: float


class OtherRelease(SobremesaError):
    """A worker plays by another Sobremesa: what it finds isn't what would be found here."""


class Gone(SobremesaError):
    """Nobody is left who carries anything out."""


class Unable(SobremesaError):
    """A worker can't even begin: something isn't installed there, perhaps."""


def spread(
    task: Task[T], wanted: Iterable[range], executor: Executor, *, pace: Pace | None = None, in_order: bool = False
) -> Generator[Done[T], None, None]:
    """All numbers of `wanted`, each once, as chunks come back; `in_order` those of smaller numbers first."""
    crew = _Crew(task, wanted, executor, pace or Pace())
    return crew.in_order() if in_order else crew.carried_out()


def workers_of(executor: Executor) -> int:
    """How many work for it now, as each kind of executor tells it."""
    for name in ("num_workers", "_max_workers"):
        if isinstance(many := getattr(executor, name, None), int):
            return max(1, many)
    threads = getattr(getattr(executor, "_client", None), "nthreads", None)  # of Dask's, by worker
    return max(1, sum(threads().values())) if threads else _UNKNOWN


# --- where it is carried out ---------------------------------------------------------------------------------------


def release() -> str:
    """Which Sobremesa plays here."""
    return __version__


def _carried_out(task: Task[T], numbers: range, asked: str) -> Done[T]:
    if (here := release()) != asked:
        raise OtherRelease(
            f"a worker has sobremesa {here}, and this is {asked}", "other-release", there=here, here=asked
        )
    start = time.perf_counter()
    found = task(numbers)
    return Done(numbers, found, time.perf_counter() - start)


# --- where it is asked for -----------------------------------------------------------------------------------------


@final
@dataclass
class _Chunk:
    numbers: range
    losses: int = 0


class _Crew(Generic[T]):
    def __init__(self, task: Task[T], wanted: Iterable[range], executor: Executor, pace: Pace) -> None:
        self._task = task
        self._executor = executor
        self._release = release()
        self._left = pace.chunks(wanted)
        self._pace = pace
        self._again: deque[_Chunk] = deque()
        self._suspects: deque[_Chunk] = deque()
        self._out: dict[Future[Done[T]], _Chunk] = {}
        self._back: SimpleQueue[Future[Done[T]]] = SimpleQueue()
        self._counted = -_COUNT_AGAIN
        self._cut: deque[range] | None = None  # where order matters: what was cut and hasn't been given
        self._held: dict[int, Done[T]] = {}  # what came back and waits for what lies before it

    def carried_out(self) -> Generator[Done[T], None, None]:
        try:
            self._somebody_must_answer()
            while self._sent_as_many_as_fit():
                future = self._back.get()
                chunk = self._out.pop(future)
                try:
                    done = future.result()
                except BaseException as error:
                    self._lost_or_raised(chunk, error)
                else:
                    self._pace.learn(done.numbers, done.seconds)
                    yield done
                while self._suspects and not self._out:
                    yield from self._alone(self._suspects.popleft())
        finally:
            for future in self._out:
                future.cancel()

    def in_order(self) -> Generator[Done[T], None, None]:
        cut = self._cut = deque()
        with closing(self.carried_out()) as found:
            for done in found:
                self._held[done.numbers.start] = done
                while cut and (first := self._held.pop(cut[0].start, None)) is not None:
                    yield first
                    rest = range(first.numbers.stop, cut.popleft().stop)
                    if rest:  # it was carried out in parts
                        cut.appendleft(rest)

    def _sent_as_many_as_fit(self) -> bool:
        if self._suspects:
            return bool(self._out)
        self._count_workers()
        while len(self._out) + len(self._held) < self._pace.workers * EACH or not self._out:
            if self._again:
                chunk = self._again.popleft()
            elif (numbers := next(self._left, None)) is not None:
                chunk = _Chunk(numbers)
                if self._cut is not None:
                    self._cut.append(numbers)
            else:
                break
            try:
                self._send(chunk)
            except Exception as error:
                self._lost_or_raised(chunk, error)
                if self._suspects:
                    break
        return bool(self._out or self._suspects)

    def _count_workers(self) -> None:
        if (now := time.monotonic()) >= self._counted + _COUNT_AGAIN:
            self._counted = now
            self._pace.workers = workers_of(self._executor)

    def _send(self, chunk: _Chunk) -> None:
        future = self._executor.submit(_carried_out, self._task, chunk.numbers, self._release)
        self._out[future] = chunk
        future.add_done_callback(self._back.put)

    def _lost_or_raised(self, chunk: _Chunk, error: BaseException) -> None:
        _raise_unless_lost(error)
        chunk.losses += 1
        (self._again if chunk.losses < TRIES else self._suspects).append(chunk)

    # --- what was lost again and again: is it the machines, or does a match take them along?

    def _alone(self, chunk: _Chunk) -> Iterator[Done[T]]:
        """With nothing else out, so that whatever is lost is lost by it."""
        why = ""
        for _ in range(1 if len(chunk.numbers) > 1 else TRIES - 1):
            self._somebody_must_answer()
            try:
                yield self._asked(chunk.numbers)
            except Exception as error:
                _raise_unless_lost(error)
                why = type(error).__name__
            else:
                return
        self._somebody_must_answer()
        numbers, half = chunk.numbers, len(chunk.numbers) // 2
        if half:
            self._suspects.extendleft((_Chunk(numbers[half:]), _Chunk(numbers[:half])))
        else:
            number = numbers.start
            yield Done(numbers, self._task.given_up(number, f"it took its process along ({why})"), 0.0)

    def _somebody_must_answer(self) -> None:
        trouble: BaseException | None = None
        for patience in (*_PATIENCE, 0.0):
            try:
                self._asked(range(0))
            except Exception as error:
                _raise_unless_lost(error)
                trouble = error
                time.sleep(patience)
            else:
                return
        assert trouble is not None
        why = _in_a_line(trouble)
        raise Gone(f"nobody carries anything out any more: {why}", "workers-gone", why=why)

    def _asked(self, numbers: range) -> Done[T]:
        return self._executor.submit(_carried_out, self._task, numbers, self._release).result()


def _raise_unless_lost(error: BaseException) -> None:
    if is_loss(error):
        return
    raised = getattr(error, "cause", None)  # of what an engine wraps
    error = raised if isinstance(raised, Exception) else error
    if isinstance(error, SobremesaError) or not isinstance(error, Exception):
        raise error
    why = _in_a_line(error)
    raise Unable(f"a worker can't carry it out: {why}", "worker-unable", why=why) from error


def _in_a_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST]


def is_loss(error: BaseException) -> bool:
    """Whether a machine, a process or a line to it is gone. What the task itself raises is none of that."""
    if isinstance(error, (BrokenExecutor, CancelledError, ConnectionError, EOFError, TimeoutError)):
        return True
    names = [one.__name__ for one in type(error).__mro__ if one.__module__.partition(".")[0] in _ENGINES]
    return bool(names) and not _RAISED.intersection(names)


_ENGINES: Final = ("ray", "distributed")
_RAISED: Final = frozenset(("RayTaskError", "RuntimeEnvSetupError", "TaskUnschedulableError"))
