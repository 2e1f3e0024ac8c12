"""What each can work out of cards and missions that lie face down, and that worlds dealt for a seat respect it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from games.ansia.laid import cards, lay, missions
from games.looking import eyes
from sobremesa.games.ansia.book import BOOK, MISSIONS
from sobremesa.games.ansia.cards.facts import FACTS, SPEED
from sobremesa.games.ansia.moves import from_deck, reshuffle
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import FIRST_CRYPT, NONE, Ansia
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.testing import Position, play

WORLDS = 60
LEFT = missions("menagerie gluttony")  # by the first, in the mountains


def worlds(s: Ansia, seat: int) -> Iterator[Ansia]:
    rng = MatchKey.from_words("worlds", 1).stream("redeal")
    for _ in range(WORLDS):
        yield GAME.redeal(s, seat, rng)


def where(s: Ansia, mission: int) -> str:
    """With whom, or in which crypt, a mission is."""
    with_whom = [f"seat {seat}" for seat, mine in enumerate(s.missions) if mission in mine]
    there = [f"crypt {crypt}" for crypt, pile in enumerate(s.crypts) if mission in pile]
    looked_at = [f"before {seat}" for seat, pile in enumerate(s.looking) if mission in pile]
    return " ".join(with_whom + there + looked_at) or "box"


def after_the_first_has_looked(mode: str) -> Position[Ansia]:
    """And the second has gone to the crypt that it left two missions in."""
    match = lay(
        *("night-flight", "night-flight"),
        places="high-halt high-halt",
        crypts=("the-pack menagerie gluttony", "crusade banquet", "penitent"),
        held={1: "collector"},
        public="altar-wine blue-blood",
        tokens={1: "one-mission"},
        settings={"mode": mode},
    )
    play(match, "0 pick:space-mountain-crypt", "0 pick:mission-the-pack", "0 done")
    play(match, "1 done", "1 pick:space-mountain-crypt", "1 done")
    return match


@pytest.mark.rule("ansia-1.7")
def test_what_lies_open_everybody_sees_and_what_is_hidden_only_its_owner_or_nobody() -> None:
    match = lay(
        *("night-flight", "bat-form ivo"),
        zones={0: "fang"},
        discards={1: "rita"},
        digested={1: "hugo"},
        tokens={1: "parasol"},
        held={1: "surge crusade"},
        decks={1: "luna vesper"},
        quarry={(1, 1): "marcela"},
    )
    s = match.state
    assert s.active == 0
    for eye in eyes(match):
        view = match.view(eye)
        for field in ("zones", "discards", "digested", "tokens", "quarry", "open_chests", "public", "scores"):
            assert view[field] == getattr(s, field), field
        assert view["hands"][1] == (s.hands[1] if eye == 1 else 2)
        assert view["missions"][1] == (s.missions[1] if eye == 1 else 2)
        assert view["decks"] == [len(s.decks[0]), 2]
        assert (view["deck"], view["tavern"]) == (len(s.deck), 3)
        assert view["crypts"] == [6, 5, 4]
        assert view["closed_chests"] == [True] * len(s.closed_chests)
        assert not {"unused", "spare_tokens", "rng"} & view.keys()


@pytest.mark.rule("ansia-10.3", "ansia-10.4", "ansia-10.6")
@pytest.mark.parametrize(
    ("mode", "possible"),
    [("novice", {"seat 1", "crypt 0"}), ("venerable", {"seat 1", "crypt 0", "crypt 1"})],
)
def test_what_somebody_may_have_taken_can_only_be_in_another_crypt_if_they_may_give_back(
    mode: str, possible: set[str]
) -> None:
    match = after_the_first_has_looked(mode)
    play(match, "1 pick:mission-gluttony", *(["1 pick:mission-collector"] if mode == "venerable" else []))
    play(match, "1 pick:token-one-mission", "1 pick:space-plains-crypt", "1 pick:mission-crusade")
    if mode == "venerable":
        play(match, "1 pick:mission-collector", "1 pick:mission-gluttony")
    assert {where(world, mission) for world in worlds(match.state, 0) for mission in LEFT} == possible


@pytest.mark.rule("ansia-1.7", "ansia-11.3")
def test_a_world_deals_anew_what_is_hidden_and_keeps_what_is_known() -> None:
    match = lay(
        *("the-hunger", "ivo rita hugo"),
        decks={0: "fang luna shriek radar vesper", 1: "bat-form mist celerity echo"},
        held={1: "collector crusade"},
        tops=[cards("fang"), cards("bat-form")],
        sure=[(), cards("ivo")],
        secret_likes=[(), (0,)],
    )
    s = match.state
    found = list(worlds(s, 0))
    for same in ("quarry", "zones", "discards", "digested", "missions", "open_chests", "public"):
        assert all(getattr(world, same)[0] == getattr(s, same)[0] for world in found), same
    assert {world.decks[0][0] for world in found} == set(cards("fang"))
    assert {world.decks[1][0] for world in found} == set(cards("bat-form"))
    assert all(cards("ivo")[0] in world.hands[1] and len(world.hands[1]) == 3 for world in found)
    assert all(world.known[1][mission] == 1 << 1 for world in found for mission in world.missions[1])
    hidden: tuple[Callable[[Ansia], object], ...] = (
        *(lambda w: w.decks[0], lambda w: w.hands[1], lambda w: w.decks[1], lambda w: w.secret_likes[1]),
        *(lambda w: w.deck, lambda w: w.tavern, lambda w: tuple(w.closed_chests), lambda w: w.spare_tokens),
        *(lambda w: w.crypts[0], lambda w: w.crypts[2], lambda w: w.unused),
    )
    assert all(len({look(world) for world in found}) > 1 for look in hidden)
    assert len({world.rng.below(1 << 30) for world in found}) == WORLDS  # nor what will be shuffled or drawn


@pytest.mark.rule("ansia-2.10")
def test_who_put_a_first_mission_back_knows_that_it_is_in_the_box() -> None:
    match: Match[Ansia] = Match(GAME, 2, {}, MatchKey.from_words("box", 2))
    while match.asked[0].decision.ask != "first-mission":
        match.play(match.asked[0].decision.seat, match.asked[0].decision.options[0])
    kept, other = match.state.looking[0]
    match.play(1, match.asked[1].decision.options[1])
    for world in worlds(match.state, 0):
        assert MISSIONS.number(BOOK.options[world.votes[1]].args[0]) in world.looking[1]
    for asked in match.asked:
        match.play(asked.decision.seat, asked.decision.options[0])
    assert match.state.missions[0] == (kept,)
    assert {where(world, other) for world in worlds(match.state, 0)} == {"box"}
    assert len({where(world, other) for world in worlds(match.state, 1)}) > 1


@pytest.mark.rule("ansia-2.13")
def test_a_first_hand_has_the_speed_that_was_said_in_every_world() -> None:
    match: Match[Ansia] = Match(GAME, 3, {}, MatchKey.from_words("speeds", 3))
    while match.state.active == NONE:
        match.play(match.asked[0].decision.seat, match.asked[0].decision.options[0])
    waiting = [seat for seat in range(3) if match.state.speeds[seat] != NONE]
    assert len(waiting) == 2
    for seat in waiting:
        hands = {world.hands[seat] for world in worlds(match.state, match.state.active)}
        assert {sum(SPEED[card] for card in hand) for hand in hands} == {match.state.speeds[seat]}
        assert len(hands) > 1


@pytest.mark.rule("ansia-2.3")
def test_on_top_of_the_deck_every_world_has_novices_cards_that_have_not_come_off_it() -> None:
    s = lay("", "", settings={"mode": "novice"}, deck="ivo rita marcela fang luna shriek").state
    s.marked, s.shown = 6, cards("bat-form wolf-form")
    stacks = {card for world in worlds(s, 0) for card in world.deck[:6]}
    assert all(FACTS[card].marked for card in stacks)
    assert not stacks & set(s.shown)
    assert len(stacks) > 6


@pytest.mark.rule("ansia-10.3", "ansia-10.6")
def test_who_looks_into_a_crypt_knows_at_once_what_is_there() -> None:
    match = lay("night-flight", "", places="high-halt castle")
    pile = match.state.crypts[0]
    play(match, "0 pick:space-mountain-crypt")
    assert {match.state.known[0][mission] for mission in pile} == {1 << FIRST_CRYPT}


@pytest.mark.rule("ansia-10.3", "ansia-10.6")
def test_who_gave_a_mission_back_knows_where_it_is() -> None:
    match = lay(
        *("night-flight", "night-flight"),
        places="high-halt castle",
        crypts=("the-pack menagerie gluttony", "crusade banquet", "penitent"),
        held={0: "collector"},
        public="altar-wine blue-blood",
    )
    play(match, "0 pick:space-mountain-crypt", "0 pick:mission-menagerie", "0 pick:mission-gluttony")
    (collector,) = missions("collector")
    assert {where(world, collector) for world in worlds(match.state, 0)} == {"crypt 0"}
    assert len({where(world, collector) for world in worlds(match.state, 1)}) > 2


@pytest.mark.rule("ansia-1.7", "ansia-5.5", "ansia-12.9")
@pytest.mark.parametrize("mode", ["novice", "venerable"])
def test_what_all_can_work_out_is_so(mode: str) -> None:
    rng, tops, sure = Rng(bytes(32)), 0, 0
    for evening in "abc":
        match = Match(GAME, 3, {"mode": mode}, MatchKey.from_words(evening, 3))
        while not match.is_over and match.version < 300:
            asked = rng.pick(match.asked).decision
            prepared = tuple([option for option in asked.options if asked.ask == "prepare" and option.key != "done"])
            match.play(asked.seat, rng.pick(prepared or asked.options))
            s = match.state
            for seat in range(3):
                assert s.unseen[seat] == tuple(sorted(s.decks[seat] + s.hands[seat]))
                assert s.tops[seat] == s.decks[seat][: len(s.tops[seat])]
                assert not Counter(s.sure[seat]) - Counter(s.hands[seat])
                tops, sure = tops + bool(s.tops[seat]), sure + bool(s.sure[seat])
    assert min(tops, sure) > 0


@pytest.mark.rule("ansia-2.3")
def test_of_the_novices_stack_only_what_came_off_it_is_taken_to_have_come_off_it() -> None:
    s = lay("", "", settings={"mode": "novice"}, deck="ivo rita fang").state
    s.marked = 2
    assert len(from_deck(s, 3)) == 3
    assert (s.shown, s.marked) == (cards("ivo rita"), 0)


@pytest.mark.rule("ansia-5.5")
def test_a_discard_pile_is_shuffled_before_it_is_a_deck() -> None:
    decks = set()
    for number in range(8):
        s = lay("the-hunger", "").state
        s.rng = Rng(bytes([number]) * 32)
        reshuffle(s, 0)
        decks.add(s.decks[0])
    assert len(decks) > 1


@pytest.mark.rule("ansia-10.3", "ansia-10.4", "ansia-10.6")
@pytest.mark.parametrize("mode", ["novice", "venerable"])
def test_while_somebody_looks_into_a_crypt_what_lay_there_lies_before_them(mode: str) -> None:
    match = after_the_first_has_looked(mode)
    assert match.asked[0].decision.ask == "keep-mission"
    assert {where(world, mission) for world in worlds(match.state, 0) for mission in LEFT} == {"before 1"}
