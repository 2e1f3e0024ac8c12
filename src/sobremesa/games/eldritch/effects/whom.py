"""Whom and what: investigators, spaces, monsters, cards; and whom a standing card concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.book import MONSTERS, MYTHOS, SEATS, SPACES
from sobremesa.games.eldritch.effects.counts import rumours_in_play
from sobremesa.games.eldritch.effects.deed import Which
from sobremesa.games.eldritch.facts import GATE_SPACE, MONSTER
from sobremesa.games.eldritch.map import ALL
from sobremesa.games.eldritch.moves import condition_held, is_epic, tokens_of
from sobremesa.games.eldritch.places import (
    gate_on,
    gates_of_omen,
    monsters_on,
    nearest,
    of_terrain,
    open_gates,
)
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.kernel.effects.registers import CARD, IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import THEY_DO, Voice, Word
from sobremesa.kernel.phrase import Phrase

# The voices of what is so of them: «each investigator who is…», «choose an investigator who is…».
WHO_IS: Final = "they-who"
WHO_MAY_BE: Final = "they-whoever"
TOWARDS: Final = "they-towards"  # of what one goes towards

# --- investigators ------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class EachInvestigator(Which):
    """From the lead on, clockwise; those of whom that is so. Who falls on the way is passed over, and of whom it is no
    longer so when their turn comes."""

    where: Cond | None = None

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        seats = s.seats_from(s.lead)
        if self.where is None:
            return seats
        return [one for one in seats if self.where.holds(s, one, reg(s, CARD))]

    def still(self, s: Eldritch, thing: int) -> bool:
        return s.life[thing] == ALIVE and (self.where is None or self.where.holds(s, thing, reg(s, CARD)))

    def say(self, voice: Voice) -> Phrase:
        if self.where is None:
            return "sel-each-investigator", (("form", voice),)
        who = WHO_IS if voice == THEY_DO else WHO_MAY_BE
        return "sel-each-investigator-who", (("form", voice), ("cond", self.where.say(who)))


@dataclass(eq=False)
class HereWithYou(Which):
    """The investigators on your space, you too or only the others; those without that condition."""

    others: bool = False
    without: Word | None = None

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        here = s.place_of(seat)
        return [
            one
            for one in s.seats_from(s.lead)
            if s.place_of(one) == here
            and not (self.others and one == seat)
            and (self.without is None or condition_held(s, one, self.without) < 0)
        ]

    def still(self, s: Eldritch, thing: int) -> bool:
        return s.life[thing] == ALIVE

    def say(self, voice: Voice) -> Phrase:
        message = "sel-others-here" if self.others else "sel-all-here"
        if self.without is not None:
            return f"{message}-without", (("form", voice), ("condition", self.without.name))
        return message, (("form", voice),)


@dataclass(eq=False)
class Lead(Which):
    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [s.lead] if s.life[s.lead] == ALIVE else []

    def still(self, s: Eldritch, thing: int) -> bool:
        return s.life[thing] == ALIVE

    def say(self, voice: Voice) -> Phrase:
        return "sel-lead", (("form", voice),)


@dataclass(eq=False)
class TheChosen(Which):
    """Who was chosen, or whom it is about."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        chosen = reg(s, IT)
        return [chosen] if SEATS.holds(chosen) and s.life[chosen] == ALIVE else []

    def still(self, s: Eldritch, thing: int) -> bool:
        return s.life[thing] == ALIVE

    def say(self, voice: Voice) -> Phrase:
        return "sel-the-chosen", (("form", voice),)


@dataclass(eq=False)
class AnInvestigator(Which):
    """To choose among: on your space or on any; others only; without that condition."""

    here: bool = False
    others: bool = False
    without: Word | None = None

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        found = []
        for one in s.seats_from(s.lead):
            if self.others and one == seat:
                continue
            if self.here and s.place_of(one) != s.place_of(seat):
                continue
            if self.without is not None and condition_held(s, one, self.without) >= 0:
                continue
            found.append(one)
        return found

    def say(self, voice: Voice) -> Phrase:
        message = "sel-an-investigator" + "-other" * self.others + "-here" * self.here
        if self.without is not None:
            return f"{message}-without", (("form", voice), ("condition", self.without.name))
        return message, (("form", voice),)


@dataclass(eq=False)
class OnItsSpaceToo(Which):
    """An investigator on the space of the monster that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[MONSTERS.number(reg(s, CARD))]
        return [one for one in s.seats_from(s.lead) if s.places[one] == at]

    def say(self, voice: Voice) -> Phrase:
        return "sel-investigator-with-it", (("form", voice),)


# --- spaces -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class AnySpace(Which):
    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space for space in ALL]

    def say(self, voice: Voice) -> Phrase:
        return "sel-any-space", (("form", voice),)


@dataclass(eq=False)
class TheSpace(Which):
    space: Word

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + self.space.number]

    def say(self, voice: Voice) -> Phrase:
        return "sel-the-space", (("form", voice), ("space", self.space.name))


@dataclass(eq=False, init=False)
class TheSpaces(Which):
    """Those, each."""

    spaces: tuple[Word, ...]

    def __init__(self, *spaces: Word) -> None:
        self.spaces = spaces

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space.number for space in self.spaces]

    def say(self, voice: Voice) -> Phrase:
        return "sel-the-spaces", (("form", voice), ("space", tuple([space.name for space in self.spaces])))


@dataclass(eq=False)
class YourSpace(Which):
    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + s.place_of(seat)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-your-space", (("form", voice),)


@dataclass(eq=False)
class ItsOwnSpace(Which):
    """Of the monster that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[MONSTERS.number(reg(s, CARD))]
        return [SPACES.first + at] if at >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-its-space", (("form", voice),)


@dataclass(eq=False)
class Nearest(Which):
    """The nearest space of that terrain; several if they tie."""

    terrain: Word

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space for space in nearest(s.place_of(seat), of_terrain(self.terrain.number))]

    def say(self, voice: Voice) -> Phrase:
        return "sel-nearest", (("form", voice), ("terrain", self.terrain.name))


@dataclass(eq=False)
class ExpeditionSpace(Which):
    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + s.expedition] if s.expedition >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-expedition", (("form", voice),)


@dataclass(eq=False)
class SpacesWithMonster(Which):
    """Each space with a monster of that kind."""

    kind: Word

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        spaces = {at for token, at in enumerate(s.monster_at) if at >= 0 and MONSTER[token].kind is self.kind}
        return [SPACES.first + space for space in sorted(spaces)]

    def say(self, voice: Voice) -> Phrase:
        message = "sel-space-of-monster" if is_epic(tokens_of(self.kind)[0]) else "sel-spaces-with-monster"
        return message, (("form", voice), ("monster", self.kind.name))


@dataclass(eq=False)
class ClueOrGateSpace(Which):
    """A space with a clue, or with a gate too."""

    gates: bool = False

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        spaces = {at for at in s.clue_at if 0 <= at < len(ALL)}
        if self.gates:
            spaces |= {GATE_SPACE[gate] for gate in open_gates(s)}
        return [SPACES.first + space for space in sorted(spaces)]

    def say(self, voice: Voice) -> Phrase:
        return ("sel-clue-or-gate" if self.gates else "sel-clue-space"), (("form", voice),)


@dataclass(eq=False)
class GateSpace(Which):
    """A gate on the board, by its space."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space for space in sorted([GATE_SPACE[gate] for gate in open_gates(s)])]

    def say(self, voice: Voice) -> Phrase:
        return "sel-gate", (("form", voice),)


@dataclass(eq=False)
class ThatGate(Which):
    """The one that was chosen."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        thing = reg(s, IT)
        return [thing] if SPACES.holds(thing) and gate_on(s, SPACES.number(thing)) >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-that-gate", (("form", voice),)


@dataclass(eq=False)
class GateBehindIt(ThatGate):
    """The one for which doom would advance, if it is for a gate."""

    def say(self, voice: Voice) -> Phrase:
        return "sel-gate-behind-it", (("form", voice),)


@dataclass(eq=False)
class EachGateOfOmen(Which):
    """Of the colour of the current omen."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + GATE_SPACE[gate] for gate in gates_of_omen(s)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-each-gate-of-omen", (("form", voice),)


@dataclass(eq=False)
class GateHere(Which):
    """The gate on your space."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        here = s.place_of(seat)
        return [SPACES.first + here] if gate_on(s, here) >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-gate-here", (("form", voice),)


@dataclass(eq=False)
class ClosedGate(Which):
    """The one that it is about, which has left the board."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [reg(s, IT)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-that-gate", (("form", voice),)


@dataclass(eq=False)
class RandomSpace(Which):
    """The space that chance has chosen: see `OnRandomSpaces`."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [reg(s, IT)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-random-space", (("form", voice),)


@dataclass(eq=False)
class NearestGate(Which):
    """The nearest gate, by its space; several if they tie."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        gates = [GATE_SPACE[gate] for gate in open_gates(s)]
        return [SPACES.first + space for space in nearest(s.place_of(seat), gates)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-nearest-gate", (("form", voice),)


@dataclass(eq=False)
class EachClue(Which):
    """Every clue on the board, by its space."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + at for at in s.clue_at if 0 <= at < len(ALL)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-each-clue", (("form", voice),)


@dataclass(eq=False)
class ThatClue(Which):
    """On the space that was chosen."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [reg(s, IT)] if SPACES.holds(reg(s, IT)) else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-that-clue", (("form", voice),)


@dataclass(eq=False)
class ItsClue(Which):
    """On the space of the monster that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[MONSTERS.number(reg(s, CARD))]
        return [SPACES.first + at] if at >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-its-clue", (("form", voice),)


@dataclass(eq=False)
class NearestClueToIt(Which):
    """The spaces with a clue that are nearest to the monster that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[MONSTERS.number(reg(s, CARD))]
        clues = [clue for clue in s.clue_at if 0 <= clue < len(ALL)]
        return [SPACES.first + space for space in nearest(at, clues)] if at >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-nearest-clue", (("form", voice),)


@dataclass(eq=False)
class NearestPreyToIt(Which):
    """The spaces with an investigator that are nearest to the monster that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        at = s.monster_at[MONSTERS.number(reg(s, CARD))]
        places = [place for place, life in zip(s.places, s.life, strict=True) if life == ALIVE]
        return [SPACES.first + space for space in nearest(at, places)] if at >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-nearest-prey", (("form", voice),)


# --- monsters -----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class AMonster(Which):
    """On your space, on any space, on any with a gate; epic ones too, or not."""

    here: bool = False
    at_gate: bool = False
    epic: bool = False

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        tokens: Sequence[int]
        tokens = monsters_on(s, s.place_of(seat)) if self.here else range(len(s.monster_at))
        gates = [GATE_SPACE[gate] for gate in open_gates(s)] if self.at_gate else ()
        return [
            MONSTERS.first + token
            for token in tokens
            if s.monster_at[token] >= 0
            and (self.epic or not is_epic(token))
            and not (self.at_gate and s.monster_at[token] not in gates)
        ]

    def say(self, voice: Voice) -> Phrase:
        message = "sel-monster" + "-here" * self.here + "-at-gate" * self.at_gate
        return (message if self.epic else f"{message}-no-epic"), (("form", voice),)


@dataclass(eq=False)
class AMonsterOf(Which):
    """Of that kind, on your space or on any."""

    kind: Word
    here: bool = False

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [
            MONSTERS.first + token
            for token in tokens_of(self.kind)
            if s.monster_at[token] >= 0 and not (self.here and s.monster_at[token] != s.place_of(seat))
        ]

    def say(self, voice: Voice) -> Phrase:
        message = "sel-monster-here-kind" if self.here else "sel-monster-kind"
        return message, (("form", voice), ("monster", self.kind.name))


@dataclass(eq=False)
class EachMonster(AMonster):
    """All of them."""

    def say(self, voice: Voice) -> Phrase:
        message = "sel-each-monster" + "-here" * self.here + "-at-gate" * self.at_gate
        return (message if self.epic else f"{message}-no-epic"), (("form", voice),)


@dataclass(eq=False)
class ThisMonster(Which):
    """The one that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [reg(s, CARD)] if s.monster_at[MONSTERS.number(reg(s, CARD))] >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-this-monster", (("form", voice),)


@dataclass(eq=False)
class ThatMonster(Which):
    """The one that it is about."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        thing = reg(s, IT)
        return [thing] if MONSTERS.holds(thing) and s.monster_at[MONSTERS.number(thing)] >= 0 else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-that-monster", (("form", voice),)


# --- cards --------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class ARumour(Which):
    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [MYTHOS.first + card for card in rumours_in_play(s)]

    def say(self, voice: Voice) -> Phrase:
        return "sel-rumour", (("form", voice),)


@dataclass(eq=False)
class ThisRumour(Which):
    """The one that speaks."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [reg(s, CARD)] if MYTHOS.number(reg(s, CARD)) in s.ongoing else []

    def say(self, voice: Voice) -> Phrase:
        return "sel-this-rumour", (("form", voice),)


# --- whom a standing card concerns --------------------------------------------------------------------------------


class _FromAfar(Whose):
    def fits(self, s: Eldritch, holder: int, thing: int, who: int, it: int) -> bool:
        return holder == who and s.elsewhere >= 0


FROM_AFAR: Final = _FromAfar("from-afar")  # the holder, while they research a clue where they aren't
