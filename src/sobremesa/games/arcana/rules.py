"""The Shipwreck Arcana as a game of the kernel's: the set-up, and what each question about it comes down to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from sobremesa.games.arcana import board, guards
from sobremesa.games.arcana.book import BOOK, MOST_SEATS
from sobremesa.games.arcana.bot.house import House
from sobremesa.games.arcana.bot.reasons import ADVISER
from sobremesa.games.arcana.bot.worths import value_of
from sobremesa.games.arcana.cards import ALONE, ARCANA, COPIES, ROW, VALUES
from sobremesa.games.arcana.course import begin
from sobremesa.games.arcana.effects.ballots import vote
from sobremesa.games.arcana.lesson import LESSON
from sobremesa.games.arcana.moves import tell
from sobremesa.games.arcana.options import FREE, FREE_VERBS, OPTIONS
from sobremesa.games.arcana.plays import NO_SLOT
from sobremesa.games.arcana.redeal import redeal
from sobremesa.games.arcana.state import LEAVING, PRESENT, RUNNING, SCHEMA, SUSPENDED, WON, Arcana
from sobremesa.games.arcana.unasked import do_unasked, free
from sobremesa.kernel.bot import Adviser
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.card_game import Board, CardGame
from sobremesa.kernel.effects.running import advance, answer
from sobremesa.kernel.events import Seen
from sobremesa.kernel.game import Component, GameInfo, Outcome
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Pick, Settings
from sobremesa.kernel.zones import shuffled

DOOM_AT_START: Final = {"easy": 0, "normal": 2, "hard": 4, "doomed": 6}

# A true bound, if not a tight one. Fates only leave the table by fading, by Discard Lower or by Exile, so turns are
# bounded by what fades: with all 36 cards, ten fades of up to 20 fates that bring doom or come with a point, 81 of
# up to three around them, 21 fates left lying and 7 turns without any. No turn asks more than 28 times.
MOST_ANSWERS: Final = (10 * 20 + 81 * 3 + 21 + 7) * 28


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipwreckArcana(CardGame[Arcana]):
    info = GameInfo(
        id="arcana",
        version=3,
        seats=(2, MOST_SEATS),
        settings=(
            Pick("difficulty", "normal", tuple(DOOM_AT_START)),
            Flag("restless"),
            Flag("expansion"),
            Flag("twice_each"),
            Pick("aid", "off", ("off", "own", "all")),
        ),
        longest=MOST_ANSWERS,
        quiet=True,
        board=True,
        minutes=(20, 40),
        together=True,
    )
    schema = SCHEMA
    options = OPTIONS
    free_options = FREE
    book: Book | None = BOOK
    shown_by: Board = board
    lesson: Lesson | None = LESSON
    adviser: Adviser[Arcana] | None = ADVISER
    value: Callable[[Arcana], float] | None = staticmethod(value_of)

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Arcana:
        cards = range(len(ARCANA)) if settings["expansion"] else ALONE
        deck = shuffled(cards, rng)
        return Arcana(
            rng=rng,
            restless=bool(settings["restless"]),
            twice_each=bool(settings["twice_each"]),
            aid=str(settings["aid"]),
            bag=[0] + [COPIES] * len(VALUES),
            hands=[()] * seats,
            kept=[0] * seats,
            fates=[()] * ROW,
            exiled=(),
            rows=[0] * seats,
            row=list(deck[:ROW]),
            deck=deck[ROW:],
            bottom=0,
            powers=[],
            slowed=[-1] * ROW,
            amplified=[-1] * ROW,
            left_match=(),
            score=0,
            doom=DOOM_AT_START[str(settings["difficulty"])],
            ending=RUNNING,
            turn=0,
            chairs=[PRESENT] * seats,
            active=rng.below(seats),
            drawn=0,
            played=(),
            slot=NO_SLOT,
            through_hours=False,
            plus=0,
            power_used=-1,
            guesses=(),
            guesses_left=0,
            right=False,
            shown=0,
            clues=(),
        )

    def begin(self, s: Arcana) -> None:
        if s.log is not None:
            tell(s, "began", ("doom", s.doom))
        begin(s)
        advance(s)

    # --- choosing --------------------------------------------------------------------------------------------

    def apply(self, s: Arcana, seat: int, option: Option) -> None:
        if option.verb in FREE_VERBS:
            do_unasked(s, seat, option)
        elif not vote(s, seat, option):
            s.asked = None
            answer(s, seat, option)

    def free(self, s: Arcana, seat: int) -> tuple[Option, ...]:
        return free(s, seat)

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Arcana) -> Outcome | None:
        if s.ending == RUNNING:
            return None
        seats = len(s.chairs)
        if s.ending == WON:
            winners = tuple(seat for seat, chair in enumerate(s.chairs) if chair in (PRESENT, LEAVING))
            return Outcome(WON, winners, (1.0,) * seats)
        return Outcome(s.ending, (), ((0.0 if s.ending == SUSPENDED else -1.0),) * seats)

    def turns(self, s: Arcana) -> int:
        return s.turn

    def scores(self, s: Arcana) -> tuple[int, ...]:
        return (s.score,)

    def forbids(self, s: Arcana, seat: int, option: Option, standing: Decision | None) -> str:
        return guards.why_not(s, seat, option, standing)

    def forbids_unasked(self, s: Arcana, seat: int, option: Option) -> str:
        return guards.why_not_free(s, option)

    def redeal(self, s: Arcana, seat: int, rng: Rng) -> Arcana:
        return redeal(s, seat, rng)

    def census(self, s: Arcana) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for value in VALUES:
            count = s.bag[value] + sum(zone.count(value) for zone in (*s.hands, *s.fates, s.exiled))
            found[f"fate {value}"] = count
        for card in (*s.row, *s.slowed, *s.amplified, *s.deck, *s.powers, *s.left_match):
            if card >= 0:
                found[f"card {ARCANA[card].id}"] = found.get(f"card {ARCANA[card].id}", 0) + 1
        return found

    def quiet(self, s: Arcana) -> tuple[int, ...]:
        return (s.active,) if s.votes else ()

    def starts_anew(self, event: Seen) -> int | None:
        return cast(int, dict(event.args)["who"]) if event.kind in ("left", "joining") else None

    # --- for people and programs -----------------------------------------------------------------------------

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return board.components(ARCANA if settings["expansion"] else tuple([ARCANA[card] for card in ALONE]))

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


GAME: Final = ShipwreckArcana()
