"""Leaving the match, and how a turn and a match end."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA, ROLES
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.moves import all_named, tell
from sobremesa.games.cosa.obstacles import lift_all_doors, lift_quarantine
from sobremesa.games.cosa.seating import leave
from sobremesa.games.cosa.state import HAND_SEEN, NOBODY_YET, RUNNING, Cosa
from sobremesa.kernel.effects.registers import WIDTH
from sobremesa.kernel.effects.running import stop
from sobremesa.kernel.zones import without

BURNED: Final = "burned"  # La Cosa is eliminated and Humans live
NOBODY: Final = "nobody"  # nobody is left who could win
DECLARED: Final = "declared"  # La Cosa was right: no Human is left
DECLARED_ALONE: Final = "declared-alone"  # … and none was ever eliminated
DECLARED_WRONG: Final = "declared-wrong"
LAST_ALIVE: Final = "last-alive"  # La Cosa is the only one left
VENGEANCE_HUMANS: Final = "vengeance-humans"
VENGEANCE_INFECTED: Final = "vengeance-infected"
TIME: Final = "time"  # the last turn has been played

TURN_FRAMES: Final = 2  # what closes the turn's scope, and its end


def living(s: Cosa, role: int) -> list[int]:
    return [seat for seat in s.ring if s.roles[seat] == role]


def eliminate(s: Cosa, *seats: int) -> None:
    """They are out: their cards go unseen to the pile, and their roles stay a secret but for La Cosa's."""
    for seat in seats:
        _remove(s, seat)
    _judge(s)


def eliminate_superinfected(s: Cosa, *seats: int) -> None:
    for seat in seats:
        knowledge.all_see_hand(s, seat, HAND_SEEN)
        tell(s, "superinfected", ("who", seat), all_named(s.hands[seat]), reveals=True)
    eliminate(s, *seats)


def _remove(s: Cosa, seat: int) -> None:
    for kind in s.hands[seat]:
        if CARDS[kind].stays:  # or somebody might draw La Cosa and be it next
            s.hands[seat] = without(s.hands[seat], kind)
            s.out_of_match += (kind,)
    knowledge.hand_buried(s, seat)
    s.discard += s.hands[seat]
    s.hands[seat] = ()
    if s.quarantine[seat]:
        lift_quarantine(s, seat)
    s.declaring[seat] = False
    if len(s.ring) == 1:  # no edge is left for a door to lie on
        lift_all_doors(s)
    leave(s, seat)
    tell(s, "eliminated", ("who", seat))
    if s.roles[seat] == HUMAN:
        s.last_fall = NOBODY_YET
    elif s.roles[seat] == LA_COSA:
        knowledge.is_exposed(s, seat, LA_COSA)
        tell(s, "thing-died", ("who", seat), reveals=True)


def _judge(s: Cosa) -> None:
    """Whether the match is over now that somebody has left."""
    if LA_COSA not in s.roles:
        if len(s.ring) <= 1:
            finish(s, NOBODY)
    elif s.roles.index(LA_COSA) in s.ring:
        if len(s.ring) == 1:
            finish(s, LAST_ALIVE, s.ring[0])
    elif s.vengeance:
        _judge_vengeance(s)
    else:
        humans = living(s, HUMAN)
        finish(s, BURNED if humans else NOBODY, *humans)


def _gone(s: Cosa) -> list[int]:
    return [seat for seat in range(len(s.roles)) if seat not in s.ring]


def _judge_vengeance(s: Cosa) -> None:
    humans, infected = living(s, HUMAN), living(s, INFECTADO)
    if not humans and not infected:
        finish(s, NOBODY)
    elif not infected:
        finish(s, VENGEANCE_HUMANS, *humans)
    elif not humans:
        finish(s, VENGEANCE_INFECTED, *infected)


def declare(s: Cosa, seat: int) -> None:
    """La Cosa says that no Human is left."""
    tell(s, "declared", ("who", seat), reveals=True)
    humans = living(s, HUMAN)
    if humans:
        finish(s, DECLARED_WRONG, *humans)
    elif any(s.roles[gone] == HUMAN for gone in _gone(s)):
        finish(s, DECLARED, seat, *(other for other in living(s, INFECTADO) if other != s.last_fall))
    else:
        finish(s, DECLARED_ALONE, seat)


def end_turn(s: Cosa) -> None:
    """Whatever was still to happen in this turn doesn't: what is left stands at the bottom, where the turn began."""
    if s.ending == RUNNING:
        del s.agenda[TURN_FRAMES:]
        del s.registers[WIDTH:]
        s.queues.clear()


def finish(s: Cosa, ending: str, *winners: int) -> None:
    stop(s)
    s.ending = ending
    s.winners = tuple(sorted(winners))
    s.unmasked = s.roles[:]
    if s.log is not None:
        _tell_end(s)


def _tell_end(s: Cosa) -> None:
    for seat in s.ring:
        tell(s, "laid-open", ("who", seat), all_named(s.hands[seat] + s.aside[seat]), reveals=True)
    for seat, role in enumerate(s.roles):
        tell(s, "unmasked", ("who", seat), ("role", ROLES.name_of(role)), reveals=True)
    tell(s, "over", ("ending", s.ending), reveals=True)
    if s.winners:
        tell(s, "won", ("who", s.winners), ("count", len(s.winners)), reveals=True)
