"""What cards are worth in one's hand: what to buy, sell, take, keep, give and throw away."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.bot.lying import best_target, worth_of_environment
from sobremesa.games.princesa.bot.reading import worth_of_text
from sobremesa.games.princesa.kinds import PRINCESS, STRATEGY, TYPE_OF, is_environment, is_spell
from sobremesa.games.princesa.rates import gold_for_card, price_for
from sobremesa.games.princesa.state import NO_CARD, NOBODY_THERE
from sobremesa.kernel.zones import Zone

EXCESS: Final = 0.3  # what each card more costs who is overloaded anyway
PRICELESS: Final = 1000.0


@final
class Hand:
    """My hand, or what it would be."""

    def __init__(self, judge: Judgement, cards: Zone, *, princess: bool) -> None:
        self.judge = judge
        self.weights = judge.weights
        self.cards = cards
        self.kinds = sorted(set(cards))
        self.excess = len(cards) + princess - judge.look.limit  # cards more than don't overload me
        self._types = [TYPE_OF[kind] for kind in cards]
        self._worths: dict[int, float] = {}

    # --- single cards

    def worth(self, kind: int) -> float:
        """What a card is worth to me, whatever else I hold."""
        if kind not in self._worths:
            self._worths[kind] = self._worth(kind)
        return self._worths[kind]

    def _worth(self, kind: int) -> float:
        judge, plain, use = self.judge, self.weights.plain, self.weights.use
        if is_environment(kind):
            return plain + use * max(0.0, worth_of_environment(judge, kind))
        if is_spell(kind):
            return 2 * use * max(0.0, best_target(judge, kind)[0])
        foe = judge.foe if judge.foe != judge.me else NOBODY_THERE
        return plain + use * max(0.0, worth_of_text(judge, kind, judge.me, foe))

    # --- one more, or one less

    def gain(self, kind: int) -> float:
        """What one more card adds."""
        return self.worth(kind) + self._variety(kind, 0) - self._crowd(self.excess + 1) + self._crowd(self.excess)

    def loss(self, kind: int) -> float:
        """What is lost with a card."""
        if kind == PRINCESS:
            return PRICELESS
        # Whoever is overloaded would have to part with all that is too much: each card has its part in that.
        relief = self._crowd(self.excess) / self.excess if self.excess > 0 else 0.0
        return self.worth(kind) + self._variety(kind, 1) - relief

    def exchange(self, gone: int, come: int) -> float:
        """What one card instead of another adds."""
        variety = 0.0 if TYPE_OF[gone] == TYPE_OF[come] else self._variety(come, 0) - self._variety(gone, 1)
        return self.worth(come) - self.worth(gone) + variety

    def _variety(self, kind: int, others: int) -> float:
        of = TYPE_OF[kind]
        return self.weights.variety if of <= STRATEGY and self._types.count(of) == others else 0.0

    def _crowd(self, excess: int) -> float:
        return self.judge.crowded + EXCESS * excess if excess > 0 else 0.0

    # --- trading

    def trade(self) -> tuple[float, int, int]:
        """What trading now is worth, and the card to sell or the place in the shop to buy from first.

        Looks as far as selling one card and buying another; what is still worth it afterwards is found afterwards.
        """
        judge = self.judge
        gold, purse, price = judge.coin, judge.s.gold[judge.me], price_for(judge.s, judge.me)
        sale = gold_for_card(judge.s, judge.me)
        best = (0.0, NO_CARD, NO_CARD)
        for kind in self.kinds:
            best = max(best, (sale * gold - self.loss(kind), kind, NO_CARD))
        for slot, kind in enumerate(judge.s.shop):
            if kind == NO_CARD:
                continue
            cost = price * gold - judge.time  # the deck fills the place in the shop
            if purse >= price:
                best = max(best, (self.gain(kind) - cost, NO_CARD, slot))
            if purse + sale >= price:
                for gone in self.kinds:
                    best = max(best, (self.exchange(gone, kind) + sale * gold - cost, gone, NO_CARD))
        return best
