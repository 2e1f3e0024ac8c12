"""What a vampire may use in its own turn besides its cards: tokens, golden missions, the gift of its vampire."""

from __future__ import annotations

from functools import cache

from sobremesa.games.ansia import knowledge
from sobremesa.games.ansia.book import BOOK, MISSIONS, TOKENS, VAMPIRES
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.telling import tell, the_mission, the_token
from sobremesa.kernel.effects.registers import BLANK, CARD, WHO
from sobremesa.kernel.effects.running import close_scope, put, start
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.zones import with_sorted, without


def held(s: Ansia, seat: int) -> list[int]:
    """The things that the vampire could ever use, each once."""
    first = MISSIONS.first
    things = [first + mission for mission in s.missions[seat]]
    if s.tokens[seat]:
        things += [TOKENS.thing(token) for token in sorted(set(s.tokens[seat]))]
    if s.gifts and s.gifted[seat]:
        things.append(VAMPIRES.thing(s.vampires[seat]))
    return things


@cache
def used_at(step: Word) -> frozenset[int]:
    """All things that can ever be used at this step."""
    found = []
    for thing, card in BOOK.cards.items():
        part = card.part("used")
        if isinstance(part, Instant | Upon) and part.fits(step):
            found.append(thing)
    return frozenset(found)


def usable(s: Ansia, seat: int, step: Word) -> list[int]:
    """Those that can be used at this step, as things."""
    if not (s.missions[seat] or s.tokens[seat] or s.gifts):
        return []
    fitting = used_at(step)
    return [thing for thing in held(s, seat) if thing in fitting and _can_use(s, seat, thing)]


def _can_use(s: Ansia, seat: int, thing: int) -> bool:
    part = BOOK.cards[thing].part("used")
    assert part is not None
    s.registers.extend(BLANK)
    put(s, WHO, seat)
    put(s, CARD, thing)
    can = part.can(s)
    close_scope(s)
    return can


def use(s: Ansia, seat: int, thing: int) -> None:
    part = BOOK.cards[thing].part("used")
    assert part is not None
    if TOKENS.holds(thing):
        token = TOKENS.number(thing)
        s.tokens[seat] = without(s.tokens[seat], token)
        s.spent[seat] = with_sorted(s.spent[seat], token)
        tell(s, "used-token", "ansia-11.1", ("who", seat), the_token(token))
    elif MISSIONS.holds(thing):
        mission = MISSIONS.number(thing)
        s.missions[seat] = without(s.missions[seat], mission)
        s.revealed[seat] = with_sorted(s.revealed[seat], mission)
        knowledge.shown_to_all(s, (mission,))
        tell(s, "used-mission", "ansia-10.2", ("who", seat), the_mission(mission), reveals=True)
    else:
        s.gifted[seat] = False
        tell(s, "used-gift", "ansia-17.3", ("who", seat), ("vampire", VAMPIRES.names[s.vampires[seat]]))
    start(s, part, seat, thing)
