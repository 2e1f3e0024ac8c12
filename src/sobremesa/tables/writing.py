"""What people write, made safe to show: bounded, on one line, without characters that deceive the eye."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their kind, and nothing to see
_MOST_MARKS: Final = 2  # combining marks on one letter: enough for every living script, not for towers


def clean_name(text: str) -> str:
    return _clean(text, LONGEST_NAME)


def clean_text(text: str) -> str:
    return _clean(text, LONGEST_TEXT)


def _clean(text: str, longest: int) -> str:
    """Nothing invisible, nothing that turns the direction of writing, no line breaks; "" if nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind == "Z" or letter in "\t\n\r" or letter in _BLANKS:
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif kind == "M" and (marks > _MOST_MARKS or not kept or kept[-1] == " "):
            continue
        elif kind != "C":
            kept.append(letter)
    return "".join(kept[:longest]).strip()
