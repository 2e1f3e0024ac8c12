"""`games`, `rules`, `cards`, and what all commands have in common."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import sobremesa
from cli.conftest import Run
from sobremesa import __version__
from sobremesa.kernel import registry
from sobremesa.text import texts


@pytest.mark.parametrize("language", ["es", "en"])
def test_games_lists_every_game_with_its_seats_and_options(run: Run, language: str) -> None:
    ran = run("games", "--lang", language)
    assert ran.code == 0
    for game in map(registry.get, registry.ids()):
        assert game.info.id in ran.out
        assert texts(game, language).say("game") in ran.out
        for setting in game.info.settings:
            assert setting.name in ran.out
            assert setting.describe() in ran.out


def test_games_tells_the_default_as_it_would_be_typed(run: Run) -> None:
    out = run("games").out
    assert re.search(r"highest +8–9 \(unless given: 9\) *\n +Highest card", out)
    assert "on | off (unless given: off)" in out
    assert "soft | loud (unless given: soft)" in out


def test_the_rules_page_is_rendered_whole(run: Run) -> None:
    ran = run("rules", "whispers")
    assert ran.code == 0
    assert all(rule in ran.out for rule in ("whispers-1.1", "whispers-1.2", "whispers-2.1", "whispers-3.1"))
    assert "**" not in ran.out


@pytest.mark.parametrize("wanted", ["whispers-1.2", "1.2", "WHISPERS-1.2"])
def test_one_rule_can_be_asked_for(run: Run, wanted: str) -> None:
    ran = run("rules", "whispers", wanted, "--lang", "es")
    assert ran.out.strip() == "whispers-1.2 Solo puedes elegir una carta que tengas."


def test_a_section_number_gives_all_rules_under_it(run: Run) -> None:
    ran = run("rules", "whispers", "1")
    assert re.findall(r"whispers-[0-9.]+", ran.out) == ["whispers-1.1", "whispers-1.2", "whispers-1.3"]


def test_a_rule_that_is_not_there_is_bad_input(run: Run) -> None:
    ran = run("rules", "whispers", "7.7")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "sobremesa: there is no rule “7.7”; they go from whispers-1.1 to whispers-3.1\n"


def test_cards_tells_what_is_in_the_box_for_the_options(run: Run) -> None:
    nine = run("cards", "whispers")
    eight = run("cards", "whispers", "--set", "highest=8")
    assert re.search(r"1 +nine +Worth 9\.", nine.out)
    assert re.search(r"4 +vote token", nine.out)
    assert "nine" not in eight.out
    assert "eight" in eight.out


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game_id", registry.ids())
def test_cards_and_rules_of_every_game_can_be_read(run: Run, game_id: str, language: str) -> None:
    assert run("cards", game_id, "--lang", language).code == 0
    page = run("rules", game_id, "--lang", language)
    assert page.code == 0
    assert all(rule in page.out for rule in texts(registry.get(game_id), language).rules())


def test_version(run: Run) -> None:
    assert run("--version").out == f"sobremesa {__version__} (plain Python)\n"


@pytest.mark.parametrize("args", [("--lang", "es", "games"), ("games", "--lang", "es")])
def test_the_language_may_stand_before_or_after_the_command(run: Run, args: tuple[str, ...]) -> None:
    assert "Susurros" in run(*args).out


def test_without_a_language_the_locale_decides(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Whispers" in run("games").out
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Susurros" in run("games").out


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ((), "something is missing: COMMAND"),
        (("dance",), "dance"),
        (("games", "--lang", "fr"), "fr"),
        (("rules",), "GAME"),
        (("rules", "nonesuch"), "there is no game “nonesuch”"),
        (("cards", "whispers", "--set", "highest"), "name=value"),
        (("cards", "whispers", "--set", "highest=99"), "highest is a whole number from 8 to 9"),
        (("cards", "whispers", "--set", "colour=red"), "there is no setting “colour”"),
        (("simulate", "whispers", "--matches", "many"), "--matches"),
        (("simulate", "whispers", "--matches", "0"), "--matches is a whole number from 1 to"),
        (("simulate", "whispers", "--jobs", "0"), "--jobs is a whole number from 1 to"),
        (("simulate", "whispers", "--seats", "1000000000"), "2 to 4 seats"),
        (
            ("simulate", "whispers", "--bots", "genius"),
            "no bot called “genius” plays this; there are: random, easy, house",
        ),
        (("export", "whispers", "--seats", "1"), "2 to 4 seats"),
        (("export", "whispers", "-o", "no/such/folder/x.json"), "no/such/folder/x.json can't be written"),
        (("verify", "no-such-file"), "no-such-file can't be read"),
        (("replay", "."), ". can't be read"),
        (("play",), "which game?"),
        (("play", "whispers", "--seats", "1000000000", "--key", "k"), "2 to 4 seats"),
        (("play", "whispers", "--humans", "3"), "the people are from 1 to 2"),
        (("play", "whispers", "--humans", "0"), "the people are from 1 to 2"),
        (("play", "whispers", "--humans", "1", "--hot-seat"), "--hot-seat doesn't go with --humans"),
        (("play", "whispers", "--names", "a,b,c"), "3 names are too many for 2 seats"),
        (("play", "eldritch", "--seats", "1", "--names", "a,b"), "2 names are too many for 1 seat\n"),
        (("play", "whispers", "--bots", "genius"), "no bot called “genius”"),
        (("play", "whispers", "--resume", "x.json", "--seats", "2"), "leave out --seats"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(run: Run, args: tuple[str, ...], complaint: str) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("sobremesa: ")
    assert complaint in ran.err
    assert "Traceback" not in ran.err


def test_what_comes_from_outside_cannot_steer_the_terminal(run: Run) -> None:
    ran = run("verify", "no\x1b[2Jfile")
    assert "\x1b" not in ran.err
    assert "no�[2Jfile" in ran.err


# --- the interface's own words ---------------------------------------------------------------------------------------


KEPT = ("commitment", "nonce", "seal", "count", "deal", "view")
UNFIT = (
    "commitment",
    "names",
    "nonces",
    "seal",
    "choice",
    "result",
    "digest",
    "another-match",
    *(f"kept-{w}" for w in KEPT),
)


def _messages(language: str) -> dict[str, str]:
    source = resources.files("sobremesa.text").joinpath(f"text.{language}.ftl").read_text("utf-8")
    found = re.findall(r"^cli-([a-z-]+) =((?:.*\n)(?:[ }].*\n)*)", source, re.MULTILINE)
    return dict(found)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    spanish, english = _messages("es"), _messages("en")
    assert len(spanish) > 40
    assert spanish.keys() == english.keys()
    for message, words in spanish.items():
        assert set(re.findall(r"\$\w+", words)) == set(re.findall(r"\$\w+", english[message])), message


def _said(node: ast.AST) -> str | None:
    """As a pattern, what a piece of the source may say: a name, or one put together of a family's and another."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            texts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in parts]
            if any(re.fullmatch("[a-z-]*-[a-z-]*", text) for text in texts):
                return "".join(re.escape(text) or "[a-z-]+" for text in texts)
            return None
        case _:
            return None


def test_every_message_is_said_somewhere() -> None:
    said = {f"unfit-{what}" for what in UNFIT}
    for module in Path(sobremesa.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if (pattern := _said(node)) and len(pattern) < 60:
                said |= {pattern, f"trouble-{pattern}", f"why-{pattern}", f"trouble-database-{pattern}"}
    spoken = re.compile("|".join(f"(?:{pattern})" for pattern in said))
    assert [message for message in _messages("es") if not spoken.fullmatch(message)] == []
