"""A push service of one's own, behind real TLS, and a browser's side of RFC 8291: what arrives is decrypted."""

from __future__ import annotations

import base64
import json
import os
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sobremesa.web.push.outside import Outside

NAME = "push.example.org"


def told(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscriber:
    """The half that a browser keeps."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = self._key.public_key().public_bytes(*point)

    def decrypted(self, body: bytes) -> Any:
        """RFC 8188 and 8291, as one who receives reads them."""
        salt, size, ids = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + ids], body[21 + ids :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

        def derived(secret: bytes, with_salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, with_salt, info).derive(secret)

        keying = derived(shared, self.auth, b"WebPush: info\x00" + self.public + theirs, 32)
        key = derived(keying, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(keying, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])

    def asks(self, endpoint: str, **more: Any) -> dict[str, Any]:
        return {"endpoint": endpoint, "public": told(self.public), "auth": told(self.auth), **more}


def signed_by(authorization: str) -> tuple[dict[str, Any], str]:
    """Who sends: the claims, and the key by which they hold."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(read(signature)[at : at + 32]) for at in (0, 32))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
    key.verify(utils.encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(read(said.split(".")[1])), parts["k"]


@dataclass
class PushService:
    address: str
    outside: Outside
    status: int = 201
    headers: list[dict[str, str]] = field(default_factory=list)
    bodies: list[tuple[str, bytes]] = field(default_factory=list)

    def endpoint(self, name: str) -> str:
        return f"{self.address}/send/{name}"

    def to(self, name: str) -> list[bytes]:
        return [body for path, body in self.bodies if path == f"/send/{name}"]


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    key, certificate = _certificate()
    pem = folder / "push.pem"
    pem.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + certificate
    )
    trusting = ssl.create_default_context(cadata=certificate.decode())

    async def here(_name: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    outside = Outside(lambda address: address.is_loopback, any_port=True, resolve=here, tls=trusting)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as the base class calls it
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.headers.append(dict(self.headers))
            service.bodies.append((self.path, body))
            self.send_response(service.status)
            self.send_header("Location", "https://elsewhere.example/")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = PushService(f"https://{NAME}:{server.server_address[1]}", outside)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _certificate() -> tuple[ec.EllipticCurvePrivateKey, bytes]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return key, made.public_bytes(serialization.Encoding.PEM)
