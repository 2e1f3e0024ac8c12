"""Questions: what a seat is asked, and the rule that asks it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args

# The rule that each question cites.
RULES: Final = {
    "act": "princesa-3.3",
    "trade": "princesa-4.4",
    "attack": "princesa-5.3",
    "answer": "princesa-5.4",
    "answer-openly": "princesa-5.10",
    "finish": "princesa-6.5",
    "cast": "princesa-6.8",
    "claim": "princesa-7.2",
    "alone": "princesa-7.6",
    "pick": "princesa-8.7",
    "discard-own": "princesa-8.8",
    "drop": "princesa-8.8",
    "peek": "princesa-8.9",
    "confess": "princesa-8.13",
    "may-discard": "princesa-8.13",
    "brew": "princesa-8.13",
    "shop": "princesa-8.13",
    "show": "princesa-8.13",
    "pay": "princesa-8.13",
    "lift": "princesa-8.13",
    "lift-any": "princesa-8.13",
    "lift-or-heal": "princesa-8.13",
    "foresee": "princesa-8.18",
    "put-back": "princesa-8.18",
    "give": "princesa-8.20",
    "loot": "princesa-10.4",
    "haunt": "princesa-11.1",
    "revive": "princesa-11.4",
    "conjure": "princesa-12.13",
    "hero": "princesa-14.1",
}


def decision(by: Node, seat: int, ask: str, choices: tuple[Option, ...], args: Args = ()) -> Decision:
    return Decision(seat, ask, RULES[ask], choices, args, by)


def each(options: Mapping[int, Option], kinds: Iterable[int]) -> tuple[Option, ...]:
    """The options for those kinds, which come in order."""
    return tuple([options[kind] for kind in kinds])
