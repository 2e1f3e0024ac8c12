"""Logs as JSON, a line for each record, for programs that gather them."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from itertools import count
from typing import Any, Final, final

import msgspec

REQUEST: Final[ContextVar[int]] = ContextVar("request", default=0)  # which one is being answered; 0: none
_numbers: Final = count(1)
_encoder: Final = msgspec.json.Encoder()


def number_this_request() -> None:
    REQUEST.set(next(_numbers))


@final
class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "of": record.name,
            "message": record.getMessage(),
        }
        if number := REQUEST.get():
            told["request"] = number
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return _encoder.encode(told).decode()
