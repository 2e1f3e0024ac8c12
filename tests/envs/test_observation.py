"""The vector tells exactly what the seat's view tells."""

from dataclasses import dataclass

import pytest

from sobremesa.envs.layout import Unobservable
from sobremesa.envs.observation import Observer
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Schema, State, seen_by
from sobremesa.kernel.zones import Zone

from . import hush


def observed(s, seat, game=hush.GAME):
    observer = Observer(game)
    vector = observer.observe(game.schema.cut(s, seat), seat, len(s.hands), game.decisions(s))
    return dict(zip(observer.labels, vector.tolist(), strict=True))


def a_state(**changes):
    whole = {
        "rng": None,
        "mood": "quiet",
        "hands": [(1, 4), (2,)],
        "deck": (0, 3, 5),
        "pile": (6, 7, 8),
        "stones": [3, 1],
        "secrets": [1, 2],
        "nothing": 7,
        "best": 8,
        "turn": 1,
        "votes": [],
    }
    return hush.Hush(**{**whole, **changes})


def block(seen, name):
    return [value for label, value in seen.items() if label == name or label.startswith(f"{name}[")]


def test_who_looks_and_who_is_asked():
    ours, theirs = observed(a_state(), 0), observed(a_state(), 1)
    assert (ours["me"], theirs["me"]) == (0, 1)
    assert (ours["asked"], theirs["asked"]) == (-1, 0)
    assert block(ours, "waiting") == block(theirs, "waiting") == [0, 1, -1, -1]


def test_a_question_without_a_text_is_an_error():
    observer = Observer(hush.GAME)
    unknown = Decision(0, "sing", "hush-9", hush.PLAYS)
    with pytest.raises(Unobservable, match="'sing' has no text"):
        observer.observe(hush.GAME.schema.cut(a_state(), 0), 0, 2, (unknown,))


def test_ones_own_hand_is_counted_and_of_everybodys_the_backs_show():
    for seat, hand in ((0, (1, 4)), (1, (2,))):
        seen = observed(a_state(), seat)
        assert [seen[f"hands[me].count[{kind}]"] for kind in range(hush.CARDS)] == [
            int(kind in hand) for kind in range(hush.CARDS)
        ]
        assert block(seen, "hands.back") == [2, 1, -1, -1]


def test_a_pile_counted_a_pile_face_up_a_total_and_a_word():
    seen = observed(a_state(), 0)
    assert block(seen, "deck") == [3]
    assert block(seen, "pile") == [6, 3]
    assert block(seen, "stones") == [4]
    assert block(seen, "mood") == [0]
    assert block(observed(a_state(pile=(), mood="loud"), 0), "pile") == [0, 0]  # nothing lies where the count would be
    assert block(observed(a_state(pile=(), mood="loud"), 0), "mood") == [1]


def test_of_what_shows_nothing_one_sees_ones_own_and_what_nobody_ever_sees_is_left_out():
    seen = observed(a_state(), 1)
    assert block(seen, "secrets") == [2]
    assert block(seen, "nothing") == []
    assert Observer(hush.GAME).left_out == ()


def test_a_sealed_vote():
    for seat, vote in ((0, 1), (1, -1)):
        seen = observed(a_state(votes=[1, -1]), seat)
        assert block(seen, "votes[me]") == [vote]
        assert block(seen, "votes.back") == [1, 0, -1, -1]
    none = observed(a_state(votes=[]), 1)
    assert block(none, "votes[me]") + block(none, "votes.back") == [-2, -1, -1, -1, -1]


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": [(1, 10), (2,)]},
        {"hands": [(1, -1), (2,)]},
        {"hands": [(1,), (2,), (3,), (4,), (5,)]},
        {"mood": "sad"},
        {"best": "eight"},
        {"best": (1, 2)},
        {"best": None},
        {"votes": [1, 1, 1, 1, 1]},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_what_does_not_fit_its_declared_size_is_never_cut_silently(changes):
    observer = Observer(hush.GAME)
    s = a_state(**changes)
    with pytest.raises(Unobservable):
        observer.observe(hush.GAME.schema.cut(s, 0), 0, 2, ())


@dataclass(eq=False)
class Deep(State):
    maps: list[tuple[tuple[int, ...], ...]] = seen_by(ALL, size=(2, 2, 2), bounds=(0, 9))
    kits: list[tuple[Zone, ...]] = seen_by(OWNER, size=(2, 2, 2), bounds=(0, 9))
    known: tuple[tuple[int, ...], ...] = seen_by(ALL, size=(2, 5), bounds=((-1, 7),), plain=1, kinds=3)
    notes: tuple[tuple[int, ...], ...] = seen_by(ALL, size=(60, 3), bounds=((1, 5), (-1, 9)))
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(2, 2), bounds=(1, 9), until="over")
    sums: list[Zone] = seen_by(OWNER, back=sum, size=(2, 2), bounds=(1, 4))
    deck: Zone = seen_by(NOBODY, back=COUNT, size=())
    over: bool = seen_by(ALL, size=(), bounds=(0, 1))
    unsaid: int = seen_by(ALL)


class DeepGame(hush.HushGame):
    schema = Schema(Deep)


def deep(**changes):
    whole = {
        "maps": [((1,), (2, 3))],
        "kits": [((4,),), ((5,), (6, 7))],
        "known": ((5, 2, 0, 2), ()),
        "notes": ((2, 9, 8), (1,)),
        "hands": [(7,), (8, 9)],
        "sums": [(1, 2), (3, 4)],
        "deck": (9,),
        "over": False,
        "unsaid": 3,
    }
    return Deep(**{**whole, **changes})


def seen_of(s, seat=0):
    observer = Observer(DeepGame())
    vector = observer.observe(DeepGame.schema.cut(s, seat), seat, 2, ())
    assert (observer.low <= vector).all()
    assert (vector <= observer.high).all()
    return dict(zip(observer.labels, vector.tolist(), strict=True))


def test_deep_fields():
    seen = seen_of(deep())
    assert block(seen, "maps") == [1, -1, 2, 3] + [-1] * 4
    assert block(seen, "kits") == [4, -1, -1, -1]
    assert [seen[label] for label in seen if label.startswith("known[0]")] == [5, 1, 0, 2]
    assert [seen[label] for label in seen if label.startswith("known[1]")] == [-2, 0, 0, 0]
    assert block(seen, "notes") == [2, 9, 8, 1, -2, -2] + [0, -2, -2] * 58
    assert block(seen, "sums[me]") == [1, 2]
    assert block(seen, "sums.back") == [3, 7]
    assert Observer(DeepGame()).left_out == ("unsaid",)


def test_what_is_laid_open_is_hidden_before():
    assert block(seen_of(deep()), "hands[0]") + block(seen_of(deep()), "hands[1]") == [7, 0, -1, -1]
    opened = seen_of(deep(over=True))
    assert block(opened, "hands[0]") + block(opened, "hands[1]") == [7, 0, 8, 9]
    assert block(seen_of(deep()), "hands.back") == block(opened, "hands.back") == [1, 2]


@pytest.mark.parametrize(
    "notes",
    [((1, 1, 1, 1), (1, 1), (1, 1, 1)), ((1, 1, 1),) * 61, ((1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1))],
    ids=["a row", "rows", "rows that would make another"],
)
def test_a_long_field_that_is_too_long_is_never_cut_silently(notes):
    with pytest.raises(Unobservable, match="notes"):
        seen_of(deep(notes=notes))


def test_every_number_has_bounds_of_its_own():
    observer = Observer(DeepGame())
    bounds = dict(zip(observer.labels, zip(observer.low.tolist(), observer.high.tolist(), strict=True), strict=True))
    assert bounds["me"] == (0, 3)
    assert bounds["maps[0][1][1]"] == (-1, 9)
    assert bounds["known[0][0]"] == (-2, 7)
    assert bounds["known[0].count[2]"] == (-1, 4)
    assert bounds["notes[7][0]"] == (0, 5)
    assert bounds["notes[7][2]"] == (-2, 9)
    assert bounds["hands[0][1]"] == (-1, 9)
    assert bounds["hands.back[1]"] == (-1, 2)
    assert bounds["over"] == (0, 1)


@dataclass(eq=False)
class Sizeless(State):
    hands: list[Zone] = seen_by(OWNER, size=())


class SizelessGame(hush.HushGame):
    schema = Schema(Sizeless)


def test_a_field_with_a_place_for_each_seat_must_say_how_many_seats():
    with pytest.raises(Unobservable, match="how many there can be"):
        Observer(SizelessGame())
