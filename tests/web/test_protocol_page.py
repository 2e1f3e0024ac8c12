"""docs/protocol.md tells of everything there is, and of nothing else."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import msgspec
from websockets.frames import CloseCode

from sobremesa.tables.writing import clean_name
from sobremesa.web import config, http, room, wire
from sobremesa.web.config import Limits, Rate

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOURCE = ROOT / "src" / "sobremesa"


def _rows(heading: str) -> list[list[str]]:
    """The cells of the first table below that heading, without the first two lines of it."""
    section = re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    lines = section[section.index("\n|") + 1 :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]


def _word(cell: str) -> str:
    assert re.fullmatch("`[^`]+`", cell), cell
    return cell.strip("`")


def _calls(folder: str, *names: str) -> Iterator[ast.Call]:
    """Every call of a function of that name in the modules of a folder."""
    for module in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
                yield node


# --- HTTP ------------------------------------------------------------------------------------------------------------


def test_every_field_of_a_new_table_with_its_values_and_default() -> None:
    told = {_word(name): (values, default) for name, values, default, _ in _rows("Setting a table")}
    there = {field.name: field for field in msgspec.structs.fields(wire.NewTable)}
    assert told.keys() == there.keys()
    for name, (values, default) in told.items():
        field = there[name]
        if field.required:
            assert default == ""
        else:
            given: Any = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()  # type: ignore[operator]
            assert json.loads(_word(default)) == given, name
        pattern = str(field.type)
        if words := re.search(r"pattern='\^\(([a-z|]+)\)\\\\Z'", pattern):
            assert [_word(word) for word in values.split(", ")] == words[1].split("|"), name
        elif field.type is bool:
            assert values == "true, false"
        elif bounds := re.search(r"ge=(\d+).*le=(\d+)", pattern):
            assert values == f"{bounds[1]} to {bounds[2]}"


def test_every_status_and_problem() -> None:
    told = {(int(status), _word(word)) for status, word, _, _ in _rows("Problems")}
    there = set()
    for call in _calls("web", "problem", "Problem"):
        match call.args:
            case [ast.Constant(int(status)), ast.Constant(str(word)), *_]:
                there.add((status, word))
            case [ast.Constant(str(word)), _]:  # written by hand, where there is no request yet
                there.add((431, word))
    assert len(there) > 20
    assert told == there


def test_every_request() -> None:
    cells = [request for heading in ("Coming in", "What is fetched") for request, *_ in _rows(heading)]
    told = set()
    for cell in cells:
        method, paths = cell.lstrip("`").split(" ", 1)
        for path in re.findall(r"(?:^|`)(/[^` ?]+)", paths):
            told.add((method, path))
        for beside in re.findall(r"`, `([^`/]+)`", paths):  # another file in the same folder
            told.add((method, f"{re.split('[`?]', paths)[0].rpartition('/')[0]}/{beside}"))
    there = set()
    for call in _calls("web", "Route", "get"):
        match call.args:
            case [ast.Constant(str(path)), *_] if path in ("/healthz", "/readyz", "/livez") or path.startswith("/api/"):
                named = (
                    path.replace("{game}", "GAME")
                    .replace("{edition}", "EDITION")
                    .replace("{code}", "CODE")
                    .replace("{language}", "LANG")
                    .replace("{way}", "WAY")
                    .replace("{browser}", "ID")
                    .replace("{passkey}", "ID")
                )
                methods = [ast.literal_eval(one.value) for one in call.keywords if one.arg == "methods"] or [["GET"]]
                there.add((methods[0][0], named))
    assert len(there) > 12
    assert told == there


# --- the socket ------------------------------------------------------------------------------------------------------


def test_every_status_of_the_handshake() -> None:
    told = {int(status) for status, _ in _rows("The socket")}
    there = {HTTPStatus.SWITCHING_PROTOCOLS.value}
    for call in _calls("web", "_turn_away"):
        there.add(HTTPStatus[ast.unparse(call.args[0]).rpartition(".")[2]].value)
    assert len(there) > 6
    assert told == there


def test_every_close_code() -> None:
    told = {int(code) for codes, _ in _rows("When the connection breaks") for code in codes.split(", ")}
    of_the_library = {CloseCode.PROTOCOL_ERROR.value, CloseCode.MESSAGE_TOO_BIG.value}
    there = set(of_the_library)
    for call in _calls("web", "close"):
        match call.args:
            case [ast.Constant(int(code)), _]:
                there.add(code)
            case [ast.Attribute(ast.Name("CloseCode"), name), _]:
                there.add(CloseCode[name].value)
            case [ast.Name("REMOVED"), *_]:
                there.add(room.REMOVED)
    assert room.REMOVED in there
    assert told == there


def test_every_message_with_its_fields() -> None:
    told = {_word(kind): re.findall("`([^`]+)`", besides) for kind, besides, _, _ in _rows("What you may send")}
    there = {
        message.__struct_config__.tag: [field.name for field in msgspec.structs.fields(message) if field.name != "id"]
        for message in get_args(wire.FromClient)
    }
    assert told == there


def test_every_reason() -> None:
    told = [_word(reason) for reason, _ in _rows("Why a message is refused")]
    assert sorted(told) == sorted(get_args(wire.Reason))


def test_every_line_about_the_table_itself() -> None:
    (told,) = re.findall(r"these kinds: (.*?);", PAGE, re.DOTALL)
    there = set()
    for module in (*(SOURCE / "tables").rglob("*.py"), SOURCE / "kernel" / "course.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch("table-[a-z-]+", node.value)
            ):
                there.add(node.value)
    assert set(re.findall("`([^`]+)`", told)) == there
    for language in ("es", "en"):
        words = (SOURCE / "text" / f"text.{language}.ftl").read_text("utf-8")
        client = (ROOT / "client" / "src" / "words" / f"{language}.ftl").read_text("utf-8")
        assert [kind for kind in there if f"\nlog-{kind} =" not in words + client] == []


# --- limits ----------------------------------------------------------------------------------------------------------


def test_every_limit_with_its_value() -> None:
    told = {_word(name): value for name, value, _ in _rows("Limits")}
    there = {}
    for field in fields(Limits):
        value = getattr(Limits(), field.name)
        there[field.name] = (
            f"{value.burst:g}, then {value.per_second:g} a second" if isinstance(value, Rate) else f"{value:.0f}"
        )
    assert told == there


def test_every_size() -> None:
    (told,) = re.findall(r"^A message or a body has.*$", PAGE, re.MULTILINE)
    longest_name = len(clean_name("x" * 200))
    (longest_line,) = re.findall(r"max_length=(\d+)", str(wire.Say.__annotations__["text"]))
    sizes = [config.LONGEST_MESSAGE, http.LONGEST_REQUEST, longest_name, int(longest_line)]
    assert [int(number) for number in re.findall(r"\d+", told)] == sizes
