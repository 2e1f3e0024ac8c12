"""¡La Cosa! as a game of the kernel's: the set-up, and what each question about it comes down to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from sobremesa.games.cosa import board, guards, talk
from sobremesa.games.cosa.book import BOOK, DOORS, FEWEST_SEATS, HUMAN, LA_COSA, MOST_SEATS, QUARANTINES, role
from sobremesa.games.cosa.bot.house import House
from sobremesa.games.cosa.bot.reasons import ADVISER
from sobremesa.games.cosa.bot.worlds import supposed
from sobremesa.games.cosa.box import CARDS, LYING_AS
from sobremesa.games.cosa.cards.contagion import THING
from sobremesa.games.cosa.dealing import INFECTION_STEP, deal, known_at_first
from sobremesa.games.cosa.effects.answering import NextInstead
from sobremesa.games.cosa.effects.card import copies_that_do
from sobremesa.games.cosa.effects.drawing import PlayAgain
from sobremesa.games.cosa.effects.variants import variants_of
from sobremesa.games.cosa.ending import TIME
from sobremesa.games.cosa.lesson import LESSON
from sobremesa.games.cosa.moves import tell, tell_top
from sobremesa.games.cosa.options import FREE, OPTIONS, REQUEST, SAID, WITHDRAW
from sobremesa.games.cosa.redeal import redeal
from sobremesa.games.cosa.state import CLOCKWISE, NEVER, NO_CARD, NOBODY_YET, RUNNING, SCHEMA, UNKNOWN, Cosa
from sobremesa.games.cosa.turn import begin
from sobremesa.kernel.bot import Adviser
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.card_game import Board, CardGame
from sobremesa.kernel.effects.running import answer
from sobremesa.kernel.game import Component, GameInfo, Occasion, Outcome
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag, Number, Pick, Settings
from sobremesa.kernel.state import Plain
from sobremesa.kernel.whisper import Whisper

MOST_TURNS: Final = 60  # for each player
MOST_SEATS_WITH_THING_IN_DECK: Final = 6

# A true bound on how often a turn asks, for cards played stay on the table until their step is over and can't come
# again in it. An exchange asks for the offer, for the answer, and for another after each ¡Fallaste!. The second step
# asks twice for each Determinación and once more, and whoever is aimed at with that last card. A panic instead of it
# asks each player at most once, as Revelaciones and Vuelta y vuelta do, or, as ¿No podemos ser amigos?, for one more
# exchange.
MOST_ANSWERS_IN_AN_EXCHANGE: Final = 2 + copies_that_do(NextInstead)
MOST_ANSWERS_IN_A_TURN: Final = MOST_ANSWERS_IN_AN_EXCHANGE + max(
    2 * copies_that_do(PlayAgain) + 2, MOST_SEATS, 1 + MOST_ANSWERS_IN_AN_EXCHANGE
)


@mypyc_attr(allow_interpreted_subclasses=True)
class LaCosa(CardGame[Cosa]):
    info = GameInfo(
        id="cosa",
        version=3,
        seats=(FEWEST_SEATS, MOST_SEATS),
        settings=(
            Pick("quarantine", "edge", ("edge", "strict")),
            Pick("doors", "strict", ("strict", "loose")),
            Flag("duty", True),
            Flag("thing_in_deck"),
            Pick("infection", "standard", tuple(INFECTION_STEP)),
            Flag("calm_deal"),
            Flag("neighbours"),
            Flag("vengeance"),
            Number("max_turns", MOST_TURNS, 5, MOST_TURNS),
            Flag("talk", True),
        ),
        longest=MOST_TURNS * MOST_SEATS * MOST_ANSWERS_IN_A_TURN,
        board=True,
        minutes=(15, 60),
    )
    schema = SCHEMA
    options = OPTIONS
    free_options = FREE
    said = SAID
    book: Book | None = BOOK
    shown_by: Board = board
    lesson: Lesson | None = LESSON
    adviser: Adviser[Cosa] | None = ADVISER
    sides: Mapping[str, tuple[str, ...]] = {
        "humans": ("burned", "declared-wrong", "vengeance-humans"),
        "thing": ("declared", "declared-alone", "last-alive", "vengeance-infected"),
    }
    moments: Mapping[str, str] = board.MOMENTS

    # --- set-up ----------------------------------------------------------------------------------------------

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Cosa:
        infection = str(settings["infection"])
        in_deck = bool(settings["thing_in_deck"]) and seats <= MOST_SEATS_WITH_THING_IN_DECK
        hands, deck = deal(seats, infection, rng, in_deck=in_deck, calm=bool(settings["calm_deal"]))
        roles = [LA_COSA if THING in hand else HUMAN for hand in hands]
        row = known_at_first(seats, infection, in_deck=in_deck, calm=bool(settings["calm_deal"]))
        return Cosa(
            rng=rng,
            strict_quarantine=settings["quarantine"] == "strict",
            loose_doors=settings["doors"] == "loose",
            duty=bool(settings["duty"]),
            neighbours=bool(settings["neighbours"]),
            vengeance=bool(settings["vengeance"]),
            last_turn=int(settings["max_turns"]) * seats,
            talk=bool(settings["talk"]),
            ring=list(range(seats)),
            doors=[0] * seats,
            quarantine=[0] * seats,
            direction=CLOCKWISE,
            deck=deck,
            discard=(),
            resolving=(),
            out_of_match=(),
            hands=hands,
            aside=[()] * seats,
            face_up=(),
            drawn=[NO_CARD] * seats,
            passes=[],
            roles=roles,
            sure=[_sure_at_first(roles, seat) for seat in range(seats)],
            exposed=[UNKNOWN] * seats,
            owes=[False] * seats,
            declaring=[False] * seats,
            last_fall=NOBODY_YET,
            turn=0,
            active=rng.below(seats),
            follower=NOBODY_YET,
            ending=RUNNING,
            winners=(),
            unmasked=[],
            left=[0] * (seats + 3),
            common=row,
            known=[row] * seats,
            once=[()] * seats,
            once_common=(),
            under_way=(),
            ways=[()] * (seats + 3),
            notebook=[()] * seats,
            met=[0] * seats,
            meetings=(),
            refusals=(),
            looks=(),
            remarks=(),
            questions=(),
            spoke=[NEVER] * seats,
            occasion=0,
            moved=(),
        )

    def begin(self, s: Cosa) -> None:
        tell(s, "began", ("who", s.active), ("count", len(s.deck)))
        tell_top(s)
        begin(s)

    # --- choosing --------------------------------------------------------------------------------------------

    def apply(self, s: Cosa, seat: int, option: Option) -> None:
        if option is REQUEST or option is WITHDRAW:
            s.declaring[seat] = option is REQUEST
            return
        if option.verb in SAID:
            talk.say(s, seat, option)
            return
        asked, s.asked = s.asked, None
        if asked is not None and len(asked) > 1:  # the others are asked the same until all have answered
            s.asked = tuple([decision for decision in asked if decision.seat != seat])
        answer(s, seat, option)

    def free(self, s: Cosa, seat: int) -> tuple[Option, ...]:
        said = talk.sayable(s, seat)
        if s.ending != RUNNING or seat not in s.ring or s.roles[seat] != LA_COSA:
            return said
        return (WITHDRAW if s.declaring[seat] else REQUEST, *said)

    def occasion(self, s: Cosa) -> Occasion:
        return Occasion(s.occasion, s.moved)

    def said_as(self, seat: int, option: Option) -> Args:
        return talk.in_words(seat, option)

    # --- judging ---------------------------------------------------------------------------------------------

    def outcome(self, s: Cosa) -> Outcome | None:
        if s.ending == RUNNING:
            return None
        lost = 0.0 if s.ending == TIME else -1.0
        return Outcome(s.ending, s.winners, tuple([1.0 if seat in s.winners else lost for seat in range(len(s.roles))]))

    def turns(self, s: Cosa) -> int:
        return s.turn

    def roles(self, s: Cosa) -> tuple[str, ...]:
        return tuple([f"role-{role(number).name}" for number in s.roles])

    def forbids(self, s: Cosa, seat: int, option: Option, standing: Decision | None) -> str:
        return guards.why_not(s, seat, option, standing)

    def forbids_unasked(self, s: Cosa, seat: int, option: Option) -> str:
        return talk.why_not(s, seat) if option.verb in SAID else guards.why_not_free(s, seat)

    def redeal(self, s: Cosa, seat: int, rng: Rng) -> Cosa:
        return redeal(s, seat, rng)

    def supposed(self, s: Cosa, seat: int, rng: Rng) -> Cosa:
        return supposed(s, seat, rng)

    def census(self, s: Cosa) -> Mapping[str, int]:
        found = Counter(s.deck + s.discard + s.resolving + s.out_of_match)
        for zone in (*s.hands, *s.aside):
            found.update(zone)
        found[LYING_AS[DOORS.number]] += sum(s.doors)
        found[LYING_AS[QUARANTINES.number]] += sum(turns > 0 for turns in s.quarantine)
        return {CARDS[kind].id: count for kind, count in found.items() if count}

    def fallen(self, s: Cosa) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(s.roles)) if seat not in s.ring])

    # --- for people and programs -----------------------------------------------------------------------------

    def whisper(self, view: Plain) -> Whisper | None:
        return board.whisper(view)

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return board.components(variants_of(settings))

    def house(self, seat: int, rng: Rng) -> House:
        return House(seat, rng)


def _sure_at_first(roles: list[int], seat: int) -> tuple[int, ...]:
    if roles[seat] == LA_COSA:
        return tuple(roles)
    return tuple([HUMAN if other == seat else UNKNOWN for other in range(len(roles))])


GAME: Final = LaCosa()
