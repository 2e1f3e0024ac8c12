"""What happened, for the log, the animations and the bots' memory, cut for each seat like the view."""

from __future__ import annotations

from typing import Final, final

from sobremesa.kernel.decision import Args

NOBODY_IN_PARTICULAR: Final = -1


@final
class Event:
    """`args` is what all may know; `secret` is told besides to the seats in `to`.

    `reveals` marks what turns something hidden into knowledge, which ends the free taking back of a choice: a card
    shown or played from a hand, a power that only some may use. `rule` is the one that made it happen, where the log
    cites it.
    """

    __slots__ = ("args", "kind", "reveals", "rule", "secret", "to")

    def __init__(
        self,
        kind: str,
        args: Args = (),
        secret: Args = (),
        to: tuple[int, ...] = (),
        reveals: bool = False,
        *,
        rule: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.secret = secret
        self.to = to
        self.reveals = reveals or bool(secret)

    def __repr__(self) -> str:
        return f"{self.kind}{dict(self.args)}" + (f" and {dict(self.secret)} to {self.to}" if self.secret else "")

    def seen_from(self, seat: int) -> Seen:
        """What that seat is told of it; -1 is an onlooker."""
        if self.secret and seat in self.to:
            return Seen(self.kind, self.args + self.secret, own=True, rule=self.rule, to=seat)
        return Seen(self.kind, self.args, rule=self.rule, to=seat)


@final
class Seen:
    """An event as the seat `to` is told it; `own` if that seat is told more than everybody."""

    __slots__ = ("args", "kind", "own", "rule", "to")

    def __init__(
        self, kind: str, args: Args, own: bool = False, *, rule: str = "", to: int = NOBODY_IN_PARTICULAR
    ) -> None:
        self.rule = rule
        self.to = to
        self.kind = kind
        self.args = args
        self.own = own

    def plain(self) -> dict[str, object]:
        """The same as plain data: its kind, and its arguments by name."""
        return {"kind": self.kind, **dict(self.args)}

    def seen_from(self, seat: int) -> Seen:
        """What somebody was told, nobody else is told by it."""
        return self

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Seen) and self.kind == other.kind and self.args == other.args and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        return f"{self.kind}{dict(self.args)}"
