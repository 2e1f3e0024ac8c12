"""Plain data as what it is on the wire.

msgspec works out what a class is made of when it first reads one, and two threads that do so at the same moment bring
the whole process down. So it is done here, while the module is imported; elsewhere, by decoders that modules hold.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from sobremesa.web import wire


def _converter(kind: Any) -> Callable[[object], Any]:
    msgspec.json.Decoder(kind)
    return partial(msgspec.convert, type=kind)


code: Final[Callable[[object], str]] = _converter(wire.Code)
link: Final[Callable[[object], str]] = _converter(wire.Link)
phrase: Final[Callable[[object], wire.Phrase]] = _converter(wire.Phrase)
sketch: Final[Callable[[object], list[list[wire.Panel]] | None]] = _converter(list[list[wire.Panel]] | None)


def is_link(way: str) -> bool:
    """Whether it leads to a private table; else it is a code."""
    try:
        link(way)
    except msgspec.ValidationError:
        return False
    return True
