"""The private notebook: what one has legitimately seen, by player, and what may have changed since."""

from __future__ import annotations

from typing import Any

import pytest

from games.cosa.laid import names
from games.cosa.seated import table
from games.looking import eyes, told
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import NOTES, Cosa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play


def page(match: Match[Cosa], me: int, about: int) -> dict[str, Any]:
    found = match.view(me)["notes"][about]
    return {**found, "cards": sorted(names(found["cards"]))}


def entries(match: Match[Cosa], me: int, about: int) -> list[tuple[int, str, list[str]]]:
    return [(entry["turn"], entry["how"], names(entry["cards"])) for entry in page(match, me, about)["entries"]]


HAND = "infected scary no-thanks missed"


@pytest.mark.rule("cosa-5.3")
def test_a_hand_seen_is_written_down_with_its_turn_for_who_saw_it_alone() -> None:
    match = table(5, {0: "analysis", 1: HAND}, turn=12)
    play(match, "0 play-on:analysis:1")
    assert page(match, 0, 1)["cards"] == sorted(HAND.split())
    assert page(match, 0, 1)["may_have_left"] == 0
    assert entries(match, 0, 1) == [(12, "hand-seen", HAND.split())]
    for me in (1, 2, 3, 4):
        assert match.view(me)["notebook"][me] == ()
        assert all(not page(match, me, about)["cards"] for about in range(5))


@pytest.mark.rule("cosa-5.6")
def test_a_single_card_seen_is_written_down() -> None:
    match = table(5, {0: "suspicion", 1: HAND})
    events = play(match, "0 play-on:suspicion:1")
    card = told(events, "suspected", to=0)[0]["card"]
    assert entries(match, 0, 1) == [(9, "card-seen", [card])]
    assert page(match, 0, 1)["cards"] == [card]


@pytest.mark.rule("cosa-5.7", "cosa-11.13", "cosa-11.16")
def test_what_all_see_everybody_writes_down_but_who_showed_it() -> None:
    match = table(5, {0: f"whisky {HAND}"})
    play(match, "0 play:whisky")
    for me in (1, 2, 3, 4):
        assert entries(match, me, 0) == [(9, "hand-seen", HAND.split())]
    assert match.state.notebook[0] == ()
    one = table(5, {0: HAND}, at="turn", deck="revelations")
    play(one, "0 reveal-infected")
    for me in (1, 2, 3, 4):
        assert entries(one, me, 0) == [(10, "card-seen", ["infected"])]


@pytest.mark.rule("cosa-6.1")
def test_both_sides_of_an_exchange_know_what_they_gave_and_got() -> None:
    match = table(5, {0: "axe analysis", 1: "whisky"})
    play(match, "0 discard:analysis", "0 give:axe", "1 give:whisky")
    assert entries(match, 0, 1) == [(9, "given", ["axe"]), (9, "got", ["whisky"])]
    assert entries(match, 1, 0) == [(9, "got", ["axe"]), (9, "given", ["whisky"])]
    assert page(match, 0, 1)["cards"] == ["axe"]
    assert page(match, 1, 0)["cards"] == ["whisky"]
    assert match.state.notebook[2] == ()


@pytest.mark.rule("cosa-7.3")
def test_a_refused_offer_that_was_looked_at_is_written_down() -> None:
    match = table(5, {0: "axe analysis", 1: "scary"}, deck="whisky")
    play(match, "0 discard:analysis", "0 give:axe", "1 defend:scary")
    assert entries(match, 1, 0) == [(9, "offer-seen", ["axe"])]
    assert page(match, 1, 0)["cards"] == ["axe"]
    assert match.state.notebook[0] == ()


@pytest.mark.rule("cosa-11.9")
def test_in_the_round_one_knows_what_one_passed_and_got() -> None:
    match = table(3, {0: "axe", 1: "analysis", 2: "missed"}, at="turn", deck="round")
    play(match, "0 give:axe", "1 give:analysis", "2 give:missed")
    assert entries(match, 0, 1) == [(10, "given", ["axe"])]
    assert entries(match, 0, 2) == [(10, "got", ["missed"])]


def test_the_book_says_how_many_of_the_cards_may_have_gone_since() -> None:
    match = table(5, {0: f"whisky {HAND}", 1: "axe"}, deck="analysis")
    play(match, "0 play:whisky", "0 give:missed", "1 give:axe")
    # one card left before nobody's eyes but 1's, who has it
    assert page(match, 2, 0)["may_have_left"] == 1
    assert page(match, 2, 0)["cards"] == sorted(HAND.split())
    assert page(match, 1, 0)["may_have_left"] == 0
    assert page(match, 1, 0)["cards"] == sorted(["axe", "infected", "scary", "no-thanks"])
    assert entries(match, 2, 0) == [(9, "hand-seen", HAND.split())]  # what was seen then stays written


@pytest.mark.rule("cosa-3.6")
def test_a_card_that_goes_openly_is_crossed_out_and_one_that_goes_unseen_may_have() -> None:
    match = table(5, {0: "whisky whisky scary missed axe", 1: "analysis"})
    play(match, "0 play:whisky")
    assert page(match, 2, 0)["cards"] == ["axe", "missed", "scary", "whisky"]
    play(match, "0 give:axe", "1 give:analysis")
    assert page(match, 2, 0)["may_have_left"] == 1
    quarantined = table(5, {0: "whisky scary missed axe resolute", 1: "analysis"}, quarantine={0: 2})
    play(quarantined, "0 play:whisky", "0 give:axe", "1 give:analysis")
    assert page(quarantined, 2, 0)["cards"] == ["missed", "resolute", "scary"]
    assert page(quarantined, 2, 0)["may_have_left"] == 0
    assert page(quarantined, 2, 1)["cards"] == ["axe"]


@pytest.mark.rule("cosa-8.3")
def test_what_is_drawn_discarded_and_given_in_quarantine_leaves_no_doubt() -> None:
    match = table(5, {0: "analysis axe", 1: HAND}, quarantine={1: 2}, deck="whisky")
    play(match, "0 play-on:analysis:1", "0 give:axe", "1 give:missed")
    assert page(match, 0, 1)["cards"] == sorted(["axe", "infected", "no-thanks", "scary", "whisky"])
    play(match, "1 discard:scary")
    assert page(match, 0, 1)["cards"] == sorted(["axe", "infected", "no-thanks", "whisky"])
    assert page(match, 0, 1)["may_have_left"] == 0


@pytest.mark.rule("cosa-7.2")
def test_a_defence_laid_out_is_crossed_out() -> None:
    hands = {0: "analysis flamethrower axe", 1: "no-barbecue scary missed infected"}
    match = table(2, hands, deck="whisky whisky seduction")
    play(match, "0 play-on:analysis:1", "0 give:axe", "1 give:scary")
    assert page(match, 0, 1)["cards"] == sorted(["axe", "infected", "missed", "no-barbecue"])
    play(match, "1 discard:whisky", "1 give:missed", "0 give:scary")
    assert page(match, 0, 1)["cards"] == sorted(["axe", "infected", "no-barbecue", "scary"])
    assert page(match, 0, 1)["may_have_left"] == 1  # for all that 0 knows, it may be one of those that was discarded
    play(match, "0 play-on:flamethrower:1", "1 defend:no-barbecue")
    assert page(match, 0, 1)["cards"] == sorted(["axe", "infected", "scary"])


@pytest.mark.rule("cosa-12.2", "cosa-12.1")
def test_the_eliminated_keep_their_notes_and_learn_nothing_more_in_secret() -> None:
    match = table(5, {0: "flamethrower axe", 1: HAND, 2: "analysis analysis"})
    play(match, "0 play-on:flamethrower:1", "1 accept")
    before = match.state.notebook[1]
    events = play(match, "0 give:axe", "2 give:analysis", "2 play-on:analysis:3")
    assert match.state.notebook[1] == before
    assert told(events, "analysed", to=1) == [{"who": 2, "who2": 3}]
    assert match.state.known[1][3] == ()
    assert len(match.view(1)["notes"]) == 11


def test_who_only_watches_has_no_book() -> None:
    match = table(5, {0: f"whisky {HAND}"})
    play(match, "0 play:whisky")
    assert match.view(SPECTATOR)["notes"] == []


@pytest.mark.rule("cosa-4.9", "cosa-4.10")
def test_certainties_of_each_role() -> None:
    hands = {0: "thing", 1: "infected", 2: "infected", 3: "missed"}
    match = table(4, hands, infected=[1, 2])
    assert match.view(0)["certain"][:4] == ["thing", "infected", "infected", "human"]
    assert match.view(0)["humans_left"] == 1
    assert match.view(1)["certain"][:4] == ["thing", "infected", None, None]  # not who else is Infected
    assert match.view(3)["certain"][:4] == [None, None, None, "human"]
    for eye in eyes(match, but=[0]):
        assert match.view(eye)["humans_left"] is None
    assert match.view(SPECTATOR)["certain"][:4] == [None] * 4


@pytest.mark.rule("cosa-13.1")
def test_when_it_is_over_everybody_is_unmasked_in_every_book() -> None:
    match = table(4, {0: "flamethrower", 1: "thing", 2: "infected"}, infected=[2])
    play(match, "0 play-on:flamethrower:1", "1 accept")
    for eye in eyes(match):
        assert match.view(eye)["certain"][:4] == ["human", "thing", "infected", "human"]


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_what_the_book_holds_for_certain_is_true_throughout_a_match(seats: int) -> None:
    """Of the cards noted, all but as many as may have left are in that hand."""
    checked = 0
    for number in range(8):
        match = Match(GAME, seats, {}, MatchKey.from_words(f"notebook {number}", seats))
        rng = match.key.stream("bots")
        while match.asked and match.version < 400:
            asked = rng.pick(match.asked)
            match.play(asked.decision.seat, rng.pick(tuple(o for o in asked.decision.options if o.verb != "declare")))
            checked += sum(_true_notes(match, me) for me in match.state.ring)
        if checked > 200:
            return
    raise AssertionError(f"only {checked} notes about cards in {number + 1} matches")


def _true_notes(match: Match[Cosa], me: int) -> int:
    """How many players that seat has something noted of, all of it true."""
    notes = match.view(me)["notes"]
    assert len(match.state.notebook[me]) <= NOTES
    noted = 0
    for about in match.state.ring:
        if about == me:
            continue
        note = notes[about]
        held = [*match.state.hands[about], *match.state.aside[about]]
        missing = 0
        for card in note["cards"]:
            if card in held:
                held.remove(card)
            else:
                missing += 1
        assert missing <= note["may_have_left"], (me, about, note)
        noted += bool(note["cards"])
    return noted
