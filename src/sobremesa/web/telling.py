"""How a match was told, and kept then: the steps as every seat saw them, with the words and tables they were told in.

Rules are mended, cards come and go, states get other fields: what was told stays what it was. It is small, for a step
holds only what has changed since the one before it, and of a seat only what differs from what everybody sees.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa import text
from sobremesa.kernel import registry
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match, Origin
from sobremesa.kernel.option import Option
from sobremesa.kernel.saved import Choice, Saved, resumed, save
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import SPECTATOR, Plain, frozen
from sobremesa.web import typed, wire
from sobremesa.web.sight import options_as, question_as, sketch_as, told

STEPS_IN_A_ROW: Final = 50
_SKETCH: Final = ""  # among the fields of a view; no field has that name

Row = tuple[int, bytes]  # the version of its first step, and its steps, packed


class Kept(NamedTuple):
    """What was kept of a telling that some page needs, and from which version on there is any."""

    first: int = 0
    rows: tuple[Row, ...] = ()
    here: str = ""  # today's edition


NOTHING: Final = Kept()


class Edition(msgspec.Struct, frozen=True):
    """What a game's numbers and messages stood for at some time."""

    almanac: msgspec.Raw
    text: dict[str, str]  # by language


class Step(msgspec.Struct, frozen=True, array_like=True):
    version: int
    chooser: int
    option: wire.Option | None
    waiting: list[int]
    events: list[tuple[str, Any, Any, list[int], str]]
    common: Plain  # of what everybody sees, what has changed
    own: dict[int, Plain]  # by seat: of what only it sees so, what has changed
    like_all: dict[int, list[str]]  # by seat: the fields that it sees again as everybody does
    question: wire.Question | None = None


class Stretch(msgspec.Struct, frozen=True):
    """Steps one after the other, the first of them whole."""

    edition: str
    steps: list[Step]


_starts: Final = msgspec.json.Decoder(Saved)
_editions: Final = msgspec.json.Decoder(Edition)
_stretches: Final = msgspec.json.Decoder(Stretch)


class Course(NamedTuple):
    """A match as plain data, for another process."""

    game: str
    seats: int
    settings: dict[str, SettingValue]
    key: MatchKey
    choices: list[Choice]
    since: int  # the first version to tell
    start: bytes | None  # how it stood just before, or when the rules were mended; None: it is told from the deal

    @classmethod
    def of(cls, match: Match[Any], told: int = 0) -> Course:
        """From the row on in which that version is, or from where the rules were mended."""
        choices = [Choice(taken.seat, taken.option.key, taken.rewinds) for taken in match.past]
        whole_rows = max(0, told - match.earliest) // STEPS_IN_A_ROW
        since = match.earliest + whole_rows * STEPS_IN_A_ROW
        begins = max(since - 1, match.earliest)
        start = msgspec.json.encode(save(match.at(begins))) if begins else None
        return cls(match.game.info.id, match.seats, match.settings, match.key, choices, since, start)

    def first(self) -> Match[Any]:
        origin = Origin(registry.get(self.game), self.seats, self.settings, self.key)
        if self.start is None:
            return Match(*origin)
        saved = _starts.decode(self.start)
        earlier = self.choices[: saved.version]
        return resumed(origin, earlier, 0, saved, earliest=saved.version)


# --- telling ---------------------------------------------------------------------------------------------------------


def tell(course: Course, edition: str) -> list[Row]:
    """All its steps, in that edition."""
    match = course.first()
    steps = [step for step in _steps(match, course.choices) if step.version >= course.since]
    rows = []
    for first in range(0, len(steps), STEPS_IN_A_ROW):
        some = steps[first : first + STEPS_IN_A_ROW]
        stretch = Stretch(edition, list(_told(some)))
        rows.append((some[0].version, zlib.compress(msgspec.json.encode(stretch), 9)))
    return rows


class _Seen(NamedTuple):
    version: int
    chooser: int
    question: wire.Question | None
    option: wire.Option | None
    waiting: list[int]
    events: tuple[Event, ...]
    views: dict[int, Plain]


def _steps(match: Match[Any], choices: Sequence[Choice]) -> Iterator[_Seen]:
    yield _Seen(match.version, SPECTATOR, None, None, list(match.waiting_for), match.opening, _views(match))
    for choice in choices[match.version :]:
        found = match.game.options.find(choice.option) or match.game.free_options.find(choice.option)
        assert found is not None
        question, option = chosen(match, choice.seat, found)
        events = match.play(choice.seat, found)
        yield _Seen(match.version, choice.seat, question, option, list(match.waiting_for), events, _views(match))


def chosen(match: Match[Any], seat: int, option: Option) -> tuple[wire.Question | None, wire.Option]:
    """What was asked and answered, as the chooser saw it before: a card that was bought no longer lies in the shop."""
    asked = match.asked_of(seat)
    decision = asked.decision if asked is not None and option in asked.decision.options else None
    by = decision and decision.by
    return decision and question_as(decision), options_as(match.game, match.view(seat), (option,), by)[0]


def _views(match: Match[Any]) -> dict[int, Plain]:
    game, views = match.game, {}
    for eye in range(SPECTATOR, game.schema.seats_in(match.state, match.seats)):
        view = match.view(eye)
        sketch = sketch_as(game, view)
        shown = game.shown(view) if sketch is None else {**game.shown(view), _SKETCH: sketch}
        views[eye] = msgspec.json.decode(msgspec.json.encode(shown))
    return views


def _told(steps: Sequence[_Seen]) -> Iterator[Step]:
    common: Plain = {}
    own: dict[int, Plain] = {}
    for step in steps:
        all_see = step.views[SPECTATOR]
        changed = {name: value for name, value in all_see.items() if name not in common or common[name] != value}
        changes: dict[int, Plain] = {}
        like_all: dict[int, list[str]] = {}
        for eye, view in step.views.items():
            if eye == SPECTATOR:
                continue
            before = own.get(eye, {})
            now = {name: value for name, value in view.items() if name not in all_see or all_see[name] != value}
            differs = {name: value for name, value in now.items() if name not in before or before[name] != value}
            if differs or eye not in own:
                changes[eye] = differs
            if gone := [name for name in before if name not in now]:
                like_all[eye] = gone
            own[eye] = now
        common = all_see
        events = [(e.kind, e.args, e.secret, list(e.to), e.rule) for e in step.events]
        yield Step(
            step.version, step.chooser, step.option, step.waiting, events, changed, changes, like_all, step.question
        )


# --- reading it again ------------------------------------------------------------------------------------------------


def read(rows: Sequence[Row], eye: int, here: str) -> list[wire.ReplayStep]:
    """The steps of those rows as that seat saw them; what was told in the edition of `here` needs no other.

    Where the rules were mended the next row begins at the step that the last ends with, or earlier: what was told of it
    first is what was told, and what came to nothing is left out.
    """
    steps: list[wire.ReplayStep] = []
    for first, packed in rows:
        stretch = _stretches.decode(zlib.decompress(packed))
        steps = [step for step in steps if step.version <= first]
        is_told = bool(steps) and steps[-1].version == first
        edition = "" if stretch.edition == here else stretch.edition
        steps += list(_seen_again(stretch, eye, edition))[1 if is_told else 0 :]
    return steps


def _seen_again(stretch: Stretch, eye: int, edition: str) -> Iterator[wire.ReplayStep]:
    common: Plain = {}
    own: Plain = {}
    for step in stretch.steps:
        common = {**common, **step.common}
        if eye != SPECTATOR:
            own = {name: value for name, value in own.items() if name not in step.like_all.get(eye, ())}
            own.update(step.own.get(eye, {}))
        view = {**common, **own}
        sketch = view.pop(_SKETCH, None)
        events = [
            Event(kind, frozen(args), frozen(secret), tuple(to), rule=rule)
            for kind, args, secret, to, rule in step.events
        ]
        yield wire.ReplayStep(
            version=step.version,
            chooser=step.chooser,
            option=step.option,
            view=view,
            sketch=typed.sketch(sketch),
            waiting=step.waiting,
            happened=[told(step.version, event, eye) for event in events],
            edition=edition,
            question=step.question,
        )


# --- editions --------------------------------------------------------------------------------------------------------


Named = tuple[str, bytes]


def edition_of(game: Game[Any]) -> Named:
    """The name of what this game's numbers and messages stand for now, and that itself, packed."""
    almanac = msgspec.json.encode(game.almanac(), order="deterministic")
    texts = {language: words_of(game, language).decode() for language in text.LANGUAGES}
    body = msgspec.json.encode(Edition(msgspec.Raw(almanac), texts), order="deterministic")
    return blake2b(body, digest_size=12).hexdigest(), zlib.compress(body, 9)


def words_of(game: Game[Any], language: str) -> bytes:
    """The words of cards in general, then the game's own, which may say them otherwise."""
    shared = resources.files(text).joinpath(f"effects.{language}.ftl").read_bytes()
    own = text.folder_of(game).joinpath(f"text.{language}.ftl")
    brought = text.house_words(game, language).encode()
    return shared + b"\n" + (own.read_bytes() if own.is_file() else b"") + (b"\n" + brought if brought else b"")


def read_edition(packed: bytes) -> Edition:
    return _editions.decode(zlib.decompress(packed))
