"""A device that keeps passkeys, as the standard has one answer (WebAuthn, level 2): for tests without a browser."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from sobremesa.web.base64url import base64url, from_base64url

_PRESENT, _VERIFIED, _HAS_KEY = 0x01, 0x04, 0x40


@dataclass
class Device:
    origin: str
    host: str
    counts: bool = True
    person: str = ""  # as it was told when the key was made
    signs: int = 0
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, wish: dict[str, Any]) -> dict[str, str]:
        """What it gives for a `PasskeyToMake`."""
        self.person = wish["person"]
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        told = bytes(16) + len(self.credential).to_bytes(2) + self.credential + cbor2.dumps(public)
        data = self._data(_PRESENT | _VERIFIED | _HAS_KEY) + told
        return {
            "credential": base64url(self.credential),
            "client_data": base64url(self._client_data("webauthn.create", wish["challenge"])),
            "attestation": base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def answer(self, challenge: str) -> dict[str, str]:
        """What it gives for the challenge of a `PasskeyChallenge`."""
        self.signs += self.counts
        data, said = self._data(_PRESENT), self._client_data("webauthn.get", challenge)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": base64url(self.credential),
            "client_data": base64url(said),
            "authenticator_data": base64url(data),
            "signature": base64url(signature),
            "person": self.person,
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        assert from_base64url(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
