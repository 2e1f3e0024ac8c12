"""What happens to whoever draws it."""

from __future__ import annotations

from sobremesa.games.cosa.cards.lexicon import *

ROPES: Final = card(
    "ropes",
    PANIC,
    (6, 9),
    panic=TakeAllAway((QUARANTINES,)),
    rule="cosa-11.2",
)
ONE_TWO: Final = card(
    "one-two",
    PANIC,
    (5, 9),
    panic=SwapSeats(PlacesAway(3)),
    rule="cosa-11.3",
)
THREE_FOUR: Final = card(
    "three-four",
    PANIC,
    (4, 9),
    panic=TakeAllAway((DOORS,)),
    rule="cosa-11.5",
)
PARTY: Final = card(
    "party",
    PANIC,
    (5, 9),
    panic=Seq(TakeAllAway((QUARANTINES, DOORS)), SwapPairs()),
    rule="cosa-11.6",
)
GET_OUT: Final = card(
    "get-out",
    PANIC,
    (5,),
    panic=SwapSeats(ReachByTable(NEIGHBOURS, Beside(), Anyone())),
    rule="cosa-11.7",
)
FORGETFUL: Final = card(
    "forgetful",
    PANIC,
    (4,),
    panic=Seq(Discard(3), Draw(3)),
    rule="cosa-11.8",
)
ROUND: Final = card(
    "round",
    PANIC,
    (4, 9),
    panic=Seq(PassOn(), EndTurn()),
    rule="cosa-11.9",
)
FRIENDS: Final = card(
    "friends",
    PANIC,
    (7, 9),
    panic=ExchangeWith(ReachByTable(NEIGHBOURS, Beside(), Anyone())),
    rule="cosa-11.11",
)
BLIND_DATE: Final = card(
    "blind-date",
    PANIC,
    (4, 9),
    panic=Seq(SwapWithDeck(), EndTurn()),
    rule="cosa-11.12",
)
OOPS: Final = card(
    "oops",
    PANIC,
    (10,),
    panic=ShowHand(),
    rule="cosa-11.13",
)
BETWEEN_US: Final = card(
    "between-us",
    PANIC,
    (7, 9),
    panic=ShowHandTo(Near()),
    rule="cosa-11.14",
)
REVELATIONS: Final = card(
    "revelations",
    PANIC,
    (8,),
    panic=RevealInTurn(),
    rule="cosa-11.15",
)
