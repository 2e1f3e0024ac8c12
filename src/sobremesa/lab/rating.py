"""How strong each bot is, by who came before whom: Plackett and Luce's model, brought up to date match by match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from sobremesa.kernel.extras import needing

with needing("contest"):
    from openskill.models import PlackettLuce

Player = tuple[int, str]  # a bot, and the role it was dealt

_STEADY: Final = 0.0  # by how much somebody's strength may change from match to match: a bot doesn't learn


class Strength(NamedTuple):
    mu: float
    sigma: float
    matches: int


@final
class Ratings:
    def __init__(self) -> None:
        self._model = PlackettLuce(tau=_STEADY)
        self.of: dict[Player, Strength] = {}

    def match(self, players: Sequence[Player], returns: Sequence[float]) -> None:
        """Who sits in several seats moves by their mean, and is as uncertain as if it had sat in one."""
        model = self._model
        start = Strength(model.mu, model.sigma, 0)
        before = [self.of.get(player, start) for player in players]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        ranks = [float(sum([other > mine for other in returns])) for mine in returns]
        after: dict[Player, list[tuple[float, float]]] = {}
        for player, (rated,) in zip(players, model.rate(teams, ranks=ranks), strict=True):
            after.setdefault(player, []).append((rated.mu, rated.sigma))
        for player, seats in after.items():
            mu, sigma = (sum(numbers) / len(seats) for numbers in zip(*seats, strict=True))
            self.of[player] = Strength(mu, sigma, self.of.get(player, start).matches + 1)
