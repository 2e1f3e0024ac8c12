"""Chapter 8: what every card says, played and looked at whole: what must change changes, and nothing else does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.looking import asks
from games.princesa.success import HURT, Changes, changes, table, wins
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    HERO_OF,
    NO_HERO,
    can_win,
    dealt_kinds,
)
from sobremesa.testing import play


@dataclass(frozen=True)
class Case:
    card: str
    expected: Changes
    lines: tuple[str, ...] = ()
    master: bool = False
    laid: Mapping[str, Any] = field(default_factory=dict)
    note: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.card, "mastered" if self.master else "", self.note)))


def case(
    card: str, *lines: str, master: bool = False, note: str = "", laid: Mapping[str, Any] | None = None, **expected: Any
) -> Case:
    return Case(card, expected, lines, master, laid or {}, note)


BADLY_HURT = {1: -2}
UP = {"revealed": [1]}

CASES = [
    # --- attacks, each against a strategy ---
    case("sworn-sword", hearts=HURT, laid=UP, note="against a secret face up"),
    case("sworn-sword", hearts=HURT, master=True),
    case("sworn-sword", hearts=BADLY_HURT, master=True, laid=UP, note="against a secret face up"),
    case("longbow", hearts=HURT),
    case("longbow", hearts=HURT, hands={0: ["+blood-moon"]}, drawn=1, master=True),
    case("fireball", hearts=BADLY_HURT, hands={0: ["-fireball"]}, pile=["fireball"]),
    case("fireball", hearts=BADLY_HURT, master=True),
    case("hidden-dagger", hearts=HURT),
    case("hidden-dagger", hearts=BADLY_HURT, laid={"gold": (2, 0, 2, 2)}, note="against an empty purse"),
    case("hidden-dagger", hearts=HURT, gold={0: 1, 1: -1}, master=True),
    case(
        "hidden-dagger",
        hearts=BADLY_HURT,
        gold={0: 1, 1: -1},
        master=True,
        laid={"gold": (2, 1, 2, 2)},
        note="for the last coin",
    ),
    case("great-axe", hearts={0: -1, 1: -2}),
    case("great-axe", hearts={0: -1, 1: -2}, master=True),
    case("stone-fist", hearts=HURT, laid={"hearts": {0: 2, 1: 3}}, note="worn down"),
    case("stone-fist", hearts=HURT, master=True),
    case("stone-fist", hearts=BADLY_HURT, master=True, laid={"hearts": {0: 2, 1: 3}}, note="worn down"),
    case("holy-mace", hearts=HURT, laid=UP, note="against a secret face up"),
    case("holy-mace", hearts=HURT, master=True),
    case("holy-mace", hearts={0: 1, 1: -1}, master=True, laid=UP, note="against a secret face up"),
    case("satire", "1 discard:metamorphosis", hands={1: ["-metamorphosis"]}, pile=["metamorphosis"]),
    case("satire", "1 discard:barter", hands={1: ["-barter"]}, pile=["barter"], hearts=HURT, master=True),
    case("poison-nails", hearts=HURT),
    case("poison-nails", hearts=HURT, hands={1: ["-barter"]}, pile=["barter"], master=True, laid={"theirs": "barter"}),
    case("light-crossbow", hearts=HURT, note="with no other card"),
    case("light-crossbow", "0 decline", hearts=HURT, laid={"mine": "riposte"}, note="without discarding"),
    case(
        "light-crossbow",
        "0 discard:riposte",
        hearts=BADLY_HURT,
        hands={0: ["-riposte"]},
        pile=["riposte"],
        laid={"mine": "riposte"},
    ),
    case(
        "light-crossbow",
        "0 discard:riposte",
        hearts=BADLY_HURT,
        hands={0: ["-riposte"]},
        pile=["riposte"],
        laid={"mine": "riposte"},
        master=True,
    ),
    case("sword-cane", hearts=HURT),
    case("sword-cane", "0 decline", hearts=HURT, master=True, note="unpaid"),
    case("sword-cane", "0 pay", hearts=BADLY_HURT, gold={0: -2}, master=True, note="paid"),
    case("sword-cane", hearts=HURT, master=True, laid={"gold": (1, 2, 2, 2)}, note="too dear"),
    case("short-sword", hearts=HURT, gold={0: 1}),
    case("lance", hearts=HURT, note="against as many hearts"),
    case("lance", hearts=BADLY_HURT, laid={"hearts": {0: 3, 1: 4}}, note="against more hearts"),
    case("war-hammer", hearts=BADLY_HURT, note="with no other card"),
    case("war-hammer", hearts=BADLY_HURT, hands={0: ["-riposte"]}, pile=["riposte"], laid={"mine": "riposte"}),
    case(
        "war-hammer",
        "0 discard:riposte",
        hearts=BADLY_HURT,
        hands={0: ["-riposte"]},
        pile=["riposte"],
        laid={"mine": "riposte map"},
        note="of two others",
    ),
    case("poisoned-blade", hearts=HURT, hands={1: ["-barter"]}, pile=["barter"], laid={"theirs": "barter"}),
    case("heavy-crossbow", hearts=HURT, hands={0: ["-heavy-crossbow"]}, pile=["heavy-crossbow"]),
    case("plunder", gold={0: 2, 1: -2}, hearts=HURT, note="for all the gold"),
    case("plunder", gold={0: 2, 1: -2}, laid={"gold": (2, 3, 2, 2)}, note="for part of the gold"),
    case("plunder", hearts=HURT, laid={"gold": (2, 0, 2, 2)}, note="of an empty purse"),
    case("executioner", hearts=HURT),
    case("executioner", hearts={1: -3}, laid={**UP, "hearts": {0: 3, 1: 4}}, note="against a secret face up"),
    # --- defences, each against an attack ---
    case("heraldic-shield", hearts={0: 1}),
    case(
        "heraldic-shield",
        "1 discard:short-sword",
        hearts={0: 1},
        hands={1: ["-short-sword"]},
        pile=["short-sword"],
        master=True,
    ),
    case("leaf-cloak", hands={0: ["+blood-moon"]}, drawn=1),
    case("leaf-cloak", hands={0: ["+blood-moon"]}, drawn=1, hearts={0: 1}, master=True),
    case("arcane-barrier", hearts={0: 1}, note="without a spell"),
    case("arcane-barrier", "0 heal", hearts={0: 1}, laid={"spells": {0: "torn-pocket"}}, note="healing"),
    case(
        "arcane-barrier",
        "0 lift:1",
        spells={0: ["torn-pocket"]},
        pile=["clumsy-hands"],
        laid={"spells": {0: "torn-pocket clumsy-hands"}},
        note="lifting",
    ),
    case("arcane-barrier", hearts={0: 1}, master=True),
    case("smoke-bomb", gold={0: 2, 1: -2}),
    case(
        "smoke-bomb",
        gold={0: 1, 1: -1},
        hearts={0: 1},
        laid={"gold": (2, 1, 2, 2), "hearts": {0: 2, 1: 3}},
        master=True,
        note="of a light purse",
    ),
    case("tough-hide", hearts={0: 1}),
    case("tough-hide", hearts={0: 1}, laid={"hearts": {0: 1, 1: 3}}, note="worn down"),
    case("tough-hide", hearts={0: 1}, master=True),
    case("tough-hide", hearts={0: 2}, master=True, laid={"hearts": {0: 2, 1: 3}}, note="half worn down"),
    case("tough-hide", hearts={0: 2}, master=True, laid={"hearts": {0: 1, 1: 3}}, note="worn down"),
    case("prayer", hearts={0: 2}, laid={"hearts": {0: 2, 1: 3}, "spells": {0: "torn-pocket"}}),
    case(
        "prayer",
        hearts={0: 2},
        spells={0: []},
        pile=["torn-pocket"],
        laid={"hearts": {0: 2, 1: 3}, "spells": {0: "torn-pocket"}},
        master=True,
    ),
    case(
        "prayer",
        "0 lift:0",
        hearts={0: 2},
        spells={0: ["clumsy-hands"]},
        pile=["torn-pocket"],
        laid={"hearts": {0: 2, 1: 3}, "spells": {0: "torn-pocket clumsy-hands"}},
        master=True,
        note="of two spells",
    ),
    case("ballad", gold={0: 1}),
    case("ballad", gold={0: 1}, hearts={0: 1}, master=True),
    case("spring-trap", hearts=HURT),
    case("spring-trap", hearts=HURT, hands={1: ["-short-sword"]}, pile=["short-sword"], master=True),
    case("bodyguard", gold={0: 2}),
    case("bodyguard", gold={0: 2}, master=True),
    case("wooden-shield", hearts={0: 1}),
    case(
        "plate-armour",
        hearts={0: 2},
        hands={0: ["-plate-armour"]},
        pile=["plate-armour"],
        laid={"hearts": {0: 2, 1: 3}},
    ),
    case("riposte", hearts=BADLY_HURT),
    case("healers-kit", hearts={0: 1}, note="without a spell"),
    case(
        "healers-kit",
        "0 lift:0",
        "0 lift:1",
        "0 done",
        hearts={0: 1},
        spells={0: ["blessing"]},
        pile=["clumsy-hands", "torn-pocket"],
        laid={"spells": {0: "torn-pocket blessing clumsy-hands"}},
        note="lifting two of three",
    ),
    case("healers-kit", "0 done", hearts={0: 1}, laid={"spells": {0: "blessing"}}, note="lifting none"),
    case("withdrawal", hands={0: ["+blood-moon", "+fair-of-truth"]}, drawn=2),
    case("telltale-mirror", shown={1: "necromancer"}),
    case("telltale-mirror", laid=UP, note="of a secret face up"),
    # --- strategies, each against a defence ---
    case("code-of-honour", "1 confess", peeked={0: ["necromancer"]}),
    case("code-of-honour", "1 bleed", hearts=HURT),
    case("code-of-honour", hearts=HURT, laid=UP, note="against a secret face up", master=True),
    case("follow-the-trail", "0 aim:2", peeked={0: ["kidnapper"]}),
    case("follow-the-trail", "0 aim:1", peeked={0: ["necromancer"]}, hands={0: ["+blood-moon"]}, drawn=1, master=True),
    case("clairvoyance", "0 take:fair-of-truth", "0 put:blood-moon", hands={0: ["+fair-of-truth"]}, drawn=1),
    case(
        "clairvoyance", "0 take:blood-moon", "0 put:travelling-market", hands={0: ["+blood-moon"]}, drawn=1, master=True
    ),
    case("light-fingers", hands={0: ["+wooden-shield"], 1: ["-wooden-shield"]}, laid={"theirs": "wooden-shield"}),
    case("light-fingers", "0 take:metamorphosis", hands={0: ["+metamorphosis"], 1: ["-metamorphosis"]}, master=True),
    case("confession", "1 show:metamorphosis", peeked={0: ["necromancer"]}),
    case("confession", "1 show:wooden-shield", laid=UP, note="of a secret face up", master=True),
    case("rumour", "0 aim:3", peeked={0: ["bounty-hunter"]}),
    case("rumour", "0 aim:1", peeked={0: ["necromancer"]}, gold={0: 1}, master=True),
    case("cauldron", hands={0: ["+blood-moon"]}, drawn=1, laid={"discard": "lance"}, note="without magic in the pile"),
    case(
        "cauldron",
        hands={0: ["+frog-curse"]},
        reclaimed=["frog-curse"],
        laid={"discard": "lance frog-curse"},
        note="with one",
    ),
    case(
        "cauldron",
        "0 take:blessing",
        hands={0: ["+blessing"]},
        hearts={0: 1},
        reclaimed=["blessing"],
        laid={"discard": "blessing lance frog-curse"},
        master=True,
        note="with two",
    ),
    case("master-key", "0 decline", note="declining"),
    case("master-key", "0 buy:1", gold={0: -1}, hands={0: ["+thick-fog"]}, shop=["thick-fog"], drawn=1),
    case("master-key", "0 buy:1", hands={0: ["+thick-fog"]}, shop=["thick-fog"], drawn=1, master=True),
    case(
        "master-key",
        "0 buy:0",
        hands={0: ["+storm"]},
        shop=["storm"],
        drawn=1,
        master=True,
        laid={"gold": (0, 2, 2, 2)},
        note="without gold",
    ),
    case("master-key", laid={"gold": (0, 2, 2, 2)}, note="without gold"),
    case("bribe", "0 decline", note="unpaid"),
    case(
        "bribe",
        "0 pay",
        "0 take:metamorphosis",
        gold={0: -1},
        hands={0: ["+metamorphosis"], 1: ["-metamorphosis"]},
        note="paid",
    ),
    case("bribe", "0 take:wooden-shield", hands={0: ["+wooden-shield"], 1: ["-wooden-shield"]}, master=True),
    case("bribe", laid={"gold": (0, 2, 2, 2)}, note="without gold"),
    case("interrogation", peeked={0: ["necromancer"]}, gold={0: 1, 1: -1}),
    case("interrogation", gold={0: 1, 1: -1}, laid=UP, note="of a secret face up"),
    case("robbery", hands={0: ["+wooden-shield"], 1: ["-wooden-shield"]}, laid={"theirs": "wooden-shield"}),
    case("map", "0 discard:blood-moon", hands={0: ["+fair-of-truth"]}, drawn=2, pile=["blood-moon"]),
    case("unmask", shown={1: "necromancer"}, hands={0: ["-unmask"]}, pile=["unmask"]),
    case("unmask", hands={0: ["-unmask"]}, pile=["unmask"], laid=UP, note="of a secret face up"),
    case(
        "ambush",
        "0 take:metamorphosis",
        hands={0: ["+metamorphosis", "-ambush"], 1: ["-metamorphosis"]},
        pile=["ambush"],
    ),
    case("toll", gold={0: 2, 1: -2}),
    case("face-changer", heroes={0: "huntress", 1: "priestess"}, hands={0: ["-face-changer"]}, pile=["face-changer"]),
    case(
        "barter",
        "0 give:map",
        hands={0: ["+wooden-shield", "-map"], 1: ["+map", "-wooden-shield"]},
        laid={"theirs": "wooden-shield", "mine": "map"},
    ),
]


@pytest.mark.rule(
    "princesa-8.2",
    "princesa-8.3",
    "princesa-8.4",
    "princesa-8.5",
    "princesa-8.6",
    "princesa-8.7",
    "princesa-8.8",
    "princesa-8.9",
    "princesa-8.10",
    "princesa-8.11",
    "princesa-8.12",
    "princesa-8.13",
)
@pytest.mark.parametrize("played", CASES, ids=str)
def test_what_the_card_says_happens_and_nothing_else(played: Case) -> None:
    match = table(played.card, master=played.master, **played.laid)
    before = match.fork().state
    wins(match, played.card)
    play(match, *played.lines)
    assert (match.state.active, asks(match)) == (1, [(1, "act")])  # it asked for no more than was answered
    assert changes(before, match.state) == played.expected


@pytest.mark.rule("princesa-8.12")
def test_every_card_that_can_win_is_played_and_every_heros_own_with_and_without_mastery() -> None:
    plain = {played.card for played in CASES if not played.master}
    mastered = {played.card for played in CASES if played.master}
    assert plain == {CARD_IDS[kind] for kind in dealt_kinds() if can_win(kind)}
    assert mastered == {CARD_IDS[kind] for kind in dealt_kinds() if can_win(kind) and HERO_OF[kind] != NO_HERO}
