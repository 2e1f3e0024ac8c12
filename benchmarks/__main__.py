"""Measure Sobremesa, plain and compiled, beside its peers in the same run.

python -m benchmarks                    everything, as a table
python -m benchmarks --only arcana      what has these words in its name
python -m benchmarks --barred           only what has a bar to clear
python -m benchmarks --strict           with exit status 1 if a bar is missed
"""

from __future__ import annotations

import argparse
import platform
import sys
from contextlib import redirect_stdout
from pathlib import Path

from tools.compile import TO_PLAY, ensure

from benchmarks.contests import BARRED, BUILDS, for_information
from benchmarks.run import HEADING, Row, as_json, as_line, as_markdown, hold


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="only contests with these words in their name")
    parser.add_argument("--barred", action="store_true", help="only contests with a bar to clear")
    parser.add_argument("--build", choices=BUILDS, action="append", help="only this build (may be given twice)")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each contestant (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a round (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report there as JSON as well")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table there as well")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    given = parser.parse_args()

    builds = tuple(given.build or BUILDS)
    if "compiled" in builds:
        with redirect_stdout(sys.stderr):  # where the compiler's warnings don't get into the table
            ensure(TO_PLAY)
    rows: list[Row] = []
    print(HEADING)
    for contest in (*BARRED, *(() if given.barred else for_information())):
        if given.only in contest.what:
            held = hold(contest, builds, given.rounds, given.seconds)
            print("\n".join(map(as_line, held)), flush=True)  # as they come: all of them take a quarter of an hour
            rows += held
    if given.markdown:
        given.markdown.write_text(as_markdown(rows) + "\n", "utf-8")
    if given.json:
        about: dict[str, object] = {
            "python": platform.python_version(),
            "machine": platform.platform(),
            "processor": platform.processor() or platform.machine(),
            "rounds": given.rounds,
            "seconds": given.seconds,
        }
        given.json.write_text(as_json(rows, about) + "\n", "utf-8")
    return int(given.strict and any(row.met is False for row in rows))


if __name__ == "__main__":
    sys.exit(main())
