from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tictactoe
from sobremesa.kernel.game import Component
from sobremesa.testing import words
from sobremesa.testing.citations import cited_in, rules_complaints
from sobremesa.testing.faults import planted
from sobremesa.text import texts
from testing.duel import GAME

HERE = Path(__file__).parent


def test_the_test_game_is_in_order() -> None:
    assert rules_complaints(GAME, cited_in(HERE)) == []
    assert words.text_complaints(GAME) == []
    assert words.component_complaints(GAME) == []


def test_citations_are_read_from_decorators_and_module_marks(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(
        'import pytest\npytestmark = pytest.mark.rule("a-1")\n\n@pytest.mark.rule("a-2", "a-3")\ndef test_it(): pass\n'
    )
    assert cited_in(tmp_path) == {"a-1": ["deep/test_one.py:2"], "a-2": ["deep/test_one.py:4"],
                                  "a-3": ["deep/test_one.py:4"]}  # fmt: skip


def test_a_citation_must_be_readable_without_running(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('import pytest\npytestmark = pytest.mark.rule("a-" + "1")\n')
    with pytest.raises(ValueError, match="a rule is cited by its id"):
        cited_in(tmp_path)


def test_an_uncited_rule_and_a_citation_of_none_are_complaints() -> None:
    cited = cited_in(HERE)
    del cited["duel-5.1"]
    cited["duel-9.9"] = ["test_x.py:1"]
    cited["othergame-1.1"] = ["test_x.py:2"]
    assert rules_complaints(GAME, cited) == ["no test is about duel-5.1", "test_x.py:1: there is no rule duel-9.9"]


@pytest.fixture
def broken_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The test game with its files in a folder where they may be spoilt."""
    for file in (HERE / "duel").iterdir():
        if file.is_file():
            (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    for module in ("sobremesa.text", "sobremesa.testing.citations", "sobremesa.testing.words"):
        monkeypatch.setattr(f"{module}.folder_of", lambda _: tmp_path)
    return planted(GAME)


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_pages_that_differ_are_complaints(broken_copy: Any, tmp_path: Path) -> None:
    spoil(tmp_path / "rules.en.md", "**duel-2.2**", "**duel-2.3**")
    spoil(tmp_path / "__init__.py", '"duel-4.1"', '"duel-4.9"')
    complaints = rules_complaints(broken_copy, cited_in(HERE))
    assert complaints[:2] == ["duel-2.2 is in es but not in en", "duel-2.3 is in en but not in es"]
    assert complaints[2].endswith("there is no rule duel-4.9")


def test_pages_in_another_order_are_a_complaint(broken_copy: Any, tmp_path: Path) -> None:
    spoil(tmp_path / "rules.en.md", "**duel-2.2**", "**duel-x**")
    spoil(tmp_path / "rules.en.md", "**duel-2.1**", "**duel-2.2**")
    spoil(tmp_path / "rules.en.md", "**duel-x**", "**duel-2.1**")
    assert rules_complaints(broken_copy, cited_in(HERE)) == ["the rules are in another order in es than in en"]


def test_rules_in_short_of_another_length_are_a_complaint(broken_copy: Any, tmp_path: Path) -> None:
    page = tmp_path / "rules.en.md"
    page.write_text(page.read_text("utf-8").replace("\n## ", "\n1. In short.\n\n## ", 1), "utf-8")
    assert rules_complaints(broken_copy, cited_in(HERE)) == [
        "in short, the rules have another number of points in es than in en"
    ]


def test_a_rule_that_stands_twice_is_an_error(broken_copy: Any, tmp_path: Path) -> None:
    spoil(tmp_path / "rules.en.md", "**duel-2.2**", "**duel-2.1**")
    with pytest.raises(Exception, match=r"duel-2\.1 stands twice"):
        texts(broken_copy, "en").rules()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("log-mixed = { $who } mixes.\n", "", "log-mixed is in es but not in en"),
        ("{ $who } rolls a { $die }", "{ $who } rolls", "log-rolled tells die, who in es and who in en"),
        ("option-block = Block\n", "", "option-block is not in en"),
        ("setting-rich = More tokens\n", "", "setting-rich is not in en"),
        ("game = Duel\n", "", "game is not in en"),
    ],
)
def test_messages_that_differ_are_complaints(
    broken_copy: Any, tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    spoil(tmp_path / "text.en.ftl", old, new)
    assert complaint in words.text_complaints(broken_copy)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("option-block = Block\n", "option-block Block\n", "can't be read at 'option-block Block'"),
        ("option-block = Block\n", "option-block = Block\noption-block = Stop\n", "option-block stands twice"),
    ],
)
def test_files_that_cannot_be_read_are_errors(
    broken_copy: Any, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoil(tmp_path / "text.en.ftl", old, new)
    with pytest.raises(ValueError, match=sentence):
        words.text_complaints(broken_copy)


def test_a_component_without_a_name_is_a_complaint() -> None:
    nameless = planted(GAME, components=lambda *_: (Component("card", "7", 1, (("card-8", ()),)),))
    assert words.component_complaints(nameless) == [
        f"there is no text 'card-{card}' in '{language}'" for card in (7, 8) for language in ("es", "en")
    ]


def test_a_name_without_the_grammar_of_its_kind_is_a_complaint() -> None:
    """Most lines of the log have words for whoever reads of themselves; this is one that has not."""
    lines = planted(
        GAME, components=lambda *_: [Component("log", one, 1, ()) for one in ("mixed", "drew", "reshuffled")]
    )
    complaints = words.component_complaints(lines)
    assert "log-reshuffled has no .who in en, as others of its kind have" in complaints
    assert "log-reshuffled has no .who in es, as others of its kind have" in complaints
    assert not [complaint for complaint in complaints if complaint.startswith("log-mixed")]


def test_a_game_may_have_no_texts_yet() -> None:
    assert not words.has_texts(tictactoe.GAME)
    assert words.rule_ids(tictactoe.GAME) == frozenset()
    assert words.rule_text(tictactoe.GAME, "tictactoe-1") == ""
