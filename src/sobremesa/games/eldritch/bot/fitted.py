"""Written by `python -m benchmarks.eldritch_fit`: what the house bot goes by, by number of investigators."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.bot.weights import Weights

FITTED: Final = {
    1: Weights(
        clue=2.88,
        rumour=10.78,
        deadly=96.03,
        trade=0.33,
        fight=1.54,
        rest=0.99,
        shop=0.82,
        loan=2.67,
    ),
    2: Weights(
        trade=0.45,
        gate=1.86,
        luck=3.38,
        thing=2.01,
        asset=1.09,
    ),
    4: Weights(
        to_serve=0.48,
        afterwards=24.84,
        life=1.07,
        ill=1.42,
        delay=4.32,
        lasting=1.13,
        rest=0.7,
    ),
}
