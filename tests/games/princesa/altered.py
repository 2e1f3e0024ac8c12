"""La Princesa as somebody might change it: a copy of its modules, with some of their lines written otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from games.altering import Edits, altered_copy
from sobremesa.games.princesa.rules import GAME
from sobremesa.kernel.game import Game
from sobremesa.testing.faults import planted

_MOON_SICKLE = 'attack("moon-sickle", Damage(1), MayDiscard(Damage(2), instead_of=Damage(1))),'
A_CARD_ADDED: Edits = {
    "cards/attacks.py": (('    attack("war-hammer"', f'    {_MOON_SICKLE}\n    attack("war-hammer"'),),
}
A_CARD_REMOVED: Edits = {
    "cards/attacks.py": (('    attack("war-hammer", Damage(2), DiscardOwn(other=True), copies=2),\n', ""),),
}
A_NUMBER_MENDED: Edits = {
    "cards/attacks.py": (('attack("war-hammer", Damage(2)', 'attack("war-hammer", Damage(1)'),),
    "cards/strategies.py": (('strategy("map", Draw(2)', 'strategy("map", Draw(3)'),),
}
A_TEXT_REWRITTEN: Edits = {
    "cards/attacks.py": (
        ("Damage(2), DiscardOwn(other=True)", "DiscardOwn(other=True), Damage(2)"),  # of the War Hammer
        ('"light-crossbow", MayDiscard(Damage(2), instead_of=Damage(1))', '"light-crossbow", Damage(1)'),
    ),
}
_SETUP = "            foreseen=[()] * seats,\n"
A_FIELD_ADDED: Edits = {
    "state.py": (
        ("    foreseen: list[Zone]", "    omens: list[int] = seen_by(ALL, default=0)\n    foreseen: list[Zone]"),
    ),
    "rules.py": ((_SETUP, f"            omens=[0] * seats,\n{_SETUP}"),),
}
A_FIELD_REQUIRED: Edits = {
    "state.py": (("    foreseen: list[Zone]", "    omens: list[int] = seen_by(ALL)\n    foreseen: list[Zone]"),),
    "rules.py": A_FIELD_ADDED["rules.py"],
}


def altered(folder: Path, name: str, edits: Edits, **members: Any) -> Game[Any]:
    """The game with those lines written otherwise, as the next version of its rules."""
    game = altered_copy("sobremesa.games.princesa", folder, name, edits)
    return planted(game, info=replace(game.info, version=GAME.info.version + 1), **members)
