"""People at one table whose names would be taken for each other's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.names import SOMEBODY, marked, unmarked
from sobremesa.tables.acts import TABLE_ROOM, WATCHERS_ROOM, Said, Sat
from sobremesa.tables.called import Called, told_apart
from sobremesa.tables.letters import looks
from sobremesa.tables.writing import clean_name


def named(*people: tuple[str, str]) -> Called:
    called = Called("BRISA-27")
    for person, wanted in people:
        called.note(person, Sat(0, called.name_for(person, wanted)))
    return called


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "A na"),
        ("Ana", "A\u034fna"),
        ("Ana", "An\ufe01a"),
        ("Ana", "\u0410na"),  # Cyrillic
        ("Ana", "\u0391n\u0430"),  # Greek and Cyrillic
        ("Ana", "\uff21\uff4e\uff41"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Maria", "rnaria"),
        ("Corazon", "C0raz0n"),
        ("Ana", "Ana · 2"),
        ("❤", "❤\ufe0f"),
        ("Ñandú", "N\u0303andu\u0301"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    called = named(("first", one), ("second", other))
    assert called.names["first"] == one
    assert called.names["second"] == f"{clean_name(other)} ②" or called.names["second"] == f"{other} ②"


@pytest.mark.parametrize(("one", "other"), [("Ana", "Aná"), ("Ana", "Anna"), ("lan", "ian"), ("Pena", "Peña")])
def test_these_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)
    assert named(("first", one), ("second", other)).names == {"first": one, "second": other}


def test_everybody_keeps_their_mark_whoever_comes_or_is_called_otherwise() -> None:
    called = named(("a", "Ana"), ("b", "Ana"), ("c", "ANA"), ("b", "Berta"), ("b", "Ana"), ("a", "Ana"), ("d", "Berta"))
    assert called.names == {"a": "Ana", "b": "Ana ②", "c": "ANA ③", "d": "Berta ②"}


def test_nobody_gives_themselves_the_mark_of_another() -> None:
    assert clean_name("Ana ②") == "Ana 2"
    called = named(("a", "Ana 2"), ("b", "Ana"), ("c", "Ana"))
    assert called.names == {"a": "Ana 2", "b": "Ana", "c": "Ana ③"}
    assert named(("a", "Alguien"), ("b", "somebody")).names == {"a": "Alguien ②", "b": "somebody ②"}


def test_marks_are_read_again() -> None:
    for number in (2, 9, 20, 21, 50, 203):
        assert unmarked(marked("Ana", number))[0] == "Ana"
    assert unmarked("Ana 2") == ("Ana 2", "")


def test_who_only_looks_on_is_marked_by_nothing_that_others_could_notice() -> None:
    """Whether somebody has talked among those who look on is seen in nobody's name at the table."""
    quiet, heard = Called("BRISA-27"), Called("BRISA-27")
    heard.note("x", Said(WATCHERS_ROOM, "Ana", "hola"))
    for called in (quiet, heard):
        called.note("a", Sat(0, called.name_for("a", "Ana")))
        called.note("b", Sat(1, called.name_for("b", "Ana")))
    assert quiet.names == heard.names == {"a": "Ana", "b": "Ana ②"}
    # To who hears them they are told apart all the same, the same at every time.
    name = heard.aside("x", "Ana")
    assert name not in ("Ana", "Ana ②")
    assert unmarked(name)[0] == "Ana"
    heard.note("y", Said(WATCHERS_ROOM, "Ana", "hola"))
    assert heard.aside("x", "Ana") == name != heard.aside("y", "Ana")
    heard.note("x", Said(TABLE_ROOM, heard.name_for("x", "Ana"), "adiós"))
    assert heard.names["x"] == "Ana ③"


@given(st.lists(st.text(alphabet="AaАIl1 ·2②*rnm\u034f\u200d", min_size=1, max_size=6), min_size=2, max_size=6))
def test_whatever_people_call_themselves_no_two_can_be_taken_for_each_other(given_names: list[str]) -> None:
    wanted = [name for name in map(clean_name, given_names) if name]
    called = named(*((f"{at}", name) for at, name in enumerate(wanted)))
    names = list(called.names.values())
    for at, name in enumerate(names):
        assert not any(looks(name) & looks(other) for other in names[:at])


def test_names_out_of_a_file_are_told_apart_too() -> None:
    assert told_apart(("Ana", "A\u034fna", "", "Ana ②", SOMEBODY, "Ana · 2")) == (
        "Ana",
        "Ana ②",
        "",
        "Ana ③",
        SOMEBODY,
        "Ana · 2",
    )
