"""Plays a run on a cluster and kills a part of it in the middle: `python -m lab.losing PLACE GROUP MATCHES`."""

from __future__ import annotations

import sys

import msgspec

from lab.clusters import kill
from sobremesa.kernel import registry
from sobremesa.lab import simulate
from sobremesa.lab.on import place


def main(written: str, group: int, matches: int) -> None:
    finished = 0

    def kill_at_a_third(more: int) -> None:
        nonlocal finished
        before, finished = finished, finished + more
        if before < matches // 3 <= finished:
            kill(group)

    with place(written, 1) as there:
        report = simulate(
            registry.get("arcana"),
            matches,
            seats=2,
            bots=["random"],
            key="wherever",
            on=there.executor(),
            progress=kill_at_a_third,
        )
    assert finished == matches
    print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
