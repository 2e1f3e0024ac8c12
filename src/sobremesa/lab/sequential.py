"""When enough is known to stop: a sequential test of the ratio of likelihoods, as engines of chess are tested with."""

from __future__ import annotations

from math import log
from typing import Final, final

ERROR: Final = 0.05  # how often it may say either, where the other is so
UPPER: Final = log((1 - ERROR) / ERROR)
LOWER: Final = log(ERROR / (1 - ERROR))

BETTER: Final = "better"
NO_BETTER: Final = "no-better"
UNDECIDED: Final = "undecided"


@final
class Sequential:
    """Is the mean of what is added 0, or `gain`?

    What is added is a difference between -1 and 1 for each deal, of which nothing is supposed but that deals don't
    depend on each other: their variance is that of those seen so far, as if there had been one more in which the
    difference was as large as it can be (so that few that are alike don't pass for certainty).
    """

    def __init__(self, gain: float) -> None:
        self.gain = gain
        self.ratio = 0.0  # of the likelihoods, its logarithm
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        self._deals += 1
        self._sum += difference
        self._squares += difference * difference
        n = self._deals
        mean = self._sum / n
        variance = (self._squares - n * mean * mean + 1) / (n + 1)
        self.ratio = n * self.gain * (2 * mean - self.gain) / (2 * variance)

    @property
    def verdict(self) -> str:
        return BETTER if self.ratio >= UPPER else NO_BETTER if self.ratio <= LOWER else UNDECIDED
