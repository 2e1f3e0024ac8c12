"""The bot that likes every option as much as any other."""

from __future__ import annotations

from typing import Any, final

from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng


@final
class RandomBot:
    __slots__ = ("_rng",)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Look[Any]) -> Option:
        return self._rng.pick(look.decision.options)
