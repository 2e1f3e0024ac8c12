"""A folder for each game, all laid out alike.

`sobremesa.games()` tells which games there are. Python hangs this package under that very name as soon as a game is
imported, so the package itself is what is called.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Callable(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        from sobremesa.kernel import registry

        return registry.ids()


sys.modules[__name__].__class__ = _Callable
