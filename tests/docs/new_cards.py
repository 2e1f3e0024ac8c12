"""The cards of docs/adding-a-card.md, each on a table where it can be chosen.

This runs where they have been written into the games: `newcomers.py` makes such a place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from browser.kept import KeptTable
from docs.newcomers import NEWCOMERS, Newcomer, page, quoted
from games.ansia import laid as ansia
from games.arcana import laid as arcana
from games.cosa import laid as cosa
from games.eldritch import laid as eldritch
from games.princesa import laid as princesa
from sobremesa.cli.main import main
from sobremesa.games.eldritch.state import HELD
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete
from sobremesa.testing import Position, mutants, play, words
from sobremesa.testing.runs import fuzzed
from sobremesa.text import texts

WIDE_ENOUGH = "500"  # columns
SHARE = 0.1
MATCHES = 2


class Laid(NamedTuple):
    """Seat 0 is asked, and can choose the card; what that comes to."""

    match: Position[Any]
    before: tuple[str, ...]  # what was chosen until then
    measure: Callable[[Position[Any]], object]
    comes_to: object


def _moth() -> Laid:
    match = arcana.lay("moth key leviathan noble", ((4, 6), (5,)), kept=4)
    return Laid(match, (), lambda m: m.state.fates[0], (6,))


def _torch() -> Laid:
    """Seat 1's hand is known to seat 0 when it has been looked at."""
    match = cosa.lay("torch", "axe whisky suspicion seduction", "", "")
    whole = tuple(sorted(cosa.numbers("axe whisky suspicion seduction")))
    return Laid(match, (), lambda m: tuple(sorted(m.state.known[0][1][1:])), whole)


def _moon_sickle() -> Laid:
    match = princesa.lay("moon-sickle short-sword", "confession", "", active=1, gold=(2, 2, 2), hearts={1: 3})
    return Laid(match, ("1 challenge:0", "1 place:confession"), lambda m: (m.state.gold[0], m.state.hearts[1]), (4, 2))


def _sister_luz() -> Laid:
    """Whoever hunts her has her, and is asked from which crypt the mission comes."""
    match = ansia.lay("night-flight vampiric-speed anselmo", "", quarry={(1, 1): "sister-luz"}, places="market market")
    return Laid(match, ("0 stay",), lambda m: (m.state.hunted, m.asked[0].decision.ask), (1, "crypt"))


def _voices() -> Laid:
    """One success: a clue by its front, and by its second back a wound."""
    held = {0: "spell-voices-of-the-dead/2"}
    match = eldritch.lay("trish mark", "rome rome", held=held, rng=Rng(bytes(32), 1))
    return Laid(match, (), lambda m: (m.state.clue_at.count(HELD), m.state.health[0]), (1, match.state.health[0] - 1))


LAID: dict[str, Callable[[], Laid]] = {
    "arcana": _moth,
    "cosa": _torch,
    "princesa": _moon_sickle,
    "ansia": _sister_luz,
    "eldritch": _voices,
}


def laid(one: Newcomer) -> Laid:
    found = LAID[one.game]()
    play(found.match, *found.before)
    return found


@pytest.fixture(params=NEWCOMERS, ids=lambda one: one.card)
def newcomer(request: pytest.FixtureRequest) -> Newcomer:
    one: Newcomer = request.param
    return one


@pytest.fixture
def game(newcomer: Newcomer) -> Game[Any]:
    return registry.get(newcomer.game)


def test_it_runs(newcomer: Newcomer) -> None:
    there = laid(newcomer)
    asked = next(asked.decision for asked in there.match.asked if asked.decision.seat == 0)
    assert newcomer.chosen in [option.key for option in asked.options]
    assert there.measure(there.match) != there.comes_to
    play(there.match, f"0 {newcomer.chosen}")
    assert there.measure(there.match) == there.comes_to


def test_it_reads(
    newcomer: Newcomer, game: Game[Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the list of components, and where the page sends people to read it."""
    (component,) = [one for one in game.components(complete(game.info.settings, {})) if one.id == newcomer.card]
    assert component.count == newcomer.copies
    monkeypatch.setenv("COLUMNS", WIDE_ENOUGH)
    (command,) = [command for command in page().commands if command.endswith(game.info.id)]
    for language, sentence in quoted()[newcomer.card].items():
        assert texts(game, language).say(f"{component.kind}-{component.id}") == newcomer.name[language]
        assert main([*command.split()[1:], "--lang", language]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert newcomer.name[language] in told
        assert sentence in told


def test_it_stands_what_cards_must_stand(game: Game[Any]) -> None:
    assert words.text_complaints(game) == []
    assert words.component_complaints(game) == []
    assert mutants.wording_complaints(game) == []
    assert mutants.deaf_texts(game)[1] == []
    report = fuzzed(game, MATCHES, key="new cards", share=SHARE)
    assert report.finding is None, str(report.finding)


def put_tables(database: Path) -> None:
    for one in NEWCOMERS:
        there = LAID[one.game]()
        table = KeptTable.in_position(one.code, there.match, one.people)
        table.play(*there.before)
        table.put_into(database)


if __name__ == "__main__":
    put_tables(Path(sys.argv[1]))
