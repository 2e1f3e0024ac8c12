"""What is so while a card is in play: numbers that it changes, things it forbids; and what goes on for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.effects.ears import holder_of, make_last
from sobremesa.kernel.effects.node import GO_ON, HELD, SPAN, Node, Standing
from sobremesa.kernel.effects.registers import CARD, FLAGS, WHO
from sobremesa.kernel.effects.running import Running, reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.whose import OWN, Whose, with_whose
from sobremesa.kernel.effects.words import WHEN, Voice, Word
from sobremesa.kernel.phrase import Args, Phrase

NO_KEY: Final = -1


@dataclass(eq=False)
class Rule(Standing):
    """Something is so, or can't be done. `key` narrows the question, `flag` and `when` say in which circumstances."""

    question: Word
    whose: Whose = OWN
    key: Word | None = None
    flag: Word | None = None
    when: Cond | None = None

    def moment_of(self) -> int:
        return self.question.number

    def part_name(self) -> str:
        return self.question.name if self.key is None else f"{self.question.name}-{self.key.name}"

    def counts(self, s: Running, listener: int, who: int, key: int, it: int) -> bool:
        if self.key is not None and self.key.number != key:
            return False
        if self.flag is not None and not (s.registers and reg(s, FLAGS) & self.flag.number):
            return False
        holder, thing = holder_of(s, listener), listener % SPAN
        if not self.whose.fits(s, holder, thing, who, it):
            return False
        return self.when is None or self.when.holds(s, holder, thing)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return self._said("rule", ())

    def _said(self, kind: str, args: Args) -> Phrase:
        message = f"{kind}-{self.question.name}"
        if self.key is not None:
            message, args = f"{message}-of", (*args, ("key", self.key.name))
        said: Phrase = (with_whose(message, self.whose), args)
        if self.flag is not None:
            said = ("during", (("do", said), ("flag", self.flag.name)))
        if self.when is not None:
            said = ("while", (("cond", self.when.say(f"{self.whose.person}-{WHEN}")), ("do", said)))
        return said


@dataclass(eq=False)
class Stat(Rule):
    """A number that it changes: bonus, die, price, limit."""

    n: int = 0

    def say(self, voice: Voice) -> Phrase:
        return self._said("stat", (("form", voice), ("n", self.n)))


@dataclass(eq=False)
class Lasting(Node):
    """It stands until a moment, whatever becomes of its card."""

    what: Standing
    until: Word

    def run(self, s: Running, step: int) -> bool:
        make_last(s, self.what, reg(s, CARD), self.until, reg(s, WHO))
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return "do-lasting", (("until", self.until.name), ("what", (self.what.say(voice),)))


# --- asking ------------------------------------------------------------------------------------------------------


def total(s: Running, question: Word, who: int, *, key: int = NO_KEY, it: int = -1) -> int:
    """All of them count: additional dice, prices."""
    heard = s.ears[question.number]
    if not heard:
        return 0
    nodes = s.book().nodes
    found = 0
    for listener in heard:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, Stat)
        if node.counts(s, listener, who, key, it):
            found += node.n
    return found


def best(s: Running, question: Word, who: int, *, key: int = NO_KEY, it: int = -1) -> int:
    """Only the highest counts: bonuses. 0 if there is none."""
    heard = s.ears[question.number]
    if not heard:
        return 0
    nodes = s.book().nodes
    found = 0
    for listener in heard:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, Stat)
        if node.n > found and node.counts(s, listener, who, key, it):
            found = node.n
    return found


def least(s: Running, question: Word, most: int, who: int, *, key: int = NO_KEY, it: int = -1) -> int:
    """Only the lowest counts: limits. `most` if there is none."""
    heard = s.ears[question.number]
    if not heard:
        return most
    nodes = s.book().nodes
    found = most
    for listener in heard:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, Stat)
        if node.n < found and node.counts(s, listener, who, key, it):
            found = node.n
    return found


def which(s: Running, question: Word, who: int, *, key: int = NO_KEY, it: int = -1) -> Rule | None:
    """What makes it so: its `rule` is the one to cite."""
    heard = s.ears[question.number]
    if not heard:
        return None
    nodes = s.book().nodes
    for listener in heard:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, Rule)
        if node.counts(s, listener, who, key, it):
            return node
    return None


def speakers(s: Running, question: Word, who: int, *, key: int = NO_KEY, it: int = -1) -> list[int]:
    """The things that make it so."""
    nodes = s.book().nodes
    found: list[int] = []
    for listener in s.ears[question.number]:
        node = nodes[listener % HELD // SPAN]
        assert isinstance(node, Rule)
        if node.counts(s, listener, who, key, it):
            found.append(listener % SPAN)
    return found


def is_so(s: Running, question: Word, who: int, *, key: int = NO_KEY, it: int = -1) -> bool:
    """One is enough: what can't be done."""
    return bool(s.ears[question.number]) and which(s, question, who, key=key, it=it) is not None
