"""The camp as a game: every day the lead plays a card from the pile, until nobody is left or the pile is empty."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kernel.effects.camp import BOOK, CARDS, DAWN, NOWHERE, Camp, give
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire, forgive
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.running import Running, advance, answer, decisions, push, start
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import ALL, NOBODY, Schema, seen_by


@dataclass(eq=False)
class Days(Camp):
    rng: Rng = seen_by(NOBODY)
    pile: tuple[int, ...] = seen_by(ALL, of=CARDS)


@dataclass(eq=False)
class Day(Node):
    """Dawn; then somebody takes a card, or plays it."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Days)
        if step == 0:
            if not s.seats_from(0) or not s.pile:
                return GO_ON
            push(s, self, 1)
            forgive(s)
            expire(s, DAWN)
            fire(s, DAWN, s.seats_from(0)[0])
            return GO_ON
        return WAIT if s.seats_from(0) else GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Days)
        return (question(self, s.seats_from((len(s.pile) + 1) // 2)[0], "day", BOOK.picks(map(CARDS.thing, s.pile))),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Days)
        card = CARDS.number(option.args[0])
        s.pile = tuple(other for other in s.pile if other != card)
        s.lead = seat
        push(s, self)
        played = BOOK.cards[option.args[0]].part("played")
        if played is None:
            give(s, seat, CARDS.names[card])
        else:
            start(s, played, seat, option.args[0])

    def leads_to(self, option: Option) -> Node | None:
        return BOOK.cards[option.args[0]].part("played")

    def label(self, option: Option) -> None:
        return None


DAY: Final = BOOK.add("camp.day", Day())


class CampGame(Game[Days]):
    info = GameInfo("camp", 1, (2, 4), (), 400)
    schema = Schema(Days)
    options = BOOK.options
    free_options = Catalogue()
    book = BOOK

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Days:
        pile = [card for card in range(len(CARDS)) if CARDS.names[card] not in ("ladder", "satchel")]
        rng.shuffle(pile)
        return Days(
            health=[3] * seats,
            coins=[1] * seats,
            by=[NOWHERE] * len(CARDS),
            told=[],
            out=[False] * seats,
            lead=0,
            rng=rng,
            pile=tuple(sorted(pile)),
        )

    def begin(self, s: Days) -> None:
        start(s, DAY, -1)
        advance(s)

    def decisions(self, s: Days) -> tuple[Decision, ...]:
        return decisions(s)

    def apply(self, s: Days, seat: int, option: Option) -> None:
        answer(s, seat, option)

    def outcome(self, s: Days) -> Outcome | None:
        return None if s.agenda else Outcome("over", (), (0.0,) * len(s.health))

    def why_not(self, s: Days, seat: int, option: Option) -> str | None:
        return None if any(option in asked.options for asked in decisions(s) if asked.seat == seat) else "camp-1.1"

    def redeal(self, s: Days, seat: int, rng: Rng) -> Days:
        twin = self.schema.clone(s)
        twin.rng = rng.branch()
        return twin

    def census(self, s: Days) -> Mapping[str, int]:
        return {}

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return tuple(Component("card", card.name, 1, card.sentences()) for card in BOOK.cards.values())


GAME: Final = CampGame()
