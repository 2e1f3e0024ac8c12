"""Gates, clues and monsters come onto the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import BOOK, CULTISTS, MONSTERS, SPACES
from sobremesa.games.eldritch.doom import advance_doom
from sobremesa.games.eldritch.facts import GATE_COLOUR, GATE_SPACE, MONSTER
from sobremesa.games.eldritch.moves import draw_clue, draw_gate, draw_monster, place_clue, put_monster, tokens_of
from sobremesa.games.eldritch.places import gates_of_omen
from sobremesa.games.eldritch.state import ASIDE, IN_SUPPLY, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.games.eldritch.words import COLOURS, CULTIST
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, THINGS_QUEUED, WAIT, Node, question
from sobremesa.kernel.effects.registers import IT, A
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import without

# By number of players: gates and clues that are spawned, monsters of a surge.
GATES_SPAWNED: Final = (0, 1, 1, 1, 1, 2, 2, 2, 2)
CLUES_SPAWNED: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4)
SURGE: Final = (0, 1, 1, 2, 2, 2, 2, 3, 3)


def monster_part(s: Eldritch, token: int, name: str) -> Node | None:
    """What is printed on the token, or for a cultist on the sheet of the ancient one."""
    if MONSTER[token].kind is CULTIST:
        return BOOK.cards[CULTISTS.first + 2 * s.ancient + s.is_awake].part(name)
    return BOOK.cards[MONSTERS.first + token].part(name)


# --- monsters -----------------------------------------------------------------------------------------------------


def place_monster(s: Eldritch, token: int, space: int) -> None:
    """The last act of a step: what it does on being spawned happens next."""
    s.was_spawned = token >= 0
    if token < 0:
        return
    put_monster(s, token, space)
    thing = MONSTERS.first + token
    tell(s, "monster-spawned", "11.2", the(thing), the_space(space), reveals=True)
    part = monster_part(s, token, "spawned")
    if part is not None:
        start(s, part, NONE, thing, thing)


def spawn_monster(s: Eldritch, space: int) -> int:
    """One from the cup; which, or NONE where the cup is empty."""
    token = draw_monster(s)
    place_monster(s, token, space)
    return token


def available(s: Eldritch, kind: Word) -> int:
    """A token of that kind that was set aside, as epic monsters are until they have been defeated; else NONE."""
    return next((token for token in tokens_of(kind) if s.monster_at[token] == ASIDE), NONE)


@dataclass(eq=False)
class SpawnMonsters(Node):
    """A: how many are left; IT: the space."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        left = reg(s, A)
        if left > 0:
            put(s, A, left - 1)
            push(s, self)
            spawn_monster(s, SPACES.number(reg(s, IT)))
        return GO_ON


SPAWN_MONSTERS: Final = BOOK.add("spawn.monsters", SpawnMonsters(), rule="eldritch-11.2")


def spawn_monsters(s: Eldritch, n: int, space: int) -> None:
    start(s, SPAWN_MONSTERS, NONE, it=SPACES.first + space)
    put(s, A, n)


@dataclass(eq=False)
class SpawnOnEach(Node):
    """Monsters come to every space that is waiting; where the cup hasn't enough for all of them, the active player says
    where first. A: how many to each."""

    def touches(self) -> int:
        return ASKS

    def queue_at(self, step: int) -> int:
        return THINGS_QUEUED

    def run(self, s: Eldritch, step: int) -> bool:
        waiting = s.queues[-1]
        if not waiting:
            s.queues.pop()
            return GO_ON
        if len(waiting) > 1 and 0 < s.monster_at.count(IN_SUPPLY) < reg(s, A) * len(waiting):
            return WAIT
        self._spawn(s, waiting[0])
        return GO_ON

    def _spawn(self, s: Eldritch, thing: int) -> None:
        s.queues[-1] = without(s.queues[-1], thing)
        push(s, self)
        spawn_monsters(s, reg(s, A), SPACES.number(thing))

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, s.chooser(-1), "spawn-first", BOOK.picks(sorted(s.queues[-1]))),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        self._spawn(s, option.args[0])


SPAWN_ON_EACH: Final = BOOK.add("spawn.on-each", SpawnOnEach(), rule="eldritch-11.7")


def spawn_on_each(s: Eldritch, n: int, spaces: Sequence[int]) -> None:
    """The last act of a step."""
    start(s, SPAWN_ON_EACH, NONE)
    put(s, A, n)
    s.queues.append(tuple([SPACES.first + space for space in spaces]))


# --- gates --------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class SpawnGates(Node):
    """Each comes with a monster; where there is no gate left, doom advances instead. A: how many are left."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        left = reg(s, A)
        if left <= 0:
            return GO_ON
        put(s, A, left - 1)
        push(s, self)
        gate = draw_gate(s)
        if gate < 0:
            tell(s, "no-gate", "15.3")
            advance_doom(s, 1)
            return GO_ON
        space = GATE_SPACE[gate]
        colour = COLOURS.words[GATE_COLOUR[gate]].name
        tell(s, "gate-spawned", "15.2", the_space(space), ("colour", colour), reveals=True)
        spawn_monster(s, space)
        return GO_ON


SPAWN_GATES: Final = BOOK.add("spawn.gates", SpawnGates(), rule="eldritch-15.2")


def spawn_gates(s: Eldritch, n: int) -> None:
    start(s, SPAWN_GATES, NONE)
    put(s, A, n)


# --- clues --------------------------------------------------------------------------------------------------------


def spawn_clue(s: Eldritch, space: int = NONE) -> int:
    """On the space that it shows, or on that one. Where it lies, or NONE if there was none."""
    token = draw_clue(s)
    if token < 0:
        return NONE
    if space < 0:
        space = token
        tell(s, "clue-spawned", "15.9", the_space(space), reveals=True)
    else:
        tell(s, "clue-spawned-there", "15.10", the_space(space), ("space2", SPACES.names[token]), reveals=True)
    place_clue(s, token, space)
    return space


def spawn_clues(s: Eldritch) -> None:
    """As many as the reference card says."""
    for _ in range(CLUES_SPAWNED[s.players]):
        spawn_clue(s)


# --- a surge ------------------------------------------------------------------------------------------------------


def surge(s: Eldritch) -> None:
    """Monsters at every gate of the colour of the omen; without such a gate, a gate."""
    gates = gates_of_omen(s)
    if not gates:
        spawn_gates(s, 1)
        return
    spawn_on_each(s, SURGE[s.players], [GATE_SPACE[gate] for gate in gates])
