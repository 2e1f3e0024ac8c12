"""What the table remembers for each seat of hidden cards and secrets, and that worlds dealt for it respect it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.princesa.laid import lay, names, numbers
from sobremesa.games.princesa import actions, knowledge, moves
from sobremesa.games.princesa.book import CARD, SECRET
from sobremesa.games.princesa.kinds import ENVIRONMENT, KIDNAPPER, MAGIC, SECRET_IDS, TYPE_OF
from sobremesa.games.princesa.knowledge import deck_of, doubtful_of, sure_of
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import INNOCENT, UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.kernel.zones import Zone
from sobremesa.testing import play

SETTINGS = complete(GAME.info.settings, {})
SHOP = "storm thick-fog sanctuary"
WORLDS = 30


def worlds(s: Princesa, seat: int, count: int = WORLDS) -> Iterator[Princesa]:
    rng = MatchKey.from_words("worlds", 1).stream("redeal")
    for _ in range(count):
        yield GAME.redeal(s, seat, rng)


def cards_known(match: Match[Princesa], viewer: int, of: int) -> list[str]:
    """The cards that the viewer's notebook is certain of."""
    return sorted(names(match.view(viewer)["notes"][of]["cards"]))


def is_magic(hand: Zone) -> bool:
    """Whether there is a spell in it."""
    return any(TYPE_OF[kind] == MAGIC for kind in hand)


def doubted(match: Match[Princesa], viewer: int, of: int) -> tuple[list[str], int]:
    page = match.view(viewer)["notes"][of]
    return sorted(names(page["doubtful"])), page["at_least"]


# --- hands -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-2.2", "princesa-15.6")
def test_everybody_knows_the_hands_of_the_start() -> None:
    match: Match[Princesa] = Match(GAME, 4, key=MatchKey.from_words("start", 4))
    for viewer in (0, SPECTATOR):
        for seat in (1, 2, 3):
            assert cards_known(match, viewer, seat) == sorted(names(match.state.hands[seat]))
    for world in worlds(match.state, SPECTATOR):
        assert world.hands == match.state.hands


@pytest.mark.rule("princesa-15.4", "princesa-15.6")
def test_cards_turned_over_are_known_and_stay_in_every_world() -> None:
    match = lay("lance map", "toll unmask", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    for viewer in (2, SPECTATOR):
        assert cards_known(match, viewer, 0) == ["lance"]
        assert cards_known(match, viewer, 1) == ["toll"]
    hidden = set()
    for world in worlds(match.state, 2):
        assert CARD["lance"] in world.hands[0]
        assert CARD["toll"] in world.hands[1]
        hidden.add(world.hands[1])
    assert len(hidden) > 5


@pytest.mark.rule("princesa-15.3", "princesa-15.6")
def test_of_a_stolen_card_the_others_know_only_that_one_has_left() -> None:
    stolen = set()
    for number in range(12):
        match = lay("robbery", "wooden-shield map lance", "", shop=SHOP, rng=Rng(bytes([number])))
        play(match, "0 challenge:1", "0 place:robbery", "1 place:wooden-shield")
        (taken,) = [name for name in names(match.state.hands[0]) if name != "robbery"]
        stolen.add(taken)
        assert cards_known(match, 0, 1) == ([] if taken == "wooden-shield" else ["wooden-shield"])
        assert cards_known(match, 1, 0) == sorted(["robbery", taken])
        assert cards_known(match, 2, 1) == []
        assert doubted(match, 2, 1) == (["wooden-shield"], 0)
        assert cards_known(match, 2, 0) == ["robbery"]
    assert stolen == {"wooden-shield", "map", "lance"}


@pytest.mark.rule("princesa-15.3", "princesa-15.6")
def test_a_card_seen_in_a_hand_is_never_dealt_back_to_the_deck() -> None:
    """It is where it was, or with whoever may have taken it."""
    match = lay("toll robbery", "wooden-shield stone-fist map", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:toll", "1 place:stone-fist", "1 explore", "2 explore")
    play(match, "0 challenge:1", "0 place:robbery", "1 place:wooden-shield")
    assert doubted(match, 2, 1)[0] == ["stone-fist", "wooden-shield"]
    found: Counter[int] = Counter()
    for world in worlds(match.state, 2, 60):
        (holder,) = [seat for seat in (0, 1) if CARD["stone-fist"] in world.hands[seat]]
        found[holder] += 1
    assert found[0] > 0
    assert found[1] > 0


@pytest.mark.rule("princesa-15.4", "princesa-15.6")
def test_a_card_that_turns_up_elsewhere_tells_what_was_left() -> None:
    match = lay("toll robbery", "stone-fist lance", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:toll", "1 place:stone-fist", "1 explore", "2 explore")
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, CARD["clairvoyance"], 1)
    knowledge.passes(s, CARD["stone-fist"], 1, 0)
    row = s.known[2]
    assert set(doubtful_of(row[1])[0]) == {CARD["stone-fist"], CARD["clairvoyance"]}
    assert doubtful_of(row[1])[1] == 1
    knowledge.all_see_card(s, 0, CARD["stone-fist"], 1)
    assert sure_of(s.known[2][1]) == (CARD["clairvoyance"],)


@pytest.mark.rule("princesa-11.9", "princesa-15.6")
def test_a_ghost_who_passed_has_no_magic_until_it_gets_another_card() -> None:
    laid: dict[str, Any] = {"deck": "", "rest": "discard", "princess": "centre", "shop": "storm", "active": 1}
    match = lay("lance torn-pocket", "toll map barter", "blessing", ghosts=[1], **laid)
    assert any(is_magic(world.hands[1]) for world in worlds(match.state, 2, 60))
    play(match, "1 pass")
    for eye in (2, SPECTATOR):
        assert not any(is_magic(world.hands[1]) for world in worlds(match.state, eye, 60))
    s = GAME.schema.clone(match.state)
    s.hands[0], s.hands[1] = (CARD["torn-pocket"],), tuple(sorted((*s.hands[1], CARD["lance"])))
    knowledge.passes(s, CARD["lance"], 0, 1)
    assert any(is_magic(world.hands[1]) for world in worlds(s, 2, 60))


@pytest.mark.rule("princesa-11.9", "princesa-15.6")
def test_a_ghost_who_had_nobody_to_enchant_may_have_magic() -> None:
    laid: dict[str, Any] = {"deck": "", "rest": "discard", "princess": "centre", "shop": "storm", "active": 1}
    match = lay("lance torn-pocket", "toll map barter", "blessing", ghosts=[0, 1, 2], **laid)
    actions.stand_idle(match.state, 1)
    assert match.state.lacking == [0, 0, 0]


@pytest.mark.rule("princesa-6.5", "princesa-15.6")
def test_who_could_not_finish_has_only_magic_and_environment_besides_what_was_turned_over() -> None:
    match = lay("lance", "short-sword storm torn-pocket", "", shop="thick-fog sanctuary blessing")
    play(match, "0 challenge:1", "0 place:lance", "1 place:short-sword", "1 pass")
    for world in worlds(match.state, 2, 60):
        others = [name for name in names(world.hands[1]) if name != "short-sword"]
        assert all(TYPE_OF[CARD[name]] in (MAGIC, ENVIRONMENT) for name in others)


@pytest.mark.rule("princesa-8.7", "princesa-15.6")
def test_who_looks_at_a_hand_knows_all_of_it() -> None:
    match = lay("ambush", "lance map toll", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:ambush")
    assert cards_known(match, 0, 1) == ["lance", "map", "toll"]
    assert cards_known(match, 2, 1) == []
    for world in worlds(match.state, 0):
        assert names(world.hands[1]) == names(match.state.hands[1])


@pytest.mark.rule("princesa-10.4", "princesa-15.6")
def test_what_was_known_of_a_looted_hand_is_known_of_the_looter() -> None:
    match = lay("executioner", "toll map lance", "", hearts={1: 1}, shop=SHOP)
    play(match, "0 challenge:1", "0 place:executioner", "1 place:toll", "0 discard:map", "0 done")
    assert cards_known(match, 2, 0) == ["executioner", "toll"]
    assert cards_known(match, 1, 0) == ["executioner", "lance", "toll"]
    assert cards_known(match, 2, 1) == []


@pytest.mark.rule("princesa-15.3", "princesa-15.6")
def test_a_card_that_may_have_gone_may_have_gone_further() -> None:
    """From hand to hand to hand: whoever saw it in the first looks for it in the third too."""
    match = lay("map", "stone-fist wooden-shield", "", "lance", shop=SHOP)
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, CARD["stone-fist"], 1)
    _passes(s, "stone-fist", 1, 0)
    _passes(s, "stone-fist", 0, 3)
    found = Counter(seat for world in worlds(s, 2, 80) for seat in range(4) if CARD["stone-fist"] in world.hands[seat])
    assert set(found) == {0, 1, 3}


def _passes(s: Princesa, card: str, giver: int, taker: int) -> None:
    kind = CARD[card]
    s.hands[giver] = tuple([held for held in s.hands[giver] if held != kind])
    s.hands[taker] = tuple(sorted((*s.hands[taker], kind)))
    knowledge.passes(s, kind, giver, taker)


def _whereabouts(s: Princesa, eye: int, card: str) -> set[int]:
    """The seats that have the card in worlds dealt for that eye; -1 for the deck."""
    found = set()
    for world in worlds(s, eye, 80):
        found.add(next((seat for seat, hand in enumerate(world.hands) if CARD[card] in hand), -1))
    return found


@pytest.mark.rule("princesa-15.3", "princesa-15.6")
def test_a_card_has_not_gone_where_others_went_before_it_came() -> None:
    match = lay("map toll", "wooden-shield lance", "", "", shop=SHOP, discard="stone-fist")
    s = GAME.schema.clone(match.state)
    _passes(s, "wooden-shield", 1, 0)
    moves.take_from_pile(s, 1, CARD["stone-fist"])
    assert _whereabouts(s, 2, "stone-fist") == {1}
    _passes(s, "lance", 1, 3)
    for eye in (2, SPECTATOR):
        assert _whereabouts(s, eye, "stone-fist") == {1, 3}
    assert _whereabouts(s, 3, "stone-fist") == {1}  # who got the other card


@pytest.mark.rule("princesa-8.7", "princesa-15.6")
def test_what_was_missing_from_a_hand_that_one_has_seen_is_not_there_later_either() -> None:
    match = lay("map toll", "stone-fist lance", "", "", shop=SHOP)
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, CARD["stone-fist"], 1)
    _passes(s, "stone-fist", 1, 0)
    knowledge.sees_hand(s, 2, 1)
    moves.draw(s, 1, 2)
    assert _whereabouts(s, 2, "stone-fist") == {0}
    assert _whereabouts(s, 3, "stone-fist") == {0, 1}


@pytest.mark.rule("princesa-10.4", "princesa-15.6")
def test_who_is_given_a_hand_knows_what_had_left_it_and_others_look_for_it_there() -> None:
    match = lay("map toll", "stone-fist lance", "", "", shop=SHOP)
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, CARD["stone-fist"], 1)
    _passes(s, "stone-fist", 1, 0)
    moves.pass_hand(s, 1, 2)
    moves.draw(s, 1, 2)
    assert _whereabouts(s, 2, "stone-fist") == {0}
    assert _whereabouts(s, 3, "stone-fist") == {0, 2}


@pytest.mark.rule("princesa-15.3", "princesa-15.6")
def test_no_more_cards_are_with_somebody_than_have_gone_there() -> None:
    """One has gone to each of two others: however many they have drawn since, neither has both."""
    match: Match[Princesa] = Match(GAME, 4, key=MatchKey.from_words("start", 4))
    s = GAME.schema.clone(match.state)
    one, two, _ = names(s.hands[1])
    _passes(s, one, 1, 0)
    _passes(s, two, 1, 3)
    moves.draw(s, 0, 2)
    moves.draw(s, 3, 2)
    for world in worlds(s, 2, 80):
        gear = [len(set(world.hands[seat]) & set(match.state.hands[1])) for seat in range(4)]
        assert gear == [1, 1, 0, 1]
    assert _whereabouts(s, 2, one) == _whereabouts(s, 2, two) == {0, 1, 3}


@pytest.mark.rule("princesa-10.4", "princesa-15.6")
def test_what_had_come_to_a_hand_unseen_goes_on_with_it() -> None:
    match: Match[Princesa] = Match(GAME, 4, key=MatchKey.from_words("start", 4))
    s = GAME.schema.clone(match.state)
    card = names(s.hands[1])[0]
    _passes(s, card, 1, 0)
    moves.pass_hand(s, 0, 2)
    for seat in (1, 2):
        moves.draw(s, seat, 2)
    for eye in (3, SPECTATOR):
        assert _whereabouts(s, eye, card) == {1, 2}


@pytest.mark.rule("princesa-8.7", "princesa-15.3", "princesa-15.6")
@pytest.mark.parametrize("is_missed", [True, False])
def test_what_had_come_to_a_hand_before_one_saw_it_is_not_counted_again(is_missed: bool) -> None:
    """A card has gone from 3 to 1 and one from 1 to 0 since: 0 can't have a card of each."""
    match: Match[Princesa] = Match(GAME, 4, key=MatchKey.from_words("start", 4))
    s = GAME.schema.clone(match.state)
    seen, one, _ = names(s.hands[1])
    if is_missed:  # a card that one had looked for in another hand
        _passes(s, seen, 1, 0)
        knowledge.sees_card(s, 2, 0, CARD[seen])
    else:
        moves.draw(s, 1, 1)
        (drawn,) = set(s.hands[1]) - set(match.state.hands[1])
        _passes(s, names([drawn])[0], 1, 0)
        knowledge.sees_hand(s, 2, 0)
        knowledge.sees_hand(s, 2, 1)
    theirs = names(s.hands[3])[0]
    _passes(s, theirs, 3, 1)
    _passes(s, one, 1, 0)
    for seat in (0, 1, 3):
        moves.draw(s, seat, 2)
    came = set()
    for world in worlds(s, 2, 120):
        gear = set(world.hands[0]) & {*match.state.hands[1], *match.state.hands[3]} - {CARD[seen]}
        assert len(gear) <= 1
        came |= gear
    assert len(came) > 2


@pytest.mark.rule("princesa-15.4", "princesa-15.6")
@pytest.mark.parametrize("card", ["heavy-crossbow", "ambush", "fair-of-truth"])
def test_what_nobody_may_answer_and_what_is_no_answer_never_lies_face_down(card: str) -> None:
    match = lay(f"lance map {card}", "toll", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:lance")
    s = match.state
    knowledge.all_see_card(s, 0, CARD[card], 1)
    laid = {world.placed[0] for world in worlds(s, 1, 80)}
    assert len(laid) > 5
    assert CARD[card] not in laid


@pytest.mark.rule("princesa-11.9", "princesa-15.6")
def test_a_doubtful_card_is_not_where_its_kind_is_known_to_be_lacking() -> None:
    """It was seen in one hand and may have gone to another, which is then seen to have no such card."""
    match = lay("map lance toll", "frog-curse wooden-shield", "", "", shop=SHOP)
    spell = CARD["frog-curse"]
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, spell, 1)
    _passes(s, "wooden-shield", 1, 0)
    assert {seat for world in worlds(s, 2, 60) for seat in (0, 1) if spell in world.hands[seat]} == {0, 1}
    knowledge.all_see_lack(s, 0, MAGIC)
    for world in worlds(s, 2, 60):
        assert spell in world.hands[1]
        assert not is_magic(world.hands[0])


@pytest.mark.rule("princesa-11.9", "princesa-15.6")
def test_a_hand_lacks_a_kind_but_for_the_card_that_all_know_which_may_stay_though_another_left() -> None:
    match = lay("map lance toll", "frog-curse wooden-shield", "", "", shop=SHOP)
    spell = CARD["frog-curse"]
    s = GAME.schema.clone(match.state)
    knowledge.all_see_card(s, 1, spell, 1)
    knowledge.all_see_lack(s, 1, MAGIC)
    _passes(s, "wooden-shield", 1, 0)
    assert {seat for world in worlds(s, 2, 60) for seat in (0, 1) if spell in world.hands[seat]} == {0, 1}


@pytest.mark.rule("princesa-11.9", "princesa-15.6")
def test_of_two_cards_one_has_left_and_it_is_the_one_that_is_lacking_now() -> None:
    match = lay("map lance toll", "frog-curse stone-fist", "", "", shop=SHOP)
    s = GAME.schema.clone(match.state)
    for card in ("frog-curse", "stone-fist"):
        knowledge.all_see_card(s, 1, CARD[card], 1)
    _passes(s, "frog-curse", 1, 0)
    knowledge.all_see_lack(s, 1, MAGIC)
    for world in worlds(s, 2, 40):
        assert CARD["stone-fist"] in world.hands[1]
        assert CARD["frog-curse"] in world.hands[0]


@pytest.mark.rule("princesa-10.4", "princesa-11.9", "princesa-15.6")
@pytest.mark.parametrize(("lacking", "may_have"), [((1,), True), ((2,), True), ((1, 2), False)])
def test_of_two_hands_put_together_a_kind_is_lacking_if_both_lacked_it(
    lacking: tuple[int, ...], may_have: bool
) -> None:
    s = GAME.schema.clone(lay("map", "toll lance", "stone-fist barter", "", shop=SHOP).state)
    for seat in lacking:
        knowledge.all_see_lack(s, seat, MAGIC)
    moves.pass_hand(s, 1, 2)
    for eye in (3, SPECTATOR):
        assert any(is_magic(world.hands[2]) for world in worlds(s, eye, 60)) == may_have


# --- the deck ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-8.18", "princesa-15.6")
def test_cards_put_back_on_the_deck_are_known_until_they_are_drawn_and_by_whom() -> None:
    match = lay("clairvoyance", "wooden-shield", "", shop=SHOP, deck="lance map toll unmask")
    play(match, "0 challenge:1", "0 place:clairvoyance", "1 place:wooden-shield", "0 take:map", "0 put:toll")
    assert names(match.view(0)["foreseen"][0]) == ["toll", "lance"]
    for world in worlds(match.state, 0):
        assert names(world.deck[:2]) == ["toll", "lance"]
    assert len({world.deck[0] for world in worlds(match.state, 1)}) > 5
    for world in worlds(match.state, 1):
        assert world.foreseen[0] == world.deck[:2]
    play(match, "1 explore")
    assert cards_known(match, 0, 1) == ["toll", "wooden-shield"]
    assert cards_known(match, 2, 1) == ["wooden-shield"]
    assert names(match.view(0)["foreseen"][0]) == ["lance"]


@pytest.mark.rule("princesa-8.18", "princesa-15.6")
def test_who_foresaw_the_top_of_the_deck_foresees_it_no_longer_once_another_has_had_it_in_hand() -> None:
    match = lay("", "", "", shop=SHOP, deck="lance map toll unmask")
    s = match.state
    for viewer in (0, 1):
        knowledge.sees_top(s, viewer, s.deck[:3])
    taken = s.deck[1]
    s.hands[1] = tuple(sorted((*s.hands[1], taken)))
    s.deck = (s.deck[2], s.deck[0], *s.deck[3:])
    knowledge.takes_from_top(s, 1, taken, 2)
    assert s.foreseen == [(), s.deck[:2], ()]


@pytest.mark.rule("princesa-8.18", "princesa-15.6")
def test_what_was_foreseen_moves_up_when_the_top_card_is_turned_up() -> None:
    match = lay("", "", "", shop=SHOP, deck="lance map toll unmask")
    s = match.state
    knowledge.sees_top(s, 0, s.deck[:3])
    top, s.deck = s.deck[0], s.deck[1:]
    knowledge.top_leaves_openly(s, top)
    s.discard += (top,)
    assert s.foreseen[0] == s.deck[:2]
    for world in worlds(s, 0):
        assert world.deck[:2] == s.deck[:2]
        assert world.foreseen[1] == ()


@pytest.mark.rule("princesa-14.7", "princesa-15.2")
def test_everybody_has_seen_what_the_second_deck_is_made_of() -> None:
    """Whatever was hidden in a hand when the pile was shuffled is none of it."""
    pile = "executioner ambush map telltale-mirror clairvoyance"
    match = lay("", "lance toll", "", "", "", "", discard=pile, deck="unmask", shop=SHOP, rest="box", second_deck=True)
    play(match, "0 explore")
    assert sorted(names(match.state.deck)) == sorted(pile.split())
    play(match, "1 explore")
    for world in worlds(match.state, 2, 60):
        assert not set(numbers(pile)) & set(world.hands[0])
        assert len(set(numbers(pile)) & set(world.hands[1])) == 1


# --- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-12.1", "princesa-15.6")
def test_a_secret_seen_is_the_same_in_every_world_and_others_are_not() -> None:
    match = lay("interrogation", "wooden-shield", "", "", shop=SHOP)
    play(match, "0 challenge:1", "0 place:interrogation", "1 place:wooden-shield")
    page = match.view(0)["notes"][1]
    assert (page["secret"], page["entries"]) == (
        "bounty-hunter",
        [{"turn": 9, "how": "peeked", "secret": "bounty-hunter"}],
    )
    assert match.view(2)["notes"][1]["seen_by"] == [0]
    assert match.view(2)["notes"][1]["secret"] is None
    kidnappers = set()
    for world in worlds(match.state, 0):
        assert SECRET_IDS[world.secrets[1]] == "bounty-hunter"
        kidnappers.add(world.secrets.index(KIDNAPPER))
    assert kidnappers == {2, 3}


@pytest.mark.rule("princesa-12.15", "princesa-15.6")
def test_in_no_world_of_the_witness_is_the_innocent_the_kidnapper() -> None:
    for number in range(40):
        match: Match[Princesa] = Match(GAME, 5, key=MatchKey.from_words(f"witness {number}", 5))
        truth = [SECRET_IDS[secret] for secret in match.state.secrets]
        if "witness" not in truth:
            continue
        witness = truth.index("witness")
        (innocent,) = [seat for seat in range(5) if match.view(witness)["notes"][seat]["innocent"]]
        assert truth[innocent] != "kidnapper"
        assert all(world.secrets[innocent] != KIDNAPPER for world in worlds(match.state, witness))


@pytest.mark.rule("princesa-12.4", "princesa-15.6")
def test_who_wins_against_the_princess_and_leaves_her_is_not_betrothed_in_any_world() -> None:
    match = lay("lance", "toll map", "", "", princess=1, hearts={1: 3}, shop=SHOP)
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    assert match.view(2)["notes"][0]["excluded"] == ["betrothed"]
    number = SECRET["betrothed"]
    betrothed = {world.secrets.index(number) for world in worlds(match.state, 2) if number in world.secrets}
    assert betrothed == {1, 3}


# --- always ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-15.6")
@pytest.mark.parametrize("seats", [3, 4, 6, 10])
def test_what_is_held_for_certain_is_true_in_the_match_and_in_every_world(seats: int) -> None:
    doubts = sum(_doubts_in_a_match(seats, MatchKey.from_words(f"true {number}", seats)) for number in range(8))
    assert doubts > 0


def _doubts_in_a_match(seats: int, key: MatchKey) -> int:
    """Play at random and check what now one eye, now another takes for certain; says how often there was a doubt."""
    rng = key.stream("choices")
    s = deal(GAME, seats, SETTINGS, key.stream("rules"))
    doubts = 0
    while asked := GAME.decisions(s):
        if rng.below(6) == 0:
            eye = rng.below(seats + 1) - 1
            doubts += _check_worlds(s, GAME.redeal(s, eye, rng), eye)
        GAME.apply(s, asked[0].seat, rng.pick(asked[0].options))
    return doubts


def _check_worlds(s: Princesa, world: Princesa, eye: int) -> int:
    sits = eye != SPECTATOR
    known = s.sure[eye] if sits else tuple(s.shown)
    top = s.foreseen[eye] if sits else ()
    for state in (s, world):
        assert all(known[seat] in (secret, UNKNOWN, INNOCENT) for seat, secret in enumerate(state.secrets))
        assert state.deck[: len(top)] == top
    return sum(_check_knowledge(state, s.known[eye] if sits else s.common, eye) for state in (s, world))


def _check_knowledge(s: Princesa, row: tuple[tuple[int, ...], ...], eye: int) -> int:
    """Everything that the row says is true there; says how many entries leave a doubt."""
    doubts = 0
    for holder, zone in enumerate((*s.hands, s.deck)):
        if holder == eye:
            continue
        others = Counter(zone)
        others.subtract(sure_of(row[holder]))
        assert min(others.values(), default=0) >= 0, f"{holder} lacks one of {sure_of(row[holder])}"
        doubtful, few = doubtful_of(row[holder])
        assert (others & Counter(doubtful)).total() >= few
        doubts += bool(doubtful) and holder != deck_of(s)
    return doubts


# --- worlds that are played on ---------------------------------------------------------------------------------------


def _knows_less(s: Princesa) -> list[tuple[int, int]]:
    """Whoever isn't sure of a card of somebody's that everybody is sure of, or looks for cards where nobody does."""
    onlooker = len(s.known)
    everywhere = knowledge.strays_of(s, onlooker)[knowledge.UNSEEN][0]
    return [
        (viewer, holder)
        for viewer, row in enumerate(s.known)
        for holder, entry in enumerate(row)
        if holder != viewer
        and (
            Counter(sure_of(s.common[holder])) - Counter(sure_of(entry))
            or knowledge.strays_of(s, viewer)[knowledge.UNSEEN][0] & ~everywhere
        )
    ]


@pytest.mark.parametrize(("seats", "seat"), [(4, 0), (6, 3), (8, SPECTATOR)])
def test_in_a_world_dealt_anew_and_played_on_nobody_knows_less_than_everybody(seats: int, seat: int) -> None:
    match: Match[Princesa] = Match(GAME, seats, key=MatchKey.from_words(f"less {seats}", seats))
    chance = match.key.stream("chance")
    while match.asked and match.version < 60:
        decision = chance.pick(match.asked).decision
        match.play(decision.seat, chance.pick(decision.options))
    assert not _knows_less(match.state)
    world = GAME.redeal(match.state, seat, chance)
    for _ in range(60):
        assert not _knows_less(world)
        asked = GAME.decisions(world)
        if not asked:
            break
        decision = chance.pick(asked)
        world.asked = None
        GAME.apply(world, decision.seat, chance.pick(decision.options))
