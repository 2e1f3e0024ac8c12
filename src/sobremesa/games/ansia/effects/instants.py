"""What is used once, at some step of one's own turn: tokens, golden missions, gifts; and what a card does by itself."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.ansia import moves
from sobremesa.games.ansia.book import CARDS
from sobremesa.games.ansia.effects.conditions import Occasion
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.words import MOVING, SPENDING, WHENEVER
from sobremesa.kernel.effects.control import Around
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import CARD, WHO, WIDTH
from sobremesa.kernel.effects.running import Running, push, reg
from sobremesa.kernel.effects.words import TO, WHEN, Voice, Word, in_role
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Instant(Around):
    """It may be used at that step, while it would do something."""

    step: Word
    do: Node

    def fits(self, step: Word) -> bool:
        if self.step is SPENDING and step is MOVING:
            return True
        return self.step is step or self.step is WHENEVER

    def say(self, voice: Voice) -> Phrase:
        return "do-at-step", (("step", self.step.name), ("do", self.do.say(voice)))


@dataclass(eq=False)
class Upon(Around):
    """It may be used when that is so, while it would do something."""

    when: Occasion
    do: Node

    def fits(self, step: Word) -> bool:
        return self.when.step() is step

    def can(self, s: Running) -> bool:
        registers = s.registers
        return self.when.holds(s, registers[WHO - WIDTH], registers[CARD - WIDTH]) and self.do.can(s)

    def say(self, voice: Voice) -> Phrase:
        return "do-when", (("cond", self.when.say(in_role(voice, WHEN))), ("do", self.do.say(voice)))


@dataclass(eq=False)
class Sacrifice(Around):
    """You may discard this permanent to do it."""

    do: Node

    def run(self, s: Ansia, step: int) -> bool:
        push(s, self.do)
        moves.discard_from_play(s, reg(s, WHO), CARDS.number(reg(s, CARD)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "may-sacrifice", (("form", voice), ("do", self.do.say(in_role(voice, TO))))


@dataclass(eq=False)
class WhenHunted(Around):
    """It happens as the card is hunted; the glossary has a word for it."""

    word: Word
    do: Node

    def run(self, s: Running, step: int) -> bool:
        if self.do.can(s):
            push(s, self.do)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-when-hunted", (("trait", self.word.name), ("do", self.do.say(voice)))


@dataclass(eq=False)
class WhenTaken(Around):
    """It happens as the token is taken, besides what every token gives."""

    do: Node

    def say(self, voice: Voice) -> Phrase:
        return "do-when-taken", (("do", self.do.say(voice)),)
