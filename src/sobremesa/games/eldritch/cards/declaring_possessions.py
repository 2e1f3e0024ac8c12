"""What many possessions, spells and conditions say."""

from __future__ import annotations

from sobremesa.games.eldritch.book import COMBAT_ENDS, RESTED, WOULD_GAIN_CONDITION
from sobremesa.games.eldritch.cards.declaring import bonus, reckons
from sobremesa.games.eldritch.effects.conditions import GainedIs, IsNot, NoFour, Turned
from sobremesa.games.eldritch.effects.discarding import DiscardThis, SpendClues
from sobremesa.games.eldritch.effects.health import Spend
from sobremesa.games.eldritch.effects.nouns import INVESTIGATOR
from sobremesa.games.eldritch.effects.parts import Resolved
from sobremesa.games.eldritch.effects.sides import Flip, Turn
from sobremesa.games.eldritch.effects.testing import Test, on_roll
from sobremesa.games.eldritch.words import LORE, SANITY
from sobremesa.kernel.effects.control import Each, If, May, Seq, Unless
from sobremesa.kernel.effects.listening import Instead, On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import That
from sobremesa.kernel.effects.selectors import Both
from sobremesa.kernel.effects.standing import Lasting
from sobremesa.kernel.effects.whose import OWN
from sobremesa.kernel.effects.words import Word


def for_this_combat(skill: Word, n: int) -> Lasting:
    return Lasting(bonus(skill, n), COMBAT_ENDS)


def reading(do: Node) -> Test:
    """As a tome is read."""
    return Test(LORE, 0, May(Spend(SANITY, 1), do))


def lost_without_a_four() -> If:
    return If(NoFour(), DiscardThis())


def lost_unless(cost: Node) -> Node:
    return Unless(DiscardThis(), cost)


def chosen(do: Node) -> Each:
    return Each(That(INVESTIGATOR), do)


def heals() -> On:
    """Resting, one may roll a die to get rid of it."""
    return On(RESTED, OWN, on_roll(5, 6, DiscardThis()), may=True)


def worsens(skill: Word) -> Node:
    return reckons(Test(skill, 0, None, Turn()))


def gone(*does: Node) -> Resolved:
    """A back that is discarded when it has been resolved."""
    return Resolved(Seq(*does, DiscardThis()))


def kept(*does: Node) -> Resolved:
    """A back after which the card lies with its front up again."""
    return Resolved(Seq(*does, Flip()))


def unless_you_pay(skill: Word, *does: Node) -> Node:
    """How the detained fare."""
    return gone(Unless(Test(skill, -1, None, Seq(*does)), SpendClues(1)))


def turns_into(mine: Word, other: Word) -> dict[str, On]:
    """A second one turns it; its contrary comes to nothing, and this is discarded."""
    return {
        "again": On(WOULD_GAIN_CONDITION, OWN, Instead(Turn()), when=Both(GainedIs(mine), IsNot(Turned()))),
        "contrary": On(WOULD_GAIN_CONDITION, OWN, Instead(DiscardThis()), when=GainedIs(other)),
    }
