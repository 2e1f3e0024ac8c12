"""The house bot: what it keeps, what it spends, and when."""

from __future__ import annotations

from games.ansia.laid import lay
from games.looking import decision
from sobremesa.games.ansia.bot.house import House
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.testing import Position, play

DICE = 12


def choices(match: Match[Ansia], seat: int = 0) -> set[str]:
    """What the bot may do there, as its dice fall."""
    look = Look(GAME, match.state, decision(match, seat))
    streams = [MatchKey.from_words(f"dice {number}", 1).stream("bots") for number in range(DICE)]
    return {House(seat, stream).choose(look).key for stream in streams}


def test_no_rose_that_pays_each_turn_is_discarded_to_draw_another_card() -> None:
    match = lay("vampiric-will night-flight", "", zones={0: "eternal-rose"}, decks={0: "ivo rita"}, moon=5)
    while decision(match, 0).ask == "activate":
        play(match, "0 pick:card-vampiric-will")
    assert decision(match, 0).ask == "discard"
    assert "pick:card-eternal-rose" in [option.key for option in decision(match, 0).options]
    assert "pick:card-eternal-rose" not in choices(match)


def after_a_hunt(humans: str, moon: int) -> Position[Ansia]:
    """A golden mission that pays for each human of the hunt."""
    quarry = {(1, 1): humans}
    match = lay(
        "night-flight hypnosis", "", places="wolf-pass castle", quarry=quarry, held={0: "peak-vampire"}, moon=moon
    )
    play(match, "0 stay", "0 hunt:1-1")
    return match


def test_a_golden_mission_waits_for_its_full_number_unless_the_night_is_nearly_over() -> None:
    assert "pick:mission-peak-vampire" not in choices(after_a_hunt("ivo", 5))
    assert choices(after_a_hunt("ivo marcela rita", 5)) == {"pick:mission-peak-vampire"}
    assert choices(after_a_hunt("ivo", 14)) == {"pick:mission-peak-vampire"}


def test_one_more_hunt_is_spent_where_there_is_something_to_hunt() -> None:
    quarry = {(1, 1): "ivo", (2, 2): "rita marcela"}
    match = lay("night-flight", "", places="farms castle", tokens={0: "one-hunt"}, quarry=quarry, moon=12)
    play(match, "0 stay", "0 hunt:1-1")
    assert choices(match) == {"pick:token-one-hunt"}
