"""The end of the road: who wins when the deck is empty, and when nobody does."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import WINS_IN_CAPTIVITY, WINS_WITH_KIDNAPPER
from sobremesa.games.princesa.secrets import turn_up
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, ROAD_ENDED, RUNNING, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.effects.running import stop
from sobremesa.kernel.effects.standing import is_so

ESCAPED: Final = "escaped"  # somebody has the Princess when the deck is empty
CAPTIVITY: Final = "captivity"  # she is still captive then
DRAW: Final = "draw"  # she is free, and nobody takes her
NOBODY: Final = "nobody"  # only ghosts are left on an empty road

ROUNDS_WITHOUT_HER: Final = 2  # that an empty road waits for somebody to take her


def road_is_over(s: Princesa) -> bool:
    return not s.deck and not s.second_deck


def someone_has_her(s: Princesa) -> None:
    """With the deck empty, whoever gets the Princess wins at once."""
    if road_is_over(s) and s.princess >= 0 and s.ending == RUNNING:
        finish(s, ESCAPED, s.princess)


def judge_road(s: Princesa) -> None:
    if s.deck or s.second_deck or s.ending != RUNNING:  # at every turn: the road goes on
        return
    if s.princess == CAPTIVE:
        _captivity_wins(s)
    elif s.princess != CENTRE:
        finish(s, ESCAPED, s.princess)
    elif all(s.ghosts):
        finish(s, NOBODY)
    elif s.idle >= ROUNDS_WITHOUT_HER * len(s.hands):
        finish(s, DRAW)


def _captivity_wins(s: Princesa) -> None:
    """Whoever has a secret that says so."""
    seats = range(len(s.secrets))
    winners = [seat for seat in seats if is_so(s, WINS_IN_CAPTIVITY, seat) or is_so(s, WINS_WITH_KIDNAPPER, seat)]
    finish(s, CAPTIVITY, *winners)


def partners(s: Princesa, seat: int) -> tuple[int, ...]:
    """Who wins and draws together with the seat, itself included."""
    return (seat % 2, seat % 2 + 2) if s.teams else (seat,)


def finish(s: Princesa, ending: str, *winners: int) -> None:
    """The match is over. The last act of a step: nothing is left to do, nor anything remembered for it."""
    s.ending = ending
    for seat in range(len(s.secrets)):
        turn_up(s, seat, ROAD_ENDED)
    s.winners = tuple(sorted({partner for winner in winners for partner in partners(s, winner)}))
    tell(s, "over", ("ending", ending), reveals=True)
    if winners:
        tell(s, "won", ("who", s.winners), ("count", len(s.winners)), reveals=True)
    stop(s)


def result(s: Princesa, seat: int) -> float:
    """What the match was worth to a seat; a draw is one for the living and for their partners."""
    if seat in s.winners:
        return 1.0
    if s.ending == DRAW and not all(s.ghosts[partner] for partner in partners(s, seat)):
        return 0.0
    return -1.0
