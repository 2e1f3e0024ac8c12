"""Clues of the board: they are spawned, moved and discarded, or laid on the mystery."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves, spawning
from sobremesa.games.eldritch.book import BOOK, SPACES
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.map import ALL
from sobremesa.games.eldritch.places import nearest, of_terrain
from sobremesa.games.eldritch.state import HELD, NONE, ON_MYSTERY, Eldritch
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import asker, push, reg
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class SpawnClues(Node):
    n: int

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        for _ in range(self.n):
            spawning.spawn_clue(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn", voice, ("what", (("lot-clue", (("n", self.n),)),)))


@dataclass(eq=False)
class SpawnClueAnywhere(ToOne):
    """On a space of your choice."""

    def touches(self) -> int:
        return ASKS | RANDOM

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space for space in ALL]

    def prompt(self) -> str:
        return "spawn-clue"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        spawning.spawn_clue(s, SPACES.number(thing))

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn-clue-anywhere", voice)


@dataclass(eq=False)
class DiscardThisClue(Node):
    """The one with which one has the encounter."""

    def run(self, s: Eldritch, step: int) -> bool:
        if s.met_clue >= 0:
            moves.remove_clue(s, s.met_clue)
            s.met_clue = NONE
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("what", (("lot-this-clue", ()),)))


@dataclass(eq=False)
class MoveThisClue(ToOne):
    where: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.where.of(s, seat) if s.met_clue >= 0 else ()

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        s.clue_at[s.met_clue] = SPACES.number(thing)
        tell(s, "clue-moved", "10.8", the_space(SPACES.number(thing)))

    def say(self, voice: Voice) -> Phrase:
        return clause("move-this-clue", voice, ("where", self.where.say(voice)))


@dataclass(eq=False)
class MoveCluesToNearest(Node):
    """Every clue on the board, each to the nearest space of that terrain. The step is the token."""

    terrain: Word

    def touches(self) -> int:
        return ASKS

    def _goals(self, s: Eldritch, token: int) -> list[int]:
        return nearest(s.clue_at[token], of_terrain(self.terrain.number))

    def run(self, s: Eldritch, step: int) -> bool:
        token = step
        while token < len(s.clue_at):
            if 0 <= s.clue_at[token] < len(ALL):
                goals = self._goals(s, token)
                if len(goals) > 1:
                    if token == step:
                        return WAIT
                    push(s, self, token)
                    return GO_ON
                self._move(s, token, goals[0])
            token += 1
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks([SPACES.first + goal for goal in self._goals(s, step)])
        return (question(self, seat, "move-clue", options, (*speaker(s), the_space(s.clue_at[step]))),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self._move(s, step, SPACES.number(option.args[0]))
        push(s, self, step + 1)

    def _move(self, s: Eldritch, token: int, goal: int) -> None:
        if s.clue_at[token] != goal:
            tell(s, "clue-went", "3.5", the_space(s.clue_at[token]), ("space2", SPACES.names[goal]))
            s.clue_at[token] = goal

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("clues-to-nearest", voice, ("terrain", self.terrain.name))


@dataclass(eq=False)
class ClueToMystery(Node):
    """A clue that one found in this encounter is laid on the mystery."""

    def can(self, s: Eldritch) -> bool:
        return s.clues_found > 0 and HELD + reg(s, WHO) in s.clue_at

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if HELD + seat in s.clue_at:
            s.clue_at[s.clue_at.index(HELD + seat)] = ON_MYSTERY
            tell(s, "clue-to-mystery", "16.13", ("who", seat))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("clue-to-mystery", voice)
