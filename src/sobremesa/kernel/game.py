"""What a game is to the kernel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, cast, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.events import Seen
from sobremesa.kernel.house_cards import rules_alone
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Setting, Settings
from sobremesa.kernel.sketch import Sketch
from sobremesa.kernel.state import Plain, S, Schema
from sobremesa.kernel.whisper import Whisper

if TYPE_CHECKING:
    from sobremesa.kernel.bot import Adviser, Bot, Searched


@final
@dataclass(frozen=True)
class GameInfo:
    """The facts of a game that never change during a match."""

    id: str
    version: int  # of the rules: a file made under another version is not replayed under this one
    seats: tuple[int, int]  # fewest and most at the start
    settings: tuple[Setting, ...]
    longest: int  # no match has more answers than this, whatever they are, while nobody comes or goes
    quiet: bool = False  # somebody must at times keep silent; see `Game.quiet`
    board: bool = False  # the browser's side has a board of its own for it; else one is made from its sketch
    leads: int = 1  # how many seats one person may lead: more than one where no seat has secrets from another
    tellable: tuple[str, ...] = ()  # fields that a seat alone sees, and that no rule keeps it from telling the others
    minutes: tuple[int, int] = (0, 0)  # how long a match takes people, from the shortest to the longest; 0 is not said
    together: bool = False  # all seats win or lose as one


@final
@dataclass(frozen=True)
class Outcome:
    """How a match ended: what kind of ending, who won, and what each seat's play was worth (for learning agents)."""

    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]


class Occasion(NamedTuple):
    """Something has happened that seats may want to say something about."""

    number: int  # the how-manieth of the match
    seats: tuple[int, ...]


NO_OCCASION: Final = Occasion(0, ())


@final
@dataclass(frozen=True)
class Component:
    """Something that lies in the box: its id in the texts, how many there are, and what it says."""

    kind: str
    id: str
    count: int
    says: tuple[Phrase, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game. Holds nothing that changes; `apply` trusts its caller, `Match` checks."""

    info: GameInfo
    schema: Schema[S]
    options: Catalogue  # what decisions offer
    free_options: Catalogue  # what may be done unasked
    said: frozenset[str] = frozenset()  # verbs of free options that are *said*: talk, which nobody can take back
    book: Book | None = None  # what its cards are made of, where they are written in the language of effects
    lesson: Lesson | None = None  # by which it is learned at the table, where it has one
    searched: Searched[S] | None = None  # where bots that look ahead win more than the house's, if anybody has seen it
    adviser: Adviser[S] | None = None  # says in words why one might choose what
    value: Callable[[S], float] | None = (
        None  # the chance that all win from there, where they win as one and it was fitted
    )
    sides: Mapping[str, tuple[str, ...]] = {}  # where sides win and not seats: how each is called, and by which endings
    moments: Mapping[str, str] = {}  # kinds of events that somebody must not miss, and the argument that says who

    # --- the rules -------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, settings: Settings, rng: Rng) -> S:
        """Everything laid out, nobody asked yet. The state keeps the generator, and the game draws from no other."""

    def begin(self, s: S) -> None:
        """Go from the set-up to the first decision."""

    @abstractmethod
    def decisions(self, s: S) -> tuple[Decision, ...]:
        """Who must choose among what; empty only when the match is over.

        Whether a seat is asked must follow from what everybody knows. If several are asked at once, what each
        answers stays sealed until all are in, and the order in which they answer changes nothing.
        """

    @abstractmethod
    def apply(self, s: S, seat: int, option: Option) -> None:
        """Change the state by a legal choice, and write events to `s.log` unless it is None."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def why_not(self, s: S, seat: int, option: Option) -> str | None:
        """The rule that forbids the seat this option now, or None if it is offered; it tells nothing hidden.

        It is a rule about that option. Where none forbids it, but the seat is being asked something else, the answer is
        `BESIDE_THE_POINT`.
        """

    @abstractmethod
    def redeal(self, s: S, seat: int, rng: Rng) -> S:
        """A world this seat can't tell from the real one, with another future.

        Of two states that it can't tell apart the same generator deals the same world: what is dealt is put in order
        before it is shuffled.
        """

    def supposed(self, s: S, seat: int, rng: Rng) -> S:
        """The same, but each world as likely as it is for who knows how people and bots play."""
        return self.redeal(s, seat, rng)

    @abstractmethod
    def census(self, s: S) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: the same at every moment of a match."""

    def free(self, s: S, seat: int) -> tuple[Option, ...]:
        """What the seat may do without being asked: marks, standing requests. Nobody waits for it.

        Someone who isn't at the table yet asks as the seat after the last.
        """
        return ()

    def occasion(self, s: S) -> Occasion:
        """The last thing that happened, as everybody knows, that seats may want to say something about.

        Bots that speak are heard once about each; people speak when they like.
        """
        return NO_OCCASION

    def said_as(self, seat: int, option: Option) -> Args:
        """The named arguments of something said by that seat, as everybody hears it."""
        return ()

    # --- what who studies the game counts --------------------------------------------------------------------

    def turns(self, s: S) -> int:
        """How many turns have begun, or rounds where it is these that pass; 0 where nobody counts them."""
        return 0

    def scores(self, s: S) -> tuple[int, ...]:
        """The points of each seat, or the one score that all share; none where there are no points."""
        return ()

    def roles(self, s: S) -> tuple[str, ...]:
        """The hidden side or aim of each seat, named by its text; none where there are no such things, or not yet."""
        return ()

    # --- matches that outlive a version of the rules --------------------------------------------------------

    def migrate(self, saved: Plain, version: int) -> Plain:
        """A state saved under the rules of that earlier version, as these rules would have saved it.

        For what a field's `default` and the names of things don't settle: something renamed, something moved. What
        can't be brought over is a `BadFile` with a reason.
        """
        return saved

    def recall(self, saved: Plain, version: int) -> S:
        """The state that was saved under the rules of that version."""
        facts = facts_of(self)
        if rules_alone(version) != rules_alone(facts.info.version):
            saved = self.migrate(saved, rules_alone(version))
        return cast(S, facts.schema.restore(saved))

    # --- what a table of people must know ---------------------------------------------------------------------
    # All of it follows from what everybody knows.

    def fallen(self, s: S) -> tuple[int, ...]:
        """The seats that are out of the match for good, in order: they only look on."""
        return ()

    def quiet(self, s: S) -> tuple[int, ...]:
        """The seats that must not talk now, because they know what others are guessing at."""
        return ()

    def starts_anew(self, event: Seen) -> int | None:
        """The seat that from this event on is a new player's, who has nothing of what was there before; mostly none.

        `event` is as an onlooker is told it.
        """
        return None

    # --- what people and programs look at --------------------------------------------------------------------

    def derive(self, view: Plain) -> Mapping[str, Any]:
        """What the table shows besides, worked out from a seat's view alone. A `TypedDict` types it for browsers."""
        return {}

    def shown(self, view: Plain) -> Plain:
        """What of a seat's view a board draws: all that is sent to a browser, which knows whose eyes it has."""
        shown = view.copy()
        del shown["seat"]
        for name in facts_of(self).schema.unshown:
            shown.pop(name, None)
        return shown

    def almanac(self) -> Mapping[str, Any]:
        """The game's fixed tables, for interfaces that draw its pieces: what the small ints in a view stand for."""
        return {}

    def describe(self, view: Plain, option: Option) -> Args:
        """The named arguments of the option's label, as this seat would call them."""
        return tuple(zip("abc", option.args, strict=False))

    def told_apart(self, view: Plain, option: Option) -> Phrase | None:
        """The option's label where something else on the table reads the same: it says whose it is, where it lies, or
        which of them it is. No two options of a decision may read the same."""
        return None

    def sketch(self, view: Plain) -> Sketch:
        """The board in words, from what `Match.view` gives a seat."""
        return ()

    def whisper(self, view: Plain) -> Whisper | None:
        """What this seat should be told alone, from what `Match.view` gives it; mostly who it is."""
        return None

    @abstractmethod
    def components(self, settings: Settings) -> tuple[Component, ...]:
        """Everything in the box for these settings."""

    def house(self, seat: int, rng: Rng) -> Bot[S] | None:
        """The game's own bot for that seat, or None if it has none."""
        return None


def facts_of(game: Game[S]) -> Any:
    """The game, for its facts to be looked up as Python does: compiled code would miss those of a class that isn't."""
    return game
