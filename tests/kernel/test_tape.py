"""A tape gives the rules what was drawn elsewhere, and says what they draw next."""

from __future__ import annotations

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.tape import EndOfTape, Tape


def test_a_tape_says_what_lies_on_it_and_then_what_is_wanted() -> None:
    tape = Tape((3, 0))
    assert (tape.below(4), tape.below(1), tape.pick(("only",)), tape.pick(("first", "last"))) == (3, 0, "only", "first")
    with pytest.raises(EndOfTape):
        tape.below(7)
    assert (tape.wanted, tape.drawn) == ((7,), 2)


def test_a_shuffle_wants_all_its_draws_at_once_and_comes_out_in_every_order() -> None:
    tape = Tape(())
    with pytest.raises(EndOfTape):
        tape.shuffle([0, 1, 2])
    assert tape.wanted == (3, 2)
    orders = set()
    for numbers in [(first, second) for first in range(3) for second in range(2)]:
        items = [0, 1, 2]
        Tape(numbers).shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_copy_goes_on_by_itself_from_where_the_tape_was() -> None:
    tape = Tape((1, 2))
    tape.below(3)
    twin = tape.copy()
    assert (tape.below(3), twin.below(3)) == (2, 2)
    with pytest.raises(TypeError, match="one future"):
        tape.branch()


def test_what_does_not_fit_is_no_draw() -> None:
    with pytest.raises(ValueError, match="says 5"):
        Tape((5,)).below(5)
    with pytest.raises(ValueError, match="nothing to choose from"):
        Tape((5,)).below(0)


@pytest.mark.parametrize("game_id", registry.ids())
def test_rules_deal_from_a_tape_what_they_deal_from_a_generator_that_draws_the_same(game_id: str) -> None:
    game = registry.get(game_id)
    seats, settings = game.info.seats[1], table_settings.complete(game.info.settings, {})
    source, numbers = Rng(b"tape"), []
    while True:
        tape = Tape(tuple(numbers))
        try:
            dealt = deal(game, seats, settings, tape)
            break
        except EndOfTape:
            numbers += [source.below(n) for n in tape.wanted]
    assert tape.drawn == len(numbers)
    expected = game.schema.plain(deal(game, seats, settings, Rng(b"tape")))
    given = game.schema.plain(dealt)
    del expected["rng"], given["rng"]
    assert given == expected
