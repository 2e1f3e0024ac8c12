"""What a player can make of the table from their own view: how likely each of the others is to be what.

Every seat is supposed to be La Cosa in turn: whom would it have infected by now, and how well does that go with all
that one has seen, and with not having been infected oneself? Only La Cosa infects, so only its exchanges count.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, final

from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.bot.hearsay import REFUSED, Hearsay
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED, THING
from sobremesa.games.cosa.state import CARD_SEEN, GOT, HAND_SEEN, OFFER_SEEN, Note
from sobremesa.games.cosa.talk import NOTHING
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone

# How often La Cosa infects when it exchanges with a Human: it has no ¡Infectado! at first and gathers them.
RATE_AT_FIRST: Final = 0.25
RATE_A_LAP: Final = 0.08
RATE_AT_MOST: Final = 0.7

# How likely a hand has an ¡Infectado!, and how likely a card of it is one. An Infectado always has one.
HUMAN_HAS: Final = 0.12
HUMAN_SHOWS: Final = 0.04
INFECTADO_SHOWS: Final = 0.33
THING_SHOWS: Final = 0.25
THING_SHOWS_NEITHER: Final = 0.5  # nor La Cosa itself

# How much likelier La Cosa is someone who…
GAVE_INFECTED: Final = 15.0  # … gave an ¡Infectado!, which an Infectado only ever offers to La Cosa
DISARMED: Final = 3.0  # … gave a Lanzallamas away, which La Cosa may not keep

# What of one turn is weighed first.
NOTED: Final = 0
MET: Final = 1
HEARD: Final = 2


def infection_rate(turn: int, seats: int) -> float:
    return min(RATE_AT_MOST, RATE_AT_FIRST + RATE_A_LAP * turn / seats)


@final
class Beliefs:
    """For each seat, how likely it is La Cosa, and how likely La Cosa or an Infectado."""

    def __init__(self, view: Plain, me: int, *, hears: bool = True, leaning: Sequence[float] = ()) -> None:
        """`hears`: what others said and refused counts too; `leaning`: how much likelier somebody else finds each."""
        self._me = me
        self.sure: Zone = view["sure"][me] if me >= 0 else tuple(view["exposed"])
        self._seats = len(self.sure)
        self.rate = infection_rate(view["turn"], self._seats)
        # If that seat is La Cosa: how well what was seen goes with it, and how likely it has infected each other.
        self._fit = [self._fit_at_first(view, seat) for seat in range(self._seats)]
        self._fallen = self._fallen_at_first(view)
        self._hearsay = Hearsay(view, me, self.sure, self._fit, self._fallen)
        self._look_back(view, hears=hears and LA_COSA not in self.sure)
        for seat, factor in enumerate(leaning):
            self._fit[seat] *= factor
        self.thing = self._thing_odds()
        self.evil = [self._evil_odds(seat) for seat in range(self._seats)]

    def thing_seat(self) -> int | None:
        """Who La Cosa is, if one is certain."""
        return self.sure.index(LA_COSA) if LA_COSA in self.sure else None

    def is_human(self, seat: int) -> bool:
        """Whether one is certain of it; of the others only La Cosa is."""
        return self.sure[seat] == HUMAN

    # --- where each supposition starts

    def _fit_at_first(self, view: Plain, seat: int) -> float:
        role = self.sure[seat]
        if role == LA_COSA:
            return 1.0
        if seat == self._me or role in (HUMAN, INFECTADO) or seat not in view["ring"]:
            return 0.0
        return GAVE_INFECTED if role == CONTAGIOUS else 1.0

    def _fallen_at_first(self, view: Plain) -> list[list[float]]:
        """Whoever once gave or got a card from it, but not in an exchange that is remembered, may have fallen then."""
        long_ago: list[int] = view["met"][:]
        for _, one, other in view["meetings"]:
            long_ago[one] &= ~(1 << other)
            long_ago[other] &= ~(1 << one)
        chance = self.rate / 2
        return [
            [chance if met >> seat & 1 and seat != self._me else 0.0 for seat in range(self._seats)] for met in long_ago
        ]

    # --- what has happened since, in order

    def _look_back(self, view: Plain, *, hears: bool) -> None:
        notes: tuple[Note, ...] = view["notebook"][self._me] if self._me >= 0 else ()
        past: list[tuple[int, int, Note]] = [(note[0], NOTED, note) for note in notes]
        past += [(meeting[0], MET, meeting) for meeting in view["meetings"]]
        if hears:
            past += [(turn, HEARD, (turn, who, REFUSED, whom, NOTHING)) for turn, who, whom in view["refusals"]]
            past += [(remark[0], HEARD, remark) for remark in view["remarks"]]
        past.sort(key=itemgetter(0, 1))
        for _, what, told in past:
            if what == NOTED:
                self._weigh_note(told)
            elif what == MET:
                self._weigh_meeting(told)
            else:
                self._hearsay.weigh(told)

    def _weigh_meeting(self, meeting: Zone) -> None:
        turn, one, other = meeting
        if self._me not in (one, other):
            rate = infection_rate(turn, self._seats)
            self._fallen[one][other] += (1 - self._fallen[one][other]) * rate
            self._fallen[other][one] += (1 - self._fallen[other][one]) * rate

    def _weigh_note(self, note: Note) -> None:
        turn, how, seat = note[:3]
        cards = note[3:]
        infected = INFECTED in cards
        if how == HAND_SEEN:
            if THING not in cards:
                self._fit[seat] = 0.0
            self._weigh_sight(seat, HUMAN_HAS if infected else 1 - HUMAN_HAS, 1.0 if infected else 0.0)
        elif how == CARD_SEEN and THING not in cards:
            self._fit[seat] *= THING_SHOWS if infected else THING_SHOWS_NEITHER
            if infected:
                self._weigh_sight(seat, HUMAN_SHOWS, INFECTADO_SHOWS)
            else:
                self._weigh_sight(seat, 1 - HUMAN_SHOWS, 1 - INFECTADO_SHOWS)
        elif how in (GOT, OFFER_SEEN) and not infected:  # La Cosa might have infected me
            rate = infection_rate(turn, self._seats)
            self._fit[seat] *= 1 - rate if how == GOT else 1 - rate / 2
            if FLAMETHROWER in cards:
                self._fit[seat] *= DISARMED

    def _weigh_sight(self, seat: int, if_human: float, if_infectado: float) -> None:
        """Something was seen of the seat, so likely if it is Human and so likely if it is an Infectado."""
        for thing, fallen in enumerate(self._fallen):
            if thing != seat and self._fit[thing]:
                chance = fallen[seat] * if_infectado
                likely = chance + (1 - fallen[seat]) * if_human
                self._fit[thing] *= likely
                fallen[seat] = chance / likely if likely else 0.0

    # --- what follows

    def _thing_odds(self) -> list[float]:
        if LA_COSA in self.sure:
            return [1.0 if role == LA_COSA else 0.0 for role in self.sure]
        total = sum(self._fit)
        return [fit / total for fit in self._fit] if total else self._fit

    def _evil_odds(self, seat: int) -> float:
        role = self.sure[seat]
        if role in (INFECTADO, CONTAGIOUS, LA_COSA):
            return 1.0
        if role == HUMAN:
            return 0.0
        return self.thing[seat] + sum(
            [odds * fallen[seat] for odds, fallen in zip(self.thing, self._fallen, strict=True)]
        )
