"""Ten heroes at court: a ghost, spells on three, a secret that is out, the Princess with one of them, duels."""

from __future__ import annotations

from typing import Final

from browser.fullest import NAMES, SAID, ended, gathering
from browser.kept import KeptTable
from games.princesa.laid import lay

HANDS: Final = (
    "longbow leaf-cloak plunder blessing",
    "sworn-sword heraldic-shield code-of-honour",
    "fireball arcane-barrier lance toll",
    "poison-nails robbery map",
    "bribe bodyguard sword-cane unmask riposte short-sword",
    "satire ballad",
    "great-axe stone-fist tough-hide",
    "light-crossbow master-key spring-trap healers-kit",
    "hidden-dagger smoke-bomb interrogation",
    "holy-mace prayer confession",
)


def _lay(code: str, active: int) -> KeptTable:
    match = lay(
        *HANDS,
        active=active,
        heroes="huntress knight wizard witch merchant bard barbarian inventor thief priestess",
        hearts={0: 3, 1: 2, 2: 3, 3: 0, 5: 1, 6: 4, 8: 2},
        gold=(3, 2, 0, 1, 12, 2, 4, 2, 1, 3),
        secrets="royal-spy necromancer bounty-hunter kidnapper hidden-heir",
        revealed=[4],
        ghosts=[3],
        spells={1: "slow-poison", 5: "frog-curse torn-pocket", 6: "giant-strength"},
        princess=4,
        environment="fair-of-truth",
        shop="executioner withdrawal protective-aura",
        deck="riposte storm plunder telltale-mirror ambush lance riposte thick-fog barter wooden-shield",
        discard="plate-armour heavy-crossbow loose-tongue",
        rest="box",
        turn=31,
    )
    match.state.revelations = tuple((24, *what) for _, *what in match.state.revelations)
    return KeptTable.in_position(code, match, NAMES[:10])


def tables() -> dict[str, KeptTable]:
    """Ana's turn, and in the middle of it; Ana is challenged; and she looks on while two others fight."""
    turn = _lay("TORRE-51", active=0)
    duel = _lay("TORRE-52", active=9)
    duel.play("9 challenge:0", "9 place:holy-mace")
    waiting = _lay("TORRE-53", active=9)
    waiting.play("9 challenge:1", "9 place:holy-mace", "1 place:code-of-honour")
    waiting.say(1, SAID)
    trading = _lay("TORRE-54", active=0)
    trading.play("0 sell:plunder")
    over = ended("TORRE-55", "princesa", NAMES[:10])
    return {
        "turn": turn,
        "trading": trading,
        "duel": duel,
        "waiting": waiting,
        "over": over,
        "gathering": gathering("NARDO-12", "princesa", NAMES[:10]),
    }
