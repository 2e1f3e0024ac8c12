"""Magic: spells that lie by a hero, and act while they are there."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

MAGIC: Final = (
    spell(
        "evil-eye",
        Stat(LESS_DAMAGE, BEARER, n=1),
        On(WON_DUEL, BEARER, EndThis()),
        rule="princesa-9.11",
        gear_of="witch",
    ),
    spell(
        "slow-poison",
        On(TURN_STARTS, BEARER, Seq(LoseHearts(1), WearOff())),
        enters=ComeWithMarks(2),
        rule="princesa-9.3",
        copies=2,
    ),
    spell(
        "clumsy-hands",
        Stat(OVERLOADED_ABOVE, BEARER, n=3),
        rule="princesa-9.4",
    ),
    spell(
        "frog-curse",
        Rule(NO_CHALLENGE, BEARER),
        On(BEFORE_ACTION, BEARER, EndThis(), cost=PayGold(2)),
        rule="princesa-9.5",
    ),
    spell(
        "torn-pocket",
        Stat(DEARER, BEARER, n=2),
        rule="princesa-9.6",
    ),
    spell(
        "loose-tongue",
        On(LOST_DUEL, BEARER, Seq(BeRevealed(), EndThis())),
        rule="princesa-9.7",
    ),
    spell(
        "blessing",
        On(TURN_STARTS, BEARER, Heal(1)),
        On(LOST_HEARTS, BEARER, EndThis()),
        rule="princesa-9.8",
        helps=True,
    ),
    spell(
        "protective-aura",
        On(WOULD_LOSE_HEARTS, BEARER, Seq(Prevent(HEARTS), EndThis())),
        rule="princesa-9.9",
        helps=True,
    ),
    spell(
        "giant-strength",
        Stat(MORE_DAMAGE, BEARER, n=1),
        On(LOST_DUEL, BEARER, EndThis()),
        rule="princesa-9.10",
        helps=True,
    ),
    spell(
        "metamorphosis",
        Rule(NO_HEALING, BEARER),
        On(WOULD_SWAP_HEROES, BEARER, EndThis()),
        enters=Disguise(),
        leaves=Undisguise(),
        rule="princesa-9.12",
    ),
)
