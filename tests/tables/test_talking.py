"""The fallen and the onlookers have a room of their own, and who must keep silent does."""

from __future__ import annotations

import random

import pytest

from sobremesa.tables import talking
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import ANA, BLAS, CARLA, DORA, again, asking, begun, choose
from tables.test_chairs import FRESH, ask

PEOPLE = (ANA, BLAS, CARLA, DORA)


def with_one_fallen(joining: str = "consent") -> tuple[Table, Person, list[Person]]:
    """A table of La Cosa where one person is out of the match, and the others."""
    rng = random.Random(10)
    for _ in range(500):
        table = begun("cosa", 5, people=PEOPLE, joining=joining)
        while table.phase == "playing" and not table.fallen:
            assert table.match is not None
            asked = rng.choice(table.match.asked)
            asking(table, ANA).stand_in(asked.decision.seat, asked.id, rng.choice(asked.decision.options).key)
        if table.phase == "playing" and table.fallen[0] in range(1, len(PEOPLE)):  # not the owner, nor the bot
            fallen = PEOPLE[table.fallen[0]]
            living = [person for person in PEOPLE if person is not fallen]
            if any(table.why_no_undo(PEOPLE.index(person)) == "" for person in living):
                return table, fallen, living
    raise AssertionError("nobody falls")


def with_one_fallen_and_one_alive_at_the_end() -> tuple[Table, Person, Person]:
    """The same once it is over. The fallen one has said something among onlookers."""
    rng = random.Random(1)
    for _ in range(100):
        table, fallen, living = with_one_fallen()
        asking(table, fallen).say("it was Blas")
        while table.phase == "playing":
            assert table.match is not None
            asked = rng.choice(table.match.asked)
            asking(table, ANA).stand_in(asked.decision.seat, asked.id, rng.choice(asked.decision.options).key)
        for who in living:
            if PEOPLE.index(who) not in table.fallen:
                return table, fallen, who
    raise AssertionError("nobody is left at the end")


def heard(table: Table, who: Person) -> list[str]:
    return [line.text for line in table.chat if talking.hears(table, who.id, line.room)]


# --- the fallen ------------------------------------------------------------------------------------------------------


def test_the_living_do_not_hear_the_fallen_and_the_fallen_hear_everybody() -> None:
    table, fallen, living = with_one_fallen()
    onlooker = FRESH[0]
    asking(table, fallen).say("it was Blas")
    asking(table, onlooker).say("I thought so")
    asking(table, living[0]).say("good luck")
    for who in living:
        assert heard(table, who) == ["good luck"]
    for who in (fallen, onlooker):
        assert heard(table, who) == ["it was Blas", "I thought so", "good luck"]
    assert [line.number for line in table.chat] == [0, 1, 0]


def test_nobody_gets_up_to_listen_to_the_fallen_and_sits_down_again() -> None:
    table, fallen, living = with_one_fallen()
    asking(table, fallen).say("it was Blas")
    spy = living[0]
    asking(table, spy).stand()
    assert heard(table, spy) == []
    asking(table, spy).say("hello?")
    assert table.chat[-1].room == "table"
    asking(table, spy).sit(PEOPLE.index(spy))
    assert heard(table, spy) == ["hello?"]


def test_nor_does_somebody_whose_chair_a_bot_has_meanwhile() -> None:
    table, fallen, living = with_one_fallen()
    asking(table, ANA).seat_bot(PEOPLE.index(living[-1]), "random", away_long_enough=True)
    asking(table, fallen).say("it was Blas")
    assert heard(table, living[-1]) == []


def test_a_fallen_player_stops_nothing() -> None:
    table, fallen, living = with_one_fallen()
    for attempt in (
        lambda: asking(table, fallen).pause(True),
        lambda: asking(table, fallen).undo(),
        lambda: asking(table, fallen).remove(PEOPLE.index(living[1]), yes=True),
    ):
        with pytest.raises(Refusal, match="fallen"):
            attempt()
    request = ask(table, FRESH[0], 4)
    with pytest.raises(Refusal, match="fallen"):
        asking(table, fallen).admit(request, yes=False)
    for who in living:
        asking(table, who).admit(request, yes=True)
    assert table.chair_of(FRESH[0].id) == 4


def test_a_fallen_player_is_not_asked_about_an_undo() -> None:
    table, fallen, living = with_one_fallen()
    assert table.match is not None
    asker = next(who for who in living if table.why_no_undo(PEOPLE.index(who)) == "")
    asking(table, asker).undo()
    assert table.undo is not None
    assert table.must_agree == [PEOPLE.index(who) for who in living if who is not asker]
    with pytest.raises(Refusal, match="fallen"):
        asking(table, fallen).agree(False)
    for who in living:
        if who is not asker:
            asking(table, who).agree(True)
    assert table.undo is None


def test_an_open_table_asks_from_the_first_fall_on_because_onlookers_hear_the_fallen() -> None:
    table, _, _ = with_one_fallen("open")
    asking(table, FRESH[0]).sit(4)
    assert table.chair_of(FRESH[0].id) == -1
    assert len(table.seating.asks) == 1


def test_after_the_end_all_talk_at_the_table_and_what_was_said_elsewhere_stays_there() -> None:
    table, fallen, alive = with_one_fallen_and_one_alive_at_the_end()
    for who in (fallen, alive, FRESH[0]):
        asking(table, who).say(f"well played, says {who.name}")
        assert table.chat[-1].room == "table"
    assert "it was Blas" in heard(table, fallen)
    assert "it was Blas" not in heard(table, alive)


def test_the_fallen_are_the_same_from_the_record_and_again_among_the_living_after_an_undo() -> None:
    table, _, living = with_one_fallen()
    assert again(table).fallen == table.fallen
    asker = next(who for who in living if table.why_no_undo(PEOPLE.index(who)) == "")
    asking(table, asker).undo()
    for chair in list(table.must_agree):
        asking(table, PEOPLE[chair]).agree(True)
    assert table.fallen == again(table).fallen == ()  # the fall came after everybody's last choice


# --- silence ---------------------------------------------------------------------------------------------------------


def deliberating(quiet: bool = True) -> tuple[Table, Person, Person]:
    """A table of Arcana where the group votes: the active player and an ally."""
    table = begun("arcana", 2, quiet=quiet)
    while True:
        match = table.match
        assert match is not None
        if match.state.votes:
            active = match.state.active
            return table, (ANA, BLAS)[active], (ANA, BLAS)[1 - active]
        asked = match.asked[0]
        asking(table, ANA).stand_in(asked.decision.seat, asked.id, asked.decision.options[0].key)


def test_who_is_guessed_at_keeps_silent_while_the_others_deliberate() -> None:
    table, active, ally = deliberating()
    with pytest.raises(Refusal, match="keep-silent"):
        asking(table, active).say("higher!")
    asking(table, active).stand()
    with pytest.raises(Refusal, match="keep-silent"):
        asking(table, active).say("higher!")
    asking(table, ally).say("what do you think?")
    asking(table, active).sit((ANA, BLAS).index(active))
    choose(table, ally, "pass")
    asking(table, active).say("so it goes")
    assert [line.text for line in table.chat] == ["what do you think?", "so it goes"]


def test_at_a_table_set_otherwise_they_may_talk() -> None:
    table, active, _ = deliberating(quiet=False)
    asking(table, active).say("higher!")
    assert table.chat[-1].text == "higher!"


def test_where_no_game_asks_for_silence_nobody_must_keep_it() -> None:
    table = begun("tictactoe")
    for who in (ANA, BLAS):
        asking(table, who).say("hello")
    assert len(table.chat) == 2


# --- what a game lets people say by a tap ----------------------------------------------------------------------------


def test_what_is_said_by_an_option_of_the_game_stands_among_the_talk_and_comes_back_with_the_table() -> None:
    table = begun("cosa", 4)
    asking(table, BLAS).free("clean")
    line = table.chat[-1]
    assert (line.room, line.person, line.chair, line.option, line.number) == ("table", "blas", 1, "clean", 0)
    assert again(table).chat == table.chat
    asking(table, ANA).say("¿Seguro?")
    assert [line.number for line in table.chat] == [0, 1]


def test_what_stays_said_when_the_table_takes_a_choice_back_is_not_said_twice() -> None:
    table = begun("cosa", 4)
    assert table.match is not None
    asked = table.match.asked[0]
    asking(table, ANA).stand_in(asked.decision.seat, asked.id, asked.decision.options[0].key)
    asking(table, BLAS).free("clean")
    asker = asking(table, ANA)
    asker._take_back(asked.decision.seat, 0, agreed=True)
    assert table.match.state.remarks[-1][1] == 1
    assert [line.option for line in table.chat] == ["clean"]
    assert again(table).chat == table.chat
