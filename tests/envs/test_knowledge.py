"""An observation holds all that its seat may know, and nothing else."""

import json
from itertools import islice

import pytest

from sobremesa.envs import pettingzoo
from sobremesa.kernel import registry
from sobremesa.kernel.key import MatchKey
from sobremesa.testing.runs import Tables

from .tables import games, play

MATCHES = 8  # of each game, each at another kind of table
MOMENTS = 60  # looked at in each of them, spread over the first choices of it
APART = 4  # choices from one to the next

# What is said aloud, may be spoken about, and is remembered for it: agents that learn neither speak nor
# listen.
OF_TALK = {
    "cosa": {"talk", "refusals", "looks", "remarks", "questions", "spoke", "occasion", "moved"},
    "eldritch": {"said"},
}

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


def _any_order(value, depth, plain):
    """The value with its zones sorted, so many lists further in."""
    if value is None or isinstance(value, int):
        return value  # another's, of which nothing or only the back shows
    if depth > 0:
        return [_any_order(item, depth - 1, plain) for item in value]
    return [*value[:plain], *sorted(value[plain:])]


def _known(game, view):
    """What the seat knows, field by field; where the game declares that order means nothing, in any order."""
    known = {}
    for info in game.schema.fields:
        if info.name not in view:
            continue
        value = view[info.name]
        if info.kinds:
            value = _any_order(value, len(info.size) - 1, info.plain)
        known[info.name] = json.dumps(value)
    return known


def _tables(game):
    tables = Tables(game, (), {})
    for number in range(MATCHES):
        yield number, *tables.pick(number, MATCHES, MatchKey.from_words(f"known {number}", 1).stream("checks"))


def _moments(game, dice):
    """Environments with random matches under way."""
    for number, seats, settings in _tables(game):
        env = pettingzoo.raw_env(game, seats, **dict(settings))
        env.reset(seed=number)
        for step, _ in enumerate(islice(play(env, dice), MOMENTS * APART)):
            if step % APART == 0:
                yield env
        yield env


@every_game
def test_no_game_leaves_anything_out(game):
    env = pettingzoo.raw_env(game, game.info.seats[0])
    assert set(env.left_out) <= OF_TALK.get(game.info.id, set())
    unbounded = {
        info.name
        for info in game.schema.fields
        if info.size is not None and not (info.bounds or info.words or info.kinds or (info.of and info.of.many()))
    }
    assert {label.split("[")[0].split(".")[0] for label in env.labels} & unbounded == set()


@every_game
def test_what_differs_for_a_seat_differs_in_its_observation_and_nothing_else_does(game, dice):
    seen = {}
    for env in _moments(game, dice):
        waiting = tuple(decision.seat for decision in env._decisions)
        for seat, agent in enumerate(env.possible_agents):
            asked = tuple(decision.ask for decision in env._decisions if decision.seat == seat)
            known = _known(game, game.schema.cut(env._state, seat))
            knows = json.dumps([seat, env.seats, asked, waiting, known])
            observed = env.observe(agent)["observation"].tobytes()
            assert seen.setdefault(observed, knows) == knows
            assert seen.setdefault(knows, observed) == observed


@every_game
def test_every_field_of_a_view_is_in_the_observation(game, dice):
    """One field of another moment makes another observation, if it holds anything else."""
    views = {}
    told = set()
    opens = {info.until for info in game.schema.fields if info.until}
    for env in _moments(game, dice):
        for seat in range(env.seats):
            view = game.schema.cut(env._state, seat)
            known = _known(game, view)
            other = views.get((seat, env.seats))
            views[seat, env.seats] = view
            if other is None or any(bool(other[name]) != bool(view[name]) for name in opens):
                continue  # what was laid open fits no view before
            was = _known(game, other)
            observe = env._observer.observe
            observed = observe(view, seat, env.seats, env._decisions).tobytes()
            for name in known.keys() - OF_TALK.get(game.info.id, set()):
                if known[name] != was[name]:
                    mixed = observe({**view, name: other[name]}, seat, env.seats, env._decisions).tobytes()
                    assert mixed != observed, name
                    told.add(name)
    assert told


def test_all_registered_games_are_looked_at():
    assert {game.info.id for game in games()} >= set(registry.ids())
