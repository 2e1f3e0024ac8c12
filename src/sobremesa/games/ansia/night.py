"""From the set-up to dawn: who is who, the first missions, and round after round until the moon has set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.ansia import dawn, knowledge, moves, turn
from sobremesa.games.ansia.book import BOOK, MISSIONS, SLOW, VAMPIRES
from sobremesa.games.ansia.cards.facts import SPEED, cards_that
from sobremesa.games.ansia.effects.parasols import parasols
from sobremesa.games.ansia.map import INN
from sobremesa.games.ansia.order import next_to_play
from sobremesa.games.ansia.state import AFTER_DAWN, COLUMNS, HAND, LAST_TURN, NONE, SKIPPED_IF_SLOW, TAVERN_HOLDS, Ansia
from sobremesa.games.ansia.telling import tell, tell_secret, the_cards, the_mission, the_missions, the_token
from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import A
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import with_sorted, without

# --- before the first turn ---------------------------------------------------------------------------------------


@dataclass(eq=False)
class ChooseVampires(Node):
    """One after the other. A: whose choice it is."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        if step == 0:
            put(s, A, 0)
        return WAIT if reg(s, A) < len(s.vampires) else GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        free = [vampire for vampire in range(len(VAMPIRES)) if vampire not in s.vampires]
        return (question(self, reg(s, A), "vampire", BOOK.picks([VAMPIRES.thing(vampire) for vampire in free])),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        s.vampires[seat] = VAMPIRES.number(option.args[0])
        tell(s, "chose-vampire", "ansia-2.2", ("who", seat), ("vampire", VAMPIRES.names[s.vampires[seat]]))
        put(s, A, seat + 1)
        push(s, self, 1)


@dataclass(eq=False)
class AskBeginners(Node):
    """Where the table shelters beginners, each says whether they are one. A: whose answer it is."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        if not s.shelters:
            return GO_ON
        if step == 0:
            put(s, A, 0)
        return WAIT if reg(s, A) < len(s.vampires) else GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, reg(s, A), "beginner", (BOOK.yes, BOOK.no)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.yes:
            s.sheltered[seat] = True
            tell(s, "beginner", "ansia-17.2", ("who", seat))
        put(s, A, seat + 1)
        push(s, self, 1)


@dataclass(eq=False)
class ChooseFirstMission(Node):
    """All at once: of two missions one is kept, the other goes back to the box unseen."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        seats = range(len(s.places))
        if step == 0:
            s.votes = ballot.opened(len(s.places), seats)
            for seat in seats:
                tell_secret(
                    s, "drew-missions", "ansia-2.10", (("who", seat),), (the_missions(s.looking[seat]),), to=seat
                )
            push(s, self, 1)
            return GO_ON
        if not ballot.is_closed(s.votes):
            return WAIT
        for seat in seats:
            kept = MISSIONS.number(BOOK.options[s.votes[seat]].args[0])
            other = without(s.looking[seat], kept)[0]
            s.missions[seat] = (kept,)
            s.unused = with_sorted(s.unused, other)
            s.looking[seat] = ()
            knowledge.drew_first(s, seat, kept, other)
            tell_secret(s, "kept-mission", "ansia-2.10", (("who", seat),), (the_mission(kept),), to=seat)
        s.votes = []
        return GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        return tuple(
            [
                Decision(
                    seat,
                    "first-mission",
                    self.rule,
                    BOOK.picks([MISSIONS.thing(mission) for mission in s.looking[seat]]),
                    by=self,
                )
                for seat, vote in enumerate(s.votes)
                if vote == ballot.NOT_YET
            ]
        )

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        s.votes[seat] = option.index
        push(s, self, 1)


@dataclass(eq=False)
class FirstHands(Node):
    """Three cards each; whose are slowest stands on top of the stack in the castle, and plays first."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Ansia, step: int) -> bool:
        seats = range(len(s.places))
        for seat in seats:
            moves.draw_hand(s, seat, HAND)
            s.speeds[seat] = sum([SPEED[card] for card in s.hands[seat]])
            told = (("who", seat), ("n", s.speeds[seat]))
            tell_secret(s, "first-speed", "ansia-2.13", told, (the_cards(s.hands[seat]),), to=seat)
        s.atop = tuple(sorted(seats, key=lambda seat: (s.speeds[seat], seat)))
        s.moon = 1
        fill(s)
        return GO_ON


# --- rounds ------------------------------------------------------------------------------------------------------


SLOW_CARDS: Final = cards_that(SLOW)


def fill(s: Ansia) -> None:
    """A card for each row: into the dearest column, or a later one if it is slow."""
    drawn = moves.from_deck(s, len(s.quarry) // COLUMNS)
    for row, card in enumerate(drawn):
        s.quarry[row * COLUMNS + SKIPPED_IF_SLOW * (card in SLOW_CARDS)] += (card,)
    if drawn and s.log is not None:
        tell(s, "new-quarry", "ansia-14.4", the_cards(drawn), reveals=True)


def shift(s: Ansia) -> None:
    """Everything gets one cheaper; in the cheapest column it piles up."""
    quarry = s.quarry
    dear, middle, cheap = quarry[::COLUMNS], quarry[1::COLUMNS], quarry[2::COLUMNS]
    quarry[::COLUMNS] = [()] * len(dear)
    quarry[1::COLUMNS] = dear
    quarry[2::COLUMNS] = [below + above for below, above in zip(cheap, middle, strict=True)]


@dataclass(eq=False)
class Round(Node):
    """Turns, one after the other, whoever is farthest out next; then the moon moves on."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Ansia, step: int) -> bool:
        seat = next_to_play(s)
        if seat != NONE:
            s.agenda.append((self.number, 0))
            turn.begin(s, seat)
        elif s.moon < LAST_TURN:
            self._prepare(s)
            push(s, self)
        elif s.moon == LAST_TURN:
            s.moon = AFTER_DAWN
            push(s, self)
            push(s, PARASOL)
        else:
            push(s, dawn.DAWN)
        return GO_ON

    def _prepare(self, s: Ansia) -> None:
        s.moon += 1
        tell(s, "moon", "ansia-14.1", ("n", s.moon))
        s.rested = [False] * len(s.rested)
        shift(s)
        if s.moon < LAST_TURN:
            fill(s)
        if s.deck and len(s.tavern) < TAVERN_HOLDS and INN not in s.places:
            s.tavern += s.deck[:1]  # never of the novices' stack: the rows have just used that up
            s.deck = s.deck[1:]
            tell(s, "tavern", "ansia-14.5", ("n", len(s.tavern)))


@dataclass(eq=False)
class Parasol(Node):
    """Whoever has one may have one more turn, without a hunt. A: whom to ask next."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        if step == 0:
            put(s, A, 0)
        while reg(s, A) < len(s.places):
            if any(token in parasols() for token in s.tokens[reg(s, A)]):
                return WAIT
            put(s, A, reg(s, A) + 1)
        return GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, reg(s, A), "parasol", (BOOK.yes, BOOK.no)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.yes:
            token = next(token for token in s.tokens[seat] if token in parasols())
            s.tokens[seat] = without(s.tokens[seat], token)
            s.spent[seat] = with_sorted(s.spent[seat], token)
            s.rested[seat] = False
            tell(s, "used-token", "ansia-11.9", ("who", seat), the_token(token))
        put(s, A, seat + 1)
        push(s, self, 1)


_COURSE: Final = (
    BOOK.add("night.vampires", ChooseVampires(), rule="ansia-2.2"),
    BOOK.add("night.beginners", AskBeginners(), rule="ansia-17.2"),
    BOOK.add("night.first-missions", ChooseFirstMission(), rule="ansia-2.10"),
    BOOK.add("night.first-hands", FirstHands(), rule="ansia-2.13"),
    BOOK.add("night.round", Round(), rule="ansia-3.1"),
)
ROUND: Final = _COURSE[-1]
PARASOL: Final = BOOK.add("night.parasol", Parasol(), rule="ansia-11.9")


def begin(s: Ansia) -> None:
    """Everything that is to come, the first on top."""
    start(s, _COURSE[-1], NONE)
    for node in reversed(_COURSE[:-1]):
        push(s, node)
