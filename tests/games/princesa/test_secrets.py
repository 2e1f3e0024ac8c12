"""Chapter 15: what each seat sees and hears, and what being asked gives away: nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games.looking import asks, decision, eyes, heard, offered, told
from games.princesa.laid import lay, names
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.kinds import KIDNAPPER, SECRET_IDS, is_environment
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import UNKNOWN, Princesa
from sobremesa.kernel.events import Event
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

HIDDEN = {
    "rng",
    "offered",
    "picks",
    "deck",
    "hands",
    "placed",
    "secrets",
    "undealt",
    "sure",
    "notebook",
    "known",
    "foreseen",
    "strays",
    "queues",
    "votes",
    "ears",
}

# The events in which everybody is told the name of a card, all of them about cards that everybody sees.
SPOKEN = {
    "attacked-openly",
    "turned-over",
    "finished-off",
    "won-duel",
    "won-alone",
    "environment",
    "enchanted",
    "enchanted-self",
    "shielded",
    "spell-acted",
    "conjured",
    "spell-ended",
    "refilled",
    "discarded-top",
    "cleared-shop",
    "discarded",
    "left-behind",
    "sold",
    "discarded-hand",
    "took-from-pile",
    "bought",
}
# And those of which only some are told more, by who those are.
WHISPERED = {
    "dealt-secret": ("who",),
    "attacked": ("who",),
    "drew": ("who",),
    "foresaw": ("who",),
    "took-foreseen": ("who",),
    "put-back": ("who",),
    "saw-hand": ("who",),
    "peeked": ("who",),
    "showed": ("who", "who2"),
    "gave": ("who", "who2"),
    "stole": ("who", "who2"),
    "looted": ("who", "who2"),
}
# In which a secret is named to all: it lies face up then.
TOLD_OPENLY = {"secret-shown"}

SHOP = "unmask unmask robbery"


def same_to(eye: int, one: Match[Princesa], other: Match[Princesa]) -> bool:
    """Whether the eye can't tell the one match from the other: what it sees, what it is asked and who is."""
    mine = [match.asked_of(eye) and decision(match, eye) if eye != SPECTATOR else None for match in (one, other)]
    return one.view(eye) == other.view(eye) and mine[0] == mine[1] and asks(one) == asks(other)


def by_lot(match: Match[Princesa], rng: Any) -> tuple[Event, ...]:
    asked = match.asked[rng.below(len(match.asked))].decision
    return match.play(asked.seat, rng.pick(asked.options))


# --- views -------------------------------------------------------------------------------------------------------


def test_every_field_that_not_all_may_see_is_known_here() -> None:
    assert {info.name for info in GAME.schema.fields if info.see != "all"} == HIDDEN


@pytest.mark.rule("princesa-15.1", "princesa-12.1", "princesa-1.9")
def test_a_view_does_not_change_with_what_it_must_not_show() -> None:
    """Other hands of the same size, a ghost's too, other secrets and another order of the deck."""
    one = lay(
        "lance",
        "map toll",
        "plunder",
        "riposte",
        "",
        secrets="hidden-heir kidnapper betrothed undying royal-spy",
        shop=SHOP,
        ghosts=[4],
    )
    two = lay(
        "lance",
        "barter short-sword",
        "storm",
        "blessing",
        "",
        secrets="hidden-heir betrothed kidnapper witness royal-spy",
        shop=SHOP,
        ghosts=[4],
    )
    for eye in (0, 4, SPECTATOR):
        assert same_to(eye, one, two)
    for eye in (1, 2, 3):
        assert one.view(eye) != two.view(eye)
    view = one.view(0)
    assert view["hands"] == [(CARD["lance"],), 2, 1, 1, 0]
    assert view["secrets"] == [SECRET_IDS.index("hidden-heir"), None, None, None, None]


@pytest.mark.rule("princesa-15.2")
def test_what_lies_open_is_seen_by_all() -> None:
    match = lay(
        "lance",
        "map toll",
        "",
        hearts=(3, 2, 0),
        gold=(1, 4, 2),
        ghosts=[2],
        spells={1: "slow-poison torn-pocket"},
        environment="storm",
        shop=SHOP,
        discard="plunder blessing",
        princess=1,
    )
    for eye in eyes(match):
        view = match.view(eye)
        assert view["hearts"] == [3, 2, 0]
        assert view["gold"] == [1, 4, 2]
        assert view["heroes"] == match.state.heroes
        assert view["ghosts"] == [False, False, True]
        assert names(view["spells"][1]) == ["slow-poison", "torn-pocket"]
        assert view["marks"][1][0] == 2
        assert names([view["environment"]]) == ["storm"]
        assert names(view["shop"]) == SHOP.split()
        assert names(view["discard"]) == ["plunder", "blessing"]
        assert view["deck"] == len(match.state.deck)
        assert view["princess"] == 1
        assert view["hand_sizes"] == [1, 3, 0]  # the Princess counts


@pytest.mark.rule("princesa-15.1")
def test_the_deck_shows_no_card_to_anybody() -> None:
    one = lay("", "", "", shop=SHOP, deck="lance map")
    two = lay("", "", "", shop=SHOP, deck="map lance")
    for eye in eyes(one):
        assert same_to(eye, one, two)


# --- events ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.3", "princesa-15.4", "princesa-15.7", "princesa-8.9", "princesa-13.5")
@pytest.mark.parametrize(("seats", "settings"), [(3, {}), (5, {"two_heroes": True}), (8, {"revealed_frees": True})])
def test_the_log_names_no_hidden_card_or_secret_and_whispers_only_to_those_concerned(
    seats: int, settings: dict[str, object]
) -> None:
    """Whole matches by lot; nobody can show a card or a secret but where a card asks for it."""
    seen: set[str] = set()
    for number in range(6):
        key = MatchKey.from_words(f"log {number}", seats)
        match, rng = Match(GAME, seats, settings, key), key.stream("choices")
        events = match.opening
        while True:
            for event in events:
                seen.add(event.kind)
                said = dict(event.args)
                if "card" in said:
                    assert event.kind in SPOKEN, event
                if "secret" in said:
                    assert event.kind in TOLD_OPENLY, event
                    assert isinstance(said["who"], int)
                    assert match.state.shown[said["who"]] != UNKNOWN
                if event.secret:
                    assert event.to == tuple(said[who] for who in WHISPERED[event.kind]) or set(event.to) == {
                        said[who] for who in WHISPERED[event.kind]
                    }, event
            if match.outcome is not None:
                break
            events = by_lot(match, rng)
    assert {"drew", "attacked", "turned-over", "stole", "peeked", "secret-shown", "looted"} <= seen


@pytest.mark.rule("princesa-15.4", "princesa-6.13")
def test_a_card_taken_back_unseen_stays_unknown() -> None:
    """Whatever lay there face down, the others' notebooks and logs are the same."""
    stories = []
    for card in ("lance", "map", "torn-pocket"):
        match = lay("lance map torn-pocket", "storm", "", shop=SHOP)
        events = play(match, "0 challenge:1", f"0 place:{card}", "1 place:storm")
        stories.append([(heard(events, eye), match.view(eye)) for eye in (1, 2, SPECTATOR)])
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.rule("princesa-15.4", "princesa-15.6")
def test_cards_turned_over_are_remembered_by_all() -> None:
    match = lay("lance map", "toll", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    for eye in (1, 2, SPECTATOR):
        assert match.view(eye)["notes"][0]["cards"] == [CARD["lance"]]
    for eye in (0, 2, SPECTATOR):
        assert match.view(eye)["notes"][1]["cards"] == [CARD["toll"]]


@pytest.mark.rule("princesa-15.3")
def test_a_theft_is_seen_by_the_two_alone_unless_it_is_the_princess() -> None:
    one = lay("robbery", "wooden-shield map", "", shop="unmask unmask lance")
    events = play(one, "0 challenge:1", "0 place:robbery", "1 place:wooden-shield")
    assert told(events, "stole", 0) == told(events, "stole", 1)
    assert "card" in told(events, "stole", 0)[0]
    assert told(events, "stole", 2) == told(events, "stole") == [{"who": 0, "who2": 1}]
    her = lay("robbery", "", "", princess=1, shop="unmask unmask lance")
    events = play(her, "0 challenge:1", "0 place:robbery")
    for eye in eyes(her):
        assert told(events, "princess-taken", eye) == [{"who": 0}]


# --- being asked -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.5", "princesa-6.5", "princesa-11.10", "princesa-12.4")
@pytest.mark.parametrize(("seats", "settings"), [(3, {}), (4, {"two_heroes": True}), (6, {})])
def test_no_eye_can_tell_a_world_redealt_for_it(seats: int, settings: dict[str, object]) -> None:
    """Heroes, ghosts, the Kidnapper and a spectator: all that is hidden dealt anew, and nothing shows."""
    looked: set[str] = set()
    differed = False
    for number in range(8):
        key = MatchKey.from_words(f"worlds {number}", seats)
        match, rng = Match(GAME, seats, settings, key), key.stream("choices")
        step = 0
        while match.outcome is None:
            if step % 23 == 0:
                for eye in eyes(match):
                    twin = Position.over(GAME, GAME.redeal(match.state, eye, rng.branch()), seats)
                    assert same_to(eye, match, twin)
                    differed |= twin.state.secrets != match.state.secrets and twin.state.hands != match.state.hands
                    if eye != SPECTATOR and not match.state.picks:
                        looked.add("ghost" if match.state.ghosts[eye] else "hero")
                        looked.add(str(match.state.secrets[eye] == KIDNAPPER))
            by_lot(match, rng)
            step += 1
    assert looked == {"ghost", "hero", "True", "False"}
    assert differed


@pytest.mark.rule("princesa-15.5", "princesa-5.4")
def test_an_answer_is_asked_for_by_what_all_can_count() -> None:
    """In whole matches: whoever is challenged is asked exactly if they have a card to lay and may."""
    asked = unasked = 0
    for number in range(12):
        key = MatchKey.from_words(f"answers {number}", 4)
        match, rng = Match(GAME, 4, {}, key), key.stream("choices")
        while match.outcome is None:
            seat, ask = asks(match)[0]
            if ask != "attack":
                by_lot(match, rng)
                continue
            rival = match.state.duel[1]
            view = match.view(SPECTATOR)
            cards = view["hands"][rival] - len(view["played"][rival])
            option = rng.pick(decision(match, seat).options)
            plain = not is_environment(option.args[0]) and option.key not in ("place:heavy-crossbow", "place:ambush")
            may = cards > 0 and not view["overloaded"][rival] and plain
            match.play(seat, option)
            assert (asks(match)[:1] in ([(rival, "answer")], [(rival, "answer-openly")])) == may
            asked, unasked = asked + may, unasked + (not may)
    assert asked > 50
    assert unasked > 5


@pytest.mark.rule("princesa-15.5", "princesa-12.5")
def test_why_not_tells_nobody_what_they_cannot_see() -> None:
    one = lay("lance", "map", "", secrets="hidden-heir kidnapper betrothed", shop=SHOP)
    two = lay("lance", "toll", "", secrets="hidden-heir betrothed kidnapper", shop=SHOP)
    for line in ("0 challenge:0", "0 place:map", "0 aim:1", "0 claim", "0 pass", "0 take:map", "0 wander", "0 done"):
        assert refused(one, line) == refused(two, line)


@pytest.mark.rule("princesa-12.3", "princesa-3.6", "princesa-15.5")
def test_nobody_can_tell_whether_another_might_use_a_secret() -> None:
    one = lay("lance", "map", "", secrets="hidden-heir kidnapper betrothed", shop=SHOP)
    two = lay("lance", "map", "", secrets="undying kidnapper betrothed", shop=SHOP)
    assert offered(one, 0) - offered(two, 0) == {"use-secret"}
    for eye in (1, 2, SPECTATOR):
        assert same_to(eye, one, two)


# --- the notebook ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.6", "princesa-8.9")
def test_what_one_seat_has_learned_only_its_notebook_says() -> None:
    match = lay("interrogation", "wooden-shield", "", secrets="hidden-heir kidnapper betrothed", shop=SHOP)
    play(match, "0 challenge:1", "0 place:interrogation", "1 place:wooden-shield")
    assert match.view(0)["notes"][1]["secret"] == "kidnapper"
    assert [entry["how"] for entry in match.view(0)["notes"][1]["entries"]] == ["peeked"]
    for eye in (2, SPECTATOR):
        assert match.view(eye)["notes"][1]["secret"] is None
        assert match.view(eye)["notes"][1]["entries"] == []
        assert match.view(eye)["notes"][1]["seen_by"] == [0]  # that seat 0 looked, all know
        assert match.view(eye)["notes"][0]["secret"] is None


@pytest.mark.rule("princesa-15.6")
def test_what_a_spy_or_a_picker_saw_stays_in_the_notebook() -> None:
    match = lay("ambush", "toll map", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:ambush", "0 take:map")
    assert match.view(0)["notes"][1]["cards"] == [CARD["toll"]]
    assert match.view(1)["notes"][0]["cards"] == [CARD["map"]]
    assert match.view(2)["notes"][1]["cards"] == match.view(2)["notes"][0]["cards"] == []


@pytest.mark.rule("princesa-15.6", "princesa-12.1")
def test_what_was_revealed_is_in_everybodys_notebook() -> None:
    match = lay("unmask", "wooden-shield", "", secrets="hidden-heir kidnapper betrothed", shop="lance toll robbery")
    play(match, "0 challenge:1", "0 place:unmask", "1 place:wooden-shield")
    for eye in eyes(match):
        assert match.view(eye)["notes"][1]["secret"] == "kidnapper"


# --- talk --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.7")
def test_there_is_no_way_to_show_a_hand_or_a_secret_unasked() -> None:
    """Nothing may be done unasked, and cards are shown only by Confession and to one player."""
    match = lay("lance", "map", "", shop=SHOP)
    for seat in range(3):
        assert GAME.free(match.state, seat) == ()
    assert not any(key.startswith(("show", "confess")) for key in offered(match, 0))
    assert refused(match, "0 show:lance") is not None
