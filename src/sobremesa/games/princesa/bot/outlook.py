"""The table as one seat sees it: its view, laid out as a state, so that the rules' own sums can be used on it."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.princesa.cards import OTHERS
from sobremesa.games.princesa.kinds import GEAR, TYPE_OF
from sobremesa.games.princesa.knowledge import sure_of
from sobremesa.games.princesa.life import living
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.rates import hand_limit
from sobremesa.games.princesa.state import NO_CARD, SCHEMA, UNKNOWN, Known, Princesa
from sobremesa.kernel.state import ALL, Plain
from sobremesa.kernel.zones import Zone, without

_OPEN: Final = tuple([info.name for info in SCHEMA.fields if info.see == ALL])

# How likely a card one knows nothing about is of each type.
_ALL: Final = (*OTHERS, *(kind for gear in GEAR for kind in gear))
SHARE_OF_TYPE: Final = tuple([sum(TYPE_OF[kind] == of for kind in _ALL) / len(_ALL) for of in range(5)])


def imagined(view: Plain, me: int) -> Princesa:
    """The state as far as the seat sees it: what lies open, and of what is hidden what the rules' sums ask for.

    A card or a secret that the seat doesn't see is NO_CARD or UNKNOWN.
    """
    s = Princesa.__new__(Princesa)
    for name in _OPEN:
        setattr(s, name, view[name])
    s.deck = (NO_CARD,) * view["deck"]
    s.hands = [hand if seat == me else (NO_CARD,) * hand for seat, hand in enumerate(view["hands"])]
    s.secrets = list(view["sure"][me])
    return s


@final
class Outlook:
    """What a player reads off their own view."""

    def __init__(self, view: Plain, me: int) -> None:
        self.me = me
        self.s = s = imagined(view, me)
        self.seats = len(s.hands)
        self.hand: Zone = s.hands[me]
        self.secret: int = s.secrets[me]
        self.sure: Zone = view["sure"][me]
        self.known: Known = view["known"][me]  # of others' hands, and of the deck
        self.partner = (me + 2) % self.seats if s.teams else me
        self.living = living(s)
        self.others = [seat for seat in self.living if seat != me]
        self.road = len(s.deck) + (len(s.discard) if s.second_deck else 0)  # cards before its end
        self.goods = [kind for kind in s.shop if kind != NO_CARD]
        self.limit = hand_limit(s.environment, s.spells[me])

    def is_ours(self, seat: int) -> bool:
        """Whether a win of that seat is one of mine."""
        return seat in (self.me, self.partner)

    def is_hidden(self, seat: int) -> bool:
        return self.s.shown[seat] == UNKNOWN

    def size(self, seat: int) -> int:
        return hand_size(self.s, seat)

    # --- cards in a duel

    def to_lay(self, seat: int) -> int:
        """How many cards the seat could still lay in this duel."""
        return len(self.s.hands[seat]) - len(self.s.played[seat])

    def mine_to_lay(self) -> list[int]:
        return sorted(set(_less(self.hand, self.s.played[self.me])))

    def known_to_lay(self, seat: int) -> Zone:
        """What I know another has and could still lay."""
        return _less(sure_of(self.known[seat]), self.s.played[seat])


def _less(cards: Zone, used: Zone) -> Zone:
    for kind in used:
        if kind in cards:
            cards = without(cards, kind)
    return cards
