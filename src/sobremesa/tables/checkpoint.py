"""What is kept beside a table's record, so that the table comes back without its match being played again.

Checkpoints only make it quicker: the record is the truth, and a checkpoint that doesn't fit it is passed over. But
where the rules were mended since, they are what a match goes on from.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple, final

import msgspec

from sobremesa.kernel.events import Event
from sobremesa.kernel.phrase import Args
from sobremesa.kernel.saved import Saved
from sobremesa.kernel.state import frozen
from sobremesa.tables import acts
from sobremesa.tables.chair import UndoAsk
from sobremesa.tables.door import Door
from sobremesa.tables.seating import Seating
from sobremesa.tables.shuffle import Shuffle

Line = tuple[int, Event]  # of the log: how many choices everybody knew of by then, and what happened

_Args = tuple[tuple[str, Any], ...]
_Told = tuple[int, str, _Args, _Args, tuple[int, ...], bool, str]

_encoder: Final = msgspec.json.Encoder()
_pages: Final = msgspec.json.Decoder(list[_Told])

CHOICES_BETWEEN: Final = 200
_MOST_ALONG: Final = 32  # of some 4 kB each
_LATEST: Final = 3
GONE: Final = -1

UNCOUNTED: Final = -1  # the version of a state that was saved without its choices being counted


class Besides(msgspec.Struct, frozen=True):
    """What a table is besides its match, its log and what was said, as far as its opening doesn't tell it."""

    called_off: int
    commitment: str
    door: Door
    ended: acts.Ended | None
    fallen: tuple[int, ...]
    next_code: str
    owner: str
    paused: bool
    paused_at: float
    rules: int
    seating: Seating
    secret: bytes
    shuffle: Shuffle | None
    touched: float
    undo: UndoAsk | None
    waiting: dict[int, tuple[str, float]]
    told: int = 0


class Body(msgspec.Struct, frozen=True):
    saved: Saved
    standing: Besides | None  # None: of a time when only the state was kept
    lines: int  # how long the log was
    print: str  # of the record so far: to one that differs, it doesn't belong

    @classmethod
    def read(cls, checkpoint: Checkpoint) -> Body:
        try:
            return _bodies.decode(checkpoint.body)
        except msgspec.ValidationError:
            return cls(Saved(checkpoint.rules, UNCOUNTED, msgspec.Raw(checkpoint.body)), None, 0, "")


# Made here and not when the first is read: tables come back in several threads, and msgspec, working out in two of them
# at the same moment what this class is made of, would bring the whole server down.
_bodies: Final = msgspec.json.Decoder(Body)


@final
@dataclass(frozen=True, slots=True)
class LogPage:
    """Some lines of the log one after the other, from the first of them on."""

    first: int
    lines: bytes


@final
@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The table after that many entries of its record, the match under those rules, and what was told since."""

    entries: int
    rules: int
    body: bytes
    page: LogPage | None = None
    stay: tuple[int, ...] = ()  # after how many entries those were taken that are kept besides; no others


class Place(NamedTuple):
    """Where in a record a checkpoint was taken."""

    entries: int
    version: int  # of its match; `GONE` if that went back before it since, or goes by other rules


def still_there(places: Sequence[Place], to: int) -> list[Place]:
    """The same, where the match went back to that version."""
    return [place if place.version <= to else place._replace(version=GONE) for place in places]


def thinned(places: Sequence[Place]) -> list[Place]:
    """Those of them that stay: the last few, for one of them may be damaged, and some all along the match.

    So to wherever a match goes back, it isn't played again from the deal. They lie twice as far apart whenever there
    would be too many.
    """
    spacing = CHOICES_BETWEEN
    while places[-1].version > spacing * _MOST_ALONG:
        spacing *= 2
    along: dict[int, Place] = {}
    for place in places:
        if place.version != GONE:
            along.setdefault(place.version // spacing, place)
    stay = {*along.values(), *places[-_LATEST:]}
    return [place for place in places if place in stay]


class Kept(NamedTuple):
    """All that lies beside a record, in order."""

    checkpoints: Sequence[Checkpoint] = ()
    log: Sequence[LogPage] = ()
    lacks_the_latest: bool = False  # checkpoint: it was damaged


NOTHING_KEPT: Final = Kept()


def packed(told: bytes) -> bytes:
    # A few kB each time: what a larger window takes would never be given back.
    packing = zlib.compressobj(wbits=13, memLevel=6)
    return packing.compress(told) + packing.flush()


def unpacked(kept: bytes) -> bytes:
    return kept if kept[:1] == b"{" else zlib.decompress(kept)  # of old, states were kept as they are


@final
class Fingerprint:
    """Of all entries of a record so far, worked out when it is asked for."""

    __slots__ = ("_hash", "_since")

    def __init__(self, entries: Iterable[acts.Entry]) -> None:
        self._hash = blake2b(digest_size=16)
        self._since = list(entries)

    def add(self, entry: acts.Entry) -> None:
        self._since.append(entry)

    def hex(self) -> str:
        self._hash.update(_encoder.encode_lines(self._since))
        self._since.clear()
        return self._hash.hexdigest()


def page_of(first: int, lines: Sequence[Line]) -> LogPage:
    told = [(version, e.kind, e.args, e.secret, e.to, e.reveals, e.rule) for version, e in lines]
    return LogPage(first, msgspec.json.encode(told))


def log_of(pages: Sequence[LogPage], lines: int) -> list[Line]:
    """The first lines of the log; fewer if they aren't all there."""
    log: list[Line] = []
    for page in pages:
        if page.first > len(log):
            break
        del log[page.first :]
        log += map(_line, _pages.decode(page.lines))
    return log[:lines]


def _line(told: _Told) -> Line:
    version, kind, args, secret, to, reveals, rule = told
    return version, Event(kind, _thawed(args), _thawed(secret), to, reveals, rule=rule)


def _thawed(args: _Args) -> Args:
    """The arguments as they were: what JSON knows as a list was a tuple."""
    for _, value in args:
        if isinstance(value, list):
            return tuple([(name, frozen(value)) for name, value in args])
    return args
