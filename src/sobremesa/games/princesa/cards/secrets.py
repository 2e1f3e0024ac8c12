"""Secrets: other ways to win, what may be turned up in one's turn, what turns up by itself, and what is simply so."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import (
    BEFORE_ACTION,
    DEALT,
    ELIMINATED,
    FELL,
    MORE_HEARTS_BACK,
    SHOWN,
    WINS_IN_CAPTIVITY,
    WINS_WITH_KIDNAPPER,
    WON_DUEL,
    WOULD_FALL,
)
from sobremesa.games.princesa.cards.declaring import secret
from sobremesa.games.princesa.effects.conditions import FreedWhenRevealed, RivalHasPrincess, RivalsSecretIs
from sobremesa.games.princesa.effects.gold import GainGold
from sobremesa.games.princesa.effects.hearts import StayAlive
from sobremesa.games.princesa.effects.secrets import (
    FreePrincess,
    LearnOfAnInnocent,
    PeekOthers,
    TakePrincess,
    TurnUp,
)
from sobremesa.games.princesa.effects.spells import Conjure
from sobremesa.games.princesa.kinds import KIDNAPPER
from sobremesa.games.princesa.state import MANY_SEATS
from sobremesa.kernel.effects.control import Seq
from sobremesa.kernel.effects.listening import Instead, On
from sobremesa.kernel.effects.standing import Rule, Stat
from sobremesa.kernel.effects.whose import OWN

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
