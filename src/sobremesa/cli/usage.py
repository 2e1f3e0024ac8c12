"""A command line that doesn't make sense, said in the language of who typed it."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

from sobremesa.kernel.errors import SobremesaError
from sobremesa.text import LANGUAGES, language_of_locale

# What the library says, and our text for it. Whatever else it may say is told as it is.
_SAYINGS: Final = {
    r"argument (?P<name>.+): expected (one|at least one) argument": "needs-value",
    r"argument (?P<name>.+): ignored explicit argument '(?P<given>.*)'": "takes-no-value",
    r"argument (?P<name>.+): invalid choice: '(?P<given>.*)' \(choose from (?P<words>.*)\)": "not-one-of",
    r"argument (?P<name>.+): not allowed with argument (?P<other>.+)": "not-with",
    r"the following arguments are required: (?P<names>.+)": "needed",
    r"unrecognized arguments: (?P<given>.+)": "not-known",
}


class Usage(SobremesaError):
    """The command line doesn't make sense; `form` shows what would."""

    def __init__(self, message: str, form: str) -> None:
        super().__init__(message)
        self.form = form
        for saying, said in _SAYINGS.items():
            if found := re.fullmatch(saying, message, re.DOTALL):
                self.said = said
                self.details.update(found.groupdict())


class Parser(ArgumentParser):
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What a command doesn't know nobody knows: it is that command's form which is shown."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        raise Usage(message, self.format_usage().removeprefix("usage: ").rstrip())


def language_asked(argv: Sequence[str]) -> str:
    """The language of what is said about a command line that can't be read: as it asks for, else the locale's."""
    for word, after in pairwise([*argv, ""]):
        asked = after if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return language_of_locale()
