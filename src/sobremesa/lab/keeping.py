"""What a run has found so far, in a file from which it goes on: every match is in it once or not at all.

The file is written whole beside the old one, is on the disk before it takes its place, and says by a digest whether it
is whole. It tells what was played and by which release, so that nothing else is added to it.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final, final

import msgspec

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.settings import SettingValue
from sobremesa.lab.spreading import release
from sobremesa.lab.tally import Tally

_HEADING: Final = b"sobremesa-run-1 "
_OFTEN: Final = 0.25  # seconds from one writing to the next, or
_SHARE: Final = 100  # so many times what it takes


class CannotGoOn(SobremesaError):
    """A file from which this run doesn't go on."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: of two runs that agree in this, one goes on with what the other began."""

    game: str
    rules: int
    settings: dict[str, SettingValue]
    seats: int
    bots: tuple[str, ...]
    key: str
    matches: int
    cards: bool = False  # whether what was used is counted too
    rows: bool = False  # whether each match is written down too


class Kept(msgspec.Struct, kw_only=True):
    release: str
    run: Run
    done: list[tuple[int, int]]  # from one number to before another, in order and apart
    tally: Tally
    seconds: float  # that it took


class Ledger:
    """What was found, and of which matches."""

    def __init__(self, matches: int, tally: Tally) -> None:
        self.tally = tally
        self.done: list[tuple[int, int]] = []
        self._matches = matches
        self._before = 0.0
        self.before_saving: Callable[[], None] = lambda: None  # puts what belongs to it on the disk
        self._whole = True
        self._began = monotonic()

    @property
    def seconds(self) -> float:
        """How long it has been played, those who began it included."""
        return self._before + monotonic() - self._began

    def add(self, numbers: range, found: Tally) -> None:
        self._whole = False  # an interruption may come between any two lines
        self.tally.add(found)
        self._mark(numbers.start, numbers.stop)
        self._whole = True

    def _mark(self, first: int, stop: int) -> None:
        at = bisect_left(self.done, (first, stop))
        if at < len(self.done) and self.done[at][0] == stop:
            stop = self.done.pop(at)[1]
        if at and self.done[at - 1][1] == first:
            at -= 1
            first = self.done.pop(at)[0]
        self.done.insert(at, (first, stop))

    def left(self) -> Iterator[range]:
        first = 0
        for start, stop in [*self.done, (self._matches, self._matches)]:
            if first < start:
                yield range(first, start)
            first = stop

    def save(self) -> None:
        """Nothing is lost if nobody asked for it to be kept."""


class _Release(msgspec.Struct):
    release: str


_its_release: Final = msgspec.json.Decoder(_Release)
_kept: Final = msgspec.json.Decoder(Kept)


@final
class FileLedger(Ledger):
    """A ledger that is written down as often as costs nothing beside playing."""

    def __init__(self, file: Path, run: Run, tally: Tally) -> None:
        super().__init__(run.matches, tally)
        self._file = file
        self._run = run
        self._next = 0.0
        kept = read(file)
        if kept is None:
            self.save()  # that it can be is seen before anything is played
            self._next = 0.0
            return
        must_be(kept, run, file)
        self.tally = kept.tally
        self.done = kept.done
        self._before = kept.seconds

    def add(self, numbers: range, found: Tally) -> None:
        super().add(numbers, found)
        if monotonic() > self._next:
            self.save()

    def save(self) -> None:
        if not self._whole:
            return  # what was kept before is
        start = monotonic()
        self.before_saving()
        kept = Kept(release=release(), run=self._run, done=self.done, tally=self.tally, seconds=self.seconds)
        body = msgspec.json.encode(kept)
        write_lasting(self._file, _HEADING + sha256(body).hexdigest().encode() + b"\n" + body)
        self._next = monotonic() + max(_OFTEN, _SHARE * (monotonic() - start))


def read(file: Path) -> Kept | None:
    """What is kept there, or None where there is no such file yet."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unusable(file, error) from None
    heading, _, body = data.partition(b"\n")
    if not data.startswith(_HEADING):
        raise CannotGoOn(f"{file} is no run that could go on", "run-other", file=str(file))
    if heading != _HEADING + sha256(body).hexdigest().encode():
        raise CannotGoOn(f"{file} is damaged", "run-damaged", file=str(file))
    there = _its_release.decode(body).release
    if there != (here := release()):
        message = f"{file} was begun by sobremesa {there}, and this is {here}"
        raise CannotGoOn(message, "run-release", file=str(file), there=there, here=here)
    try:
        return _kept.decode(body)
    except msgspec.MsgspecError:
        raise CannotGoOn(f"{file} is damaged", "run-damaged", file=str(file)) from None


def must_be(kept: Kept, run: Run, file: Path) -> None:
    for name in Run.__struct_fields__:
        there, here = getattr(kept.run, name), getattr(run, name)
        if there != here:
            message = f"{file} is of another run: {name} {there} there, {here} here"
            raise CannotGoOn(
                message, "run-another", file=str(file), what=name, there=_in_words(there), here=_in_words(here)
            )


def _in_words(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def write_lasting(file: Path, data: bytes) -> None:
    """The file as it was or as it shall be, whatever happens meanwhile: power included."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
        _sync_folder(file.parent)
    except OSError as error:
        raise _unusable(file, error) from None
    finally:
        draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # where a folder can't be opened, and names last by themselves
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _unusable(file: Path, error: OSError) -> CannotGoOn:
    why = error.strerror or str(error)
    return CannotGoOn(f"{file}: {why}", "run-file", file=str(file), errno=error.errno or 0, why=why)
