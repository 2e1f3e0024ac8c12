"""Chapters 8 and 9: the quarantine and the door."""

from __future__ import annotations

from typing import Any

import pytest

from games.cosa.laid import hand, names, numbers, role
from games.cosa.seated import aims, table
from games.looking import asks, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO
from sobremesa.games.cosa.effects.playing import ON_ONESELF
from sobremesa.games.cosa.state import UNKNOWN, Cosa
from sobremesa.kernel.match import Match
from sobremesa.testing import play, refused

STRICT = {"quarantine": "strict"}


# --- laying a quarantine -----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-8.2", "cosa-8.1")
def test_a_quarantine_is_laid_on_a_neighbour_and_stays_on_the_table() -> None:
    match = table(6, {0: "quarantine axe"}, quarantine={5: 1})
    assert aims(match, 0, "play-on:quarantine") == {1}
    assert refused(match, "0 play-on:quarantine:5") == "cosa-8.2"
    assert refused(match, "0 play-on:quarantine:0") == "cosa-8.2"
    play(match, "0 play-on:quarantine:1")
    s = match.state
    assert s.quarantine[:6] == [0, 2, 0, 0, 0, 1]
    assert numbers("quarantine")[0] not in (*s.discard, *s.resolving)
    assert s.ring == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("cosa-8.2")
def test_a_quarantine_doesnt_pass_a_door() -> None:
    match = table(6, {0: "quarantine"}, doors=[0])
    assert aims(match, 0, "play-on:quarantine") == {5}


@pytest.mark.rule("cosa-8.4")
def test_it_lasts_two_turns_of_their_own_counted_at_the_end() -> None:
    match = table(3, {0: "quarantine axe"}, rest="deck")
    play(match, "0 play-on:quarantine:1")
    counts, story = [match.state.quarantine[1]], []
    for _ in range(6):  # turns
        before = match.state.turn
        seat = match.state.active
        while match.state.turn == before:
            asked = match.asked[0].decision
            give = [o for o in asked.options if o.verb in ("discard", "give")]
            story += play(match, f"{asked.seat} {give[-1].key}")
        counts.append(match.state.quarantine[1])
        if match.state.quarantine[1] != counts[-2]:
            assert seat == 1  # it is counted at the end of one's own turn and at no other
    assert counts == [2, 2, 1, 1, 1, 0, 0]
    assert told(story, "quarantine-goes-on") == [{"who": 1, "count": 1}]
    assert told(story, "quarantine-over") == [{"who": 1}]
    assert numbers("quarantine")[0] in match.state.discard


# --- what is seen ------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-8.3", "cosa-3.6")
def test_in_quarantine_one_draws_and_discards_face_up() -> None:
    match = table(5, {0: "missed"}, at="turn", deck="scary", quarantine={0: 2})
    for eye in eyes(match):
        assert told(match.opening, "drew-openly", to=eye) == [{"who": 0, "card": "scary"}]
    assert "drew" not in kinds(match.opening)
    events = play(match, "0 discard:missed")
    assert told(events, "discarded-openly") == [{"who": 0, "card": "missed"}]
    assert names(match.state.common[0][1:]) == ["scary"]


@pytest.mark.rule("cosa-8.3")
def test_the_three_of_a_resolute_are_seen_and_so_are_the_two_discarded() -> None:
    match = table(5, {0: "resolute"}, deck="scary missed infected", quarantine={0: 2})
    events = play(match, "0 play:resolute")
    assert [line["card"] for line in told(events, "drew-openly")] == ["infected", "scary", "missed"]
    events = play(match, "0 keep:missed")
    assert sorted(line["card"] for line in told(events, "discarded-openly")) == ["infected", "scary"]


@pytest.mark.rule("cosa-8.3", "cosa-8.9", "cosa-8.12")
def test_an_offer_in_quarantine_lies_open_and_the_answer_stays_hidden() -> None:
    match = table(5, {0: "axe missed", 1: "analysis"}, quarantine={0: 2})
    play(match, "0 discard:missed")
    events = play(match, "0 give:axe")
    for eye in eyes(match):
        assert told(events, "offered-openly", to=eye) == [{"who": 0, "who2": 1, "card": "axe"}]
    assert names(match.state.face_up) == ["axe"]
    assert asks(match) == [(1, "answer")]
    events = play(match, "1 give:analysis")
    for eye in eyes(match, but=[0, 1]):
        assert "analysis" not in str(heard(events, eye))
    assert "gave-openly" not in kinds(events)
    assert "analysis" in hand(match, 0)
    assert names(match.state.common[1][1:]) == ["axe"]
    assert numbers("analysis")[0] not in match.state.common[0]


@pytest.mark.rule("cosa-8.3", "cosa-8.11")
@pytest.mark.parametrize("card", ["axe", "infected"])
def test_every_eye_sees_the_face_of_an_open_offer_while_it_stands(card: str) -> None:
    match = table(5, {0: "whisky thing axe infected", 1: "analysis"}, quarantine={0: 2})
    for eye in eyes(match):
        assert match.view(eye)["face_up"] == ()
    play(match, "0 discard:whisky", f"0 give:{card}")
    for eye in eyes(match):
        view = match.view(eye)
        assert names(view["face_up"]) == [card]
        assert view["stage"] == {"kind": "answer", "who": 0, "whom": 1}
    play(match, "1 give:analysis")
    for eye in eyes(match):
        assert match.view(eye)["face_up"] == ()


@pytest.mark.rule("cosa-8.3", "cosa-7.6")
def test_an_open_offer_lies_open_for_whoever_stands_in_too() -> None:
    match = table(5, {0: "whisky axe", 1: "missed", 2: "no-thanks"}, quarantine={0: 2}, deck="resolute resolute")
    play(match, "0 discard:whisky", "0 give:axe", "1 defend:missed")
    assert asks(match) == [(2, "stand-in")]
    for eye in eyes(match):
        assert names(match.view(eye)["face_up"]) == ["axe"]
    play(match, "2 defend:no-thanks")
    for eye in eyes(match):
        assert match.view(eye)["face_up"] == ()


@pytest.mark.rule("cosa-6.1", "cosa-8.3")
def test_an_offer_out_of_quarantine_shows_its_back_to_every_eye_but_its_owners() -> None:
    match = table(5, {0: "whisky axe", 1: "analysis"}, quarantine={1: 2})
    play(match, "0 discard:whisky", "0 give:axe")
    for eye in eyes(match):
        view = match.view(eye)
        assert view["face_up"] == ()
        assert view["aside"][0] == (tuple(numbers("axe")) if eye == 0 else 1)


@pytest.mark.rule("cosa-8.3")
def test_the_three_of_a_resolute_lie_open_until_one_is_kept() -> None:
    match = table(5, {0: "resolute"}, deck="missed scary infected", quarantine={0: 2})
    play(match, "0 play:resolute")
    for eye in eyes(match):
        assert sorted(names(match.view(eye)["face_up"])) == ["infected", "missed", "scary"]
    play(match, "0 keep:scary")
    assert match.state.face_up == ()
    free = table(5, {0: "resolute"}, deck="missed scary infected")
    play(free, "0 play:resolute")
    assert free.state.face_up == ()


@pytest.mark.rule("cosa-8.3", "cosa-11.8")
def test_what_is_forgotten_in_quarantine_is_seen_and_so_is_what_comes() -> None:
    hand_of = {0: "axe missed scary analysis"}
    match = table(5, hand_of, at="turn", deck="forgetful ropes whisky infected resolute", quarantine={0: 2})
    events = play(match, "0 discard:axe", "0 discard:missed", "0 discard:scary")
    for eye in eyes(match):
        assert [line["card"] for line in told(events, "discarded-openly", to=eye)] == ["axe", "missed", "scary"]
        assert [line["card"] for line in told(events, "drew-openly", to=eye)] == ["infected", "whisky", "resolute"]
        assert "ropes" not in str(heard(events, eye))


@pytest.mark.rule("cosa-8.7", "cosa-8.3")
def test_someone_in_quarantine_seduces_with_an_open_card() -> None:
    match = table(6, {0: "seduction axe", 3: "analysis"}, quarantine={0: 2})
    events = play(match, "0 play-on:seduction:3", "0 give:axe")
    assert told(events, "offered-openly") == [{"who": 0, "who2": 3, "card": "axe"}]
    events = play(match, "3 give:analysis")
    for eye in eyes(match, but=[0, 3]):
        assert "analysis" not in str(heard(events, eye))


@pytest.mark.rule("cosa-8.3")
def test_an_open_offer_that_is_refused_stays_known() -> None:
    match = table(5, {0: "axe missed", 1: "no-thanks"}, quarantine={0: 2}, deck="whisky")
    play(match, "0 discard:missed", "0 give:axe", "1 defend:no-thanks")
    assert "axe" in hand(match, 0)
    assert names(match.state.common[0][1:]) == ["axe"]
    assert match.state.face_up == ()
    for seat in (1, 2, 3, 4):
        assert names(match.state.known[seat][0][1:]) == ["axe"]


@pytest.mark.rule("cosa-8.3", "cosa-8.9")
def test_the_answer_of_someone_in_quarantine_is_seen() -> None:
    match = table(5, {0: "axe missed", 1: "analysis"}, quarantine={1: 2})
    play(match, "0 discard:missed", "0 give:axe")
    events = play(match, "1 give:analysis")
    for eye in eyes(match):
        assert told(events, "gave-openly", to=eye) == [{"who": 1, "who2": 0, "card": "analysis"}]
    for eye in eyes(match, but=[0, 1]):
        assert "axe" not in str(heard(events, eye))
    assert numbers("analysis")[0] in match.state.common[0][1:]


@pytest.mark.rule("cosa-8.11", "cosa-4.4")
def test_the_thing_in_quarantine_infects_before_everybodys_eyes() -> None:
    match = table(5, {0: "axe thing infected", 1: "analysis"}, quarantine={0: 2})
    play(match, "0 discard:axe")
    events = play(match, "0 give:infected")
    assert told(events, "offered-openly") == [{"who": 0, "who2": 1, "card": "infected"}]
    assert role(match, 1) == HUMAN  # seen before it takes effect
    assert [match.state.sure[seat][0] for seat in (1, 2, 3, 4)] == [CONTAGIOUS] * 4
    assert match.state.exposed[0] == CONTAGIOUS
    play(match, "1 give:analysis")
    assert role(match, 1) == INFECTADO
    assert numbers("infected")[0] in match.state.common[1][1:]
    refusing = table(5, {0: "axe thing infected", 1: "no-thanks"}, quarantine={0: 2}, deck="whisky")
    play(refusing, "0 discard:axe", "0 give:infected", "1 defend:no-thanks")
    assert role(refusing, 1) == HUMAN
    assert refusing.state.exposed[0] == CONTAGIOUS


@pytest.mark.rule("cosa-8.11")
def test_the_thing_in_quarantine_infects_with_its_answer_too() -> None:
    match = table(5, {0: "axe missed", 1: "thing infected"}, quarantine={1: 2})
    play(match, "0 discard:missed", "0 give:axe")
    events = play(match, "1 give:infected")
    assert told(events, "gave-openly") == [{"who": 1, "who2": 0, "card": "infected"}]
    assert kinds(events).index("gave-openly") < kinds(events).index("exchanged")
    assert role(match, 0) == INFECTADO
    assert match.state.exposed[1] == CONTAGIOUS
    assert [match.state.sure[seat][1] for seat in (2, 3, 4)] == [CONTAGIOUS] * 3
    assert [names(note[3:]) for note in match.state.notebook[3]] == [["infected"]]


@pytest.mark.rule("cosa-8.12")
def test_the_hand_itself_isnt_shown() -> None:
    match = table(5, {0: "quarantine axe", 1: "scary missed no-thanks infected"})
    events = play(match, "0 play-on:quarantine:1")
    for card in ("scary", "missed", "no-thanks", "infected"):
        assert card not in str(heard(events, 0))
    assert match.state.common[1] == ()
    assert match.view(0)["hands"][1] == 4


@pytest.mark.rule("cosa-8.10")
def test_in_round_and_round_a_quarantine_shows_nothing() -> None:
    match = table(4, {0: "axe", 1: "analysis", 2: "missed", 3: "scary"}, at="turn", deck="round", quarantine={1: 2})
    play(match, "0 give:axe", "1 give:analysis", "2 give:missed")
    events = play(match, "3 give:scary")
    assert "gave-openly" not in kinds(events)
    for eye in (0, 3, -1):
        assert "analysis" not in str(heard(events, eye))
    assert match.state.common[2] == ()


# --- what one may do ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-8.5", "cosa-8.6", "cosa-8.7")
def test_in_quarantine_one_plays_everything_but_flamethrowers_and_changes_of_seats() -> None:
    match = table(5, {0: "flamethrower change-places better-run seduction whisky"}, quarantine={0: 1})
    played = {key for key in offered(match, 0) if key.startswith("play")}
    assert played == {"play:whisky", *(f"play-on:seduction:{seat}" for seat in (1, 2, 3, 4))}
    assert refused(match, "0 play-on:flamethrower:1") == "cosa-8.5"
    assert refused(match, "0 play-on:change-places:1") == "cosa-8.6"
    match = table(5, {0: "analysis suspicion resolute barred-door quarantine"}, quarantine={0: 1})
    cards = {key.split(":")[1] for key in offered(match, 0) if key.startswith("play")}
    assert cards == {"analysis", "suspicion", "resolute", "barred-door", "quarantine"}


@pytest.mark.rule("cosa-8.5")
def test_in_quarantine_one_can_be_burned() -> None:
    match = table(5, {0: "flamethrower"}, quarantine={1: 2})
    assert aims(match, 0, "play-on:flamethrower") == {1, 4}
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert 1 not in match.state.ring
    assert match.state.quarantine[1] == 0
    assert numbers("quarantine")[0] in match.state.discard


@pytest.mark.rule("cosa-8.8")
def test_what_may_be_aimed_at_someone_in_quarantine() -> None:
    for card in ("analysis", "suspicion", "barred-door"):
        assert aims(table(5, {0: card}, quarantine={1: 2}), 0, f"play-on:{card}") == {1, 4}
    assert aims(table(5, {0: "axe"}, quarantine={1: 2}), 0, "axe-quarantine") == {1}
    for card in ("change-places", "better-run", "seduction"):
        match = table(5, {0: card}, quarantine={1: 2})
        assert 1 not in aims(match, 0, f"play-on:{card}")
        assert refused(match, f"0 play-on:{card}:1") == "cosa-8.8"
    for panic in ("friends", "get-out"):
        assert aims(table(5, {}, at="turn", deck=panic, quarantine={1: 2}), 0, "aim") == {2, 3, 4}
    assert aims(table(5, {}, at="turn", deck="between-us", quarantine={1: 2}), 0, "aim") == {1, 4}


@pytest.mark.rule("cosa-8.9")
def test_a_quarantine_doesnt_stop_the_third_step_from_either_side() -> None:
    for shut_in in (0, 1):
        match = table(5, {}, at="exchange", quarantine={shut_in: 2})
        assert asks(match) == [(0, "offer")]


# --- strictly ----------------------------------------------------------------------------------------------------


def counted(match: Match[Cosa], seat: int, turns: int) -> list[int]:
    """How many turns of quarantine the seat has left after each of so many turns; nobody plays anything."""
    counts = []
    for _ in range(turns):
        before = match.state.turn
        while match.state.turn == before:
            asked = match.asked[0].decision
            play(match, f"{asked.seat} {[o for o in asked.options if o.verb in ('discard', 'give')][-1].key}")
        counts.append(match.state.quarantine[seat])
    return counts


@pytest.mark.rule("cosa-14.1")
def test_a_strict_quarantine_lasts_three_turns_and_may_be_laid_on_oneself() -> None:
    match = table(5, {0: "quarantine"}, settings=STRICT)
    assert aims(match, 0, "play-on:quarantine") == {0, 1, 4}
    play(match, "0 play-on:quarantine:1")
    assert match.state.quarantine[1] == 3
    assert aims(table(5, {0: "quarantine"}, quarantine={4: 1}, settings=STRICT), 0, "play-on:quarantine") == {0, 1}


@pytest.mark.rule("cosa-14.1")
def test_a_strict_quarantine_on_oneself_lasts_the_next_three_turns_of_ones_own() -> None:
    match = table(3, {0: "quarantine"}, settings=STRICT)
    events = play(match, "0 play-on:quarantine:0")
    assert told(events, "played-on") == [{"who": 0, "card": "quarantine", "who2": 0, "how": ON_ONESELF}]
    assert told(events, "quarantine-in-between") == [{"who": 0, "who2": 1}]  # already in this very turn
    assert told(events, "quarantine-goes-on") == [{"who": 0, "count": 3}]
    assert (match.state.active, match.state.quarantine[0]) == (1, 3)
    assert counted(match, 0, 9) == [3, 3, 2, 2, 2, 1, 1, 1, 0]
    assert names(match.state.discard).count("quarantine") == 1


@pytest.mark.rule("cosa-14.1")
def test_a_strict_quarantine_laid_by_another_lasts_three_turns_too() -> None:
    match = table(3, {0: "quarantine"}, settings=STRICT)
    events = play(match, "0 play-on:quarantine:1")
    assert told(events, "quarantine-in-between") == [{"who": 0, "who2": 1}]
    assert (match.state.active, match.state.quarantine[1]) == (1, 3)
    assert counted(match, 1, 7) == [2, 2, 2, 1, 1, 1, 0]


@pytest.mark.rule("cosa-14.1")
def test_in_a_strict_quarantine_one_plays_nothing_and_draws_and_discards_unseen() -> None:
    cards = "axe whisky resolute seduction suspicion"
    match = table(5, {0: cards}, quarantine={0: 3}, settings=STRICT)
    assert offered(match, 0) == {f"discard:{card}" for card in cards.split()}
    for line in ("0 play:whisky", "0 play-on:suspicion:1", "0 axe-quarantine:0", "0 axe-door:0"):
        assert refused(match, line) == "cosa-14.1"
    events = play(match, "0 discard:axe")
    assert told(events, "discarded") == [{"who": 0}]
    assert "discarded-openly" not in kinds(events)
    drawn = table(5, {}, at="turn", deck="scary", quarantine={0: 3}, settings=STRICT)
    assert told(drawn.opening, "drew") == [{"who": 0}]
    forgot = table(5, {0: "axe missed scary"}, at="turn", deck="forgetful", quarantine={0: 3}, settings=STRICT)
    events = play(forgot, "0 discard:axe", "0 discard:missed", "0 discard:scary")
    assert not {"discarded-openly", "drew-openly"} & set(kinds(events))


@pytest.mark.rule("cosa-14.1")
@pytest.mark.parametrize("shut_in", [0, 1])
def test_a_strict_quarantine_stops_the_exchange_from_either_side(shut_in: int) -> None:
    choking = "infected infected infected infected"
    match = table(5, {0: choking, 1: choking}, at="exchange", quarantine={shut_in: 3}, settings=STRICT)
    assert told(match.opening, "quarantine-in-between") == [{"who": 0, "who2": 1}]
    assert match.state.ring == [0, 1, 2, 3, 4]  # and so nobody is tested
    assert match.state.active == 1


@pytest.mark.rule("cosa-14.1")
def test_nothing_but_an_axe_reaches_into_a_strict_quarantine() -> None:
    for card in ("flamethrower", "analysis", "suspicion", "change-places", "barred-door", "quarantine"):
        match = table(5, {0: card}, quarantine={1: 3}, settings=STRICT)
        near = aims(match, 0, f"play-on:{card}")
        assert near == ({0, 4} if card == "quarantine" else {4})
        assert refused(match, f"0 play-on:{card}:1") == ("cosa-8.2" if card == "quarantine" else "cosa-14.1")
    for card in ("better-run", "seduction"):
        match = table(5, {0: card}, quarantine={1: 3}, settings=STRICT)
        assert aims(match, 0, f"play-on:{card}") == {2, 3, 4}
        assert refused(match, f"0 play-on:{card}:1") == "cosa-14.1"
    match = table(5, {0: "axe"}, quarantine={1: 3}, doors=[1], settings=STRICT)
    assert {key for key in offered(match, 0) if key.startswith("axe")} == {"axe-quarantine:1", "axe-door:1"}
    play(match, "0 axe-quarantine:1")
    assert match.state.quarantine[1] == 0


@pytest.mark.rule("cosa-14.1", "cosa-7.11")
def test_nobody_in_a_strict_quarantine_stands_in() -> None:
    match = table(5, {0: "axe", 1: "missed"}, at="exchange", quarantine={2: 3}, settings=STRICT, deck="whisky")
    events = play(match, "0 give:axe", "1 defend:missed")
    assert told(events, "nobody-stands-in") == [{"who": 1, "who2": 0}]


@pytest.mark.rule("cosa-14.11")
def test_a_panic_that_shows_the_hand_shows_it_out_of_a_strict_quarantine_too() -> None:
    cards = "axe missed scary infected"
    laid: dict[str, Any] = {"at": "turn", "quarantine": {0: 3}, "settings": STRICT}
    oops = table(5, {0: cards}, deck="oops", **laid)
    for eye in eyes(oops):
        assert [sorted(line["card"]) for line in told(oops.opening, "showed-hand", to=eye)] == [sorted(cards.split())]
    between = table(5, {0: cards}, deck="between-us", **laid)
    assert aims(between, 0, "aim") == {1, 4}
    events = play(between, "0 aim:1")
    assert sorted(told(events, "showed-to", to=1)[0]["card"]) == sorted(cards.split())
    revealed = table(5, {0: cards}, deck="revelations", **laid)
    assert offered(revealed, 0) == {"reveal", "reveal-infected", "hide"}
    assert "showed-hand" in kinds(play(revealed, "0 reveal"))
    for match in (oops, between, revealed):
        assert match.state.active == 1  # the third step is blocked all the same


@pytest.mark.rule("cosa-14.11")
def test_nobody_in_a_strict_quarantine_is_chosen_for_what_stays_between_two() -> None:
    match = table(5, {}, at="turn", deck="between-us", quarantine={1: 3}, settings=STRICT)
    assert aims(match, 0, "aim") == {4}
    match = table(5, {}, at="turn", deck="between-us", quarantine={1: 3, 4: 1}, settings=STRICT)
    assert "nothing-happens" in kinds(match.opening)
    asked = table(5, {}, at="turn", deck="revelations", quarantine={1: 3}, settings=STRICT)
    play(asked, "0 hide")
    assert asks(asked) == [(1, "revelations")]


@pytest.mark.rule("cosa-14.11")
@pytest.mark.parametrize("panic", ["friends", "get-out", "one-two"])
def test_no_exchange_and_no_change_of_seats_comes_of_a_panic_in_a_strict_quarantine(panic: str) -> None:
    drawn = table(6, {}, at="turn", deck=panic, quarantine={0: 3}, settings=STRICT)
    assert "nothing-happens" in kinds(drawn.opening)
    assert (drawn.state.ring, drawn.state.active) == ([0, 1, 2, 3, 4, 5], 1)
    other = table(6, {}, at="turn", deck=panic, quarantine={3: 3}, settings=STRICT)
    if panic == "one-two":
        assert "nothing-happens" in kinds(play(other, "0 aim:3"))
        assert other.state.ring == [0, 1, 2, 3, 4, 5]
    else:
        assert aims(other, 0, "aim") == {1, 2, 4, 5}


@pytest.mark.rule("cosa-14.11", "cosa-11.9")
def test_round_and_round_passes_cards_out_of_and_into_a_strict_quarantine() -> None:
    hands = {0: "axe", 1: "analysis", 2: "missed", 3: "scary"}
    match = table(4, hands, at="turn", deck="round", quarantine={1: 3}, settings=STRICT)
    play(match, "0 give:axe", "1 give:analysis", "2 give:missed", "3 give:scary")
    assert "axe" in hand(match, 1)
    assert "analysis" in hand(match, 2)


@pytest.mark.rule("cosa-14.11", "cosa-11.2", "cosa-11.6")
@pytest.mark.parametrize("panic", ["ropes", "party"])
def test_panics_end_a_strict_quarantine_like_any_other(panic: str) -> None:
    match = table(5, {}, at="turn", deck=panic, quarantine={0: 3, 2: 1}, settings=STRICT)
    assert match.state.quarantine[:5] == [0] * 5
    assert asks(match) == [(0, "offer")]


# --- doors -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-9.1", "cosa-8.1", "cosa-9.5")
@pytest.mark.parametrize(("other", "edge"), [(1, 0), (4, 4)])
def test_a_door_is_laid_on_the_edge_to_a_neighbour_one_on_each(other: int, edge: int) -> None:
    match = table(5, {0: "barred-door barred-door axe", 1: "axe"})
    play(match, f"0 play-on:barred-door:{other}")
    assert match.state.doors == [int(place == edge) for place in range(5)]
    assert numbers("barred-door")[0] not in (*match.state.discard, *match.state.resolving)
    again = table(5, {0: "barred-door"}, doors=[edge])
    assert aims(again, 0, "play-on:barred-door") == {1, 4} - {other}
    assert refused(again, f"0 play-on:barred-door:{other}") == "cosa-9.1"


@pytest.mark.rule("cosa-6.2", "cosa-9.2", "cosa-6.8")
def test_a_door_stops_the_exchange_both_ways_and_the_test_for_superinfection() -> None:
    choking = "infected infected infected infected"
    match = table(5, {0: choking, 1: choking}, at="exchange", doors=[0])
    assert told(match.opening, "door-in-between") == [{"who": 0, "who2": 1}]
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert match.state.active == 1
    back = table(5, {1: "axe"}, at="exchange", active=1, direction=-1, doors=[0])
    assert told(back.opening, "door-in-between") == [{"who": 1, "who2": 0}]
    assert back.state.active == 0
    beside = table(5, {}, at="exchange", doors=[4, 1])
    assert asks(beside) == [(0, "offer")]


@pytest.mark.rule("cosa-9.2")
def test_it_blocks_that_one_edge_only() -> None:
    match = table(5, {0: "analysis"}, doors=[1])
    assert aims(match, 0, "play-on:analysis") == {1, 4}


@pytest.mark.rule("cosa-9.6", "cosa-12.1")
def test_doors_of_an_empty_chair_lie_between_the_new_neighbours() -> None:
    match = table(6, {0: "flamethrower suspicion suspicion axe"}, doors=[1, 3])
    play(match, "0 play-on:flamethrower:1", "1 accept")
    assert (match.state.ring, match.state.doors) == ([0, 2, 3, 4, 5], [1, 0, 1, 0, 0])
    assert match.state.active == 2  # the door that was behind 1 now bars the exchange with 2


@pytest.mark.rule("cosa-9.6")
def test_two_doors_beside_an_empty_chair_both_stay() -> None:
    match = table(6, {2: "flamethrower suspicion", 1: "axe"}, active=2, doors=[0, 3])
    play(match, "2 play-on:flamethrower:1", "1 accept")
    assert match.state.doors == [1, 0, 1, 0, 0]
    both = table(4, {0: "infected infected infected infected"}, at="turn", active=3, deck="round", doors=[0, 3])
    assert both.state.ring == [1, 2, 3]
    assert both.state.doors == [0, 0, 2]


@pytest.mark.rule("cosa-9.7")
def test_between_two_any_door_blocks_whichever_side_it_is_on() -> None:
    for place in (0, 1):
        match = table(2, {0: "flamethrower analysis suspicion barred-door change-places"}, doors=[place])
        assert all(key.startswith("discard") for key in offered(match, 0))
        events = play(match, "0 discard:analysis")
        assert told(events, "door-in-between") == [{"who": 0, "who2": 1}]
    free = table(2, {0: "barred-door"})
    assert aims(free, 0, "play-on:barred-door") == {1}
    play(free, "0 play-on:barred-door:1")
    assert sum(free.state.doors) == 1
    assert free.state.active == 1


@pytest.mark.rule("cosa-9.3")
def test_after_a_swap_others_sit_beside_the_door() -> None:
    match = table(5, {0: "better-run axe", 3: "analysis"}, doors=[0])
    play(match, "0 play-on:better-run:2", "2 accept")
    assert (match.state.ring, match.state.doors) == ([2, 1, 0, 3, 4], [1, 0, 0, 0, 0])
    play(match, "0 give:axe", "3 give:analysis")
    assert match.state.sure[0][1] == UNKNOWN
    assert match.state.active == 3
