"""What lies where before anybody has chosen: decks, the mythos deck by its stages, the cup."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    INVESTIGATORS,
    MYTHOS,
)
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    BARRED,
    DIFFICULTIES,
    ENCOUNTER,
    GATES,
    MONSTER,
    MYSTERY,
    MYTHOS_FACTS,
    TRAITS,
)
from sobremesa.games.eldritch.harm import NO_TICKETS, UNIMPROVED
from sobremesa.games.eldritch.state import ASIDE, FALLEN, IN_SUPPLY, NONE, SPACE_COUNT, Eldritch
from sobremesa.games.eldritch.two_sided import KIND, condition_cards, spell_cards
from sobremesa.games.eldritch.words import (
    BLUE_CARD,
    DECKS,
    GREEN_CARD,
    RUNNING,
    SET_UP,
    TEAMWORK,
    YELLOW_CARD,
)
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.zones import Zone, shuffled

STAGE_COLOURS: Final = (GREEN_CARD, YELLOW_CARD, BLUE_CARD)
CHANCE: Final = "chance"  # in the place of an ancient one's name


def deal(seats: int, settings: Mapping[str, SettingValue], rng: Rng) -> Eldritch:
    chosen = str(settings["ancient"])
    ancient = rng.below(len(ANCIENT)) if chosen == CHANCE else ANCIENTS[chosen] // 2
    facts = ANCIENT[ancient]
    level = DIFFICULTIES.index(str(settings["difficulty"]))
    assets, asset_box = _without_teamwork(ASSETS, seats)
    artifacts, artifact_box = _without_teamwork(ARTIFACTS, seats)
    mythos = mythos_deck(ancient, level, rng)
    decks, unused = _encounters(ancient, rng)
    return Eldritch(
        rng=rng,
        players=seats,
        ancient=ancient,
        is_awake=False,
        rounds=0,
        phase=SET_UP.number,
        lead=rng.below(seats),
        active=NONE,
        ending=RUNNING.number,
        sheets=[NONE] * seats,
        life=[FALLEN] * seats,
        places=[NONE] * seats,
        health=[0] * seats,
        sanity=[0] * seats,
        delayed=[False] * seats,
        improved=[UNIMPROVED] * seats,
        tickets=[NO_TICKETS] * seats,
        held=[()] * seats,
        acted=[()] * seats,
        used_up=(),
        fallen_at=[NONE] * len(INVESTIGATORS),
        fallen_by=[0] * len(INVESTIGATORS),
        loot=[()] * len(INVESTIGATORS),
        loot_tickets=[NO_TICKETS] * len(INVESTIGATORS),
        asset_deck=shuffled(assets, rng),
        asset_discards=(),
        reserve=(),
        asset_box=asset_box,
        artifact_deck=shuffled(artifacts, rng),
        artifact_discards=(),
        artifact_box=artifact_box,
        spell_deck=shuffled(spell_cards(), rng),
        condition_deck=shuffled(condition_cards(), rng),
        lies=[NONE] * len(KIND),
        shown=[NONE] * len(KIND),
        peeked=[(NONE,) * len(KIND)] * seats,
        turned=(),
        monster_at=[ASIDE if token.is_epic or token.kind in facts.aside else IN_SUPPLY for token in MONSTER],
        hurt=[0] * len(MONSTER),
        clue_at=[IN_SUPPLY] * SPACE_COUNT,
        gate_at=[IN_SUPPLY] * GATES,
        gate_stack=shuffled(range(GATES), rng),
        gates_known=[(NONE,) * GATES] * seats,
        doom=facts.doom,
        omen=0,
        omen_tokens=facts.omen_tokens,
        sheet_tokens=0,
        mystery_tokens=0,
        mythos_tokens=[0] * len(MYTHOS),
        ancient_marks=[0] * SPACE_COUNT,
        mystery_marks=[0] * SPACE_COUNT,
        mystery=NONE,
        mystery_deck=shuffled([card for card, mine in enumerate(MYSTERY) if mine.ancient == ancient], rng),
        solved=(),
        mythos_deck=mythos,
        mythos_discards=(),
        mythos_box=tuple([card for card in range(len(MYTHOS)) if card not in mythos]),
        ongoing=(),
        mythos_drawn=NONE,
        decks=decks,
        piles=[()] * len(DECKS),
        boxed=(),
        unused=unused,
        drawn=NONE,
        drawn_part=NONE,
        expedition=NONE,
        actions_left=0,
        met_clue=NONE,
        met_gate=NONE,
        met_rumour=NONE,
        elsewhere=NONE,
        far=NONE,
        avoids=False,
        may_meet_more=True,
        clues_found=0,
        to_fight=(),
        annals=(),
        ways=(),
        was_beaten=False,
        was_spawned=False,
        dice=(),
        were=(),
        marked=(),
        rerolled=(),
        offers=(),
        put_by=(),
        opened=(),
        said=(),
        traded=(),
        traded_tokens=(),
        level=level,
    )


def _without_teamwork(section: Section, seats: int) -> tuple[list[int], Zone]:
    """Who plays alone leaves in the box what needs another."""
    cards = range(len(section))
    if seats > 1:
        return list(cards), ()
    alone = [card for card in cards if TEAMWORK not in TRAITS[section.first + card]]
    return alone, tuple([card for card in cards if card not in alone])


def mythos_deck(ancient: int, level: int, rng: Rng) -> Zone:
    """Stage by stage, so many cards of each colour at random, shuffled; the first stage on top."""
    left = [list(shuffled(cards, rng)) for cards in _mythos_of(level)]
    deck: Zone = ()
    for stage in ANCIENT[ancient].stages:
        drawn: list[int] = []
        for cards, n in zip(left, stage, strict=True):
            drawn += cards[:n]
            del cards[:n]
        deck += shuffled(drawn, rng)
    return deck


@cache
def _mythos_of(level: int) -> tuple[Zone, ...]:
    """The mythos cards that take part, by colour."""
    cards = [card for card, facts in enumerate(MYTHOS_FACTS) if facts.level is not BARRED[level]]
    return tuple([tuple([card for card in cards if MYTHOS_FACTS[card].colour is colour]) for colour in STAGE_COLOURS])


def _encounters(ancient: int, rng: Rng) -> tuple[list[Zone], Zone]:
    """By deck, the cards of this match; and those that are of other ancient ones."""
    decks, unused = _encounters_of(ancient)
    return [shuffled(deck, rng) for deck in decks], unused


@cache
def _encounters_of(ancient: int) -> tuple[list[Zone], Zone]:
    """The same, unshuffled."""
    mine = [card for card, facts in enumerate(ENCOUNTER) if facts.ancient in (NONE, ancient)]
    decks = [tuple([card for card in mine if ENCOUNTER[card].deck is deck]) for deck in DECKS.words]
    return decks, tuple([card for card in range(len(ENCOUNTER)) if card not in mine])
