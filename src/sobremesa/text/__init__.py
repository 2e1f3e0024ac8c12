"""A game's words in Spanish and English: names, prompts, labels, log lines and rules, from the files beside the game.

Messages are Project Fluent. Their ids follow one convention for all games:

    game                      the game's name
    ask-ASK                   the prompt of a decision            ask-play
    option-VERB               the label of an option              option-predict
    log-KIND                  a line of the log                   log-played
    log-KIND-own              the same for who is told more       log-drew-own
    log-KIND.who              the same for whom `who` is          You draw a card.
    setting-NAME              a setting of the table              setting-difficulty
    ending-ENDING             how a match ended                   ending-won

An argument with text refers to another message, `NAME-TEXT`: ("card", "midnight") is read as `card-midnight`. The
argument `who` is a seat and becomes the player's name; a tuple becomes a list; numbers stay numbers. Where a message
needs two of a kind, the second is `card2`, `who2`. An argument that is a phrase itself, a message with arguments of its
own, is said first: so a sentence is put together from its clauses. `{ SENTENCE($do) }` gives the first its capital,
and `{ AN($np) }` in English its article.

A tuple of phrases is a list too: with «or» where the argument is called `either`, with semicolons where it is called
`rows`, else with «and». What a message says of itself in attributes (`card-axe.gender`) comes along: `$card-gender`.
The argument `form` is no text: it is the voice of a clause (`you-do`, see `kernel.effects.words`), for selectors; what
it is made of comes along, as `$form-person` and `$form-role`.

The log speaks to its reader. Whoever is `who` in an event reads the attribute `.who` of its message, whoever is `who2`
the attribute `.who2`, everybody else the message itself; in a list of players the reader is «you».
"""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, cast, final

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.kernel.decision import Decision, Questioner
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import NOBODY_IN_PARTICULAR, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.house_cards import MARK
from sobremesa.kernel.labels import label_of
from sobremesa.kernel.names import SOMEBODY, unmarked
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Argument, Phrase, is_phrase
from sobremesa.kernel.sketch import Panel
from sobremesa.kernel.state import Plain

LANGUAGES: Final = ("es", "en")

_I_SOUND: Final = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)  # what turns the Spanish «y» into «e»
_O_SOUND: Final = re.compile(r"h?[oó]", re.IGNORECASE)  # what turns the Spanish «o» into «u»
_ASIDE: Final = re.compile(r"\([^()]*\)")
_NO_STOP: Final = re.compile(r"([!?])\.(?!\.)")  # what ends with a name that calls or asks needs no full stop
_LITERAL: Final = "form"
_EITHER: Final = "either"
_ROWS: Final = "rows"
_PLAYER: Final = "who"
_NAMED: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_HOUSE_CARDS: Final = {"en": "With house cards", "es": "Con cartas de la casa"}
_RULE: Final = re.compile(r"^- \*\*(?P<id>[a-z]+-[0-9.]+)\*\* (?P<text>.+)$")


class MissingText(SobremesaError):
    """A message that should exist and doesn't, or that couldn't be put together."""


def language_of_locale() -> str:
    """The language of whoever is at the keyboard: Spanish if the locale says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "es" if value.lower().startswith("es") else "en"
    return "es" if (locale.getlocale()[0] or "").lower().startswith("es") else "en"


@final
@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: str


def is_about(name: str, value: Argument, reader: int) -> bool:
    """Whether the argument is the player at that seat, or a list that they are in."""
    if reader < 0 or name.rstrip("0123456789") != _PLAYER:
        return False
    return reader in value if isinstance(value, tuple) else value == reader


def _sentence(clause: str) -> Any:  # Fluent takes strings, though its types ask for its own
    """The clause with a capital, as a sentence begins."""
    return clause[:1].upper() + clause[1:]


def _an(noun: str) -> Any:
    """The noun with its article, as it sounds: an investigator, a monster."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


class Texts:
    """One game's words in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        if language not in LANGUAGES:
            raise SobremesaError(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
        self.language = language
        self.folder = folder_of(game)
        self._bundle = FluentBundle([language], functions={"SENTENCE": _sentence, "AN": _an}, use_isolating=False)
        ours = resources.files(__name__)
        for folder, file in ((ours, "text"), (ours, "effects"), (self.folder, "text")):  # a game's own words come last
            source = FluentResource(_read(folder, f"{file}.{language}.ftl", game))
            self._bundle.add_resource(source, allow_overrides=True)
        if ours_too := house_words(game, language):
            self._bundle.add_resource(FluentResource(ours_too), allow_overrides=True)
        self._game = game

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return self._bundle.has_message(message)

    def say(self, message: str, args: Args = (), names: Sequence[str] = (), reader: int = NOBODY_IN_PARTICULAR) -> str:
        """The message, in the words it has for the seat that reads it."""
        if not self.has(message):
            raise MissingText(f"there is no text {message!r} in {self.language!r}")
        found = self._bundle.get_message(message)
        mine = [name for name, value in args if name in found.attributes and is_about(name, value, reader)]
        pattern = found.attributes[mine[0]] if mine else found.value
        if pattern is None:
            raise MissingText(f"the text {message!r} is empty in {self.language!r}")
        worded: dict[str, str | int] = {}
        for name, value in args:
            worded[name] = self._word(name, value, names, reader)
            worded.update(self._attributes(name, value))
        text, errors = self._bundle.format_pattern(pattern, worded)
        if errors:
            raise MissingText(f"the text {message!r} in {self.language!r} could not be put together: {errors[0]}")
        return _NO_STOP.sub(r"\1", str(text))

    def _word(self, name: str, value: Argument, names: Sequence[str], reader: int = NOBODY_IN_PARTICULAR) -> str | int:
        kind = name.rstrip("0123456789")
        if isinstance(value, str):
            return value if kind == _LITERAL else self.say(f"{kind}-{value}", (), names)
        if is_phrase(value):
            return self.phrase(value, names)
        if isinstance(value, tuple):
            items = cast("tuple[int | str | Phrase, ...]", value)
            me = reader if kind == _PLAYER and reader >= 0 else None
            return self._list(
                kind, [self.say("you") if item == me else str(self._word(kind, item, names, reader)) for item in items]
            )
        if kind == _PLAYER:
            return self.name(value, names)
        return value

    def _attributes(self, name: str, value: Argument) -> dict[str, str]:
        """What the texts say of a noun besides: its attribute `gender` becomes the argument `NAME-gender`."""
        if name == _LITERAL:
            person, _, role = str(value).partition("-")
            return {f"{name}-person": person, f"{name}-role": role}
        message = value[0] if is_phrase(value) else f"{name.rstrip('0123456789')}-{value}"
        if (not isinstance(value, str) and not is_phrase(value)) or not self.has(message):
            return {}
        attributes = self._bundle.get_message(message).attributes
        return {f"{name}-{of}": str(self._bundle.format_pattern(said, {})[0]) for of, said in attributes.items()}

    def name(self, seat: int, names: Sequence[str]) -> str:
        """What the seat is called; who has no name, a bot, goes by the seat's number."""
        given = names[seat] if seat < len(names) else ""
        own, mark = unmarked(given)
        if own == SOMEBODY:
            return self.say("somebody") + mark
        return given or self.say("player", (("number", seat + 1),))

    def enumerate(self, items: Sequence[str]) -> str:
        """«1, 2 y 4», «Ana e Inés»; «1, 2 and 4»."""
        return self._list("", items)

    def _list(self, kind: str, items: Sequence[str]) -> str:
        if not items:
            return self.say("none")
        *first, last = items
        if not first:
            return last
        if kind == _ROWS:
            return "; ".join(items)
        if kind == _EITHER:
            conjunction = self.say("or-o" if _O_SOUND.match(last) else "or")
        else:
            conjunction = self.say("and-i" if _I_SOUND.match(last) else "and")
        # Clauses that have commas of their own are set apart by more than a comma, those with an «and» by a comma;
        # what stands in brackets is set apart already.
        bare = [_ASIDE.sub("", item) for item in items]
        comma = "; " if any("," in item or ";" in item for item in bare) else ", "
        pause = comma if comma == "; " or f" {conjunction} " in first[-1] else " "
        return f"{comma.join(first)}{pause}{conjunction} {last}"

    def phrase(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """A message and its arguments, phrases among them, as one text."""
        return self.say(phrase[0], phrase[1], names)

    def panel(self, panel: Panel, names: Sequence[str] = ()) -> list[str]:
        """What a panel of the board shows, line by line: a piece is its name, and what it says."""
        lines = [self.phrase(line, names) for line in panel.lines]
        for piece in panel.pieces:
            name, said = self.phrase(piece.name, names), " ".join(self.phrase(one, names) for one in piece.says)
            lines.append(f"{name}: {said}" if said else name)
        return lines

    def prompt(self, decision: Decision, names: Sequence[str] = ()) -> str:
        """What the seat is asked."""
        return self.say(f"ask-{decision.ask}", decision.args, names)

    def label(
        self, game: Game[Any], view: Plain, option: Option, names: Sequence[str] = (), by: Questioner | None = None
    ) -> str:
        """What the option is called; `by` is who asks for it, which may have words of its own for it."""
        return self.phrase(label_of(game, view, option, by), names)

    def log(self, seen: Seen, names: Sequence[str] = ()) -> str:
        """The line of the log that tells of it."""
        return self.say(f"log-{seen.kind}-own" if seen.own else f"log-{seen.kind}", seen.args, names, seen.to)

    def rules(self) -> dict[str, Rule]:
        """Every numbered rule, in order."""
        found: dict[str, Rule] = {}
        section = ""
        for line in self.rules_page().splitlines():
            if line.startswith("## "):
                section = line[3:]
            elif match := _RULE.match(line):
                if match["id"] in found:
                    raise MissingText(f"the rule {match['id']} stands twice in {self.language!r}")
                found[match["id"]] = Rule(match["id"], section, match["text"])
        return found

    def gist(self) -> list[str]:
        """The rules in short: the numbered list that stands before the first section."""
        head = self.rules_page().partition("\n## ")[0]
        return re.findall(r"^\d+\. (.+)$", head, re.MULTILINE)

    def rules_page(self) -> str:
        """The rules as they are written, in Markdown."""
        return _read(self.folder, f"rules.{self.language}.md", self._game)


def _read(folder: Traversable, file: str, game: Game[Any]) -> str:
    try:
        return folder.joinpath(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise MissingText(f"{game.info.id} has no {file}", "no-texts", game=game.info.id, file=file) from None


def house_words(game: Game[Any], language: str) -> str:
    """What cards that were brought along are called, and the mark of the house at the game's name; mostly nothing."""
    house = None if game.book is None else game.book.house
    if house is None:
        return ""
    own = dict(_NAMED.findall(_read(folder_of(game), f"text.{language}.ftl", game)))
    names = house.words_in(language)
    called = dict(_NAMED.findall(names))
    said = f"{_HOUSE_CARDS[language]}: {', '.join([called.get(card, card) for card in house.cards])}."
    marked = [f"{name} = {own[name]} {MARK}" for name in ("game", "short") if name in own]
    return "\n".join([names, *marked, f"house-cards = {said}", f"blurb = {own.get('blurb', '')} {said}"]) + "\n"


def complaint(game: Game[Any]) -> str:
    """What keeps the game from being shown to people, "" if nothing does: its name must be there in every language."""
    try:
        for language in LANGUAGES:
            texts(game, language).say("game")
    except MissingText as error:
        return str(error)
    return ""


def folder_of(game: Game[Any]) -> Traversable:
    """Where the game's files lie: the package of its class, or the folder of its module."""
    module = sys.modules[type(game).__module__]
    return resources.files(module.__package__) if module.__package__ else Path(str(module.__file__)).parent


@cache
def texts(game: Game[Any], language: str) -> Texts:
    """The game's words in Spanish (`es`) or English (`en`)."""
    return Texts(game, language)
