"""The eleven conditions, and what is on their backs."""

from __future__ import annotations

from sobremesa.games.eldritch.book import (
    FROM_FOUR,
    INSTEAD_OF_ENCOUNTER,
    NO_MOVE,
    ONLY_ITS_ACTION,
    ONLY_SIX,
    ONLY_SIXES,
    RESTED,
    WOULD_GAIN_CONDITION,
)
from sobremesa.games.eldritch.cards.declaring import acts_locally, condition, reckons
from sobremesa.games.eldritch.effects.conditions import GainedIs, IsNot, Turned
from sobremesa.games.eldritch.effects.counts import ItsValue
from sobremesa.games.eldritch.effects.discarding import (
    DiscardClues,
    DiscardPossessions,
    DiscardThat,
    DiscardThis,
    SpendClues,
)
from sobremesa.games.eldritch.effects.fate import AdvanceDoom, AdvanceOmen
from sobremesa.games.eldritch.effects.fighting import Ambush
from sobremesa.games.eldritch.effects.gaining import GainAsset, GainClues, GainCondition
from sobremesa.games.eldritch.effects.gates import SpawnGates
from sobremesa.games.eldritch.effects.health import BeDevoured, Delay, Lose, LoseBoth, Recover
from sobremesa.games.eldritch.effects.leaving import DiscardOne
from sobremesa.games.eldritch.effects.moving import MoveTo
from sobremesa.games.eldritch.effects.nouns import (
    INVESTIGATOR,
    MONSTER,
    SPACE,
    SPELL,
    At,
    Nearest,
    here,
    other,
    plain,
    terrain,
)
from sobremesa.games.eldritch.effects.parts import Resolved
from sobremesa.games.eldritch.effects.sides import Flip, Turn
from sobremesa.games.eldritch.effects.testing import Test, on_roll
from sobremesa.games.eldritch.map import CITY, SEA
from sobremesa.games.eldritch.words import (
    ALLY,
    AMNESIA,
    BACK_INJURY,
    BANE,
    BLESSED,
    BOON,
    COMMON,
    CURSED,
    DARK_PACT,
    DEAL,
    DEBT,
    DETAINED,
    FROM_DECK,
    HALLUCINATIONS,
    HEALTH,
    INFLUENCE,
    INJURY,
    INTERNAL_INJURY,
    ITEM,
    LEG_INJURY,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    RESTRICTION,
    SANITY,
    STRENGTH,
    WILL,
)
from sobremesa.kernel.effects.control import Each, If, May, Pick, Seq, Under, Unless
from sobremesa.kernel.effects.listening import Instead, On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import A, Every, Per, That
from sobremesa.kernel.effects.selectors import Both
from sobremesa.kernel.effects.standing import Rule
from sobremesa.kernel.effects.whose import OWN
from sobremesa.kernel.effects.words import Word


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


condition(
    AMNESIA,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(GainCondition(DARK_PACT)),
    back_2=gone(GainCondition(DEBT)),
    back_3=gone(GainCondition(DETAINED)),
)
condition(
    BACK_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(DiscardPossessions(ITEM)),
    back_2=gone(DiscardPossessions(ITEM), Delay()),
    back_3=gone(DiscardPossessions(ITEM, 1, all_but=True)),
)
condition(
    BLESSED,
    (BOON,),
    Rule(FROM_FOUR),
    **turns_into(BLESSED, CURSED),
    reckoning=reckons(on_roll(1, 2, DiscardThis())),
    back_1=kept(Recover(HEALTH, 2), Recover(SANITY, 2)),
    back_2=kept(GainClues(2)),
    back_3=kept(May(None, DiscardOne(A(MONSTER & plain)))),
)
condition(
    CURSED,
    (BANE,),
    Rule(ONLY_SIX),
    **turns_into(CURSED, BLESSED),
    reckoning=reckons(on_roll(4, 6, DiscardThis())),
    back_1=kept(Under(ONLY_SIXES, Ambush())),
    back_2=gone(),
    back_3=gone(If(At(A(SPACE & terrain(SEA))), BeDevoured(), Lose(HEALTH, 3))),
)
condition(
    DARK_PACT,
    (DEAL,),
    reckoning=reckons(on_roll(1, 1, Turn())),
    back_1=gone(SpawnGates(Per(SPELL)), AdvanceOmen(1)),
    back_2=Resolved(BeDevoured()),
    back_3=gone(Pick(A(INVESTIGATOR & other)), Each(That(INVESTIGATOR), BeDevoured())),
)
condition(
    DEBT,
    (DEAL, COMMON),
    local_action=acts_locally(Test(INFLUENCE, 0, DiscardThis())),
    reckoning=reckons(Turn()),
    back_1=gone(Test(STRENGTH, 0, None, Lose(HEALTH, 3))),
    back_2=gone(Test(LORE, 0, None, GainCondition(AMNESIA))),
    back_3=gone(Test(INFLUENCE, 0, None, DiscardPossessions(ITEM, 2))),
    back_4=gone(
        Test(
            OBSERVATION,
            0,
            None,
            Unless(
                Seq(MoveTo(Nearest(SPACE & terrain(CITY))), GainCondition(DETAINED)),
                DiscardPossessions(ALLY, 1, assets_only=True),
            ),
        )
    ),
    back_5=gone(Unless(AdvanceDoom(1), GainCondition(DARK_PACT))),
    back_6=gone(Test(WILL, 0, None, Lose(SANITY, 3))),
)
condition(
    DETAINED,
    (RESTRICTION,),
    Rule(NO_MOVE),
    Rule(ONLY_ITS_ACTION),
    Rule(INSTEAD_OF_ENCOUNTER),
    local_action=acts_locally(Test(INFLUENCE, 0, DiscardThis())),
    back_1=unless_you_pay(STRENGTH, Lose(HEALTH, 3), GainCondition(INTERNAL_INJURY)),
    back_2=unless_you_pay(INFLUENCE, LoseBoth(2, 2)),
    back_3=unless_you_pay(WILL, Lose(SANITY, 3), GainCondition(PARANOIA)),
)
condition(
    HALLUCINATIONS,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(DiscardClues(None)),
    back_2=kept(Lose(SANITY, 1)),
    back_3=gone(Lose(SANITY, 3)),
)
condition(
    INTERNAL_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(Lose(HEALTH, 1)),
    back_2=gone(Lose(HEALTH, 3)),
    back_3=gone(Lose(HEALTH, 1), Delay()),
)
condition(
    LEG_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(Unless(Lose(HEALTH, 2), Delay())),
    back_2=kept(Delay()),
    back_3=Resolved(Seq(Lose(HEALTH, 1), May(Delay(), DiscardThis(), Flip()))),
)
condition(
    PARANOIA,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(
        GainAsset(FROM_DECK, (ITEM,)),
        Test(OBSERVATION, 0, None, Seq(DiscardThat(), GainCondition(DETAINED)), need=ItsValue()),
    ),
    back_2=kept(
        Each(Every(INVESTIGATOR & other & here), Lose(HEALTH, 2)), DiscardPossessions(ALLY, 1, assets_only=True)
    ),
    back_3=kept(If(At(A(SPACE & terrain(CITY))), Lose(SANITY, 2))),
)
