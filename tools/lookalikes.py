"""Write what `tables/letters.py` knows of the characters of Unicode, from the files of the Unicode Character Database.

python -m tools.lookalikes DerivedCoreProperties.txt emoji-data.txt confusables.txt

Letters that look alike are those of UTS #39. What NFKC brings to another form never comes before them, and is left out.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "src/sobremesa/tables/unicode"
IN_A_ROW: Final = 4
NOTICE: Final = (
    "# From the Unicode Character Database, written by tools/lookalikes.py. See LICENSE.md in this folder.\n"
)

_RANGE: Final = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")


def ranges(lines: Iterable[str], named: str) -> Iterator[tuple[int, int]]:
    """The code points that have that property."""
    for line in lines:
        found = _RANGE.match(line)
        if found is not None and found[3] == named:
            yield int(found[1], 16), int(found[2] or found[1], 16)


def written(found: Iterable[tuple[int, int]]) -> str:
    joined: list[list[int]] = []
    for low, high in sorted(found):
        if joined and joined[-1][1] + 1 == low:
            joined[-1][1] = high
        else:
            joined.append([low, high])
    return "".join(f"{low:04X}..{high:04X}\n" for low, high in joined)


def prototypes(lines: Iterable[str]) -> dict[str, str]:
    """By what each letter looks like, the letters that do."""
    alike: defaultdict[str, str] = defaultdict(str)
    for line in lines:
        parts = line.partition("#")[0].split(";")
        if len(parts) < 2:
            continue
        letter, prototype = ("".join(chr(int(code, 16)) for code in part.split()) for part in parts[:2])
        if unicodedata.normalize("NFD", unicodedata.normalize("NFKC", letter)) == letter:
            alike[prototype] += letter
    return alike


def main(given: Sequence[str]) -> None:
    properties, emoji, confusables = (Path(file).read_text("utf-8-sig").splitlines() for file in given)
    FOLDER.joinpath("ignorable.txt").write_text(
        NOTICE + written(ranges(properties, "Default_Ignorable_Code_Point")), "utf-8"
    )
    FOLDER.joinpath("pictographic.txt").write_text(NOTICE + written(ranges(emoji, "Extended_Pictographic")), "utf-8")
    alike = [f"{_codes(looks)}: {_codes(letters)};" for looks, letters in sorted(prototypes(confusables).items())]
    rows = "".join(" ".join(row) + "\n" for row in batched(alike, IN_A_ROW))
    FOLDER.joinpath("confusables.txt").write_text(NOTICE + rows, "utf-8")


def batched(items: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for first in range(0, len(items), size):
        yield items[first : first + size]


def _codes(letters: str) -> str:
    return " ".join(f"{ord(letter):04X}" for letter in letters)


if __name__ == "__main__":
    main(sys.argv[1:])
