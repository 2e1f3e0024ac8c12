"""The figures of the balance pages: their programs run, and count every match, chair and win once."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))

from benchmarks import ansia_balance, eldritch_bots, eldritch_losses, princesa_balance
from sobremesa.games.ansia.cards.roses import ROSES


def test_la_princesa_is_counted_by_ending_hero_and_card() -> None:
    (table,) = princesa_balance.simulated({3: 2}, "few", 1, {})
    assert table.matches == sum(table.endings.values()) == 2
    assert table.sat["all"] == 6
    text = princesa_balance.as_markdown([table])
    assert "| 3 | 2 |" in text
    assert "| robbery | strategy | 2 |" in text


def test_el_ansia_is_counted_by_survivors_routes_and_roses() -> None:
    tables = ansia_balance.simulated({2: 2}, "few", 1, {}, duels=2, roses=ROSES[2:])
    assert sorted(tables) == ["2", "duel"]
    assert tables["2"].sat["all"] == 4
    assert len(tables["2"].scores) == tables["2"].alive
    assert not {"eternal-rose", "blood-rose"} & tables["2"].sat.keys()  # only the wind rose was there
    assert 0 <= tables["duel"].duels_won <= tables["duel"].matches == 2
    assert "| 2 | 2 |" in ansia_balance.as_markdown(tables)


def test_of_el_ansia_it_is_told_what_wins_too_often_or_too_seldom_where_that_is_known() -> None:
    table = ansia_balance.Table(matches=200, alive=400, scores=[60, 70, 80])
    table.sat.update({"all": 400, "rail": 200, "blood-rose": 150, "road only": 120, "wind-rose": 30})
    table.won.update({"all": 200, "rail": 100, "blood-rose": 105, "road only": 30, "wind-rose": 28})
    assert ansia_balance.shortcomings({"2": table}) == [
        "blood-rose: 1.40 of an even share",
        "road only: 0.50 of an even share",
    ]


def test_eldritch_horror_is_counted_by_ancient_one_and_bot() -> None:
    places = [eldritch_bots.Place(kind, "cthulhu", 1) for kind in eldritch_bots.KINDS]
    tables = eldritch_bots.simulated(places, 2, "few", 1)
    assert all(table.matches == sum(table.endings.values()) == 2 for table in tables.values())
    assert "| cthulhu | 1 | 2 |" in eldritch_bots.as_markdown(tables)


def test_where_eldritch_horror_is_lost_is_read_from_the_log_of_those_very_matches() -> None:
    place = eldritch_bots.Place("house", "cthulhu", 2)
    (table,) = eldritch_bots.simulated([place], 2, "few", 1).values()
    losses = eldritch_losses.counted(place, 2, "few")
    counts = losses.counts
    assert (losses.matches, counts["rounds"], counts["solved"]) == (table.matches, sum(table.rounds), table.solved)
    assert sum(map(len, losses.solved_in.values())) - counts["mysteries unsolved again"] == table.solved
    assert table.solved <= sum(losses.drawn.values())
    assert 0 < counts["ordinary"] <= counts["encounters"]
    assert 0 <= counts["won-combat"] <= counts["combat"]
    assert counts["doom by omen"] > 0
    assert 0 <= counts["last: gates open"] <= counts["gates opened"] - counts["gates closed"]
    assert " 2 matches; in each match:" in eldritch_losses.as_text(losses)
