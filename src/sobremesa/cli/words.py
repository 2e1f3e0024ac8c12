"""The words of the interface itself, in one language. Those of the games come from `sobremesa.text`."""

from __future__ import annotations

import unicodedata
from importlib import resources
from typing import final

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.text import MissingText


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
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"the text {name!r} in {self.language!r} could not be put together: {errors[0]}")
        return str(text)


def folded(text: str) -> str:
    """Without capitals and accents, as people type."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
