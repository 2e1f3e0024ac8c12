"""What can stand on the agenda: each frame is one of these and its arguments, all of them known to everybody."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # the next turn begins
ACT: Final = 1  # the active player plays or discards
KEEP: Final = 2  # … keeps one of three cards
EXCHANGE: Final = 3  # the third step begins
MEET: Final = 4  # offerer, target: an exchange begins, wherever it comes from
OFFER: Final = 5  # offerer, target, whether it is the third step: the offerer picks a card
ANSWER: Final = 6  # offerer, target, whether the target stands in for another: give or refuse
BURN: Final = 7  # by, target: the target answers a flamethrower
MOVE: Final = 8  # by, target, card: the target answers a change of seats
END: Final = 9  # the turn ends

# Panic cards.
ONE_TWO: Final = 10  # the active player picks whom to swap seats with
GET_OUT: Final = 11
FORGET: Final = 12  # how many still to discard
ROUND: Final = 13  # everybody passes a card at once
FRIENDS: Final = 14  # the active player picks whom to exchange with
BLIND_DATE: Final = 15  # … which card to swap with the deck
BETWEEN_US: Final = 16  # … whom to show the hand to
REVELATIONS: Final = 17  # the seat that shows or not; how many more after it
