"""What a browser does about the deal: seal a nonce, show it when all seals are there, and keep a receipt."""

from __future__ import annotations

import secrets
from typing import Any

from sobremesa.kernel.key import seal_of
from sobremesa.kernel.receipt import RECEIPT_FORMAT, digest_of
from sobremesa.web import wire


class Witness:
    """One for each open page, like the one in `client/src/table/witness.ts`."""

    def __init__(self) -> None:
        self._nonces: dict[str, str] = {}  # by commitment
        self._said: set[tuple[str, str]] = set()
        self._shown = 0
        self._sat = False
        self.receipt: dict[str, Any] = {}

    def heed(self, table: wire.Table) -> wire.Seal | wire.Reveal | None:
        """What is to be sent now, if anything."""
        if table.me >= 0 and table.phase != "gathering":
            self._look(table)
        self._sat = table.me >= 0 and table.phase == "gathering"
        shuffle = table.shuffle
        if shuffle is None or table.me not in shuffle.waiting:
            return None
        commitment = table.commitment
        nonce = self._nonces.setdefault(commitment, secrets.token_hex(16))
        seal = seal_of(commitment, table.me, nonce)
        if not shuffle.sealed:
            return self._once(wire.Seal(secrets.token_hex(8), commitment, seal), commitment)
        if shuffle.seals[table.me] != seal:
            return None
        message = self._once(wire.Reveal(secrets.token_hex(8), nonce), commitment)
        if message is not None:
            self.receipt = self._blank(table, nonce, shuffle.seals)
            self._shown += 1
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
            "chair": table.me,
            "commitment": table.commitment,
            "nonce": nonce,
            "seals": seals,
            "called_off": table.called_off,
            "shown_before": self._shown,
            "view": None,
            "seen": {},
        }

    def _look(self, table: wire.Table) -> None:
        if self._sat:
            if not self.receipt:
                self.receipt = self._blank(table, "", [])
            self.receipt["view"] = table.view
        if not self.receipt:
            return
        seen = self.receipt["seen"]
        undone = [told.version for told in table.happened if told.kind.startswith("table-undone")]
        for version in [version for version in seen if undone and int(version) >= min(undone)]:
            del seen[version]
        seen[str(table.version)] = digest_of(table.view)
