"""What a client may send."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.web.wire.words import AnswerId, ChairNumber, LineNumber, OptionKey, PersonWord, Pointed


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """`id` is the client's own name for the message; its answer carries it. Given twice, it counts once."""

    id: AnswerId


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a chair that is empty, or a bot's; in a running match, ask for it where the table wants to be asked."""

    chair: ChairNumber


class Lead(ClientMessage, frozen=True, tag="lead"):
    """Take a further chair besides one's own, where the game lets one person lead several; else as with `sit`."""

    chair: ChairNumber


class TurnTo(ClientMessage, frozen=True, tag="turn-to"):
    """Of several chairs that are yours: show this page the table from that one, and speak from there."""

    chair: ChairNumber


class Stand(ClientMessage, frozen=True, tag="stand"):
    """Leave the chair and watch. Who leads several leaves all of them, or the one that is named."""

    chair: ChairNumber | None = None


class Admit(ClientMessage, frozen=True, tag="admit"):
    """Answer somebody's request for a chair. Who asked takes it back with a no."""

    request: int
    yes: bool


class SeatBot(ClientMessage, frozen=True, tag="seat-bot"):
    """The owner puts a bot in an empty chair, or in one whose player has been away for a while."""

    chair: ChairNumber
    level: Annotated[str, Meta(max_length=200)]


class Unseat(ClientMessage, frozen=True, tag="unseat"):
    """The owner takes a bot away before the match."""

    chair: ChairNumber


class Remove(ClientMessage, frozen=True, tag="remove"):
    """Be for asking whoever sits there to leave, or against it: the owner's word or a majority's is enough."""

    chair: ChairNumber
    yes: bool = True


class RemoveOnlooker(ClientMessage, frozen=True, tag="remove-onlooker"):
    """The owner asks somebody who watches to leave."""

    number: int


class Start(ClientMessage, frozen=True, tag="start"):
    """The owner begins: every chair must be taken, and from now on nobody sits down.

    The deal comes when every person has sent a `seal` and then, all seals being on the table, the nonce.
    """


class Seal(ClientMessage, frozen=True, tag="seal"):
    """While the table is shuffling: the hash of a fresh nonce of one's own, good for that commitment and chair."""

    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Reveal(ClientMessage, frozen=True, tag="reveal"):
    """Once all seals are on the table, one's own unchanged among them: the nonce, 32 hexadecimal digits."""

    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class CallOff(ClientMessage, frozen=True, tag="call-off"):
    """The owner won't wait for the missing seals or nonces: back to gathering, with another commitment."""


class Choose(ClientMessage, frozen=True, tag="choose"):
    """Answer the decision that stands."""

    decision: Annotated[str, Meta(max_length=24)]
    option: OptionKey


class Free(ClientMessage, frozen=True, tag="free"):
    """Do something that nobody asked for: a mark, a standing request."""

    option: OptionKey


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat. Who plays talks to the table, who watches or has fallen to the others who do; `Table.talk` says which."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Bet(ClientMessage, frozen=True, tag="bet"):
    """Bet on who sits in a chair, among those who watch or have fallen: they alone are told, in their chat."""

    chair: ChairNumber


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Hear no more, or again, what somebody says, here and at every other table. Nobody else is told."""

    person: PersonWord
    yes: bool


class Report(ClientMessage, frozen=True, tag="report"):
    """Tell the host of the server of a line of chat that you can read. Whoever said it isn't told."""

    room: Annotated[str, Meta(pattern=r"^(table|watchers)\Z")]
    number: LineNumber


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back the last choice: at once where that is free, else by asking the table."""


class Agree(ClientMessage, frozen=True, tag="agree"):
    """Answer a request to undo."""

    yes: bool


class Pause(ClientMessage, frozen=True, tag="pause"):
    """Stop the clock and the bots, or go on."""

    paused: bool


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """After the end: the same people, a new match."""


class RenewLink(ClientMessage, frozen=True, tag="renew-link"):
    """The owner of a private table makes a new link: the one before opens nothing, who was let in stays so.

    `spoken` says whether from now on the code opens it too, while people gather.
    """

    spoken: bool


class WhyNot(ClientMessage, frozen=True, tag="why-not"):
    """Ask which rule forbids an option now: a certain one, or the one that is meant by pointing at these things.

    `pointed` names them as an option's `args` do: `{"card": "axe", "who": 3}`.
    """

    option: OptionKey = ""
    pointed: Pointed = {}


class Earlier(ClientMessage, frozen=True, tag="earlier"):
    """Ask for the 200 lines of the log that come before that one; `Table.told_before` counts them."""

    before: LineNumber


FromClient = (
    Sit
    | Lead
    | TurnTo
    | Stand
    | Admit
    | SeatBot
    | Unseat
    | Remove
    | RemoveOnlooker
    | Start
    | Seal
    | Reveal
    | CallOff
    | Choose
    | Free
    | Say
    | Bet
    | Mute
    | Report
    | Undo
    | Agree
    | Pause
    | Rematch
    | RenewLink
    | WhyNot
    | Earlier
)
