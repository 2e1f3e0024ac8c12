"""The house bot: it plays by the rules at every table, each role to its ends, mixes its duels and sees its own view."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[3]))

from benchmarks.princesa_sure_wins import looked_for
from benchmarks.princesa_tells import frequencies, watched

from games.looking import decision
from games.princesa.laid import lay, names, numbers
from sobremesa.games.princesa import knowledge
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.bot.duelling import mixtures
from sobremesa.games.princesa.bot.house import House
from sobremesa.games.princesa.bot.judgement import USUAL, Judgement, kidnapper_odds
from sobremesa.games.princesa.bot.outlook import Outlook
from sobremesa.games.princesa.ending import CAPTIVITY, DRAW, ESCAPED, NOBODY
from sobremesa.games.princesa.kinds import ATTACK, KIDNAPPER, SECRET_IDS, STRATEGY
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import INNOCENT, UNKNOWN, Princesa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.lab.series import Series
from sobremesa.lab.simulate import simulate
from sobremesa.testing import play

TABLES: list[dict[str, object]] = [
    {},
    {"two_heroes": True, "revealed_frees": True},
    {"teams": True, "bar_accomplice": True, "bar_witness": True},
]
DICE = 24


def look_at(match: Match[Princesa], seat: int) -> Look[Princesa]:
    return Look(GAME, match.state, decision(match, seat))


def chosen(match: Match[Princesa], seat: int) -> Counter[str]:
    """What the bot wants there, as its dice fall."""
    look = look_at(match, seat)
    streams = [MatchKey.from_words(f"dice {number}", 1).stream("bots") for number in range(DICE)]
    bots = [House(seat, stream, is_discreet=False) for stream in streams]
    return Counter(bot.choose(look).key for bot in bots)


def choices(match: Match[Princesa], seat: int = 0) -> set[str]:
    return set(chosen(match, seat))


def knows(match: Match[Princesa], viewer: int, seat: int, secret: str) -> None:
    """The viewer has seen that secret."""
    row = match.state.sure[viewer]
    match.state.sure[viewer] = (*row[:seat], SECRET_IDS.index(secret), *row[seat + 1 :])


def shown_to_all(match: Match[Princesa], seat: int, cards: str) -> None:
    """Everybody has seen those cards in that hand."""
    for name in cards.split():
        knowledge.all_see_card(match.state, seat, CARD[name], 1)


def judged(match: Match[Princesa], seat: int = 0) -> Judgement:
    return Judgement(Outlook(look_at(match, seat).view(), seat), USUAL)


# --- at every table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 11))
def test_it_plays_to_the_end_with_every_number_of_players_and_every_option(seats: int) -> None:
    for settings in TABLES:
        report = simulate(GAME, 2, seats=seats, bots=("house",), key=f"tables {seats}", settings=settings)
        assert sum(report.results.endings.values()) == 2
        assert set(report.results.endings) <= {CAPTIVITY, ESCAPED, DRAW, NOBODY}


def test_it_plays_beside_random_ones() -> None:
    report = simulate(GAME, 6, seats=5, bots=("house", "random"), key="mixed")
    assert sum(report.results.endings.values()) == 6


def test_the_same_key_plays_the_same_matches() -> None:
    reports = [simulate(GAME, 4, seats=4, bots=("house",), key="again") for _ in range(2)]
    assert reports[0].results == reports[1].results
    assert reports[0].decisions == reports[1].decisions


@pytest.mark.statistics
def test_it_wins_more_than_its_share_among_random_ones() -> None:
    matches = 60
    report = simulate(GAME, matches, seats=4, bots=("house", "random", "random", "random"), key="strength")
    assert report.results.wins[0] > matches * 0.4


@pytest.mark.parametrize(("seats", "settings"), [(3, {}), (4, {"teams": True}), (5, {"two_heroes": True}), (8, {})])
def test_in_two_worlds_it_cant_tell_apart_it_does_the_same(seats: int, settings: dict[str, object]) -> None:
    key = MatchKey.from_words(f"worlds {seats}", seats)
    s = deal(GAME, seats, complete(GAME.info.settings, settings), key.stream("rules"))
    redealing = key.stream("redeal")
    differing = 0
    while asked := GAME.decisions(s):
        seat = asked[0].seat
        twin = GAME.redeal(s, seat, redealing)
        differing += twin.hands != s.hands or twin.secrets != s.secrets
        other = next(asked_there for asked_there in GAME.decisions(twin) if asked_there.seat == seat)
        here = House(seat, key.stream("dice", s.turn)).choose(Look(GAME, s, asked[0]))
        there = House(seat, key.stream("dice", s.turn)).choose(Look(GAME, twin, other))
        assert here is there
        GAME.apply(s, seat, here)
    assert differing > 10


# --- who the Kidnapper may be ------------------------------------------------------------------------------------


def odds(match: Match[Princesa], seat: int = 0) -> list[float]:
    return kidnapper_odds(Outlook(look_at(match, seat).view(), seat))


def test_everybody_one_knows_nothing_of_is_as_suspicious() -> None:
    assert odds(lay("lance", "toll", "map", "riposte")) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rule("princesa-12.1", "princesa-12.15")
def test_who_was_peeked_at_revealed_or_witnessed_is_ruled_out() -> None:
    match = lay("lance", "toll", "map", "riposte", "robbery", secrets="witness", revealed=[1])
    match.state.sure[0] = (*match.state.sure[0][:2], UNKNOWN, INNOCENT, UNKNOWN)
    assert odds(match) == pytest.approx([0, 0, 1 / 2, 0, 1 / 2])
    knows(match, 0, 4, "betrothed")
    assert odds(match) == [0, 0, 1, 0, 0]  # nobody else is left


@pytest.mark.rule("princesa-12.4")
def test_whose_secret_would_have_acted_is_the_more_suspicious() -> None:
    match = lay("lance", "toll", "map")
    match.state.denied[1] = 1 << SECRET_IDS.index("betrothed")
    chances = odds(match)
    assert chances[1] > chances[2] > 0
    assert sum(chances) == pytest.approx(1)


def test_the_kidnapper_knows_who_it_is() -> None:
    match = lay("lance", "toll", "map", secrets="kidnapper necromancer betrothed")
    assert odds(match) == [1, 0, 0]


# --- a hero's turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-1.2", "princesa-13.1")
def test_a_hero_goes_for_whom_it_knows_to_be_the_kidnapper() -> None:
    match = lay(
        "lance riposte robbery", "toll map", "wooden-shield unmask", "interrogation barter", hearts=(4, 1, 1, 1)
    )
    for seat, secret in ((1, "bounty-hunter"), (2, "kidnapper"), (3, "betrothed")):
        knows(match, 0, seat, secret)
    assert choices(match) == {"challenge:2"}


@pytest.mark.rule("princesa-12.6")
@pytest.mark.parametrize(("secret", "seats"), [("kidnapper", 4), ("kidnapper", 8), ("accomplice", 8)])
def test_whoever_wins_by_time_lets_it_run(secret: str, seats: int) -> None:
    hands = ["lance riposte robbery", "toll map", "plunder", "short-sword", *[""] * (seats - 4)]
    match = lay(*hands, secrets=secret, shop="storm", gold=(0,))
    assert choices(match) == {"explore"}


@pytest.mark.rule("princesa-12.6", "princesa-4.3")
def test_the_rich_kidnapper_empties_the_shop_so_that_the_deck_fills_it() -> None:
    match = lay("lance", "toll", "map", secrets="kidnapper", gold=(6,), shop="riposte robbery wooden-shield")
    bot = House(0, MatchKey.from_words("dice", 1).stream("bots"), is_discreet=False)
    bought = 0
    while match.asked[0].decision.seat == 0:
        option = bot.choose(look_at(match, 0))
        bought += option.verb == "buy"
        match.play(0, option)
    assert bought > 1


@pytest.mark.rule("princesa-13.8")
def test_whoever_has_the_princess_runs_the_deck_down() -> None:
    match = lay("lance riposte robbery", "toll", "map", princess=0, secrets="", revealed=[2], gold=(0,), shop="storm")
    assert choices(match) == {"explore"}


@pytest.mark.rule("princesa-8.7", "princesa-13.4")
def test_whoever_can_take_the_princess_challenges_who_has_her_and_takes_her() -> None:
    match = lay("light-fingers lance riposte", "", "toll map", heroes="thief", princess=1, revealed=[2])
    assert choices(match) == {"challenge:1"}
    match = lay("ambush", "toll map riposte", "plunder", princess=1, revealed=[2])
    play(match, "0 challenge:1", "0 place:ambush")
    assert choices(match) == {"take:princess"}


@pytest.mark.rule("princesa-7.2")
def test_the_princess_is_never_left_in_the_centre() -> None:
    match = lay("lance", "toll", "", princess="centre", revealed=[2])
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    assert choices(match) == {"claim"}


@pytest.mark.rule("princesa-13.10")
def test_at_the_end_of_the_road_it_challenges_for_the_princess_in_the_centre() -> None:
    match = lay("lance riposte", "toll", "map", princess="centre", revealed=[2], rest="discard", shop="")
    assert choices(match) <= {"challenge:1", "challenge:2"}


@pytest.mark.rule("princesa-5.11")
def test_it_strikes_whoever_is_overloaded() -> None:
    crowd = "toll map riposte robbery plunder barter"
    match = lay("war-hammer short-sword", crowd, "lance", heroes="wizard", hearts=(4, 2, 4), gold=(0,), shop="storm")
    assert choices(match) == {"challenge:1"}
    play(match, "0 challenge:1")
    assert choices(match) == {"place:war-hammer"}


@pytest.mark.rule("princesa-5.9", "princesa-4.2")
def test_it_does_not_explore_into_overload() -> None:
    hand = "torn-pocket metamorphosis riposte robbery lance"
    match = lay(hand, "wooden-shield healers-kit", "wooden-shield", secrets="kidnapper", gold=(0,), shop="storm")
    assert "explore" not in choices(match)


@pytest.mark.rule("princesa-4.2", "princesa-4.3")
def test_it_sells_what_it_has_no_use_for_to_buy_what_it_wants() -> None:
    match = lay(
        "torn-pocket lance riposte robbery toll", "map", "plunder", gold=(1, 0, 0), shop="executioner", revealed=[2]
    )
    play(match, "0 sell:torn-pocket")
    assert choices(match) == {"buy:0"}


# --- the duel ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-5.3", "princesa-6.1")
def test_it_mixes_what_it_lays() -> None:
    match = lay("lance riposte robbery", "short-sword wooden-shield toll", "", hearts=(3, 3, 4))
    shown_to_all(match, 1, "short-sword wooden-shield toll")
    play(match, "0 challenge:1")
    assert len(choices(match)) > 1
    play(match, "0 place:lance")
    assert len(choices(match, 1)) > 1


@pytest.mark.rule("princesa-6.1")
def test_even_stakes_are_mixed_evenly_and_what_cannot_come_is_not_feared() -> None:
    even = [(0.0, -1.0, 1.0), (1.0, 0.0, -1.0), (-1.0, 1.0, 0.0)]
    mine, theirs = mixtures(even, (1.0, 1.0, 1.0), 0.2)
    assert mine == pytest.approx([1 / 3] * 3)
    assert theirs == pytest.approx((1 / 3,) * 3)
    mine, theirs = mixtures(even, (1.0, 1e-6, 1e-6), 0.2)
    assert theirs[0] > 0.9
    assert mine[1] > 0.9  # Defence beats the Attack that alone can come


@pytest.mark.rule("princesa-6.1")
def test_a_better_text_is_laid_more_often_but_not_always() -> None:
    rows = [(0.0, -1.0, 4.0), (1.0, 0.0, -1.0), (-1.0, 1.0, 0.0)]
    mine, theirs = mixtures(rows, (1.0, 1.0, 1.0), 0.2)
    assert theirs[1] > theirs[2]  # the other side guards against it
    assert all(0.02 < share < 0.9 for share in mine)


@pytest.mark.rule("princesa-5.10")
def test_against_a_card_that_lies_open_it_lays_what_beats_it() -> None:
    crowd = "toll map riposte robbery plunder barter"
    match = lay(crowd, "wooden-shield lance unmask", "", hearts=(4, 3, 4))
    play(match, "0 challenge:1", "0 place:plunder")
    assert choices(match, 1) == {"place:wooden-shield"}


@pytest.mark.rule("princesa-7.4", "princesa-6.1")
def test_what_was_laid_in_the_last_duel_is_feared_in_the_next() -> None:
    match = lay(
        "short-sword", "riposte", "lance toll", active=2, hearts=(2, 4, 4), gold=(0, 0, 0), shop="storm", revealed=[1]
    )
    play(match, "2 challenge:1", "2 place:lance", "1 place:riposte")
    assert names(match.state.common[1][2:]) == ["riposte"]  # all that is left there, and all have seen it
    assert "challenge:1" not in choices(match)


@pytest.mark.rule("princesa-7.4", "princesa-6.1")
def test_its_own_cards_are_its_own_again_after_a_duel() -> None:
    match = lay("toll short-sword", "", "riposte", active=2)
    play(match, "2 challenge:0", "2 place:riposte", "0 place:toll")
    assert Outlook(look_at(match, 0).view(), 0).mine_to_lay() == sorted(match.state.hands[0])


@pytest.mark.rule("princesa-5.10")
def test_whoever_is_overloaded_lays_no_open_card_into_a_known_counter() -> None:
    crowd = "executioner map toll barter torn-pocket wooden-shield"
    match = lay(crowd, "riposte", "", hearts=(2, 1, 4))
    shown_to_all(match, 1, "riposte")
    play(match, "0 challenge:1")
    assert "place:executioner" not in choices(match)
    play(match, "0 place:wooden-shield", "1 place:riposte")  # a tie, and nothing left that could answer
    assert choices(match) == {"place:executioner"}


@pytest.mark.rule("princesa-5.10")
def test_whoever_is_overloaded_and_has_nothing_against_a_known_counter_does_not_challenge() -> None:
    crowd = "executioner war-hammer plunder lance short-sword lance"
    match = lay(crowd, "riposte", "", hearts=(2, 1, 4), gold=(0,), shop="storm")
    shown_to_all(match, 1, "riposte")
    assert "challenge:1" not in choices(match)


def test_it_expects_what_can_be_there() -> None:
    match = lay("lance", "riposte map toll", "storm")
    look = Outlook(look_at(match, 0).view(), 0)
    assert all(0 < chance < 1 for chance in look.likely_to_lay(1))
    shown_to_all(match, 1, "riposte")
    knowledge.all_see_lack(match.state, 1, ATTACK)
    attack, defence, strategy = Outlook(look_at(match, 0).view(), 0).likely_to_lay(1)
    assert (attack, defence) == (0, 1)
    assert strategy > look.likely_to_lay(1)[STRATEGY]  # there is less else that it could be
    match.state.known[0] = (*match.state.known[0][:1], (1, 0, *numbers("map toll")), *match.state.known[0][2:])
    assert Outlook(look_at(match, 0).view(), 0).likely_to_lay(1)[STRATEGY] == 1  # one of the two at least


@pytest.mark.rule("princesa-8.2", "princesa-10.4")
def test_it_values_the_wound_that_eliminates() -> None:
    strong, weak = lay("lance", "toll", "map", hearts=(4, 4, 4)), lay("lance", "toll", "map", hearts=(4, 1, 4))
    assert judged(weak).hurt(1, 1, 0) > 2 * judged(strong).hurt(1, 1, 0)


@pytest.mark.rule("princesa-8.3")
def test_it_values_hearts_the_more_the_fewer_it_has() -> None:
    worths = [judged(lay("lance", "toll", "map", hearts=(hearts,))).heal(0, 1) for hearts in range(1, 5)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == 0


@pytest.mark.rule("princesa-8.9")
def test_it_wants_to_know_only_what_it_does_not() -> None:
    match = lay("lance", "toll", "map", "riposte")
    assert judged(match).learn(0, 1) > 0
    knows(match, 0, 2, "kidnapper")
    assert judged(match).learn(0, 1) == 0


@pytest.mark.rule("princesa-8.9")
def test_it_peeks_at_whom_it_suspects() -> None:
    match = lay("rumour", "wooden-shield", "map", "lance")
    knows(match, 0, 1, "bounty-hunter")
    play(match, "0 challenge:1", "0 place:rumour", "1 place:wooden-shield")
    assert choices(match) <= {"aim:2", "aim:3"}


@pytest.mark.rule("princesa-8.13")
def test_an_innocent_confesses_and_the_kidnapper_bleeds() -> None:
    for secret, answer in (("hidden-heir", "confess"), ("kidnapper", "bleed")):
        match = lay("code-of-honour", "wooden-shield", "", secrets=f"necromancer {secret}")
        play(match, "0 challenge:1", "0 place:code-of-honour", "1 place:wooden-shield")
        assert choices(match, 1) == {answer}


@pytest.mark.rule("princesa-6.12", "princesa-6.13")
def test_the_hunted_kidnapper_flees_with_an_environment() -> None:
    match = lay("lance war-hammer", "sanctuary torn-pocket", "", secrets="necromancer kidnapper", hearts=(4, 1, 4))
    play(match, "0 challenge:1", "0 place:lance")
    assert choices(match, 1) == {"place:sanctuary"}


# --- spells and secrets ------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-6.8", "princesa-9.3")
def test_poison_is_for_the_kidnapper_and_the_aura_for_oneself() -> None:
    match = lay("slow-poison", "toll", "map", hearts=(4, 3, 3))
    knows(match, 0, 2, "kidnapper")
    play(match, "0 challenge:1", "0 place:slow-poison", "1 place:toll")
    assert choices(match) == {"aim:2"}
    match = lay("protective-aura", "toll", "map", hearts=(2, 4, 4))
    play(match, "0 challenge:1", "0 place:protective-aura", "1 place:toll")
    assert choices(match) == {"aim:0"}


@pytest.mark.rule("princesa-12.11", "princesa-12.12", "princesa-12.13")
def test_secrets_of_ones_own_turn_are_used_when_they_are_good_for_something() -> None:
    assert choices(lay("lance", "toll", "map", secrets="hidden-heir")) == {"use-secret"}
    spy = lay("lance", "toll", "map", "riposte", secrets="royal-spy")
    assert choices(spy) == {"use-secret"}
    knows(spy, 0, 2, "kidnapper")
    assert "use-secret" not in choices(spy)
    warlock = lay("lance", "toll", "map", secrets="covert-warlock", discard="torn-pocket")
    assert "use-secret" not in choices(warlock)
    warlock = lay("lance", "toll", "map", secrets="covert-warlock", discard="torn-pocket slow-poison", hearts=(4, 4, 2))
    knows(warlock, 0, 2, "kidnapper")
    assert choices(warlock) == {"use-secret"}
    play(warlock, "0 use-secret")
    assert choices(warlock) == {"take:slow-poison"}


# --- ghosts and loot ---------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-11.2", "princesa-11.4")
def test_a_ghost_gathers_cards_and_comes_back() -> None:
    match = lay("", "toll", "map", ghosts=[0])
    assert choices(match) == {"wander"}
    match = lay("lance riposte robbery toll map barter plunder", "", "", ghosts=[0])
    assert all(choice.startswith("revive:") for choice in choices(match))


@pytest.mark.rule("princesa-11.4")
def test_coming_back_it_keeps_cards_to_play_with() -> None:
    match = lay("lance riposte robbery toll map barter plunder", "", "", ghosts=[0])
    bot = House(0, MatchKey.from_words("dice", 1).stream("bots"))
    while match.asked[0].decision.seat == 0:
        match.play(0, bot.choose(look_at(match, 0)))
    assert match.state.hearts[0] >= 2
    assert len(match.state.hands[0]) >= 2


@pytest.mark.rule("princesa-12.7", "princesa-11.2")
def test_the_accomplice_runs_time_down_as_a_ghost() -> None:
    match = lay("lance riposte robbery toll", "map", *[""] * 6, secrets="accomplice", ghosts=[0])
    assert choices(match) == {"wander"}


@pytest.mark.rule("princesa-10.4")
def test_the_princess_is_looted_and_what_would_crowd_the_hand_is_left() -> None:
    match = lay(
        "lance riposte robbery unmask", "toll torn-pocket metamorphosis storm", "", princess=1, hearts=(4, 1, 4)
    )
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    bot = House(0, MatchKey.from_words("dice", 1).stream("bots"))
    while match.asked[0].decision.seat == 0:
        match.play(0, bot.choose(look_at(match, 0)))
    assert match.state.princess == 0
    assert len(match.state.hands[0]) + 1 <= 5


# --- two against two ---------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-14.3")
def test_a_partner_who_has_the_princess_is_left_alone() -> None:
    match = lay(
        "light-fingers lance riposte", "map", "toll", "plunder",
        heroes="thief", settings={"teams": True}, princess=2, revealed=[0, 1, 2, 3], gold=(0,), shop="storm",
    )  # fmt: skip
    assert choices(match) == {"explore"}


@pytest.mark.rule("princesa-14.3")
def test_the_kidnappers_partner_lets_time_run() -> None:
    match = lay("lance riposte robbery", "map", "toll", "plunder", settings={"teams": True}, gold=(0,), shop="storm")
    knows(match, 0, 2, "kidnapper")
    assert match.state.secrets[2] == KIDNAPPER
    assert choices(match) == {"explore"}


def test_of_what_everybody_has_seen_nobody_is_left_in_doubt() -> None:
    """Whoever had seen more cards come may not be told by what tells all others which of them is there."""
    match = lay("short-sword robbery toll", "war-hammer riposte", "bribe")
    play(match, "0 challenge:1", "0 place:short-sword", "1 place:war-hammer")
    (played,), (other,) = numbers("war-hammer"), numbers("riposte")
    s = match.state
    row, strays = list(s.known[0]), list(knowledge.strays_of(s, 0))
    row[1], strays[1] = (1, 0, played, other), (0b110, 0b110)  # at least one of the two
    s.known[0], s.strays[0] = tuple(row), tuple(strays)
    assert decision(match, 0).ask == "attack"
    assert choices(match) <= {"place:robbery", "place:toll"}
    chance = Rng(b"worlds")
    for _ in range(DICE):
        assert played in GAME.redeal(s, 0, chance.branch()).hands[1]


# --- the last cards of the road --------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-3.2", "princesa-4.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_sure_win_is_thrown_away(seats: int) -> None:
    """What leads to it is looked for with the rules themselves, and the bot never leaves that way."""
    series = Series.of(GAME, seats, ("house",), "sure wins")
    found = [looked_for(series, number) for number in range(24)]
    assert sum(one.sure for one in found) > 10
    assert not any(one.thrown_away for one in found)


# --- what challenges tell --------------------------------------------------------------------------------------------


def test_the_kidnapper_challenges_about_as_often_as_others() -> None:
    """It once did half as often, and who counted knew."""
    of_kidnapper, of_others = frequencies(watched(4, 40, "as often"))
    assert 0.7 * of_others < of_kidnapper < 1.3 * of_others
