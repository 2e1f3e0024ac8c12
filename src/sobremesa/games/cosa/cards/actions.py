"""What is played in one's own turn."""

from __future__ import annotations

from sobremesa.games.cosa.cards.lexicon import *

FLAMETHROWER: Final = card(
    "flamethrower",
    ACTION,
    (4, 4, 6, 9, 11),
    ShunnedBy(role(LA_COSA), TableIs(DUTY)),
    played=UnlessAnswered(Eliminate(Near()), BURN),
    stirs=True,
    rule="cosa-5.14",
)
ANALYSIS: Final = card(
    "analysis",
    ACTION,
    (5, 6, 9),
    played=SeeHand(Near()),
    stirs=True,
    rule="cosa-5.3",
)
AXE: Final = card(
    "axe",
    ACTION,
    (4, 9),
    played=TakeAway((QUARANTINES, DOORS)),
    rule="cosa-5.4",
)
SUSPICION: Final = card(
    "suspicion",
    ACTION,
    (4, 4, 4, 4, 7, 8, 9, 10),
    played=SeeCard(Near()),
    rule="cosa-5.6",
)
WHISKY: Final = card(
    "whisky",
    ACTION,
    (4, 6, 10),
    played=ShowHand(),
    rule="cosa-5.7",
)
RESOLUTE: Final = card(
    "resolute",
    ACTION,
    (4, 4, 6, 9, 10),
    played=Seq(KeepOneOf(3), PlayAgain()),
    rule="cosa-5.8",
)
WATCH_YOUR_BACK: Final = card(
    "watch-your-back",
    ACTION,
    (4, 9),
    played=TurnRound(),
    rule="cosa-5.10",
)
CHANGE_PLACES: Final = card(
    "change-places",
    ACTION,
    (4, 4, 7, 9, 11),
    played=UnlessAnswered(SwapSeats(Near(free=True)), MOVE),
    rule="cosa-5.14",
)
BETTER_RUN: Final = card(
    "better-run",
    ACTION,
    (4, 4, 7, 9, 11),
    played=UnlessAnswered(
        SwapSeats(ReachByTable(NEIGHBOURS, Beside(past_doors=True), Anyone(past_doors=True))),
        MOVE,
    ),
    rule="cosa-5.14",
)
SEDUCTION: Final = card(
    "seduction",
    ACTION,
    (4, 4, 6, 7, 8, 10, 11),
    played=Seq(ExchangeWith(ReachByTable(NEIGHBOURS, Beside(), Anyone())), EndTurn()),
    rule="cosa-5.13",
)
