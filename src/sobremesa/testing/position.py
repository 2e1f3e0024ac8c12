"""A match in a position of the tester's choice: arranged hands, decks and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.kernel import settings as table_settings
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match, Origin
from sobremesa.kernel.settings import SettingValue
from sobremesa.kernel.state import S

# No deal leads to an arranged position. With this key a file of one says so when it is verified: it lacks the nonces.
NO_KEY: Final = MatchKey(bytes(32), ())


class BadPosition(SobremesaError):
    """A position that can't lie on the table: a field the game lacks, or components that don't add up."""


class Position(Match[S]):
    """A match that starts from a given state instead of a deal; it plays, forks, undoes and replays like any other."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: Mapping[str, SettingValue],
        state: S,
        opening: tuple[Event, ...] = (),
    ) -> None:
        self._set_out(Origin(game, seats, dict(settings), NO_KEY), game.schema.clone(state), opening)

    @classmethod
    def over(cls, game: Game[S], state: S, seats: int) -> Position[S]:
        """The match as it stands in that very state, only to look at it."""
        here: Position[S] = cls.__new__(cls)
        here._set_out(Origin(game, seats, {}, NO_KEY), state)
        return here

    def again(self) -> Match[S]:
        return self._played_on(self.at(0), self.version)  # no deal leads to it


def position(
    game: Game[S],
    seats: int,
    settings: Mapping[str, object] | None = None,
    /,
    *,
    conserve: bool = True,
    **fields: Any,
) -> Position[S]:
    """Deal a match and lay the named fields of its state out anew.

        match = position(GAME, 3, {"rounds": 1}, hands=[(4, 5), (4,), (2,)], deck=lambda s: s.deck[:3])

    A value may be a function of the dealt state. What lies on the table must be what was dealt, wherever it lies now;
    `conserve=False` allows positions that no box could give.
    """
    dealt = Match(game, seats, settings, MatchKey.from_words("position", seats))
    state = game.schema.clone(dealt.state)
    known = {info.name for info in game.schema.fields}
    for name, value in fields.items():
        if name not in known:
            raise BadPosition(f"the state of {game.info.id} has no field {name!r}; it has {', '.join(sorted(known))}")
        setattr(state, name, value(dealt.state) if callable(value) else value)
    state.asked = None
    state.rebuild()
    if complaints := game.schema.complaints(state):
        raise BadPosition("; ".join(complaints))
    if conserve and (lost := census_complaint(game.census(dealt.state), game.census(state))):
        raise BadPosition(f"the components don't add up: {lost}")
    return Position(game, seats, table_settings.complete(game.info.settings, settings or {}), state)


def census_complaint(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """What differs between two counts of the box, in words; empty if nothing does."""
    if before == after:
        return ""
    return ", ".join(
        f"{kind} were {before.get(kind, 0)} and are {after.get(kind, 0)}"
        for kind in sorted({*before, *after})
        if before.get(kind) != after.get(kind)
    )
