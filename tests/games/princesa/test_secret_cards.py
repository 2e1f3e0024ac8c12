"""Chapter 12: the ten secrets, when they may be used, and when their use is lost."""

from __future__ import annotations

from typing import Any

import pytest

from games.looking import asks, eyes, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.kinds import HEARTS, HERO_IDS, KIDNAPPER, SECRET_IDS
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import CAPTIVE, CENTRE, INNOCENT, UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

SHOP = "unmask interrogation interrogation"
WON = ("0 challenge:1", "0 place:lance", "1 place:toll")


def table(*hands: str, **laid: Any) -> Position[Princesa]:
    return lay(*hands, **{"shop": SHOP, **laid})


def number(secret: str) -> int:
    return SECRET_IDS.index(secret)


# --- in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.1", "princesa-15.1")
def test_a_secret_is_its_owners() -> None:
    match = table("", "", "", secrets="hidden-heir kidnapper betrothed")
    for eye in eyes(match):
        for seat in range(3):
            mine = eye == seat
            assert (match.view(eye)["secrets"][seat] is not None) == mine
            assert match.view(eye)["shown"][seat] == UNKNOWN


@pytest.mark.rule("princesa-12.5", "princesa-12.3")
@pytest.mark.parametrize(
    "secret", ["kidnapper", "accomplice", "betrothed", "bounty-hunter", "undying", "necromancer", "witness"]
)
def test_nobody_turns_up_by_choice_what_is_not_of_the_own_turn(secret: str) -> None:
    others = ["kidnapper", "hidden-heir", "royal-spy", "covert-warlock"]
    dealt = [secret, *[other for other in others if other != secret][:3]]
    match = table("lance", *[""] * 7, secrets=" ".join(dealt), discard="torn-pocket")
    assert "use-secret" not in offered(match, 0)
    assert refused(match, "0 use-secret") in ("princesa-12.5", "princesa-12.3")


@pytest.mark.rule("princesa-12.3", "princesa-3.6")
@pytest.mark.parametrize("secret", ["hidden-heir", "royal-spy", "covert-warlock"])
def test_secrets_of_the_own_turn_are_used_once_and_only_in_it(secret: str) -> None:
    match = table("lance", "lance", "", secrets=f"{secret} kidnapper betrothed", discard="torn-pocket blessing")
    twin = table("lance", "lance", "", secrets=f"kidnapper {secret} betrothed", discard="torn-pocket blessing")
    assert "use-secret" in offered(match, 0)
    assert refused(twin, "1 use-secret") is not None  # not in another's turn
    play(match, "0 use-secret")
    while asks(match) != [(0, "act")]:
        play(match, f"0 {min(offered(match, 0))}")
    assert match.state.shown[0] == number(secret)
    assert "use-secret" not in offered(match, 0)
    assert refused(match, "0 use-secret") in ("princesa-12.2", "princesa-12.3")


@pytest.mark.rule("princesa-12.3")
@pytest.mark.parametrize(
    ("secret", "laid"),
    [
        ("royal-spy", {"revealed": [1, 2], "princess": "centre"}),
        ("covert-warlock", {"discard": "lance"}),
        ("hidden-heir", {"gold": (10, 10, 10)}),
    ],
)
def test_a_secret_that_would_do_nothing_cannot_be_used(secret: str, laid: dict[str, Any]) -> None:
    match = table("map", "", "", secrets=f"{secret} kidnapper betrothed", **laid)
    assert "use-secret" not in offered(match, 0)
    assert refused(match, "0 use-secret") == "princesa-12.3"


@pytest.mark.rule("princesa-12.2")
@pytest.mark.parametrize("secret", ["hidden-heir", "royal-spy", "covert-warlock"])
def test_a_secret_turned_up_by_another_has_lost_its_use(secret: str) -> None:
    match = table("lance", "", "", secrets=f"{secret} kidnapper betrothed", discard="torn-pocket", revealed=[0])
    assert "use-secret" not in offered(match, 0)
    assert refused(match, "0 use-secret") == "princesa-12.2"


@pytest.mark.rule("princesa-12.2", "princesa-12.10")
def test_an_undying_who_was_unmasked_dies() -> None:
    match = table("lance", "toll", "", secrets="hidden-heir undying kidnapper", hearts={1: 1}, revealed=[1])
    play(match, *WON)
    assert match.state.ghosts[1]


@pytest.mark.rule("princesa-12.2", "princesa-12.8")
def test_a_betrothed_who_was_unmasked_takes_nothing() -> None:
    match = table("lance", "toll", "", secrets="betrothed necromancer kidnapper", princess=1, revealed=[0])
    play(match, *WON)
    assert match.state.princess == 1


@pytest.mark.rule("princesa-12.2", "princesa-12.9")
def test_a_bounty_hunter_who_was_unmasked_gets_nothing() -> None:
    match = table(
        "lance", "toll", "", secrets="bounty-hunter kidnapper necromancer", hearts={1: 1}, revealed=[0], gold=(2, 2, 2)
    )
    play(match, *WON)
    assert match.state.gold[0] == 2


@pytest.mark.rule("princesa-12.4")
def test_triggers_ask_nobody() -> None:
    """Whether the killer is the Bounty Hunter or not, the same questions follow."""
    asked = []
    for secret in ("bounty-hunter", "necromancer"):
        match = table("lance", "toll", "", secrets=f"{secret} kidnapper betrothed", hearts={1: 1})
        play(match, *WON)
        asked.append(asks(match))
    assert asked[0] == asked[1] == [(0, "loot")]


# --- goals -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.6", "princesa-13.9")
@pytest.mark.parametrize("shown", [[], [1]])
def test_the_kidnapper_wins_if_the_road_ends_with_her_captive(shown: list[int]) -> None:
    """Revealed or not: a goal stays."""
    match = table("", "", "", secrets="hidden-heir kidnapper betrothed", revealed=shown, deck="lance", rest="box")
    play(match, "0 explore")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("captivity", (1,))
    assert match.outcome.returns == (-1.0, 1.0, -1.0)
    assert match.state.shown[1] == KIDNAPPER


@pytest.mark.rule("princesa-12.7")
@pytest.mark.parametrize("ghosts", [[], [2]])
def test_the_accomplice_wins_with_the_kidnapper_alive_or_not(ghosts: list[int]) -> None:
    match = table(
        *[""] * 8, secrets="hidden-heir kidnapper accomplice betrothed", ghosts=ghosts, deck="lance", rest="box"
    )
    play(match, "0 explore")
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)


@pytest.mark.rule("princesa-12.7", "princesa-13.6")
def test_the_accomplice_wins_nothing_by_another_escape() -> None:
    match = table(*[""] * 8, secrets="hidden-heir kidnapper accomplice betrothed", princess=1, deck="lance", rest="box")
    play(match, "0 explore")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("escaped", (1,))


@pytest.mark.rule("princesa-12.7")
def test_the_accomplice_is_not_told_who_the_kidnapper_is() -> None:
    for seats in (8, 9, 10):
        dealt = 0
        for deal in range(30):
            match = Match(GAME, seats, {}, MatchKey.from_words(f"accomplice {deal}", seats))
            if number("accomplice") not in match.state.secrets:
                continue
            seat = match.state.secrets.index(number("accomplice"))
            sure = match.state.sure[seat]
            assert [secret for other, secret in enumerate(sure) if other != seat] == [UNKNOWN] * (seats - 1)
            dealt += 1
        assert dealt > 10


# --- triggers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.8", "princesa-13.5")
@pytest.mark.parametrize(("secret", "where"), [("betrothed", 0), ("hidden-heir", 1)])
def test_the_betrothed_takes_the_princess_besides_the_text(secret: str, where: int) -> None:
    match = table("lance", "toll", "", secrets=f"{secret} necromancer kidnapper", princess=1, hearts={1: 3})
    events = play(match, *WON)
    assert match.state.hearts[1] == 2
    assert match.state.princess == where
    assert (match.state.shown[0] == number("betrothed")) == (where == 0)
    if where == 0:
        assert told(events, "princess-taken", SPECTATOR) == [{"who": 0}]


@pytest.mark.rule("princesa-12.8")
def test_the_betrothed_wins_her_as_the_challenged_too() -> None:
    match = table("lance", "wooden-shield", "", secrets="necromancer betrothed kidnapper", princess=0)
    play(match, "0 challenge:1", "0 place:lance", "1 place:wooden-shield")
    assert match.state.princess == 1


@pytest.mark.rule("princesa-12.8")
@pytest.mark.parametrize("princess", [0, 2, "centre", "captive"])
def test_the_betrothed_stays_hidden_where_the_loser_has_not_got_her(princess: int | str) -> None:
    match = table("lance", "toll", "", secrets="betrothed necromancer kidnapper", princess=princess)
    play(match, *WON)
    assert match.state.shown[0] == UNKNOWN


@pytest.mark.rule("princesa-12.8", "princesa-8.6")
def test_a_betrothed_who_has_stolen_her_already_needs_no_secret() -> None:
    match = table("robbery", "", "", secrets="betrothed necromancer kidnapper", princess=1, shop="unmask lance toll")
    play(match, "0 challenge:1", "0 place:robbery")
    assert match.state.princess == 0
    assert match.state.shown[0] == UNKNOWN


@pytest.mark.rule("princesa-12.9")
@pytest.mark.parametrize(
    ("secrets", "gold"), [("bounty-hunter kidnapper betrothed", 6), ("bounty-hunter necromancer kidnapper", 2)]
)
def test_the_bounty_is_for_the_kidnapper_alone(secrets: str, gold: int) -> None:
    match = table("lance", "toll", "", secrets=secrets, hearts={1: 1}, gold=(2, 2, 2))
    bank = match.state.bank
    play(match, *WON)
    assert (match.state.gold[0], match.state.bank) == (gold, bank - gold + 2)
    assert (match.state.shown[0] == number("bounty-hunter")) == (gold == 6)


@pytest.mark.rule("princesa-12.9")
@pytest.mark.parametrize("secrets", ["kidnapper bounty-hunter betrothed", "kidnapper betrothed bounty-hunter"])
def test_the_bounty_is_for_a_duel_alone(secrets: str) -> None:
    """The poison was the hunter's own, but poison is no duel."""
    match = table(
        "",
        "",
        "",
        at="turn",
        secrets=secrets,
        hearts={0: 1},
        spells={0: "slow-poison"},
        gold=(2, 2, 2),
    )
    assert match.state.ghosts[0]
    assert match.state.gold == [2, 2, 2]


@pytest.mark.rule("princesa-12.9", "princesa-3.9")
def test_a_poor_bank_pays_part_of_the_bounty() -> None:
    match = table("lance", "toll", "", secrets="bounty-hunter kidnapper betrothed", hearts={1: 1}, gold=(2, 25, 0))
    play(match, *WON)
    assert (match.state.gold[0], match.state.bank) == (5, 0)


@pytest.mark.rule("princesa-12.10")
def test_the_undying_stays_a_hero_with_two_hearts_and_is_not_looted() -> None:
    match = table(
        "lance", "toll", "", secrets="hidden-heir undying kidnapper", hearts={1: 1}, spells={1: "torn-pocket"}
    )
    play(match, *WON)
    assert match.state.ghosts == [False] * 3
    assert match.state.hearts[1] == 2
    assert match.state.shown[1] == number("undying")
    assert names(match.state.spells[1]) == ["torn-pocket"]
    assert hand(match, 1) == ["toll"]
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-12.10", "princesa-12.2")
def test_the_undying_dies_the_second_time() -> None:
    match = table("lance", "toll", "", secrets="hidden-heir undying kidnapper", hearts={1: 1})
    play(match, *WON, "1 explore", "2 explore")
    match.state.hearts[1] = 1
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    assert match.state.ghosts[1]


@pytest.mark.rule("princesa-12.10")
def test_poison_does_not_kill_the_undying_either() -> None:
    match = table(
        "", "", "", at="turn", secrets="undying kidnapper betrothed", hearts={0: 1}, spells={0: "slow-poison"}
    )
    assert (match.state.ghosts[0], match.state.hearts[0]) == (False, 2)
    assert match.state.marks[0] == (1,)
    assert asks(match) == [(0, "act")]


# --- of one's own turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.11")
def test_the_heir_gets_four_gold() -> None:
    match = table("", "", "", secrets="hidden-heir kidnapper betrothed", gold=(1, 2, 2))
    bank = match.state.bank
    play(match, "0 use-secret")
    assert (match.state.gold[0], match.state.bank) == (5, bank - 4)


@pytest.mark.rule("princesa-12.12", "princesa-8.9")
def test_the_spy_looks_at_three_secrets_of_choice() -> None:
    match = table("", "", "", "", "", secrets="royal-spy kidnapper betrothed undying necromancer")
    play(match, "0 use-secret")
    assert offered(match, 0) == {"aim:1", "aim:2", "aim:3", "aim:4"}
    events = play(match, "0 aim:3")
    assert told(events, "peeked", 0) == [{"who": 0, "who2": 3, "secret": "undying"}]
    assert told(events, "peeked", 1) == [{"who": 0, "who2": 3}]
    assert offered(match, 0) == {"aim:1", "aim:2", "aim:4"}
    play(match, "0 aim:1", "0 aim:4")
    assert asks(match) == [(0, "act")]
    assert match.state.sure[0] == (number("royal-spy"), KIDNAPPER, UNKNOWN, number("undying"), number("necromancer"))


@pytest.mark.rule("princesa-12.12", "princesa-8.9")
def test_the_spy_may_look_at_whoever_is_not_the_spy() -> None:
    secrets = "kidnapper royal-spy betrothed undying necromancer"
    match = table("", "", "", "", "", secrets=secrets, active=1)
    play(match, "1 use-secret")
    assert offered(match, 1) == {"aim:0", "aim:2", "aim:3", "aim:4"}
    play(match, "1 aim:2")
    assert offered(match, 1) == {"aim:0", "aim:3", "aim:4"}
    play(match, "1 aim:3", "1 aim:0")
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-12.12")
def test_the_spy_looks_at_all_without_a_question_where_there_are_no_more() -> None:
    match = table("", "", "", secrets="royal-spy kidnapper betrothed")
    events = play(match, "0 use-secret")
    assert [line["who2"] for line in told(events, "peeked")] == [1, 2]
    assert asks(match) == [(0, "act")]


@pytest.mark.rule("princesa-12.12")
def test_the_spy_looks_at_the_only_one_left() -> None:
    match = table("", "", "", secrets="royal-spy kidnapper betrothed", revealed=[2])
    events = play(match, "0 use-secret")
    assert told(events, "peeked", 0) == [{"who": 0, "who2": 1, "secret": "kidnapper"}]
    assert asks(match) == [(0, "act")]


@pytest.mark.rule("princesa-12.13")
def test_the_warlock_puts_magic_from_the_pile_on_any_hero() -> None:
    match = table(
        "",
        "",
        "",
        "",
        secrets="covert-warlock kidnapper betrothed undying",
        discard="blessing lance slow-poison",
        ghosts=[3],
    )
    play(match, "0 use-secret")
    assert offered(match, 0) == {"take:blessing", "take:slow-poison"}
    play(match, "0 take:slow-poison")
    assert offered(match, 0) == {"aim:0", "aim:1", "aim:2"}
    play(match, "0 aim:2")
    assert names(match.state.spells[2]) == ["slow-poison"]
    assert match.state.marks[2] == (2,)
    assert sorted(names(match.state.discard)) == ["blessing", "lance"]
    assert asks(match) == [(0, "act")]
    assert hand(match, 0) == []


@pytest.mark.rule("princesa-12.13")
def test_the_warlock_takes_the_only_magic_of_the_pile_without_a_question() -> None:
    match = table("", "", "", secrets="covert-warlock kidnapper betrothed", discard="lance blessing")
    play(match, "0 use-secret")
    assert offered(match, 0) == {"aim:0", "aim:1", "aim:2"}
    play(match, "0 aim:0")
    assert names(match.state.spells[0]) == ["blessing"]
    assert names(match.state.discard) == ["lance"]


# --- passive -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.14", "princesa-11.5")
@pytest.mark.parametrize(
    ("secret", "cards", "hearts"), [("necromancer", 1, 3), ("hidden-heir", 1, 1), ("necromancer", 3, 4)]
)
def test_the_necromancer_comes_back_with_two_hearts_more(secret: str, cards: int, hearts: int) -> None:
    match = table(
        "lance map toll", "", "", heroes="wizard knight huntress", secrets=f"{secret} kidnapper betrothed", ghosts=[0]
    )
    play(match, "0 revive:lance", *(f"0 discard:{name}" for name in ("map", "toll")[: cards - 1]))
    if asks(match) == [(0, "revive")]:
        play(match, "0 done")
    assert match.state.hearts[0] == hearts <= HEARTS[HERO_IDS.index("wizard")]


@pytest.mark.rule("princesa-12.15", "princesa-15.6")
def test_the_witness_and_nobody_else_learns_of_an_innocent() -> None:
    """Never of the Kidnapper, and never of the Witness: and at random among the others."""
    places = set()
    for deal in range(120):
        match = Match(GAME, 5, {}, MatchKey.from_words(f"witness {deal}", 5))
        secrets = match.state.secrets
        for seat, row in enumerate(match.state.sure):
            learned = {other: secret for other, secret in enumerate(row) if other != seat and secret != UNKNOWN}
            if secrets[seat] != number("witness"):
                assert learned == {}
                continue
            assert list(learned.values()) == [INNOCENT]
            innocent = next(iter(learned))
            assert secrets[innocent] != KIDNAPPER
            others = [other for other in range(5) if other not in (seat, secrets.index(KIDNAPPER))]
            places.add(others.index(innocent))
            for eye in eyes(match, but=(seat,)):
                assert not any("innocent" in str(event.seen_from(eye)) for event in match.opening)
    assert places == {0, 1, 2}


@pytest.mark.rule("princesa-12.6", "princesa-13.1")
def test_an_unmasked_kidnapper_still_holds_her() -> None:
    match = table("unmask", "wooden-shield", "", secrets="hidden-heir kidnapper betrothed", shop="lance map toll")
    events = play(match, "0 challenge:1", "0 place:unmask", "1 place:wooden-shield")
    assert match.state.shown[1] == KIDNAPPER
    assert match.state.princess == CAPTIVE
    assert "princess-freed" not in kinds(events)
    assert match.state.princess != CENTRE
