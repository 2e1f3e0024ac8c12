"""The sheet at the end: what every point was for, and how a tie was broken."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS, THINGS
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS
from sobremesa.games.ansia.effects.deeds import source_of
from sobremesa.games.ansia.effects.tallies import Worth, owned
from sobremesa.games.ansia.hunting import REGION_BONUS
from sobremesa.games.ansia.map import FOREST, PLAINS
from sobremesa.games.ansia.state import Ansia
from sobremesa.games.ansia.telling import the_card, the_mission, the_space
from sobremesa.games.ansia.view import Entry, Tie
from sobremesa.games.ansia.visiting import POINTS_OF_A_TOKEN
from sobremesa.games.ansia.words import (
    AT_DAWN,
    HUNTED_FOR,
    OF_BONUSES,
    OF_CASTLE,
    OF_FOREST,
    OF_MISSIONS,
    OF_PLAINS,
    OF_THE_ROSE,
    OF_TOKENS,
    ROSE,
)
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.phrase import Phrase, plain_phrase

_REGIONS: Final = ((PLAINS, OF_PLAINS), (FOREST, OF_FOREST))


def account_of(s: Ansia, seat: int) -> list[Entry]:
    """Whatever was paid to a vampire, or could have been at dawn; all of one source adds up to what it earned there."""
    return _by_night(s, seat) + ([] if seat in s.ashes else _at_dawn(s, seat))


def _entry(source: Word, points: int, says: Phrase) -> Entry:
    return {"source": source.name, "points": points, "says": plain_phrase(says)}


def _by_night(s: Ansia, seat: int) -> list[Entry]:
    earned = s.earned[seat]
    found: list[Entry] = []
    if humans := sum([card in HUMANS for card in owned(s, seat)]):
        found.append(_entry(HUNTED_FOR, earned[HUNTED_FOR.number], ("sheet-hunted", (("n", humans),))))
    for region, source in _REGIONS:
        if points := earned[source.number]:
            each = REGION_BONUS[region.number]
            found.append(_entry(source, points, ("sheet-each", (("n", points // each), ("each", each)))))
    paid = dict.fromkeys((OF_TOKENS, OF_THE_ROSE), 0)
    for thing, points in zip(s.payers[seat], s.payments[seat], strict=True):
        source = source_of(thing)
        paid[source] = paid.get(source, 0) + points
        found.append(_entry(source, points, ("sheet-text", (("thing", THINGS.say(thing)),))))
    if points := earned[OF_TOKENS.number] - paid[OF_TOKENS]:
        how = (("n", points // POINTS_OF_A_TOKEN), ("each", POINTS_OF_A_TOKEN))
        found.append(_entry(OF_TOKENS, points, ("sheet-each", how)))
    if points := earned[OF_THE_ROSE.number] - paid[OF_THE_ROSE]:
        rose = next(card for card in owned(s, seat) if FACTS[card].type is ROSE)
        found.append(_entry(OF_THE_ROSE, points, ("sheet-rose", (the_card(rose),))))
    if s.home[seat]:
        found.append(_entry(OF_CASTLE, earned[OF_CASTLE.number], ("sheet-castle", (("n", s.home[seat]),))))
    return found


def _at_dawn(s: Ansia, seat: int) -> list[Entry]:
    found: list[Entry] = []
    if points := s.earned[seat][AT_DAWN.number]:
        found.append(_entry(AT_DAWN, points, ("sheet-sun", (the_space(s.places[seat]),))))
    for card in sorted(owned(s, seat)):
        if worth := _worth_of(CARDS, card):
            says = ("sheet-bonus", (the_card(card), ("why", worth.why(s, seat))))
            found.append(_entry(OF_BONUSES, worth.points(s, seat), says))
    for message, missions in (("sheet-public", s.public), ("sheet-own", s.revealed[seat])):
        for mission in missions:
            if worth := _worth_of(MISSIONS, mission):
                says = (message, (the_mission(mission), ("why", worth.why(s, seat))))
                found.append(_entry(OF_MISSIONS, worth.points(s, seat), says))
    return found


def _worth_of(section: Section, number: int) -> Worth | None:
    part = BOOK.cards[section.thing(number)].part("scored")
    return part if isinstance(part, Worth) else None


def tie_of(s: Ansia) -> Tie | None:
    """How it was broken, if several had most points; None if nobody had as many as who won."""
    if not s.winners:
        return None
    first = s.winners[0]
    points = s.scores[first]
    level = [seat for seat in range(len(s.places)) if seat not in s.ashes and s.scores[seat] == points]
    others = tuple([seat for seat in level if seat not in s.winners])
    if len(level) == 1:
        return None
    says: Phrase = ("sheet-tie-shared", (("who", s.winners), ("n", points)))
    if others:
        args = (("who", s.winners), ("who2", others), ("n", points), ("turn", s.home[first]))
        says = ("sheet-tie-home" if s.home[first] else "sheet-tie-near", args)
    return {"says": plain_phrase(says), "rule": "ansia-16.6"}
