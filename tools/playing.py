"""Start the table, with the rules compiled if they are; and if not, have them compiled for the next start.

    python -m tools.playing --open          what `make play` does: all that follows goes to `sobremesa serve`

The first start waits for nothing: it is plain Python, and compiling goes on beside it in a session of its own, at the
lowest priority. What it makes lies in build/compiled, a copy that is put before the sources: these stay as they are,
and whoever changes one starts plain again, and has it compiled again.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Final

from tools.building.machine_code import has_c_compiler
from tools.compile import MADE_FROM, ROOT, TO_PLAY, Build, ensure, made_from
from tools.memory import suffices_at_once

LOCK: Final = ROOT / "locks" / "compile.txt"
LOG: Final = ROOT / "build" / "compiling.txt"
GENTLY: Final = 19  # the lowest priority there is


def is_made(build: Build) -> bool:
    """Whether what lies there was compiled from the sources as they are."""
    mark = build.folder / MADE_FROM
    try:
        return mark.is_file() and mark.read_text("utf-8") == made_from(build)
    except PackageNotFoundError:  # the compiler that made it isn't here any more
        return False


def why_not() -> str:
    """What keeps this machine from compiling; empty if nothing does."""
    if os.name != "posix":
        return "compiling beside the table is for Linux and macOS"
    if not has_c_compiler():
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers aren't installed (python3-dev, or python3-devel)"
    try:
        suffices_at_once()
    except MemoryError as lacking:
        return str(lacking)
    return ""


def steps() -> Iterator[list[str]]:
    """What is run one after the other: the compiler comes from a lock, as all that is installed here."""
    quietly = ["--quiet", "--disable-pip-version-check"]
    yield [sys.executable, "-m", "pip", "install", *quietly, "--require-hashes", "--requirement", str(LOCK)]
    yield [sys.executable, "-m", "tools.compile", "--apart"]


def compile_beside(log: Path, commands: list[list[str]]) -> subprocess.Popen[bytes] | None:
    """Begin it in a session of its own, which outlives the table; None if another is at it."""
    import fcntl

    log.parent.mkdir(exist_ok=True)
    with log.open("ab") as told:
        try:
            fcntl.flock(told, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return None
        told.truncate(0)
        chained = " && ".join(shlex.join(command) for command in commands)
        return subprocess.Popen(  # it holds the lock for as long as it lives
            ["nice", "-n", str(GENTLY), "sh", "-c", chained],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            start_new_session=True,
            pass_fds=(told.fileno(),),
        )


def prepared(build: Build, log: Path, environment: dict[str, str]) -> str:
    """Have the table find what is compiled, or begin to compile; says in a line which."""
    if is_made(build):
        ensure(build)  # the page, the texts and what else isn't compiled, as they are now
        before = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join([str(build.folder), *([before] if before else [])])
        return "The rules run compiled."
    if reason := why_not():
        return f"The rules run as plain Python: {reason}."
    begun = compile_beside(log, list(steps()))
    going_on = "are being compiled for the next start" if begun else "are still being compiled"
    return f"The rules run as plain Python, and {going_on}; {log} tells how that goes."


def main(given: list[str]) -> None:
    environment = dict(os.environ)
    print(prepared(TO_PLAY, LOG, environment), flush=True)
    table = Path(sys.executable).with_name("sobremesa")
    os.execve(table, [str(table), "serve", *given], environment)


if __name__ == "__main__":
    main(sys.argv[1:])
