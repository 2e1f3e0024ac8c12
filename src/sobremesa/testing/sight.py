"""Everything one pair of eyes can make out of a position, as bytes that can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import msgspec

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.state import ALL, NOBODY, SPECTATOR, FieldInfo, S
from sobremesa.testing.position import Position

Sight = dict[str, bytes]

encode = msgspec.json.Encoder().encode
_FOLLOWING = frozenset(declared.name for declared in fields(Running) if declared.metadata["see"] == NOBODY)


def secrets_of(game: Game[Any]) -> list[FieldInfo]:
    """The fields that not everybody sees, but for generators and for what follows from the rest: who listens among the
    cards in play, and who of them is yet to be told."""
    return [
        info
        for info in game.schema.fields
        if info.see != ALL and info.saved and not info.is_rng and info.name not in _FOLLOWING
    ]


def eyes_at(game: Game[S], s: S, at_least: int) -> tuple[int, ...]:
    """Every seat, and who looks on."""
    return (*range(game.schema.seats_in(s, at_least)), SPECTATOR)


def sight(game: Game[S], s: S, eye: int, seats: int, refusals: Sequence[Option] = ()) -> Sight:
    """What a table would send to that seat now: the very calls that a table makes.

    `refusals` are options whose objection is looked at besides.
    """
    at = Position.over(game, s, seats)
    parts = {
        "view": encode(at.view(eye)),
        "waiting list": encode(at.waiting_for),
        "outcome": encode(at.outcome),
        "fallen": encode(game.fallen(s)),
        "silent": encode(game.quiet(s)),
    }
    if eye == SPECTATOR:
        # Whoever is not at the table yet looks on, and may ask to come in.
        parts["free options"] = encode([option.key for option in game.free(s, game.schema.seats_in(s, seats))])
    else:
        asked = at.asked_of(eye)
        parts["decision"] = encode(asked and plain(asked.decision))
        parts["free options"] = encode([option.key for option in game.free(s, eye)])
        parts["refusals"] = encode([at.why_not(eye, option) for option in refusals])
    return parts


def difference(one: Sight, other: Sight) -> str:
    """The first part in which two sights differ, and how; or nothing."""
    for part, seen in one.items():
        if seen != other[part]:
            return f"{part} ({_detail(msgspec.json.decode(seen), msgspec.json.decode(other[part]))})"
    return ""


def _detail(one: Any, other: Any) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        names = sorted(name for name in {*one, *other} if one.get(name) != other.get(name))
        return "; ".join(f"{name} {one.get(name)} or {other.get(name)}" for name in names)
    return f"{one} or {other}"


def plain(decision: Decision) -> list[Any]:
    keys = [option.key for option in decision.options]
    return [decision.seat, decision.ask, decision.source, decision.args, keys]


def told(events: Sequence[Event], eye: int) -> list[Seen]:
    return [event.seen_from(eye) for event in events]
