"""What a page is shown of a match, made again from the match's file and compared with what the page has kept.

Of each `wire.Table` a page keeps one digest over all of it that is about the game, and over the lines of the log that
came with it. What that is stands here; nothing is sent in a table that is neither here nor named as something else.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise, product
from typing import Any, Final, NamedTuple, final

import msgspec

from sobremesa.kernel import receipt, record, registry
from sobremesa.kernel.course import COMING_AND_GOING, Walk
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.match import Match
from sobremesa.kernel.receipt import Receipt
from sobremesa.kernel.record import MatchFile
from sobremesa.kernel.state import SPECTATOR, Plain
from sobremesa.tables.table import GATHERING, OVER, PLAYING
from sobremesa.text import LANGUAGES
from sobremesa.web.sight import decision_as, options_as, sketch_as, told, whisper_as
from sobremesa.web.telling import words_of

# The fields of a `wire.Table` that are about the game: the digest is over them, but for the id of a question, which
# stands for nothing, and over the lines of the log with their numbers.
OF_THE_GAME: Final = (
    "game",
    "settings",
    "practice",
    "phase",
    "me",
    "version",
    "view",
    "sketch",
    "whisper",
    "lesson",
    "decision",
    "free",
    "waiting",
    "fallen",
    "result",
)
OF_THE_LOG: Final = ("told_before", "happened")
# The others, and what they are instead.
BESIDE_THE_GAME: Final = {
    "the table's name and door": ("code", "private", "link", "spoken", "joining", "next_code"),
    "who is there, under which name, and may sit where": (
        *("you", "owner", "owner_chair", "mine", "chairs", "watchers", "onlookers"),
        *("may_sit", "may_lead", "chair_requests", "removals"),
    ),
    "how the key comes about, which the receipt tells by itself": ("commitment", "shuffle", "called_off"),
    "the clock": ("clock", "paused", "waiting_since", "played_for_at", "bot_from", "now"),
    "what may be asked of the others": ("may_undo", "undo_is_free", "undo"),
    "talk": ("language", "talk", "quiet", "chat", "chat_anew", "muted"),
}

ALMANAC: Final = "almanac"

_TABLE: Final = re.compile(r"(gathering|playing|over) (-1|\d{1,2}) (\d{1,7}) (\d{1,8}) (\d{1,8}) ([0-9a-f]{64})")
_LINES: Final = re.compile(r"lines (-1|\d{1,2}) (\d{1,8}) (\d{1,8}) ([0-9a-f]{64})")
_WORDS: Final = re.compile(r"words ([a-z]{1,12}) ([0-9a-f]{64})")
_MOST_LIVES: Final = 6  # of a chair that are told apart in the log of whoever had some of them


@dataclass(frozen=True)
class Seen:
    """How much of the match a receipt shows to have been as the file tells it."""

    positions: int  # that were shown
    of: int  # that there were, those too that were taken back
    lines: int  # of the log
    of_lines: int
    taken_back: int  # choices
    lost: int  # things that were shown, and nothing of them was kept
    saw_the_deal: bool
    saw_the_end: bool

    @property
    def is_whole(self) -> bool:
        return (self.positions, self.lines, self.lost) == (self.of, self.of_lines, 0)


def prove(kept: Receipt, file: MatchFile, match: Match[Any]) -> Seen:
    """That the verified file is of the match that the receipt is of, and leads to all that its pages showed."""
    receipt.compare(kept, file, match)
    return _Remade(file, kept).compared()


def digest_of(position: Plain | None, lines: Sequence[Plain]) -> str:
    """Of both as JSON without spaces, the names in order: the same here and in a browser."""
    return _digest(_as_json(position), lines)


def _digest(position: str, lines: Sequence[Plain]) -> str:
    return sha256(f"sobremesa-shown-1 [{position},{_as_json(lines)}]".encode()).hexdigest()


def _as_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def words(file: MatchFile) -> dict[str, str]:
    """By name the digest of each text of the game, and of what its numbers stand for, as they are sent."""
    game = registry.get(file.game)
    digests = {language: sha256(words_of(game, language)).hexdigest() for language in LANGUAGES}
    return digests | {ALMANAC: sha256(msgspec.json.encode(game.almanac())).hexdigest()}


class _Table(NamedTuple):
    """A table as a page has shown it."""

    phase: str
    chair: int
    version: int
    since: int
    to: int
    digest: str


class _Lines(NamedTuple):
    chair: int
    since: int
    to: int
    digest: str


@final
class _Page:
    """What one page has shown."""

    def __init__(self, shown: receipt.Shown) -> None:
        self.since = shown.since
        self.tables: list[_Table] = []
        self.lines: list[_Lines] = []
        self.words: list[tuple[str, str]] = []
        for entry in shown.entries:
            self._read(entry)

    def _read(self, entry: str) -> None:
        if found := _TABLE.fullmatch(entry):
            phase, *numbers, digest = found.groups()
            chair, version, since, to = map(int, numbers)
            self.tables.append(_Table(phase, chair, version, since, to, digest))
        elif found := _LINES.fullmatch(entry):
            *numbers, digest = found.groups()
            chair, since, to = map(int, numbers)
            self.lines.append(_Lines(chair, since, to, digest))
        elif found := _WORDS.fullmatch(entry):
            self.words.append((found[1], found[2]))
        else:
            raise BadFile(f"this is not a receipt: it has {entry[:80]!r}", "file-receipt")


@final
class _Remade:
    """The match of a file taking its course once more, with whatever a receipt speaks of worked out on the way."""

    def __init__(self, file: MatchFile, kept: Receipt) -> None:
        self._file = file
        self._kept = kept
        self._pages = [_Page(shown) for shown in kept.shown]
        self._wanted: dict[int, set[tuple[str, int, int]]] = defaultdict(set)  # by the length of the log
        for page in self._pages:
            for one in page.tables:
                self._wanted[one.to].add((one.phase, one.chair, one.since))
        self._found: dict[tuple[str, int, int, int], list[tuple[int, str]]] = defaultdict(list)
        self._lengths: list[int] = []  # of the log, by moment
        self._groups: list[tuple[int, int]] = []  # by moment: which of the positions that everybody knows of
        self._lives: dict[int, list[int]] = defaultdict(list)  # by chair: from which lines on it is a new player's
        self._read = 0  # lines of the log

    def compared(self) -> Seen:
        self._must_be_of_chairs_asked_for()
        walk, way = record.walk(self._file)
        self._note(walk, GATHERING, 0)
        self._note(walk, PLAYING, 0)
        backs = 0
        before = 0
        for _ in way:
            backs += walk.match.version < before
            before = walk.match.version
            self._note(walk, OVER if walk.match.is_over else PLAYING, backs)
        shown: set[int] = set()
        for page in self._pages:
            shown |= self._followed(page)
        for page in self._pages:
            self._must_be_told(page, walk)
        self._must_be_worded()
        return self._seen(walk, shown)

    def _must_be_of_chairs_asked_for(self) -> None:
        mine = {SPECTATOR, self._kept.chair, *self._kept.chairs}
        shown = {one.chair for page in self._pages for one in page.tables}
        for chair in sorted((shown | {one.chair for page in self._pages for one in page.lines}) - mine):
            message = f"the chairs: the page showed what seat {chair} sees, and never asked for it"
            raise NotVerified("kept-chair", message, seat=chair)

    # --- on the way ----------------------------------------------------------------------------------------------

    def _note(self, walk: Walk, phase: str, backs: int) -> None:
        """Another moment of the table."""
        for number in range(self._read, len(walk.log)):
            anew = walk.match.game.starts_anew(walk.log[number][1].seen_from(SPECTATOR))
            if anew is not None:
                self._lives[anew].append(number)
        self._read = len(walk.log)
        length = _length(walk, phase)
        moment = len(self._lengths)
        self._lengths.append(length)
        self._groups.append((backs, walk.match.noticed) if phase != GATHERING else (-1, 0))
        self._work_out(walk, phase, moment, length)
        if phase == OVER and length:
            self._work_out(walk, phase, moment, 0)  # as who came later was shown it, and no line that was the match's

    def _work_out(self, walk: Walk, phase: str, moment: int, length: int) -> None:
        positions: dict[int, str] = {}
        seats = walk.match.game.schema.seats_in(walk.match.state, walk.match.seats)
        for kind, chair, since in self._wanted.get(length, ()):
            if kind != phase or since > length or chair >= seats:
                continue
            if chair not in positions:
                positions[chair] = _as_json(_plain(position(self._file, walk, phase, chair)))
            for lines in self._as_told(walk, chair, since, length):
                found = self._found[kind, chair, since, length]
                found.append((moment, _digest(positions[chair], lines)))

    def _as_told(self, walk: Walk, chair: int, since: int, to: int) -> Iterator[list[Plain]]:
        """Those lines as they may have been told in that chair.

        Who had it before it started anew may have it again or not: what it was told meanwhile they read as onlookers.
        """
        begins = [number for number in self._lives.get(chair, ()) if since < number < to][-_MOST_LIVES:]
        bounds = [since, *begins, to]
        for eyes in product((chair, SPECTATOR), repeat=len(begins)):
            lines: list[Plain] = []
            for (first, last), eye in zip(pairwise(bounds), (*eyes, chair), strict=True):
                lines += [_plain(told(version, event, eye)) for version, event in walk.log[first:last]]
            yield lines

    # --- what was shown ------------------------------------------------------------------------------------------

    def _followed(self, page: _Page) -> set[int]:
        """The moments that the page showed, one after the other as they came."""
        at = next((moment for moment, length in enumerate(self._lengths) if length >= page.since), len(self._lengths))
        shown = set()
        for one in page.tables:
            found = self._found.get((one.phase, one.chair, one.since, one.to), ())
            fitting = [moment for moment, digest in found if digest == one.digest]
            later = [moment for moment in fitting if moment >= at]
            if not later:
                raise self._unlike(one, is_late=bool(fitting))
            at = min(later)
            shown.add(at)
        return shown

    def _unlike(self, one: _Table, *, is_late: bool) -> NotVerified:
        seat, number = one.chair, one.version
        if is_late:
            message = f"what seat {seat} saw after {number} choices: it was shown again when the match had gone on"
            return NotVerified("kept-order", message, seat=seat, number=number)
        if one.phase == GATHERING:
            return NotVerified("another-match", "the match: before it, another game or other settings were shown")
        if number == 0:
            return NotVerified("kept-deal", f"the deal: seat {seat} was shown something else", seat=seat)
        message = f"what seat {seat} saw after {number} choices: the file leads to something else"
        return NotVerified("kept-view", message, seat=seat, number=number)

    def _must_be_told(self, page: _Page, walk: Walk) -> None:
        for one in page.lines:
            fits = one.since <= one.to <= len(walk.log) and any(
                digest_of(None, lines) == one.digest for lines in self._as_told(walk, one.chair, one.since, one.to)
            )
            if not fits:
                message = f"the log: lines {one.since} to {one.to} are not those that seat {one.chair} was told"
                raise NotVerified("kept-lines", message, seat=one.chair, first=one.since, last=one.to)

    def _must_be_worded(self) -> None:
        today = words(self._file)
        for page in self._pages:
            for name, digest in page.words:
                if today.get(name) != digest:
                    message = f"the words: the page was given other texts or tables of the game ({name})"
                    raise NotVerified("kept-words", message, name=name, program=self._kept.program)

    def _seen(self, walk: Walk, shown: set[int]) -> Seen:
        groups = {group for group in self._groups if group[0] >= 0}
        seen = {self._groups[moment] for moment in shown} & groups
        told: set[int] = set()
        for page in self._pages:
            for since, to in [(one.since, one.to) for one in page.tables] + [(one.since, one.to) for one in page.lines]:
                told.update(range(since, to))
        of_lines = _length(walk, OVER)
        return Seen(
            len(seen),
            len(groups),
            len([number for number in told if number < of_lines]),
            of_lines,
            walk.taken_back,
            self._kept.lost,
            saw_the_deal=any(one.phase == PLAYING and one.version == 0 for page in self._pages for one in page.tables),
            saw_the_end=any(one.phase == OVER for page in self._pages for one in page.tables),
        )


def position(file: MatchFile, walk: Walk, phase: str, chair: int) -> Plain:
    """All of a `wire.Table` that is about the game, as whoever sits there sees it."""
    match = walk.match
    of_the_table = {
        "game": file.game,
        "settings": file.settings,
        "practice": file.practice is True,
        "phase": phase,
        "me": chair,
    }
    of_the_match = _before_the_deal() if phase == GATHERING else _of_the_match(match, chair, is_paused=walk.is_paused)
    found = {**of_the_table, **of_the_match}
    assert found.keys() == set(OF_THE_GAME)
    return found


def _before_the_deal() -> Plain:
    nothing = dict.fromkeys(("view", "sketch", "whisper", "lesson", "decision", "result"))
    return {"version": 0, **nothing, "free": [], "waiting": [], "fallen": []}


def _of_the_match(match: Match[Any], chair: int, *, is_paused: bool) -> Plain:
    game, view, outcome = match.game, match.view(chair), match.outcome if match.is_over else None
    asked = match.asked_of(chair)
    may_be_free = chair != SPECTATOR and outcome is None and not is_paused
    decision = _plain(asked and decision_as(game, view, asked))
    if decision is not None:
        del decision["id"]
    return {
        "version": match.noticed,
        "view": game.shown(view),
        "sketch": sketch_as(game, view),
        "whisper": whisper_as(game, view, chair),
        "lesson": None,
        "decision": decision,
        "free": options_as(game, view, game.free(match.state, chair)) if may_be_free else [],
        "waiting": list(match.waiting_for),
        "fallen": list(game.fallen(match.state)),
        "result": outcome and {"ending": outcome.ending, "winners": list(outcome.winners)},
    }


def _length(walk: Walk, phase: str) -> int:
    """How many lines of the log belong to the match: who came and went when it was over is nothing of it."""
    if phase == GATHERING:
        return 0
    length = len(walk.log)
    while phase == OVER and length and walk.log[length - 1][1].kind in COMING_AND_GOING:
        length -= 1
    return length


def _plain(value: object) -> Any:
    """As it is once it has been sent."""
    return msgspec.json.decode(msgspec.json.encode(value))
