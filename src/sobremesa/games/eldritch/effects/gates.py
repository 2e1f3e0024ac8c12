"""Gates are spawned, closed and discarded, or laid on a mystery and on a sheet."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch import moves, spawning
from sobremesa.games.eldritch.annals import CLOSED, note
from sobremesa.games.eldritch.book import CLOSED_GATE, NO_CLOSE, SPACES
from sobremesa.games.eldritch.effects.deed import Deed
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.facts import GATE_AT, GATE_SPACE
from sobremesa.games.eldritch.mysteries import discard_ongoing
from sobremesa.games.eldritch.places import gate_on
from sobremesa.games.eldritch.state import DISCARDED, NONE, ON_MYSTERY, ON_SHEET, Eldritch
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, RANDOM
from sobremesa.kernel.effects.registers import IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False, init=False)
class SpawnGates(Deed):
    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        spawning.spawn_gates(s, self.n.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn", voice, ("what", (self.n.say("gate"),)))


@dataclass(eq=False)
class CloseGate(Deed):
    """The one with which one has the encounter; where that was a rumour's, it is solved instead."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if s.met_rumour >= 0:
            discard_ongoing(s, s.met_rumour)
            s.met_rumour = NONE
            return GO_ON
        gate = s.met_gate
        if gate < 0 or s.gate_at[gate] != GATE_SPACE[gate] or is_so(s, NO_CLOSE, seat):
            return GO_ON
        note(s, CLOSED, seat, gate)
        tell(s, "gate-closed", "15.4", ("who", seat), the_space(GATE_SPACE[gate]))
        moves.discard_gate(s, gate)
        s.met_gate = NONE
        fire(s, CLOSED_GATE, seat, SPACES.first + GATE_SPACE[gate])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("close-gate", voice)


@dataclass(eq=False)
class GateToMystery(Deed):
    """The gate that was just closed."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        gate = GATE_AT[SPACES.number(reg(s, IT))]
        if s.gate_at[gate] == DISCARDED:
            s.gate_at[gate] = ON_MYSTERY
        elif gate in s.gate_stack:  # it was taken in at once
            at = s.gate_stack.index(gate)
            s.gate_stack = s.gate_stack[:at] + s.gate_stack[at + 1 :]
            s.gates_known = [known[:at] + known[at + 1 :] for known in s.gates_known]
            s.gate_at[gate] = ON_MYSTERY
        if s.gate_at[gate] == ON_MYSTERY:
            tell(s, "gate-to-mystery", "16.13", the_space(GATE_SPACE[gate]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-to-mystery", voice)


@dataclass(eq=False)
class GateToSheet(Fate):
    """The gate that it is about, or one of the stack."""

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        thing = reg(s, IT)
        gate = gate_on(s, SPACES.number(thing)) if SPACES.holds(thing) else NONE
        drawn = gate < 0
        if drawn:
            gate = moves.draw_gate(s, ON_SHEET)
        else:
            moves.place_gate(s, gate, ON_SHEET)
        if gate >= 0:
            tell(s, "gate-to-sheet", "23.14", the_space(GATE_SPACE[gate]), reveals=drawn)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-to-sheet", voice)


@dataclass(eq=False)
class GateHereToSheet(Deed):
    """The gate on your space."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        space = s.place_of(seat)
        gate = gate_on(s, space)
        if gate >= 0:
            moves.place_gate(s, gate, ON_SHEET)
            tell(s, "gate-to-sheet", "23.14", the_space(space))
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-here-to-sheet", voice)
