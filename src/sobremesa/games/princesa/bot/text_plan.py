"""What the texts of cards are worth to a player, on whichever side of the duel: read off the cards' own trees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.princesa import kinds, standing
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.cards import TEXTS
from sobremesa.games.princesa.effects import (
    Also,
    Backlash,
    ConfessOrBleed,
    Conjure,
    Damage,
    DamageOr,
    Deed,
    DiscardOwn,
    Draw,
    Drop,
    DropPlayed,
    Foresee,
    GiveBack,
    Gold,
    Heal,
    HealOr,
    If,
    Instead,
    LiftAny,
    LiftOne,
    LiftOrHeal,
    MayDiscard,
    MayPay,
    PeekLoser,
    PeekOthers,
    Pick,
    Reveal,
    ShowOne,
    Spend,
    Steal,
    SwapHeroes,
    TakeFromShop,
    TakeGold,
    TakeMagicOrDraw,
    is_master,
)
from sobremesa.games.princesa.kinds import ATTACK, DEFENCE, HEARTS
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.rates import damage_of
from sobremesa.games.princesa.state import HAND_LIMIT, NO_CARD, NOBODY_THERE

CHOSEN: Final = 1.5  # what a card that one may choose is worth
SPENT: Final = 1.0  # what it costs to give a card up with its text
A_LOOK: Final = 0.3  # what it is worth to see a card or a hand

Worth = Callable[[Judgement, Any, int, int, int], float]


def worth_of_text(judge: Judgement, kind: int, winner: int, loser: int) -> float:
    """What it is worth to me that the winner carries out the text of that card."""
    worth = judge.victory(winner, loser)
    if judge.s.environment == kinds.FAIR and loser != NOBODY_THERE:
        worth += judge.learn(winner, loser)
    if loser != NOBODY_THERE and kinds.LOOSE_TONGUE in judge.s.spells[loser]:
        worth += judge.reveal(loser, winner)
    for deed in TEXTS[kind]:
        worth += worth_of_deed(judge, deed, winner, loser, kind)
    return worth


def worth_of_deed(judge: Judgement, deed: Deed, winner: int, loser: int, card: int) -> float:
    return _WORTHS[type(deed)](judge, deed, winner, loser, card)


def worth_of_type(judge: Judgement, of: int, winner: int, loser: int) -> float:
    """The same for a card of which one knows no more than its type."""
    worth = judge.victory(winner, loser)
    if of == ATTACK:
        return worth + judge.hurt(loser, damage_of(judge.s, winner, 1), winner)
    if of == DEFENCE:
        return worth + judge.heal(winner, 1)
    return worth + (judge.lose_at_random(loser, winner) + judge.learn(winner, loser)) / 2


# --- hearts and gold -------------------------------------------------------------------------------------------------


def _damage(judge: Judgement, count: int, winner: int, loser: int) -> float:
    return judge.hurt(loser, damage_of(judge.s, winner, count), winner) if is_hero(judge.s, loser) else 0.0


def _plain_damage(judge: Judgement, deed: Damage, winner: int, loser: int, _card: int) -> float:
    return _damage(judge, deed.n, winner, loser)


def _damage_or(judge: Judgement, deed: DamageOr, winner: int, loser: int, _card: int) -> float:
    holds = is_hero(judge.s, loser) and deed.when.holds(judge.s, winner, loser)
    return _damage(judge, deed.other if holds else deed.n, winner, loser)


def _backlash(judge: Judgement, deed: Backlash, winner: int, _loser: int, _card: int) -> float:
    return judge.hurt(winner, deed.n, NOBODY_THERE)


def _heal(judge: Judgement, deed: Heal, winner: int, _loser: int, _card: int) -> float:
    return judge.heal(winner, deed.n)


def _heal_or(judge: Judgement, deed: HealOr, winner: int, loser: int, _card: int) -> float:
    return judge.heal(winner, deed.other if deed.when.holds(judge.s, winner, loser) else deed.n)


def _gold(judge: Judgement, deed: Gold, winner: int, _loser: int, _card: int) -> float:
    return judge.gold(winner, deed.n)


def _take_gold(judge: Judgement, deed: TakeGold, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser):
        return 0.0
    taken = min(deed.n, judge.s.gold[loser])
    return judge.gold(winner, taken) + judge.gold(loser, -taken)


# --- cards -----------------------------------------------------------------------------------------------------------


def _draw(judge: Judgement, deed: Draw, winner: int, _loser: int, _card: int) -> float:
    return judge.draw(winner, deed.n)


def _foresee(judge: Judgement, _deed: Foresee, winner: int, _loser: int, _card: int) -> float:
    return judge.draw(winner, 1) + (CHOSEN - 1 if winner == judge.me else 0.0)


def _take_magic_or_draw(judge: Judgement, deed: TakeMagicOrDraw, winner: int, _loser: int, _card: int) -> float:
    if any(kinds.is_spell(kind) for kind in judge.s.discard):
        return CHOSEN if winner == judge.me else -0.2
    return judge.draw(winner, deed.n)


def _take_from_shop(judge: Judgement, deed: TakeFromShop, winner: int, _loser: int, _card: int) -> float:
    if judge.s.gold[winner] < deed.price or not judge.look.goods:
        return 0.0
    return judge.time + (CHOSEN - deed.price * judge.coin if winner == judge.me else -0.2)


def _give_up(judge: Judgement, _deed: Deed, winner: int, _loser: int, _card: int) -> float:
    return -SPENT if winner == judge.me else 0.2


def _spend(judge: Judgement, deed: Spend, winner: int, loser: int, card: int) -> float:
    if deed.kept_by_mastery and is_master(judge.s, winner, card):
        return 0.0
    return _give_up(judge, deed, winner, loser, card)


def _discard_own(judge: Judgement, _deed: DiscardOwn, winner: int, _loser: int, _card: int) -> float:
    return -0.5 if winner == judge.me and judge.look.size(winner) <= judge.look.limit else 0.0


def _steal(judge: Judgement, _deed: Deed, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser) or not judge.look.size(loser):
        return 0.0
    return judge.lose_at_random(loser, winner) + (judge.room(winner, 1) if winner == judge.me else 0.0)


def _pick(judge: Judgement, _deed: Deed, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser) or not judge.look.size(loser):
        return 0.0
    if judge.s.princess == loser:
        return judge.lose_princess(loser, winner)
    gain = CHOSEN * judge.room(winner, 1) + A_LOOK if winner == judge.me else 0.0
    return judge.lose_card(loser, CHOSEN) + gain


def _drop(judge: Judgement, deed: Drop, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser):
        return 0.0
    if deed.random:
        return judge.lose_at_random(loser, winner)
    if judge.look.size(loser) == 1:
        return judge.lose_princess(loser, winner) + judge.lose_card(loser, 1.0)
    return judge.lose_card(loser, 0.6)


def _drop_played(judge: Judgement, _deed: DropPlayed, _winner: int, loser: int, _card: int) -> float:
    return judge.lose_card(loser, 1.0) if is_hero(judge.s, loser) else 0.0


def _show_one(judge: Judgement, _deed: ShowOne, winner: int, _loser: int, _card: int) -> float:
    return 0.1 if winner == judge.me else 0.0


def _give_back(judge: Judgement, _deed: GiveBack, winner: int, _loser: int, _card: int) -> float:
    return -0.4 if winner == judge.me else 0.3


# --- secrets, heroes and spells --------------------------------------------------------------------------------------


def _peek_loser(judge: Judgement, _deed: PeekLoser, winner: int, loser: int, _card: int) -> float:
    return judge.learn(winner, loser) if is_hero(judge.s, loser) else 0.0


def _peek_others(judge: Judgement, deed: PeekOthers, winner: int, _loser: int, _card: int) -> float:
    if winner != judge.me:
        return judge.learn(winner, judge.me) / 2
    worths = sorted([judge.learn(winner, seat) for seat in range(judge.look.seats) if seat != winner], reverse=True)
    return sum(worths[: deed.n])


def _reveal(judge: Judgement, _deed: Reveal, winner: int, loser: int, _card: int) -> float:
    return judge.reveal(loser, winner) if is_hero(judge.s, loser) else 0.0


def _confess_or_bleed(judge: Judgement, deed: ConfessOrBleed, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser):
        return 0.0
    wound = _damage(judge, deed.n, winner, loser)
    if not judge.look.is_hidden(loser):
        return wound
    looked = judge.learn(winner, loser)
    return max(wound, looked) if loser == judge.me else (wound + looked) / 2


def _swap_heroes(judge: Judgement, _deed: SwapHeroes, winner: int, loser: int, _card: int) -> float:
    if not is_hero(judge.s, loser):
        return 0.0
    more = HEARTS[judge.s.heroes[loser]] - HEARTS[judge.s.heroes[winner]]
    gain = 0.5 + more
    return gain if winner == judge.me else -gain if loser == judge.me else 0.0


def burden(judge: Judgement, seat: int) -> int:
    """How many of the spells on a hero do them harm."""
    return sum(kind not in GOOD_SPELLS for kind in judge.s.spells[seat])


def _lift(judge: Judgement, _deed: Deed, winner: int, _loser: int, _card: int) -> float:
    return min(1, burden(judge, winner)) * (1.5 if winner == judge.me else -0.3)


def _lift_any(judge: Judgement, _deed: LiftAny, winner: int, _loser: int, _card: int) -> float:
    return burden(judge, winner) * (1.5 if winner == judge.me else -0.3)


def _lift_or_heal(judge: Judgement, deed: LiftOrHeal, winner: int, loser: int, card: int) -> float:
    healed = judge.heal(winner, deed.n)
    lifted = _lift(judge, deed, winner, loser, card)
    return max(healed, lifted) if winner == judge.me else min(healed, lifted)


def _conjure(judge: Judgement, _deed: Conjure, winner: int, _loser: int, _card: int) -> float:
    return CHOSEN if winner == judge.me else 0.0


GOOD_SPELLS: Final = (kinds.BLESSING, kinds.AURA, kinds.GIANT_STRENGTH)

# --- effects made of others ------------------------------------------------------------------------------------------


def _if(judge: Judgement, deed: If, winner: int, loser: int, card: int) -> float:
    if is_hero(judge.s, loser) and deed.when.holds(judge.s, winner, loser):
        return worth_of_deed(judge, deed.do, winner, loser, card)
    return 0.0


def _may(judge: Judgement, done: float, plain: float, winner: int) -> float:
    """What somebody does who may: what is best for them, and so for me or against me."""
    return max(done, plain) if winner == judge.me else min(done, plain)


def _may_pay(judge: Judgement, deed: MayPay, winner: int, loser: int, card: int) -> float:
    plain = 0.0 if deed.instead_of is None else worth_of_deed(judge, deed.instead_of, winner, loser, card)
    if judge.s.gold[winner] < deed.price:
        return plain
    paid = worth_of_deed(judge, deed.do, winner, loser, card) - judge.gold(winner, deed.price)
    return _may(judge, paid, plain, winner)


def _may_discard(judge: Judgement, deed: MayDiscard, winner: int, loser: int, card: int) -> float:
    plain = worth_of_deed(judge, deed.instead_of, winner, loser, card)
    if judge.look.size(winner) < 2:
        return plain
    discarded = worth_of_deed(judge, deed.do, winner, loser, card) + _give_up(judge, deed, winner, loser, card)
    return _may(judge, discarded, plain, winner)


def _instead(judge: Judgement, deed: Instead, winner: int, loser: int, card: int) -> float:
    return worth_of_deed(judge, deed.mastered if is_master(judge.s, winner, card) else deed.plain, winner, loser, card)


def _also(judge: Judgement, deed: Also, winner: int, loser: int, card: int) -> float:
    return worth_of_deed(judge, deed.do, winner, loser, card) if is_master(judge.s, winner, card) else 0.0


_WORTHS: Final[dict[type[Deed], Worth]] = {
    Damage: _plain_damage,
    DamageOr: _damage_or,
    Backlash: _backlash,
    Heal: _heal,
    HealOr: _heal_or,
    Gold: _gold,
    TakeGold: _take_gold,
    Draw: _draw,
    Foresee: _foresee,
    TakeMagicOrDraw: _take_magic_or_draw,
    TakeFromShop: _take_from_shop,
    Spend: _spend,
    DiscardOwn: _discard_own,
    Steal: _steal,
    Pick: _pick,
    Drop: _drop,
    DropPlayed: _drop_played,
    ShowOne: _show_one,
    GiveBack: _give_back,
    PeekLoser: _peek_loser,
    PeekOthers: _peek_others,
    Reveal: _reveal,
    ConfessOrBleed: _confess_or_bleed,
    SwapHeroes: _swap_heroes,
    LiftOne: _lift,
    LiftAny: _lift_any,
    LiftOrHeal: _lift_or_heal,
    Conjure: _conjure,
    If: _if,
    MayPay: _may_pay,
    MayDiscard: _may_discard,
    Instead: _instead,
    Also: _also,
}


# --- what stands on the table ----------------------------------------------------------------------------------------


def worth_of_spell(judge: Judgement, kind: int, seat: int) -> float:
    """What it is worth to me that a spell comes to lie by a hero."""
    s, me = judge.s, judge.me
    against = -1.0 if judge.look.is_ours(seat) else _menace(judge, seat)
    if kind == kinds.SLOW_POISON:
        return judge.poison(seat, standing.POISON.marks)
    if kind == kinds.BLESSING:
        return judge.heal(seat, 2)
    if kind == kinds.AURA:
        return -judge.hurt(seat, 1, NOBODY_THERE) - judge.hurt(seat, 2, NOBODY_THERE) / 2
    if kind == kinds.GIANT_STRENGTH:
        return -2.0 * against
    if kind == kinds.LOOSE_TONGUE:
        return judge.reveal(seat, me) / 2
    if kind == kinds.CLUMSY_HANDS:
        return against * (2.0 if judge.look.size(seat) > standing.CLUMSINESS.limit else 0.8)
    if kind == kinds.FROG_CURSE:
        return against * (1.6 if s.gold[seat] < standing.FROG.ransom else 1.0)
    if kind == kinds.EVIL_EYE:
        return 1.2 * against
    if kind == kinds.METAMORPHOSIS:
        return against
    return against * (1.0 if _runs_the_clock(judge, seat) else 0.4)  # Torn Pocket


def _runs_the_clock(judge: Judgement, seat: int) -> bool:
    """Whether somebody is in a hurry to see the deck empty, and buys for that."""
    return judge.s.princess == seat or (judge.captive and judge.odds[seat] > 0.5)


def _menace(judge: Judgement, seat: int) -> float:
    """How much it helps me to hold somebody up."""
    s = judge.s
    if s.princess == seat or (judge.captive and judge.in_time < 1 and judge.odds[seat] > 0.5):
        return 1.5
    if judge.ours or judge.in_time == 1:
        return 1.2
    return 0.6


def best_target(judge: Judgement, kind: int) -> tuple[float, int]:
    """Whom to put a spell on, and what that is worth."""
    return max([(worth_of_spell(judge, kind, seat), seat) for seat in judge.look.living], default=(0.0, NO_CARD))


def worth_of_environment(judge: Judgement, kind: int) -> float:
    """What it is worth to me that the environment changes: this one comes, another goes, and the shop is swept."""
    swept = judge.time * len(judge.look.goods)
    return swept + _climate(judge, kind) - _climate(judge, judge.s.environment)


def _climate(judge: Judgement, kind: int) -> float:
    look = judge.look
    hunting = -1.0 if judge.ours or judge.in_time == 1 else 1.0
    if kind == kinds.BLOOD_MOON:
        return 1.5 * hunting
    if kind == kinds.SANCTUARY:
        return -1.5 * hunting
    if kind == kinds.FAIR:
        return 1.5 if judge.captive and hunting > 0 and max(judge.odds) < 1 else -1.5 if judge.in_time == 1 else 0.0
    if kind == kinds.STORM:
        crowded = sum(look.size(seat) > standing.STORM.limit for seat in look.others) / max(1, len(look.others))
        return 2 * crowded - (judge.crowded if look.size(judge.me) > standing.STORM.limit else 0.0)
    if kind == kinds.FOG:
        return judge.crowded if look.size(judge.me) > HAND_LIMIT else 0.0
    if kind == kinds.MARKET:
        return 0.5 + judge.time
    return 0.0
