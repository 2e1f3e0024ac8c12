"""Acquiring assets: a test of influence, perhaps a loan, and what the result buys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import ACQUIRING, ASSETS, BOOK, BUYS_FOR_OTHERS, SEATS
from sobremesa.games.eldritch.effects.gaining import GainCondition
from sobremesa.games.eldritch.facts import VALUE
from sobremesa.games.eldritch.moves import discard_asset, fill_reserve
from sobremesa.games.eldritch.options import BORROW
from sobremesa.games.eldritch.receiving import receive
from sobremesa.games.eldritch.rolling import Testing
from sobremesa.games.eldritch.state import NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import DEBT, INFLUENCE
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import CARD, FLAGS, THAT, WHO, A, B, N
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import without

LOAN: Final = 2

_BUY: Final = 1
_FOR_WHOM: Final = 2
_DISCARD: Final = 3


@dataclass(eq=False)
class InfluenceTest(Testing):
    def skill_of(self, s: Eldritch) -> int:
        return INFLUENCE.number

    def resolved(self, s: Eldritch) -> None:
        put(s, FLAGS, reg(s, FLAGS) & ~ACQUIRING.number)
        put(s, A, reg(s, N))
        put(s, B, 0)


@dataclass(eq=False)
class Shop(Node):
    """A: what is left to spend; B: how many were bought; THAT: the one that is for somebody."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            put(s, FLAGS, reg(s, FLAGS) | ACQUIRING.number)
            push(s, self, _BUY)
            push(s, TEST)
        elif step == _BUY:
            if self._affordable(s) or self._can_borrow(s):
                return WAIT
            self._leave(s)
        elif step == _FOR_WHOM or s.reserve:
            return WAIT
        return GO_ON

    def _leave(self, s: Eldritch) -> None:
        """Who has taken nothing may discard one."""
        if not reg(s, B):
            push(s, self, _DISCARD)

    def _affordable(self, s: Eldritch) -> list[int]:
        left = reg(s, A)
        return [ASSETS.first + card for card in s.reserve if VALUE[ASSETS.first + card] <= left]

    def _can_borrow(self, s: Eldritch) -> bool:
        """A loan helps only if there is something to buy with it."""
        return bool(s.reserve) and LOAN_TAKEN.can(s)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        if step == _BUY:
            options = (BOOK.done, *BOOK.picks(self._affordable(s)))
            if self._can_borrow(s):
                options = (BORROW, *options)
            return (question(self, seat, "acquire", options, (("n", reg(s, A)),)),)
        if step == _FOR_WHOM:
            options = BOOK.picks([SEATS.first + other for other in s.seats_from(seat)])
            return (question(self, seat, "for-whom", options, (the(reg(s, THAT)),)),)
        options = (BOOK.done, *BOOK.picks([ASSETS.first + card for card in s.reserve]))
        return (question(self, seat, "discard-from-reserve", options),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _BUY:
            self._bought(s, seat, option)
        elif step == _FOR_WHOM:
            self._take(s, option.args[0], reg(s, THAT))
        elif option is not BOOK.done:
            card = ASSETS.number(option.args[0])
            s.reserve = without(s.reserve, card)
            discard_asset(s, card)
            tell(s, "discarded-from-reserve", "6.7", ("who", seat), the(option.args[0]))

    def _bought(self, s: Eldritch, seat: int, option: Option) -> None:
        if option is BOOK.done:
            self._leave(s)
            return
        if option is BORROW:
            put(s, A, reg(s, A) + LOAN)
            push(s, self, _BUY)
            push(s, LOAN_TAKEN)
            return
        thing = option.args[0]
        put(s, A, reg(s, A) - VALUE[thing])
        put(s, B, reg(s, B) + 1)
        if is_so(s, BUYS_FOR_OTHERS, seat) and len(s.seats_from(seat)) > 1:
            put(s, THAT, thing)
            push(s, self, _FOR_WHOM)
        else:
            self._take(s, seat, thing)

    def _take(self, s: Eldritch, seat: int, thing: int) -> None:
        s.reserve = without(s.reserve, ASSETS.number(thing))
        push(s, self, _BUY)
        receive(s, seat, thing)

    def label(self, option: Option) -> Phrase | None:
        return ("no-more", ()) if option is BOOK.done else None


@dataclass(eq=False)
class Acquire(Node):
    """The action: whatever becomes of the investigator meanwhile, the reserve is filled when it is over."""

    def run(self, s: Running, step: int) -> bool:
        seat, thing = reg(s, WHO), reg(s, CARD)
        start(s, REFILL, NONE)
        start(s, SHOP, seat, thing)
        return GO_ON


@dataclass(eq=False)
class Refill(Node):
    def run(self, s: Eldritch, step: int) -> bool:
        fill_reserve(s)
        return GO_ON


TEST: Final = BOOK.add("acquire.test", InfluenceTest(), rule="eldritch-6.6")
LOAN_TAKEN: Final = BOOK.add("acquire.loan", GainCondition(DEBT), rule="eldritch-6.9")
SHOP: Final = BOOK.add("acquire", Shop(), rule="eldritch-6.6")
REFILL: Final = BOOK.add("acquire.refill", Refill(), rule="eldritch-17.27")
ACQUIRE_ASSETS: Final = BOOK.add("action.acquire", Acquire(), rule="eldritch-6.6")
