"""Chapter 1: who plays, what nobody may show, and cards that count for more than the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from games.cosa.laid import NUMBER, gift, hand
from games.cosa.seated import aims, table
from games.looking import asks, decision, kinds, offered, told
from sobremesa.games.cosa.book import LA_COSA
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.effects.answering import LookAtOffer
from sobremesa.games.cosa.effects.seeing import RevealInTurn, SeeCard, SeeHand, ShowHand, ShowHandTo
from sobremesa.games.cosa.options import SAID
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.events import Event
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

# --- who plays ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("cosa-1.1")
def test_from_four_to_twelve_people() -> None:
    assert GAME.info.seats == (4, 12)
    for seats in (3, 13):
        with pytest.raises(BadSettings):
            Match(GAME, seats, {}, MatchKey.from_words("seats", seats))


@pytest.mark.rule("cosa-1.1", "cosa-4.9")
@pytest.mark.parametrize("seats", range(4, 13))
def test_one_is_the_thing_and_nobody_else_is_told_what_anybody_is(seats: int) -> None:
    dealt = GAME.setup(seats, complete(GAME.info.settings, {}), MatchKey.from_words("roles", seats).stream("deal"))
    thing = dealt.roles.index(LA_COSA)

    def seen(eye: int) -> dict[str, Any]:
        cut = {"seat": eye, **GAME.schema.cut(dealt, eye)}
        return {**cut, **GAME.derive(cut)}

    for seat in range(seats):
        expected = [None if other != seat else "human" for other in range(seats)]
        if seat == thing:
            expected = ["thing" if other == thing else "human" for other in range(seats)]
        assert seen(seat)["certain"] == expected
    assert seen(SPECTATOR)["certain"] == [None] * seats
    assert seen(SPECTATOR)["roles"] == [None] * seats


# --- talk is free, cards are not ---------------------------------------------------------------------------------

# What tells somebody of cards that another holds, and what a card has to say to ask for it.
SHOWING: dict[str, tuple[type[Node], ...]] = {
    "showed-hand": (ShowHand, RevealInTurn),
    "showed-infected": (RevealInTurn,),
    "showed-to": (ShowHandTo,),
    "analysed": (SeeHand,),
    "suspected": (SeeCard,),
    "saw-offer": (LookAtOffer,),
}
LAID = ("played", "played-on", "panicked", "defended")


def asks_for(card: str, shown: str) -> bool:
    done = CARDS[NUMBER[card]]
    said = [node for part in (done.played, done.panic, done.answer) if part is not None for node in tree(part)]
    return any(isinstance(node, SHOWING[shown]) for node in said)


def by_lot(seats: int, seed: int) -> Iterable[tuple[Match[Cosa], tuple[Event, ...]]]:
    """A match in which everything is left to chance and nobody declares: how it stands and what has happened."""
    key = MatchKey.from_words(f"about {seed}", seats)
    match, rng = Match(GAME, seats, {"max_turns": 15}, key), key.stream("choices")
    yield match, match.opening
    while match.outcome is None:
        asked = match.asked[rng.below(len(match.asked))].decision
        options = tuple([option for option in asked.options if option.verb != "declare"])
        yield match, match.play(asked.seat, rng.pick(options))


@pytest.mark.rule("cosa-1.4")
@pytest.mark.parametrize("seats", [5, 8, 11])
def test_nobody_is_shown_anothers_cards_unless_a_card_asks_for_it(seats: int) -> None:
    met: set[str] = set()
    for seed in range(5):
        asking = ""
        for _, events in by_lot(seats, seed):
            for event in events:
                if event.kind in LAID:
                    asking = str(dict(event.args)["card"])
                elif event.kind in SHOWING:
                    assert asks_for(asking, event.kind), f"{event} after {asking!r}"
                    met.add(event.kind)
    assert {"suspected", "analysed", "showed-hand"} <= met


@pytest.mark.rule("cosa-1.4")
def test_there_is_no_choice_that_shows_a_card_but_what_revelations_ask() -> None:
    showing = {option.key for option in GAME.options if option.verb.startswith(("reveal", "show"))}
    assert showing == {"reveal", "reveal-infected"}
    assert {option.key for option in GAME.free_options if option.verb not in SAID} == {"request", "withdraw"}
    asked_to_show = 0
    for seed in range(4):
        for match, _ in by_lot(8, seed):
            asked = [item.decision for item in match.asked]
            offering = [item for item in asked if any(option.key in showing for option in item.options)]
            assert all(item.ask == "revelations" for item in offering)
            asked_to_show += len(offering)
            if offering:
                assert [CARDS[kind].id for kind in match.state.resolving] == ["revelations"]
    assert asked_to_show > 0
    match = table(5, {0: "infected"})
    for seat in range(5):
        for key in showing:
            assert refused(match, f"{seat} {key}") in ("cosa-11.15", "cosa-11.16")


# --- the card counts ---------------------------------------------------------------------------------------------


def seduction_is_not_with_the_next() -> None:
    """The third step is with the next player (3.10) and every turn has one (3.2)."""
    match = table(5, {0: "seduction axe", 3: "analysis"})
    play(match, "0 play-on:seduction:3")
    assert decision(match, 0).args == (("who", 3),)
    play(match, "0 give:axe", "3 give:analysis")
    assert asks(match) == [(1, "act")]


def running_passes_doors() -> None:
    """Nothing passes a door (5.1, 9.2)."""
    doors = [0, 4]
    assert aims(table(5, {0: "change-places"}, doors=doors), 0, "play-on:change-places") == set()
    assert aims(table(5, {0: "better-run"}, doors=doors), 0, "play-on:better-run") == {1, 2, 3, 4}


def counting_passes_doors() -> None:
    doors = [0, 2, 6]
    assert aims(table(7, {}, at="turn", deck="get-out", doors=doors), 0, "aim") == {2, 3, 4, 5}
    four = table(4, {}, at="turn", deck="one-two", doors=[0, 3])
    assert aims(four, 0, "aim") == {1, 3}


def round_and_round_passes_everything() -> None:
    """A door stops exchanges (6.2), a quarantine shows what is given (8.3), and an exchange can be refused (6.5)."""
    hands = {0: "axe", 1: "no-thanks missed scary analysis", 2: "whisky", 3: "resolute"}
    match = table(4, hands, at="turn", deck="round", doors=[0, 1], quarantine={1: 2})
    assert not [key for key in offered(match, 1) if not key.startswith("give:")]
    events = play(match, "0 give:axe", "1 give:analysis", "2 give:whisky", "3 give:resolute")
    assert "axe" in hand(match, 1)
    assert "analysis" in hand(match, 2)
    assert told(events, "passed")[1] == {"who": 1, "who2": 2}
    assert "gave-openly" not in kinds(events)


def resolute_lets_one_play_again() -> None:
    """One card is played or discarded in the second step (3.5)."""
    match = table(5, {0: "whisky resolute axe"}, deck="scary missed infected")
    once = match.fork()
    play(once, "0 play:whisky")
    assert asks(once) == [(0, "offer")]
    play(match, "0 play:resolute", "0 keep:scary")
    assert asks(match) == [(0, "act")]


def quarantine_lets_one_exchange() -> None:
    """An obstacle stops the exchange of the third step, but this card says how it is made."""
    match = table(5, {0: "axe"}, at="exchange", quarantine={0: 2})
    assert asks(match) == [(0, "offer")]
    barred = table(5, {0: "axe"}, at="exchange", doors=[0])
    assert "door-in-between" in kinds(barred.opening)


def friends_exchange_twice() -> None:
    """There is one exchange in a turn (3.2), and a panic takes the place of the second step alone (3.9)."""
    match = table(5, {0: "axe", 3: "analysis"}, at="turn", deck="friends")
    play(match, "0 aim:3", "0 give:axe")
    events = play(match, "3 give:analysis")
    assert asks(match) == [(0, "offer")]
    events += play(match, gift(match, 0))
    events += play(match, gift(match, 1))
    assert kinds(events).count("exchanged") == 2


def a_blind_date_ends_the_turn() -> None:
    """After a panic comes the third step (3.9)."""
    match = table(5, {0: "axe"}, at="turn", deck="blind-date scary")
    play(match, "0 put:axe")
    assert match.state.active == 1


@pytest.mark.rule("cosa-1.5")
@pytest.mark.parametrize(
    "case",
    [
        seduction_is_not_with_the_next,
        running_passes_doors,
        counting_passes_doors,
        round_and_round_passes_everything,
        resolute_lets_one_play_again,
        quarantine_lets_one_exchange,
        friends_exchange_twice,
        a_blind_date_ends_the_turn,
    ],
    ids=lambda case: case.__name__,
)
def test_where_a_card_and_the_rules_disagree_the_card_counts(case: Callable[[], None]) -> None:
    case()
