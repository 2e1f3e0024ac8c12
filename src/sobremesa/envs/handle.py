"""How a game travels with what is copied or pickled: by its name, for it is the same everywhere and never changes."""

from __future__ import annotations

import sys
from importlib import import_module
from pickle import PicklingError
from typing import Any, final

from sobremesa.kernel import registry
from sobremesa.kernel.game import Game


@final
class Handle:
    """Copies share the game; a pickle holds where to find it: in the registry, or as a constant of its module."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Handle:
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, ...]]:
        game_id = self.game.info.id
        if game_id in registry.ids() and registry.get(game_id) is self.game:
            return _registered, (game_id,)
        module = type(self.game).__module__
        for name, value in vars(sys.modules[module]).items():
            if value is self.game:
                return _constant, (module, name)
        raise PicklingError(f"the game {game_id!r} is neither registered nor a constant of {module}")


def _registered(game_id: str) -> Handle:
    return Handle(registry.get(game_id))


def _constant(module: str, name: str) -> Handle:
    return Handle(getattr(import_module(module), name))
