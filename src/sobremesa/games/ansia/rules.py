"""El ansia as a game of the kernel's: the set-up, and what each question about it comes down to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from sobremesa.games.ansia import board, guards, night
from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS, MOST_SEATS, TOKEN_COPIES, TOKENS
from sobremesa.games.ansia.bot.house import House
from sobremesa.games.ansia.bot.reasons import ADVISER
from sobremesa.games.ansia.bot.searched import SEARCHED
from sobremesa.games.ansia.cards.facts import FACTS, MISSION_FACTS
from sobremesa.games.ansia.cards.powers import STARTING_DECK
from sobremesa.games.ansia.cards.roses import ROSES
from sobremesa.games.ansia.knowledge import nothing_known, shown_to_all
from sobremesa.games.ansia.lesson import LESSON
from sobremesa.games.ansia.map import CLOSED_CHESTS, HOME, OPEN_CHESTS
from sobremesa.games.ansia.options import FREE, OPTIONS
from sobremesa.games.ansia.redeal import redeal
from sobremesa.games.ansia.state import (
    COLUMNS,
    FEWEST_SEATS,
    LAST_TURN,
    NO_HUNT_YET,
    NONE,
    RUNNING,
    SCHEMA,
    TAVERN_HOLDS,
    Ansia,
)
from sobremesa.games.ansia.words import FAMILIAR, HUMAN, POWER, SOURCES
from sobremesa.kernel.bot import Adviser, Searched
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.card_game import Board, CardGame
from sobremesa.kernel.game import Component, GameInfo, Outcome
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Pick, Settings
from sobremesa.kernel.state import Plain
from sobremesa.kernel.zones import Zone, shuffled

TILES: Final = {2: (10, 6), 3: (10, 6, 4), 4: (10, 8, 6, 4), 5: (10, 8, 6, 4, 2), 6: (10, 8, 6, 4, 2)}
CROWD: Final = 5  # with as many, all missions take part
IN_CRYPTS: Final = (6, 5, 4)  # mountains, plains, forest
PUBLIC_MISSIONS: Final = 2

HUNT_CARDS: Final = tuple(
    [card for card, facts in enumerate(FACTS) if facts.type in (HUMAN, FAMILIAR, POWER) for _ in range(facts.copies)]
)
MARKED_CARDS: Final = tuple([card for card, facts in enumerate(FACTS) for _ in range(facts.marked)])
ALL_TOKENS: Final = tuple([token for token, copies in enumerate(TOKEN_COPIES) for _ in range(copies)])

# A true bound. In a turn every card, token and mission that a vampire could have is activated, used, discarded,
# digested, hunted or put away at most once; besides there are the move, a push of each of the others, steps astray.
_MOST_ANSWERS_IN_A_TURN: Final = 4 * (len(HUNT_CARDS) + len(STARTING_DECK) + len(ALL_TOKENS) + len(MISSIONS))


@mypyc_attr(allow_interpreted_subclasses=True)
class ElAnsia(CardGame[Ansia]):
    info = GameInfo(
        id="ansia",
        version=5,
        seats=(FEWEST_SEATS, MOST_SEATS),
        board=True,
        settings=(
            Pick("mode", "venerable", ("venerable", "novice")),
            Flag("shelter"),
            Flag("gifts"),
            Flag("optional_discards"),
        ),
        longest=MOST_SEATS * (3 + (LAST_TURN + 1) * _MOST_ANSWERS_IN_A_TURN),
        minutes=(45, 90),
    )
    schema = SCHEMA
    options = OPTIONS
    free_options = FREE
    book: Book | None = BOOK
    shown_by: Board = board
    lesson: Lesson | None = LESSON
    adviser: Adviser[Ansia] | None = ADVISER
    searched: Searched[Ansia] | None = SEARCHED
    moments: Mapping[str, str] = board.MOMENTS

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Ansia:
        venerable = settings["mode"] == "venerable"
        deck, marked = _hunt_deck(seats, venerable, rng)
        # Three cards wait in the tavern: from the bottom if what lies on top is for novices.
        tavern = deck[:TAVERN_HOLDS] if venerable else deck[-TAVERN_HOLDS:]
        deck = deck[TAVERN_HOLDS:] if venerable else deck[:-TAVERN_HOLDS]
        tokens = shuffled(ALL_TOKENS, rng)
        chests = len(OPEN_CHESTS) + len(CLOSED_CHESTS)
        public, missions = _missions(seats, venerable, rng)
        rest = missions[2 * seats :]
        crypts: list[Zone] = []
        for size in IN_CRYPTS:
            crypts.append(tuple(sorted(rest[:size])))
            rest = rest[size:]
        s = Ansia(
            rng=rng,
            venerable=venerable,
            optional_discards=bool(settings["optional_discards"]),
            gifts=bool(settings["gifts"]),
            shelters=bool(settings["shelter"]) and venerable,
            vampires=[NONE] * seats,
            gifted=[bool(settings["gifts"])] * seats,
            sheltered=[False] * seats,
            places=[HOME] * seats,
            atop=tuple(range(seats)),
            rested=[False] * seats,
            has_left=[False] * seats,
            home=[0] * seats,
            scores=[0] * seats,
            earned=[(0,) * len(SOURCES)] * seats,
            payers=[()] * seats,
            payments=[()] * seats,
            speeds=[NONE] * seats,
            moon=0,
            active=NONE,
            ending=RUNNING,
            winners=(),
            ashes=(),
            quarry=[()] * (COLUMNS * (seats + 1)),
            deck=deck,
            marked=marked,
            shown=(),
            tavern=tavern,
            roses=ROSES,
            open_chests=list(tokens[: len(OPEN_CHESTS)]),
            closed_chests=list(tokens[len(OPEN_CHESTS) : chests]),
            spare_tokens=tuple(sorted(tokens[chests:])),
            tiles=TILES[seats],
            public=public,
            crypts=crypts,
            unused=tuple(sorted(rest)),
            missions=[()] * seats,
            looking=[tuple(sorted(missions[2 * seat : 2 * seat + 2])) for seat in range(seats)],
            revealed=[()] * seats,
            decks=[shuffled(STARTING_DECK, rng) for _ in range(seats)],
            hands=[()] * seats,
            unseen=[tuple(sorted(STARTING_DECK))] * seats,
            zones=[()] * seats,
            discards=[()] * seats,
            digested=[()] * seats,
            tokens=[()] * seats,
            spent=[()] * seats,
            likes=[()] * seats,
            secret_likes=[()] * seats,
            done=(),
            speed=0,
            has_speed=False,
            strides=(),
            hunts=0,
            well_hunts=0,
            is_quenched=False,
            meal=NONE,
            hunted=0,
            has_hunted=False,
            last_hunt=NO_HUNT_YET,
            hunted_at=NONE,
            fresh=(),
            pushed=0,
            took_token=False,
            opened_crypt=False,
            tops=[()] * seats,
            sure=[()] * seats,
            known=[nothing_known(seats)] * seats,
        )
        shown_to_all(s, public)
        night.begin(s)
        return s

    # --- asking and choosing ---------------------------------------------------------------------------------

    def migrate(self, saved: Plain, version: int) -> Plain:
        if version < 3 and saved["has_hunted"]:  # until then a hunt counted as being where the vampire was
            return {**saved, "hunted_at": saved["places"][saved["active"]]}
        return saved

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Ansia) -> Outcome | None:
        if s.ending == RUNNING:
            return None
        seats = range(len(s.places))
        best = max([0 if seat in s.ashes else s.scores[seat] for seat in seats])
        returns = [
            1.0 if seat in s.winners else -1.0 if seat in s.ashes else s.scores[seat] / (best + 1) for seat in seats
        ]
        return Outcome(s.ending, s.winners, tuple(returns))

    def turns(self, s: Ansia) -> int:
        return s.moon

    def scores(self, s: Ansia) -> tuple[int, ...]:
        return tuple(s.scores)

    def forbids(self, s: Ansia, seat: int, option: Option, standing: Decision | None) -> str:
        return guards.why_not(s, seat, option, standing)

    def redeal(self, s: Ansia, seat: int, rng: Rng) -> Ansia:
        return redeal(s, seat, rng)

    def census(self, s: Ansia) -> Mapping[str, int]:
        found: Counter[str] = Counter()
        for zone in (s.deck, s.tavern, s.roses, *s.quarry, *s.decks, *s.hands, *s.zones, *s.discards, *s.digested):
            found.update([CARDS.names[card] for card in zone])
        tokens = (s.open_chests, s.closed_chests, s.spare_tokens, *s.tokens, *s.spent)
        for some in tokens:
            found.update([f"token-{TOKENS.names[token]}" for token in some if token != NONE])
        for pile in (s.public, s.unused, *s.crypts, *s.missions, *s.looking, *s.revealed):
            found.update([f"mission-{MISSIONS.names[mission]}" for mission in pile])
        return found

    # --- for people and programs -----------------------------------------------------------------------------

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return board.components()

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


def _hunt_deck(seats: int, venerable: bool, rng: Rng) -> tuple[Zone, int]:
    """The deck, and how many on top of it are of the novices' stack: enough for the first two turns."""
    if venerable:
        return shuffled(HUNT_CARDS, rng), 0
    stack = shuffled(MARKED_CARDS, rng)[: 2 + 2 * seats]
    rest = list(HUNT_CARDS)
    for card in stack:
        rest.remove(card)
    return stack + shuffled(rest, rng), len(stack)


def _missions(seats: int, venerable: bool, rng: Rng) -> tuple[Zone, Zone]:
    """The public ones, and all others that take part, shuffled."""
    taking_part, could_be_public = _taking_part(seats >= CROWD, venerable)
    public = tuple(sorted(shuffled(could_be_public, rng)[:PUBLIC_MISSIONS]))
    return public, shuffled([mission for mission in taking_part if mission not in public], rng)


@cache
def _taking_part(crowd: bool, venerable: bool) -> tuple[Zone, Zone]:
    """The missions for a table of that kind, and those of them that could lie open."""
    taking_part = [mission for mission, facts in enumerate(MISSION_FACTS) if crowd or not facts.for_crowds]
    could_be_public = [
        mission
        for mission in taking_part
        if not MISSION_FACTS[mission].is_golden and (venerable or MISSION_FACTS[mission].is_white)
    ]
    return tuple(taking_part), tuple(could_be_public)


GAME: Final = ElAnsia()
