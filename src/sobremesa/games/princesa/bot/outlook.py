"""What one seat reads off the table."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.princesa.book import CARD, MORE_DAMAGE, WON_DUEL, WOULD_LOSE_HEARTS
from sobremesa.games.princesa.cards import OTHERS, Card
from sobremesa.games.princesa.cards.magic import MAGIC
from sobremesa.games.princesa.effects.hearts import Heal, LoseHearts
from sobremesa.games.princesa.effects.secrets import BeRevealed
from sobremesa.games.princesa.imagining import imagined
from sobremesa.games.princesa.kinds import GEAR, TYPE_OF
from sobremesa.games.princesa.knowledge import sure_of
from sobremesa.games.princesa.life import living
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.rates import hand_limit
from sobremesa.games.princesa.state import NO_CARD, UNKNOWN, Known
from sobremesa.kernel.effects.node import SPAN, Node, parts_of
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone, without

# How likely a card one knows nothing about is of each type.
_ALL: Final = (*OTHERS, *(kind for gear in GEAR for kind in gear))
SHARE_OF_TYPE: Final = tuple([sum(TYPE_OF[kind] == of for kind in _ALL) / len(_ALL) for of in range(5)])


# What spells are good for, or bad, read off what they say.


def _says(card: Card, kind: type[Node]) -> bool:
    return any(has(node, kind) for node in card.written.parts.values())


def has(node: Node, kind: type[Node]) -> bool:
    """Whether such a node stands in the tree."""
    return isinstance(node, kind) or any(has(part, kind) for _, part in parts_of(node))


_BOONS: Final = (WOULD_LOSE_HEARTS.number, MORE_DAMAGE.number)

POISONS: Final = frozenset([card.kind for card in MAGIC if _says(card, LoseHearts)])
TELLTALES: Final = frozenset([card.kind for card in MAGIC if _says(card, BeRevealed)])
GOOD_SPELLS: Final = frozenset(
    [card.kind for card in MAGIC if _says(card, Heal) or any(node.moment_of() in _BOONS for node in card.standing)]
)


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
        self.limit = hand_limit(s, me)

    def is_ours(self, seat: int) -> bool:
        """Whether a win of that seat is one of mine."""
        return seat in (self.me, self.partner)

    def is_hidden(self, seat: int) -> bool:
        return self.s.shown[seat] == UNKNOWN

    def size(self, seat: int) -> int:
        return hand_size(self.s, seat)

    # --- what lies by a hero

    def is_shielded(self, seat: int) -> bool:
        """Whether something by the hero prevents the next loss of hearts."""
        return self._listens(WOULD_LOSE_HEARTS, seat)

    def will_tell(self, seat: int) -> bool:
        """Whether the hero's next defeat turns the secret up."""
        return any(kind in TELLTALES for kind in self.s.spells[seat])

    def poisons(self, seat: int) -> int:
        return sum([kind in POISONS for kind in self.s.spells[seat]])

    def burden(self, seat: int) -> int:
        """How many of the spells on a hero do them harm."""
        return sum([kind not in GOOD_SPELLS for kind in self.s.spells[seat]])

    def winners_peek(self) -> bool:
        """Whether the environment lets winners look at secrets."""
        return any(CARD.holds(listener % SPAN) for listener in self.s.ears[WON_DUEL.number])

    def _listens(self, moment: Word, seat: int) -> bool:
        return any(self.s.holder_of(listener % SPAN) == seat for listener in self.s.ears[moment.number])

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
