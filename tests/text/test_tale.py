"""The story so far is told from the log: whole sentences, by round and by person."""

from __future__ import annotations

import pytest

from sobremesa.games.eldritch.rules import GAME
from sobremesa.kernel.events import Event
from sobremesa.text import texts
from sobremesa.text.tale import Chapter, tell


def told(kind: str, *args: tuple[str, object]) -> Event:
    return Event(kind, args)  # type: ignore[arg-type]


EVENTS = (
    told("sets-out", ("who", 0), ("thing", ("investigator-trish", ())), ("space", "16")),
    told("round", ("n", 1)),
    told("acts", ("who", 0), ("thing", ("action-travel", ()))),
    told("moved", ("who", 0), ("space", "tunguska")),
    told("moved", ("who", 0), ("space", "16")),
    told("combat", ("who", 0), ("thing", ("monster-ghoul", ()))),
    told("lost", ("who", 0), ("n", 2), ("loss", "health")),
    told("lost", ("who", 0), ("n", 1), ("loss", "sanity")),
    told("lost", ("who", 0), ("n", 1), ("loss", "health")),
    told("moved", ("who", 1), ("space", "rome")),
    told("doom-advances", ("n", 1), ("doom", 14)),
    told("gate-spawned", ("space", "rome"), ("colour", "red")),
    told("doom-advances", ("n", 1), ("doom", 13)),
)


@pytest.mark.parametrize(
    ("language", "chapters"),
    [
        (
            "en",
            [
                Chapter("", ("Ana sets out as Trish Scarborough on space 16.",)),
                Chapter(
                    "Round 1",
                    (
                        "Ana travels to Tunguska and on to space 16, faces a Ghoul and loses 3 Health and 1 Sanity.",
                        "Blas travels to Rome.",
                        "A red gate opens in Rome. Doom stands at 13.",
                    ),
                ),
            ],
        ),
        (
            "es",
            [
                Chapter("", ("Ana parte de la casilla 16 como Trish Scarborough.",)),
                Chapter(
                    "Ronda 1",
                    (
                        "Ana viaja a Tunguska y de allí a la casilla 16, se mide con un Gul "
                        "y pierde 3 de Salud y 1 de Cordura.",
                        "Blas viaja a Roma.",
                        "Se abre un portal rojo en Roma. La perdición está en 13.",
                    ),
                ),
            ],
        ),
    ],
)
def test_it_reads_as_prose(language: str, chapters: list[Chapter]) -> None:
    seen = [event.seen_from(-1) for event in EVENTS]
    assert tell(seen, texts(GAME, language), ("Ana", "Blas")) == chapters


def test_a_game_whose_texts_name_nothing_worth_telling_has_no_story() -> None:
    assert tell([Event("dealt").seen_from(-1)], texts(GAME, "en")) == []
