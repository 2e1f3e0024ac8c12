"""Noun phrases that are put together, among the people of the camp."""

from __future__ import annotations

from typing import Final

import pytest

from kernel.effects.camp import COINS, Gain, Hurt, begun, camp
from kernel.effects.game import GAME
from sobremesa.kernel.effects.control import Each, If
from sobremesa.kernel.effects.nouns import (
    ADJECTIVE,
    OTHER,
    PLACE,
    A,
    AtLeast,
    Every,
    Filter,
    Half,
    No,
    Noun,
    Per,
    Some,
    Who,
)
from sobremesa.kernel.effects.selectors import Fixed
from sobremesa.kernel.phrase import Phrase
from sobremesa.text import LANGUAGES, texts

CAMPER: Final = Noun("camper", lambda s, _, __: s.seats_from(0), is_person=True, irregular="no-camper-near")
weary: Final = Filter("weary", "camper", ADJECTIVE, lambda s, thing, _, __: s.health[thing] < 3)
near: Final = Filter("near", "camper", PLACE, lambda s, thing, who, _: s.is_here(thing, who))
other: Final = Filter("other", "camper", OTHER, lambda _, thing, who, __: thing != who)


def said(phrase: Phrase) -> tuple[str, ...]:
    return tuple([texts(GAME, language).phrase(phrase) for language in LANGUAGES])


def test_those_are_meant_of_whom_all_is_so() -> None:
    s = camp()
    s.health[1] = s.health[2] = 1
    assert [*CAMPER.find(s, 0, -1)] == [0, 1, 2, 3]
    assert [*(CAMPER & weary).find(s, 0, -1)] == [1, 2]
    assert [*(CAMPER & near & weary).find(s, 0, -1)] == [1]
    assert [*(CAMPER & near & other).find(s, 3, -1)] == [2]
    assert (CAMPER & near).fits(s, 1, 0, -1)
    assert not (CAMPER & near).fits(s, 2, 0, -1)


def test_it_happens_to_each_of_them_and_not_to_who_left_meanwhile() -> None:
    s = begun(Each(Every(CAMPER & near & other), Gain(COINS, 1)), 0)
    assert s.coins == [1, 2, 1, 1]
    gone = camp()
    gone.out[1] = True
    assert not Every(CAMPER & near).still(gone, 1)


def test_how_they_are_still_counts_when_their_turn_comes() -> None:
    s = begun(Each(Every(CAMPER & Who(Some(CAMPER & weary), "camper")), Gain(COINS, 1)), 0)
    assert s.coins == [1, 1, 1, 1]


def test_whether_there_are_and_how_many() -> None:
    s = begun(If(AtLeast(2, CAMPER & near), Gain(COINS, 5), Hurt(1)), 0)
    assert s.coins[0] == 6
    assert begun(If(No(CAMPER & weary), Gain(COINS, 1), Hurt(1)), 0).coins[0] == 2
    assert begun(If(Some(CAMPER & weary), Gain(COINS, 1), Hurt(1)), 0).health[0] == 2


@pytest.mark.parametrize(
    ("phrase", "spanish", "english"),
    [
        (A(CAMPER).say("you-do"), "a un acampado", "a camper"),
        (A(CAMPER).say("you-subject"), "un acampado", "a camper"),
        (A(CAMPER & weary & near).say("you-do"), "a un acampado cansado de tu tienda", "a weary camper in your tent"),
        (A(CAMPER & near & weary).say("they-to"), "a un acampado cansado de su tienda", "a weary camper in their tent"),
        (
            Every(CAMPER & near & other).say("you-subject"),
            "cada uno de los demás acampados de tu tienda",
            "each other camper in your tent",
        ),
        (Some(CAMPER & weary & near).say("they-when"), "hay algún acampado cansado en su tienda", None),
        (AtLeast(2, CAMPER & weary).say("you-when"), "hay al menos 2 acampados cansados", None),
        (No(CAMPER & weary).say("you-when"), "no hay ningún acampado cansado", "there is no weary camper"),
        (Half(CAMPER & weary).say("coin"), "tantas monedas como la mitad de los acampados cansados", None),
    ],
)
def test_they_are_said_in_parts(phrase: Phrase, spanish: str, english: str | None) -> None:
    assert said(phrase) == (spanish, english or said(phrase)[1])


def test_what_is_irregular_is_said_by_a_message_of_its_own() -> None:
    assert said(No(CAMPER & near).say("you-when")) == ("estás a solas", "you are alone")
    assert said(No(CAMPER & near).say("they-when")) == ("está a solas", "they are alone")


def test_nonsense_is_refused_where_it_is_declared() -> None:
    with pytest.raises(ValueError, match="not said of the noun camper"):
        CAMPER & Filter("red", "tent", ADJECTIVE, lambda *_: True)
    with pytest.raises(ValueError, match="besides"):
        CAMPER & near & Filter("far", "camper", PLACE, lambda *_: True)
    with pytest.raises(ValueError, match="counted by a number"):
        AtLeast(Per(CAMPER), CAMPER)
    assert AtLeast(Fixed(2), CAMPER).n.of(camp()) == 2
