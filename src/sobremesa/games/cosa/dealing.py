"""The deal, and what everybody knows of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, final

from sobremesa.games.cosa.book import NO_ROLE
from sobremesa.games.cosa.box import CARDS, CONTAGION, PANIC, Card, copies
from sobremesa.games.cosa.knowledge import nothing_known
from sobremesa.games.cosa.state import HAND, Known
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.zones import Zone, shuffled

# The variants change the number of cards that infect by this much, within what the box holds.
INFECTION_STEP: Final = {"fewer": -2, "standard": 0, "more": 2}


def taking_part(card: Card, seats: int, infection: str) -> int:
    """How many copies of it are used."""
    count = copies(card.kind, seats)
    return min(count + INFECTION_STEP[infection], len(card.corners)) if card.infects else count


def _all_of(cards: Iterable[Card], seats: int, infection: str) -> list[int]:
    return [card.kind for card in cards for _ in range(taking_part(card, seats, infection))]


@final
class Lots:
    """What a table of that many uses, sorted for the deal: the same for every match."""

    def __init__(self, seats: int, infection: str, *, calm: bool) -> None:
        for_hands = [card for card in CARDS if card.family not in (CONTAGION, PANIC)]
        stirring = [card for card in for_hands if calm and card.stirs]
        self.things = tuple([card.kind for card in CARDS if card.makes != NO_ROLE])
        self.infecting = _all_of([card for card in CARDS if card.infects], seats, infection)
        self.dealable = _all_of([card for card in for_hands if card not in stirring], seats, infection)
        self.stirring = _all_of(stirring, seats, infection)
        panics = _all_of([card for card in CARDS if card.is_panic], seats, infection)
        self.kept_out = (*self.stirring, *self.infecting, *panics)


@cache
def _lots(seats: int, infection: str, calm: bool) -> Lots:
    return Lots(seats, infection, calm=calm)


def deal(seats: int, infection: str, rng: Rng, *, in_deck: bool, calm: bool) -> tuple[list[Zone], Zone]:
    """The hands and the deck: somebody gets La Cosa unless it waits in the deck, nobody what infects."""
    lots = _lots(seats, infection, calm)
    dealable = shuffled(lots.dealable, rng)
    in_hand = () if in_deck else lots.things
    count = HAND * seats - len(in_hand)
    dealt = shuffled(dealable[:count] + in_hand, rng)
    rest = dealable[count:] + lots.kept_out + (lots.things if in_deck else ())
    hands = [tuple(sorted(dealt[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)]
    return hands, shuffled(rest, rng)


def known_at_first(seats: int, infection: str, *, in_deck: bool, calm: bool) -> Known:
    """Everybody knows what was kept out of the deal."""
    lots = _lots(seats, infection, calm)
    kept_out = (0, *(lots.things if in_deck else ()), *lots.infecting, *lots.stirring)
    return (*nothing_known(seats)[:seats], kept_out, (), ())
