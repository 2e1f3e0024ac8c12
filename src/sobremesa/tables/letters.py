"""What a letter is by its properties in Unicode: whether anything of it is seen, and which others look like it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from typing import Final

JOINER: Final = "\u200d"
AS_EMOJI: Final = "\ufe0f"

_FOLDER: Final = resources.files(__name__.rpartition(".")[0]) / "unicode"
_LED: Final = re.compile(r" · [0-9]+\Z")
_SPACES: Final = re.compile(r"\s+")


def _lines(file: str) -> Iterator[str]:
    return (line for line in (_FOLDER / file).read_text("utf-8").splitlines() if not line.startswith("#"))


def _any_of(file: str) -> re.Pattern[str]:
    ranges = (line.split("..") for line in _lines(file))
    return re.compile("[" + "".join(f"\\U{int(low, 16):08x}-\\U{int(high, 16):08x}" for low, high in ranges) + "]")


@cache
def _prototypes() -> dict[int, str]:
    found: dict[int, str] = {}
    for line in _lines("confusables.txt"):
        for row in filter(None, line.split(";")):
            looks, _, letters = row.partition(":")
            prototype = "".join(chr(int(code, 16)) for code in looks.split())
            found |= dict.fromkeys((int(code, 16) for code in letters.split()), prototype)
    return found


_IGNORABLE: Final = _any_of("ignorable.txt")
_PICTOGRAPHIC: Final = _any_of("pictographic.txt")


def is_ignorable(letter: str) -> bool:
    """Whether nothing is drawn for it (Default_Ignorable_Code_Point)."""
    return _IGNORABLE.match(letter) is not None


def is_picture(letter: str) -> bool:
    """Whether it may begin an emoji, or go on with one behind a joiner (Extended_Pictographic)."""
    return _PICTOGRAPHIC.match(letter) is not None


def led_by(name: str) -> str:
    """Whose further chair is called so; "" where it isn't called as such a chair is."""
    found = _LED.search(name)
    return "" if found is None else name[: found.start()]


def _skeleton(text: str) -> str:
    """UTS #39: equal for two texts that may be taken for each other."""
    decomposed = unicodedata.normalize("NFD", text)
    seen = _IGNORABLE.sub("", decomposed).translate(_prototypes())
    return unicodedata.normalize("NFD", seen)


@lru_cache(1 << 12)
def looks(name: str) -> frozenset[str]:
    """What a name may be taken for: two that share any of these look alike.

    Spaces and capitals tell nobody apart. A capital I looks like a small l, and is the i of another hand: so what is
    written is looked at as it stands, in small letters and in capitals.
    """
    plain = _SPACES.sub("", unicodedata.normalize("NFKC", _IGNORABLE.sub("", _LED.sub("", name))))
    folded = unicodedata.normalize("NFKC", plain.casefold())
    return frozenset(map(_skeleton, (plain, folded, folded.upper())))
