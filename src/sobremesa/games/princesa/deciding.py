"""Questions, each built once: decisions are values without identity, so the same one may be asked again and again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from sobremesa.kernel.decision import Args, Decision
from sobremesa.kernel.option import Option


@lru_cache(maxsize=1 << 15)
def decision(seat: int, ask: str, source: str, choices: tuple[Option, ...], args: Args = ()) -> Decision:
    return Decision(seat, ask, source, choices, args)


def each(options: Mapping[int, Option], kinds: Iterable[int]) -> tuple[Option, ...]:
    """The options for those kinds, which come in order."""
    return tuple([options[kind] for kind in kinds])
