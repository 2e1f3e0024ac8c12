"""What is said by a tap: what can be said, by whom and how often, and that it is heard and changes nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.cosa.laid import lay
from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.bot.hearsay import Hearsay
from sobremesa.games.cosa.bot.house import House
from sobremesa.games.cosa.bot.judgement import Beliefs
from sobremesa.games.cosa.options import HARMLESS, INFECTING, ITSELF, SAID
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import HAND_SEEN, Cosa
from sobremesa.games.cosa.talk import GAVE, GOT, SAW
from sobremesa.kernel.bot import Look
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import NotOffered
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR
from sobremesa.kernel.talk import SPEAK, what_to_say
from sobremesa.lab.series import Series
from sobremesa.testing import play
from sobremesa.testing.lessons import begun

TOLD_BY_ALL = {"clean", "armed"}


def sayable(match: Match[Cosa], seat: int) -> set[str]:
    return {option.key for option in GAME.free(match.state, seat) if option.verb in SAID}


def refusal(match: Match[Cosa], seat: int, option: str) -> str | None:
    with pytest.raises(NotOffered) as refused:
        match.play(seat, option)
    return refused.value.rule


def lying(match: Match[Cosa]) -> dict[str, Any]:
    """All that lies on the table and is known at it, but for what was said."""
    plain = GAME.schema.plain(match.state)
    for name in ("remarks", "questions", "spoke", "occasion", "moved"):
        del plain[name]
    return plain


def after_an_exchange(**laid: Any) -> Match[Cosa]:
    """Seat 0 gave a Whisky to seat 1 and got a Suspicion."""
    match = strangers(lay("whisky suspicion", "suspicion", "", "", at="exchange", **laid))
    play(match, "0 give:whisky", "1 give:suspicion")
    return match


def strangers(match: Match[Cosa]) -> Match[Cosa]:
    """Nobody has exchanged anything yet."""
    match.state.met = [0] * 4
    return match


# --- what is said, and who hears it ----------------------------------------------------------------------------------


@pytest.mark.rule("cosa-15.1")
def test_what_is_said_is_heard_by_all_and_changes_nothing_that_lies_on_the_table() -> None:
    match = after_an_exchange()
    before, asked, clock = lying(match), match.asked, match.waiting_for
    (event,) = match.play(3, "burn:1")
    assert (event.kind, dict(event.args)) == ("said-burn", {"who": 3, "who2": 1})
    assert event.seen_from(SPECTATOR) == event.seen_from(0)
    assert (lying(match), match.asked, match.waiting_for) == (before, asked, clock)


@pytest.mark.rule("cosa-15.1")
def test_it_can_be_a_lie() -> None:
    match = lay("", "thing infected", "", "", at="act")
    match.play(1, "clean")
    assert match.state.remarks[-1][:2] == (match.state.turn, 1)


@pytest.mark.rule("cosa-15.2")
def test_what_can_be_said_follows_from_what_everybody_knows() -> None:
    match = after_an_exchange()
    everybody = {f"{verb}:{other}" for verb in ("trust", "suspect", "burn") for other in range(4)}
    for seat in range(4):
        of_others = {key for key in everybody if not key.endswith(f":{seat}")}
        assert of_others | TOLD_BY_ALL <= sayable(match, seat)
    of_exchanges = {f"{verb}:1:{what}" for verb in ("gave", "got") for what in ("harmless", "infected")}
    assert {key for key in sayable(match, 0) if key.startswith(("gave", "got", "saw"))} == of_exchanges
    assert not any(key.startswith(("gave", "got", "saw")) for key in sayable(match, 2))


@pytest.mark.rule("cosa-15.2")
@pytest.mark.parametrize("card", ["infected", "whisky"])
def test_what_one_saw_can_be_said_whatever_it_was(card: str) -> None:
    match = strangers(lay("suspicion", card, "", "", at="act"))
    play(match, "0 play-on:suspicion:1")
    whats = {f"saw:1:{what}" for what in ("harmless", "infected", "flamethrower", "thing")}
    assert {key for key in sayable(match, 0) if key.startswith("saw")} == whats
    assert not any(key.startswith("saw") for seat in (1, 2, 3) for key in sayable(match, seat))


@pytest.mark.rule("cosa-15.7")
def test_of_a_hand_that_all_saw_nothing_is_claimed() -> None:
    match = strangers(lay("whisky", "", "", "", at="act"))
    play(match, "0 play:whisky")
    assert not any(key.startswith(("saw", "ask-saw")) for seat in range(4) for key in sayable(match, seat))


# --- how often -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-15.3")
def test_unasked_one_says_one_thing_in_a_turn() -> None:
    match = after_an_exchange()
    match.play(2, "suspect:0")
    assert sayable(match, 2) == set()
    assert refusal(match, 2, "clean") == "cosa-15.3"
    assert "clean" in sayable(match, 3)
    match.state.turn += 1
    assert "clean" in sayable(match, 2)


@pytest.mark.rule("cosa-15.4")
def test_who_is_asked_may_answer_once_besides() -> None:
    match = after_an_exchange()
    assert "ask-got:1:0" in sayable(match, 2)
    assert "ask-got:3:0" not in sayable(match, 2)
    match.play(1, "trust:0")
    (event,) = match.play(2, "ask-got:1:0")
    assert dict(event.args) == {"who": 2, "who2": 1, "who3": 0, "mine": 0}
    assert GAME.occasion(match.state).seats == (1,)
    assert "ask-got:1:0" not in sayable(match, 3)
    assert sayable(match, 1) == {"got:0:harmless", "got:0:infected"}
    match.play(1, "got:0:infected")
    assert sayable(match, 1) == set()


@pytest.mark.rule("cosa-15.4")
def test_an_answer_leaves_one_the_word_of_the_turn() -> None:
    match = after_an_exchange()
    match.play(0, "ask-got:1:0")
    match.play(1, "got:0:harmless")
    assert sayable(match, 1) >= TOLD_BY_ALL


@pytest.mark.rule("cosa-15.4")
def test_what_was_asked_a_round_ago_is_not_answered_any_more() -> None:
    match = after_an_exchange()
    match.play(2, "ask-got:1:0")
    match.play(1, "clean")
    match.state.turn += 4
    match.state.spoke[1] = match.state.turn
    assert sayable(match, 1) == set()
    assert "ask-got:1:0" not in sayable(match, 2)


# --- what stays said -------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-15.5")
def test_what_was_said_cannot_be_taken_back() -> None:
    match = after_an_exchange()
    before = match.last_noticed_of(2)
    match.play(2, "suspect:0")
    assert match.last_noticed_of(2) == before
    assert not match.is_free_to_undo(2)


@pytest.mark.rule("cosa-15.5")
def test_where_the_table_takes_a_choice_back_what_was_said_stays_said() -> None:
    match = Match(GAME, 4, {}, MatchKey.from_words("stays said", 4))
    asked = match.asked[0].decision
    match.play(asked.seat, asked.options[-1])
    other = (asked.seat + 1) % 4
    match.play(other, "clean")
    lasting = match.lasting_since(0)
    match.rewind(0)
    assert not any(match.state.remarks)
    for seat, option in match.still_free(lasting):
        match.play(seat, option)
    assert [remark[1] for remark in match.state.remarks] == [other]


@pytest.mark.rule("cosa-15.6")
def test_the_fallen_say_nothing_and_are_asked_nothing() -> None:
    match = lay("", "", "", "", out=[3], at="act", meetings=((9, 3, 1),))
    assert sayable(match, 3) == set()
    assert refusal(match, 3, "clean") == "cosa-15.6"
    assert not any(key.startswith("ask-got:3") for key in sayable(match, 0))
    assert "ask-got:1:3" in sayable(match, 0)


@pytest.mark.rule("cosa-15.8")
def test_a_table_may_do_without() -> None:
    match = after_an_exchange(settings={"talk": False})
    assert all(sayable(match, seat) == set() for seat in range(4))
    assert refusal(match, 2, "clean") == "cosa-15.8"
    assert GAME.occasion(match.state).seats == ()


@pytest.mark.rule("cosa-15.8")
def test_nobody_talks_while_somebody_learns() -> None:
    assert not begun(GAME).state.talk


def test_a_match_that_was_saved_before_there_was_talk_goes_on_without() -> None:
    saved = GAME.schema.plain(after_an_exchange().state)
    for name in ("talk", "refusals", "looks", "remarks", "questions", "spoke", "occasion", "moved"):
        del saved[name]
    s = GAME.recall(saved, 2)
    assert (s.talk, s.spoke, GAME.free(s, 0)) == (False, [-1] * 4, ())


# --- what bots make of it, and what they say -------------------------------------------------------------------------


def beliefs(match: Match[Cosa], seat: int) -> Beliefs:
    return Beliefs(GAME.schema.cut(match.state, seat), seat)


def remarked(match: Match[Cosa], *remarks: tuple[int, ...]) -> Match[Cosa]:
    match.state.remarks = remarks
    return match


def test_what_is_said_to_have_been_seen_makes_somebody_likelier_and_three_times_at_most() -> None:
    match = strangers(lay("", "", "", "", at="act"))
    before = beliefs(match, 0).thing
    match.state.looks = ((9, 1, 2, HAND_SEEN),)
    after = beliefs(remarked(match, (9, 1, SAW, 2, ITSELF)), 0).thing
    assert before[2] * 1.5 < after[2] <= before[2] * 3
    assert after[3] < before[3]
    again = beliefs(remarked(match, (9, 1, SAW, 2, ITSELF), (10, 1, SAW, 2, ITSELF)), 0).thing
    assert again == after


def test_who_says_what_ones_own_notes_refute_is_taken_for_evil() -> None:
    match = after_an_exchange()
    for remark in ((9, 1, GOT, 0, INFECTING), (9, 1, SAW, 0, ITSELF)):
        assert beliefs(remarked(match, remark), 0).evil[1] >= 0.89
    assert beliefs(remarked(match, (9, 1, GOT, 0, HARMLESS)), 0).evil[1] < 0.5


def test_of_two_who_contradict_each_other_one_has_lied() -> None:
    match = after_an_exchange()
    before = beliefs(match, 3)
    after = beliefs(remarked(match, (9, 0, GAVE, 1, HARMLESS), (9, 1, GOT, 0, INFECTING)), 3)
    assert after.evil[0] + after.evil[1] > max(1.0, before.evil[0] + before.evil[1])


def test_refusals_are_remembered() -> None:
    match = strangers(lay("", "", "", "", at="act"))
    before = beliefs(match, 0).thing
    match.state.refusals = ((7, 1, 2),)
    assert beliefs(match, 0).thing[2] > before[2]
    assert Beliefs(GAME.schema.cut(match.state, 0), 0, hears=False).thing == before


def test_an_exchange_that_is_refused_is_noted_for_all() -> None:
    match = strangers(lay("whisky", "no-thanks", "", "", at="exchange"))
    play(match, "0 give:whisky", "1 defend:no-thanks")
    assert match.state.refusals == ((9, 1, 0),)


def speeches(seats: int, number: int) -> Iterator[tuple[Cosa, int, Option]]:
    """What bots say in some matches, and where things stood."""
    said: list[tuple[Cosa, int, Option]] = []

    def note(s: Cosa, decision: Decision, option: Option) -> None:
        if decision.ask == SPEAK:
            said.append((GAME.schema.clone(s), decision.seat, option))

    series = Series.of(GAME, seats, ("house",), "speeches")
    for match in range(number):
        series.play_through(match, GAME, note)
        yield from said
        said.clear()


def test_humans_tell_the_truth_and_no_human_can_refute_what_others_say() -> None:
    roles = set()
    for s, seat, option in speeches(6, 8):
        roles.add(s.roles[seat])
        if option.verb in ("clean", "ask-got", "ask-saw"):
            continue
        said = GAME.schema.clone(s)
        GAME.apply(said, seat, option)
        for human in [other for other in s.ring if s.roles[other] == HUMAN and other != seat]:
            view = GAME.schema.cut(said, human)
            hearing = Hearsay(view, human, view["sure"][human], [], [])
            assert not hearing.refutes(said.remarks[-1]), (option, s.roles[seat])
    assert roles == {HUMAN, INFECTADO, LA_COSA}


def test_what_a_bot_says_depends_on_nothing_but_its_view() -> None:
    rng = MatchKey.from_words("worlds", 1).stream("worlds")
    for s, seat, option in list(speeches(5, 2)):
        twin = GAME.redeal(s, seat, rng.branch())
        for world in (s, twin):
            decision = what_to_say(GAME, world, seat)
            assert decision is not None
            again = [House(seat, Rng(bytes([dice]))).speak(Look(GAME, world, decision)) for dice in range(6)]
            if world is s:
                said = again
        assert again == said
        assert option.verb in SAID
