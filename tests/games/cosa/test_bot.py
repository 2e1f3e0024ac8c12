"""The house bot: it plays by the rules at every table, each role to its own ends, and better than chance."""

from __future__ import annotations

import pytest

from games.cosa.laid import decision
from games.cosa.seated import table
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import LA_COSA, Cosa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.lab.simulate import simulate

ENDINGS = {
    "burned",
    "nobody",
    "declared",
    "declared-alone",
    "declared-wrong",
    "last-alive",
    "vengeance-humans",
    "vengeance-infected",
    "time",
}
TABLES: list[dict[str, object]] = [
    {},
    {"quarantine": "strict", "doors": "loose"},
    {"duty": False, "neighbours": True, "infection": "more"},
    {"thing_in_deck": True, "calm_deal": True, "infection": "fewer"},
    {"vengeance": True, "max_turns": 20},
    {"quarantine": "strict", "neighbours": True, "vengeance": True, "thing_in_deck": True},
]


@pytest.mark.parametrize("seats", range(4, 13))
def test_it_plays_to_the_end_with_every_number_of_players_and_every_option(seats: int) -> None:
    for settings in TABLES:
        report = simulate(GAME, 2, seats=seats, bots=("house",), key=f"tables {seats}", settings=settings)
        assert sum(report.results.endings.values()) == 2
        assert set(report.results.endings) <= ENDINGS


def test_it_plays_beside_random_ones() -> None:
    report = simulate(GAME, 6, seats=7, bots=("house", "random"), key="mixed")
    assert sum(report.results.endings.values()) == 6


def test_the_same_key_plays_the_same_matches() -> None:
    reports = [simulate(GAME, 4, seats=5, bots=("house",), key="again") for _ in range(2)]
    assert reports[0].results == reports[1].results
    assert reports[0].decisions == reports[1].decisions


# --- it is stronger than chance ----------------------------------------------------------------------------------


def played(seed: int, seats: int, house: str = "") -> str:
    """One match in which that side thinks and all others play at random, which never declares; who won."""
    key = MatchKey.from_words(f"strength {seed}", seats)
    match = Match(GAME, seats, {}, key)
    bots = [GAME.house(seat, key.stream("bots", seat)) for seat in range(seats)]
    dice = key.stream("dice")
    thing = match.state.roles.index(LA_COSA)
    while match.asked:
        asked = match.asked[0].decision
        if house == ("thing" if asked.seat == thing else "humans"):
            option = bots[asked.seat].choose(Look(GAME, match.state, asked))
        else:
            option = dice.pick([choice for choice in asked.options if choice.verb != "declare"])
        match.play(asked.seat, option)
    assert match.outcome is not None
    return "thing" if thing in match.outcome.winners else "humans" if match.outcome.winners else "nobody"


MATCHES = 30


def test_each_side_wins_more_when_it_thinks() -> None:
    by_chance = [played(seed, 6) for seed in range(MATCHES)]
    thinking_humans = [played(seed, 6, "humans") for seed in range(MATCHES)]
    thinking_thing = [played(seed, 6, "thing") for seed in range(MATCHES)]
    assert thinking_humans.count("humans") > by_chance.count("humans") + MATCHES // 10
    assert thinking_thing.count("thing") > by_chance.count("thing") + MATCHES // 10


# --- each role to its own ends -----------------------------------------------------------------------------------


def choices(match: Match[Cosa], seat: int) -> set[str]:
    """What the bot may do there, as its dice fall."""
    bots = [GAME.house(seat, MatchKey.from_words(f"dice {seed}", 1).stream("bots")) for seed in range(12)]
    return {bot.choose(Look(GAME, match.state, decision(match, seat))).key for bot in bots}


@pytest.mark.rule("cosa-1.2")
def test_a_human_burns_whom_it_knows_to_be_the_thing() -> None:
    match = table(5, {0: "flamethrower whisky axe", 1: "thing"})
    assert "flamethrower" not in " ".join(choices(match, 0))  # without evidence nobody is burned
    row = match.state.sure[0]
    match.state.sure[0] = (row[0], LA_COSA, *row[2:])
    assert choices(match, 0) == {"play-on:flamethrower:1"}


@pytest.mark.rule("cosa-1.3", "cosa-6.4")
def test_the_thing_infects_a_human_and_doesnt_declare_too_early() -> None:
    match = table(5, {0: "thing infected whisky axe"}, at="exchange")
    assert choices(match, 0) == {"give:infected"}


@pytest.mark.rule("cosa-13.3")
def test_the_thing_declares_when_no_human_is_left() -> None:
    match = table(3, {0: "thing axe", 1: "infected", 2: "infected"}, infected=[1, 2])
    assert choices(match, 0) == {"declare"}


@pytest.mark.rule("cosa-1.3")
def test_an_infected_feeds_the_thing_and_never_burns_it() -> None:
    match = table(5, {0: "infected infected whisky axe", 1: "thing"}, infected=[0], at="exchange")
    assert choices(match, 0) == {"give:infected"}
    match = table(2, {0: "flamethrower infected whisky axe missed", 1: "thing"}, infected=[0])
    assert "play-on:flamethrower:1" not in choices(match, 0)


@pytest.mark.rule("cosa-7.13")
@pytest.mark.parametrize("hand", ["no-barbecue", "no-barbecue thing", "no-barbecue infected"])
def test_whoever_can_save_themselves_does(hand: str) -> None:
    match = table(5, {0: "flamethrower", 1: hand}, infected=[1] if "infected" in hand else [])
    match.play(0, "play-on:flamethrower:1")
    assert choices(match, 1) == {"defend:no-barbecue"}
