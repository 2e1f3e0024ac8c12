"""What cards speak of, and what they say of it: see `kernel.effects.nouns`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch import facts, words
from sobremesa.games.eldritch.book import MONSTERS, MYSTERIES, MYTHOS, SEATS, SPACES
from sobremesa.games.eldritch.effects.deed import Whether
from sobremesa.games.eldritch.facts import GATE_AT, GATE_COLOUR, GATE_SPACE, MYTHOS_FACTS, OMEN_TRACK, TRAITS
from sobremesa.games.eldritch.map import ALL, NEXT_TO, TERRAIN
from sobremesa.games.eldritch.moves import (
    condition_held,
    conditions_of,
    is_epic,
    spells_of,
    tokens_of,
    toughness_of,
    with_trait,
)
from sobremesa.games.eldritch.places import clues_on, gate_on, has_token, monsters_on, nearest, open_gates
from sobremesa.games.eldritch.state import HELD, ON_MYSTERY, ON_RUMOUR, ON_SHEET, Eldritch
from sobremesa.games.eldritch.two_sided import kind_of
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.nouns import (
    ADJECTIVE,
    CLAUSE,
    NAME,
    OTHER,
    PLACE,
    Filter,
    Noun,
    OfThose,
    Stock,
    Where,
    Which,
    Who,
)
from sobremesa.kernel.effects.registers import CARD, IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase

TOWARDS: Final = "they-towards"  # the voice of what one goes towards


def where(s: Eldritch, thing: int) -> int:
    """The space on which it is; below 0 it is on none."""
    if SEATS.holds(thing):
        return s.place_of(thing)
    return s.monster_at[MONSTERS.number(thing)] if MONSTERS.holds(thing) else SPACES.number(thing)


def things_on(spaces: Sequence[int]) -> list[int]:
    return [SPACES.first + space for space in spaces]


def rumours_in_play(s: Eldritch) -> list[int]:
    return [card for card in s.ongoing if MYTHOS_FACTS[card].length is words.RUMOUR]


def where_it_is(s: Eldritch, card: int) -> int:
    """Of the monster that speaks."""
    return s.monster_at[MONSTERS.number(card)]


# --- nouns --------------------------------------------------------------------------------------------------------
# Gates and clues of the board go by their space.

PLAYER: Final = Noun("player", lambda s, _, __: range(s.players), irregular="per-player")  # at the start
INVESTIGATOR: Final = Noun(
    "investigator",
    lambda s, _, __: s.seats_from(s.lead),
    is_person=True,
    irregular="no-investigator some-investigator-by-it nearest-to-it-investigator",
)
LEAD: Final = Noun("lead", lambda s, _, __: [seat for seat in s.seats_from(s.lead) if seat == s.lead], is_person=True)
MONSTER: Final = Noun(
    "monster",
    lambda s, _, __: [MONSTERS.first + token for token, at in enumerate(s.monster_at) if at >= 0],
    irregular="every-monster-plain-here some-monster-of-here",
)
GATE: Final = Noun(
    "gate", lambda s, _, __: things_on([GATE_SPACE[gate] for gate in open_gates(s)]), irregular="the-gate-here"
)
ANY_GATE: Final = Noun("gate", lambda _, __, ___: things_on(GATE_SPACE))  # wherever it is now
CLUE: Final = Noun(
    "clue", lambda s, _, __: things_on([at for at in s.clue_at if 0 <= at < len(ALL)]), irregular="some-clue-about"
)
SPACE: Final = Noun(
    "space",
    lambda _, __, ___: things_on(ALL),
    irregular="a-space the-space-here the-space-by-it a-space-with-clue-or-gate the-space-with-monster",
)
RUMOUR: Final = Noun("rumour", lambda s, _, __: [MYTHOS.first + card for card in rumours_in_play(s)])
SOLVED: Final = Noun(
    "solved", lambda s, _, __: [MYSTERIES.first + mystery for mystery in sorted(s.solved)], irregular="at-least-solved"
)
EXPEDITION_CARD: Final = Noun(
    "expedition-card",
    lambda s, _, __: s.decks[words.EXPEDITION.number] or s.piles[words.EXPEDITION.number],
    irregular="no-expedition-card",
)

# Of what one has.
OWN_CLUE: Final = Noun(
    "clue",
    lambda s, who, _: [token for token, at in enumerate(s.clue_at) if at == HELD + who],
    is_own=True,
    irregular="no-clue",
)
SPELL: Final = Noun("spell", lambda s, who, _: spells_of(s, who), is_own=True)
POSSESSION: Final = Noun(
    "possession", lambda s, who, _: with_trait(s, who, None), is_own=True, irregular="some-possession-of-trait"
)
CONDITION: Final = Noun(
    "condition", lambda s, who, _: conditions_of(s, who), is_own=True, irregular="some-condition-called"
)

# Of what was chosen, or what it is about.
RANDOM_SPACE: Final = Noun("random-space", lambda s, _, __: [reg(s, IT)])  # see `OnRandomSpaces`
SITE_OF_CLUE: Final = Noun("site-of-clue", lambda s, _, __: [reg(s, IT)] if SPACES.holds(reg(s, IT)) else [])
GATE_BEHIND_IT: Final = Noun("gate-behind-it", lambda s, _, __: [it for it in GATE.find(s, -1, -1) if it == reg(s, IT)])

# --- so much of it ------------------------------------------------------------------------------------------------


def _toughness_on(s: Eldritch, card: int) -> int:
    lies = ON_RUMOUR if MYTHOS.holds(card) else ON_MYSTERY
    return sum([toughness_of(s, token) for token, at in enumerate(s.monster_at) if at == lies])


TOKEN_HERE: Final = Stock("token-here", "token", lambda s, _, card: s.mythos_tokens[MYTHOS.number(card)])
TOKEN_OF_OMEN: Final = Stock("token-of-omen", "token", lambda s, _, __: s.omen_tokens)
TOKEN_OF_SHEET: Final = Stock("token-of-sheet", "token", lambda s, _, __: s.sheet_tokens)
GATE_OF_SHEET: Final = Stock("gate-of-sheet", "gate", lambda s, _, __: s.gate_at.count(ON_SHEET))
TOKEN_ON_MYSTERY: Final = Stock("token-on-mystery", "token", lambda s, _, __: s.mystery_tokens)
CLUE_ON_MYSTERY: Final = Stock("clue-on-mystery", "clue", lambda s, _, __: s.clue_at.count(ON_MYSTERY))
GATE_ON_MYSTERY: Final = Stock("gate-on-mystery", "gate", lambda s, _, __: s.gate_at.count(ON_MYSTERY))
TOUGHNESS_HERE: Final = Stock("toughness-here", "toughness", lambda s, _, card: _toughness_on(s, card))


# --- what is said of them -----------------------------------------------------------------------------------------

_ANYWHERE: Final = "investigator monster gate clue space"


def _token(thing: int) -> int:
    return MONSTERS.number(thing)


def of(kind: Word) -> Filter:
    return Filter(
        "of", "monster", NAME, lambda _, thing, __, ___: facts.MONSTER[_token(thing)].kind is kind, ("monster", kind)
    )


plain: Final = Filter("plain", "monster", ADJECTIVE, lambda _, thing, __, ___: not is_epic(_token(thing)))


def of_trait(trait: Word) -> Filter:
    return Filter(
        "of-trait",
        "possession spell condition",
        ADJECTIVE,
        lambda _, thing, __, ___: trait in TRAITS[thing],
        ("trait", trait),
    )


def called(kind: Word) -> Filter:
    return Filter(
        "called",
        "condition",
        ADJECTIVE,
        lambda _, thing, __, ___: kind_of(thing) == kind.number,
        ("condition", kind),
    )


def terrain(kind: Word) -> Filter:
    return Filter(
        "terrain",
        "space",
        ADJECTIVE,
        lambda s, thing, _, __: TERRAIN[where(s, thing)] == kind.number,
        ("terrain", kind),
    )


other: Final = Filter("other", "investigator", OTHER, lambda _, thing, who, __: thing != who)

# Where.
here: Final = Filter("here", _ANYWHERE, PLACE, lambda s, thing, who, _: where(s, thing) == s.place_of(who))
by_it: Final = Filter("by-it", _ANYWHERE, PLACE, lambda s, thing, _, card: where(s, thing) == where_it_is(s, card))
about: Final = Where("about", "monster gate clue")  # on the board
in_play: Final = Where("in-play", "rumour")
at_gate: Final = Filter(
    "at-gate", "investigator monster clue", PLACE, lambda s, thing, _, __: gate_on(s, where(s, thing)) >= 0
)
of_expedition: Final = Filter("of-expedition", "space", PLACE, lambda s, thing, _, __: where(s, thing) == s.expedition)


def on(space: Word) -> Filter:
    return Filter(
        "on",
        "investigator monster gate clue",
        PLACE,
        lambda s, thing, _, __: where(s, thing) == space.number,
        ("space", space),
    )


def around(kind: Word) -> Filter:
    """On the space of a monster of that kind."""
    return Filter(
        "around",
        "investigator monster gate clue",
        PLACE,
        lambda s, thing, _, __: where(s, thing) == max([s.monster_at[token] for token in tokens_of(kind)]),
        ("monster", kind),
    )


# With what, without what.
of_omen: Final = Filter(
    "of-omen", "gate", CLAUSE, lambda s, thing, _, __: GATE_COLOUR[GATE_AT[where(s, thing)]] == OMEN_TRACK[s.omen]
)
with_clue: Final = Filter("with-clue", "space", CLAUSE, lambda s, thing, _, __: bool(clues_on(s, where(s, thing))))
with_gate: Final = Filter("with-gate", "space", CLAUSE, lambda s, thing, _, __: gate_on(s, where(s, thing)) >= 0)
with_clue_or_gate: Final = Filter(
    "with-clue-or-gate",
    "space",
    CLAUSE,
    lambda s, thing, _, __: gate_on(s, where(s, thing)) >= 0 or bool(clues_on(s, where(s, thing))),
)
with_mysterys_token: Final = Filter(
    "with-mysterys-token", "space", CLAUSE, lambda s, thing, _, __: s.mystery_marks[where(s, thing)] > 0
)
unmarked: Final = Filter("unmarked", "space", CLAUSE, lambda s, thing, _, __: not has_token(s, where(s, thing)))
on_their_feet: Final = Filter("on-their-feet", "investigator", CLAUSE, lambda s, thing, _, __: not s.delayed[thing])


def with_monster(kind: Word) -> Filter:
    return Filter(
        "with-monster",
        "space",
        CLAUSE,
        lambda s, thing, _, __: any(facts.MONSTER[token].kind is kind for token in monsters_on(s, where(s, thing))),
        ("monster", kind),
    )


def without(condition: Word) -> Filter:
    return Filter(
        "without",
        "investigator",
        CLAUSE,
        lambda s, thing, _, __: condition_held(s, thing, condition) < 0,
        ("condition", condition),
    )


def who(so: Cond) -> Filter:
    return Who(so, "investigator")


# --- places -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class TheSpace(Which):
    space: Word

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        return (SPACES.first + self.space.number,)

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


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False)
class Nearest(OfThose):
    """The space of the nearest of those; several if they tie."""

    def origin(self, s: Eldritch, seat: int) -> int:
        return s.place_of(seat)

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        card = reg(s, CARD)
        goals = [where(s, thing) for thing in self.those.find(s, seat, card)]
        at = self.origin(s, seat)
        return things_on(nearest(at, goals)) if at >= 0 else ()

    def before(self) -> str:
        return "nearest"


@dataclass(eq=False, repr=False)
class NearestToIt(Nearest):
    """To the monster that speaks."""

    def origin(self, s: Eldritch, seat: int) -> int:
        return where_it_is(s, reg(s, CARD))

    def before(self) -> str:
        return "nearest-to-it"


@dataclass(eq=False)
class At(Whether):
    """On one of those spaces, or next to it."""

    place: Which
    or_next: bool = False

    def so(self, s: Eldritch, seat: int, card: int) -> bool:
        at = s.place_of(seat)
        if self.place.takes(s, SPACES.first + at, seat, card):
            return True
        return self.or_next and any(self.place.takes(s, SPACES.first + next_to, seat, card) for next_to in NEXT_TO[at])

    def say(self, voice: Voice) -> Phrase:
        if isinstance(self.place, TheSpace) and not self.or_next:
            return "cond-at-the-space", (("form", voice), ("space", self.place.space.name))
        return ("cond-at-or-next" if self.or_next else "cond-at"), (("form", voice), ("where", self.place.say(voice)))


# --- whom a standing card concerns --------------------------------------------------------------------------------


class _FromAfar(Whose):
    def fits(self, s: Eldritch, holder: int, thing: int, who: int, it: int) -> bool:
        return holder == who and s.elsewhere >= 0


FROM_AFAR: Final = _FromAfar("from-afar")  # the holder, while they research a clue where they aren't
