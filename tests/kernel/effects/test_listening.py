"""Windows before and after something happens: who is told, in which order, what is prevented or replaced."""

from __future__ import annotations

from kernel.effects.camp import (
    BOOK,
    CARDS,
    DAWN,
    LEFT,
    SCHEMA,
    TABLE,
    Camp,
    Hurt,
    camp,
    choose,
    give,
    offered,
    run,
    take,
)
from sobremesa.kernel.effects.ears import forgive
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import advance, decisions
from sobremesa.kernel.effects.words import Word

HURT: Node = BOOK.add("camp.hurt", Hurt(2))


def happened(s: Camp, moment: Word, who: int = 0) -> Camp:
    fire(s, moment, who)
    advance(s)
    return s


def is_at_rest(s: Camp) -> bool:
    return not s.agenda and not s.registers and not s.queues and s.ears == BOOK.ears_of(s)


def test_where_nobody_listens_it_simply_happens() -> None:
    s = run(camp(), HURT)
    assert s.told == ["0 is hurt by 2"]
    assert is_at_rest(s)


def test_a_loss_is_prevented_by_who_is_there_and_pays() -> None:
    s = camp()
    give(s, 1, "bandage")
    run(s, HURT)
    assert offered(s) == (1, "use", ["done", "pick:card-bandage"])
    assert choose(s, "pick:card-bandage").told == ["bandage goes as a price"]
    assert is_at_rest(s)
    far = camp()
    give(far, 2, "bandage")
    assert run(far, HURT).told == ["0 is hurt by 2"]  # in another tent


def test_who_declines_is_not_asked_again() -> None:
    s = camp()
    give(s, 0, "bandage")
    assert choose(run(s, HURT), "done").told == ["0 is hurt by 2"]


def test_something_else_happens_instead_and_nobody_else_is_told() -> None:
    s = camp()
    give(s, 0, "charm", "bandage")
    assert run(s, HURT).told == ["0 loses 1 coin", "charm goes"]  # the bandage isn't offered
    assert is_at_rest(s)


def test_the_next_loss_is_not_replaced_by_what_is_gone() -> None:
    s = camp()
    give(s, 0, "charm")
    run(s, HURT)
    assert run(s, HURT).told[-1] == "0 is hurt by 2"


def test_what_must_happen_comes_first_in_the_order_that_the_lead_chooses() -> None:
    s = camp()
    s.lead = 3
    give(s, 1, "drum")
    give(s, 2, "flute")
    happened(s, DAWN)
    assert offered(s) == (3, "order", ["pick:card-drum", "pick:card-flute"])
    assert choose(s, "pick:card-flute").told == ["2 gains 1 health", "1 gains 1 coin"]
    assert is_at_rest(s)


def test_where_nobody_is_asked_the_game_gives_the_order() -> None:
    s = camp()
    give(s, 1, "drum")
    give(s, 2, "flute")
    assert happened(s, LEFT).told == ["2 gains 1 health", "1 gains 1 coin"]  # the last first, as the camp has it


def test_what_leaves_play_before_its_turn_is_not_told() -> None:
    s = camp()
    give(s, 1, "drum", "flute")
    give(s, 2, "fire")
    happened(s, DAWN)
    take(s, "drum")
    assert choose(s, "pick:card-fire").told == ["2 gains 1 coin", "1 gains 1 health"]


def test_what_no_longer_concerns_it_when_its_turn_has_come_does_nothing() -> None:
    s = camp()
    s.out[3] = True
    give(s, 2, "oath", "charm")  # the oath is for who is alone in their tent
    run(s, HURT, 2)
    assert offered(s) == (0, "order", ["pick:card-charm", "pick:card-oath"])
    s.out[3] = False
    assert choose(s, "pick:card-oath").told == ["2 loses 1 coin", "charm goes"]
    assert is_at_rest(s)


def test_once_until_it_is_forgiven() -> None:
    s = camp()
    give(s, 1, "fire")
    happened(s, DAWN)
    assert happened(s, DAWN).told == ["1 gains 1 coin"]
    forgive(s)
    assert happened(s, DAWN).told == ["1 gains 1 coin"] * 2


def test_a_card_of_the_table_speaks_to_whom_it_happens() -> None:
    s = camp()
    give(s, TABLE, "drum")
    assert happened(s, DAWN, who=2).told == ["2 gains 1 coin"]


def test_one_after_the_other_is_asked_whether_to_use_theirs() -> None:
    s = camp()
    s.lead = 2
    give(s, 1, "leech")
    give(s, 3, "thorns")
    run(s, HURT, 3)
    assert s.told == ["3 is hurt by 2", "3 gains 1 coin"]  # what must happen, first
    assert offered(s) == (1, "use", ["done", "pick:card-leech"])
    assert choose(s, "pick:card-leech").told[-1] == "1 gains 1 health"


def test_who_may_use_a_card_in_two_ways_says_in_which() -> None:
    s = camp()
    give(s, 3, "satchel")
    run(s, HURT, 3)
    assert offered(s) == (3, "use", ["done", "pick:card-satchel"])
    choose(s, "pick:card-satchel")
    assert offered(s) == (3, "choose", ["branch:0", "branch:1"])
    (asked,) = decisions(s)
    assert asked.by is not None
    labels = [asked.by.label(option) for option in asked.options]
    assert len(labels) == len(set(labels)) == 2
    assert decisions(SCHEMA.loads(SCHEMA.dumps(s))) == (asked,)
    assert choose(s, "branch:1").told[-1] == "3 gains 1 health"
    assert offered(s) == (3, "use", ["done", "pick:card-satchel"])  # the other way is still open
    assert choose(s, "pick:card-satchel").told[-1] == "3 gains 1 coin"
    assert is_at_rest(s)


def test_two_who_may_use_the_same_at_the_same_moment_are_asked_one_by_one() -> None:
    s = camp()
    s.lead = 2
    give(s, 1, "leech")
    give(s, 2, "satchel")
    give(s, 0, "bandage")
    run(s, HURT, 2)
    assert offered(s) == (2, "use", ["done", "pick:card-satchel"])
    choose(s, "done")
    assert offered(s) == (1, "use", ["done", "pick:card-leech"])
    assert choose(s, "pick:card-leech").told[-1] == "1 gains 1 health"
    assert is_at_rest(s)


def test_a_condition_is_of_whom_it_happens_to() -> None:
    s = camp(3)
    give(s, 2, "oath")
    assert run(s, HURT, 2).told == ["oath goes"]  # alone in the second tent
    give(s, 0, "oath")
    assert run(s, HURT, 0).told[-1] == "0 is hurt by 2"


def test_a_window_is_saved_and_comes_back() -> None:
    s = camp()
    give(s, 0, "bandage", "amulet")
    give(s, 1, "mark")
    run(s, HURT)
    again = SCHEMA.loads(SCHEMA.dumps(s))
    assert (again.ears, again.queues, decisions(again)) == (s.ears, s.queues, decisions(s))
    assert choose(again, "pick:card-bandage").told == choose(s, "pick:card-bandage").told
    assert SCHEMA.plain(run(camp(), HURT))["queues"] == []
    assert CARDS["bandage"] == 0


def test_nobody_uses_what_somebody_out_has_left_behind() -> None:
    s = camp()
    give(s, 1, "bandage")
    s.out[1] = True
    assert run(s, HURT).told == ["0 is hurt by 2"]
    assert is_at_rest(s)
