from __future__ import annotations

from copy import copy, deepcopy

import pytest

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.option import Catalogue


@pytest.fixture
def catalogue() -> Catalogue:
    catalogue = Catalogue()
    catalogue.add("pass")
    catalogue.add("play", 4, 2)
    catalogue.add("power", 7, name="hours")
    return catalogue


def test_a_catalogue_knows_its_options_by_place_and_by_key(catalogue: Catalogue) -> None:
    assert [option.key for option in catalogue] == ["pass", "play:4:2", "power:hours"]
    assert [option.index for option in catalogue] == [0, 1, 2]
    assert len(catalogue) == 3
    assert catalogue.find("play:4:2") is catalogue[1]
    assert catalogue.find("play:4") is None
    assert (catalogue[2].verb, catalogue[2].args) == ("power", (7,))


def test_several_cards_may_share_a_verb_and_keep_words_of_their_own(catalogue: Catalogue) -> None:
    one, other = (catalogue.add("chop", card, name="3", word=word) for card, word in enumerate(("axe", "saw")))
    assert (one.key, other.key) == ("axe:3", "saw:3")
    assert one.verb == other.verb == "chop"


def test_no_option_twice(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="play:4:2 is in the catalogue twice"):
        catalogue.add("play", 4, 2)
    with pytest.raises(ValueError, match="power:hours is in the catalogue twice"):
        catalogue.add("power", 8, name="hours")


def test_an_option_is_shared_never_copied(catalogue: Catalogue) -> None:
    assert copy(catalogue[1]) is catalogue[1]
    assert deepcopy([catalogue[1]])[0] is catalogue[1]
    assert repr(catalogue[1]) == "play:4:2"


def test_decisions_are_values(catalogue: Catalogue) -> None:
    options = tuple(catalogue)
    decision = Decision(1, "play", "game-1", options, (("who", 2),))
    assert decision == Decision(1, "play", "game-1", options, (("who", 2),))
    assert hash(decision) == hash(Decision(1, "play", "game-1", options, (("who", 2),)))
    for other in (
        Decision(0, "play", "game-1", options, (("who", 2),)),
        Decision(1, "pass", "game-1", options, (("who", 2),)),
        Decision(1, "play", "game-2", options, (("who", 2),)),
        Decision(1, "play", "game-1", options[:1], (("who", 2),)),
        Decision(1, "play", "game-1", options),
        "1: play",
    ):
        assert decision != other
    assert repr(decision) == "1: play [pass, play:4:2, power:hours]"


def test_an_event_is_cut_for_each_seat() -> None:
    event = Event("drew", (("who", 1),), secret=(("card", 5),), to=(1, 2))
    assert event.seen_from(0) == Seen("drew", (("who", 1),))
    assert event.seen_from(-1) == Seen("drew", (("who", 1),))
    assert event.seen_from(1) == Seen("drew", (("who", 1), ("card", 5)))
    assert event.seen_from(2).plain() == {"kind": "drew", "who": 1, "card": 5}
    assert [event.seen_from(seat).own for seat in (0, 1)] == [False, True]


def test_a_secret_reveals_and_so_does_what_says_it_does() -> None:
    assert Event("drew", secret=(("card", 5),), to=(1,)).reveals
    assert Event("showed", (("card", 5),), reveals=True).reveals
    assert not Event("moved", (("card", 5),)).reveals


def test_what_was_seen_is_a_value() -> None:
    seen = Seen("drew", (("who", 1),))
    assert seen == Seen("drew", (("who", 1),))
    assert hash(seen) == hash(Seen("drew", (("who", 1),)))
    assert seen != Seen("drew", (("who", 2),))
    assert seen != Seen("took", (("who", 1),))
    assert seen != "drew"
    assert repr(seen) == "drew{'who': 1}"
