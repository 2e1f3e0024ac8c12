"""The words of the interface itself, in one language. Those of the games come from `sobremesa.text`."""

from __future__ import annotations

import unicodedata
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.text import MissingText

_LONGEST: Final = 200  # letters or digits of what comes from elsewhere, in a sentence
_MOST: Final = 10**15  # a number beyond that is said as it is written, digit by digit


@final
class Say:
    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = resources.files("sobremesa.text").joinpath(f"text.{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(f"cli-{message}")

    def __call__(self, message: str, **args: str | int | float) -> str:
        """The message `cli-MESSAGE`. Unlike in a game's texts, a text among the arguments stands for itself."""
        name = f"cli-{message}"
        pattern = self._bundle.get_message(name).value if self.has(message) else None
        if pattern is None:
            raise MissingText(f"there is no text {name!r} in {self.language!r}")
        said = {key: _sayable(value) for key, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise MissingText(f"the text {name!r} in {self.language!r} could not be put together: {errors[0]}")
        return str(text)


def _sayable(value: str | int | float) -> str | int | float:
    """A file may hold texts and numbers of any length, and a sentence says no more than anybody reads."""
    if isinstance(value, int) and abs(value) < _MOST:
        return value
    if isinstance(value, float):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def folded(text: str) -> str:
    """Without capitals and accents, as people type."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
