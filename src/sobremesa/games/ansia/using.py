"""What a vampire may use in its own turn besides its cards: tokens, golden missions, the gift of its vampire."""

from __future__ import annotations

from functools import cache, lru_cache

from sobremesa.games.ansia import knowledge
from sobremesa.games.ansia.book import BOOK, MISSIONS, TOKENS, VAMPIRES
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.telling import tell, the_mission, the_token
from sobremesa.kernel.effects.running import could, start
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.zones import Zone, with_sorted, without


@cache
def used_at(step: Word) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """All missions, tokens and gifts that can ever be used at this step, by their numbers."""
    return _used_at(step, MISSIONS), _used_at(step, TOKENS), _used_at(step, VAMPIRES)


def _used_at(step: Word, section: Section) -> frozenset[int]:
    found = []
    for number in range(len(section)):
        part = BOOK.cards[section.thing(number)].part("used")
        if isinstance(part, Instant | Upon) and part.fits(step):
            found.append(number)
    return frozenset(found)


@lru_cache(maxsize=1 << 12)
def ever_usable(step: Word, missions: Zone, tokens: Zone) -> Zone:
    """Those of them that can ever be used at this step, each once, as things."""
    fit_missions, fit_tokens, _ = used_at(step)
    found = [MISSIONS.first + mission for mission in fit_missions.intersection(missions)]
    found += [TOKENS.first + token for token in fit_tokens.intersection(tokens)]
    return tuple(found)


def usable(s: Ansia, seat: int, step: Word) -> list[int]:
    """Those that the vampire has and can use now, each once, as things."""
    found = ever_usable(step, s.missions[seat], s.tokens[seat])
    if s.gifted[seat] and s.vampires[seat] in used_at(step)[2]:
        found += (VAMPIRES.first + s.vampires[seat],)
    return [thing for thing in found if _can_use(s, seat, thing)] if found else []


def _can_use(s: Ansia, seat: int, thing: int) -> bool:
    part = BOOK.cards[thing].part("used")
    return part is not None and could(s, part, seat, thing)


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
