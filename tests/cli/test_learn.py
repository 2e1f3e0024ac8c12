"""`sobremesa learn`: each game's lesson in the terminal, as it is told in the browser."""

from __future__ import annotations

import pytest

from cli.conftest import Run
from sobremesa.kernel import registry
from sobremesa.kernel.lesson import LEARNER, Do
from sobremesa.testing.lessons import begun
from sobremesa.text import texts

LEAVES = "q\nn\n"


def typed_by_who_learns(game_id: str, wrong_first: bool = False) -> str:
    """Enter for what is only told, the number of what is wanted; after something else, if they are like that."""
    game = registry.get(game_id)
    lesson, match = game.lesson, begun(game)
    assert lesson is not None
    lines = []
    for step in lesson.steps:
        if not isinstance(step, Do):
            lines.append("")
            continue
        while others := [asked.decision.seat for asked in match.asked if asked.decision.seat != LEARNER]:
            match.play(others[0], lesson.due(others[0], match.choices) or "")
        asked = match.asked_of(LEARNER)
        assert asked is not None
        keys = [option.key for option in asked.decision.options]
        wanted = keys.index(step.option) + 1
        if wrong_first and len(keys) > 1:
            lines.append(str(wanted % len(keys) + 1))
            wrong_first = False
        lines.append(str(wanted))
        match.play(LEARNER, step.option)
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("game_id", [game_id for game_id in registry.ids() if registry.get(game_id).lesson])
@pytest.mark.parametrize("language", ["es", "en"])
def test_every_lesson_is_told_to_its_end_and_the_match_goes_on(run: Run, game_id: str, language: str) -> None:
    ran = run("learn", game_id, "--lang", language, typed=typed_by_who_learns(game_id) + LEAVES)
    assert ran.code == 0, ran.err
    told = " ".join(ran.out.split())
    lesson, of = registry.get(game_id).lesson, texts(registry.get(game_id), language)
    assert lesson is not None
    names = [of.name(LEARNER, ()), *(f"Bot {seat + 1}" for seat in range(1, lesson.seats))]
    for says in (*(step.says for step in lesson.steps), "end"):
        assert of.phrase((f"lesson-{says}", lesson.args), names) in told
    assert ran.out.count("←") == sum(isinstance(step, Do) for step in lesson.steps)


def test_what_is_not_wanted_yet_is_gently_put_off(run: Run) -> None:
    ran = run("learn", "cosa", typed=typed_by_who_learns("cosa", wrong_first=True) + LEAVES)
    assert ran.out.count("You could do that too.") == 1
    assert ran.code == 0
