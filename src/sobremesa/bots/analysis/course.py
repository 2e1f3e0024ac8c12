"""An analysis in pieces: what is to be worked out next, wherever that is done, and what is known so far."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import lru_cache
from typing import Any, Final

from sobremesa.bots.analysis import turning
from sobremesa.bots.analysis.curve import beginnings, point
from sobremesa.bots.analysis.playing_on import sides_of
from sobremesa.bots.analysis.told import Analysis, Point, TurningPoint, nothing_yet
from sobremesa.bots.analysis.turning import Trial
from sobremesa.kernel import record
from sobremesa.kernel.match import Match

_MATCHES_KEPT: Final = 4  # whoever works out one piece will be asked for the next

Piece = tuple[Callable[..., Any], tuple[Any, ...]]  # a function of this module, and what it is given after the file


def course(told: Analysis) -> Generator[Piece, Any, None]:
    """Piece by piece; what was worked out is sent back, and `told` grows."""
    sides, turns = yield begun, ()
    told.sides, told.expected = list(sides), len(turns)
    for version, turn in turns:
        told.points.append((yield curve_at, (version, turn)))
    versions = yield doubts, ()
    told.to_look_at = len(versions)
    trials: dict[int, Trial] = {}
    for version in versions:
        trials[version] = yield from _tried(version, range(turning.TRIED))
        told.looked_at += 1
    again = turning.closest(list(trials.values()))
    told.to_look_at += len(again)
    close: list[Trial] = []
    for version in again:
        more = yield from _tried(version, range(turning.TRIED, turning.TRIED + turning.TRIED_CLOSELY))
        close.append(_together(trials[version], more))
        told.looked_at += 1
    told.turning_points = yield turning_points, (close,)
    told.is_done = True


def _tried(version: int, worlds: range) -> Generator[Piece, Any, Trial]:
    """A world at a time: with many seats one alone takes seconds, and no piece may take longer than is waited for."""
    found = Trial(version, [], [])
    for number in worlds:
        found = _together(found, (yield trial, (version, number)))
    return found


def _together(one: Trial, other: Trial) -> Trial:
    return Trial(one.version, one.losses + other.losses, one.truths + other.truths)


def analysed(file: bytes, grown: Callable[[Analysis], object] = lambda _: None) -> Analysis:
    """The whole analysis, worked out here; `grown` is shown it after every piece."""
    kept = record.read(file)
    told = nothing_yet(kept.game, kept.seats)
    pieces = course(told)
    result = None
    try:
        while True:
            work, given = pieces.send(result)
            result = work(file, *given)
            grown(told)
    except StopIteration:
        return told


# --- pieces ----------------------------------------------------------------------------------------------------------


@lru_cache(_MATCHES_KEPT)
def _match(file: bytes) -> tuple[Match[Any], frozenset[int]]:
    """The match, if it holds, and the seats of people, as far as the file says: those whose browser sealed a number."""
    kept = record.read(file)
    seals = kept.shuffle.seals if isinstance(kept.shuffle, record.Shuffle) else ()
    return record.verify(kept), frozenset([seat for seat, seal in enumerate(seals) if seal])


def forget_all() -> None:
    """Files bear names."""
    _match.cache_clear()


def begun(file: bytes) -> Any:
    match, _ = _match(file)
    return sides_of(match.game, match.seats), beginnings(match)


def curve_at(file: bytes, version: int, turn: int) -> Point:
    match, persons = _match(file)
    return point(match, version, turn, persons)


def doubts(file: bytes) -> tuple[int, ...]:
    return turning.doubtful(*_match(file))


def trial(file: bytes, version: int, world: int) -> Trial:
    match, persons = _match(file)
    return turning.tried(match, version, range(world, world + 1), persons)


def turning_points(file: bytes, trials: list[Trial]) -> list[TurningPoint]:
    match, persons = _match(file)
    return turning.points(match, trials, persons)
