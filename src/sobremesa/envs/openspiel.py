"""Every game in OpenSpiel.

    import pyspiel
    import sobremesa.envs.openspiel

    game = pyspiel.load_game("sobremesa_arcana(players=4,difficulty=hard)")

To import this module registers the games that there are; `register` does so for one of your own. The parameters are
`players`, the settings of the table, and

- `chance`: `draws`, the default, has a chance node for every number that the rules draw, all outcomes as likely.
  `deal` has one at the root that chooses among `deals` ways to deal, the matches that the other environments deal from
  the seeds 0, 1, 2…; what is drawn later follows from it. That is faster, and a smaller game.

Where several are asked at once they are asked one after another; what the earlier ones chose stays sealed.

The tensors hold all that a seat may know (`sobremesa.envs.observation`). The string of an information state says that
in JSON, and stands for what the seat was asked and chose before. `resample_from_infostate` deals a world anew that the
seat can't tell from the real one; its history begins there.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sobremesa.envs import needing
from sobremesa.envs.chair import usual_seats
from sobremesa.envs.course import CHANCE, OVER, Course, Table, numbered
from sobremesa.envs.handle import Handle
from sobremesa.envs.observation import Vector, observer
from sobremesa.kernel import registry
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Flag
from sobremesa.kernel.state import ALL, SPECTATOR

with needing("openspiel"):
    import pyspiel

DRAWS: Final = "draws"
DEAL: Final = "deal"

_OUTCOMES: Final = 1024  # of one draw at most
_DRAWS: Final = 4096  # in one go at most: when all is dealt, or after a choice
_OUR_OWN: Final = ("players", "chance", "deals")


def name_of(game: Game[Any]) -> str:
    return f"sobremesa_{game.info.id.replace('-', '_')}"


def register(game: Game[Any]) -> None:
    """Make the game known to OpenSpiel as `sobremesa_` and its id."""
    game_type = _type_of(game)
    # OpenSpiel lets go of it when Python is gone already, which only a class survives.
    made: Any = type(f"TreeGameOf{game.info.id.title()}", (TreeGame,), {"game": game, "game_type": game_type})
    pyspiel.register_game(game_type, made)


def load(name: str) -> Any:
    """A game with its parameters, as OpenSpiel writes it: where this is known, the games are registered."""
    return pyspiel.load_game(name)


def _type_of(game: Game[Any]) -> pyspiel.GameType:
    low, high = game.info.seats
    defaults: dict[str, bool | int | str] = {setting.name: setting.default for setting in game.info.settings}
    if taken := set(defaults) & set(_OUR_OWN):
        raise BadSettings(f"{game.info.id} has settings that OpenSpiel's game needs for itself: {', '.join(taken)}")
    information = pyspiel.GameType.Information
    is_open = all(field.see == ALL or field.is_rng for field in game.schema.fields)
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Sobremesa: {game.info.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), "chance": DRAWS, "deals": 1000, **defaults},
    )


class TreeGame(pyspiel.Game):  # type: ignore[misc]
    """The trees of one game; each game has a class of its own, made by `register`."""

    game: Game[Any]
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        self.table = _table(game, params)
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=len(game.options),
                max_chance_outcomes=self.table.deals or _OUTCOMES,
                num_players=self.table.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=game.info.longest,
            ),
            params,
        )
        self.root: Course | None = None

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self) -> TreeState:
        return TreeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.table.deals else (self.game.info.longest + 1) * _DRAWS

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, params: Any = None) -> TreeObserver:
        if params:
            raise BadSettings(f"an observer takes no parameters, such as {params}")
        return TreeObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _table(game: Game[Any], params: dict[str, Any]) -> Table:
    flags = {setting.name for setting in game.info.settings if isinstance(setting, Flag)}
    given = {name: bool(value) if name in flags else value for name, value in params.items() if name not in _OUR_OWN}
    seats, (low, high) = params["players"], game.info.seats
    if not low <= seats <= high:
        raise BadSettings(f"{game.info.id} is for {low} to {high} seats, not {seats}")
    chance, deals = params["chance"], params["deals"]
    if chance not in (DRAWS, DEAL):
        raise BadSettings(f"chance comes with all {DRAWS} or with the {DEAL}, not {chance!r}")
    if deals < 1:
        raise BadSettings(f"there must be at least one deal, not {deals}")
    settings = table_settings.complete(game.info.settings, given)
    return Table(Handle(game), seats, settings, deals if chance == DEAL else 0)


class TreeState(pyspiel.State):  # type: ignore[misc]
    """What OpenSpiel copies and saves of it is the node where it stands."""

    def __init__(self, game: TreeGame) -> None:
        super().__init__(game)
        if game.root is None:
            game.root = Course(game.table)  # every copy begins as a new match
        self.course = game.root

    def current_player(self) -> int:
        player = self.course.player
        if player == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if player == OVER else player

    def _legal_actions(self, player: int) -> list[int]:
        return numbered(self.course.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.course.outcomes
        return [(number, 1.0 / n) for number in range(n)]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.course.table.game.options[action].key

    def is_terminal(self) -> bool:
        return self.course.player == OVER

    def returns(self) -> list[float]:
        outcome = self.course.outcome
        return list(outcome.returns) if outcome else [0.0] * self.course.table.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> TreeState:
        key = b"".join(int(sampler() * 2**32).to_bytes(4, "little") for _ in range(8))
        twin: TreeState = self.get_game().new_initial_state()
        twin.course = self.course.redealt(player, Rng(key))
        return twin

    def __str__(self) -> str:
        return str(self.course)


class TreeObserver:
    """What a player knows: as numbers where all of it is asked for, and always as text."""

    def __init__(self, game: TreeGame, kind: pyspiel.IIGObservationType) -> None:
        self._observer = observer(game.game)
        self._is_past_told = kind.perfect_recall
        self._is_public = kind.public_info
        self._is_private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Vector | None = None
        self.dict: dict[str, Vector] = {}
        if self._is_public and self._is_private:
            self.tensor = self._observer.empty.copy()
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TreeState, player: int) -> None:
        course = state.course
        if self.tensor is None:
            return
        if course.state is None:
            np.copyto(self.tensor, self._observer.empty)
            return
        seats, asked = course.table.seats, course.asked
        np.copyto(self.tensor, self._observer.observe_state(course.state, player, seats, asked))

    def string_from(self, state: TreeState, player: int) -> str:
        course = state.course
        if self._is_private and self._is_public:
            return course.information(player) if self._is_past_told else f"{player} {course.seen(player).decode()}"
        if self._is_private:
            return course.private(player).decode()
        return course.seen(SPECTATOR).decode() if self._is_public else ""


for _game_id in registry.ids():
    register(registry.get(_game_id))
