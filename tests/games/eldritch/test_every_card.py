"""Every other card and token is played, again and again, until each branch of its text has been taken, and has done
what it says: possessions, conditions, investigators, monsters, mysteries, ancient ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from games.eldritch.laid import lay
from games.eldritch.promises import Trial, branches_in
from sobremesa.games.eldritch import doom, meeting, moves, solving, spawning
from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CONDITIONS,
    CULTISTS,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPACES,
    SPELLS,
)
from sobremesa.games.eldritch.combat import engage
from sobremesa.games.eldritch.effects.fighting import strike
from sobremesa.games.eldritch.facts import ENCOUNTER, GATE_AT, MYSTERY, OMEN_TRACK
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import DISCARDED, HELD, IN_SUPPLY, NONE, ON_SHEET, Eldritch
from sobremesa.games.eldritch.travelling import arrive
from sobremesa.games.eldritch.words import ENCOUNTER_PHASE, RED, RESEARCH, SPECIAL, WORLD
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.effects.node import Standing
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.zones import without
from sobremesa.pytest_plugin import Count
from sobremesa.testing.coverage import branches_of, watching

TRIES = 500
RESERVE = "kerosene derringer hired-muscle private-care"
ARMED = (
    "artifact-lightning-gun asset-holy-cross asset-arcane-scholar asset-axe asset-bandages asset-urban-guide "
    "spell-conjuration"
)

Begin = Callable[[Eldritch], object]
Scene = Callable[[Section, str, str, int], tuple[Eldritch, Begin]]  # how it is laid out and what is begun
SHUB, CTHULHU, YOG = (ANCIENT_NAMES.index(name) for name in ("shub-niggurath", "cthulhu", "yog-sothoth"))


@cache
def _laid(*, sheet: str, side: int, armed: bool, held: str, monsters: str, mystery: str) -> Eldritch:
    """Two in Rome, with a gate, a clue and perhaps monsters: poorly off, or well."""
    other = "lily" if sheet != "lily" else "jim"
    mine = " ".join([name for name in ARMED.split() if name.partition("/")[0] not in held]) if armed else ""
    match = lay(
        f"{sheet} {other}",
        "rome rome",
        ancient=ANCIENT_NAMES[side // 2],
        held={0: f"{mine} {held}", 1: "asset-bull-whip spell-mists-of-releh" if armed else ""},
        monsters={"rome": monsters, "19": "witch"},
        clues="rome 8",
        gates="rome tokyo",
        mine={0: 4, 1: 3} if armed else {0: 1},
        reserve=" ".join([name for name in RESERVE.split() if name not in held]),
        mystery=mystery,
        is_awake=side % 2 == 1,
        doom=9,
        health=[4, 5],
        sanity=[4, 5],
    )
    return match.state


def laid(
    luck: int,
    *,
    sheet: str = "silas",
    side: int = 0,
    held: str = "",
    monsters: str = "ghoul-1",
    mystery: str = "",
) -> Eldritch:
    s = GAME.schema.clone(
        _laid(sheet=sheet, side=side, armed=luck % 2 == 1, held=held, monsters=monsters, mystery=mystery)
    )
    s.asked, s.phase = None, ENCOUNTER_PHASE.number
    hear_anew(s)
    return s


def on_top(s: Eldritch, name: str) -> None:
    card = ENCOUNTERS[name]
    deck = ENCOUNTER[card].deck.number
    s.decks[deck] = (card, *without(s.decks[deck], card))


# --- what makes a card be heard: by the name of its part ------------------------------------------------------------


def _fights(s: Eldritch) -> None:
    start(s, meeting.FIGHT_ALL, 0)


def _closes_a_gate(s: Eldritch) -> None:
    s.met_gate = GATE_AT[SPACES["rome"]]
    on_top(s, "ow-06")
    meeting.meet(s, 0, WORLD.number)


def _researches(s: Eldritch) -> None:
    s.met_clue = SPACES["rome"]
    meeting.meet(s, 0, RESEARCH.number)


def _casts(s: Eldritch) -> None:
    for thing in [thing for thing in s.held[0] if BOOK.cards[thing].name == "conjuration-a"]:
        start(s, BOOK.parts["conjuration-a.action"], 0, thing)


def _gains(mythos: str, lead: int = 0) -> Begin:
    """By a mythos card, which gives it to the lead."""

    def begin(s: Eldritch) -> None:
        s.lead = lead
        start(s, BOOK.parts[f"{mythos}.effect"], NONE, MYTHOS.first + MYTHOS[mythos])

    return begin


def _goes_to_sea(s: Eldritch) -> None:
    s.ancient_marks[SPACES["8"]] = 1
    arrive(s, 0, SPACES["8"])


def _defeats(kind: str) -> Begin:
    def begin(s: Eldritch) -> None:
        s.solved = tuple([card for card, facts in enumerate(MYSTERY) if facts.ancient == s.ancient][:3])
        s.mystery_deck = tuple([card for card in s.mystery_deck if card not in s.solved and card != s.mystery])
        moves.put_monster(s, MONSTERS[kind], SPACES["rome"])
        strike(s, MONSTERS[kind], 99, 0)

    return begin


def _solves_a_third(s: Eldritch) -> None:
    s.mystery, *rest = s.mystery_deck
    s.solved, s.mystery_deck = tuple(rest[:2]), tuple(rest[2:])
    solving.solve_mystery(s)


TRIGGERS: Final[dict[str, Begin]] = {
    "rested": lambda s: start(s, BOOK.parts["action.rest"], 0),
    "combat-starts": _fights,
    "combat-will": _fights,
    "combat-strength": _fights,
    "defeated-monster": _fights,
    "would-lose-health": _fights,
    "would-lose-sanity": _fights,
    "reroll": _fights,
    "test-starts": _fights,
    "encounter-starts": lambda s: start(s, meeting.ENCOUNTER, 0),
    "closed-gate": _closes_a_gate,
    "researched": _researches,
    "cast": _casts,
    "gained-condition": _gains("no-peace-for-the-fallen", lead=1),
    "improved": lambda s: start(s, BOOK.parts["ow-23.passed"], 0, ENCOUNTERS.first + ENCOUNTERS["ow-23"]),
    "omen-advanced": lambda s: doom.advance_omen(s, 4),
    "would-advance-doom": lambda s: doom.advance_doom(s, 2),
    "entered": _goes_to_sea,
    "solved-three": _solves_a_third,
    "token-on-sheet": lambda s: meeting.meet(s, 0, SPECIAL.number),
    "glass-of-mortlan.would-lose-sanity": _casts,
    "blessed-a.again": _gains("support-of-the-church"),
    "blessed-a.contrary": _gains("no-peace-for-the-fallen"),
    "cursed-a.again": _gains("no-peace-for-the-fallen"),
    "cursed-a.contrary": _gains("support-of-the-church"),
    "hunting-the-thousand.monster-fell": lambda s: strike(s, MONSTERS["ghoul-1"], 9, 0),
    "watching-the-stars.falls": _defeats("cthylla"),
    "spawn-of-the-black-goat.falls": _defeats("nug"),
    "spawn-of-yog-sothoth.falls": _defeats("dunwich-horror"),
    "cthulhu-awake.monster-fell": _defeats("epic-cthulhu"),
    "shub-niggurath-awake.monster-fell": _defeats("epic-shub-niggurath"),
}


def begins(name: str, part: str, who: int, thing: int, it: int = NONE) -> Begin:
    node = BOOK.parts[f"{name}.{part}"]
    if isinstance(node, Standing):
        return TRIGGERS.get(f"{name}.{part}") or TRIGGERS[part]
    return lambda s: start(s, node, who, thing, it)


# --- how each kind of card is laid out: by the name of the card and of its part, and by luck -------------------------

FOES: Final = ("cultist-1", "ghoul-1", "skeleton deep-one")
IN_COMBAT: Final = (
    "before-will", "after-will", "failed-will", "lost-sanity", "before-strength", "failed-strength", "lost-health",
    "defeated",
)  # fmt: skip


def possession(section: Section, name: str, part: str, luck: int) -> tuple[Eldritch, Begin]:
    kind = name if section in (ASSETS, ARTIFACTS) else name.removesuffix("-a")
    word = {ASSETS: "asset", ARTIFACTS: "artifact", SPELLS: "spell", CONDITIONS: "condition"}[section]
    back = f"/{1 + luck // 2 % (2 if section is SPELLS else 3)}" if section in (SPELLS, CONDITIONS) else ""
    if section is SPELLS and part.startswith("back-"):  # read when it is cast
        back, part = f"/{part[-1]}", next(iter(BOOK.cards[SPELLS.first + SPELLS[name]].parts))
    ill = " condition-cursed" if section is ASSETS and luck % 4 == 1 else ""
    s = laid(luck, sheet=("lola", "diana")[luck % 2], held=f"{word}-{kind}{back}{ill}", monsters=FOES[luck % len(FOES)])
    if luck % 5 == 4:  # somewhere else, without monsters
        s.places[0] = SPACES["8"]
    thing = next(mine for mine in s.held[0] if BOOK.cards[mine].name == name)
    return s, begins(name, part, 0, thing)


def investigator(_: Section, name: str, part: str, luck: int) -> tuple[Eldritch, Begin]:
    s = laid(luck, sheet=name, monsters=FOES[luck % len(FOES)])
    if luck % 4 == 3:
        s.clue_at = [DISCARDED if at == HELD else at for at in s.clue_at]
    return s, begins(name, part, 0, INVESTIGATORS.first + INVESTIGATORS[name])


def monster(section: Section, name: str, part: str, luck: int) -> tuple[Eldritch, Begin]:
    is_cultist = section is CULTISTS
    side = CULTISTS[name] if is_cultist else 2 * SHUB  # whose sheet sets some aside
    token = MONSTERS["cultist-1" if is_cultist else name]
    s = laid(
        luck,
        sheet="mark",
        held="condition-cursed" if luck % 3 == 0 else "",
        side=side,
        monsters="",
    )
    thing = MONSTERS.first + token
    if part == "spawned":
        return s, lambda s: spawning.place_monster(s, token, SPACES["rome"])
    moves.put_monster(s, token, SPACES["rome"] if part != "reckoning" or luck % 2 else SPACES["14"])
    if part == "reckoning" and moves.toughness_of(s, token) > 1:
        s.hurt[token] = 1
    epic = MONSTERS["epic-shub-niggurath"]
    if is_cultist and s.is_awake and s.ancient == SHUB:
        moves.put_monster(s, epic, SPACES["heart-of-africa"])
    hear_anew(s)
    if part in IN_COMBAT:
        return s, lambda s: engage(s, 0, token)
    return s, begins(name, part, NONE, thing, thing)


def mystery(_: Section, name: str, part: str, luck: int) -> tuple[Eldritch, Begin]:
    facts = MYSTERY[MYSTERIES[name]]
    held = "spell-wither spell-shriveling spell-conjuration" if luck % 2 == 0 else ""
    s = laid(luck, sheet="mark", side=2 * facts.ancient, mystery=name, held=held)
    s.mystery_marks[SPACES["rome"]] = 1
    s.omen = OMEN_TRACK.index(RED.number)
    return s, begins(name, part, 0 if part == "encounter" else NONE, MYSTERIES.first + MYSTERIES[name])


def ancient(_: Section, name: str, part: str, luck: int) -> tuple[Eldritch, Begin]:
    side = ANCIENTS[name]
    s = laid(luck, side=side, held="spell-wither" if luck % 3 else "")
    if s.ancient == SHUB and s.is_awake and part not in ("awakens", "monster-fell"):
        crowd = ["dark-young", "goat-spawn-1", "goat-spawn-2", "ghoul-1", "ghoul-2", "cultist-2"][: 6 * (luck % 2)]
        for token in ("epic-shub-niggurath", *crowd):
            moves.put_monster(s, MONSTERS[token], SPACES["rome"])
    elif s.ancient == SHUB and luck % 2:
        for token in ("gug", "lloigor", "mi-go", "mummy", "maniac", "riot", "shoggoth", "vampire"):
            moves.put_monster(s, MONSTERS[token], SPACES["19"])
    elif s.ancient == CTHULHU and part == "reckoning":
        s.places[0], s.sheet_tokens = SPACES["8"], 1
    hear_anew(s)
    if s.ancient == YOG and luck % 2:  # one more gate on the sheet, and all is lost
        for gate in [gate for gate, at in enumerate(s.gate_at) if at == IN_SUPPLY][:2]:
            s.gate_at[gate] = ON_SHEET
            s.gate_stack = without(s.gate_stack, gate)
        s.gates_known = [(NONE,) * len(s.gate_stack)] * len(s.gates_known)
    return s, begins(name, part, 0 if part == "encounter" else NONE, ANCIENTS.first + side)


SECTIONS: Final[dict[str, tuple[Section, Scene]]] = {
    "asset": (ASSETS, possession),
    "artifact": (ARTIFACTS, possession),
    "spell": (SPELLS, possession),
    "condition": (CONDITIONS, possession),
    "investigator": (INVESTIGATORS, investigator),
    "monster": (MONSTERS, monster),
    "cultist": (CULTISTS, monster),
    "mystery": (MYSTERIES, mystery),
    "ancient one": (ANCIENTS, ancient),
}


@pytest.mark.parametrize("kind", SECTIONS)
def test_every_branch_is_taken_and_does_what_it_says(kind: str, counted: Count) -> None:
    section, scene = SECTIONS[kind]
    rng = MatchKey.from_words(f"every {kind}", 1).stream("checks")
    wanted = branches_in(section)
    complaints: list[str] = []
    with watching(BOOK) as watch:
        trial = Trial(watch)
        for name, branches in wanted.items():
            for part in {branch.partition("/")[0]: None for branch in branches}:
                mine = [branch for branch in branches if branch.partition("/")[0] == part]
                for luck in range(TRIES):
                    if luck % 4 == 0 and trial.is_done(mine):
                        break
                    s, begin = scene(section, name, part.rpartition(".")[2], luck)
                    s.rng = rng.branch()
                    trial.resolve(s, begin, rng)
                complaints += trial.complaints(mine)
    counted("eldritch", trial.counts(wanted))
    assert not complaints, "\n".join(complaints)


def test_no_card_is_left_out() -> None:
    """These sections, and those that have files of their own, are all there are; and none is counted twice."""
    sections = [*[section for section, _ in SECTIONS.values()], ENCOUNTERS, MYTHOS]
    tried = [branch for section in sections for branches in branches_in(section).values() for branch in branches]
    assert sorted(tried) == sorted([branch for branches in branches_of(BOOK).values() for branch in branches])
