"""The short answers to a message: it is done, or it was not taken."""

from __future__ import annotations

from typing import cast

from sobremesa.web import wire
from sobremesa.web.counted import COUNTED
from sobremesa.web.sight import encoded


def done(message_id: str) -> bytes:
    return encoded(wire.Done(message_id))


def refused(message_id: str, reason: str, rule: str = "") -> bytes:
    COUNTED.refuse(reason)
    return encoded(wire.Refused(message_id, cast(wire.Reason, reason), rule))
