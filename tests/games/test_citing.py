"""Lines of the log cite rules that there are."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from sobremesa import text
from sobremesa.kernel import registry
from sobremesa.testing.words import rule_ids

GAMES = ("arcana", "cosa", "princesa")


def kinds_told(game: str) -> set[str]:
    source = text.folder_of(registry.get(game)).joinpath("text.es.ftl").read_text("utf-8")
    return {kind.removesuffix("-own") for kind in re.findall(r"^log-([a-z0-9-]+) =", source, re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_that_cites_a_rule_is_told_and_its_rule_is_in_the_book(game: str) -> None:
    cited: dict[str, str] = import_module(f"sobremesa.games.{game}.citing").RULE_OF
    assert cited.keys() <= kinds_told(game)
    assert set(cited.values()) <= set(rule_ids(registry.get(game)))


def test_in_la_princesa_whatever_is_told_cites_a_rule() -> None:
    cited: dict[str, str] = import_module("sobremesa.games.princesa.citing").RULE_OF
    assert kinds_told("princesa") == cited.keys()
