"""What every registered game must do as an environment, by PettingZoo's own tests and by ours."""

import copy
import pickle
import random
import warnings
from functools import partial

import numpy as np
import pytest

from sobremesa.envs import pettingzoo
from sobremesa.kernel.errors import NotOffered
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng

from .tables import all_tables, games, legal, play, smallest_and_largest_tables

with warnings.catch_warnings():
    # Its test module imports one of PettingZoo's own games, where they are installed, in a way it has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

every_table = pytest.mark.parametrize(("game", "seats"), list(all_tables()))
some_tables = pytest.mark.parametrize(("game", "seats"), list(smallest_and_largest_tables()))

# PettingZoo's test knows its own classics by name and spares them these; anyone else with the same kind of
# observation gets them.
KNOWN_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


OFTEN = 15  # choices from one copy to the next


@some_tables
def test_pettingzoo_api(game, seats):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, seats), num_cycles=300)
    told = {str(warning.message) for warning in caught}
    assert told <= KNOWN_WARNINGS


@some_tables
def test_pettingzoo_seeds(game, seats):
    seed_test(partial(pettingzoo.env, game, seats), num_cycles=100)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
@pytest.mark.filterwarnings("ignore")  # PettingZoo's tests act out of turn and against the mask, and are told so
def test_pettingzoo_in_parallel(game):
    """As PettingZoo turns an environment where one moves at a time into one that is given all actions at once."""

    def parallel():
        return turn_based_aec_to_parallel(pettingzoo.env(game, game.info.seats[0]))

    parallel_api_test(parallel(), num_cycles=60)
    parallel_seed_test(parallel, num_cycles=30)


@some_tables
def test_pettingzoo_rendering(game, seats, capsys):
    render_test(partial(pettingzoo.env, game, seats), custom_tests={"ansi": lambda board: bool(board.strip())})
    assert capsys.readouterr().out.strip()


@some_tables
def test_the_seed_and_the_actions_decide_everything(game, seats, dice):
    """Whatever else uses Python's or numpy's own randomness between the steps."""
    quiet, noisy = pettingzoo.env(game, seats), pettingzoo.env(game, seats)
    quiet.reset(seed=5)
    noisy.reset(seed=5)
    for agent, observation, action in play(quiet, dice):
        random.seed(action)
        np.random.default_rng().random(3)
        random.random()
        assert noisy.agent_selection == agent
        also = noisy.observe(agent)
        assert np.array_equal(also["observation"], observation["observation"])
        assert np.array_equal(also["action_mask"], observation["action_mask"])
        noisy.step(action)
    assert noisy.rewards == quiet.rewards
    assert noisy.infos == quiet.infos


@some_tables
def test_seeds_differ(game, seats):
    env = pettingzoo.raw_env(game, seats)
    keys = set()
    for seed in (None, None, 0, 1):
        env.reset(seed=seed)
        keys.add(env.key)
    assert len(keys) == 4


@some_tables
def test_a_match_with_the_same_key_is_the_same_match(game, seats, dice):
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=8)
    match = Match(game, seats, {}, env.key)
    for agent, observation, action in play(env, dice):
        asked = match.asked[0].decision
        assert env.possible_agents[asked.seat] == agent
        assert legal(observation) == [option.index for option in asked.options]
        match.play(asked.seat, game.options[action])
    assert match.outcome is not None
    assert list(env.rewards.values()) == list(match.outcome.returns)
    assert all(info["ending"] == match.outcome.ending for info in env.infos.values())
    assert [agent for agent, info in env.infos.items() if info["won"]] == [
        env.possible_agents[seat] for seat in match.outcome.winners
    ]


@every_table
def test_all_observations_are_in_their_space_and_only_the_mover_has_a_mask(game, seats, dice):
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=3)
    for mover, _, _ in play(env, dice):
        for agent in env.possible_agents:
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            assert observation["observation"].shape == (len(env.labels),)
            assert bool(legal(observation)) == (agent == mover)
    for agent in env.possible_agents:
        observation = env.observe(agent)
        assert env.observation_space(agent).contains(observation)
        assert legal(observation) == []


@every_table
def test_spaces_and_labels_stay_the_same(game, seats):
    env = pettingzoo.env(game, seats)
    assert len(set(env.labels)) == len(env.labels)
    for agent in env.possible_agents:
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)
        assert env.action_space(agent).n == len(game.options)


@some_tables
def test_rewards_come_at_the_end(game, seats, dice):
    env = pettingzoo.env(game, seats)
    env.reset(seed=4)
    steps = 0
    for _ in play(env, dice):
        assert set(env.rewards.values()) == {0.0}
        steps += 1
    assert steps <= game.info.longest
    returns = dict(env.rewards)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    told = {}
    for agent in env.agent_iter():
        _, told[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert told == returns
    assert env.agents == []


@some_tables
def test_the_dead_can_only_pass(game, seats, dice):
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=4)
    for _ in play(env, dice):
        pass
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


@some_tables
def test_an_illegal_action_is_refused_and_changes_nothing(game, seats):
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    offered = set(legal(before))
    for action in [None, -1, len(game.options), *set(range(len(game.options))) - offered]:
        with pytest.raises(NotOffered):
            env.step(action)
    after = env.observe(agent)
    assert env.agent_selection == agent
    assert np.array_equal(after["observation"], before["observation"])
    assert set(legal(after)) == offered


@some_tables
def test_an_illegal_action_ends_the_wrapped_match_at_its_agents_cost(game, seats, dice, caplog):
    env = pettingzoo.env(game, seats)
    env.reset(seed=9)
    for mover, observation, _ in play(env, dice):
        agent = mover
        illegal = set(range(len(game.options))) - set(legal(observation))
        if illegal:
            env.step(min(illegal))
            break
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.possible_agents}
    for dead in env.agent_iter():
        assert legal(env.observe(dead)) == []
        env.step(None)
    assert env.agents == []


@some_tables
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_made_at_any_moment_goes_on_by_itself(game, seats, copied, dice):
    env = pettingzoo.env(game, seats)
    copied(env).reset(seed=0)
    env.reset(seed=6)
    twin = copied(env)
    for agent, observation, action in play(env, dice):
        assert twin.agent_selection == agent
        also = twin.observe(agent)
        assert np.array_equal(also["observation"], observation["observation"])
        assert np.array_equal(also["action_mask"], observation["action_mask"])
        if (twin.unwrapped.steps + seats) % OFTEN == 0:  # tables differ in seats, so other moments come
            twin = copied(twin)
        twin.step(action)
    assert twin.rewards == env.rewards
    assert twin.infos == env.infos


@some_tables
def test_two_worlds_a_seat_cannot_tell_apart_look_the_same(game, seats, dice):
    env = pettingzoo.raw_env(game, seats)
    env.reset(seed=7)
    rng = Rng(bytes(32))
    for number, _ in enumerate(play(env, dice)):
        if number % 5:
            continue
        real = env._state
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)["observation"]
            env._state = game.redeal(real, seat, rng)
            assert np.array_equal(env.observe(agent)["observation"], seen)
            env._state = real


@every_table
def test_decisions_are_fit_for_any_learning_framework(game, seats, dice):
    """Options sorted, their texts unique, one decision for a seat, none empty; and the bound is true."""
    keys = [option.key for option in game.options]
    assert len(set(keys)) == len(keys)
    assert [option.index for option in game.options] == list(range(len(keys)))
    env = pettingzoo.raw_env(game, seats)
    for seed in range(5):
        env.reset(seed=seed)
        for _ in play(env, dice):
            decisions = game.decisions(env._state)
            assert len({decision.seat for decision in decisions}) == len(decisions)
            for decision in decisions:
                places = [option.index for option in decision.options]
                assert places
                assert places == sorted(set(places))
                assert all(game.options[option.index] is option for option in decision.options)
        assert env.steps <= game.info.longest
