"""Codes, names and chat."""

from __future__ import annotations

import re
import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.tables.codes import WORDS, fresh_code
from sobremesa.tables.writing import LONGEST_NAME, LONGEST_TEXT, clean_name, clean_text
from sobremesa.web import wire


def test_codes_can_be_said_and_typed() -> None:
    assert len(WORDS) == len(set(WORDS)) > 300
    assert all(re.fullmatch("[A-Z]{3,8}", word) for word in WORDS)
    for private in (False, True):
        code = fresh_code(private)
        assert msgspec.convert(code, wire.Code) == code
        assert len(code.partition("-")[2]) == (6 if private else 2)
        assert msgspec.convert(fresh_code(private, 1000), wire.Code)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana   María ", "Ana María"),
        ("Ana\nMaría\tLuz", "Ana María Luz"),
        ("\u202eanA", "anA"),
        ("A\u200b\u200dn\ufeffa", "Ana"),
        ("n\u0303and\u00fa", "ñandú"),
        ("Z" + "\u0335" * 20, "Z\u0335\u0335"),
        ("\u0301\u0301", ""),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("🦉 Búho", "🦉 Búho"),
        ("\ue000\udfff", ""),
        ("\u115f\u3164", ""),
        ("Ana\uffa0", "Ana"),
        ("Ana\u2800\u1160Luz", "Ana Luz"),
        ("x" * 40, "x" * 24),
        ("A\u034fn\ufe01a", "Ana"),
        ("Z\u0335\u200b\u0336\u200b\u0337", "Z\u0335\u0336"),
        ("An\U000e0101a\U000e0041\u17b4\u180b\u1d173", "Ana\u1d173"),
        ("❤\ufe0f\ufe0f Luz", "❤\ufe0f Luz"),
        ("👩\u200d💻", "👩💻"),
        ("Ana ②Ⓑ", "Ana 2B"),
        ("*", ""),
        ("＊ *", ""),
    ],
)
def test_names_are_cleaned(written: str, shown: str) -> None:
    assert clean_name(written) == shown


def test_what_is_said_keeps_the_pictures_that_are_joined_of_several() -> None:
    assert clean_text("👩🏽\u200d💻 ❤\ufe0f\u200d🔥 a\u200db\u200d") == "👩🏽\u200d💻 ❤\ufe0f\u200d🔥 ab"


def test_nothing_that_is_never_drawn_is_in_a_name() -> None:
    """By what Python knows of letters, and not by the table that is asked."""
    for code in range(0x110000):
        letter = chr(code)
        named = unicodedata.name(letter, "")
        if (
            unicodedata.category(letter) == "Cf"
            or "VARIATION SELECTOR" in named
            or (named.startswith("HANGUL") and "FILLER" in named)
        ):
            assert clean_name(f"A{letter}na").replace(" ", "") == "Ana", named


@given(st.text(max_size=400))
def test_whatever_is_written_is_safe_to_show_and_cleaning_is_done_once(text: str) -> None:
    for clean, longest in ((clean_name, LONGEST_NAME), (clean_text, LONGEST_TEXT)):
        shown = clean(text)
        assert len(shown) <= longest
        assert shown == shown.strip()
        assert shown.replace("\u200d", "").isprintable() or not shown
        assert clean(shown) == shown
