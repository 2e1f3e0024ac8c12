"""What is so while a card is in play, in which circumstances and for how long."""

from __future__ import annotations

import pytest

from kernel.effects.camp import (
    ARM,
    BOOK,
    CARDS,
    COINS,
    DARK,
    DAWN,
    EYE,
    HEALTH,
    LIMIT,
    LOST,
    NO_GAIN,
    SCHEMA,
    STRENGTH,
    Camp,
    Gain,
    Hurt,
    Lose,
    begun,
    camp,
    give,
    run,
    take,
)
from sobremesa.kernel.effects.ears import expire, hear_anew
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.registers import FLAGS
from sobremesa.kernel.effects.running import open_scope, put
from sobremesa.kernel.effects.standing import Lasting, best, is_so, least, total, which
from sobremesa.kernel.effects.whose import ANY


def test_all_count_or_the_highest_or_the_lowest() -> None:
    s = camp()
    give(s, 0, "amulet")
    run(s, BOOK.parts["tonic.played"], 0, "tonic")
    assert total(s, STRENGTH, 0, key=ARM.number) == 6
    assert best(s, STRENGTH, 0, key=ARM.number) == 4
    assert least(s, LIMIT, 5, 1) == 3  # in the same tent
    assert least(s, LIMIT, 5, 2) == 5


def test_a_key_narrows_it_and_circumstances_make_it_so() -> None:
    s = camp()
    give(s, 0, "amulet")
    give(s, 1, "leech")
    assert total(s, STRENGTH, 0, key=EYE.number) == 0
    open_scope(s, 0)
    put(s, FLAGS, DARK.number)
    assert total(s, STRENGTH, 0, key=EYE.number) == 1


def test_something_cannot_be_done_and_the_rule_says_so() -> None:
    s = camp(3)
    give(s, 2, "mark")
    assert is_so(s, NO_GAIN, 2)
    found = which(s, NO_GAIN, 2)
    assert found is not None
    assert found.rule == "camp-1.1"
    s.health.append(3)
    s.out.append(False)
    assert not is_so(s, NO_GAIN, 2)  # no longer alone
    assert which(s, NO_GAIN, 0) is None


def test_it_lasts_until_its_moment_whatever_becomes_of_the_card() -> None:
    s = run(camp(), BOOK.parts["tonic.played"], 1, "tonic")
    assert [total(s, STRENGTH, seat, key=ARM.number) for seat in range(3)] == [0, 4, 0]
    again: Camp = SCHEMA.loads(SCHEMA.dumps(s))
    for one in (s, again):
        assert total(one, STRENGTH, 1, key=ARM.number) == 4
        expire(one, DAWN)
        assert total(one, STRENGTH, 1, key=ARM.number) == 0
        assert one.ears == BOOK.ears_of(one) == BOOK.silence


def test_the_same_may_last_for_several_at_once() -> None:
    s = camp()
    for seat in (0, 1, 1):
        run(s, BOOK.parts["tonic.played"], seat, "tonic")
    again: Camp = SCHEMA.loads(SCHEMA.dumps(s))
    for one in (s, again):
        assert [total(one, STRENGTH, seat, key=ARM.number) for seat in range(3)] == [4, 8, 0]
        assert one.ears == BOOK.ears_of(one)
        expire(one, DAWN)
        assert one.ears == BOOK.silence


def test_what_lasts_for_several_acts_for_each() -> None:
    s = camp()
    node = BOOK.add("try-blessing.it", Lasting(On(LOST, ANY, Gain(COINS, 1)), DAWN))
    for seat in (0, 1, 1):
        run(s, node, seat, "drum")
    again: Camp = SCHEMA.loads(SCHEMA.dumps(s))
    for one in (s, again):
        begun(Hurt(1), 2, one)
        assert one.coins == [2, 3, 1, 1]


def test_the_ears_follow_what_is_in_play() -> None:
    s = camp()
    give(s, 0, "amulet", "mark")
    take(s, "amulet")
    assert s.ears == BOOK.ears_of(s)
    s.by[CARDS["leech"]] = 2
    assert s.ears != BOOK.ears_of(s)
    hear_anew(s)
    assert s.ears == BOOK.ears_of(s)


def test_a_name_of_its_own_for_what_listens_twice() -> None:

    with pytest.raises(ValueError, match="twice"):
        BOOK.card(CARDS, "ladder", On(DAWN, ANY, Lose(HEALTH, 1)), On(DAWN, ANY, Lose(HEALTH, 2)))
