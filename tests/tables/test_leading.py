"""One person who leads two investigators: two chairs, and still one of those who agree, vote, talk and add a nonce."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sobremesa.kernel import record
from sobremesa.tables import consent, talking
from sobremesa.tables.chair import Person
from sobremesa.tables.played import shelving
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, again, asking, nonce_of, seal_by, table_for, told
from tables.test_chairs import ask, away


def led(*leaders: Person, seats: int = 2, **more: object) -> Table:
    """Each chair that person's; who comes up a second time leads that chair too."""
    table = table_for("eldritch", seats, **more)  # type: ignore[arg-type]
    seat(table, leaders)
    return table


def seat(table: Table, leaders: Sequence[Person]) -> None:
    for chair, person in enumerate(leaders):
        asker = asking(table, person)
        asker.lead(chair) if person in leaders[:chair] else asker.sit(chair)


def dealt(*leaders: Person, seats: int = 2, **more: object) -> Table:
    table = led(*leaders, seats=seats, **more)
    for chair in range(len(leaders), seats):
        asking(table, ANA).seat_bot(chair, "random", away_long_enough=False)
    begin(table)
    return table


def begin(table: Table) -> None:
    people = {person.id: person for person in (ANA, BLAS, CARLA)}
    present = [people[person] for person in dict.fromkeys(table.people)]
    asking(table, ANA).start()
    for person in present:
        asking(table, person).seal(table.commitment, seal_by(table, person.id))
    for person in present:
        asking(table, person).reveal(nonce_of(person.id))


def go_on(table: Table) -> int:
    """Whoever is asked answers; the chair that it was."""
    assert table.match is not None
    asked = table.match.asked[0]
    options, chair = asked.decision.options, asked.decision.seat
    who = next(one for one in (ANA, BLAS, CARLA) if one.id == table.chairs[chair].person)
    asking(table, who).choose(asked.id, options[table.version % len(options)].key)
    return chair


def test_who_sits_takes_a_second_chair_and_no_third() -> None:
    table = led(ANA, ANA, seats=3)
    assert table.seating.chairs_of("ana") == [0, 1]
    assert table.names == ("Ana", "Ana · 2", "")
    with pytest.raises(Refusal, match="leads-enough"):
        asking(table, ANA).lead(2)
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, BLAS).lead(2)
    assert consent.way_to_sit(table, "blas", 2) == consent.AT_ONCE
    with pytest.raises(Refusal, match="chair-taken"):
        asking(table, BLAS).sit(1)


@pytest.mark.parametrize("game", ["arcana", "cosa", "princesa", "ansia"])
def test_where_seats_have_secrets_nobody_leads_two(game: str) -> None:
    table = table_for(game, 4)
    asking(table, ANA).sit(0)
    with pytest.raises(Refusal, match="leads-enough"):
        asking(table, ANA).lead(1)


def test_it_is_told_who_spoke_by_the_question_that_is_answered() -> None:
    table = dealt(ANA, ANA)
    assert table.match is not None
    spoken = [go_on(table) for _ in range(12)]
    assert set(spoken) == {0, 1}
    assert [seat for seat, _ in table.match.choices] == spoken
    with pytest.raises(Refusal, match=r"stale|not-asked"):
        asking(table, ANA).choose("7.000000000000", "done")


def test_nobody_answers_for_the_chairs_that_others_lead() -> None:
    table = dealt(ANA, ANA, BLAS, seats=3)
    assert table.match is not None
    while (asked := table.match.asked[0]).decision.seat == 2:
        go_on(table)
    with pytest.raises(Refusal, match=r"not-asked|stale"):
        asking(table, BLAS).choose(asked.id, asked.decision.options[0].key)


def test_each_person_adds_one_nonce_and_the_file_holds() -> None:
    table = led(ANA, ANA, BLAS, seats=3)
    asking(table, ANA).start()
    shuffle = table.shuffle
    assert shuffle is not None
    assert shuffle.waiting == [0, 2]
    asking(table, ANA).seal(table.commitment, seal_by(table, "ana"))
    asking(table, BLAS).seal(table.commitment, seal_by(table, "blas"))
    for person in (ANA, BLAS):
        asking(table, person).reveal(nonce_of(person.id))
    assert shuffle.in_order(shuffle.nonces) == (nonce_of("ana"), "", nonce_of("blas"))
    end(table)
    assert record.verify(table.file()).outcome is not None
    assert again(table).file() == table.file()


def end(table: Table) -> None:
    while table.ended is None:
        go_on(table)


def test_on_the_shelf_it_is_one_match() -> None:
    table = dealt(ANA, ANA)
    end(table)
    shelved = shelving(table.code, table.fresh)
    assert shelved.players == ("ana", "ana")
    assert shelved.match.names == ("Ana", "Ana · 2")


def test_ones_agreement_to_an_undo_counts_once_and_nobody_asks_themselves() -> None:
    table = dealt(ANA, ANA, BLAS, BLAS, seats=4)
    spoken = [go_on(table)]
    while spoken[-2:] != [1, 2]:
        spoken.append(go_on(table))
    assert table.match is not None
    before = table.version
    assert table.why_no_undo(0) == table.why_no_undo(1) == ""
    asking(table, ANA).undo()
    assert table.undo is not None
    assert table.undo.chair == 1  # her last choice, whichever of them she speaks from
    assert table.must_agree == [2]
    with pytest.raises(Refusal, match="no-undo-asked"):
        asking(table, ANA).agree(yes=True)
    asking(table, BLAS).agree(yes=True)
    assert table.undo is None
    assert told(table)[-1] == "table-undone-agreed"
    assert table.version == before - 2


def test_alone_there_is_nobody_to_agree() -> None:
    table = dealt(ANA, ANA)
    while table.why_no_undo(0) == "":
        go_on(table)
    with pytest.raises(Refusal, match=r"nobody-to-agree|nothing-to-undo"):
        asking(table, ANA).undo()


def test_nobody_has_agreed_by_taking_the_chair_of_who_had() -> None:
    table = dealt(ANA, BLAS, BLAS, CARLA, seats=4, joining="open")
    while go_on(table) != 0 or table.why_no_undo(0) != "":
        pass
    go_on(table)
    asking(table, ANA).undo()
    assert table.undo is not None
    asking(table, BLAS).agree(yes=True)
    asking(table, BLAS).stand(1)
    assert table.undo is None


def test_a_vote_to_remove_counts_people_and_takes_all_their_chairs() -> None:
    table = dealt(ANA, BLAS, BLAS, CARLA, seats=4)
    asking(table, BLAS).remove(0, yes=True)
    assert table.door.removed == set()  # two chairs, and one of three people
    asking(table, CARLA).remove(2, yes=True)
    asking(table, CARLA).remove(1, yes=True)
    assert [ask.chair for ask in table.seating.removals if ask.person == "blas"] == [2]
    asking(table, ANA).remove(1, yes=True)
    assert table.door.removed == {"blas"}
    assert [table.chairs[chair].who for chair in (1, 2)] == ["bot", "bot"]


def test_in_a_running_match_the_others_are_asked_once_each() -> None:
    table = dealt(ANA, BLAS, BLAS, seats=4)
    assert consent.way_to_lead(table, "ana", 3) == consent.ASK
    asking(table, ANA).lead(3)
    (asked,) = table.seating.asks
    assert table.seating.chairs_of("ana") == [0]
    asking(table, BLAS).admit(asked.number, yes=True)
    assert table.seating.chairs_of("ana") == [0, 3]
    assert table.seating.asks == []
    assert again(table).seating == table.seating


def test_alone_with_bots_nobody_is_asked() -> None:
    table = dealt(ANA)
    asking(table, ANA).lead(1)
    assert table.seating.chairs_of("ana") == [0, 1]
    closed = dealt(ANA, joining="closed")
    with pytest.raises(Refusal, match="joining-closed"):
        asking(closed, ANA).lead(1)


def test_one_chair_is_given_back_and_the_other_kept() -> None:
    table = dealt(ANA, ANA)
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, BLAS).stand()
    asking(table, ANA).stand(0)
    assert table.seating.chairs_of("ana") == [1]
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, ANA).stand(0)
    asking(table, ANA).seat_bot(0, "random", away_long_enough=False)
    asking(table, ANA).lead(0)  # it is hers to come back to
    assert table.seating.chairs_of("ana") == [0, 1]
    asking(table, ANA).stand()
    assert table.seating.chairs_of("ana") == []
    asking(table, ANA).sit(1)  # of what she had she has seen all there is to see
    assert table.seating.chairs_of("ana") == [1]


def test_a_chair_given_up_is_asked_for_by_others() -> None:
    table = dealt(ANA, ANA)
    asking(table, ANA).stand(1)
    asking(table, ANA).admit(ask(table, BLAS, 1), yes=True)
    assert [chair.person for chair in table.chairs] == ["ana", "blas"]


def test_who_is_away_is_away_from_both_and_still_one_to_be_asked() -> None:
    table = dealt(BLAS, ANA, ANA, seats=3)
    away(table, 1)
    away(table, 2)
    assert consent.players(table) == {"blas": 0, "ana": 1}
    asking(table, ANA).sit(1)
    asking(table, ANA).lead(2)
    assert table.seating.chairs_of("ana") == [1, 2]


def test_who_leads_two_has_fallen_only_when_both_have() -> None:
    table = dealt(ANA, ANA, BLAS, seats=3)
    table.fallen = (0,)
    assert talking.is_living(table, "ana")
    asking(table, ANA).pause(True)
    assert table.paused
    table.fallen = (0, 1)
    assert not talking.is_living(table, "ana")
    with pytest.raises(Refusal, match="fallen"):
        asking(table, ANA).pause(False)


def test_a_rematch_seats_them_alike() -> None:
    table = dealt(ANA, ANA)
    end(table)
    new = asking(table, ANA).another("BRISA-28")
    assert new.seating.chairs_of("ana") == [0, 1]
    begin(new)
    assert new.phase == "playing"
