"""Environments played the way PettingZoo's own performance benchmark does it."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import numpy as np


def steps_per_second(env: Any, seconds: float) -> dict[str, float]:
    """Random legal actions, every observation looked at, the next match as soon as one is over."""
    choose = Random(0).choice
    steps = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        env.reset(seed=matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(choose(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        matches += 1
    return {"steps": steps / taken, "matches": matches / taken}


def steps_of_many_per_second(many: Any, seconds: float) -> dict[str, float]:
    """The same of many matches in one process: as many random legal actions at once as there are matches."""
    random = np.random.default_rng(0).random
    _, masks = many.reset(seed=0)
    steps = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        _, masks, _, ended = many.step((masks * random(masks.shape, dtype=np.float32)).argmax(axis=1))
        steps += len(masks)
        matches += int(ended.sum())
    return {"steps": steps / taken, "matches": matches / taken}


def steps_of_a_seat_per_second(env: Any, seconds: float) -> dict[str, float]:
    """The same of one seat in Gymnasium: its own choices alone are counted, not those of the bots between them."""
    choose = Random(0).choice
    steps = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        _, info = env.reset(seed=matches)
        over = False
        while not over:
            _, _, over, _, info = env.step(choose(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
        matches += 1
    return {"steps": steps / taken, "matches": matches / taken}


def steps_of_seats_per_second(many: Any, seconds: float) -> dict[str, float]:
    """The same of many matches at once."""
    random = np.random.default_rng(0).random
    _, infos = many.reset(seed=0)
    steps = matches = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        masks = infos["action_mask"]
        steps += int(masks.any(axis=1).sum())  # where a match is over it is dealt anew instead
        _, _, over, _, infos = many.step((masks * random(masks.shape, dtype=np.float32)).argmax(axis=1))
        matches += int(over.sum())
    return {"steps": steps / taken, "matches": matches / taken}
