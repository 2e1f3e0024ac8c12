"""The environment's own behaviour, on a small game where everything can be said beforehand."""

import copy
import itertools
import pickle

import numpy as np
import pytest

import tictactoe
from sobremesa.envs import pettingzoo
from sobremesa.envs.layout import ABSENT
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError, UnknownGame
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
    with pytest.raises(BadSettings, match="2 to 4 seats"):
        pettingzoo.env(hush.GAME, 5)
    with pytest.raises(BadSettings, match="no setting 'volume'"):
        pettingzoo.env(hush.GAME, 2, volume=11)
    with pytest.raises(BadSettings, match="render mode"):
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
    votes = [env.labels.index(label) for label in ("votes[me]", *[f"votes.back[{seat}]" for seat in range(3)])]
    waiting = [env.labels.index(f"waiting[{seat}]") for seat in range(3)]
    asked = env.labels.index("asked")
    assert env.agent_selection == "player_0"
    env.step(hush.VOTES[2].index)
    seen = {agent: env.observe(agent)["observation"] for agent in env.possible_agents}
    assert env.agent_selection == "player_1"
    assert [seen["player_1"][place] for place in votes] == [-1, 1, 0, 0]
    assert [seen["player_0"][place] for place in votes] == [2, 1, 0, 0]
    assert [seen["player_2"][place] for place in waiting] == [0, 1, 1]
    assert [seen[agent][asked] for agent in env.possible_agents] == [-1, 1, 1]
    assert legal(env.observe("player_2")) == []


def dealt(env, count):
    """The keys of so many matches, from the present one on."""
    keys = [env.key]
    for _ in range(count - 1):
        env.reset()
        keys.append(env.key)
    return keys


def test_a_seed_decides_all_matches_that_follow_it():
    env, other = pettingzoo.raw_env(hush.GAME, 3), pettingzoo.raw_env(hush.GAME, 3)
    env.reset(seed=11)
    other.reset(seed=4)
    other.reset()
    other.reset(seed=11)
    keys = dealt(env, 4)
    assert len(set(keys)) == 4
    assert dealt(other, 4) == keys
    env.reset(seed=12)
    assert env.key not in keys


def test_without_any_seed_no_match_is_dealt_twice():
    env, other = pettingzoo.raw_env(hush.GAME, 3), pettingzoo.raw_env(hush.GAME, 3)
    env.reset()
    other.reset()
    assert len({*dealt(env, 3), *dealt(other, 3)}) == 6


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_deals_on_like_the_original(copied):
    env = pettingzoo.raw_env(tictactoe.GAME, 2)
    env.reset(seed=3)
    env.reset()
    assert dealt(copied(env), 3) == dealt(env, 3)


def test_options_of_a_reset_are_settings_for_that_match():
    env = pettingzoo.env(hush.GAME, 2)
    moods = []
    for options in (None, {"loud": True}, {}, None):
        env.reset(seed=0, options=options)
        moods.append(env.unwrapped._state.mood)
    assert moods == ["quiet", "loud", "quiet", "quiet"]
    env = pettingzoo.env(hush.GAME, 2, loud=True)
    env.reset(options={"loud": False})
    assert env.unwrapped._state.mood == "quiet"


def test_a_value_that_will_not_do_is_refused_and_changes_nothing():
    env = pettingzoo.raw_env(hush.GAME, 2)
    env.reset(seed=5)
    key, before = env.key, env.state()
    with pytest.raises(BadSettings, match="loud is on or off"):
        env.reset(seed=6, options={"loud": "very"})
    assert env.key == key
    assert np.array_equal(env.state(), before)
    env.reset()
    assert env.key == dealt_second(5)


@pytest.mark.parametrize(
    "options", [{"volume": 3}, {"seats": 3}, {"options": 2}, {"options": 1, "volume": 1}, {"loud": True, "options": 1}]
)
def test_a_setting_that_there_is_not_is_refused_and_changes_nothing(options):
    env = pettingzoo.raw_env(hush.GAME, 2)
    env.reset(seed=5)
    key = env.key
    with pytest.raises(BadSettings, match=r"there is no setting '(volume|seats|options)'; there are loud"):
        env.reset(seed=6, options=options)
    assert (env.key, env.seats, env._state.mood) == (key, 2, "quiet")


def test_what_pettingzoo_tries_in_its_own_test_means_nothing():
    env = pettingzoo.raw_env(hush.GAME, 2, loud=True)
    env.reset(options={"options": 1})
    assert env._state.mood == "loud"


def dealt_second(seed):
    env = pettingzoo.raw_env(hush.GAME, 2)
    env.reset(seed=seed)
    return dealt(env, 2)[1]


def test_the_state_is_what_all_seats_know_together():
    env = pettingzoo.env(hush.GAME, 3)
    env.reset(seed=0)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.unwrapped.state_space.contains(env.state())


def test_every_action_has_a_name_and_words_where_it_is_offered():
    env = pettingzoo.raw_env(hush.GAME, 2)
    assert env.action_names[:2] == ("play:0", "play:1")
    env.reset(seed=0)
    offered = legal(env.observe("player_0"))
    refused = next(action for action in range(hush.CARDS) if action not in offered)
    assert env.action_name(offered[0]) == f"Play {hush.PLAYS[offered[0]].args[0]}"
    assert env.action_name(refused) == f"play:{refused}"
    wordless = pettingzoo.raw_env(tictactoe.GAME, 2)
    wordless.reset(seed=0)
    assert wordless.action_name(4) == "mark:4"


def test_bounds_are_reached(dice):
    """No bounds are wider than what is seen in some match, but for places that might be empty and never are."""
    observer = pettingzoo.raw_env(hush.GAME, 4)._observer
    low, high = observer.high.copy(), observer.low.copy()
    for number in range(120):
        env = pettingzoo.raw_env(hush.GAME, 2 + number % 3, loud=number % 2 == 1)
        env.reset(seed=number)
        for _ in itertools.chain(play(env, dice), ["the end"]):
            for agent in env.possible_agents:
                seen = env.observe(agent)["observation"]
                low, high = np.minimum(low, seen), np.maximum(high, seen)
    loose = [
        label
        for label, *ends in zip(observer.labels, low, observer.low, high, observer.high, strict=True)
        if ends[0] > ends[1] + ABSENT or ends[2] != ends[3]
    ]
    assert loose == []


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
