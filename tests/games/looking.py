"""What a test looks at, whatever the game: who is asked what, who looks on, and what was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR

# --- what is asked -----------------------------------------------------------------------------------------------


def decision(match: Match[Any], seat: int) -> Decision:
    asked = match.asked_of(seat)
    assert asked, f"seat {seat} isn't asked, but {asks(match)}"
    return asked.decision


def offered(match: Match[Any], seat: int) -> set[str]:
    """What the seat may answer; nothing if it isn't asked."""
    asked = match.asked_of(seat)
    return {option.key for option in asked.decision.options} if asked else set()


def asks(match: Match[Any]) -> list[tuple[int, str]]:
    """Who is asked what, now."""
    return [(asked.decision.seat, asked.decision.ask) for asked in match.asked]


# --- who looks, and what was told --------------------------------------------------------------------------------


def eyes(match: Match[Any], but: Iterable[int] = ()) -> list[int]:
    """Everybody who looks, a spectator too."""
    return [seat for seat in (*range(match.seats), SPECTATOR) if seat not in but]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str, to: int = SPECTATOR) -> list[dict[str, Any]]:
    """What that seat, or everybody, was told in the events of that kind."""
    return [dict(event.seen_from(to).args) for event in events if event.kind == kind]


def heard(events: Iterable[Event], to: int) -> list[Seen]:
    """The whole story as that seat was told it."""
    return [event.seen_from(to) for event in events]
