"""What is said at the table by tap: where one goes next, and whether somebody could go there. It binds nobody.

What can be said follows from what lies on the board.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import MOST_SEATS
from sobremesa.games.eldritch.facts import GATE_SPACE, MYSTERY, MYTHOS_FACTS
from sobremesa.games.eldritch.map import ALL
from sobremesa.games.eldritch.moves import is_epic
from sobremesa.games.eldritch.options import COULD_YOU, GOING
from sobremesa.games.eldritch.places import open_gates
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.games.eldritch.words import RUNNING
from sobremesa.kernel.decision import Args
from sobremesa.kernel.game import NO_OCCASION, Occasion
from sobremesa.kernel.option import Option

_OVER: Final = "eldritch-26.5"
_ONCE: Final = "eldritch-26.3"
_NOTHING_THERE: Final = "eldritch-26.2"


def worth_naming(s: Eldritch) -> tuple[int, ...]:
    """Spaces that something waits on, as everybody sees."""
    found = {at for at in (*s.clue_at, *s.fallen_at) if 0 <= at < len(ALL)}
    found |= {at for token, at in enumerate(s.monster_at) if is_epic(token)}
    found |= {GATE_SPACE[gate] for gate in open_gates(s)}
    found |= {MYTHOS_FACTS[card].space for card in s.ongoing}
    found |= {space for space, marks in enumerate(s.mystery_marks) if marks}
    found |= {s.expedition, MYSTERY[s.mystery].token_space if s.mystery >= 0 else -1}
    return tuple(sorted([space for space in found if space >= 0]))


def sayable(s: Eldritch, seat: int) -> tuple[Option, ...]:
    if not _has_a_say(s, seat):
        return ()
    named, asked = _said_now(s, seat)
    spaces = worth_naming(s)
    found = [] if named else [GOING[space] for space in spaces]
    if not asked:
        others = [other for other, life in enumerate(s.life) if life == ALIVE and other != seat]
        found += [COULD_YOU[other][space] for other in others for space in spaces]
    return tuple(found)


def say(s: Eldritch, seat: int, option: Option) -> None:
    whom, space = (seat, option.args[0]) if option.verb == "going" else option.args
    tell(s, f"said-{option.verb}", "26.1", ("who", seat), *in_words(option), reveals=True)
    s.said = (*[row for row in s.said if row[0] >= s.rounds - 1], (s.rounds, seat, whom, space))


def occasion(s: Eldritch) -> Occasion:
    """A round has begun, or somebody was asked."""
    if s.ending != RUNNING.number or s.rounds < 1:
        return NO_OCCASION
    asked = [row[2] for row in s.said if row[0] == s.rounds and row[1] != row[2]]
    seats = tuple(asked[-1:]) or tuple([seat for seat, life in enumerate(s.life) if life == ALIVE])
    return Occasion(s.rounds * (MOST_SEATS + 1) + len(asked), seats)


def in_words(option: Option) -> Args:
    if option.verb == "going":
        return (the_space(option.args[0]),)
    return ("who2", option.args[0]), the_space(option.args[1])


def why_not(s: Eldritch, seat: int, option: Option) -> str:
    if not _has_a_say(s, seat):
        return _OVER
    named, asked = _said_now(s, seat)
    return _ONCE if (named if option.verb == "going" else asked) else _NOTHING_THERE


def goal_of(s: Eldritch, seat: int) -> int:
    """Where a seat said last that it goes, in this round or the one before; or -1."""
    return next((space for _, who, whom, space in reversed(s.said) if who == whom == seat), -1)


def wishes(s: Eldritch, seat: int, of: frozenset[int]) -> tuple[int, ...]:
    """Where those seats asked this one to go."""
    return tuple([space for _, who, whom, space in s.said if whom == seat and who != seat and who in of])


def _has_a_say(s: Eldritch, seat: int) -> bool:
    in_play = s.ending == RUNNING.number and s.rounds >= 1
    return in_play and 0 <= seat < len(s.life) and s.life[seat] == ALIVE


def _said_now(s: Eldritch, seat: int) -> tuple[bool, bool]:
    """Whether the seat has named its goal as often as it may in this round, and whether it has asked somebody."""
    now = [row for row in s.said if row[0] == s.rounds]
    named = sum([row[1] == row[2] == seat for row in now])
    was_asked = sum([row[2] == seat != row[1] for row in now])
    return named > was_asked, any(row[1] == seat != row[2] for row in now)
