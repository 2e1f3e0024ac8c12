"""What a server is packed in: a container and a service, as far as they can be looked at without starting either."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from sobremesa.cli.main import command_line
from sobremesa.store.place import Remote
from sobremesa.web.config import Config

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging"
CONTAINER = (FOLDER / "Containerfile").read_text("utf-8")
COMPOSE = (FOLDER / "compose.yaml").read_text("utf-8")
SEVERAL = (FOLDER / "several.yaml").read_text("utf-8")
HARDENED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "DynamicUser": "yes",
    "CapabilityBoundingSet": "",
    "UMask": "0077",
}


def unit() -> dict[str, str]:
    read = ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((FOLDER / "sobremesa.service").read_text("utf-8"))
    return dict(read["Service"])


def in_compose(name: str) -> list[str]:
    (found,) = re.findall(rf"^    {name}: (\[.*\])$", COMPOSE.split("  proxy:")[0], re.MULTILINE)
    words: list[str] = json.loads(found) if found.startswith('["') else re.findall(r"[\w:/-]+", found)
    return words


def test_every_way_to_start_it_is_one_the_command_knows() -> None:
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    inside = json.loads(entry)[1:]
    more = filled_in(in_compose("command"))
    service = shlex.split(unit()["ExecStart"].replace("$OPTIONS", "--origin https://x.example --behind-proxy"))[1:]
    for words in (inside, [*inside, *more], service):
        asked = command_line().parse_args(words)
        assert asked.log == "json"
        assert not asked.peer
    assert service.count("--db") == 1
    assert re.search(r"^ENV .*\bSOBREMESA_DB=sqlite:////data/", CONTAINER, re.MULTILINE)


def filled_in(words: list[str]) -> list[str]:
    return [re.sub(r"\$\{ORIGIN(:[^}]*)?\}", "https://table.example.org", word) for word in words]


def test_several_servers_are_told_where_the_others_find_them_and_one_database() -> None:
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    found = re.findall(r"^  (\w+):\n    <<: \*server\n    command: (\[.*\])$", SEVERAL, re.MULTILINE)
    assert [name for name, _ in found] == ["first", "second"]
    for name, command in found:
        asked = command_line().parse_args([*json.loads(entry)[1:], *filled_in(json.loads(command))])
        assert asked.db is None  # it stands in the environment, with its password
        config = Config(Remote("postgresql://database/sobremesa"), peer=asked.peer, origins=tuple(asked.origin))
        assert config.peer == f"http://{name}:8765"
    (address,) = re.findall(r'SOBREMESA_DB: "(.*)"', SEVERAL)
    assert re.sub(r"\$\{.*?\}", "word", address) == "postgresql://sobremesa:word@database/sobremesa"
    proxy = (FOLDER / "several.Caddyfile").read_text("utf-8")
    assert "reverse_proxy first:8765 second:8765" in proxy
    assert "health_uri /readyz" in proxy
    assert SEVERAL.count("read_only: true") == SEVERAL.count("cap_drop: [ALL]") == 2


def test_nothing_in_them_runs_as_root_or_writes_beside_its_folder() -> None:
    service = unit()
    assert {name: service[name] for name in HARDENED} == HARDENED
    last = CONTAINER.rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert re.search(r"^STOPSIGNAL SIGTERM$", last, re.MULTILINE)
    assert "--require-hashes" in CONTAINER
    assert COMPOSE.count("read_only: true") == COMPOSE.count("cap_drop: [ALL]") == 2
    assert in_compose("cap_drop") == ["ALL"]


def test_what_the_container_is_made_of_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+)$", CONTAINER, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    (more,) = re.findall(r"sed -n '(.+)' locks/dev.txt", CONTAINER)
    found = subprocess.run(
        ["sed", "-n", more, str(ROOT / "locks" / "dev.txt")], capture_output=True, text=True, check=True
    ).stdout
    one = r"{}==\S+ \\\n(    --hash=sha256:[0-9a-f]{{64}}( \\)?\n)+"
    assert re.fullmatch(one.format("asyncpg") + one.format("prometheus-client"), found), found


@pytest.mark.parametrize("program", ["systemd-analyze"])
def test_systemd_finds_nothing_wrong_with_the_service(program: str, tmp_path: Path) -> None:
    """Where there is no systemd, that every line has a name and a value is all that can be said."""
    there = (FOLDER / "sobremesa.service").read_text("utf-8")
    if shutil.which(program) is None:
        assert all(re.fullmatch(r"\[\w+\]|#.*|\w+=.*|", line) for line in there.splitlines())
        return
    copy = tmp_path / "sobremesa.service"
    copy.write_text(there.replace("/opt/sobremesa/bin/sobremesa", sys.executable), "utf-8")
    ran = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
