"""What a worker is asked about a file, and what it answers."""

from __future__ import annotations

import msgspec

from sobremesa.cli.trying import playing, reading


class Read(msgspec.Struct, frozen=True, tag="read"):
    game: str


class Play(msgspec.Struct, frozen=True, tag="play"):
    wanted: playing.Wanted


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with the file, or with what was asked."""

    message: str
    said: str
    details: dict[str, str | int]
    file: str = ""
    line: int = 0
    why: str = ""


class Answer(msgspec.Struct, frozen=True):
    read: reading.Reading | None = None
    played: playing.Played | None = None
    trouble: Trouble | None = None
