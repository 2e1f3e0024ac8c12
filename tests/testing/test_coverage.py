"""Every branch of every card is played by random matches: what none ever runs, nobody has tried."""

from __future__ import annotations

import pytest

from sobremesa.kernel import registry
from sobremesa.pytest_plugin import Count
from sobremesa.testing.coverage import coverage

MOST_MATCHES = 600  # they end as soon as everything has run

# Where most cards are met once in a long match, the game's own tests lay a table for each and take all its branches.
BY_TABLES_LAID_OUT = {"eldritch"}


@pytest.mark.parametrize("game_id", sorted(set(registry.ids()) - BY_TABLES_LAID_OUT))
def test_every_branch_of_every_card_is_played(game_id: str, counted: Count) -> None:
    covered = coverage(registry.get(game_id), matches=MOST_MATCHES)
    counted(game_id, covered.counts())
    assert covered.missing() == {}
