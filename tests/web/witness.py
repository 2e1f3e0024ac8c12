"""What a browser does about the deal: seal a nonce, show it when all seals are there, and keep a receipt."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from sobremesa import __version__
from sobremesa.kernel.course import COMING_AND_GOING
from sobremesa.kernel.key import seal_of
from sobremesa.kernel.receipt import RECEIPT_FORMAT
from sobremesa.web import wire
from sobremesa.web.shown import OF_THE_GAME, digest_of


@dataclass
class OfATable:
    """What a browser keeps of one table, whichever of its pages shows it."""

    asked: set[int] = field(default_factory=set)  # the chairs that its person has asked for
    chairs: set[int] = field(default_factory=set)  # those too that they have given back since they sealed
    nonces: dict[str, str] = field(default_factory=dict)  # by commitment
    shown_before: int = 0
    receipt: dict[str, Any] = field(default_factory=dict)
    unasked: set[int] = field(default_factory=set)
    pages: list[dict[str, Any]] = field(default_factory=list)
    read: int = 0  # lines of the log


Storage = dict[str, OfATable]


class Witness:
    """One for each open page, like the one in `client/src/table/witness.ts`."""

    def __init__(self, storage: Storage, code: str) -> None:
        self._storage = storage
        self._kept = storage.setdefault(code, OfATable())
        self._said: set[tuple[str, str]] = set()
        self._latest: dict[int, object] = {}  # by chair
        self._page: dict[str, Any] = {"since": self._kept.read, "entries": []}

    # --- asking for chairs ---------------------------------------------------------------------------------------

    def asks(self, message: object) -> None:
        if isinstance(message, wire.Sit | wire.Lead):
            self._kept.asked.add(message.chair)
            self._kept.chairs.add(message.chair)

    def is_answered(self, message: object, answer: object, before: wire.Table) -> None:
        asked = self._kept.asked
        if isinstance(message, wire.Sit | wire.Lead) and not isinstance(answer, wire.Done):
            asked.discard(message.chair)
        elif isinstance(message, wire.Sit) and before.phase == "gathering" and before.me != message.chair:
            asked -= {before.me} if before.me >= 0 else asked - {message.chair}
        elif isinstance(message, wire.Stand) and isinstance(answer, wire.Done):
            asked -= set(before.mine) if message.chair is None else {message.chair}

    # --- the shuffle ---------------------------------------------------------------------------------------------

    def heed(self, table: wire.Table, plain: dict[str, Any]) -> wire.Seal | wire.Reveal | None:
        """What is to be sent now, if anything."""
        kept = self._kept
        if table.phase == "over" and table.next_code:
            self._storage.setdefault(table.next_code, OfATable(asked=set(kept.asked)))
        self._note(table, plain)
        shuffle = table.shuffle
        if shuffle is None or not table.mine or table.mine[0] not in shuffle.waiting:
            return None
        if not kept.asked.issuperset(table.mine):
            return None
        own, *led = table.mine
        commitment = table.commitment
        nonce = kept.nonces.setdefault(commitment, secrets.token_hex(16))
        seal = seal_of(commitment, own, nonce)
        if not shuffle.sealed:
            return self._once(wire.Seal(secrets.token_hex(8), commitment, seal), commitment)
        if shuffle.seals[own] != seal or any(shuffle.seals[chair] for chair in led):
            return None
        message = self._once(wire.Reveal(secrets.token_hex(8), nonce), commitment)
        if message is not None:
            kept.receipt, kept.chairs = self._blank(table, nonce, shuffle.seals), set(kept.asked)
            kept.shown_before += 1
        return message

    def _once(self, message: wire.Seal | wire.Reveal, commitment: str) -> wire.Seal | wire.Reveal | None:
        step = (type(message).__name__, commitment)
        if step in self._said:
            return None
        self._said.add(step)
        return message

    def _blank(self, table: wire.Table, nonce: str, seals: list[str]) -> dict[str, Any]:
        return {
            "format": RECEIPT_FORMAT,
            "table": table.code,
            "game": table.game,
            "settings": table.settings,
            "chair": table.mine[0],
            "commitment": table.commitment,
            "nonce": nonce,
            "seals": seals,
            "called_off": table.called_off,
            "shown_before": self._kept.shown_before,
            "led": table.mine[1:],
            "lost": 0,
            "program": __version__,
        }

    # --- what is shown -------------------------------------------------------------------------------------------

    @property
    def receipt(self) -> dict[str, Any]:
        kept = self._kept
        more = {"chairs": sorted(kept.chairs), "unasked": sorted(kept.unasked), "shown": kept.pages}
        return {**kept.receipt, **more} if kept.receipt else {}

    @property
    def shown(self) -> list[str]:
        entries: list[str] = self._page["entries"]
        return entries

    def _note(self, table: wire.Table, plain: dict[str, Any]) -> None:
        kept = self._kept
        if not (kept.asked or kept.receipt):
            return
        if table.phase != "gathering" and not kept.receipt and kept.pages and table.mine:
            kept.receipt = self._blank(table, "", [])
        if table.phase != "gathering" and not kept.receipt:
            return
        if table.phase != "gathering":
            kept.unasked |= set(table.mine) - kept.asked
        position = {name: plain[name] for name in OF_THE_GAME}
        if plain["decision"] is not None:
            position["decision"] = {name: of for name, of in plain["decision"].items() if name != "id"}
        if table.me < 0:
            position["free"] = []
        lines = plain["happened"]
        while table.phase == "over" and lines and lines[-1]["kind"] in COMING_AND_GOING:
            lines = lines[:-1]
        if not lines and self._latest.get(table.me) == position:
            return
        self._latest[table.me] = position
        # How much of the log was the match's, who comes when all is over can't know.
        since = 0 if table.phase == "over" and not lines else table.told_before
        to = since + len(lines)
        digest = digest_of(position, lines)
        self._write(f"{table.phase} {table.me} {table.version} {since} {to} {digest}")
        kept.read = max(kept.read, to)

    def _write(self, entry: str) -> None:
        if not self.shown:
            self._kept.pages.append(self._page)
        self.shown.append(entry)
