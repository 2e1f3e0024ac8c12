"""A finished match told again in pages, from any seat's eyes. Done in a helper process: it plays the whole match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.web import wire
from sobremesa.web.answers import pack
from sobremesa.web.sight import options_as, sketch_as, told

PAGE_SIZE: Final = 50  # steps
_MATCHES_KEPT: Final = 8  # who looks at one page will want the next


def pages(choices: int) -> int:
    """How many pages there are; the deal is a step too."""
    return choices // PAGE_SIZE + 1


def page(code: str, file: bytes, seat: int, number: int) -> bytes:
    """The steps of that page as that seat saw them, as JSON."""
    kept, match = _verified(file)
    assert kept.result is not None
    return msgspec.json.encode(
        wire.Replay(
            code=code,
            game=kept.game,
            settings=kept.options,
            seats=len(kept.names),
            names=list(kept.names),
            seat=seat,
            practice=kept.practice is True,
            last=match.version,
            page_size=PAGE_SIZE,
            steps=_steps(match, seat, number * PAGE_SIZE),
            result=wire.Result(kept.result.ending, list(kept.result.winners)),
        )
    )


def packed_page(code: str, file: bytes, seat: int, number: int) -> bytes:
    """The same, packed: so it is kept and so it is sent."""
    return pack(page(code, file, seat, number))


@lru_cache(_MATCHES_KEPT)
def _verified(file: bytes) -> tuple[record.MatchFile, Match[Any]]:
    kept = record.read(file)
    return kept, record.verify(kept)


def _steps(match: Match[Any], seat: int, first: int) -> list[wire.ReplayStep]:
    steps: list[wire.ReplayStep] = []
    option: wire.Option | None = None
    # A choice is called as its chooser saw it before: a card that was bought no longer lies in the shop.
    before = max(0, first - 1)
    next_choices = (*match.choices[before:], None)
    for (step, standing), chosen in zip(match.replay(before), next_choices, strict=True):
        if step.version >= first:
            view = standing.view(seat)
            steps.append(
                wire.ReplayStep(
                    version=step.version,
                    chooser=-1 if step.seat is None else step.seat,
                    option=option,
                    view=match.game.shown(view),
                    sketch=sketch_as(match.game, view),
                    waiting=list(standing.waiting_for),
                    happened=[told(step.version, event, seat) for event in step.events],
                )
            )
        if len(steps) == PAGE_SIZE or chosen is None:
            break
        option = _called(standing, *chosen)
    return steps


def _called(match: Match[Any], seat: int, option: Option) -> wire.Option:
    asked = match.asked_of(seat)
    by = asked.decision.by if asked is not None and option in asked.decision.options else None
    return options_as(match.game, match.view(seat), (option,), by)[0]


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
