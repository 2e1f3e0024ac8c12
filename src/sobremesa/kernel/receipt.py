"""What a person's browser has kept of a match, compared with the match's file: a host who told two stories is caught.

The file alone proves little against whoever wrote it. The receipt was written before the person's nonce was shown, by
the person's own browser, and never left it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import msgspec

from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import MatchFile, must_fit_seals

RECEIPT_FORMAT: Final = "sobremesa-receipt-1"


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str
    table: str
    game: str
    settings: dict[str, Any]
    chair: int
    commitment: str  # as shown before the nonce was drawn
    nonce: str  # "" if the browser was asked for none
    seals: tuple[str, ...]  # as they lay on the table before the nonce was shown; "" for a bot
    called_off: int  # shuffles that came to nothing, as the table told
    shown_before: int  # how many of those this browser has shown a nonce in
    view: dict[str, Any] | None  # what was dealt; None if the page wasn't open at that moment
    seen: dict[int, str] = {}  # by version: the digest of what the page showed last, see `digest_of`


_decoder: Final = msgspec.json.Decoder(Receipt)


def read(data: bytes) -> Receipt:
    try:
        receipt = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"this is not a receipt: {error}", "file-receipt") from None
    if receipt.format != RECEIPT_FORMAT:
        message = f"this receipt has the format {receipt.format!r}, which is not {RECEIPT_FORMAT!r}"
        raise BadFile(message, "file-format", format=receipt.format)
    return receipt


def compare(receipt: Receipt, record: MatchFile, match: Match[Any]) -> None:
    """Whether the verified file is of the match the browser saw; else names the first thing that isn't."""
    if (record.game, _plain(record.settings)) != (receipt.game, receipt.settings):
        raise NotVerified("another-match", "the match: the receipt is of another game, or of other settings")
    must_have_commitment(record, receipt.commitment)
    if not 0 <= receipt.chair < record.seats or not receipt.nonce or record.nonces[receipt.chair] != receipt.nonce:
        message = f"the nonce of seat {receipt.chair}: it is not the one the browser gave"
        raise NotVerified("kept-nonce", message, seat=receipt.chair)
    must_fit_seals(record, receipt.seals, "kept-seal")
    told = 0 if isinstance(record.shuffle, msgspec.UnsetType) else record.shuffle.called_off
    if told != receipt.called_off or told < receipt.shown_before:
        message = f"the shuffles called off: the file tells of {told}, the browser of another number"
        raise NotVerified("kept-count", message, said=told, found=max(receipt.called_off, receipt.shown_before))
    _must_show(receipt, match)


def must_have_commitment(record: MatchFile, commitment: str) -> None:
    if record.commitment != commitment:
        raise NotVerified("kept-commitment", "the commitment: it is not the one that was shown before the deal")


def must_have_nonce(record: MatchFile, nonce: str) -> None:
    if not nonce or nonce not in record.nonces:
        raise NotVerified("kept-nonce", "the nonce: it is not among those of the file", seat=-1)


def _must_show(receipt: Receipt, match: Match[Any]) -> None:
    """Whatever the page showed follows from the key and the choices of the file."""
    shown: dict[int, list[object]] = {}
    for _, standing in match.replay():
        shown.setdefault(standing.noticed, []).append(_plain(standing.shown(receipt.chair)))
    if receipt.view is not None and receipt.view not in shown[0]:
        raise NotVerified("kept-deal", f"the deal: seat {receipt.chair} was dealt something else", seat=receipt.chair)
    for version, digest in receipt.seen.items():
        if digest not in map(digest_of, shown.get(version, [])):
            message = f"what seat {receipt.chair} saw after {version} choices: the file leads to something else"
            raise NotVerified("kept-view", message, seat=receipt.chair, number=version)


def digest_of(view: object) -> str:
    """Of a view as JSON without spaces, the names in order: the same here and in a browser."""
    return sha256(json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()).hexdigest()


def _plain(value: object) -> object:
    """As it is once it has been sent."""
    return msgspec.json.decode(msgspec.json.encode(value))
