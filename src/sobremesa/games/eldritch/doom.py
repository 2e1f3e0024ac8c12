"""Doom and the omen; the ancient one awakens; the end of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.annals import AWOKE, note
from sobremesa.games.eldritch.book import ANCIENTS, BOOK, OMEN_ADVANCED, SPACES, WOULD_ADVANCE_DOOM
from sobremesa.games.eldritch.facts import GATE_SPACE, OMEN_TRACK
from sobremesa.games.eldritch.moves import comes, goes
from sobremesa.games.eldritch.places import gates_of_omen
from sobremesa.games.eldritch.state import MOST_DOOM, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.games.eldritch.words import COLOURS, ENDINGS
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ENDS, GO_ON, Node
from sobremesa.kernel.effects.registers import IT, A
from sobremesa.kernel.effects.running import push, put, reg, start, stop
from sobremesa.kernel.effects.words import Word

# --- the end ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class End(Node):
    """The match is over."""

    ending: Word

    def touches(self) -> int:
        return ENDS

    def run(self, s: Eldritch, step: int) -> bool:
        s.ending = self.ending.number
        s.active = NONE
        tell(s, f"ended-{self.ending.name}", "20.1")
        stop(s)
        return GO_ON


_ENDS: Final = [BOOK.add(f"end.{ending.name}", End(ending), rule="eldritch-20.1") for ending in ENDINGS.words]


def end(s: Eldritch, ending: Word) -> None:
    """The next thing that happens is the end: nothing that was still to come does."""
    start(s, _ENDS[ending.number], NONE)


# --- doom ---------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Steps(Node):
    """Doom advances, one space at a time. A: how many are left; IT: the space of the gate that advances it, if any."""

    def run(self, s: Eldritch, step: int) -> bool:
        left = reg(s, A)
        if left <= 0:
            return GO_ON
        put(s, A, left - 1)
        push(s, self)
        if s.is_awake:
            fire(s, WOULD_ADVANCE_DOOM, NONE, it=reg(s, IT))
            return GO_ON
        s.doom -= 1
        tell(s, "doom-advances", "14.7", ("n", 1), ("doom", s.doom))
        if s.doom == 0:
            start(s, AWAKEN, NONE)
        return GO_ON


@dataclass(eq=False)
class Awaken(Node):
    """The sheet is turned; what is on its back replaces what was on its front."""

    def run(self, s: Eldritch, step: int) -> bool:
        asleep = ANCIENTS.first + 2 * s.ancient
        goes(s, asleep)
        s.is_awake = True
        comes(s, asleep + 1)
        note(s, AWOKE)
        tell(s, "awakens", "16.5", ("ancient", ANCIENTS.names[2 * s.ancient]))
        part = BOOK.cards[asleep + 1].part("awakens")
        if part is not None:
            start(s, part, NONE, asleep + 1)
        return GO_ON


STEPS: Final = BOOK.add("doom.steps", Steps(), rule="eldritch-14.7")
AWAKEN: Final = BOOK.add("doom.awaken", Awaken(), rule="eldritch-16.5")


def advance_doom(s: Eldritch, n: int, gate: int = NONE) -> None:
    """The last act of a step: what comes of it happens next."""
    if n <= 0:
        return
    if not s.is_awake and s.doom > n:
        s.doom -= n
        tell(s, "doom-advances", "14.7", ("n", n), ("doom", s.doom))
        return
    start(s, STEPS, NONE, it=NONE if gate < 0 else SPACES.first + GATE_SPACE[gate])
    put(s, A, n)


def retreat_doom(s: Eldritch, n: int) -> None:
    if s.is_awake:
        return
    n = min(n, MOST_DOOM - s.doom)
    s.doom += n
    if n:
        tell(s, "doom-retreats", "14.8", ("n", n), ("doom", s.doom))


# --- the omen -----------------------------------------------------------------------------------------------------

_TOLD: Final = 1


@dataclass(eq=False)
class OmenSteps(Node):
    """The omen advances, or goes back, space by space; on each doom advances for every gate of its colour.

    A: how many are left; below 0, against the clock."""

    def run(self, s: Eldritch, step: int) -> bool:
        if step == _TOLD:
            fire(s, OMEN_ADVANCED, NONE)
            return GO_ON
        left = reg(s, A)
        if left == 0:
            return GO_ON
        way = 1 if left > 0 else -1
        put(s, A, left - way)
        s.omen = (s.omen + way) % len(OMEN_TRACK)
        colour = ("colour", COLOURS.words[OMEN_TRACK[s.omen]].name)
        push(s, self)
        if way > 0:
            tell(s, "omen-advances", "14.3", colour)
            push(s, self, _TOLD)
        else:
            tell(s, "omen-set", "14.6", colour)
        doom_for_gates(s)
        return GO_ON


OMEN_STEPS: Final = BOOK.add("omen.steps", OmenSteps(), rule="eldritch-14.3")


def advance_omen(s: Eldritch, n: int) -> None:
    start(s, OMEN_STEPS, NONE)
    put(s, A, n)


def doom_for_gates(s: Eldritch) -> None:
    """Doom advances for every gate of the colour of the omen; an ancient one that is awake looks at each."""
    gates = gates_of_omen(s)
    if not s.is_awake and s.doom > len(gates):
        advance_doom(s, len(gates))
        return
    for gate in reversed(gates):
        start(s, STEPS, NONE, it=SPACES.first + GATE_SPACE[gate])
        put(s, A, 1)
