"""Why one might choose something, in words: what waits where, what the mystery asks for, what one lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.eldritch.book import (
    ACQUIRE,
    ASSETS,
    INVESTIGATORS,
    MONSTERS,
    MYTHOS,
    PREPARE,
    REST,
    SPACES,
    THINGS,
    TRADE,
    TRAVEL,
)
from sobremesa.games.eldritch.bot.plan import Plan
from sobremesa.games.eldritch.bot.roads import FARTHEST, reach, turns
from sobremesa.games.eldritch.facts import GATE_COLOUR, OMEN_TRACK, SHEETS
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.places import clues_on, gate_on, monsters_on
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import DECKS, EXPEDITION, GENERAL, RESEARCH, WORLD
from sobremesa.kernel.bot import Adviser, Look, Reason
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.kernel.rng import Rng

WORTH_NAMING: Final = 2.0  # what is worth less is not where one goes for it
HARMFUL: Final = -0.5  # what is worth as little, nobody should be told to do
TASTE: Final = (
    "investigator",
    "new-investigator",
    "fight",
    "spawn-clue",
    "which-monster",
    "omen",
)  # rated by rank alone
SOON: Final = 0.6  # of what a goal is worth, for each turn that it is away

Why = tuple[str, str, Args]  # a clause, the rule behind it, and what it names
Found = tuple[float, str, str, Args]  # the same after what it is worth
USUAL: Final[Why] = ("there-meeting", "eldritch-10.1", ())
IN_A_CITY: Final[Why] = ("there-city", "eldritch-10.5", ())
OF_DECKS: Final[dict[str, Why]] = {
    GENERAL.name: USUAL,
    RESEARCH.name: ("there-clue", "eldritch-10.6", ()),
    EXPEDITION.name: ("there-expedition", "eldritch-10.14", ()),
}


def _reason(name: str, rule: str, **args: int | str | Phrase) -> Reason:
    return Reason((f"reason-{name}", tuple(args.items())), rule)


@final
class _Advice:
    def __init__(self, look: Look[Eldritch]) -> None:
        self._s = s = look.redeal(Rng(bytes(32)))
        self._decision = look.decision
        self._seat = look.seat
        self._plan = Plan(s, look.seat, {})
        self._aims = self._plan.aims

    def is_thinkable(self, option: Option) -> bool:
        return self._decision.ask in TASTE or self._plan.worth(self._decision, option) > HARMFUL

    def reason(self, option: Option) -> Reason:
        ask, verb = self._decision.ask, option.verb
        if ask == "act":
            return self._of_acting(option)
        if ask in ("travel", "travel-on", "move"):
            space = SPACES.number(option.args[0]) if verb == "pick" else self._s.places[self._seat]
            return self._of_going(space)
        if ask == "encounter":
            return self._of_meeting(option)
        if verb == "pick":
            return self._of_thing(option.args[0])
        if verb == "reroll":
            return _reason("reroll", "eldritch-7.18", n=option.args[0])
        if verb == "borrow":
            return _reason("borrow", "eldritch-6.9")
        if verb == "ticket":
            return _reason("ticket", "eldritch-6.2")
        if verb == "omen":
            return _reason("omen", self._decision.source)
        return self._by_the_card(option)

    # --- what waits on a space -------------------------------------------------------------------------------

    def _waiting(self, space: int, turn: int = 0) -> Found:
        """The best of what waits there, as the bot rates it."""
        s, aims, found = self._s, self._aims, list[Found]()
        gate = gate_on(s, space)
        if gate >= 0:
            found.append((aims.closing(gate, turn), *self._of_gate(gate, turn)))
        if clues_on(s, space):
            found.append((aims.research(space), "there-clue", "eldritch-10.6", ()))
        if space in aims.sites:
            found.append((aims.serving(), "there-mystery", "eldritch-16.10", ()))
        if s.expedition == space:
            found.append((aims.deck(EXPEDITION, "initial", space), "there-expedition", "eldritch-10.14", ()))
        for card in aims.rumours_at(space):
            said = THINGS.say(MYTHOS.first + card)
            found.append((aims.rumour(card), "there-rumour", "eldritch-10.22", (("thing", said),)))
        for sheet, at in enumerate(s.fallen_at):
            if at == space:
                said = THINGS.say(INVESTIGATORS.first + sheet)
                found.append((aims.fallen(sheet), "there-fallen", "eldritch-10.25", (("thing", said),)))
        monsters = monsters_on(s, space)
        if monsters:
            fight, clear = aims.fight(space)
            said = THINGS.say(MONSTERS.thing(monsters[0]))
            args = (("thing", said), ("n", round(100 * clear)))
            found.append((fight, "there-monster", "eldritch-9.4", args))
        return max(found, default=(0.0, *USUAL))

    def _of_gate(self, gate: int, turn: int) -> Why:
        s, asked = self._s, self._aims.needs.asked
        if asked.by_gates and self._aims.needs.left and self._aims.clues >= asked.clues:
            right = not asked.of_omen or OMEN_TRACK[(s.omen + turn) % len(OMEN_TRACK)] == GATE_COLOUR[gate]
            if right:
                return ("there-gate-asked", "eldritch-16.10", (("n", asked.clues),))
        return ("there-gate", "eldritch-10.16", ())

    def _of_going(self, space: int) -> Reason:
        here = self._waiting(space)
        if here[0] >= WORTH_NAMING:
            return self._said("go", space, here)
        goal, way = self._next_goal(space)
        if goal != space and way[0] >= WORTH_NAMING:
            return self._said("towards", goal, way)
        return self._said("go", space, here)

    def _next_goal(self, space: int) -> tuple[int, Found]:
        """What is best within the next turns from there."""
        ways = turns(space, self._s.tickets[self._seat])
        best: tuple[float, int, Found] | None = None
        for goal in self._aims.goals():
            if ways[goal] < FARTHEST and goal != space and goal not in self._aims.taken():
                found = self._waiting(goal, ways[goal])
                worth = found[0] * SOON ** ways[goal]
                if best is None or worth > best[0]:
                    best = (worth, goal, found)
        return (best[1], best[2]) if best is not None else (space, (0.0, *USUAL))

    def _said(self, name: str, space: int, found: Found) -> Reason:
        _, why, rule, args = found
        return _reason(name, rule, space=IDS[space], why=(f"reason-{why}", args))

    # --- a turn ----------------------------------------------------------------------------------------------

    def _of_acting(self, option: Option) -> Reason:
        s, seat = self._s, self._seat
        here, tickets = s.places[seat], s.tickets[seat]
        if option.verb != "pick":
            return self._said("stay", here, self._waiting(here))
        thing = option.args[0]
        if thing == TRAVEL:
            ends = reach(here, tickets)
            return self._of_going(max(ends, key=lambda end: (self._plan.end(end, ends[end]), -end)))
        if thing == REST:
            sheet = SHEETS[s.sheets[seat]]
            lost, shaken = sheet.health - s.health[seat], sheet.sanity - s.sanity[seat]
            return _reason("rest", "eldritch-6.12", n=lost, n2=shaken)
        if thing == PREPARE:
            goal, way = self._next_goal(here)
            if goal == here:
                return _reason("prepare", "eldritch-6.3")
            return self._said("prepare-for", goal, (way[0], way[1], "eldritch-6.3", way[3]))
        if thing == ACQUIRE:
            best = max(s.reserve, key=lambda card: (self._plan.price_of(ASSETS.first + card), -card), default=-1)
            if best < 0:
                return _reason("acquire", "eldritch-6.6")
            return _reason("acquire-for", "eldritch-6.6", thing=THINGS.say(ASSETS.first + best))
        if thing == TRADE:
            return _reason("trade", "eldritch-6.14")
        return _reason("component", "eldritch-6.18", thing=THINGS.say(thing))

    def _of_meeting(self, option: Option) -> Reason:
        s = self._s
        space = s.places[self._seat]
        if option.verb == "pick":
            return self._of_thing(option.args[0])
        if option.verb != "meet":
            return self._by_the_card(option)
        deck, gate = DECKS.words[option.args[0]], gate_on(s, space)
        if deck is WORLD and gate >= 0:
            why, rule, args = self._of_gate(gate, 0)
        else:
            why, rule, args = OF_DECKS.get(deck.name, IN_A_CITY)
        return _reason("meet", rule, why=(f"reason-{why}", args))

    # --- things ----------------------------------------------------------------------------------------------

    def _of_thing(self, thing: int) -> Reason:
        ask, said, source = self._decision.ask, THINGS.say(thing), self._decision.source
        if ask in ("acquire", "gain-asset"):
            return _reason("asset", "eldritch-6.6", thing=said)
        if ask == "fight":
            return _reason("fight", "eldritch-8.2", thing=said)
        if ask in ("discard", "discard-from-reserve", "discard-ticket"):
            return _reason("spare", source, thing=said)
        if ask in ("investigator", "new-investigator"):
            return _reason("investigator", source, thing=said)
        if ask == "improve":
            return _reason("improve", "eldritch-7.23", thing=said)
        if ask == "use":
            return _reason("use", source, thing=said)
        if SPACES.holds(thing):
            return self._of_going(SPACES.number(thing))
        return _reason("pick", source, thing=said)

    def _by_the_card(self, option: Option) -> Reason:
        name = "declines" if option.verb in ("no", "done") else "card"
        return _reason(name, self._decision.source)


def _reasons(look: Look[Eldritch], options: Sequence[Option]) -> list[Reason | None]:
    advice = _Advice(look)
    good = [advice.is_thinkable(option) for option in options]
    first = advice.reason(options[0]) if good[0] else _reason("lesser-evil", look.decision.source)
    return [first, *[advice.reason(one) if ok else None for one, ok in zip(options[1:], good[1:], strict=True)]]


ADVISER: Final = Adviser[Eldritch](_reasons)
