from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import sobremesa.testing.fuzz as command
import tictactoe
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.testing import fuzzed, recheck, walk
from sobremesa.testing.faults import Fault, caught, faults, in_turn, planted
from sobremesa.testing.runs import Fuzzing, Tables
from sobremesa.testing.two_worlds import Variety
from testing import duel, small_games

GAMES: dict[str, Game[Any]] = {game.info.id: game for game in (tictactoe.GAME, duel.GAME, *small_games.GAMES)}
FAULTS = [fault for game in GAMES.values() for fault in faults(game)]


@pytest.mark.parametrize("name", GAMES)
def test_a_sound_game_passes(name: str) -> None:
    report = fuzzed(GAMES[name], 40, intensity=0.3)
    assert report.finding is None, str(report.finding)
    assert report.matches == 40


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_caught_by_name(fault: Fault) -> None:
    assert caught(fault) in fault.caught_by


def test_of_several_games_each_kind_of_fault_is_planted_once_where_matches_are_short() -> None:
    planted_in_turn = in_turn(GAMES.values())
    kinds = [fault.kind for fault in planted_in_turn]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == {fault.kind for fault in FAULTS}
    for fault in planted_in_turn:
        longest = sorted(game.info.longest for game in GAMES.values() if fault.kind in kinds_of(game))
        assert GAMES[fault.game.info.id].info.longest <= longest[(len(longest) - 1) // 2]
    assert len({fault.game.info.id for fault in planted_in_turn}) > 1


def kinds_of(game: Game[Any]) -> set[str]:
    return {fault.kind for fault in faults(game)}


def test_what_a_game_has_not_got_is_not_planted_in_it() -> None:
    kinds = {name: {fault.kind for fault in faults(game)} for name, game in GAMES.items()}
    leaks = {"the view shows", "redealing changes nothing", "who must keep silent depends on what is hidden"}
    together = {"the order of arrival matters"}
    assert leaks | together <= kinds["duel"]
    assert kinds["tictactoe"].isdisjoint(leaks | together)
    assert kinds["race"].isdisjoint(leaks | together)
    assert kinds["patience"] & (leaks | together) == leaks
    assert kinds["poker"] & (leaks | together) == leaks


def test_every_check_of_the_kit_was_made() -> None:
    made = fuzzed(duel.GAME, 60, intensity=0.5).checks
    assert set(made) == {
        "arrival", "census", "clone", "deal", "decisions", "ears", "ending", "ends", "events", "fields", "people",
        "playable", "possible worlds: onward", "possible worlds: past", "record",
        "refused", "replay", "save", "sealed", "sketch", "texts", "two worlds: events",
        "two worlds: future", "two worlds: playable", "two worlds: redeal", "two worlds: sight",
        "two worlds: taking back", "two worlds: untold", "undo", "undo: told", "why not",
    }  # fmt: skip


def test_all_tables_are_covered_by_a_long_run() -> None:
    report = fuzzed(duel.GAME, 72, intensity=0)
    assert len(report.tables) == len(Tables(duel.GAME, (), {})) == 3 * 3 * 2 * 2


def test_seats_and_settings_may_be_fixed() -> None:
    report = fuzzed(duel.GAME, 10, seats=[4], settings={"rounds": 1}, intensity=0)
    assert {seats for seats, _ in report.tables} == {4}
    assert {dict(settings)["rounds"] for _, settings in report.tables} == {1}


def test_a_run_is_the_same_however_it_is_split() -> None:
    fuzzing = Fuzzing(20, "split", (), {}, 0.1)
    whole = fuzzing.part(duel.GAME, range(20))
    parts = [fuzzing.part(duel.GAME, range(10, 20)), fuzzing.part(duel.GAME, range(10))]
    parts[0].merge(parts[1])
    assert parts[0].fingerprint == whole.fingerprint
    assert parts[0].tables == whole.tables
    assert parts[0].choices == whole.choices


def test_a_share_of_each_match_is_looked_at_and_the_rest_played() -> None:
    whole = fuzzed(registry.get("arcana"), 4, intensity=0)
    share = fuzzed(registry.get("arcana"), 4, intensity=0, share=0.3)
    assert share.finding is None
    assert share.matches == whole.matches
    seen = share.checks["census"] / (share.choices + share.matches)
    assert 0.05 < seen < 0.6
    assert whole.checks["census"] >= whole.choices


def test_fuzzing_leaves_the_global_generator_alone() -> None:
    random.seed(4)
    before = random.getstate()
    fuzzed(duel.GAME, 3)
    assert random.getstate() == before


def test_a_finding_comes_with_a_file_that_shows_it_again() -> None:
    def census(_: object, s: duel.Table) -> dict[str, int]:
        return {"cards": 18 - (len(s.discard) > 4)}

    faulty = planted(duel.GAME, census=census)
    finding = fuzzed(faulty, 50).finding
    assert finding is not None
    assert finding.check == "census"
    assert "cards were 18 and are 17" in str(finding)
    again = recheck(faulty, finding.file).finding
    assert again is not None
    assert again.check == finding.check
    assert again.step <= finding.step  # a closer look may see it coming
    assert recheck(duel.GAME, finding.file).finding is None


def test_a_field_that_could_vary_and_never_does_is_a_complaint() -> None:
    variety = Variety()
    for number in range(300):
        real = b"ab"[number % 2 :][:1]
        variety.note("hands", b"looks", real, real)
        variety.note("deck", b"looks", real, b"c")
        variety.note("plan", b"looks", b"always the same", b"always the same")
    assert variety.complaint() == "redealing never changed hands"


# --- the command -------------------------------------------------------------------------------------------------


def test_the_command_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["testing.duel:GAME", "--matches", "60", "--set", "deck=small", "--seats", "2", "3"]) == 0
    out = capsys.readouterr().out
    assert "duel, rules 1: 60 matches" in out
    assert "tables (seats and settings): 12 of 12; seats 2, 3" in out
    assert "violations: 0" in out


def test_the_command_runs_in_parallel(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["testing.duel:GAME", "--matches", "100", "--key", "parallel", "--intensity", "0"]
    assert command.main(arguments) == 0
    alone = capsys.readouterr().out
    assert command.main([*arguments, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


LOSING = planted(duel.GAME, census=lambda _, s: {"cards": len(s.deck)})


def test_the_command_saves_the_match_that_broke_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "made" / "by then"
    assert command.main([f"{__name__}:LOSING", "--matches", "5", "--out", str(folder)]) == 1
    assert "violations: 1" in capsys.readouterr().out
    (path,) = folder.iterdir()
    assert command.main([f"{__name__}:LOSING", "--file", str(path), "--out", str(folder)]) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["no_such_module:GAME"], "No module named 'no_such_module'"),
        (["testing.duel:NOTHING"], "NOTHING"),
        (["testing.duel:GAME", "--set", "rounds=9"], "rounds is a whole number from 1 to 3"),
        (["testing.duel:GAME", "--set", "colour=red"], "there is no setting 'colour'"),
    ],
)
def test_the_command_refuses_what_it_does_not_know(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_a_patient_match_goes_on_as_long_as_some_choice_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody takes a line of tic-tac-toe while another square is free that doesn't make one."""
    lengths = {}
    for patient in (False, True):
        monkeypatch.setattr(walk, "PATIENCE", (patient,))
        report = fuzzed(tictactoe.GAME, 60, key="patience", intensity=0)
        assert report.finding is None
        lengths[patient] = report.choices / report.matches
    assert lengths[False] < 8 < lengths[True]
