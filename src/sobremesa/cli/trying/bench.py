"""What is done for one look at a file: it is read, and matches are played with its cards and without them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, final

import msgspec

from sobremesa.cli.trying.asking import Answer, Play, Read
from sobremesa.cli.trying.playing import Played, Unreached, Wanted
from sobremesa.cli.trying.reading import Reading
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.house_cards import ENVIRONMENT, BadCards, rules_alone
from sobremesa.lab.comparing import Comparison, compared
from sobremesa.lab.report import Report

_answers: Final = msgspec.json.Decoder(Answer)
_WORKER: Final = [sys.executable, "-m", "sobremesa.cli.trying.worker"]


class Tried(msgspec.Struct, frozen=True):
    """What came of it."""

    comparison: Comparison
    failed: int  # matches that the cards broke
    why: str  # the first of them, of what
    unreached: list[Unreached]


@final
class Bench:
    """One file. What is played without its cards is played once, however often it is edited."""

    def __init__(self, file: Path, wanted: Wanted) -> None:
        self._file = file
        self._wanted = wanted
        self._without: Report | None = None
        self._under_way: list[subprocess.Popen[bytes]] = []

    def read(self) -> Reading:
        read = self._answer(self._asked(Read(self._wanted.game), with_cards=True)).read
        assert read is not None
        return read

    def play(self) -> Tried:
        """Both at once, where nobody has played without them yet."""
        with_them = self._asked(Play(self._wanted), with_cards=True)
        if self._without is None:
            self._without = self._played(self._asked(Play(self._wanted), with_cards=False)).report
        played = self._played(with_them)
        failures = played.report.failures
        return Tried(
            compared(_alike(self._without), _alike(played.report)),
            played.report.failed,
            failures[0].why if failures else "",
            played.unreached,
        )

    def stop(self) -> None:
        for process in self._under_way:
            process.kill()
            process.communicate()
        self._under_way.clear()

    def _asked(self, what: Read | Play, *, with_cards: bool) -> subprocess.Popen[bytes]:
        around = {name: value for name, value in os.environ.items() if name != ENVIRONMENT}
        if with_cards:
            around[ENVIRONMENT] = str(self._file)
        process = subprocess.Popen(_WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=around)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(what))
        process.stdin.close()
        process.stdin = None  # what is asked is asked whole
        self._under_way.append(process)
        return process

    def _played(self, process: subprocess.Popen[bytes]) -> Played:
        played = self._answer(process).played
        assert played is not None
        return played

    def _answer(self, process: subprocess.Popen[bytes]) -> Answer:
        out, _ = process.communicate()
        if process in self._under_way:
            self._under_way.remove(process)
        if process.returncode:
            raise SobremesaError("what the file does ended the program that tried it", "try-ended")
        answer = _answers.decode(out)
        if (trouble := answer.trouble) is not None:
            if trouble.file:
                raise BadCards(trouble.file, trouble.line, trouble.why)
            raise SobremesaError(trouble.message, trouble.said, **trouble.details)
        return answer


def _alike(report: Report) -> Report:
    """With what the cards alone make different left out: the number of the rules, and a setting for each of them."""
    return msgspec.structs.replace(report, rules=rules_alone(report.rules), settings={})
