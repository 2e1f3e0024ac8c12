"""Chapters 5 and 6: laying cards, overload, what can't be answered, and the outcome of a round, cell by cell."""

from __future__ import annotations

import pytest

from games.looking import asks, decision, eyes, heard, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import CENTRE, NO_CARD, Princesa
from sobremesa.kernel.match import Match
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused
from sobremesa.text import texts

# One card of each type whose text asks nothing and leaves an unmistakable trace.
FIRST = {
    "attack": "lance",  # the loser loses a heart
    "defence": "wooden-shield",  # the winner gains one
    "strategy": "toll",  # gold goes over
    "magic": "torn-pocket",
    "environment": "storm",
}
SECOND = {
    "attack": "short-sword",
    "defence": "withdrawal",
    "strategy": "robbery",
    "magic": "clumsy-hands",
    "environment": "thick-fog",
}
TYPES = tuple(FIRST)
SPARES = ("map", "barter")  # what else the two hold

# The whole table: what happens when the row attacks and the column answers.
TIE, ATTACKER, ANSWERER, PLACED, ENDS = "tie", "attacker", "answerer", "placed", "ends"
TABLE = {
    "attack": (TIE, ANSWERER, ATTACKER, ATTACKER, ENDS, ATTACKER),
    "defence": (ATTACKER, TIE, ANSWERER, ATTACKER, ENDS, ATTACKER),
    "strategy": (ANSWERER, ATTACKER, TIE, ATTACKER, ENDS, ATTACKER),
    "magic": (PLACED, PLACED, PLACED, PLACED, ENDS, PLACED),
    "environment": (ENDS, ENDS, ENDS, ENDS, ENDS, ENDS),
}
CELLS = [(attack, answer, TABLE[attack][at]) for attack in TYPES for at, answer in enumerate((*TYPES, "none"))]


def winner_of(match: Match[Princesa], before: Princesa) -> int | None:
    """Who won, by the trace that the winning card left; nobody if none did."""
    after = match.state
    hearts = [after.hearts[seat] - before.hearts[seat] for seat in (0, 1)]
    gold = [after.gold[seat] - before.gold[seat] for seat in (0, 1)]
    if (hearts, gold) == ([0, 0], [0, 0]):
        return None
    if min(hearts) < 0:
        return 1 - hearts.index(min(hearts))
    return hearts.index(max(hearts)) if max(hearts) > 0 else gold.index(max(gold))


def why_won(attack: str, answer: str, outcome: str) -> list[Phrase]:
    """What everybody is told of it, if anybody has won."""
    if outcome not in (ATTACKER, ANSWERER):
        return []
    if answer in ("none", "magic"):
        return [("duel-unanswered" if answer == "none" else "duel-magic-answer", ())]
    best, other = (attack, answer) if outcome == ATTACKER else (answer, attack)
    return [("duel-beats", (("type", best), ("type2", other)))]


@pytest.mark.rule(
    "princesa-5.3",
    "princesa-5.4",
    "princesa-5.6",
    "princesa-6.1",
    "princesa-6.2",
    "princesa-6.3",
    "princesa-6.7",
    "princesa-6.9",
    "princesa-6.10",
    "princesa-6.11",
    "princesa-6.12",
    "princesa-7.3",
)
@pytest.mark.parametrize(("attack", "answer", "outcome"), CELLS)
def test_the_whole_table_of_a_round(attack: str, answer: str, outcome: str) -> None:
    laid = FIRST[attack]
    answered = "" if answer == "none" else SECOND[answer] if attack == answer else FIRST[answer]
    match = lay(
        f"{laid} {SPARES[0]}",
        f"{answered} {SPARES[1]}" if answered else "",
        "",
        heroes="knight huntress priestess",
        hearts=(3, 3, 4),
        gold=(2, 2, 2),
        shop="plunder plunder unmask",
        deck="interrogation interrogation unmask",
    )
    before = match.fork().state
    play(match, "0 challenge:1")
    assert asks(match) == [(0, "attack")]
    events = play(match, f"0 place:{laid}")
    if attack != "environment" and answer != "none":
        assert asks(match) == [(1, "answer")]
        events = play(match, f"1 place:{answered}")
    assert match.view(2)["tied"] == (attack if outcome == TIE else "")
    assert [why["why"] for why in told(events, "won-duel")] == why_won(attack, answer, outcome)

    if outcome == TIE:
        assert asks(match) == [(0, "attack")]
        assert offered(match, 0) == {f"place:{SPARES[0]}"}
        assert winner_of(match, before) is None
        return
    if outcome == PLACED:
        assert asks(match) == [(0, "cast")]
        play(match, "0 aim:2")
        assert names(match.state.spells[2]) == [laid]
    assert match.state.active == 1  # the duel is over
    assert winner_of(match, before) == {ATTACKER: 0, ANSWERER: 1}.get(outcome)

    gone = []
    if attack == "environment" or (attack != "magic" and answer == "environment"):
        gone = [laid if attack == "environment" else answered]
        assert names([match.state.environment]) == gone
    elif answer == "environment":
        gone = [answered]  # and the spell went back unseen
        assert match.state.spells == [(), (), ()]
    elif attack == "magic":
        gone = [laid]
    if answer == "magic" and attack != "environment":
        gone.append(answered)
        assert names(match.state.discard) == [answered]
    held = [name for name in (laid, SPARES[0]) if name not in gone]
    assert sorted(hand(match, 0)) == sorted(held)
    mine = [name for name in (answered, SPARES[1]) if answered and name not in gone]
    assert sorted(hand(match, 1)) == sorted(mine)


# --- the challenge -----------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-5.1")
def test_another_hero_is_challenged_never_a_ghost_nor_oneself() -> None:
    match = lay("lance", "", "map", "", ghosts=[1])
    assert {key for key in offered(match, 0) if key.startswith("challenge")} == {"challenge:2", "challenge:3"}
    assert refused(match, "0 challenge:1") == "princesa-5.1"
    assert refused(match, "0 challenge:0") == "princesa-5.1"
    assert "alone" not in offered(match, 0)


@pytest.mark.rule("princesa-5.2", "princesa-13.4")
def test_without_a_card_to_place_there_is_no_challenge() -> None:
    for match in (lay("", "map", ""), lay("", "map", "", princess=0)):
        assert not any(key.startswith("challenge") for key in offered(match, 0))
        assert refused(match, "0 challenge:1") == "princesa-5.2"
    any_card_will_do = lay("storm", "map", "")
    assert "challenge:1" in offered(any_card_will_do, 0)


@pytest.mark.rule("princesa-5.3", "princesa-15.4")
def test_the_attack_lies_face_down() -> None:
    one = lay("lance map", "toll", "")
    two = one.fork()
    first = play(one, "0 challenge:1", "0 place:lance")
    second = play(two, "0 challenge:1", "0 place:map")
    for eye in eyes(one, but=(0,)):
        assert heard(first, eye) == heard(second, eye)
        assert one.view(eye) == two.view(eye)
    assert one.view(0) != two.view(0)
    assert decision(one, 1) == decision(two, 1)


@pytest.mark.rule("princesa-5.4")
def test_whoever_has_a_card_must_answer() -> None:
    match = lay("lance", "toll storm torn-pocket", "")
    play(match, "0 challenge:1", "0 place:lance")
    assert offered(match, 1) == {"place:toll", "place:storm", "place:torn-pocket"}
    assert refused(match, "1 pass") is not None
    assert refused(match, "1 decline") is not None


@pytest.mark.rule("princesa-5.4", "princesa-15.4")
def test_the_answer_is_laid_without_having_seen_the_attack_and_both_are_turned_over() -> None:
    match = lay("lance map", "toll", "")
    events = play(match, "0 challenge:1", "0 place:lance")
    assert not any("lance" in str(event.seen_from(1)) for event in events)
    events = play(match, "1 place:toll")
    shown = [line for event in events for line in [dict(event.seen_from(SPECTATOR).args)] if "card" in line]
    assert "lance" in str(shown)
    assert "toll" in str(shown)


@pytest.mark.rule("princesa-5.5", "princesa-6.3", "princesa-13.4")
def test_with_the_princess_alone_there_is_no_answer() -> None:
    match = lay("lance", "", "", princess=1, hearts={1: 3})
    play(match, "0 challenge:1", "0 place:lance")
    assert asks(match) != [(1, "answer")]
    assert match.state.hearts[1] < 3
    with_one_more = lay("lance", "map", "", princess=1, hearts={1: 3})
    play(with_one_more, "0 challenge:1", "0 place:lance")
    assert offered(with_one_more, 1) == {"place:map"}


# --- ties --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-5.7", "princesa-5.8", "princesa-7.1")
def test_after_a_tie_the_challenger_begins_again_with_unused_cards() -> None:
    match = lay("lance wooden-shield", "short-sword toll", "", hearts=(3, 3, 4), gold=(2, 2, 2))
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
    assert asks(match) == [(0, "attack")]
    assert decision(match, 0).args == (("who", 1), ("round", 2))
    assert offered(match, 0) == {"place:wooden-shield"}
    assert refused(match, "0 place:lance") == "princesa-5.8"
    play(match, "0 place:wooden-shield")
    assert offered(match, 1) == {"place:toll"}
    play(match, "1 place:toll")
    assert match.state.gold[:2] == [0, 4]  # the last card's text, and no other's
    assert match.state.hearts[:2] == [3, 3]
    assert sorted(hand(match, 0)) == ["lance", "wooden-shield"]
    assert sorted(hand(match, 1)) == ["short-sword", "toll"]


@pytest.mark.rule("princesa-5.8")
def test_a_second_copy_of_a_used_card_may_still_be_placed() -> None:
    match = lay("lance lance", "short-sword toll", "")
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
    assert offered(match, 0) == {"place:lance"}


@pytest.mark.rule("princesa-5.8", "princesa-8.6")
def test_a_card_on_the_table_is_still_part_of_the_hand() -> None:
    """All that the loser has lies on the table, and so it is what is stolen."""
    match = lay("robbery", "wooden-shield", "")
    play(match, "0 challenge:1", "0 place:robbery", "1 place:wooden-shield")
    assert sorted(hand(match, 0)) == ["robbery", "wooden-shield"]
    assert hand(match, 1) == []


@pytest.mark.rule("princesa-6.4")
@pytest.mark.parametrize(("card", "hearts", "gold"), [("lance", 2, 2), ("toll", 3, 0)])
def test_an_opponent_who_runs_out_of_cards_loses_to_whatever_is_placed(card: str, hearts: int, gold: int) -> None:
    match = lay(f"wooden-shield {card}", "wooden-shield", "", hearts=(3, 3, 4), gold=(2, 2, 2))
    play(match, "0 challenge:1", "0 place:wooden-shield", "1 place:wooden-shield")
    assert asks(match) == [(0, "attack")]
    play(match, f"0 place:{card}")
    assert (match.state.hearts[1], match.state.gold[1]) == (hearts, gold)
    assert match.state.active == 1


@pytest.mark.rule("princesa-6.4", "princesa-6.11")
def test_magic_laid_against_an_opponent_without_cards_is_put_down() -> None:
    match = lay("wooden-shield torn-pocket", "wooden-shield", "")
    play(match, "0 challenge:1", "0 place:wooden-shield", "1 place:wooden-shield", "0 place:torn-pocket")
    assert asks(match) == [(0, "cast")]
    play(match, "0 aim:1")
    assert names(match.state.spells[1]) == ["torn-pocket"]


@pytest.mark.rule("princesa-6.5")
def test_a_challenger_who_runs_out_of_cards_loses_to_what_the_opponent_picks() -> None:
    match = lay("lance", "short-sword toll wooden-shield storm torn-pocket", "", hearts=(3, 3, 4), gold=(2, 2, 2))
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
    assert asks(match) == [(1, "finish")]
    assert offered(match, 1) == {"place:toll", "place:wooden-shield"}
    play(match, "1 place:toll")
    assert match.state.gold[:2] == [0, 4]
    assert match.state.active == 1
    for eye in (0, 2, SPECTATOR):  # all have seen it
        assert sorted(names(match.view(eye)["notes"][1]["cards"])) == ["short-sword", "toll"]


@pytest.mark.rule("princesa-6.5", "princesa-15.5")
def test_with_only_magic_or_environment_left_the_opponent_is_asked_but_nothing_succeeds() -> None:
    """The question itself tells nobody what the opponent holds."""
    one = lay("lance", "short-sword storm torn-pocket", "", hearts=(3, 3, 4))
    two = lay("lance", "short-sword storm toll", "", hearts=(3, 3, 4))
    for match in (one, two):
        play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
        assert asks(match) == [(1, "finish")]
    assert offered(one, 1) == {"pass"}
    assert "pass" not in offered(two, 1)
    for eye in (0, 2, SPECTATOR):
        assert one.view(eye) == two.view(eye)
    play(one, "1 pass")
    assert one.state.hearts == [3, 3, 4]
    assert one.state.environment == NO_CARD
    assert one.state.active == 1
    assert sorted(hand(one, 1)) == ["short-sword", "storm", "torn-pocket"]


@pytest.mark.rule("princesa-6.6", "princesa-7.3")
def test_if_neither_has_a_card_left_nobody_wins() -> None:
    match = lay("lance", "short-sword", "", princess="centre", hearts=(3, 3, 4))
    events = play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
    assert kinds(events)[-4:] == ["tied", "no-winner", "duel-over", "turn"]
    assert match.state.duel == ()
    assert match.state.active == 1
    assert match.state.hearts == [3, 3, 4]
    assert match.state.princess == CENTRE
    assert (hand(match, 0), hand(match, 1)) == (["lance"], ["short-sword"])


# --- overload ----------------------------------------------------------------------------------------------------

FIVE = "lance lance map toll unmask"
SIX = f"{FIVE} riposte"


@pytest.mark.rule("princesa-5.9", "princesa-5.10")
def test_with_five_cards_the_attack_is_hidden_with_six_it_is_shown() -> None:
    for cards, shown in ((FIVE, False), (SIX, True)):
        match = lay(cards, "wooden-shield", "")
        events = play(match, "0 challenge:1", "0 place:lance")
        assert asks(match) == [(1, "answer-openly" if shown else "answer")]
        for eye in (1, 2, SPECTATOR):
            assert any("lance" in str(event.seen_from(eye)) for event in events) == shown


@pytest.mark.rule("princesa-5.10", "princesa-5.11", "princesa-5.13", "princesa-6.3", "princesa-7.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "ghosts", "line"),
    [
        ("heavy-crossbow", "toll", [], "Ana plays “Heavy Crossbow” face up: it is unstoppable."),
        ("lance", "", [], "Ana plays “Lance” face up, and Berta has nothing to answer with."),
        ("plunder", SIX, [], "Ana plays “Plunder” face up, and Berta, with that many cards, can't answer."),
        (SIX, "wooden-shield", [], "Ana has too many cards and plays “Lance” face up."),
        ("lance", "", [1, 2], "Ana plays “Lance”."),
    ],
)
def test_the_log_says_why_an_attack_lies_face_up(mine: str, theirs: str, ghosts: list[int], line: str) -> None:
    match = lay(mine, theirs, "", ghosts=ghosts)
    events = play(match, "0 alone" if ghosts else "0 challenge:1", f"0 place:{mine.split(maxsplit=1)[0]}")
    lines = [texts(GAME, "en").log(event.seen_from(2), ("Ana", "Berta", "Chema")) for event in events]
    assert line in lines


@pytest.mark.rule("princesa-5.9", "princesa-13.4")
def test_the_princess_counts_for_overload() -> None:
    for princess, shown in ((0, True), (2, False)):
        match = lay(FIVE, "wooden-shield", "", princess=princess)
        events = play(match, "0 challenge:1", "0 place:lance")
        assert any("lance" in str(event.seen_from(1)) for event in events) == shown


@pytest.mark.rule("princesa-5.9", "princesa-5.8")
def test_cards_on_the_table_count_for_overload() -> None:
    """In the second round only five are left to place, but six are held."""
    match = lay(SIX, "short-sword wooden-shield", "")
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword")
    events = play(match, "0 place:map")
    assert any("map" in str(event.seen_from(1)) for event in events)


@pytest.mark.rule("princesa-5.11", "princesa-5.13")
def test_an_overloaded_hero_cannot_answer() -> None:
    match = lay("short-sword", SIX, "", hearts={1: 3})
    play(match, "0 challenge:1", "0 place:short-sword")
    assert match.state.hearts[1] == 2
    assert match.state.active == 1
    not_quite = lay("short-sword", FIVE, "", hearts={1: 3})
    play(not_quite, "0 challenge:1", "0 place:short-sword")
    assert asks(not_quite) == [(1, "answer")]


@pytest.mark.rule("princesa-5.11", "princesa-6.11")
def test_magic_against_an_overloaded_hero_is_put_down() -> None:
    match = lay("torn-pocket", SIX, "")
    play(match, "0 challenge:1", "0 place:torn-pocket")
    assert asks(match) == [(0, "cast")]
    play(match, "0 aim:1")
    assert names(match.state.spells[1]) == ["torn-pocket"]


@pytest.mark.rule("princesa-5.12")
def test_both_overloaded_the_attack_is_shown_and_succeeds() -> None:
    match = lay(SIX, "short-sword wooden-shield barter interrogation interrogation plunder", "", hearts={1: 3})
    events = play(match, "0 challenge:1", "0 place:lance")
    assert any("lance" in str(event.seen_from(SPECTATOR)) for event in events)
    assert match.state.hearts[1] == 2
    assert match.state.active == 1


# --- unstoppable -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-5.13")
def test_an_unstoppable_attack_is_not_answered_not_even_by_an_environment() -> None:
    match = lay("heavy-crossbow map", "wooden-shield storm", "", hearts={1: 3})
    events = play(match, "0 challenge:1", "0 place:heavy-crossbow")
    assert "heavy-crossbow" in str([event.seen_from(SPECTATOR) for event in events])
    assert match.state.hearts[1] == 2
    assert match.state.environment == NO_CARD
    assert match.state.active == 1
    assert sorted(hand(match, 1)) == ["storm", "wooden-shield"]


@pytest.mark.rule("princesa-5.13", "princesa-5.10", "princesa-15.4")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("ambush", "toll unmask"), ("code-of-honour", ""), (f"{SIX} plunder", "barter"), ("code-of-honour", SIX)],
)
def test_an_attack_turned_over_at_once_lies_there_for_all_to_see(mine: str, theirs: str) -> None:
    """Unstoppable, against an empty hand, by an overloaded hero and against one: while the duel is still on."""
    card = mine.rsplit(maxsplit=1)[-1]
    match = lay(mine, theirs, "", shop="interrogation interrogation storm")
    play(match, "0 challenge:1", f"0 place:{card}")
    assert match.state.duel == (0, 1)
    for eye in eyes(match):
        assert match.view(eye)["played"][0] == (CARD[card],)
    for eye in eyes(match, but=(0,)):
        assert CARD[card] in match.view(eye)["notes"][0]["cards"]


@pytest.mark.rule("princesa-5.14")
@pytest.mark.parametrize(
    ("attack", "answer", "asked"),
    [
        ("short-sword", "heavy-crossbow", (0, "attack")),  # they tie as any two attacks
        ("lance", "ambush", None),  # a strategy loses to an attack
    ],
)
def test_as_an_answer_an_unstoppable_card_is_a_card_like_any_other(
    attack: str, answer: str, asked: tuple[int, str] | None
) -> None:
    match = lay(f"{attack} map", f"{answer} toll", "", hearts={1: 3})
    play(match, "0 challenge:1", f"0 place:{attack}")
    assert asks(match) == [(1, "answer")]
    play(match, f"1 place:{answer}")
    if asked is None:
        assert match.state.hearts[1] == 2
        assert sorted(hand(match, 1)) == sorted([answer, "toll"])  # not spent: it was no success
    else:
        assert asks(match) == [asked]


@pytest.mark.rule("princesa-5.14")
def test_an_unstoppable_answer_that_wins_has_its_text_and_no_more() -> None:
    match = lay("toll", "heavy-crossbow", "", hearts={0: 3})
    play(match, "0 challenge:1", "0 place:toll", "1 place:heavy-crossbow")
    assert match.state.hearts[0] == 2
    assert hand(match, 1) == []


# --- magic -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-6.7", "princesa-6.8")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_a_spell_goes_on_any_hero_the_challenger_too(target: int) -> None:
    match = lay("torn-pocket map", "lance", "", "", ghosts=[2], hearts={0: 3})
    play(match, "0 challenge:1", "0 place:torn-pocket", "1 place:lance")
    assert offered(match, 0) == {"aim:0", "aim:1", "aim:3"}
    assert refused(match, "0 aim:2") == "princesa-6.8"
    play(match, f"0 aim:{target}")
    assert names(match.state.spells[target]) == ["torn-pocket"]
    assert sum(map(len, match.state.spells)) == 1
    assert hand(match, 0) == ["map"]
    assert hand(match, 1) == ["lance"]
    assert match.state.hearts[0] == 3  # the answer won nothing


@pytest.mark.rule("princesa-6.7", "princesa-15.4")
def test_the_answer_to_a_spell_has_been_seen() -> None:
    match = lay("torn-pocket map", "lance toll", "")
    events = play(match, "0 challenge:1", "0 place:torn-pocket", "1 place:lance")
    assert any("lance" in str(event.seen_from(2)) for event in events)


@pytest.mark.rule("princesa-6.9")
def test_a_spell_laid_as_an_answer_is_discarded_and_loses() -> None:
    match = lay("wooden-shield", "torn-pocket map", "", hearts={0: 3})
    play(match, "0 challenge:1", "0 place:wooden-shield", "1 place:torn-pocket")
    assert match.state.hearts[0] == 4
    assert names(match.state.discard) == ["torn-pocket"]
    assert hand(match, 1) == ["map"]
    assert match.state.spells == [(), (), ()]


# --- environments ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-6.12", "princesa-6.14", "princesa-9.14")
def test_an_environment_ends_the_duel_and_clears_the_shop() -> None:
    match = lay(
        "storm map",
        "lance",
        "",
        environment="thick-fog",
        shop="plunder unmask toll",
        deck="riposte robbery barter withdrawal",
    )
    play(match, "0 challenge:1", "0 place:storm")
    assert match.state.environment == CARD["storm"]
    assert sorted(names(match.state.discard)) == ["plunder", "thick-fog", "toll", "unmask"]
    assert sorted(names(match.state.shop)) == ["barter", "riposte", "robbery"]  # the next turn has begun
    assert match.state.active == 1
    assert (hand(match, 0), hand(match, 1)) == (["map"], ["lance"])


@pytest.mark.rule("princesa-6.13", "princesa-15.4")
def test_as_an_answer_it_sends_the_attack_back_unseen() -> None:
    one = lay("lance map", "storm toll", "")
    two = one.fork()
    first = play(one, "0 challenge:1", "0 place:lance", "1 place:storm")
    second = play(two, "0 challenge:1", "0 place:map", "1 place:storm")
    for eye in (1, 2, SPECTATOR):
        assert heard(first, eye) == heard(second, eye)
        assert one.view(eye) == two.view(eye)
    for match in (one, two):
        assert sorted(hand(match, 0)) == ["lance", "map"]
        assert match.state.environment == CARD["storm"]
        assert match.state.active == 1


@pytest.mark.rule("princesa-6.12", "princesa-5.7")
def test_an_environment_ends_a_duel_in_any_round() -> None:
    match = lay("lance map", "short-sword storm", "", hearts=(3, 3, 4))
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword", "0 place:map", "1 place:storm")
    assert match.state.active == 1
    assert sorted(hand(match, 0)) == ["lance", "map"]
    assert hand(match, 1) == ["short-sword"]
    assert match.state.hearts == [3, 3, 4]


@pytest.mark.rule("princesa-6.12", "princesa-7.3")
def test_nobody_takes_the_princess_when_an_environment_ends_the_duel() -> None:
    match = lay("lance map", "storm", "", princess="centre")
    play(match, "0 challenge:1", "0 place:lance", "1 place:storm")
    assert match.state.princess == CENTRE
    assert asks(match) == [(1, "act")]


@pytest.mark.rule("princesa-6.15")
def test_environments_come_from_duels_only() -> None:
    match = lay("storm", "lance", "", shop="thick-fog toll unmask", gold={0: 4})
    play(match, "0 sell:storm", "0 buy:0")
    assert match.state.environment == NO_CARD
    ghost = lay("storm thick-fog", "lance", "", ghosts=[0])
    assert not any(key.startswith(("enchant", "place")) for key in offered(ghost, 0))


# --- who is asked ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.5")
@pytest.mark.parametrize("cards", ["plunder map", "storm torn-pocket", "lance clumsy-hands"])
def test_whoever_has_a_card_is_asked_whatever_it_is(cards: str) -> None:
    match: Position[Princesa] = lay("riposte", cards, "", shop="interrogation interrogation toll")
    usual: Position[Princesa] = lay("riposte", "wooden-shield unmask", "", shop="interrogation interrogation toll")
    for each in (match, usual):
        play(each, "0 challenge:1", "0 place:riposte")
        assert asks(each) == [(1, "answer")]
    for eye in (0, 2, SPECTATOR):
        assert match.view(eye) == usual.view(eye)


@pytest.mark.rule("princesa-5.13", "princesa-15.5")
def test_nobody_is_asked_where_nobody_may_answer() -> None:
    match = lay("heavy-crossbow", "storm", "")
    events = play(match, "0 challenge:1", "0 place:heavy-crossbow")
    assert told(events, "challenged") == [{"who": 0, "who2": 1}]
    assert "answered" not in kinds(events)
