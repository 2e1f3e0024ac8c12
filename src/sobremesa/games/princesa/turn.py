"""The turn, from the shop to the next player's: what spells do first, the action, and the end of the road."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from sobremesa.games.princesa import actions, options
from sobremesa.games.princesa.book import BEFORE_ACTION, BOOK, TURN_STARTS
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.duel import challenge
from sobremesa.games.princesa.ending import judge_road
from sobremesa.games.princesa.kinds import PRINCESS, is_spell
from sobremesa.games.princesa.life import living
from sobremesa.games.princesa.moves import (
    discard,
    discard_top,
    draw,
    refill_shop,
    sell,
    take_from_shop,
)
from sobremesa.games.princesa.options import ALONE, BUY, CHALLENGE, DONE, EXPLORE, PASS, SELL
from sobremesa.games.princesa.rates import gold_for_card, price_for
from sobremesa.games.princesa.secrets import happens
from sobremesa.games.princesa.state import NO_CARD, NOBODY_THERE, RUNNING, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node
from sobremesa.kernel.effects.registers import WHO, N
from sobremesa.kernel.effects.running import Running, push, put, reg
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import distinct

BEGINNING: Final = 0
CURSED: Final = 1  # the spells on the active hero have acted
ACTING: Final = 2
ENDING: Final = 3


@dataclass(eq=False)
class Turn(Node):
    """Of WHO, hero or ghost."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if step == ACTING:
            return WAIT
        if step == CURSED:
            judge_road(s)
            if s.ending == RUNNING:
                push(s, self, ACTING)
            return GO_ON
        if step == ENDING:
            self._end(s)
        if s.ending == RUNNING:
            self._begin(s)
        return GO_ON

    def _begin(self, s: Princesa) -> None:
        s.turn += 1
        if s.log is not None:
            tell(s, "turn", ("who", s.active))
        if NO_CARD in s.shop:
            refill_shop(s)
        if not s.deck:
            judge_road(s)
            if s.ending != RUNNING:
                return
        if s.ears[TURN_STARTS.number]:
            push(s, self, CURSED)
            happens(s, TURN_STARTS, s.active)
        else:
            s.agenda.append((self.number, ACTING))

    def _end(self, s: Princesa) -> None:
        if not s.deck:
            judge_road(s)
            if s.ending != RUNNING:
                return
        s.idle += 1
        if s.idle >= len(s.hands) and s.deck:
            discard_top(s)
            s.idle = 0
        if not s.deck:
            judge_road(s)
            if s.ending != RUNNING:
                return
        s.active = (s.active + 1) % len(s.hands)
        put(s, WHO, s.active)

    # --- the action

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        seat = s.active
        return (self._ghost_acts(s, seat) if s.ghosts[seat] else self._hero_acts(s, seat),)

    def _hero_acts(self, s: Princesa, seat: int) -> Decision:
        """A hero's action, and what may come before it; a pass only where there is no action."""
        found = trades(s, seat)
        if s.deck:
            found.insert(0, EXPLORE)
        if actions.may_challenge(s, seat):
            found += rivals(seat, tuple(s.ghosts)) or (ALONE,)
        if not found:
            found.append(PASS)
        if s.ears[BEFORE_ACTION.number]:
            found = [*[option for option, _ in actions.uses(s, seat)], *found]
        return decision(self, seat, "act", tuple(found))

    def _ghost_acts(self, s: Princesa, seat: int) -> Decision:
        """A ghost's action; who is asked has nothing to do with what they hold."""
        hand = distinct(s.hands[seat])
        found: list[Option] = [options.WANDER] if actions.may_wander(s, seat) else []
        if actions.may_enchant(s, seat):
            heroes = living(s)
            found += [options.ENCHANT[kind, hero] for kind in hand if is_spell(kind) for hero in heroes]
        if actions.may_revive(s, seat):
            found += [options.REVIVE[kind] for kind in hand]
        return decision(self, seat, "haunt", tuple(found) or (PASS,))

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        verb = option.verb
        if verb in ("use", "use-secret"):  # the action is still to come
            push(s, self, ACTING)
            actions.use(s, seat, option)
            return
        s.agenda.append((self.number, ENDING))
        if verb in ("sell", "buy"):
            TRADE.take(s, 0, seat, option)
        elif verb == "explore":
            draw(s, seat, 1)
        elif verb == "challenge":
            challenge(s, seat, option.args[0])
        elif verb == "alone":
            challenge(s, seat, NOBODY_THERE)
        elif verb == "wander":
            actions.wander(s, seat)
        elif verb == "enchant":
            actions.enchant(s, seat, option.args[0], option.args[1])
        elif verb == "revive":
            put(s, N, 0)
            REVIVE.take(s, 0, seat, option)
        else:
            actions.stand_idle(s, seat)


@cache
def rivals(seat: int, ghosts: tuple[bool, ...]) -> tuple[Option, ...]:
    """The heroes whom the seat may challenge."""
    return tuple([CHALLENGE[other] for other, is_ghost in enumerate(ghosts) if other != seat and not is_ghost])


def trades(s: Princesa, seat: int) -> list[Option]:
    """What the seat may sell, and buy if it can pay."""
    found: list[Option] = []
    last = NO_CARD
    for kind in s.hands[seat]:  # sorted, as hands are
        if kind != last:
            last = kind
            found.append(SELL[kind])
    if s.princess == seat:
        found.append(SELL[PRINCESS])
    if s.gold[seat] >= price_for(s, seat):
        shop = s.shop
        found += [BUY[slot] for slot in range(len(shop)) if shop[slot] != NO_CARD] if NO_CARD in shop else BUY
    return found


@dataclass(eq=False)
class Trade(Node):
    """WHO sells or buys something more."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        seat = s.active
        choices = trades(s, seat)
        choices.append(DONE)
        return (decision(self, seat, "trade", tuple(choices)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is DONE:
            return
        if option.verb == "sell":
            sell(s, seat, option.args[0], gold_for_card(s, seat))
        else:
            take_from_shop(s, seat, option.args[0], price_for(s, seat))
        if s.hands[seat] or trades(s, seat):
            s.agenda.append((self.number, 0))


@dataclass(eq=False)
class Revive(Node):
    """WHO, a ghost, has discarded N cards and discards more, or comes back."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        seat = s.active
        choices = (*each(options.DISCARD, distinct(s.hands[seat])), DONE)
        return (decision(self, seat, "revive", choices, (("n", reg(s, N)),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is not DONE:
            discard(s, seat, option.args[0])
            put(s, N, reg(s, N) + 1)
            if s.hands[seat]:
                push(s, self)
                return
        actions.come_back(s, seat, reg(s, N))


TURN: Final = Turn()
TRADE: Final = Trade()
REVIVE: Final = Revive()
BOOK.add("turn.course", TURN, "princesa-3.3")
BOOK.add("turn.trade", TRADE, "princesa-4.4")
BOOK.add("turn.revive", REVIVE, "princesa-11.4")
