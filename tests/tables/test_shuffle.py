"""The shuffle, step by step: nobody's nonce is known before everybody's is fixed, and no step can be left out."""

from __future__ import annotations

import msgspec
import pytest

from sobremesa.kernel import record
from sobremesa.kernel.key import MatchKey, seal_of
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import Table
from tables.gathering import (
    ANA,
    BLAS,
    CARLA,
    again,
    asking,
    begun,
    choose,
    deal,
    gathered,
    nonce_of,
    seal_by,
    table_for,
    told,
)


def shuffling(*people: Person, seats: int = 3) -> Table:
    table = gathered("arcana", seats, people=people)
    asking(table, ANA).start()
    return table


def seal(table: Table, who: Person) -> None:
    asking(table, who).seal(table.commitment, seal_by(table, who.id))


def reveal(table: Table, who: Person) -> None:
    asking(table, who).reveal(nonce_of(who.id))


def waiting(table: Table) -> list[int]:
    assert table.shuffle is not None
    return table.shuffle.waiting


def refusal(table: Table, who: Person, what: str, *args: object) -> str:
    before = len(table.fresh)
    with pytest.raises(Refusal) as refused:
        getattr(asking(table, who), what)(*args)
    assert len(table.fresh) == before
    return refused.value.reason


def test_the_cards_are_dealt_when_all_have_sealed_and_then_shown() -> None:
    table = shuffling(ANA, BLAS)
    assert (table.phase, waiting(table)) == ("gathering", [0, 1])
    seal(table, BLAS)
    assert waiting(table) == [0]
    seal(table, ANA)
    assert waiting(table) == [0, 1]
    reveal(table, ANA)
    assert (table.phase, waiting(table)) == ("gathering", [1])
    reveal(table, BLAS)
    assert table.phase == "playing"
    assert table.match is not None
    assert [nonce.hex() for nonce in table.match.key.nonces] == [nonce_of("ana"), nonce_of("blas"), ""]


def test_each_step_is_refused_out_of_its_turn() -> None:
    table = gathered("arcana", 3)
    seal_of_ana = seal_by(table, "ana")
    assert refusal(table, ANA, "seal", table.commitment, seal_of_ana) == "not-shuffling"
    assert refusal(table, ANA, "reveal", nonce_of("ana")) == "not-shuffling"
    assert refusal(table, ANA, "call_off") == "not-shuffling"
    assert refusal(table, BLAS, "start") == "not-owner"
    asking(table, ANA).start()
    assert refusal(table, ANA, "start") == "not-gathering"
    assert refusal(table, ANA, "unseat", 2) == "not-gathering"
    assert refusal(table, CARLA, "sit", 2) == "not-gathering"
    assert refusal(table, CARLA, "seal", table.commitment, "0" * 64) == "not-seated"
    assert refusal(table, CARLA, "reveal", nonce_of("carla")) == "not-seated"
    assert refusal(table, BLAS, "call_off") == "not-owner"
    assert refusal(table, ANA, "seal", "0" * 64, seal_of_ana) == "stale"
    seal(table, ANA)
    assert refusal(table, ANA, "seal", table.commitment, "0" * 64) == "sealed-already"
    assert refusal(table, ANA, "reveal", nonce_of("ana")) == "not-all-sealed"
    seal(table, BLAS)
    assert refusal(table, ANA, "reveal", nonce_of("blas")) == "not-as-sealed"
    reveal(table, ANA)
    reveal(table, BLAS)
    assert refusal(table, ANA, "call_off") == "not-shuffling"
    assert refusal(table, ANA, "reveal", nonce_of("ana")) == "not-shuffling"


def test_what_is_given_twice_counts_once() -> None:
    table = shuffling(ANA, BLAS)
    seal(table, ANA)
    entries = table.entries
    seal(table, ANA)
    seal(table, BLAS)
    reveal(table, ANA)
    reveal(table, ANA)
    assert table.entries == entries + 2


def test_a_seal_is_good_for_one_chair_only() -> None:
    table = shuffling(ANA, BLAS)
    asking(table, BLAS).seal(table.commitment, seal_by(table, "ana"))
    seal(table, ANA)
    reveal(table, ANA)
    assert refusal(table, BLAS, "reveal", nonce_of("ana")) == "not-as-sealed"


def test_bots_alone_need_no_shuffle_and_add_nothing() -> None:
    table = shuffling()
    assert table.phase == "playing"
    assert table.match is not None
    assert table.match.key.nonces == (b"", b"", b"")


def test_one_person_is_enough_to_take_the_deal_out_of_the_servers_hands() -> None:
    deals = set()
    for nonce in ("00" * 16, "11" * 16):
        table = shuffling(ANA)
        table.shuffling.secret = bytes(32)
        table.shuffling.commitment = MatchKey(bytes(32), ()).commitment
        asking(table, ANA).seal(table.commitment, seal_of(table.commitment, 0, nonce))
        asking(table, ANA).reveal(nonce)
        assert table.match is not None
        deals.add(table.game.schema.digest(table.match.state))
    assert len(deals) == 2


@pytest.mark.parametrize("steps", range(4))
def test_whenever_it_is_called_off_everything_is_fresh_and_it_is_told(steps: int) -> None:
    table = shuffling(ANA, BLAS)
    for step in (seal, seal, reveal)[:steps]:
        step(table, (ANA, BLAS)[waiting(table)[0]])
    before = table.commitment, table.secret
    asking(table, ANA).call_off()
    assert (table.phase, table.shuffle, table.called_off) == ("gathering", None, 1)
    assert table.commitment not in before
    assert table.secret not in before
    assert table.commitment == MatchKey(table.secret, ()).commitment
    deal(table)
    assert "table-called-off" in told(table)
    assert again(table).called_off == 1
    assert again(table).commitment == table.commitment


def test_no_two_shuffles_have_a_secret_in_common() -> None:
    table = gathered("arcana", 3)
    seen = set()
    for _ in range(20):
        seen.add(table.commitment)
        asking(table, ANA).start()
        asking(table, ANA).call_off()
    assert len(seen) == 20
    assert table.called_off == 20


def test_an_old_seal_is_worth_nothing_in_the_next_shuffle() -> None:
    table = shuffling(ANA, BLAS)
    old = table.commitment, seal_by(table, "ana")
    asking(table, ANA).call_off()
    asking(table, ANA).start()
    assert refusal(table, ANA, "seal", *old) == "stale"


def test_who_stands_up_calls_it_off() -> None:
    table = shuffling(ANA, BLAS)
    seal(table, ANA)
    asking(table, BLAS).stand()
    assert (table.phase, table.shuffle, table.called_off) == ("gathering", None, 1)
    asking(table, BLAS).sit(1)
    deal(table)
    assert table.phase == "playing"


def test_a_bot_in_the_chair_of_somebody_away_calls_it_off() -> None:
    table = shuffling(ANA, BLAS)
    seal(table, ANA)
    assert refusal(table, ANA, "seat_bot", 1, "random", False) == "not-away"
    asking(table, ANA).seat_bot(1, "random", away_long_enough=True)
    assert (table.shuffle, table.called_off) == (None, 1)
    deal(table)
    assert table.match is not None
    assert [bool(nonce) for nonce in table.match.key.nonces] == [True, False, False]


def test_asking_somebody_to_leave_who_shows_no_nonce_calls_it_off() -> None:
    table = shuffling(ANA, BLAS)
    seal(table, ANA)
    asking(table, ANA).remove(1, True)
    assert (table.phase, table.shuffle, table.called_off) == ("gathering", None, 1)


def test_a_bot_of_another_kind_in_a_bots_chair_changes_nothing_of_the_shuffle() -> None:
    table = shuffling(ANA, BLAS)
    asking(table, ANA).seat_bot(2, "house", away_long_enough=False)
    assert waiting(table) == [0, 1]


def test_chat_and_a_new_owner_leave_the_shuffle_alone() -> None:
    table = shuffling(ANA, BLAS)
    asking(table, BLAS).say("hola")
    asking(table, ANA).pass_on("blas")
    assert waiting(table) == [0, 1]
    asking(table, BLAS).call_off()
    assert table.called_off == 1


def test_a_shuffle_goes_on_after_the_server_has_died() -> None:
    table = shuffling(ANA, BLAS)
    for step, who in ((seal, ANA), (seal, BLAS), (reveal, ANA)):
        assert again(table).shuffle == table.shuffle
        step(table, who)
    table = again(table)
    table.fresh = []
    reveal(table, BLAS)
    assert table.phase == "playing"


def test_a_rematch_has_a_secret_of_its_own_and_asks_everybody_anew() -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    new = asking(table, BLAS).another("LUNA-11")
    assert new.commitment != table.commitment
    assert (new.shuffle, new.called_off) == (None, 0)
    asking(new, BLAS).start()
    assert waiting(new) == [0, 1]


def test_who_joins_during_the_match_adds_nothing() -> None:
    table = begun("arcana", 2, joining="open")
    asking(table, CARLA).free("join")
    assert table.match is not None
    assert len(table.match.key.nonces) == 2


def test_the_file_tells_of_the_shuffle_and_verifies() -> None:
    table = begun()
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    told = record.read(msgspec.json.encode(table.file()))
    assert told.format == "sobremesa-match-3"
    assert told.shuffle == record.Shuffle((seal_by(table, "ana"), seal_by(table, "blas")), 0)
    record.verify(told)


def test_a_nonce_where_no_shuffle_is_is_no_record() -> None:
    table = gathered("arcana", 3)
    with pytest.raises(Exception, match="tells of a nonce where no shuffle is"):
        table.take(Entry(1.0, "ana", "", acts.Sealed(0, "0" * 64)))


# --- records from before nonces were sealed --------------------------------------------------------------------------


def old_record(*, begun: bool) -> list[Entry]:
    """As they were written: nonces with the sitting, all of them with the beginning."""
    table = table_for()
    opening = table.fresh[0]
    entries = [
        opening,
        Entry(2.0, "ana", "", acts.Sat(0, "Ana", "ab" * 16)),
        Entry(3.0, "blas", "", acts.Sat(1, "Blas", "cd" * 16)),
    ]
    if begun:
        entries.append(Entry(4.0, "ana", "", acts.Began(table.game.info.version, ("ab" * 16, "cd" * 16))))
    return entries


def test_an_old_match_goes_on_and_its_file_is_what_it_was() -> None:
    table = come_back("BRISA-27", old_record(begun=True))
    assert table.phase == "playing"
    for number, who in enumerate((ANA, BLAS, ANA, BLAS, ANA)):
        choose(table, who, f"mark:{(0, 3, 1, 4, 2)[number]}")
    told = msgspec.json.encode(table.file())
    assert record.read(told).format == "sobremesa-match-1"
    assert "shuffle" not in msgspec.json.decode(told)
    assert record.verify(record.read(told)).key.nonces == (bytes.fromhex("ab" * 16), bytes.fromhex("cd" * 16))


def test_an_old_table_where_people_gather_is_shuffled_as_any_other() -> None:
    table = come_back("BRISA-27", old_record(begun=False))
    shown = table.commitment
    deal(table)
    assert table.match is not None
    assert table.match.key.commitment == shown
    assert table.match.key.nonces == (bytes.fromhex(nonce_of("ana")), bytes.fromhex(nonce_of("blas")))
