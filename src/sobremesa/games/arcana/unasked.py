"""What may be done unasked, waited for by nobody: turning numbers, showing a last copy, leaving and joining."""

from __future__ import annotations

from sobremesa.games.arcana.book import MOST_SEATS
from sobremesa.games.arcana.cards import COPIES, VALUES
from sobremesa.games.arcana.course import PREDICT, end_turn_at_once, resolve, return_unseen, show
from sobremesa.games.arcana.moves import finish, tell, visible
from sobremesa.games.arcana.options import FLIP, JOIN, LEAVE, SHOW
from sobremesa.games.arcana.state import GONE, JOINING, LEAVING, PRESENT, RUNNING, SUSPENDED, Arcana
from sobremesa.kernel import ballot
from sobremesa.kernel.effects.running import advance, stands_at
from sobremesa.kernel.option import Option


def free(s: Arcana, seat: int) -> tuple[Option, ...]:
    if s.ending != RUNNING or not 0 <= seat <= len(s.chairs):
        return ()
    if seat == len(s.chairs) or s.chairs[seat] == GONE:
        return (JOIN,) if seat < MOST_SEATS else ()
    if s.chairs[seat] == JOINING:
        return (LEAVE,)
    if s.chairs[seat] != PRESENT:
        return ()
    others = [other for other, chair in enumerate(s.chairs) if chair in (PRESENT, LEAVING) and other != seat]
    flips = tuple(FLIP[other, value] for other in others for value in VALUES)
    return (*flips, SHOW, LEAVE) if _may_show(s, seat) else (*flips, LEAVE)


def _may_show(s: Arcana, seat: int) -> bool:
    hand = s.hands[seat]
    return (
        seat != s.active
        and bool(hand)
        and stands_at(s) is PREDICT
        and (visible(s) + s.exiled).count(hand[0]) == COPIES - 1
    )


def do_unasked(s: Arcana, seat: int, option: Option) -> None:
    if option.verb == "flip":
        _flip(s, seat, option.args[0], option.args[1])
        return
    s.asked = None
    if option is SHOW:
        show(s, seat)
    elif option is LEAVE:
        _leave(s, seat)
    else:
        _join(s, seat)


def _flip(s: Arcana, seat: int, other: int, value: int) -> None:
    s.rows[other] ^= 1 << value
    if s.log is not None:
        tell(s, "flipped", ("who", seat), ("who2", other), ("value", value), ("own", int(other == seat)))


def _leave(s: Arcana, seat: int) -> None:
    if s.log is not None:
        tell(s, "leaving", ("who", seat))
    s.chairs[seat] = LEAVING if s.chairs[seat] == PRESENT else GONE
    if s.chairs.count(PRESENT) + s.chairs.count(JOINING) < 2:
        finish(s, SUSPENDED)
    elif seat == s.active:
        _end_turn_of(s, seat)
        advance(s)
    elif s.votes and s.votes[seat] == ballot.NOT_YET:
        s.votes[seat] = ballot.NOT_A_MEMBER
        advance(s)


def _end_turn_of(s: Arcana, seat: int) -> None:
    """The active player has got up: a prediction that was wrong stands, everything else lapses."""
    end_turn_at_once(s)
    if s.guesses and s.hands[seat]:
        resolve(s, right=False)
    else:
        return_unseen(s, seat)


def _join(s: Arcana, seat: int) -> None:
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
