"""The base of the verbs that this game's cards are written with, and what many of them ask."""

from __future__ import annotations

from sobremesa.games.princesa.book import CARD as CARDS
from sobremesa.games.princesa.kinds import HERO_OF
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.registers import CARD, WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Node):
    """A verb. WHO is «you»: the winner of the duel, or whose spell or secret it is; IT is the rival, below 0 nobody.

    Where there is nobody or nothing for it, it does nothing.
    """

    def beyond(self, plain: Node) -> Phrase:
        """What a master does instead of something plain that has just been said: no more than what differs."""
        return "do-instead", (("do", self.say(YOU_DO)),)


def played_kind(s: Princesa) -> int:
    """The card whose text it is."""
    return CARDS.number(reg(s, CARD))


def is_master(s: Princesa, seat: int, kind: int) -> bool:
    """Whether the seat's present hero card shows the symbol of the card."""
    return HERO_OF[kind] == s.heroes[seat]


def masters_it(s: Princesa) -> bool:
    """Whether «you» are a master of the card whose text it is."""
    return HERO_OF[reg(s, CARD) - CARDS.first] == s.heroes[reg(s, WHO)]
