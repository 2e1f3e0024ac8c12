"""Somebody is asked to leave, by the owner or by a majority, and stays out."""

from __future__ import annotations

import pytest

from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, DORA, again, asking, begun, choose, deal, table_for, told
from tables.test_chairs import FRESH, ask, away, names


def gathered() -> Table:
    table = table_for("cosa", 4)
    for chair, person in enumerate((ANA, BLAS, CARLA, DORA)):
        asking(table, person).sit(chair)
    return table


def test_the_owner_asks_and_before_the_match_the_chair_is_empty() -> None:
    table = gathered()
    asking(table, ANA).remove(1, yes=True)
    assert names(table) == ["Ana", "empty", "Carla", "Dora"]
    assert table.door.removed == {"blas"}
    assert not table.door.knows("blas")
    assert again(table).door.removed == {"blas"}


def test_in_play_a_bot_goes_on_and_nobody_reads_the_hand() -> None:
    """Else the owner could have somebody leave and take the chair from another browser."""
    for joining in ("consent", "open"):
        table = begun("cosa", 4, people=(ANA, BLAS), joining=joining)
        asking(table, ANA).remove(1, yes=True)
        assert table.chairs[1].who == "bot"
        assert told(table)[-1] == "table-removed"
        with pytest.raises(Refusal, match="chair-sealed"):
            asking(table, FRESH[0]).sit(1)
        assert again(table).chairs == table.chairs


def test_nor_is_the_hand_of_somebody_away_who_is_asked_to_leave() -> None:
    table = begun("cosa", 4)
    away(table, 1)
    asking(table, ANA).remove(1, yes=True)
    assert table.door.removed == {"blas"}
    with pytest.raises(Refusal, match="chair-sealed"):
        asking(table, FRESH[0]).sit(1)
    table = begun("cosa", 4)
    away(table, 1)
    asking(table, ANA).remove_onlooker("blas")  # who has come back and watches
    with pytest.raises(Refusal, match="chair-sealed"):
        asking(table, FRESH[0]).sit(1)


def test_a_chair_that_was_given_up_is_there_for_others_when_its_keeper_is_asked_to_leave() -> None:
    table = begun("cosa", 4)
    asking(table, BLAS).stand()
    asking(table, ANA).remove_onlooker("blas")
    asking(table, ANA).admit(ask(table, CARLA, 1), yes=True)
    assert names(table)[1] == "Carla"


def test_who_had_the_chair_first_gets_it_back_when_another_was_asked_to_leave_it() -> None:
    table = begun("cosa", 4)
    asking(table, BLAS).stand()
    asking(table, ANA).admit(ask(table, CARLA, 1), yes=True)
    asking(table, ANA).remove(1, yes=True)
    assert table.door.removed == {"carla"}
    with pytest.raises(Refusal, match="chair-sealed"):
        asking(table, FRESH[0]).sit(1)
    asking(table, BLAS).sit(1)
    assert names(table)[1] == "Blas"


def test_a_majority_of_the_people_seated_is_enough_whom_it_is_about_counted() -> None:
    table = gathered()
    asking(table, BLAS).remove(2, yes=True)
    asking(table, DORA).remove(2, yes=True)
    assert table.door.removed == set()
    assert table.seating.removals[0].agreed == {"blas", "dora"}
    asking(table, DORA).remove(2, yes=True)  # twice counts once
    asking(table, ANA).remove(2, yes=False)
    assert not table.seating.removals  # two of four are no majority, and no third is left
    asking(table, BLAS).remove(2, yes=True)
    asking(table, ANA).remove(2, yes=True)
    assert table.door.removed == {"carla"}


def test_the_owner_too_can_be_voted_out_and_the_table_passes_on() -> None:
    table = begun("cosa", 4, people=(ANA, BLAS, CARLA))
    asking(table, BLAS).remove(0, yes=True)
    assert table.door.removed == set()
    asking(table, CARLA).remove(0, yes=True)
    assert table.door.removed == {"ana"}
    assert table.owner == "blas"
    assert told(table)[-1] == "table-voted-out"
    assert again(table).owner == "blas"


def test_of_two_people_only_the_owner_can_ask_the_other() -> None:
    table = begun("cosa", 4)
    with pytest.raises(Refusal, match="not-owner"):
        asking(table, BLAS).remove(0, yes=True)


def test_who_may_not_ask() -> None:
    table = begun("cosa", 5, people=(ANA, BLAS, CARLA))
    for who, chair, yes, reason in (
        (ANA, 0, True, "yourself"),
        (ANA, 4, True, "chair-empty"),
        (ANA, 9, True, "no-chair"),
        (DORA, 1, True, "not-seated"),
        (BLAS, 2, False, "no-request"),
    ):
        with pytest.raises(Refusal, match=reason):
            asking(table, who).remove(chair, yes)
    with pytest.raises(Refusal, match="not-owner"):
        asking(table, BLAS).remove_onlooker("dora")
    with pytest.raises(Refusal, match="no-onlooker"):
        asking(table, ANA).remove_onlooker("blas")
    assert not table.seating.removals


def test_a_vote_about_somebody_lapses_when_they_get_up() -> None:
    table = gathered()
    asking(table, BLAS).remove(2, yes=True)
    asking(table, CARLA).stand()
    assert not table.seating.removals


def test_somebody_who_leaves_the_table_takes_their_requests_along() -> None:
    table = begun("cosa", 5, people=(ANA, BLAS, CARLA))
    ask(table, DORA, 4)
    asking(table, ANA).remove_onlooker("dora")
    assert not table.seating.asks


def test_a_rematch_neither_seats_them_nor_lets_them_in() -> None:
    table = begun("tictactoe")
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    asking(table, ANA).remove(1, yes=True)
    assert table.file().names == ("Ana", "Blas")
    new = asking(table, ANA).another("LUNA-11")
    assert names(new) == ["Ana", "empty"]
    assert not new.door.knows("blas")
    with pytest.raises(Refusal, match="removed"):
        asking(new, BLAS).come()


def test_a_shuffle_is_called_off_when_somebody_in_it_is_asked_to_leave() -> None:
    table = gathered()
    asking(table, ANA).start()
    asking(table, ANA).remove(3, yes=True)
    assert not table.is_shuffling
    asking(table, ANA).seat_bot(3, "random", away_long_enough=False)
    deal(table)
    assert table.phase == "playing"


def test_strangers_who_join_unasked_vote_nobody_out() -> None:
    """One stranger under three names would be the majority at a table for two."""
    table = begun("arcana", 2, people=(ANA, BLAS), joining="open")
    for who in FRESH[:3]:
        asking(table, who).free("join")
    assert len(table.chairs) == 5
    for who in FRESH[:3]:
        with pytest.raises(Refusal, match="not-owner"):
            asking(table, who).remove(0, yes=True)
    assert table.door.removed == set()


def test_nor_do_those_who_took_open_chairs_but_those_whom_all_let_sit_do() -> None:
    for joining in ("open", "consent"):
        table = begun("cosa", 5, people=(ANA, BLAS), joining=joining)
        for chair, who in enumerate(FRESH[:2], start=2):
            if joining == "open":
                asking(table, who).sit(chair)
            else:
                request = ask(table, who, chair)
                for one in [Person(person, person) for person in table.people]:
                    asking(table, one).admit(request, yes=True)
            assert table.chair_of(who.id) == chair
        assert again(table).seating.welcome == table.seating.welcome
        if joining == "open":
            with pytest.raises(Refusal, match="not-owner"):
                asking(table, FRESH[0]).remove(1, yes=True)
        else:
            for who in (FRESH[0], FRESH[1], BLAS):
                asking(table, who).remove(0, yes=True)
            assert table.door.removed == {"ana"}


def test_a_table_passes_first_to_those_whose_match_it_is() -> None:
    table = begun("cosa", 4, people=(ANA, BLAS), joining="open")
    asking(table, ANA).stand()
    asking(table, FRESH[0]).sit(0)
    assert table.people == [FRESH[0].id, "blas"]
    assert table.heirs == ["blas", FRESH[0].id]
    assert gathered().heirs == ["ana", "blas", "carla", "dora"]


def test_whose_table_it_became_does_not_send_off_who_set_it() -> None:
    """Else whoever is away for a minute could lose both table and chair to the other."""
    table = begun("cosa", 4, people=(ANA, BLAS))
    asking(table, ANA).pass_on("blas")
    with pytest.raises(Refusal, match="set-the-table"):
        asking(table, BLAS).remove(0, yes=True)
    asking(table, Person("blas", "Blas")).seat_bot(0, "random", away_long_enough=True)
    with pytest.raises(Refusal, match="set-the-table"):
        asking(table, BLAS).remove(0, yes=True)
    asking(table, ANA).sit(0)
    assert table.chair_of("ana") == 0
