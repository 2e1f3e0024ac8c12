"""The server that is besieged, with the limits as documented: `python -m benchmarks.siege.launch PORT DATABASE`.

Beside the database it notes its longest turn: how much of the processor's time its loop took, from one look at what
has come in to the next. That is how long all tables wait for one, on a machine that has nothing else to do.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import final

from benchmarks.siege.victim import end_with_the_besieger, longest_turn
from sobremesa.web.config import Config
from sobremesa.web.server import listen, serve

_SECONDS_BETWEEN_TICKS = 0.005


@final
class Turns:
    def __init__(self, database: Path) -> None:
        self._database = database
        self._longest = longest_turn(database)
        self._last = time.thread_time()

    def begin(self) -> None:
        self._last = time.thread_time()
        asyncio.get_running_loop().call_later(_SECONDS_BETWEEN_TICKS, self._tick)

    def _tick(self) -> None:
        took = time.thread_time() - self._last
        if took > self._longest:
            self._longest = took
            self._database.with_suffix(".turn").write_text(str(took))
        self.begin()


def main(port: int, database: Path) -> None:
    config = Config(database, port=port, bot_pause=(0.05, 0.2))
    turns = Turns(database)

    def ready() -> None:
        turns.begin()
        print("ready", flush=True)

    serve(config, listen("127.0.0.1", port), ready)


if __name__ == "__main__":
    end_with_the_besieger()
    main(int(sys.argv[1]), Path(sys.argv[2]))
