"""Taking back: whom it takes, what bots have no say in, and tables for practice."""

from __future__ import annotations

import pytest

from sobremesa.kernel import record
from sobremesa.tables.asking import Wish, open_table
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, begun, choose, clock, deal, told


def _set(*people: int, practice: bool = False, game: str = "tictactoe", seats: int = 2) -> Table:
    """A table where people sit in some chairs and bots in the others; the match has begun."""
    wish = Wish(game, seats, {}, private=False, clock="none", language="es", practice=practice)
    table = open_table("BRISA-27", ANA, clock(), wish)
    for chair in range(seats):
        if chair in people:
            asking(table, (ANA, BLAS, CARLA)[chair]).sit(chair)
        else:
            asking(table, ANA).seat_bot(chair, "random", away_long_enough=False)
    deal(table)
    return table


def _bot_marks(table: Table, option: str) -> None:
    assert table.match is not None
    (asked,) = table.match.asked
    asking(table, ANA).stand_in(asked.decision.seat, asked.id, option)


def test_bots_do_not_agree_to_what_people_would_be_asked() -> None:
    table = _set(0)
    choose(table, ANA, "mark:0")
    _bot_marks(table, "mark:1")
    entries = table.entries
    with pytest.raises(Refusal, match="nobody-to-agree"):
        asking(table, ANA).undo()
    assert table.why_no_undo(0) == "nobody-to-agree"
    assert (table.version, table.entries, table.undo) == (2, entries, None)


def test_what_is_free_is_taken_back_among_bots_too() -> None:
    table = _set(1, game="arcana", seats=3)
    assert table.match is not None
    flip = next(option for option in table.match.game.free(table.match.state, 1) if option.verb == "flip")
    asking(table, BLAS).free(flip.key)
    assert table.why_no_undo(1) == ""
    asking(table, BLAS).undo()
    assert told(table)[-1] == "table-undone"


def test_at_a_practice_table_bots_are_not_asked_and_the_log_and_the_file_say_so() -> None:
    table = _set(0, practice=True)
    assert told(table) == ["table-practice"]
    choose(table, ANA, "mark:0")
    _bot_marks(table, "mark:1")
    assert table.why_no_undo(0) == ""
    asking(table, ANA).undo()
    assert table.version == 0
    assert told(table)[-1] == "table-undone-practice"
    for option in ("mark:0", "mark:3", "mark:1", "mark:4"):
        choose(table, ANA, option) if table.version % 2 == 0 else _bot_marks(table, option)
    choose(table, ANA, "mark:2")
    assert table.file().practice is True
    assert again(table).file() == table.file()
    assert record.verify(table.file()).outcome is not None


def test_only_files_of_practice_are_marked() -> None:
    table = begun()
    for number, option in enumerate(("mark:0", "mark:3", "mark:1", "mark:4", "mark:2")):
        choose(table, (ANA, BLAS)[number % 2], option)
    assert table.file().practice is not True


def test_people_are_asked_at_a_practice_table_too() -> None:
    table = _set(0, 1, practice=True)
    choose(table, ANA, "mark:0")
    asking(table, ANA).undo()
    assert table.undo is not None
    asking(table, BLAS).agree(True)
    assert table.version == 0
    assert told(table)[-1] == "table-undone-practice"


def _asked() -> Table:
    """Three people and a bot at La Cosa's table; whoever had the first turn asks to take a discard back."""
    while True:
        table = _set(0, 1, 2, game="cosa", seats=4)
        assert table.match is not None
        asked = table.match.asked[0].decision
        if asked.seat == 0 and asked.ask == "act":
            discard = next(option for option in asked.options if option.verb == "discard")
            choose(table, ANA, discard.key)
            asking(table, ANA).undo()
            assert table.must_agree == [1, 2]
            return table


@pytest.mark.parametrize("who", [ANA, BLAS])
def test_a_request_lapses_when_one_of_those_whom_it_concerns_gets_up(who: object) -> None:
    table = _asked()
    asking(table, CARLA).agree(True)
    asking(table, ANA if who is ANA else BLAS).stand()
    assert table.undo is None
    assert again(table).undo is None


def test_nobody_agrees_for_who_is_away() -> None:
    table = _asked()
    asking(table, CARLA).agree(True)
    assert table.undo is not None  # Blas has no page open, and is waited for all the same
    asking(table, ANA).seat_bot(1, "random", away_long_enough=True)
    assert table.must_agree == [1, 2]  # the bot plays for him; it doesn't agree for him
    asking(table, CARLA).agree(True)
    assert table.undo is not None
    asking(table, BLAS).agree(True)
    assert told(table)[-1] == "table-undone-agreed"


def test_an_answer_that_was_taken_back_is_stale_whether_the_table_came_back_or_not() -> None:
    """However often it is sent again, and whether the table was read from its record, a checkpoint, or never left."""
    table = begun()
    checkpoint = None
    for _ in range(3):
        assert table.match is not None
        (asked,) = table.match.asked
        asking(table, ANA).choose(asked.id, "mark:4")
        asking(table, ANA).undo()
        asking(table, BLAS).agree(True)
        for there in (table, again(table), again(table, checkpoint), again(table, table.checkpoint())):
            with pytest.raises(Refusal) as refused:
                asking(there, ANA).choose(asked.id, "mark:4")
            assert refused.value.reason == "stale"
            assert there.match is not None
            assert there.match.asked == table.match.asked
        checkpoint = checkpoint or table.checkpoint()
