"""How often heroes challenge: the Kidnapper, who would rather not, does it about as often, so that it tells little."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

# Of the turns in which others than the Kidnapper could, by the number of seats: `python -m benchmarks.princesa_tells`.
CHALLENGES: Final = {3: 0.53, 4: 0.53, 5: 0.5, 6: 0.45, 8: 0.42, 10: 0.4}
AT_LEAST: Final = 0.75  # of that
AT_MOST: Final = 1.25
GRAIN: Final = 1 << 16


def as_others_do(options: tuple[Option, ...], seats: int, rng: Rng) -> tuple[Option, ...]:
    """It is drawn whether they challenge now, want it or not, and whether they leave it."""
    challenges = tuple([option for option in options if option.verb == "challenge"])
    if not challenges or len(challenges) == len(options):
        return options
    often = CHALLENGES[min(CHALLENGES, key=lambda size: (abs(size - seats), size))]
    at = rng.below(GRAIN) / GRAIN
    if at < AT_LEAST * often:
        return challenges
    if at >= AT_MOST * often:
        return tuple([option for option in options if option.verb != "challenge"])
    return options
