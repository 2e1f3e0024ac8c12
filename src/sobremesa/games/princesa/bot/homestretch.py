"""The last cards of the road: whether I can end the match in this very turn, and win it."""

from __future__ import annotations

from sobremesa.games.princesa import options as catalogue
from sobremesa.games.princesa.bot.holding import Hand
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.rates import gold_for_card, price_for
from sobremesa.games.princesa.state import NO_CARD, WANDER_DRAW
from sobremesa.kernel.option import Option


def step_home(judge: Judgement, hand: Hand, options: tuple[Option, ...]) -> Option | None:
    """What leads to a sure win in this turn, or None: the last card drawn, or so much bought that the shop takes it.

    The shop is refilled before the next turn, and then the end of the road is tested: nobody comes between.
    """
    s = judge.s
    if not s.deck or s.second_deck or not _wins_at_the_end(judge):
        return None
    if catalogue.EXPLORE in options and len(s.deck) == 1:
        return catalogue.EXPLORE
    if catalogue.WANDER in options and len(s.deck) <= WANDER_DRAW:
        return catalogue.WANDER
    return _trade(judge, hand, options)


def _wins_at_the_end(judge: Judgement) -> bool:
    if judge.captive:
        return judge.in_time == 1
    return judge.s.princess >= 0 and judge.look.is_ours(judge.s.princess)


def _trade(judge: Judgement, hand: Hand, options: tuple[Option, ...]) -> Option | None:
    s, me = judge.s, judge.me
    idle = s.idle + 1 >= len(s.hands)  # nobody has drawn for so long that the top card will be discarded
    to_buy = len(s.deck) - idle - s.shop.count(NO_CARD)
    if to_buy <= 0:
        return catalogue.DONE if catalogue.DONE in options else None
    goods = [slot for slot, kind in enumerate(s.shop) if kind != NO_CARD]
    purse, price, sale = s.gold[me], price_for(s, me), gold_for_card(s, me)
    # What is bought can be sold again, but for the last of it.
    if to_buy > len(goods) or to_buy * price > purse + sale * (len(hand.cards) + to_buy - 1):
        return None
    if purse >= price:
        step = catalogue.BUY[max(goods, key=lambda slot: hand.gain(s.shop[slot]))]
    else:
        step = catalogue.SELL[min(hand.kinds, key=hand.loss)]
    return step if step in options else None
