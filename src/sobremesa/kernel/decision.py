"""What a seat is asked, and among what it may choose."""

from __future__ import annotations

from typing import final

from sobremesa.kernel.option import Option

Value = int | str | tuple[int, ...] | tuple[str, ...]
Args = tuple[tuple[str, Value], ...]


@final
class Decision:
    """A question to one seat. All its options are legal, sorted by their place in the catalogue; never none.

    `ask` and `args` name the prompt in the game's texts, `source` the rule that asks. Decisions are values
    without identity, so that a game may build each once and share it.
    """

    __slots__ = ("args", "ask", "options", "seat", "source")

    def __init__(self, seat: int, ask: str, source: str, options: tuple[Option, ...], args: Args = ()) -> None:
        self.seat = seat
        self.ask = ask
        self.source = source
        self.options = options
        self.args = args

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.ask == other.ask
            and self.source == other.source
            and self.args == other.args
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, self.options))

    def __repr__(self) -> str:
        return f"{self.seat}: {self.ask} {list(self.options)}"
