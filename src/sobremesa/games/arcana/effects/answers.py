"""What the active player says about the fate kept, or the one played; everybody draws the same conclusion from it."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.book import BACKS
from sobremesa.games.arcana.box import VALUES
from sobremesa.games.arcana.effects.ballots import GroupDeed
from sobremesa.games.arcana.effects.deed import Deed, card_of, numbers, use_up
from sobremesa.games.arcana.moves import learn, tell, visible, yes_or_no
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args
from sobremesa.kernel.effects.node import GO_ON, REVEALS
from sobremesa.kernel.effects.registers import N
from sobremesa.kernel.effects.running import put, reg
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

# --- what is asked about the fate kept ---------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Whether:
    """A question that yes or no answers, of the fate kept, the one played, and the number that the group has named."""

    def kind(self) -> str:
        raise NotImplementedError(type(self).__name__)

    def yes(self, kept: int, played: int, named: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def say(self) -> Phrase:
        return f"whether-{self.kind()}", ()


@dataclass(eq=False)
class Higher(Whether):
    def kind(self) -> str:
        return "higher"

    def yes(self, kept: int, played: int, named: int) -> bool:
        return kept > named


@dataclass(eq=False)
class Same(Whether):
    def kind(self) -> str:
        return "same"

    def yes(self, kept: int, played: int, named: int) -> bool:
        return kept == named


@dataclass(eq=False)
class OneOf(Whether):
    values: tuple[int, ...]

    def kind(self) -> str:
        return "one-of"

    def yes(self, kept: int, played: int, named: int) -> bool:
        return kept in self.values

    def say(self) -> Phrase:
        return "whether-one-of", (("either", self.values),)


@dataclass(eq=False)
class Within(Whether):
    distance: int

    def kind(self) -> str:
        return "within"

    def yes(self, kept: int, played: int, named: int) -> bool:
        return abs(kept - played) <= self.distance

    def say(self) -> Phrase:
        return "whether-within", (("n", self.distance),)


# --- asking and answering ----------------------------------------------------------------------------------------


@dataclass(eq=False)
class NameNumber(GroupDeed):
    """The group names a number: N from here on."""

    visible: bool = False  # that of a visible fate

    def can(self, s: Arcana) -> bool:
        return not self.visible or any(s.fates)

    def offers(self, s: Arcana) -> tuple[Option, ...]:
        return numbers(sorted(set(visible(s))) if self.visible else list(VALUES))

    def prompt(self, s: Arcana) -> tuple[str, Args]:
        return "same" if self.visible else "higher", (("who", s.active),)

    def decided(self, s: Arcana, option: Option) -> None:
        put(s, N, option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return "do-name-visible" if self.visible else "do-name", ()


@dataclass(eq=False)
class Answer(Deed):
    """The active player answers by the rules, not by choice."""

    whether: Whether

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Arcana, step: int) -> bool:
        played, named = s.played[-1], reg(s, N)
        ask = self.whether
        answer = ask.yes(s.hands[s.active][0], played, named)
        like = [kept for kept in VALUES if ask.yes(kept, played, named)]
        learn(s, deduction.KNOW, s.active, sum([1 << kept for kept in VALUES if (kept in like) == answer]))
        use_up(s)
        if s.log is not None:
            tell(
                s,
                f"answered-{ask.kind()}",
                ("who", s.active),
                ("power", BACKS[card_of(s)]),
                ("value", named or played),
                ("either", tuple(like)),
                ("answer", yes_or_no(answer)),
                reveals=True,
                rule=self.rule,
            )
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-answer", (("whether", self.whether.say()),)


@dataclass(eq=False)
class TellAge(Deed):
    """The active player says whether the fate played was in hand since an earlier turn."""

    def touches(self) -> int:
        return REVEALS

    def run(self, s: Arcana, step: int) -> bool:
        value = s.played[-1]
        old = s.kept[s.active] == value
        learn(s, deduction.KEPT, s.active, int(old))
        use_up(s)
        if s.log is not None:
            words = (("who", s.active), ("value", value), ("answer", yes_or_no(old)))
            tell(s, "told-age", *words, reveals=True, rule=self.rule)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-tell-age", ()
