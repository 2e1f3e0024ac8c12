"""What it is worth that a spell lies by a hero, or that the environment is another: read off what they say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.princesa import book
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.bot.outlook import has
from sobremesa.games.princesa.cards import CARDS, Card
from sobremesa.games.princesa.effects.gold import PayGold
from sobremesa.games.princesa.effects.hearts import Heal, LoseHearts
from sobremesa.games.princesa.effects.secrets import BeRevealed
from sobremesa.games.princesa.effects.spells import ComeWithMarks
from sobremesa.games.princesa.state import HAND_LIMIT, NO_CARD, NOBODY_THERE
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, parts_of
from sobremesa.kernel.effects.standing import Rule, Stat

NO_WAY: Final = 1000  # gold: what can't be bought off
TURNS: Final = 2  # that something lasts which has no end of its own

ByHero = Callable[[Judgement, Card, Any, int, float], float]
ByAll = Callable[[Judgement, Any], float]

# --- by a hero -------------------------------------------------------------------------------------------------------


def worth_of_spell(judge: Judgement, kind: int, seat: int) -> float:
    """What it is worth to me that a spell comes to lie by a hero."""
    card = CARDS[kind]
    against = -1.0 if judge.look.is_ours(seat) else _menace(judge, seat)
    return sum([_BY_HERO[node.moment_of()](judge, card, node, seat, against) for node in card.standing])


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


def ransom(kind: int) -> int:
    """What it costs to be rid of a spell."""
    for node in CARDS[kind].standing:
        if isinstance(node, On) and isinstance(node.cost, PayGold):
            return node.cost.n
    return NO_WAY


def _count(node: Node | None, kind: type[Node]) -> int:
    """The number that such a verb has in the tree, 0 if there is none."""
    if node is None:
        return 0
    if isinstance(node, kind):
        return int(getattr(node, "n", 1))
    return sum([_count(part, kind) for _, part in parts_of(node)])


def _turn_by_turn(judge: Judgement, card: Card, node: On, seat: int, _against: float) -> float:
    worth = 0.0
    if has(node, LoseHearts):
        worth += judge.poison(seat, _count(node, LoseHearts) * (_count(card.part("enters"), ComeWithMarks) or TURNS))
    if has(node, Heal):
        worth += judge.heal(seat, TURNS * _count(node, Heal))
    return worth


def _shield(judge: Judgement, _card: Card, _node: On, seat: int, _against: float) -> float:
    return -judge.hurt(seat, 1, NOBODY_THERE) - judge.hurt(seat, 2, NOBODY_THERE) / 2


def _more_damage(_judge: Judgement, _card: Card, node: Stat, _seat: int, against: float) -> float:
    return -2.0 * against * node.n


def _less_damage(_judge: Judgement, _card: Card, node: Stat, _seat: int, against: float) -> float:
    return 1.2 * against * node.n


def _defeat(judge: Judgement, _card: Card, node: On, seat: int, _against: float) -> float:
    return judge.reveal(seat, judge.me) / 2 if has(node, BeRevealed) else 0.0


def _fewer_cards(judge: Judgement, _card: Card, node: Stat, seat: int, against: float) -> float:
    return against * (2.0 if judge.look.size(seat) > node.n else 0.8)


def _no_challenge(judge: Judgement, card: Card, _node: Rule, seat: int, against: float) -> float:
    return against * (1.6 if judge.s.gold[seat] < ransom(card.kind) else 1.0)


def _no_healing(_judge: Judgement, _card: Card, _node: Rule, _seat: int, against: float) -> float:
    return against


def _dearer(judge: Judgement, _card: Card, _node: Stat, seat: int, against: float) -> float:
    return against * (1.0 if _runs_the_clock(judge, seat) else 0.4)


def _runs_the_clock(judge: Judgement, seat: int) -> bool:
    """Whether somebody is in a hurry to see the deck empty, and buys for that."""
    return judge.s.princess == seat or (judge.captive and judge.odds[seat] > 0.5)


def _no_matter(_judge: Judgement, _card: Card, _node: Node, _seat: int, _against: float) -> float:
    """Only how it ends, or what it costs to end it."""
    return 0.0


_BY_HERO: Final[dict[int, ByHero]] = {
    book.TURN_STARTS.number: _turn_by_turn,
    book.WOULD_LOSE_HEARTS.number: _shield,
    book.MORE_DAMAGE.number: _more_damage,
    book.LESS_DAMAGE.number: _less_damage,
    book.LOST_DUEL.number: _defeat,
    book.OVERLOADED_ABOVE.number: _fewer_cards,
    book.NO_CHALLENGE.number: _no_challenge,
    book.NO_HEALING.number: _no_healing,
    book.DEARER.number: _dearer,
    book.WON_DUEL.number: _no_matter,
    book.LOST_HEARTS.number: _no_matter,
    book.BEFORE_ACTION.number: _no_matter,
    book.WOULD_SWAP_HEROES.number: _no_matter,
}


# --- in the centre ---------------------------------------------------------------------------------------------------


def worth_of_environment(judge: Judgement, kind: int) -> float:
    """What it is worth to me that the environment changes: this one comes, another goes, and the shop is swept."""
    swept = judge.time * len(judge.look.goods)
    return swept + _climate(judge, kind) - _climate(judge, judge.s.environment)


def _climate(judge: Judgement, kind: int) -> float:
    if kind == NO_CARD:
        return 0.0
    return sum([_BY_ALL[node.moment_of()](judge, node) for node in CARDS[kind].standing])


def _hunting(judge: Judgement) -> float:
    return -1.0 if judge.ours or judge.in_time == 1 else 1.0


def _all_damage(judge: Judgement, node: Stat) -> float:
    return 1.5 * node.n * _hunting(judge)


def _most_damage(judge: Judgement, _node: Stat) -> float:
    return -1.5 * _hunting(judge)


def _winners_peek(judge: Judgement, _node: On) -> float:
    if judge.captive and _hunting(judge) > 0 and max(judge.odds) < 1:
        return 1.5
    return -1.5 if judge.in_time == 1 else 0.0


def _all_fewer_cards(judge: Judgement, node: Stat) -> float:
    look = judge.look
    crowded = sum([look.size(seat) > node.n for seat in look.others]) / max(1, len(look.others))
    return 2 * crowded - (judge.crowded if look.size(judge.me) > node.n else 0.0)


def _no_overload(judge: Judgement, _node: Rule) -> float:
    return judge.crowded if judge.look.size(judge.me) > HAND_LIMIT else 0.0


def _cheaper(judge: Judgement, node: Stat) -> float:
    return node.n * (0.5 + judge.time)


def _no_gold_for_cards(judge: Judgement, _node: Rule) -> float:
    return -judge.coin


_BY_ALL: Final[dict[int, ByAll]] = {
    book.ALL_DAMAGE.number: _all_damage,
    book.MOST_DAMAGE.number: _most_damage,
    book.WON_DUEL.number: _winners_peek,
    book.OVERLOADED_ABOVE.number: _all_fewer_cards,
    book.NO_OVERLOAD.number: _no_overload,
    book.CHEAPER.number: _cheaper,
    book.NO_GOLD_FOR_CARDS.number: _no_gold_for_cards,
}
