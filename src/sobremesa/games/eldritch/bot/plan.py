"""What to choose: a whole turn is thought through, and every other question weighed by what it leads to."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from sobremesa.games.eldritch.acting import is_additional, local_actions, own_actions
from sobremesa.games.eldritch.book import (
    ACQUIRE,
    ANCIENTS,
    ASSETS,
    BOOK,
    IN_COMBAT,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    PREPARE,
    REST,
    SEATS,
    SKILL_THINGS,
    SPACES,
    TRADE,
    TRAVEL,
)
from sobremesa.games.eldritch.bot.aims import Aims, Memory
from sobremesa.games.eldritch.bot.arms import ARMING, dice_by, lasting_bonuses, rerolled
from sobremesa.games.eldritch.bot.fitted import FITTED
from sobremesa.games.eldritch.bot.judgement import AN_ACTION, POINTS
from sobremesa.games.eldritch.bot.odds import dice_of, spread, standing_bonus
from sobremesa.games.eldritch.bot.purse import Ware, basket, purchase
from sobremesa.games.eldritch.bot.roads import Tickets, onward, prepared, reach, turns, with_ticket
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.combat import MonsterTest
from sobremesa.games.eldritch.effects.discarding import DiscardThis
from sobremesa.games.eldritch.effects.fighting import Ambush, Fight
from sobremesa.games.eldritch.effects.moving import Move
from sobremesa.games.eldritch.effects.sides import Cast
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.effects.turns import AvoidMonsters, ExtraAction
from sobremesa.games.eldritch.facts import (
    GATE_COLOUR,
    OMEN_TRACK,
    SHEETS,
    VALUE,
)
from sobremesa.games.eldritch.map import BY_SHIP, CITY, DISTANCE, IDS, NEXT_TO, TERRAIN, TERRAINS
from sobremesa.games.eldritch.moves import clues_of, condition_held, conditions_of, facts_of, is_epic, toughness_of
from sobremesa.games.eldritch.places import gate_on, has_monster, open_gates
from sobremesa.games.eldritch.rolling import Credit, DiceHelp
from sobremesa.games.eldritch.shopping import LOAN, InfluenceTest
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.trips import further
from sobremesa.games.eldritch.two_sided import is_condition, kind_of
from sobremesa.games.eldritch.words import (
    BLESSED,
    DEBT,
    DECKS,
    DETAINED,
    EXPEDITION,
    GENERAL,
    INFLUENCE,
    RESEARCH,
    SKILLS,
    STRENGTH,
    WILL,
    WORLD,
)
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import Each, May
from sobremesa.kernel.effects.listening import On, Prevent
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.registers import IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.option import Option

FIRST_SUCCESS: Final = 5
USUAL: Final = (TRAVEL, PREPARE, REST, ACQUIRE, TRADE)

# Investigators as they have proved themselves in pairs of these bots, the most useful first.
TRIED: Final = (
    "jim", "silas", "diana", "lola", "trish", "mark", "akachi", "charlie", "lily", "jacqueline", "leo", "norman",
)  # fmt: skip
CASTING: Final = 0.6  # what a spell costs one on the average
SPENT: Final = 1.5  # what something is worth that is used up
AT_ONCE: Final = 2.0  # how much more clues are worth where they serve the mystery the same turn
HEALING: Final = 0.5  # what resting is worth for an injury or madness that it may heal


def fitted_to(seats: int) -> Weights:
    """What the bot goes by where so many play: what was fitted to as many, or to the next fewer."""
    return FITTED[max([fitted for fitted in FITTED if fitted <= seats])]


@final
class Plan:
    def __init__(
        self,
        s: Eldritch,
        seat: int,
        memory: Memory,
        weights: Weights | None = None,
        persons: frozenset[int] = frozenset(),
    ) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights or fitted_to(len(s.life))
        self.aims = Aims(s, seat, memory, self.weights)
        self.aims.heed(persons)
        self.judge = self.aims.judge
        if s.met_gate >= 0 and s.active == seat:
            self.judge.this_gate = self.aims.closed(s.met_gate, 0)
        self._ends: dict[tuple[int, Tickets], float] = {}
        self._worths: dict[int, float] = {}  # of resting and shopping
        self._prices: dict[int, float] = {}

    def worth(self, decision: Decision, option: Option) -> float:
        weigh = getattr(self, "_on_" + decision.ask.replace("-", "_"), None)
        if weigh is not None:
            return float(weigh(decision, option))
        return self._by_the_card(decision, option)

    def _by_the_card(self, decision: Decision, option: Option) -> float:
        """What the card itself says the option leads to."""
        node = decision.by
        if not isinstance(node, Node):
            return 0.0
        if isinstance(node, May) and option.verb == "yes":
            return self.judge.bought(node)
        return self.judge.worth(node.leads_to(option))

    # --- a turn -----------------------------------------------------------------------------------------------

    def end(self, space: int, tickets: Tickets) -> float:
        """Of ending one's actions there."""
        key = (space, tickets)
        if key not in self._ends:
            self._ends[key] = self.aims.mine(space) + self.aims.future(space, tickets)
        return self._ends[key]

    def rest_of_turn(self, space: int, tickets: Tickets, done: tuple[int, ...], left: int) -> float:
        """What the best use of the actions that are left comes to."""
        best = self.end(space, tickets)
        if not left:
            return best
        found = [best]
        for thing in USUAL:
            if thing not in done:
                found += self._by(thing, space, tickets, (*done, thing), left - 1)
        return max(found)

    def _by(self, thing: int, space: int, tickets: Tickets, done: tuple[int, ...], left: int) -> list[float]:
        """What an action could lead to, in each of its ways; nothing if it can't be done there."""
        if thing == TRAVEL:
            return [self.rest_of_turn(end, more, done, left) for end, more in reach(space, tickets).items()]
        if thing == TRADE:
            worth = self.trading(space)
            return [worth + self.rest_of_turn(space, tickets, done, left)] if worth > 0 else []
        if thing == PREPARE:
            return [self.rest_of_turn(space, more, done, left) for more in prepared(space, tickets)]
        if has_monster(self.s, space) or (thing == ACQUIRE and TERRAIN[space] != CITY.number):
            return []
        if thing not in self._worths:
            self._worths[thing] = (
                self.weights.rest * self.resting() if thing == REST else self.weights.shop * self.shopping()
            )
        return [self._worths[thing] + self.rest_of_turn(space, tickets, done, left)]

    def resting(self) -> float:
        s, seat = self.s, self.seat
        sheet, health, sanity = SHEETS[s.sheets[seat]], s.health[seat], s.sanity[seat]
        worth = (POINTS[health] if health < sheet.health else 0.0) + (POINTS[sanity] if sanity < sheet.sanity else 0.0)
        ill = [thing for thing in conditions_of(s, seat) if "rested" in _moments(thing)]
        return worth + HEALING * self.weights.ill * len(ill)

    def shopping(self) -> float:
        results = spread(max(1, self.judge.dice(INFLUENCE.number)), self.judge.good)
        wares, loan = self._wares(), self._loan()
        return sum([likely * purchase(wares, money, loan, self.weights.loan) for money, likely in enumerate(results)])

    def _wares(self) -> list[Ware]:
        """What there is to buy that is worth something."""
        things = [ASSETS.first + card for card in self.s.reserve]
        wares = [Ware(thing, VALUE[thing], self.price_of(thing)) for thing in things]
        return [ware for ware in wares if ware.worth > 0]

    def _loan(self) -> int:
        return LOAN if condition_held(self.s, self.seat, DEBT) < 0 else 0

    def price_of(self, thing: int) -> float:
        """What a possession is worth to have."""
        if thing not in self._prices:
            self._prices[thing] = self._price_of(thing)
        return self._prices[thing]

    def _price_of(self, thing: int) -> float:
        card = BOOK.cards[thing]
        service = card.part("service")
        if service is not None:
            return self.judge.worth(service)
        lasting = self.aims.needs.lasting
        worth = 0.5 if not ASSETS.holds(thing) else 0.3 + self.weights.asset * lasting * VALUE[thing]
        others = [held for held in self.s.held[self.seat] if held != thing]
        for skill, flags, dice in dice_by(thing):
            same = max(
                [n for held in others for key, at, n in dice_by(held) if key == skill and at in (0, flags)], default=0
            )
            worth += max(0, dice - same) * (
                (0.9 if not flags else 0.6) + self.weights.lasting * lasting * self.aims.appetite(skill, flags)
            )
        for skill in range(len(SKILLS)):
            flags = 0 if rerolled(thing, skill, 0) else IN_COMBAT.number
            again = rerolled(thing, skill, flags)
            if again:
                worth += again * (0.3 + self.weights.lasting * lasting * self.aims.appetite(skill, flags))
        return worth

    # --- actions

    def _left(self, decision: Decision) -> int:
        if isinstance(decision.by, ExtraAction):
            return 1 + (self.s.actions_left if self.s.active == self.seat else 0)
        return next((value for name, value in decision.args if name == "n" and isinstance(value, int)), 1)

    def _on_act(self, decision: Decision, option: Option) -> float:
        s, seat = self.s, self.seat
        left, here, tickets, done = self._left(decision), s.places[seat], s.tickets[seat], s.acted[seat]
        if option.verb != "pick":
            return self.end(here, tickets) + 0.02
        thing = option.args[0]
        if thing in USUAL:
            return max(self._by(thing, here, tickets, (*done, thing), left - 1), default=-1.0)
        worth = self._component(thing)
        left += _more_actions(thing) - (0 if is_additional(thing) else 1)
        return worth + max([self.rest_of_turn(end, tickets, (*done, thing), left) for end in _moved(thing, here)])

    def _component(self, thing: int) -> float:
        if is_condition(thing):
            return 8.0 if kind_of(thing) == DETAINED.number else 0.8
        worth = self.judge.worth(own_actions()[thing] or local_actions()[thing])
        return worth - AN_ACTION * _more_actions(thing)

    def _on_travel(self, decision: Decision, option: Option) -> float:
        s, seat = self.s, self.seat
        ends = onward(SPACES.number(option.args[0]), s.tickets[seat]).items()
        return max([self.rest_of_turn(end, tickets, s.acted[seat], s.actions_left) for end, tickets in ends])

    def _on_travel_on(self, decision: Decision, option: Option) -> float:
        s, seat = self.s, self.seat
        here, tickets = s.places[seat], s.tickets[seat]
        if option.verb != "pick":
            return self.rest_of_turn(here, tickets, s.acted[seat], s.actions_left) + 0.02
        space = SPACES.number(option.args[0])
        kind = next(kind for there, kind in further(here, tickets) if there == space)
        ends = onward(space, with_ticket(tickets, kind, -1)).items()
        return max([self.rest_of_turn(end, more, s.acted[seat], s.actions_left) for end, more in ends])

    def _on_which_ticket(self, decision: Decision, option: Option) -> float:
        s, seat = self.s, self.seat
        more = with_ticket(s.tickets[seat], option.args[0])
        return self.rest_of_turn(s.places[seat], more, s.acted[seat], s.actions_left)

    def _on_discard_ticket(self, decision: Decision, option: Option) -> float:
        return 1.0 if option.verb == "done" else 0.0

    def _on_move(self, decision: Decision, option: Option) -> float:
        s, seat = self.s, self.seat
        space = s.places[seat] if option.verb != "pick" else SPACES.number(option.args[0])
        left = s.actions_left + _more_actions(self.judge.card)
        return self.rest_of_turn(space, s.tickets[seat], s.acted[seat], left)

    def _on_acquire(self, decision: Decision, option: Option) -> float:
        wares, money = self._wares(), self._left(decision)
        if option.verb == "borrow":
            return basket(wares, money + LOAN) - self.weights.loan
        if option.verb != "pick":
            return 0.1
        thing = option.args[0]
        others = [ware for ware in wares if ware.thing != thing]
        return self.price_of(thing) + purchase(others, money - VALUE[thing], self._loan(), self.weights.loan)

    def _on_for_whom(self, decision: Decision, option: Option) -> float:
        return 1.0 if option.args[0] == SEATS.first + self.seat else 0.0

    def _on_gain_asset(self, decision: Decision, option: Option) -> float:
        return self.price_of(option.args[0]) if option.verb == "pick" else 0.1

    def _on_discard_from_reserve(self, decision: Decision, option: Option) -> float:
        return 0.5 if option.verb != "pick" else -self.price_of(option.args[0]) + 0.8

    def _on_discard(self, decision: Decision, option: Option) -> float:
        """What one can best do without; nothing, where one needn't."""
        if option.verb != "pick":
            return 0.5
        thing = option.args[0]
        if is_condition(thing):
            return -5.0 if kind_of(thing) == BLESSED.number else 2.0
        return -self.price_of(thing)

    # --- clues change hands

    def owed(self, other: int, space: int) -> int:
        """How many clues one should take from another there; below 0, give."""
        s, price = self.s, self.aims.needs.asked.clues
        mine, theirs = clues_of(s, self.seat), clues_of(s, other)
        if not price or not self.aims.needs.left or mine + theirs < price or (mine >= price and theirs >= price):
            return 0
        sites = list(self.aims.sites) or self.aims.goals()
        nearer = _way(space, s.tickets[other], sites) - _way(space, s.tickets[self.seat], sites)
        if mine < price and (nearer > 0 or (nearer == 0 and theirs < price)):
            return price - mine
        return theirs - price if theirs < price and nearer < 0 else 0

    def trading(self, space: int) -> float:
        """What clues that change hands there are worth; where the mystery can be served at once, most of that."""
        s = self.s
        there = [
            seat for seat, life in enumerate(s.life) if life == ALIVE and seat != self.seat and s.places[seat] == space
        ]
        if not any(self.owed(other, space) for other in there):
            return 0.0
        return self.weights.trade * self.aims.needs.unit * (AT_ONCE if space in self.aims.sites else 1.0)

    def _on_trade_with(self, decision: Decision, option: Option) -> float:
        return 1.0 if self.owed(SEATS.number(option.args[0]), self.s.places[self.seat]) else 0.0

    def _on_share(self, decision: Decision, option: Option) -> float:
        other = reg(self.s, IT)
        owed = self.owed(other, self.s.places[self.seat]) if other >= 0 else 0
        given, taken = (self.s.traded_tokens or (0, 0))[:2]
        if option.verb == "take-clue":
            return 2.0 if owed > taken else 0.0
        if option.verb == "give-clue":
            return 2.0 if -owed > given else 0.0
        return 1.0 if option is BOOK.done else 0.0

    def _on_agree(self, decision: Decision, option: Option) -> float:
        return 1.0 if option is BOOK.yes else 0.0

    def _on_give_clues(self, decision: Decision, option: Option) -> float:
        return float(option.args[0])

    def _on_pay_clues(self, decision: Decision, option: Option) -> float:
        """What spares a clue, unless it costs the last of one's wits."""
        return 0.5 if option is BOOK.done else 1.0 if self.s.sanity[self.seat] > 3 else 0.0

    # --- encounters

    def _on_encounter(self, decision: Decision, option: Option) -> float:
        s, aims, space = self.s, self.aims, self.s.places[self.seat]
        if option.verb == "meet":
            deck = DECKS.words[option.args[0]]
            if deck is RESEARCH:
                return aims.research(s.far if s.far >= 0 else space)
            if deck is WORLD:
                return aims.closing(gate_on(s, space), 0)
            if deck is EXPEDITION:
                return aims.deck(deck, "initial", space)
            return aims.deck(deck, TERRAINS.words[TERRAIN[space]].name if deck is GENERAL else IDS[space])
        if option.verb != "pick":
            return 0.0
        thing = option.args[0]
        if INVESTIGATORS.holds(thing):
            return aims.fallen(INVESTIGATORS.number(thing))
        if MYTHOS.holds(thing):
            return aims.rumour(MYTHOS.number(thing))
        return aims.serving() if MYSTERIES.holds(thing) or ANCIENTS.holds(thing) else 0.0

    def _on_fight(self, decision: Decision, option: Option) -> float:
        """First what falls easily."""
        token = MONSTERS.number(option.args[0])
        return float(self.s.hurt[token] - toughness_of(self.s, token))

    # --- dice

    def _on_reroll(self, decision: Decision, option: Option) -> float:
        """Dice are rolled again for as long as what hangs on them is worth more than what it costs."""
        if option is BOOK.done:
            return 0.0
        least = FIRST_SUCCESS if self.judge.good < 0.5 else FIRST_SUCCESS - 1
        failing = [face for face in self.s.dice if face < least]
        gone = int(option.verb == "reroll")  # what is rolled for may have to be paid for afterwards
        self.judge.gone = gone
        self.aims.clues -= gone
        stake = self.judge.good * self._stake(decision, len(self.s.dice) - len(failing)) if failing else 0.0
        self.judge.gone = 0
        self.aims.clues += gone
        if option.verb == "reroll":
            return stake - self.judge.spent_clue if failing and option.args[0] == failing[0] else -1.0
        helps = [node for node in BOOK.cards[option.args[0]].standing if isinstance(node, DiceHelp | Credit)]
        costly = any(isinstance(node, Credit) or node.cost is not None for node in helps)
        return stake - (POINTS[self.s.sanity[self.seat] - 1] + 0.3 if costly else -0.01)

    def _stake(self, decision: Decision, successes: int) -> float:
        """What one more success is worth."""
        s, node = self.s, decision.by
        if isinstance(node, MonsterTest):
            token = MONSTERS.number(reg(s, IT))
            facts = facts_of(s, token)
            if node.skill is WILL:
                return POINTS[s.sanity[self.seat] - 1] if successes < facts.horror else 0.0
            worth = POINTS[s.health[self.seat] - 1] if successes < facts.damage else 0.0
            left = toughness_of(s, token) - s.hurt[token]
            if successes + 1 == left:
                worth += self.aims.trophy(token) + self._after_the_combat()
            elif is_epic(token) and successes < left:
                worth += self.aims.trophy(token) / left
            return worth
        if isinstance(node, InfluenceTest):
            wares, loan = self._wares(), self._loan()
            return purchase(wares, successes + 1, loan, self.weights.loan) - purchase(
                wares, successes, loan, self.weights.loan
            )
        if isinstance(node, Test):
            need = 1 if node.need is None else round(self.judge.amount(node.need))
            if successes + 1 == need:
                return self.judge.worth(node.passed) - self.judge.worth(node.failed)
            return 0.0 if successes >= need else 1.0
        return 1.0

    def _after_the_combat(self) -> float:
        """What winning it leads to: what the card says whose combat it is, or an encounter."""
        for node, _ in reversed(self.s.agenda):
            cause = BOOK.nodes[node]
            if isinstance(cause, Ambush | Fight):
                return self.judge.worth(cause.won) - self.judge.worth(cause.lost)
        return self.aims.gains(self.s.places[self.seat])

    def _on_which_die(self, decision: Decision, option: Option) -> float:
        if option is BOOK.done:
            return 0.0
        return 5.0 - option.args[0] if option.args[0] < FIRST_SUCCESS else -1.0

    def _on_raise_die(self, decision: Decision, option: Option) -> float:
        return 5.0 if option.args[0] == FIRST_SUCCESS - 1 else float(option.args[0]) / 10

    def _on_buy_dice(self, decision: Decision, option: Option) -> float:
        """Most of one's wits, where so much hangs on it."""
        return -abs(float(option.args[0]) - max(0, self.s.sanity[self.seat] - 2))

    def _on_buy_successes(self, decision: Decision, option: Option) -> float:
        node = decision.by
        need = round(self.judge.amount(node.need)) if isinstance(node, Test) and node.need is not None else 1
        missing = max(0, need - self._left(decision))
        if missing > clues_of(self.s, self.seat):
            missing = 0
        return -abs(float(option.args[0]) - missing)

    # --- the rest

    def _on_use(self, decision: Decision, option: Option) -> float:
        if option is BOOK.done:
            return 0.0
        thing = option.args[0]
        nodes = [node for node in BOOK.cards[thing].standing if isinstance(node, On) and node.may]
        worths = [self._using(node) for node in nodes]
        return max(worths, default=0.5)

    def _using(self, node: On) -> float:
        s = self.s
        worth = self.judge.worth(node.cost) + self.judge.worth(node.do)
        parts = list(tree(node.do))
        if any(isinstance(part, Prevent) for part in parts):
            return worth + 1.2 * POINTS[min(s.health[self.seat], s.sanity[self.seat]) - 1]
        if any(isinstance(part, AvoidMonsters) for part in parts):
            here = s.places[self.seat]
            fight, clear = self.aims.fight(here)
            return self.aims.gains(here) * (1 - clear) - fight - 0.5
        if node.moment in ARMING and lasting_bonuses(node.do) and MONSTERS.holds(reg(s, IT)):
            return self._arming(node, MONSTERS.number(reg(s, IT)))
        return worth + 0.5

    def _arming(self, node: On, token: int) -> float:
        """What it is worth to take those bonuses into a combat."""
        s, seat, flags = self.s, self.seat, IN_COMBAT.number
        dice, more = [0] * len(SKILLS), [0] * len(SKILLS)
        for skill in (WILL.number, STRENGTH.number):
            dice[skill] = dice_of(s, seat, skill, flags, ready=False)
            has = standing_bonus(s, seat, skill, flags)
            found = [stat.n for stat in lasting_bonuses(node.do) if stat.key is SKILLS.words[skill]]
            more[skill] = max(0, max(found, default=0) - has)
        will, strength = dice[WILL.number], dice[STRENGTH.number]
        after = self.aims.gains(s.places[seat])
        fight, clear = self.aims.combats([token], will, strength)
        armed, won = self.aims.combats([token], will + more[WILL.number], strength + more[STRENGTH.number])
        gained = armed - fight + (won - clear) * after
        cast = next((part for part in tree(node.do) if isinstance(part, Cast)), None)
        if cast is not None:
            return gained * self.judge.chance(cast.test.skill.number, cast.test.modifier) - CASTING
        return gained + (-SPENT if isinstance(node.cost, DiscardThis) else 0.01)

    def _on_order(self, decision: Decision, option: Option) -> float:
        """What falls with an investigator may be what wins."""
        return float(MONSTERS.holds(option.args[0]))

    def _on_improve(self, decision: Decision, option: Option) -> float:
        skills = SHEETS[self.s.sheets[self.seat]].skills
        number = SKILL_THINGS.number(option.args[0])
        wanted = (1.0, 0.4, 1.2, 1.0, 1.0)
        return wanted[number] + 0.1 * skills[number]

    def _on_investigator(self, decision: Decision, option: Option) -> float:
        name = INVESTIGATORS.names[INVESTIGATORS.number(option.args[0])]
        team = self.weights.team or TRIED
        return -float(team.index(name) if name in team else len(team))

    def _on_new_investigator(self, decision: Decision, option: Option) -> float:
        return self._on_investigator(decision, option)

    def _on_pass_lead(self, decision: Decision, option: Option) -> float:
        return 1.0 if option.args[0] == SEATS.first + self.seat else 0.0

    def _on_omen(self, decision: Decision, option: Option) -> float:
        """The next advances should meet as few gates as may be."""
        colours = [GATE_COLOUR[gate] for gate in open_gates(self.s)]
        return -sum(
            [
                colours.count(OMEN_TRACK[(option.args[0] + later) % len(OMEN_TRACK)]) * weight
                for later, weight in ((1, 1.0), (2, 0.7), (3, 0.4))
            ]
        )

    def _on_spawn_clue(self, decision: Decision, option: Option) -> float:
        space = SPACES.number(option.args[0])
        mine = [DISTANCE[at][space] for at, life in zip(self.s.places, self.s.life, strict=True) if life == ALIVE]
        return -float(min(mine))

    def _on_hurt(self, decision: Decision, option: Option) -> float:
        token = MONSTERS.number(option.args[0])
        return float(self.s.hurt[token]) + self.aims.trophy(token)

    def _on_which_monster(self, decision: Decision, option: Option) -> float:
        return -float(facts_of(self.s, MONSTERS.number(option.args[0])).toughness)

    def _on_pick(self, decision: Decision, option: Option) -> float:
        """A place to be, a monster's end, somebody's good."""
        thing = option.args[0]
        if SPACES.holds(thing):
            return self.end(SPACES.number(thing), self.s.tickets[self.seat])
        if MONSTERS.holds(thing):
            return float(facts_of(self.s, MONSTERS.number(thing)).toughness)
        return 0.5 if thing == SEATS.first + self.seat else 0.0


def _way(space: int, tickets: Tickets, sites: list[int]) -> int:
    ways = turns(space, tickets)
    return min([ways[site] for site in sites], default=0)


@cache
def _more_actions(thing: int) -> int:
    """Whether its action gives whoever takes it another one."""
    node = own_actions()[thing] if thing >= 0 else None
    parts = [] if node is None else tree(node)
    return int(
        any(isinstance(part, ExtraAction) for part in parts) and not any(isinstance(part, Each) for part in parts)
    )


@cache
def _moved(thing: int, here: int) -> tuple[int, ...]:
    """Where its action leads from there."""
    node = own_actions()[thing]
    ways = [] if node is None else [part for part in tree(node) if isinstance(part, Move)]
    return tuple((BY_SHIP if ways[0].by_ship else NEXT_TO)[here]) if ways else (here,)


def _moments(thing: int) -> list[str]:
    return [node.moment.name for node in BOOK.cards[thing].standing if isinstance(node, On)]
