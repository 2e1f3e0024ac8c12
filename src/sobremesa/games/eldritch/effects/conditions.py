"""When something is so: where somebody is, what they have, what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch.book import (
    CASTING,
    CONDITIONS,
    MONSTERS,
    MYTHOS,
    SPACES,
)
from sobremesa.games.eldritch.effects.counts import rumours_in_play
from sobremesa.games.eldritch.effects.deed import Narrowing, Whether
from sobremesa.games.eldritch.facts import (
    GATE_AT,
    GATE_COLOUR,
    MONSTER,
    OMEN_TRACK,
    TRAITS,
)
from sobremesa.games.eldritch.map import DISTANCE, TERRAIN
from sobremesa.games.eldritch.moves import (
    clues_of,
    condition_held,
    is_epic,
    spells_of,
    tokens_of,
    toughness_of,
    with_trait,
)
from sobremesa.games.eldritch.places import gate_on, gates_of_omen, has_token, is_on, monsters_on
from sobremesa.games.eldritch.state import ALIVE, ON_MYSTERY, ON_RUMOUR, ON_SHEET, Eldritch
from sobremesa.games.eldritch.two_sided import is_spell, kind_of
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.registers import AMOUNT, DICE, FLAGS, IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Count, Not
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase

# --- of an investigator -------------------------------------------------------------------------------------------


@dataclass(eq=False)
class OnTerrain(Whether):
    terrain: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return is_on(s, seat, self.terrain.number)

    def say(self, voice: Voice) -> Phrase:
        return "cond-on-terrain", (("form", voice), ("terrain", self.terrain.name))


@dataclass(eq=False)
class OnSpace(Whether):
    space: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.place_of(seat) == self.space.number

    def say(self, voice: Voice) -> Phrase:
        return "cond-on-space", (("form", voice), ("space", self.space.name))


@dataclass(eq=False)
class OnItsSpace(Whether):
    """Of the monster that speaks; or next to it."""

    or_next: bool = False

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        at = s.monster_at[MONSTERS.number(card)]
        return at >= 0 and DISTANCE[at][s.place_of(seat)] <= (1 if self.or_next else 0)

    def say(self, voice: Voice) -> Phrase:
        return ("cond-by-it" if self.or_next else "cond-with-it"), (("form", voice),)


@dataclass(eq=False)
class OnExpedition(Whether):
    """Where the active expedition is; or next to it."""

    or_next: bool = False

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.expedition >= 0 and DISTANCE[s.expedition][s.place_of(seat)] <= (1 if self.or_next else 0)

    def say(self, voice: Voice) -> Phrase:
        return ("cond-by-expedition" if self.or_next else "cond-on-expedition"), (("form", voice),)


@dataclass(eq=False)
class AtGate(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return gate_on(s, s.place_of(seat)) >= 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-at-gate", (("form", voice),)


@dataclass(eq=False)
class AtMark(Whether):
    """Where an eldritch token of the active mystery is."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.mystery_marks[s.place_of(seat)] > 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-at-mark", (("form", voice),)


@dataclass(eq=False)
class AtToken(Narrowing):
    """Where an eldritch token is, whoever laid it."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return has_token(s, s.place_of(seat))

    def say(self, voice: Voice) -> Phrase:
        return "cond-at-token", (("form", voice),)


@dataclass(eq=False)
class CluesOnBoard(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return any(0 <= at < len(TERRAIN) for at in s.clue_at)

    def say(self, voice: Voice) -> Phrase:
        return "cond-clues-on-board", ()


@dataclass(eq=False)
class MonstersAround(Whether):
    """At least so many on the space of a monster of that kind, itself counted."""

    n: int
    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        at = max([s.monster_at[token] for token in tokens_of(self.kind)])
        return at >= 0 and len(monsters_on(s, at)) >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-monsters-around", (("n", self.n), ("monster", self.kind.name))


@dataclass(eq=False)
class AtSeaUnmarked(Whether):
    """On a sea space without an eldritch token."""

    terrain: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        space = s.place_of(seat)
        return TERRAIN[space] == self.terrain.number and not has_token(s, space)

    def say(self, voice: Voice) -> Phrase:
        return "cond-unmarked", (("form", voice), ("terrain", self.terrain.name))


@dataclass(eq=False)
class HasCondition(Whether):
    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return condition_held(s, seat, self.kind) >= 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-has", (("form", voice), ("condition", self.kind.name))


@dataclass(eq=False)
class HasSpell(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(spells_of(s, seat))

    def say(self, voice: Voice) -> Phrase:
        return "cond-has-spell", (("form", voice),)


@dataclass(eq=False)
class HasPossession(Whether):
    trait: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(with_trait(s, seat, self.trait))

    def say(self, voice: Voice) -> Phrase:
        return "cond-has-trait", (("form", voice), ("trait", self.trait.name))


@dataclass(eq=False)
class NoClues(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return clues_of(s, seat) == 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-no-clues", (("form", voice),)


@dataclass(eq=False)
class LostSome(Whether):
    """By what was just to be lost."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return reg(s, AMOUNT) > 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-lost-some", (("form", voice),)


@dataclass(eq=False)
class MonsterHere(Whether):
    """Of that kind, on one's space."""

    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return any(MONSTER[token].kind is self.kind for token in monsters_on(s, s.place_of(seat)))

    def say(self, voice: Voice) -> Phrase:
        return "cond-monster-here", (("form", voice), ("monster", self.kind.name))


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


@dataclass(eq=False)
class GatesOfOmen(Whether):
    """There is a gate of the colour of the omen."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(gates_of_omen(s))

    def say(self, voice: Voice) -> Phrase:
        return "cond-gates-of-omen", ()


@dataclass(eq=False)
class OnBoard(Whether):
    """A monster of that kind is on the board."""

    kind: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return any(s.monster_at[token] >= 0 for token in tokens_of(self.kind))

    def say(self, voice: Voice) -> Phrase:
        return "cond-on-board", (("monster", self.kind.name),)


@dataclass(eq=False)
class MonstersOnBoard(Whether):
    """At least so many."""

    n: int

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return sum([at >= 0 for at in s.monster_at]) >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-monsters-on-board", (("n", self.n),)


@dataclass(eq=False)
class MonstersOn(Whether):
    """At least so many on that space."""

    n: int
    space: Word

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return len(monsters_on(s, self.space.number)) >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-monsters-on", (("n", self.n), ("space", self.space.name))


@dataclass(eq=False)
class NobodyLeft(Whether):
    """All have fallen: there is no lead investigator either."""

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return ALIVE not in s.life

    def say(self, voice: Voice) -> Phrase:
        return "cond-nobody-left", ()


@dataclass(eq=False)
class RumoursInPlay(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return bool(rumours_in_play(s))

    def say(self, voice: Voice) -> Phrase:
        return "cond-rumours", ()


@dataclass(eq=False)
class Solved(Whether):
    """At least so many mysteries."""

    n: int

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return len(s.solved) >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-solved", (("n", self.n),)


@dataclass(eq=False)
class NoExpeditions(Whether):
    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return not s.decks[EXPEDITION.number] and not s.piles[EXPEDITION.number]

    def say(self, voice: Voice) -> Phrase:
        return "cond-no-expeditions", ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Reached(Whether):
    """So many of something lie there, or more."""

    def noun(self) -> str:
        raise NotImplementedError(type(self).__name__)

    def needed(self, s: Eldritch) -> int:
        raise NotImplementedError(type(self).__name__)

    def have(self, s: Eldritch, card: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return self.have(s, card) >= self.needed(s)


@dataclass(eq=False)
class OnMystery(Reached):
    n: Count

    def needed(self, s: Eldritch) -> int:
        return self.n.of(s)

    def say(self, voice: Voice) -> Phrase:
        return "cond-on-mystery", (("lot", self.n.say(self.noun())),)


@dataclass(eq=False)
class TokensOnMystery(OnMystery):
    """Eldritch tokens."""

    def noun(self) -> str:
        return "token"

    def have(self, s: Eldritch, card: int) -> int:
        return s.mystery_tokens


@dataclass(eq=False)
class CluesOnMystery(OnMystery):
    def noun(self) -> str:
        return "clue"

    def have(self, s: Eldritch, card: int) -> int:
        return s.clue_at.count(ON_MYSTERY)


@dataclass(eq=False)
class GatesOnMystery(OnMystery):
    def noun(self) -> str:
        return "gate"

    def have(self, s: Eldritch, card: int) -> int:
        return s.gate_at.count(ON_MYSTERY)


@dataclass(eq=False)
class ToughnessOnCard(Reached):
    """Of the monsters on this mystery, or on this rumour, together."""

    n: Count

    def noun(self) -> str:
        return "toughness"

    def needed(self, s: Eldritch) -> int:
        return self.n.of(s)

    def have(self, s: Eldritch, card: int) -> int:
        where = ON_RUMOUR if MYTHOS.holds(card) else ON_MYSTERY
        return sum([toughness_of(s, token) for token, at in enumerate(s.monster_at) if at == where])

    def say(self, voice: Voice) -> Phrase:
        return "cond-toughness-on-card", (("lot", self.n.say(self.noun())),)


@dataclass(eq=False)
class SheetTokens(Whether):
    n: Count

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.sheet_tokens >= self.n.of(s)

    def say(self, voice: Voice) -> Phrase:
        return "cond-on-sheet", (("lot", self.n.say("any-token")),)


@dataclass(eq=False)
class SheetGates(Whether):
    n: int

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        return s.gate_at.count(ON_SHEET) >= self.n

    def say(self, voice: Voice) -> Phrase:
        return "cond-gates-on-sheet", (("n", self.n),)
