"""Coming and going during a match, and what else may be done unasked."""

from __future__ import annotations

from sobremesa.games.arcana import options
from sobremesa.games.arcana.cards import VALUES
from sobremesa.games.arcana.course import close_ballot, return_unseen
from sobremesa.games.arcana.frames import END
from sobremesa.games.arcana.moves import finish, tell
from sobremesa.games.arcana.state import (
    GONE,
    JOINING,
    LEAVING,
    MOST_SEATS,
    PRESENT,
    RUNNING,
    SUSPENDED,
    Arcana,
)
from sobremesa.kernel import ballot
from sobremesa.kernel.option import Option


def leave(s: Arcana, seat: int) -> None:
    if s.log is not None:
        tell(s, "leaving", ("who", seat))
    s.chairs[seat] = LEAVING
    if s.chairs.count(PRESENT) + s.chairs.count(JOINING) < 2:
        finish(s, SUSPENDED)
    elif seat == s.active:
        s.votes = []
        s.agenda = [(END,)]
        return_unseen(s, seat)
    elif s.votes and s.votes[seat] == ballot.NOT_YET:
        s.votes[seat] = ballot.NOT_A_MEMBER
        if ballot.is_closed(s.votes):
            close_ballot(s)


def join(s: Arcana, seat: int) -> None:
    if seat == len(s.chairs):
        s.chairs.append(JOINING)
        s.hands.append(())
        s.kept.append(0)
        s.rows.append(0)
        if s.votes:
            s.votes.append(ballot.NOT_A_MEMBER)
    else:
        s.chairs[seat] = JOINING
    if s.log is not None:
        tell(s, "joining", ("who", seat))


def free(s: Arcana, seat: int) -> tuple[Option, ...]:
    if s.ending != RUNNING:
        return ()
    if seat == len(s.chairs) or s.chairs[seat] == GONE:
        return (options.JOIN,) if seat < MOST_SEATS else ()
    if s.chairs[seat] != PRESENT:
        return ()
    others = [other for other, chair in enumerate(s.chairs) if chair in (PRESENT, LEAVING) and other != seat]
    return (*(options.FLIP[other, value] for other in others for value in VALUES), options.LEAVE)
