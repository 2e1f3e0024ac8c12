"""What goes to a push service: a message that only one browser can read (RFC 8291), with our name on it (RFC 8292)."""

from __future__ import annotations

import os
from typing import Final, final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sobremesa.web.base64url import base64url

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_LAST: Final = b"\x02"  # stands behind what the last record, here the only one, says
_KEY_BYTES: Final = 32
_HALF_A_DAY: Final = 12 * 3600


def is_point(public: bytes) -> bool:
    """Whether that can be a browser's key: else nothing could be sealed for it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public)
    except ValueError:
        return False
    return len(public) == 65  # and not in short, as no browser gives it


def sealed(
    message: bytes, public: bytes, auth: bytes, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """For the browser with that key and secret. A key of our own and salt are drawn for each message, but in tests."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    ours = _encoded(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public))
    keying = _derived(shared, auth, b"WebPush: info\0" + public + ours, 32)
    key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + bytes((len(ours),)) + ours
    return head + bytes(AESGCM(key).encrypt(nonce, message + _LAST, None))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, info).derive(secret))


def _encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return bytes(key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))


def fresh_identity() -> bytes:
    """The secret half of what a server is known by to push services; it is kept for as long as the database is."""
    return int(ec.generate_private_key(_CURVE).private_numbers().private_value).to_bytes(_KEY_BYTES)


@final
class Identity:
    def __init__(self, secret: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret), _CURVE)
        self.public = base64url(_encoded(self._key.public_key()))

    def authorization(self, service: str, contact: str, now: float) -> str:
        """The header by which that service knows who sends, and whom to ask if it is too much."""
        claims = {"aud": service, "exp": int(now) + _HALF_A_DAY, "sub": contact}
        said = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url(r.to_bytes(_KEY_BYTES) + s.to_bytes(_KEY_BYTES))
        return f"vapid t={said}.{signature}, k={self.public}"


def _part(value: object) -> str:
    return base64url(msgspec.json.encode(value))
