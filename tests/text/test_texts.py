from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tictactoe
from sobremesa import text
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.match import Match
from sobremesa.testing import words
from sobremesa.text import LANGUAGES, MissingText, Texts, folder_of, language_of_locale, texts
from testing.duel import GAME

ES, EN = texts(GAME, "es"), texts(GAME, "en")


def test_texts_are_made_once() -> None:
    assert texts(GAME, "es") is ES


def test_there_are_two_languages() -> None:
    assert LANGUAGES == ("es", "en")
    with pytest.raises(SobremesaError, match="there are texts in es and en, not in 'fr'"):
        Texts(GAME, "fr")


def test_a_message() -> None:
    assert ES.say("game") == "Duelo"
    assert EN.say("game") == "Duel"
    assert EN.has("game")
    assert not EN.has("opera")


@pytest.mark.parametrize(
    ("names", "said"),
    [((), "Player 2 rolls a 6."), (("Ana", "Blas"), "Blas rolls a 6."), (("Ana",), "Player 2 rolls a 6.")],
)
def test_a_seat_is_called_by_its_name(names: tuple[str, ...], said: str) -> None:
    assert EN.log(Seen("rolled", (("who", 1), ("die", 6))), names) == said


@pytest.mark.parametrize(
    ("votes", "spanish", "english"),
    [
        ((), "ninguno", "none"),
        ((1,), "1", "1"),
        ((1, 0), "1 y 0", "1 and 0"),
        ((1, 0, 1), "1, 0 y 1", "1, 0 and 1"),
    ],
)
def test_lists(votes: tuple[int, ...], spanish: str, english: str) -> None:
    seen = Seen("counted", (("votes", votes), ("result", "feast")))
    assert ES.log(seen) == f"Votos: {spanish}. Así que hay festín."
    assert EN.log(seen) == f"Votes: {english}. So it is a feast."


@pytest.mark.parametrize(("last", "spanish"), [("Inés", "e"), ("Hilario", "e"), ("Hierro", "y"), ("Yara", "y")])
def test_the_spanish_and_gives_way_to_an_i(last: str, spanish: str) -> None:
    assert ES.enumerate(("Ana", last)) == f"Ana {spanish} {last}"
    assert EN.enumerate(("Ana", last)) == f"Ana and {last}"


def test_clauses_with_commas_of_their_own_are_set_apart_by_more_than_a_comma_but_not_those_in_brackets() -> None:
    assert ES.enumerate(("roba una, si hay", "gana 1")) == "roba una, si hay; y gana 1"
    assert ES.enumerate(("roba una (o, si hay, dos)", "gana 1")) == "roba una (o, si hay, dos) y gana 1"


def test_a_list_of_seats_is_a_list_of_names() -> None:
    assert EN._word("who", (0, 2), ("Ana", "Blas", "Carla")) == "Ana and Carla"


def test_a_second_argument_of_a_kind() -> None:
    assert EN._word("result2", "famine", ()) == "a famine"
    assert EN._word("who2", 0, ("Ana",)) == "Ana"


def test_a_phrase_within_a_phrase_is_said_first() -> None:
    vote = ("option-vote", (("a", 1),))
    assert ES.phrase(("log-counted", (("votes", (1, 1)), ("result", vote)))) == "Votos: 1 y 1. Así que hay Festín."
    assert EN._word("result", ("famine", "feast"), ()) == "a famine and a feast"  # a list of two is no phrase


def test_a_clause_gets_the_capital_of_the_sentence_it_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "text.es.ftl").write_text(
        "says = { SENTENCE($do) }.\ndo-move = échate { $n } pasos a un lado\n", "utf-8"
    )
    monkeypatch.setattr(text, "folder_of", lambda _: tmp_path)
    said = Texts(GAME, "es").say("says", (("do", ("do-move", (("n", 2),))),))
    assert said == "Échate 2 pasos a un lado."


@pytest.mark.parametrize(("card", "said"), [("¡Pánico!", "Robas ¡Pánico!"), ("«¡Pánico!»", "Robas «¡Pánico!».")])
def test_after_a_name_that_calls_out_there_is_no_full_stop(
    card: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text.es.ftl").write_text(f"card-panic = {card}\ndrew = Robas {{ $card }}.\n", "utf-8")
    monkeypatch.setattr(text, "folder_of", lambda _: tmp_path)
    assert Texts(GAME, "es").say("drew", (("card", "panic"),)) == said


def test_prompts_labels_and_phrases() -> None:
    match = Match(GAME, 2)
    decision = Decision(0, "defend", "duel-3.5", (), (("who", 1),))
    assert EN.prompt(decision, ("Ana", "Blas")) == "Blas aims at you."
    labels = [EN.label(GAME, match.view(0), option) for option in (GAME.options[0], GAME.options[12])]
    assert labels == ["Play a 1", "Famine"]
    assert ES.phrase(("card-2", ())) == "Tirar"


def test_whoever_is_told_more_reads_more() -> None:
    event = Event("drew", (("who", 0),), secret=(("card", 4),), to=(0,))
    assert EN.log(event.seen_from(0)) == "You draw a 4."
    assert EN.log(event.seen_from(1)) == "Player 1 draws."


def test_the_log_speaks_to_its_reader() -> None:
    event = Event("rolled", (("who", 1), ("die", 6)))
    assert [ES.log(event.seen_from(eye), ("Ana", "Blas")) for eye in (-1, 0, 1)] == [
        "Blas saca un 6.",
        "Blas saca un 6.",
        "Sacas un 6.",
    ]


def test_in_a_list_of_players_the_reader_is_you() -> None:
    assert ES._word("who", (0, 2), ("Ana", "Blas", "Carla"), 2) == "Ana y tú"
    assert EN._word("votes", (0, 2), (), 2) == "0 and 2"  # numbers that aren't seats


def test_a_line_without_words_for_its_reader_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        "log-gave = { $who } da algo a { $who2 }.\n    .who = Das algo a { $who2 }.\nlog-drew-own = Robas { $card }.\n"
    )
    for language in LANGUAGES:
        (tmp_path / f"text.{language}.ftl").write_text(lines, "utf-8")
    monkeypatch.setattr(text, "folder_of", lambda _: tmp_path)
    assert words._impersonal(Texts(GAME, "es")) == ["log-gave in es has no words for a reader who is $who2"]


@pytest.mark.parametrize(
    ("message", "args", "sentence"),
    [
        ("opera", (), "there is no text 'opera' in 'en'"),
        ("log-rolled", (("who", 0),), "the text 'log-rolled' in 'en' could not be put together"),
        ("log-counted", (("votes", ()), ("result", "draw")), "there is no text 'result-draw' in 'en'"),
    ],
)
def test_what_cannot_be_said_is_an_error(message: str, args: Any, sentence: str) -> None:
    with pytest.raises(MissingText, match=sentence):
        EN.say(message, args)


def test_rules_come_in_order_with_their_sections() -> None:
    rules = list(EN.rules().values())
    assert [rule.id for rule in rules[:3]] == ["duel-1.1", "duel-2.1", "duel-2.2"]
    assert (rules[1].section, rules[1].text) == ("2 Turns", "On your turn you draw a card and play one of the two.")
    assert list(ES.rules()) == list(EN.rules())


def test_a_message_with_no_value_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "text.en.ftl").write_text("game =\n    .title = Duel\n")
    monkeypatch.setattr(text, "folder_of", lambda _: tmp_path)
    with pytest.raises(MissingText, match="the text 'game' is empty in 'en'"):
        Texts(GAME, "en").say("game")


def test_files_lie_beside_the_game() -> None:
    assert folder_of(GAME).joinpath("rules.es.md").is_file()
    assert folder_of(tictactoe.GAME).joinpath("tictactoe.py").is_file()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "en_GB.UTF-8"}, "es"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "es_MX"}, "es"),
        ({"LANG": "ES"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_of_whoever_is_at_the_keyboard(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language


@pytest.mark.parametrize(("locale", "language"), [("es_ES", "es"), ("en_US", "en"), (None, "en")])
def test_without_variables_the_system_says(locale: str | None, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (locale, None))
    assert language_of_locale() == language


def test_who_has_no_name_goes_by_the_seats_number() -> None:
    assert texts(GAME, "en").name(1, ("Ana", "")) == "Player 2"
    assert texts(GAME, "es").name(0, ("Ana", "")) == "Ana"


def test_spanish_writes_solo_without_an_accent() -> None:
    root = Path(__file__).parents[2]
    spanish = [path for folder in ("src", "client/src") for path in (root / folder).rglob("*es.*")]
    written = [path for path in spanish if path.suffix in (".ftl", ".md")]
    assert written
    assert [path.name for path in written if re.search(r"\bsólo\b", path.read_text("utf-8"), re.IGNORECASE)] == []
