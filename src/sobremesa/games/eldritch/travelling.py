"""Somebody moves onto a space."""

from __future__ import annotations

from sobremesa.games.eldritch.annals import stand
from sobremesa.games.eldritch.book import ENTERED, NO_MOVE, SPACES
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.standing import is_so


def can_move(s: Eldritch, seat: int) -> bool:
    return not is_so(s, NO_MOVE, seat)


def arrive(s: Eldritch, seat: int, space: int) -> None:
    """The last act of a step."""
    if s.places[seat] == space:
        return
    stand(s, seat, space)
    tell(s, "moved", "6.1", ("who", seat), the_space(space))
    fire(s, ENTERED, seat, SPACES.first + space)
