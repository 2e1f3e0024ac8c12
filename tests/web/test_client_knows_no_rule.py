"""The browser's side decides nothing that is a rule: it names no rule, and no piece of a game but to draw it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.kernel import registry, settings

CLIENT = Path(__file__).parents[2] / "client" / "src"
BOARDS = sorted(folder.name for folder in (CLIENT / "games").iterdir() if folder.is_dir())
DRAWINGS = ("art.ts", "drawings.ts", "emblems.ts", "glyphs.ts", "tokens.ts")  # a drawing for each piece, by its name
# A little drawing for the lobby is of the game as everybody knows it.
SCENE = "Scene.svelte"
# What a place of the board is called is no piece.
PLACES = {"arcana": {"hours"}}
# Words that the interface has uses of its own for.
ALSO_WORDS = {
    "ansia": {"ash"},
    "arcana": {"key"},
    "cosa": {"revelations", "round"},
    "eldritch": {"mark"},
    "princesa": {"board", "card"},
}

STRING = re.compile(r'"([a-z][a-z0-9-]*)"|\'([a-z][a-z0-9-]*)\'|(?<=[{,(] )([a-z][a-z0-9-]*)(?=: ")')


def sources(game: str) -> list[Path]:
    found = sorted((CLIENT / "games" / game).iterdir())
    return [
        path
        for path in found
        if path.suffix in (".ts", ".svelte")
        and path.name not in (*DRAWINGS, SCENE, "wire.ts")
        and not path.name.endswith(".test.ts")
    ]


def code(path: Path) -> str:
    """What is worked out there, without remarks: of a part of a page its script, and what stands in braces."""
    text = path.read_text("utf-8")
    if path.suffix == ".svelte":
        text = re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
        page = text.partition("</script>")[2]
        text = "\n".join([text.partition("</script>")[0], *re.findall(r"\{[^{}]*\}", page)])
    return re.sub(r"^\s*(//|/?\*).*", "", text, flags=re.MULTILINE)


def pieces(name: str) -> set[str]:
    game = registry.get(name)
    every = {component.id for component in game.components(settings.complete(game.info.settings, {}))}
    return every - PLACES.get(name, set()) - ALSO_WORDS[name]


def pieces_named(game: str, text: str) -> set[str]:
    return {next(filter(None, found)) for found in STRING.findall(text)} & pieces(game)


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_names_no_piece(game: str) -> None:
    named = {path.name: found for path in sources(game) if (found := pieces_named(game, code(path)))}
    assert not named, "what a card is like comes with the almanac, the view and the options"


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_cites_no_rule(game: str) -> None:
    cited = {path.name for path in sources(game) if re.search(rf'{game}-\d|["\'`]\d+\.\d+["\'`]', code(path))}
    assert not cited, "events, decisions and refusals name their rules"


def test_the_frame_names_no_game() -> None:
    frame = [path for part in ("core", "lobby", "parts", "replay", "table") for path in (CLIENT / part).iterdir()]
    files = [path for path in frame if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]
    assert not {path.name for path in files if re.search(rf"[\"'`]({'|'.join(BOARDS)})[\"'`-]", code(path))}


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("cosa", 'if (card === "axe") return;'),
        ("princesa", 'const KIND = new Set(["blessing", "protective-aura"]);'),
        ("princesa", 'const GOOD = { blessing: "yes" };'),
    ],
)
def test_a_piece_that_is_named_is_noticed(game: str, line: str) -> None:
    assert pieces_named(game, line)
