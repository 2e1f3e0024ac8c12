"""That a card which doesn't do what it says is found out: faults are planted, and looked for as in every card."""

from __future__ import annotations

import pytest

from games.eldritch.laid import lay
from games.eldritch.promises import Trial
from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS
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
    assert complaints() == [f"did nothing of what it says: {ONE}"]
