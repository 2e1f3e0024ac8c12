"""The deal, and what everybody knows of it."""

from __future__ import annotations

from typing import Final

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


def _all_of(cards: list[Card], seats: int, infection: str) -> list[int]:
    return [card.kind for card in cards for _ in range(taking_part(card, seats, infection))]


def deal(seats: int, infection: str, rng: Rng, *, in_deck: bool, calm: bool) -> tuple[list[Zone], Zone]:
    """The hands and the deck: somebody gets La Cosa unless it waits in the deck, nobody what infects."""
    things = tuple([card.kind for card in CARDS if card.makes != NO_ROLE])
    for_hands = [card for card in CARDS if card.family not in (CONTAGION, PANIC)]
    stirring = [card for card in for_hands if calm and card.stirs]
    dealable = shuffled(_all_of([card for card in for_hands if card not in stirring], seats, infection), rng)
    count = HAND * seats - (0 if in_deck else len(things))
    dealt = shuffled(dealable[:count] + (() if in_deck else things), rng)
    rest = list(dealable[count:])
    for kept_out in (
        stirring,
        [card for card in CARDS if card.infects],
        [card for card in CARDS if card.is_panic],
    ):
        rest += _all_of(kept_out, seats, infection)
    if in_deck:
        rest += things
    hands = [tuple(sorted(dealt[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)]
    return hands, shuffled(rest, rng)


def known_at_first(seats: int, infection: str, *, in_deck: bool) -> Known:
    """Everybody knows what was kept out of the deal."""
    kept_out = [card for card in CARDS if card.infects or (in_deck and card.makes != NO_ROLE)]
    return (*nothing_known(seats)[:seats], (0, *_all_of(kept_out, seats, infection)), (), ())
