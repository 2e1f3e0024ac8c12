"""The game to begin from, where cards are written in the language: what each such game would say again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.running import Running, advance, answer, decisions
from sobremesa.kernel.game import Game, facts_of
from sobremesa.kernel.option import Option
from sobremesa.kernel.sketch import Sketch
from sobremesa.kernel.state import Plain

R = TypeVar("R", bound=Running)


class Board(Protocol):
    """What people and programs look at, worked out from a seat's view alone: mostly the game's module `board`."""

    def derive(self, view: Plain, /) -> Mapping[str, Any]: ...
    def almanac(self) -> Mapping[str, Any]: ...
    def describe(self, view: Plain, option: Option, /) -> Args: ...
    def sketch(self, view: Plain, /) -> Sketch: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game[R]):
    """What is asked, and what comes of an answer, the agenda says; what is shown, the board."""

    book: Book | None
    shown_by: Board

    def begin(self, s: R) -> None:
        advance(s)

    def decisions(self, s: R) -> tuple[Decision, ...]:
        if s.asked is None:
            s.asked = decisions(s)
        return s.asked

    def apply(self, s: R, seat: int, option: Option) -> None:
        s.asked = None
        answer(s, seat, option)

    # --- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, s: R, seat: int, option: Option) -> str | None:
        standing = next((decision for decision in self.decisions(s) if decision.seat == seat), None)
        if standing is not None and option in standing.options:
            return None
        if facts_of(self).free_options.find(option.key) is option:
            return None if option in self.free(s, seat) else self.forbids_unasked(s, seat, option)
        return self.forbids(s, seat, option, standing)

    @abstractmethod
    def forbids(self, s: R, seat: int, option: Option, standing: Decision | None) -> str:
        """The rule against what isn't offered, or `BESIDE_THE_POINT`: see `Game.why_not`.

        `standing` is what the seat is being asked, None if nothing.
        """

    def forbids_unasked(self, s: R, seat: int, option: Option) -> str:
        """The rule against what may be done unasked at other times."""
        raise NotImplementedError(type(self).__name__)

    # --- for people and programs -------------------------------------------------------------------------------------

    def derive(self, view: Plain) -> Mapping[str, Any]:
        board: Board = facts_of(self).shown_by
        return board.derive(view)

    def almanac(self) -> Mapping[str, Any]:
        board: Board = facts_of(self).shown_by
        return board.almanac()

    def describe(self, view: Plain, option: Option) -> Args:
        board: Board = facts_of(self).shown_by
        return board.describe(view, option)

    def sketch(self, view: Plain) -> Sketch:
        board: Board = facts_of(self).shown_by
        return board.sketch(view)
