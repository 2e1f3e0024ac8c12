"""What is told of a match by its record alone is what the table told that was there."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.kernel.errors import BadFile
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.table import OVER
from tables.gathering import ANA, BLAS, again, asking, begun, choose
from web.test_reloading import Evening


def through_the_store(record: list[Entry]) -> list[Entry]:
    return [acts.read(msgspec.json.encode(entry)) for entry in record]


def test_the_file_needs_no_rules() -> None:
    table = begun()
    choose(table, ANA, "mark:8")
    asking(table, ANA).undo()
    asking(table, BLAS).agree(True)
    for number, square in enumerate((0, 3, 1, 4, 2)):
        choose(table, (ANA, BLAS)[number % 2], f"mark:{square}")
    bygone = Bygone(table.code, through_the_store(table.fresh))
    assert table.phase == OVER
    assert bygone.file() == table.file() == again(table).file()
    assert (bygone.version, bygone.names) == (table.version, table.names)


def test_a_match_under_way_keeps_its_secret() -> None:
    table = begun()
    choose(table, ANA, "mark:8")
    with pytest.raises(BadFile):
        Bygone(table.code, table.fresh).file()


@pytest.mark.parametrize("seed", range(6))
def test_whoever_came_and_went(seed: int) -> None:
    """Chairs that changed hands, shuffles that were called off, choices that were taken back."""
    evening = Evening("arcana", 3, seed)
    for _ in range(120):
        evening.step()
    table, bygone = evening.table, Bygone("BRISA-27", through_the_store(evening.record))
    assert bygone.names == table.names
    assert bygone.removed == table.door.removed
    assert bygone.version == table.version
    if table.phase == OVER:
        assert bygone.file() == table.file()
