"""What somebody is told who asks at a table what they could do: from their chair's view alone, and nobody else notices.

Nothing of it is written down, and it is worked out in the processes where bots think: a table goes on meanwhile, and
others are told neither that somebody has asked nor what came of it. Of one question there is one hint, kept for a
while, so that asking again costs nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, final

import msgspec

from sobremesa.bots.hint import hint, sign
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.phrase import Phrase, plain
from sobremesa.kernel.rng import Rng
from sobremesa.tables import thinking
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import PLAYING, Table
from sobremesa.web import wire
from sobremesa.web.helpers import Busy
from sobremesa.web.limits import Places

if TYPE_CHECKING:
    from sobremesa.web.helpers import Helpers

_MOST_KEPT: Final = 256

Key = tuple[str, int, str]  # of which table, from which chair, about which decision


def gives_hints(table: Table) -> bool:
    """Only for practice, where nobody plays for real; and never where who knows more must keep silent."""
    is_quiet = table.game.info.quiet and table.opened.quiet
    return table.opened.practice and not is_quiet and table.lesson_step is None


@final
class Hints:
    def __init__(self, helpers: Helpers, places: Places) -> None:
        self._helpers = helpers
        self._places = places
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._asking: set[str] = set()

    async def of(self, table: Table, person: str, chair: int, address: str) -> bytes:
        """As JSON. Who asks for several at once is refused all but the first."""
        if not gives_hints(table):
            raise Refusal("no-hints")
        match = table.match
        if table.phase != PLAYING or match is None:
            raise Refusal("not-playing")
        if chair not in table.seating.chairs_of(person):
            raise Refusal("not-seated")
        asked = match.asked_of(chair)
        if asked is None:
            raise Refusal("stale")
        key = (table.code, chair, asked.id)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if person in self._asking:
            raise Refusal("too-fast")
        if not self._places.take(address):
            raise Busy("several hints are being worked out already")
        self._asking.add(person)
        try:
            told = await self._helpers.run(advised, asked.id, question(table, chair))
        finally:
            self._asking.discard(person)
            self._places.give_back(address)
        self._kept[key] = told
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return told


def question(table: Table, chair: int) -> thinking.Question:
    """What it takes to advise that chair: a world dealt for it, and a stream that is the same in any such world."""
    match, seating = table.match, table.seating
    assert match is not None
    asked = thinking.question(match, chair, "", seating.without_bots(), strangers=seating.strangers())
    return asked._replace(key=match.key.stream("hints", chair, match.noticed).key)


def advised(decision: str, asked: thinking.Question) -> bytes:
    """The hint, worked out from plain data."""
    game = registry.get(asked.game)
    state = game.schema.loads(asked.state)
    standing = next(decision for decision in game.decisions(state) if decision.seat == asked.chair)
    look = Look(game, state, standing, frozenset(asked.persons), strangers=frozenset(asked.strangers))
    found = [
        wire.Suggestion(
            one.option.key,
            _phrase(one.reason.because),
            one.reason.rule,
            one.tried,
        )
        for one in hint(game, look, Rng(asked.key))
    ]
    return msgspec.json.encode(wire.Hint(decision, found))


def sign_told(table: Table, person: str) -> bytes:
    """As JSON, what the last play says by what house bots have agreed on: the game tells it or doesn't, from a view."""
    match, seating = table.match, table.seating
    if table.phase != PLAYING or match is None:
        raise Refusal("not-playing")
    if table.lesson_step is not None:
        return msgspec.json.encode(wire.Sign(None, ""))  # there they play what is to be learnt
    view = match.view(table.chair_of(person))
    found = sign(match.game, view, frozenset(seating.without_bots()) | frozenset(seating.strangers()))
    if found is None:
        return msgspec.json.encode(wire.Sign(None, ""))
    return msgspec.json.encode(wire.Sign(_phrase(found.because), found.rule))


def _phrase(phrase: Phrase) -> wire.Phrase:
    return wire.Phrase(phrase[0], plain(phrase[1]))  # type: ignore[arg-type]
