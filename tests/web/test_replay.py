"""A finished match told again: what each choice is called."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any, Final
from unittest.mock import patch

import msgspec
import pytest

import tictactoe
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel import record, registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.web import replay, telling, wire

SEATS: Final = 4
# What is told of a choice that names a card only by its place, and so must be called what lay there before.
TOLD_AS: Final = {"buy": "bought", "lift": "spell-ended"}


def by_chance(seed: int) -> Match[Princesa]:
    chance = Random(seed)
    key = MatchKey(bytes(32), tuple(bytes([seat]) * 16 for seat in range(SEATS)))
    match = Match(GAME, SEATS, complete(GAME.info.settings, {}), key)
    while match.asked:
        asked = match.asked[0].decision
        match.play(asked.seat, chance.choice(asked.options))
    return match


@pytest.fixture(scope="module")
def match_file() -> bytes:
    """A whole match in which cards were bought and spells lifted."""
    matches = map(by_chance, count())
    return record.export(next(m for m in matches if {option.verb for _, option in m.choices} >= TOLD_AS.keys()))


def steps_of(match_file: bytes, eye: int) -> list[wire.ReplayStep]:
    """All of them, page by page."""
    pages = replay.pages(len(record.read(match_file).choices))
    told = [
        msgspec.json.decode(replay.page("ROSA-31", match_file, eye, page), type=wire.Replay) for page in range(pages)
    ]
    assert all(len(page.steps) == page.page_size for page in told[:-1])
    return [step for page in told for step in page.steps]


@pytest.mark.parametrize("eye", [SPECTATOR, *range(SEATS)])
def test_a_choice_is_called_what_its_chooser_saw_before_it(match_file: bytes, eye: int) -> None:
    for step in steps_of(match_file, eye):
        if step.option is not None and step.option.verb in TOLD_AS:
            event = next(event for event in step.happened if event.kind == TOLD_AS[step.option.verb])
            assert step.option.args == {name: event.args[name] for name in step.option.args}


def test_a_choice_is_told_with_what_it_answers(match_file: bytes) -> None:
    """Also the first of a page; what was chosen unasked answers nothing."""
    match, asks = record.read(match_file), {}
    for (_, standing), (seat, option) in zip(record.verify(match).replay(), record.verify(match).choices, strict=False):
        asked = standing.asked_of(seat)
        if asked is not None and option in asked.decision.options:
            asks[standing.version + 1] = asked.decision.ask
    steps = steps_of(match_file, 2)
    assert {step.version: step.question.ask for step in steps if step.question is not None} == asks
    assert len(asks) > 1


def test_pages_tell_what_happened_step_by_step(match_file: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a page begins, it tells the same."""
    match = record.verify(record.read(match_file))
    expected = [(step.version, [event.kind for event in step.events]) for step, _ in match.replay()]
    whole = steps_of(match_file, 1)
    assert [(step.version, [told.kind for told in step.happened]) for step in whole] == expected
    monkeypatch.setattr(replay, "PAGE_SIZE", 7)
    assert steps_of(match_file, 1) == whole


@pytest.mark.parametrize(("game", "seats"), [("arcana", 3), ("cosa", 6), ("princesa", 5), ("tictactoe", 2)])
def test_what_is_kept_of_a_telling_is_what_every_seat_saw(game: str, seats: int) -> None:
    """Though it holds only what changed, and of each seat what differs: read again, nothing is missing or left over."""
    rules: Game[Any] = tictactoe.GAME if game == "tictactoe" else registry.get(game)
    chance, match = Random(seats), Match(rules, seats, key=MatchKey.from_words("told", seats))
    questions: list[str | None] = [None]
    while match.asked:
        asked = chance.choice(match.asked).decision
        questions.append(asked.ask)
        match.play(asked.seat, chance.choice(asked.options))
    with patch.object(registry, "get", lambda _: rules):
        rows = telling.tell(telling.Course.of(match), "then")
    for eye in range(SPECTATOR, seats):
        steps = telling.read(rows, eye, "now")
        assert {step.edition for step in steps} == {"then"}
        assert [step.question and step.question.ask for step in steps] == questions
        assert [as_sent(step.view) for step in steps] == [as_sent(then.shown(eye)) for _, then in match.replay()]
        assert [step.waiting for step in steps] == [list(then.waiting_for) for _, then in match.replay()]
        happened = [[event.seen_from(eye) for event in step.events] for step, _ in match.replay()]
        assert [[(told.kind, told.own) for told in step.happened] for step in steps] == [
            [(seen.kind, seen.own) for seen in some] for some in happened
        ]


def test_where_the_rules_were_mended_what_came_to_nothing_is_not_told() -> None:
    before = Match(tictactoe.GAME, 2)
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4)):
        before.play(seat, f"mark:{square}")
    after = before.at(2)  # how far the other rules could follow
    after.settle()
    after.play(0, "mark:8")
    with patch.object(registry, "get", lambda _: tictactoe.GAME):
        rows = [
            row
            for one, name in ((before, "then"), (after, "now"))
            for row in telling.tell(telling.Course.of(one), name)
        ]
    steps = telling.read(rows, SPECTATOR, "now")
    assert [(step.version, step.chooser, step.edition) for step in steps] == [
        (0, -1, "then"),
        (1, 0, "then"),
        (2, 1, "then"),
        (3, 0, ""),
    ]
    assert steps[-1].option is not None
    assert steps[-1].option.key == "mark:8"


def as_sent(view: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_the_match_is_played_once_for_all_its_pages(match_file: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    verify = record.verify
    monkeypatch.setattr(record, "verify", lambda kept: verified.append(kept.game) or verify(kept))
    replay._verified.cache_clear()
    steps_of(match_file, 0)
    steps_of(match_file, 1)
    assert verified == ["princesa"]
