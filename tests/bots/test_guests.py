"""Bots of anybody's: found or left out, shown nothing that their seat may not know, and ended when they do harm."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bots import company
from sobremesa import bots
from sobremesa.bots import guest, kinds
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import State
from sobremesa.lab import Series
from tictactoe import GAME as TICTACTOE
from tictactoe import Board, TicTacToe

HERE = "bots.company:"


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    company.First.looks.clear()
    company.Listening.heard.clear()


def looks_of(game: Game[Any], matches: int = 1) -> Iterator[tuple[Any, Decision]]:
    """Moments of matches of the house that are no formality, one in a few."""
    seats = min(4, game.info.seats[1])
    for number in range(matches):
        key = MatchKey.from_words(f"looks {number}", seats)
        s = deal(game, seats, complete(game.info.settings, {}), key.stream("rules"))
        players = bots.seated([bots.best_for(game)] * seats, game, key)
        chance = key.stream("checks")
        while asked := game.decisions(s):
            decision = asked[0]
            if len(decision.options) > 1 and not chance.below(12):
                yield s, decision
            game.apply(s, decision.seat, players[decision.seat].choose(Look(game, s, decision)))


def ask(name: str, game: Game[Any], s: Any, decision: Decision) -> Option:
    return bots.make(HERE + name, game, decision.seat, Rng(bytes(32))).choose(Look(game, s, decision))


def reached_from(thing: object) -> Iterator[object]:
    """Whatever there is to find for who looks into it, as deep as one likes."""
    seen, left = {id(thing)}, [thing]
    while left:
        one = left.pop()
        yield one
        for other in gc.get_referents(one):
            if id(other) not in seen and not isinstance(other, type(pytest) | type | Callable):  # type: ignore[arg-type]
                seen.add(id(other))
                left.append(other)


@pytest.mark.parametrize("game_id", registry.ids())
def test_whatever_it_finds_in_its_look_its_seat_may_know(game_id: str) -> None:
    game = registry.get(game_id)
    s, decision = next(looks_of(game))
    ask("First", game, s, decision)
    states = [one for one in reached_from(company.First.looks[0]) if isinstance(one, State)]
    assert states
    twin = game.redeal(s, decision.seat, Rng(derive(b"t" * 32, "twin")))
    company.First.looks.clear()
    ask("First", game, twin, decision)
    others = [one for one in reached_from(company.First.looks[0]) if isinstance(one, State)]
    for one, other in zip(states, others, strict=True):
        assert one is not s
        assert game.schema.cut(one, decision.seat) == game.schema.cut(s, decision.seat)
        assert game.schema.dumps(one) == game.schema.dumps(other)  # from another truth, the same to the last byte


@pytest.mark.parametrize("game_id", registry.ids())
def test_of_two_states_that_a_seat_cannot_tell_apart_the_same_worlds_are_dealt(game_id: str) -> None:
    game = registry.get(game_id)
    for number, (s, decision) in enumerate(looks_of(game)):
        for seat in range(2):
            twin = game.redeal(s, seat, Rng(derive(b"t" * 32, "twin", number)))
            here, there = [game.redeal(world, seat, Rng(derive(b"t" * 32, number))) for world in (s, twin)]
            assert game.schema.dumps(here) == game.schema.dumps(there), decision


def test_it_is_made_anew_for_each_question_and_plays_like_any_other() -> None:
    Series.of(TICTACTOE, 2, [HERE + "First", "random"], "k").play(0, TICTACTOE)
    assert len(company.First.looks) >= 3


def test_it_hears_what_happened_only_if_it_wants_to() -> None:
    game = registry.get("arcana")
    Series.of(game, 2, [HERE + "First", "house"], "k").play(0, game)
    assert not any(look.told() for look in company.First.looks)
    series = Series.of(game, 2, [HERE + "Listening", "house"], "k")
    series.play(0, game)
    heard = list(company.Listening.heard)
    assert heard == sorted(heard)
    assert heard[-1] > heard[0] > 0
    company.Listening.heard.clear()
    series.record(0, game)
    assert company.Listening.heard == heard


@pytest.mark.parametrize(
    ("name", "fault"),
    [("Raising", "raised"), ("Leaving", "raised"), ("Cheating", "not-offered"), ("Mute", "not-offered")],
)
def test_a_fault_is_named(name: str, fault: str) -> None:
    with pytest.raises(bots.BotFault) as caught:
        Series.of(TICTACTOE, 2, [HERE + name], "k").play(0, TICTACTOE)
    assert (caught.value.fault, caught.value.bot, caught.value.seat) == (fault, HERE + name, 0)


def test_what_thinks_for_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "LONGEST", 0.2)
    with pytest.raises(bots.BotFault, match=r"took longer than") as caught:
        Series.of(TICTACTOE, 2, [HERE + "Slow"], "k").play(0, TICTACTOE)
    assert caught.value.fault == "too-slow"


# --- looking ahead ---------------------------------------------------------------------------------------------------


class Counting(TicTacToe):
    taken = 0

    def apply(self, s: Board, seat: int, option: Option) -> None:
        Counting.taken += 1
        super().apply(s, seat, option)


def test_no_more_choices_are_simulated_than_its_budget_has() -> None:
    game = Counting()
    s = deal(game, 2, {}, Rng(bytes(32)))
    seen = Look(game, s, game.decisions(s)[0])
    look = bots.Look(game, seen, Rng(bytes(32)), 50)
    (world,) = look.worlds(1, Rng(bytes(32)))
    Counting.taken = 0
    found = [look.play_on(world, look.options[0])]
    while found[-1] is not None:
        found.append(look.play_on(world, look.options[0]))
    assert (Counting.taken, look.budget) == (50, 0)
    assert len(set(found[:-1])) == 1  # in one world the same chance meets whatever is tried
    assert look.play_on(world, look.options[0]) is None
    assert Counting.taken == 50


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_houses_choice_is_the_first_candidate_and_each_comes_once(game_id: str) -> None:
    game = registry.get(game_id)
    s, decision = next(looks_of(game))
    look = bots.Look(game, Look(game, s, decision), Rng(bytes(32)), 0)
    candidates = look.candidates(99)
    assert sorted(candidates, key=lambda one: one.index) == sorted(decision.options, key=lambda one: one.index)
    assert look.candidates(2) == candidates[:2]
    assert look.reason(candidates[0]) != look.reason(candidates[1])


# --- which there are -------------------------------------------------------------------------------------------------


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    monkeypatch.syspath_prepend(tmp_path)

    def install(entries: str) -> None:
        about = tmp_path / "company-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: company\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{kinds.GROUP}]\n{entries}\n")

    return install


def test_bots_of_other_packages_are_found_and_those_that_are_none_left_out(install: Callable[[str], None]) -> None:
    install(
        "plain = bots.company:PLAIN\n"
        "house = bots.company:PLAIN\n"
        "other = bots.company:PLAIN\n"
        "costly = bots.company:COSTLY\n"
        "number = bots.company:NOT_A_BOT\n"
        "gone = nowhere:KIND"
    )
    assert [kind.name for kind in bots.installed()] == ["plain"]
    assert bots.who_can_play(TICTACTOE) == ("plain", "random")
    assert bots.best_for(TICTACTOE) == "random"
    why = {one.bot: one.why for one in bots.left_out()}
    assert why == {
        "house": "another bot has that name: house",
        "other": "bots.company:PLAIN is the bot 'plain', not 'other'",
        "costly": "a budget is from 0 to 100000 choices, not 1000000000",
        "number": "bots.company:NOT_A_BOT is not a BotKind",
        "gone": "ModuleNotFoundError: No module named 'nowhere'",
    }
    with pytest.raises(bots.NoSuchBot, match=r"^gone is left out: ModuleNotFoundError"):
        bots.make("gone", TICTACTOE, 0, Rng(bytes(32)))
    Series.of(TICTACTOE, 2, ["plain", "random"], "k").play(0, TICTACTOE)


MINE = """
from sobremesa.kernel.option import Option

class Mine:
    games = ("tictactoe",)
    budget = 7

    def __init__(self, game, seat, rng):
        self.rng = rng

    def choose(self, look) -> Option:
        assert look.budget == 7
        return self.rng.pick(look.options)
"""


def test_a_bot_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    name = f"{file}:Mine"
    Series.of(TICTACTOE, 2, [name, "random"], "k").play(0, TICTACTOE)
    with pytest.raises(bots.NoSuchBot, match="there is no bot"):
        bots.make(name, registry.get("arcana"), 0, Rng(bytes(32)))
    for wrong, why in ((f"{file}:Yours", "has no attribute 'Yours'"), (f"{tmp_path}/no.py:Mine", "No such file")):
        with pytest.raises(bots.NoSuchBot, match=f"is left out: .*{why}"):
            bots.make(wrong, TICTACTOE, 0, Rng(bytes(32)))
