"""`sobremesa` as it is, with a fault planted where one is named: `python -m benchmarks.cluster.launch FAULT …`."""

from __future__ import annotations

import sys

from benchmarks.siege.victim import end_with_the_besieger
from sobremesa.cli.main import main

NONE = "none"


def plant(fault: str) -> None:
    if fault != NONE:
        from benchmarks.cluster.broken import FAULTS

        FAULTS[fault](setattr)


if __name__ == "__main__":
    end_with_the_besieger()
    plant(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
