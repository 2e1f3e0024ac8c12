"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CONDITIONS,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MOST_SEATS,
    MYSTERIES,
    MYTHOS,
    PARTS,
    SPELLS,
    THINGS,
)
from sobremesa.games.eldritch.facts import GATES
from sobremesa.games.eldritch.guests import guest_of
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.two_sided import CARDS, CONDITION_PLACES, KIND, PLACES, SPELL_PLACES
from sobremesa.games.eldritch.words import ACTION_PHASE, DECKS, ENDINGS, LOSSES, PHASES, SKILLS
from sobremesa.kernel.compiling import mypyc_attr, slotted
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.keeping import FRAMES, LASTING, LISTENERS, REGISTERS
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Standing
from sobremesa.kernel.effects.registers import BOUNDS, WIDTH
from sobremesa.kernel.effects.running import LASTING_BOUNDS, Frame, Running
from sobremesa.kernel.effects.things import ByThing
from sobremesa.kernel.events import Event
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Naming, Schema, seen_by
from sobremesa.kernel.zones import Zone

NONE: Final = -1
SPACE_COUNT: Final = len(IDS)

# Where a monster, a clue or a gate is that lies on no space of the board.
IN_SUPPLY: Final = -1  # the cup, the pool, the stack
DISCARDED: Final = -2
ASIDE: Final = -2  # of a monster
BOXED: Final = -3
AMBUSHING: Final = -4
ON_MYSTERY: Final = -5
ON_RUMOUR: Final = -6
ON_SHEET: Final = -7  # of the ancient one
HELD: Final = 64  # a clue: HELD + seat
LOOT: Final = 80  # a clue: LOOT + investigator who fell

# What has become of a seat's investigator.
ALIVE: Final = 0
FALLEN: Final = 1  # the player chooses another at the end of the mythos phase
ELIMINATED: Final = 2

MOST_DOOM: Final = 20
MOST_TICKETS: Final = 2
RESERVE: Final = 4
MOST_WAYS: Final = 1024  # likewise
MOST_ANNALS: Final = 1024  # more than ever were written; what would be beyond isn't
SKILL_COUNT: Final = len(SKILLS)
MOST_IMPROVED: Final = 2

# Bounds of what can be seen, for learning agents.
_THINGS: Final = (NONE, 1023)
_FRAMES: Final = (0, 2**16)
_MOST_ACTED: Final = 24
_MOST_IN_PILE: Final = 32  # encounters of one deck
_MOST_SCOPES: Final = 48  # every monster of the cup may fall to one charge of dynamite
_MOST_TOKENS: Final = 99
_MOST_DICE: Final = 32
_MOST_USES: Final = 16  # of what can be used once a round


def COUNTS(zones: Sequence[Zone]) -> list[int]:
    """How many lie in each of several zones."""
    return [len(zone) for zone in zones]


def FRONT(deck: Zone) -> Zone:
    """A deck of two-sided cards lies face up: the kind of the first, if any, and how many."""
    return (*[KIND[card] for card in deck[:1]], len(deck))


# What an observation has room for: as many as are declared.


def every_investigator() -> int:
    return len(INVESTIGATORS)


def every_asset() -> int:
    return len(ASSETS)


def every_artifact() -> int:
    return len(ARTIFACTS)


def every_place() -> int:
    return len(PLACES)


def every_possession() -> int:
    """Every asset, every artifact, and of each kind of spell and condition one."""
    return len(ASSETS) + len(ARTIFACTS) + len(SPELL_PLACES) + len(CONDITION_PLACES)


def last_ancient() -> int:
    return len(ANCIENTS) // 2 - 1


def every_monster() -> int:
    return len(MONSTERS)


def every_mythos_card() -> int:
    return len(MYTHOS)


def every_encounter() -> int:
    return len(ENCOUNTERS)


class ClueSites(Naming):
    """Where each clue is; whose loot it is part of is saved by that investigator's name."""

    def named(self, s: Any, value: Any) -> Any:
        return [INVESTIGATORS.names[at - LOOT] if at >= LOOT else at for at in value]

    def numbered(self, s: Any, saved: Any) -> Any:
        return [LOOT + INVESTIGATORS.numbered(s, at) if isinstance(at, str) else at for at in saved]


class AncientOnes(Naming):
    """Each has two sides, and goes by the name of the first."""

    def named(self, s: Any, value: Any) -> Any:
        return ANCIENTS.names[2 * value]

    def numbered(self, s: Any, saved: Any) -> Any:
        return ANCIENTS.numbered(s, saved) // 2 if isinstance(saved, str) else saved


@mypyc_attr(allow_interpreted_subclasses=True)
@slotted(eq=False)
class Eldritch(Running):
    rng: Rng = seen_by(NOBODY)

    # Much hangs together here: the kernel's own are laid out for less.
    agenda: list[Frame] = seen_by(ALL, of=FRAMES, size=(96, 2), bounds=_FRAMES, shown=False, init=False)
    registers: list[int] = seen_by(
        ALL, of=REGISTERS, size=(_MOST_SCOPES * WIDTH,), bounds=BOUNDS * _MOST_SCOPES, shown=False, init=False
    )
    used: tuple[int, ...] = seen_by(
        ALL, of=LISTENERS, size=(_MOST_USES,), bounds=LASTING_BOUNDS, shown=False, init=False
    )

    # --- the match
    players: int = seen_by(ALL, size=(), bounds=(1, MOST_SEATS), shown=False)
    ancient: int = seen_by(ALL, of=AncientOnes(), size=(), bounds=(0, last_ancient))
    is_awake: bool = seen_by(ALL, size=(), bounds=(0, 1))
    rounds: int = seen_by(ALL, size=(), bounds=(0, 99))
    phase: int = seen_by(ALL, size=(), bounds=(0, len(PHASES) - 1))
    lead: int = seen_by(ALL, size=(), bounds=(0, MOST_SEATS - 1))
    active: int = seen_by(ALL, size=(), bounds=(NONE, MOST_SEATS - 1))  # whose actions or encounter it is
    ending: int = seen_by(ALL, size=(), bounds=(0, len(ENDINGS) - 1))

    # --- the investigators
    sheets: list[int] = seen_by(ALL, of=INVESTIGATORS, size=(MOST_SEATS,))
    life: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(ALIVE, ELIMINATED))
    places: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(NONE, SPACE_COUNT - 1))
    health: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 12))
    sanity: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 12))
    delayed: list[bool] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 1))
    improved: list[Zone] = seen_by(ALL, size=(MOST_SEATS, SKILL_COUNT), bounds=(0, MOST_IMPROVED), shown=False)
    tickets: list[Zone] = seen_by(ALL, size=(MOST_SEATS, 2), bounds=(0, MOST_TICKETS))
    held: list[Zone] = seen_by(ALL, of=THINGS, size=(MOST_SEATS, every_possession), bounds=_THINGS)
    acted: list[Zone] = seen_by(ALL, of=THINGS, size=(MOST_SEATS, _MOST_ACTED), bounds=_THINGS)  # in this round
    owner: list[int] = seen_by(NOBODY, saved=False, init=False)  # of every thing, the seat that has it or NONE

    # --- those who fell, by investigator
    # Nobody can choose them any more.
    used_up: Zone = seen_by(ALL, of=INVESTIGATORS, size=(every_investigator,), shown=False)
    fallen_at: list[int] = seen_by(
        ALL, of=ByThing(INVESTIGATORS, NONE), size=(every_investigator,), bounds=(NONE, SPACE_COUNT - 1), shown=False
    )
    fallen_by: list[int] = seen_by(
        ALL, of=ByThing(INVESTIGATORS, 0), size=(every_investigator,), bounds=(0, len(LOSSES) - 1), shown=False
    )
    loot: list[Zone] = seen_by(
        ALL, of=ByThing(INVESTIGATORS, (), THINGS), size=(every_investigator, every_possession), bounds=_THINGS
    )
    loot_tickets: list[Zone] = seen_by(
        ALL, of=ByThing(INVESTIGATORS, (0, 0)), size=(every_investigator, 2), bounds=(0, MOST_TICKETS)
    )

    # --- assets and artifacts
    asset_deck: Zone = seen_by(NOBODY, back=COUNT, of=ASSETS, size=(), bounds=(0, every_asset))  # the first on top
    asset_discards: Zone = seen_by(ALL, of=ASSETS, size=(every_asset,), shown=False)
    reserve: Zone = seen_by(ALL, of=ASSETS, size=(2 * RESERVE,))
    asset_box: Zone = seen_by(ALL, of=ASSETS, size=(every_asset,), shown=False)
    artifact_deck: Zone = seen_by(NOBODY, back=COUNT, of=ARTIFACTS, size=(), bounds=(0, every_artifact))
    artifact_discards: Zone = seen_by(ALL, of=ARTIFACTS, size=(every_artifact,), shown=False)
    artifact_box: Zone = seen_by(ALL, of=ARTIFACTS, size=(every_artifact,), shown=False)

    # --- two-sided cards: decks lie face up, and one draws from the bottom
    spell_deck: Zone = seen_by(NOBODY, back=FRONT, of=CARDS, size=(2,), bounds=(0, every_place), shown=False)
    condition_deck: Zone = seen_by(NOBODY, back=FRONT, of=CARDS, size=(2,), bounds=(0, every_place), shown=False)
    lies: list[int] = seen_by(NOBODY, of=ByThing(PLACES, NONE, CARDS))  # by place: the card
    shown: list[int] = seen_by(
        ALL, of=ByThing(PLACES, NONE, CARDS), size=(every_place,), bounds=(NONE, every_place), shown=False
    )  # … as far as all have seen
    peeked: list[Zone] = seen_by(
        OWNER,
        back=COUNT,
        of=ByThing(PLACES, NONE, CARDS, each_seat=True),
        size=(MOST_SEATS, every_place),
        bounds=(NONE, every_place),
        shown=False,
    )  # … as far as this seat has
    turned: Zone = seen_by(
        ALL, of=THINGS, size=(8,), bounds=_THINGS, shown=False
    )  # places whose card lies with its back up

    # --- monsters, clues, gates: where each token is
    monster_at: list[int] = seen_by(
        ALL, of=ByThing(MONSTERS, BOXED), size=(every_monster,), bounds=(ON_SHEET, SPACE_COUNT - 1)
    )
    # Health that each has lost.
    hurt: list[int] = seen_by(ALL, of=ByThing(MONSTERS, 0), size=(every_monster,), bounds=(0, 99), shown=False)
    clue_at: list[int] = seen_by(ALL, of=ClueSites(), size=(SPACE_COUNT,), bounds=(ON_SHEET, 99), shown=False)
    gate_at: list[int] = seen_by(ALL, size=(GATES,), bounds=(ON_SHEET, SPACE_COUNT - 1), shown=False)
    gate_stack: Zone = seen_by(NOBODY, back=COUNT, size=(), bounds=(0, GATES))  # the first on top
    gates_known: list[Zone] = seen_by(
        OWNER, back=COUNT, size=(MOST_SEATS, GATES), bounds=(NONE, GATES)
    )  # the stack as this seat knows it

    # --- doom, omen, tokens
    doom: int = seen_by(ALL, size=(), bounds=(0, MOST_DOOM))
    omen: int = seen_by(ALL, size=(), bounds=(0, 3))
    omen_tokens: int = seen_by(ALL, size=(), bounds=(0, _MOST_TOKENS))  # on the green space
    sheet_tokens: int = seen_by(ALL, size=(), bounds=(0, _MOST_TOKENS))
    mystery_tokens: int = seen_by(ALL, size=(), bounds=(0, _MOST_TOKENS), shown=False)
    # By card.
    mythos_tokens: list[int] = seen_by(ALL, of=ByThing(MYTHOS, 0), size=(every_mythos_card,), bounds=(0, _MOST_TOKENS))
    ancient_marks: list[int] = seen_by(
        ALL, size=(SPACE_COUNT,), bounds=(0, 9), shown=False
    )  # eldritch tokens, by whose they are
    mystery_marks: list[int] = seen_by(ALL, size=(SPACE_COUNT,), bounds=(0, 9), shown=False)

    # --- mysteries and mythos cards
    mystery: int = seen_by(ALL, of=MYSTERIES, size=())
    mystery_deck: Zone = seen_by(NOBODY, back=COUNT, of=MYSTERIES, size=(), bounds=(0, 4), shown=False)
    solved: Zone = seen_by(ALL, of=MYSTERIES, size=(4,))
    mythos_deck: Zone = seen_by(NOBODY, back=COUNT, of=MYTHOS, size=(), bounds=(0, every_mythos_card))
    mythos_discards: Zone = seen_by(ALL, of=MYTHOS, size=(every_mythos_card,), shown=False)
    mythos_box: Zone = seen_by(NOBODY, back=COUNT, of=MYTHOS, size=(), bounds=(0, every_mythos_card), shown=False)
    ongoing: Zone = seen_by(ALL, of=MYTHOS, size=(15,))
    mythos_drawn: int = seen_by(ALL, of=MYTHOS, size=(), shown=False)

    # --- encounters, by deck
    decks: list[Zone] = seen_by(
        NOBODY, back=COUNTS, of=ENCOUNTERS, size=(len(DECKS),), bounds=(0, every_encounter), shown=False
    )
    piles: list[Zone] = seen_by(ALL, of=ENCOUNTERS, size=(len(DECKS), _MOST_IN_PILE), shown=False)
    boxed: Zone = seen_by(ALL, of=ENCOUNTERS, size=(_MOST_IN_PILE,), shown=False)  # expeditions that are no more
    unused: Zone = seen_by(ALL, of=ENCOUNTERS, size=(every_encounter,), shown=False)  # of other ancient ones
    drawn: int = seen_by(ALL, of=ENCOUNTERS, size=(), shown=False)
    drawn_part: int = seen_by(
        ALL, of=PARTS, size=(), bounds=(NONE, len(PARTS) - 1), shown=False
    )  # of it, which is being read
    expedition: int = seen_by(ALL, size=(), bounds=(NONE, SPACE_COUNT - 1))  # the space on the back of the first card

    # --- what the active investigator is in the middle of
    actions_left: int = seen_by(ALL, size=(), bounds=(0, 9), shown=False)
    met_clue: int = seen_by(ALL, size=(), bounds=(NONE, SPACE_COUNT - 1), shown=False)  # «this Clue»: the token
    met_gate: int = seen_by(ALL, size=(), bounds=(NONE, GATES - 1), shown=False)  # «this Gate»
    met_rumour: int = seen_by(ALL, of=MYTHOS, size=(), shown=False)  # solved where a gate would close
    elsewhere: int = seen_by(ALL, size=(), bounds=(NONE, SPACE_COUNT - 1), shown=False)  # where they count as being
    far: int = seen_by(ALL, size=(), bounds=(NONE, SPACE_COUNT - 1), shown=False)  # a clue there can be met from afar
    avoids: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # their encounter is as if no monster were there
    may_meet_more: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # an extra encounter after combat
    clues_found: int = seen_by(ALL, size=(), bounds=(0, SPACE_COUNT), shown=False)  # gained in this encounter
    to_fight: Zone = seen_by(ALL, of=THINGS, size=(every_possession,), bounds=_THINGS, shown=False)  # monsters, in turn
    was_beaten: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # the monster of the last combat
    was_spawned: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # what was last to be spawned

    # --- a test, a payment, a trade
    dice: Zone = seen_by(ALL, size=(_MOST_DICE,), bounds=(0, 6), shown=False)  # in the order of what they are for
    were: Zone = seen_by(
        ALL, size=(_MOST_DICE,), bounds=(0, 6), shown=False
    )  # what each showed before it was changed, or 0
    marked: Zone = seen_by(ALL, size=(_MOST_DICE,), bounds=(0, 6), shown=False)  # those that will be rolled again
    rerolled: Zone = seen_by(ALL, of=THINGS, size=(_MOST_USES,), bounds=_THINGS, shown=False)  # by what, in this test
    offers: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 36))
    traded: Zone = seen_by(ALL, of=THINGS, size=(every_possession,), bounds=_THINGS)  # would change hands
    traded_tokens: Zone = seen_by(ALL, size=(6,), bounds=(0, 36))  # clues given, taken; tickets given, taken

    # What was taken up for a combat, while another is fought inside of it.
    put_by: tuple[tuple[int, int, int], ...] = seen_by(
        ALL, of=LASTING, size=(8, 3), bounds=LASTING_BOUNDS, shown=False, default=()
    )

    # By seat, what each has voted for: the sealed votes lie open while the lead has the last word.
    opened: Zone = seen_by(ALL, of=THINGS, size=(MOST_SEATS,), bounds=_THINGS, shown=False, default=())

    # What was said in this round and the last: the round, by whom, who is to go (they, or whom they asked), where.
    said: tuple[Zone, ...] = seen_by(ALL, shown=False, default=())

    # --- for afterwards
    # Four numbers for everything of note.
    annals: Zone = seen_by(ALL, size=(MOST_ANNALS,), bounds=(NONE, 99), shown=False, default=())
    # Who came to which space, two numbers each, and to none who fell.
    ways: Zone = seen_by(ALL, size=(MOST_WAYS,), bounds=(NONE, 99), shown=False, default=())

    # --- options
    level: int = seen_by(ALL, size=(), bounds=(0, 2), shown=False)

    def __post_init__(self) -> None:
        Running.__post_init__(self)
        self.owner = owners(self)

    def rebuild(self) -> None:
        self.owner = owners(self)
        Running.rebuild(self)

    def put_away(self) -> None:
        Running.put_away(self)
        self.marked = self.offers = self.traded = self.traded_tokens = self.opened = ()

    def book(self) -> Book:
        return BOOK

    def holder_of(self, thing: int) -> int:
        return self.owner[thing]

    def is_here(self, seat: int, other: int) -> bool:
        return seat >= 0 and other >= 0 and self.place_of(seat) == self.place_of(other)

    def place_of(self, seat: int) -> int:
        """Where the investigator counts as being."""
        return self.elsewhere if self.elsewhere >= 0 and seat == self.active else self.places[seat]

    def seats_from(self, seat: int) -> Sequence[int]:
        """The investigators, clockwise from that seat."""
        life = self.life
        around = clockwise(len(life), seat)
        for one in life:
            if one != ALIVE:
                return [other for other in around if life[other] == ALIVE]
        return around

    def active_player(self) -> int:
        """Whose action or encounter it is; in the mythos phase the lead."""
        if self.active < 0:
            return self.lead
        guest = guest_of(self.agenda) if self.phase == ACTION_PHASE.number else NONE
        return guest if guest >= 0 else self.active

    def chooser(self, moment: int) -> int:
        """The active player, or the lead where that one's investigator has just fallen."""
        active = self.active_player()
        return active if self.life[active] == ALIVE else self.lead

    def in_play(self) -> Sequence[int]:
        found = [ANCIENTS.first + 2 * self.ancient + self.is_awake]
        found += [INVESTIGATORS.first + self.sheets[seat] for seat, life in enumerate(self.life) if life == ALIVE]
        for seat, life in enumerate(self.life):
            if life == ALIVE:
                found += self.held[seat]
        found += [MYTHOS.first + card for card in self.ongoing]
        if self.mystery >= 0:
            found.append(MYSTERIES.first + self.mystery)
        found += [MONSTERS.first + token for token, at in enumerate(self.monster_at) if at >= 0]
        return [thing for thing in found if BOOK.standing_of(thing)]

    def speaks(self, node: Standing, thing: int) -> None:
        """What somebody uses of their own accord, where nothing else would say so: of a spell that it is cast is told,
        of a price that it is paid."""
        if self.log is None or not isinstance(node, On) or not node.may or node.cost is not None:
            return
        if self.owner[thing] >= 0 and not SPELLS.holds(thing):
            kind = "tended" if CONDITIONS.holds(thing) else "used-ability" if INVESTIGATORS.holds(thing) else "used"
            args = (("who", self.owner[thing]), ("thing", THINGS.say(thing)))
            self.log.append(Event(kind, args, rule="eldritch-17.3"))


# By the number of seats and the first of them.
_CLOCKWISE: Final = [
    [tuple([at % seats for at in range(first, first + seats)]) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    return _CLOCKWISE[seats][first % seats]


def owners(s: Eldritch) -> list[int]:
    """Of every thing, who has it: it follows from what lies before each seat."""
    owner = [NONE] * len(THINGS)
    for seat, held in enumerate(s.held):
        if s.life[seat] == ALIVE:
            for thing in held:
                owner[thing] = seat
            if s.sheets[seat] >= 0:
                owner[INVESTIGATORS.first + s.sheets[seat]] = seat
    return owner


SCHEMA: Final = Schema(Eldritch)
