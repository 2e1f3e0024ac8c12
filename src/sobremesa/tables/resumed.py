"""A match that goes on from a saved state, because its rules were mended since it began."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.errors import Refused
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import S

_FORGOTTEN = -1  # the place of an option that the mended rules no longer have


class OutOfReach(Refused):
    """A version of before the saved state."""


class Resumed(Match[S]):
    """Like any match, but it can't be told from its key: what came before the saved state is out of reach."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: dict[str, SettingValue],
        key: MatchKey,
        *,
        earlier: Sequence[tuple[int, str]],
        state: S,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.key = key
        self.opening = ()
        self.state = state
        self._choosers = [seat for seat, _ in earlier]
        self._choices = [self._known(option) for _, option in earlier]
        self._rewinds = 0
        self._rewound = [0] * len(earlier)
        # Which of them were told isn't known any more; to take all free ones for silent tells nobody anything.
        self._silent = [at for at, (_, key) in enumerate(earlier) if game.free_options.find(key) is not None]
        self._fixed = len(earlier)
        self._marks = []
        self._trail = self._first_trail()
        self._asked = self._asked_first()
        self._earlier = tuple(earlier)
        self._saved = game.schema.clone(state)

    def _known(self, key: str) -> Option:
        found = self.game.options.find(key) or self.game.free_options.find(key)
        return found or Option(key.partition(":")[0], (), key, _FORGOTTEN)

    @property
    def earliest(self) -> int:
        """The version of the saved state."""
        return len(self._earlier)

    def at(self, version: int) -> Match[S]:
        start = self.earliest
        if version < start:
            raise OutOfReach("the rules were mended since; the match can't go back that far")
        state = self.game.schema.clone(self._saved)
        again = Resumed(self.game, self.seats, self.settings, self.key, earlier=self._earlier, state=state)
        self._play_again(again, start, version)
        return again
