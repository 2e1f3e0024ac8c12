"""What a person's browser has kept of a match, compared with the match's file: a host who told two stories is caught.

The file alone proves little against whoever wrote it. The receipt was begun before the person's nonce was shown, by
the person's own browser, and never left it. Whether all that the page was shown follows from the file is for
`sobremesa.web.shown` to say, which knows what is sent to a page.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import msgspec

from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import TOLD_FORMAT, MatchFile, must_fit_seals

OLD_FORMAT: Final = "sobremesa-receipt-1"
RECEIPT_FORMAT: Final = "sobremesa-receipt-2"


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one page showed, from when it was opened until it was closed.

    `entries`, in order: `PHASE CHAIR VERSION FROM TO DIGEST` of a table with the lines of the log from that number up
    to the other, `lines CHAIR FROM TO DIGEST` of lines that were asked for later, `words NAME DIGEST` of the texts and
    tables of the game.
    """

    since: int  # how much of the log had been shown by then on other pages of the same browser
    entries: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all receipts tell: how the key of the match came about."""

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


class Receipt(Kept, frozen=True, forbid_unknown_fields=True, kw_only=True):
    led: tuple[int, ...]  # the chairs that were this person's besides when they sealed
    chairs: tuple[int, ...]  # those that this browser has asked for at any time
    unasked: tuple[int, ...]  # those that the host has shown as this person's besides
    shown: tuple[Shown, ...]
    lost: int  # of how much that was shown there was no room to keep anything
    program: str = ""  # the version of the page


class OldReceipt(Kept, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Of a time when a page kept only the last view of each version, and forgot what was taken back."""

    view: dict[str, Any] | None  # what was dealt; None if the page wasn't open at that moment
    seen: dict[int, str] = {}  # by version: the digest of what the page showed last, see `digest_of`


class _Format(msgspec.Struct, frozen=True):
    format: str


_formats: Final = msgspec.json.Decoder(_Format)
_decoders: Final[dict[str, msgspec.json.Decoder[Receipt | OldReceipt]]] = {
    OLD_FORMAT: msgspec.json.Decoder[Receipt | OldReceipt](OldReceipt),
    RECEIPT_FORMAT: msgspec.json.Decoder[Receipt | OldReceipt](Receipt),
}


def read(data: bytes) -> Receipt | OldReceipt:
    try:
        form = _formats.decode(data).format
        if form in _decoders:
            return _decoders[form].decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"this is not a receipt: {error}", "file-receipt") from None
    message = f"this receipt has the format {form!r}, which is not one of {', '.join(_decoders)}"
    raise BadFile(message, "file-format", format=form)


def compare(receipt: Kept, record: MatchFile, match: Match[Any]) -> None:
    """Whether the verified file is of the match the browser had a part in; else names the first thing that isn't."""
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
    if isinstance(receipt, OldReceipt):
        _must_show(receipt, match)
    elif isinstance(receipt, Receipt):
        _must_be_asked_for(receipt, record)


def _must_be_asked_for(receipt: Receipt, record: MatchFile) -> None:
    """Of whoever leads several chairs only the first has sealed, and no other chair was ever shown as theirs."""
    if record.format != TOLD_FORMAT:
        message = f"the file: in the format {record.format!r} it leaves out what the receipt speaks of"
        raise NotVerified("kept-format", message, format=record.format)
    for chair in receipt.led:
        if not 0 <= chair < record.seats or record.nonces[chair]:
            message = f"the nonce of seat {chair}: whoever leads several chairs seals for the first alone"
            raise NotVerified("kept-seal", message, seat=chair)
    strange = sorted({*receipt.unasked, *receipt.led} - {*receipt.chairs, receipt.chair})
    if strange or receipt.chair not in receipt.chairs:
        seat = strange[0] if strange else receipt.chair
        raise NotVerified("kept-chair", f"the chairs: the browser never asked for that of seat {seat}", seat=seat)


def must_have_commitment(record: MatchFile, commitment: str) -> None:
    if record.commitment != commitment:
        raise NotVerified("kept-commitment", "the commitment: it is not the one that was shown before the deal")


def must_have_nonce(record: MatchFile, nonce: str) -> None:
    if not nonce or nonce not in record.nonces:
        raise NotVerified("kept-nonce", "the nonce: it is not among those of the file", seat=-1)


def _must_show(receipt: OldReceipt, match: Match[Any]) -> None:
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
