"""Gates are spawned, closed and discarded, or laid on a mystery and on a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import moves, spawning
from sobremesa.games.eldritch.annals import CLOSED, note
from sobremesa.games.eldritch.book import CLOSED_GATE, NO_CLOSE, SPACES
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.facts import GATE_AT, GATE_SPACE
from sobremesa.games.eldritch.solving import discard_ongoing
from sobremesa.games.eldritch.state import NONE, ON_MYSTERY, ON_SHEET, Eldritch
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, RANDOM, Node
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, Word, Words, clause
from sobremesa.kernel.phrase import Phrase

LAID_ON: Final = Words("mystery", "sheet")
THIS_MYSTERY, THIS_SHEET = LAID_ON.words


@dataclass(eq=False, init=False)
class SpawnGates(Node):
    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        spawning.spawn_gates(s, self.n.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn", voice, ("what", (self.n.say("gate"),)))


@dataclass(eq=False)
class CloseGate(Node):
    """The one with which one has the encounter; where that was a rumour's, it is solved instead."""

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
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
class LayGate(Node):
    """Those gates, wherever they are now, on this mystery or this sheet; where there is none, one of the stack."""

    of: Which
    on: Word
    or_drawn: bool = False

    def touches(self) -> int:
        return RANDOM if self.or_drawn else 0

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        found = self.of.of(s, seat)
        for thing in found:
            gate = GATE_AT[SPACES.number(thing)]
            if gate in s.gate_stack:  # it was taken in at once
                at = s.gate_stack.index(gate)
                s.gate_stack = s.gate_stack[:at] + s.gate_stack[at + 1 :]
                s.gates_known = [known[:at] + known[at + 1 :] for known in s.gates_known]
            moves.place_gate(s, gate, self._goal())
            self._tell(s, gate)
        if self.or_drawn and not found:
            gate = moves.draw_gate(s, self._goal())
            if gate >= 0:
                self._tell(s, gate, reveals=True)
        return GO_ON

    def _goal(self) -> int:
        return ON_SHEET if self.on is THIS_SHEET else ON_MYSTERY

    def _tell(self, s: Eldritch, gate: int, *, reveals: bool = False) -> None:
        if self.on is THIS_SHEET:
            tell(s, "gate-to-sheet", "23.14", the_space(GATE_SPACE[gate]), reveals=reveals)
        else:
            tell(s, "gate-to-mystery", "16.13", the_space(GATE_SPACE[gate]), reveals=reveals)

    def has_subject(self) -> bool:
        return self.on is THIS_SHEET

    def say(self, voice: Voice) -> Phrase:
        name = f"gate-to-{self.on.name}" + ("-or-drawn" if self.or_drawn else "")
        return clause(name, voice, ("whom", self.of.say(voice)))
