"""Where an investigator should go and what to do there."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from sobremesa.games.eldritch.acting import BY_TICKET
from sobremesa.games.eldritch.book import (
    ACQUIRE,
    ACTIONS,
    ANCIENTS,
    ASSETS,
    BOOK,
    CLOSED_GATE,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    PREPARE,
    RESEARCHED,
    REST,
    SEATS,
    SPACES,
    TRADE,
    TRAVEL,
)
from sobremesa.games.eldritch.bot.judgement import CLUE, DEATH, Judge, chance, pain
from sobremesa.games.eldritch.effects.discarding import SpendClues
from sobremesa.games.eldritch.facts import (
    ENCOUNTER,
    GATE_COLOUR,
    GATE_SPACE,
    MYSTERY,
    NO_TEST,
    OMEN_TRACK,
    SHEETS,
    VALUE,
    condition_kind,
    is_condition,
)
from sobremesa.games.eldritch.map import ALL, DISTANCE, IDS, NEXT_TO, REGION, TERRAIN, TERRAINS
from sobremesa.games.eldritch.moves import clues_of, facts_of, toughness_of
from sobremesa.games.eldritch.places import clues_on, gate_on, monsters_on
from sobremesa.games.eldritch.state import ALIVE, MOST_TICKETS, NONE, Eldritch
from sobremesa.games.eldritch.words import (
    AMERICA,
    DECKS,
    DETAINED,
    EXPEDITION,
    GENERAL,
    RESEARCH,
    SPECIAL,
    STRENGTH,
    WILL,
    WORLD,
)
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.selectors import Fixed
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import Zone

A_TURN_AWAY: Final = 0.8  # what a turn of travelling costs, when one looks for a goal
A_SPACE_AWAY: Final = 3.0  # what a space costs, once one is on the way: no walking in circles round a monster
CLOSING: Final = 12.0
SOON: Final = 4.0  # more, if the omen comes to it next

SERVICE: Final = 14.0  # what brings the mystery on
PRICE: Final = 2  # clues, that most mysteries ask for


def _serves(mystery: int, moment: Word) -> bool:
    """Whether there is a mystery, and it is served when that happens: research, closing a gate."""
    if mystery < 0:
        return False
    standing = BOOK.cards[MYSTERIES.first + mystery].standing
    return any(isinstance(node, On) and node.moment is moment for node in standing)


@cache
def price_of(mystery: int) -> int:
    """How many clues the encounter that serves it asks for."""
    part = BOOK.cards[MYSTERIES.first + mystery].part("encounter")
    if part is None:
        return PRICE
    asked = [node.n.n for node in tree(part) if isinstance(node, SpendClues) and isinstance(node.n, Fixed)]
    return max(asked, default=0)


class Plan:
    def __init__(self, s: Eldritch, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.judge = Judge(s, seat)
        self._decks: dict[tuple[str, str, int, float], float] = {}

    # --- what is worth a journey ------------------------------------------------------------------------------

    def danger(self, space: int) -> float:
        """What the monsters there are likely to cost; below 0."""
        s, seat = self.s, self.seat
        horror = damage = 0.0
        for token in monsters_on(s, space):
            facts = facts_of(s, token)
            if facts.will != NO_TEST:
                horror += max(0.0, facts.horror - 3 * chance(s, seat, WILL.number, facts.will) / 2)
            if facts.strength != NO_TEST:
                damage += max(0.0, facts.damage - 3 * chance(s, seat, STRENGTH.number, facts.strength) / 2)
        if not horror and not damage:
            return 0.0
        return pain(s.sanity[seat], round(horror)) + pain(s.health[seat], round(damage))

    def gains(self, space: int) -> float:
        """What the best encounter there is worth, if no monster stands in the way."""
        s = self.s
        found = [self.deck(GENERAL, TERRAINS.words[TERRAIN[space]].name)]
        if REGION[space] >= 0:
            found.append(self.deck(DECKS.words[AMERICA.number + REGION[space]], IDS[space]))
        if s.expedition == space:
            found.append(self.deck(EXPEDITION, "initial", space))
        if clues_on(s, space):
            found.append(self.research(space))
        if gate_on(s, space) >= 0:
            found.append(self.closing(gate_on(s, space)))
        if s.mystery >= 0 and self._can_serve_mystery(space):
            found.append(SERVICE)
        found += [2.0 + len(s.loot[sheet]) for sheet, at in enumerate(s.fallen_at) if at == space]
        return max(found)

    def deck(self, deck: Word, part: str, site: int = NONE, judge: Judge | None = None) -> float:
        """What a card of that deck brings on the average."""
        key = (deck.name, part, site, 0.0 if judge is None else judge.this_gate + judge.this_clue)
        if key not in self._decks:
            ancient = self.s.ancient if deck in (RESEARCH, SPECIAL) else NONE
            cards = [
                card
                for card, facts in enumerate(ENCOUNTER)
                if facts.deck is deck and facts.site == site and facts.ancient == ancient
            ]
            worths = [(judge or self.judge).encounter(card, part) for card in cards]
            self._decks[key] = sum(worths) / len(worths) if worths else 0.0
        return self._decks[key]

    def research(self, space: int) -> float:
        """More, if the mystery wants the very clue, or clues at all."""
        s = self.s
        clue = CLUE + (1.5 if clues_of(s, self.seat) < PRICE else 0.0)
        if _serves(s.mystery, RESEARCHED):
            clue += SERVICE / 2
        judge = Judge(s, self.seat, this_clue=clue)
        return 1.5 + self.deck(RESEARCH, TERRAINS.words[TERRAIN[space]].name, judge=judge)

    def closing(self, gate: int) -> float:
        s = self.s
        worth = CLOSING
        if GATE_COLOUR[gate] == OMEN_TRACK[(s.omen + 1) % len(OMEN_TRACK)]:
            worth += SOON
        if GATE_COLOUR[gate] == OMEN_TRACK[s.omen] and _serves(s.mystery, CLOSED_GATE) and clues_of(s, self.seat):
            worth += SERVICE / 2
        return self.deck(WORLD, "initial", judge=Judge(s, self.seat, this_gate=worth))

    def _can_serve_mystery(self, space: int) -> bool:
        s = self.s
        if clues_of(s, self.seat) < price_of(s.mystery):
            return False
        return bool(s.mystery_marks[space]) or MYSTERY[s.mystery].token_space == space

    def turns_to(self, space: int) -> float:
        """With a ticket bought here and there one gets two spaces a turn."""
        far = DISTANCE[self.s.places[self.seat]][space]
        reach = 1 + 0.7 * sum(self.s.tickets[self.seat])
        return max(0.0, far - reach) / 2 + (0.3 if far else 0.0)

    def left_from(self, space: int, tickets: Zone) -> int:
        """How far the goal still is from where these tickets could take one."""
        best = DISTANCE[space][self.goal]
        for kind, ways in enumerate(BY_TICKET):
            if tickets[kind] and best:
                rest = (*tickets[:kind], tickets[kind] - 1, *tickets[kind + 1 :])
                for other in ways[space]:
                    if DISTANCE[other][self.goal] <= best:
                        best = min(best, self.left_from(other, rest))
        return best

    def left_after_travel(self, tickets: Zone) -> int:
        return min([self.left_from(space, tickets) for space in NEXT_TO[self.s.places[self.seat]]])

    def value(self, space: int) -> float:
        """Of ending the actions there, near what one wants."""
        danger = self.danger(space)
        if danger <= -DEATH:
            return -DEATH
        far = DISTANCE[self.s.places[self.seat]][space]
        nearer = sum([DISTANCE[self.s.places[other]][space] < far for other in self.others])
        fight = danger + (1.0 if danger < 0 else 0.0)
        return self.gains(space) / (1 + 0.6 * nearer) + fight - A_TURN_AWAY * self.turns_to(space)

    @cached_property
    def others(self) -> list[int]:
        return [seat for seat, life in enumerate(self.s.life) if life == ALIVE and seat != self.seat]

    @cached_property
    def goal(self) -> int:
        return max(ALL, key=self.value)

    # --- choices ----------------------------------------------------------------------------------------------

    def worth(self, decision: Decision, option: Option) -> float:
        weigh = getattr(self, "_on_" + decision.ask.replace("-", "_"), None)
        if weigh is not None:
            return float(weigh(option))
        return self._by_the_card(decision, option)

    def _by_the_card(self, decision: Decision, option: Option) -> float:
        """What the card itself says the option leads to."""
        node = decision.by
        if isinstance(node, Node):
            if option.verb == "yes":
                cost, then = getattr(node, "cost", None), getattr(node, "then", None)
                return self.judge.worth(cost) + self.judge.worth(then)
            led = node.leads_to(option)
            if led is not None:
                return self.judge.worth(led)
        return 0.0

    # --- actions

    def _on_act(self, option: Option) -> float:
        if option.verb != "pick":
            return 0.05
        s, seat, thing = self.s, self.seat, option.args[0]
        here = s.places[seat]
        sheet = SHEETS[s.sheets[seat]]
        if thing == TRAVEL:
            return 4.0 if self.goal != here else -1.0
        if thing == REST:
            hurt = min(s.health[seat] / sheet.health, s.sanity[seat] / sheet.sanity)
            return 6.0 if hurt <= 0.4 else 3.0 if hurt <= 0.7 else 0.4 if hurt < 1 else 0.0
        if thing == ACQUIRE:
            return 2.4 if len(s.held[seat]) < 5 else 1.0
        if thing == PREPARE:
            if sum(s.tickets[seat]) == MOST_TICKETS:
                return -1.0
            return 4.5 if TRAVEL not in s.acted[seat] and self.left_after_travel(s.tickets[seat]) else 1.6
        if thing == TRADE:
            return -1.0
        return self._component(thing)

    def _component(self, thing: int) -> float:
        card = BOOK.cards[thing]
        part = card.part("action") or card.part("local-action") or card.part("additional-action")
        if is_condition(thing):
            return 8.0 if condition_kind(thing) == DETAINED.number else 1.2
        if INVESTIGATORS.holds(thing):
            return 0.3 + self.judge.worth(part)
        return 0.6 + self.judge.worth(part)

    def _on_travel(self, option: Option) -> float:
        if option.verb != "pick":
            return 0.0
        space = SPACES.number(option.args[0])
        left = self.left_from(space, self.s.tickets[self.seat])
        stays = left == DISTANCE[space][self.goal]
        return -A_SPACE_AWAY * left + (self.danger(space) / 2 if stays else 0.0)

    def _on_travel_on(self, option: Option) -> float:
        here, tickets = self.s.places[self.seat], self.s.tickets[self.seat]
        if option.verb != "pick":
            return -A_SPACE_AWAY * DISTANCE[here][self.goal] + self.danger(here) / 2 + 0.4
        space = SPACES.number(option.args[0])
        kind = next(kind for kind, ways in enumerate(BY_TICKET) if tickets[kind] and space in ways[here])
        rest = (*tickets[:kind], tickets[kind] - 1, *tickets[kind + 1 :])
        left = self.left_from(space, rest)
        return -A_SPACE_AWAY * left + (self.danger(space) / 2 if left == DISTANCE[space][self.goal] else 0.0)

    def _on_which_ticket(self, option: Option) -> float:
        tickets, kind = self.s.tickets[self.seat], option.args[0]
        more = (*tickets[:kind], tickets[kind] + 1, *tickets[kind + 1 :])
        return -float(self.left_after_travel(more)) + 0.1 * len(BY_TICKET[kind][self.goal])

    _on_move = _on_travel

    def _on_acquire(self, option: Option) -> float:
        if option.verb == "borrow":
            return -0.5
        return VALUE[option.args[0]] if option.verb == "pick" else 0.1

    def _on_discard_from_reserve(self, option: Option) -> float:
        return 0.0 if option.verb != "pick" else -0.1 * VALUE[option.args[0]]

    def _on_discard_ticket(self, option: Option) -> float:
        return 1.0 if option.verb == "done" else 0.0

    # --- encounters

    def _on_encounter(self, option: Option) -> float:
        s, space = self.s, self.s.places[self.seat]
        if option.verb == "meet":
            deck = DECKS.words[option.args[0]]
            if deck is RESEARCH:
                return self.research(s.far if s.far >= 0 else space)
            if deck is WORLD:
                return self.closing(gate_on(s, space))
            if deck is EXPEDITION:
                return self.deck(deck, "initial", space)
            return self.deck(deck, TERRAINS.words[TERRAIN[space]].name if deck is GENERAL else IDS[space])
        if option.verb != "pick":
            return 0.0
        thing = option.args[0]
        if INVESTIGATORS.holds(thing):
            return 2.5
        if MYSTERIES.holds(thing):
            return SERVICE if clues_of(s, self.seat) >= price_of(s.mystery) else 0.2
        if MYTHOS.holds(thing) or ANCIENTS.holds(thing):
            return SERVICE / 2 if clues_of(s, self.seat) >= PRICE else 0.2
        return 0.0

    def _on_fight(self, option: Option) -> float:
        """First what falls easily."""
        token = MONSTERS.number(option.args[0])
        return float(self.s.hurt[token] - toughness_of(self.s, token))

    # --- dice

    def _on_reroll(self, option: Option) -> float:
        s = self.s
        failing = [face for face in s.dice if face < 5]
        if not failing:
            return 1.0 if option is BOOK.done else 0.0
        if option is BOOK.done:
            return 0.5
        if option.verb == "pick":
            return 2.0  # what costs nothing first
        passed = len(failing) < len(s.dice)
        spare = clues_of(s, self.seat) - (PRICE if s.met_clue < 0 else 0)
        wanted = not passed and (s.met_gate >= 0 or spare > 0)
        return 1.5 if wanted and option.args[0] == failing[0] else -1.0

    def _on_which_die(self, option: Option) -> float:
        if option is BOOK.done:
            return 0.0
        return 5.0 - option.args[0] if option.args[0] < 5 else -1.0

    def _on_raise_die(self, option: Option) -> float:
        return 5.0 if option.args[0] == 4 else float(option.args[0]) / 10

    # --- the rest

    def _on_use(self, option: Option) -> float:
        return 0.3 if option is BOOK.done else 1.0

    def _on_agree(self, option: Option) -> float:
        return 1.0 if option is BOOK.yes else 0.0

    def _on_share(self, option: Option) -> float:
        return 1.0 if option is BOOK.done else 0.0

    def _on_give_clues(self, option: Option) -> float:
        return float(option.args[0])

    def _on_improve(self, option: Option) -> float:
        skills = SHEETS[self.s.sheets[self.seat]].skills
        number = option.args[0] - BOOK.things.number_of("skill-lore")
        wanted = (1.0, 0.4, 1.2, 0.8, 1.0)
        return wanted[number] + 0.1 * skills[number]

    def _on_investigator(self, option: Option) -> float:
        lore, influence, observation, strength, will = SHEETS[INVESTIGATORS.number(option.args[0])].skills
        return lore + 0.5 * influence + 1.2 * observation + 0.5 * strength + 1.2 * will

    _on_new_investigator = _on_investigator

    def _on_pass_lead(self, option: Option) -> float:
        return 1.0 if option.args[0] == SEATS.first + self.seat else 0.0

    def _on_omen(self, option: Option) -> float:
        colour = OMEN_TRACK[(option.args[0] + 1) % len(OMEN_TRACK)]
        gates = [gate for gate, at in enumerate(self.s.gate_at) if at == GATE_SPACE[gate]]
        return -float(sum([GATE_COLOUR[gate] == colour for gate in gates]))

    def _on_gain_asset(self, option: Option) -> float:
        return float(VALUE[option.args[0]]) if option.verb == "pick" and ASSETS.holds(option.args[0]) else 1.0

    def _on_spawn_clue(self, option: Option) -> float:
        space = SPACES.number(option.args[0])
        mine = [DISTANCE[at][space] for at, life in zip(self.s.places, self.s.life, strict=True) if life == ALIVE]
        return -float(min(mine))

    def _on_hurt(self, option: Option) -> float:
        token = MONSTERS.number(option.args[0])
        return float(self.s.hurt[token] + facts_of(self.s, token).damage)

    def _on_which_monster(self, option: Option) -> float:
        return -float(facts_of(self.s, MONSTERS.number(option.args[0])).toughness)

    def _on_pick(self, option: Option) -> float:
        """Somebody else's good, or a monster's end."""
        thing = option.args[0]
        if MONSTERS.holds(thing):
            return float(facts_of(self.s, MONSTERS.number(thing)).toughness)
        return 0.5 if ACTIONS.holds(thing) else 0.0
