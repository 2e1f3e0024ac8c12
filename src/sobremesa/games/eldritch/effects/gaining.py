"""Gaining clues, spells, artifacts, assets, conditions; improving skills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import (
    ARTIFACTS,
    ASSETS,
    BOOK,
    IMPROVED,
    NO_CONDITION,
    SKILL_THINGS,
    WOULD_GAIN_CONDITION,
)
from sobremesa.games.eldritch.effects.deed import ToOne
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.facts import TRAITS, VALUE
from sobremesa.games.eldritch.receiving import receive, receive_condition
from sobremesa.games.eldritch.state import HELD, LOOT, NONE, SKILL_COUNT, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.two_sided import CONDITION_PLACES, KIND, is_spell, kind_of
from sobremesa.games.eldritch.words import (
    FROM_DECK,
    FROM_DISCARDS_TOO,
    FROM_EITHER,
    SKILLS,
)
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import FLAGS, HAPPENS, IT, PAYING, WHO, B
from sobremesa.kernel.effects.running import asker, push, put, reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.zones import without

# --- clues --------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, init=False)
class GainClues(Node):
    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        moves.gain_clues(s, seat, self.n.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (self.n.say("clue"),)))


@dataclass(eq=False)
class GainThisClue(Node):
    """The one with which one has the encounter."""

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if s.met_clue >= 0:
            moves.take_clue(s, seat, s.met_clue)
            s.met_clue = NONE
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-this-clue", ()),)))


@dataclass(eq=False, init=False)
class GainMoreClues(GainClues):
    """Besides the one with which one has the encounter."""

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (self.n.say("more-clue"),)))


# --- spells and artifacts -----------------------------------------------------------------------------------------


@dataclass(eq=False)
class GainSpells(Node):
    """So many, at random; or one with that trait."""

    n: int = 1
    trait: Word | None = None

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        trait = self.trait
        place = moves.draw_spell(s, seat, None if trait is None else lambda thing: trait in TRAITS[thing])
        if step + 1 < self.n:
            push(s, self, step + 1)
        receive(s, seat, place)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        lot: Phrase = ("lot-spell", (("n", self.n),))
        if self.trait is not None:
            lot = ("lot-spell-of", (("n", self.n), ("trait", self.trait.name)))
        return clause("gain", voice, ("what", (lot,)))


@dataclass(eq=False)
class GainSpellNamed(Node):
    kind: Word

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        kind = self.kind.number
        receive(s, seat, moves.draw_spell(s, seat, lambda thing: kind_of(thing) == kind))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-spell-named", (("spell", self.kind.name),)),)))


@dataclass(eq=False)
class GainArtifact(Node):
    """At random, or with that trait."""

    trait: Word | None = None

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        trait = self.trait
        card = (
            moves.draw_artifact(s) if trait is None else moves.search_artifacts(s, lambda thing: trait in TRAITS[thing])
        )
        if card >= 0:
            receive(s, seat, ARTIFACTS.first + card, from_deck=True)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        lot: Phrase = ("lot-artifact", (("n", 1),))
        if self.trait is not None:
            lot = ("lot-artifact-of", (("trait", self.trait.name),))
        return clause("gain", voice, ("what", (lot,)))


@dataclass(eq=False)
class GainArtifactNamed(Node):
    name: Word

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        wanted = ARTIFACTS.thing(self.name.number)
        card = moves.search_artifacts(s, lambda thing: thing == wanted)
        if card >= 0:
            receive(s, seat, wanted, from_deck=True)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-artifact-named", (("artifact", self.name.name),)),)))


# --- assets -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class GainAsset(Node):
    """One with one of those traits (any, where none is named); with `worth` at most so valuable, with `total` several
    that together are: the reserve is filled when all are taken. B: what is left of that; IT: the last."""

    source: Word
    traits: tuple[Word, ...] = ()
    worth: Count | None = None
    total: Count | None = None

    def touches(self) -> int:
        return ASKS | RANDOM

    def _fits(self, thing: int) -> bool:
        return not self.traits or any(trait in TRAITS[thing] for trait in self.traits)

    def _open(self, s: Eldritch, most: int) -> list[int]:
        if self.source is FROM_DECK:
            return []
        cards = s.reserve + (s.asset_discards if self.source is FROM_DISCARDS_TOO else ())
        return [
            ASSETS.first + card
            for card in cards
            if self._fits(ASSETS.first + card) and VALUE[ASSETS.first + card] <= most
        ]

    def _most(self, s: Eldritch, step: int) -> int:
        if self.total is not None:
            return reg(s, B) if step else self.total.of(s)
        return 99 if self.worth is None else self.worth.of(s)

    def can(self, s: Eldritch) -> bool:
        return self.source in (FROM_DECK, FROM_EITHER) or bool(self._open(s, self._most(s, 0)))

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if self.total is not None and step == 0:
            put(s, B, self.total.of(s))
            push(s, self, 1)
            return GO_ON
        found = self._open(s, self._most(s, step))
        if self.total is None and self.source is not FROM_EITHER and len(found) == 1:
            self._take(s, seat, found[0])
            return GO_ON
        if found:
            return WAIT
        if self.source in (FROM_DECK, FROM_EITHER):
            self._draw(s, seat)
        elif self.total is not None:
            moves.fill_reserve(s)
        return GO_ON

    def _draw(self, s: Eldritch, seat: int) -> None:
        card = moves.search_assets(s, self._fits) if self.traits else moves.draw_asset(s)
        if card >= 0:
            put(s, IT, ASSETS.first + card)
            receive(s, seat, ASSETS.first + card, from_deck=True)

    def _take(self, s: Eldritch, seat: int, thing: int) -> None:
        card = ASSETS.number(thing)
        if card in s.reserve:
            s.reserve = without(s.reserve, card)
            if self.total is None:
                moves.fill_reserve(s)
        else:
            s.asset_discards = without(s.asset_discards, card)
        put(s, IT, thing)
        receive(s, seat, thing)

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = asker(s)
        options = BOOK.picks(self._open(s, self._most(s, step)))
        if self.source is FROM_EITHER or self.total is not None:
            options = (BOOK.done, *options)
        return (question(self, seat, "gain-asset", options, speaker(s)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        who = reg(s, WHO)
        if option is BOOK.done:
            if self.source is FROM_EITHER:
                self._draw(s, who)
            else:
                moves.fill_reserve(s)
            return
        thing = option.args[0]
        if self.total is not None:
            put(s, B, reg(s, B) - VALUE[thing])
            push(s, self, 1)
        self._take(s, who, thing)

    def label(self, option: Option) -> Phrase | None:
        return ("from-the-deck", ()) if option is BOOK.done and self.source is FROM_EITHER else None

    def say(self, voice: Voice) -> Phrase:
        args: Args = (("n", 1), ("source", self.source.name))
        name = "lot-asset"
        if self.traits:
            args = (*args, ("either", tuple([trait.name for trait in self.traits])))
            name = "lot-asset-of"
        if self.worth is not None:
            args = (*args, ("lot", self.worth.say("value")))
            name = f"{name}-worth"
        if self.total is not None:
            args = (*args, ("lot", self.total.say("value")))
            name = f"{name}-total"
        return clause("gain", voice, ("what", ((name, args),)))


@dataclass(eq=False)
class GainAssetNamed(Node):
    """From the reserve, the deck or the discard pile."""

    name: Word

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        number = self.name.number
        wanted = ASSETS.thing(number)
        if number in s.reserve:
            s.reserve = without(s.reserve, number)
            moves.fill_reserve(s)
            receive(s, seat, wanted)
        elif moves.search_assets(s, lambda thing: thing == wanted) >= 0:
            receive(s, seat, wanted, from_deck=True)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-asset-named", (("asset", self.name.name),)),)))


# --- conditions ---------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class GainCondition(Node):
    kind: Word

    def touches(self) -> int:
        return RANDOM

    def can(self, s: Eldritch) -> bool:
        """Nobody can choose to gain what they have."""
        seat = reg(s, WHO)
        kind = self.kind.number
        return moves.condition_held(s, seat, self.kind) < 0 and any(KIND[card] == kind for card in s.condition_deck)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        kind = self.kind
        if step == 0:
            if not reg(s, FLAGS) & PAYING and is_so(s, NO_CONDITION, seat, key=kind.number):
                tell(s, "cannot-gain", "1.6", ("who", seat), the(CONDITION_PLACES[kind.number][0]))
                return GO_ON
            if s.ears[WOULD_GAIN_CONDITION.number]:
                push(s, self, 1)
                fire(s, WOULD_GAIN_CONDITION, seat, CONDITION_PLACES[kind.number][0])
                return GO_ON
        elif not reg(s, HAPPENS):
            return GO_ON
        held = moves.condition_held(s, seat, kind)
        if held >= 0:
            tell(s, "has-already", "17.6", ("who", seat), the(held))
            return GO_ON
        receive_condition(s, seat, moves.draw_condition(s, seat, lambda thing: kind_of(thing) == kind.number))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-condition-named", (("condition", self.kind.name),)),)))


@dataclass(eq=False)
class GainConditionOf(Node):
    """The first with that trait of which one has none."""

    trait: Word

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        trait = self.trait
        receive_condition(s, seat, moves.draw_condition(s, seat, lambda thing: trait in TRAITS[thing]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", (("lot-condition-of", (("n", 1), ("trait", self.trait.name))),)))


# --- skills -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Improve(ToOne):
    """That skill, or one of your choice; none more than twice."""

    skill: Word | None = None

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        skills = range(SKILL_COUNT) if self.skill is None else (self.skill.number,)
        return [SKILL_THINGS.first + skill for skill in skills if moves.can_improve(s, seat, skill)]

    def prompt(self) -> str:
        return "improve"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        skill = SKILL_THINGS.number(thing)
        moves.improve(s, seat, skill)
        tell(s, "improved", "7.23", ("who", seat), ("skill", SKILLS.words[skill].name))
        fire(s, IMPROVED, seat, thing)

    def say(self, voice: Voice) -> Phrase:
        if self.skill is None:
            return clause("improve-any", voice)
        return clause("improve", voice, ("skill", self.skill.name))


@dataclass(eq=False)
class ImproveAgain(Node):
    """The skill that was just improved."""

    def can(self, s: Eldritch) -> bool:
        return moves.can_improve(s, reg(s, WHO), SKILL_THINGS.number(reg(s, IT)))

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        skill = SKILL_THINGS.number(reg(s, IT))
        if moves.can_improve(s, seat, skill):
            moves.improve(s, seat, skill)
            tell(s, "improved", "22.20", ("who", seat), ("skill", SKILLS.words[skill].name))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("improve-again", voice)


# --- from who fell ------------------------------------------------------------------------------------------------


def take_loot(s: Eldritch, seat: int, sheet: int) -> None:
    """All that somebody left behind but tickets, of which one may have to choose; a spell of a kind that one has
    already is discarded."""
    s.clue_at = [HELD + seat if at == LOOT + sheet else at for at in s.clue_at]
    mine = moves.kinds_held(s, seat, True)
    for thing in s.loot[sheet]:
        if is_spell(thing) and kind_of(thing) in mine:
            moves.put_back(s, thing)
        else:
            moves.give(s, seat, thing)
    s.loot[sheet] = ()
    tell(s, "took-loot", "10.26", ("who", seat))
