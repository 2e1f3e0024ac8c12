"""Chapter 8: what the texts of cards have in common, whichever card it is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.looking import asks, eyes, heard, kinds, offered, told
from games.princesa.laid import hand, lay, names
from games.princesa.success import HURT, SHOP, TOP, Changes, changes, table, wins
from sobremesa.games.princesa.kinds import (
    HERO_IDS,
    SECRET_IDS,
)
from sobremesa.games.princesa.state import CENTRE, UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

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
