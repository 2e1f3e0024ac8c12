"""Whom a standing card concerns: its holder, whoever is there, anybody. A game may add its own."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.effects.words import YOU


@mypyc_attr(allow_interpreted_subclasses=True)
class Whose:
    """`name` ends the name of the text that tells it (`when-rest-here`); what then happens is said in that person."""

    def __init__(self, name: str, person: str = YOU) -> None:
        self.name = name
        self.person = person

    def fits(self, s: Any, holder: int, thing: int, who: int, it: int) -> bool:
        """Whether what happens to `who`, with or by `it`, concerns the thing that this holder has."""
        raise NotImplementedError(type(self).__name__)

    def __repr__(self) -> str:
        return self.name or "own"


class _Own(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return holder == who


class _Here(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return s.is_here(holder, who)


class _Any(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return True


class _Other(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return holder != who


class _This(Whose):
    def fits(self, s: Running, holder: int, thing: int, who: int, it: int) -> bool:
        return it == thing


OWN: Final = _Own("")  # it happens to the holder
HERE: Final = _Here("here")  # … or to somebody in the holder's place
ANY: Final = _Any("any")
OTHER: Final = _Other("other")  # to anybody but the holder
THIS: Final = _This("this")  # to this very card


def with_whose(message: str, whose: Whose) -> str:
    """The name of the text that tells it of these: one that isn't there fails the build."""
    return f"{message}-{whose.name}" if whose.name else message
