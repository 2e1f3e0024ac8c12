"""Events, as this game writes them."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.princesa.citing import RULE_OF
from sobremesa.games.princesa.kinds import CARD_IDS
from sobremesa.kernel.events import Event
from sobremesa.kernel.phrase import Args, Argument
from sobremesa.kernel.state import State


def tell(s: State, kind: str, *args: tuple[str, Argument], reveals: bool = False) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, reveals=reveals, rule=RULE_OF.get(kind, "")))


def tell_secret(s: State, kind: str, args: Args, secret: Args, to: tuple[int, ...]) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, secret, to, rule=RULE_OF.get(kind, "")))


def named(kind: int) -> tuple[str, str]:
    return ("card", CARD_IDS[kind])


def all_named(cards: Sequence[int]) -> tuple[str, tuple[str, ...]]:
    return ("card", tuple([CARD_IDS[kind] for kind in cards]))
