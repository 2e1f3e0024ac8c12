"""What people write, made safe to show: bounded, on one line, without characters that deceive the eye."""

from __future__ import annotations

import unicodedata
from typing import Final

from sobremesa.kernel.names import SOMEBODY, unmarked
from sobremesa.tables.letters import AS_EMOJI, JOINER, is_ignorable, is_picture

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs by their kind, and nothing to see
_MOST_MARKS: Final = 2  # combining marks on one letter: enough for every living script, not for towers
_IN_A_CIRCLE: Final = "<circle>"
_SKIN: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # that an emoji of people may have


def clean_name(text: str) -> str:
    """A name as people may give it to themselves: the signs by which a table tells them apart are not theirs, and a
    picture that is joined of several falls into its parts.
    """
    name = _clean("".join(_out_of_its_circle(letter) for letter in text).replace(JOINER, ""), LONGEST_NAME)
    return "" if is_nobodys(name) else name


def called_before(name: str) -> str:
    """A name out of a file, with the mark that a table put behind it."""
    own, mark = unmarked(name)
    return (SOMEBODY if own == SOMEBODY else clean_name(own)) + mark


def clean_text(text: str) -> str:
    return _clean(text, LONGEST_TEXT)


def is_nobodys(name: str) -> bool:
    """Whether it would pass for the name of somebody whose name isn't kept."""
    return not unicodedata.normalize("NFKC", name).replace(" ", "").strip(SOMEBODY)


def _out_of_its_circle(letter: str) -> str:
    is_in_one = unicodedata.decomposition(letter).startswith(_IN_A_CIRCLE)
    return unicodedata.normalize("NFKC", letter) if is_in_one else letter


def _clean(text: str, longest: int) -> str:
    """Nothing invisible, nothing that turns the direction of writing, no line breaks; "" if nothing is left."""
    kept: list[str] = []
    marks = 0
    letters = unicodedata.normalize("NFC", text)
    for at, letter in enumerate(letters):
        kind = unicodedata.category(letter)[0]
        if kind == "Z" or letter in "\t\n\r" or letter in _BLANKS:
            marks = 0
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif is_ignorable(letter):
            if _belongs_to_an_emoji(letter, kept, letters[at + 1 : at + 2]):
                kept.append(letter)
        elif kind == "M":
            marks += 1
            if marks <= _MOST_MARKS and kept and kept[-1] != " ":
                kept.append(letter)
        elif kind != "C":
            marks = 0
            kept.append(letter)
    cut = "".join(kept[:longest]).strip()
    return unicodedata.normalize("NFC", cut.rstrip(JOINER))


def _belongs_to_an_emoji(letter: str, kept: list[str], following: str) -> bool:
    """Of all that is invisible, only what makes one picture of several, or a picture of a sign, may stay."""
    before = kept[-1] if kept else " "
    if letter == AS_EMOJI:
        return is_picture(before)
    if letter != JOINER or not following or not is_picture(following):
        return False
    body = kept[-2] if len(kept) > 1 and (before == AS_EMOJI or before in _SKIN) else before
    return is_picture(body)
