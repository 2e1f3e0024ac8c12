"""The house bot: it weighs what it may do by what that is worth to it, on its own view alone, and mixes its duels."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.princesa.bot.answers import Answers
from sobremesa.games.princesa.bot.judgement import USUAL, Judgement, Weights
from sobremesa.games.princesa.bot.outlook import Outlook
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

WHIM: Final = 0.2  # equals are not always decided the same way
GRAIN: Final = 1 << 16


@final
class House:
    def __init__(self, seat: int, rng: Rng, weights: Weights = USUAL, *, is_discreet: bool = True) -> None:
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.is_discreet = is_discreet  # else a Kidnapper does what it wants, whatever that tells

    def choose(self, look: Look[Princesa]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        ask = look.decision.ask
        if ask == "hero":
            return self.rng.pick(options)
        answers = Answers(Judgement(Outlook(look.view(), self.seat), self.weights))
        sure = answers.sure_win(ask, options)
        if sure is not None:
            return sure
        if self.is_discreet:
            options = answers.discreetly(ask, options, self.rng)
        if ask in ("attack", "answer"):
            return self._draw(answers.mixture(options, attacking=ask == "attack"))
        worths = [worth + WHIM * self.rng.below(GRAIN) / GRAIN for worth in answers.worths(ask, options)]
        return options[worths.index(max(worths))]

    def _draw(self, mixture: list[tuple[float, Option]]) -> Option:
        """One of them, each as often as it says."""
        at = self.rng.below(GRAIN) / GRAIN * sum([share for share, _ in mixture])
        for share, option in mixture:
            at -= share
            if at < 0:
                return option
        return mixture[-1][1]
