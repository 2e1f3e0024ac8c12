"""What a browser kept, compared with the file: each thing the host may have changed is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.kernel import receipt, record
from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.key import MatchKey, seal_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import MatchFile
from sobremesa.kernel.rng import Rng
from testing.duel import GAME

pytestmark = pytest.mark.usefixtures("duel_registered")

ANA, BLAS = "ab" * 16, "cd" * 16
SECRET = bytes(range(32))
COMMITMENT = MatchKey(SECRET, ()).commitment
SEALS = (seal_of(COMMITMENT, 0, ANA), seal_of(COMMITMENT, 1, BLAS), "")


def played(secret: bytes = SECRET, nonces: tuple[str, ...] = (ANA, BLAS, ""), chance: bytes = b"x") -> Match[Any]:
    match: Match[Any] = Match(GAME, 3, {"rounds": 1}, MatchKey(secret, tuple(map(bytes.fromhex, nonces))))
    rng = Rng(chance)
    while match.asked:
        decision = match.asked[0].decision
        match.play(decision.seat, rng.pick(decision.options))
    return match


def filed(match: Match[Any], *, called_off: int = 0, seals: tuple[str, ...] | None = None) -> MatchFile:
    """As a table writes it; the seals are those the nonces have, unless others are given."""
    plain = msgspec.json.decode(record.export(match))
    fitting = tuple(nonce and seal_of(plain["commitment"], chair, nonce) for chair, nonce in enumerate(plain["nonces"]))
    shuffle = {"seals": fitting if seals is None else seals, "called_off": called_off}
    return record.read(msgspec.json.encode({**plain, "format": "sobremesa-match-2", "shuffle": shuffle}))


def kept(match: Match[Any], **changes: object) -> receipt.Receipt:
    seen = {step.noticed: receipt.digest_of(receipt._plain(step.shown(0))) for _, step in match.replay()}
    plain = {
        "format": "sobremesa-receipt-1",
        "table": "BRISA-27",
        "game": "duel",
        "settings": match.settings,
        "chair": 0,
        "commitment": COMMITMENT,
        "nonce": ANA,
        "seals": SEALS,
        "called_off": 0,
        "shown_before": 0,
        "view": match.at(0).shown(0),
        "seen": seen,
    }
    return receipt.read(msgspec.json.encode({**plain, **changes}))


def compared(told: MatchFile, held: receipt.Receipt) -> None:
    receipt.compare(held, told, record.verify(told))


def test_a_file_as_it_was_seen_fits() -> None:
    match = played()
    compared(filed(match), kept(match))
    compared(filed(match, called_off=2), kept(match, called_off=2, shown_before=1, view=None, seen={}))


@pytest.mark.parametrize(
    ("changes", "what", "sentence"),
    [
        ({"game": "arcana"}, "another-match", "^the match: "),
        ({"settings": {"rounds": 2}}, "another-match", "^the match: "),
        ({"commitment": "0" * 64}, "kept-commitment", "^the commitment: "),
        ({"nonce": BLAS}, "kept-nonce", "^the nonce of seat 0: "),
        ({"nonce": ""}, "kept-nonce", "^the nonce of seat 0: "),
        ({"chair": 2, "nonce": ""}, "kept-nonce", "^the nonce of seat 2: "),
        ({"chair": -1}, "kept-nonce", "^the nonce of seat -1: "),
        ({"chair": 3}, "kept-nonce", "^the nonce of seat 3: "),
        ({"seals": (SEALS[0], "0" * 64, "")}, "kept-seal", "^the nonce of seat 1: "),
        ({"seals": (*SEALS[:2], "0" * 64)}, "kept-seal", "^the nonce of seat 2: "),
        ({"seals": (SEALS[0], "", "")}, "kept-seal", "^the nonce of seat 1: "),
        ({"seals": SEALS[:2]}, "kept-seal", "^the seals: 2 of them for 3 nonces"),
        ({"called_off": 1}, "kept-count", "^the shuffles called off: "),
        ({"shown_before": 1}, "kept-count", "^the shuffles called off: "),
        ({"view": {}}, "kept-deal", "^the deal: seat 0 "),
        ({"seen": {0: "0" * 64}}, "kept-view", "^what seat 0 saw after 0 choices"),
        ({"seen": {999: "0" * 64}}, "kept-view", "^what seat 0 saw after 999 choices"),
    ],
)
def test_whatever_does_not_fit_is_named(changes: dict[str, Any], what: str, sentence: str) -> None:
    match = played()
    with pytest.raises(NotVerified, match=sentence) as found:
        compared(filed(match), kept(match, **changes))
    assert found.value.what == what


def test_another_course_from_the_same_deal_is_noticed() -> None:
    with pytest.raises(NotVerified) as found:
        compared(filed(played(chance=b"y")), kept(played()))
    assert found.value.what == "kept-view"


def test_a_file_in_which_nobody_sealed_does_not_fit_a_receipt() -> None:
    match = played(nonces=(ANA, BLAS, "ef" * 16))
    with pytest.raises(NotVerified):
        compared(record.read(record.export(match)), kept(match))


def test_the_seals_in_the_file_must_fit_its_nonces() -> None:
    for seals in ((SEALS[0], SEALS[0], ""), (*SEALS[:2], SEALS[0]), ("", SEALS[1], ""), SEALS[:2]):
        with pytest.raises(NotVerified, match=r"^the (nonce|seals)") as found:
            record.verify(filed(played(), seals=seals))
        assert found.value.what == "seal"


@pytest.mark.parametrize(
    "changes", [{"format": "sobremesa-match-1"}, {"shuffle": None}, {"shuffle": {"seals": []}}, {"format": "other"}]
)
def test_a_file_tells_of_its_shuffle_if_its_format_says_so(changes: dict[str, Any]) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(filed(played())))
    with pytest.raises(BadFile):
        record.read(msgspec.json.encode({**plain, **changes}))
    del plain["shuffle"]
    with pytest.raises(BadFile, match="tells of the shuffle"):
        record.read(msgspec.json.encode(plain))


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"[]", b"{}", b"[" * 100_000, b'{"format": "sobremesa-receipt-1"}', b'{"format": "\xff"}']
)
def test_what_is_no_receipt_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile, match="this is not a receipt"):
        receipt.read(data)


@pytest.mark.parametrize(
    "changes", [{"format": "sobremesa-receipt-9"}, {"more": 1}, {"chair": "0"}, {"seen": {"x": ""}}]
)
def test_a_receipt_of_another_kind_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadFile, match="receipt"):
        kept(played(), **changes)


def test_a_seal_is_of_one_secret_one_chair_and_one_nonce() -> None:
    # The browser's side has the same numbers in its tests.
    commitment = MatchKey(bytes(32), ()).commitment
    assert (
        seal_of(commitment, 0, "00112233445566778899aabbccddeeff")
        == "c2d3012d306683bc5b82711547ae1a2335c65781ef556d1bdc4c1f6368e3c0a7"
    )
    assert seal_of(commitment, 11, "ff" * 16) == "f878758667a4fc8e7dd3fca76d58b4a3921845e469c16bf3dc07cbf222e6727a"
    view = {"b": [1, None, True, {"z": 'ñ\u2028\t"', "10": 1, "9": -2}], "a": {}}
    assert receipt.digest_of(view) == "c18ebc3181f7ddc473e212309490877d31143380803dadce6a15377c5452db0e"
    seals = {seal_of(c, chair, n) for c in ("a", "b") for chair in (0, 1) for n in (ANA, BLAS)}
    assert len(seals) == 8


def test_what_was_given_by_hand_is_looked_for() -> None:
    told = filed(played())
    receipt.must_have_commitment(told, COMMITMENT)
    receipt.must_have_nonce(told, BLAS)
    with pytest.raises(NotVerified):
        receipt.must_have_commitment(told, "0" * 64)
    for nonce in ("0" * 32, ""):
        with pytest.raises(NotVerified):
            receipt.must_have_nonce(told, nonce)
