"""Texts complete: everything a game says can be said in every language, and the languages agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, final

from fluent.syntax import FluentParser, ast, visitor

from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.decision import Decision, Questioner
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.game import Game
from sobremesa.kernel.labels import label_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.settings import Setting
from sobremesa.kernel.sketch import Panel
from sobremesa.kernel.state import SPECTATOR, Plain
from sobremesa.testing.checks import Broken
from sobremesa.text import LANGUAGES, MissingText, Texts, folder_of, is_about, texts


def has_texts(game: Game[Any]) -> bool:
    return _has_files(game, "text.{}.ftl")


def has_rules(game: Game[Any]) -> bool:
    return _has_files(game, "rules.{}.md")


def _has_files(game: Game[Any], pattern: str) -> bool:
    try:
        folder = folder_of(game)
    except TypeError:  # a module that lies in no package has no files beside it
        return False
    return all(folder.joinpath(pattern.format(language)).is_file() for language in LANGUAGES)


@cache
def rule_ids(game: Game[Any]) -> frozenset[str]:
    """The rules of the game's page; none if it has no page."""
    return frozenset(texts(game, LANGUAGES[0]).rules()) if has_rules(game) else frozenset()


def rule_text(game: Game[Any], rule: str) -> str:
    """What the rule says in English, or nothing where the game has no rules page."""
    found = texts(game, "en").rules().get(rule) if has_rules(game) else None
    return found.text if found else ""


# --- the files against each other --------------------------------------------------------------------------------


def text_complaints(game: Game[Any]) -> list[str]:
    """What is wrong with the game's message files: messages or variables in one language and not in another, and
    messages that every game must have."""
    variables = {language: _variables(texts(game, language)) for language in LANGUAGES}
    complaints = []
    for language, messages in variables.items():
        for other, others in variables.items():
            complaints += [f"{name} is in {other} but not in {language}" for name in others if name not in messages]
        shared = texts(game, language)
        complaints += [f"{name} is not in {language}" for name in _demanded(game) if not shared.has(name)]
        complaints += _impersonal(shared)
    first, *rest = LANGUAGES
    for language in rest:
        complaints += [
            f"{name} tells {_list(names)} in {first} and {_list(variables[language][name])} in {language}"
            for name, names in variables[first].items()
            if name in variables[language] and _told(variables[language][name]) != _told(names)
        ]
    return complaints


def messages_of(of: Texts) -> list[str]:
    """The messages of the game's own file."""
    return [name for name in _variables(of) if "." not in name]


def _variables(of: Texts) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in _entries(of):
        if entry.id.name in found:
            raise ValueError(f"text.{of.language}.ftl: {entry.id.name} stands twice")
        found[entry.id.name] = _variables_in(entry.value) if entry.value is not None else set()
        if entry.id.name.startswith("log-"):  # other attributes are grammar, and each language has its own
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables_in(attribute.value)
    return found


def _entries(of: Texts) -> Iterator[ast.Message]:
    source = of.folder.joinpath(f"text.{of.language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"text.{of.language}.ftl can't be read at {(entry.content or '').strip()!r}")
        if isinstance(entry, ast.Message):
            yield entry


def _variables_in(tree: ast.BaseNode) -> set[str]:
    collector = _VariableCollector()
    collector.visit(tree)
    return collector.names


def _impersonal(of: Texts) -> list[str]:
    """Lines of the log that speak of somebody, and have no words for when that is who reads it."""
    complaints = []
    for entry in _entries(of):
        name = entry.id.name
        if entry.value is None or not name.startswith("log-"):
            continue
        people = {one for one in _variables_in(entry.value) if one.rstrip("0123456789") == "who"}
        if name.endswith("-own") and "who" not in people:
            continue  # said to them already
        lacking = people - {attribute.id.name for attribute in entry.attributes}
        complaints += [f"{name} in {of.language} has no words for a reader who is ${one}" for one in sorted(lacking)]
    return complaints


def _told(names: set[str]) -> set[str]:
    """What a message tells. Voices and attributes of nouns (`form`, `card-gender`) are grammar: each has its own."""
    return {name for name in names if name != "form" and "-" not in name}


class _VariableCollector(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _demanded(game: Game[Any]) -> Iterator[str]:
    yield "game"
    for setting in game.info.settings:
        yield f"setting-{setting.name}"
        if isinstance(setting, table_settings.Pick):
            yield from [f"{setting.name}-{word}" for word in setting.words]
    for verb in sorted({option.verb for catalogue in (game.options, game.free_options) for option in catalogue}):
        yield f"option-{verb}"


def _list(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def component_complaints(game: Game[Any]) -> list[str]:
    """Components, for the default settings and with each setting at its ends, that can't be told in some language."""
    phrases: dict[Phrase, None] = {}  # each once, in whichever settings it is said
    kinds: dict[str, dict[str, None]] = {}
    for settings in _some_settings(game.info.settings):
        for component in game.components(settings):
            phrases.update(dict.fromkeys([(f"{component.kind}-{component.id}", ()), *component.says]))
            kinds.setdefault(component.kind, {})[component.id] = None
    found = [_complaint(texts(game, language), *phrase) for phrase in phrases for language in LANGUAGES]
    found += [complaint for language in LANGUAGES for complaint in _ungrammatical(texts(game, language), kinds)]
    return [complaint for complaint in dict.fromkeys(found) if complaint]


def _ungrammatical(of: Texts, kinds: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Names without what sentences know of most others of their kind: a gender, an article."""
    attributes = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in _entries(of)}
    for kind, ids in kinds.items():
        names = [f"{kind}-{one}" for one in ids if f"{kind}-{one}" in attributes]
        usual = Counter(attribute for name in names for attribute in attributes[name])
        for name in names:
            lacking = [one for one, n in usual.items() if n > len(names) / 2 and one not in attributes[name]]
            yield from [f"{name} has no .{one} in {of.language}, as others of its kind have" for one in lacking]


def _some_settings(settings: tuple[Setting, ...]) -> Iterator[dict[str, Any]]:
    defaults = table_settings.complete(settings, {})
    yield defaults
    for setting in settings:
        for value in values_of(setting):
            yield {**defaults, setting.name: value}


def values_of(setting: Setting) -> tuple[Any, ...]:
    """Every value a setting may have."""
    if isinstance(setting, table_settings.Flag):
        return (False, True)
    if isinstance(setting, table_settings.Number):
        return tuple(range(setting.low, setting.high + 1))
    return setting.words


def _complaint(of: Texts, message: str, args: Args) -> str:
    try:
        said = of.say(message, args)
    except Exception as error:
        return str(error)
    return "" if said.strip() else f"{message} says nothing in {of.language}"


# Marks that no sentence has, and the Spanish articles that are never apart from their prepositions.
_AMISS: Final = re.compile(r"  | [,;.](?:\s|$)|\.\.|[,;!?]\.| (?:a|de) el ")


def marks_amiss(said: str) -> str:
    """The first of them; "" if all is well."""
    found = _AMISS.search(said)
    return found.group() if found else ""


# --- what is met in play -----------------------------------------------------------------------------------------


def _phrases(panel: Panel) -> Iterator[Phrase]:
    yield from (panel.title, *panel.lines)
    for piece in panel.pieces:
        yield from (piece.name, *piece.says)


@final
class Speaker:
    """Says everything that comes up in a match in every language, each thing once."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._texts = tuple(texts(game, language) for language in LANGUAGES)
        self._said: set[Hashable] = set()
        self._labels: dict[Phrase, tuple[str, ...]] = {}  # in each language
        self._names = tuple([f"‹{seat}›" for seat in range(game.info.seats[1])])

    def _once(self, key: Hashable, say: Callable[[Texts], str]) -> None:
        if key in self._said:
            return
        for of in self._texts:
            said = say(of)
            if amiss := marks_amiss(said):
                raise MissingText(f"{said!r} has {amiss!r} in {of.language!r}")
        self._said.add(key)

    def stands(self, match: Match[Any], eyes: tuple[int, ...]) -> None:
        """Prompts, labels and the board as it is sketched, for every seat and for who looks on."""
        for eye in eyes:
            view = match.view(eye)
            asked = match.asked_of(eye)
            if asked is not None:
                self._decision(view, asked.decision)
            if eye != SPECTATOR:
                self._choice(view, match.game.free(match.state, eye))
            for phrase in (p for row in match.game.sketch(view) for panel in row for p in _phrases(panel)):
                self._phrase(phrase)
            if (whisper := match.game.whisper(view)) is not None:
                for phrase in (whisper.name, *whisper.says):
                    self._phrase(phrase)
        if outcome := match.outcome:
            self._phrase((f"ending-{outcome.ending}", ()))

    def happened(self, events: tuple[Event, ...], eyes: tuple[int, ...]) -> None:
        """A line of the log for each event, as each seat is told it."""
        for event in events:
            for eye in eyes:
                self._log(event.seen_from(eye))

    def _decision(self, view: Plain, decision: Decision) -> None:
        self._once(("ask", decision.ask, decision.args), lambda of: of.prompt(decision))
        self._choice(view, decision.options, decision.by)

    def _choice(self, view: Plain, options: Sequence[Option], by: Questioner | None = None) -> None:
        """The label of each, and no two of them are the same in any language: who chooses must know what."""
        labels = [self._label(label_of(self._game, view, option, by)) for option in options]
        for of, said in zip(self._texts, zip(*labels, strict=True), strict=False):
            first: dict[str, Option] = {}
            for option, label in zip(options, said, strict=True):
                other = first.setdefault(label, option)
                if other is not option:
                    raise Broken(f"{other} and {option} are both called {label!r} in {of.language!r}")

    def _label(self, phrase: Phrase) -> tuple[str, ...]:
        """What it comes to in each language, for players of whom no two have one name."""
        if phrase not in self._labels:
            self._phrase(phrase)
            self._labels[phrase] = tuple([of.phrase(phrase, self._names) for of in self._texts])
        return self._labels[phrase]

    def _log(self, seen: Seen) -> None:
        reader = seen.to if any(is_about(name, value, seen.to) for name, value in seen.args) else SPECTATOR
        self._once(("log", seen.kind, seen.args, seen.own, reader), lambda of: self._line(of, seen, reader))

    def _line(self, of: Texts, seen: Seen, reader: int) -> str:
        """Whoever it is about is spoken to, not called by name."""
        line = of.log(seen, self._names)
        if reader != SPECTATOR and self._names[reader] in line:
            raise MissingText(f"log-{seen.kind} speaks of its reader by name in {of.language!r}: {line}")
        return line

    def _phrase(self, phrase: Phrase) -> None:
        self._once(phrase, lambda of: of.phrase(phrase))
