"""Events, as this game writes them."""

from __future__ import annotations

from sobremesa.games.eldritch.book import INVESTIGATORS, SPACES, THINGS
from sobremesa.games.eldritch.facts import TRAITS
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.two_sided import kind_of
from sobremesa.games.eldritch.words import BOON, CONDITION_KINDS
from sobremesa.kernel.decision import Args
from sobremesa.kernel.events import Event
from sobremesa.kernel.phrase import Argument


def tell(s: Eldritch, kind: str, rule: str, *args: tuple[str, Argument], reveals: bool = False) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, reveals=reveals, rule=f"eldritch-{rule}"))


def tell_secret(s: Eldritch, kind: str, rule: str, args: Args, secret: Args, *, to: int) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, secret, (to,), rule=f"eldritch-{rule}"))


def tell_used(s: Eldritch, rule: str, seat: int, thing: int) -> None:
    """What somebody helps themselves with: a card, or an ability of their own."""
    tell(s, "used-ability" if INVESTIGATORS.holds(thing) else "used", rule, ("who", seat), the(thing))


def the(thing: int) -> tuple[str, Argument]:
    """A card, a token, whatever has a name."""
    return ("thing", THINGS.say(thing))


def the_condition(thing: int) -> Args:
    """By its kind: a story tells what it is like to have it, and a boon isn't told as a burden is."""
    return (("condition", CONDITION_KINDS.name_of(kind_of(thing))), ("boon", int(BOON in TRAITS[thing])))


def the_space(space: int) -> tuple[str, Argument]:
    return ("space", SPACES.names[space])
