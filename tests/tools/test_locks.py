"""What is locked is what pyproject.toml asks for, with hashes, and says nothing of where it came from."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]

# Where people sit; whatever is asked for there must be locked there.
MACHINES = [
    {"sys_platform": system, "os_name": name, "platform_system": called, "python_version": python}
    | {"python_full_version": f"{python}.1", "platform_python_implementation": "CPython", "platform_machine": machine}
    for system, name, called, machine in (
        ("linux", "posix", "Linux", "x86_64"),
        ("linux", "posix", "Linux", "aarch64"),
        ("darwin", "posix", "Darwin", "arm64"),
        ("win32", "nt", "Windows", "AMD64"),
    )
    for python in ("3.11", "3.12", "3.13", "3.14")
]


def _tool() -> Any:
    spec = spec_from_file_location("lock", ROOT / "tools" / "lock.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


lock = _tool()


def _entries(name: str) -> list[tuple[Requirement, list[str]]]:
    """The packages of a lock, each with its hashes."""
    lines = (ROOT / "locks" / f"{name}.txt").read_text("utf-8").replace("\\\n", " ").splitlines()
    found = []
    for line in lines:
        if line and not line.startswith("#"):
            told, *hashes = line.split("--hash=")
            found.append((Requirement(told.strip()), [one.strip() for one in hashes]))
    return found


def _locked_for(name: str, machine: dict[str, str]) -> dict[str, str]:
    """Package to version, on one machine."""
    found: dict[str, str] = {}
    for requirement, _ in _entries(name):
        if requirement.marker is None or requirement.marker.evaluate(machine):
            (pin,) = requirement.specifier
            package = canonicalize_name(requirement.name)
            assert package not in found, f"{package} is locked twice"
            found[package] = pin.version
    return found


@pytest.mark.parametrize("name", lock.NAMES)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    entries = _entries(name)
    assert len(entries) > 5
    for requirement, hashes in entries:
        (pin,) = requirement.specifier
        assert pin.operator == "=="
        assert Version(pin.version).local is None, "a build of somebody's own"
        assert hashes
        assert all(re.fullmatch("sha256:[0-9a-f]{64}", one) for one in hashes)


@pytest.mark.parametrize("name", lock.NAMES)
@pytest.mark.parametrize("machine", MACHINES, ids=lambda one: f"{one['sys_platform']}-{one['python_version']}")
def test_what_is_asked_for_is_locked_within_its_range(name: str, machine: dict[str, str]) -> None:
    locked = _locked_for(name, machine)
    for asked in map(Requirement, lock.requirements(name)):
        if asked.marker is None or asked.marker.evaluate(machine):
            package = canonicalize_name(asked.name)
            assert package in locked, f"{asked} is not locked: run `make lock`"
            assert locked[package] in asked.specifier, f"{asked} is locked as {locked[package]}: run `make lock`"


@pytest.mark.parametrize("machine", MACHINES, ids=lambda one: f"{one['sys_platform']}-{one['python_version']}")
def test_all_locks_agree(machine: dict[str, str]) -> None:
    together: dict[str, str] = {}
    for name in lock.NAMES:
        for package, version in _locked_for(name, machine).items():
            assert together.setdefault(package, version) == version, package


def test_there_are_no_other_locks_and_no_addresses() -> None:
    files = sorted((ROOT / "locks").iterdir())
    assert [file.stem for file in files] == sorted(lock.NAMES)
    for file in files:
        told = file.read_text("utf-8").removeprefix(lock.HEADING)
        assert not re.search(r"://|file:|@|/|--(index|extra|find|trusted)", told), file.name


def test_an_extra_made_of_others_asks_for_all_of_theirs() -> None:
    asked = lock.requirements("dev")
    assert any(one.startswith("starlette") for one in asked)
    assert any(one.startswith("numpy") for one in asked)
    assert not any(one.startswith("sobremesa") for one in asked)


def test_the_node_that_builds_the_wheel_is_the_one_that_is_locked() -> None:
    backend = (ROOT / "tools" / "building" / "with_client.py").read_text("utf-8")
    (asked,) = (one for one in lock.requirements("client") if one.startswith("nodejs"))
    assert f'"{asked}"' in backend


def test_the_packages_of_the_client_have_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]
    own = packages.pop("")
    assert len(packages) > 20
    for name, package in packages.items():
        assert package.get("integrity", "").startswith("sha512-"), name
        assert "resolved" not in package, name
    asked = json.loads((ROOT / "client" / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert own[kind] == asked[kind], "run `make lock`"
