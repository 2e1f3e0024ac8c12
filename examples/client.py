"""A whole client: it comes in, sets a table with a bot, sits down and plays at random until the match is over.

python examples/client.py http://127.0.0.1:8765 arcana
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect
from websockets.typing import Origin


def play(server: str, game: str, seats: int = 2) -> dict[str, Any]:
    def post(path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json", "Origin": server, "Cookie": cookie}
        with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]

    _, cookie = post("/api/me", {"name": "Example"})
    table, _ = post("/api/tables", {"game": game, "seats": seats}, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['code']}/socket"
    with connect(address, origin=Origin(server), additional_headers={"Cookie": cookie}, compression=None) as socket:

        def say(kind: str, **what: object) -> None:
            socket.send(json.dumps({"type": kind, "id": token_hex(8), **what}))

        say("sit", chair=0)
        for chair in range(1, seats):
            say("seat-bot", chair=chair, level="random")
        say("start")
        answered, nonces = "", dict[str, str]()
        message: dict[str, Any]
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                raise RuntimeError(message["reason"])
            if message["type"] == "table" and message["result"]:
                return message
            shuffle = message.get("shuffle")
            if shuffle and message["me"] in shuffle["waiting"]:  # show a nonce's seal, and the nonce when all have
                commitment, nonce = message["commitment"], nonces.setdefault(message["commitment"], token_hex(16))
                seal = sha256(f"sobremesa-seal-1 {commitment} {message['me']} {nonce}".encode()).hexdigest()
                say("reveal", nonce=nonce) if shuffle["sealed"] else say("seal", commitment=commitment, seal=seal)
            decision = message.get("decision")
            if decision and decision["id"] != answered:
                answered = decision["id"]
                say("choose", decision=decision["id"], option=random.choice(decision["options"])["key"])
    raise ConnectionError("the server went away")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2])["result"])
