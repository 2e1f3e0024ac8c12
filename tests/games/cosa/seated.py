"""Tables with the whole box, whatever the number of players still in: the other seats of eleven are already out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.cosa.laid import lay
from games.looking import offered
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.match import Match
from sobremesa.testing import Position

SEATS = 11


def table(alive: int, hands: Mapping[int, str], **laid: Any) -> Position[Cosa]:
    """Seats 0 to alive-1 sit clockwise in that order unless `ring` says otherwise; hands are filled up."""
    return lay(*(hands.get(seat, "") for seat in range(SEATS)), out=range(alive, SEATS), **laid)


def aims(match: Match[Cosa], seat: int, verb: str) -> set[int]:
    """At whom the seat may aim: `play-on:axe`, `axe-door`, `aim`…"""
    start = f"{verb}:"
    return {int(key.removeprefix(start)) for key in offered(match, seat) if key.startswith(start)}
