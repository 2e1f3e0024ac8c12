"""A PettingZoo environment played the way PettingZoo's own performance benchmark does it."""

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
