"""The table as each chair may see it: cut here, and nowhere else, before anything is sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, cast, final

import msgspec

from sobremesa.kernel.decision import Args, Decision, Questioner
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.labels import is_final, label_of
from sobremesa.kernel.match import Asked, Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase, plain
from sobremesa.kernel.state import SPECTATOR, Plain
from sobremesa.tables import consent, talking
from sobremesa.tables.chair import MOST_CHAIRS, PERSON, ChatLine
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import TABLE_ROOM, WATCHERS_ROOM, Table
from sobremesa.tables.taking_back import ASK, FREE, TakingBack
from sobremesa.web import wire

_encoder: Final = msgspec.json.Encoder()


def encoded(message: wire.ToClient) -> bytes:
    return _encoder.encode(message)


def told(version: int, event: Event, me: int) -> wire.Told:
    seen = event.seen_from(me)
    return wire.Told(version, seen.kind, seen.own, _args(seen.args), seen.rule)


def question_as(decision: Decision) -> wire.Question:
    return wire.Question(decision.ask, _args(decision.args))


def decision_as(game: Game[Any], view: Plain, asked: Asked, due: str | None = None) -> wire.Decision:
    """What that seat is asked. It is offered all of it, unless a lesson wants one thing."""
    decision = asked.decision
    options = decision.options if due is None else tuple(one for one in decision.options if one.key == due)
    offered = options_as(game, view, options, decision.by)
    return wire.Decision(asked.id, decision.ask, _args(decision.args), decision.source, offered)


def options_as(
    game: Game[Any], view: Plain, options: Iterable[Option], by: Questioner | None = None
) -> list[wire.Option]:
    """As that seat would call them, or whoever asks."""
    if by is None and game.book is None:
        if type(game).describe is Game.describe:
            return _by_their_numbers(game, tuple(options))
        describe = game.describe
        return [_described(option, describe(view, option)) for option in options]
    return [_option_as(game, view, option, by) for option in options]


def said_as(game: Game[Any], line: ChatLine) -> wire.Said | None:
    """What of the game's own words a line of chat holds."""
    option = game.free_options.find(line.option) if line.option else None
    return option and wire.Said(line.chair, option.verb, _args(game.said_as(line.chair, option)))


@lru_cache(maxsize=1 << 12)
def _by_their_numbers(game: Game[Any], options: tuple[Option, ...]) -> list[wire.Option]:
    """Of a game that has no names for them: whoever looks calls them the same."""
    return [wire.Option(option.key, option.verb, _args(game.describe({}, option))) for option in options]


@lru_cache(maxsize=1 << 14)
def _described(option: Option, args: Args) -> wire.Option:
    """What is offered again and again at all tables is the same each time."""
    return wire.Option(option.key, option.verb, _args(args))


def _option_as(game: Game[Any], view: Plain, option: Option, by: Questioner | None) -> wire.Option:
    message, args = label_of(game, view, option, by)
    label = None
    if message != f"option-{option.verb}":
        label, args = _phrase((message, args)), game.describe(view, option)
    is_said = by is None and option.verb in game.said
    return wire.Option(option.key, option.verb, _args(args), label, is_final(option, by), is_said)


def sketch_as(game: Game[Any], view: Plain) -> list[list[wire.Panel]] | None:
    """The board made from the game's sketch, unless the browser's side has one of its own."""
    if game.info.board:
        return None
    return [
        [
            wire.Panel(
                _phrase(panel.title),
                [_phrase(line) for line in panel.lines],
                panel.tone,
                [
                    wire.Piece(
                        _phrase(piece.name),
                        [_phrase(said) for said in piece.says],
                        [option.key for option in piece.options],
                        piece.tone,
                    )
                    for piece in panel.pieces
                ],
                [option.key for option in panel.options],
                list(panel.places),
            )
            for panel in row
        ]
        for row in game.sketch(view)
    ]


def whisper_as(game: Game[Any], view: Plain, me: int) -> wire.Whisper | None:
    said = game.whisper(view) if me >= 0 else None
    return said and wire.Whisper(said.mark, _phrase(said.name), [_phrase(one) for one in said.says], said.tone)


def _phrase(phrase: Phrase) -> wire.Phrase:
    return wire.Phrase(phrase[0], _args(phrase[1]))


def _args(args: Args) -> wire.Args:
    return cast(wire.Args, plain(args)) if args else {}


def chairs_of(
    table: Table, here: Collection[str], left_at: Mapping[str, float], absent_since: float
) -> list[wire.Chair]:
    """`here`: the people with an open page. `left_at`: since when the others have none, as far as that is known."""
    seating = table.seating
    return [
        wire.Chair(
            chair.who,
            name,
            chair.level,
            chair.person in here if chair.who == PERSON else bool(chair.level),
            left_at.get(chair.person, absent_since) if chair.who == PERSON and chair.person not in here else None,
            seating.called.get(chair.keeper, "") if chair.keeper != chair.person else "",
            table.called.word_for(chair.person),
            table.called.word_for(chair.keeper) if chair.keeper != chair.person else "",
            first if chair.person and (first := seating.chair_of(chair.person)) != number else SPECTATOR,
        )
        for number, (chair, name) in enumerate(zip(table.chairs, seating.names, strict=True))
    ]


# A table is sent after every choice in three parts, which have together exactly the fields of `wire.Table`: what seldom
# changes is encoded once for each person and kept; what a chair sees now is encoded once for all pages that are open at
# it; the rest is a page's own.
_OF_A_PAGE: Final = ("talk", "told_before", "happened", "chat", "chat_anew", "muted")
_OF_A_CHAIR: Final = (
    "version",
    "view",
    "sketch",
    "whisper",
    "lesson",
    "decision",
    "free",
    "waiting",
    "waiting_since",
    "played_for_at",
    "bot_from",
    "now",
    "may_undo",
    "undo_is_free",
)
_SELDOM: Final = tuple(name for name in wire.Table.__struct_fields__ if name not in _OF_A_PAGE + _OF_A_CHAIR)
_OfAPage: Final = msgspec.defstruct("_OfAPage", _OF_A_PAGE, gc=False)
_OfAChair: Final = msgspec.defstruct("_OfAChair", _OF_A_CHAIR, gc=False)
_Seldom: Final = msgspec.defstruct("_Seldom", _SELDOM, tag_field="type", tag="table")
_FORMER: Final = SPECTATOR - 1  # who looks on after having had a hand in this match: no other chair is offered to them


@final
class Sight:
    """A table as it is now, cut for whoever asks."""

    __slots__ = (
        *("_chairs", "_cuts", "_eyes", "_onlookers", "_since", "_stamp", "_table", "_waiting"),
        *("bot_from", "played_for_at"),
    )

    def __init__(self, table: Table) -> None:
        self._table = table
        self._stamp = -1
        self._chairs: list[wire.Chair] = []
        self._onlookers: dict[str, wire.Onlooker] = {}
        self._eyes: dict[tuple[str, int], _Eye] = {}
        self._cuts: dict[int, bytes] = {}
        self.played_for_at: float | None = None
        self.bot_from: list[float | None] = []
        self.look_again()

    def is_current(self) -> bool:
        """Whether the chairs and all else that seldom changes are as they were at the last `refresh`."""
        return self._stamp == self._table.changes

    def refresh(self, chairs: list[wire.Chair], onlookers: dict[str, wire.Onlooker]) -> None:
        self._chairs, self._onlookers = chairs, onlookers
        self._eyes.clear()
        self._stamp = self._table.changes

    def look_again(self) -> None:
        """Something happened: what was cut before is no longer what there is to see."""
        self._cuts.clear()
        waiting = self._table.waiting
        self._waiting = list(waiting)
        self._since = min([since for _, since in waiting.values()], default=None)

    def look_away(self) -> None:
        """Everybody has been shown it: what was cut isn't kept until something happens."""
        self._cuts.clear()

    def of(
        self,
        person: str,
        log_from: int,
        chat_from: int,
        turned_to: int = SPECTATOR,
        *,
        muted: Collection[str] = (),
        chat_anew: bool = False,
    ) -> bytes:
        """The whole `wire.Table` for that person, with what happened from there on, as JSON.

        Of several chairs that are theirs, it is seen from the one that the page is turned to.
        """
        table = self._table
        eye = self._eyes.get((person, turned_to))
        if eye is None:
            eye = self._eyes[person, turned_to] = self._eye_of(person, turned_to)
        cut = self._cuts.get(eye.looks_as)
        if cut is None:
            cut = self._cuts[eye.looks_as] = self._cut(eye)
        own = _encoder.encode(
            _OfAPage(
                talking.CLOSED if eye.may_be_hushed and talking.must_keep_silent(table, person) else eye.room,
                log_from,
                self.lines(person, range(log_from, len(table.log)), eye.chair) if log_from < len(table.log) else [],
                self._said(person, chat_from, muted) if chat_from < len(table.chat) else [],
                chat_anew,
                self._muted(person, muted) if muted else [],
            )
        )
        return b"%b%b,%b" % (eye.seldom, cut, own[1:])

    def _eye_of(self, person: str, turned_to: int) -> _Eye:
        table = self._table
        me = table.chair_turned_to(person, turned_to)
        return _Eye(
            me,
            _FORMER if me == SPECTATOR and person in table.held else me,
            self._encode_seldom(person, me),
            talking.room_at_large(table, person),
            talking.may_be_hushed(table, person),
            TakingBack(table, me),
        )

    def lines(self, person: str, numbers: range, chair: int) -> list[wire.Told]:
        """Those lines of the log, as that person is told them in that chair of theirs."""
        log = self._table.log[numbers.start : numbers.stop]
        eyes = self._table.seating.eyes_on(person, chair, numbers)
        return [told(version, event, eye) for (version, event), eye in zip(log, eyes, strict=True)]

    def _said(self, person: str, chat_from: int, muted: Collection[str]) -> list[wire.Line]:
        table = self._table
        return [
            wire.Line(
                line.number,
                line.room,
                table.called.word_for(line.person),
                line.name if line.room == TABLE_ROOM else table.called.aside(line.person, line.name),
                line.text,
                line.at,
                line.bet,
                said_as(table.game, line),
            )
            for line in table.chat[chat_from:]
            if line.person not in muted and talking.hears(table, person, line.room)
        ]

    def _muted(self, person: str, muted: Iterable[str]) -> list[str]:
        """Those of them of whom that person has been told here."""
        called = self._table.called
        known = called.known_to(talking.hears(self._table, person, WATCHERS_ROOM))
        return sorted(called.word_for(one) for one in known.intersection(muted))

    def _encode_seldom(self, person: str, me: int) -> bytes:
        table = self._table
        ended, asked = table.ended, table.undo
        is_owner = person == table.owner
        seldom = _encoder.encode(
            _Seldom(
                code=table.code,
                game=table.game.info.id,
                settings=table.settings,
                private=table.opened.private,
                clock=table.opened.clock,
                language=table.opened.language,
                joining=table.opened.joining,
                practice=table.opened.practice,
                quiet=table.opened.quiet,
                spoken=table.door.spoken,
                link=table.door.link if person == table.owner else "",
                phase=table.phase,
                paused=table.paused,
                owner=is_owner,
                owner_chair=table.chair_of(table.owner),
                you=table.called.word_for(person),
                me=me,
                mine=table.seating.chairs_of(person),
                chairs=self._chairs,
                watchers=len(self._onlookers),
                onlookers=[one for who, one in self._onlookers.items() if who != person] if is_owner else [],
                fallen=list(table.fallen),
                may_sit=_ways(table, person, consent.way_to_sit),
                may_lead=_ways(table, person, consent.way_to_lead),
                chair_requests=_chair_requests(table, person),
                removals=_removals(table),
                commitment=table.commitment,
                shuffle=_shuffle_of(table),
                called_off=table.called_off,
                undo=asked and wire.UndoRequest(asked.chair, sorted(asked.agreed), table.must_agree),
                result=wire.Result(ended.ending, list(ended.winners)) if ended is not None else None,
                next_code=table.next_code,
            )
        )
        return seldom[:-1] + b","

    def _cut(self, eye: _Eye) -> bytes:
        """What one chair sees of the match; every page that is open at that chair sees the same."""
        table = self._table
        match = table.match
        if match is None:
            cut = _OfAChair(
                *(0, None, None, None, None, None, [], [], None),
                *(self.played_for_at, self.bot_from, time.time(), False, False),
            )
            return _encoder.encode(cut)[1:-1]
        game, me = table.game, eye.chair
        view = match.view(me)
        asked = match.asked_of(me)
        due = table.due(me) if table.lesson is not None else None
        decision = asked and decision_as(game, view, asked, due)
        taking_back = "" if table.ended is not None else eye.taking_back.way(match)
        cut = _OfAChair(
            match.noticed,
            game.shown(view),
            sketch_as(game, view),
            whisper_as(game, view, me),
            _lesson_of(table),
            decision,
            self._free(eye, view, match) if due is None else [],
            self._waiting,
            self._since,
            self.played_for_at,
            self.bot_from,
            time.time(),
            taking_back in (FREE, ASK),
            taking_back == FREE,
        )
        return _encoder.encode(cut)[1:-1]

    def _free(self, eye: _Eye, view: Plain, match: Match[Any]) -> list[wire.Option]:
        table = self._table
        if table.ended is not None or table.paused or eye.looks_as == _FORMER:
            return []
        seat = eye.chair
        if seat == SPECTATOR:
            seat = len(table.chairs)
            if seat >= MOST_CHAIRS or table.opened.joining == consent.CLOSED:
                return []
        offered = table.game.free(match.state, seat)
        return options_as(table.game, view, offered) if offered else []


@final
@dataclass(slots=True)
class _Eye:
    """What holds for one person until something besides the match changes."""

    chair: int
    looks_as: int  # all who look as the same see the same of the match
    seldom: bytes  # the part of the table that seldom changes, encoded
    room: str  # where they talk, unless they must keep silent
    may_be_hushed: bool
    taking_back: TakingBack


def _lesson_of(table: Table) -> wire.Lesson | None:
    lesson, step = table.lesson, table.lesson_step
    if lesson is None or step is None:
        return None
    return wire.Lesson([wire.LessonStep(one.says, getattr(one, "at", ""), one.rule) for one in lesson.steps], step)


def _shuffle_of(table: Table) -> wire.Shuffle | None:
    shuffle = table.shuffle
    if shuffle is None or not table.is_shuffling:
        return None
    return wire.Shuffle(list(shuffle.in_order(shuffle.seals)), shuffle.is_sealed, shuffle.waiting)


def _ways(table: Table, person: str, way: Callable[[Table, str, int], str]) -> list[str]:
    """Of each chair, how that person may take it now."""
    return [_way_to(table, person, number, way) for number in range(len(table.chairs))]


def _way_to(table: Table, person: str, number: int, way: Callable[[Table, str, int], str]) -> str:
    if table.chairs[number].person == person:
        return ""
    try:
        return way(table, person, number)
    except Refusal:
        return ""


def _chair_requests(table: Table, person: str) -> list[wire.ChairRequest]:
    players = consent.players(table)
    return [
        wire.ChairRequest(
            ask.number,
            ask.chair,
            ask.name,
            ask.person == person,
            sorted(number for one, number in players.items() if one in ask.agreed),
            sorted(number for one, number in players.items() if one != ask.person),
        )
        for ask in table.seating.asks
    ]


def _removals(table: Table) -> list[wire.Removal]:
    found = []
    for ask in table.seating.removals:
        voters = consent.voters(table, ask)
        agreed, against = (sorted(voters[one] for one in some & voters.keys()) for some in (ask.agreed, ask.against))
        found.append(wire.Removal(ask.chair, agreed, against, consent.votes_needed(table, ask)))
    return found
