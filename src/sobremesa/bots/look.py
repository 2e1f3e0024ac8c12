"""What a bot of anybody's looks at: a world dealt for its seat, in which whatever it finds it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, cast, final

from sobremesa.bots.random import RandomBot
from sobremesa.kernel import bot as kernel
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import Plain, S


@final
@dataclass(frozen=True)
class Choice:
    """An option, and if somebody wants to know, why, and what each of those that were weighed is worth."""

    option: Option
    because: Phrase | None = None
    worths: Mapping[Option, float] = field(default_factory=dict)


@final
class World(Generic[S]):
    """One that the seat holds possible. Whatever is tried in it meets the same chance: only so it can be compared."""

    __slots__ = ("chance", "state")

    def __init__(self, state: S, chance: bytes) -> None:
        self.state = state
        self.chance = chance


@final
class Look(Generic[S]):
    """A match from one chair. Behind it is no match: it was made from a world that was dealt for the seat."""

    __slots__ = (
        "_game",
        "_house",
        "_left",
        "_rated",
        "_seen",
        "_stream",
        "_worths",
        "decision",
        "persons",
        "seat",
        "strangers",
    )

    def __init__(self, game: Game[S], seen: kernel.Look[S], stream: Rng, budget: int) -> None:
        self._game = game
        sealed = seen.redeal(stream.branch())
        self._seen = kernel.Look(game, sealed, seen.decision, seen.persons, seen.told(), strangers=seen.strangers)
        self._stream = stream
        self._house: tuple[Option, ...] = ()
        self._rated = False
        self._worths: dict[Option, float] = {}
        self.decision: Decision = seen.decision
        self.seat = seen.seat
        self.persons = seen.persons
        self.strangers = seen.strangers
        self._left = budget

    # --- what there is to see --------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen; every one is legal."""
        return self.decision.options

    def view(self) -> Plain:
        """What the seat may see of the table."""
        return self._seen.view()

    def told(self) -> tuple[Seen, ...]:
        """What happened, as this seat was told it; nothing, unless the bot's kind `hears`."""
        return self._seen.told()

    def redeal(self, rng: Rng) -> S:
        """A bare state that the seat can't tell from the real one, with another future."""
        return self._seen.redeal(rng)

    # --- what the house thinks of it -------------------------------------------------------------------------------

    def candidates(self, most: int) -> tuple[Option, ...]:
        """What the house would choose, and then what it thinks next best: so many at most."""
        if not self._house:
            self._house = self._in_the_houses_order()
        return self._house[:most]

    def _in_the_houses_order(self) -> tuple[Option, ...]:
        options = self.decision.options
        house = self._game.house(self.seat, self._stream.branch())
        chosen = house.choose(self._seen) if house is not None else options[0]
        rate = getattr(house, "worths", None)
        worths = cast("kernel.Rating[S]", house).worths(self._seen) if rate is not None else None
        self._rated = worths is not None
        self._worths = dict(zip(options, worths, strict=True)) if worths is not None else {}
        order = sorted(
            range(len(options)), key=lambda at: (options[at] != chosen, -self._worths.get(options[at], 0.0), at)
        )
        return tuple([options[at] for at in order])

    @property
    def is_rated(self) -> bool:
        """Whether the house says of every option what it makes of it; else only its own choice tells anything."""
        self.candidates(1)
        return self._rated

    def reason(self, option: Option) -> Phrase:
        """Why one chose it, in words for everybody at the table: they tell nothing of what one knows or holds."""
        place = self.candidates(len(self.options)).index(option)
        return ("reason-house", ()) if place == 0 else ("reason-next", (("n", place + 1),))

    def reasons(self, options: Sequence[Option]) -> tuple[kernel.Reason | None, ...]:
        """Why one might choose each of those, for the eyes of this seat alone; None for what nothing speaks for."""
        adviser = self._game.adviser
        return tuple(adviser.reasons(self._seen, options)) if adviser is not None else (None,) * len(options)

    def worths(self) -> Mapping[Option, float]:
        """What each option is worth to the house, or to who speaks for it; nothing where nobody rates them."""
        self.candidates(1)
        adviser = self._game.adviser
        if not self._rated and adviser is not None and adviser.worths is not None:
            found = adviser.worths(self._seen)
            return dict(zip(self.options, found, strict=True)) if found is not None else {}
        return self._worths

    def best(self, most: int) -> tuple[Option, ...]:
        """What the house would choose, and then what is worth most: of what nobody rates only the first."""
        first, *others = self.candidates(len(self.options))
        worths = self.worths()
        if not worths:
            return (first,)
        return (first, *sorted(others, key=lambda option: -worths[option]))[:most]

    # --- looking ahead ---------------------------------------------------------------------------------------------

    @property
    def budget(self) -> int:
        """How many choices may still be simulated."""
        return self._left

    def worlds(self, number: int, rng: Rng) -> tuple[World[S], ...]:
        """So many worlds that the seat holds possible, as likely as it must take them for."""
        return tuple([World(self._seen.supposed(rng.branch()), rng.branch().key) for _ in range(number)])

    def play_on(self, world: World[S], option: Option) -> float | None:
        """What comes of the option in that world if the house plays on to the end; None if the budget didn't reach."""
        if not self._left:
            return None
        game, s = self._game, self._game.schema.clone(world.state)
        bots: dict[int, kernel.Bot[S]] = {}
        game.apply(s, self.seat, option)
        self._left -= 1
        while asked := game.decisions(s):
            if not self._left:
                return None
            self._left -= 1
            decision = asked[0]
            seat = decision.seat
            if seat not in bots:
                chance = Rng(derive(world.chance, "plays on", seat))
                bots[seat] = game.house(seat, chance) or RandomBot(chance)
            game.apply(s, seat, bots[seat].choose(kernel.Look(game, s, decision)))
        return self._worth(s)

    def _worth(self, s: S) -> float:
        if self._game.searched is not None:
            return self._game.searched.payoff(s, self.seat)
        outcome = self._game.outcome(s)
        assert outcome is not None
        return outcome.returns[self.seat]


def is_a_choice_of(decision: Decision, answer: Any) -> bool:
    """Whether that is something which answers the question."""
    option = answer.option if isinstance(answer, Choice) else answer
    return isinstance(option, Option) and option in decision.options
