"""With the course in its file a match is told again line by line, and what was taken back is there."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from sobremesa.kernel import record
from sobremesa.kernel.course import BACK, COMING_AND_GOING, Line
from sobremesa.kernel.errors import NotVerified
from sobremesa.kernel.record import MatchFile
from sobremesa.tables.checkpoint import NOTHING_KEPT, Kept
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.table import OVER, PLAYING, Table
from tables.gathering import ANA, BLAS, again, asking, begun, choose
from web.test_reloading import GAMES, Evening

MOST_STEPS = 900
HALF_WAY = 60


def log_told_by(file: MatchFile) -> list[Line]:
    walk, way = record.walk(file)
    for _ in way:
        pass
    return walk.log


def plain(log: list[Line]) -> list[object]:
    return [(version, e.kind, e.args, e.secret, e.to, e.rule) for version, e in log]


def of_the_match(table: Table) -> list[Line]:
    """Who came and went when it was over is nothing of it."""
    log = table.log[:]
    while log and log[-1][1].kind in COMING_AND_GOING:
        del log[-1]
    return log


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_log_is_told_again_from_the_file(game: str, seats: int, seed: int) -> None:
    """Whatever people did in the course of an evening: and the table that comes back has the same course."""
    evening = Evening(game, seats, seed)
    kept = NOTHING_KEPT
    for number in range(MOST_STEPS):
        if evening.table.phase == OVER:
            break
        evening.step()
        if number == HALF_WAY and (half := evening.table.checkpoint()) is not None:
            kept = Kept([half], [half.page] if half.page else [])
    table = evening.table
    choices = [] if table.match is None else [f"{seat} {option.key}" for seat, option in table.match.choices]
    back = come_back("BRISA-27", evening.record, kept)
    assert back.course.told(choices) == table.course.told(choices)
    if table.phase == PLAYING and table.match is not None:  # as far as it has come
        told = table.course.told(choices)
        file = msgspec.structs.replace(
            record.file_of(table.match),
            course=told,
            practice=table.opened.practice or UNSET,
            shuffle=record.Shuffle(("",) * table.seats, table.called_off),
        )
        assert plain(log_told_by(file)) == plain(table.log)
    elif table.phase == OVER:
        file = table.file()
        record.verify(file)
        log = log_told_by(file)
        assert plain(log)[: len(of_the_match(table))] == plain(of_the_match(table))
        assert all(line[1].kind in COMING_AND_GOING for line in log[len(of_the_match(table)) :])


def taken_back() -> Table:
    """Ana takes back her first choice with Blas's leave, and somebody pauses."""
    table = begun()
    choose(table, ANA, "mark:8")
    asking(table, ANA).undo()
    asking(table, BLAS).agree(True)
    asking(table, BLAS).pause(True)
    asking(table, BLAS).pause(False)
    for number, square in enumerate((0, 3, 1, 4, 2)):
        choose(table, (ANA, BLAS)[number % 2], f"mark:{square}")
    return table


def test_what_was_taken_back_is_told_and_what_stands_is_counted() -> None:
    table = taken_back()
    told = table.file()
    said = ("table-undone-agreed 0", "table-paused 1", "table-resumed 1")
    assert told.course == ("0 mark:8", f"{BACK} 0", *said, 5)
    assert told.choices == ("0 mark:0", "1 mark:3", "0 mark:1", "1 mark:4", "0 mark:2")
    assert again(table).file() == told


@pytest.mark.parametrize(
    "course",
    [
        (5,),
        ("0 mark:8", "back 0", 5),
        ("0 mark:8", "table-undone-agreed 0", 5),
        ("table-undone 0", 5),
        ("0 mark:8", "back 0", "table-paused 0", "table-undone 0", 5),
        ("0 mark:8", "back 2", "table-undone 0", 5),
        ("0 mark:8", "back x", "table-undone 0", 5),
        ("0 mark:8", "back 0", "table-undone 0", 4),
        ("0 mark:8", "back 0", "table-undone 0", 6),
        (5, "0 mark:8"),
        (1, "back 0", "table-undone 0", 4),
        ("table-stand-in 1", 5),
        (5, "table-stand-in 1"),
        ("table-stand-in 0", "table-paused 0", 5),
        ("table-mended", 5),
        ("table-left", 5),
        ("table-onlooker-removed 1", 5),
        ("drew 1", 5),
        (5, "back 4"),
    ],
)
def test_a_course_that_no_match_takes_is_not_verified(course: tuple[int | str, ...]) -> None:
    told = msgspec.structs.replace(taken_back().file(), course=course)
    if course == (5,):
        record.verify(told)
        return
    with pytest.raises(NotVerified) as found:
        record.verify(told)
    assert found.value.what in ("course", "choice")
