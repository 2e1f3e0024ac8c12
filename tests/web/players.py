"""People for tests: they come in over HTTP, sit down over a WebSocket, and remember everything they were sent."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from copy import copy
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from sobremesa.web import wire
from web.witness import OfATable, Storage, Witness

PATIENCE = 60.0  # seconds until a test gives up; nothing is measured by it

_decoder = msgspec.json.Decoder(wire.ToClient)
_encoder = msgspec.json.Encoder()


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.storage: Storage = {}  # of the browser
        self.cookie = f"sobremesa={answer.cookies['sobremesa']}"

    def again(self, address: str) -> Guest:
        """The same person, at a server that has come back."""
        back = copy(self)
        back.address = address
        back.http = httpx.Client(base_url=address, headers={"Origin": address, "Cookie": self.cookie}, timeout=PATIENCE)
        return back

    def open_table(self, game: str = "tictactoe", seats: int = 2, **more: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        if more.get("sit"):
            self.storage[code] = OfATable(asked={0})
        return code

    def at(self, code: str) -> Player:
        return Player(self, code)

    def close(self) -> None:
        self.http.close()


Answer = wire.Done | wire.Refused | wire.Because | wire.Lines


class Player:
    """One open page of a guest at a table."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self._page = ExitStack()
        self.socket = self._page.enter_context(dial(guest.address, code, guest.cookie))
        self.tables: list[wire.Table] = []
        self.raw: list[bytes] = []
        self.answers: dict[str, Answer] = {}
        self.witness: Witness | None = Witness(
            guest.storage, code
        )  # without one, the table waits for this page's part in the shuffle
        while not self.tables:
            self.hear()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._page.close()

    @property
    def table(self) -> wire.Table:
        return self.tables[-1]

    def hear(self, timeout: float = PATIENCE) -> None:
        data = self.socket.recv(timeout=timeout, decode=False)
        assert isinstance(data, bytes)
        self.raw.append(data)
        message = _decoder.decode(data)
        if isinstance(message, wire.Table):
            self.tables.append(message)
            part = self.witness and self.witness.heed(message, msgspec.json.decode(data))
            if part is not None:
                self.say(part)
        elif not isinstance(message, wire.Here):
            self.answers[message.id] = message

    def until(self, holds: Callable[[wire.Table], bool]) -> wire.Table:
        """Listen until the latest table is as wanted."""
        deadline = time.monotonic() + PATIENCE
        while not holds(self.table):
            self.hear(max(0.0, deadline - time.monotonic()))
        return self.table

    def catch_up(self) -> None:
        """Read what has arrived."""
        try:
            while True:
                self.hear(0.01)
        except TimeoutError:
            return

    def say(self, message: object) -> None:
        self.socket.send(_encoder.encode(message), text=True)

    def answer_to(self, message_id: str) -> Answer:
        while message_id not in self.answers:
            self.hear()
        return self.answers[message_id]

    def ask(self, kind: type[Any], **what: Any) -> Answer:
        """Send it and wait for the answer."""
        message = kind(secrets.token_hex(8), **what)
        before = self.table
        if self.witness:
            self.witness.asks(message)
        self.say(message)
        answer = self.answer_to(message.id)
        if self.witness:
            self.witness.is_answered(message, answer, before)
        return answer

    def do(self, kind: type[Any], **what: Any) -> wire.Table:
        """Ask, be granted, and see the table that came of it."""
        answer = self.ask(kind, **what)
        assert isinstance(answer, wire.Done), answer
        seen = len(self.tables)
        while len(self.tables) == seen:
            self.hear()
        return self.table

    def refused(self, kind: type[Any], **what: Any) -> str:
        answer = self.ask(kind, **what)
        assert isinstance(answer, wire.Refused), answer
        return answer.reason

    def choose(self, option: str | None = None) -> wire.Table:
        decision = self.table.decision
        assert decision is not None
        return self.do(wire.Choose, decision=decision.id, option=option or decision.options[0].key)


def begin(players: list[Player]) -> None:
    """The first of them starts, and everybody listens until the cards are dealt."""
    players[0].do(wire.Start)
    until_dealt(players)


def until_dealt(players: list[Player]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(player.table.phase == "gathering" for player in players):
        assert time.monotonic() < deadline
        for player in players:
            player.catch_up()


def play_on(players: list[Player], most: int = 10_000) -> None:
    """Everybody takes their last option, until it is over or enough was chosen."""
    while most > 0 and any(player.table.result is None for player in players):
        for player in players:
            player.catch_up()
            decision = player.table.decision
            if decision is not None:
                answer = player.ask(wire.Choose, decision=decision.id, option=decision.options[-1].key)
                assert isinstance(answer, wire.Done) or answer.reason == "stale", answer  # type: ignore[union-attr]
                most -= 1


def dial(address: str, code: str, cookie: str, origin: str | None = None) -> connect:
    return connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket",
        origin=origin or address,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie} if cookie else {},
        compression=None,
        open_timeout=PATIENCE,
        close_timeout=1.0,  # of no interest: the server has heard it
        max_size=None,
    )


def as_json(value: object) -> object:
    """As it looks once it has been sent."""
    return msgspec.json.decode(_encoder.encode(value))
