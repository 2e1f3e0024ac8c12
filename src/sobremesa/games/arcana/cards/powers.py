"""The powers there are, each made anew for every card that has it."""

from __future__ import annotations

from sobremesa.games.arcana.book import AMPLIFIES
from sobremesa.games.arcana.cards.arcanum import (
    AFTER_PLAY,
    AFTER_RIGHT,
    BEFORE_PLAY,
    BEFORE_PREDICTION,
    ON_FADING,
    Power,
)
from sobremesa.games.arcana.effects.answers import Answer, Higher, NameNumber, OneOf, Same, TellAge, Within
from sobremesa.games.arcana.effects.fates import Banish, MoveFate, ReturnLower
from sobremesa.games.arcana.effects.row import Cycle, KeptCountsMore, MorePredictions, SlowDown, SpendAnother
from sobremesa.kernel.effects.control import Seq
from sobremesa.kernel.effects.standing import Stat
from sobremesa.kernel.effects.whose import THIS


def higher() -> Power:
    return Power("higher", BEFORE_PREDICTION, "arcana-6.8", Seq(NameNumber(), Answer(Higher())))


def is_one_of(*values: int) -> Power:
    return Power("is-" + "".join(map(str, values)), BEFORE_PREDICTION, "arcana-6.9", Answer(OneOf(values)))


def same() -> Power:
    return Power("same", BEFORE_PREDICTION, "arcana-12.19", Seq(NameNumber(visible=True), Answer(Same())))


def within(distance: int) -> Power:
    return Power("within", BEFORE_PREDICTION, "arcana-12.20", Answer(Within(distance)))


def help_with(*values: int) -> Power:
    return Power("help", BEFORE_PREDICTION, "arcana-12.22", Seq(SpendAnother(), Answer(OneOf(values))))


def twice() -> Power:
    return Power("twice", BEFORE_PREDICTION, "arcana-6.10", MorePredictions(1))


def old() -> Power:
    return Power("old", AFTER_PLAY, "arcana-6.11", TellAge())


def discard_lower() -> Power:
    return Power("discard-lower", AFTER_PLAY, "arcana-6.12", ReturnLower())


def cycle() -> Power:
    return Power("cycle", BEFORE_PLAY, "arcana-6.13", Cycle())


def plus() -> Power:
    return Power("plus", BEFORE_PLAY, "arcana-12.17", KeptCountsMore(1))


def relocate() -> Power:
    return Power("relocate", BEFORE_PLAY, "arcana-12.18", MoveFate())


def slow() -> Power:
    return Power("slow", BEFORE_PREDICTION, "arcana-12.21", SlowDown())


def exile() -> Power:
    return Power("exile", AFTER_RIGHT, "arcana-12.23", Seq(SpendAnother(), Banish()))


def amplify() -> Power:
    return Power("amplify", ON_FADING, "arcana-12.24", Stat(AMPLIFIES, THIS, n=1))
