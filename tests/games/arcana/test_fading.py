"""Chapter 7: fading."""

from __future__ import annotations

import pytest

from games.arcana.laid import deal, lay, names
from games.looking import kinds, told
from sobremesa.testing import play


@pytest.mark.rule("arcana-7.1")
@pytest.mark.parametrize(
    ("before", "played", "fades"),
    [((), 1, False), ((2,), 1, False), ((5,), 1, True), ((2, 3), 1, True), ((2,), 5, True), ((), 6, False)],
)
def test_an_arcanum_fades_when_its_hours_are_at_least_its_moons(
    before: tuple[int, ...], played: int, fades: bool
) -> None:
    match = lay("midnight deep key chalice", [(played, 7), ()], fates={"midnight": before})
    events = play(match, f"0 play:{played}:1", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == (["midnight"] if fades else [])


@pytest.mark.rule("arcana-7.1")
@pytest.mark.parametrize(
    ("row", "hand", "slot", "last"),
    [
        ("beast deep key chalice", (1, 2), 1, False),  # 1 moon
        ("belltower deep key lord", (2, 1), 1, True),  # 2 moons
        ("leviathan deep key lord", (7, 7), 1, True),  # 4 moons and 3 hours
    ],
)
def test_moons_differ(row: str, hand: tuple[int, int], slot: int, last: bool) -> None:
    match = lay(row, [hand, ()])
    events = play(match, f"0 play:{hand[0]}:{slot}", "1 pass")
    assert bool(told(events, "faded")) != last


@pytest.mark.rule("arcana-7.1")
def test_nothing_fades_before_the_turn_ends() -> None:
    match = lay("midnight deep key chalice", [(1, 7), (), ()], fates={"midnight": (2, 3)}, powers="judge")
    for line in ("0 play:1:1", "1 power:judge", "2 power:judge", "1 pass"):
        assert not told(play(match, line), "faded")
    assert told(play(match, "2 pass"), "faded")


@pytest.mark.rule("arcana-7.2", "arcana-1.6")
def test_a_fading_card_clears_its_fates_and_becomes_a_power() -> None:
    match = lay("midnight deep key chalice", [(1, 7), ()], fates={"midnight": (2, 3), "key": (5,)}, powers="judge")
    bag = sum(match.state.bag)
    play(match, "0 play:1:1", "1 pass")
    s = match.state
    assert s.fates == [(), (), (5,), ()]
    assert sum(s.bag) == bag + 3 - 2  # three came back, two were drawn for the next turn
    assert names(s.powers) == ["judge", "midnight"]
    assert "midnight" not in names((*s.row, *s.deck))


@pytest.mark.rule("arcana-7.3")
def test_two_steps_of_doom_for_a_fade() -> None:
    match = lay("midnight deep key chalice", [(1, 7), ()], fates={"midnight": (2, 3)})
    events = play(match, "0 play:1:1", "1 pass")
    assert told(events, "faded") == [{"card": "midnight", "steps": 2, "doom": 4}]
    assert match.state.doom == 4


@pytest.mark.rule("arcana-7.4")
def test_a_right_prediction_spares_the_doom_but_not_the_card() -> None:
    match = lay("midnight deep key chalice", [(1, 7), ()], fates={"midnight": (2, 3)})
    events = play(match, "0 play:1:1", "1 predict:7")
    assert told(events, "faded") == [{"card": "midnight", "steps": 0, "doom": 2}]
    assert (match.state.doom, match.state.score) == (2, 1)
    assert names(match.state.powers) == ["midnight"]


@pytest.mark.rule("arcana-7.4")
def test_it_is_this_turns_prediction_that_counts() -> None:
    match = lay("blind-man midnight deep key", [(1, 7), ()], fates={"midnight": (4,)})
    play(match, "0 play:1:1", "1 predict:7")
    assert (match.state.score, match.state.doom) == (1, 2)
    match = deal(match, (), (2, 7))
    events = play(match, "1 play:2:2", "0 pass")
    assert told(events, "faded") == [{"card": "midnight", "steps": 2, "doom": 4}]


@pytest.mark.rule("arcana-7.5")
@pytest.mark.parametrize(("vote", "doom"), [("pass", 2), ("predict:7", 2), ("predict:6", 3)])
def test_the_blind_man_brings_no_doom_of_his_own(vote: str, doom: int) -> None:
    match = lay("blind-man deep key chalice", [(1, 7), ()])
    events = play(match, "0 play:1:1", f"1 {vote}")
    assert [(fade["card"], fade["steps"]) for fade in told(events, "faded")] == [("blind-man", 0)]
    assert match.state.doom == doom


@pytest.mark.rule("arcana-7.6")
def test_a_wrong_prediction_and_a_fade_add_up() -> None:
    match = lay("midnight deep key chalice", [(1, 7), ()], fates={"midnight": (2, 3)})
    events = play(match, "0 play:1:1", "1 predict:6")
    assert [step["doom"] for step in told(events, "doom-wrong")] == [3]
    assert [fade["doom"] for fade in told(events, "faded")] == [5]


@pytest.mark.rule("arcana-7.7")
def test_the_top_card_fills_the_empty_place() -> None:
    match = lay("deep midnight key chalice", [(1, 7), ()], fates={"midnight": (2, 3)}, deck="stranger judge")
    events = play(match, "0 play:1:2", "1 pass")
    assert told(events, "came") == [{"card": "stranger"}]
    assert names(match.state.row) == ["deep", "stranger", "key", "chalice"]
    assert names(match.state.deck[:1]) == ["judge"]
    assert kinds(events).index("faded") < kinds(events).index("came") < kinds(events).index("turn")
