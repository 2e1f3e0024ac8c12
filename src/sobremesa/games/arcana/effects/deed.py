"""What a power does at once, and the options that powers ask with."""

from __future__ import annotations

from functools import cache

from sobremesa.games.arcana.book import BOOK, CARDS
from sobremesa.games.arcana.moves import retire
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.registers import CARD
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.option import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Node):
    """Something is done to the table. Its clause has a subject of its own, the active player or the group."""

    def has_subject(self) -> bool:
        return True

    def forbidden_by(self, s: Arcana) -> str:
        """The rule that forbids it, while it can't be done."""
        return self.rule


def card_of(s: Arcana) -> int:
    """The card whose power is being used."""
    return CARDS.number(reg(s, CARD))


def use_up(s: Arcana) -> None:
    """That card has done its part."""
    retire(s, card_of(s))


@cache
def _option(key: str) -> Option:
    # By its key: options are made when all cards are known, which are made of this.
    option = BOOK.options.find(key)
    assert option is not None, key
    return option


def numbers(values: list[int]) -> tuple[Option, ...]:
    return tuple([_option(f"number:{value}") for value in values])


def slots(among: list[int]) -> tuple[Option, ...]:
    return tuple([_option(f"slot:{slot + 1}") for slot in among])


def spends(cards: list[int]) -> tuple[Option, ...]:
    return tuple([_option(f"spend:{CARDS.names[card]}") for card in cards])


def lifts(s: Arcana, below: int = 8, above: int = 0, but: int = -1) -> tuple[Option, ...]:
    """The visible fates between two values, except those before one arcanum."""
    found: list[Option] = []
    for slot, fates in enumerate(s.fates):
        if slot != but:
            found += [_option(f"lift:{slot + 1}:{value}") for value in sorted(set(fates)) if above < value < below]
    return tuple(found)
