"""An HTTP connection: uvicorn's, with a deadline at every moment and an end to everything that is sent on it.

At every moment one clock runs. A request must have come in whole, headers and body, so many seconds after the
connection was opened or the answer before it was taken; then it must be answered and the answer taken. A request has a
size, and of those sent ahead of their turn only a few are read.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from sobremesa.web import wire
from sobremesa.web.address import peer_of
from sobremesa.web.config import LONGEST_MESSAGE
from sobremesa.web.hub import Hub

LONGEST_REQUEST: Final = 28 * 1024 + LONGEST_MESSAGE  # headers, body and whatever is between
_SLICE: Final = 4 * 1024  # what is read at once: nobody else waits longer than that takes
_MOST_AHEAD: Final = 8  # requests sent before their turn
_SECONDS_TO_PART: Final = 2.0  # for who was answered before having said all

_silent: Final = logging.getLogger(f"{__name__}.requests")
_silent.disabled = (
    True  # anybody could fill the log with requests that are none; what breaks inside is logged elsewhere
)


@final
class TimedHttp(HttpToolsProtocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = _silent
        self._hub: Hub = app_state["hub"]
        self._limits = self._hub.config.limits
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        self._peer = ""
        self._has_place = False
        self._size = 0  # of the request that is coming in
        self._is_coming_in = False
        self._has_headers = False
        self._is_deaf = False

    # --- the connection ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = peer_of(transport.get_extra_info("peername"), self._hub.config)
        self._has_place = self._hub.gate.connections.take(self._peer)
        if self._has_place:
            self._within(self._limits.seconds_to_ask)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_the_clock()
        self._forget_the_answer()
        if self._has_place:
            self._has_place = False
            self._hub.gate.connections.give_back(self._peer)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_the_clock()
        self._has_place = False  # it is the socket's from now on
        super().handle_websocket_upgrade()
        # The parser and we hold each other; with hundreds of sockets that would lie about until garbage is looked for.
        self.parser = self.cycle = self.flow = None  # type: ignore[assignment]

    def _within(self, seconds: float) -> None:
        self._stop_the_clock()
        self._deadline = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        self._forget_the_answer()
        self.transport.abort()

    def _forget_the_answer(self) -> None:
        """Whoever is still working at it must not write to a line that is no more."""
        self.pipeline.clear()
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle  # which is not the one that came in last, if some were sent ahead
        super()._start_asgi_task(cycle, app)

    def _stop_the_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # --- what comes in -----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self._is_deaf or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + _SLICE]
            super().data_received(piece)
            self._size = self._size + len(piece) if self._is_coming_in else 0
            if self._size > LONGEST_REQUEST:
                self._too_long()
            elif len(self.pipeline) > _MOST_AHEAD:
                self._cut_off()

    def _too_long(self) -> None:
        if self._has_headers:
            self._is_deaf = True  # it is being answered, that it is too long most likely
            self.cycle.keep_alive = False
            return
        self._forget_the_answer()
        body = msgspec.json.encode(wire.Problem("too-long", "that is too long"))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[431] + head + body)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_coming_in = True
        self._has_headers = False
        self._size = 0
        self._within(self._limits.seconds_to_ask)

    def on_headers_complete(self) -> None:
        self._has_headers = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_coming_in = False
        is_answered = self.cycle is not None and self.cycle.response_complete
        self._within(self._limits.seconds_to_ask if is_answered else self._limits.seconds_to_take)
        super().on_message_complete()

    # --- what goes out -----------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        if self._is_coming_in:
            self._within(_SECONDS_TO_PART)
        elif not self.pipeline and not self.transport.get_write_buffer_size():
            self._within(self._limits.seconds_to_ask)
        super().on_response_complete()
