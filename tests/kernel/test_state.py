from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, SPECTATOR, TOP, TOTAL, Schema, State, seen_by

Zone = tuple[int, ...]


@dataclass(eq=False)
class Wood(State):
    rng: Rng = seen_by(NOBODY)
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(2, 3))
    roles: list[int] = seen_by(OWNER)
    deck: Zone = seen_by(NOBODY, back=COUNT)
    pile: Zone = seen_by(NOBODY, back=TOP)
    bag: list[int] = seen_by(NOBODY, back=TOTAL)
    plot: int = seen_by(NOBODY)
    doors: list[bool] = seen_by(ALL)
    name: str = seen_by(ALL)
    turn: int | None = seen_by(ALL)


SCHEMA = Schema(Wood)

zones = st.lists(st.integers(0, 60), max_size=5).map(tuple)


@st.composite
def woods(draw: st.DrawFn) -> Wood:
    rng = Rng(draw(st.binary(min_size=1, max_size=32)))
    for _ in range(draw(st.integers(0, 40))):
        rng.below(2)
    return Wood(
        rng=rng,
        hands=draw(st.lists(zones, min_size=2, max_size=4)),
        roles=draw(st.lists(st.integers(), max_size=4)),
        deck=draw(zones),
        pile=draw(zones),
        bag=draw(st.lists(st.integers(0, 9), max_size=4)),
        plot=draw(st.integers(-(1 << 60), 1 << 60)),
        doors=draw(st.lists(st.booleans(), max_size=4)),
        name=draw(st.text()),
        turn=draw(st.none() | st.integers(0, 9)),
    )


def wood() -> Wood:
    return Wood(
        rng=Rng(b"k" * 32),
        hands=[(1, 2), (3,)],
        roles=[7, 8],
        deck=(4, 5, 6),
        pile=(9, 1),
        bag=[2, 0, 3],
        plot=42,
        doors=[True, False],
        name="bosque",
        turn=0,
    )


# --- the declaration ---------------------------------------------------------------------------------------------


def test_a_field_without_a_declaration_is_an_error() -> None:
    @dataclass(eq=False)
    class Careless(State):
        hands: list[int] = field(default_factory=list)

    with pytest.raises(TypeError, match=r"Careless\.hands doesn't say who sees it"):
        Schema(Careless)


def test_nobody_else_can_be_named() -> None:
    with pytest.raises(TypeError, match="seen by ALL, OWNER or NOBODY, not by 'friends'"):
        seen_by("friends")


def test_what_has_owners_has_a_place_for_each() -> None:
    @dataclass(eq=False)
    class Odd(State):
        role: int = seen_by(OWNER)

    with pytest.raises(TypeError, match=r"Odd\.role is seen by its owner, so it must be a list"):
        Schema(Odd)


@pytest.mark.parametrize("see", [ALL])
def test_nobody_sees_a_generator(see: str) -> None:
    @dataclass(eq=False)
    class Open(State):
        rng: Rng = seen_by(see)

    with pytest.raises(TypeError, match=r"Open\.rng would tell the future"):
        Schema(Open)


def test_what_is_laid_open_at_the_end_is_hidden_until_then() -> None:
    @dataclass(eq=False)
    class Ending(State):
        hands: list[Zone] = seen_by(OWNER, back=COUNT, until="ending")
        ending: str = seen_by(ALL)

    s = Ending(hands=[(1, 2), (3,)], ending="")
    schema = Schema(Ending)
    assert schema.cut(s, 0)["hands"] == [(1, 2), 1]
    s.ending = "over"
    assert schema.cut(s, 0)["hands"] == schema.cut(s, SPECTATOR)["hands"] == [(1, 2), (3,)]


def test_only_what_all_see_lays_something_open() -> None:
    @dataclass(eq=False)
    class Whim(State):
        hands: list[Zone] = seen_by(OWNER, back=COUNT, until="plot")
        plot: int = seen_by(NOBODY)

    @dataclass(eq=False)
    class Shut(State):
        deck: Zone = seen_by(NOBODY, until="over")
        over: bool = seen_by(ALL)

    with pytest.raises(TypeError, match="not all can see"):
        Schema(Whim)
    with pytest.raises(TypeError, match="its owner sees it"):
        Schema(Shut)


def test_the_declaration_is_kept() -> None:
    hands = next(info for info in SCHEMA.fields if info.name == "hands")
    assert (hands.see, hands.size, hands.is_list, hands.is_rng) == (OWNER, (2, 3), True, False)


# --- what each seat sees -----------------------------------------------------------------------------------------


def test_the_cut_for_each_seat() -> None:
    common = {
        "deck": 3,
        "pile": (9, 2),
        "bag": 5,
        "doors": [True, False],
        "name": "bosque",
        "turn": 0,
    }
    assert SCHEMA.cut(wood(), 0) == {**common, "hands": [(1, 2), 1], "roles": [7, None]}
    assert SCHEMA.cut(wood(), 1) == {**common, "hands": [2, (3,)], "roles": [None, 8]}
    assert SCHEMA.cut(wood(), SPECTATOR) == {**common, "hands": [2, 1], "roles": [None, None]}


def test_the_top_of_an_empty_pile_is_only_its_count() -> None:
    assert TOP(()) == (0,)


def test_a_cut_shares_no_list_with_the_state() -> None:
    s = wood()
    SCHEMA.cut(s, 0)["doors"].append(True)
    assert s.doors == [True, False]


@given(woods(), st.integers(0, 3))
def test_nothing_of_another_world_shows(s: Wood, seat: int) -> None:
    """Whatever is hidden may be replaced by anything with the same back, and the cut is the same."""
    other = SCHEMA.clone(s)
    other.rng = Rng(b"another")
    other.plot = s.plot + 1
    other.deck = tuple(card + 1 for card in s.deck)
    other.pile = s.pile[:1] + tuple(card + 1 for card in s.pile[1:])
    other.roles = [role if place == seat else role + 1 for place, role in enumerate(s.roles)]
    other.hands = [
        hand if place == seat else tuple(card + 1 for card in hand) for place, hand in enumerate(s.hands)
    ]  # fmt: skip
    assert msgspec.json.encode(SCHEMA.cut(s, seat)) == msgspec.json.encode(SCHEMA.cut(other, seat))


# --- copies ------------------------------------------------------------------------------------------------------


@given(woods())
def test_a_clone_is_equal_and_apart(s: Wood) -> None:
    twin, digest = SCHEMA.clone(s), SCHEMA.digest(s)
    assert SCHEMA.same(s, twin)
    assert SCHEMA.digest(twin) == digest
    twin.rng.below(2)
    for name in ("hands", "roles", "bag", "doors"):
        getattr(twin, name).append(0)
    assert SCHEMA.digest(s) == digest
    assert SCHEMA.digest(twin) != digest


def test_a_clone_keeps_what_is_asked_and_drops_the_log() -> None:
    s = wood()
    s.asked, s.log = (), []
    assert SCHEMA.clone(s).asked == ()
    assert SCHEMA.clone(s).log is None


@given(woods())
def test_json_and_back(s: Wood) -> None:
    again = SCHEMA.loads(SCHEMA.dumps(s))
    assert SCHEMA.same(s, again)
    assert SCHEMA.digest(again) == SCHEMA.digest(s)
    assert SCHEMA.complaints(again) == []
    assert [again.rng.below(99) for _ in range(20)] == [s.rng.below(99) for _ in range(20)]


def test_a_saved_state_that_lacks_a_field_is_refused() -> None:
    whole = SCHEMA.plain(wood())
    del whole["deck"]
    with pytest.raises(BadFile, match="the saved state lacks 'deck'"):
        SCHEMA.restore(whole)


def test_what_an_older_save_lacks_is_its_default() -> None:
    @dataclass(eq=False)
    class Grown(Wood):
        storms: int = seen_by(ALL, default=3)
        tracks: list[Zone] = seen_by(OWNER, default=(1, 2))
        calendar: list[int] = seen_by(ALL, default=[4, 5])

    schema = Schema(Grown)
    older = SCHEMA.plain(wood())
    grown, other = schema.restore(older), schema.restore(older)
    assert (grown.storms, grown.tracks, grown.calendar) == (3, [(1, 2)] * len(wood().hands), [4, 5])
    grown.calendar.append(6)
    grown.tracks[0] = ()
    assert (other.tracks[0], other.calendar) == ((1, 2), [4, 5])
    assert schema.restore(schema.plain(grown)).calendar == [4, 5, 6]


def test_the_digest_never_changes() -> None:
    assert SCHEMA.digest(wood()) == "f06d7860cc19118b015b255102b42bd9"


@pytest.mark.parametrize("info", SCHEMA.fields, ids=lambda info: info.name)
def test_every_field_counts_in_the_digest(info: Any) -> None:
    s, other = wood(), wood()
    changed = {"rng": Rng(b"k" * 32, 1), "hands": [(1,), (2, 3)], "doors": [], "name": "", "turn": 1, "plot": 0}
    setattr(other, info.name, changed.get(info.name, (1,) if not info.is_list else [1]))
    assert SCHEMA.digest(other) != SCHEMA.digest(s)
    assert not SCHEMA.same(other, s)


# --- complaints --------------------------------------------------------------------------------------------------


def test_a_sound_state_gives_no_complaint() -> None:
    assert SCHEMA.complaints(wood()) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", [1, 2]),
        ("deck", ((1, [2]),)),
        ("hands", ((1,), (2,))),
        ("hands", [[1], (2,)]),
        ("plot", 1.5),
        ("plot", {1}),
        ("name", b"bosque"),
        ("rng", 5),
        ("doors", None),
    ],
)
def test_what_a_clone_could_not_share_is_a_complaint(name: str, value: object) -> None:
    s = wood()
    setattr(s, name, value)
    assert SCHEMA.complaints(s) == [f"Wood.{name} holds {value!r}"]
