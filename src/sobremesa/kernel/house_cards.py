"""Cards that somebody brings along: a file that declares them, and names them in both languages.

`SOBREMESA_CARDS` names such files, so that whatever process plays the game has the same box. A file is declared after
all others of the game whose lexicon it imports; the names stand in two texts of it, `EN` and `ES`.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.fitting import misfit

if TYPE_CHECKING:
    from sobremesa.kernel.effects.book import Book

ENVIRONMENT: Final = "SOBREMESA_CARDS"
MARK: Final = "⌂"  # stands behind the name of whatever is the house's
NAMES: Final = {"en": "EN", "es": "ES"}  # what the texts are called in a file, by language

_APART: Final = 10**6  # the rules with house cards are the rules' number times this, and one of theirs
_LEXICON: Final = re.compile(r"(?P<cards>.+\.(?P<game>[a-z0-9_]+)\.cards)\.lexicon")
_UNKNOWN: Final = re.compile(r"name '(\w+)' is not defined")
_CALLED: Final = re.compile(r"^(?P<id>[a-z][\w-]*) = (?P<name>.+)$", re.MULTILINE)


class BadCards(SobremesaError):
    """A file of cards that can't be declared: what is wrong, and in which line."""

    def __init__(self, file: str, line: int, why: str) -> None:
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {why}", "bad-cards", place=place, why=why)
        self.file, self.line, self.why = file, line, why


@final
@dataclass(frozen=True)
class HouseCards:
    """What was brought along for one game."""

    files: tuple[str, ...]  # as they are called, without their folders
    cards: tuple[str, ...]  # messages that say what they are called: card-torch
    lines: tuple[tuple[str, int], ...]  # by card, where it is declared
    words: tuple[tuple[str, str], ...]  # by language
    digest: str  # of what was declared, whatever it is called and however it is laid out

    def rules(self, alone: int) -> int:
        """The version of the rules with these cards: a match of others goes on as one of older rules does."""
        return alone * _APART + 1 + int(self.digest, 16) % (_APART - 1)

    def words_in(self, language: str) -> str:
        """Their names, with the mark behind each."""
        own = dict(self.words)[language]
        return _CALLED.sub(lambda m: f"{m[0].rstrip()} {MARK}" if m["id"] in self.cards else m[0], own)


def rules_alone(version: int) -> int:
    """The version of a game's own rules, whatever cards were brought along."""
    return version // _APART if version >= _APART else version


def bring(files: Sequence[str]) -> None:
    """From now on this process and those it starts have those cards: before their game is looked up."""
    if files:
        os.environ[ENVIRONMENT] = os.pathsep.join([str(Path(file).resolve()) for file in files])


def game_of(file: Path) -> str:
    """The game whose lexicon the file imports."""
    return _lexicon_of(_tree(file), file)["game"]


def declare(cards: str, book: Book) -> None:
    """What was brought along for the game whose cards are that package: called when all others are declared."""
    given = os.environ.get(ENVIRONMENT, "")
    trees = [(Path(file), _tree(Path(file))) for file in given.split(os.pathsep) if file]
    ours = [(file, tree) for file, tree in trees if _lexicon_of(tree, file)["cards"] == cards]
    if not ours:
        return
    before = set(book.things.names)
    words: dict[str, str] = dict.fromkeys(NAMES, "")
    for file, tree in ours:
        for language, text in _run(tree, file).items():
            words[language] += f"\n{text}"
    new = [thing for thing, name in enumerate(book.things.names) if name and name not in before]
    cards_called = tuple(dict.fromkeys([book.things.say(thing)[0] for thing in new]))
    lines = dict(_lines(cards_called, [tree for _, tree in ours]))
    for card in cards_called:
        for language, variable in NAMES.items():
            if card not in dict(_CALLED.findall(words[language])):
                raise BadCards(ours[0][0].name, lines.get(card, 0), f"{variable} doesn't say its name: {card} = …")
    for thing in new:
        if thing in book.cards and (found := misfit(tuple(book.cards[thing].parts.values()))):
            raise BadCards(ours[0][0].name, lines.get(book.things.say(thing)[0], 0), found)
    book.house = HouseCards(
        tuple([file.name for file, _ in ours]),
        cards_called,
        tuple(lines.items()),
        tuple(words.items()),
        blake2b("\n".join([_declared(tree) for _, tree in ours]).encode(), digest_size=16).hexdigest(),
    )


def _tree(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_text("utf-8"), str(file))
    except OSError as error:
        raise BadCards(file.name, 0, error.strerror or "it can't be read") from None
    except (SyntaxError, ValueError) as error:
        line = error.lineno or 0 if isinstance(error, SyntaxError) else 0
        raise BadCards(file.name, line, error.msg if isinstance(error, SyntaxError) else str(error)) from None


def _lexicon_of(tree: ast.Module, file: Path) -> re.Match[str]:
    for line in tree.body:
        if isinstance(line, ast.ImportFrom) and (found := _LEXICON.fullmatch(line.module or "")):
            return found
    why = "it imports no game's lexicon: from sobremesa.games.GAME.cards.lexicon import *"
    raise BadCards(file.name, 0, why)


def _run(tree: ast.Module, file: Path) -> dict[str, str]:
    """Declare what it declares; its texts, by language."""
    told: dict[str, Any] = {"__name__": f"house_cards_{file.stem}", "__file__": str(file)}
    try:
        exec(compile(tree, str(file), "exec"), told)
    except Exception as error:  # whatever somebody's file does
        raise BadCards(file.name, _line_of(error, file), _why(error, told)) from error
    for variable in NAMES.values():
        if not isinstance(told.get(variable), str):
            why = f'it names its cards in no text {variable}: {variable} = """card-ID = NAME"""'
            raise BadCards(file.name, 0, why)
    return {language: told[variable] for language, variable in NAMES.items()}


def _line_of(error: Exception, file: Path) -> int:
    line, at = 0, error.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == str(file):
            line = at.tb_lineno
        at = at.tb_next
    return line


def _why(error: Exception, told: dict[str, Any]) -> str:
    if unknown := _UNKNOWN.search(str(error)):
        near = get_close_matches(unknown[1], told, 1)
        return f"there is no word {unknown[1]}" + (f"; is it {near[0]}?" if near else "")
    said = " ".join(str(error).split()).replace(".__init__()", "()")
    return said or type(error).__name__


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Assign) and any(
        isinstance(to, ast.Name) and to.id in NAMES.values() for to in line.targets
    )


def _declared(tree: ast.Module) -> str:
    return ast.dump(ast.Module([line for line in tree.body if not _is_text(line)], []))


def _lines(cards: tuple[str, ...], trees: Sequence[ast.Module]) -> Iterator[tuple[str, int]]:
    """Where each is declared: at the call that is given its name."""
    calls = [
        (node.args[0].value, node.lineno)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
    ]
    for card in cards:
        found = [line for name, line in calls if isinstance(name, str) and card.endswith(f"-{name}")]
        if found:
            yield card, found[-1]
