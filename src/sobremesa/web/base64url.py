"""Bytes as browsers write them: base64 with the letters that an address may hold, and without what fills it up."""

from __future__ import annotations

import base64


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
