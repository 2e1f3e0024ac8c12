"""The vector tells exactly what the seat's view tells."""

from dataclasses import dataclass

import pytest

from sobremesa.envs.observation import ABSENT, HIDDEN, Observer, Unobservable
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
        "secrets": [41, 42],
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
    assert (ours["asked"], theirs["asked"]) == (ABSENT, 0)
    assert block(ours, "waiting") == block(theirs, "waiting") == [0, 1, ABSENT, ABSENT]


def test_a_question_without_a_text_is_an_error():
    observer = Observer(hush.GAME)
    unknown = Decision(0, "sing", "hush-9", hush.PLAYS)
    with pytest.raises(Unobservable, match="'sing' has no text"):
        observer.observe(hush.GAME.schema.cut(a_state(), 0), 0, 2, (unknown,))


def test_ones_own_hand_is_open_and_anothers_shows_its_backs():
    assert block(observed(a_state(), 0), "hands") == [1, 4, HIDDEN, ABSENT] + [ABSENT] * 4
    assert block(observed(a_state(), 1), "hands") == [HIDDEN, HIDDEN, 2, ABSENT] + [ABSENT] * 4


def test_a_hidden_pile_counted_a_pile_face_up_and_a_total():
    seen = observed(a_state(), 0)
    assert block(seen, "deck") == [HIDDEN] * 3 + [ABSENT] * 3
    assert block(seen, "pile") == [6, 3]
    assert block(seen, "stones") == [4]
    assert block(observed(a_state(pile=()), 0), "pile") == [0, ABSENT]


def test_what_shows_nothing_is_hidden_and_what_nobody_ever_sees_is_left_out():
    seen = observed(a_state(), 1)
    assert block(seen, "secrets") == [HIDDEN, 42, ABSENT, ABSENT]
    assert block(seen, "nothing") == []
    assert block(seen, "mood") == []


def test_a_sealed_vote():
    assert block(observed(a_state(votes=[1, -1]), 0), "votes") == [1, 0, ABSENT, ABSENT]
    assert block(observed(a_state(votes=[1, -1]), 1), "votes") == [1, -1, ABSENT, ABSENT]
    assert block(observed(a_state(votes=[]), 1), "votes") == [ABSENT] * 4


def test_none_is_absent_where_it_is_open():
    assert block(observed(a_state(best=None), 0), "best") == [ABSENT]
    assert block(observed(a_state(secrets=[None, 42]), 0), "secrets") == [ABSENT, HIDDEN, ABSENT, ABSENT]


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": [(1, 4, 5), (2,)]},
        {"hands": [(1, 4), (2, 3, 5)]},
        {"hands": [(1,), (2,), (3,), (4,), (5,)]},
        {"deck": (0, 1, 2, 3, 4, 5, 6)},
        {"best": "eight"},
        {"best": (1, 2)},
        {"turn": None, "hands": [((1, 2), 3), (2,)]},
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
    maps: list[tuple[tuple[int, ...], ...]] = seen_by(ALL, size=(2, 2, 2))
    kits: list[tuple[Zone, ...]] = seen_by(OWNER, back=COUNT, size=(2, 2, 2))
    gaps: tuple[int | None, ...] = seen_by(ALL, size=(3,))
    sums: list[Zone] = seen_by(OWNER, back=sum, size=(2, 2))
    crates: tuple[Zone, ...] = seen_by(NOBODY, back=COUNT, size=(2, 2))


class DeepGame(hush.HushGame):
    schema = Schema(Deep)


def test_deep_fields():
    observer = Observer(DeepGame())
    s = Deep(
        maps=[((1,), (2, 3))], kits=[((4,),), ((5,), (6, 7))], gaps=(1, None), sums=[(1, 2), (3, 4)], crates=((9,),)
    )
    vector = observer.observe(DeepGame.schema.cut(s, 0), 0, 2, ())
    seen = dict(zip(observer.labels, vector.tolist(), strict=True))
    assert block(seen, "maps") == [1, ABSENT, 2, 3] + [ABSENT] * 4
    assert block(seen, "kits") == [4, ABSENT, ABSENT, ABSENT] + [HIDDEN] * 4
    assert block(seen, "gaps") == [1, ABSENT, ABSENT]
    assert block(seen, "sums") == [1, 2, 7, ABSENT]
    assert block(seen, "crates") == [HIDDEN, HIDDEN, ABSENT, ABSENT]
    assert "maps[1][0][1]" in seen


@dataclass(eq=False)
class Sizeless(State):
    hands: list[Zone] = seen_by(OWNER, size=())


class SizelessGame(hush.HushGame):
    schema = Schema(Sizeless)


def test_a_field_with_a_place_for_each_seat_must_say_how_many_seats():
    with pytest.raises(Unobservable, match="how many there can be"):
        Observer(SizelessGame())
