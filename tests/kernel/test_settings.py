from __future__ import annotations

import pytest

from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.settings import Flag, Number, Pick, Setting, complete, parse

SETTINGS: tuple[Setting, ...] = (Flag("open"), Number("rounds", 2, 1, 5), Pick("aid", "off", ("off", "own")))


def test_defaults() -> None:
    assert complete(SETTINGS, {}) == {"open": False, "rounds": 2, "aid": "off"}


def test_what_is_given_counts() -> None:
    assert complete(SETTINGS, {"rounds": 5, "open": True}) == {"open": True, "rounds": 5, "aid": "off"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"open": 1}, r"open is on or off \(true or false\), not 1"),
        ({"open": "yes"}, r"open is on or off \(true or false\), not 'yes'"),
        ({"rounds": 0}, "rounds is a whole number from 1 to 5, not 0"),
        ({"rounds": 6}, "rounds is a whole number from 1 to 5, not 6"),
        ({"rounds": True}, "rounds is a whole number from 1 to 5, not True"),
        ({"rounds": 2.0}, r"rounds is a whole number from 1 to 5, not 2\.0"),
        ({"rounds": "2"}, "rounds is a whole number from 1 to 5, not '2'"),
        ({"aid": "all"}, "aid is one of off, own, not 'all'"),
        ({"aid": 0}, "aid is one of off, own, not 0"),
        ({"colour": "red"}, "there is no setting 'colour'; there are open, rounds, aid"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        complete(SETTINGS, given)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSettings, match="there is no setting 'open'; there are none"):
        complete((), {"open": True})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("ON", True),
        ("Yes", True),
        ("1", True),
        ("false", False),
        ("off", False),
        ("no", False),
        ("0", False),
    ],
)
def test_on_and_off_in_words(text: str, value: bool) -> None:
    assert parse(SETTINGS, {"open": text})["open"] is value


def test_numbers_and_words_from_text() -> None:
    assert parse(SETTINGS, {"rounds": "3", "aid": "own"}) == {"open": False, "rounds": 3, "aid": "own"}
    assert parse((Number("doom", 0, -3, 3),), {"doom": "-2"}) == {"doom": -2}


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"open": "perhaps"}, "not 'perhaps'"),
        ({"rounds": "many"}, "not 'many'"),
        ({"rounds": "9"}, "not 9"),
        ({"rounds": "-"}, "not '-'"),
        ({"rounds": "--2"}, "not '--2'"),
        ({"rounds": "9" * 5000}, "rounds is a whole number"),
        ({"rounds": ""}, "not ''"),
        ({"aid": "OFF"}, "not 'OFF'"),
        ({"colour": "red"}, "there is no setting 'colour'"),
    ],
)
def test_text_that_does_not_fit_is_refused_with_a_sentence(texts: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        parse(SETTINGS, texts)


def test_descriptions() -> None:
    assert [setting.describe() for setting in SETTINGS] == ["on | off", "1–5", "off | own"]
