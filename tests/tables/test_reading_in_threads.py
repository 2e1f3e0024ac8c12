"""Tables come back in several threads at once, and msgspec may not find out in two of them what a class is made of."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import sobremesa

READERS = 8
AT_ONCE = f"""
import sys, threading
from sobremesa.tables.checkpoint import Body, Checkpoint

sys.setswitchinterval(1e-6)
saved = b'{{"rules": 1, "version": 7, "state": {{}}}}'
kept = Checkpoint(1, 1, b'{{"saved": %b, "standing": null, "lines": 0, "print": ""}}' % saved)
together = threading.Barrier({READERS})

def read():
    together.wait()
    print(f"{{Body.read(kept).saved.version}}\\n", end="", flush=True)

for reader in [threading.Thread(target=read) for _ in range({READERS})]:
    reader.start()
"""


def test_the_first_tables_after_a_start_come_back_at_the_same_moment() -> None:
    for _ in range(3):
        ended = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stdout.split()) == (0, ["7"] * READERS), ended.stderr


def late_readers(tree: ast.Module) -> Iterator[int]:
    """The lines that have msgspec find out what a type is made of later than when the module is imported."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    in_functions = {
        call
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for call in ast.walk(function)
    }
    for call in calls:
        match ast.unparse(call.func):
            case "msgspec.json.decode" if any(word.arg == "type" for word in call.keywords):
                yield call.lineno
            case "msgspec.convert":
                yield call.lineno
            case "msgspec.json.Decoder" if call in in_functions:
                yield call.lineno


def test_what_a_type_is_made_of_is_found_out_when_its_module_is_imported() -> None:
    root = Path(sobremesa.__file__).parent
    late = [
        f"{path.relative_to(root)}:{line}"
        for path in sorted(root.rglob("*.py"))
        if path.name != "typed.py"  # whose converters are made when it is imported
        for line in late_readers(ast.parse(path.read_text()))
    ]
    assert not late


def test_late_readers_are_found() -> None:
    wrong = """
early = msgspec.json.Decoder(A)
def read(data):
    msgspec.json.decode(data)
    msgspec.json.decode(data, type=A)
    msgspec.json.Decoder(A)
    msgspec.convert(data, A)
"""
    assert list(late_readers(ast.parse(wrong))) == [5, 6, 7]
