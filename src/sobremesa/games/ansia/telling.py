"""Events, as this game writes them."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.ansia.book import CARDS, MISSIONS, SPACES, THINGS, TOKENS
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.decision import Args
from sobremesa.kernel.events import Event
from sobremesa.kernel.phrase import Argument


def tell(s: Ansia, kind: str, rule: str, *args: tuple[str, Argument], reveals: bool = False) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, reveals=reveals, rule=rule))


def tell_secret(s: Ansia, kind: str, rule: str, args: Args, secret: Args, *, to: int) -> None:
    if s.log is not None:
        s.log.append(Event(kind, args, secret, (to,), rule=rule))


def the(thing: int) -> tuple[str, Argument]:
    """A card, a token, a mission: whatever has a name."""
    return ("thing", THINGS.say(thing))


def the_card(card: int) -> tuple[str, Argument]:
    return ("card", CARDS.names[card])


def the_cards(cards: Sequence[int]) -> tuple[str, Argument]:
    return ("card", tuple([CARDS.names[card] for card in cards]))


def the_space(space: int) -> tuple[str, Argument]:
    return ("space", SPACES.names[space])


def the_mission(mission: int) -> tuple[str, Argument]:
    return ("mission", MISSIONS.names[mission])


def the_missions(missions: Sequence[int]) -> tuple[str, Argument]:
    return ("mission", tuple([MISSIONS.names[mission] for mission in missions]))


def the_token(token: int) -> tuple[str, Argument]:
    return ("token", TOKENS.names[token])
