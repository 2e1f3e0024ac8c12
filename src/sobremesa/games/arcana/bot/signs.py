"""What a bot's play says by what the bots have agreed on, in words, for whom the deduction is shown to.

It follows from what everybody at the table sees, and so it is the same for all of them.
"""

from __future__ import annotations

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.board import shows_deduction
from sobremesa.games.arcana.bot.convention import convention
from sobremesa.games.arcana.bot.house import agreed
from sobremesa.games.arcana.bot.scene import clues_of, pair_of, scene_of_play
from sobremesa.games.arcana.cards import ARCANA, VALUES
from sobremesa.games.arcana.deduction import worlds_after
from sobremesa.kernel.bot import Reason
from sobremesa.kernel.state import Plain

_RULE = "arcana-11.4"


def sign(view: Plain, literal: frozenset[int]) -> Reason | None:
    """Of the play that is to be predicted now; None where none is, or it is of somebody who has agreed on nothing."""
    active: int = view["active"]
    hand = view["hands"][active]
    kept = hand if isinstance(hand, int) else len(hand)
    if not shows_deduction(view) or active in literal or not view["played"] or kept != 1:
        return None
    found = scene_of_play(view)
    if found is not None and agreed(view, found[0], literal):
        scene, place = found
        chosen = convention(scene).place
        ways = deduction.ways_by_value(worlds_after(clues_of(view)), active)
        values = tuple([one for one in VALUES if ways[one] and chosen.get(pair_of(place[0], one)) == place])
        if values:
            card = ARCANA[scene.arcanum_at(place[1])].id if place[1] else "hours"
            said = (("who", active), ("value", place[0]), ("card", card), ("values", values))
            return Reason(("sign-one" if len(values) == 1 else "sign-some", said), _RULE)
    return Reason(("sign-none", (("who", active),)), _RULE)
