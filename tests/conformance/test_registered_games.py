"""What every registered game inherits. Nobody has to remember: entering a game in the registry is enough."""

from __future__ import annotations

from sobremesa.kernel import registry
from sobremesa.testing.citations import Citations
from sobremesa.testing.conformance import *  # noqa: F403 - the suite itself, as it is shipped
from sobremesa.testing.conformance import evenings_of
from sobremesa.testing.tables.run import Report, evenings
from sobremesa.testing.tables.walk import WORDS

UNREGISTERED = {"duel", "a", "othergame"}  # named only where the kit itself is tested


def test_whatever_a_client_may_send_is_done_at_those_tables() -> None:
    every = Report()
    for game_id in registry.ids():
        every.merge(evenings_of(registry.get(game_id)))
        if not every.never_done():
            break
    # Onlookers who bet are rare: on these evenings they talk more than others do.
    every.merge(evenings(registry.get("cosa"), range(8), "bets", secret=WORDS, favoured=("_say_aside",)))
    assert every.never_done() == []


def test_every_game_on_the_shelf_can_be_learned_by_playing() -> None:
    assert [name for name in registry.ids() if registry.get(name).lesson is None] == []


def test_whatever_is_cited_belongs_to_a_game(cited: Citations) -> None:
    assert {rule.partition("-")[0] for rule in cited} - UNREGISTERED <= set(registry.ids())
