"""One contestant in a process of its own: each line it reads is a round to run, each line it writes its figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

from benchmarks import ours, peers
from benchmarks.compiled import is_compiled


def contestant(words: list[str]) -> Callable[[float], dict[str, float]]:
    who, what, name, seats = words
    if who == "ours":
        return lambda seconds: ours.MEASURES[what](name, int(seats), seconds)
    if what == "ticks":
        return lambda seconds: peers.catanatron(int(seats), seconds)
    if what == "environment":
        return lambda seconds: peers.hanabi_v5(int(seats), seconds)
    return lambda seconds: peers.openspiel(name, seconds)


def main() -> None:
    play_round = contestant(sys.argv[1:])
    reply_to, sys.stdout = sys.stdout, sys.stderr  # what a peer prints must not be taken for figures
    for line in sys.stdin:
        figures = play_round(float(line))
        print(json.dumps({"compiled": is_compiled(), "figures": figures}), file=reply_to, flush=True)


if __name__ == "__main__":
    main()
