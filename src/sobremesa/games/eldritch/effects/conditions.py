"""When something is so: where somebody is, what they have, what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import (
    CASTING,
    CONDITIONS,
    MONSTERS,
    SPACES,
)
from sobremesa.games.eldritch.effects.deed import Narrowing, Whether
from sobremesa.games.eldritch.facts import (
    GATE_AT,
    GATE_COLOUR,
    MONSTER,
    OMEN_TRACK,
    TRAITS,
)
from sobremesa.games.eldritch.moves import (
    is_epic,
)
from sobremesa.games.eldritch.places import has_token
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.two_sided import is_spell, kind_of
from sobremesa.kernel.effects.registers import AMOUNT, DICE, FLAGS, IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Not
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase

# --- of an investigator -------------------------------------------------------------------------------------------


@dataclass(eq=False)
class AtToken(Narrowing):
    """Where an eldritch token is, whoever laid it."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return has_token(s, s.place_of(seat))

    def say(self, voice: Voice) -> Phrase:
        return "cond-at-token", (("form", voice),)


@dataclass(eq=False)
class LostSome(Whether):
    """By what was just to be lost."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return reg(s, AMOUNT) > 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-lost-some", (("form", voice),)


# --- of what happens ----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class NoFour(Whether):
    """Among the dice of the last test."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return not reg(s, DICE) >> 4 & 1

    def say(self, voice: Voice) -> Phrase:
        return "cond-no-four", ()


@dataclass(eq=False)
class InCircumstance(Narrowing):
    """What runs now is part of that."""

    flag: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(s.registers) and bool(reg(s, FLAGS) & self.flag.number)

    def say(self, voice: Voice) -> Phrase:
        return "cond-circumstance", (("flag", self.flag.name),)


@dataclass(eq=False)
class ByOwnSpell(Narrowing):
    """What runs now is done by a spell that one has cast oneself: it lies with its back up."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        if not reg(s, FLAGS) & CASTING.number:
            return False
        return any(is_spell(thing) and s.owner[thing] == seat for thing in s.turned)

    def say(self, voice: Voice) -> Phrase:
        return "cond-by-own-spell", ()


@dataclass(eq=False)
class GainedIs(Narrowing):
    """The condition that is gained is of that kind."""

    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return CONDITIONS.holds(reg(s, IT)) and kind_of(reg(s, IT)) == self.kind.number

    def say(self, voice: Voice) -> Phrase:
        return "cond-gained-is", (("condition", self.kind.name),)


@dataclass(eq=False)
class GainedHasTrait(Narrowing):
    trait: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return self.trait in TRAITS[reg(s, IT)]

    def say(self, voice: Voice) -> Phrase:
        return "cond-gained-trait", (("trait", self.trait.name),)


@dataclass(eq=False)
class IsNot(Not):
    """Said in words of its own: `cond-…-not`."""

    def say(self, voice: Voice) -> Phrase:
        message, args = self.cond.say(voice)
        return f"{message}-not", args

    def narrows(self) -> bool:
        return self.cond.narrows()


@dataclass(eq=False)
class Turned(Whether):
    """This card lies with its back up: that is being resolved."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return card in s.turned

    def say(self, voice: Voice) -> Phrase:
        return "cond-turned", ()


@dataclass(eq=False)
class ItIs(Narrowing):
    """The monster that it is about is of that kind."""

    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return MONSTERS.holds(reg(s, IT)) and MONSTER[MONSTERS.number(reg(s, IT))].kind is self.kind

    def say(self, voice: Voice) -> Phrase:
        return "cond-it-is", (("monster", self.kind.name),)


@dataclass(eq=False)
class ItIsEpic(Narrowing):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return is_epic(MONSTERS.number(reg(s, IT)))

    def say(self, voice: Voice) -> Phrase:
        return "cond-it-is-epic", ()


@dataclass(eq=False)
class WasSpawned(Whether):
    """What was last to be spawned, by this very card: it is IT now, and not the card any more."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.was_spawned and reg(s, IT) != card

    def say(self, voice: Voice) -> Phrase:
        return "cond-was-spawned", ()


@dataclass(eq=False)
class GateOfOmen(Narrowing):
    """The gate that was chosen or closed is of the colour of the omen, or there is one and it is of another."""

    other: bool = False

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        thing = reg(s, IT)
        if not SPACES.holds(thing):
            return False
        return (GATE_COLOUR[GATE_AT[SPACES.number(thing)]] == OMEN_TRACK[s.omen]) is not self.other

    def say(self, voice: Voice) -> Phrase:
        return "cond-gate-of-omen-not" if self.other else "cond-gate-of-omen", ()


# --- of the table -------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class OmenIs(Narrowing):
    colour: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return OMEN_TRACK[s.omen] == self.colour.number

    def say(self, voice: Voice) -> Phrase:
        return "cond-omen-is", (("colour", self.colour.name),)
