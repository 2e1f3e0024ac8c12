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
