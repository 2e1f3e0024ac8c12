"""Worlds as likely as a player thinks them: who is La Cosa in them is drawn from what the player believes."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa.book import LA_COSA
from sobremesa.games.cosa.bot.judgement import Beliefs
from sobremesa.games.cosa.redeal import redeal
from sobremesa.games.cosa.state import SCHEMA, Cosa
from sobremesa.kernel.rng import Rng

GRAIN: Final = 1 << 16
ATTEMPTS: Final = 60  # worlds dealt before one is taken in which La Cosa sits elsewhere


def supposed(s: Cosa, seat: int, rng: Rng) -> Cosa:
    world = redeal(s, seat, rng)
    if s.ending or seat not in s.ring:
        return world
    beliefs = Beliefs(SCHEMA.cut(s, seat), seat)
    if beliefs.thing_seat() is not None or s.roles[seat] == LA_COSA or not sum(beliefs.thing):
        return world
    thing = _drawn(beliefs.thing, rng)
    for _ in range(ATTEMPTS):
        if world.roles[thing] == LA_COSA:
            break
        world = redeal(s, seat, rng)
    return world


def _drawn(odds: list[float], rng: Rng) -> int:
    at = rng.below(GRAIN) / GRAIN * sum(odds)
    for seat, chance in enumerate(odds):
        at -= chance
        if at < 0:
            return seat
    return max(range(len(odds)), key=odds.__getitem__)
