"""The WebSocket of one client, spoken straight on the transport.

The server's own WebSocket layer would put a task, a queue and three copies between the wire and a room; here a frame
that arrives is read, checked and handed to the room in one go, and a frame that leaves is written as it is. The
handshake, the parsing of frames and the closing are those of the `websockets` library; compression stays off, because
compression beside secrets leaks them.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast, final

import msgspec
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from sobremesa.kernel.state import SPECTATOR
from sobremesa.store.errors import Elsewhere, StoreError
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.restoring import GameAway
from sobremesa.web import wire
from sobremesa.web.address import A_PROXY, address_of, peer_of
from sobremesa.web.barring import Barred, ClosedByHost
from sobremesa.web.config import LONGEST_MESSAGE
from sobremesa.web.counted import COUNTED
from sobremesa.web.doors import AskedToLeave, NoTable, TooManyTried
from sobremesa.web.helpers import Busy
from sobremesa.web.hub import Hub
from sobremesa.web.limits import Allowance
from sobremesa.web.logs import number_this_request
from sobremesa.web.mutes import Muted
from sobremesa.web.origin import origin_is_ours
from sobremesa.web.passing import Asked, Near, Unreachable
from sobremesa.web.proof import HEADER, Passed, passed
from sobremesa.web.sight import encoded

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its compiled part
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from sobremesa.web.room import Room

logger: Final = logging.getLogger(__name__)

_PATH: Final = re.compile(r"^/api/tables/([A-Z]{3,8}-[0-9]{2,9})/socket\Z")
_SECONDS_TO_PART: Final = 5.0
_STRIKES: Final = 20  # messages beyond the limit before the connection is closed
_MOST_PIECES: Final = 64  # of one message
_LONGEST_FRAME: Final = LONGEST_MESSAGE + 14
_decoder: Final = msgspec.json.Decoder(wire.FromClient)
_nobody: Final = Person("", "")
_HERE: Final = msgspec.json.encode(wire.Here())


def frame_of(payload: bytes) -> bytes:
    """A whole text frame from server to client."""
    return head_of(payload) + payload


def head_of(payload: bytes) -> bytes:
    """What stands before it in such a frame."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def payload_of_whole_text(data: bytes) -> int:
    """Where the payload begins, if the data is exactly one masked, unfragmented text frame of allowed size; else 0."""
    total = len(data)
    if total < 6 or data[0] != 0x81:
        return 0
    size = data[1] - 0x80
    if 0 <= size < 126:
        return 6 if total == 6 + size else 0
    if size == 126 and total == 8 + (data[2] << 8 | data[3]) and 126 <= total - 8 <= LONGEST_MESSAGE:
        return 8
    return 0


def frame_size(data: bytes, at: int) -> int:
    """How many bytes the frame has that begins there; 0 if its header hasn't come in whole."""
    known = len(data) - at
    if known < 2:
        return 0
    size = data[at + 1] & 0x7F
    header = 6 if data[at + 1] & 0x80 else 2
    if size < 126:
        return header + size
    digits = 2 if size == 126 else 8
    return header + digits + int.from_bytes(data[at + 2 : at + 2 + digits]) if known >= 2 + digits else 0


@final
class TableSocket(asyncio.Protocol):
    """What uvicorn makes for a request to upgrade, and what a room knows as a connection."""

    __slots__ = (
        "_all",
        "_chat",
        "_clogged",
        "_farewell",
        "_frames",
        "_has_page",
        "_has_place",
        "_heard",
        "_hub",
        "_messages",
        "_passed",
        "_peer",
        "_pieces",
        "_reports",
        "_rest",
        "_room",
        "_speaking",
        "_strikes",
        "_transport",
        "address",
        "behind",
        "chat_anew",
        "chat_sent",
        "key",
        "log_sent",
        "muted",
        "person",
        "turned_to",
    )

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._hub: Hub = app_state["hub"]
        self._all = server_state.connections
        self._speaking: Protocol = ServerProtocol(max_size=LONGEST_MESSAGE, logger=_silent)
        self._transport: asyncio.Transport = cast(asyncio.Transport, None)
        self._room: Room | None = None
        self._messages: Allowance
        self._chat: Allowance
        self._reports: Allowance
        self._frames: Allowance
        self._strikes = 0
        self._clogged = False
        self._farewell: asyncio.TimerHandle | None = None
        self._pieces: list[bytes] = []
        self._rest = b""  # of a frame that came in part
        self._heard = time.monotonic()
        self._peer = ""
        self.address = ""
        self._has_place = False
        self._has_page = False
        self._passed: Passed | None = None  # by another server of ours
        self.key = b""
        self.person = _nobody
        self.log_sent = 0
        self.turned_to = SPECTATOR
        self.chat_sent = 0
        self.chat_anew = True
        self.muted = Muted()
        self.behind = False

    # --- the transport's side ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        # At once, for uvicorn does so last: whatever fails until then, it is we who hear that the line is gone.
        self._transport.set_protocol(self)
        self._peer = peer_of(transport.get_extra_info("peername"), self._hub.config)
        self._all.add(self)
        self._hub.sockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        gate = self._hub.gate
        self._all.discard(self)
        self._hub.sockets.discard(self)
        gate.connections.give_back(self._peer)  # taken when it still was an HTTP connection
        if self._has_place:
            gate.sockets.give_back(self.address)
        if self._has_page:
            gate.pages.give_back(self.person.id)
        if self._farewell is not None:
            self._farewell.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._room is not None:
            self._room.leave(self)
            self._room = None

    def pause_writing(self) -> None:
        self._clogged = True

    def resume_writing(self) -> None:
        self._clogged = False
        if self._room is not None:
            self._room.catch_up(self)

    def eof_received(self) -> None:
        self._speaking.receive_eof()

    def data_received(self, data: bytes) -> None:
        self._heard = time.monotonic()
        if self._room is None:
            self._begin(data)
        elif not self._rest and not self._pieces and (start := payload_of_whole_text(data)):
            # Nearly every read is just one message: the library need not look at it.
            self._message(apply_mask(data[start:], data[start - 4 : start]))
        else:
            self._take_frames(self._rest + data)

    def _begin(self, data: bytes) -> None:
        """The request to upgrade, and nothing else before it is granted."""
        if self._speaking.state is State.CONNECTING:
            self._speak(data)

    def _take_frames(self, data: bytes) -> None:
        """One frame at a time, however many came in together; whatever is no whole message counts as well."""
        at = 0
        while self._speaking.state is State.OPEN and (size := frame_size(data, at)):
            frame = data[at : at + size]
            if len(frame) < size <= _LONGEST_FRAME:
                break
            at += size
            start = 0 if self._pieces else payload_of_whole_text(frame)
            if start:
                self._message(apply_mask(frame[start:], frame[start - 4 : start]))
            elif self._frames.take():
                self._speak(frame)  # which ends the connection if the frame is too long
            else:
                self.close(CloseCode.POLICY_VIOLATION, "too fast")
        self._rest = data[at:] if self._speaking.state is State.OPEN else b""

    def _speak(self, data: bytes) -> None:
        speaking = self._speaking
        speaking.receive_data(data)
        for event in speaking.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._knock(event)
        if outgoing := speaking.data_to_send():
            self._pass_on(outgoing)

    def _pass_on(self, outgoing: list[bytes]) -> None:
        for data in outgoing:
            if data:
                self._transport.write(data)
            else:
                self._say_farewell()

    def _say_farewell(self) -> None:
        """We have said all. The client may still be sending: closing now would destroy what it has not read yet."""
        self._leave()
        if self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()
            self._farewell = asyncio.get_running_loop().call_later(_SECONDS_TO_PART, self._transport.abort)
        else:
            self._transport.close()

    def shutdown(self) -> None:
        """The server is going down; clients come back by themselves."""
        self.close(CloseCode.SERVICE_RESTART, "")
        self._transport.close()

    # --- the handshake -----------------------------------------------------------------------------------------------

    def _knock(self, request: Request) -> None:
        headers = request.headers
        path = _PATH.match(request.path.replace("%C3%91", "Ñ"))
        config = self._hub.config
        gate = self._hub.gate
        self._passed = passed(self._hub.store.key, request.path, headers.get_all(HEADER), time.time())
        if self._passed is not None:  # one of ours, with everybody behind it
            gate.connections.give_back(self._peer)
            self._peer = A_PROXY
            gate.connections.take(self._peer)
        address = self.address = self._from_where(headers)
        if path is None:
            self._turn_away(HTTPStatus.NOT_FOUND, "there is nothing here")
        elif not origin_is_ours(config, _only(headers, "Origin"), _only(headers, "Host")):
            self._turn_away(HTTPStatus.FORBIDDEN, "this page may not speak to this table")
        elif gate.barring.bars_address(address):
            self._turn_away(HTTPStatus.FORBIDDEN, "barred: whoever runs this server doesn't want you here")
        elif not gate.requests.take(address):
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, "too many requests; wait a moment")
        elif not gate.sockets.take(address):
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from one address")
        else:
            self._has_place = True
            self._transport.pause_reading()
            number_this_request()
            self._hub.spawn(self._come_in(request, path[1]))

    def _from_where(self, headers: Headers) -> str:
        if self._passed is not None and self._passed.address is not None:
            return self._passed.address
        peer = self._transport.get_extra_info("peername")
        return address_of(peer, headers.get_all("X-Forwarded-For"), self._hub.config)

    async def _come_in(self, request: Request, code: str) -> None:
        hub = self._hub
        try:
            known = await hub.guests.whose(request.headers.get_all("Cookie"))
            if known is None:
                self._turn_away(HTTPStatus.UNAUTHORIZED, "come in by name first")
                return
            person, browser = known
            room = await hub.doors.room_for(person, code, self.address)
            if not await room.let_in(person):
                raise NoTable("nobody may come by the code any more")
            self.muted = await hub.mutes.of(person.id)
        except (Barred, ClosedByHost) as error:
            self._turn_away(HTTPStatus.FORBIDDEN, str(error))
        except TooManyTried:
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, "too many codes tried; wait a moment")
        except Older:
            self._turn_away(HTTPStatus.CONFLICT, "the match of this table was played under other rules")
        except GameAway:
            self._turn_away(HTTPStatus.CONFLICT, "the game of this table is not installed here now")
        except Damaged:
            self._turn_away(HTTPStatus.GONE, "the record of this table is damaged")
        except Elsewhere as there:
            await self._go_there(there.address, request)
        except StoreError as error:
            logger.error("somebody could not be let in: %s", error)
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "nothing can be written or read now")
        except NoTable:
            self._turn_away(HTTPStatus.NOT_FOUND, "there is no such table")
        except AskedToLeave:
            self._turn_away(HTTPStatus.FORBIDDEN, "removed: you were asked to leave this table")
        except Busy:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "there is too much to do; try again in a moment")
        except Exception:
            logger.exception("somebody could not be let in")
            self._turn_away(HTTPStatus.INTERNAL_SERVER_ERROR, "something broke on our side")
        else:
            self._let_in(request, person, browser.key_hash, room)

    async def _go_there(self, owner: str, request: Request) -> None:
        """Another server has the table: it answers, and from then on all that is said here goes there, unread."""
        hub = self._hub
        try:
            if self._passed is not None:
                raise Unreachable("the table has moved on meanwhile")
            asked = Asked(request.path, request.headers.raw_items(), self.address)
            far, first = await hub.neighbours.reach(owner, asked)
        except Unreachable as error:
            logger.info("somebody could not be passed on: %s", error)
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "the table is moving; try again in a moment")
            return
        if self._transport.is_closing():
            far.cut()
            return
        hub.sockets.discard(self)  # whoever has the table looks after them
        far.join(Near(self._transport, self.connection_lost), first)

    def _let_in(self, request: Request, person: Person, key: bytes, room: Room) -> None:
        if self._transport.is_closing():
            return
        gate = self._hub.gate
        if not gate.pages.take(person.id):
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, "too many open pages")
            return
        self._has_page = True
        self.person = person
        self.key = key
        self._messages = gate.messages.of(person.id, self.address)
        self._chat = gate.chat.of(person.id, self.address)
        self._reports = gate.reports.of(person.id, self.address)
        self._frames = gate.frames.of(person.id, self.address)
        handshake = self._handshake
        handshake.send_response(handshake.accept(request))
        self._pass_on(handshake.data_to_send())
        if self._speaking.state is State.OPEN and not self._transport.is_closing():
            # Whoever spoke the handshake keeps the request for good, with all its headers.
            self._speaking = Protocol(Side.SERVER, max_size=LONGEST_MESSAGE, logger=_silent)
            self._transport.resume_reading()
            self._room = room
            room.enter(self)

    def _turn_away(self, status: HTTPStatus, why: str) -> None:
        COUNTED.refuse(f"socket-{status.value}")
        if not self._transport.is_closing():
            handshake = self._handshake
            handshake.send_response(handshake.reject(status, why + "\n"))
            self._pass_on(handshake.data_to_send())
            self._transport.close()

    @property
    def _handshake(self) -> ServerProtocol:
        assert isinstance(self._speaking, ServerProtocol)
        return self._speaking

    # --- messages ----------------------------------------------------------------------------------------------------

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or (frame.opcode is Opcode.CONT and self._pieces):
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                whole, self._pieces = b"".join(self._pieces), []
                self._message(whole)
            elif len(self._pieces) > _MOST_PIECES:
                self.close(CloseCode.POLICY_VIOLATION, "too many pieces")
        elif frame.opcode is Opcode.BINARY:
            self.close(CloseCode.UNSUPPORTED_DATA, "text frames only")

    def _message(self, data: bytes) -> None:
        room = self._room
        if room is None or self._speaking.state is not State.OPEN:
            return
        try:
            data.decode()
        except UnicodeDecodeError:
            self.close(CloseCode.INVALID_DATA, "text is UTF-8")
            return
        if not self._messages.take():
            self._strikes += 1
            if self._strikes > _STRIKES:
                self.close(CloseCode.POLICY_VIOLATION, "too fast")
            else:
                self.send(_refused(data, "too-fast"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError):
            self.send(_refused(data, "malformed"))
            return
        if (isinstance(message, wire.Say | wire.Bet) and not self._chat.take()) or (
            isinstance(message, wire.Report) and not self._reports.take()
        ):
            COUNTED.refuse("too-fast")
            self.send(encoded(wire.Refused(message.id, "too-fast", "")))
            return
        room.receive(self, message)

    # --- what a room asks of a connection ----------------------------------------------------------------------------

    def is_ready(self) -> bool:
        return not self._clogged

    def may_open_a_table(self) -> bool:
        return self._hub.gate.new_tables.take(self.address)

    def send(self, *messages: bytes) -> None:
        if self._speaking.state is not State.OPEN or self._transport.is_closing():
            return
        if self._clogged and self._transport.get_write_buffer_size() > self._hub.config.limits.unsent:
            self._transport.abort()
            return
        if len(messages) == 1:
            self._transport.write(frame_of(messages[0]))
        else:
            self._transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))

    def close(self, code: int, reason: str) -> None:
        try:
            self._speaking.fail(code, reason)
        except InvalidState:
            return
        if not self._transport.is_closing():
            self._pass_on(self._speaking.data_to_send())

    def check(self, now: float) -> None:
        """Now and then: a sign of life, or the end."""
        if now - self._heard > self._hub.config.limits.seconds_of_silence:
            self._transport.abort()
        elif self._speaking.state is State.OPEN:
            self._speaking.send_ping(b"")
            self._pass_on(self._speaking.data_to_send())
            self.send(_HERE)


def _only(headers: Headers, name: str) -> str:
    """What that header says; nothing where there are several, for who is to say which of them counts."""
    said = headers.get_all(name)
    return said[0] if len(said) == 1 else ""


_silent: Final = logging.getLogger(f"{__name__}.handshake")
_silent.disabled = True  # it would write headers, and so keys, into the log


class _OnlyId(msgspec.Struct):
    id: wire.AnswerId


_id_decoder: Final = msgspec.json.Decoder(_OnlyId)


def _refused(data: bytes, reason: wire.Reason) -> bytes:
    """The refusal of a message that could not be read, under its id if that much could be."""
    try:
        known = _id_decoder.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        known = ""
    COUNTED.refuse(reason)
    return encoded(wire.Refused(known, reason, ""))
