"""Tests that cards ask for, and rolls that are no tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import ALL_ONES, BOOK
from sobremesa.games.eldritch.effects.discarding import SHARE, spendable
from sobremesa.games.eldritch.rolling import SIDES, Testing
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.games.eldritch.words import SANITY
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import GoTo, May, speaker
from sobremesa.kernel.effects.node import GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import AMOUNT, DICE, FLAGS, THAT, WHO, N
from sobremesa.kernel.effects.results import ByResult, Row
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import DO, THEN, WHEN, YOU, Voice, Word, Words, in_role
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase

# What may be bought in a test.
PURCHASES: Final = Words("nothing", "dice-for-sanity", "successes-for-clues")
NO_PURCHASE, DICE_FOR_SANITY, SUCCESSES_FOR_CLUES = PURCHASES.words

_BUY_DICE: Final = 10
_BUY_SUCCESSES: Final = 11
_BOUGHT: Final = 12
_PAID: Final = 13


@dataclass(eq=False)
class Test(Testing):
    """With a result of at least `need` you pass. `dice`: more of them, or fewer. THAT: dice that were bought."""

    skill: Word
    modifier: int = 0
    passed: Node | None = None
    failed: Node | None = None
    need: Count | None = None
    dice: Count | None = None
    buys: Word = NO_PURCHASE

    def skill_of(self, s: Eldritch) -> int:
        return self.skill.number

    def modifier_of(self, s: Eldritch) -> int:
        more = 0 if self.dice is None else self.dice.of(s)
        bought = reg(s, THAT) if self.buys is DICE_FOR_SANITY else 0
        return self.modifier + more + bought

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0 and self.buys is DICE_FOR_SANITY:
            put(s, THAT, 0)
            if s.sanity[reg(s, WHO)] > 1:
                push(s, self, _BUY_DICE)
                return GO_ON
        if step in (_BUY_DICE, _BUY_SUCCESSES):
            return WAIT
        if step == _PAID:
            self._branch(s)
            return GO_ON
        return Testing.run(self, s, 0 if step == _BOUGHT else step)

    def resolved(self, s: Eldritch) -> None:
        if self.buys is SUCCESSES_FOR_CLUES and spendable(s, reg(s, WHO)):
            push(s, self, _BUY_SUCCESSES)
        else:
            self._branch(s)

    def _branch(self, s: Eldritch) -> None:
        passed = reg(s, N) >= self.needed(s)
        chosen = self.passed if passed else self.failed
        if chosen is not None:
            push(s, chosen)
        if s.log is not None:
            does = () if chosen is None else (("do", chosen.say(f"{YOU}-{DO}")),)
            tell(s, "passed" if passed else "failed", "7.11", ("who", reg(s, WHO)), *does)

    def needed(self, s: Eldritch) -> int:
        return 1 if self.need is None else self.need.of(s)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        if step == _BUY_DICE:
            return (question(self, seat, "buy-dice", _numbers(s.sanity[seat] - 1), speaker(s)),)
        if step == _BUY_SUCCESSES:
            args = (*speaker(s), ("n", reg(s, N)))
            return (question(self, seat, "buy-successes", _numbers(spendable(s, seat)), args),)
        return Testing.ask(self, s, step)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _BUY_DICE:
            n = option.args[0]
            put(s, THAT, n)
            s.sanity[seat] -= n
            if n:
                tell(s, "spent", "18.12", ("who", seat), ("n", n), ("loss", SANITY.name))
            push(s, self, _BOUGHT)
        elif step == _BUY_SUCCESSES:
            n = option.args[0]
            put(s, N, reg(s, N) + n)
            push(s, self, _PAID)
            if n:
                start(s, SHARE, seat)
                put(s, AMOUNT, n)
        else:
            Testing.take(self, s, step, seat, option)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        words: Args = (("form", voice), ("test", self._test()))
        if self.dice is not None:
            words = (("form", voice), ("test", ("test-dice", (("test", self._test()), ("lot", self.dice.say("die"))))))
        then, when = in_role(voice, THEN), in_role(voice, WHEN)
        message = "do-test"
        if self.need is not None:
            need: Phrase = ("test-need", (("form", when), ("lot", self.need.say("success"))))
            words = (*words, ("need", need))
            message = "do-test-need"
        if self.buys is not NO_PURCHASE:
            words = (*words, ("purchase", self.buys.name))
            message = f"{message}-buys"
        if self._forks():
            return message, words
        passed, fails = self.passed, "on-fail"
        if isinstance(passed, May) and self._refusing_is_failing(passed, then):
            passed, fails = May(passed.cost, passed.then), "on-fail-or-refusal"
        if passed is not None:
            words = (*words, ("passed", ("on-pass", (("form", when), ("do", passed.say(then))))))
            message = f"{message}-passed"
        if self.failed is not None:
            words = (*words, ("failed", (fails, (("form", when), ("do", self.failed.say(then))))))
            message = f"{message}-failed"
        return message, words

    def _refusing_is_failing(self, passed: May, voice: Voice) -> bool:
        """Whether passing only lets one buy oneself off what failing does: that is said once, of both."""
        if passed.cost is None or passed.then is None or passed.other is None or self.failed is None:
            return False
        return passed.other.say(voice) == self.failed.say(voice)

    def _forks(self) -> bool:
        """Whether it only decides with which part of the card to go on: those are headed «passed» and «failed»."""
        passed, failed = self.passed, self.failed
        return isinstance(passed, GoTo) and isinstance(failed, GoTo) and (passed.to, failed.to) == ("passed", "failed")

    def as_choice(self) -> Phrase:
        return "do-test", (("form", f"{YOU}-{DO}"), ("test", self._test()))

    def _test(self) -> Phrase:
        if self.modifier == 0:
            return "test-plain", (("skill", self.skill.name),)
        sign = "test-plus" if self.modifier > 0 else "test-minus"
        return sign, (("skill", self.skill.name), ("n", abs(self.modifier)))


def _numbers(most: int) -> tuple[Option, ...]:
    return tuple([BOOK.numbers[n] for n in range(most + 1)])


@dataclass(eq=False, init=False)
class RollFor(ByResult):
    """One die, and no test: what it shows decides."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Eldritch)
        face = 1 if reg(s, FLAGS) & ALL_ONES.number else 1 + s.rng.below(SIDES)
        put(s, N, face)
        put(s, DICE, 1 << face)
        who = reg(s, WHO)
        tell(s, "rolled-die", "7.20", ("who", who if who >= 0 else s.lead), ("n", face))
        return ByResult.run(self, s, step)

    def say(self, voice: Voice) -> Phrase:
        return "do-roll-for", (("form", voice), ("rows", tuple([_shown(row.say(voice)) for row in self.rows])))


def _shown(row: Phrase) -> Phrase:
    """As what one die shows, not as the result of a test."""
    return row[0].replace("by-result", "by-die"), row[1]


def on_roll(low: int, high: int, do: Node) -> RollFor:
    return RollFor(Row(low, high, do))


@dataclass(eq=False)
class RollUpToPlayers(Node):
    """If the die shows no more than there are players."""

    do: Node

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        face = 1 if reg(s, FLAGS) & ALL_ONES.number else 1 + s.rng.below(SIDES)
        put(s, N, face)
        tell(s, "rolled-die", "7.20", ("who", s.lead), ("n", face))
        if face <= s.players:
            push(s, self.do)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "do-roll-up-to-players", (("form", voice), ("do", self.do.say(in_role(voice, THEN))))
