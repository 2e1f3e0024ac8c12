"""Eldritch Horror as a game of the kernel's: the set-up, and what each question about it comes down to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from sobremesa.games.eldritch import board, cards, course, guards, talk
from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    ENCOUNTERS,
    MOST_SEATS,
    MYSTERIES,
    MYTHOS,
    THINGS,
)
from sobremesa.games.eldritch.bot.house import House
from sobremesa.games.eldritch.bot.reasons import ADVISER
from sobremesa.games.eldritch.components import in_the_box
from sobremesa.games.eldritch.dealing import CHANCE, deal
from sobremesa.games.eldritch.facts import DIFFICULTIES, MYSTERY
from sobremesa.games.eldritch.lesson import LESSON
from sobremesa.games.eldritch.options import FREE, OPTIONS, SAID
from sobremesa.games.eldritch.redeal import redeal
from sobremesa.games.eldritch.scoring import score
from sobremesa.games.eldritch.state import ELIMINATED, IN_SUPPLY, NONE, SCHEMA, Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.games.eldritch.two_sided import CARDS, THING
from sobremesa.games.eldritch.words import ENDINGS, RUNNING, WON
from sobremesa.kernel.bot import Adviser
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects import running
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.card_game import Board, CardGame
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.game import Component, GameInfo, Occasion, Outcome
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Pick, Settings
from sobremesa.kernel.state import Plain

assert cards  # importing it fills the book

ANCIENT_NAMES: Final = tuple(ANCIENTS.names[::2])  # as they are asleep
_MOST_ROUNDS: Final = 17  # one more than the longest mythos deck has cards
_MOST_ANSWERS_A_ROUND: Final = 2000  # of one investigator: trades, dice, payments, however often


@mypyc_attr(allow_interpreted_subclasses=True)
class EldritchHorror(CardGame[Eldritch]):
    info = GameInfo(
        id="eldritch",
        version=7,
        seats=(1, MOST_SEATS),
        settings=(
            Pick("ancient", "azathoth", (*ANCIENT_NAMES, CHANCE)),
            Pick("difficulty", "normal", DIFFICULTIES),
            Flag("starting_rumour"),
        ),
        longest=MOST_SEATS * _MOST_ROUNDS * _MOST_ANSWERS_A_ROUND,
        board=True,
        leads=2,  # whoever votes, or has looked at the back of a card or at the gates to come, may say what it is
        tellable=("votes", "peeked", "gates_known"),
        minutes=(120, 240),
        together=True,
    )
    schema = SCHEMA
    options = OPTIONS
    free_options = FREE
    said = SAID
    book: Book | None = BOOK
    shown_by: Board = board
    lesson: Lesson | None = LESSON
    adviser: Adviser[Eldritch] | None = ADVISER
    moments: Mapping[str, str] = board.MOMENTS

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Eldritch:
        s = deal(seats, settings, rng)
        s.rebuild()
        course.begin(s, with_rumour=bool(settings["starting_rumour"]))
        return s

    def begin(self, s: Eldritch) -> None:
        tell(s, "threatens", "2.4", ("ancient", ANCIENTS.names[2 * s.ancient]))
        running.advance(s)

    # --- talk ------------------------------------------------------------------------------------------------

    def apply(self, s: Eldritch, seat: int, option: Option) -> None:
        if option.verb in SAID:
            talk.say(s, seat, option)
            return
        s.asked = None
        running.answer(s, seat, option)

    def free(self, s: Eldritch, seat: int) -> tuple[Option, ...]:
        return talk.sayable(s, seat)

    def occasion(self, s: Eldritch) -> Occasion:
        return talk.occasion(s)

    def said_as(self, seat: int, option: Option) -> Args:
        return talk.in_words(option)

    def forbids_unasked(self, s: Eldritch, seat: int, option: Option) -> str:
        return talk.why_not(s, seat, option)

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Eldritch) -> Outcome | None:
        if s.ending == RUNNING.number:
            return None
        seats = len(s.life)
        won = s.ending == WON.number
        winners = tuple(range(seats)) if won else ()
        return Outcome(ENDINGS.words[s.ending].name, winners, (1.0 if won else -1.0,) * seats)

    def turns(self, s: Eldritch) -> int:
        return s.rounds

    def scores(self, s: Eldritch) -> tuple[int, ...]:
        return (score(s),) if s.ending == WON.number else ()

    def forbids(self, s: Eldritch, seat: int, option: Option, standing: Decision | None) -> str:
        return guards.why_not(s, seat, option, standing)

    def redeal(self, s: Eldritch, seat: int, rng: Rng) -> Eldritch:
        return redeal(s, seat, rng)

    def fallen(self, s: Eldritch) -> tuple[int, ...]:
        return tuple([seat for seat, life in enumerate(s.life) if life == ELIMINATED])

    def census(self, s: Eldritch) -> Mapping[str, int]:
        before_all = [thing for things in (*s.held, *s.loot) for thing in things]
        others = [card for card, facts in enumerate(MYSTERY) if facts.ancient != s.ancient]
        elsewhere = (NONE, *s.ongoing, *s.mythos_discards)
        drawn = () if s.mythos_drawn in elsewhere else (s.mythos_drawn,)
        sections: tuple[tuple[Section, tuple[Sequence[int], ...]], ...] = (
            (ASSETS, (s.asset_deck, s.asset_discards, s.reserve, s.asset_box)),
            (ARTIFACTS, (s.artifact_deck, s.artifact_discards, s.artifact_box)),
            (CARDS, (s.spell_deck, s.condition_deck, s.lies)),
            (MYTHOS, (s.mythos_deck, s.mythos_discards, s.mythos_box, s.ongoing, drawn)),
            (MYSTERIES, (s.mystery_deck, s.solved, others, (s.mystery,))),
            (ENCOUNTERS, (*s.decks, *s.piles, s.boxed, s.unused, (s.drawn,))),
        )
        names = [THINGS.names[thing] for thing in before_all if thing < ARTIFACTS.first + len(ARTIFACTS)]
        for section, zones in sections:
            kind, cards = section.kind, section.names
            names += [f"{kind}-{cards[card]}" for zone in zones for card in zone if card >= 0]
        found = Counter(names)
        laid = set(before_all)
        found["places"] = sum([(card >= 0) == (THING[place] in laid) for place, card in enumerate(s.lies)])
        found["gates"] = sum([(at == IN_SUPPLY) == (gate in s.gate_stack) for gate, at in enumerate(s.gate_at)])
        return found

    # --- for people and programs -----------------------------------------------------------------------------

    def told_apart(self, view: Plain, option: Option) -> Phrase | None:
        return board.told_apart(view, option)

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return in_the_box()

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


GAME: Final = EldritchHorror()
