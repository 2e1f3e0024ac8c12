"""Every card that can be hunted does what it reads: as it enters the hunt zone, when it is hunted, and in play."""

from __future__ import annotations

import re

import pytest

from games.ansia.laid import lay, names, space
from games.looking import asks, kinds, offered, told
from sobremesa.games.ansia.book import CARDS
from sobremesa.games.ansia.rules import GAME, HUNT_CARDS
from sobremesa.kernel.settings import complete
from sobremesa.testing import play, refused
from sobremesa.text import texts

_EN = texts(GAME, "en")
READS = {  # what stands on each, in English
    part.id: [_EN.phrase(phrase) for phrase in part.says]
    for part in GAME.components(complete(GAME.info.settings, {}))
    if part.kind == "card"
}
HUNTED = [CARDS.names[card] for card in sorted(set(HUNT_CARDS))]
every_card = pytest.mark.parametrize("card", HUNTED)


def printed(card: str) -> tuple[int, int]:
    """Its speed and its points."""
    found = re.fullmatch(r".+: speed (-?\d+)(?:, (\d+) points?)?\.", READS[card][0])
    assert found is not None
    return int(found[1]), int(found[2] or 0)


def says(card: str, word: str) -> bool:
    return any(line.startswith(f"{word}:") for line in READS[card])


@pytest.mark.rule("ansia-12.6", "ansia-14.4")
@every_card
def test_the_slow_enter_in_the_second_column_and_all_others_in_the_third(card: str) -> None:
    match = lay("night-flight", "", places="farms castle", rested=[1], deck=card)
    play(match, "0 stay", "0 done")
    pile = match.state.quarry[1 if says(card, "Slow") else 0]
    assert names(pile) == [card]


@pytest.mark.rule("ansia-8.5", "ansia-12.4", "ansia-12.5", "ansia-12.9", "ansia-12.10")
@every_card
def test_hunting_it_costs_pays_and_brings_what_it_reads(card: str) -> None:
    company = "fang" if card != "fang" else "luna"
    match = lay("night-flight", "", places="wolf-pass castle", quarry={(1, 1): card}, deck=company)
    play(match, "0 stay")
    events = play(match, "0 hunt:1-1")
    _, points = printed(card)
    (hunt,) = told(events, "hunted")
    assert (hunt["n"], hunt["points"]) == (2 if says(card, "Fast") else 1, points)
    assert match.state.scores[0] == points
    brought = [(company,)] if says(card, "Gregarious") else []
    assert [more["card"] for more in told(events, "took-another")] == brought
    asked = "crypt" if says(card, "Inspire") else "prepare" if says(card, "Prepared") else "end"
    assert asks(match) == [(0, asked)]
    assert card in names(match.state.discards[0])


@pytest.mark.rule("ansia-6.1", "ansia-12.1", "ansia-12.2", "ansia-12.7", "ansia-12.8", "ansia-13.1")
@every_card
def test_in_play_it_has_the_speed_and_does_the_harm_that_it_reads_and_stays_if_it_says_so(card: str) -> None:
    prey = "fang" if card != "fang" else "luna"
    match = lay("bat-form", "", places="snowy-pass castle", zones={0: card}, quarry={(1, 1): prey})
    while asks(match)[0][1] != "move":  # what it does on being played has its own tests
        play(match, f"0 {min(offered(match, 0))}")
    if names(match.state.zones[0]) == [card, "bat-form"]:
        assert match.state.speed == 4 + printed(card)[0]
    assert (space(match, 0) == "high-halt") is says(card, "Disorientation")
    assert (offered(match, 0) == {"pick:space-frozen-well"}) is says(card, "Spicy")
    play(match, "0 pick:space-frozen-well" if says(card, "Spicy") else "0 stay")
    assert ("hunt:1-1" in offered(match, 0)) is not says(card, "Holy water")
    if says(card, "Holy water"):
        assert refused(match, "0 hunt:1-1") == "ansia-12.1"
    events = play(match, "0 done")
    assert "turn-over" in kinds(events)
    assert (card in names(match.state.zones[0])) is says(card, "Permanent")
