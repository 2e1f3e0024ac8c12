"""Who may take a chair of a running match, and who must agree to it."""

from __future__ import annotations

import pytest

from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import consent
from sobremesa.tables.chair import NEW_CHAIR, Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, DORA, again, asking, begun, choose, table_for, told

FRESH = [Person(f"fresh-{number}", "Anybody") for number in range(20)]


def away(table: Table, chair: int) -> None:
    """Whoever sits there has closed the page, and the owner has a bot seated for them."""
    asking(table, Person(table.owner, "")).seat_bot(chair, "random", away_long_enough=True)


def names(table: Table) -> list[str]:
    return [chair.name or chair.who for chair in table.chairs]


def ask(table: Table, who: Person, chair: int) -> int:
    """Ask for the chair; the number of the request."""
    asking(table, who).sit(chair)
    return table.seating.asks[-1].number


def test_bots_are_told_who_is_none() -> None:
    table = begun("cosa", 5)
    assert table.seating.without_bots() == (0, 1)
    away(table, 1)
    assert table.seating.without_bots() == (0,)


# --- asking ----------------------------------------------------------------------------------------------------------


def test_nobody_reads_a_bots_hand_by_sitting_down_under_a_fresh_name() -> None:
    table = begun("cosa", 5)
    for person, chair in zip(FRESH[:3], (2, 3, 4), strict=True):
        asking(table, person).sit(chair)
        assert table.chair_of(person.id) == -1
    assert [chair.who for chair in table.chairs] == ["person", "person", "bot", "bot", "bot"]
    assert [ask.person for ask in table.seating.asks] == [person.id for person in FRESH[:3]]


def test_all_people_seated_must_agree_and_then_the_chair_is_theirs() -> None:
    table = begun("cosa", 5, people=(ANA, BLAS, CARLA))
    request = ask(table, DORA, 4)
    for number, who in enumerate((ANA, BLAS, CARLA)):
        assert table.chair_of(DORA.id) == -1, number
        asking(table, who).admit(request, yes=True)
        assert table.entries == again(table).entries
    assert table.chair_of(DORA.id) == 4
    assert not table.seating.asks
    assert told(table)[-1] == "table-sat"
    assert names(again(table)) == names(table)


def test_one_no_is_enough_and_who_asked_may_take_it_back() -> None:
    table = begun("cosa", 5, people=(ANA, BLAS, CARLA))
    request = ask(table, DORA, 4)
    asking(table, ANA).admit(request, yes=True)
    asking(table, BLAS).admit(request, yes=False)
    assert not table.seating.asks
    with pytest.raises(Refusal, match="no-request"):
        asking(table, CARLA).admit(request, yes=True)
    request = ask(table, DORA, 4)
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, DORA).admit(request, yes=True)
    with pytest.raises(Refusal, match="not-seated"):
        asking(table, FRESH[0]).admit(request, yes=False)
    asking(table, DORA).admit(request, yes=False)
    assert not table.seating.asks


def test_somebody_asks_for_one_chair_at_a_time_and_not_everybody_at_once() -> None:
    table = begun("cosa", 12)
    ask(table, CARLA, 4)
    entries = table.entries
    asking(table, CARLA).sit(4)
    assert table.entries == entries
    with pytest.raises(Refusal, match="already-asking"):
        asking(table, CARLA).sit(5)
    for person in FRESH[:11]:
        ask(table, person, 5)
    with pytest.raises(Refusal, match="too-many-asking"):
        asking(table, FRESH[11]).sit(5)


def test_nobody_asks_again_and_again() -> None:
    table = begun("cosa", 5)
    for _ in range(5):
        asking(table, ANA).admit(ask(table, CARLA, 4), yes=False)
    with pytest.raises(Refusal, match="too-many-asking"):
        asking(table, CARLA).sit(4)
    with pytest.raises(Refusal, match="too-many-asking"):
        asking(again(table), CARLA).sit(4)
    ask(table, DORA, 4)


def test_who_sits_down_meanwhile_must_agree_too_and_who_gets_up_need_not_any_more() -> None:
    table = begun("cosa", 5)
    first, second = ask(table, CARLA, 3), ask(table, DORA, 4)
    for request in (first, second):
        asking(table, ANA).admit(request, yes=True)
    asking(table, BLAS).admit(first, yes=True)
    assert names(table) == ["Ana", "Blas", "bot", "Carla", "bot"]
    asking(table, BLAS).stand()
    assert names(table) == ["Ana", "empty", "bot", "Carla", "bot"]  # Carla's word is missing now
    asking(table, CARLA).admit(second, yes=True)
    assert names(table) == ["Ana", "empty", "bot", "Carla", "Dora"]


def test_requests_end_with_the_match() -> None:
    table = begun("tictactoe", 2, people=(ANA,))
    request = ask(table, BLAS, 1)
    for mine, its in ((0, 3), (1, 4), (2, None)):
        choose(table, ANA, f"mark:{mine}")
        if its is not None:
            asking(table, ANA).stand_in(1, table.waiting[1][0], f"mark:{its}")
    assert table.phase == "over"
    assert not table.seating.asks
    with pytest.raises(Refusal, match="not-playing"):
        asking(table, ANA).admit(request, yes=True)


# --- open and closed -------------------------------------------------------------------------------------------------


def test_an_open_table_has_open_chairs_and_a_closed_one_none() -> None:
    table = begun("cosa", 5, joining="open")
    asking(table, CARLA).sit(4)
    assert table.chair_of(CARLA.id) == 4
    closed = begun("cosa", 5, joining="closed")
    with pytest.raises(Refusal, match="joining-closed"):
        asking(closed, CARLA).sit(4)
    away(closed, 1)
    asking(closed, BLAS).sit(1)
    assert closed.chair_of(BLAS.id) == 1


def test_before_the_match_chairs_are_for_whoever_comes_whatever_the_table_says() -> None:
    for joining in ("consent", "open", "closed"):
        table = table_for("cosa", 5, joining=joining)
        asking(table, CARLA).sit(4)
        assert table.chair_of(CARLA.id) == 4


def test_who_would_come_in_as_a_new_player_asks_like_anybody_who_wants_a_chair() -> None:
    """They'd see nobody's hand, but they'd play, pause, and have to agree to whatever the others want."""
    table = begun("arcana", 2)
    asking(table, CARLA).free("join")
    asking(table, CARLA).free("join")
    assert len(table.chairs) == 2
    assert [(ask.person, ask.chair) for ask in table.seating.asks] == [(CARLA.id, NEW_CHAIR)]
    request = table.seating.asks[0].number
    asking(table, ANA).admit(request, yes=True)
    assert len(table.chairs) == 2
    asking(table, BLAS).admit(request, yes=True)
    assert table.chair_of(CARLA.id) == 2
    assert table.seating.asks == []
    assert CARLA.id in table.seating.welcome
    assert table.match is not None
    assert [option.key for _, option in table.match.choices] == ["join"]
    assert again(table).chairs == table.chairs


def test_two_who_would_come_in_get_a_chair_each_and_one_no_is_enough() -> None:
    table = begun("arcana", 2)
    for who in (CARLA, DORA):
        asking(table, who).free("join")
    first, second = (ask.number for ask in table.seating.asks)
    for who in (ANA, BLAS):
        asking(table, who).admit(second, yes=True)
    assert table.chair_of(DORA.id) == 2
    asking(table, ANA).admit(first, yes=True)
    asking(table, BLAS).admit(first, yes=True)
    assert table.chair_of(CARLA.id) == SPECTATOR  # Dora plays as well now, and hasn't agreed
    asking(table, DORA).admit(first, yes=True)
    assert table.chair_of(CARLA.id) == 3
    refused = begun("arcana", 2)
    asking(refused, CARLA).free("join")
    asking(refused, BLAS).admit(0, yes=False)
    assert refused.seating.asks == []
    assert len(refused.chairs) == 2


def test_a_request_to_come_in_outlives_an_undo_and_lapses_when_there_is_no_room() -> None:
    table = begun("arcana", 4)
    for who in (CARLA, DORA):
        asking(table, who).free("join")
    first, second = (ask.number for ask in table.seating.asks)
    for who in (ANA, BLAS):
        asking(table, who).admit(first, yes=True)
    assert table.chair_of(CARLA.id) == 4
    assert table.seating.asks == []  # Arcana has five seats
    with pytest.raises(Refusal, match="no-request"):
        asking(table, ANA).admit(second, yes=True)
    undone = begun("arcana", 2)
    assert undone.match is not None
    chooser = next(who for chair, who in enumerate((ANA, BLAS)) if undone.match.asked_of(chair))
    asked = undone.match.asked_of(undone.chair_of(chooser.id))
    assert asked is not None
    asking(undone, chooser).choose(asked.id, asked.decision.options[0].key)
    asking(undone, CARLA).free("join")
    asking(undone, chooser).undo()
    if undone.undo is not None:
        asking(undone, ANA if chooser is BLAS else BLAS).agree(yes=True)
    assert undone.version == 0
    assert [ask.chair for ask in undone.seating.asks] == [NEW_CHAIR]


def test_joining_as_a_new_player_needs_nobodys_word_where_chairs_are_open_and_is_refused_where_closed() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    assert table.chair_of(CARLA.id) == 2
    closed = begun("arcana", 2, joining="closed")
    with pytest.raises(Refusal, match="joining-closed"):
        asking(closed, CARLA).free("join")
    assert len(closed.chairs) == 2


# --- whose it is -----------------------------------------------------------------------------------------------------


def test_a_bot_seated_for_somebody_away_does_not_agree_for_them() -> None:
    """The owner can't have a bot seated for the only other person and take the chair from another browser."""
    table = begun("cosa", 4)
    away(table, 1)
    request = ask(table, FRESH[0], 1)
    asking(table, ANA).admit(request, yes=True)
    assert table.chair_of(FRESH[0].id) == -1
    assert consent.players(table) == {"ana": 0, "blas": 1}
    asking(table, BLAS).sit(1)  # at once
    assert names(table)[1] == "Blas"
    assert not table.seating.asks


def test_nor_does_it_for_another_chair() -> None:
    table = begun("cosa", 4)
    away(table, 1)
    request = ask(table, FRESH[0], 2)
    asking(table, ANA).admit(request, yes=True)
    assert table.chair_of(FRESH[0].id) == -1
    asking(table, BLAS).admit(request, yes=True)  # without having sat down again
    assert table.chair_of(FRESH[0].id) == 2


def test_nor_to_an_undo() -> None:
    table = begun("tictactoe")
    choose(table, ANA, "mark:0")
    away(table, 1)
    asking(table, ANA).undo()
    assert table.undo is not None
    assert table.must_agree == [1]
    asking(table, BLAS).agree(True)  # without having sat down again
    assert table.undo is None
    assert table.version == 0


def test_who_stood_up_has_agreed_and_still_gets_the_chair_back_from_whoever_took_it() -> None:
    table = begun("cosa", 4)
    asking(table, BLAS).stand()
    asking(table, ANA).admit(ask(table, CARLA, 1), yes=True)
    assert names(table)[1] == "Carla"
    asking(table, BLAS).sit(1)
    assert names(table)[1] == "Blas"
    assert names(again(table)) == names(table)
    with pytest.raises(Refusal, match="chair-taken"):
        asking(table, CARLA).sit(1)
    with pytest.raises(Refusal, match="held-another"):
        asking(table, CARLA).sit(2)


def test_who_sat_there_since_gets_it_back_but_not_while_it_is_kept_for_somebody_away() -> None:
    table = begun("cosa", 4)
    asking(table, BLAS).stand()
    asking(table, ANA).admit(ask(table, CARLA, 1), yes=True)
    asking(table, CARLA).stand()
    asking(table, CARLA).sit(1)  # at once: Blas had given it up
    assert names(table)[1] == "Carla"
    asking(table, BLAS).sit(1)
    away(table, 1)
    asking(table, CARLA).sit(1)
    assert table.chair_of(CARLA.id) == -1  # Blas has drawn cards since: she asks like anybody
    assert [one.person for one in table.seating.asks] == [CARLA.id]


def test_people_keep_the_name_they_sat_down_under() -> None:
    table = begun("cosa", 4)
    asking(table, Person("blas", "Ana is La Cosa")).stand()
    asking(table, Person("blas", "Ana is La Cosa")).sit(1)
    assert names(table)[1] == "Blas"
    asking(table, Person("blas", "Ana")).say("it's me")
    assert table.chat[-1].name == "Blas"


def test_whose_joining_was_undone_has_no_claim_on_who_joins_after() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    asking(table, CARLA).undo()
    while table.undo is not None:
        for who in (ANA, BLAS):
            asking(table, who).agree(True)
    asking(table, DORA).free("join")
    assert table.chair_of(DORA.id) == 2
    asking(table, DORA).stand()
    with pytest.raises(Refusal, match="held-another"):
        asking(table, CARLA).sit(2)
