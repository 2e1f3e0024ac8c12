"""Parts of cards that the rules run when their time has come: each is read under its heading."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import ENCOUNTERS, PARTS
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import Around
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import Running, push, reg
from sobremesa.kernel.effects.scopes import pay
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.words import WHEN, Voice, Word, in_role
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Upon(Around):
    """It happens on that occasion."""

    occasion: Word
    do: Node

    def say(self, voice: Voice) -> Phrase:
        return self.sentences(voice)[0]

    def sentences(self, voice: Voice) -> list[Phrase]:
        first, *rest = self.do.sentences(voice)
        return [("upon", (("when", (f"upon-{self.occasion.name}", ())), ("do", first))), *rest]


@dataclass(eq=False)
class Paying(Around):
    """What one does for a price: only offered to who can pay it."""

    cost: Node
    do: Node

    def can(self, s: Running) -> bool:
        return self.cost.can(s)

    def run(self, s: Running, step: int) -> bool:
        push(s, self.do)
        pay(s, self.cost)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-paying", (("cost", self.cost.say(voice)), ("do", self.do.say(voice)))


@dataclass(eq=False)
class IfTheyAgree(Node):
    """Who was chosen may refuse."""

    do: Node

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        return WAIT if reg(s, IT) >= 0 and self.do.can(s) else GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, reg(s, IT), "agree", (s.book().yes, s.book().no), (("who", reg(s, WHO)),)),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        if option is s.book().yes:
            push(s, self.do)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "do-if-they-agree", (("do", self.do.say(voice)),)


@dataclass(eq=False)
class Resolved(Around):
    """A part of an encounter: what is read when it is reached."""

    do: Node

    def run(self, s: Eldritch, step: int) -> bool:
        if s.drawn >= 0 and reg(s, CARD) == ENCOUNTERS.first + s.drawn:
            s.drawn_part = PARTS[self._name()]
        push(s, self.do)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return self.sentences(voice)[0]

    def sentences(self, voice: Voice) -> list[Phrase]:
        first, *rest = self.do.sentences(voice)
        return [("upon", (("when", (f"part-{self._name()}", ())), ("do", first))), *rest]

    def _name(self) -> str:
        return self.part.rpartition(".")[2]


@dataclass(eq=False)
class Meeting(Around):
    """What an investigator may do as an encounter, where that is so."""

    where: Cond
    do: Node

    def can(self, s: Running) -> bool:
        return self.where.holds(s, reg(s, WHO), reg(s, CARD))

    def say(self, voice: Voice) -> Phrase:
        return self.sentences(voice)[0]

    def sentences(self, voice: Voice) -> list[Phrase]:
        first, *rest = self.do.sentences(voice)
        where = self.where.say(in_role(voice, WHEN))
        return [("upon-meeting", (("cond", where), ("do", first))), *rest]


@dataclass(eq=False)
class SolvedWhen(Node):
    """When a mystery is solved: looked at when the mythos phase ends."""

    when: Cond

    def holds(self, s: Eldritch, thing: int) -> bool:
        return self.when.holds(s, -1, thing)

    def is_simple(self) -> bool:
        return False

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return "solved-when", (("cond", self.when.say("they-when")),)
