"""What holds in every match, however it is played: it ends, nothing is lost, the bag doesn't run dry."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from games.arcana.laid import lay
from sobremesa.games.arcana.cards import ARCANA
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete

Style = Callable[[Decision, Rng, Arcana], Option]

CLOSING = ({"blind-man"}, {"chalice"}, {"judge", "stranger"})


def only(decision: Decision, rng: Rng, *verbs: str) -> Option:
    """One of the first of these kinds that is offered, or else any."""
    for verb in verbs:
        found = tuple(option for option in decision.options if option.verb == verb)
        if found:
            return rng.pick(found)
    return rng.pick(decision.options)


def anything(decision: Decision, rng: Rng, *_: Arcana) -> Option:
    return rng.pick(decision.options)


def passing(decision: Decision, rng: Rng, *_: Arcana) -> Option:
    """Never predict, never use a power."""
    return only(decision, rng, "play", "pass", "decline")


def powerful(decision: Decision, rng: Rng, *_: Arcana) -> Option:
    """Use every power, but never predict."""
    return only(decision, rng, "power", "play", "pass")


def sparing(decision: Decision, rng: Rng, s: Arcana) -> Option:
    """Play where it costs the fewest hours, put tokens back, and predict only to spare doom, and rightly."""
    plays = [option for option in decision.options if option.verb == "play"]
    if plays:
        return min(plays, key=lambda option: (option.args[0] + 2) // 3)
    if decision.ask == "predict" and s.score < 6 and rng.below(3):
        return next(option for option in decision.options if option.key == f"predict:{s.hands[s.active][0]}")
    return only(decision, rng, "power", "lift", "slot", "pass")


STYLES = (anything, passing, powerful, sparing)


def states(seats: int, words: str, style: Style, **settings: object) -> Iterator[Arcana]:
    """Every moment of a match, the last one included."""
    key = MatchKey.from_words(f"{words} {seats}", seats)
    s = deal(GAME, seats, complete(GAME.info.settings, settings), key.stream("rules"))
    rng = key.stream("choices")
    yield s
    while asked := GAME.decisions(s):
        decision = asked[rng.below(len(asked))]
        GAME.apply(s, decision.seat, style(decision, rng, s))
        yield s


@pytest.mark.rule("arcana-1.6", "arcana-2.5", "arcana-4.2")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 5])
def test_with_base_cards_the_bag_never_runs_dry(style: Style, seats: int) -> None:
    most = 0
    for number in range(60):
        for s in states(seats, f"bag {number}", style, difficulty="easy"):
            resting = sum(map(len, s.fates))
            most = max(most, resting)
            if not s.played:  # between turns: what rests on the table without fading
                assert resting <= 10
            assert sum(s.bag) >= 21 - 11 - (seats + 1)
            if not s.ending:
                assert len(s.hands[s.active]) == (1 if s.played else 2) or s.shown
    assert most >= (5 if style is anything else 6)


@pytest.mark.rule("arcana-1.3", "arcana-1.6")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("restless", [False, True])
def test_nothing_is_lost(style: Style, expansion: bool, restless: bool) -> None:
    cards = 36 if expansion else 20
    for number in range(12):
        for s in states(3, f"box {number}", style, expansion=expansion, restless=restless):
            found = GAME.census(s)
            assert {kind: count for kind, count in found.items() if kind.startswith("fate")} == {
                f"fate {value}": 3 for value in range(1, 8)
            }
            assert sum(count for kind, count in found.items() if kind.startswith("card")) == cards
            assert len(found) == 7 + cards


@pytest.mark.rule("arcana-3.2")
def test_the_hours_stay_closed_while_a_card_that_takes_anything_lies_there() -> None:
    closed = 0
    for number in range(80):
        for s in states(2, f"closed {number}", anything, difficulty="easy"):
            for decision in GAME.decisions(s):
                row = {GAME.almanac()["arcana"][card]["id"] for card in s.row}
                if decision.ask == "play" and any(cards <= row for cards in CLOSING):
                    closed += 1
                    assert not [option for option in decision.options if option.key.endswith(":hours")]
    assert closed > 80


# No match goes on for ever. With base cards a turn puts one fate on the table; fates leave it only by fading, four at
# most with a card (as many as its moons), or by Discard Lower. At most 4 fades cost doom and 6 go with a right
# prediction, each of another card, and The Blind Man's: 4 + 4 + 8 * 3 + 1 fates, 2 discards, and 11 that may still lie
# there. A turn has at most 2 answers of the active player and 3 ballots of 4.
MOST_TURNS = 46
MOST_ANSWERS = MOST_TURNS * (2 + 3 * 4)

# With the expansion: 10 turns with fades that clear at most 20 fates each and bring at most 40 cards; each of those can
# be cycled away once, and The Blind Man comes back at most once for each card that came otherwise: 81 times 3 fates.
# Then 21 that may still lie there, and 7 turns of who has no fate. A turn has 4 answers and 5 ballots of 4; whoever
# shows a fate takes back 3 votes at most, and nobody shows more fates than were kept.
MOST_TURNS_EXPANDED = 10 * 20 + 81 * 3 + 21 + 7
MOST_ANSWERS_EXPANDED = MOST_TURNS_EXPANDED * (4 + 5 * 4 + 4)


@pytest.mark.rule("arcana-8.2", "arcana-11.3")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expansion", [False, True])
def test_every_match_ends_within_what_can_be_proved(style: Style, seats: int, expansion: bool) -> None:
    most_turns = MOST_TURNS_EXPANDED if expansion else MOST_TURNS
    most_answers = MOST_ANSWERS_EXPANDED if expansion else MOST_ANSWERS
    for number in range(15):
        settings = {"difficulty": "easy", "expansion": expansion, "restless": number % 3 == 0}
        answers, s = max(enumerate(states(seats, f"long {number}", style, **settings)), key=lambda moment: moment[0])
        assert s.ending in ("won", "lost", "lost-deck")
        assert s.turn <= most_turns
        assert answers <= most_answers


def test_what_can_be_proved_is_within_what_the_game_declares() -> None:
    assert MOST_ANSWERS < MOST_ANSWERS_EXPANDED <= GAME.info.longest


def too_long(s: Arcana) -> list[str]:
    """The fields that show a seat more than they declare room for."""
    sizes = {info.name: info.size for info in GAME.schema.fields if info.size}
    view = GAME.schema.cut(s, s.active)
    return [name for name, size in sizes.items() if not _fits(view[name], size)]


def _fits(value: object, size: tuple[int, ...]) -> bool:
    if not isinstance(value, list | tuple):
        return True
    return bool(size) and len(value) <= size[0] and all(_fits(item, size[1:]) for item in value)


@pytest.mark.parametrize("style", STYLES)
def test_every_field_has_room_for_what_it_holds(style: Style) -> None:
    for number in range(10):
        for s in states(5, f"room {number}", style, expansion=True, difficulty="easy"):
            assert not too_long(s)


@pytest.mark.rule("arcana-12.11")
def test_there_is_room_for_all_fates_that_the_ash_can_gather() -> None:
    """It fades only with a 1 or a 2, so that The Hours and Relocate may bring it all the others."""
    high = tuple(value for value in range(3, 8) for _ in range(3))
    match = lay("ash mirror deep huntress", [(1, 7), ()], fates={"ash": high[:-1]})
    assert not too_long(match.state)


@pytest.mark.rule("arcana-8.2")
def test_who_never_predicts_always_loses() -> None:
    for number in range(30):
        *_, last = states(4, f"passing {number}", passing, difficulty="easy")
        assert last.ending == "lost"
        assert (last.score, last.doom) == (0, 7)


@pytest.mark.rule("arcana-7.1", "arcana-3.7")
def test_at_the_start_of_a_turn_no_card_has_outlived_its_moons() -> None:
    for number in range(40):
        for s in states(3, f"moons {number}", anything, difficulty="easy"):
            if not s.played and not s.ending:
                for card, fates in zip(s.row, s.fates, strict=True):
                    assert sum((value + 2) // 3 for value in fates) < ARCANA[card].moons


@pytest.mark.rule("arcana-12.15", "arcana-12.16")
@pytest.mark.parametrize("style", STYLES)
def test_with_the_expansion_a_match_with_a_dry_bag_goes_on_to_its_end(style: Style) -> None:
    rare = tuple(value for value in (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7))
    dry = 0
    for number in range(20):
        key = MatchKey.from_words(f"dry {number}", 4)
        match = lay("ash fall lantern iron", [(5, 7), (), (), ()], fates={"ash": rare}, doom=0, rng=key.stream("rules"))
        s, rng = match.state, key.stream("choices")
        census = GAME.census(s)
        while asked := GAME.decisions(s):
            dry += sum(s.bag) == 0
            GAME.apply(s, asked[0].seat, style(asked[0], rng, s))
            assert GAME.census(s) == census
        assert s.ending in ("won", "lost")
    assert dry > 20
