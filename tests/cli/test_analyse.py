"""`sobremesa analyse`: a finished match from above."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cli.conftest import Run
from sobremesa.bots.analysis.told import Analysis
from sobremesa.kernel import record, registry
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match


def test_a_match_is_told_from_above_in_either_language(run: Run) -> None:
    run("export", "arcana", "--seats", "2", "--bots", "random", "--key", "above", "-o", "match.json")
    told = run("analyse", "match.json", "--lang", "en")
    assert told.code == 0
    assert "The group" in told.out
    assert "by what could be known" in told.out
    assert "El grupo" in run("analyse", "match.json", "--lang", "es").out


def test_all_of_it_can_be_had_as_json(run: Run) -> None:
    run("export", "arcana", "--seats", "2", "--bots", "random", "--key", "above", "-o", "match.json")
    told = msgspec.json.decode(run("analyse", "match.json", "--json").out, type=Analysis)
    assert told.is_done
    assert told.points
    assert told.turning_points


def test_a_match_that_is_not_over_is_not_analysed(run: Run, folder: Path) -> None:
    match = Match(registry.get("arcana"), 2, {}, MatchKey.from_words("above", 2))
    (folder / "match.json").write_bytes(record.export(match))
    told = run("analyse", "match.json", "--lang", "en")
    assert told.code != 0
    assert "isn't over yet" in told.err
