"""Somebody comes to have a possession or a condition, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import BOOK, GAINED_CONDITION
from sobremesa.games.eldritch.moves import give, put_back, take_away
from sobremesa.games.eldritch.state import NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_condition
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, RANDOM, Node
from sobremesa.kernel.effects.registers import CARD, WHO
from sobremesa.kernel.effects.running import push, reg, start


@dataclass(eq=False)
class Serve(Node):
    """A service is resolved at once, and then discarded. CARD: which."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        thing = reg(s, CARD)
        if step == 0:
            push(s, self, 1)
            part = BOOK.cards[thing].part("service")
            assert part is not None
            push(s, part)
        elif s.owner[thing] == reg(s, WHO):
            tell(s, "served", "17.28", the(thing))
            take_away(s, thing)
            put_back(s, thing)
        return GO_ON


SERVE: Final = BOOK.add("gain.service", Serve(), rule="eldritch-17.28")


def receive(s: Eldritch, seat: int, thing: int, *, from_deck: bool = False) -> None:
    """They gain an asset, an artifact or a spell. The last act of a step."""
    if thing < 0:
        return
    give(s, seat, thing)
    tell(s, "gained", "17.18", ("who", seat), the(thing), reveals=True)
    card = BOOK.cards[thing]
    if card.part("service") is not None:
        start(s, SERVE, seat, thing)
    part = card.part("gained") if from_deck else None
    if part is not None:
        start(s, part, seat, thing)


def receive_condition(s: Eldritch, seat: int, thing: int) -> None:
    if thing == NONE:
        return
    give(s, seat, thing)
    tell(s, "condition-gained", "17.6", ("who", seat), *the_condition(thing), reveals=True)
    fire(s, GAINED_CONDITION, seat, thing)
