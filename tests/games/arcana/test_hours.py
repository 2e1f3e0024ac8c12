"""Chapter 3 and the hours of fates: The Hours, the row, visible fates."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from games.arcana.laid import deal, lay, names, plays
from games.arcana.sheet import BASE
from games.looking import offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal as dealt
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

# With a 1 and a 6 none of these can be played on.
STUCK = "deep huntress leviathan noble"


@pytest.mark.rule("arcana-1.5")
@pytest.mark.parametrize(("value", "hours"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3)])
def test_the_hours_a_fate_consumes(value: int, hours: int) -> None:
    match = lay("leviathan deep key lord", [(1, 1), ()], fates={"leviathan": (value,)})
    assert match.view(SPECTATOR)["hours"] == [hours, 0, 0, 0]
    assert match.view(SPECTATOR)["moons"] == [4, 3, 3, 3]


@pytest.mark.rule("arcana-1.5")
def test_the_hours_before_a_card_are_told_with_the_play() -> None:
    match = lay("leviathan shore key lord", [(7, 1), ()], fates={"shore": (2,)})
    events = play(match, "0 play:7:2")
    assert told(events, "played") == [{"who": 0, "value": 7, "card": "shore", "hours": 4, "moons": 4}]


@pytest.mark.rule("arcana-3.1")
def test_the_hours_is_no_arcanum_and_stays() -> None:
    assert not [option.key for option in GAME.options if option.key in ("power:hours", "spend:hours")]
    match = lay(STUCK, [(1, 6), ()], fates={"deep": (2, 2)}, deck="mirror")
    assert "hours" not in names((*match.state.row, *match.state.deck))
    events = play(match, "0 play:6:hours", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["deep"]  # the arcanum fades, not The Hours
    match = deal(match, (1,), (1, 6))
    assert offered(match, 1) == plays("1:hours", "6:hours")
    play(match, "1 play:1:hours")
    assert match.state.fates[0] == (1,)


@pytest.mark.rule("arcana-3.2")
def test_the_hours_only_if_neither_fate_can_be_played_elsewhere() -> None:
    match = lay(STUCK, [(1, 6), ()])
    assert offered(match, 0) == plays("1:hours", "6:hours")
    match = lay("deep huntress leviathan lord", [(1, 6), ()])  # The Lord takes the 6 if a 1 is kept
    assert offered(match, 0) == plays("6:4")
    assert refused(match, "0 play:1:hours") == "arcana-3.2"
    assert refused(match, "0 play:6:hours") == "arcana-3.2"


@pytest.mark.rule("arcana-3.2")
def test_the_hours_for_every_pair_and_some_rows() -> None:
    rows = ["deep leviathan mirror beast", "servant noble lord key", "belltower engine shore huntress"]
    for row, (low, high) in product(rows, [(a, b) for a in range(1, 8) for b in range(a, 8)]):
        match = lay(row, [(low, high), ()])
        arcana = {
            f"{p}:{slot}"
            for slot, name in enumerate(row.split(), start=1)
            for p, h in ((low, high), (high, low))
            if BASE[name].legal(p, h, (), ())
        }
        assert offered(match, 0) == plays(*arcana or (f"{low}:hours", f"{high}:hours"))


@pytest.mark.rule("arcana-3.2")
@pytest.mark.parametrize("closing", [("blind-man",), ("chalice",), ("judge", "stranger")])
def test_cards_that_close_the_hours(closing: tuple[str, ...]) -> None:
    others = [name for name in ("deep", "leviathan", "mirror", "beast") if name not in closing]
    row = " ".join([*closing, *others][:4])
    for low, high in combinations(range(1, 8), 2):
        match = lay(row, [(low, high), ()])
        assert not offered(match, 0) & plays(f"{low}:hours", f"{high}:hours")
    alone = lay("judge deep leviathan mirror", [(1, 6), ()])
    assert "play:1:hours" in offered(alone, 0)  # The Judge alone doesn't


@pytest.mark.rule("arcana-3.3")
def test_a_fate_on_the_hours_moves_to_the_first_arcanum() -> None:
    match = lay(STUCK, [(1, 6), ()], fates={"deep": (2,)})
    events = play(match, "0 play:1:hours")
    assert match.state.fates == [(2, 1), (), (), ()]
    assert told(events, "played-hours") == [{"who": 0, "value": 1, "card": "deep", "hours": 2, "moons": 3}]
    assert match.state.row[0] == lay(STUCK, [(1, 6), ()]).state.row[0]


@pytest.mark.rule("arcana-3.3")
def test_its_hours_count_there_and_may_make_it_fade() -> None:
    match = lay(STUCK, [(1, 6), ()], fates={"deep": (2,)}, deck="judge")
    events = play(match, "0 play:6:hours", "1 pass")  # 1 + 2 hours of 3 moons
    assert told(events, "faded") == [{"card": "deep", "steps": 2, "doom": 4}]
    assert names(match.state.row) == ["judge", "huntress", "leviathan", "noble"]


@pytest.mark.rule("arcana-3.3")
def test_the_ability_of_the_card_it_moves_to_is_not_used() -> None:
    match = lay("mirror deep huntress leviathan", [(1, 6), ()])
    assert not told(play(match, "0 play:1:hours"), "told")
    assert match.state.guesses_left == 1


@pytest.mark.rule("arcana-3.4")
def test_that_it_came_through_the_hours_stays_in_sight_until_the_turn_is_over() -> None:
    match = lay(STUCK, [(1, 6), (), ()])
    assert not match.view(1)["through_hours"]
    play(match, "0 play:1:hours")
    for eye in (0, 1, 2, SPECTATOR):
        assert match.view(eye)["through_hours"] is True
        assert (match.view(eye)["slot"], match.view(eye)["played"]) == (0, (1,))
    play(match, "1 pass")
    assert match.view(2)["through_hours"] is True
    play(match, "2 pass")
    assert not any(match.view(eye)["through_hours"] for eye in (0, 1, 2, SPECTATOR))


@pytest.mark.rule("arcana-3.5", "arcana-6.13")
def test_a_power_before_the_play_may_close_the_hours() -> None:
    match = lay(STUCK, [(1, 6), ()], powers="prophet", deck="midnight")
    assert offered(match, 0) == plays("1:hours", "6:hours") | {"power:prophet"}  # nobody has to use it
    unused = match.fork()
    play(unused, "0 play:6:hours")
    assert unused.state.through_hours
    play(match, "0 power:prophet", "0 slot:1")
    assert offered(match, 0) == plays("1:1")  # Midnight takes the lower one
    assert refused(match, "0 play:1:hours") == "arcana-3.2"


@pytest.mark.rule("arcana-3.5", "arcana-6.13")
def test_a_power_before_the_play_may_open_the_hours() -> None:
    match = lay("midnight deep huntress leviathan", [(1, 6), ()], powers="prophet", deck="noble")
    assert refused(match, "0 play:6:hours") == "arcana-3.2"
    play(match, "0 power:prophet", "0 slot:1")
    assert offered(match, 0) == plays("1:hours", "6:hours")


@pytest.mark.rule("arcana-3.7", "arcana-7.7")
def test_there_are_always_four_arcana_in_the_row() -> None:
    for number in range(30):
        key = MatchKey.from_words(f"row {number}", 3)
        s = dealt(GAME, 3, complete(GAME.info.settings, {"difficulty": "easy"}), key.stream("rules"))
        rng = key.stream("choices")
        while asked := GAME.decisions(s):
            assert len(set(s.row)) == 4
            assert min(s.row) >= 0
            GAME.apply(s, asked[0].seat, rng.pick(asked[0].options))


@pytest.mark.rule("arcana-3.6")
def test_the_front_of_the_top_card_is_seen_by_all_and_no_other() -> None:
    match = Match(GAME, 4, {}, MatchKey.from_words("top", 4))
    for eye in (0, 1, 2, 3, SPECTATOR):
        assert match.view(eye)["deck"] == (match.state.deck[0], len(match.state.deck))


@pytest.mark.rule("arcana-3.8")
def test_the_new_fate_is_not_yet_visible_when_its_play_is_judged() -> None:
    rider = lay("rider deep leviathan mirror", [(2, 5), ()], fates={"deep": (1,)})
    assert offered(rider, 0) == plays("2:1", "5:1")
    play(rider, "0 play:2:1")
    prophet = lay("prophet deep leviathan huntress", [(4, 4), ()], fates={"deep": (1,)})
    assert offered(prophet, 0) == plays("4:hours")  # the 4 played would not make the other one visible


@pytest.mark.rule("arcana-3.8")
def test_fates_before_all_four_arcana_are_visible_and_those_elsewhere_are_not() -> None:
    for name in ("deep", "leviathan", "mirror"):
        match = lay("rider deep leviathan mirror", [(2, 5), ()], fates={name: (5,)})
        assert offered(match, 0) == plays("2:hours", "5:hours")
    match = lay("rider deep leviathan mirror", [(2, 5), (5,)])
    assert offered(match, 0) == plays("2:1", "5:1")
