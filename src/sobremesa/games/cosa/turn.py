"""The course of a turn: draw, play or discard, exchange."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa.book import BOOK, LA_COSA
from sobremesa.games.cosa.box import CARDS, NO_KIND
from sobremesa.games.cosa.effects.deed import Deed
from sobremesa.games.cosa.ending import TIME, declare, finish
from sobremesa.games.cosa.exchange import begin_exchange
from sobremesa.games.cosa.giving import may_part_with, owed
from sobremesa.games.cosa.isolation import may_exchange, may_play
from sobremesa.games.cosa.moves import clear_table, discard, draw, lay_out, named, refill, tell, tell_top
from sobremesa.games.cosa.obstacles import end_quarantine
from sobremesa.games.cosa.options import DECLARE
from sobremesa.games.cosa.seating import is_barred, next_of
from sobremesa.games.cosa.state import NOBODY_YET, Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, ENDS, GO_ON, RANDOM, REVEALS, WAIT
from sobremesa.kernel.effects.registers import WHO, WIDTH
from sobremesa.kernel.effects.running import Running, advance, start
from sobremesa.kernel.option import Option

DRAW: Final = 0
EXCHANGE: Final = 1
END: Final = 2


@dataclass(eq=False)
class Turn(Deed):
    """WHO is the active player. The frame of a turn's end lies at the bottom of the agenda all the while."""

    def touches(self) -> int:
        return RANDOM | REVEALS | ENDS

    def run(self, s: Cosa, step: int) -> bool:
        if step == DRAW:
            self._draw(s)
        elif step == EXCHANGE:
            _exchange(s)
        else:
            self._end(s)
        return GO_ON

    def _draw(self, s: Cosa) -> None:
        if s.turn >= s.last_turn:
            finish(s, TIME)
            return
        s.turn += 1
        seat = s.active
        s.registers[WHO - WIDTH] = seat
        if s.log is not None:
            tell(s, "turn", ("who", seat))
        s.agenda += ((self.number, END), (self.number, EXCHANGE))
        if not s.deck:
            refill(s)
        top = CARDS[s.deck[0]]
        if top.panic is None:
            draw(s, seat)
            s.owes[seat] = bool(owed(s, seat))
            s.agenda.append((ACTING.number, 0))
        else:
            s.deck = s.deck[1:]
            s.resolving += (top.kind,)
            tell(s, "panicked", ("who", seat), named(top.kind), reveals=True)
            tell_top(s)
            s.owes[seat] = bool(owed(s, seat))
            start(s, top.panic, seat, top.thing)

    def _end(self, s: Cosa) -> None:
        clear_table(s)
        seat = s.active
        s.owes[seat] = False
        if s.quarantine[seat]:
            s.quarantine[seat] -= 1
            if s.quarantine[seat]:
                tell(s, "quarantine-goes-on", ("who", seat), ("count", s.quarantine[seat]))
            else:
                end_quarantine(s, seat)
        if True in s.declaring:
            declare(s, s.declaring.index(True))
            return
        s.active = next_of(s, seat) if seat in s.ring else s.follower
        s.follower = NOBODY_YET
        s.agenda.append((self.number, DRAW))


def _exchange(s: Cosa) -> None:
    clear_table(s)
    seat = s.active
    if seat not in s.ring:
        return
    target = next_of(s, seat)
    if is_barred(s, seat, s.direction):
        tell(s, "door-in-between", ("who", seat), ("who2", target))
    elif not (may_exchange(s, seat) and may_exchange(s, target)):
        tell(s, "quarantine-in-between", ("who", seat), ("who2", target))
    else:
        begin_exchange(s, seat, target, third_step=True)


@dataclass(eq=False)
class Act(Deed):
    """The active player plays or discards."""

    def touches(self) -> int:
        return ASKS | REVEALS

    def stage(self, step: int) -> str:
        return "act"

    def run(self, s: Running, step: int) -> bool:
        return WAIT

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = s.registers[WHO - WIDTH]
        options: list[Option] = [DECLARE] if s.roles[seat] == LA_COSA else []
        playing = may_play(s, seat)
        last = NO_KIND
        for kind in s.hands[seat]:  # sorted, as hands are
            if kind == last:
                continue
            last = kind
            card = CARDS[kind]
            if playing and card.way is not None:
                options += card.way.options(s, seat)
            if card.discard is not None and (not card.is_bound or may_part_with(s, seat, kind)):
                options.append(card.discard)
        return (Decision(seat, "act", self.rule, tuple(options), (), self),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        if option is DECLARE:
            declare(s, seat)
            return
        card = CARDS[option.args[0]]
        if option is card.discard:
            discard(s, seat, card.kind)
        else:
            assert card.way is not None
            lay_out(s, seat, card.kind)
            card.way.begin(s, seat, option)


ACTING: Final = Act()
BOOK.add("turn.act", ACTING, "cosa-3.5")
TURN: Final = Turn()
BOOK.add("turn.draw", TURN, "cosa-3.2")


def begin(s: Cosa) -> None:
    """The first turn; each begins the next."""
    start(s, TURN, s.active)
    advance(s)
