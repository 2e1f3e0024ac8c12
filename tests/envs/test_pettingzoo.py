"""The environment's own behaviour, on a small game where everything can be said beforehand."""

import copy
import pickle

import numpy as np
import pytest

import tictactoe
from sobremesa.envs import pettingzoo
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadOptions, NotOffered, SobremesaError, UnknownGame
from sobremesa.kernel.game import GameInfo

from . import hush
from .tables import legal, play


def test_a_registered_game_is_found_by_its_id():
    for game_id in registry.ids():
        game = registry.get(game_id)
        assert pettingzoo.env(game_id, game.info.seats[0]).unwrapped.game is game


def test_what_is_asked_for_wrongly_is_said():
    with pytest.raises(UnknownGame):
        pettingzoo.env("chess-with-dragons", 2)
    with pytest.raises(BadOptions, match="2 to 4 seats"):
        pettingzoo.env(hush.GAME, 5)
    with pytest.raises(BadOptions, match="no option 'volume'"):
        pettingzoo.env(hush.GAME, 2, volume=11)
    with pytest.raises(BadOptions, match="render mode"):
        pettingzoo.env(hush.GAME, 2, render_mode="hologram")


def test_options_of_the_table_reach_the_game():
    env = pettingzoo.raw_env(hush.GAME, 2, loud=True)
    env.reset(seed=0)
    assert env._state.mood == "loud"


def test_names():
    env = pettingzoo.env(hush.GAME, 3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert str(env) == "hush_v3"
    assert env.metadata["render_modes"] == ["human", "ansi"]


def test_order_is_enforced():
    env = pettingzoo.env(hush.GAME, 2)
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection  # noqa: B018
    env.reset()
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(len(hush.OPTIONS))


def test_an_illegal_action_names_the_rule():
    env = pettingzoo.raw_env(hush.GAME, 2)
    env.reset(seed=0)
    with pytest.raises(NotOffered) as refusal:
        env.step(hush.VOTES[0].index)
    assert refusal.value.rule == "hush-1"


def test_those_asked_at_once_are_asked_in_turn_and_see_only_that_others_have_voted(dice):
    env = pettingzoo.raw_env(hush.GAME, 3)
    env.reset(seed=2)
    for _, _, action in play(env, dice):
        if action >= hush.VOTES[0].index:
            break
    votes = [env.labels.index(f"votes[{seat}]") for seat in range(3)]
    waiting = [env.labels.index(f"waiting[{seat}]") for seat in range(3)]
    asked = env.labels.index("asked")
    assert env.agent_selection == "player_0"
    env.step(hush.VOTES[2].index)
    seen = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
    assert env.agent_selection == "player_1"
    assert [seen["player_1"][place] for place in votes] == [1, -1, 0]
    assert [seen["player_0"][place] for place in votes] == [2, 0, 0]
    assert [seen["player_2"][place] for place in waiting] == [0, 1, 1]
    assert [seen[agent][asked] for agent in env.possible_agents] == [-2, 1, 1]
    assert legal(env.observe("player_2")) == []


def test_a_mask_given_out_is_the_callers_own():
    env = pettingzoo.raw_env(tictactoe.GAME, 2)
    env.reset(seed=0)
    env.observe("player_0")["action_mask"][:] = 0
    env.observe("player_1")["action_mask"][:] = 1
    assert legal(env.observe("player_0")) == list(range(9))
    assert legal(env.observe("player_1")) == []


def test_numpy_numbers_are_actions_too():
    env = pettingzoo.env(tictactoe.GAME, 2)
    env.reset(seed=0)
    env.step(np.int64(4))
    assert env.agent_selection == "player_1"


def test_a_whole_match_of_tictactoe():
    env = pettingzoo.env(tictactoe.GAME, 2)
    env.reset(seed=0)
    for action in (0, 3, 1, 4, 2):
        env.step(action)
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0}
    assert env.infos["player_0"] == {"ending": "line", "won": True}
    env.reset(seed=0)
    assert env.agents == env.possible_agents
    assert not any(env.terminations.values())


class Endless(hush.HushGame):
    info = GameInfo(id="hush", version=3, seats=(2, 4), settings=hush.GAME.info.settings, longest=6)


def test_a_match_longer_than_its_game_says_is_an_error(dice):
    env = pettingzoo.raw_env(Endless(), 2)
    env.reset(seed=0)
    with pytest.raises(SobremesaError, match="after 6 choices"):
        list(play(env, dice))


class Unfinished(hush.HushGame):
    def outcome(self, s):
        return None


def test_a_match_that_asks_nobody_and_has_no_outcome_is_an_error(dice):
    env = pettingzoo.raw_env(Unfinished(), 2)
    env.reset(seed=0)
    with pytest.raises(SobremesaError, match="asks nobody"):
        list(play(env, dice))


def test_a_game_that_nobody_could_find_again_is_not_pickled():
    env = pettingzoo.env(Unfinished(), 2)
    with pytest.raises(pickle.PicklingError, match="neither registered nor a constant"):
        pickle.dumps(env)
    assert copy.deepcopy(env).unwrapped.game is env.unwrapped.game


def test_the_board_is_drawn_from_the_movers_chair():
    env = pettingzoo.env(hush.GAME, 2, render_mode="ansi")
    env.reset(seed=0)
    hand = env.unwrapped._state.hands[0]
    assert env.render() == f"6 in the deck\n\nplayer_0 plays\n  cards: {hand[0]} and {hand[1]}"


def test_a_game_without_a_sketch_is_listed(capsys):
    env = pettingzoo.env(tictactoe.GAME, 2, render_mode="human")
    env.reset(seed=0)
    env.step(1)
    assert capsys.readouterr().out == "marks  [2, 0]\nturn   1\nseat   1\n"


def test_without_a_mode_nothing_is_drawn(capsys):
    env = pettingzoo.env(tictactoe.GAME, 2)
    env.reset(seed=0)
    assert env.render() is None
    assert capsys.readouterr().out == ""
