"""A client written from docs/protocol.md alone: nothing here knows more of Sobremesa than that page tells."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from web.running import Running

PATIENCE = 30.0


class Client:
    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookie = ""
        _, headers = self.ask("POST", "/api/me", {"name": name})
        self.cookie = headers["Set-Cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: object = None) -> tuple[Any, Any]:
        headers = {"Origin": self.server, "Cookie": self.cookie, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server + path, data, headers, method=method), timeout=PATIENCE) as answer:
            return json.load(answer), answer.headers

    def problem(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        try:
            self.ask(method, path, body)
        except HTTPError as error:
            with error:
                return error.code, json.load(error)["problem"]
        raise AssertionError("it was answered")

    @contextmanager
    def at(self, code: str) -> Iterator[Seat]:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = {"Cookie": self.cookie}
        with connect(address, origin=Origin(self.server), additional_headers=headers, compression=None) as socket:
            yield Seat(socket)


class Seat:
    """One socket. It keeps the latest table, and the log and the chat that go on from one table to the next."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.nonce = ""
        self.hear()

    def hear(self, timeout: float = PATIENCE) -> None:
        message = json.loads(self.socket.recv(timeout=timeout))
        if message["type"] != "table":
            self.answers[message["id"]] = message
            return
        self.table = message
        self.log += message["happened"]
        self.chat += message["chat"]
        self._shuffle()

    def send(self, kind: str, **what: object) -> str:
        name = secrets.token_hex(8)
        self.socket.send(json.dumps({"type": kind, "id": name, **what}))
        return name

    def tell(self, kind: str, **what: object) -> dict[str, Any]:
        """Send, and wait for the answer."""
        name = self.send(kind, **what)
        while name not in self.answers:
            self.hear()
        return self.answers[name]

    def must(self, kind: str, **what: object) -> None:
        answer = self.tell(kind, **what)
        assert answer["type"] == "done", answer
        self.hear()  # a table follows at once

    def catch_up(self) -> None:
        """Read what has arrived."""
        try:
            while True:
                self.hear(0.01)
        except TimeoutError:
            return

    def is_asked(self) -> bool:
        return self.table["decision"] is not None

    def is_over(self) -> bool:
        return self.table["result"] is not None

    def _shuffle(self) -> None:
        """The shuffle, as every client does it without asking anybody."""
        shuffle, me = self.table["shuffle"], self.table["me"]
        if shuffle is None:
            self.nonce = ""
        elif me in shuffle["waiting"] and not shuffle["sealed"] and not self.nonce:
            self.nonce = secrets.token_hex(16)
            self.send("seal", commitment=self.table["commitment"], seal=self._seal())
        elif me in shuffle["waiting"] and shuffle["sealed"]:
            people = [chair["who"] == "person" for chair in self.table["chairs"]]
            assert [bool(seal) for seal in shuffle["seals"]] == people
            assert shuffle["seals"][me] == self._seal()
            self.send("reveal", nonce=self.nonce)
            self.shown = self.nonce, self.table["commitment"]

    def _seal(self) -> str:
        text = f"sobremesa-seal-1 {self.table['commitment']} {self.table['me']} {self.nonce}"
        return hashlib.sha256(text.encode()).hexdigest()

    def choose(self) -> None:
        decision = self.table["decision"]
        self.must("choose", decision=decision["id"], option=decision["options"][0]["key"])


def until(seats: Sequence[Seat], holds: Callable[[], object]) -> None:
    """Everybody listens until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        for seat in seats:
            seat.catch_up()


def test_it_knows_nothing_of_the_server() -> None:
    imported = re.findall(r"^(?:from|import) (\S+)", Path(__file__).read_text("utf-8"), re.MULTILINE)
    assert [module for module in imported if module.startswith(("sobremesa", "web."))] == ["web.running"]


def test_it_plays_a_whole_match(server: Running) -> None:
    ana, blas = Client(server.address, "Ana"), Client(server.address, "Blas")
    code = _set_a_table(ana)
    with ana.at(code) as first, blas.at(code) as second:
        seats = (first, second)
        _gather(first, second)
        commitment = first.table["commitment"]
        first.must("start")
        until(seats, lambda: all(seat.table["phase"] == "playing" for seat in seats))
        assert first.shown[1] == second.shown[1] == commitment
        _take_back(seats)
        assert first.tell("rematch")["reason"] == "not-over"
        while not all(seat.is_over() for seat in seats):
            until(seats, lambda: any(seat.is_asked() or seat.is_over() for seat in seats))
            for seat in seats:
                if seat.is_asked():
                    seat.choose()
            for seat in seats:
                seat.catch_up()
        result, nonces = first.table["result"], [first.shown[0], second.shown[0], ""]
        first.must("rematch")
        assert ana.ask("GET", f"/api/tables/{first.table['next_code']}")[0]["mine"]

    # The file has the secret that was sealed, and the nonces; each seat's eyes see the match again; and it holds.
    file, _ = ana.ask("GET", f"/api/tables/{code}/match.json")
    assert hashlib.sha256(bytes.fromhex(file["secret"])).hexdigest() == commitment
    assert file["nonces"] == nonces
    replay, _ = ana.ask("GET", f"/api/tables/{code}/replay?seat=1")
    assert replay["last"] == len(file["choices"])
    assert len(replay["steps"]) == min(replay["page_size"], replay["last"] + 1)
    assert replay["result"] == result
    assert blas.problem("GET", f"/api/tables/{code}/replay?seat=7") == (400, "no-chair")
    verified, _ = blas.ask("GET", f"/api/tables/{code}/verify")
    assert (verified["verified"], verified["commitment"]) == (True, commitment)


def _set_a_table(ana: Client) -> str:
    """As `NewTable` says, for a game as `GET /api/games` tells of it."""
    games, _ = ana.ask("GET", "/api/games")
    game = next(game for game in games if game["id"] == "arcana")
    assert game["fewest"] <= 3 <= game["most"]
    (words,) = (setting["words"] for setting in game["settings"] if setting["name"] == "difficulty")
    wish = {"game": "arcana", "seats": 3, "settings": {"difficulty": words[0]}, "language": "en", "clock": "gentle"}
    wish |= {"joining": "closed", "practice": True, "quiet": False}
    assert ana.problem("POST", "/api/tables", {**wish, "colour": "red"}) == (400, "malformed")
    assert ana.problem("POST", "/api/tables", {**wish, "seats": 12}) == (400, "bad-settings")
    code: str = ana.ask("POST", "/api/tables", wish)[0]["code"]
    assert ana.problem("GET", f"/api/tables/{code}/match.json") == (403, "not-over")
    assert ana.problem("GET", "/api/tables/NADA-00") == (404, "no-table")
    return code


def _gather(first: Seat, second: Seat) -> None:
    """Two people and a bot."""
    assert (first.table["me"], first.table["owner"], first.table["joining"]) == (-1, True, "closed")
    first.must("sit", chair=0)
    second.must("sit", chair=1)
    assert second.tell("start")["reason"] == "not-owner"
    first.must("seat-bot", chair=2, level="random")
    first.must("say", text="hola")
    until([second], lambda: second.chat)
    assert (second.chat[-1]["name"], second.chat[-1]["text"]) == ("Ana", "hola")


def _take_back(seats: tuple[Seat, Seat]) -> None:
    """Somebody chooses, and takes it back: at once where that is free, else with the consent of the other."""
    until(seats, lambda: any(seat.is_asked() for seat in seats))
    chooser = next(seat for seat in seats if seat.is_asked())
    other = seats[1 - seats.index(chooser)]
    before = chooser.table["version"]
    chooser.choose()
    assert chooser.tell("choose", decision="yesterday", option="nothing")["type"] == "refused"
    assert chooser.table["may_undo"]
    chooser.must("undo")
    until(seats, lambda: chooser.table["version"] == before or other.table["undo"] is not None)
    if other.table["undo"] is not None:
        other.must("agree", yes=True)
    until(seats, lambda: any(line["kind"].startswith("table-undone") for line in other.log))
    until(seats, lambda: chooser.table["version"] == before)
