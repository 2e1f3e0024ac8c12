"""What a hero does with a turn, and a ghost with theirs."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import MORE_HEARTS_BACK, SECRET
from sobremesa.games.princesa.bot.duelling import Duel, worth_alone
from sobremesa.games.princesa.bot.holding import Hand
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.bot.lying import best_target, ransom, worth_of_spell
from sobremesa.games.princesa.kinds import is_spell
from sobremesa.games.princesa.life import most_hearts
from sobremesa.games.princesa.rates import is_overloaded
from sobremesa.games.princesa.state import NO_CARD, WANDER_BELOW, WANDER_DRAW
from sobremesa.kernel.effects.standing import total
from sobremesa.kernel.option import Option

_ROYAL_SPY: Final = SECRET["royal-spy"]
_COVERT_WARLOCK: Final = SECRET["covert-warlock"]

NEVER: Final = -50.0
BY_ALL_MEANS: Final = 50.0
WORTHWHILE: Final = 1.5  # as much as one's own secret should bring before one turns it up
MOST_WEIGHED: Final = 3  # opponents whose duels are thought through


# --- a hero's turn -------------------------------------------------------------------------------------------------


def worths_of_acting(judge: Judgement, hand: Hand, options: tuple[Option, ...]) -> list[float]:
    worth_of_trade, sold, slot = hand.trade()
    weighed = _worth_weighing(judge)
    found: list[float] = []
    for option in options:
        verb = option.verb
        if verb == "explore":
            found.append(judge.draw(judge.me, 1))
        elif verb == "sell":
            found.append(worth_of_trade if option.args[0] == sold else NEVER)
        elif verb == "buy":
            found.append(worth_of_trade if option.args[0] == slot else NEVER)
        elif verb == "challenge":
            seat = option.args[0]
            found.append(Duel(judge, seat, attacking=True).worth() if seat in weighed else NEVER)
        elif verb == "alone":
            found.append(max([worth_alone(judge, kind) for kind in judge.look.hand]))
        elif verb == "use-secret":
            found.append(BY_ALL_MEANS if _is_time_for_secret(judge) else NEVER)
        elif verb == "use":
            found.append(_worth_of_freedom_to_challenge(judge, option.args[0]))
        else:
            found.append(0.0)
    return found


def _worth_weighing(judge: Judgement) -> list[int]:
    """The opponents that may be worth a challenge: those I want most to bring down, and those who can't answer."""
    liked = sorted(judge.look.others, key=judge.spoils, reverse=True)[:MOST_WEIGHED]
    return liked + [seat for seat in judge.look.others if seat not in liked and is_overloaded(judge.s, seat)]


def _is_time_for_secret(judge: Judgement) -> bool:
    secret = judge.look.secret
    if secret == _ROYAL_SPY:
        return judge.captive and max(judge.odds) < 1
    if secret == _COVERT_WARLOCK:
        spells = {kind for kind in judge.s.discard if is_spell(kind)}
        return max([best_target(judge, kind)[0] for kind in spells]) >= WORTHWHILE
    return True


def _worth_of_freedom_to_challenge(judge: Judgement, kind: int) -> float:
    """What it is worth to buy off a spell that keeps me from challenging."""
    if not judge.look.hand or not judge.look.others:
        return NEVER
    return Duel(judge, judge.foe, attacking=True).worth() - judge.coin * ransom(kind)


def worths_of_trading(hand: Hand, options: tuple[Option, ...]) -> list[float]:
    _, sold, slot = hand.trade()
    wanted = {"sell": sold, "buy": slot}
    return [0.0 if option.verb == "done" else _wish(option, wanted) for option in options]


def _wish(option: Option, wanted: dict[str, int]) -> float:
    chosen = wanted[option.verb]
    return BY_ALL_MEANS if chosen != NO_CARD and option.args[0] == chosen else NEVER


# --- a ghost's turn ------------------------------------------------------------------------------------------------


def worths_of_haunting(judge: Judgement, hand: Hand, options: tuple[Option, ...]) -> list[float]:
    coming_back = _worth_of_coming_back(judge, len(judge.look.hand))
    found: list[float] = []
    for option in options:
        if option.verb == "wander":
            found.append(_worth_of_wandering(judge))
        elif option.verb == "enchant":
            kind, seat = option.args
            found.append(_worth_of_waiting(judge, -1) + worth_of_spell(judge, kind, seat))
        elif option.verb == "revive":
            found.append(coming_back - 0.01 * hand.loss(option.args[0]))
        else:
            found.append(0.0)
    return found


def _worth_of_wandering(judge: Judgement) -> float:
    drawn = min(WANDER_DRAW, len(judge.s.deck))
    return _worth_of_waiting(judge, drawn) + drawn * judge.time


def _worth_of_waiting(judge: Judgement, cards: int) -> float:
    """To come back a turn later with so many cards more, if the road is still long enough."""
    if _wins_by_time(judge):
        return 0.0
    count = min(len(judge.look.hand) + cards, WANDER_BELOW)
    if judge.look.road <= judge.look.seats + cards:
        return 0.0
    return _worth_of_coming_back(judge, count) - judge.weights.turn


def _worth_of_coming_back(judge: Judgement, cards: int) -> float:
    """Some of the cards for hearts, the others to play with."""
    if _wins_by_time(judge):
        return 0.0  # time is run down fastest by wandering
    most = most_hearts(judge.s, judge.me)
    return max(
        [_worth_of_life(judge, hearts) + cards - hearts for hearts in range(1, min(most, cards) + 1)], default=0.0
    )


def _wins_by_time(judge: Judgement) -> bool:
    return judge.captive and judge.in_time == 1


def _worth_of_life(judge: Judgement, hearts: int) -> float:
    more = total(judge.s, MORE_HEARTS_BACK, judge.me)
    hearts = min(hearts + more, most_hearts(judge.s, judge.me)) if more else hearts
    return -judge.falls[judge.me] * (1 - judge.weights.frailty[hearts])


def worths_of_reviving(judge: Judgement, hand: Hand, options: tuple[Option, ...], discarded: int) -> list[float]:
    """Another card for another heart, or enough of that."""
    more = 0.0
    if discarded < most_hearts(judge.s, judge.me):
        more = _worth_of_life(judge, discarded + 1) - _worth_of_life(judge, discarded)
    return [0.0 if option.verb == "done" else more - hand.loss(option.args[0]) for option in options]
