"""One chair at a table whose other chairs are taken by bots: dealt, then asked each time that it is its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from sobremesa import bots
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.key import MatchKey, seeded
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import Plain, State

Potential = Callable[[Plain], float]  # how good a moment looks to a seat, from its view alone

USUAL: Final = 4  # seats, where the game is for so many and nobody said how many

_DEALS: Final = 1000  # so many matches in a row in which a seat is asked nothing are a fault of the game


def usual_seats(game: Game[Any]) -> int:
    low, high = game.info.seats
    return min(max(USUAL, low), high)


@final
class Chair:
    """The matches of one table, from the chair of who learns."""

    state: State
    asked: tuple[Decision, ...] = ()  # the chair's own question first; none once the match is over
    outcome: Outcome | None = None
    seat: int

    def __init__(
        self, game: Game[Any], seats: int, others: str | Sequence[str], seat: int | None, options: dict[str, object]
    ) -> None:
        low, high = game.info.seats
        if not low <= seats <= high:
            raise BadSettings(f"{game.info.id} is for {low} to {high} seats, not {seats}")
        if seat is not None and not 0 <= seat < seats:
            raise BadSettings(f"the seats are 0 to {seats - 1}; there is no seat {seat}")
        self._others = (others,) if isinstance(others, str) else tuple(others)
        if not self._others:
            raise BadSettings("somebody must sit in the other chairs")
        for name in self._others:
            bots.make(name, game, 0, Rng(bytes(32)))
        self.game = game
        self.seats = seats
        self._always = seat
        self._settings = table_settings.complete(game.info.settings, options)
        self._seed: int | None = None
        self._dealt = 0  # matches since the seed
        self._choices = 0
        self._bots: dict[int, Bot[Any]] = {}

    def deal(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The seed's first match, or without a seed the next after it; one in which the chair is asked nothing at all
        (somebody may fall before their first turn) is left out."""
        settings = self._settings
        if options:
            settings = table_settings.complete(self.game.info.settings, {**settings, **options})
        if seed is not None:
            self._seed, self._dealt = seed, 0
        for _ in range(_DEALS):
            self._begin(self._next_key(), settings)
            if self.asked:
                return
        raise SobremesaError(f"seat {self.seat} of {self.game.info.id} is asked nothing in {_DEALS} matches")

    def _next_key(self) -> MatchKey:
        if self._seed is None:
            return MatchKey.fresh(self.seats)
        self._dealt += 1
        return seeded(self._seed, self._dealt, self.seats)

    def _begin(self, key: MatchKey, settings: Settings) -> None:
        self.seat = key.stream("seat").below(self.seats) if self._always is None else self._always
        others = [seat for seat in range(self.seats) if seat != self.seat]
        names = bots.spread(self._others, len(others))
        self._bots = {
            seat: bots.make(name, self.game, seat, key.stream("bots", seat))
            for seat, name in zip(others, names, strict=True)
        }
        self.state = deal(self.game, self.seats, settings, key.stream("rules"), [] if bots.hear(names) else None)
        self.outcome = None
        self._choices = 0
        self._go_on()

    def offered(self, action: int) -> Option | None:
        """The option of that number, if the chair may choose it now."""
        if not 0 <= action < len(self.game.options):
            raise NotOffered(f"{self.game.info.id} has no option number {action}")
        option = self.game.options[int(action)]  # a compiled catalogue takes no number of numpy's
        return option if self.asked and option in self.asked[0].options else None

    def choose(self, option: Option) -> None:
        """Go on to the chair's next question, or to the end of the match."""
        self._apply(self.seat, option)
        self._go_on()

    def leave(self) -> None:
        """End the match for this chair."""
        self.asked = ()

    def _apply(self, seat: int, option: Option) -> None:
        self.game.apply(self.state, seat, option)
        self._choices += 1
        if self._choices > self.game.info.longest:
            raise SobremesaError(f"a match of {self.game.info.id} has more choices than its rules allow for")

    def _go_on(self) -> None:
        while True:
            asked = self.game.decisions(self.state)
            if not asked or asked[0].seat == self.seat:
                break
            first = asked[0]
            persons = frozenset((self.seat,))
            look = Look(self.game, self.state, first, persons, () if self.state.log is None else self.state.log)
            option = self._bots[first.seat].choose(look)
            if option not in first.options:
                raise SobremesaError(f"the bot of seat {first.seat} chose {option}, which it was not offered")
            self._apply(first.seat, option)
        self.asked = asked
        if not asked:
            self.outcome = self.game.outcome(self.state)
            if self.outcome is None:
                raise SobremesaError(f"{self.game.info.id} asks nobody and yet the match is not over")

    def view(self) -> Plain:
        """What the seat sees and what the table shows besides."""
        view = {**self.game.schema.cut(self.state, self.seat), "seat": self.seat}
        return {**view, **self.game.derive(view)}


def points_worth(game: Game[Any], worth: float) -> Callable[[Chair], float]:
    """A potential of the points on the table: one's own beyond the mean of the others', or those that all share."""

    def potential(chair: Chair) -> float:
        scores = game.scores(chair.state)
        if not scores:
            raise BadSettings(
                f"{game.info.id} counts no points on the way: give `graded` a function of the seat's view instead"
            )
        if len(scores) == 1:
            return worth * scores[0]
        rest = sum(scores) - scores[chair.seat]
        return worth * (scores[chair.seat] - rest / (len(scores) - 1))

    return potential
