"""What only monsters say of themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch.book import BOOK, MONSTERS, SPACES
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.monsters import move_monster
from sobremesa.games.eldritch.effects.moving import spaces_of
from sobremesa.games.eldritch.effects.nouns import TOWARDS
from sobremesa.games.eldritch.map import NEXT_TO
from sobremesa.games.eldritch.places import nearest_investigators, steps_towards
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.travelling import arrive, can_move
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import CARD, IT
from sobremesa.kernel.effects.running import asker, open_inner_scope, push, reg
from sobremesa.kernel.effects.words import THEY_DO, Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


def speaking(s: Eldritch) -> int:
    """The token that speaks."""
    return MONSTERS.number(reg(s, CARD))


@mypyc_attr(allow_interpreted_subclasses=True)
class ItGoes(Fate):
    """The monster that speaks moves to one of those spaces; of several the lead chooses."""

    def touches(self) -> int:
        return ASKS

    def ways(self, s: Eldritch, at: int) -> Sequence[int]:
        raise NotImplementedError(type(self).__name__)

    def run(self, s: Eldritch, step: int) -> bool:
        ways = self.ways(s, s.monster_at[speaking(s)])
        if len(ways) > 1:
            return WAIT
        if ways:
            self.go(s, ways[0])
        return GO_ON

    def go(self, s: Eldritch, space: int) -> None:
        move_monster(s, speaking(s), space)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks([SPACES.first + space for space in self.ways(s, s.monster_at[speaking(s)])])
        return (question(self, seat, "move-monster", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self.go(s, SPACES.number(option.args[0]))


@dataclass(eq=False)
class MoveItTo(ItGoes):
    where: Which

    def ways(self, s: Eldritch, at: int) -> Sequence[int]:
        return [SPACES.number(thing) for thing in self.where.find(s)]

    def say(self, voice: Voice) -> Phrase:
        return clause("move-it-to", voice, ("where", self.where.say(voice)))


@dataclass(eq=False)
class ItGoesTowards(Fate):
    """The monster that speaks moves so many spaces towards the nearest of those. The step counts."""

    goal: Which
    n: int = 1

    def touches(self) -> int:
        return ASKS

    def _ways(self, s: Eldritch) -> list[int]:
        at = s.monster_at[speaking(s)]
        return steps_towards(at, spaces_of(s, self.goal.find(s)), NEXT_TO[at])

    def run(self, s: Eldritch, step: int) -> bool:
        if step >= self.n:
            return GO_ON
        ways = self._ways(s)
        if len(ways) > 1:
            return WAIT
        if ways:
            push(s, self, step + 1)
            move_monster(s, speaking(s), ways[0])
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks([SPACES.first + space for space in self._ways(s)])
        return (question(self, seat, "move-monster", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        push(s, self, step + 1)
        move_monster(s, speaking(s), SPACES.number(option.args[0]))

    def say(self, voice: Voice) -> Phrase:
        return clause("it-goes-towards", voice, ("n", self.n), ("where", self.goal.say(TOWARDS)))


@dataclass(eq=False)
class CarryOff(Fate):
    """The chosen investigator and the monster that speaks move a space, the same one."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        at = s.monster_at[speaking(s)]
        options = BOOK.picks([SPACES.first + space for space in NEXT_TO[at]])
        return (question(self, seat, "move-monster", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        space = SPACES.number(option.args[0])
        move_monster(s, speaking(s), space)
        carried = reg(s, IT)
        if can_move(s, carried):
            arrive(s, carried, space)

    def say(self, voice: Voice) -> Phrase:
        return clause("carry-off", voice)


@dataclass(eq=False)
class ToNearest(ToOne):
    """It happens to the investigator nearest to the monster that speaks; of several, whoever decides chooses one."""

    then: Node

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[speaking(s)]
        return nearest_investigators(s, at) if at >= 0 else ()

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        open_inner_scope(s, thing)
        push(s, self.then)

    def is_simple(self) -> bool:
        return self.then.is_simple()

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return "do-each", (("whom", ("sel-nearest-investigator", ())), ("do", self.then.say(THEY_DO)))
