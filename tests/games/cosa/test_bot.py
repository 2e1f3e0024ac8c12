"""The house bot: it plays by the rules at every table, each role to its own ends, on nothing but its view."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[3]))

from benchmarks.cosa_tells import counted

from games.cosa.laid import NUMBER, gift, hand, names
from games.cosa.seated import SEATS, table
from games.looking import decision
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.bot.habits import DISCREET, FRANK, Manner, act_of, as_humans_do, how_often
from sobremesa.games.cosa.bot.house import House
from sobremesa.games.cosa.bot.judgement import Beliefs
from sobremesa.games.cosa.options import OPTIONS
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import CARD_SEEN, GOT, HAND_SEEN, Cosa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.lab.simulate import simulate
from sobremesa.testing import Position, play

HUMANS_WIN = {"burned", "declared-wrong", "vengeance-humans"}
THING_WINS = {"declared", "declared-alone", "last-alive", "vengeance-infected"}
NOBODY_WINS = {"nobody", "time"}
TABLES: list[dict[str, object]] = [
    {},
    {"quarantine": "strict", "doors": "loose"},
    {"duty": False, "neighbours": True, "infection": "more"},
    {"thing_in_deck": True, "calm_deal": True, "infection": "fewer"},
    {"vengeance": True, "max_turns": 20},
    {"quarantine": "strict", "neighbours": True, "vengeance": True, "thing_in_deck": True},
]


@pytest.mark.parametrize("seats", range(4, 13))
def test_it_plays_to_the_end_with_every_number_of_players_and_every_option(seats: int) -> None:
    for settings in TABLES:
        report = simulate(GAME, 2, seats=seats, bots=("house",), key=f"tables {seats}", settings=settings)
        assert sum(report.results.endings.values()) == 2
        assert set(report.results.endings) <= HUMANS_WIN | THING_WINS | NOBODY_WINS


def test_it_plays_beside_random_ones() -> None:
    report = simulate(GAME, 6, seats=7, bots=("house", "random"), key="mixed")
    assert sum(report.results.endings.values()) == 6


def test_the_same_key_plays_the_same_matches() -> None:
    reports = [simulate(GAME, 4, seats=5, bots=("house",), key="again") for _ in range(2)]
    assert reports[0].results == reports[1].results
    assert reports[0].decisions == reports[1].decisions


# --- no side is lost from the start, and each is stronger than chance ----------------------------------------------


FAIR_MATCHES = 48


@pytest.mark.statistics
@pytest.mark.parametrize("seats", [4, 8, 12])
def test_neither_side_is_lost_from_the_start(seats: int) -> None:
    report = simulate(GAME, FAIR_MATCHES, seats=seats, bots=("house",), key="a fair match")
    humans = sum(count for ending, count in report.results.endings.items() if ending in HUMANS_WIN)
    thing = sum(count for ending, count in report.results.endings.items() if ending in THING_WINS)
    assert min(humans, thing) >= FAIR_MATCHES // 6
    assert "declared-wrong" not in report.results.endings


def played(seed: int, seats: int, house: str = "") -> str:
    """One match in which that side thinks and all others play at random, which never declares; who won."""
    key = MatchKey.from_words(f"strength {seed}", seats)
    match = Match(GAME, seats, {}, key)
    bots = [GAME.house(seat, key.stream("bots", seat)) for seat in range(seats)]
    dice = key.stream("dice")
    while match.asked:
        asked = match.asked[0].decision
        side = "humans" if match.state.roles[asked.seat] == HUMAN else "thing"
        if house == side:
            option = bots[asked.seat].choose(Look(GAME, match.state, asked))
        else:
            option = dice.pick(tuple(choice for choice in asked.options if choice.verb != "declare"))
        match.play(asked.seat, option)
    assert match.outcome is not None
    ending = match.outcome.ending
    return "humans" if ending in HUMANS_WIN else "thing" if ending in THING_WINS else "nobody"


MATCHES = 30


@pytest.mark.statistics
def test_each_side_wins_more_when_it_thinks() -> None:
    by_chance = [played(seed, 6) for seed in range(MATCHES)]
    thinking_humans = [played(seed, 6, "humans") for seed in range(MATCHES)]
    thinking_thing = [played(seed, 6, "thing") for seed in range(MATCHES)]
    assert thinking_humans.count("humans") > by_chance.count("humans") + MATCHES // 10
    assert thinking_thing.count("thing") > by_chance.count("thing") + MATCHES // 10


# --- what it goes by -----------------------------------------------------------------------------------------------


def dice(seed: object) -> Rng:
    return MatchKey.from_words(f"dice {seed}", 1).stream("bots")


@pytest.mark.rule("cosa-1.4", "cosa-3.13")
@pytest.mark.parametrize("seats", [5, 8])
def test_its_choice_depends_on_nothing_but_its_view(seats: int) -> None:
    """All that is hidden from whoever is asked is dealt anew: with the same dice, the same is chosen."""
    roles = set()
    for number in range(4):
        key = MatchKey.from_words(f"nothing else {number}", seats)
        match, rng = Match(GAME, seats, {"max_turns": 12}, key), key.stream("worlds")
        while match.asked:
            asked = match.asked[0].decision
            chosen = GAME.house(asked.seat, dice(match.version)).choose(Look(GAME, match.state, asked))
            twin = Position.over(GAME, GAME.redeal(match.state, asked.seat, rng.branch()), seats)
            again = decision(twin, asked.seat)
            assert GAME.house(asked.seat, dice(match.version)).choose(Look(GAME, twin.state, again)) is chosen
            roles.add(match.state.roles[asked.seat])
            match.play(asked.seat, chosen)
    assert roles == {HUMAN, INFECTADO, LA_COSA}


def choices(match: Match[Cosa], seat: int, manner: Manner = FRANK) -> set[str]:
    """What the bot may want to do there, as its dice fall."""
    look = Look(GAME, match.state, decision(match, seat))
    return {House(seat, dice(seed), manner).choose(look).key for seed in range(12)}


def note(match: Match[Cosa], seat: int, how: int, whom: int, cards: str, *, turn: int = 8) -> None:
    """Write something into the seat's notebook."""
    entry = (turn, how, whom, *[NUMBER[name] for name in cards.split()])
    match.state.notebook[seat] = (*match.state.notebook[seat], entry)


def tell_role(match: Match[Cosa], seat: int, whom: int, role: int) -> None:
    """Let the seat be certain of somebody's role."""
    row = match.state.sure[seat]
    match.state.sure[seat] = (*row[:whom], role, *row[whom + 1 :])


def expose(match: Match[Cosa], whom: int) -> None:
    match.state.exposed[whom] = LA_COSA
    for seat in match.state.ring:
        tell_role(match, seat, whom, LA_COSA)


def tell_hand(match: Match[Cosa], seat: int, whom: int) -> None:
    """Let the seat know all that the other holds."""
    row = match.state.known[seat]
    entry = (match.state.left[whom], *match.state.hands[whom])
    match.state.known[seat] = (*row[:whom], entry, *row[whom + 1 :])


# --- judgement -----------------------------------------------------------------------------------------------------


def strangers(alive: int = 5, **laid: Any) -> Position[Cosa]:
    """A table at which nobody has met anybody yet."""
    match = table(alive, {1: "thing"}, turn=6, **laid)
    match.state.met = [0] * SEATS
    return match


def beliefs(match: Match[Cosa], seat: int = 0) -> Beliefs:
    return Beliefs(GAME.schema.cut(match.state, seat), seat)


def test_whoever_knows_nothing_suspects_all_alike() -> None:
    judged = beliefs(strangers())
    assert judged.thing[1:5] == judged.evil[1:5] == [0.25] * 4
    assert not any(judged.thing[seat] for seat in (0, *range(5, SEATS)))  # neither oneself nor the eliminated


@pytest.mark.rule("cosa-4.4")
def test_who_could_have_infected_me_and_did_not_is_less_likely_the_thing() -> None:
    match = strangers()
    note(match, 0, GOT, 2, "axe")
    judged = beliefs(match)
    assert judged.thing[2] < 0.25 < judged.thing[1]
    assert sum(judged.thing) == pytest.approx(1)


@pytest.mark.rule("cosa-5.3")
def test_a_hand_without_it_clears_of_being_the_thing_and_a_clean_one_of_all_until_the_next_exchange() -> None:
    match = strangers()
    note(match, 0, HAND_SEEN, 2, "axe whisky whisky missed", turn=4)
    assert beliefs(match).evil[2] == 0
    match.state.meetings = ((5, 2, 3),)
    assert beliefs(match).thing[2] == 0 < beliefs(match).evil[2] < 0.25
    note(match, 0, HAND_SEEN, 2, "axe whisky infected missed", turn=6)
    seen = beliefs(match)
    assert seen.thing[2] == 0
    assert seen.evil[2] > 0.4
    assert seen.thing[3] > 0.5 > seen.thing[4]  # who else should have infected them


@pytest.mark.rule("cosa-5.6")
def test_one_infected_seen_makes_suspicious_and_another_card_less_so() -> None:
    match = strangers()
    note(match, 0, CARD_SEEN, 2, "infected")
    note(match, 0, CARD_SEEN, 3, "axe")
    judged = beliefs(match)
    assert judged.thing[3] < judged.thing[4] < judged.thing[2]
    assert judged.evil[2] > 0.5


@pytest.mark.rule("cosa-7.7")
def test_whoever_gave_an_infected_is_most_likely_the_thing() -> None:
    match = strangers()
    tell_role(match, 0, 3, CONTAGIOUS)
    judged = beliefs(match)
    assert judged.thing[3] > 0.7
    assert judged.evil[3] == 1


@pytest.mark.rule("cosa-10.1")
def test_only_the_thing_has_a_reason_to_give_a_flamethrower_away() -> None:
    match = strangers()
    note(match, 0, GOT, 2, "flamethrower")
    assert beliefs(match).thing[2] > 0.25


@pytest.mark.rule("cosa-4.10")
def test_an_infected_reckons_who_else_has_fallen_by_whom_the_thing_has_met() -> None:
    match = table(5, {0: "infected", 1: "thing"}, infected=[0])
    match.state.met = [0] * SEATS
    match.state.meetings = ((5, 1, 2), (6, 3, 4))
    judged = beliefs(match)
    assert judged.thing[1] == 1
    assert judged.evil[2] > 0 == judged.evil[3] == judged.evil[4]


# --- a Human -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-1.2")
def test_a_human_burns_on_evidence_and_not_without() -> None:
    match = table(5, {0: "flamethrower whisky axe", 1: "thing"})
    assert not any("flamethrower" in key for key in choices(match, 0))
    tell_role(match, 0, 1, LA_COSA)
    assert choices(match, 0) == {"play-on:flamethrower:1"}


@pytest.mark.rule("cosa-1.2")
def test_a_human_saves_the_fire_for_the_thing() -> None:
    match = table(5, {0: "flamethrower whisky axe", 1: "infected", 2: "thing"}, infected=[1])
    note(match, 0, HAND_SEEN, 1, "infected infected axe axe")
    match.state.meetings = ((5, 1, 2),)
    assert choices(match, 0) != {"play-on:flamethrower:1"}
    tell_role(match, 0, 1, INFECTADO)
    tell_role(match, 0, 3, HUMAN)
    assert choices(match, 0) != {"play-on:flamethrower:1"}  # there is one left to look for
    two = table(5, {0: "flamethrower flamethrower axe", 1: "infected", 2: "thing"}, infected=[1])
    tell_role(two, 0, 1, INFECTADO)
    tell_role(two, 0, 2, LA_COSA)
    assert choices(two, 0) == {"play-on:flamethrower:1"}  # one for each


@pytest.mark.rule("cosa-5.10")
def test_a_human_with_fire_goes_to_whom_it_would_burn() -> None:
    match = table(6, {0: "flamethrower better-run axe comfortable comfortable", 3: "thing"})
    tell_role(match, 0, 3, LA_COSA)
    assert choices(match, 0) <= {"play-on:better-run:2", "play-on:better-run:4"}
    barred = table(6, {0: "flamethrower axe comfortable comfortable missed", 1: "thing"}, doors=[0])
    tell_role(barred, 0, 1, LA_COSA)
    assert choices(barred, 0) == {"axe-door:0"}


@pytest.mark.rule("cosa-6.3", "cosa-7.1")
@pytest.mark.parametrize("defence", ["scary", "no-thanks", "missed"])
def test_a_human_refuses_whom_it_fears_and_trusts_whom_it_has_seen(defence: str) -> None:
    feared, clean = (
        table(6, {0: "thing", 1: f"{defence} axe whisky whisky"}, at="exchange") for _ in ("feared", "clean")
    )
    for match in (feared, clean):
        play(match, gift(match, 0))
    tell_role(feared, 1, 0, LA_COSA)
    assert choices(feared, 1) == {f"defend:{defence}"}
    note(clean, 1, HAND_SEEN, 0, "axe axe whisky missed")
    assert not any(key.startswith("defend") for key in choices(clean, 1))


@pytest.mark.rule("cosa-7.7")
def test_a_human_who_stands_in_cannot_be_infected_and_keeps_the_defence() -> None:
    match = table(6, {0: "thing", 1: "missed", 2: "no-thanks axe whisky whisky"}, at="exchange")
    tell_role(match, 2, 0, LA_COSA)
    play(match, gift(match, 0), "1 defend:missed")
    assert decision(match, 2).ask == "stand-in"
    assert not any(key.startswith("defend") for key in choices(match, 2))


@pytest.mark.rule("cosa-9.1")
def test_a_human_bars_the_way_to_the_thing() -> None:
    match = table(6, {0: "barred-door axe comfortable comfortable missed", 1: "thing"})
    tell_role(match, 0, 1, LA_COSA)
    assert choices(match, 0) == {"play-on:barred-door:1"}


@pytest.mark.rule("cosa-3.6", "cosa-6.1")
def test_a_human_gets_rid_of_an_infected_and_keeps_what_protects() -> None:
    match = table(6, {0: "infected infected no-thanks no-barbecue flamethrower", 1: "thing"})
    assert choices(match, 0) == {"discard:infected"}
    match = table(6, {0: "flamethrower no-thanks scary comfortable", 1: "thing"}, at="exchange")
    assert choices(match, 0) == {"give:comfortable"}


@pytest.mark.rule("cosa-5.7")
def test_a_human_shows_a_clean_hand_and_no_other() -> None:
    match = table(6, {0: "whisky no-thanks no-barbecue scary missed", 1: "thing"})
    assert choices(match, 0) == {"play:whisky"}
    match = table(6, {0: "whisky no-thanks no-barbecue scary infected", 1: "thing"})
    assert "play:whisky" not in choices(match, 0)


@pytest.mark.rule("cosa-11.15")
@pytest.mark.parametrize(
    ("cards", "infected", "answer"),
    [
        ("axe axe whisky", False, "reveal"),
        ("infected", False, "hide"),
        ("infected", True, "hide"),
        ("thing", False, "hide"),
    ],
)
def test_only_the_clean_reveal_themselves(cards: str, infected: bool, answer: str) -> None:
    laid = {0: cards} if cards == "thing" else {0: cards, 1: "thing"}
    match = table(6, laid, at="turn", deck="revelations", infected=[0] if infected else [])
    assert choices(match, 0) == {answer}


@pytest.mark.rule("cosa-11.14")
def test_a_human_confides_in_whom_it_has_seen() -> None:
    match = table(6, {0: "axe", 1: "thing"}, at="turn", deck="between-us")
    note(match, 0, HAND_SEEN, 5, "axe axe whisky missed")
    match.state.met = [0] * SEATS
    look = {GAME.house(0, dice(seed)).choose(Look(GAME, match.state, decision(match, 0))).key for seed in range(40)}
    assert "aim:5" in look
    tell_role(match, 0, 1, LA_COSA)
    assert choices(match, 0) == {"aim:5"}


# --- La Cosa -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-1.3", "cosa-4.4")
def test_the_thing_infects_a_human_as_it_offers_answers_and_passes() -> None:
    offers = table(5, {0: "thing infected whisky axe"}, at="exchange")
    assert choices(offers, 0) == {"give:infected"}
    answers = table(5, {0: "axe", 1: "thing infected whisky"}, at="exchange")
    play(answers, gift(answers, 0))
    assert choices(answers, 1) == {"give:infected"}
    passes = table(5, {0: "thing infected whisky axe"}, at="turn", deck="round")
    assert choices(passes, 0) == {"give:infected"}


@pytest.mark.rule("cosa-8.3", "cosa-8.4")
def test_the_thing_does_not_give_itself_away_in_quarantine_but_for_the_last_human() -> None:
    shut_in = table(5, {0: "thing infected whisky axe"}, at="exchange", quarantine={0: 2})
    assert "give:infected" not in choices(shut_in, 0)
    last = table(3, {0: "thing infected whisky axe", 2: "infected"}, infected=[2], at="exchange", quarantine={0: 2})
    assert choices(last, 0) == {"give:infected"}


@pytest.mark.rule("cosa-7.4", "cosa-7.7")
def test_the_thing_offers_no_infected_to_who_will_look_but_infects_as_it_stands_in() -> None:
    match = table(5, {0: "thing infected whisky axe", 1: "scary axe"}, at="exchange")
    tell_hand(match, 0, 1)
    assert "give:infected" not in choices(match, 0)
    stands_in = table(5, {0: "axe", 1: "missed", 2: "thing infected whisky"}, at="exchange")
    play(stands_in, gift(stands_in, 0), "1 defend:missed")
    assert decision(stands_in, 2).ask == "stand-in"
    assert choices(stands_in, 2) == {"give:infected"}  # it is who stands in that can't be infected


@pytest.mark.rule("cosa-10.1", "cosa-10.2")
def test_the_thing_gets_rid_of_a_flamethrower_without_arming_a_human() -> None:
    burns = table(5, {0: "thing flamethrower whisky axe comfortable"})
    assert choices(burns, 0) <= {"play-on:flamethrower:1", "play-on:flamethrower:4"}
    cannot = table(5, {0: "thing flamethrower no-barbecue infected seduction"}, quarantine={0: 2})
    assert choices(cannot, 0) == {"discard:flamethrower"}
    arms = table(5, {0: "thing flamethrower whisky axe", 1: "infected", 4: "infected"}, infected=[1, 4], at="exchange")
    assert choices(arms, 0) == {"give:flamethrower"}


@pytest.mark.rule("cosa-5.11", "cosa-5.12")
def test_the_thing_seeks_out_humans_when_it_has_something_for_them() -> None:
    among_its_own: dict[str, Any] = {"infected": [1, 2, 4]}
    match = table(
        5, {0: "thing infected seduction no-barbecue axe", 1: "infected", 2: "infected", 4: "infected"}, **among_its_own
    )
    assert choices(match, 0) == {"play-on:seduction:3"}
    match = table(5, {0: "thing infected watch-your-back no-barbecue no-barbecue", 1: "infected"}, infected=[1])
    assert choices(match, 0) == {"play:watch-your-back"}


@pytest.mark.rule("cosa-9.1")
def test_an_exposed_thing_hides_behind_a_door() -> None:
    match = table(5, {0: "thing barred-door axe whisky comfortable", 1: "infected"}, infected=[1])
    assert "play-on:barred-door:4" not in choices(match, 0)
    expose(match, 0)
    assert choices(match, 0) == {"play-on:barred-door:4"}


@pytest.mark.rule("cosa-5.7")
def test_the_thing_and_its_own_never_drink() -> None:
    for cards, infected in (("thing whisky infected", []), ("infected whisky axe", [0])):
        laid = {0: cards} if not infected else {0: cards, 1: "thing"}
        assert "play:whisky" not in choices(table(5, laid, infected=infected), 0)


@pytest.mark.rule("cosa-13.3")
def test_the_thing_declares_when_no_human_is_left_and_not_before() -> None:
    match = table(3, {0: "thing axe", 1: "infected", 2: "infected"}, infected=[1, 2])
    assert choices(match, 0) == {"declare"}
    match = table(3, {0: "thing axe", 1: "infected"}, infected=[1])
    assert "declare" not in choices(match, 0)


@pytest.mark.rule("cosa-13.3", "cosa-13.6")
@pytest.mark.parametrize("deck", ["axe", "three-four", "round", "blind-date", "forgetful"])
def test_once_no_human_is_left_the_thing_wins_before_it_has_had_three_turns(deck: str) -> None:
    hands = {0: "thing axe", 1: "infected", 2: "infected", 3: "infected"}
    match = table(4, hands, infected=[1, 2, 3], at="turn", active=1, deck=deck)
    bots = [GAME.house(seat, dice(seat)) for seat in range(SEATS)]
    while match.asked and match.state.turn < 9 + 3 * 4:
        asked = match.asked[0].decision
        match.play(asked.seat, bots[asked.seat].choose(Look(GAME, match.state, asked)))
    assert match.outcome is not None
    assert match.outcome.ending == "declared"
    assert 0 in match.outcome.winners


# --- an Infectado --------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-1.3", "cosa-4.5")
def test_an_infected_feeds_the_thing_as_it_offers_answers_and_seduces() -> None:
    offers = table(5, {0: "infected infected whisky axe", 1: "thing"}, infected=[0], at="exchange")
    assert choices(offers, 0) == {"give:infected"}
    answers = table(5, {0: "thing axe", 1: "infected infected whisky axe"}, infected=[1], at="exchange")
    play(answers, gift(answers, 0))
    assert choices(answers, 1) == {"give:infected"}
    seduces = table(
        5, {0: "infected infected seduction no-barbecue flamethrower", 2: "thing"}, infected=[0], doors=[0, 4]
    )
    assert choices(seduces, 0) == {"play-on:seduction:2"}


@pytest.mark.rule("cosa-1.3", "cosa-5.2")
def test_an_infected_burns_humans_but_never_the_thing_nor_whom_it_has_most_likely_infected() -> None:
    match = table(3, {0: "flamethrower infected whisky axe missed", 1: "thing"}, infected=[0])
    match.state.met = [0] * SEATS
    assert choices(match, 0) == {"play-on:flamethrower:2"}
    match.state.meetings = tuple((turn, 1, 2) for turn in range(1, 6))
    assert not any("flamethrower" in key and key.startswith("play") for key in choices(match, 0))
    alone = table(2, {0: "flamethrower infected whisky axe missed", 1: "thing"}, infected=[0])
    assert "play-on:flamethrower:1" not in choices(alone, 0)


@pytest.mark.rule("cosa-6.3")
def test_an_infected_arms_no_human_and_refuses_them_rather_than_the_thing() -> None:
    match = table(
        5, {0: "axe", 1: "infected flamethrower no-thanks no-barbecue", 3: "thing"}, infected=[1], at="exchange"
    )
    play(match, gift(match, 0))
    assert choices(match, 1) == {"defend:no-thanks"}
    match = table(5, {0: "thing", 1: "infected flamethrower no-thanks axe"}, infected=[1], at="exchange")
    play(match, gift(match, 0))
    assert choices(match, 1) == {"give:axe"}


@pytest.mark.rule("cosa-5.9")
def test_an_infected_takes_the_place_of_a_human_beside_an_exposed_thing() -> None:
    match = table(6, {0: "infected better-run no-barbecue no-barbecue axe", 3: "thing"}, infected=[0])
    match.state.met = [0] * SEATS
    beside_it = {"play-on:better-run:2", "play-on:better-run:4"}
    assert not choices(match, 0) & beside_it
    expose(match, 3)
    assert choices(match, 0) <= beside_it


@pytest.mark.rule("cosa-9.1")
def test_an_infected_beside_an_exposed_thing_bars_the_way_to_it() -> None:
    match = table(6, {0: "infected barred-door no-barbecue no-barbecue axe", 1: "thing"}, infected=[0])
    assert "play-on:barred-door:5" not in choices(match, 0)
    match.state.met = [0] * SEATS
    expose(match, 1)
    assert choices(match, 0) == {"play-on:barred-door:5"}


# --- anybody -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-7.13")
@pytest.mark.parametrize("cards", ["no-barbecue", "no-barbecue thing", "no-barbecue infected"])
def test_whoever_can_save_themselves_does(cards: str) -> None:
    match = table(5, {0: "flamethrower", 1: cards}, infected=[1] if "infected" in cards else [])
    match.play(0, "play-on:flamethrower:1")
    assert choices(match, 1) == {"defend:no-barbecue"}


@pytest.mark.rule("cosa-5.8")
def test_everybody_digs_for_what_their_role_needs() -> None:
    wanted = {"": "flamethrower", "thing": "infected", "infected": "flamethrower"}
    for role, best in wanted.items():
        laid = {0: f"{role} resolute axe".strip()} | ({} if role == "thing" else {1: "thing"})
        match = table(5, laid, infected=[0] if role == "infected" else [], deck="flamethrower infected comfortable")
        play(match, "0 play:resolute")
        assert choices(match, 0) == {f"keep:{best}"}
        assert names(match.state.aside[0]) == ["infected", "flamethrower", "comfortable"]
        assert "resolute" not in hand(match, 0)


# --- without tells ---------------------------------------------------------------------------------------------------

DRAWS = 2000
NEVER = Manner(at_least=0.0, at_most=0.0, hiding=1.0)


def options(*keys: str) -> tuple[Option, ...]:
    found = [OPTIONS.find(key) for key in keys]
    return tuple([option for option in found if option is not None])


@pytest.mark.parametrize(("act", "ask"), [("play-on:flamethrower:1", "act"), ("defend:no-thanks", "answer")])
def test_who_is_no_human_does_a_thing_about_as_often_as_humans(act: str, ask: str) -> None:
    """Who always wants it does it at most half as often again, and who never wants it at least half as often."""
    doing, leaving = options(act, "discard:axe" if ask == "act" else "give:axe")
    often = how_often(act_of(ask, doing), 6)
    assert often > 0.1
    rng, may, must = dice("habits"), 0, 0
    for _ in range(DRAWS):
        left = as_humans_do(ask, (doing, leaving), 6, rng, DISCREET)
        may += doing in left
        must += leaving not in left
    assert may / DRAWS == pytest.approx(1.5 * often, abs=0.05)
    assert must / DRAWS == pytest.approx(0.5 * often, abs=0.05)


def test_something_can_always_be_done() -> None:
    burn, nothing = options("play-on:flamethrower:1", "discard:axe")
    assert as_humans_do("act", (burn, nothing), 6, dice(1), NEVER) == (nothing,)
    assert as_humans_do("act", (burn,), 6, dice(1), NEVER) == (burn,)


def test_la_cosa_refuses_now_and_then_as_humans_do() -> None:
    """It never did: who refused was none of it."""
    acts = counted(6, 60, "refusals")
    assert acts.chances["refuse", LA_COSA] > 20
    assert acts.uses["refuse", LA_COSA] > 0


def test_once_everybody_knows_la_cosa_it_does_as_it_likes() -> None:
    match = table(5, {0: "thing infected flamethrower axe", 1: "axe whisky missed missed"}, turn=6)
    burning = {"play-on:flamethrower:1", "play-on:flamethrower:4"}
    assert not choices(match, 0, NEVER) & burning
    expose(match, 0)
    assert choices(match, 0, NEVER) <= burning


@pytest.mark.rule("cosa-1.4")
def test_a_clean_human_hides_now_and_then() -> None:
    """Else whoever hides something would be none."""
    match = table(5, {}, at="turn", active=2, deck="revelations")
    assert choices(match, 2, DISCREET) == {"hide", "reveal"}


# --- worlds ----------------------------------------------------------------------------------------------------------


@pytest.mark.statistics
def test_in_the_worlds_it_supposes_la_cosa_sits_where_it_believes() -> None:
    """Dealt by the cards alone she sits anywhere."""
    match = strangers()
    note(match, 0, GOT, 2, "flamethrower")
    for seat in (1, 3):
        note(match, 0, GOT, seat, "axe")
    believed = beliefs(match).thing
    assert max(believed) > 1.5 * min(believed[1:5])
    rng = dice("worlds")
    sits = Counter(GAME.supposed(match.state, 0, rng).roles.index(LA_COSA) for _ in range(WORLDS))
    for seat in range(1, 5):
        assert sits[seat] / WORLDS == pytest.approx(believed[seat], abs=0.08)


WORLDS = 400


def test_what_it_supposes_follows_from_its_view_alone() -> None:
    match = strangers()
    twin = GAME.redeal(match.state, 0, dice("twin"))
    for number in range(10):
        worlds = [GAME.supposed(s, 0, dice(number)) for s in (match.state, twin)]
        assert worlds[0].roles == worlds[1].roles
