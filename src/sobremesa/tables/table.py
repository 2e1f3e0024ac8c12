"""A table: the sum of what its record tells. It changes by taking an entry, and in no other way."""

from __future__ import annotations

from typing import Any, Final, final, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from sobremesa.kernel import record, registry
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.lesson import Lesson
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import TOLD_FORMAT, MatchFile, Result
from sobremesa.kernel.record import Shuffle as ShuffleTold
from sobremesa.kernel.saved import save
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts, consent
from sobremesa.tables.acts import Entry
from sobremesa.tables.called import Called
from sobremesa.tables.chair import Chair, ChatLine, UndoAsk
from sobremesa.tables.checkpoint import (
    Besides,
    Body,
    Checkpoint,
    Fingerprint,
    Place,
    page_of,
)
from sobremesa.tables.course import Course, goes_back, line_of
from sobremesa.tables.door import Door
from sobremesa.tables.seating import Seating
from sobremesa.tables.shuffle import Shuffle
from sobremesa.tables.shuffling import Shuffling
from sobremesa.tables.taking_back import ASK, FREE, TakingBack, others_than
from sobremesa.tables.traces import Traces
from sobremesa.tables.ways_back import WaysBack

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

TABLE_ROOM: Final = acts.TABLE_ROOM
WATCHERS_ROOM: Final = acts.WATCHERS_ROOM

_OF_THE_CHAIRS: Final = get_args(acts.OfTheChairs)


def is_talk(game: Game[Any], option: str) -> bool:
    found = game.free_options.find(option)
    return found is not None and found.verb in game.said


@final
class Table:
    __slots__ = (
        "called",
        "changes",
        "chat",
        "code",
        "course",
        "door",
        "ended",
        "entries",
        "fallen",
        "fresh",
        "game",
        "lesson",
        "log",
        "match",
        "next_code",
        "opened",
        "opened_at",
        "owner",
        "paused",
        "paused_at",
        "print",
        "rules",
        "seating",
        "seats",
        "set_by",
        "settings",
        "shuffling",
        "told",
        "touched",
        "traces",
        "undo",
        "waiting",
        "ways_back",
    )

    def __init__(self, code: str, opening: Entry) -> None:
        opened = opening.act
        assert isinstance(opened, acts.Opened)
        self.code = code
        self.opened = opened
        self.game: Game[Any] = registry.get(opened.game)
        self.lesson = self._lesson()
        self.seats = opened.seats
        self.settings = opened.settings
        self.shuffling = Shuffling(opened.secret)
        self.owner = self.set_by = opening.by
        self.door = Door(opened.private, opened.spoken, opened.link, set(opened.removed))
        self.door.let(opening.by, has_part=True)
        self.opened_at = self.touched = opening.at
        self.entries = 1  # how many the record has
        self.print = Fingerprint([opening])
        self.fresh: list[Entry] = []  # taken, and not yet written
        self.traces = Traces()
        self.traces.count(opening)
        self.ways_back = WaysBack()
        self.called = Called(code)
        self.seating = Seating.of(opened.seats)
        self.match: Match[Any] | None = None
        self.course = Course(practice=opened.practice)
        self.rules = 0  # under which the match began
        self.ended: acts.Ended | None = None
        self.fallen: tuple[int, ...] = ()  # the chairs that are out of the match for good
        self.log: list[tuple[int, Event]] = []
        self.chat: list[ChatLine] = []
        self.paused = False
        self.paused_at = 0.0
        self.undo: UndoAsk | None = None
        self.told = 0  # up to which version it is kept in the store how the match was told
        self.waiting: dict[int, tuple[str, float]] = {}  # chair: the decision it is asked, and since when
        self.next_code = ""
        self.changes = 0  # how often anything but the match itself has changed

    @classmethod
    def opening(cls, code: str, entry: Entry) -> Table:
        table = cls(code, entry)
        table.fresh.append(entry)
        return table

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return GATHERING if self.match is None else PLAYING if self.ended is None else OVER

    @property
    def version(self) -> int:
        """How many choices have been taken."""
        return 0 if self.match is None else self.match.version

    @property
    def is_shuffling(self) -> bool:
        return self.shuffle is not None and self.match is None

    @property
    def shuffle(self) -> Shuffle | None:
        """Under way, or that of the match."""
        return self.shuffling.shuffle

    @property
    def secret(self) -> bytes:
        return self.shuffling.secret

    @property
    def called_off(self) -> int:
        return self.shuffling.called_off

    @property
    def commitment(self) -> str:
        return self.shuffling.commitment

    @property
    def opens_by_code(self) -> bool:
        """Whether whoever says the code is let in."""
        return not self.door.private or (self.door.spoken and self.phase == GATHERING)

    @property
    def chairs(self) -> list[Chair]:
        return self.seating.chairs

    @property
    def held(self) -> dict[str, int]:
        return self.seating.held

    def chair_of(self, person: str) -> int:
        return self.seating.chair_of(person)

    def chair_turned_to(self, person: str, chair: int) -> int:
        """That chair, if it is one of theirs; else the first that is."""
        return chair if chair in self.seating.chairs_of(person) else self.chair_of(person)

    @property
    def people(self) -> list[str]:
        return [chair.person for chair in self.chairs if chair.person]

    @property
    def heirs(self) -> list[str]:
        """Whom the table passes to, in order: who came to the running match unasked comes last."""
        welcome = self.seating.welcome
        return sorted(self.people, key=lambda person: person not in welcome)

    @property
    def everybody(self) -> tuple[str, ...]:
        """Who sits, and who is away while a bot does in the chair kept for them."""
        return tuple(dict.fromkeys((*self.people, *consent.players(self))))

    @property
    def must_agree(self) -> list[int]:
        """The chairs of the people who must agree to the undo that is asked for."""
        return [] if self.undo is None else others_than(self, self.undo.chair)

    def why_no_undo(self, chair: int) -> str:
        """Why who sits there can't take their last choice back, not even by asking; "" if they can."""
        way = TakingBack(self, chair).way(self.match)
        return "" if way in (FREE, ASK) else way

    def _lesson(self) -> Lesson | None:
        """The lesson it was dealt for, unless that has another deal by now."""
        lesson = self.game.lesson if self.opened.lesson else None
        return lesson if lesson is not None and lesson.key.secret.hex() == self.opened.secret else None

    @property
    def lesson_step(self) -> int | None:
        """The first step that the learner's choices haven't passed; None where nothing is taught, or no longer."""
        if self.lesson is None or self.match is None:
            return None
        return self.lesson.step(self.match.choices)

    def due(self, chair: int) -> str | None:
        """What the lesson wants that chair to choose; None where it is free to choose."""
        if self.lesson is None or self.match is None:
            return None
        due = self.lesson.due(chair, self.match.choices)
        asked = self.match.asked_of(chair)
        options = asked.decision.options if asked is not None else ()
        return due if any(option.key == due for option in options) else None

    def lines_in(self, room: str) -> int:
        return next((line.number + 1 for line in reversed(self.chat) if line.room == room), 0)

    def knows(self, person: str, answer: str) -> bool:
        """Whether that message of theirs has been acknowledged."""
        return self.traces.knows(person, answer)

    @property
    def names(self) -> tuple[str, ...]:
        return self.seating.names

    def file(self) -> MatchFile:
        """The finished match as its file, out of the record alone."""
        assert self.match is not None
        assert self.ended is not None
        shuffle = self.shuffle
        file = record.file_of(self.match, self.names)
        return replace(
            file,
            format=file.format if shuffle is None else TOLD_FORMAT,
            rules=self.rules,
            result=Result(self.ended.ending, self.ended.winners, self.ended.returns),
            digest=self.ended.digest,
            house=file.house if self.rules == self.game.info.version else UNSET,
            practice=self.opened.practice or UNSET,
            shuffle=UNSET if shuffle is None else ShuffleTold(shuffle.in_order(shuffle.seals), self.called_off),
            course=UNSET if shuffle is None else self.course.told(file.choices),
        )

    def checkpoint(self) -> Checkpoint | None:
        """What the table is now, to come back to; whoever calls writes it down."""
        if self.match is None:
            return None
        kept = self.ways_back
        first, kept.lines = kept.lines, len(self.log)
        kept.add_and_thin(Place(self.entries, self.version))
        # When the match is over, nobody goes back any more.
        stay = () if self.ended is not None else tuple([place.entries for place in kept.places])
        standing = Besides(*(getattr(self._part_with(name), name) for name in Besides.__struct_fields__))
        return Checkpoint(
            self.entries,
            self.game.info.version,
            msgspec.json.encode(Body(save(self.match), standing, len(self.log), self.print.hex())),
            page_of(first, self.log[first:]) if first < len(self.log) else None,
            stay,
        )

    def stand(self, standing: Besides) -> None:
        """As it stood besides its match, its log and what was said."""
        for name in standing.__struct_fields__:
            setattr(self._part_with(name), name, getattr(standing, name))

    def _part_with(self, name: str) -> object:
        return self.shuffling if name in Shuffling.__slots__ else self

    # --- taking an entry -------------------------------------------------------------------------------------

    def take(self, entry: Entry, decision: str | None = None) -> None:
        """Let it happen. Whoever calls writes `fresh` down before anybody is told.

        `decision` is the id of the question that a choice answers; one without it may be a free option.
        """
        self.apply(entry, decision)
        self.fresh.append(entry)

    def apply(self, entry: Entry, decision: str | None = None) -> None:
        """What the record tells next."""
        self._apply(entry, decision)
        self.entries += 1
        self.print.add(entry)
        self.called.note(entry.by, entry.act)

    def _apply(self, entry: Entry, decision: str | None) -> None:
        act = entry.act
        if isinstance(act, acts.Chose):
            is_noticed = self._chose(act, entry.at, decision)
            if is_talk(self.game, act.option):
                self.said_in_the_game(act, entry.by, entry.at)
        else:
            self._apply_rarer(entry)
            if self.is_shuffling:
                self.shuffling.call_off_if_changed(self.chairs)
            is_noticed = not (isinstance(act, acts.Said) and act.room == WATCHERS_ROOM)
        if is_noticed:
            self.touched = entry.at
        if entry.answer:
            self.traces.note_answer(entry)

    def said(self, act: acts.Said, by: str, at: float) -> None:
        self.chat.append(ChatLine(self.lines_in(act.room), act.room, by, act.name, act.text, at, act.bet))

    def said_in_the_game(self, act: acts.Chose, by: str, at: float) -> None:
        """By an option that is talk, it is heard as every line is; what stays said isn't said again."""
        if not act.again:
            line = self.lines_in(TABLE_ROOM)
            self.chat.append(ChatLine(line, TABLE_ROOM, by, "", "", at, None, act.chair, act.option))

    def is_hushed(self, act: acts.AnyAct) -> bool:
        """Whether the act, just taken, is a choice that only the chooser may notice."""
        return isinstance(act, acts.Chose) and self.match is not None and self.match.is_silent

    def _apply_rarer(self, entry: Entry) -> None:
        self.changes += 1
        self.traces.count(entry)
        if self.match is not None:
            to, version = goes_back(entry.act, self.version), self.version
            undone = self.match.choices[to:] if to < version else ()
            self.course.take(entry.act, version, [f"{seat} {option.key}" for seat, option in undone])
        if isinstance(entry.act, _OF_THE_CHAIRS):
            self._seat(entry.act, entry.by)
        else:
            self._apply_other(entry)
        self._lapse()

    def _apply_other(self, entry: Entry) -> None:
        act = entry.act
        match act:
            case acts.Said():
                self.said(act, entry.by, entry.at)
            case acts.Shuffling() | acts.Sealed() | acts.Revealed() | acts.CalledOff():
                self.shuffling.take(act, self.chairs, is_dealt=self.match is not None)
            case acts.Began() if self.match is None:
                self._began(act, entry.at)
            case acts.Ended() if self.phase == PLAYING:
                self._end(act)
            case acts.UndoAsked():
                self.undo = UndoAsk(act.chair, act.to, set(), self._living())
            case acts.UndoAgreed():
                if self.undo is not None:
                    self.undo.agreed.add(act.chair)
            case acts.UndoDropped():
                self.undo = None
                self._tell(act)
            case acts.Undid() if self.phase == PLAYING:
                self._undid(act, entry.at)
            case acts.Paused():
                self._pause(act, entry.at)
            case acts.Rematched():
                self.next_code = act.code
            case acts.Passed():
                self.owner = act.owner
                self.door.let(act.owner, has_part=True)
            case acts.Admitted():
                self.door.let(entry.by)
            case acts.Relinked():
                self.door.renew(act.link, act.spoken)
            case acts.Mended() if self.match is not None:
                self._mended(act)
            case _:
                raise BadFile(f"the record of {self.code} has a {type(act).__name__} where none can be")

    def _mended(self, act: acts.Mended) -> None:
        assert self.match is not None
        if act.version != self.version:
            raise BadFile(f"the rules were mended at version {act.version}, and this is {self.version}")
        self.match.settle()
        self.ways_back.forget()
        self.undo = None
        self._tell(act)
        for part in act.left_out:
            card, _, _ = part.partition(".")
            self.log.append((self.match.noticed, Event("table-left-out", (("card", card),))))

    def _end(self, act: acts.Ended) -> None:
        self.ended = act
        self.undo = None
        self.waiting = {}

    def _pause(self, act: acts.Paused, at: float) -> None:
        """The clock stands still and goes on where it stood: else nobody who pauses now and then would ever be late."""
        if act.paused:
            self.paused_at = at
        else:
            self.waiting = {
                chair: (asked, at - max(0.0, self.paused_at - since)) for chair, (asked, since) in self.waiting.items()
            }
        self.paused = act.paused
        self._tell(act)

    def _tell(self, act: acts.AnyAct) -> None:
        """A line of the log about the table itself, once there is a match to tell about."""
        line = line_of(act, practice=self.opened.practice)
        if self.match is not None and line is not None:
            self.log.append((self.match.noticed, line))

    def _seat(self, act: acts.OfTheChairs, by: str) -> None:
        seating = self.seating
        match act:
            case acts.Sat():
                self._sat(act, by)
                self._drop_undo(act.chair)
            case acts.Stood():
                self._drop_undo(act.chair)
                seating.stand(act.chair)
                self._tell(act)
            case acts.ChairAsked():
                seating.ask(act, by)
            case acts.ChairAgreed():
                seating.agree(act.request, by)
            case acts.ChairDropped():
                seating.drop(act.request)
            case acts.BotSat() | acts.BotFailed():
                seating.seat_bot(act.chair, act.level)
                self._tell(act)
            case acts.Cleared():
                seating.chairs[act.chair].clear()
            case acts.RemovalAnswered():
                seating.answer_removal(act, by)
            case acts.Removed():
                self._removed(act)
            case acts.Forgotten():
                seating.forget(act.person)

    def _drop_undo(self, chair: int) -> None:
        """Who agreed to it did so under the number of a chair that may be another's now."""
        if chair not in self.fallen:
            self.undo = None

    def _sat(self, act: acts.Sat, person: str) -> None:
        self.door.let(person, has_part=True)
        if self.match is None:
            self.seating.sit(act, person)
        else:
            self.seating.sit_in_match(act, person, len(self.log), self.version)
            self._tell(act)

    def _removed(self, act: acts.Removed) -> None:
        self._tell(act)
        self.door.removed.add(act.person)
        if self.ended is None:
            self.seating.remove(act.person, act.level, playing=self.phase == PLAYING)

    def _lapse(self) -> None:
        """What was asked of the people seated and can't be any more is dropped."""
        if self.undo is not None and self.undo.people != self._living():
            self.undo = None
        seating = self.seating
        if seating.asks:
            seating.asks = [ask for ask in seating.asks if consent.is_still_asked(self, ask)]
        if seating.removals:
            seating.removals = [ask for ask in seating.removals if consent.can_be_voted(self, ask)]

    def _living(self) -> frozenset[str]:
        return frozenset(consent.players(self))

    def _began(self, act: acts.Began, at: float) -> None:
        key = MatchKey(self.secret, tuple(bytes.fromhex(nonce) for nonce in act.nonces))
        self.rules = act.rules
        self.match = Match(self.game, self.seats, self.settings, key)
        shuffled = [Event("table-called-off", (("n", self.called_off),))] if self.called_off else []
        self.log = [(0, event) for event in (*shuffled, *self.match.opening)]
        if self.opened.practice:
            self.log.append((0, Event("table-practice")))
        self.seating.begin()
        self._note_fallen()
        self._note_waiting(at)

    def _chose(self, act: acts.Chose, at: float, decision: str | None) -> bool:
        """Let it be chosen; whether anybody but the chooser may notice."""
        match = self.match
        assert match is not None
        events = match.play(act.chair, act.option, decision)
        if match.is_silent:
            self.waiting = {seat: (self._asked(seat), since) for seat, (_, since) in self.waiting.items()}
            return False
        if act.stand_in:
            self.course.take(act, self.version - 1)
            self._tell(act)
        version = match.noticed
        for event in events:
            anew = self.game.starts_anew(event.seen_from(SPECTATOR))
            if anew is not None:
                self.seating.start_anew(anew, len(self.log), self.version)
                self._lapse()
                self.changes += 1
            self.log.append((version, event))
        if self.undo is not None:
            self.undo = None
            self.changes += 1
        self._note_fallen()
        self._note_waiting(at)
        return True

    def note_what_stands(self, at: float) -> None:
        """Who is waited for and who has fallen, after the match came back."""
        self._note_fallen()
        if self.ended is None:
            self._note_waiting(at)

    def _note_fallen(self) -> None:
        assert self.match is not None
        fallen = self.game.fallen(self.match.state)
        if fallen != self.fallen:
            self.fallen = fallen
            self.changes += 1
            self._lapse()

    def _undid(self, act: acts.Undid, at: float) -> None:
        assert self.match is not None
        self.match.rewind(act.to)
        self.ways_back.go_back(act.to)
        self.told = min(self.told, act.to)
        self.seating.undo(act.to, self.seats)
        self.undo = None
        self._note_fallen()
        self._tell(act)
        self._note_waiting(at)

    def _asked(self, seat: int) -> str:
        assert self.match is not None
        asked = self.match.asked_of(seat)
        assert asked is not None
        return asked.id

    def _note_waiting(self, at: float) -> None:
        assert self.match is not None
        before = self.waiting
        self.waiting = {}
        for asked in self.match.asked:
            seat = asked.decision.seat
            known = before.get(seat)
            self.waiting[seat] = known if known is not None and known[0] == asked.id else (asked.id, at)
