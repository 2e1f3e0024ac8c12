"""Two-sided cards: turned over, cast, looked at."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import (
    BOOK,
    CAST,
    CASTING,
)
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.moves import turn_up
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell, tell_secret, the
from sobremesa.games.eldritch.two_sided import CARDS, place_of
from sobremesa.kernel.effects.control import Each
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, REVEALS, Node
from sobremesa.kernel.effects.registers import CARD, FLAGS, IT, WHO, A, N
from sobremesa.kernel.effects.results import Row
from sobremesa.kernel.effects.running import Running, open_inner_scope, push, put, reg, start
from sobremesa.kernel.effects.words import THEN, THEY_DO, WHEN, Voice, clause, in_role
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.zones import without


def flip(s: Eldritch, thing: int) -> None:
    """To its front again, which does nothing by itself."""
    if thing in s.turned:
        s.turned = without(s.turned, thing)


@dataclass(eq=False)
class Turn(Node):
    """This card is turned to its back, which is resolved at once."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Eldritch, step: int) -> bool:
        thing = reg(s, CARD)
        holder = s.owner[thing]
        if holder < 0:
            return GO_ON
        back = turn_up(s, thing)
        part = BOOK.cards[thing].part(f"back-{back}")
        assert part is not None
        start(s, part, holder, thing)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("turn", voice)


@dataclass(eq=False)
class Flip(Node):
    """This card is turned to its front again, and kept."""

    def run(self, s: Eldritch, step: int) -> bool:
        flip(s, reg(s, CARD))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("flip", voice)


@dataclass(eq=False)
class LookAtBack(Node):
    """Of the condition that somebody has just gained."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        place = place_of(reg(s, IT))
        card = s.lies[place]
        if card >= 0:
            peeked = s.peeked[seat]
            s.peeked[seat] = (*peeked[:place], card, *peeked[place + 1 :])
            public = (("who", seat), the(reg(s, IT)))
            tell_secret(s, "looked-at-back", "22.13", public, (("back", CARDS.names[card]),), to=seat)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("look-at-back", voice)


# --- spells -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Outcome(Row):
    """A row of the back of a spell. One that amends comes in the place of what the front does on a pass."""

    amends: bool = False

    def of_the_caster(self) -> Phrase:
        """Where a row before was about another: «lose 1 Sanity» could be theirs."""
        return self.said(("do-each", (("whom", ("sel-the-caster", ())), ("do", self.do.say(THEY_DO)))))

    def is_about_another(self) -> bool:
        return isinstance(self.do, Each)

    def is_the_casters(self) -> bool:
        return not (self.amends or self.do.has_subject())

    def said(self, do: Phrase) -> Phrase:
        return Row.said(self, ("do-amend", (("do", do),)) if self.amends else do)


@dataclass(eq=False, init=False)
class Back(Node):
    """The back of a spell: what the result of the test comes to besides. The spell looks up its row."""

    rows: tuple[Outcome, ...]

    def __init__(self, *rows: Outcome) -> None:
        self.rows = rows

    def row_for(self, result: int) -> Outcome | None:
        return next((row for row in self.rows if row.fits(result)), None)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        _, _, name = self.part.rpartition(".")
        told: list[Phrase] = []
        of_another = False
        for row in self.rows:
            told.append(row.of_the_caster() if of_another and row.is_the_casters() else row.say(voice))
            of_another = of_another or row.is_about_another()
        rows: Phrase = ("by-result", (("rows", tuple(told)),))
        return "upon", (("when", (f"part-{name}", ())), ("do", rows))


@dataclass(eq=False)
class Cast(Node):
    """Choose whom, test, resolve what the front says on a pass, turn this card and resolve the row of its back. A: the
    result."""

    test: Test
    passed: Node | None = None
    choose: Node | None = None

    def touches(self) -> int:
        return REVEALS

    def can(self, s: Running) -> bool:
        return self.choose is None or self.choose.can(s)

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            open_inner_scope(s, reg(s, WHO))
            put(s, FLAGS, reg(s, FLAGS) | CASTING.number)
            push(s, self, 1)
            if self.choose is not None:
                push(s, self.choose)
        elif step == 1:
            tell(s, "cast", "17.9", ("who", reg(s, WHO)), the(reg(s, CARD)))
            push(s, self, 2)
            push(s, self.test)
        elif step == 2:
            self._resolve(s)
        else:
            flip(s, reg(s, CARD))
            if reg(s, A) > 0:
                fire(s, CAST, reg(s, WHO), reg(s, CARD))
        return GO_ON

    def _resolve(self, s: Eldritch) -> None:
        thing, result = reg(s, CARD), reg(s, N)
        put(s, A, result)
        push(s, self, 3)
        row: Outcome | None = None
        if s.owner[thing] >= 0:
            back = BOOK.cards[thing].part(f"back-{turn_up(s, thing)}")
            assert isinstance(back, Back)
            row = back.row_for(result)
        if row is not None:
            push(s, row)
        if self.passed is not None and result > 0 and not (row is not None and row.amends):
            push(s, self.passed)

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        then, when = in_role(voice, THEN), in_role(voice, WHEN)
        test = self.test.say(voice if self.choose is None else then)
        words: Args = (("form", voice), ("test", test))
        name = "do-cast"
        if self.choose is not None:
            words, name = (*words, ("choice", self.choose.say(voice))), "do-choose-cast"
        if self.passed is not None:
            words = (*words, ("passed", ("on-pass", (("form", when), ("do", self.passed.say(then))))))
            name = f"{name}-passed"
        return name, words
