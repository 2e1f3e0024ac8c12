"""The small movements that everything else is made of: tokens, cards, clues and events."""

from __future__ import annotations

from sobremesa.games.arcana import deduction
from sobremesa.games.arcana.book import CARDS
from sobremesa.games.arcana.citing import RULE_OF
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.decision import Value
from sobremesa.kernel.effects.ears import leaves
from sobremesa.kernel.effects.running import stop
from sobremesa.kernel.events import Event
from sobremesa.kernel.zones import Zone, with_sorted, without


def tell(s: Arcana, kind: str, *args: tuple[str, Value], reveals: bool = False, rule: str = "") -> None:
    """Write to the log; call it only while somebody looks. What a power does cites the rule of that power."""
    assert s.log is not None
    s.log.append(Event(kind, args, reveals=reveals, rule=rule or RULE_OF.get(kind, "")))


def visible(s: Arcana) -> Zone:
    """The visible fates, in order of value."""
    one, two, three, four = s.fates
    return tuple(sorted(one + two + three + four))


def yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def finish(s: Arcana, ending: str) -> None:
    s.ending = ending
    stop(s)
    if s.log is not None:
        tell(s, "over", ("ending", ending), reveals=True)


def learn(s: Arcana, *clue: int) -> None:
    """Note what everybody now knows about a secret fate; no rule reads it, so in a rollout nothing is noted."""
    if not s.is_blind:
        s.clues += (clue,)


def draw_one(s: Arcana, seat: int) -> bool:
    """Draw a fate from the bag, if there is one."""
    bag = s.bag
    left = sum(bag)
    if left == 0:
        return False
    at = s.rng.below(left)
    value = 0
    while at >= 0:
        value += 1
        at -= bag[value]
    bag[value] -= 1
    s.hands[seat] = with_sorted(s.hands[seat], value)
    s.drawn += 1
    if s.log is not None:
        s.log.append(Event("drew", (("who", seat),), (("value", value),), (seat,), rule=RULE_OF["drew"]))
    return True


def return_hand(s: Arcana, seat: int) -> None:
    """All the seat's fates go back to the bag."""
    for value in s.hands[seat]:
        s.bag[value] += 1
    s.hands[seat] = ()
    s.kept[seat] = 0
    learn(s, deduction.DROP, seat)


def remove_fate(s: Arcana, slot: int, value: int) -> None:
    s.fates[slot] = without(s.fates[slot], value)


def out_of_bag(s: Arcana) -> int:
    """How many of each value everybody sees outside the bag and the hands, packed for a clue."""
    return deduction.pack(visible(s) + s.exiled)


def retire(s: Arcana, card: int) -> None:
    """A card that has done its part goes face up under the deck, or out of the match in The Restless Hours."""
    if card in s.powers:
        s.powers.remove(card)
    if s.restless:
        s.left_match += (card,)
    else:
        s.deck += (card,)
        s.bottom += 1


def detach(s: Arcana, slot: int) -> None:
    """What lay by an arcanum that leaves the row has done its part."""
    if s.slowed[slot] >= 0:
        retire(s, s.slowed[slot])
        s.slowed[slot] = -1
    if s.amplified[slot] >= 0:
        retire(s, s.amplified[slot])
        leaves(s, CARDS.thing(s.amplified[slot]))
        s.amplified[slot] = -1


def take_top(s: Arcana) -> int:
    card, s.deck = s.deck[0], s.deck[1:]
    s.bottom = min(s.bottom, len(s.deck))
    return card


def tell_top(s: Arcana) -> None:
    """Say what now lies on top of the deck."""
    if s.deck:
        tell(s, "uncovered", ("card", CARDS.names[s.deck[0]]), reveals=True)
