"""Many matches in one process are the very matches that environments of their own would play."""

import numpy as np
import pytest

from sobremesa.envs import pettingzoo
from sobremesa.envs.many import Many
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError
from sobremesa.kernel.game import GameInfo

from . import hush
from .tables import games, legal


def chosen(masks, dice):
    return [dice.choice(np.flatnonzero(mask).tolist()) for mask in masks]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_row_is_an_environment_of_its_own_seed(game, dice):
    seats = game.info.seats[0]
    many, alone = Many(game, seats, 3), [pettingzoo.raw_env(game, seats) for _ in range(3)]
    observations, masks = many.reset(seed=20)
    for row, env in enumerate(alone):
        env.reset(seed=20 + row)
    over = 0
    for _ in range(120):
        for row, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert np.array_equal(observations[row], seen["observation"])
            assert np.array_equal(masks[row], seen["action_mask"])
            assert env.agent_selection == f"player_{many.to_move[row]}"
        actions = chosen(masks, dice)
        observations, masks, rewards, ended = many.step(np.array(actions))
        for row, (env, action) in enumerate(zip(alone, actions, strict=True)):
            env.step(action)
            assert ended[row] == all(env.terminations.values())
            assert rewards[row].tolist() == list(env.rewards.values())
            assert ended[row] == (row in many.over)
            if ended[row]:
                assert game.outcome(many.over[row]).returns == tuple(env.rewards.values())
                over += 1
                env.reset()
    assert over > 0 or game.info.longest > 120


def play_on(many, masks, dice):
    for _ in range(100):
        _, masks, _, _ = many.step(chosen(masks, dice))


def test_options_of_the_table_reach_the_game():
    many = Many(hush.GAME, 2, 2, loud=True)
    many.reset(seed=0)
    assert [s.mood for s in many._states] == ["loud", "loud"]


def test_without_a_seed_no_match_is_dealt_twice():
    many = Many(hush.GAME, 3, 20)
    many.reset()
    decks = {tuple(s.deck) for s in many._states}
    many.reset()
    assert len(decks | {tuple(s.deck) for s in many._states}) > 20


def test_what_is_asked_for_wrongly_is_said():
    with pytest.raises(BadSettings, match="2 to 4 seats"):
        Many(hush.GAME, 5, 1)
    with pytest.raises(BadSettings, match="at least one match"):
        Many(hush.GAME, 2, 0)
    with pytest.raises(BadSettings, match="no setting 'volume'"):
        Many(hush.GAME, 2, 1, volume=11)


@pytest.mark.parametrize("wrong", [-1, len(hush.OPTIONS), hush.VOTES[0].index])
def test_an_action_that_is_not_offered_changes_nothing_in_any_match(wrong):
    many = Many(hush.GAME, 2, 2)
    observations, masks = many.reset(seed=3)
    before = observations.copy(), masks.copy()
    fine = legal({"action_mask": masks[0]})[0]
    with pytest.raises(NotOffered, match="match 1"):
        many.step([fine, wrong])
    assert np.array_equal(observations, before[0])
    assert np.array_equal(masks, before[1])
    with pytest.raises(NotOffered, match="there are 2 matches, and 1 actions"):
        many.step([fine])


class Endless(hush.HushGame):
    info = GameInfo(id="hush", version=3, seats=(2, 4), settings=hush.GAME.info.settings, longest=6)


class Unfinished(hush.HushGame):
    def outcome(self, s):
        return None


@pytest.mark.parametrize(("game", "told"), [(Endless(), "more choices"), (Unfinished(), "asks nobody")])
def test_a_game_that_breaks_its_word_is_an_error(game, told, dice):
    many = Many(game, 2, 2)
    _, masks = many.reset(seed=0)
    with pytest.raises(SobremesaError, match=told):
        play_on(many, masks, dice)
