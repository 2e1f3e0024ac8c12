"""What somebody who sits down in a chair may read of what it was told before."""

from __future__ import annotations

import pytest

from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, DORA, again, asking, begun
from tables.test_chairs import ask

PEOPLE = (ANA, BLAS, CARLA)


def secrets_read(table: Table, who: Person) -> list[str]:
    """Whose draws that person's log shows with their values."""
    eyes = table.seating.eyes_on(who.id, table.chair_of(who.id), range(len(table.log)))
    return [
        event.kind
        for (_, event), eye in zip(table.log, eyes, strict=True)
        if event.secret and "value" in dict(event.seen_from(eye).args)
    ]


def play_until(table: Table, holds: object) -> None:
    assert callable(holds)
    while not holds():
        assert table.match is not None
        asked = table.match.asked[0]
        options = [option.key for option in asked.decision.options]
        asking(table, ANA).stand_in(asked.decision.seat, asked.id, "pass" if "pass" in options else options[0])


def drawn_by(table: Table, chair: int) -> int:
    return sum(event.kind == "drew" and event.to == (chair,) for _, event in table.log)


def emptied() -> Table:
    """Blas has drawn, left the match and got up from his chair; Carla sits there now and has joined."""
    table = begun("arcana", 3, people=(ANA, BLAS, DORA))
    play_until(table, lambda: drawn_by(table, 1) >= 2)
    asking(table, BLAS).free("leave")
    play_until(table, lambda: any(event.kind == "left" for _, event in table.log))
    asking(table, BLAS).stand()
    request = ask(table, CARLA, 1)
    for who in (ANA, DORA):
        asking(table, who).admit(request, yes=True)
    assert table.chair_of(CARLA.id) == 1
    return table


def test_a_newcomer_in_an_emptied_chair_does_not_read_the_draws_of_who_sat_there() -> None:
    table = emptied()
    assert drawn_by(table, 1) >= 2
    assert secrets_read(table, CARLA) == []
    assert secrets_read(again(table), CARLA) == []
    asking(table, CARLA).free("join")
    before = drawn_by(table, 1)
    play_until(table, lambda: drawn_by(table, 1) > before)
    own = drawn_by(table, 1) - before
    assert len(secrets_read(table, CARLA)) == own
    assert secrets_read(table, CARLA) == secrets_read(again(table), CARLA)


def test_who_left_and_comes_back_to_the_chair_reads_what_they_were_there_for() -> None:
    table = emptied()
    before = drawn_by(table, 1)
    asking(table, CARLA).free("join")
    play_until(table, lambda: drawn_by(table, 1) > before)
    asking(table, CARLA).free("leave")
    play_until(table, lambda: sum(event.kind == "left" for _, event in table.log) == 2)
    asking(table, CARLA).stand()
    request = ask(table, BLAS, 1)
    for who in (ANA, DORA):
        asking(table, who).admit(request, yes=True)
    assert table.chair_of(BLAS.id) == 1
    assert len(secrets_read(table, BLAS)) == before


def test_who_left_the_match_has_no_claim_on_the_chair_of_who_joined_after() -> None:
    table = emptied()
    asking(table, CARLA).free("join")
    with pytest.raises(Refusal, match="chair-taken"):
        asking(table, BLAS).sit(1)
    asking(table, CARLA).stand()
    asking(table, BLAS).sit(1)
    assert table.chair_of(BLAS.id) == SPECTATOR  # he asks like anybody
    asking(table, CARLA).sit(1)
    assert table.chair_of(CARLA.id) == 1


def test_a_chair_that_does_not_start_anew_hands_on_all_it_knows() -> None:
    table = begun("arcana", 3, people=(ANA, BLAS, DORA))
    play_until(table, lambda: drawn_by(table, 1) >= 2)
    asking(table, BLAS).stand()
    request = ask(table, CARLA, 1)
    for who in (ANA, DORA):
        asking(table, who).admit(request, yes=True)
    assert len(secrets_read(table, CARLA)) == drawn_by(table, 1)
    assert secrets_read(table, BLAS) == []  # who only watches
    asking(table, BLAS).sit(1)
    assert len(secrets_read(table, BLAS)) == drawn_by(table, 1)


def test_who_joins_as_a_new_player_reads_nothing_of_a_player_whose_joining_was_undone() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    play_until(table, lambda: drawn_by(table, 2) >= 1)
    asking(table, CARLA).free("flip:0:1")
    assert table.match is not None
    while len(table.chairs) == 3:
        asking(table, CARLA).undo()
        for who in (ANA, BLAS):
            if table.undo is not None:
                asking(table, who).agree(True)
    asking(table, DORA).free("join")
    assert drawn_by(table, 2) >= 1  # the log keeps what was taken back
    assert secrets_read(table, DORA) == []


def test_no_undo_gives_a_newcomer_the_hand_of_who_sat_there() -> None:
    table = emptied()
    asking(table, CARLA).free("join")
    assert table.match is not None
    barrier = table.seating.earliest_undo
    assert barrier > 0
    chosen_before = [chair for chair in (0, 2) if (table.match.last_noticed_of(chair) or 0) < barrier]
    assert chosen_before
    for chair in chosen_before:
        assert table.why_no_undo(chair) in ("undo-impossible", "nothing-to-undo")
        with pytest.raises(Refusal, match=table.why_no_undo(chair)):
            asking(table, {0: ANA, 2: DORA}[chair]).undo()
    assert table.why_no_undo(1) == ""  # she may take her own joining back


def test_nor_does_one_that_goes_back_to_the_hand_of_somebody_who_had_got_up() -> None:
    has_left = False
    while not has_left:  # a short match may end before
        table = begun("arcana", 3, people=(ANA, BLAS, DORA))
        match = table.match
        assert match is not None
        play_until(table, lambda: drawn_by(table, 1) >= 2 and match.state.active != 1)  # noqa: B023 - called at once
        asking(table, BLAS).free("leave")
        asking(table, BLAS).stand()
        changes = table.changes
        play_until(table, lambda: not match.asked or any(event.kind == "left" for _, event in table.log))  # noqa: B023
        has_left = any(event.kind == "left" for _, event in table.log)
    assert table.changes > changes  # whose the chair is shows on every page
    assert table.seating.earliest_undo > 0
    assert table.chairs[1].keeper == ""


def test_whoever_watches_is_told_no_secrets() -> None:
    table = emptied()
    assert set(table.seating.eyes_on("somebody", SPECTATOR, range(len(table.log)))) == {SPECTATOR}


def test_what_was_asked_about_a_chair_goes_with_it_when_its_joining_is_taken_back() -> None:
    """Else nothing could be taken back any more: the undo would stumble over the chair that is gone."""
    table = begun("arcana", 3, people=(ANA, BLAS, DORA), joining="open")
    match = table.match
    assert match is not None
    play_until(table, lambda: match.last_noticed_of(0) is not None)
    asking(table, CARLA).free("join")
    asking(table, BLAS).remove(3, yes=True)
    assert [ask.chair for ask in table.seating.removals] == [3]
    asking(table, ANA).undo()
    for who in (BLAS, CARLA, DORA):
        asking(table, who).agree(yes=True)
    assert len(table.chairs) == 3
    assert table.seating.removals == []
    assert again(table).chairs == table.chairs


def test_nobody_leaves_and_joins_again_without_end() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    while len(table.chairs[2].lives) < 100:
        asking(table, CARLA).free("leave")
        asking(table, CARLA).free("join")
    with pytest.raises(Refusal, match="record-full"):
        asking(table, CARLA).free("leave")
