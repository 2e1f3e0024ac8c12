"""Monsters come to the board, move there and leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves, spawning
from sobremesa.games.eldritch.book import BOOK, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.combat import engage, met
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.nouns import TheSpace
from sobremesa.games.eldritch.state import NONE, ON_MYSTERY, ON_RUMOUR, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

# --- spawning -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class SpawnMonsters(Node):
    """So many on each of those spaces. A single one is IT."""

    n: int
    where: Which

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        spaces = self.where.of(s, seat)
        if self.n == 1 and len(spaces) == 1:
            token = moves.draw_monster(s)
            put(s, IT, MONSTERS.first + token if token >= 0 else NONE)
            spawning.place_monster(s, token, SPACES.number(spaces[0]))
            return GO_ON
        spawning.spawn_on_each(s, self.n, [SPACES.number(thing) for thing in spaces])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn-monsters", voice, ("n", self.n), ("where", self.where.say(voice)))


@dataclass(eq=False)
class SpawnNamed(Fate):
    """One that was set aside, or an epic monster. It is IT."""

    kind: Word
    where: Which

    def can(self, s: Eldritch) -> bool:
        return spawning.available(s, self.kind) >= 0

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        spaces = self.where.of(s, seat)
        s.was_spawned = False
        token = spawning.available(s, self.kind)
        if spaces and token >= 0:
            put(s, IT, MONSTERS.first + token)
            spawning.place_monster(s, token, SPACES.number(spaces[0]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        if isinstance(self.where, TheSpace):
            return clause("spawn-named-in", voice, ("monster", self.kind.name), ("space", self.where.space.name))
        which: Phrase = ("a-monster", (("monster", self.kind.name),))
        return clause("spawn-named", voice, ("where", self.where.say(voice)), ("what", (which,)))


# --- leaving --------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class MonsterToCard(Node):
    """The monster that was defeated lies on this mystery, or on this rumour."""

    def run(self, s: Eldritch, step: int) -> bool:
        token = MONSTERS.number(reg(s, IT))
        if moves.is_about(s, token):
            moves.take_monster(s, token, ON_RUMOUR if MYTHOS.holds(reg(s, CARD)) else ON_MYSTERY)
            tell(s, "monster-to-card", "16.13", the(reg(s, IT)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("monster-to-card", voice)


# --- moving ---------------------------------------------------------------------------------------------------------


def move_monster(s: Eldritch, token: int, space: int) -> None:
    if s.monster_at[token] >= 0 and s.monster_at[token] != space:
        s.monster_at[token] = space
        tell(s, "monster-moved", "11.29", the(MONSTERS.first + token), the_space(space))


@dataclass(eq=False)
class MoveMonster(Node):
    """One of those, to a space of your choice. IT: which."""

    of: Which
    to: Which

    def touches(self) -> int:
        return ASKS

    def can(self, s: Eldritch) -> bool:
        return bool(self.of.of(s, reg(s, WHO)))

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        found = self.of.of(s, seat)
        if step == 0:
            if not found:
                return GO_ON
            if len(found) > 1:
                return WAIT
            put(s, IT, found[0])
            push(s, self, 1)
            return GO_ON
        spaces = self._spaces(s, seat)
        if len(spaces) > 1:
            return WAIT
        if spaces:
            move_monster(s, met(s), SPACES.number(spaces[0]))
        return GO_ON

    def _spaces(self, s: Eldritch, seat: int) -> list[int]:
        at = SPACES.first + s.monster_at[met(s)]
        return [thing for thing in self.to.of(s, seat) if thing != at]

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        if step == 0:
            return (question(self, seat, "which-monster", BOOK.picks(self.of.find(s)), speaker(s)),)
        options = BOOK.picks(self._spaces(s, seat))
        return (question(self, seat, "move-monster", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == 0:
            put(s, IT, option.args[0])
            push(s, self, 1)
        else:
            move_monster(s, met(s), SPACES.number(option.args[0]))

    def say(self, voice: Voice) -> Phrase:
        return clause("move-monster", voice, ("whom", self.of.say(voice)), ("where", self.to.say(voice)))


@dataclass(eq=False)
class Bring(ToOne):
    """A monster comes to your space, and you fight it."""

    of: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def prompt(self) -> str:
        return "which-monster"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        token = MONSTERS.number(thing)
        move_monster(s, token, s.place_of(seat))
        engage(s, seat, token)

    def say(self, voice: Voice) -> Phrase:
        return clause("bring", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False, init=False)
class Gather(Fate):
    """Every monster of those kinds on the board comes to that space."""

    where: Which
    kinds: tuple[Word, ...]

    def __init__(self, where: Which, *kinds: Word) -> None:
        self.where = where
        self.kinds = kinds

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        space = SPACES.number(self.where.of(s, seat)[0])
        for kind in self.kinds:
            for token in moves.tokens_of(kind):
                if s.monster_at[token] >= 0:
                    move_monster(s, token, space)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        kinds = tuple([kind.name for kind in self.kinds])
        return clause("gather", voice, ("monster", kinds), ("where", self.where.say(voice)))
