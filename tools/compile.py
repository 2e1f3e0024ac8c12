"""Compile the hot modules with mypyc, from the same source that runs without it.

    python tools/compile.py            the libraries lie beside their sources, and Python takes them instead
    python tools/compile.py --apart    only in build/compiled, a copy to put on PYTHONPATH beside the plain one
    python tools/compile.py --clean    plain Python again

A library beside a source hides later changes of that source: compile again after editing, or clean.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
APART: Final = ROOT / "build" / "compiled"
DONE: Final = APART / "done"
EXAMPLE: Final = ROOT / "examples" / "tictactoe.py"

# Of the kernel, what every choice of a playout goes through. The rest would gain nothing, or relies on what only
# interpreted classes have.
KERNEL: Final = (
    "agenda",
    "ballot",
    "decision",
    "events",
    "game",
    "option",
    "phrase",
    "playout",
    "rng",
    "state",
    "zones",
)

# What only reads, and isn't run (a condition that a game tabulates), is declared with an abstract base, which the
# compiler doesn't take. What it says of a position is worked out once and kept, so that nothing is lost.
ONLY_READS: Final = "from sobremesa.kernel.effects import Effect"
EFFECTS: Final = "effects"

SHARED_LIBRARY: Final = "sobremesa.native"  # all modules in one, so that calls between them stay native


def sources() -> Iterator[Path]:
    """The modules to compile, as paths under SOURCE."""
    package = Path("sobremesa")
    yield from (package / "kernel" / f"{name}.py" for name in KERNEL)
    language = sorted((SOURCE / package / "kernel" / EFFECTS).glob("*.py"))
    for module in (*language, *sorted((SOURCE / package / "games").glob("*/**/*.py"))):
        if module.name != "__init__.py" and not _only_reads(module):
            yield module.relative_to(SOURCE)


def _only_reads(module: Path) -> bool:
    folder = module.parent.glob("*.py") if module.parent.name == EFFECTS else (module,)
    return any(ONLY_READS in beside.read_text("utf-8") for beside in folder)


def libraries(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def is_fresh() -> bool:
    """Were the compiled modules of APART made from the sources as they are now?"""
    pairs = [(SOURCE / path, APART / path) for path in sources()] + [(EXAMPLE, APART / EXAMPLE.name)]
    return DONE.is_file() and all(copy.is_file() and filecmp.cmp(source, copy, shallow=False) for source, copy in pairs)


def copy_to(folder: Path) -> None:
    """Copy the package and the example there, leaving what was compiled there."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(SOURCE, folder, ignore=unwanted, dirs_exist_ok=True)
    shutil.copy(EXAMPLE, folder)


def compile_apart(verbose: bool = False) -> None:
    """Make APART anew. It is built under another name, so that whoever uses the old one or builds too isn't hurt."""
    APART.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=APART.parent) as workshop:
        made = Path(workshop) / APART.name
        copy_to(made)
        modules = [*map(str, sources()), EXAMPLE.name]
        _compile(made, modules, verbose)
        names = [".".join(Path(module).with_suffix("").parts) for module in modules]
        subprocess.run([sys.executable, "-c", f"import {', '.join(names)}"], cwd=made, check=True)
        (made / DONE.name).touch()
        shutil.rmtree(APART, ignore_errors=True)
        made.rename(APART)


def _compile(folder: Path, modules: list[str], verbose: bool) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    before = Path.cwd()
    os.chdir(folder)
    try:
        extensions = mypycify(["--strict", *modules], opt_level="3", group_name=SHARED_LIBRARY, verbose=verbose)
        quiet = [] if verbose else ["--quiet"]
        setup(
            name="sobremesa-compiled",
            packages=[],
            ext_modules=extensions,
            script_name="compile.py",
            script_args=[*quiet, "build_ext", "--inplace"],
        )
    finally:
        os.chdir(before)
    shutil.rmtree(folder / "build")


def ensure_apart() -> None:
    """Bring APART up to date, compiling only if something compiled has changed."""
    if is_fresh():
        copy_to(APART)
    else:
        compile_apart()


def copy_in_place() -> None:
    for library in libraries(APART / "sobremesa"):
        shutil.copy(library, SOURCE / library.relative_to(APART))


def clean() -> None:
    for library in libraries(SOURCE):
        library.unlink()
    shutil.rmtree(APART, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--apart", action="store_true", help="leave the sources' own folder as it is")
    parser.add_argument("--clean", action="store_true", help="remove everything that was compiled")
    parser.add_argument("--verbose", action="store_true", help="show what the compilers say")
    given = parser.parse_args()
    if given.clean:
        clean()
        return 0
    compile_apart(given.verbose)
    if not given.apart:
        copy_in_place()
    print(f"compiled {len(list(sources()))} modules into {(APART if given.apart else SOURCE).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
