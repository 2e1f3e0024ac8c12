"""Every encounter card is drawn and played, again and again, until each branch of its text has been taken."""

from __future__ import annotations

from functools import cache

import pytest

from games.eldritch.laid import lay
from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS
from sobremesa.games.eldritch.effects.board import turn_expedition
from sobremesa.games.eldritch.facts import ENCOUNTER
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.meeting import meet
from sobremesa.games.eldritch.places import clues_on, gate_on
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE, EXPEDITION
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import Rng
from sobremesa.testing.coverage import branches_of, watching
from sobremesa.testing.language import check_ears
from sobremesa.testing.position import census_complaint

TRIES = 400
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
        doom=9,
        sanity=[4, 5],
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


def encounter(card: int, spot: str, ancient: str, rng: Rng) -> None:
    """The first investigator has it there, and chooses at random until it is over."""
    s = GAME.schema.clone(laid(ancient, spot, rng.below(len(HELD))))
    s.rng, s.asked, s.phase = rng.branch(), None, ENCOUNTER_PHASE.number
    deck = ENCOUNTER[card].deck
    s.decks[deck.number] = (card, *[other for other in s.decks[deck.number] if other != card])
    if deck is EXPEDITION:
        turn_expedition(s)
    before, depth = GAME.census(s), len(s.agenda)
    s.met_clue, s.met_gate = clues_on(s, s.places[0])[0], gate_on(s, s.places[0])
    meet(s, 0, deck.number)
    advance(s)
    while len(s.agenda) > depth:
        decision = GAME.decisions(s)[0]
        GAME.apply(s, decision.seat, decision.options[rng.below(len(decision.options))])
    check_ears(s)
    assert census_complaint(before, GAME.census(s)) == ""


@pytest.mark.rule("eldritch-8.9", "eldritch-8.11")
def test_every_branch_of_every_encounter_is_taken() -> None:
    rng = MatchKey.from_words("every encounter", 1).stream("checks")
    branches = branches_of(BOOK)
    with watching(BOOK) as ran:
        for card, facts in enumerate(ENCOUNTER):
            name = ENCOUNTERS.names[card]
            for number in range(TRIES):
                if number % 5 == 0 and ran.issuperset(branches[name]):
                    break
                for spot in spots(card):
                    encounter(card, spot, ANCIENT_NAMES[max(0, facts.ancient)], rng)
            never = [branch for branch in branches[name] if branch not in ran]
            assert not never, f"never taken: {never}"
