"""Whom what lies on the table concerns: the hero a spell lies by, or everybody."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import THEY


class _Bearer(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return holder == who


class _Everybody(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return True


BEARER: Final = _Bearer("bearer", THEY)  # the enchanted hero
EVERYBODY: Final = _Everybody("everybody", THEY)
