"""The bot that has learned: that it learns, that what it learned is worth something, and that it sits at tables."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from apprentice.learning import Habits, Watched, by_cloning, by_policy, clone, improve
from apprentice.lens import Lens
from apprentice.mind import Mind
from apprentice.network import Adam, Array, Weights, backward, forward, fresh
from apprentice.selfplay import Batch, SelfPlay, Table, against_random, credited

import tictactoe
from sobremesa import bots
from sobremesa.bots import kinds
from sobremesa.envs.many import Many
from sobremesa.envs.observation import observer
from sobremesa.kernel import registry
from sobremesa.lab import contest, simulate
from sobremesa.web import wire
from web.players import Guest, begin, play_on
from web.running import serving

APPRENTICE = Path(__file__).parents[2] / "examples" / "apprentice"
WEIGHTS = sorted((APPRENTICE / "apprentice" / "weights").glob("*.npz"))
GAMES = [file.stem for file in WEIGHTS]

# --- the network -----------------------------------------------------------------------------------------------------


def a_batch(rng: np.random.Generator) -> Batch:
    rows, actions = 12, 5
    masks = rng.random((rows, actions)) < 0.6
    taken = rng.integers(0, actions, rows)
    masks[np.arange(rows), taken] = True
    return Batch(
        rng.standard_normal((rows, 7)),
        masks,
        taken,
        -np.abs(rng.standard_normal(rows)),
        rng.standard_normal(rows),
        rng.standard_normal(rows),
    )


Loss = Callable[[Array, Array, Batch], tuple[float, Array, Array]]
LOSSES: dict[str, Loss] = {
    "cloning": lambda logs, worth, batch: by_cloning(logs, worth, batch.actions, batch.returns),
    "policy": lambda logs, worth, batch: by_policy(Habits(entropy=0.3), logs, worth, batch),
}


@pytest.mark.parametrize("name", LOSSES)
def test_the_gradient_is_what_the_loss_changes_by(name: str) -> None:
    rng = np.random.default_rng(4)
    batch = a_batch(rng)
    exact: Weights = {key: w.astype(np.float64) for key, w in fresh(7, 6, 5, rng).items()}  # type: ignore[misc]
    exact["policy"] *= 100

    def loss(weights: Weights) -> float:
        passed = forward(weights, batch.shown, batch.masks)
        return LOSSES[name](passed.logs, passed.worth, batch)[0]

    passed = forward(exact, batch.shown, batch.masks)
    gradient = backward(exact, passed, *LOSSES[name](passed.logs, passed.worth, batch)[1:])
    for key, w in exact.items():
        for at in list(np.ndindex(w.shape))[:: max(1, w.size // 6)]:
            before, little = w[at], 1e-5
            w[at] = before + little
            above = loss(exact)
            w[at] = before - little
            below = loss(exact)
            w[at] = before
            assert gradient[key][at] == pytest.approx((above - below) / (2 * little), rel=1e-3, abs=1e-5), (key, at)


def test_what_is_not_offered_has_no_chance() -> None:
    rng = np.random.default_rng(1)
    mask = np.array([[True, False, True], [False, True, False]])
    logs = forward(fresh(4, 8, 3, rng), rng.standard_normal((2, 4)).astype(np.float32), mask).logs
    chances = np.exp(logs)
    assert chances.sum(axis=1) == pytest.approx([1, 1])
    assert not chances[~mask].any()


def test_a_choice_is_credited_with_what_came_after_it_and_less_the_longer_after() -> None:
    worths = np.array([0.1, 0.4, 0.2], np.float32)
    assert credited(worths, 1.0, decay=1.0) == pytest.approx([0.9, 0.6, 0.8])
    assert credited(worths, 1.0, decay=0.0) == pytest.approx([0.3, -0.2, 0.8])
    assert credited(worths, 1.0, decay=0.5) == pytest.approx([0.3 + 0.5 * 0.2, 0.2, 0.8])


# --- what it is shown ------------------------------------------------------------------------------------------------


def test_names_are_shown_as_bits_and_amounts_as_amounts() -> None:
    seen = np.zeros((50, 4), np.float32)
    seen[:, 1] = np.arange(50) % 3  # a name
    seen[:, 3] = np.arange(50)  # an amount
    lens = Lens.fitted(seen)
    assert list(zip(lens.places.tolist(), lens.values.tolist(), strict=True)) == [(1, 0.0), (1, 1.0), (1, 2.0)]
    assert lens.amounts.tolist() == [3]
    shown = lens(seen[[4, 49]])
    assert shown[:, :3].tolist() == [[0, 1, 0], [0, 1, 0]]
    assert shown[0, 3] < 0 < shown[1, 3]


def a_mind(places: list[int]) -> Mind:
    game, rng = tictactoe.GAME, np.random.default_rng(2)
    many = len(places)
    lens = Lens(
        np.array(places, np.int32), np.ones(many, np.float32), *[np.array([], kind) for kind in (np.int32, "f4", "f4")]
    )
    return Mind(lens, fresh(many, 8, len(game.options), rng))


def test_weights_are_kept_by_name_and_serve_a_game_to_which_something_was_added(tmp_path: Path) -> None:
    game = tictactoe.GAME
    mind = a_mind([0, 2, 4])
    mind.save(tmp_path / "t.npz", game)
    seen, mask = observer(game).empty[None] + 2, np.ones((1, len(game.options)), bool)
    chances, worth = Mind.load(tmp_path / "t.npz", game).judge(seen, mask)
    for found, meant in zip((chances, worth), mind.judge(seen, mask), strict=True):
        assert found == pytest.approx(meant, rel=5e-3)

    with np.load(tmp_path / "t.npz") as held:
        arrays = dict(held)
    arrays["actions"][3] = "mark:gone"  # so that the fourth is new
    arrays["places"][0] = "of.another.time"
    np.savez(tmp_path / "older.npz", **arrays)
    older = Mind.load(tmp_path / "older.npz", game)
    chances, _ = older.judge(seen, mask)
    assert chances[0, 3] == 0
    assert chances[0].sum() == pytest.approx(1)
    assert older.lens(seen)[0, 0] == 0


# --- how it learns ---------------------------------------------------------------------------------------------------

BOARD = Table(tictactoe.GAME, 2, {})


def board_lens() -> Lens:
    """Each cell of the board, for each seat: the observation of tic-tac-toe has them as bits of a number."""
    many, rng, seen = Many(tictactoe.GAME, 2, 64), np.random.default_rng(0), []
    _, masks = many.reset(seed=5)
    for _ in range(30):
        seen.append(many.observations.copy())
        _, masks, _, _ = many.step(np.argmax(masks * rng.random(masks.shape), axis=1))
    return Lens.fitted(np.concatenate(seen))


def test_it_learns_tic_tac_toe_by_playing_against_itself() -> None:
    lens, rng = board_lens(), np.random.default_rng(0)
    weights = fresh(lens.width, 64, len(tictactoe.GAME.options), rng)
    adam, habits = Adam(weights, longest=0.5), Habits(rate=1e-3, minibatch=128, epochs=3)
    play = SelfPlay(BOARD, lens, matches=32, seed=3)
    before = np.mean([got for got, _ in against_random(BOARD, lens, weights, 200, seed=9)])
    for _ in range(30):
        improve(weights, adam, play.batch(weights, 512, habits.decay), rng, habits=habits)
    after = np.mean([got for got, _ in against_random(BOARD, lens, weights, 200, seed=9)])
    assert after > before + 0.5


def test_it_does_as_it_has_seen_done() -> None:
    rng = np.random.default_rng(0)
    shown = rng.integers(0, 2, (400, 6)).astype(np.float16)
    watched = Watched(shown, np.ones((400, 3), bool), (shown[:, 0] + shown[:, 1]).astype(np.int64), shown[:, 2] * 2 - 1)
    weights = fresh(6, 32, 3, rng)
    adam = Adam(weights, longest=0.5)
    losses = [clone(weights, adam, watched, rng, size=64, rate=1e-2) for _ in range(20)]
    assert losses[-1] < 0.05 < losses[0]


def test_a_batch_holds_whole_matches_as_they_were_chosen() -> None:
    lens, rng = board_lens(), np.random.default_rng(0)
    weights = fresh(lens.width, 16, len(tictactoe.GAME.options), rng)
    play = SelfPlay(BOARD, lens, matches=4, seed=3)
    for _ in range(3):
        batch = play.batch(weights, 60, decay=1.0)
        passed = forward(weights, batch.shown, batch.masks)
        rows = np.arange(len(batch.actions))
        assert batch.masks[rows, batch.actions].all()
        assert passed.logs[rows, batch.actions] == pytest.approx(batch.logs, abs=1e-5)
        assert set(np.round(batch.returns, 4).tolist()) <= {-1.0, 0.0, 1.0}


# --- what it has learned ---------------------------------------------------------------------------------------------


def test_no_weights_weigh_a_megabyte_and_all_are_read() -> None:
    assert {"arcana", "cosa", "princesa"} <= set(GAMES)
    for file in WEIGHTS:
        assert file.stat().st_size < 1_000_000
        Mind.load(file, registry.get(file.stem))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As after `pip install ./examples/apprentice`."""
    shutil.copytree(APPRENTICE, tmp_path / "source")
    site = tmp_path / "site"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
        + ["--target", str(site), str(tmp_path / "source")],
        check=True,
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
    )
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)  # of the processes in which such bots think
    yield
    kinds._tried.cache_clear()


@pytest.mark.usefixtures("installed")
def test_its_package_is_found_where_it_is_installed_and_it_sits_at_a_table(tmp_path: Path) -> None:
    assert [kind.name for kind in bots.installed()] == ["apprentice"]
    assert bots.left_out() == ()
    for game in GAMES:
        assert "apprentice" in bots.who_can_play(registry.get(game))
    with serving(tmp_path / "tables.db", may_sit=("apprentice", *bots.NAMES)) as server:
        guest = Guest(server.address, "Ana")
        with closing(guest.http), guest.at(guest.open_table("cosa", 4)) as person:
            person.do(wire.Sit, chair=0)
            for chair in (1, 2, 3):
                person.do(wire.SeatBot, chair=chair, level="apprentice")
            begin([person])
            play_on([person], most=4)
            # Had it failed once, the house would sit there.
            assert [chair.level for chair in person.table.chairs[1:]] == ["apprentice"] * 3


DEALS = {"cosa": 30, "princesa": 20}
TOGETHER = sorted({game for game in GAMES if registry.get(game).info.together})


@pytest.mark.parametrize("game", sorted(DEALS))
def test_it_wins_more_than_chance_does(game: str) -> None:
    """The deals are always the same, and so are its choices."""
    found = contest(registry.get(game), DEALS[game], seats=4, bots=["apprentice:KIND", "random"], key="better")
    assert not found.failed
    (standing,) = found.standings
    assert standing.pairs[0].difference.low > 0


@pytest.mark.parametrize("game", TOGETHER)
def test_where_nobody_wins_by_chance_it_makes_more_points(game: str) -> None:
    def points(bot: str) -> int:
        easy = {"difficulty": "easy"}
        report = simulate(registry.get(game), 60, seats=4, bots=[bot], key="better", settings=easy)
        assert not report.failed
        return report.results.scores[0].sum

    assert points("apprentice:KIND") > 1.5 * points("random") > 0
