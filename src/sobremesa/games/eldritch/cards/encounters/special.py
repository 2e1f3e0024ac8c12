"""Special encounters: those of Cthulhu's mystery «R'lyeh Risen», and of Yog-Sothoth's final one."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

special(
    "cthulhu",
    1,
    initial=fork(LORE, -1),
    passed=Test(INFLUENCE, -1, passed=TokenOnMystery(), failed=GoTo("failed")),
    failed=AdvanceDoom(1),
)
special(
    "cthulhu",
    2,
    initial=fork(STRENGTH, -1),
    passed=Test(OBSERVATION, -1, passed=TokenOnMystery()),
    failed=GainCondition(DETAINED),
)
special(
    "cthulhu",
    3,
    initial=fork(WILL, -1),
    passed=Test(LORE, -1, passed=TokenOnMystery()),
    failed=Lose(SANITY, 3),
)
special(
    "cthulhu",
    4,
    initial=fork(STRENGTH, -1),
    passed=Test(WILL, -1, passed=TokenOnMystery(), failed=GainCondition(HALLUCINATIONS)),
    failed=Lose(HEALTH, 3),
)
special(
    "cthulhu",
    5,
    initial=fork(OBSERVATION, -1),
    passed=Test(LORE, -1, passed=TokenOnMystery(), failed=GoTo("failed")),
    failed=Lose(HEALTH, 3),
)
special(
    "cthulhu",
    6,
    initial=Seq(Lose(SANITY, 1), fork(OBSERVATION, -1)),
    passed=Test(LORE, -1, passed=TokenOnMystery(), failed=GainCondition(PARANOIA)),
    failed=Seq(GainCondition(LEG_INJURY), SpawnMonsters(1, The(SPACE & here))),
)
special(
    "yog-sothoth",
    1,
    initial=If(Some(CONDITION & called(DARK_PACT)), BeDevoured(), fork(WILL, -1)),
    passed=Test(LORE, passed=May(DiscardSpells(), TokenOnSheet(Fixed(1)), Lose(SANITY, 3)), failed=Lose(SANITY, 3)),
    failed=BeDevoured(),
)
special(
    "yog-sothoth",
    2,
    initial=fork(WILL, -1),
    passed=Test(
        INFLUENCE, passed=TokenOnSheet(Fixed(1)), failed=Lose(SANITY, 3), need=Fixed(3), buys=SUCCESSES_FOR_CLUES
    ),
    failed=BeDevoured(),
)
special(
    "yog-sothoth",
    3,
    initial=fork(OBSERVATION, -1),
    passed=Test(
        STRENGTH, passed=TokenOnSheet(Fixed(1)), failed=GainCondition(CURSED), need=Fixed(3), buys=DICE_FOR_SANITY
    ),
    failed=BeDevoured(),
)
special(
    "yog-sothoth",
    4,
    initial=fork(STRENGTH, -1),
    passed=Test(
        LORE, passed=May(GainCondition(AMNESIA), TokenOnSheet(Fixed(1)), Lose(SANITY, 3)), failed=Lose(SANITY, 3)
    ),
    failed=BeDevoured(),
)
special(
    "yog-sothoth",
    5,
    initial=fork(LORE, -1),
    passed=Test(
        INFLUENCE, passed=TokenOnSheet(Fixed(1)), failed=AdvanceDoom(1), dice=Per(MONSTER & of(CULTIST) & about, -1)
    ),
    failed=Seq(GainCondition(CURSED), GainConditionOf(MADNESS), GainConditionOf(INJURY)),
)
special(
    "yog-sothoth",
    6,
    initial=fork(LORE, -1),
    passed=Test(WILL, passed=TokenOnSheet(Fixed(1)), failed=Lose(SANITY, 3), dice=Per(SPELL, -1)),
    failed=Seq(GainSpells(2), GainCondition(DARK_PACT)),
)
