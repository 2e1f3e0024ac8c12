"""A finished match told again, from any seat's eyes. Done in a helper process: it plays the whole match."""

from __future__ import annotations

import msgspec

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.web import wire
from sobremesa.web.answers import pack
from sobremesa.web.sight import option_as, told


def replay(code: str, file: bytes, seat: int) -> bytes:
    """Every step as that seat saw it, as JSON."""
    kept = record.read(file)
    match = record.verify(kept)
    game = match.game
    steps = []
    option: wire.Option | None = None
    for (step, standing), chosen in zip(match.replay(), (*match.choices, None), strict=True):
        steps.append(
            wire.ReplayStep(
                version=step.version,
                chooser=-1 if step.seat is None else step.seat,
                option=option,
                view=standing.view(seat),
                waiting=list(standing.waiting_for),
                happened=[told(step.version, event, seat) for event in step.events],
            )
        )
        if chosen is not None:
            # A choice is called as its chooser saw it before: a card that was bought no longer lies in the shop.
            option = option_as(game, standing.view(chosen[0]), chosen[1])
    assert kept.result is not None
    result = wire.Result(kept.result.ending, list(kept.result.winners))
    names = list(kept.names)
    practice = kept.practice is True
    told_again = wire.Replay(code, kept.game, kept.options, len(names), names, seat, practice, steps, result)
    return msgspec.json.encode(told_again)


def packed_replay(code: str, file: bytes, seat: int) -> bytes:
    """The same, packed: so it is kept and so it is sent."""
    return pack(replay(code, file, seat))


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
