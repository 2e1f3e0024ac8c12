"""Packages built from a clean clone, installed where there is nothing else, and played in a browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from playwright.sync_api import Browser

from browser.people import Person, play_until

ROOT: Final = Path(__file__).parents[2]
STATIC: Final = "sobremesa/web/static/"

# What makes the packages is neither the environment of these tests nor the folder they run in.
ELSEWHERE: Final = {
    name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
}


def tracked() -> set[str]:
    """Everything that belongs to the repository, what is about to be added included."""
    told = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT).decode()
    return {name for name in told.split("\0") if name and (ROOT / name).is_file()}


def packed(clone: Path, made: Path) -> tuple[Path, Path]:
    """A source archive of a clean clone, and the wheel made from that archive."""
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    # Compiling takes minutes, and what is compiled has tests of its own.
    command = [sys.executable, "-m", "build", "--config-setting=compile=no", "--outdir", str(made), str(clone)]
    done = subprocess.run(command, env=ELSEWHERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (archive,), (wheel,) = made.glob("*.tar.gz"), made.glob("*.whl")
    return archive, wheel


def is_the_repository(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        held = {name.partition("/")[2] for name in opened.getnames() if opened.getmember(name).isfile()}
    written_while_packing = {"PKG-INFO", "setup.cfg"}
    assert {name for name in held if ".egg-info/" not in name} - written_while_packing == tracked()


def holds_the_package_with_its_texts_and_the_page(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        held = {name for name in opened.namelist() if ".dist-info/" not in name}
        page = opened.read(f"{STATIC}index.html").decode()
    package = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    assert {name for name in held if not name.startswith(STATIC)} == package
    assert {"sobremesa/py.typed", "sobremesa/text/text.es.ftl", "sobremesa/games/cosa/rules.en.md"} <= package
    asked_for = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in asked_for)
    assert {STATIC + name for name in asked_for} <= held


def install(wheel: Path, folder: Path) -> Path:
    """Where there is nothing else. The folder of its commands."""
    empty = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(empty)], check=True)
    commands = empty / ("Scripts" if sys.platform == "win32" else "bin")
    command = [str(commands / "python"), "-m", "pip", "install", "--quiet", f"{wheel}[serve]"]
    done = subprocess.run(command, env=ELSEWHERE, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return commands


def test_what_is_packed_from_a_clean_clone_is_whole_and_is_played(browser: Browser, tmp_path: Path) -> None:
    """One test, for packing is most of its work."""
    archive, wheel = packed(tmp_path / "a clean clone", tmp_path / "made")
    is_the_repository(archive)
    holds_the_package_with_its_texts_and_the_page(wheel)
    with serving(install(wheel, tmp_path) / "sobremesa", tmp_path) as address:
        ana = Person(browser, address, "Ana")
        ana.set_table(2)
        ana.sit(0)
        ana.seat_bot(1)
        ana.start()
        log = ana.page.locator(".log li")
        told = log.count()
        assert play_until([ana], lambda: log.count() >= told + 4) > 0
        ana.close()
        assert ana.complaints == []


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    database = f"sqlite:///{folder}/tables.db"
    started = [str(command), "serve", "--port", "0", "--db", database]
    with subprocess.Popen(started, env=ELSEWHERE, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
