"""Secrets: other ways to win, what may be turned up in one's turn, what turns up by itself, and what is simply so."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

SECRETS: Final = (
    secret(
        "kidnapper",
        Rule(WINS_IN_CAPTIVITY, OWN),
        On(FELL, OWN, FreePrincess()),
        On(SHOWN, OWN, FreePrincess(), when=FreedWhenRevealed()),
        rule="princesa-12.6",
        always_dealt=True,
    ),
    secret("accomplice", Rule(WINS_WITH_KIDNAPPER, OWN), rule="princesa-12.7", fewest_seats=MANY_SEATS),
    secret(
        "betrothed",
        On(WON_DUEL, OWN, Seq(TurnUp(), TakePrincess()), when=RivalHasPrincess()),
        rule="princesa-12.8",
    ),
    secret(
        "bounty-hunter",
        On(ELIMINATED, OWN, Seq(TurnUp(), GainGold(4)), when=RivalsSecretIs(KIDNAPPER)),
        rule="princesa-12.9",
    ),
    secret("undying", On(WOULD_FALL, OWN, Instead(Seq(TurnUp(), StayAlive(2)))), rule="princesa-12.10"),
    secret("hidden-heir", On(BEFORE_ACTION, OWN, GainGold(4), cost=TurnUp()), rule="princesa-12.11"),
    secret("royal-spy", On(BEFORE_ACTION, OWN, PeekOthers(3), cost=TurnUp()), rule="princesa-12.12"),
    secret("covert-warlock", On(BEFORE_ACTION, OWN, Conjure(), cost=TurnUp()), rule="princesa-12.13"),
    secret("necromancer", Stat(MORE_HEARTS_BACK, OWN, n=2), rule="princesa-12.14"),
    secret("witness", On(DEALT, OWN, LearnOfAnInnocent()), rule="princesa-12.15", fewest_seats=4),
)
