"""The browser's types are those of the wire."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from sobremesa.web import wire

ROOT = Path(__file__).parents[2]


def _tool(name: str) -> ModuleType:
    """By its path: the folder of tests for tools has the same name as the tools'."""
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


exchange = _tool("exchange")
typescript = _tool("typescript")
TYPES = (ROOT / "client" / "src" / "wire.ts").read_text("utf-8")


def test_the_generated_files_are_up_to_date() -> None:
    """Those of every game that has a board too."""
    done = subprocess.run([sys.executable, "-m", "tools.wire_to_ts", "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "run `python -m tools.wire_to_ts`"


@pytest.mark.parametrize(
    "part",
    [
        'export interface Choose {\n  type: "choose";\n  id: string;\n  decision: string;\n  option: string;\n}',
        "  private?: boolean;",
        "  args: Record<string, number | string | (number | string | Phrase)[] | Phrase>;",
        "  away_since: number | null;",
        "  view: Record<string, unknown> | null;",
        "export type ToClient = Table | Done | Refused | Because | Lines | Here;",
        'export type Reason = "malformed" |',
    ],
)
def test_types_read_as_typescript(part: str) -> None:
    assert part in TYPES


def test_a_type_that_has_no_typescript_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.type_of(complex, {})


_OF_A_PATTERN = (
    "0123456789ab",
    "watchers",
    "BRISA-27",
    "es",
    "none",
    "open",
    "A" * 24,
    "fuzz-0001",
    "0" * 64,
    "0" * 32,
)


def _patterns(kind: Any) -> set[str]:
    """Of whatever text may come in such a message."""
    found = {kind.pattern} if getattr(kind, "pattern", None) else set()
    for inner in (*getattr(kind, "types", ()), *(field.type for field in getattr(kind, "fields", ()))):
        found |= _patterns(inner)
    return found


def test_no_pattern_lets_a_line_break_through() -> None:
    asked: list[Any] = [wire.FromClient, wire.Code, wire.Invitation, wire.Me, wire.NewTable, wire.NewLesson]
    patterns = {pattern for kind in msgspec.inspect.multi_type_info(asked) for pattern in _patterns(kind)}
    assert len(patterns) >= 8
    for pattern in patterns:
        fitting = [text for text in _OF_A_PATTERN if re.search(pattern, text)]
        assert fitting, pattern
        assert not any(re.search(pattern, f"{text}\n") for text in fitting), pattern


def test_every_message_is_written() -> None:
    unions: list[Any] = [wire.FromClient, wire.ToClient]
    for union in unions:
        for message in union.__args__:
            assert f"export interface {message.__name__} {{" in TYPES


def test_the_exchange_in_the_documentation_is_of_this_protocol() -> None:
    page = ROOT.joinpath("docs/protocol.md").read_text("utf-8")
    exchange = [line for line in page.splitlines() if line[:3] in ("> {", "< {")]
    assert len(exchange) > 20
    tables = []
    for line in exchange:
        kind: Any = wire.FromClient if line[0] == ">" else wire.ToClient
        message = msgspec.json.decode(line[2:], type=kind)
        if isinstance(message, wire.Table):
            assert set(msgspec.json.decode(line[2:])) == {"type", *wire.Table.__struct_fields__}
            tables.append(message)
    assert tables[-1].result == wire.Result("line", [0])


def test_the_exchange_in_the_documentation_is_what_a_server_says() -> None:
    assert exchange.main(["--check"]) == 0, "run `python -m tools.exchange`"


def test_the_documentation_names_every_message() -> None:
    page = ROOT.joinpath("docs/protocol.md").read_text("utf-8")
    unions: list[Any] = [wire.FromClient, wire.ToClient]
    for union in unions:
        for message in union.__args__:
            assert f"`{message.__struct_config__.tag}`" in page
