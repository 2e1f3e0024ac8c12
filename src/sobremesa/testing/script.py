"""Scripts: a line of play written as it would be told, with failures that say what stood on the table."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import NotOffered, Refused
from sobremesa.kernel.events import Event
from sobremesa.kernel.match import Match
from sobremesa.testing.words import rule_text


class ScriptFailed(AssertionError):
    """A line of a script that could not be played, or that was played and should not have been."""


def play(match: Match[Any], *lines: str) -> tuple[Event, ...]:
    """Play "SEAT OPTION" lines (one string may hold several) and say everything that happened."""
    events: list[Event] = []
    for number, line in enumerate(_split(lines), start=1):
        seat, option = _parse(line)
        try:
            events.extend(match.play(seat, option))
        except Refused as error:
            raise ScriptFailed(f"line {number} of the script, {line!r}: {error}\n{_scene(match, error.rule)}") from None
    return tuple(events)


def refused(match: Match[Any], line: str) -> str | None:
    """Check that the line is refused and changes nothing; gives the rule that forbids it."""
    seat, option = _parse(line)
    attempt = match.fork()
    try:
        attempt.play(seat, option)
    except Refused as error:
        if attempt.version != match.version or not match.game.schema.same(attempt.state, match.state):
            raise ScriptFailed(f"{line!r} was refused and changed the match all the same") from None
        if error.rule is not None or isinstance(error, NotOffered):
            return error.rule
        return match.why_not(seat, option)
    raise ScriptFailed(f"{line!r} should have been refused\n{_scene(match, None)}")


def _split(lines: tuple[str, ...]) -> list[str]:
    return [line.strip() for block in lines for line in block.splitlines() if line.strip()]


def _parse(line: str) -> tuple[int, str]:
    seat, _, option = line.partition(" ")
    if not seat.isdecimal() or not option:
        raise ScriptFailed(f"a line of a script is a seat and an option, not {line!r}")
    return int(seat), option.strip()


def _scene(match: Match[Any], rule: str | None) -> str:
    told = []
    if rule is not None and (text := rule_text(match.game, rule)):
        told.append(f"{rule}: {text}")
    told += [f"seat {asked.decision.seat} is asked {_offer(asked.decision)}" for asked in match.asked]
    told += [
        f"seat {seat} may at any time: {', '.join(option.key for option in free)}"
        for seat in range(match.seats)
        if (free := match.game.free(match.state, seat))
    ]
    return "\n".join(f"  {line}" for line in told or [f"the match is over: {match.outcome}"])


def _offer(decision: Decision) -> str:
    return f"{decision.ask!r}: {', '.join(option.key for option in decision.options)}"
