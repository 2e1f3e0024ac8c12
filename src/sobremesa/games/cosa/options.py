"""Everything that can be chosen in this game. A card brings the options that are about it: see `effects/card.py`."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.book import MOST_SEATS
from sobremesa.kernel.option import Catalogue, Option

OPTIONS: Final = Catalogue()


def by_seat(verb: str) -> tuple[Option, ...]:
    return tuple([OPTIONS.add(verb, seat) for seat in range(MOST_SEATS)])


DECLARE: Final = OPTIONS.add("declare")
ACCEPT: Final = OPTIONS.add("accept")  # what was aimed at one
AIM: Final = by_seat("aim")  # a panic at somebody
REVEAL: Final = OPTIONS.add("reveal")
REVEAL_INFECTED: Final = OPTIONS.add("reveal-infected")
HIDE: Final = OPTIONS.add("hide")

FREE: Final = Catalogue()
REQUEST: Final = FREE.add("request")  # La Cosa will declare at the end of the turn
WITHDRAW: Final = FREE.add("withdraw")

# What can be said, true or not. Of a card that was given or seen: what it was.
HARMLESS: Final = 0
INFECTING: Final = 1
FLAMES: Final = 2
ITSELF: Final = 3
WHATS: Final = ("harmless", "infected", "flamethrower", "thing")


def _of_a_card(verb: str, whats: tuple[int, ...]) -> tuple[tuple[Option, ...], ...]:
    """By seat, then by what it was."""
    return tuple(
        [
            tuple([FREE.add(verb, seat, what, name=f"{seat}:{WHATS[what]}") for what in whats])
            for seat in range(MOST_SEATS)
        ]
    )


def _of_somebody(verb: str) -> tuple[Option, ...]:
    return tuple([FREE.add(verb, seat) for seat in range(MOST_SEATS)])


def _to_somebody(verb: str) -> tuple[tuple[Option, ...], ...]:
    """By who is asked, then by whom it is about."""
    return tuple([tuple([FREE.add(verb, seat, about) for about in range(MOST_SEATS)]) for seat in range(MOST_SEATS)])


CLEAN: Final = FREE.add("clean")  # I was Human when the last turn ended
ARMED: Final = FREE.add("armed")  # I hold a Lanzallamas
GAVE: Final = _of_a_card("gave", (HARMLESS, INFECTING))  # the last card I gave them
GOT: Final = _of_a_card("got", (HARMLESS, INFECTING))  # the last card they gave me
SAW: Final = _of_a_card("saw", (HARMLESS, INFECTING, FLAMES, ITSELF))  # what they last showed me
TRUST: Final = _of_somebody("trust")
SUSPECT: Final = _of_somebody("suspect")
BURN: Final = _of_somebody("burn")
ASK_GOT: Final = _to_somebody("ask-got")  # what they were given by somebody
ASK_SAW: Final = _to_somebody("ask-saw")  # what they saw of somebody
SAID: Final = frozenset({"clean", "armed", "gave", "got", "saw", "trust", "suspect", "burn", "ask-got", "ask-saw"})
