"""What a match is in the middle of: an agenda of nodes, and what they remember under names.

A frame is a node and its step. What an effect remembers stands in the *registers*: a flat list with one row for each
open scope, of which only the last counts. `open_scope` adds a row, and with it the frame that takes it away again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import keeping
from sobremesa.kernel.effects.node import NO_QUEUE, Node, Standing
from sobremesa.kernel.effects.registers import BLANK, BOUNDS, CARD, EVENT, FLAGS, IT, NOBODY_SPEAKS, WHO, WIDTH
from sobremesa.kernel.errors import EndlessAgenda
from sobremesa.kernel.option import Option
from sobremesa.kernel.state import ALL, NOBODY, OWNER, State, seen_by

if TYPE_CHECKING:
    from sobremesa.kernel.effects.book import Book

Frame = tuple[int, int]
FRAME_BOUNDS: Final = (0, 4095)
LASTING_BOUNDS: Final = (-2, 2**24)

BUDGET: Final = 10_000

# The kernel's own nodes: the first of every book, so that their numbers are known.
LEAVE: Final = 0
RESOLVE: Final = 1
PAID_UP: Final = 2

ASK_NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, slots=True)
class Running(State):
    """The base of the state of every game whose cards are written in the language.

    Agenda and registers are public: what one seat alone may see lies in a field of that seat's own.
    """

    # The top is the end.
    agenda: list[Frame] = seen_by(ALL, of=keeping.FRAMES, size=(32, 2), bounds=FRAME_BOUNDS, shown=False, init=False)
    registers: list[int] = seen_by(
        ALL, of=keeping.REGISTERS, size=(8 * WIDTH,), bounds=BOUNDS * 8, shown=False, init=False
    )
    queues: list[tuple[int, ...]] = seen_by(NOBODY, of=keeping.QUEUES, init=False)  # a row for each frame with one
    # Listeners that have had their use.
    used: tuple[int, ...] = seen_by(
        ALL, of=keeping.LISTENERS, size=(8,), bounds=LASTING_BOUNDS, shown=False, init=False
    )
    # Listener, until when, and whose.
    lasting: tuple[tuple[int, int, int], ...] = seen_by(
        ALL, of=keeping.LASTING, size=(8, 3), bounds=LASTING_BOUNDS, shown=False, init=False
    )
    # Sealed; empty without a ballot.
    votes: list[int] = seen_by(
        OWNER, back=is_in, of=keeping.VOTES, size=(16,), bounds=(-2, 4095), shown=False, init=False
    )
    ears: tuple[tuple[int, ...], ...] = seen_by(NOBODY, saved=False, init=False)  # by moment: who listens

    def __post_init__(self) -> None:
        self.agenda = []
        self.registers = []
        self.queues = []
        self.used = ()
        self.lasting = ()
        self.votes = []
        self.ears = self.book().silence
        self.log = None  # as the class says; but it is looked at all the time, and quicker found here
        self.touched = 0

    def rebuild(self) -> None:
        self.ears = self.book().ears_of(self)
        if self.is_cut_short:
            self.put_away()
        if self.left_out:
            advance(self)

    # --- what a game says of its table -----------------------------------------------------------------------

    def book(self) -> Book:
        """All that the game's cards and procedures are made of."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Who was asking is no more: nothing stays of how far the answer had come."""
        self.votes = []

    def holder_of(self, thing: int) -> int:
        """The seat whose it is; below 0: the table's."""
        return NOBODY_SPEAKS

    def in_play(self) -> Sequence[int]:
        """The things that listen now, hidden ones too."""
        return ()

    def is_here(self, seat: int, other: int) -> bool:
        """Whether the two are in the same place."""
        return seat == other

    def seats_from(self, seat: int) -> Sequence[int]:
        """Everybody still in the match, in order of play from that seat on."""
        raise NotImplementedError

    def chooser(self, moment: int) -> int:
        """Who orders what happens at once at that moment (ASK_NOBODY: `in_order`), and at -1 speaks for the table."""
        raise NotImplementedError

    def in_order(self, moment: int, listeners: list[int]) -> list[int]:
        """The order in which these act at once, where nobody is asked for it."""
        return listeners

    def speaks(self, node: Standing, thing: int) -> None:
        """A card that listened begins to act, in a scope of its own: the game may tell."""


# --- registers ---------------------------------------------------------------------------------------------------


def reg(s: Running, at: int) -> int:
    """A register of the scope that runs."""
    return s.registers[at - WIDTH]


def put(s: Running, at: int, value: int) -> None:
    s.registers[at - WIDTH] = value


def open_scope(s: Running, who: int, card: int = -1, it: int = -1) -> None:
    """A fresh row: only the circumstances are those of outside."""
    registers = s.registers
    circumstances = registers[FLAGS - WIDTH] if registers else 0
    registers += BLANK
    registers[WHO - WIDTH] = who
    registers[IT - WIDTH] = it
    registers[CARD - WIDTH] = card
    if circumstances:
        registers[FLAGS - WIDTH] = circumstances
    s.agenda.append((LEAVE, 0))


def open_inner_scope(s: Running, who: int) -> None:
    """A row of its own within the same text: card, thing and event are those of outside."""
    event = reg(s, EVENT)
    open_scope(s, who, reg(s, CARD), reg(s, IT))
    put(s, EVENT, event)


def close_scope(s: Running) -> None:
    del s.registers[-WIDTH:]


def could(s: Running, node: Node, who: int, card: int) -> bool:
    """Whether the node could be run for them as a part of that card: looked at in a scope of its own."""
    registers = s.registers
    registers += BLANK
    registers[WHO - WIDTH] = who
    registers[CARD - WIDTH] = card
    can = node.can(s)
    del registers[-WIDTH:]
    return can


def asker(s: Running) -> int:
    """Who decides: «you», or whoever speaks for the table where a card speaks to nobody."""
    who = reg(s, WHO)
    return who if who >= 0 else s.chooser(-1)


# --- agenda ------------------------------------------------------------------------------------------------------


def push(s: Running, node: Node, step: int = 0) -> None:
    s.agenda.append((node.number, step))


def start(s: Running, node: Node, who: int, card: int = -1, it: int = -1) -> None:
    """Run a part of a card (or a procedure) in a scope of its own: next, before all that stands on the agenda."""
    open_scope(s, who, card, it)
    s.agenda.append((node.number, 0))


def advance(s: Running) -> None:
    """Go on where nobody was asked anything."""
    answer(s, -1, None)


def answer(s: Running, seat: int, option: Option | None) -> None:
    """Take the seat's answer to the node that asked it, and go on: run frames from the top until one waits, for what it
    then asks, or none is left. One function, for it is called at every choice."""
    agenda, book = s.agenda, s.book()
    nodes, touched, watcher = book.nodes, book.touched, book.watcher
    if option is not None:
        number, step = agenda.pop()
        if touched[number]:
            s.touched |= touched[number]
        if watcher is None:
            nodes[number].take(s, step, seat, option)
        else:
            watcher.take(nodes[number], s, step, seat, option)
    for _ in range(BUDGET):
        if not agenda:
            return
        frame = agenda.pop()
        number, step = frame
        if number == LEAVE:  # of all frames the most frequent: not worth a call
            del s.registers[-WIDTH:]
        elif nodes[number].run(s, step) if watcher is None else watcher.run(nodes[number], s, step):
            agenda.append(frame)
            if s.asked is None:
                s.asked = nodes[number].ask(s, step)
            return
        elif touched[number]:
            s.touched |= touched[number]
    if agenda:
        raise EndlessAgenda(f"the rules went on without asking anybody; the last was {book.names[number]}")


def decisions(s: Running) -> tuple[Decision, ...]:
    """What the node asks that the agenda stands at; nothing if there is nothing left to do."""
    agenda = s.agenda
    if not agenda:
        return ()
    number, step = agenda[-1]
    return s.book().nodes[number].ask(s, step)


def stop(s: Running) -> None:
    """The match is over: nothing is left to do."""
    s.agenda.clear()
    s.registers.clear()
    s.queues.clear()
    s.votes = []


def lapse(s: Running) -> None:
    """What was still to happen in this scope doesn't; the scope is closed as usual."""
    nodes = s.book().nodes
    while s.agenda[-1][0] != LEAVE:
        number, step = s.agenda.pop()
        if nodes[number].queue_at(step) != NO_QUEUE:
            s.queues.pop()


def stands_at(s: Running) -> Node | None:
    """The node that the agenda stands at, None at the end of a match."""
    return s.book().nodes[s.agenda[-1][0]] if s.agenda else None


def forget(s: Running, seat: int) -> None:
    """Somebody has fallen: what was still to happen to them doesn't. Scopes and events are closed as usual."""
    nodes = s.book().nodes
    base, row = len(s.registers) - WIDTH, len(s.queues)
    kept: list[Frame] = []
    for frame in reversed(s.agenda):
        closes = frame[0] == LEAVE or frame[0] == RESOLVE
        keeps_row = nodes[frame[0]].queue_at(frame[1]) != NO_QUEUE
        if keeps_row:
            row -= 1
        if closes or base < 0 or s.registers[base + WHO] != seat:
            kept.append(frame)
        elif keeps_row:
            del s.queues[row]
        if closes:
            base -= WIDTH
    kept.reverse()
    s.agenda[:] = kept
