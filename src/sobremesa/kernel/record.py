"""The match file: readable JSON with everything it takes to play a match again and to check it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from sobremesa.kernel import course, registry
from sobremesa.kernel.errors import BadFile, BadSettings, NotVerified, UnknownGame
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import NONCE_BYTES, SECRET_BYTES, MatchKey, seal_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import SettingValue

FORMAT: Final = "sobremesa-match-1"
SEALED_FORMAT: Final = "sobremesa-match-2"  # the people's nonces were sealed before the deal; `shuffle` tells how
TOLD_FORMAT: Final = "sobremesa-match-3"  # and `course` tells what was taken back, and all that the log said
_FORMATS: Final = {FORMAT: (False, False), SEALED_FORMAT: (True, False), TOLD_FORMAT: (True, True)}


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the key of a table's match came about."""

    seals: tuple[str, ...]  # by chair, as they lay on the table before any nonce was shown; "" for a bot
    called_off: int  # how many shuffles of this table were begun before this one and called off


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that were brought along to this match."""

    files: tuple[str, ...]
    cards: tuple[str, ...]
    digest: str


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str
    game: str
    rules: int
    seats: int
    settings: dict[str, SettingValue] = msgspec.field(name="options")  # which is what files have always called them
    names: tuple[str, ...] = ()
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    choices: tuple[str, ...]  # "SEAT OPTION", in the order they were taken, without those that were taken back
    result: Result | None  # None: not finished yet
    digest: str  # of the state after the last choice
    house: House | UnsetType = UNSET
    practice: bool | UnsetType = UNSET  # any choice could be taken back, whatever it had shown
    shuffle: Shuffle | UnsetType = UNSET
    course: tuple[course.Entry, ...] | UnsetType = UNSET  # all that happened, in order


_decoder: Final = msgspec.json.Decoder(MatchFile)


def export(match: Match[Any], names: tuple[str, ...] = ()) -> bytes:
    """The match as a file. It holds the secret: of a match still being played, keep it to yourself."""
    return written(file_of(match, names))


def file_of(match: Match[Any], names: tuple[str, ...] = ()) -> MatchFile:
    outcome = match.outcome
    return MatchFile(
        format=FORMAT,
        game=match.game.info.id,
        rules=match.game.info.version,
        seats=match.seats,
        settings=dict(match.settings),
        names=names,
        commitment=match.key.commitment,
        secret=match.key.secret.hex(),
        nonces=tuple(nonce.hex() for nonce in match.key.nonces),
        choices=tuple(f"{seat} {option.key}" for seat, option in match.choices),
        result=outcome and Result(outcome.ending, outcome.winners, outcome.returns),
        digest=match.game.schema.digest(match.state),
        house=house_of(match.game),
    )


def house_of(game: Game[Any]) -> House | UnsetType:
    """What was brought along to its box."""
    house = None if game.book is None else game.book.house
    return UNSET if house is None else House(house.files, house.cards, house.digest)


def written(file: MatchFile) -> bytes:
    """For people to read too."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read(data: bytes) -> MatchFile:
    """Read a file without judging what it tells."""
    try:
        record = _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise BadFile(f"this is not a match file: {error}", "file-other") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(f"this is not a whole match file (cut short, perhaps): {error}", "file-cut") from None
    if record.format not in _FORMATS:
        message = f"this file has the format {record.format!r}, which is not one of {', '.join(_FORMATS)}"
        raise BadFile(message, "file-format", format=record.format)
    if (record.shuffle is not UNSET, record.course is not UNSET) != _FORMATS[record.format]:
        message = (
            f"this is not a match file: {SEALED_FORMAT!r} tells of the shuffle, {TOLD_FORMAT!r} of the course besides, "
            f"{FORMAT!r} of neither"
        )
        raise BadFile(message, "file-other")
    return record


def _game_of(record: MatchFile) -> Game[Any]:
    try:
        game = registry.get(record.game)
    except UnknownGame as error:
        message = f"this file is of a game that is not here: {error}"
        raise BadFile(message, "file-game", game=record.game) from None
    if record.house != house_of(game):
        raise _other_house(record, game)
    if game.info.version != record.rules:
        here = game.info.version
        message = f"this match was played under rules {record.rules} of {record.game}; here are rules {here}"
        raise BadFile(message, "file-rules", game=record.game, rules=record.rules, here=here)
    return game


def _other_house(record: MatchFile, game: Game[Any]) -> BadFile:
    """What has to be brought along to play the file again, or left at home."""
    if record.house is UNSET:
        message = f"this match of {record.game} was played without house cards: leave yours out"
        return BadFile(message, "file-no-house", game=record.game)
    files, cards = (", ".join(names) for names in (record.house.files, record.house.cards))
    if house_of(game) is UNSET:
        message = f"this match was played with house cards ({cards}): bring them along with --cards {files}"
        return BadFile(message, "file-house", cards=cards, files=files)
    message = f"the cards brought along aren't those this match was played with ({cards}, of {files})"
    return BadFile(message, "file-other-house", cards=cards, files=files)


def _key_of(record: MatchFile) -> MatchKey:
    try:
        key = MatchKey(bytes.fromhex(record.secret), tuple(bytes.fromhex(nonce) for nonce in record.nonces))
    except ValueError:
        raise BadFile("the key in this file is not written in hexadecimal digits", "file-key") from None
    if len(key.secret) != SECRET_BYTES or any(len(nonce) not in (NONCE_BYTES, 0) for nonce in key.nonces):
        message = f"the key in this file is not {SECRET_BYTES} bytes of secret and {NONCE_BYTES} of each nonce"
        raise BadFile(message, "file-key")
    return key


def walk(record: MatchFile) -> tuple[course.Walk, Iterator[None]]:
    """The match of the file as it was dealt, and the way along its course, with a stop after whatever happened."""
    game, key = _game_of(record), _key_of(record)
    try:
        match = Match(game, record.seats, record.settings, key)
    except BadSettings as error:
        raise BadFile(f"this file's table can't be: {error}", "file-table", game=record.game) from None
    called_off = 0 if record.shuffle is UNSET else record.shuffle.called_off
    walked = course.Walk(match, called_off=called_off, practice=record.practice is True)
    taken = (len(record.choices),) if record.course is UNSET else record.course
    return walked, walked.along(taken, record.choices)


def _replayed(record: MatchFile) -> Match[Any]:
    walked, way = walk(record)
    for _ in way:
        pass
    return walked.match


def verify(record: MatchFile) -> Match[Any]:
    """Play the file again. Gives the match if everything fits; else names the first thing that doesn't."""
    key = _key_of(record)
    if key.commitment != record.commitment:
        message = "the commitment: the secret is not the one whose hash was published at the start"
        raise NotVerified("commitment", message)
    if len(record.nonces) != record.seats:
        message = f"the nonces: {len(record.nonces)} of them for {record.seats} seats"
        raise NotVerified("nonces", message, count=len(record.nonces), seats=record.seats)
    if record.shuffle is not UNSET:
        must_fit_seals(record, record.shuffle.seals)
    match = _replayed(record)
    seats = match.game.schema.seats_in(match.state, match.seats)  # more than were dealt to, if somebody joined
    if len(record.names) > seats:
        message = f"the names: {len(record.names)} of them for {seats} seats"
        raise NotVerified("names", message, count=len(record.names), seats=seats)
    outcome = match.outcome
    result = outcome and Result(outcome.ending, outcome.winners, outcome.returns)
    if result != record.result:
        message = f"the result: the file says {_told(record.result)}, the choices give {_told(result)}"
        raise NotVerified("result", message, said=_ending(record.result), found=_ending(result))
    if match.game.schema.digest(match.state) != record.digest:
        raise NotVerified("digest", "the digest: the choices lead to another state than the file was written from")
    return match


def must_fit_seals(record: MatchFile, seals: tuple[str, ...], what: str = "seal") -> None:
    """Every nonce is the one that was sealed, and where nothing was sealed there is none."""
    if len(seals) != len(record.nonces):
        first = min(len(seals), len(record.nonces))
        raise NotVerified(what, f"the seals: {len(seals)} of them for {len(record.nonces)} nonces", seat=first)
    for chair, (seal, nonce) in enumerate(zip(seals, record.nonces, strict=True)):
        if seal != (nonce and seal_of(record.commitment, chair, nonce)):
            raise NotVerified(what, f"the nonce of seat {chair}: it is not the one that was sealed", seat=chair)


def _told(result: Result | None) -> str:
    return "not finished" if result is None else f"{result.ending}, won by {list(result.winners) or 'nobody'}"


def _ending(result: Result | None) -> str:
    return "" if result is None else result.ending


def load(data: bytes) -> Match[Any]:
    """Read a file and go on from where it stopped."""
    try:
        return verify(read(data))
    except NotVerified as error:
        raise BadFile(f"this match file doesn't hold together: {error}", "file-unfit") from None
