"""A table read again from its record is the table that was: to everybody, to the byte, after whatever happened."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.saved import save
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import acts
from sobremesa.tables.asking import Asker, Wish, open_table
from sobremesa.tables.chair import EMPTY, Person
from sobremesa.tables.checkpoint import NOTHING_KEPT, Besides, Checkpoint, Kept
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.shuffling import Shuffling
from sobremesa.tables.table import OVER, PLAYING, Table
from sobremesa.web import wire
from sobremesa.web.sight import Sight, chairs_of
from tables.gathering import deal, nonce_of, seal_by

PEOPLE: Final = tuple(Person(name.lower(), name) for name in ("Ana", "Blas", "Carla", "Dora", "Elio", "Fina"))
STEPS: Final = 120
EVENINGS: Final = 6
GAMES: Final = (("arcana", 2), ("arcana", 3), ("cosa", 4), ("princesa", 3), ("tictactoe", 2))


class Evening:
    """People who ask one table for anything at any moment; what can't be is refused, and changes nothing."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.chance = chance = random.Random(f"{game} {seats} {seed}")
        self.now = 1000.0
        flags = {name: chance.random() < 0.5 for name in ("private", "practice", "quiet", "spoken")}
        joining = chance.choice(("consent", "open", "closed"))
        wish = Wish(game, seats, {}, clock="none", language="es", joining=joining, **flags)
        self.record: list[acts.Entry] = []
        self.story: list[str] = []
        self.table = open_table("BRISA-27", PEOPLE[0], self.now, wish)
        for at in range(chance.randrange(1, seats + 1)):
            Asker(self.table, PEOPLE[at], self.now).sit(at)
        for at, chair in enumerate(self.table.chairs):
            if chair.who == EMPTY:
                Asker(self.table, PEOPLE[0], self.now).seat_bot(at, "random", away_long_enough=False)
        if chance.random() < 0.8:
            deal(self.table)
        self._write()

    def _write(self) -> None:
        self.record += self.table.fresh
        self.table.fresh = []

    def step(self) -> None:
        chance, table = self.chance, self.table
        who = chance.choice(PEOPLE)
        if who.id in table.door.removed:
            return
        self.now += 1
        asker = Asker(table, who, self.now, f"{chance.randrange(400)}")
        number = chance.randrange(len(table.chairs) + 1)
        yes = chance.random() < 0.7
        doing = chance.choices(
            (
                lambda: self._play(asker),
                lambda: self._free(asker),
                asker.undo,
                lambda: asker.agree(yes),
                lambda: asker.sit(number),
                asker.stand,
                lambda: asker.admit(chance.choice(table.seating.asks).number if table.seating.asks else 0, yes),
                lambda: asker.seat_bot(number, "random", chance.random() < 0.5),
                lambda: asker.unseat(number),
                lambda: asker.remove(number, yes),
                lambda: asker.remove_onlooker(chance.choice(PEOPLE).id),
                lambda: asker.say("hola"),
                lambda: asker.pause(yes and chance.random() < 0.3),
                lambda: asker.come(table.door.link if yes else ""),
                lambda: asker.renew_link(yes),
                asker.start,
                asker.call_off,
                lambda: asker.seal(table.commitment, seal_by(table, who.id)),
                lambda: asker.reveal(nonce_of(who.id)),
                lambda: asker.pass_on(chance.choice(table.people or [table.owner])),
            ),
            (60, 12, 12, 16, 6, 2, 8, 4, 1, 2, 0.3, 4, 4, 4, 1, 8, 0.5, 20, 20, 0.3),
        )[0]
        self._attempt(f"{who.name} {self.now}", doing)

    def _attempt(self, what: str, doing: Callable[[], object]) -> None:
        self.story.append(what)
        before = self.table.entries
        try:
            doing()
        except Refusal as refusal:
            self.story[-1] += f": {refusal.reason}"
            if self.table.fresh:  # the first of several things had happened already: the room reads the table again
                self.table = again(self.record)
            assert self.table.entries == before
        self._write()

    def _play(self, asker: Asker) -> None:
        """Whoever is asked chooses; for bots and for those away, a bot."""
        table, chance = self.table, self.chance
        if table.phase != PLAYING or table.match is None:
            raise Refusal("not-playing")
        asked = chance.choice(table.match.asked)
        seat = asked.decision.seat
        option = chance.choice(asked.decision.options).key
        person = table.chairs[seat].person if seat < len(table.chairs) else ""
        if person:
            Asker(table, Person(person, person), self.now, asker.answer).choose(asked.id, option)
        else:
            Asker(table, Person("", ""), self.now).stand_in(seat, asked.id, option)

    def _free(self, asker: Asker) -> None:
        table = self.table
        if table.phase != PLAYING or table.match is None:
            raise Refusal("not-playing")
        me = table.chair_of(asker.who.id)
        options = table.game.free(table.match.state, len(table.chairs) if me == SPECTATOR else me)
        if not options:
            raise Refusal("not-offered")
        asker.free(self.chance.choice(options).key)


def again(record: list[acts.Entry], kept: Kept = NOTHING_KEPT) -> Table:
    lines = [msgspec.json.encode(entry) for entry in record]
    return come_back("BRISA-27", [acts.read(line) for line in lines], kept)


def shown(table: Table) -> dict[str, Any]:
    """All that anybody is sent who opens a page now, and what the table answers to whom without one."""
    sight = Sight(table)
    onlookers = {one.id: wire.Onlooker(at, one.name) for at, one in enumerate(PEOPLE) if one.id not in table.people}
    sight.refresh(chairs_of(table, set(), {}, table.touched), onlookers)
    pages: dict[str, Any] = {one.id: sight.of(one.id, 0, 0) for one in PEOPLE}
    return pages | {
        "door": (table.door.let_in, table.door.removed, table.opens_by_code),
        "answered": table.traces.answered,
        "written": table.traces.written,
        "spoken": table.traces.spoken,
        "file": table.file() if table.phase == OVER else None,
        "match": table.match and save(table.match),
        "waiting": table.waiting,
        "everybody": table.everybody,
    }


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_read_again_is_what_was(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    phases = set()
    for seed in range(EVENINGS):
        evening = Evening(game, seats, seed)
        checkpoints: list[Checkpoint] = []
        for step in range(STEPS):
            evening.step()
            phases.add(evening.table.phase)
            if step % 7 == 0 and (checkpoint := evening.table.checkpoint()) is not None:
                checkpoints.append(checkpoint)
            if step % 5 == 0:
                live, read = shown(evening.table), shown(again(evening.record))
                assert live == read, (seed, step, evening.story)
                sooner = shown(again(evening.record, _kept(checkpoints)))
                assert sooner == read, (seed, step, evening.story)
    assert PLAYING in phases


def _kept(checkpoints: list[Checkpoint]) -> Kept:
    return Kept(checkpoints[-3:], [one.page for one in checkpoints if one.page is not None])


def test_a_table_that_comes_back_from_a_checkpoint_is_not_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    evening = Evening("princesa", 4, 3)
    checkpoints: list[Checkpoint] = []
    while evening.table.version < 20:
        evening.step()
        if (checkpoint := evening.table.checkpoint()) is not None:
            checkpoints.append(checkpoint)
    game = evening.table.game
    monkeypatch.setattr(type(game), "setup", lambda *_: pytest.fail("it was dealt again"))
    monkeypatch.setattr(type(game), "apply", lambda *_: pytest.fail("it was played again"))
    assert shown(again(evening.record, _kept(checkpoints))) == shown(evening.table)


@pytest.mark.parametrize("spoiled", ["body", "lines", "entries"])
def test_a_checkpoint_that_does_not_fit_is_passed_over(spoiled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is the truth; only one that tells of more than there is says that something was lost."""
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    evening = Evening("princesa", 4, 3)
    while evening.table.version < 20:
        evening.step()
    sound = evening.table.checkpoint()
    assert sound is not None
    assert sound.page is not None
    evening.step()
    kept = {
        "body": Kept([replace(sound, body=sound.body[:-9])], [sound.page]),
        "lines": Kept([sound], []),
        "entries": Kept([replace(sound, entries=sound.entries - 3)], [sound.page]),
    }[spoiled]
    assert shown(again(evening.record, kept)) == shown(evening.table)
    with pytest.raises(BadFile, match="the record ends"):
        again(evening.record[: sound.entries - 1], Kept([sound], [sound.page]))


def test_every_part_of_a_table_is_kept_or_follows_from_the_record() -> None:
    told_by_the_opening = {"lesson", "code", "opened", "opened_at", "game", "seats", "settings", "set_by"}
    read_through = {"called", "chat", "traces", "entries", "course"}
    of_their_own = {"match", "log"}
    of_this_moment = {"print", "fresh", "changes", "ways_back"}
    beside = told_by_the_opening | read_through | of_their_own | of_this_moment
    shuffling = {name for name in Shuffling.__slots__ if name[0] != "_"}  # what it began with stands in the opening
    assert {*Besides.__struct_fields__} == ({*Table.__slots__} - beside - {"shuffling"}) | shuffling


def test_what_happened_beside_the_record_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above is worth: somebody's words are in the table, and not in what is written."""
    monkeypatch.setattr(time, "time", lambda: 5000.0)
    evening = Evening("tictactoe", 2, 0)
    Asker(evening.table, PEOPLE[0], 2000.0).say("hola")
    assert shown(evening.table) != shown(again(evening.record))
