"""What each option is worth, whatever one's role. What the roles want differs, so each has a plan built on this one.

Worth is counted in a currency in which an ordinary card in one's hand is worth two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.bot.outlook import Outlook
from sobremesa.kernel.option import Option

ORDINARY: Final = 2.0
PARTING: Final = 3.0  # what it is worth to get rid of a card that is worth nothing
NEVER: Final = -50.0
BY_ALL_MEANS: Final = 50.0
LOSING: Final = -1000.0  # never even if all else is never


class Plan:
    def __init__(self, look: Outlook, cards_worth: Mapping[int, float]) -> None:
        self.look = look
        self.beliefs = look.beliefs
        self.hand = look.hand
        self._cards_worth = cards_worth

    def worth(self, ask: str, option: Option) -> float:
        verb, args = option.verb, option.args
        if verb in ("discard", "put"):
            return PARTING - self.keeping(args[0])
        if verb == "keep":
            return self.keeping(args[0])
        if verb == "give":
            return self.giving(args[0], self.look.partner(), ask)
        if verb == "defend":
            return self._defending(args[0], ask)
        if verb == "aim":
            return self._aiming(args[0], ask)
        if verb in ("reveal", "reveal-infected", "hide"):
            return self.revealing(verb)
        if verb == "declare":
            return self.declaring()
        if verb == "accept":
            return 0.0
        return self._playing(option)

    # --- what a role may want differently

    def keeping(self, kind: int) -> float:
        """A card in one's hand."""
        return self._cards_worth.get(kind, ORDINARY)

    def giving(self, kind: int, partner: int, ask: str) -> float:
        return PARTING - self.keeping(kind)

    def refusing(self, kind: int, offerer: int, ask: str) -> float:
        return NEVER

    def meeting(self, seat: int) -> float:
        """An exchange with that player."""
        return 0.0

    def sitting(self, ring: list[int]) -> float:
        """A seating order, the exchange that comes next left aside."""
        return 0.0

    def staying(self, mover: int) -> float:
        """Not to change seats with who wants to."""
        return -1.0

    def burning(self, seat: int) -> float:
        return NEVER

    def looking(self, kind: int, seat: int) -> float:
        """To see that neighbour's hand, or a card of it."""
        return 1.2

    def locking_up(self, seat: int) -> float:
        """A quarantine for that neighbour."""
        return -1.0

    def barring(self, seat: int) -> float:
        """A door between that neighbour and oneself."""
        return -1.0

    def opening(self, seat: int) -> float:
        """No door between that neighbour and oneself."""
        gain = self.meeting(seat) if seat == self.look.next() else 0.0
        return gain - max(0.0, self.barring(seat))

    def drinking(self) -> float:
        """To show everybody one's hand."""
        return NEVER

    def revealing(self, verb: str) -> float:
        return BY_ALL_MEANS if verb == "hide" else NEVER

    def confiding(self, seat: int) -> float:
        """To show one's hand to that neighbour and not to the other."""
        return 0.0

    def declaring(self) -> float:
        return LOSING

    # --- what is the same for all

    def _defending(self, kind: int, ask: str) -> float:
        if ask == "burn":
            return BY_ALL_MEANS
        other = self.look.partner()
        return self.staying(other) if ask == "move" else self.refusing(kind, other, ask)

    def _aiming(self, seat: int, ask: str) -> float:
        if ask == "exchange-with":
            return self.meeting(seat)
        if ask == "show-hand-to":
            return self.confiding(seat)
        return self._moving(seat)

    def _playing(self, option: Option) -> float:
        verb, args = option.verb, option.args
        if verb == "chop-quarantine":
            return 4.0 if args[1] == self.look.me else -max(0.0, self.locking_up(args[1]))
        if verb == "chop-door":
            return self._chopping(args[1])
        if verb == "play":
            return self._playing_alone(args[0])
        return self._playing_on(args[0], args[1])

    def _playing_alone(self, kind: int) -> float:
        if kind == cards.WHISKY:
            return self.drinking()
        if kind == cards.RESOLUTE:
            return 5.0
        return self.meeting(self.look.previous()) - self._meeting_now()  # the other way round

    def _playing_on(self, kind: int, seat: int) -> float:
        if kind == cards.FLAMETHROWER:
            return self.burning(seat)
        if kind in (cards.CHANGE_PLACES, cards.BETTER_RUN):
            return self._moving(seat) - self._meeting_now()
        if kind == cards.SEDUCTION:
            return self.meeting(seat) - self._meeting_now()
        if kind == cards.QUARANTINE:
            return NEVER if seat == self.look.me else self.locking_up(seat)
        if kind == cards.DOOR:
            return self.barring(seat)
        return self.looking(kind, seat)

    def _meeting_now(self) -> float:
        return self.meeting(self.look.next()) if self.look.is_way_open() else 0.0

    def _moving(self, other: int) -> float:
        ring = self.look.ring_after_swap(other)
        return self.meeting(self.look.next(ring)) + self.sitting(ring) - self.sitting(self.look.ring)

    def _chopping(self, beside: int) -> float:
        """The door on the clockwise side of that seat."""
        me, ring = self.look.me, self.look.ring
        clockwise = ring[(ring.index(beside) + 1) % len(ring)]
        if me not in (beside, clockwise):
            return -1.0
        return self.opening(clockwise if me == beside else beside) - 1.0
