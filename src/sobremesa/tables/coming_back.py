"""A table again from its record, with the help of what is kept beside it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

import msgspec

from sobremesa.kernel.errors import BadFile, Refused, SobremesaError
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Origin
from sobremesa.kernel.saved import Choice, Saved, resumed
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.checkpoint import (
    NOTHING_KEPT,
    UNCOUNTED,
    Body,
    Checkpoint,
    Kept,
    Place,
    log_of,
)
from sobremesa.tables.course import goes_back
from sobremesa.tables.table import PLAYING, Table, is_talk

_OF_THE_MATCH: Final = (acts.Chose, acts.Undid, acts.UndoAsked, acts.UndoAgreed, acts.UndoDropped)


class Damaged(SobremesaError):
    """The record of a table doesn't fit together: that table can't be opened, and no other suffers for it."""


class Older(Damaged):
    """A match of rules of before, which these can't take up. Its record is kept; if it is over, it is still told."""

    def __init__(self, rules: int, *, is_over: bool, why: str = "") -> None:
        super().__init__(f"it was played under rules {rules}" + (f": {why}" if why else ""))
        self.rules = rules
        self.is_over = is_over
        self.why = why

    def copy(self) -> Older:
        return Older(self.rules, is_over=self.is_over, why=self.why)


def reason_of(error: BaseException) -> str:
    """What went wrong and where, without what was said: that may be somebody's hand."""
    if isinstance(error, BadFile):
        return str(error)
    at = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__} in {at[0].name} ({Path(at[0].filename).name})" if at else type(error).__name__


def come_back(code: str, entries: Sequence[Entry], kept: Kept = NOTHING_KEPT) -> Table:
    """The table that this record tells of, from the last checkpoint that fits it or else from the deal.

    A match of other rules goes on from its last checkpoint, if these rules can take it up; else it is `Older`. To play
    it again under these rules would be to deal other cards.
    """
    last = max((checkpoint.entries for checkpoint in kept.checkpoints), default=0)
    if last > len(entries):
        raise BadFile(f"the record ends at entry {len(entries)}, and a checkpoint was taken after {last}")
    table = Table(code, entries[0])
    current = table.game.info.version
    played_under = [entry.act.rules for entry in entries if isinstance(entry.act, acts.Began | acts.Mended)]
    is_mended = any(rules != current for rules in played_under)
    is_over = any(isinstance(entry.act, acts.Ended) for entry in entries)
    if is_over and played_under[-1] != current:
        raise Older(played_under[-1], is_over=True)
    if is_mended and kept.lacks_the_latest:
        # From an earlier one it would go on too, and what was chosen under the rules since would be lost.
        raise Older(played_under[-1], is_over=is_over, why="the checkpoint it goes on from is damaged")
    why = ""
    for checkpoint in reversed(kept.checkpoints):
        try:
            if (body := Body.read(checkpoint)).standing is not None or is_mended:
                return _Return(Table(code, entries[0]), entries, kept).from_checkpoint(checkpoint, body)
        except Exception as error:  # whatever it is, the record may still be sound
            why = why or reason_of(error)
    if is_mended:
        raise Older(played_under[-1], is_over=is_over, why=why)
    for entry in entries[1:]:
        table.apply(entry)
    return table


def _mend(table: Table) -> None:
    table.ways_back.is_due = True
    assert table.match is not None
    mended = acts.Mended(table.game.info.version, table.version, table.match.state.left_out)
    table.take(Entry(table.touched, "", "", mended))


@final
class _Return:
    """One attempt. What came before the checkpoint is only read through, what came after it is taken as it came."""

    def __init__(self, table: Table, entries: Sequence[Entry], kept: Kept) -> None:
        self._table = table
        self._entries = entries
        self._kept = kept
        self._choices: list[Choice] = []
        self._rewinds = 0
        self._earliest = 0
        self._nonces: tuple[str, ...] = ()
        self._marks: dict[int, Saved] = {}  # of earlier checkpoints, by their versions

    def from_checkpoint(self, checkpoint: Checkpoint, body: Body) -> Table:
        table = self._table
        earlier = {one.entries: one for one in self._kept.checkpoints if one.entries < checkpoint.entries}
        for number, entry in enumerate(self._entries[1 : checkpoint.entries], start=2):
            self._read_through(entry, body)
            table.print.add(entry)
            table.called.note(entry.by, entry.act)
            if number in earlier:
                self._mark(earlier[number])
        table.entries = checkpoint.entries
        if body.standing is not None and table.print.hex() != body.print:
            raise BadFile("the checkpoint belongs to another record")
        table.ways_back.add(Place(checkpoint.entries, len(self._choices)))
        self._stand(body, self._entries[checkpoint.entries - 1].at)
        rest = self._entries[checkpoint.entries :]
        if body.saved.rules == table.game.info.version:
            for entry in rest:
                table.apply(entry)
        else:
            self._go_on_under_other_rules(rest)
        return table

    def _read_through(self, entry: Entry, body: Body) -> None:
        act = entry.act
        if self._nonces:
            version = len(self._choices)
            undone = [f"{choice.seat} {choice.option}" for choice in self._choices[goes_back(act, version) :]]
            self._table.course.take(act, version, undone)
        match act:
            case acts.Chose():
                self._choices.append(Choice(act.chair, act.option, self._rewinds))
                if body.standing is not None and is_talk(self._table.game, act.option):
                    self._table.said_in_the_game(act, entry.by, entry.at)
            case acts.Undid():
                self._go_back(act.to)
                self._rewinds += 1
            case acts.Mended():
                self._go_back(act.version)
                self._earliest = act.version
                self._table.ways_back.forget()
            case acts.Began():
                self._nonces = act.nonces
            case acts.Said() if body.standing is not None:
                self._table.said(act, entry.by, entry.at)
        if entry.answer:
            self._table.traces.note_answer(entry)
        if body.standing is not None:
            self._table.traces.count(entry)
        else:
            self._apply_all_but_the_match(entry)

    def _mark(self, checkpoint: Checkpoint) -> None:
        """An earlier one, to go back to. If there is anything wrong with it, there are others."""
        try:
            body = Body.read(checkpoint)
        except msgspec.DecodeError:
            return
        version = len(self._choices)
        if body.print == self._table.print.hex() and body.saved.version == version:
            self._marks[version] = body.saved
            self._table.ways_back.add(Place(checkpoint.entries, version))

    def _go_back(self, to: int) -> None:
        del self._choices[to:]
        self._table.ways_back.go_back(to)
        self._marks = {version: saved for version, saved in self._marks.items() if version <= to}

    def _apply_all_but_the_match(self, entry: Entry) -> None:
        """What a checkpoint of a time when only the state was kept doesn't tell."""
        table, act = self._table, entry.act
        match act:
            case acts.Chose():
                # Which were silent isn't known any more; to take all free ones for silent tells nobody anything.
                is_told = table.game.free_options.find(act.option) is None
            case acts.Undid(to=to) | acts.Mended(version=to):
                table.seating.undo(to, table.seats)
                is_told = True
            case _:
                table.apply(entry)
                return
        if is_told:
            table.touched = entry.at

    def _stand(self, body: Body, at: float) -> None:
        table, saved = self._table, body.saved
        if body.standing is not None:
            table.stand(body.standing)
            table.log = log_of(self._kept.log, body.lines)
            if len(table.log) < body.lines:
                raise BadFile("some lines of the log are missing")
            table.ways_back.lines = body.lines
        key = MatchKey(table.secret, tuple(bytes.fromhex(nonce) for nonce in self._nonces))
        if saved.version == UNCOUNTED:
            free = table.game.free_options
            silent = [at for at, choice in enumerate(self._choices) if free.find(choice.option) is not None]
            saved = msgspec.structs.replace(saved, version=len(self._choices), silent=tuple(silent))
        origin: Origin[Any] = Origin(table.game, table.seats, table.settings, key)
        table.match = resumed(origin, self._choices, self._rewinds, saved, marks=self._marks, earliest=self._earliest)
        if body.standing is None:
            table.log = []
            table.undo = None  # whatever was asked for was asked before the last choice
            table.seating.start_lives(table.version)
        table.note_what_stands(at)

    def _go_on_under_other_rules(self, rest: Sequence[Entry]) -> None:
        """What came after is taken as far as it fits; of the match, nothing that came after what doesn't."""
        table, fits = self._table, True
        for entry in rest:
            if fits or not isinstance(entry.act, _OF_THE_MATCH):
                try:
                    table.apply(entry)
                    continue
                except Refused:
                    fits = False
            table.entries += 1
        if table.phase == PLAYING:
            _mend(table)
