"""In turn, if, may, unless, choose, each, repeat, under, go to, pick, vote: what each of them runs."""

from __future__ import annotations

import pytest

from kernel.effects.camp import (
    BOOK,
    COINS,
    DARK,
    HEALTH,
    DiscardThis,
    Everybody,
    Gain,
    Hurt,
    Lose,
    begun,
    camp,
    choose,
    give,
    offered,
    run,
)
from sobremesa.kernel.effects.control import Ballot, Choose, Each, GoTo, May, Nothing, Pick, Repeat, Seq, Under, Unless
from sobremesa.kernel.effects.registers import CARD, EVENT, FLAGS, IT, WHO
from sobremesa.kernel.effects.running import (
    LEAVE,
    advance,
    close_scope,
    decisions,
    lapse,
    open_inner_scope,
    open_scope,
    put,
    reg,
)
from sobremesa.kernel.effects.selectors import Others
from sobremesa.kernel.errors import EndlessAgenda


def test_parts_run_in_turn() -> None:
    s = begun(Seq(Lose(HEALTH, 1), Gain(COINS, 2)))
    assert s.told == ["0 loses 1 health", "0 gains 2 coin"]
    assert (s.agenda, s.registers) == ([], [])


def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    s = begun(May(Lose(COINS, 2), Gain(HEALTH, 1), Lose(HEALTH, 1)))
    assert s.told == ["0 loses 1 health"]


def test_who_pays_gets_and_who_does_not_suffers() -> None:
    assert choose(begun(Unless(Lose(HEALTH, 2), Lose(COINS, 1))), "yes").told == ["0 loses 1 coin"]
    assert choose(begun(Unless(Lose(HEALTH, 2), Lose(COINS, 1))), "no").told == ["0 loses 2 health"]


def test_only_what_can_be_done_is_offered() -> None:
    s = begun(Choose(Lose(COINS, 2), Lose(COINS, 1), Lose(HEALTH, 1)))
    assert [option.key for option in decisions(s)[0].options] == ["branch:1", "branch:2"]
    assert choose(s, "branch:2").told == ["0 loses 1 health"]
    assert begun(Choose(Lose(COINS, 5), Gain(COINS, 1))).told == ["0 gains 1 coin"]  # no choice, no question


def test_each_is_you_in_turn_and_is_asked_alone() -> None:
    s = begun(Each(Everybody(), Unless(Lose(HEALTH, 1), Lose(COINS, 1))), s=camp(3))
    assert choose(s, "yes", "no", "yes").told == ["0 loses 1 coin", "1 loses 1 health", "2 loses 1 coin"]
    assert (s.agenda, s.registers, s.queues) == ([], [], [])


def test_what_comes_after_a_price_is_no_price() -> None:
    s = camp()
    give(s, 0, "drum")
    choose(begun(May(Lose(COINS, 1), DiscardThis()), s=s, card="drum"), "yes")
    assert s.told == ["0 loses 1 coin", "drum goes"]


def test_within_the_same_text_card_thing_and_event_are_the_same() -> None:
    s = camp()
    open_scope(s, 0, card=2, it=3)
    put(s, EVENT, 0)
    open_inner_scope(s, 1)
    assert [reg(s, name) for name in (WHO, CARD, IT, EVENT)] == [1, 2, 3, 0]


def test_whoever_is_out_leaves_no_row_of_others_behind() -> None:
    s = begun(Each(Everybody(), Hurt(3)))
    assert s.told == ["0 is hurt by 3", "0 is out"]
    assert (s.agenda, s.registers, s.queues) == ([], [], [])


def test_what_lapses_takes_its_row_along() -> None:
    s = begun(Each(Everybody(), May(None, Gain(COINS, 1))))
    lapse(s)
    assert s.agenda[-1][0] == LEAVE
    s.agenda.pop()
    close_scope(s)
    lapse(s)
    assert s.queues == []
    advance(s)
    assert (s.agenda, s.registers, s.told) == ([], [], [])


def test_one_picks_another_and_it_is_the_one() -> None:
    s = begun(Seq(Pick(Others()), May(None, Nothing())), s=camp(3))
    assert [option.key for option in decisions(s)[0].options] == ["pick:seat-1", "pick:seat-2"]
    choose(s, "pick:seat-2")
    assert reg(s, IT) == 2
    assert choose(s, "no").agenda == []


def test_the_group_votes_under_a_seal_and_the_chooser_breaks_a_tie() -> None:
    s = begun(Ballot((Gain(COINS, 1), Lose(HEALTH, 1))), s=camp(2))
    assert [decision.seat for decision in decisions(s)] == [0, 1]
    assert choose(s, "branch:1", "branch:0").told == ["0 loses 1 health"]
    assert s.votes == []


def test_again_and_again() -> None:
    assert begun(Repeat(3, Gain(COINS, 1))).coins[0] == 4


def test_who_falls_in_the_middle_of_a_text_is_spared_the_rest() -> None:
    s = camp(3)
    s.health[1] = 1
    run(s, BOOK.parts["storm.played"])
    assert s.told == [
        "0 is hurt by 1",
        "0 gains 1 coin",
        "1 is hurt by 1",
        "1 is out",
        "2 is hurt by 1",
        "2 gains 1 coin",
    ]
    assert (s.agenda, s.registers, s.queues) == ([], [], [])


def test_circumstances_reach_whatever_comes_of_it_and_no_further() -> None:
    s = begun(Seq(Under(DARK, Each(Everybody(), May(None, Nothing()))), May(None, Nothing())), s=camp(2))
    assert reg(s, FLAGS) == DARK.number
    choose(s, "yes", "no")
    assert reg(s, FLAGS) == 0
    choose(s, "no")


def test_one_part_goes_on_with_another() -> None:
    s = run(camp(), BOOK.parts["ladder.start"])
    assert offered(s) == (0, "choose", ["branch:0", "branch:1"])
    assert choose(s, "branch:1").told == ["0 is hurt by 1"]


def test_nothing_to_do() -> None:
    s = camp()
    advance(s)
    assert decisions(s) == ()


def test_what_never_asks_and_never_ends_is_a_fault_that_is_named() -> None:
    wheel = BOOK.add("wheel.turns", Seq(Nothing(), GoTo("turns")))
    with pytest.raises(EndlessAgenda, match=r"the last was wheel\.turns"):
        run(camp(), wheel)
