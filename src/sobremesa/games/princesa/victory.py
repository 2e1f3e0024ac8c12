"""A duel won: the text of the card, what waits for a win or a loss, the loot, the Princess."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import options
from sobremesa.games.princesa.book import BOOK, CARD, LOST_DUEL, WON_DUEL
from sobremesa.games.princesa.cards import TEXTS
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.deed import Procedure
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
from sobremesa.kernel.effects.node import ASKS, GO_ON
from sobremesa.kernel.effects.registers import IT, WHO
from sobremesa.kernel.effects.running import push, reg, start
from sobremesa.kernel.option import Option

WON: Final = 0
LOST: Final = 1
BURYING: Final = 2
LOOTING: Final = 3
CLAIMING: Final = 4


@dataclass(eq=False)
class Victory(Procedure):
    """WHO has won the duel against IT, or against nobody, and the text of CARD has been carried out."""

    def touches(self) -> int:
        return ASKS

    def act(self, s: Princesa, step: int) -> bool:
        winner, loser = reg(s, WHO), reg(s, IT)
        if step == WON:
            push(s, self, BURYING if loser == NOBODY_THERE else LOST)
            happens(s, WON_DUEL, winner, loser)
        elif step == LOST:
            push(s, self, BURYING)
            happens(s, LOST_DUEL, loser, winner)
        elif step == BURYING:
            push(s, self, CLAIMING)
            self._bury(s, winner, loser)
        else:
            return step == LOOTING or (s.princess == CENTRE and is_hero(s, winner))
        return GO_ON

    def _bury(self, s: Princesa, winner: int, loser: int) -> None:
        """What the eliminated leave is looted by who eliminated them in the duel, or discarded."""
        if loser != NOBODY_THERE and s.ghosts[loser] and hand_size(s, loser):
            if is_hero(s, winner):
                look_at_hand(s, winner, loser)
                push(s, self, LOOTING)
            else:
                discard_hand(s, loser)
        if s.ghosts[winner]:
            discard_hand(s, winner)

    def ask(self, s: Princesa, step: int) -> Decision:
        winner, loser = reg(s, WHO), reg(s, IT)
        if step == CLAIMING:
            return decision(self, winner, "claim", (options.CLAIM, options.LEAVE))
        choices = (*each(options.DISCARD, held(s, loser)), DONE)
        return decision(self, winner, "loot", choices, (("who", loser),))

    def take(self, s: Princesa, step: int, option: Option) -> None:
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


def win(s: Princesa, winner: int, loser: int, kind: int) -> None:
    """The winner carries out the text of the card, and what comes of winning follows."""
    if loser != NOBODY_THERE:
        tell(s, "won-duel", ("who", winner), ("who2", loser), named(kind), reveals=True)
    start(s, VICTORY, winner, CARD.thing(kind), loser)
    text = TEXTS[kind]
    assert text is not None
    push(s, text)
