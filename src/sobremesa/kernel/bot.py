"""What a bot is given, and nothing else: a seat's own look at the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain, S, must_know


@final
class Look(Generic[S]):
    """The match from one chair: its view, what it is asked, and worlds it can't tell from the real one.

    `persons` are the seats in which no bot sits, `strangers` those of bots that don't play as the house does: everybody
    at the table can see both. `log` is what happened, where somebody kept it.
    """

    __slots__ = ("_game", "_log", "_state", "decision", "persons", "seat", "strangers")

    def __init__(
        self,
        game: Game[S],
        state: S,
        decision: Decision,
        persons: frozenset[int] = frozenset(),
        log: Sequence[Event] | Sequence[Seen] = (),
        *,
        strangers: frozenset[int] = frozenset(),
    ) -> None:
        self._game = game
        self._state = state
        self._log = log
        self.decision = decision
        self.seat = decision.seat
        self.persons = persons
        self.strangers = strangers

    def view(self) -> Plain:
        """What the seat may see of the table."""
        return self._game.schema.cut(self._state, self.seat)

    def redeal(self, rng: Rng) -> S:
        """A world that the seat can't tell from the real one, with another future."""
        must_know(self._state)
        return self._game.redeal(self._state, self.seat, rng)

    def supposed(self, rng: Rng) -> S:
        """The same, each world as likely as what the others did makes it."""
        must_know(self._state)
        return self._game.supposed(self._state, self.seat, rng)

    def told(self) -> tuple[Seen, ...]:
        """What happened, as this seat was told it."""
        return tuple([one.seen_from(self.seat) for one in self._log])


class Bot(Protocol[S]):
    """A player. It keeps its own generator, so that bots never disturb the rules' one."""

    def choose(self, look: Look[S]) -> Option:
        """One of the options of `look.decision`."""
        ...


class Speaker(Protocol[S]):
    """A bot that has a say, in a game in which some free options are said."""

    def speak(self, look: Look[S]) -> Option | None:
        """One of the options of `look.decision`, or nothing: about the last occasion, of which it is heard once."""
        ...


class Rating(Protocol[S]):
    """A bot that can say what it makes of every option that it is offered, in whatever unit."""

    def worths(self, look: Look[S]) -> Sequence[float] | None: ...


@final
@dataclass(frozen=True)
class Searched(Generic[S]):
    """Where looking ahead pays in a game, as far as anybody has measured it."""

    asks: frozenset[str]  # the questions that hang together with how the match ends
    payoff: Callable[[S, int], float]  # what a finished match is worth to a seat, from 0 to 1


@final
@dataclass(frozen=True)
class Reason:
    """Why one might choose something, and the rule of the game that says more; "" where none does."""

    because: Phrase
    rule: str = ""


@final
@dataclass(frozen=True)
class Adviser(Generic[S]):
    """What a game's house bot goes by, for people: of each option the main thing that speaks for it, or None.

    The options come as it likes them; the first is what it would choose, and for that something is always said.
    """

    reasons: Callable[[Look[S], Sequence[Option]], Sequence[Reason | None]]
    worths: Callable[[Look[S]], Sequence[float] | None] | None = None  # where the house itself doesn't rate its options
    # What the play that all look at says by what such bots have agreed on, from a view alone. Of the seats given, which
    # have agreed on nothing, nothing is said; nor where the table doesn't want it told.
    sign: Callable[[Plain, frozenset[int]], Reason | None] | None = None
