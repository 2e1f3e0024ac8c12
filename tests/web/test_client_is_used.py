"""Nothing lies about on the browser's side that no page needs: words, styles, what a module gives to others."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client" / "src"
GENERATED = "wire.ts"  # as the server declares it, used or not

IMPORT = re.compile(r"import (?:type )?\{([^}]*)\} from \"(\.[^\"]+)\"")
EXPORT = re.compile(r"^export (?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
CLASS = re.compile(r"\.([a-z][\w-]*)(?=[^{}]*\{)")
REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)


@cache
def sources() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte", ".svg")}


@cache
def taken() -> dict[Path, set[str]]:
    found: dict[Path, set[str]] = defaultdict(set)
    for path, text in sources().items():
        for names_taken, module in IMPORT.findall(text):
            wanted = (path.parent / f"{module}.ts").resolve()
            found[wanted].update(re.findall(r"(\w+)(?: as \w+)?,?\s*", re.sub(r"\btype ", "", names_taken)))
    return found


def files(suffix: str) -> list[Path]:
    return sorted(CLIENT.rglob(f"*{suffix}"))


def names(path: Path) -> str:
    return str(path.relative_to(CLIENT))


class Said:
    """What some text says."""

    def __init__(self, text: str) -> None:
        self.whole = set(re.findall(r"(?<![\w-])[\w-]+", text))
        self.begun = set(re.findall(r"([\w-]+)\$?\{", text))
        self.ended = set(re.findall(r"\}-([\w-]+)", text))

    def has(self, name: str) -> bool:
        """By itself, or put together: `option-${verb}`, `hint${ending}`, `k-{kind}`."""
        parts = name.split("-")
        starts = {name, *("-".join(parts[:at]) + dash for at in range(1, len(parts)) for dash in ("-", ""))}
        ends = {"-".join(parts[at:]) for at in range(1, len(parts))}
        return name in self.whole or bool(starts & self.begun or ends & self.ended)


@pytest.mark.parametrize("path", [path for path in files(".ts") if path.name != GENERATED], ids=names)
def test_what_a_module_gives_to_others_is_taken(path: Path) -> None:
    assert set(EXPORT.findall(sources()[path])) - taken()[path] == set()


@pytest.mark.parametrize("path", files(".ftl"), ids=names)
def test_every_word_is_said(path: Path) -> None:
    words = path.read_text("utf-8")
    said = Said("\n".join((*sources().values(), *re.findall(r"\{[^{}]*\}", words))))
    assert [name for name in MESSAGE.findall(words) if not said.has(name)] == []


@pytest.mark.parametrize("path", files(".css"), ids=names)
def test_every_style_is_of_something(path: Path) -> None:
    classes = dict.fromkeys(CLASS.findall(REMARK.sub("", path.read_text("utf-8"))))
    said = Said("\n".join(sources().values()))
    assert [name for name in classes if not said.has(name)] == []
