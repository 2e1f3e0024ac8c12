"""The kernel's own frames around what a card does: where a scope ends, where paying ends."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import FLAGS, PAYING
from sobremesa.kernel.effects.running import PAID_UP, Running, push, put, reg


@dataclass(eq=False)
class Leave(Node):
    """A scope ends. It is never run: `advance` closes the scope itself."""


@dataclass(eq=False)
class PaidUp(Node):
    """A cost has been paid: what comes now is no cost."""

    def run(self, s: Running, step: int) -> bool:
        put(s, FLAGS, reg(s, FLAGS) & ~PAYING)
        return GO_ON


def pay(s: Running, cost: Node) -> None:
    """Run the cost that somebody chose to pay, under the flag PAYING."""
    put(s, FLAGS, reg(s, FLAGS) | PAYING)
    s.agenda.append((PAID_UP, 0))
    push(s, cost)
