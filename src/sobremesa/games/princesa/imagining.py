"""A view laid out as a state, so that the rules' own sums can be used on what one seat sees."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.state import NO_CARD, SCHEMA, UNKNOWN, Princesa
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.state import ALL, Plain

_OPEN: Final = tuple([info.name for info in SCHEMA.fields if info.see == ALL])


def imagined(view: Plain, me: int) -> Princesa:
    """The state as far as the seat sees it: what lies open, and of what is hidden what the rules' sums ask for.

    A card or a secret that the seat doesn't see is NO_CARD or UNKNOWN, and so acts for nobody.
    """
    s = Princesa.__new__(Princesa)
    for name in _OPEN:
        setattr(s, name, view[name])
    s.deck = (NO_CARD,) * view["deck"]
    s.hands = [hand if seat == me else (NO_CARD,) * hand for seat, hand in enumerate(view["hands"])]
    known = view["sure"][me] if 0 <= me < len(s.hands) else view["shown"]
    s.secrets = [max(secret, UNKNOWN) for secret in known]  # of the innocent one knows no more than what they haven't
    hear_anew(s)
    return s
