"""That a card which doesn't do what it says is found out: faults are planted, and looked for as in every card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from games.eldritch.laid import lay
from games.eldritch.promises import Trial, branches_in
from games.eldritch.test_every_encounter import complaints_about
from sobremesa.games.eldritch import harm, moves
from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS, SKILL_THINGS
from sobremesa.games.eldritch.effects import clues, discarding, fate, gaining, testing
from sobremesa.games.eldritch.effects.health import Lose
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.effects.node import GO_ON
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.key import MatchKey
from sobremesa.testing.coverage import watching

# Two parts of one card, each of which says: lose 1 Sanity.
ONE, OTHER = "asi-1.shanghai/do/failed", "asi-1.sydney/do/failed"


def complaints() -> list[str]:
    """Of both, one after the other in one play."""

    def begin(s: Eldritch) -> None:
        for name in (ONE, OTHER):
            start(s, BOOK.node(name), 0, ENCOUNTERS.first + ENCOUNTERS["asi-1"])

    s = GAME.schema.clone(lay("lily jim", "shanghai rome").state)
    s.asked = None
    with watching(BOOK) as watch:
        trial = Trial(watch)
        trial.resolve(s, begin, MatchKey.from_words("promises", 1).stream("checks"))
    return list(trial.complaints((ONE, OTHER)))


def test_what_another_part_of_the_card_tells_is_not_what_this_one_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    assert complaints() == []
    lose = Lose.run
    monkeypatch.setattr(Lose, "run", lambda node, s, step: GO_ON if BOOK.name_of(node) == ONE else lose(node, s, step))
    assert complaints() == [f"did not what it says: {ONE}"]


# --- a wrong number, a wrong word -----------------------------------------------------------------------------------

Wrong = Callable[[Any], Callable[..., Any]]  # of what does it, what does it wrong

# By card and the part that says it: where the fault is planted.
PLANTED: Final[dict[tuple[str, str], tuple[object, str, Wrong]]] = {
    ("exp-amazon-1", "passed/do/parts.0"): (fate, "retreat_doom", lambda do: lambda s, n: do(s, n + 1)),
    ("ow-04", "failed/do/failed"): (fate, "advance_doom", lambda do: lambda s, n: do(s, n + 1)),
    ("res-aza-6", "city/do/failed"): (fate, "advance_omen", lambda do: lambda s, n: do(s, n + 1)),
    ("eur-2", "london/do/passed"): (clues.spawning, "spawn_clue", lambda do: lambda s: (do(s), do(s))),
    ("ame-3", "san-francisco/do/passed"): (
        gaining.Improve,
        "among",
        lambda _: lambda node, *_: [SKILL_THINGS.first + (node.skill.number + 1) % 5],
    ),
    ("gen-06", "city/do/passed"): (
        moves,
        "search_artifacts",
        lambda do: lambda s, fits: do(s, lambda thing: not fits(thing)),
    ),
    ("gen-04", "sea/do/passed/parts.1"): (
        moves,
        "search_assets",
        lambda do: lambda s, fits: do(s, lambda thing: not fits(thing)),
    ),
    ("gen-03", "city/do/failed/parts.1"): (discarding.DiscardPossessions, "how_many", lambda _: lambda *_: 2),
    ("res-cth-1", "city/do/failed"): (clues.MoveThisClue, "to", lambda _: lambda *_: None),
    ("ame-2", "san-francisco/do"): (testing.Test, "modifier_of", lambda _: lambda *_: 0),
    ("ame-8", "arkham/do"): (testing.Test, "skill_of", lambda _: lambda node, _: (node.skill.number + 1) % 5),
    ("spe-yog-2", "passed/do"): (testing.Test, "needed", lambda _: lambda *_: 1),
}


@pytest.mark.planted
@pytest.mark.parametrize(("card", "part"), PLANTED)
def test_a_wrong_number_or_word_is_found_out(card: str, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number, said = ENCOUNTERS[card], f"{card}.{part}"
    branches = branches_in(ENCOUNTERS)[card]
    assert said in branches

    def found() -> list[str]:
        rng = MatchKey.from_words("planted", 1).stream("checks")
        with watching(BOOK) as watch:
            return [*complaints_about(Trial(watch), number, branches, rng)]

    assert found() == []
    where, name, wrong = PLANTED[card, part]
    monkeypatch.setattr(where, name, wrong(getattr(where, name)))
    assert said in [complaint.partition(": ")[2] for complaint in found()]


@pytest.mark.planted
def test_what_is_told_and_not_done_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = harm.tell
    monkeypatch.setattr(
        harm, "tell", lambda s, kind, rule, who, n, *rest: tell(s, kind, rule, who, ("n", n[1] + 1), *rest)
    )
    with pytest.raises(AssertionError, match="sanity of 0 went from 6 to 4, and -4 was told"):
        complaints()
