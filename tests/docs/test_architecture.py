"""What docs/architecture.md names is there, and a click goes the way that it tells."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from docs.page import DOCS, lay_out, steps
from sobremesa.kernel.rng import Rng
from sobremesa.testing.tables.pair import two_tables
from sobremesa.testing.tables.walk import Walk

PACKAGE = "sobremesa."
SECTION = re.search(
    r"^## One click's whole way\n(.*?)^## ", (DOCS / "architecture.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
)
assert SECTION is not None
NAMES = [name for name in re.findall(r"`([\w.]+)`", SECTION[1]) if re.match(r"(web|tables|kernel|store)\.", name)]
IN_THE_CLIENT = re.findall(r"`(\w+)`\s+\(`(client/[\w./]+)`\)", SECTION[1])
NOT_WALKED = "web.socket."  # the tables of this test have no network


def named(name: str) -> Any:
    """The function or class of that dotted name."""
    module, _, rest = name.partition(".")
    found: Any = importlib.import_module(PACKAGE + module)
    for part in rest.split("."):
        inner = f"{found.__name__}.{part}" if hasattr(found, "__path__") else ""
        found = importlib.import_module(inner) if inner and not hasattr(found, part) else getattr(found, part)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_it_names_is_there(name: str) -> None:
    assert callable(named(name))


@pytest.mark.parametrize(("name", "file"), IN_THE_CLIENT)
def test_so_is_what_it_names_in_the_client(name: str, file: str) -> None:
    source = (DOCS.parent / file).read_text("utf-8")
    assert re.search(rf"^\s+(async )?#?{name}\(.*\{{$", source, re.MULTILINE)


@pytest.mark.parametrize(
    ("heading", "package"), [("The kernel", "kernel"), ("The language of cards", "kernel/effects")]
)
def test_the_tables_have_every_module(heading: str, package: str) -> None:
    _, _, section = (DOCS / "architecture.md").read_text("utf-8").partition(f"\n## {heading}")
    rows = re.findall(r"^\| (`.*?`) \|", section.partition("\n## ")[0], re.MULTILINE)
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    modules = [path for path in (DOCS.parent / "src" / "sobremesa" / package).iterdir() if path.name[0] != "_"]
    assert sorted(told) == sorted(path.stem for path in modules if path.is_dir() or path.suffix == ".py")


@contextmanager
def heard() -> Iterator[list[str]]:
    """The functions called, in order, by the dotted names that the page would give them."""
    calls: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.append(f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def is_call_of(name: str, call: str) -> bool:
    """Of what every game says for itself, the game's own or that of the class it begins from; of a class, that one is
    made."""
    if name.startswith("kernel.game.Game."):
        says = call.startswith(("orchard.", f"{PACKAGE}kernel.effects.card_game."))
        return says and call.endswith(name[len("kernel.game.Game") :])
    if isinstance(named(name), type):
        return call == f"{PACKAGE}{name}.__init__"
    return call == PACKAGE + name


def test_a_click_goes_that_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    orchard, _ = steps("adding-a-game.md")
    monkeypatch.syspath_prepend(lay_out(orchard, tmp_path))
    game = importlib.import_module("orchard.rules").GAME
    with two_tables(game, "one click") as pair, heard() as calls:
        Walk(pair, 2, Rng(b"one click"), favoured=("_choose",)).go()
    plain = {name for name in NAMES if hasattr(named(name), "__struct_fields__")}  # made without a call
    way = [name for name in NAMES if not name.startswith(NOT_WALKED) and name not in plain]
    clicks = list(of_each_click(way[0], calls))
    assert len(clicks) >= 20
    assert max((followed(way, click) for click in clicks), key=len) == way


def of_each_click(first: str, calls: list[str]) -> Iterator[list[str]]:
    """From where a message comes in to the next one, or to where a bot plays on."""
    starts = [at for at, call in enumerate(calls) if is_call_of(first, call)]
    for start, end in zip(starts, [*starts[1:], len(calls)], strict=True):
        plays = [at for at in range(start, end) if is_call_of("kernel.match.Match.play", calls[at])]
        yield calls[start : plays[1] if len(plays) > 1 else end]


def followed(way: list[str], calls: list[str]) -> list[str]:
    """How far the calls go that way."""
    left = list(way)
    for call in calls:
        if left and is_call_of(left[0], call):
            left.pop(0)
    return way[: len(way) - len(left)]
