"""Compile the hot modules with mypyc, from the same source that runs without it.

    python -m tools.compile            the libraries lie beside their sources, and Python takes them instead
    python -m tools.compile --tests    only in build/tested, a copy to put on PYTHONPATH beside the plain one
    python -m tools.compile --apart    the same in build/compiled, with more care: `make play` takes it from there
    python -m tools.compile --clean    plain Python again

What was compiled is kept under build/ and compiled again only after a change. A library beside a source hides later
changes of that source: compile again after editing, or clean.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.memory import suffices_at_once
from tools.writing_out import complete

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
EXAMPLE: Final = ROOT / "examples" / "tictactoe.py"

# Of the kernel, what every choice of a playout goes through. The rest would gain nothing, or relies on what only
# interpreted classes have.
KERNEL: Final = (
    "ballot",
    "decision",
    "events",
    "game",
    "option",
    "phrase",
    "playout",
    "rng",
    "state",
    "tape",
    "zones",
)

# What only reads, and isn't run (a condition that a game tabulates), is declared with an abstract base, which the
# compiler doesn't take. What it says of a position is worked out once and kept, so that nothing is lost.
ONLY_READS: Final = "from sobremesa.kernel.effects import Effect"
EFFECTS: Final = "effects"

# Card files import their game's lexicon whole, which the compiler doesn't follow. They declare; nothing of it runs.
ONLY_DECLARES: Final = "import *\n"
LEXICON: Final = "lexicon.py"

# Where states are declared, each after what it builds on.
RUNNING: Final = Path("sobremesa", "kernel", EFFECTS, "running.py")
STATES: Final = "*/state.py"

SHARED_LIBRARY: Final = "sobremesa.native"  # all modules in one, so that calls between them stay native
# To the C compiler. Warnings about what no person wrote, and notes for a debugger, cost minutes.
UNTOLD: Final = ("-Wno-all", "-g0")
DIRECT: Final = ("-fno-plt", "-fno-semantic-interposition", "-fvisibility=hidden")
NOT_ELF: Final = ("darwin", "cygwin", "msys")

MADE_FROM: Final = "made-from"  # the file beside what was compiled that says from what


@dataclass(frozen=True)
class Build:
    """The compiler's C turned into machine code, with more or less care, and the folder where the result is kept."""

    folder: Path
    opt_level: str


TO_PLAY: Final = Build(ROOT / "build" / "compiled", opt_level="3")
TO_TEST: Final = Build(ROOT / "build" / "tested", opt_level="0")  # the same C, made in a fraction of the time


def sources() -> Iterator[Path]:
    """The modules to compile, as paths under SOURCE."""
    package = Path("sobremesa")
    yield from (package / "kernel" / f"{name}.py" for name in KERNEL)
    language = sorted((SOURCE / package / "kernel" / EFFECTS).glob("*.py"))
    for module in (*language, *sorted((SOURCE / package / "games").glob("*/**/*.py"))):
        if module.name not in ("__init__.py", LEXICON) and not (_only_reads(module) or _only_declares(module)):
            yield module.relative_to(SOURCE)


def _only_reads(module: Path) -> bool:
    folder = module.parent.glob("*.py") if module.parent.name == EFFECTS else (module,)
    return any(ONLY_READS in beside.read_text("utf-8") for beside in folder)


def _only_declares(module: Path) -> bool:
    return ONLY_DECLARES in module.read_text("utf-8")


def libraries(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def made_from(build: Build) -> str:
    """A digest of whatever the compiled modules follow from: also modules that they only import have types."""
    package = SOURCE / "sobremesa"
    digest = sha256(build.opt_level.encode())
    for tool in ("mypy", "setuptools"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.platform()} {sysconfig.get_config_var('CC')}\n".encode())
    for path in [
        *sorted(package.glob("kernel/**/*.py")),
        *sorted(package.glob("games/**/*.py")),
        EXAMPLE,
        Path(__file__).with_name("writing_out.py"),
        Path(__file__),
    ]:
        digest.update(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def ensure(build: Build, verbose: bool = False) -> None:
    """Bring the build's folder up to date, compiling only if something that matters has changed.

    It is made under another name, so that whoever uses the old one or makes it too isn't hurt.
    """
    build.folder.parent.mkdir(exist_ok=True)
    wanted, mark = made_from(build), build.folder / MADE_FROM
    with TemporaryDirectory(dir=build.folder.parent) as workshop:
        made = Path(workshop) / build.folder.name
        shutil.copytree(SOURCE, made, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"))
        shutil.copy(EXAMPLE, made)
        if mark.is_file() and mark.read_text("utf-8") == wanted:
            for library in libraries(build.folder):
                shutil.copy(library, made / library.relative_to(build.folder))
        else:
            _compile(build, made, verbose)
        (made / MADE_FROM).write_text(wanted, "utf-8")
        shutil.rmtree(build.folder, ignore_errors=True)
        made.rename(build.folder)


def _compile(build: Build, folder: Path, verbose: bool) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    at_once = suffices_at_once()
    modules = [*map(str, sources()), EXAMPLE.name]
    games = folder / "sobremesa" / "games"
    complete([folder / RUNNING, *sorted(games.glob(STATES)), folder / EXAMPLE.name])
    face = folder / "sobremesa" / "__init__.py"
    facing = face.read_text("utf-8")
    before = Path.cwd()
    os.chdir(folder)
    try:
        face.write_text("", "utf-8")  # it names the whole package, most of which is no business of the compiler's
        extensions = mypycify(
            ["--strict", *modules],
            opt_level=build.opt_level,
            group_name=SHARED_LIBRARY,
            # One C file is a little faster; one for each module takes a fraction of the memory.
            multi_file=not at_once,
            verbose=verbose,
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNTOLD, *_direct()]
        quiet = [] if verbose else ["--quiet"]
        setup(
            name="sobremesa-compiled",
            packages=[],
            ext_modules=extensions,
            script_name="compile.py",
            script_args=[*quiet, "build_ext", "--inplace"],
        )
    finally:
        face.write_text(facing, "utf-8")
        os.chdir(before)
    shutil.rmtree(folder / "build")
    names = [".".join(Path(module).with_suffix("").parts) for module in modules]
    subprocess.run([sys.executable, "-c", f"import {', '.join(names)}"], cwd=folder, check=True)


def _direct() -> tuple[str, ...]:
    """Calls within one library, and into Python's, without a detour, where that is for the compiler to say."""
    return DIRECT if os.name == "posix" and sys.platform not in NOT_ELF else ()


def copy_in_place() -> None:
    for library in libraries(TO_PLAY.folder / "sobremesa"):
        shutil.copy(library, SOURCE / library.relative_to(TO_PLAY.folder))


def clean() -> None:
    for library in libraries(SOURCE):
        library.unlink()
    for build in (TO_PLAY, TO_TEST):
        shutil.rmtree(build.folder, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", action="store_true", help="quickly, and leave the sources' own folder as it is")
    parser.add_argument("--apart", action="store_true", help="leave the sources' own folder as it is")
    parser.add_argument("--clean", action="store_true", help="remove everything that was compiled")
    parser.add_argument("--verbose", action="store_true", help="show what the compilers say")
    given = parser.parse_args()
    if given.clean:
        clean()
        return 0
    try:
        ensure(TO_TEST if given.tests else TO_PLAY, given.verbose)
    except MemoryError as lacking:
        print(f"Everything stays plain Python: {lacking}.", file=sys.stderr)
        return 1
    apart = TO_TEST if given.tests else TO_PLAY if given.apart else None
    if apart is None:
        copy_in_place()
    print(f"{len(list(sources()))} modules compiled in {(apart.folder if apart else SOURCE).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
