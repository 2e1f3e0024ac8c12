"""A duel won: the text of the card, what waits for a win or a loss, the loot, the Princess."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import options
from sobremesa.games.princesa.book import BOOK, CARD, LOST_DUEL, WON_DUEL
from sobremesa.games.princesa.cards import TEXTS
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.moves import (
    discard,
    discard_hand,
    give_princess,
    hand_size,
    held,
    look_at_hand,
    pass_hand,
)
from sobremesa.games.princesa.options import DONE
from sobremesa.games.princesa.secrets import happens
from sobremesa.games.princesa.state import CENTRE, NOBODY_THERE, Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node
from sobremesa.kernel.effects.registers import IT, WHO, WIDTH
from sobremesa.kernel.effects.running import push, reg, start
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

WON: Final = 0
LOST: Final = 1
BURYING: Final = 2
RESCUING: Final = 3
LOOTING: Final = 4
CLAIMING: Final = 5


@dataclass(eq=False)
class Victory(Node):
    """WHO has won the duel against IT, or against nobody, and the text of CARD has been carried out."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        """Each step goes on with the next at once, unless something has to happen in between."""
        if step >= LOOTING:
            return WAIT
        registers = s.registers
        winner, loser = registers[WHO - WIDTH], registers[IT - WIDTH]
        if step == WON:
            if s.ears[WON_DUEL.number]:
                push(s, self, LOST)
                happens(s, WON_DUEL, winner, loser)
                return GO_ON
            happens(s, WON_DUEL, winner, loser)
        if step <= LOST and loser != NOBODY_THERE and s.ears[LOST_DUEL.number]:
            push(s, self, BURYING)
            happens(s, LOST_DUEL, loser, winner)
            return GO_ON
        if step <= BURYING and self._bury(s, winner, loser):
            push(s, self, RESCUING)
            push(s, self, LOOTING)
        elif s.princess == CENTRE and is_hero(s, winner):
            push(s, self, CLAIMING)
        return GO_ON

    def _bury(self, s: Princesa, winner: int, loser: int) -> bool:
        """What the eliminated leave is discarded; or looted, if somebody eliminated them in the duel: says so."""
        if s.ghosts[winner]:
            if loser != NOBODY_THERE and s.ghosts[loser]:
                discard_hand(s, loser)
            discard_hand(s, winner)
            return False
        if loser == NOBODY_THERE or not s.ghosts[loser] or not hand_size(s, loser):
            return False
        look_at_hand(s, winner, loser)
        return True

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        winner, loser = reg(s, WHO), reg(s, IT)
        if step == CLAIMING:
            return (decision(self, winner, "claim", (options.CLAIM, options.LEAVE)),)
        choices = (*each(options.DISCARD, held(s, loser)), DONE)
        return (decision(self, winner, "loot", choices, (("who", loser),)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        winner, loser = reg(s, WHO), reg(s, IT)
        if step == CLAIMING:
            if option is options.CLAIM:
                give_princess(s, winner)
        elif option is DONE:
            pass_hand(s, loser, winner)
        else:
            discard(s, loser, option.args[0], "left-behind")
            if hand_size(s, loser):
                push(s, self, LOOTING)


VICTORY: Final = Victory()
BOOK.add("duel.victory", VICTORY, "princesa-7.5")


def win(s: Princesa, winner: int, loser: int, kind: int, why: Phrase) -> None:
    """The winner carries out the text of the card, and what comes of winning follows."""
    if loser == NOBODY_THERE:
        tell(s, "won-alone", ("who", winner), named(kind), ("why", why))
    elif s.log is not None:
        tell(s, "won-duel", ("who", winner), ("who2", loser), named(kind), ("why", why), reveals=True)
    start(s, VICTORY, winner, CARD.thing(kind), loser)
    text = TEXTS[kind]
    assert text is not None
    push(s, text)
