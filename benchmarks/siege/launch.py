"""The server that is besieged, with the limits as documented: `python -m benchmarks.siege.launch PORT DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.siege.victim import end_with_the_besieger
from sobremesa.web.config import Config
from sobremesa.web.server import listen, serve


def main(port: int, database: str) -> None:
    config = Config(Path(database), port=port, bot_pause=(0.05, 0.2))
    serve(config, listen("127.0.0.1", port), lambda: print("ready", flush=True))


if __name__ == "__main__":
    end_with_the_besieger()
    main(int(sys.argv[1]), sys.argv[2])
