"""La Princesa as a game of the kernel's: the set-up, and what each question about it comes down to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from sobremesa.games.princesa import board, guards
from sobremesa.games.princesa.book import BOOK, MOST_SEATS
from sobremesa.games.princesa.bot.house import House
from sobremesa.games.princesa.bot.reasons import ADVISER
from sobremesa.games.princesa.cards import OTHERS, SECRETS
from sobremesa.games.princesa.dealing import CHOOSE_HEROES, DEAL, dealable_secrets
from sobremesa.games.princesa.ending import ROUNDS_WITHOUT_HER, result
from sobremesa.games.princesa.kinds import CARD_IDS, GEAR, HEROES, NO_HERO, SECRET_IDS
from sobremesa.games.princesa.knowledge import nothing_astray, nothing_known
from sobremesa.games.princesa.lesson import LESSON
from sobremesa.games.princesa.migrating import from_rules_1
from sobremesa.games.princesa.options import FREE, OPTIONS
from sobremesa.games.princesa.redeal import redeal
from sobremesa.games.princesa.state import (
    BANK,
    BOTTOMLESS,
    CAPTIVE,
    FEWEST_SEATS,
    MANY_SEATS,
    MOST_SEATS_OF_THE_BOX,
    NO_CARD,
    RUNNING,
    SCHEMA,
    SHOP,
    START_GOLD,
    UNKNOWN,
    Princesa,
)
from sobremesa.games.princesa.turn import TURN
from sobremesa.kernel import ballot
from sobremesa.kernel.bot import Adviser
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.card_game import Board, CardGame
from sobremesa.kernel.effects.running import open_scope, push
from sobremesa.kernel.game import Component, GameInfo, Outcome
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Settings
from sobremesa.kernel.state import Plain
from sobremesa.kernel.whisper import Whisper
from sobremesa.kernel.zones import Zone, shuffled

SEATS_OF_TEAMS: Final = 4

# A true bound. In every round of turns a card leaves the deck, or its top card is discarded: so the first deck lasts as
# many rounds as it has cards and the second one, made of whatever was discarded, no more than there are cards at all;
# then come the rounds in which nobody takes the Princess. In a turn every card of the box is sold, bought, laid,
# discarded or given at most once by either side, besides a few questions that come once: before and after an action.
_CARDS: Final = len(OTHERS) + sum(map(len, GEAR)) + 1
_MOST_ROUNDS: Final = len(OTHERS) - SHOP + _CARDS + ROUNDS_WITHOUT_HER
_MOST_ANSWERS_IN_A_TURN: Final = 3 * _CARDS


def _bar(secret: str) -> str:
    """The setting that keeps a secret out."""
    return f"bar_{secret.replace('-', '_')}"


@mypyc_attr(allow_interpreted_subclasses=True)
class LaPrincesa(CardGame[Princesa]):
    info = GameInfo(
        id="princesa",
        version=4,
        seats=(FEWEST_SEATS, MOST_SEATS),
        settings=(
            Flag("two_heroes"),
            Flag("teams"),
            Flag("revealed_frees"),
            *(Flag(_bar(secret.id)) for secret in SECRETS if not secret.always_dealt),
        ),
        longest=MOST_SEATS * (1 + _MOST_ROUNDS * _MOST_ANSWERS_IN_A_TURN),
        board=True,
        minutes=(30, 60),
    )
    book: Book | None = BOOK
    shown_by: Board = board
    lesson: Lesson | None = LESSON
    adviser: Adviser[Princesa] | None = ADVISER
    moments: Mapping[str, str] = board.MOMENTS
    schema = SCHEMA
    options = OPTIONS
    free_options = FREE

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Princesa:
        few = seats <= MOST_SEATS_OF_THE_BOX
        teams = bool(settings["teams"]) and seats == SEATS_OF_TEAMS
        choosing = bool(settings["two_heroes"]) and few
        heroes = shuffled(HEROES, rng)
        s = Princesa(
            rng=rng,
            teams=teams,
            revealed_frees=bool(settings["revealed_frees"]),
            second_deck=seats >= MANY_SEATS,
            heroes=[NO_HERO] * seats if choosing else list(heroes[:seats]),
            beneath=[NO_HERO] * seats,
            offered=[heroes[2 * seat : 2 * seat + 2] if choosing else () for seat in range(seats)],
            picks=[ballot.NOT_YET] * seats if choosing else [],
            ghosts=[False] * seats,
            hearts=[0] * seats,
            gold=[START_GOLD] * seats,
            bank=BANK - START_GOLD * seats if few else BOTTOMLESS,
            spells=[()] * seats,
            marks=[()] * seats,
            which=[()] * seats,
            deck=shuffled(OTHERS, rng),
            discard=(),
            box=tuple([kind for gear in GEAR for kind in gear]),
            shop=[NO_CARD] * SHOP,
            environment=NO_CARD,
            hands=[()] * seats,
            princess=CAPTIVE,
            duel=(),
            placed=[NO_CARD] * seats,
            played=[()] * seats,
            secrets=[UNKNOWN] * seats,
            undealt=dealable_secrets(seats, _barred(settings)),
            shown=[UNKNOWN] * seats,
            turn=0,
            active=rng.below(seats),
            idle=0,
            ending=RUNNING,
            winners=(),
            sure=[(UNKNOWN,) * seats] * seats,
            peeks=[0] * seats,
            denied=[0] * seats,
            notebook=[()] * seats,
            revelations=(),
            common=nothing_known(seats),
            known=[nothing_known(seats)] * seats,
            astray=nothing_astray(seats),
            strays=[nothing_astray(seats)] * seats,
            lacking=[0] * seats,
            foreseen=[()] * seats,
        )
        open_scope(s, s.active)
        push(s, TURN)
        push(s, DEAL)
        if choosing:
            push(s, CHOOSE_HEROES)
        return s

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Princesa) -> Outcome | None:
        if s.ending == RUNNING:
            return None
        return Outcome(s.ending, s.winners, tuple([result(s, seat) for seat in range(len(s.hands))]))

    def turns(self, s: Princesa) -> int:
        return s.turn

    def roles(self, s: Princesa) -> tuple[str, ...]:
        return () if UNKNOWN in s.secrets else tuple([f"secret-{SECRET_IDS[secret]}" for secret in s.secrets])

    def forbids(self, s: Princesa, seat: int, option: Option, standing: Decision | None) -> str:
        return guards.why_not(s, seat, option, standing)

    def redeal(self, s: Princesa, seat: int, rng: Rng) -> Princesa:
        return redeal(s, seat, rng)

    def census(self, s: Princesa) -> Mapping[str, int]:
        found = Counter(s.deck + s.discard + s.box)
        for zone in (*s.hands, *s.spells, s.shop, (s.environment,)):
            found.update(zone)
        found[NO_CARD] = 0
        counted = {CARD_IDS[kind]: count for kind, count in found.items() if count}
        for secret in (*s.secrets, *s.undealt):
            if secret != UNKNOWN:
                counted[SECRET_IDS[secret]] = counted.get(SECRET_IDS[secret], 0) + 1
        if s.bank != BOTTOMLESS:
            counted["gold"] = s.bank + sum(s.gold)
        return counted

    def migrate(self, saved: Plain, version: int) -> Plain:
        return from_rules_1(saved) if version == 1 else saved

    # --- for people and programs -----------------------------------------------------------------------------

    def told_apart(self, view: Plain, option: Option) -> Phrase | None:
        return board.told_apart(view, option)

    def whisper(self, view: Plain) -> Whisper | None:
        return board.whisper(view)

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return board.components()

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


def _barred(settings: Settings) -> Zone:
    return tuple([number for number, secret in enumerate(SECRETS) if settings.get(_bar(secret.id))])


GAME: Final = LaPrincesa()
