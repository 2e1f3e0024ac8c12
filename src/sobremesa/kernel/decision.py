"""What a seat is asked, and among what it may choose."""

from __future__ import annotations

from typing import Final, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase, Value

__all__ = ["BESIDE_THE_POINT", "Args", "Decision", "Questioner", "Value"]

BESIDE_THE_POINT: Final = ""  # in the place of a rule against an option: something else is being asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Questioner:
    """Who asks: it can say in its own words what each option would do."""

    def label(self, option: Option) -> Phrase | None:
        """What the option is called, where this asker knows it better than the game's `describe`."""
        return None

    def risks(self, option: Option) -> int:
        """What may come of the option that can't be taken back, as bits: see `effects.scan`."""
        return 0


@final
@mypyc_attr(acyclic=True)
class Decision:
    """A question to one seat. All its options are legal, sorted by their place in the catalogue; never none.

    `ask` and `args` name the prompt in the game's texts, `source` the rule that asks, `by` the node that does.
    Decisions are values without identity, so that a game may build each once and share it.
    """

    __slots__ = ("args", "ask", "by", "options", "seat", "source")

    def __init__(  # noqa: PLR0917 - one is built at every choice, where a keyword costs as much as all the rest
        self,
        seat: int,
        ask: str,
        source: str,
        options: tuple[Option, ...],
        args: Args = (),
        by: Questioner | None = None,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.source = source
        self.options = options
        self.args = args
        self.by = by

    def asks_for(self, verb: str) -> bool:
        """Whether anything that it offers is of that kind."""
        return any(option.verb == verb for option in self.options)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.ask == other.ask
            and self.source == other.source
            and self.by is other.by
            and self.args == other.args
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, self.options))

    def __repr__(self) -> str:
        return f"{self.seat}: {self.ask} {list(self.options)}"
