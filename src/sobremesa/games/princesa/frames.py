"""What can stand on the agenda: each frame is one of these and its arguments, all of them known to everybody."""

from __future__ import annotations

from typing import Final

CHOOSE_HEROES: Final = 0  # everybody keeps one of two heroes
DEAL: Final = 1  # gear, hearts and secrets are dealt, and the shop opens
TURN: Final = 2  # the next turn begins
CURSES: Final = 3  # the spells on the active hero act
ACT: Final = 4  # the active player, hero or ghost, takes an action
TRADE: Final = 5  # … sells or buys something more
REVIVE: Final = 6  # how many discarded: the active ghost discards more, or comes back
END: Final = 7  # the turn ends

# The duel. The opponent of a sole living hero is nobody, below zero.
ATTACK: Final = 8  # challenger, opponent: the challenger lays a card
ANSWER: Final = 9  # challenger, opponent, the attack if it lies face up: the opponent lays one
FINISH: Final = 10  # challenger, opponent: the challenger has none left, the opponent lays one that succeeds
CAST: Final = 11  # by, spell, whether it comes from the discard pile: whom it is put on
FAIR: Final = 12  # winner, loser: the Fair of Truth lets the winner look
BETROTHED: Final = 13  # winner, loser: takes the Princess by a secret
LIFTED: Final = 14  # winner, loser: spells end that a duel won or lost ends
FALLEN: Final = 15  # winner, loser: who has been eliminated is looted
LOOT: Final = 16  # winner, loser: the winner takes one more card
CLAIM: Final = 17  # winner: takes the Princess from the centre, or doesn't
RETURN: Final = 18  # the cards go back to the hands

EFFECT: Final = 19  # its number, winner, loser, card, and what it has to remember: a part of a card's text
