"""Who takes an action in another's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import BOOK
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.running import Frame, Running, open_scope, push


@dataclass(eq=False)
class Guest(Node):
    """It lies below the action, whatever becomes of who takes it: the step is the seat."""

    def run(self, s: Running, step: int) -> bool:
        return GO_ON


GUEST: Final = BOOK.add("action.guest", Guest(), rule="eldritch-1.9")


def welcome(s: Running, seat: int) -> None:
    """What is started next is an action of theirs."""
    open_scope(s, -1)
    push(s, GUEST, seat)


def guest_of(agenda: Sequence[Frame]) -> int:
    """Whose action it is now, in another's turn; below 0 where nobody takes one."""
    guest = GUEST.number
    return next((step for number, step in reversed(agenda) if number == guest), -1)
