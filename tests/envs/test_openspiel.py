"""Every game in OpenSpiel, through the tests that OpenSpiel has for its own."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import tictactoe
from sobremesa.envs.openspiel import name_of, register
from sobremesa.envs.pettingzoo import raw_env
from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, NotOffered, SobremesaError

from . import hush
from .playthrough import written

PLAYTHROUGHS: Final = Path(__file__).with_name("playthroughs")

register(tictactoe.GAME)
register(hush.GAME)
GAMES: Final = tuple(name_of(registry.get(game_id)) for game_id in registry.ids())
SMALL: Final = "sobremesa_hush(players=2,chance=deal,deals=2)"
api_test.TOTAL_NUM_STATES[SMALL] = (1, 3070, 2048)
api_test.PERFECT_RECALL_NUM_STATES[SMALL] = 2558


@pytest.fixture(autouse=True)
def _same_luck() -> None:
    random.seed(3)
    np.random.seed(3)


def moment(name: str, choices: int, dice: Any) -> Any:
    """A state in which somebody chooses, after so many choices."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or choices:
        choices -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [*GAMES, "sobremesa_tictactoe", "sobremesa_hush", "sobremesa_princesa(chance=deal)"])
def test_random_play_keeps_what_openspiel_demands_and_every_state_is_saved(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*GAMES, "sobremesa_hush", "sobremesa_cosa(players=5,chance=deal,calm_deal=True)"])
def test_openspiels_simulation_clones_pickles_and_saves_it(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def of_the_tree(base: Any, name: str, **but: Any) -> Any:
    """OpenSpiel's own cases about the tree of that game."""
    facts = {"game": pyspiel.load_game(name), "game_name": name, "__module__": __name__}
    return type(f"Test{name}", (base,), {**facts, **but})


for _id in registry.ids():
    globals()[f"TestSomeOf_{_id}"] = of_the_tree(
        api_test.EnforceAPIOnPartialTreeBase, f"sobremesa_{_id}(chance=deal,deals=3)"
    )
# Its returns happen to have the same sum always, which no game of ours declares.
TestAllOfHush = of_the_tree(api_test.EnforceAPIOnFullTreeBase, SMALL, test_constant_sum=None)


@pytest.mark.parametrize("name", ["hush", "tictactoe"])
def test_matches_written_down_by_openspiel_are_played_again_to_the_letter(name: str) -> None:
    # Written by: generate_playthrough.playthrough(the name of the game, None, seed=7)
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    expected, again = generate_playthrough.replay(str(PLAYTHROUGHS / f"{name}.txt"))
    assert again.splitlines() == expected.splitlines()


@pytest.mark.parametrize("name", [f"{game}({chance})" for game in GAMES for chance in ("chance=draws", "chance=deal")])
def test_a_match_of_each_game_is_as_it_was_written_down(name: str) -> None:
    """Whoever adds a field or changes a rule writes them anew: SOBREMESA_WRITE_GOLDEN=1 pytest with this file."""
    file = PLAYTHROUGHS / f"{re.sub('[^a-z_]+', '-', name).strip('-')}.txt"
    if os.environ.get("SOBREMESA_WRITE_GOLDEN"):
        file.write_text(written(name), "utf-8")
    assert written(name).splitlines() == file.read_text("utf-8").splitlines()


class Indifferent(mcts.Evaluator):  # type: ignore[misc]
    """Finds every moment as good as any other."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_under_hidden_information_plays_it(name: str, dice: Any) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=Indifferent(), uct_c=2.0, max_simulations=8, random_state=np.random.RandomState(4)
    )
    state = moment(name, 2, dice)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [*GAMES, "sobremesa_hush", "sobremesa_arcana(chance=deal)"])
def test_a_world_dealt_anew_looks_the_same_to_its_seat_and_to_those_who_look_on(name: str, dice: Any) -> None:
    state = moment(name, 4, dice)
    public = make_observation(
        state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    others = set()
    for player in range(state.num_players()):
        for _ in range(4):
            world = state.resample_from_infostate(player, dice.random)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert public.string_from(world, 0) == public.string_from(state, 0)
            others.add(str(world) == str(state))
            world.apply_action(world.legal_actions()[0])
    assert False in others


def test_the_deals_are_those_of_the_other_environments() -> None:
    table = raw_env("arcana", 3, difficulty="hard")
    root = pyspiel.load_game("sobremesa_arcana(players=3,chance=deal,deals=40,difficulty=hard)").new_initial_state()
    assert root.chance_outcomes() == [(number, 1 / 40) for number in range(40)]
    for seed in (0, 39):
        table.reset(seed=seed)
        dealt = root.child(seed)
        for seat, agent in enumerate(table.agents):
            assert np.array_equal(dealt.observation_tensor(seat), table.observe(agent)["observation"])


def test_chance_draws_every_number_by_itself() -> None:
    state = pyspiel.load_game("sobremesa_arcana(players=2)").new_initial_state()
    wanted = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        wanted.append(len(outcomes))
        assert {probability for _, probability in outcomes} == {1 / len(outcomes)}
        state.apply_action(outcomes[-1][0])
    assert wanted[0] - 1 == wanted[1]  # a shuffle, card by card
    assert len(wanted) > 10
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)


def test_what_a_seat_did_before_is_part_of_what_it_knows() -> None:
    one = pyspiel.load_game("sobremesa_tictactoe").new_initial_state()
    other = one.clone()
    for state, cells in ((one, (0, 1, 2, 3)), (other, (2, 1, 0, 3))):
        for cell in cells:
            state.apply_action(cell)
    assert str(one) == str(other)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_nobody_sees_anything_of_the_others_hands() -> None:
    state = moment("sobremesa_hush", 0, random.Random(1))
    hands = json.loads(str(state)[str(state).index("{") :])["hands"]
    private = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    )
    for seat in range(4):
        mine = json.loads(private.string_from(state, seat))
        assert mine["hands"][seat] == hands[seat]
        assert all(isinstance(mine["hands"][other], int) for other in range(4) if other != seat)


def test_parameters_are_settings_and_what_will_not_do_is_refused() -> None:
    parameters = pyspiel.load_game("sobremesa_arcana(players=3,difficulty=hard,restless=True)").get_parameters()
    assert parameters.items() >= {"players": 3, "difficulty": "hard", "restless": True, "chance": "draws"}.items()
    assert set(parameters) >= {setting.name for setting in registry.get("arcana").info.settings}
    for wrong, why in {
        "players=9": "2 to 5 seats",
        "difficulty=absurd": "difficulty is one of",
        "chance=never": "not 'never'",
        "chance=deal,deals=0": "at least one deal",
    }.items():
        with pytest.raises(BadSettings, match=why):
            pyspiel.load_game(f"sobremesa_arcana({wrong})")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("sobremesa_arcana(colour=red)")


@pytest.mark.parametrize("chance", ["draws", "deal,deals=3"])
def test_what_is_not_offered_is_refused_and_nothing_has_changed(chance: str) -> None:
    state = pyspiel.load_game(f"sobremesa_arcana(chance={chance})").new_initial_state()
    while state.is_chance_node():
        before, many = str(state), len(state.chance_outcomes())
        for wrong in (many, many + 5):
            with pytest.raises(NotOffered, match="chance draws below"):
                state.apply_action(wrong)
        with pytest.raises(SobremesaError, match="where somebody chooses"):
            state.resample_from_infostate(0, random.random)
        assert str(state) == before
        state.apply_action(many - 1)
    before, legal, history = str(state), state.legal_actions(), state.history()
    for action in set(range(state.num_distinct_actions())) - set(legal):
        with pytest.raises(NotOffered, match="can't choose"):
            state.apply_action(action)
    with pytest.raises(NotOffered, match="no option number"):
        state.apply_action(state.num_distinct_actions())
    with pytest.raises(SobremesaError, match="no seat 9"):
        state.resample_from_infostate(9, random.random)
    assert (str(state), state.legal_actions(), state.history()) == (before, legal, history)


def test_nobody_chooses_when_the_match_is_over(dice: Any) -> None:
    state = pyspiel.load_game("sobremesa_tictactoe").new_initial_state()
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    with pytest.raises(NotOffered, match="over"):
        state.apply_action(0)


def test_a_program_that_knows_the_games_ends_without_a_word() -> None:
    # OpenSpiel keeps what makes a game for longer than Python lives.
    ran = subprocess.run(
        [sys.executable, "-c", "import sobremesa.envs.openspiel"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
