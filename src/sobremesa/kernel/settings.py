"""The settings of a table: what may be set before a match, with types, ranges and defaults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from sobremesa.kernel.errors import BadSettings

_WHOLE: Final = re.compile("-?[0-9]{1,18}")

SettingValue = bool | int | str
Settings = Mapping[str, SettingValue]


@final
@dataclass(frozen=True)
class Flag:
    """On or off."""

    name: str
    default: bool = False

    def check(self, value: object) -> SettingValue:
        if isinstance(value, bool):
            return value
        message = f"{self.name} is on or off (true or false), not {value!r}"
        raise BadSettings(message, "not-a-flag", name=self.name, given=str(value))

    def parse(self, text: str) -> SettingValue:
        words = {
            "true": True,
            "on": True,
            "yes": True,
            "1": True,
            "false": False,
            "off": False,
            "no": False,
            "0": False,
        }
        return self.check(words.get(text.lower(), text))

    def describe(self) -> str:
        return "on | off"


@final
@dataclass(frozen=True)
class Number:
    """A whole number within a range."""

    name: str
    default: int
    low: int
    high: int

    def check(self, value: object) -> SettingValue:
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        message = f"{self.name} is a whole number from {self.low} to {self.high}, not {value!r}"
        raise BadSettings(
            message, "not-within", name=self.name, low=str(self.low), high=str(self.high), given=str(value)
        )

    def parse(self, text: str) -> SettingValue:
        return self.check(int(text) if _WHOLE.fullmatch(text) else text)

    def describe(self) -> str:
        return f"{self.low}–{self.high}"


@final
@dataclass(frozen=True)
class Pick:
    """One of a few words."""

    name: str
    default: str
    words: tuple[str, ...]

    def check(self, value: object) -> SettingValue:
        if isinstance(value, str) and value in self.words:
            return value
        words = ", ".join(self.words)
        raise BadSettings(
            f"{self.name} is one of {words}, not {value!r}", "not-one-of", name=self.name, words=words, given=str(value)
        )

    def parse(self, text: str) -> SettingValue:
        return self.check(text)

    def describe(self) -> str:
        return " | ".join(self.words)


Setting = Flag | Number | Pick


def complete(settings: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, SettingValue]:
    """Every setting with its value: the one given, checked, or the default."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            there_are = ", ".join(known) or "none"
            raise BadSettings(
                f"there is no setting {name!r}; there are {there_are}", "no-setting", name=name, names=there_are
            )
    return {name: setting.check(given.get(name, setting.default)) for name, setting in known.items()}


def parse(settings: tuple[Setting, ...], texts: Mapping[str, str]) -> dict[str, SettingValue]:
    """The same from text, as typed on a command line."""
    known = {setting.name: setting for setting in settings}
    given: dict[str, object] = {}
    for name, text in texts.items():
        given[name] = known[name].parse(text) if name in known else text
    return complete(settings, given)
