"""Chapters 3 and 10: the three steps of a turn, direction, hands, drawing and reshuffling, and whose turn follows."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cosa.laid import gift, hand, lay, names
from games.looking import asks, decision, eyes, kinds, offered, told
from sobremesa.games.cosa.book import INFECTADO, LA_COSA
from sobremesa.games.cosa.box import is_panic
from sobremesa.games.cosa.cards import INFECTED, THING
from sobremesa.games.cosa.rules import GAME, MOST_ANSWERS_IN_A_TURN
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused


def end_turn(match: Match[Cosa]) -> None:
    """Nobody refuses anything: the first card that may be given is given."""
    turn = match.state.turn
    while match.outcome is None and match.state.turn == turn:
        seat, _ = asks(match)[0]
        match.play(seat, next(o for o in decision(match, seat).options if o.verb in ("give", "discard")))


# --- the three steps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-3.2", "cosa-3.3", "cosa-3.4", "cosa-3.11", "cosa-3.12")
def test_draw_then_play_or_discard_then_exchange_then_the_next() -> None:
    match = lay("axe", "thing", "", "", "", at="turn", deck="no-thanks flamethrower")
    assert kinds(match.opening) == ["turn", "drew"]
    assert told(match.opening, "drew", 0) == [{"who": 0, "card": "no-thanks"}]
    assert "no-thanks" in hand(match, 0)
    assert [len(held) for held in match.state.hands] == [5, 4, 4, 4, 4]
    assert asks(match) == [(0, "act")]
    assert refused(match, "0 give:suspicion") == "cosa-6.1"
    play(match, "0 discard:no-thanks")
    assert [len(held) for held in match.state.hands] == [4, 4, 4, 4, 4]
    assert asks(match) == [(0, "offer")]
    assert refused(match, "0 discard:axe") == "cosa-3.2"
    play(match, "0 give:axe")
    play(match, gift(match, 1))
    assert (match.state.active, asks(match)) == (1, [(1, "act")])
    assert "flamethrower" in hand(match, 1)
    assert [len(held) for held in match.state.hands] == [4, 5, 4, 4, 4]


@pytest.mark.rule("cosa-3.3")
def test_it_is_the_top_card_that_is_drawn() -> None:
    match = lay("thing", "", "", "", at="turn", deck="missed no-barbecue")
    assert "missed" in hand(match, 0)
    assert names(match.state.deck)[0] == "no-barbecue"


@pytest.mark.rule("cosa-3.2")
def test_nobody_plays_out_of_turn() -> None:
    match = lay("whisky", "thing whisky", "", "", "", "")
    assert refused(match, "1 play:whisky") == "cosa-3.2"
    assert refused(match, "1 discard:whisky") == "cosa-3.2"


@pytest.mark.rule("cosa-3.5", "cosa-3.8")
def test_one_card_is_played_or_discarded_and_there_is_no_passing() -> None:
    held = "whisky missed infected scary barred-door"
    match = lay(held, "thing", "", "", "")
    assert offered(match, 0) == {f"discard:{name}" for name in held.split()} | {
        "play:whisky",
        "play-on:barred-door:1",
        "play-on:barred-door:4",
    }
    play(match, "0 play:whisky")
    assert asks(match) == [(0, "offer")]  # one card, and no more


@pytest.mark.rule("cosa-3.8", "cosa-4.11")
@pytest.mark.parametrize("kind", ["scary", "comfortable", "no-thanks", "missed", "no-barbecue", "infected", "thing"])
def test_defences_and_contagion_cards_are_never_played(kind: str) -> None:
    other = "" if kind == "thing" else "thing"
    match = lay(kind, other, "", "", "")
    assert not [key for key in offered(match, 0) if key.startswith(("play", "defend")) and key.split(":")[1] == kind]
    assert all(not key.startswith("defend") for key in offered(match, 0))


@pytest.mark.rule("cosa-3.7")
def test_a_card_for_nobody_can_only_be_discarded() -> None:
    match = lay("flamethrower suspicion whisky", "thing", "", "", "", "", "", doors=[0, 6])
    keys = offered(match, 0)
    assert {"discard:flamethrower", "discard:suspicion"} <= keys
    assert not [key for key in keys if key.startswith(("play-on:flamethrower", "play-on:suspicion"))]


@pytest.mark.rule("cosa-3.6")
def test_a_discard_is_nobodys_business() -> None:
    one = lay("flamethrower whisky axe", "thing", "", "", "")
    other = one.fork()
    first, second = play(one, "0 discard:flamethrower"), play(other, "0 discard:axe")
    assert told(first, "discarded", 0) == [{"who": 0, "card": "flamethrower"}]
    for eye in eyes(one, but=(0,)):
        assert [event.seen_from(eye) for event in first] == [event.seen_from(eye) for event in second]
        assert one.view(eye) == other.view(eye)
        assert one.view(eye)["discard"] == 1


@pytest.mark.rule("cosa-3.9")
def test_a_panic_takes_the_place_of_the_second_step() -> None:
    match = lay("thing", "", "", "", at="turn", deck="three-four missed")
    assert kinds(match.opening) == ["turn", "panicked"]
    assert told(match.opening, "panicked") == [{"who": 0, "card": "three-four"}]
    assert asks(match) == [(0, "offer")]  # no second draw, nothing to play or discard
    assert len(hand(match, 0)) == 4
    assert names(match.state.discard) == ["three-four"]
    assert names(match.state.deck)[0] == "missed"


@pytest.mark.rule("cosa-3.9")
def test_some_panics_end_the_turn() -> None:
    match = lay("thing", "", "", "", at="turn", deck="blind-date missed no-thanks")
    assert asks(match) == [(0, "blind-date")]
    play(match, "0 put:suspicion")
    assert (match.state.active, asks(match)) == (1, [(1, "act")])


@pytest.mark.rule("cosa-3.10", "cosa-3.11")
@pytest.mark.parametrize(("direction", "following"), [(1, 3), (-1, 1)])
def test_the_exchange_is_with_the_next_who_then_has_the_turn(direction: int, following: int) -> None:
    match = lay("thing", "", "", "", "", active=2, direction=direction)
    play(match, f"2 {min(key for key in offered(match, 2) if key.startswith('discard'))}")
    assert decision(match, 2).args == (("who", following),)
    play(match, gift(match, 2))
    assert asks(match) == [(following, "answer")]
    play(match, gift(match, following))
    assert match.state.active == following


@pytest.mark.rule("cosa-3.11", "cosa-3.12")
def test_turns_go_round_and_hands_have_four_between_them() -> None:
    match = lay("", "thing", "", "", deck="missed infected infected no-thanks infected")
    order = []
    for _ in range(5):
        order.append(match.state.active)
        end_turn(match)
        sizes = [len(held) for held in match.state.hands]
        assert sizes == [5 if seat == match.state.active else 4 for seat in range(4)]
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("cosa-3.12")
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_hands_have_four_whenever_a_turn_begins(seats: int) -> None:
    """Whole matches by lot: after every turn the living hold four, whoever draws one more."""
    for number in range(4):
        key = MatchKey.from_words(f"four {number}", seats)
        match, rng = Match(GAME, seats, {"max_turns": 10}, key), key.stream("choices")
        seen = match.state.turn
        while match.outcome is None:
            asked = match.asked[rng.below(len(match.asked))].decision
            options = [option for option in asked.options if option.verb != "declare"]
            match.play(asked.seat, rng.pick(tuple(options)))
            s = match.state
            if s.turn != seen and match.outcome is None:
                seen = s.turn
                drew = s.active if asks(match)[0][1] == "act" else None
                assert {len(s.hands[seat]) for seat in s.ring if seat != drew} == {4}


# --- direction and seats -----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-10.1", "cosa-10.2")
def test_whoever_swaps_seats_exchanges_from_the_new_one() -> None:
    match = lay("better-run axe", "whisky", "thing", "no-barbecue", "", "")
    before = [hand(match, seat) for seat in range(6)]
    play(match, "0 play-on:better-run:3", "3 accept")
    assert match.state.ring == [3, 1, 2, 0, 4, 5]
    before[0].remove("better-run")
    assert [hand(match, seat) for seat in range(6)] == before
    assert decision(match, 0).args == (("who", 4),)
    end_turn(match)
    assert match.state.active == 4  # 1, 2 and 3 are skipped


@pytest.mark.rule("cosa-10.2")
def test_a_swap_with_the_next_makes_the_one_after_next() -> None:
    match = lay("change-places", "", "thing", "", "")
    play(match, "0 play-on:change-places:1", "1 accept")
    assert match.state.ring == [1, 0, 2, 3, 4]
    assert decision(match, 0).args == (("who", 2),)
    end_turn(match)
    assert match.state.active == 2


@pytest.mark.rule("cosa-10.2")
def test_a_swap_with_the_one_before_gives_that_one_another_turn() -> None:
    match = lay("change-places", "", "thing", "", "")
    play(match, "0 play-on:change-places:4", "4 accept")
    assert match.state.ring == [4, 1, 2, 3, 0]
    assert decision(match, 0).args == (("who", 4),)
    end_turn(match)
    assert match.state.active == 4


@pytest.mark.rule("cosa-10.2")
def test_whose_turn_follows_a_swap_the_other_way_round() -> None:
    match = lay("change-places", "", "thing", "", "", direction=-1)
    play(match, "0 play-on:change-places:4", "4 accept")
    assert match.state.ring == [4, 1, 2, 3, 0]
    assert decision(match, 0).args == (("who", 3),)
    end_turn(match)
    assert match.state.active == 3


@pytest.mark.rule("cosa-10.3")
def test_a_cancelled_swap_leaves_everything_where_it_was() -> None:
    match = lay("better-run", "thing", "comfortable", "", "")
    play(match, "0 play-on:better-run:2", "2 defend:comfortable")
    assert match.state.ring == [0, 1, 2, 3, 4]
    assert decision(match, 0).args == (("who", 1),)
    end_turn(match)
    assert match.state.active == 1


@pytest.mark.rule("cosa-10.4")
def test_a_panic_that_moves_one_counts_the_same() -> None:
    match = lay("thing", "", "", "", "", at="turn", deck="get-out missed")
    play(match, "0 aim:2")
    assert match.state.ring == [2, 1, 0, 3, 4]
    assert decision(match, 0).args == (("who", 3),)
    end_turn(match)
    assert match.state.active == 3


# --- drawing and the deck ----------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-3.13")
@pytest.mark.parametrize(("top", "shows"), [("oops", 1), ("missed", 0), ("infected", 0)])
def test_the_back_on_top_is_all_that_is_seen_of_the_deck(top: str, shows: int) -> None:
    hands = ["thing", *[""] * 9]
    match = lay(*hands, deck=f"{top} round missed")
    other = lay(*hands, deck=f"{top} missed round")
    for eye in eyes(match):
        assert match.view(eye)["deck"] == (len(match.state.deck), shows)
        assert match.view(eye) == other.view(eye)


@pytest.mark.rule("cosa-3.14", "cosa-7.2")
def test_other_draws_skip_panics_unseen() -> None:
    match = lay("axe", "thing no-thanks", "", "", "", at="exchange", deck="round party no-barbecue")
    play(match, "0 give:axe")
    events = play(match, "1 defend:no-thanks")
    assert told(events, "skipped") == [{"count": 2}]
    assert "no-barbecue" in hand(match, 1)
    assert told(events, "drew", 1)[0] == {"who": 1, "card": "no-barbecue"}
    assert len(hand(match, 1)) == 5  # it is their turn by now
    assert Counter(names(match.state.discard)) == Counter(["round", "party", "no-thanks"])
    for eye in eyes(match):
        told_all = [event.seen_from(eye).args for event in events]
        assert not [args for args in told_all if {"round", "party"} & set(map(str, dict(args).values()))]


@pytest.mark.rule("cosa-3.15")
def test_the_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    match = lay("axe", "thing", "", "", "", rest="discard", at="exchange")
    pile = Counter(names(match.state.discard))
    assert pile["round"] == 1
    play(match, "0 give:axe")
    assert match.state.deck == ()
    events = play(match, gift(match, 1))
    assert told(events, "reshuffled") == [{"count": pile.total()}]
    drawn = [told(events, kind, 1)[0]["card"] for kind in ("drew", "panicked") if kind in kinds(events)]
    assert Counter(names(match.state.deck)) + Counter(drawn[:1]) == pile  # panics and all
    assert Counter(names(match.state.discard)) <= Counter(drawn[:1])  # where a panic lies that has been seen to


@pytest.mark.rule("cosa-3.15")
def test_the_deck_may_run_out_in_the_middle_of_drawing_several() -> None:
    match = lay("resolute", "thing", "", "", "", deck="missed", rest="discard")
    pile = len(match.state.discard)
    events = play(match, "0 play:resolute")
    assert told(events, "reshuffled") == [{"count": pile}]
    assert len(match.state.aside[0]) == 3
    assert "missed" in names(match.state.aside[0])
    assert asks(match) == [(0, "keep")]


@pytest.mark.rule("cosa-3.15")
def test_the_new_deck_is_shuffled() -> None:
    match = lay("axe", "thing", "", "", "", rest="discard", at="exchange")
    orders = set()
    for number in range(6):
        other = match.fork()
        other.state.rng = Rng(bytes([number] * 32))
        play(other, "0 give:axe")
        play(other, gift(other, 1))
        orders.add(other.state.deck)
    assert len(orders) == 6


@pytest.mark.rule("cosa-3.14", "cosa-3.15")
def test_with_only_panics_left_on_the_deck_the_pile_is_shuffled_for_the_replacement() -> None:
    match = lay("axe", "thing no-thanks", "", "", "", at="exchange", deck="round party", rest="discard")
    play(match, "0 give:axe")
    events = play(match, "1 defend:no-thanks")
    assert told(events, "skipped")[0] == {"count": 2}
    assert "reshuffled" in kinds(events)
    assert len(hand(match, 1)) == 4 + (asks(match)[0] == (1, "act"))


@pytest.mark.rule("cosa-3.16")
def test_what_is_being_resolved_is_not_shuffled() -> None:
    """The defence and the offered card stay on the table while the replacement is drawn."""
    match = lay("axe", "thing missed", "", "", "", at="exchange", rest="discard")
    play(match, "0 give:axe")
    events = play(match, "1 defend:missed")
    assert "reshuffled" in kinds(events)
    assert names(match.state.resolving) == ["missed"]
    assert names(match.state.aside[0]) == ["axe"]
    assert "missed" not in names(match.state.deck)
    assert "axe" not in names(match.state.deck)
    assert asks(match) == [(2, "stand-in")]


@pytest.mark.rule("cosa-3.16")
def test_a_chain_of_resolutes_stays_on_the_table_until_the_step_is_over() -> None:
    match = lay("resolute resolute", "thing", "", "", "", "", deck="missed scary no-barbecue", rest="discard")
    play(match, "0 play:resolute", "0 keep:scary")
    events = play(match, "0 play:resolute")
    assert "reshuffled" in kinds(events)
    assert names(match.state.resolving) == ["resolute", "resolute"]
    assert "resolute" not in names((*match.state.deck, *match.state.aside[0]))
    play(match, f"0 {min(offered(match, 0))}", "0 discard:scary")
    assert match.state.resolving == ()
    assert names(match.state.discard).count("resolute") == 2


@pytest.mark.rule("cosa-3.17")
@pytest.mark.parametrize("seats", range(4, 13))
def test_stay_away_cards_cannot_run_out(seats: int) -> None:
    """Every hand full, three more drawn, every obstacle laid, the fewest ¡Infectado!: there is still one to draw."""
    key = MatchKey.from_words("out", seats)
    stay_away = sum(GAME.census(Match(GAME, seats, {"infection": "fewer"}, key).state).values())
    panics = {4: 4, 5: 7, 6: 8, 7: 10, 8: 11}.get(seats, 19 if seats == 9 else 20)
    obstacles = {4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4}.get(seats, 5)
    resolutes = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4}.get(seats, 5)
    assert stay_away - panics - (4 * seats + 1) - obstacles - resolutes - 3 > 0


@pytest.mark.rule("cosa-3.17")
def test_if_they_did_nothing_would_be_drawn() -> None:
    match = lay("axe", "thing no-thanks", "", "", "", at="exchange")
    match.state.deck, match.state.discard = match.state.deck[-1:], ()
    assert names(match.state.deck)[0] in ("blind-date", "oops", "round", "forgetful", "get-out")
    play(match, "0 give:axe")
    events = play(match, "1 defend:no-thanks")
    assert "drew" not in kinds(events)
    assert len(hand(match, 1)) == 3


# --- the last turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-3.18", "cosa-14.10")
@pytest.mark.parametrize(("settings", "last"), [({}, 240), ({"max_turns": 5}, 20)])
def test_after_the_last_turn_it_ends_without_winners(settings: dict[str, object], last: int) -> None:
    match = lay("thing", "", "", "", turn=last - 1, settings=settings, deck="missed no-thanks")
    end_turn(match)
    assert (match.outcome, match.state.turn) == (None, last)
    end_turn(match)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("time", ())
    assert match.outcome.returns == (0.0,) * 4
    assert asks(match) == []
    assert match.view(SPECTATOR)["unmasked"] == [3, 0, 0, 0]


@pytest.mark.rule("cosa-3.18")
def test_the_longest_turn_there_can_be() -> None:
    """All five Determinaciones, a Lanzallamas, and an exchange that is missed three times: no card comes twice."""
    chain = "resolute infected infected " * 4 + "infected infected infected"
    hands = ["resolute flamethrower axe", "missed", "missed", "missed", "analysis", *[""] * 7]
    match = lay(*hands, deck=f"{chain} infected infected infected scary")
    turn = match.state.turn
    play(match, *["0 play:resolute", "0 keep:resolute"] * 4, "0 play:resolute", "0 keep:infected")
    assert "play:resolute" not in offered(match, 0)
    play(match, "0 play-on:flamethrower:11", "11 accept", "0 give:axe")
    play(match, "1 defend:missed", "2 defend:missed", "3 defend:missed", "4 give:analysis")
    assert (match.state.turn, match.version) == (turn + 1, MOST_ANSWERS_IN_A_TURN)
    assert GAME.info.longest == 60 * 12 * 17


@pytest.mark.rule("cosa-3.18")
@pytest.mark.parametrize("seats", [4, 8, 12])
def test_no_turn_asks_more_often_than_the_bound_says(seats: int) -> None:
    for number in range(6):
        key = MatchKey.from_words(f"bound {number}", seats)
        match, rng = Match(GAME, seats, {"max_turns": 8}, key), key.stream("choices")
        answers = Counter[int]()
        while match.outcome is None:
            asked = match.asked[rng.below(len(match.asked))].decision
            answers[match.state.turn] += 1
            match.play(asked.seat, rng.pick(tuple([o for o in asked.options if o.verb != "declare"])))
        assert max(answers.values()) <= MOST_ANSWERS_IN_A_TURN
        assert match.state.turn <= 8 * seats


@pytest.mark.rule("cosa-4.1", "cosa-4.2", "cosa-4.6", "cosa-11.1", "cosa-9.6")
@pytest.mark.parametrize("seats", [4, 6, 9, 12])
def test_what_holds_at_every_step_of_a_match(seats: int) -> None:
    """La Cosa holds its card, every Infectado an ¡Infectado!, nobody a panic, and every door lies on an edge."""
    infections = 0
    for number in range(6):
        key = MatchKey.from_words(f"holds {number}", seats)
        match, rng = Match(GAME, seats, {"vengeance": number % 2 == 0, "max_turns": 15}, key), key.stream("choices")
        while match.outcome is None:
            asked = match.asked[rng.below(len(match.asked))].decision
            options = [o for o in asked.options if o.verb != "declare"]
            infecting = [o for o in options if o.key == "give:infected"]
            match.play(asked.seat, rng.pick(tuple(infecting or options)))
            s = match.state
            for seat in s.ring:
                held = s.hands[seat] + s.aside[seat]
                assert (THING in held) == (s.roles[seat] == LA_COSA)
                assert not any(map(is_panic, held))
                if s.roles[seat] == INFECTADO:
                    assert INFECTED in s.hands[seat]
            assert len(s.doors) == max(1, len(s.ring))
            assert not [seat for seat in range(seats) if s.quarantine[seat] and seat not in s.ring]
            assert not [seat for seat in range(seats) if s.hands[seat] and seat not in s.ring]
        infections += match.state.roles.count(INFECTADO)
    assert infections > 5


@pytest.mark.rule("cosa-3.1")
def test_hands_are_seen_by_their_owners_alone_and_in_no_order_that_tells() -> None:
    match: Position[Cosa] = lay("thing", "", "", "", "", at="turn", deck="analysis")
    for eye in eyes(match):
        for seat, held in enumerate(match.state.hands):
            assert match.view(eye)["hands"][seat] == (held if seat == eye else len(held))
    assert all(list(held) == sorted(held) for held in match.state.hands)  # what was drawn last isn't last
    assert hand(match, 0)[-1] != "analysis"
