"""What is released is what was committed, under one version, which the changelog begins with."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PLACES = ("pyproject.toml", "src/sobremesa/__init__.py", "client/package.json", "client/package-lock.json")


def _tool() -> Any:
    spec = spec_from_file_location("release_of_it", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = _tool()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with what a release is judged by, everything committed and ready."""
    for place in PLACES:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / place, tmp_path / place)
    version = release.versions(tmp_path)["pyproject.toml"]
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {version} — 2026-01-31\n\n- A game.\n", "utf-8")
    _git(tmp_path, "init", "--quiet")
    _commit(tmp_path)
    return tmp_path


def _git(folder: Path, *command: str) -> None:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    subprocess.run(["git", *who, *command], cwd=folder, check=True)


def _commit(folder: Path) -> None:
    _git(folder, "add", ".")
    _git(folder, "commit", "--quiet", "--message", "x")


def test_the_version_is_the_same_wherever_it_stands() -> None:
    assert len(set(release.versions(ROOT).values())) == 1


def test_a_tree_that_is_ready_is_released(tree: Path) -> None:
    assert list(release.complaints(tree)) == []


def test_one_that_is_not_committed_is_not(tree: Path) -> None:
    (tree / "pyproject.toml").write_text((tree / "pyproject.toml").read_text("utf-8") + "\n", "utf-8")
    (tree / "new.py").write_text("")
    (told,) = release.complaints(tree)
    assert "pyproject.toml" in told
    assert "new.py" in told


@pytest.mark.parametrize("place", PLACES)
def test_nor_is_one_that_has_two_versions(tree: Path, place: str) -> None:
    version = release.versions(tree)["pyproject.toml"]
    file = tree / place
    file.write_text(file.read_text("utf-8").replace(f'"{version}"', '"9.8.7"', 1), "utf-8")
    _commit(tree)
    told = list(release.complaints(tree))
    assert told
    assert all("9.8.7" in one for one in told)


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ("9.8.7 — 2026-01-31", "CHANGELOG.md begins with 9.8.7"),
        ("{version} — unreleased", "no date: unreleased"),
        ("{version} — 2026-02-30", "no date: 2026-02-30"),
        ("{version} — 20260131", "no date: 20260131"),
        ("{version}", "CHANGELOG.md begins with none"),
    ],
)
def test_nor_one_whose_changelog_tells_of_another_or_gives_it_no_day(tree: Path, heading: str, said: str) -> None:
    version = release.versions(tree)["pyproject.toml"]
    (tree / "CHANGELOG.md").write_text(f"# Changelog\n\n## {heading.format(version=version)}\n", "utf-8")
    _commit(tree)
    (told,) = release.complaints(tree)
    assert said in told
