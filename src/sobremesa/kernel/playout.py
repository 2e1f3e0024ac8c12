"""Play a match to its end with bots, as fast as the rules allow: no record, no events, nothing described."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import S


def deal(game: Game[S], seats: int, settings: Settings, rng: Rng) -> S:
    """A match at its first decision; the settings must be complete."""
    s = game.setup(seats, settings, rng)
    game.begin(s)
    return s


def play_out(game: Game[S], s: S, bots: Sequence[Bot[S]]) -> int:
    """Let the bots choose until the match is over; says how many choices were made."""
    choices = 0
    while True:
        asked = game.decisions(s)
        if not asked:
            return choices
        decision = asked[0]
        option = bots[decision.seat].choose(Look(game, s, decision))
        if option not in decision.options:
            raise SobremesaError(f"the bot of seat {decision.seat} chose {option}, which it was not offered")
        game.apply(s, decision.seat, option)
        choices += 1


def play_out_at_random(game: Game[S], s: S, rng: Rng) -> int:
    """The same with every option as likely as any other."""
    choices = 0
    while asked := s.asked or game.decisions(s):
        decision = asked[0]
        options = decision.options
        n = len(options)
        game.apply(s, decision.seat, options[rng.below(n) if n > 1 else 0])
        choices += 1
    return choices
