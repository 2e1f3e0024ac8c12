from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from testing.duel import GAME

pytestmark = pytest.mark.usefixtures("duel_registered")


def played(most: int = 1000, words: str = "record") -> Match[Any]:
    match: Match[Any] = Match(GAME, 3, {"rounds": 1}, MatchKey.from_words(words, 3))
    rng = Rng(b"record")
    while match.asked and match.version < most:
        decision = match.asked[0].decision
        match.play(decision.seat, rng.pick(decision.options))
    return match


def fields(match: Match[Any]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(record.export(match))
    return plain


def read_again(plain: dict[str, Any]) -> Match[Any]:
    return record.verify(record.read(msgspec.json.encode(plain)))


def test_a_finished_match_is_verified() -> None:
    match = played()
    again = record.verify(record.read(record.export(match, names=("Ana", "Blas", "Carla"))))
    assert again.choices == match.choices
    assert again.outcome == match.outcome
    assert GAME.schema.same(again.state, match.state)


@pytest.mark.parametrize("most", range(3))
def test_a_match_can_be_loaded_from_anywhere_and_goes_on(most: int) -> None:
    match = played(most)
    again = record.load(record.export(match))
    assert again.asked == match.asked
    decision = match.asked[0].decision
    match.play(decision.seat, decision.options[0])
    again.play(decision.seat, decision.options[0])
    assert GAME.schema.same(again.state, match.state)


def test_the_file_is_readable() -> None:
    data = record.export(played(2), names=("Ana", "Blas", "Carla"))
    assert data.startswith(b'{\n "format": "sobremesa-match-1",\n "game": "duel",\n "rules": 1,\n "seats": 3,')
    assert data.endswith(b"\n}\n")
    assert record.read(data).names == ("Ana", "Blas", "Carla")


def test_a_file_cut_anywhere_is_refused() -> None:
    data = record.export(played(3))
    for length in range(len(data) - len(b"}\n") + 1):
        with pytest.raises(BadFile):
            record.read(data[:length])


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe", b"[]", b"null", b"7", b"{}", b"[" * 100_000, b'{"format": ' * 10_000, b'{"format": "\xff"}'],
)
def test_what_is_no_match_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile, match="this is not a"):
        record.read(data)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "sobremesa-match-0"}, "this file has the format 'sobremesa-match-0', which is not"),
        ({"comment": "x"}, "this is not a match file: .*unknown field `comment`"),
        ({"seats": "three"}, "this is not a match file: Expected `int`, got `str`"),
        ({"choices": [5]}, "this is not a match file"),
        ({"result": {"ending": "x"}}, "this is not a match file"),
        ({"game": "chess"}, "this file is of a game that is not here: there is no game 'chess'"),
        ({"rules": 2}, "this match was played under rules 2 of duel; here are rules 1"),
        ({"nonces": ["zz", "00", "00"]}, "the key in this file is not written in hexadecimal digits"),
        ({"options": {"rounds": 9}}, "this file's table can't be: rounds is a whole number from 1 to 3, not 9"),
        ({"options": {"colour": "red"}}, "this file's table can't be: there is no setting 'colour'"),
        ({"seats": 9, "nonces": ["00" * 16] * 9}, "this file's table can't be: duel is for 2 to 4 seats, not 9"),
        ({"seats": 0, "nonces": []}, "this file's table can't be: duel is for 2 to 4 seats, not 0"),
        ({"choices": ["play:5"]}, "choice 1 is not a seat and an option: 'play:5'"),
        ({"choices": ["-1 play:5"]}, "choice 1 is not a seat and an option: '-1 play:5'"),
        ({"choices": ["9" * 5000 + " play:5"]}, "choice 1"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadFile, match=sentence):
        read_again({**fields(played()), **changes})


def test_a_key_of_another_length_is_refused() -> None:
    plain = fields(played())
    plain["secret"] = "00" * 65
    plain["commitment"] = MatchKey(bytes(65), ()).commitment
    with pytest.raises(BadFile, match="the key in this file"):
        read_again(plain)


def edited(**changes: Any) -> dict[str, Any]:
    return {**fields(played()), **changes}


def test_an_edited_commitment_does_not_pass() -> None:
    with pytest.raises(NotVerified, match=r"^the commitment: the secret is not the one whose hash was published"):
        read_again(edited(commitment="00" * 32))


def test_an_edited_secret_does_not_pass() -> None:
    with pytest.raises(NotVerified, match=r"^the commitment"):
        read_again(edited(secret="00" * 32))


def test_a_secret_exchanged_with_its_commitment_leads_elsewhere() -> None:
    other = MatchKey.from_words("another", 3)
    with pytest.raises(NotVerified, match=r"^(choice [0-9]+ was not legal|the result|the digest)"):
        read_again(edited(secret=other.secret.hex(), commitment=other.commitment))


def test_an_edited_nonce_leads_elsewhere() -> None:
    nonces = fields(played())["nonces"]
    with pytest.raises(NotVerified, match=r"^(choice [0-9]+ was not legal|the result|the digest)"):
        read_again(edited(nonces=["00" * 16, *nonces[1:]]))


@pytest.mark.parametrize("keep", [0, 2, 4])
def test_the_number_of_nonces_must_fit(keep: int) -> None:
    nonces = [*fields(played())["nonces"], "00" * 16][:keep]
    with pytest.raises(NotVerified, match=f"^the nonces: {keep} of them for 3 seats"):
        read_again(edited(nonces=nonces))


@pytest.mark.parametrize("many", [4, 1000])
def test_there_are_no_more_names_than_seats(many: int) -> None:
    with pytest.raises(NotVerified, match=f"the names: {many} of them for 3 seats"):
        read_again(edited(names=["Ana"] * many))


def test_an_edited_number_of_seats_does_not_pass() -> None:
    with pytest.raises(NotVerified, match=r"^the nonces: 3 of them for 2 seats"):
        read_again(edited(seats=2))


def test_an_edited_option_leads_elsewhere() -> None:
    with pytest.raises(NotVerified, match=r"^the result: the file says counted"):
        read_again(edited(options={"rounds": 2, "deck": "large", "rich": False}))


def test_an_illegal_choice_is_named() -> None:
    choices = fields(played())["choices"]
    choices[1] = "0 aim:0"
    with pytest.raises(NotVerified, match=r"^choice 2 was not legal: seat 0") as refusal:
        read_again(edited(choices=choices))
    assert (refusal.value.what, refusal.value.details["number"]) == ("choice", 2)


def test_a_choice_too_many_is_named() -> None:
    choices = fields(played())["choices"]
    with pytest.raises(NotVerified, match=f"^choice {len(choices) + 1} was not legal: seat 0 has nothing to decide"):
        read_again(edited(choices=[*choices, "0 play:1"]))


def test_a_choice_too_few_does_not_pass() -> None:
    choices = fields(played())["choices"]
    with pytest.raises(
        NotVerified, match=r"^the result: the file says counted, won by .*, the choices give not finished"
    ):
        read_again(edited(choices=choices[:-1]))


def test_an_edited_result_does_not_pass() -> None:
    result = {**fields(played())["result"], "winners": []}
    with pytest.raises(
        NotVerified, match=r"^the result: the file says counted, won by nobody, the choices give counted"
    ):
        read_again(edited(result=result))
    with pytest.raises(NotVerified, match=r"^the result: the file says not finished"):
        read_again(edited(result=None))


def test_an_edited_digest_does_not_pass() -> None:
    with pytest.raises(NotVerified, match=r"^the digest: the choices lead to another state"):
        read_again(edited(digest="00" * 16))


def test_a_file_that_does_not_hold_is_not_loaded() -> None:
    with pytest.raises(BadFile, match="this match file doesn't hold together: the digest"):
        record.load(msgspec.json.encode(edited(digest="00" * 16)))


def test_any_change_of_a_digit_is_noticed() -> None:
    """No single character of what is hashed, drawn from or chosen can be changed in silence."""
    data = record.export(played())
    start, end = data.index(b'"commitment"'), data.rindex(b"}")
    for at in range(start, end):
        if data[at : at + 1].isdigit():
            changed = data[:at] + (b"1" if data[at : at + 1] != b"1" else b"2") + data[at + 1 :]
            with pytest.raises((BadFile, NotVerified)):
                record.verify(record.read(changed))
