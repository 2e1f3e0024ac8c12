"""The hunt: what it costs, what it brings, and where there is none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import Final

from sobremesa.games.ansia import moves
from sobremesa.games.ansia.book import BOOK, CARDS, DISCOUNT, FAST, HUNTED_HUMAN, NO_HUNT, UNHARMED, UNIQUE
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS, KIND, cards_that, parts_called
from sobremesa.games.ansia.map import ABOARD, CEMETERY, FOREST, HOME, INN, MAZE, PLAINS, REGION_OF, SITE_OF
from sobremesa.games.ansia.options import HUNT, HUNT_IN_TAVERN
from sobremesa.games.ansia.state import AFTER_DAWN, COLUMNS, DEARER_IF_FAST, NONE, Ansia
from sobremesa.games.ansia.telling import tell, the_cards
from sobremesa.games.ansia.words import DRINKING, HUNTED_FOR, HUNTING, OF_FOREST, OF_PLAINS, OF_THE_ROSE, PICKING
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import IT, WIDTH
from sobremesa.kernel.effects.running import start
from sobremesa.kernel.effects.standing import is_so, total
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Argument
from sobremesa.kernel.zones import Zone, without

CHEAPEST: Final = COLUMNS - 1  # the column where piles end up
TAVERN_COSTS: Final = 2

FAST_CARDS: Final = cards_that(FAST)
UNIQUE_CARDS: Final = cards_that(UNIQUE)
ON_BEING_HUNTED: Final = parts_called("hunted")  # what a card does then

PILES: Final = range(len(HUNT))
COSTS: Final = tuple([COLUMNS - pile % COLUMNS for pile in PILES])  # what the column of each pile says

REGION_BONUS: Final = {PLAINS.number: 1, FOREST.number: 2}
_PAYS: Final = {PLAINS.number: OF_PLAINS, FOREST.number: OF_FOREST}


# --- whether -----------------------------------------------------------------------------------------------------


def why_no_hunt(s: Ansia, seat: int) -> str:
    """The rule that keeps the vampire from hunting at all just now; "" if none does."""
    if not s.has_speed:
        return "ansia-6.3"
    if s.moon == AFTER_DAWN:
        return "ansia-11.9"
    space = s.places[seat]
    if space == HOME:
        return "ansia-9.1"
    if SITE_OF[space] == ABOARD.number:
        return "ansia-9.7"
    if s.ears[NO_HUNT.number] and is_so(s, NO_HUNT, seat) and not is_so(s, UNHARMED, seat):
        return "ansia-12.1"
    return ""


def is_barred(s: Ansia, seat: int, pile: Zone) -> bool:
    """In the cemetery nobody hunts where a human is."""
    return REGION_OF[s.places[seat]] == CEMETERY.number and not HUMANS.isdisjoint(pile)


def cost_of(s: Ansia, seat: int, pile: int) -> int:
    """What the column says, more for a pile with anything fast in it, less what charms take off."""
    cost = COSTS[pile] + DEARER_IF_FAST * (not FAST_CARDS.isdisjoint(s.quarry[pile]))
    return max(0, cost - total(s, DISCOUNT, seat)) if s.ears[DISCOUNT.number] else cost


def roses_for(s: Ansia, seat: int) -> Zone:
    """The roses that a vampire in the labyrinth may take: one is all it ever has."""
    if s.places[seat] != MAZE:
        return ()
    mine = s.decks[seat] + s.hands[seat] + s.zones[seat] + s.discards[seat] + s.digested[seat]
    return s.roses if UNIQUE_CARDS.isdisjoint(mine) else ()


def may_hunt(s: Ansia, seat: int) -> bool:
    """Whether it has a hunt left, and nothing forbids it."""
    return bool(s.hunts or s.well_hunts) and not why_no_hunt(s, seat)


def hunts_open_to(s: Ansia, seat: int) -> list[Option]:
    """The piles that a vampire that may hunt could hunt now, in the order of the catalogue, and the tavern's."""
    # What `cost_of` and `is_barred` say of one pile, of all at once.
    quarry, has_hunts = s.quarry, s.hunts > 0
    speed = s.speed + total(s, DISCOUNT, seat) if s.ears[DISCOUNT.number] else s.speed
    if speed <= 0:
        return []
    space = s.places[seat]
    spares_humans = REGION_OF[space] == CEMETERY.number
    if speed >= COLUMNS + DEARER_IF_FAST and has_hunts and not spares_humans:
        found = list(compress(HUNT, quarry))
    else:
        found = []
        for pile in within(speed if has_hunts else COSTS[CHEAPEST], len(quarry)):
            cards = quarry[pile]
            if not cards or (COSTS[pile] + DEARER_IF_FAST > speed and not FAST_CARDS.isdisjoint(cards)):
                continue
            if not (spares_humans and not HUMANS.isdisjoint(cards)):
                found.append(HUNT[pile])
    if space == INN and has_hunts and is_at_tavern(s, seat) and s.tavern and s.speed >= TAVERN_COSTS:
        found.append(HUNT_IN_TAVERN)
    return found


@cache
def within(speed: int, piles: int) -> Zone:
    """Of so many piles, those whose column costs no more."""
    return tuple([pile for pile in PILES[:piles] if COSTS[pile] <= speed])


def is_at_tavern(s: Ansia, seat: int) -> bool:
    """Having gone there: who hunted elsewhere in this turn has only retreated to it, which is no visit."""
    return s.places[seat] == INN and s.hunted_at in (NONE, INN)


def roses_open_to(s: Ansia, seat: int) -> list[int]:
    """The roses that it could take now, as things."""
    if s.places[seat] != MAZE or not s.hunts or why_no_hunt(s, seat):
        return []
    return [CARDS.thing(rose) for rose in roses_for(s, seat)]


# --- what it brings ----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Bite(Node):
    """A human was hunted: what they are worth, and what others make of it."""

    def run(self, s: Ansia, step: int) -> bool:
        seat, thing = s.active, s.registers[IT - WIDTH]
        bite(s, seat, thing - CARDS.first)
        fire(s, HUNTED_HUMAN, seat, it=thing)
        return GO_ON


def bite(s: Ansia, seat: int, human: int) -> None:
    """What they are worth, and what the region adds."""
    moves.score(s, seat, FACTS[human].points, HUNTED_FOR)
    region = REGION_OF[s.places[seat]]
    if region in REGION_BONUS:
        moves.score(s, seat, REGION_BONUS[region], _PAYS[region])


def _brings(s: Ansia, seat: int, cards: Zone) -> tuple[str, Argument]:
    """What the humans among them are worth where the vampire is, for the log; what texts add is told where they pay."""
    bonus = REGION_BONUS.get(REGION_OF[s.places[seat]], 0)
    return ("points", sum([FACTS[card].points + bonus for card in cards if card in HUMANS]))


BITE: Final = BOOK.add("hunt.bite", Bite(), rule="ansia-8.5")


def take_pile(s: Ansia, seat: int, pile: int, cost: int) -> None:
    cards = s.quarry[pile]
    s.quarry[pile] = ()
    moves.spend(s, seat, HUNTING, cost)
    if s.log is not None:
        tell(s, "hunted", "ansia-8.3", ("who", seat), the_cards(cards), ("n", cost), _brings(s, seat, cards))
    s.last_hunt = (pile % COLUMNS, 0, 0)
    _take(s, seat, cards)


def take_tavern(s: Ansia, seat: int) -> None:
    cards = s.tavern
    s.tavern = ()
    moves.spend(s, seat, DRINKING, TAVERN_COSTS)
    if s.log is not None:
        told = (("who", seat), the_cards(cards), _brings(s, seat, cards))
        tell(s, "hunted-in-tavern", "ansia-9.8", *told, reveals=True)
    s.last_hunt = (NONE, 0, 0)
    _take(s, seat, cards)


def take_rose(s: Ansia, seat: int, rose: int) -> None:
    s.roses = without(s.roses, rose)
    moves.spend(s, seat, PICKING, 0)
    tell(s, "took-rose", "ansia-9.5", ("who", seat), the_cards((rose,)), ("points", FACTS[rose].points))
    s.last_hunt = (NONE, 0, 0)
    moves.score(s, seat, FACTS[rose].points, OF_THE_ROSE)
    _take(s, seat, (rose,))


def take_another(s: Ansia, seat: int) -> None:
    """The next card of the deck comes along with what was hunted."""
    cards = moves.from_deck(s, 1)
    if cards:
        if s.log is not None:
            told = (("who", seat), the_cards(cards), _brings(s, seat, cards))
            tell(s, "took-another", "ansia-12.4", *told, reveals=True)
        _take(s, seat, cards)


def _take(s: Ansia, seat: int, cards: Zone) -> None:
    """All of it goes to the discard pile; what each card does on being hunted comes card by card."""
    s.has_hunted = True
    s.hunted_at = s.places[seat]
    s.discards[seat] += cards
    column, humans, kinds = s.last_hunt
    is_quiet = not s.ears[HUNTED_HUMAN.number] and ON_BEING_HUNTED.keys().isdisjoint(cards)
    for card in reversed(cards):
        if not is_quiet and card in ON_BEING_HUNTED:
            thing = CARDS.first + card
            start(s, ON_BEING_HUNTED[card], seat, thing, thing)
        if card in HUMANS:
            humans += 1
            kinds |= 1 << KIND[card]
            if is_quiet:
                bite(s, seat, card)
            else:
                thing = CARDS.first + card
                start(s, BITE, seat, thing, thing)
    s.hunted += humans - s.last_hunt[1]
    s.last_hunt = (column, humans, kinds)
    s.fresh += cards


def spend_hunt(s: Ansia, pile: int) -> None:
    """The well's own hunt first, where it can be used."""
    if s.well_hunts and pile % COLUMNS == CHEAPEST:
        s.well_hunts -= 1
    else:
        s.hunts -= 1
