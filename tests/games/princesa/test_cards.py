"""Chapter 8: what every card says, played and looked at whole: what must change changes, and nothing else does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.princesa.laid import asks, eyes, hand, heard, kinds, lay, names, offered, told
from sobremesa.games.princesa.kinds import (
    CARD_IDS,
    CARD_NUMBER,
    HERO_IDS,
    HERO_OF,
    NO_HERO,
    PRINCESS,
    SECRET_IDS,
    TYPE_OF,
    can_win,
)
from sobremesa.games.princesa.state import CENTRE, NO_CARD, UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

LOSES_TO = ("barter", "short-sword", "wooden-shield")  # what an attack, a defence and a strategy beat
SHOP = "storm thick-fog sanctuary"
TOP = "blood-moon fair-of-truth travelling-market"  # of the deck
SECRETS = "hidden-heir necromancer kidnapper bounty-hunter"
WINNERS = ("priestess", "knight")
LOSERS = ("huntress", "wizard")
OTHERS = ("thief", "bard")

Changes = dict[str, Any]


def first_but(heroes: Sequence[str], owner: str) -> str:
    return next(hero for hero in heroes if hero != owner)


def table(
    card: str, *, master: bool = False, mine: str = "", theirs: str | None = None, answer: str = "", **laid: Any
) -> Position[Princesa]:
    """Seat 0 is about to challenge seat 1 with that card, and the hero whose gear it is sits at the table."""
    kind = CARD_NUMBER[card]
    owner = "" if HERO_OF[kind] == NO_HERO else HERO_IDS[HERO_OF[kind]]
    assert owner or not master
    heroes = [owner if master else first_but(WINNERS, owner), first_but(LOSERS, owner), first_but(OTHERS, owner)]
    heroes.append(owner if owner and not master else "inventor" if owner != "inventor" else "merchant")
    answer = answer or LOSES_TO[TYPE_OF[kind]]
    laid = {"hearts": {0: 3, 1: 3}, "gold": (2, 2, 2, 2), "secrets": SECRETS, **laid}
    laid.setdefault("shop", SHOP)
    laid.setdefault("deck", TOP)
    return lay(
        f"{card} {mine}",
        f"{answer} metamorphosis" if theirs is None else theirs,
        "",
        "",
        heroes=" ".join(heroes),
        **laid,
    )


def wins(match: Position[Princesa], card: str, answer: str = "") -> None:
    """Seat 0 wins the duel with that card; nothing is answered yet that its text asks."""
    play(match, "0 challenge:1", f"0 place:{card}")
    if asks(match) == [(1, "answer")]:
        play(match, f"1 place:{answer or LOSES_TO[TYPE_OF[CARD_NUMBER[card]]]}")


def changes(before: Princesa, after: Princesa) -> Changes:
    """Everything that differs on the table, in words."""
    found: Changes = {}
    seats = range(len(before.hands))
    for what in ("hearts", "gold"):
        was, now = getattr(before, what), getattr(after, what)
        found[what] = {seat: now[seat] - was[seat] for seat in range(len(was)) if now[seat] != was[seat]}
    moved = {}
    for seat, was in enumerate(before.hands):
        came = Counter(names(after.hands[seat])) - Counter(names(was))
        went = Counter(names(was)) - Counter(names(after.hands[seat]))
        if came or went:
            moved[seat] = [f"+{name}" for name in sorted(came.elements())] + [
                f"-{name}" for name in sorted(went.elements())
            ]
    found["hands"] = moved
    found["pile"] = sorted((Counter(names(after.discard)) - Counter(names(before.discard))).elements())
    found["reclaimed"] = sorted((Counter(names(before.discard)) - Counter(names(after.discard))).elements())
    found["drawn"] = len(before.deck) - len(after.deck)
    found["shop"] = sorted((Counter(goods(before)) - Counter(goods(after))).elements())
    found["shown"] = {
        seat: SECRET_IDS[secret]
        for seat, secret in enumerate(after.shown)
        if secret != UNKNOWN and secret != before.shown[seat]
    }
    found["spells"] = {seat: names(spells) for seat, spells in enumerate(after.spells) if spells != before.spells[seat]}
    found["heroes"] = {seat: HERO_IDS[hero] for seat, hero in enumerate(after.heroes) if hero != before.heroes[seat]}
    found["peeked"] = {
        viewer: [SECRET_IDS[after.sure[viewer][seat]] for seat in seats if looks(after, viewer, seat)]
        for viewer in seats
        if any(looks(after, viewer, seat) for seat in seats)
    }
    found["princess"] = [] if after.princess == before.princess else [after.princess]
    found["ghosts"] = [seat for seat, ghost in enumerate(after.ghosts) if ghost != before.ghosts[seat]]
    return {what: change for what, change in found.items() if change}


def looks(s: Princesa, viewer: int, seat: int) -> bool:
    """Whether that seat has looked at the other's secret; nobody had when the position was laid."""
    return bool(s.peeks[seat] >> viewer & 1)


def goods(s: Princesa) -> list[str]:
    return names(kind for kind in s.shop if kind != NO_CARD)


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


HURT = {1: -1}
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
    assert plain == {CARD_IDS[kind] for kind in range(PRINCESS) if can_win(kind)}
    assert mastered == {CARD_IDS[kind] for kind in range(PRINCESS) if can_win(kind) and HERO_OF[kind] != NO_HERO}


# --- in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.1")
@pytest.mark.parametrize(
    ("card", "laid", "expected"),
    [
        ("fireball", {"hearts": {0: 3, 1: 2}, "theirs": "barter"}, {}),
        ("toll", {"gold": (2, 0, 2, 2)}, {}),
        ("robbery", {"theirs": ""}, {}),
        ("ambush", {"theirs": ""}, {"hands": {0: ["-ambush"]}, "pile": ["ambush"]}),
        ("barter", {"theirs": ""}, {"hands": {0: ["-barter"], 1: ["+barter"]}}),
        ("satire", {"theirs": ""}, {}),
        ("poisoned-blade", {"theirs": ""}, {"hearts": HURT}),
        ("confession", {"theirs": ""}, {"peeked": {0: ["necromancer"]}}),
        ("spring-trap", {"theirs": "", "master": True}, {"hearts": HURT}),
        ("master-key", {"shop": ""}, {"drawn": 3, "shop": []}),
    ],
)
def test_what_there_is_nothing_for_is_left_out(card: str, laid: dict[str, Any], expected: Changes) -> None:
    match = table(card, **laid)
    before = match.fork().state
    wins(match, card)
    if card == "fireball":
        assert asks(match) == [(0, "loot")]  # the loser fell, and the text went on to its end
        assert names(match.state.discard) == ["fireball"]
        return
    assert match.state.active == 1
    if card == "master-key":
        assert len(match.state.deck) == len(before.deck) - 3  # only the refill of the next turn
        assert hand(match, 0) == ["master-key"]
        return
    assert changes(before, match.state) == expected


@pytest.mark.rule("princesa-8.1", "princesa-8.5")
@pytest.mark.parametrize(
    ("card", "deck", "came"),
    [("withdrawal", "lance", 1), ("withdrawal", "", 0), ("map", "", -1), ("clairvoyance", "", 0)],
)
def test_an_empty_deck_gives_what_it_has(card: str, deck: str, came: int) -> None:
    """The Princess is in the centre, so the end of the road isn't yet the end of the match."""
    match = table(card, princess="centre", deck=deck, rest="box")
    size = len(match.state.hands[0])
    wins(match, card)
    if asks(match) == [(0, "discard-own")]:
        play(match, f"0 {min(offered(match, 0))}")
    assert asks(match) == [(0, "claim")]
    assert len(match.state.hands[0]) == size + came
    assert match.state.deck == ()


@pytest.mark.rule("princesa-8.1")
def test_what_needs_the_loser_is_left_out_once_the_loser_has_fallen() -> None:
    """The nails kill, so nothing is dropped any more: the hand lies there whole for the loot."""
    match = table("poison-nails", master=True, hearts={0: 3, 1: 1})
    wins(match, "poison-nails")
    assert asks(match) == [(0, "loot")]
    assert offered(match, 0) >= {"discard:barter", "discard:metamorphosis"}
    assert match.state.discard == ()


@pytest.mark.rule("princesa-8.1", "princesa-10.6")
def test_what_is_the_winners_own_is_done_though_the_loser_has_fallen() -> None:
    match = table("longbow", master=True, hearts={0: 3, 1: 1})
    wins(match, "longbow")
    assert asks(match) == [(0, "loot")]
    assert "blood-moon" in hand(match, 0)


# --- hands -------------------------------------------------------------------------------------------------------


def shuffles(card: str, number: int, **laid: Any) -> Position[Princesa]:
    return table(card, rng=MatchKey.from_words(f"lot {number}", 4).stream("rules"), **laid)


@pytest.mark.rule("princesa-8.6", "princesa-13.4")
def test_a_card_is_stolen_at_random_from_all_that_the_loser_has() -> None:
    """The card on the table, the one in hand and the Princess: in forty robberies each is taken."""
    taken: Counter[str] = Counter()
    for number in range(40):
        match = shuffles("robbery", number, princess=1)
        before = match.fork().state
        wins(match, "robbery")
        change = changes(before, match.state)
        taken["princess" if change.get("princess") == [0] else change["hands"][0][0]] += 1
    assert set(taken) == {"princess", "+wooden-shield", "+metamorphosis"}


@pytest.mark.rule("princesa-8.8", "princesa-13.3", "princesa-13.4")
def test_a_card_is_dropped_at_random_from_all_that_the_loser_has() -> None:
    dropped: Counter[str] = Counter()
    for number in range(40):
        match = shuffles("poisoned-blade", number, princess=1)
        wins(match, "poisoned-blade")
        if asks(match) == [(0, "claim")]:
            assert match.state.princess == CENTRE
            play(match, "0 leave")
        dropped[names(match.state.discard)[0] if match.state.discard else "princess"] += 1
    assert set(dropped) == {"princess", "barter", "metamorphosis"}


@pytest.mark.rule("princesa-8.8", "princesa-13.3")
def test_who_discards_chooses_and_may_let_the_princess_go() -> None:
    match = table("satire", princess=1)
    wins(match, "satire")
    assert offered(match, 1) == {"discard:barter", "discard:metamorphosis", "discard:princess"}
    play(match, "1 discard:princess")
    assert match.state.princess == CENTRE
    assert asks(match) == [(0, "claim")]  # she is in the centre, and the duel is won


@pytest.mark.rule("princesa-8.7", "princesa-13.4", "princesa-15.3")
def test_picking_shows_the_hand_to_the_winner_alone() -> None:
    match = table("ambush", princess=1)
    events = play(match, "0 challenge:1", "0 place:ambush")
    assert offered(match, 0) == {"take:wooden-shield", "take:metamorphosis", "take:princess"}
    seen = told(events, "saw-hand", 0)[0]["card"]
    assert sorted(seen) == ["metamorphosis", "princess", "wooden-shield"]
    for eye in eyes(match, but=(0,)):
        assert told(events, "saw-hand", eye) == [{"who": 0, "who2": 1}]
    events = play(match, "0 take:metamorphosis")
    assert told(events, "stole", 0) == told(events, "stole", 1) == [{"who": 0, "who2": 1, "card": "metamorphosis"}]
    assert told(events, "stole", 2) == told(events, "stole") == [{"who": 0, "who2": 1}]


@pytest.mark.rule("princesa-8.7")
def test_the_princess_may_be_picked() -> None:
    match = table("ambush", princess=1)
    play(match, "0 challenge:1", "0 place:ambush", "0 take:princess")
    assert match.state.princess == 0


@pytest.mark.rule("princesa-8.20")
def test_barter_gives_a_card_of_choice_but_not_the_princess() -> None:
    match = table("barter", theirs="", princess=1, mine="map")
    wins(match, "barter")
    assert match.state.princess == 0  # all there was to steal
    assert offered(match, 0) == {"give:barter", "give:map"}
    assert refused(match, "0 give:princess") is not None
    play(match, "0 give:barter")
    assert (hand(match, 1), match.state.princess) == (["barter"], 0)
    assert "barter" not in hand(match, 0)  # a card that was played may be the one given


@pytest.mark.rule("princesa-8.20", "princesa-15.3")
def test_what_is_given_is_known_to_the_two_alone() -> None:
    match = table("barter", theirs="wooden-shield", mine="map")
    wins(match, "barter")
    events = play(match, "0 give:map")
    assert told(events, "gave", 0) == told(events, "gave", 1) == [{"who": 0, "who2": 1, "card": "map"}]
    assert told(events, "gave", 2) == [{"who": 0, "who2": 1}]


@pytest.mark.rule("princesa-8.18", "princesa-15.3")
def test_only_the_winner_sees_the_top_of_the_deck_and_how_it_goes_back() -> None:
    one = table("clairvoyance")
    wins(one, "clairvoyance")
    assert offered(one, 0) == {f"take:{name}" for name in TOP.split()}
    two = one.fork()
    first = play(one, "0 take:blood-moon", "0 put:travelling-market")
    second = play(two, "0 take:fair-of-truth", "0 put:travelling-market")
    assert names(one.state.deck)[:2] == ["travelling-market", "fair-of-truth"]
    assert names(two.state.deck)[:2] == ["travelling-market", "blood-moon"]
    third = table("clairvoyance")
    wins(third, "clairvoyance")
    other_way = play(third, "0 take:blood-moon", "0 put:fair-of-truth")
    assert names(third.state.deck)[:2] == ["fair-of-truth", "travelling-market"]
    assert one.view(0)["foreseen"] == [one.state.deck[:2], None, None, None]
    for eye in (2, 3, SPECTATOR):
        assert heard(first, eye) == heard(second, eye) == heard(other_way, eye)
        assert one.view(eye) == two.view(eye) == third.view(eye)


@pytest.mark.rule("princesa-8.18")
def test_with_fewer_cards_in_the_deck_fewer_are_seen() -> None:
    match = table("clairvoyance", deck="lance plunder", rest="box")
    wins(match, "clairvoyance")
    assert offered(match, 0) == {"take:lance", "take:plunder"}
    play(match, "0 take:plunder")
    assert names(match.state.deck) == ["lance"]
    assert match.state.active == 1  # one card goes back in one way only


# --- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.9")
def test_everybody_knows_who_looked_at_whose_and_only_the_winner_what_it_was() -> None:
    match = table("interrogation")
    events = play(match, "0 challenge:1", "0 place:interrogation", "1 place:wooden-shield")
    assert told(events, "peeked", 0) == [{"who": 0, "who2": 1, "secret": "necromancer"}]
    for eye in eyes(match, but=(0,)):
        assert told(events, "peeked", eye) == [{"who": 0, "who2": 1}]
    assert match.state.shown == [UNKNOWN] * 4


@pytest.mark.rule("princesa-8.9")
def test_one_looks_at_secrets_face_down_and_never_at_ones_own() -> None:
    match = table("rumour", revealed=[2])
    wins(match, "rumour")
    assert offered(match, 0) == {"aim:1", "aim:3"}
    assert refused(match, "0 aim:2") == "princesa-8.9"
    assert refused(match, "0 aim:0") == "princesa-8.9"


@pytest.mark.rule("princesa-8.1", "princesa-8.9")
def test_with_all_secrets_face_up_nothing_is_looked_at() -> None:
    match = table("rumour", revealed=[1, 2, 3], princess="centre")
    events = play(match, "0 challenge:1", "0 place:rumour", "1 place:wooden-shield")
    assert "peeked" not in kinds(events)
    assert asks(match) == [(0, "claim")]


@pytest.mark.rule("princesa-8.10", "princesa-12.1")
def test_a_revealed_secret_is_seen_by_all_and_stays_up() -> None:
    match = table("telltale-mirror")
    events = play(match, "0 challenge:1", "0 place:telltale-mirror", "1 place:short-sword")
    for eye in eyes(match):
        assert told(events, "secret-shown", eye) == [{"who": 1, "secret": "necromancer"}]
        assert match.view(eye)["shown"][1] == SECRET_IDS.index("necromancer")
    play(match, "1 explore", "2 explore", "3 explore", "0 explore")
    assert match.state.shown[1] == SECRET_IDS.index("necromancer")


@pytest.mark.rule("princesa-8.13")
def test_whether_to_show_the_secret_or_bleed_is_the_losers_choice() -> None:
    match = table("code-of-honour")
    wins(match, "code-of-honour")
    assert asks(match) == [(1, "confess")]
    assert offered(match, 1) == {"confess", "bleed"}


@pytest.mark.rule("princesa-8.13", "princesa-15.3")
def test_the_card_shown_is_the_losers_choice_and_seen_by_the_two_alone() -> None:
    match = table("confession")
    wins(match, "confession")
    assert asks(match) == [(1, "show")]
    events = play(match, "1 show:metamorphosis")
    assert told(events, "showed", 0) == [{"who": 1, "who2": 0, "card": "metamorphosis"}]
    assert told(events, "showed", 2) == told(events, "showed") == [{"who": 1, "who2": 0}]
    assert "metamorphosis" in hand(match, 1)
    assert "metamorphosis" in names(match.view(0)["notes"][1]["cards"])
    assert "metamorphosis" not in names(match.view(2)["notes"][1]["cards"])


@pytest.mark.rule("princesa-8.13")
def test_an_only_card_is_shown_without_a_question() -> None:
    match = table("confession", theirs="wooden-shield")
    events = play(match, "0 challenge:1", "0 place:confession", "1 place:wooden-shield")
    assert told(events, "showed", 0) == [{"who": 1, "who2": 0, "card": "wooden-shield"}]
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-8.8", "princesa-13.3", "princesa-13.4")
@pytest.mark.parametrize(("card", "ask"), [("light-crossbow", "may-discard"), ("war-hammer", "discard-own")])
def test_a_winner_too_may_let_the_princess_go(card: str, ask: str) -> None:
    match = table(card, princess=0, mine="riposte")
    wins(match, card)
    assert asks(match) == [(0, ask)]
    assert f"discard:{card}" not in offered(match, 0)  # another card, not this one
    play(match, "0 discard:princess")
    assert match.state.princess == CENTRE
    assert match.state.hearts[1] == 1
    assert asks(match) == [(0, "claim")]


# --- mastery -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.12", "princesa-9.12")
def test_mastery_goes_by_the_present_hero_card() -> None:
    """The thief who wears the wizard's card keeps the fireball; the wizard in disguise doesn't."""
    heroes = [HERO_IDS.index(name) for name in ("thief", "huntress", "bard", "inventor")]
    for worn, kept in (("wizard", True), ("knight", False)):
        match = table("fireball", spells={0: "metamorphosis"}, theirs="barter")
        match.state.heroes[:] = [HERO_IDS.index(worn), *heroes[1:]]
        match.state.beneath[0] = HERO_IDS.index("wizard" if worn == "knight" else "thief")
        wins(match, "fireball")
        assert ("fireball" in hand(match, 0)) == kept


@pytest.mark.rule("princesa-8.12")
def test_the_loser_gains_nothing_by_being_the_master() -> None:
    """The owner of the card sits opposite: what counts is the winner's hero."""
    match = lay("longbow", "barter", "", heroes="knight huntress bard", deck=TOP, shop=SHOP)
    play(match, "0 challenge:1", "0 place:longbow", "1 place:barter")
    assert hand(match, 0) == ["longbow"]


# --- spent cards and prices --------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.11", "princesa-7.4")
def test_a_card_is_spent_only_by_its_own_success() -> None:
    match = table("unmask", answer="short-sword", theirs="short-sword")
    play(match, "0 challenge:1", "0 place:unmask", "1 place:short-sword")
    assert "unmask" in hand(match, 0)  # it lost, so its text didn't count


@pytest.mark.rule("princesa-8.19")
@pytest.mark.parametrize(
    "laid", [{"spells": {0: "torn-pocket"}}, {"environment": "travelling-market", "deck": "lance map toll"}]
)
def test_a_price_named_by_a_text_is_fixed(laid: dict[str, Any]) -> None:
    match = table("master-key", **laid)
    wins(match, "master-key")
    play(match, "0 buy:0")
    assert match.state.gold[0] == 1


@pytest.mark.rule("princesa-8.13")
def test_nobody_pays_who_has_not_the_gold() -> None:
    match = table("bribe", gold=(0, 2, 2, 2))
    play(match, "0 challenge:1", "0 place:bribe", "1 place:wooden-shield")
    assert asks(match) == [(1, "act")]


# --- hero cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.17", "princesa-3.8")
def test_swapped_heroes_keep_their_hearts_up_to_the_new_maximum_and_all_else() -> None:
    match = lay(
        "face-changer map",
        "wooden-shield lance",
        "",
        heroes="knight thief bard",
        secrets="hidden-heir necromancer kidnapper",
        hearts=(4, 2, 4),
        gold=(3, 1, 2),
        spells={0: "torn-pocket", 1: "clumsy-hands"},
    )
    before = match.fork().state
    play(match, "0 challenge:1", "0 place:face-changer", "1 place:wooden-shield")
    assert [HERO_IDS[hero] for hero in match.state.heroes[:2]] == ["thief", "knight"]
    assert match.state.hearts[:2] == [3, 2]  # the thief has room for three; the knight isn't healed
    assert match.state.gold == [3, 1, 2]
    assert match.state.spells == before.spells
    assert match.state.secrets == before.secrets
    assert (hand(match, 0), sorted(hand(match, 1))) == (["map"], ["lance", "wooden-shield"])


# --- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.14", "princesa-9.10", "princesa-9.11", "princesa-9.18", "princesa-9.19", "princesa-9.9")
@pytest.mark.parametrize(
    ("card", "mine", "environment", "aura", "loss"),
    [
        ("spring-trap", "", "", False, 1),
        ("spring-trap", "giant-strength", "", False, 2),
        ("spring-trap", "evil-eye", "", False, 0),
        ("spring-trap", "evil-eye giant-strength", "", False, 1),  # first one more, then one less
        ("spring-trap", "", "blood-moon", False, 2),
        ("spring-trap", "evil-eye", "blood-moon", False, 0),  # nothing is left for the moon to raise
        ("spring-trap", "evil-eye giant-strength", "blood-moon", False, 2),
        ("spring-trap", "giant-strength", "blood-moon", False, 3),
        ("spring-trap", "giant-strength", "sanctuary", False, 1),
        ("spring-trap", "evil-eye", "sanctuary", False, 0),
        ("war-hammer", "", "", False, 2),
        ("war-hammer", "evil-eye", "", False, 1),
        ("war-hammer", "evil-eye", "sanctuary", False, 1),  # one less first, then the limit
        ("war-hammer", "", "sanctuary", False, 1),
        ("war-hammer", "giant-strength", "", False, 3),
        ("war-hammer", "", "blood-moon", False, 3),
        ("war-hammer", "evil-eye giant-strength", "blood-moon", False, 3),
        ("war-hammer", "giant-strength", "blood-moon", False, 4),  # all there are
        ("war-hammer", "", "", True, 0),
        ("war-hammer", "giant-strength", "blood-moon", True, 0),
    ],
)
def test_the_order_in_which_damage_changes(card: str, mine: str, environment: str, aura: bool, loss: int) -> None:
    match = table(
        card,
        hearts={0: 3, 1: 4},
        spells={0: mine, 1: "protective-aura"} if aura else {0: mine},
        environment=environment,
        shop="storm thick-fog travelling-market",
        deck="fair-of-truth lance",
    )
    wins(match, card)
    assert match.state.hearts[1] == 4 - loss
    assert match.state.ghosts[1] == (loss == 4)
    assert match.state.spells[1] == ()  # an aura has been used up


@pytest.mark.rule("princesa-8.14")
def test_damage_changed_by_what_lies_before_the_winner_not_before_the_loser() -> None:
    match = table("spring-trap", spells={1: "giant-strength evil-eye"}, hearts={0: 3, 1: 4})
    wins(match, "spring-trap")
    assert match.state.hearts[1] == 3


@pytest.mark.rule("princesa-8.15")
@pytest.mark.parametrize("environment", ["blood-moon", "sanctuary"])
def test_what_a_card_costs_its_winner_is_no_damage(environment: str) -> None:
    match = table(
        "great-axe",
        hearts={0: 4, 1: 4},
        spells={0: "giant-strength"},
        environment=environment,
        shop="storm thick-fog travelling-market",
        deck="fair-of-truth lance",
    )
    wins(match, "great-axe")
    assert match.state.hearts[0] == 3


@pytest.mark.rule("princesa-8.15", "princesa-9.9")
def test_but_an_aura_stops_it() -> None:
    match = table("great-axe", spells={0: "protective-aura"})
    wins(match, "great-axe")
    assert match.state.hearts[:2] == [3, 1]
    assert match.state.spells[0] == ()


@pytest.mark.rule("princesa-8.15")
def test_poison_is_no_damage() -> None:
    match = lay("", "", "", at="turn", spells={0: "slow-poison"}, environment="blood-moon", shop="lance map toll")
    assert match.state.hearts[0] == 3


@pytest.mark.rule("princesa-8.16", "princesa-9.8", "princesa-9.9")
def test_damage_of_nothing_is_no_loss() -> None:
    match = table("spring-trap", spells={0: "evil-eye", 1: "protective-aura blessing"}, hearts={0: 3, 1: 4})
    wins(match, "spring-trap")
    assert names(match.state.spells[1]) == ["protective-aura", "blessing"]
    assert match.state.hearts[1] == 4
