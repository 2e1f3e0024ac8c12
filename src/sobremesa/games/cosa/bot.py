"""The house bot: each role with a plan of its own, on nothing but its own view.

A Human keeps count of who may be what, exchanges with care, looks where it doubts and burns on evidence. La Cosa
infects whenever the other is Human, seeks out Humans and declares when none is left. An Infectado feeds La Cosa,
leaves it alone and burns others.
"""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.cards import INFECTED
from sobremesa.games.cosa.judgement import Beliefs
from sobremesa.games.cosa.state import HUMAN, INFECTADO, LA_COSA, Cosa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain

# What a card is worth keeping, to each role.
_WORTH: Final = {
    HUMAN: {
        cards.INFECTED: -6.0,
        cards.FLAMETHROWER: 9.0,
        cards.ANALYSIS: 6.0,
        cards.SCARY: 6.0,
        cards.NO_BARBECUE: 5.0,
        cards.NO_THANKS: 5.0,
        cards.MISSED: 4.0,
        cards.RESOLUTE: 4.0,
        cards.SUSPICION: 4.0,
        cards.QUARANTINE: 4.0,
        cards.DOOR: 3.0,
    },
    INFECTADO: {
        cards.INFECTED: 1.0,
        cards.FLAMETHROWER: 8.0,
        cards.NO_BARBECUE: 6.0,
        cards.QUARANTINE: 4.0,
        cards.RESOLUTE: 4.0,
    },
    LA_COSA: {
        cards.INFECTED: 8.0,
        cards.NO_BARBECUE: 9.0,
        cards.SEDUCTION: 5.0,
        cards.RESOLUTE: 5.0,
        cards.BETTER_RUN: 4.0,
        cards.CHANGE_PLACES: 4.0,
        cards.FLAMETHROWER: 4.0,
    },
}
_ORDINARY: Final = 2.0
_NEVER: Final = -50.0

BURN_THING: Final = 0.5  # how likely La Cosa somebody must be for a Human to burn them
BURN_EVIL: Final = 0.7  # … or La Cosa or an Infectado
WARY: Final = 1.25  # how much likelier than anybody to be La Cosa, for a Human to refuse an exchange


@final
class House:
    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Cosa]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        return _Mind(look.view(), self.seat).choose(look.decision.ask, options, self.rng)


@final
class _Mind:
    """One view, thought through."""

    def __init__(self, view: Plain, me: int) -> None:
        self.view = view
        self.me = me
        self.hand: tuple[int, ...] = view["hands"][me]
        self.ring: list[int] = view["ring"]
        self.beliefs = Beliefs(view, me)
        self.role = self.beliefs.role

    def choose(self, ask: str, options: tuple[Option, ...], rng: Rng) -> Option:
        best, most = options[0], _NEVER * 10
        for option in options:
            worth = self._worth(ask, option) + rng.below(1000) / 2000  # so that equals are not always the same
            if worth > most:
                best, most = option, worth
        return best

    def _worth(self, ask: str, option: Option) -> float:
        verb, args = option.verb, option.args
        if verb == "declare":
            humans = any(self.beliefs.is_human(seat) for seat in self.ring)
            return _NEVER if humans else -_NEVER
        if verb in ("discard", "put"):
            return 3.0 - self._keeping(args[0])
        if verb == "keep":
            return self._keeping(args[0])
        if verb == "give":
            return self._giving(ask, args[0])
        if verb == "defend":
            return self._defending(ask, args[0])
        if verb == "accept":
            return 0.5 if ask == "move" else 0.0
        if verb == "aim":
            return self._aiming(ask, args[0])
        if verb == "reveal":
            return 1.0 if self.role == HUMAN and INFECTED not in self.hand else _NEVER
        if verb == "hide":
            return 0.5
        if verb == "reveal-infected":
            return _NEVER
        return self._playing(option)

    # --- cards in general

    def _keeping(self, kind: int) -> float:
        worth = _WORTH[self.role].get(kind, _ORDINARY)
        if kind == INFECTED and self.role != HUMAN and self.hand.count(INFECTED) > 2:
            worth = 0.0  # too many of them are a danger, and one in sight gives away
        return worth

    def _partner(self) -> int:
        """With whom the exchange that stands is, or the next player in the round."""
        frame = self.view["agenda"][-1]
        if len(frame) > 2:
            return int(frame[1] if frame[2] == self.me else frame[2])
        return self._next(self.ring)

    def _giving(self, ask: str, kind: int) -> float:
        partner = self._partner()
        if kind == INFECTED:
            if self.role == LA_COSA:
                return self._infecting(ask, partner)
            return 6.0  # an Infectado feeds La Cosa; a Human can't
        worth = 3.0 - self._keeping(kind)
        if self.role == HUMAN and kind == cards.FLAMETHROWER:
            worth -= 5 * self.beliefs.evil[partner]
        return worth

    def _infecting(self, ask: str, partner: int) -> float:
        if not self.beliefs.is_human(partner) or ask == "stand-in":
            return -6.0 if self.hand.count(INFECTED) < 3 else 2.0
        seen = self.view["quarantine"][self.me] and not self.view["strict_quarantine"]
        last = sum(self.beliefs.is_human(seat) for seat in self.ring) == 1
        return -8.0 if seen and not last else 20.0

    def _defending(self, ask: str, kind: int) -> float:
        if ask == "burn":
            return 20.0
        if ask == "move" or self.role != HUMAN:
            return 0.0 if ask == "move" else -8.0
        offerer = self._partner()
        if ask == "stand-in":
            return -3.0  # one can't be infected, so why waste it
        usual = 1 / max(1, len(self.ring) - 1)
        if self.beliefs.thing[offerer] < WARY * usual:
            return -3.0
        return 12.0 if kind == cards.SCARY else 10.0

    # --- seats

    def _next(self, ring: list[int], step: int = 1) -> int:
        direction: int = self.view["direction"]
        return ring[(ring.index(self.me) + step * direction) % len(ring)]

    def _is_way_open(self) -> bool:
        """Whether the third step would be an exchange as things stand."""
        place = self.ring.index(self.me)
        edge = place if self.view["direction"] > 0 else (place - 1) % len(self.ring)
        return not self.view["doors"][edge]

    def _after_swap(self, other: int) -> int:
        """Who would be next if I sat in the other's place."""
        swapped = [other if seat == self.me else self.me if seat == other else seat for seat in self.ring]
        return self._next(swapped)

    def _appeal(self, seat: int) -> float:
        """How much I'd like to exchange with them."""
        if self.role == LA_COSA:
            return 6.0 if self.beliefs.is_human(seat) and INFECTED in self.hand else 0.0
        if self.role == INFECTADO:
            feeds = seat == self.beliefs.thing_seat() and self.hand.count(INFECTED) > 1
            return 5.0 if feeds else 0.0
        return -10.0 * self.beliefs.thing[seat]

    def _appeal_now(self) -> float:
        return self._appeal(self._next(self.ring)) if self._is_way_open() else 0.0

    def _aiming(self, ask: str, seat: int) -> float:
        if ask == "friends":
            return self._appeal(seat)
        if ask == "between-us":
            if self.role == HUMAN:
                return -self.beliefs.evil[seat]
            return self.beliefs.evil[seat]
        return self._appeal(self._after_swap(seat))

    # --- playing

    def _playing(self, option: Option) -> float:
        verb, args = option.verb, option.args
        if verb == "axe-quarantine":
            return 4.0 if args[0] == self.me else -2.0
        if verb == "axe-door":
            gain = self._appeal(self._next(self.ring)) if not self._is_way_open() else 0.0
            return gain - 1.0
        kind = args[0]
        if verb == "play":
            return self._playing_alone(kind)
        return self._playing_on(kind, args[1])

    def _playing_alone(self, kind: int) -> float:
        if kind == cards.WHISKY:
            return 1.5 if self.role == HUMAN and INFECTED not in self.hand else _NEVER
        if kind == cards.RESOLUTE:
            return 5.0
        return self._appeal(self._next(self.ring, -1)) - self._appeal_now()

    def _playing_on(self, kind: int, seat: int) -> float:
        if kind == cards.FLAMETHROWER:
            return self._burning(seat)
        if kind in (cards.CHANGE_PLACES, cards.BETTER_RUN):
            return self._appeal(self._after_swap(seat)) - self._appeal_now()
        if kind == cards.SEDUCTION:
            return self._appeal(seat) - self._appeal_now()
        evil, thing = self.beliefs.evil[seat], self.beliefs.thing[seat]
        if self.role != HUMAN:
            friend = seat == self.beliefs.thing_seat() or self.beliefs.sure[seat] == INFECTADO
            useful = kind == cards.QUARANTINE and not friend
            return 2.5 if useful else -1.0 if kind in (cards.DOOR, cards.QUARANTINE) else 1.2
        if kind == cards.ANALYSIS:
            return 3.0 + 6 * evil if evil < 1 else 0.0
        if kind == cards.SUSPICION:
            return 1.5 + 5 * evil if evil < 1 else 0.0
        if kind == cards.QUARANTINE:
            return 1.0 + 6 * evil
        return 10 * thing - 1.0  # a door

    def _burning(self, seat: int) -> float:
        if self.role == LA_COSA:
            return 6.0 if self.beliefs.is_human(seat) else _NEVER
        if self.role == INFECTADO:
            return _NEVER if seat == self.beliefs.thing_seat() else 6.0 - 3 * self.beliefs.evil[seat]
        if self.beliefs.thing[seat] >= BURN_THING:
            return 30.0 + self.beliefs.thing[seat]
        return 20.0 if self.beliefs.evil[seat] >= BURN_EVIL else _NEVER
