"""Every mythos card is resolved, again and again, until each branch of what it does has been taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from games.eldritch.laid import lay
from games.eldritch.promises import Trial, branches_in
from sobremesa.games.eldritch.book import BOOK, INVESTIGATORS, MONSTERS, MYSTERIES, MYTHOS, SPACES
from sobremesa.games.eldritch.effects.fighting import strike
from sobremesa.games.eldritch.facts import ENCOUNTER, MYTHOS_FACTS
from sobremesa.games.eldritch.moves import put_monster, tokens_of
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import FALLEN, NONE, Eldritch, owners
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE, EXPEDITION, MYTHOS_PHASE
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import Rng
from sobremesa.pytest_plugin import Count
from sobremesa.testing.coverage import watching

TRIES = 400
Begin = Callable[[Eldritch], object]
HELD = (
    {},
    {
        0: "asset-axe asset-urban-guide spell-wither condition-blessed condition-debt condition-amnesia",
        1: "asset-bull-whip asset-cat-burglar spell-shriveling condition-leg-injury condition-dark-pact",
    },
)


@cache
def laid(luck: int) -> Eldritch:
    """Nothing much; or much to lose, gates of every colour, solved mysteries, a rumour, many monsters, one who fell."""
    solved = (MYSTERIES["rlyeh-risen"], MYSTERIES["deep-ones-attack"]) if luck else ()
    match = lay(
        "lily jim",
        "tunguska rome",
        ancient="cthulhu",
        held=HELD[luck],
        monsters={"rome": "cultist-1", "19": "dark-young deep-one ghoul-1"} if luck else {},
        gates="rome tokyo istanbul" if luck else "rome",
        clues="8 tunguska" if luck else "",
        reserve="kerosene derringer hired-muscle private-care" if luck else "",
        mine={0: 3, 1: 2} if luck else {},
        solved=solved,
        mystery_deck=(MYSTERIES["stars-are-right"], MYSTERIES["watching-the-stars"]),
        doom=12,
        health=[4, 5],
        sanity=[4, 3],
        hurt=[2 * luck if name == "dark-young" else 0 for name in MONSTERS.names],
        fallen_at=[SPACES["tokyo"] if luck and name == "mark" else NONE for name in INVESTIGATORS.names],
    )
    return match.state


def resolve(trial: Trial, card: int, part: str, rng: Rng) -> None:
    """What that part says happens; whoever is asked chooses at random until it is over."""
    luck = rng.below(2)
    s = GAME.schema.clone(laid(luck))
    s.rng, s.asked, s.active, s.omen = rng.branch(), None, NONE, rng.below(4)
    s.phase = (ENCOUNTER_PHASE if part == "encounter" else MYTHOS_PHASE).number
    for zone in ("mythos_deck", "mythos_box"):
        setattr(s, zone, tuple([other for other in getattr(s, zone) if other != card]))
    others = [MYTHOS["stars-aligned"]] if luck and card != MYTHOS["stars-aligned"] else []
    for other in others:
        s.mythos_deck = tuple([one for one in s.mythos_deck if one != other])
        s.mythos_box = tuple([one for one in s.mythos_box if one != other])
    s.ongoing = (*others, *([card] if part != "effect" else []))
    s.mythos_tokens[card] = 1 + rng.below(4)
    facts = MYTHOS_FACTS[card]
    if part == "encounter":
        s.active = 0
        s.places[0] = facts.space if facts.space >= 0 else s.expedition
    elif s.expedition >= 0 and rng.below(2):
        s.places[0] = s.expedition
    if rng.below(4) == 0:  # only one site is left to explore
        deck = s.decks[EXPEDITION.number]
        s.decks[EXPEDITION.number] = tuple([one for one in deck if ENCOUNTER[one].site == s.expedition])
        s.boxed = tuple(sorted([one for one in deck if ENCOUNTER[one].site != s.expedition]))
    if card == MYTHOS["desperate-times"] and rng.below(2):  # which asks whether anybody is left
        s.life, s.sheets, s.places, s.held = [FALLEN, FALLEN], [NONE, NONE], [NONE, NONE], [(), ()]
        s.owner = owners(s)
    hear_anew(s)
    if part == "effect":
        s.mythos_drawn = card
    trial.resolve(s, TRIGGERS.get(part, starts)(card, part), rng)


def starts(card: int, part: str) -> Begin:
    node, who = BOOK.parts[f"{MYTHOS.names[card]}.{part}"], 0 if part == "encounter" else NONE
    return lambda s: start(s, node, who, MYTHOS.first + card)


def loses_its_tokens(card: int, _: str) -> Begin:
    def begin(s: Eldritch) -> None:
        s.mythos_tokens[card] = 1
        starts(card, "reckoning")(s)

    return begin


def is_rid_of_its_monster(card: int, _: str) -> Begin:
    """The epic one that came with it, or any that is defeated where its token lies."""
    facts = MYTHOS_FACTS[card]
    token = MONSTERS["dark-young"] if facts.epic is None else tokens_of(facts.epic)[0]

    def begin(s: Eldritch) -> None:
        s.places[0] = SPACES["19"]
        put_monster(s, token, SPACES["19"])
        strike(s, token, 99, 0)

    return begin


TRIGGERS = {"no-tokens": loses_its_tokens, "monster-fell": is_rid_of_its_monster, "beat-monster": is_rid_of_its_monster}


@pytest.mark.rule("eldritch-12.9", "eldritch-12.10")
def test_every_branch_of_what_a_mythos_card_does_is_taken_and_does_what_it_says(counted: Count) -> None:
    rng = MatchKey.from_words("every mythos card", 1).stream("checks")
    wanted = branches_in(MYTHOS)
    complaints: list[str] = []
    with watching(BOOK) as watch:
        trial = Trial(watch)
        for card, name in enumerate(MYTHOS.names):
            for part in BOOK.cards[MYTHOS.first + card].parts:
                branches = [one for one in wanted[name] if one.partition("/")[0] == f"{name}.{part}"]
                for number in range(TRIES):
                    if number % 4 == 0 and trial.is_done(branches):
                        break
                    resolve(trial, card, part, rng)
                complaints += trial.complaints(branches)
    counted("eldritch", trial.counts(wanted))
    assert not complaints, "\n".join(complaints)
