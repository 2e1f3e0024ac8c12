"""A match of rules that are no longer here, as far as its record tells of it: enough for its file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from msgspec import UNSET

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.record import FORMAT, TOLD_FORMAT, MatchFile, Result, Shuffle
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.course import goes_back
from sobremesa.tables.table import Table


@final
class Bygone:
    """Neither dealt nor played: who sat where, what was chosen, and how it ended."""

    def __init__(self, code: str, entries: Sequence[Entry]) -> None:
        self.code = code
        self._gathering = Table(code, entries[0])
        self._nonces: tuple[str, ...] = ()
        self._choices: list[str] = []
        self._rules = 0
        self.ended: acts.Ended | None = None
        for entry in entries[1:]:
            self._read(entry)

    def _read(self, entry: Entry) -> None:
        act, table = entry.act, self._gathering
        if self._rules:
            table.course.take(act, self.version, self._choices[goes_back(act, self.version) :])
        match act:
            case acts.Began():
                self._rules, self._nonces = act.rules, act.nonces
                table.seating.begin()
            case acts.Chose():
                self._choices.append(f"{act.chair} {act.option}")
            case acts.Undid(to=to) | acts.Mended(version=to):
                del self._choices[to:]
                table.seating.undo(to, table.seats)
            case acts.Ended():
                self.ended = act
            case _ if not self._rules:
                table.apply(entry)
            case acts.Sat():
                table.seating.sit_in_match(act, entry.by, 0, self.version)
            case acts.Stood():
                table.seating.stand(act.chair)
            case acts.BotSat() | acts.BotFailed():
                table.seating.seat_bot(act.chair, act.level)
            case acts.Removed():
                table.door.removed.add(act.person)
                if self.ended is None:
                    table.seating.remove(act.person, act.level, playing=True)
            case acts.Forgotten():
                table.seating.forget(act.person)

    @property
    def game(self) -> Game[Any]:
        return self._gathering.game

    @property
    def version(self) -> int:
        return len(self._choices)

    @property
    def names(self) -> tuple[str, ...]:
        return self._gathering.seating.names

    @property
    def players(self) -> tuple[str, ...]:
        """By chair: who sits there, or may come back to it; "" where nobody does."""
        return tuple(chair.whose for chair in self._gathering.chairs)

    @property
    def removed(self) -> set[str]:
        return self._gathering.door.removed

    def file(self) -> MatchFile:
        ended, table = self.ended, self._gathering
        if ended is None:
            raise BadFile("the match is not over")
        key = MatchKey(table.secret, tuple(bytes.fromhex(nonce) for nonce in self._nonces))
        shuffle = table.shuffle
        return MatchFile(
            format=FORMAT if shuffle is None else TOLD_FORMAT,
            game=table.opened.game,
            rules=self._rules,
            seats=table.seats,
            settings=table.settings,
            names=self.names,
            commitment=key.commitment,
            secret=key.secret.hex(),
            nonces=self._nonces,
            choices=tuple(self._choices),
            result=Result(ended.ending, ended.winners, ended.returns),
            digest=ended.digest,
            house=record.house_of(self.game) if self.game.info.version == self._rules else UNSET,
            practice=table.opened.practice or UNSET,
            shuffle=UNSET if shuffle is None else Shuffle(shuffle.in_order(shuffle.seals), table.called_off),
            course=UNSET if shuffle is None else table.course.told(self._choices),
        )
