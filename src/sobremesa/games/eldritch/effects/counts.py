"""How many: of what lies on the table, of what somebody has."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import MONSTERS, MYTHOS
from sobremesa.games.eldritch.combat import met
from sobremesa.games.eldritch.facts import VALUE
from sobremesa.games.eldritch.moves import toughness_of
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.effects.nouns import Tally
from sobremesa.kernel.effects.registers import CARD, IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Result
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class GatesGone(Result):
    """As many as were just discarded."""

    def say(self, noun: str) -> Phrase:
        return "lot-gates-gone", (("noun", noun),)


@dataclass(eq=False)
class PlayersLessTokens(Tally):
    """As many as players, less one for each token on this mythos card."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return max(0, s.players - s.mythos_tokens[MYTHOS.number(reg(s, CARD))])

    def say(self, noun: str) -> Phrase:
        return "lot-players-less-tokens", (("noun", noun),)


@dataclass(eq=False)
class DoomLeft(Tally):
    """All that is left until the ancient one awakens; nothing once it is awake."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return s.doom

    def say(self, noun: str) -> Phrase:
        return "lot-doom-left", ()


@dataclass(eq=False)
class ItsToughness(Tally):
    """Of the monster that was chosen."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return toughness_of(s, met(s)) if MONSTERS.holds(reg(s, IT)) else 0

    def say(self, noun: str) -> Phrase:
        return "lot-its-toughness", (("noun", noun),)


@dataclass(eq=False)
class ItsValue(Tally):
    """Of the asset that was just gained."""

    def tally(self, s: Eldritch, seat: int) -> int:
        return VALUE.get(reg(s, IT), 0)

    def say(self, noun: str) -> Phrase:
        return "lot-its-value", (("noun", noun),)
