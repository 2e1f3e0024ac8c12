"""The table as a seat sees it, laid out anew: so that what the rules can work out of a table, a board can show."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.eldritch.state import NONE, SCHEMA, Eldritch
from sobremesa.games.eldritch.two_sided import KIND
from sobremesa.games.eldritch.words import DECKS
from sobremesa.kernel.effects.ears import hear_anew
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, Plain

_LATER: Final = {"agenda", "registers", "used", "lasting"}


def laid_out(view: Plain) -> Eldritch:
    """What isn't seen lies nowhere. Decks are empty, and nobody knows what is on top of them."""
    known: Plain = {
        info.name: _solid(view[info.name]) for info in SCHEMA.fields if info.see == ALL and info.name in view
    }
    seats = len(view["life"])
    s = Eldritch(
        **{name: value for name, value in known.items() if name not in _LATER},
        rng=Rng(bytes(32)),
        asset_deck=(),
        artifact_deck=(),
        spell_deck=(),
        condition_deck=(),
        lies=[NONE] * len(KIND),
        peeked=[(NONE,) * len(KIND)] * seats,
        gate_stack=(),
        gates_known=[()] * seats,
        mystery_deck=(),
        mythos_deck=(),
        mythos_box=(),
        decks=[()] * len(DECKS),
    )
    s.agenda = list(known["agenda"])
    s.registers = list(known["registers"])
    s.used = tuple(known["used"])
    s.lasting = tuple(known["lasting"])
    hear_anew(s)
    return s


def _solid(value: Any) -> Any:
    """A field as a state keeps it: a list of tuples, or a tuple, whichever way it was sent."""
    if isinstance(value, list):
        return [tuple(each) if isinstance(each, list) else each for each in value]
    return value
