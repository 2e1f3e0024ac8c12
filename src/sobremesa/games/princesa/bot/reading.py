"""What the texts of cards are worth to a player, on whichever side of the duel: read off the cards' own trees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.princesa import kinds
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.cards import TEXTS
from sobremesa.games.princesa.effects.deed import Deed, is_master
from sobremesa.games.princesa.effects.gold import GainGold, MayPay, TakeGold
from sobremesa.games.princesa.effects.hearts import Damage, DamageOr, Heal, HealOr, LoseHearts
from sobremesa.games.princesa.effects.mastery import MastersAlso, MastersInstead, MastersSpared, Unstoppable
from sobremesa.games.princesa.effects.own_cards import (
    DiscardOwn,
    Draw,
    Foresee,
    Keep,
    MayDiscard,
    Spend,
    TakeFromShop,
    TakeMagicOrDraw,
)
from sobremesa.games.princesa.effects.secrets import ConfessOrBleed, PeekAtRival, PeekOthers, RevealRival
from sobremesa.games.princesa.effects.spells import Conjure, LiftAny, LiftOne, LiftOrHeal, SwapHeroes
from sobremesa.games.princesa.effects.their_cards import Drop, DropPlayed, GiveBack, ShowOne, Steal, TakeChosen
from sobremesa.games.princesa.kinds import ATTACK, DEFENCE, HEARTS
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.rates import damage_of
from sobremesa.games.princesa.state import NOBODY_THERE
from sobremesa.kernel.effects.control import If
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.registers import BLANK, IT, NOBODY_SPEAKS, WHO
from sobremesa.kernel.effects.running import close_scope, put
from sobremesa.kernel.effects.selectors import Cond

CHOSEN: Final = 1.5  # what a card that one may choose is worth
SPENT: Final = 1.0  # what it costs to give a card up with its text
A_LOOK: Final = 0.3  # what it is worth to see a card or a hand

Worth = Callable[[Judgement, Any, int, int, int], float]


def worth_of_text(judge: Judgement, kind: int, winner: int, loser: int) -> float:
    """What it is worth to me that the winner carries out the text of that card."""
    worth = judge.victory(winner, loser)
    if loser != NOBODY_THERE:
        if judge.look.winners_peek():
            worth += judge.learn(winner, loser)
        if judge.look.will_tell(loser):
            worth += judge.reveal(loser, winner)
    text = TEXTS[kind]
    for deed in () if text is None else text.parts:
        worth += worth_of_deed(judge, deed, winner, loser, kind)
    return worth


def worth_of_deed(judge: Judgement, deed: Node, winner: int, loser: int, card: int) -> float:
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
    return _damage(judge, deed.other if _holds(judge, deed.when, winner, loser) else deed.n, winner, loser)


def _holds(judge: Judgement, when: Cond, winner: int, loser: int) -> bool:
    """Whether it would hold for the winner of that duel."""
    s = judge.s
    s.registers.extend(BLANK)
    put(s, WHO, winner)
    put(s, IT, loser)
    holds = when.holds(s, winner, NOBODY_SPEAKS)
    close_scope(s)
    return holds


def _lose_hearts(judge: Judgement, deed: LoseHearts, winner: int, _loser: int, _card: int) -> float:
    return judge.hurt(winner, deed.n, NOBODY_THERE)


def _spared(judge: Judgement, deed: MastersSpared, winner: int, loser: int, card: int) -> float:
    return worth_of_deed(judge, deed.do, winner, loser, card)


def _heal(judge: Judgement, deed: Heal, winner: int, _loser: int, _card: int) -> float:
    return judge.heal(winner, deed.n)


def _heal_or(judge: Judgement, deed: HealOr, winner: int, loser: int, _card: int) -> float:
    return judge.heal(winner, deed.other if _holds(judge, deed.when, winner, loser) else deed.n)


def _gold(judge: Judgement, deed: GainGold, winner: int, _loser: int, _card: int) -> float:
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


def _nothing(_judge: Judgement, _deed: Node, _winner: int, _loser: int, _card: int) -> float:
    return 0.0


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


def _peek_loser(judge: Judgement, _deed: PeekAtRival, winner: int, loser: int, _card: int) -> float:
    return judge.learn(winner, loser) if is_hero(judge.s, loser) else 0.0


def _peek_others(judge: Judgement, deed: PeekOthers, winner: int, _loser: int, _card: int) -> float:
    if winner != judge.me:
        return judge.learn(winner, judge.me) / 2
    worths = sorted([judge.learn(winner, seat) for seat in range(judge.look.seats) if seat != winner], reverse=True)
    return sum(worths[: deed.n])


def _reveal(judge: Judgement, _deed: RevealRival, winner: int, loser: int, _card: int) -> float:
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


def _lift(judge: Judgement, _deed: Deed, winner: int, _loser: int, _card: int) -> float:
    return min(1, judge.look.burden(winner)) * (1.5 if winner == judge.me else -0.3)


def _lift_any(judge: Judgement, _deed: LiftAny, winner: int, _loser: int, _card: int) -> float:
    return judge.look.burden(winner) * (1.5 if winner == judge.me else -0.3)


def _lift_or_heal(judge: Judgement, deed: LiftOrHeal, winner: int, loser: int, card: int) -> float:
    healed = judge.heal(winner, deed.n)
    lifted = _lift(judge, deed, winner, loser, card)
    return max(healed, lifted) if winner == judge.me else min(healed, lifted)


def _conjure(judge: Judgement, _deed: Conjure, winner: int, _loser: int, _card: int) -> float:
    return CHOSEN if winner == judge.me else 0.0


# --- effects made of others ------------------------------------------------------------------------------------------


def _if(judge: Judgement, deed: If, winner: int, loser: int, card: int) -> float:
    if _holds(judge, deed.when, winner, loser):
        return worth_of_deed(judge, deed.then, winner, loser, card)
    return 0.0


def _may(judge: Judgement, done: float, plain: float, winner: int) -> float:
    """What somebody does who may: what is best for them, and so for me or against me."""
    return max(done, plain) if winner == judge.me else min(done, plain)


def _may_pay(judge: Judgement, deed: MayPay, winner: int, loser: int, card: int) -> float:
    plain = 0.0 if deed.instead_of is None else worth_of_deed(judge, deed.instead_of, winner, loser, card)
    if judge.s.gold[winner] < deed.cost.n:
        return plain
    paid = worth_of_deed(judge, deed.do, winner, loser, card) - judge.gold(winner, deed.cost.n)
    return _may(judge, paid, plain, winner)


def _may_discard(judge: Judgement, deed: MayDiscard, winner: int, loser: int, card: int) -> float:
    plain = worth_of_deed(judge, deed.instead_of, winner, loser, card)
    if judge.look.size(winner) < 2:
        return plain
    discarded = worth_of_deed(judge, deed.do, winner, loser, card) + _give_up(judge, deed, winner, loser, card)
    return _may(judge, discarded, plain, winner)


def _instead(judge: Judgement, deed: MastersInstead, winner: int, loser: int, card: int) -> float:
    return worth_of_deed(judge, deed.mastered if is_master(judge.s, winner, card) else deed.plain, winner, loser, card)


def _also(judge: Judgement, deed: MastersAlso, winner: int, loser: int, card: int) -> float:
    return worth_of_deed(judge, deed.do, winner, loser, card) if is_master(judge.s, winner, card) else 0.0


_WORTHS: Final[dict[type[Node], Worth]] = {
    Damage: _plain_damage,
    DamageOr: _damage_or,
    LoseHearts: _lose_hearts,
    MastersSpared: _spared,
    Heal: _heal,
    HealOr: _heal_or,
    GainGold: _gold,
    TakeGold: _take_gold,
    Draw: _draw,
    Foresee: _foresee,
    TakeMagicOrDraw: _take_magic_or_draw,
    TakeFromShop: _take_from_shop,
    Spend: _give_up,
    Keep: _nothing,
    Unstoppable: _nothing,
    DiscardOwn: _discard_own,
    Steal: _steal,
    TakeChosen: _pick,
    Drop: _drop,
    DropPlayed: _drop_played,
    ShowOne: _show_one,
    GiveBack: _give_back,
    PeekAtRival: _peek_loser,
    PeekOthers: _peek_others,
    RevealRival: _reveal,
    ConfessOrBleed: _confess_or_bleed,
    SwapHeroes: _swap_heroes,
    LiftOne: _lift,
    LiftAny: _lift_any,
    LiftOrHeal: _lift_or_heal,
    Conjure: _conjure,
    If: _if,
    MayPay: _may_pay,
    MayDiscard: _may_discard,
    MastersInstead: _instead,
    MastersAlso: _also,
}
