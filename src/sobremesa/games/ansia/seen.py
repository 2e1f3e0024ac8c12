"""The table as a seat sees it, laid out anew: so that what the rules can work out of a table, a board can show."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.ansia.map import CLOSED_CHESTS, CRYPTS
from sobremesa.games.ansia.state import NONE, SCHEMA, Ansia
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, Plain


def laid_out(view: Plain) -> Ansia:
    """What isn't seen lies nowhere, but for each vampire's own cards: those in hand and deck are all in the deck."""
    seats = len(view["places"])
    nothing = [()] * seats
    known: Plain = {
        info.name: _solid(view[info.name]) for info in SCHEMA.fields if info.see == ALL and info.name in view
    }
    public = {name: value for name, value in known.items() if name in _INITIAL}
    s = Ansia(
        **{
            **public,
            "rng": Rng(bytes(32)),
            "deck": (),
            "tavern": (),
            "closed_chests": [NONE] * len(CLOSED_CHESTS),
            "spare_tokens": (),
            "crypts": [()] * len(CRYPTS),
            "unused": (),
            "missions": nothing,
            "looking": nothing,
            "decks": list(known["unseen"]),
            "hands": nothing,
            "secret_likes": nothing,
            "known": nothing,
        }
    )
    s.lasting = tuple(known["lasting"])
    hear_anew(s)
    return s


_INITIAL: Final = {info.name for info in SCHEMA.fields} - {"agenda", "registers", "used", "lasting", "votes"}


def _solid(value: Any) -> Any:
    """A field as a state keeps it: a list of tuples, or a tuple, whichever way it was sent."""
    if isinstance(value, list):
        return [tuple(each) if isinstance(each, list) else each for each in value]
    return value
