"""What each seat sees and hears, what being asked gives away (nothing), and what the eliminated and spectators get."""

from __future__ import annotations

import pytest

from games.cosa.laid import gift, lay, names
from games.looking import asks, decision, eyes, heard, kinds, offered, told
from sobremesa.games.cosa.book import INFECTADO, LA_COSA
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.events import Event
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

HIDDEN = {
    "ears",
    "queues",
    "votes",
    "rng",
    "deck",
    "discard",
    "hands",
    "aside",
    "drawn",
    "passes",
    "roles",
    "sure",
    "owes",
    "declaring",
    "last_fall",
    "known",
    "once",
    "notebook",
}

# The events in which everybody is told the name of a card, all of them about cards that everybody sees.
SPOKEN = {
    "panicked",
    "played",
    "played-on",
    "defended",
    "showed-hand",
    "superinfected",
    "laid-open",
    "chopped-door",
    "chopped-quarantine",
    "showed-infected",
    "drew-openly",
    "discarded-openly",
    "offered-openly",
    "gave-openly",
    "put-openly",
}
# And those of which only some are told more, by who those are.
WHISPERED = {
    "drew": ("who",),
    "kept": ("who",),
    "discarded": ("who",),
    "analysed": ("who",),
    "suspected": ("who",),
    "showed-to": ("who",),
    "offered": ("who",),
    "saw-offer": ("who",),
    "put": ("who",),
    "exchanged": ("who", "who2"),
    "passed": ("who", "who2"),
}


def same_to(eye: int, one: Match[Cosa], other: Match[Cosa]) -> bool:
    """Whether the eye can't tell the one match from the other: what it sees, what it is asked and who is."""
    mine = [match.asked_of(eye) and decision(match, eye) if eye != SPECTATOR else None for match in (one, other)]
    return one.view(eye) == other.view(eye) and mine[0] == mine[1] and asks(one) == asks(other)


def test_every_field_that_not_all_may_see_is_known_here() -> None:
    assert {info.name for info in GAME.schema.fields if info.see != "all"} == HIDDEN


@pytest.mark.rule("cosa-3.1", "cosa-4.1", "cosa-12.2")
def test_a_view_does_not_change_with_what_it_must_not_show() -> None:
    """Other hands, another Thing, another Infectado, another pile and another order of the deck."""
    out = {5: INFECTADO}
    one = lay("axe", "thing infected", "infected", "whisky", "", "", infected=[2], out=out, discard="missed scary")
    two = lay("axe", "whisky", "no-thanks", "thing infected", "", "", out=[5], discard="no-barbecue missed")
    one.state.hands[0] = two.state.hands[0]
    for eye in (0, SPECTATOR):
        assert same_to(eye, one, two)
    assert one.view(1) != two.view(1)
    assert one.view(2) != two.view(2)
    gone = two.view(5)
    assert (gone["roles"][0], gone["hands"][1], gone["sure"][0]) == (None, 4, None)


@pytest.mark.rule("cosa-5.14")
@pytest.mark.parametrize(
    ("card", "defence", "target", "ask"),
    [
        ("flamethrower", "no-barbecue", 1, "burn"),
        ("change-places", "comfortable", 1, "move"),
        ("better-run", "comfortable", 3, "move"),
    ],
)
def test_being_asked_tells_nothing(card: str, defence: str, target: int, ask: str) -> None:
    """With the defence or without it: the same question to the same player, and nobody else can tell."""
    hands = [f"{card} axe whisky whisky seduction", "", "thing", "", "", ""]
    hands[target] = f"{defence} suspicion suspicion suspicion"
    with_it = lay(*hands)
    without_it = lay(*hands)
    without_it.state.hands[target] = (*without_it.state.hands[target][:-1], without_it.state.hands[target][0])
    for match in (with_it, without_it):
        events = play(match, f"0 play-on:{card}:{target}")
        assert kinds(events) == ["played-on"]
        assert asks(match) == [(target, ask)]
    assert offered(with_it, target) == {"accept", f"defend:{defence}"}
    assert offered(without_it, target) == {"accept"}
    for eye in eyes(with_it, but=(target,)):
        assert same_to(eye, with_it, without_it)


@pytest.mark.rule("cosa-6.3", "cosa-4.14")
def test_what_the_target_may_answer_is_shown_to_the_target_alone() -> None:
    """A Human with a refusal, an Infectado with one card to give: the offerer and the others see the same."""
    one = lay("axe", "no-thanks missed suspicion suspicion", "thing", "", "", "", at="exchange")
    two = lay("axe", "infected infected infected suspicion", "thing", "", "", "", at="exchange", infected=[1])
    others = {seat: one.state.hands[seat] for seat in (0, 2, 3, 4, 5)}
    for match in (one, two):
        for seat, held in others.items():
            match.state.hands[seat] = held
        play(match, "0 give:axe")
        assert asks(match) == [(1, "answer")]
    assert len(offered(one, 1)) == 5
    assert len(offered(two, 1)) == 1
    for eye in (0, 3, 4, 5, SPECTATOR):
        assert same_to(eye, one, two)


@pytest.mark.rule("cosa-4.14")
def test_a_humans_list_does_not_depend_on_who_the_other_is() -> None:
    lists = []
    for one, two, fallen in (("thing", "", []), ("", "thing", []), ("infected", "thing", [1])):
        match = lay("axe infected suspicion suspicion", one, two, "", "", at="exchange", infected=fallen)
        lists.append(offered(match, 0))
    assert lists == [{"give:axe", "give:suspicion"}] * 3


@pytest.mark.rule("cosa-4.14", "cosa-4.10")
def test_an_infectados_list_tells_only_of_the_thing_whom_they_know() -> None:
    lists = []
    for one, two, fallen in (("", "thing", [0]), ("infected", "thing", [0, 1]), ("thing", "", [0])):
        match = lay("axe infected infected suspicion", one, two, "", "", at="exchange", infected=fallen)
        assert match.view(0)["certain"][1] == ("thing" if one == "thing" else None)
        lists.append("give:infected" in offered(match, 0))
    assert lists == [False, False, True]


@pytest.mark.rule("cosa-13.4", "cosa-13.5", "cosa-4.9")
def test_why_not_tells_nobody_who_the_thing_is() -> None:
    one = lay("axe", "thing", "", "", "")
    two = lay("axe", "", "thing", "", "")
    one.state.hands[0] = two.state.hands[0]
    for line in ("0 declare", "0 request", "0 withdraw", "0 give:axe", "0 accept"):
        assert refused(one, line) == refused(two, line)


@pytest.mark.rule("cosa-1.4", "cosa-3.6", "cosa-3.14", "cosa-4.11", "cosa-5.14")
@pytest.mark.parametrize("seats", [5, 9])
def test_the_log_names_no_hidden_card_and_whispers_only_to_those_concerned(seats: int) -> None:
    """Whole matches by lot; nobody can show a card but where a card asks for it."""
    seen: set[str] = set()
    for number in range(4):
        key = MatchKey.from_words(f"log {number}", seats)
        match, rng = Match(GAME, seats, {"max_turns": 12}, key), key.stream("choices")
        events: tuple[Event, ...] = match.opening
        shut_in: list[int] = []
        while True:
            for event in events:
                seen.add(event.kind)
                said = dict(event.args)
                if "card" in said:
                    assert event.kind in SPOKEN, event
                if event.secret:
                    assert event.to == tuple(said[who] for who in WHISPERED[event.kind]), event
                assert "role" not in said or event.kind == "unmasked"
                if event.kind in ("drew-openly", "discarded-openly", "offered-openly", "gave-openly", "put-openly"):
                    assert said["who"] in shut_in
            if match.outcome is not None:
                break
            shut_in = [seat for seat, turns in enumerate(match.state.quarantine) if turns]
            asked = match.asked[rng.below(len(match.asked))].decision
            free = [option for option in asked.options if option.verb != "declare"]
            before = match.state.quarantine[:]
            events = match.play(asked.seat, rng.pick(tuple(free)))
            shut_in += [seat for seat, turns in enumerate(match.state.quarantine) if turns and not before[seat]]
    assert {"drew", "discarded", "exchanged", "offered", "suspected"} <= seen


@pytest.mark.rule("cosa-12.2", "cosa-3.13")
@pytest.mark.parametrize("seats", [4, 6])
def test_no_eye_can_tell_a_world_redealt_for_it(seats: int) -> None:
    """Human, Infectado, La Cosa, the eliminated and a spectator: all that is hidden dealt anew, and nothing shows."""
    looked: set[str] = set()
    for number in range(3):
        key = MatchKey.from_words(f"worlds {number}", seats)
        match, rng = Match(GAME, seats, {"max_turns": 12}, key), key.stream("choices")
        step = 0
        while match.outcome is None:
            asked = match.asked[rng.below(len(match.asked))].decision
            free = [option for option in asked.options if option.verb != "declare"]
            match.play(asked.seat, rng.pick(tuple(free)))
            step += 1
            if match.outcome is not None or step % 9:
                continue
            for eye in eyes(match):
                twin = Position.over(GAME, GAME.redeal(match.state, eye, rng.branch()), seats)
                assert same_to(eye, match, twin)
                if eye != SPECTATOR:
                    assert offered(match, eye) == offered(twin, eye)
                    looked.add("out" if eye not in match.state.ring else str(match.state.roles[eye]))
    assert {"0", str(LA_COSA)} <= looked


@pytest.mark.rule("cosa-5.3", "cosa-5.6")
def test_what_one_seat_is_shown_only_that_seats_log_and_notebook_say() -> None:
    match = lay("analysis", "missed scary no-thanks infected", "thing", "", "")
    before = {eye: match.view(eye) for eye in eyes(match)}
    events = play(match, "0 play-on:analysis:1")
    assert told(events, "analysed", 0)[0]["card"] == tuple(names(match.state.hands[1]))
    assert told(events, "analysed") == told(events, "analysed", 3) == [{"who": 0, "who2": 1}]
    assert heard(events, 1) == heard(events, SPECTATOR)
    assert match.view(0)["notes"][1]["cards"] == list(match.state.hands[1])
    for eye in (1, 2, 3, 4):
        assert match.view(eye)["notes"] == before[eye]["notes"]
        assert match.view(eye)["known"][eye][1] == before[eye]["known"][eye][1] == ()


@pytest.mark.rule("cosa-6.1", "cosa-4.4", "cosa-4.10")
def test_an_infection_is_known_to_the_two_concerned_alone() -> None:
    one = lay("thing infected axe", "whisky", "", "", "", at="exchange")
    two = one.fork()
    first = (*play(one, "0 give:infected"), *play(one, "1 give:whisky"))
    second = (*play(two, "0 give:axe"), *play(two, gift(two, 1)))
    for eye in (2, 3, 4, SPECTATOR):
        assert heard(first, eye) == heard(second, eye)
        assert same_to(eye, one, two)
    assert one.view(1)["certain"][:2] == ["thing", "infected"]
    assert two.view(1)["certain"][:2] == [None, "human"]


@pytest.mark.rule("cosa-11.10")
def test_cards_passed_round_are_sealed_until_all_are_in() -> None:
    one = lay("thing infected axe", "", "", "", "", at="turn", deck="round")
    two = one.fork()
    assert list(map(str, play(one, "0 give:infected"))) == list(map(str, play(two, "0 give:axe")))
    for eye in eyes(one, but=(0,)):
        assert same_to(eye, one, two)
        assert one.view(eye)["passes"][0] is True
    assert one.waiting_for == (1, 2, 3, 4)


@pytest.mark.rule("cosa-3.1", "cosa-5.8", "cosa-11.8")
@pytest.mark.parametrize("shut_in", [False, True])
@pytest.mark.parametrize("card", ["resolute", "forgetful"])
def test_of_several_cards_drawn_nobody_is_told_which_came_first(card: str, shut_in: bool) -> None:
    """Or it would be told and not seen in any view, for hands are in no order that tells."""
    matches, stories = [], []
    for drawn in ("missed round infected scary", "scary round missed infected", "infected round scary missed"):
        laid = {0: 2} if shut_in else {}
        if card == "resolute":
            match = lay("resolute", "thing", "", "", "", "", deck=f"{drawn} whisky", quarantine=laid)
            stories.append(play(match, "0 play:resolute"))
        else:
            hands = ("axe suspicion suspicion whisky", "thing", "", "", "", "")
            match = lay(*hands, at="turn", deck=f"forgetful {drawn} seduction", quarantine=laid)
            stories.append(play(match, "0 discard:axe", "0 discard:suspicion", "0 discard:suspicion"))
        matches.append(match)
    for eye in eyes(matches[0]):
        assert heard(stories[0], eye) == heard(stories[1], eye) == heard(stories[2], eye)
        assert same_to(eye, matches[0], matches[1])
        assert same_to(eye, matches[0], matches[2])
    told_owner = told(stories[0], "drew-openly" if shut_in else "drew", 0)
    assert [line["card"] for line in told_owner] == ["infected", "scary", "missed"]


@pytest.mark.rule("cosa-3.4", "cosa-7.2")
def test_one_is_told_and_sees_which_card_one_drew_last_and_nobody_else_does() -> None:
    """A card for the defence and one for the turn that begins at once: which came when is nobody else's business."""
    matches, stories = [], []
    for drawn in ("missed scary", "scary missed"):
        match = lay("axe", "no-thanks", "thing", "", "", "", at="exchange", deck=drawn)
        stories.append(play(match, "0 give:axe", "1 defend:no-thanks"))
        matches.append(match)
    assert [names([match.view(1)["drawn"][1]]) for match in matches] == [["scary"], ["missed"]]
    assert matches[0].state.hands == matches[1].state.hands
    for eye in eyes(matches[0], but=(1,)):
        assert heard(stories[0], eye) == heard(stories[1], eye)
        assert same_to(eye, *matches)
        assert matches[0].view(eye)["drawn"][1] is None
    kept = lay("resolute", "thing", "", "", "", "", deck="missed scary infected")
    play(kept, "0 play:resolute", "0 keep:scary")
    assert names([kept.view(0)["drawn"][0]]) == ["scary"]


@pytest.mark.rule("cosa-13.1")
def test_at_the_end_everybody_is_unmasked_to_everybody() -> None:
    match = lay("flamethrower", "thing", "infected", "", "", infected=[2], out=[4])
    assert match.view(SPECTATOR)["unmasked"] == []
    play(match, "0 play-on:flamethrower:1", "1 accept")
    for eye in eyes(match):
        assert match.view(eye)["certain"] == ["human", "thing", "infected", "human", "human"]
