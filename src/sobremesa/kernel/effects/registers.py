"""The registers of a scope: what an effect remembers, under names."""

from __future__ import annotations

from typing import Final

WHO: Final = 0  # «you»: whose effect it is; below 0 the table
IT: Final = 1  # the thing chosen, or met, or who set it off
CARD: Final = 2  # the thing that speaks
PLACE: Final = 3  # where you count as being
THAT: Final = 4  # a second thing, for the node's own use
N: Final = 5  # result of the last test or roll; a count
AMOUNT: Final = 6  # about to be lost, gained, paid
DICE: Final = 7  # the faces of the last dice, three bits each
FLAGS: Final = 8  # circumstances
PAID: Final = 9  # whether the last cost was paid
HAPPENS: Final = 10  # in the row of an event: whether it still happens
EVENT: Final = 11  # where the row of the event begins that set this off, or -1
MOMENT: Final = 12  # in the row of an event: which
A: Final = 13  # the node's own
B: Final = 14
WIDTH: Final = 15

NAMES: Final = (
    "who",
    "it",
    "card",
    "place",
    "that",
    "n",
    "amount",
    "dice",
    "flags",
    "paid",
    "happens",
    "event",
    "moment",
    "a",
    "b",
)
BLANK: Final = [-1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, -1, -1, 0, 0]
# What each can hold, for observations: things and nodes are counted in thousands at most.
BOUNDS: Final = (
    (-2, 63),
    *[(-2, 4095)] * 4,
    *[(-4096, 4095)] * 2,
    *[(0, 2**24 - 1)] * 2,
    (0, 1),
    (0, 1),
    *[(-1, 4095)] * 2,
    *[(-4096, 2**20)] * 2,
)
HOLD_THINGS: Final = frozenset((IT, CARD, PLACE, THAT))

NOBODY_SPEAKS: Final = -1
PAYING: Final = 1 << 23  # in FLAGS, above all of a game's own: what runs now is a cost that somebody chose
