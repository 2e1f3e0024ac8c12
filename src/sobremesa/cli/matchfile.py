"""Match files: reading one to go on, writing one without harm."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, final

from sobremesa.cli import files
from sobremesa.cli.words import Say
from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.match import Match
from sobremesa.tables.called import told_apart


@final
@dataclass(frozen=True)
class Loaded:
    """The match in a file, ready to go on, the names of who played it, and whether that was for practice."""

    match: Match[Any]
    names: tuple[str, ...]
    practice: bool


def load(file: str, say: Say) -> Loaded:
    data = files.read(file, say)
    told = record.read(data)
    return Loaded(record.load(data), told_apart(told.names), told.practice is True)


def save(match: Match[Any], names: tuple[str, ...], file: str, say: Say) -> None:
    """Write the match there, unless something else than a match would be lost."""
    must_be_savable(file, say)
    files.write(record.export(match, names), file, say)


def must_be_savable(file: str, say: Say) -> None:
    if file != files.STANDARD and os.path.isfile(file) and not _is_match(files.read(file, say)):
        raise files.FileTrouble(say("not-over", file=file))
    files.must_be_writable(file, say)


def _is_match(data: bytes) -> bool:
    try:
        record.read(data)
    except BadFile:
        return False
    return True


def suggested_name(match: Match[Any]) -> str:
    """A name of its own for each match, so that saving again writes over the same match only."""
    return f"{match.game.info.id}-{match.key.commitment[:8]}.json"
