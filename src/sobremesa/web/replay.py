"""A finished match told again in pages, from any seat's eyes. Done in a helper process: it may play the whole match."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.match import Match, Step
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.restoring import remains
from sobremesa.web import telling, wire
from sobremesa.web.answers import pack
from sobremesa.web.sight import sketch_as, told

PAGE_SIZE: Final = 50  # steps
_MATCHES_KEPT: Final = 8  # who looks at one page will want the next


def pages(choices: int) -> int:
    """How many pages there are; the deal is a step too."""
    return choices // PAGE_SIZE + 1


def page(code: str, file: bytes, seat: int, number: int, kept: telling.Kept = telling.NOTHING) -> bytes:
    """The steps of that page as that seat saw them, as JSON: as they were told, if that was kept."""
    match = record.read(file)
    assert match.result is not None
    first = number * PAGE_SIZE
    steps = _kept_steps(kept, seat, first) if kept.rows else _steps(_verified(file), seat, first)
    return msgspec.json.encode(
        wire.Replay(
            code=code,
            game=match.game,
            settings=match.settings,
            seats=len(match.names),
            names=list(match.names),
            seat=seat,
            practice=match.practice is True,
            first=kept.first,
            last=len(match.choices),
            page_size=PAGE_SIZE,
            steps=steps,
            result=wire.Result(match.result.ending, list(match.result.winners)),
        )
    )


def packed_page(code: str, file: bytes, seat: int, number: int, kept: telling.Kept) -> bytes:
    """The same, packed: so it is kept and so it is sent."""
    return pack(page(code, file, seat, number, kept))


def packed_remains(code: str, lines: Sequence[tuple[object, object]], number: int) -> bytes:
    """A page of what a damaged record still tells of a match, as whoever watched saw it.

    It may be played on one day: a table that broke down is tried again. So what was chosen is not told, nor that
    somebody chose what nobody else noticed.
    """
    table = remains(code, lines)
    match = table.match
    assert match is not None
    noticed = [0, *(version for version, taken in enumerate(match.past, start=1) if not taken.is_silent)]
    wanted = noticed[number * PAGE_SIZE :][:PAGE_SIZE]
    if not wanted:
        raise BadFile("the match has no such page")
    names = [chair.name for chair in table.chairs]
    return pack(
        msgspec.json.encode(
            wire.Replay(
                code=code,
                game=match.game.info.id,
                settings=match.settings,
                seats=len(names),
                names=names,
                seat=SPECTATOR,
                practice=table.opened.practice,
                first=0,
                last=match.noticed,
                page_size=PAGE_SIZE,
                steps=list(_from_aside(match, wanted)),
                result=None,
            )
        )
    )


@lru_cache(_MATCHES_KEPT)
def _verified(file: bytes) -> Match[Any]:
    return record.verify(record.read(file))


def forget_all() -> None:
    """Files bear names."""
    _verified.cache_clear()


def _kept_steps(kept: telling.Kept, seat: int, first: int) -> list[wire.ReplayStep]:
    return [step for step in telling.read(kept.rows, seat, kept.here) if first <= step.version < first + PAGE_SIZE]


def _steps(match: Match[Any], seat: int, first: int) -> list[wire.ReplayStep]:
    """A page of a match that is here: only its own steps are told, and only to that seat."""
    steps: list[wire.ReplayStep] = []
    question: wire.Question | None = None
    option: wire.Option | None = None
    before = max(0, first - 1)
    for (step, standing), choice in zip(match.replay(before), (*match.choices[before:], None), strict=True):
        if step.version >= first:
            unasked = _step(standing, step, seat)
            steps.append(msgspec.structs.replace(unasked, question=question, option=option))
        if len(steps) == PAGE_SIZE or choice is None:
            break
        question, option = telling.chosen(standing, *choice)
    return steps


def _step(standing: Match[Any], step: Step, seat: int) -> wire.ReplayStep:
    """That moment as the seat saw it, without what was chosen."""
    view = standing.view(seat)
    return wire.ReplayStep(
        version=step.version,
        chooser=SPECTATOR if step.seat is None else step.seat,
        option=None,
        view=standing.game.shown(view),
        sketch=sketch_as(standing.game, view),
        waiting=list(standing.waiting_for),
        happened=[told(step.version, event, seat) for event in step.events],
    )


def _from_aside(match: Match[Any], wanted: Sequence[int]) -> Iterator[wire.ReplayStep]:
    """Those moments as an onlooker was told them, numbered by the choices that everybody knew of."""
    for step, standing in match.replay(wanted[0]):
        if step.version in wanted:
            yield _step(standing, dataclasses.replace(step, version=standing.noticed), SPECTATOR)
        if step.version == wanted[-1]:
            return


def verify(file: bytes) -> bytes:
    """Whether the match holds, as JSON."""
    kept = record.read(file)
    try:
        record.verify(kept)
    except (NotVerified, BadFile) as error:
        why = str(error)
    else:
        why = ""
    return msgspec.json.encode(wire.Verified(not why, why, len(kept.choices), kept.commitment))
