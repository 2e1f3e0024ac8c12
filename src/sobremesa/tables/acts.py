"""What can happen at a table, as it is written down. A table is nothing but the sum of these, in order."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from sobremesa.bots.guest import Fault
from sobremesa.kernel.settings import SettingValue

TABLE_ROOM: Final = "table"
WATCHERS_ROOM: Final = "watchers"

# What no entry has is refused when a record is read: a negative number would be a chair counted from the end.
ChairNumber = Annotated[int, Meta(ge=0, le=11)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment = Annotated[float, Meta(ge=0, le=1e11)]  # seconds since 1970


class Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True, gc=False):
    pass


class Opened(Act, frozen=True, tag="opened"):
    """The table was set. Its secret is drawn now, so that its hash can be shown before anybody sits.

    It is the secret of the first shuffle; those of later ones follow from it.
    """

    game: str
    seats: Count
    settings: dict[str, SettingValue]
    private: bool
    clock: str
    language: str
    secret: str
    joining: str = "consent"
    practice: bool = False
    quiet: bool = True
    spoken: bool = True
    link: str = ""  # what a private table is opened by; its owner must be able to read it again
    removed: tuple[str, ...] = ()  # people who were asked to leave the table that this one is a rematch of
    lesson: bool = False  # dealt as the game's lesson says, to one person among bots


class Sat(Act, frozen=True, tag="sat"):
    chair: ChairNumber
    name: str
    nonce: str = ""  # of records from before nonces were sealed; it counts for nothing any more


class Stood(Act, frozen=True, tag="stood"):
    chair: ChairNumber


class ChairAsked(Act, frozen=True, tag="chair-asked"):
    """Somebody asks for a chair of the running match. The request's number is how many there were before it."""

    chair: ChairNumber
    name: str
    option: str = ""  # by which they would come in as a new player, in the next chair that is put there


class ChairAgreed(Act, frozen=True, tag="chair-agreed"):
    request: Count


class ChairDropped(Act, frozen=True, tag="chair-dropped"):
    """Somebody said no, or who asked took it back or left."""

    request: Count


class BotSat(Act, frozen=True, tag="bot-sat"):
    chair: ChairNumber
    level: str


class BotFailed(Act, frozen=True, tag="bot-failed"):
    """A bot gave no choice, and one of that level goes on in its chair."""

    chair: ChairNumber
    fault: Fault
    level: str


class Cleared(Act, frozen=True, tag="cleared"):
    """A bot's chair is empty again."""

    chair: ChairNumber


class Shuffling(Act, frozen=True, tag="shuffling"):
    """The owner wants to begin: the seating is closed, and every person is to seal a nonce and then to show it."""


class Sealed(Act, frozen=True, tag="sealed"):
    chair: ChairNumber
    seal: str


class Revealed(Act, frozen=True, tag="revealed"):
    chair: ChairNumber
    nonce: str


class CalledOff(Act, frozen=True, tag="called-off"):
    """No deal comes of this shuffle: nonces that were shown are worth nothing, and the secret is another one."""


class RemovalAnswered(Act, frozen=True, tag="removal-answered"):
    """Somebody seated is for asking who sits in that chair to leave, or against it. The first one asks the others."""

    chair: ChairNumber
    yes: bool


class Removed(Act, frozen=True, tag="removed"):
    """Somebody was asked to leave, and stays out. In play a bot of that level goes on in their chair."""

    person: str
    chair: Annotated[int, Meta(ge=-1, le=11)]  # -1 of who watched
    level: str = ""
    voted: bool = False  # by a majority; else by the owner


class Forgotten(Act, frozen=True, tag="forgotten"):
    """Somebody wanted to be forgotten: they have got up, come no more, and nothing is kept for them."""

    person: str


class Began(Act, frozen=True, tag="began"):
    """The deal. Without a shuffle before it, it is of a record from before nonces were sealed."""

    rules: Count
    nonces: tuple[str, ...]  # by chair; "" for a bot


class Chose(Act, frozen=True, tag="chose"):
    chair: ChairNumber
    option: str
    stand_in: bool = False  # a bot chose for a person who was away or out of time
    again: bool = False  # the table took back what came before it, and it stays done


class Ended(Act, frozen=True, tag="ended"):
    ending: str
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    digest: str


class Said(Act, frozen=True, tag="said"):
    room: str
    name: str
    text: str
    bet: ChairNumber | None = None  # on which chair, if it is one


class UndoAsked(Act, frozen=True, tag="undo-asked"):
    chair: ChairNumber
    to: Count


class UndoAgreed(Act, frozen=True, tag="undo-agreed"):
    chair: ChairNumber


class UndoDropped(Act, frozen=True, tag="undo-dropped"):
    chair: ChairNumber


class Undid(Act, frozen=True, tag="undid"):
    chair: ChairNumber
    to: Count
    agreed: bool


class Paused(Act, frozen=True, tag="paused"):
    chair: ChairNumber
    paused: bool


class Rematched(Act, frozen=True, tag="rematched"):
    code: str


class Passed(Act, frozen=True, tag="passed"):
    """The table is somebody else's now."""

    owner: str


class Admitted(Act, frozen=True, tag="admitted"):
    """Whoever did this was let in to a private table: they had the link, or the code while people gathered."""


class Relinked(Act, frozen=True, tag="relinked"):
    """A private table has a new link; the one before opens nothing any more."""

    link: str
    spoken: bool


class Mended(Act, frozen=True, tag="mended"):
    """The rules are newer than the match: it goes on from that version under these."""

    rules: Count
    version: Count
    left_out: tuple[str, ...] = ()  # parts of texts that were still to be done, and are none of these rules'


OfTheChairs = (
    Sat
    | Stood
    | ChairAsked
    | ChairAgreed
    | ChairDropped
    | BotSat
    | BotFailed
    | Cleared
    | RemovalAnswered
    | Removed
    | Forgotten
)

AnyAct = (
    Opened
    | OfTheChairs
    | Shuffling
    | Sealed
    | Revealed
    | CalledOff
    | Began
    | Chose
    | Ended
    | Said
    | UndoAsked
    | UndoAgreed
    | UndoDropped
    | Undid
    | Paused
    | Rematched
    | Passed
    | Admitted
    | Relinked
    | Mended
)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's record: who did it, when, and the client's own id for the message that asked for it."""

    at: Moment
    by: str  # a person; "" for the table itself or a bot
    answer: str  # "" unless a message asked for it
    act: AnyAct


def without_words(entry: Entry, name: str) -> Entry:
    """The same without anything that who did it has written: they are called otherwise, and what they said is gone."""
    act = entry.act
    match act:
        case Sat() | ChairAsked():
            act = replace(act, name=name)
        case Said():
            act = replace(act, name=name, text="")
        case _:
            pass
    return replace(entry, answer="", act=act)


_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def read(line: bytes | str) -> Entry:
    return _decoder.decode(line)
