"""From the set-up to the end: who is who, then round after round of actions, encounters and mythos."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.acting import TURN
from sobremesa.games.eldritch.annals import DOOM_STOOD, note
from sobremesa.games.eldritch.book import BOOK, ENCOUNTER_ENDS, INVESTIGATORS
from sobremesa.games.eldritch.effects.box import turn_expedition
from sobremesa.games.eldritch.effects.fate import DrawRumour
from sobremesa.games.eldritch.meeting import ENCOUNTER
from sobremesa.games.eldritch.moves import fill_reserve
from sobremesa.games.eldritch.mythos_phase import CARD_STEPS
from sobremesa.games.eldritch.setting_out import available_sheets, take_sheet
from sobremesa.games.eldritch.solving import draw_mystery
from sobremesa.games.eldritch.spawning import GATES_SPAWNED, spawn_clues, spawn_gates
from sobremesa.games.eldritch.state import ALIVE, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.games.eldritch.words import ACTION_PHASE, ENCOUNTER_PHASE
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire, forgive
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import A, B
from sobremesa.kernel.effects.running import push, put, reg, start
from sobremesa.kernel.option import Option

# --- before the first round ---------------------------------------------------------------------------------------


@dataclass(eq=False)
class ChooseInvestigators(Node):
    """One after the other, from the lead on. A: how many have chosen."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT if reg(s, A) < s.players else GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([INVESTIGATORS.first + sheet for sheet in available_sheets(s)])
        return (question(self, (s.lead + reg(s, A)) % s.players, "investigator", options),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        put(s, A, reg(s, A) + 1)
        push(s, self)
        take_sheet(s, seat, INVESTIGATORS.number(option.args[0]))


_GATES: Final = 1
_CLUES: Final = 2
_RUMOUR: Final = 3


@dataclass(eq=False)
class LayOut(Node):
    """The reserve, gates with their monsters, the expedition, clues, the first mystery; perhaps a rumour."""

    starting_rumour: bool

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        if step == 0:
            fill_reserve(s)
            push(s, self, _GATES)
        elif step == _GATES:
            push(s, self, _CLUES)
            spawn_gates(s, GATES_SPAWNED[s.players])
        elif step == _CLUES:
            turn_expedition(s)
            spawn_clues(s)
            push(s, self, _RUMOUR)
            draw_mystery(s)
        elif self.starting_rumour:
            push(s, START_RUMOUR)
        return GO_ON


# --- rounds -------------------------------------------------------------------------------------------------------

_ACTIONS: Final = 0
_ENCOUNTERS: Final = 1
_MYTHOS: Final = 2


@dataclass(eq=False)
class Round(Node):
    """A phase after the other; in the first two everybody in turn, from the lead on.

    A: how many have had theirs; B: who was the first.
    """

    def run(self, s: Eldritch, step: int) -> bool:
        s.active = NONE
        s.actions_left = 0
        expire(s, ENCOUNTER_ENDS)  # whichever encounter it was, and if there was none
        if step == _MYTHOS:
            push(s, self)
            put(s, A, 0)
            push(s, CARD_STEPS)
            return GO_ON
        done = reg(s, A)
        if done == 0:
            put(s, B, s.lead)
            if step == _ACTIONS:
                s.rounds += 1
                s.acted = [()] * len(s.acted)
                forgive(s)
                note(s, DOOM_STOOD, n=s.doom)
                tell(s, "round", "4.1", ("n", s.rounds))
            s.phase = (ACTION_PHASE if step == _ACTIONS else ENCOUNTER_PHASE).number
        if done == len(s.life):
            put(s, A, 0)
            push(s, self, step + 1)
            return GO_ON
        put(s, A, done + 1)
        push(s, self, step)
        seat = (reg(s, B) + done) % len(s.life)
        if s.life[seat] == ALIVE:
            s.active = seat
            start(s, TURN if step == _ACTIONS else ENCOUNTER, seat)
        return GO_ON


CHOOSE: Final = BOOK.add("set-up.investigators", ChooseInvestigators(), rule="eldritch-2.2")
LAY_OUT: Final = BOOK.add("set-up.board", LayOut(False), rule="eldritch-2.11")
LAY_OUT_WITH_RUMOUR: Final = BOOK.add("set-up.board-and-rumour", LayOut(True), rule="eldritch-24.3")
START_RUMOUR: Final = BOOK.add("set-up.rumour", DrawRumour(with_clues=False), rule="eldritch-24.3")
ROUND: Final = BOOK.add("round", Round(), rule="eldritch-4.1")


def begin(s: Eldritch, *, with_rumour: bool) -> None:
    """Everything waits, the first thing on top."""
    start(s, ROUND, NONE)
    start(s, LAY_OUT_WITH_RUMOUR if with_rumour else LAY_OUT, NONE)
    start(s, CHOOSE, NONE)
