"""In Spanish nobody has to go back in a sentence to find out of what «si no» says the contrary, or who does it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import Flag, complete
from sobremesa.text import texts

GAMES = registry.ids()
AMISS = {
    "two contraries in one sentence": re.compile(r"; si no, .*; si no, "),
    "a contrary after a chain of clauses": re.compile(r"\b[Ss]i [^;]*;[^;]*;[^;]*; si no, "),
    "a contrary of «puedes» that may be one of the condition before it": re.compile(r"\b[Pp]uede[sn]? [^;]*; si no, "),
    "a purpose of a purpose": re.compile(
        r"\bpara \w+r(?:l[aoe]s?|te|se)?\b(?:(?! o )[^;,])*\bpara \w+r(?:l[aoe]s?|te|se)?\b"
    ),
    "who it happens to, told after what it costs them": re.compile(
        r"[Aa] menos que [^;,]*, (?:cada|el|la) investigador"
    ),
}


def sentences(game: Game[Any]) -> Iterator[str]:
    flags = {one.name: True for one in game.info.settings if isinstance(one, Flag) and not one.name.startswith("bar_")}
    of = texts(game, "es")
    for given in ({}, dict[str, object](flags)):
        for component in game.components(complete(game.info.settings, given)):
            for phrase in component.says:
                yield from re.split(r"(?<=[.:])\s+", of.phrase(phrase))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_branch_is_told_so_that_one_sees_of_what(game_id: str) -> None:
    found = {
        (what, sentence)
        for sentence in sentences(registry.get(game_id))
        for what, form in AMISS.items()
        if form.search(sentence)
    }
    assert found == set()


@pytest.mark.parametrize(
    "sentence",
    [
        "Haz una prueba; si la superas, puedes gastar 1 pista para moverte; si no, pierde 3 de Cordura.",
        "Si hay alguien, elige a alguien; se mueven juntos; queda en Retraso; si no, se mueve 2 casillas.",
        "Si la superas, muévete; si no, pierde 1 de Salud; si no, pierde 2.",
        "Puedes perder 1 para gastar 1 pista para moverte.",
        "A menos que gaste 1 pista, cada investigador pierde 2 de Cordura.",
    ],
)
def test_each_of_those_forms_is_found(sentence: str) -> None:
    assert any(form.search(sentence) for form in AMISS.values())
