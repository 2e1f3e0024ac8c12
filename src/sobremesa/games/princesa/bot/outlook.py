"""What one seat reads off the table."""

from __future__ import annotations

from math import comb
from typing import Final, final

from sobremesa.games.princesa.book import CARD, MORE_DAMAGE, WON_DUEL, WOULD_LOSE_HEARTS
from sobremesa.games.princesa.cards import OTHERS, Card
from sobremesa.games.princesa.cards.magic import MAGIC
from sobremesa.games.princesa.effects.hearts import Heal, LoseHearts
from sobremesa.games.princesa.effects.secrets import BeRevealed
from sobremesa.games.princesa.imagining import imagined
from sobremesa.games.princesa.kinds import ATTACK, DEFENCE, GEAR, STRATEGY, TYPE_OF
from sobremesa.games.princesa.knowledge import doubtful_of, levelled, sure_of, unknown_strays
from sobremesa.games.princesa.life import living
from sobremesa.games.princesa.moves import hand_size, unused, unused_count, used
from sobremesa.games.princesa.rates import hand_limit
from sobremesa.games.princesa.state import NO_CARD, UNKNOWN
from sobremesa.kernel.effects.node import SPAN, Node, parts_of
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone, without

# How many cards of each type there are.
_ALL: Final = (*OTHERS, *(kind for gear in GEAR for kind in gear))
_OF_TYPE: Final = tuple([sum(TYPE_OF[kind] == of for kind in _ALL) for of in range(5)])

Row = tuple[float, float, float]  # a number for each type that wins duels


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
        known = view["known"][me]
        self.known, _ = levelled(me, known, unknown_strays(known), s.common)  # of others' hands, and of the deck
        self.partner = (me + 2) % self.seats if s.teams else me
        self.living = living(s)
        self.others = [seat for seat in self.living if seat != me]
        self.road = len(s.deck) + (len(s.discard) if s.second_deck else 0)  # cards before its end
        self.goods = [kind for kind in s.shop if kind != NO_CARD]
        self.limit = hand_limit(s, me)
        self._unseen: list[int] = []

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
        """How many cards the seat could lay."""
        return unused_count(self.s, seat)

    def mine_to_lay(self) -> list[int]:
        return sorted(set(unused(self.s, self.me)))

    def known_to_lay(self, seat: int) -> Zone:
        """What I know another has and could lay."""
        cards = sure_of(self.known[seat])
        for kind in used(self.s, seat):
            cards = without(cards, kind)
        return cards

    def likely_to_lay(self, seat: int) -> Row:
        """How likely another has a card of each type that wins duels to lay: none that can't be there."""
        seen = [TYPE_OF[kind] for kind in self.known_to_lay(seat)]
        doubtful, few = doubtful_of(self.known[seat])
        unseen = self.to_lay(seat) - len(seen)
        few = min(few, unseen)
        left = [0 if self.s.lacking[seat] >> of & 1 else count for of, count in enumerate(self._unseen_of_type())]
        chances = []
        for of in (ATTACK, DEFENCE, STRATEGY):
            if of in seen:
                chances.append(1.0)
            elif not left[of]:
                chances.append(0.0)
            else:
                others = [kind for kind in doubtful if TYPE_OF[kind] != of]
                among_doubtful = comb(len(others), few) / comb(len(doubtful), few)
                chances.append(1 - among_doubtful * (1 - left[of] / sum(left)) ** (unseen - few))
        return chances[0], chances[1], chances[2]

    def _unseen_of_type(self) -> list[int]:
        """How many cards of each type are where I don't know of them."""
        if not self._unseen:
            s = self.s
            left = list(_OF_TYPE)
            known = [sure_of(entry) for holder, entry in enumerate(self.known) if holder != self.me]
            for zone in (self.hand, s.discard, s.box, self.goods, *s.spells, *known):
                for kind in zone:
                    left[TYPE_OF[kind]] -= 1
            if s.environment != NO_CARD:
                left[TYPE_OF[s.environment]] -= 1
            self._unseen = left
        return self._unseen
