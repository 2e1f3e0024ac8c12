"""The check of two worlds at a table is checked: whatever tells what somebody may not know is caught, by its name."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.errors import NotOffered
from sobremesa.kernel.match import Asked, Match
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import talking, thinking
from sobremesa.tables.acts import Chose
from sobremesa.tables.asking import Asker
from sobremesa.tables.seating import Seating
from sobremesa.tables.table import PLAYING, Table
from sobremesa.testing.checks import Violation
from sobremesa.testing.tables.pair import Pair, Parted, two_tables
from sobremesa.testing.tables.run import evenings
from sobremesa.testing.tables.walk import DEAL, DEED, WORDS, Walk
from sobremesa.web import wire
from sobremesa.web.receiving import Receiving
from sobremesa.web.room import Room
from sobremesa.web.showing import Showing
from sobremesa.web.sight import Sight, encoded
from sobremesa.web.thoughts import Thoughts

Plant = Callable[[pytest.MonkeyPatch], None]

ENOUGH = 150  # evenings


def undo_is_told(patch: pytest.MonkeyPatch) -> None:
    """Who did something silently can take it back, and everybody is told."""

    def last_of(match: Match[Any], seat: int) -> int | None:
        return max((at for at, (chooser, _) in enumerate(match.choices) if chooser == seat), default=None)

    def why_no_undo(match: Match[Any], seat: int) -> str | None:
        return None if match.choices and match.choices[-1][0] == seat and match.is_silent else honest(match, seat)

    honest = Match.why_no_undo
    patch.setattr(Match, "last_noticed_of", last_of)
    patch.setattr(Match, "why_no_undo", why_no_undo)


def undo_is_asked_for(patch: pytest.MonkeyPatch) -> None:
    """Who did something silently can ask the table to take it back."""

    def last_of(match: Match[Any], seat: int) -> int | None:
        return max((at for at, (chooser, _) in enumerate(match.choices) if chooser == seat), default=None)

    patch.setattr(Match, "last_noticed_of", last_of)


def silence_is_sent(patch: pytest.MonkeyPatch) -> None:
    """Everybody is sent the table after a silent choice, with nothing new in it."""

    patch.setattr(Receiving, "_who_notices", lambda receiving, _: receiving._presence.here)


def silence_is_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "noticed", property(lambda match: match.version))


def ids_count(patch: pytest.MonkeyPatch) -> None:
    """A decision's id says how many choices were taken."""

    def asked_after(match: Match[Any], after: Any, answered: int | None, trail: bytes) -> dict[int, Asked]:
        asked = honest(match, after, answered, trail)
        return {
            seat: one if match.asked_of(seat) is one else Asked(f"{seat}.{match.version}", one.decision)
            for seat, one in asked.items()
        }

    honest = Match._asked_after
    patch.setattr(Match, "_asked_after", asked_after)


def silence_touches(patch: pytest.MonkeyPatch) -> None:
    """Whoever is away seems to have left when somebody did something silently."""

    def apply(table: Table, entry: Any, decision: str | None) -> None:
        honest(table, entry, decision)
        table.touched = entry.at

    honest = Table._apply
    patch.setattr(Table, "_apply", apply)


def silence_renews_the_wait(patch: pytest.MonkeyPatch) -> None:
    """The table seems to wait only since somebody did something silently."""

    def chose(table: Table, act: Chose, at: float, decision: str | None) -> None:
        honest(table, act, at, decision)
        table.waiting = {chair: (asked, at) for chair, (asked, _) in table.waiting.items()}

    honest = Table._chose
    patch.setattr(Table, "_chose", chose)


def bots_take_their_time(patch: pytest.MonkeyPatch) -> None:
    """A bot thinks first and then pauses."""

    async def thought(thoughts: Thoughts, asked: thinking.Question) -> str:
        option = await thoughts._think_about(asked)
        await asyncio.sleep(random.uniform(0.9, 1.6))
        return option

    patch.setattr(Thoughts, "_thought", thought)


def bots_draw_by_silence(patch: pytest.MonkeyPatch) -> None:
    """What a bot draws depends on how often somebody did something silently."""

    def question(match: Match[Any], *asked: Any, **more: Any) -> thinking.Question:
        chair, *_ = asked
        return honest(match, *asked, **more)._replace(key=match.key.stream("bots", chair, match.version).key)

    honest = thinking.question
    patch.setattr(thinking, "question", question)


def refusals_tell(patch: pytest.MonkeyPatch) -> None:
    """Why something isn't offered depends on what is hidden."""

    def not_offered(match: Match[Any], *_: Any) -> NotOffered:
        return NotOffered("no", f"hidden-{match.game.schema.digest(match.state)[:2]}")

    patch.setattr(Match, "_not_offered", not_offered)


def objections_tell(patch: pytest.MonkeyPatch) -> None:
    """The answer to "why not" depends on what is hidden."""

    def why_not(asker: Asker, _: str) -> str:
        match = asker._playing()
        return match.game.schema.digest(match.state)

    patch.setattr(Asker, "why_not", why_not)


def the_lobby_tells(patch: pytest.MonkeyPatch) -> None:
    """The list of tables is as long as the record."""

    def listing(room: Room) -> Any:
        return msgspec.structs.replace(honest(room), since=float(room.table.entries))

    honest = Room.listing
    patch.setattr(Room, "listing", listing)


def order_tells(patch: pytest.MonkeyPatch) -> None:
    """Whether the answer or the table comes first depends on the record."""

    def show(showing: Showing, told: Any, sender: Any = None, answer: bytes = b"") -> None:
        if answer and showing._recording.table.entries % 2:
            honest(showing, told, sender)
            sender.send(answer)
        else:
            honest(showing, told, sender, answer)

    honest = Showing._show
    patch.setattr(Showing, "_show", show)


def size_tells(patch: pytest.MonkeyPatch) -> None:
    """A message is longer by one space for each line of the record."""

    def of(sight: Sight, *args: Any, **more: Any) -> bytes:
        return honest(sight, *args, **more) + b" " * (sight._table.entries % 8)

    honest = Sight.of
    patch.setattr(Sight, "of", of)


def who_comes_back_is_told_all(patch: pytest.MonkeyPatch) -> None:
    """What is told in secret is told to whoever opens another page."""

    def enter(room: Room, connection: Any) -> None:
        honest(room, connection)
        match = room.table.match
        connection.send(encoded(wire.Because("", "", match.game.schema.digest(match.state) if match else "")))

    honest = Room.enter
    patch.setattr(Room, "enter", enter)


def the_living_hear_the_fallen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talking, "hears", lambda *_: True)


def ids_come_again(patch: pytest.MonkeyPatch) -> None:
    """The same choice, made again after an undo, leads to a question with the same id."""

    def rewind(match: Match[Any], version: int) -> None:
        honest(match, version)
        match._rewinds = 0

    honest = Match.rewind
    patch.setattr(Match, "rewind", rewind)


def pages_turn_to_any_chair(patch: pytest.MonkeyPatch) -> None:
    """A page shows whichever chair it wants to be turned to."""

    def turn(showing: Showing, connection: Any, asked: wire.TurnTo) -> None:
        connection.turned_to = asked.chair
        showing.tell(connection, encoded(wire.Done(asked.id)))

    def turned_to(table: Table, person: str, chair: int) -> int:
        return table.chair_of(person) if chair == SPECTATOR else chair

    patch.setattr(Showing, "turn", turn)
    patch.setattr(Table, "chair_turned_to", turned_to)


FAULTS: dict[Plant, set[str]] = {
    undo_is_told: {"tables: number", "tables: undo"},
    undo_is_asked_for: {"tables: undo", "tables: number", "tables: version"},
    silence_is_sent: {"tables: number"},
    silence_is_counted: {"tables: version", "tables: happened"},
    ids_count: {"tables: decision", "tables: number"},
    silence_touches: {"tables: chairs", "tables: tables"},
    silence_renews_the_wait: {"tables: waiting_since", "tables: played_for_at"},
    bots_take_their_time: {"tables: waiting_since", "tables: now", "tables: number", "tables: version"},
    bots_draw_by_silence: {"tables: bots"},
    refusals_tell: {"tables: rule"},
    objections_tell: {"tables: rule"},
    the_lobby_tells: {"tables: tables"},
    order_tells: {"tables: order"},
    size_tells: {"tables: bytes"},
    who_comes_back_is_told_all: {"tables: rule"},
    the_living_hear_the_fallen: {"tables: chat", "tables: number"},
    ids_come_again: {"tables: decision", "tables: number"},
    pages_turn_to_any_chair: {"tables: view", "tables: decision", "tables: happened"},
}


# Which evenings are the likeliest to show it soon: the secret, and what is done more often.
EVENINGS = {
    silence_touches: (DEED, "_aside_and_start_anew"),
    silence_renews_the_wait: (DEED, "_aside"),
    refusals_tell: (DEAL, "_choose_what_is_not_offered"),
    the_living_hear_the_fallen: (WORDS, "_say_aside"),
    ids_come_again: ("", "_think_again"),
    pages_turn_to_any_chair: (DEAL, "_turn_to"),
}


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    secret, favoured = EVENINGS.get(plant, ("", ""))
    key = f"planted {plant.__name__}"
    report = evenings(registry.get("cosa"), range(ENOUGH), key, seats=(4, 5), secret=secret, favoured=(favoured,))
    assert report.finding is not None
    check = re.sub("[A-Z]+-[0-9]+", "tables", report.finding.check)  # a table by itself tells what the lobby does
    assert check in FAULTS[plant], str(report.finding)


# --- a newcomer in an emptied chair ----------------------------------------------------------------------------------


def _newcomer(number: int) -> None:
    """In Arcana somebody draws, leaves the match and gets up; who looked on sits there and reads the log."""
    with two_tables(registry.get("arcana"), f"newcomer {number}") as pair:
        walk = Walk(pair, 3, Rng(derive(b"", "newcomer", number)), DEAL)
        walk.gather()
        walk.begin()
        coming = next(guest for guest in pair.guests if pair.chair_of(guest) == SPECTATOR)
        leaving = next(guest for guest in pair.guests if pair.chair_of(guest) != SPECTATOR)
        chair = pair.chair_of(leaving)
        walk.look_through(coming)
        drew = _happened(pair, "drew", chair)
        while pair.table.phase == PLAYING and _happened(pair, "drew", chair) == drew:
            walk.play_on()
        pair.do(leaving, wire.Free, option="leave")
        while pair.table.phase == PLAYING and not _happened(pair, "left", chair):
            walk.play_on()
        pair.do(leaving, wire.Stand)
        pair.do(coming, wire.Sit, chair=chair)
        for guest in pair.guests:
            pair.do(guest, wire.Admit, request=0, yes=True)
        pair.close_page(coming, 0)
        pair.open_page(coming)
        pair.compare()


def _happened(pair: Pair, kind: str, chair: int) -> int:
    return sum(event.kind == kind and chair in (*event.to, dict(event.args).get("who")) for _, event in pair.table.log)


def _caught_by_newcomers() -> str:
    for number in range(60):
        try:
            _newcomer(number)
        except Violation as found:
            return found.check
        except Parted:
            pass
    return ""


def test_a_newcomer_reads_nothing_of_who_sat_there() -> None:
    assert _caught_by_newcomers() == ""


def test_a_log_that_is_not_cut_for_a_newcomer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seating, "eyes_on", lambda *asked: [asked[2]] * len(asked[3]))
    assert _caught_by_newcomers() == "tables: happened"
