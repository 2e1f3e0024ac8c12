"""Every encounter card is drawn and played, again and again, until each branch of its text has been taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from games.eldritch.laid import lay
from games.eldritch.promises import Trial, branches_in
from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS, MYSTERIES
from sobremesa.games.eldritch.effects.box import turn_expedition
from sobremesa.games.eldritch.facts import ENCOUNTER
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.meeting import meet
from sobremesa.games.eldritch.places import clues_on, gate_on
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE, EXPEDITION
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import Rng
from sobremesa.pytest_plugin import Count
from sobremesa.testing.coverage import watching

TRIES = 400
MYSTERY_OF = {
    "azathoth": "seed-of-the-daemon-sultan",
    "cthulhu": "rlyeh-risen",
    "shub-niggurath": "rituals-in-the-wild",
    "yog-sothoth": "beyond-one",
}
PLACES = {"city": "rome", "wilderness": "tunguska", "sea": "8"}


HELD = (
    "",
    "asset-axe asset-urban-guide asset-bandages spell-wither condition-cursed condition-amnesia condition-dark-pact",
    "artifact-lightning-gun spell-wither spell-shriveling condition-blessed",
)


@cache
def laid(ancient: str, space: str, luck: int) -> Eldritch:
    """With nothing at all, with much that can be lost, or well armed; a monster that can be brought."""
    match = lay(
        "lily jim",
        f"{space} sydney",
        ancient=ancient,
        held={0: HELD[luck]},
        monsters={"19": ("cultist-1", "hound ghoul-1 dark-young", "hound ghoul-1")[luck]},
        clues=space,
        gates="rome tokyo",
        mine={0: 4} if luck else {},
        is_awake=ancient == "yog-sothoth" and luck > 0,
        mystery=MYSTERY_OF[ancient],
        solved=(MYSTERIES["true-name"],) if ancient == "azathoth" else (),
        mystery_deck=lambda s: tuple([card for card in s.mystery_deck if card != MYSTERIES["true-name"]]),
        doom=9,
        health=[3, 5],
        sanity=[4 if luck else 3, 5],
    )
    return match.state


def spots(card: int) -> list[str]:
    """Where the card can be met, for each of its parts."""
    facts = ENCOUNTER[card]
    if facts.site >= 0:
        return [next(name for name, number in NUMBER.items() if number == facts.site)]
    parts = BOOK.cards[ENCOUNTERS.first + card].parts
    if "initial" in parts:
        return ["rome"]
    return [PLACES.get(part, part) for part in parts]


def encounter(trial: Trial, card: int, spot: str, ancient: str, rng: Rng) -> None:
    """The first investigator has it there, and chooses at random until it is over."""
    s = GAME.schema.clone(laid(ancient, spot, rng.below(len(HELD))))
    s.rng, s.asked, s.phase = rng.branch(), None, ENCOUNTER_PHASE.number
    deck = ENCOUNTER[card].deck
    s.decks[deck.number] = (card, *[other for other in s.decks[deck.number] if other != card])
    if deck is EXPEDITION:
        turn_expedition(s)
    s.met_clue, s.met_gate = clues_on(s, s.places[0])[0], gate_on(s, s.places[0])
    trial.resolve(s, lambda s: meet(s, 0, deck.number), rng)


def complaints_about(trial: Trial, card: int, branches: Sequence[str], rng: Rng) -> Iterator[str]:
    for number in range(TRIES):
        if number % 5 == 0 and trial.is_done(branches):
            break
        for spot in spots(card):
            encounter(trial, card, spot, ANCIENT_NAMES[max(0, ENCOUNTER[card].ancient)], rng)
    return trial.complaints(branches)


@pytest.mark.rule("eldritch-8.9", "eldritch-8.11")
def test_every_branch_of_every_encounter_is_taken_and_does_what_it_says(counted: Count) -> None:
    rng = MatchKey.from_words("every encounter", 1).stream("checks")
    wanted = branches_in(ENCOUNTERS)
    complaints: list[str] = []
    with watching(BOOK) as watch:
        trial = Trial(watch)
        for card, name in enumerate(ENCOUNTERS.names):
            complaints += complaints_about(trial, card, wanted[name], rng)
    counted("eldritch", trial.counts(wanted))
    assert not complaints, "\n".join(complaints)
