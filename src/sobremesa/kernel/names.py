"""What players are called where their names aren't kept, and what tells those apart who would be called alike."""

from __future__ import annotations

import re
from typing import Final

# Nobody can be called so: whoever shows it says a word of their language for it.
SOMEBODY: Final = "*"

_LAST_WITH_A_SIGN: Final = 20
_DIGITS: Final = "⓪①②③④⑤⑥⑦⑧⑨"
_MARK: Final = re.compile(r" [⓪-⓿①-⑳ⓐ-ⓩ]+\Z")


def marked(name: str, number: int) -> str:
    """«Ana ②»: the second Ana at a table. No name that people give themselves bears such a sign."""
    if number <= _LAST_WITH_A_SIGN:
        return f"{name} {chr(ord('①') + number - 1)}"
    return f"{name} {''.join(_DIGITS[int(digit)] for digit in str(number))}"


def unmarked(name: str) -> tuple[str, str]:
    """A name, and the mark that was put behind it, if there is one."""
    found = _MARK.search(name)
    return (name, "") if found is None else (name[: found.start()], found[0])


def is_somebody(name: str) -> bool:
    return unmarked(name)[0] == SOMEBODY
