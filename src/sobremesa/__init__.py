"""A table for board games of hidden information: rules, secrets, bots, the terminal and simulation.

What stands in `__all__` is public, and docs/library.md tells of each; all else may change. A name is looked up when it
is first asked for, so that `import sobremesa` costs nothing and brings along nothing that isn't used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

__all__ = [
    "Asked",
    "BadFile",
    "BadSettings",
    "Bot",
    "BotKind",
    "Choice",
    "Contest",
    "Decision",
    "Event",
    "Game",
    "GameInfo",
    "Guest",
    "Look",
    "Match",
    "MatchKey",
    "NotVerified",
    "Option",
    "Outcome",
    "Player",
    "Refused",
    "Report",
    "Rng",
    "Seen",
    "SobremesaError",
    "Step",
    "Texts",
    "UnknownGame",
    "World",
    "contest",
    "export",
    "game",
    "games",
    "load",
    "play_out",
    "play_out_at_random",
    "seated",
    "simulate",
    "texts",
]

_PLACES = {
    "Asked": "sobremesa.kernel.match:Asked",
    "BadFile": "sobremesa.kernel.errors:BadFile",
    "BadSettings": "sobremesa.kernel.errors:BadSettings",
    "Bot": "sobremesa.kernel.bot:Bot",
    "BotKind": "sobremesa.bots:BotKind",
    "Choice": "sobremesa.bots:Choice",
    "Contest": "sobremesa.lab.standing:Contest",
    "Decision": "sobremesa.kernel.decision:Decision",
    "Event": "sobremesa.kernel.events:Event",
    "Game": "sobremesa.kernel.game:Game",
    "GameInfo": "sobremesa.kernel.game:GameInfo",
    "Guest": "sobremesa.bots:Guest",
    "Look": "sobremesa.bots:Look",
    "Match": "sobremesa.kernel.match:Match",
    "MatchKey": "sobremesa.kernel.key:MatchKey",
    "NotVerified": "sobremesa.kernel.errors:NotVerified",
    "Option": "sobremesa.kernel.option:Option",
    "Outcome": "sobremesa.kernel.game:Outcome",
    "Player": "sobremesa.bots:Player",
    "Refused": "sobremesa.kernel.errors:Refused",
    "Report": "sobremesa.lab.report:Report",
    "Rng": "sobremesa.kernel.rng:Rng",
    "Seen": "sobremesa.kernel.events:Seen",
    "SobremesaError": "sobremesa.kernel.errors:SobremesaError",
    "Step": "sobremesa.kernel.match:Step",
    "Texts": "sobremesa.text:Texts",
    "UnknownGame": "sobremesa.kernel.errors:UnknownGame",
    "World": "sobremesa.bots:World",
    "contest": "sobremesa.lab.contesting:contest",
    "export": "sobremesa.kernel.record:export",
    "game": "sobremesa.kernel.registry:get",
    "load": "sobremesa.kernel.record:load",
    "play_out": "sobremesa.kernel.playout:play_out",
    "play_out_at_random": "sobremesa.kernel.playout:play_out_at_random",
    "seated": "sobremesa.bots:seated",
    "simulate": "sobremesa.lab.simulate:simulate",
    "texts": "sobremesa.text:texts",
}

if TYPE_CHECKING:  # the same once more, for type checkers and editors
    from sobremesa.bots import BotKind, Choice, Guest, Look, Player, World, seated
    from sobremesa.kernel.bot import Bot
    from sobremesa.kernel.decision import Decision
    from sobremesa.kernel.errors import BadFile, BadSettings, NotVerified, Refused, SobremesaError, UnknownGame
    from sobremesa.kernel.events import Event, Seen
    from sobremesa.kernel.game import Game, GameInfo, Outcome
    from sobremesa.kernel.key import MatchKey
    from sobremesa.kernel.match import Asked, Match, Step
    from sobremesa.kernel.option import Option
    from sobremesa.kernel.playout import play_out, play_out_at_random
    from sobremesa.kernel.record import export, load
    from sobremesa.kernel.registry import get as game
    from sobremesa.kernel.registry import ids as games
    from sobremesa.kernel.rng import Rng
    from sobremesa.lab.contesting import contest
    from sobremesa.lab.report import Report
    from sobremesa.lab.simulate import simulate
    from sobremesa.lab.standing import Contest
    from sobremesa.text import Texts, texts


def __getattr__(name: str) -> object:
    if name == "games":  # a package that can be called
        return import_module("sobremesa.games")
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, inner = _PLACES[name].partition(":")
    found: object = getattr(import_module(module), inner)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
