"""What acts by itself for as long as it lies on the table: spells, environments, and secrets that aren't turned up by
choice. Each is plain numbers that the rules look up, and the words that tell them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import kinds
from sobremesa.kernel.effects import Effect, Phrase

# --- by a hero or in the centre ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing(Effect):
    """A spell by a hero, or the environment."""


@dataclass(frozen=True)
class Poison(Standing):
    """At the start of the hero's turn it takes hearts and one of its marks."""

    marks: int
    loss: int

    def say(self) -> Phrase:
        return "do-poison", (("marks", self.marks), ("n", self.loss))


@dataclass(frozen=True)
class Overload(Standing):
    """With more cards than this one is overloaded: the hero it lies by, or everybody."""

    limit: int
    everybody: bool = False

    def say(self) -> Phrase:
        return ("do-overload-all" if self.everybody else "do-overload"), (("n", self.limit),)


@dataclass(frozen=True)
class NoOverload(Standing):
    def say(self) -> Phrase:
        return "do-no-overload", ()


@dataclass(frozen=True)
class NoChallenge(Standing):
    """The hero can't challenge, and may buy off the spell."""

    ransom: int

    def say(self) -> Phrase:
        return "do-no-challenge", (("n", self.ransom),)


@dataclass(frozen=True)
class Dearer(Standing):
    """Shop cards cost the hero more."""

    by: int

    def say(self) -> Phrase:
        return "do-dearer", (("n", self.by),)


@dataclass(frozen=True)
class Cheaper(Standing):
    """Shop cards cost everybody less, but never less than so much."""

    by: int
    least: int

    def say(self) -> Phrase:
        return "do-cheaper", (("n", self.by), ("least", self.least))


@dataclass(frozen=True)
class TellsOnLosing(Standing):
    """The next duel that the hero loses turns the secret up."""

    def say(self) -> Phrase:
        return "do-tells-on-losing", ()


@dataclass(frozen=True)
class Heals(Standing):
    """At the start of the hero's turn it gives hearts; it ends when the hero loses any."""

    hearts: int

    def say(self) -> Phrase:
        return "do-heals", (("n", self.hearts),)


@dataclass(frozen=True)
class Shields(Standing):
    """The hero's next loss of hearts doesn't happen."""

    def say(self) -> Phrase:
        return "do-shields", ()


@dataclass(frozen=True)
class Strengthens(Standing):
    """Damage in the hero's texts is higher, until the hero loses a duel."""

    by: int

    def say(self) -> Phrase:
        return "do-strengthens", (("n", self.by),)


@dataclass(frozen=True)
class Weakens(Standing):
    """Damage in the hero's texts is lower, until the hero wins a duel."""

    by: int

    def say(self) -> Phrase:
        return "do-weakens", (("n", self.by),)


@dataclass(frozen=True)
class Disguises(Standing):
    """Another hero card covers the hero's own, and the hero doesn't heal."""

    def say(self) -> Phrase:
        return "do-disguises", ()


@dataclass(frozen=True)
class DamageRises(Standing):
    by: int

    def say(self) -> Phrase:
        return "do-damage-rises", (("n", self.by),)


@dataclass(frozen=True)
class DamageIsCapped(Standing):
    most: int

    def say(self) -> Phrase:
        return "do-damage-is-capped", (("n", self.most),)


@dataclass(frozen=True)
class WinnersPeek(Standing):
    """Who wins a duel sees the loser's secret."""

    def say(self) -> Phrase:
        return "do-winners-peek", ()


POISON: Final = Poison(marks=2, loss=1)
CLUMSINESS: Final = Overload(3)
STORM: Final = Overload(3, everybody=True)
FROG: Final = NoChallenge(ransom=2)
HOLE: Final = Dearer(2)
MARKET: Final = Cheaper(1, least=1)
BLESSING: Final = Heals(1)
STRENGTH: Final = Strengthens(1)
EVIL_EYE: Final = Weakens(1)
BLOOD_MOON: Final = DamageRises(1)
SANCTUARY: Final = DamageIsCapped(1)

STANDING: Final[dict[int, Standing]] = {
    kinds.EVIL_EYE: EVIL_EYE,
    kinds.SLOW_POISON: POISON,
    kinds.CLUMSY_HANDS: CLUMSINESS,
    kinds.FROG_CURSE: FROG,
    kinds.TORN_POCKET: HOLE,
    kinds.LOOSE_TONGUE: TellsOnLosing(),
    kinds.BLESSING: BLESSING,
    kinds.AURA: Shields(),
    kinds.GIANT_STRENGTH: STRENGTH,
    kinds.METAMORPHOSIS: Disguises(),
    kinds.MARKET: MARKET,
    kinds.FOG: NoOverload(),
    kinds.BLOOD_MOON: BLOOD_MOON,
    kinds.SANCTUARY: SANCTUARY,
    kinds.STORM: STORM,
    kinds.FAIR: WinnersPeek(),
}


# --- secrets that act by themselves ------------------------------------------------------------------------------


@dataclass(frozen=True)
class WinsByTime(Effect):
    """Wins when the road ends with the Princess captive: as the Kidnapper, or together with the Kidnapper."""

    together: bool = False

    def say(self) -> Phrase:
        return ("do-win-with-kidnapper" if self.together else "do-win-by-time"), ()


@dataclass(frozen=True)
class TakesHer(Effect):
    """On winning a duel against whoever has the Princess, takes her."""

    def say(self) -> Phrase:
        return "do-take-her", ()


@dataclass(frozen=True)
class Bounty(Effect):
    """Gold for eliminating the Kidnapper's hero in a duel."""

    gold: int

    def say(self) -> Phrase:
        return "do-bounty", (("n", self.gold),)


@dataclass(frozen=True)
class Survives(Effect):
    """Instead of being eliminated, stays a hero with a few hearts."""

    hearts: int

    def say(self) -> Phrase:
        return "do-survive", (("n", self.hearts),)


@dataclass(frozen=True)
class ComesBackStronger(Effect):
    """More hearts on resurrecting."""

    hearts: int

    def say(self) -> Phrase:
        return "do-come-back-stronger", (("n", self.hearts),)


@dataclass(frozen=True)
class KnowsAnInnocent(Effect):
    """Learns after the deal of one other player who isn't the Kidnapper."""

    def say(self) -> Phrase:
        return "do-know-an-innocent", ()


BOUNTY: Final = Bounty(4)
UNDYING: Final = Survives(2)
NECROMANCER: Final = ComesBackStronger(2)
