from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa import bots
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from tictactoe import GAME as TICTACTOE

KEY = MatchKey.from_words("k", 2)


def _first_look(game: Game[Any]) -> Look[Any]:
    s = deal(game, game.info.seats[0], complete(game.info.settings, {}), KEY.stream("rules"))
    return Look(game, s, game.decisions(s)[0])


def test_the_random_bot_likes_every_option_as_much_as_any_other() -> None:
    look = _first_look(TICTACTOE)
    bot = bots.make("random", TICTACTOE, 0, Rng(bytes(32)))
    counts = Counter(bot.choose(look) for _ in range(9000))
    assert set(counts) == set(look.decision.options)
    # Nine equal chances: the sum of squares below is chi-squared with 8 degrees of freedom, over 26 once in a thousand
    # keys, and the key is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 26


def test_the_random_bot_draws_once_for_each_choice_and_from_its_own_generator() -> None:
    look = _first_look(TICTACTOE)
    rng = Rng(bytes(32))
    bot = bots.make("random", TICTACTOE, 0, rng)
    for _ in range(5):
        bot.choose(look)
    assert rng.drawn == 5


def test_a_game_without_a_house_bot_says_so() -> None:
    with pytest.raises(bots.NoSuchBot, match=r"tictactoe has no house bot; it can be played by random$"):
        bots.make("house", TICTACTOE, 0, Rng(bytes(32)))
    assert bots.names_for(TICTACTOE) == ("random",)
    assert bots.best_for(TICTACTOE) == "random"


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(bots.NoSuchBot, match=r"there is no bot 'genius'; there are random$"):
        bots.make("genius", TICTACTOE, 0, Rng(bytes(32)))


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_house_bot_is_the_games_own(game_id: str) -> None:
    game = registry.get(game_id)
    assert bots.names_for(game) == ("random", "house")
    assert bots.best_for(game) == "house"
    assert type(bots.make("house", game, 1, Rng(bytes(32)))) is type(game.house(1, Rng(bytes(32))))


def test_names_are_dealt_round_the_table() -> None:
    assert bots.spread(["a", "b"], 5) == ("a", "b", "a", "b", "a")
    assert bots.spread(["a", "b", "c"], 2) == ("a", "b")


def test_each_seat_draws_from_a_stream_of_its_own() -> None:
    look = _first_look(TICTACTOE)
    first, second = bots.seated(["random", "random"], TICTACTOE, KEY)
    choices = [[bot.choose(look).key for _ in range(20)] for bot in (first, second)]
    assert choices[0] != choices[1]
    again, _ = bots.seated(["random", "random"], TICTACTOE, KEY)
    assert [again.choose(look).key for _ in range(20)] == choices[0]
