"""A seat of any game in Gymnasium, with bots in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

import tictactoe
from sobremesa.bots import NoSuchBot
from sobremesa.envs.gymnasium import SeatEnv, SeatsEnv, env_id, register_games
from sobremesa.envs.pettingzoo import raw_env
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError

from . import hush
from .tables import games


def choose(dice: Any, mask: Any) -> int:
    return int(dice.choice(np.flatnonzero(mask).tolist()))


def a_match(env: Any, dice: Any, seed: int | None = None) -> list[tuple[Any, ...]]:
    """What the seat is given, from its first question to the end."""
    observation, info = env.reset(seed=seed)
    course: list[tuple[Any, ...]] = [(observation, 0.0, False, False, info)]
    while not course[-1][2]:
        course.append(env.step(choose(dice, env.unwrapped.action_masks())))
    return course


@pytest.mark.parametrize("game_id", registry.ids())
def test_gymnasium_finds_nothing_to_warn_of(game_id: str) -> None:
    env = gymnasium.make(env_id(game_id), others="random")
    check_env(env.unwrapped)


def test_gymnasium_registers_the_games_itself_when_told_where_they_are() -> None:
    for game_id in registry.ids():
        del gymnasium.registry[env_id(game_id)]
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make(env_id("arcana"))
    register_games()
    register_games()  # without a word of what is known already
    env = gymnasium.make(f"sobremesa.envs.gymnasium:{env_id('arcana')}", seats=3, others="house", difficulty="hard")
    observation, _ = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert len(env.unwrapped._names()) == 3


@pytest.mark.parametrize("game", [pytest.param(game, id=game.info.id) for game in games()])
def test_every_seat_plays_to_the_end_and_is_told_how_it_ended(game: Any, dice: Any) -> None:
    *before, (observation, reward, over, cut, info) = a_match(SeatEnv(game, others="random"), dice, seed=5)
    assert all(given == 0.0 for _, given, *_ in before)
    assert (over, cut) == (True, False)
    assert info["won"] == (reward == 1.0)
    assert info["ending"]
    assert not info["action_mask"].any()
    assert SeatEnv(game).observation_space.contains(observation)


@pytest.mark.parametrize("game", [tictactoe.GAME, hush.GAME, registry.get("cosa")], ids=lambda game: game.info.id)
def test_the_same_seed_gives_the_same_matches_one_after_another(game: Any, dice: Any) -> None:
    courses = []
    for env in (SeatEnv(game), SeatEnv(game)):
        dice.seed(4)
        courses.append([a_match(env, dice, seed=9), a_match(env, dice), a_match(env, dice)])
    assert data_equivalence(*courses)
    first, second, _ = courses[0]
    assert not data_equivalence(first, second)


def test_they_are_the_matches_that_pettingzoo_deals() -> None:
    arcana = registry.get("arcana")
    table = raw_env(arcana, 3)
    env = SeatEnv(arcana, seats=3, seat=0)
    seen = 0
    for seed in range(12):
        table.reset(seed=seed)
        if table.agent_selection == "player_0":
            seen += 1
            observation, info = env.reset(seed=seed)
            shown = table.observe("player_0")
            assert np.array_equal(observation, shown["observation"])
            assert np.array_equal(info["action_mask"], shown["action_mask"])
    assert seen


def test_a_seat_is_drawn_for_each_match_unless_one_is_named() -> None:
    drawn, named = SeatEnv("arcana", seats=4, others="random"), SeatEnv("arcana", seats=4, others="random", seat=2)
    seats = [drawn.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats[7] == drawn.reset(seed=7)[1]["seat"]
    assert {named.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_what_is_not_offered_ends_the_match_and_costs_one() -> None:
    env = SeatEnv(tictactoe.GAME, seat=1)
    env.reset(seed=1)
    taken = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(np.int64(taken))
    assert (reward, over, info["illegal_action"]) == (-1.0, True, True)
    assert not env.action_masks().any()
    with pytest.raises(SobremesaError, match="reset first"):
        env.step(np.int64(taken))


def test_a_number_that_is_no_action_is_an_error() -> None:
    env = SeatEnv(tictactoe.GAME)
    env.reset(seed=1)
    with pytest.raises(NotOffered, match="no option number 9"):
        env.step(np.int64(9))
    with pytest.raises(NotOffered, match="no option number -1"):
        env.step(np.int64(-1))


def test_what_is_no_action_in_one_of_many_matches_changes_none_of_them() -> None:
    many, twin = SeatsEnv(tictactoe.GAME, 3, seat=0), SeatsEnv(tictactoe.GAME, 3, seat=0)
    many.reset(seed=1)
    twin.reset(seed=1)
    for wrong, why in (([0, 1, 9], "no option number 9"), ([0, 1], "3 matches, and 2 actions"), ([0] * 4, "4 actions")):
        with pytest.raises(NotOffered, match=why):
            many.step(np.array(wrong))
    with pytest.raises(TypeError):
        many.step(np.array([0, 1, 1.5]))
    with pytest.raises(TypeError):
        SeatEnv(tictactoe.GAME).step(np.float64(1.5))
    assert data_equivalence(many.step(np.array([4, 4, 4])), twin.step(np.array([4, 4, 4])))


@pytest.mark.parametrize("game_id", ["arcana", "ansia"])
def test_graded_rewards_differ_from_those_at_the_end_by_nothing_that_play_can_change(game_id: str, dice: Any) -> None:
    sums, graded_on_the_way = [], False
    for grade in (0.0, 0.05):
        dice.seed(2)
        env = SeatEnv(game_id, seats=3, others="house", seat=0, graded=grade)
        courses = [a_match(env, dice, seed=6), a_match(env, dice), a_match(env, dice)]
        graded_on_the_way |= any(reward for course in courses for _, reward, *_ in course[:-1])
        sums.append([sum(reward for _, reward, *_ in course) for course in courses])
    assert sums[0] == pytest.approx(sums[1])  # the potential of a match that begins without points is 0
    assert graded_on_the_way


def test_graded_rewards_take_the_learners_discount_and_a_potential_of_ones_own(dice: Any) -> None:
    discount = 0.9
    looks: list[float] = []

    def marks(view: dict[str, Any]) -> float:
        looks.append(view["marks"][0].bit_count() - 2.0 * view["marks"][1].bit_count())
        return looks[-1]

    course = a_match(SeatEnv(tictactoe.GAME, graded=marks, discount=discount, seat=1), dice, seed=6)
    returned = sum(reward * discount**at for at, (_, reward, *_) in enumerate(course[1:]))
    at_the_end = 0.0 if course[-1][4]["ending"] == "draw" else 1.0 if course[-1][4]["won"] else -1.0
    assert returned == pytest.approx(at_the_end * discount ** (len(course) - 2) - looks[0])
    assert len(set(looks)) > 1


def test_a_game_without_points_on_the_way_is_not_graded_by_points() -> None:
    for game_id in ("cosa", "princesa", "eldritch"):
        with pytest.raises(BadSettings, match="counts no points"):
            SeatEnv(game_id, graded=0.1)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("game", [tictactoe.GAME, hush.GAME, registry.get("arcana")], ids=lambda game: game.info.id)
def test_many_in_one_process_go_as_each_by_itself(game: Any, mode: AutoresetMode, dice: Any) -> None:
    many = SeatsEnv(game, 3, others="random", autoreset_mode=mode)
    single = SyncVectorEnv([lambda: SeatEnv(game, others="random")] * 3, autoreset_mode=mode)
    given, expected = many.reset(seed=4), single.reset(seed=4)
    assert data_equivalence(given, expected)
    over = 0
    for _ in range(120):
        masks = given[-1]["action_mask"]
        assert np.array_equal(many.action_masks(), masks == 1)
        actions = np.array([choose(dice, mask) if mask.any() else 0 for mask in masks])
        given, expected = many.step(actions), single.step(actions)
        assert data_equivalence(given, expected)
        over += int(given[2].sum())
    assert over > 1


def test_processes_that_share_memory_go_as_one(dice: Any) -> None:
    name, kwargs = env_id("arcana"), {"seats": 3, "others": "random"}
    many = gymnasium.make_vec(name, 2, **kwargs)
    apart = gymnasium.make_vec(
        f"sobremesa.envs.gymnasium:{name}",
        2,
        vectorization_mode="async",
        vector_kwargs={"shared_memory": True, "context": "forkserver"},
        **kwargs,
    )
    assert isinstance(many, SeatsEnv)
    assert isinstance(apart, AsyncVectorEnv)
    try:
        given, expected = many.reset(seed=8), apart.reset(seed=8)
        for _ in range(20):
            assert data_equivalence(given, expected)
            actions = np.array([choose(dice, mask) if mask.any() else 0 for mask in given[-1]["action_mask"]])
            given, expected = many.step(actions), apart.step(actions)
    finally:
        apart.close()


def test_what_will_not_do_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(BadSettings, match="2 to 5 seats"):
        SeatEnv("arcana", seats=6)
    with pytest.raises(BadSettings, match="no seat 4"):
        SeatEnv("arcana", seats=4, seat=4)
    with pytest.raises(BadSettings, match="difficulty"):
        SeatEnv("arcana", difficulty="absurd")
    with pytest.raises(BadSettings, match="no setting 'colour'"):
        SeatEnv("arcana", colour="red")
    with pytest.raises(BadSettings, match="render mode"):
        SeatEnv("arcana", render_mode="rgb_array")
    with pytest.raises(BadSettings, match="somebody must sit"):
        SeatEnv("arcana", others=())
    with pytest.raises(NoSuchBot, match="no bot 'genius'"):
        SeatEnv("arcana", others="genius")
    with pytest.raises(BadSettings, match="at least one match"):
        SeatsEnv("arcana", 0)
    with pytest.raises(BadSettings, match="2 matches, and 3 seeds"):
        SeatsEnv("arcana", 2).reset(seed=[1, 2, 3])


def test_the_board_is_shown_as_the_seat_sees_it(capsys: Any) -> None:
    shown = SeatEnv("arcana", render_mode="ansi", seat=1)
    shown.reset(seed=2)
    board = shown.render()
    printed = SeatEnv("arcana", render_mode="human", seat=1)
    printed.reset(seed=2)
    assert capsys.readouterr().out == f"{board}\n"
    offered = [int(action) for action in np.flatnonzero(shown.action_masks())]
    assert all(shown.action_name(action) != shown.action_names[action] for action in offered)
