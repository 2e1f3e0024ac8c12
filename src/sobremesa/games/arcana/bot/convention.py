"""Where bots play with which two fates: one convention, which each of them works out from what all can see.

A play is a *sign*: the value played, the place, and what has to be told there. Every pair of fates is given a place, if
possible one that makes a sign of its own, the likelier pairs first. Whoever sees the sign then knows the fate kept.
What pairs remain share a sign with others, where that costs least.
"""

from __future__ import annotations

from functools import lru_cache
from typing import final

from sobremesa.games.arcana.bot.scene import Pair, Place, Scene, pair_of, places
from sobremesa.games.arcana.bot.worths import worth_of_predicting, worth_of_waiting
from sobremesa.games.arcana.cards import ARCANA, VALUES
from sobremesa.games.arcana.deduction import Worlds, copies_in_bag, unpack, worlds_after

Sign = tuple[int, int, bool]  # the value played, the slot, and whether the fate kept was told to be higher


def weights_of_pairs(worlds: Worlds, seat: int, drawn: int, out: int) -> dict[Pair, float]:
    """How likely the active player came to hold each pair of fates."""
    found: dict[Pair, float] = {}
    unpacked = unpack(out)
    for world, weight in worlds.items():
        copies = copies_in_bag(world, unpacked)
        held = world[seat] & 7
        if drawn == 2:
            for one in VALUES:
                _add(found, (one, one), weight * copies[one] * (copies[one] - 1))
                for other in range(one + 1, 8):
                    _add(found, (one, other), weight * 2 * copies[one] * copies[other])
        elif held:
            for other in VALUES:
                _add(found, pair_of(held, other), weight * copies[other])
    total = sum(found.values(), 0.0)
    return {pair: weight / total for pair, weight in found.items()}


def _add(found: dict[Pair, float], pair: Pair, ways: int) -> None:
    if ways > 0:
        found[pair] = found.get(pair, 0.0) + ways


@lru_cache(maxsize=1024)
def convention(scene: Scene) -> Convention:
    worlds = worlds_after(scene.clues)
    return Convention(scene, weights_of_pairs(worlds, scene.active, scene.drawn, scene.out_of_bag()))


@final
class Convention:
    """For every pair that the active player may hold, where it is played, and what that comes to."""

    def __init__(self, scene: Scene, weights: dict[Pair, float]) -> None:
        self._scene = scene
        self._weights = weights
        self._ways: dict[Pair, list[Sign]] = {pair: [] for pair in weights}
        self._again: dict[Pair, Place] = {}  # where one would play once more
        self._whose: dict[Sign, list[Pair]] = {}
        self.place: dict[Pair, Place] = {}
        self.worth: dict[Pair, float] = {}
        self._find_ways()
        self._match()
        self._judge()

    def _find_ways(self) -> None:
        scene = self._scene
        allowed = places(scene)
        for place in sorted(allowed, key=scene.filling_up):
            value, slot = place
            arcanum = ARCANA[scene.arcanum_at(slot)]
            mask = allowed[place]
            for kept in VALUES:
                pair = pair_of(value, kept)
                if not mask >> kept & 1 or pair not in self._ways:
                    continue
                if arcanum.again and slot:
                    self._again[pair] = place
                else:
                    self._ways[pair].append((value, slot, arcanum.tells and slot > 0 and kept > value))

    def _match(self) -> None:
        likely = sorted(self._weights, key=lambda pair: (-self._weights[pair], pair))
        others = [pair for pair in likely if not self._has_own(pair, set())]
        for pair in others:
            if pair in self._again:
                self.place[pair] = self._again[pair]
            elif self._ways[pair]:
                sign = max(self._ways[pair], key=lambda sign: self._worth_of_joining(sign, pair))
                self._whose[sign].append(pair)

    def _has_own(self, pair: Pair, tried: set[Sign]) -> bool:
        """Find it a sign of its own; others give way if they have another one."""
        for sign in self._ways[pair]:
            if sign not in self._whose:
                self._whose[sign] = [pair]
                return True
        for sign in self._ways[pair]:
            if sign not in tried:
                tried.add(sign)
                if self._has_own(self._whose[sign][0], tried):
                    self._whose[sign] = [pair]
                    return True
        return False

    def _worth_of_joining(self, sign: Sign, pair: Pair) -> float:
        pairs = self._whose[sign]
        weight = sum([self._weights[one] for one in pairs], 0.0)
        together = self._worth_of_sign(sign, [*pairs, pair]) * (weight + self._weights[pair])
        return together - self._worth_of_sign(sign, pairs) * weight

    def _worth_of_sign(self, sign: Sign, pairs: list[Pair]) -> float:
        """What the group makes of it."""
        scene = self._scene
        weights = sorted([self._weights[pair] for pair in pairs], reverse=True)
        chance = sum(weights[: self._guesses(sign)], 0.0) / sum(weights, 0.0)
        fade = max(0, scene.fade_at((sign[0], sign[1])))
        return max(
            worth_of_predicting(chance, scene.doom, scene.score, fade),
            worth_of_waiting(chance, scene.doom, scene.score, fade),
        )

    def _guesses(self, sign: Sign) -> int:
        return 1 + (ARCANA[self._scene.arcanum_at(sign[1])].wishes if sign[1] else 0)

    def _judge(self) -> None:
        scene = self._scene
        for sign, pairs in self._whose.items():
            place = (sign[0], sign[1])
            fade = max(0, scene.fade_at(place))
            weights = [self._weights[pair] for pair in pairs]
            total = sum(weights, 0.0)
            first = sorted(weights, reverse=True)[: self._guesses(sign)]
            chance = sum(first, 0.0) / total
            waiting = worth_of_waiting(chance, scene.doom, scene.score, fade)
            waits = waiting > worth_of_predicting(chance, scene.doom, scene.score, fade)
            for pair, weight in zip(pairs, weights, strict=True):
                self.place[pair] = place
                right = float(weight >= first[-1])
                self.worth[pair] = waiting if waits else worth_of_predicting(right, scene.doom, scene.score, fade)
