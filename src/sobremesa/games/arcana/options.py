"""Everything that can be chosen in this game."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.book import BOOK, MOST_SEATS
from sobremesa.games.arcana.cards import ARCANA, ROW, VALUES
from sobremesa.kernel.option import Catalogue

OPTIONS: Final = Catalogue()

# Slot 0 stands for The Hours, 1 to 4 for the arcana from left to right.
PLAY: Final = {
    (value, slot): OPTIONS.add("play", value, slot, name=f"{value}:{slot or 'hours'}")
    for value in VALUES
    for slot in range(ROW + 1)
}
POWER: Final = tuple(OPTIONS.add("power", card, name=arcanum.id) for card, arcanum in enumerate(ARCANA))
DECLINE: Final = OPTIONS.add("decline")  # the active player uses no power after the play
LIFT: Final = {(slot, value): OPTIONS.add("lift", slot + 1, value) for slot in range(ROW) for value in VALUES}
NOTHING: Final = OPTIONS.add("nothing")  # there is no fate to steal
SLOT: Final = tuple(OPTIONS.add("slot", slot + 1) for slot in range(ROW))
PREDICT: Final = tuple(OPTIONS.add("predict", value) for value in VALUES)
PASS: Final = OPTIONS.add("pass")  # the group makes no prediction, or not another one
PREDICT_OR_PASS: Final = (*PREDICT, PASS)
NUMBER: Final = tuple(OPTIONS.add("number", value) for value in VALUES)
SPEND: Final = tuple(OPTIONS.add("spend", card, name=arcanum.id) for card, arcanum in enumerate(ARCANA))

BOOK.options = OPTIONS  # what votes are kept by

FREE: Final = Catalogue()
FLIP: Final = {(seat, value): FREE.add("flip", seat, value) for seat in range(MOST_SEATS) for value in VALUES}
SHOW: Final = FREE.add("show")  # an ally shows and discards the last copy of a fate
LEAVE: Final = FREE.add("leave")
JOIN: Final = FREE.add("join")
FREE_VERBS: Final = frozenset(option.verb for option in FREE)
