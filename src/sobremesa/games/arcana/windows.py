"""When a power may be used, and what using it begins with."""

from __future__ import annotations

from sobremesa.games.arcana.book import CARDS
from sobremesa.games.arcana.cards.arcanum import AFTER_RIGHT, BEFORE_PREDICTION
from sobremesa.games.arcana.cards.numbered import ARCANA
from sobremesa.games.arcana.moves import tell
from sobremesa.games.arcana.options import POWER
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.option import Option


def usable(s: Arcana, window: str) -> tuple[Option, ...]:
    """The ready powers of that window which can be used in full, unless one has been used this turn."""
    if s.power_used >= 0 or not s.powers:
        return ()
    found: list[Option] = []
    for card in sorted(s.powers):
        power = ARCANA[card].power
        if power.window == window and power.does.can(s):
            found.append(POWER[card])
    return tuple(found)


def use(s: Arcana, card: int) -> None:
    """Begin with it: it runs before whatever stands on the agenda."""
    power = ARCANA[card].power
    s.power_used = card
    if s.log is not None:
        by_group = power.window in (BEFORE_PREDICTION, AFTER_RIGHT)
        words = (("who", s.active), ("power", power.id), ("card", CARDS.names[card]))
        kind = "used-by-group" if by_group else "used"
        tell(s, kind, *words, reveals=power.reveals(), rule=power.rule)
    start(s, power.does, s.active, CARDS.thing(card))
