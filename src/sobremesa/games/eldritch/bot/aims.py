"""What is worth going to: clues, gates, mysteries, rumours, monsters; and who of the group goes where."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.eldritch.book import ANCIENTS, BOOK, ENCOUNTERS, IN_COMBAT, MYSTERIES, MYTHOS, NO_CLOSE
from sobremesa.games.eldritch.bot.assigning import assigned
from sobremesa.games.eldritch.bot.judgement import DEATH, Judge
from sobremesa.games.eldritch.bot.needs import A_MYSTERY, THE_END, Needs
from sobremesa.games.eldritch.bot.odds import Better, at_least, spread
from sobremesa.games.eldritch.bot.roads import FARTHEST, turns
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.effects.turns import Meet
from sobremesa.games.eldritch.facts import (
    ENCOUNTER,
    GATE_COLOUR,
    MYTHOS_FACTS,
    NO_TEST,
    OMEN_TRACK,
    SHEETS,
)
from sobremesa.games.eldritch.map import ALL, IDS, REGION, TERRAIN, TERRAINS
from sobremesa.games.eldritch.moves import clues_of, facts_of, is_epic, spells_of, toughness_of
from sobremesa.games.eldritch.places import clues_on, gate_on, monsters_on
from sobremesa.games.eldritch.state import ALIVE, NONE, Eldritch
from sobremesa.games.eldritch.talk import goal_of, wishes
from sobremesa.games.eldritch.words import (
    AMERICA,
    DECKS,
    EPIC_CTHULHU,
    EPIC_SHUB_NIGGURATH,
    EXPEDITION,
    GENERAL,
    HEALTH,
    RESEARCH,
    RUMOUR,
    SKILLS,
    SPECIAL,
    STRENGTH,
    WILL,
    WORLD,
)
from sobremesa.kernel.effects.node import tree
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Word

Memory = dict[tuple[object, ...], float]  # what decks bring on the average, to who is as well off

WELL: Final = 7  # Health or Sanity; more of it makes hardly a difference
MANY: Final = 4  # clues
WHO_IS_THERE: Final = 0.01  # goes before who could be, all else being equal
A_WISH: Final = 8.0  # that a person asked for it
PROMISED: Final = 1000.0  # where a person said they go, nobody else needs to
PROBE: Final = 2  # dice, for finding out what more of them would be worth
NEXT_GOALS: Final = 3
WORTH_A_JOURNEY: Final = 2.0
AN_OMEN: Final = 0.8  # how likely the omen is to advance in a round
FORESIGHT: Final = 8  # rounds
STILL_OPEN: Final = 0.9  # how likely a gate is to be there a round later, if one doesn't see to it
SERVED_BY_SPECIAL: Final = 0.5
MOST_SPARED: Final = 2
HALF_WAY: Final = 0.3  # what a hurt monster is worth of a defeated one


@final
class Aims:
    """For one investigator."""

    def __init__(
        self,
        s: Eldritch,
        seat: int,
        memory: Memory,
        weights: Weights,
        *,
        better: Better | None = None,
    ) -> None:
        self.s = s
        self.seat = seat
        self.in_passing = True  # whether what one meets anywhere counts too
        self.memory = memory
        self.weights = weights
        self.persons: frozenset[int] = frozenset()
        self.needs = Needs(s, weights)
        self.judge = Judge(s, seat, self.needs, better)
        self.judge.blow = self.blow
        self.clues = clues_of(s, seat)
        self.sites = self.needs.sites()
        self._condition: tuple[object, ...] = ()
        self._goals: list[int] | None = None
        self._taken: set[int] | None = None
        self.wished: tuple[int, ...] = ()
        self._gains: dict[tuple[int, int], float] = {}
        self._fights: dict[int, tuple[float, float]] = {}

    def heed(self, persons: frozenset[int]) -> None:
        """What those who are persons said of where they go, and asked for."""
        self.persons = persons
        self.wished = wishes(self.s, self.seat, persons)

    # --- what an encounter is worth ---------------------------------------------------------------------------

    def condition(self) -> tuple[object, ...]:
        """All that what a deck brings depends on."""
        if not self._condition:
            s, seat, judge = self.s, self.seat, self.judge
            dice = tuple([judge.dice(skill) for skill in range(len(SKILLS))])
            dice += (judge.dice(STRENGTH.number, IN_COMBAT.number), judge.dice(WILL.number, IN_COMBAT.number))
            life = (min(s.health[seat], WELL), min(s.sanity[seat], WELL), min(self.clues, MANY))
            self._condition = (
                *life,
                dice,
                judge.good,
                judge.this_clue,
                judge.spell,
                self.needs.doom,
                self.needs.lasting,
            )
        return self._condition

    def deck(self, deck: Word, part: str, site: int = NONE) -> float:
        """What a card of that deck brings on the average."""
        key = (deck.name, part, site, self.judge.this_gate, self.judge.spare, *self.condition())
        if key not in self.memory:
            ancient = self.s.ancient if deck in (RESEARCH, SPECIAL) else NONE
            cards = [
                card
                for card, facts in enumerate(ENCOUNTER)
                if facts.deck is deck and facts.site == site and facts.ancient == ancient
            ]
            worths = [self.judge.worth(BOOK.cards[ENCOUNTERS.first + card].part(part)) for card in cards]
            self.memory[key] = sum(worths) / len(worths) if worths else 0.0
        return self.memory[key]

    def research(self, space: int) -> float:
        self.judge.spare = self._spare(0) if self.needs.asked.by_research else 0
        found = self.deck(RESEARCH, TERRAINS.words[TERRAIN[space]].name)
        self.judge.spare = 0
        return found

    def _spare(self, price: int) -> int:
        """Clues that could be spent on dice where much hangs on them."""
        return max(0, min(MOST_SPARED, self.clues - price))

    def closing(self, gate: int, turn: int) -> float:
        """What an encounter with that gate is worth, so many turns from now."""
        if is_so(self.s, NO_CLOSE, self.seat):
            return 0.0
        self.judge.this_gate, self.judge.spare = self.closed(gate, turn), self._spare(self.needs.asked.clues)
        found = self.deck(WORLD, "initial")
        self.judge.this_gate, self.judge.spare = 0.0, 0
        return found

    def closed(self, gate: int, turn: int) -> float:
        """What it is worth to have closed it: the doom that it would cost, and the mystery."""
        s, asked = self.s, self.needs.asked
        colour = GATE_COLOUR[gate]
        hits = [
            AN_OMEN * STILL_OPEN**later
            for later in range(FORESIGHT)
            if OMEN_TRACK[(s.omen + turn + 1 + later) % len(OMEN_TRACK)] == colour
        ]
        worth: float = self.weights.gate + self.needs.doom * sum(hits)
        if asked.by_gates and self.needs.left:
            is_right = not asked.of_omen or OMEN_TRACK[(s.omen + turn) % len(OMEN_TRACK)] == colour
            if is_right and self.clues >= asked.clues and len(spells_of(s, self.seat)) >= asked.spells:
                worth += self.needs.unit * (1.0 if turn == 0 or not asked.of_omen else AN_OMEN)
            elif turn == 0 and asked.of_omen:
                worth -= self.needs.unit * self._later(colour)
        return float(round(worth))

    def _later(self, colour: int) -> float:
        """How likely a gate of that colour is to serve a mystery that asks for the omen's, in rounds to come."""
        s = self.s
        if not any(self._can_pay(seat) for seat, life in enumerate(s.life) if life == ALIVE):
            return 0.0
        return max(
            [
                (self.weights.patience * AN_OMEN * STILL_OPEN) ** later
                for later in range(1, len(OMEN_TRACK))
                if OMEN_TRACK[(s.omen + later) % len(OMEN_TRACK)] == colour
            ],
            default=0.0,
        )

    def _can_pay(self, seat: int) -> bool:
        asked = self.needs.asked
        return clues_of(self.s, seat) >= asked.clues and len(spells_of(self.s, seat)) >= asked.spells

    def waits(self, goal: int) -> bool:
        """Whether a gate there may come to be of the colour that the mystery asks for."""
        asked = self.needs.asked
        return bool(asked.of_omen and self.needs.left and gate_on(self.s, goal) >= 0 and self._can_pay(self.seat))

    def in_time(self, goal: int, way: int, taken: float = 1.0) -> float:
        """What going there is worth, where it takes so many turns; a gate may have to wait for the omen."""
        last = way + len(OMEN_TRACK) - 1 if self.waits(goal) else way
        return max(
            [
                (self._shared(goal, turn, taken) + self.weights.afterwards) * self.weights.patience**turn
                for turn in range(way, last + 1)
            ]
        )

    def _shared(self, goal: int, turn: int, taken: float) -> float:
        worth = self.value(goal, turn)
        if worth <= 0:
            return worth
        return worth * taken + (A_WISH if goal in self.wished else 0.0)

    def serving(self) -> float:
        """What an encounter with the mystery is worth."""
        s = self.s
        if self.needs.is_final:
            part = BOOK.cards[ANCIENTS.first + 2 * s.ancient + 1].part("encounter")
            return 0.0 if part is None else THE_END * SERVED_BY_SPECIAL
        if not self.needs.can_serve(self.seat) or not self.needs.left:
            return 0.0
        part = BOOK.cards[MYSTERIES.first + s.mystery].part("encounter")
        if part is None:
            return 0.0
        if any(isinstance(node, Meet) for node in tree(part)):
            return self.needs.unit * SERVED_BY_SPECIAL
        self.judge.spare = self._spare(self.needs.asked.clues)
        found = self.judge.worth(part)
        self.judge.spare = 0
        return found

    def joining(self, space: int) -> float:
        """What it is worth to be there when somebody comes with the clues that one lacks."""
        s, price = self.s, self.needs.asked.clues
        if not price or not self.needs.left or self.needs.is_final or self.clues >= price:
            return 0.0
        ways = [
            turns(s.places[seat], s.tickets[seat])[space]
            for seat, life in enumerate(s.life)
            if life == ALIVE and seat != self.seat and clues_of(s, seat) < price <= self.clues + clues_of(s, seat)
        ]
        soon = self.weights.patience ** float(min(ways) - 1) if ways else 0.0
        return self.weights.trade * self.needs.unit * soon

    def rumour(self, card: int) -> float:
        """What an encounter with it is worth."""
        part = BOOK.cards[MYTHOS.first + card].part("encounter")
        if part is None:
            return 0.0
        judge, speaks = self.judge, self.judge.card
        judge.this_rumour, judge.card = self.needs.threat(card), MYTHOS.first + card
        worth = judge.worth(part)
        judge.card = speaks
        return worth

    def rumours_at(self, space: int) -> list[int]:
        s = self.s
        return [
            card
            for card in s.ongoing
            if MYTHOS_FACTS[card].length is RUMOUR
            and (MYTHOS_FACTS[card].space == space or (MYTHOS_FACTS[card].space < 0 and s.expedition == space))
        ]

    def fallen(self, sheet: int) -> float:
        s, facts = self.s, SHEETS[sheet]
        skill = facts.crippled if s.fallen_by[sheet] == HEALTH.number else facts.insane
        return self.needs.doom * self.judge.chance(skill.number, 0) + 0.8 * len(s.loot[sheet])

    def gains(self, space: int, turn: int = 0) -> float:
        """What the best encounter there is worth in that turn, if no monster stands in the way."""
        gate = gate_on(self.s, space)
        key = (space, turn if gate >= 0 else 0)
        if key not in self._gains:
            self._gains[key] = self._best(space, gate, turn)
        return self._gains[key]

    def _best(self, space: int, gate: int, turn: int) -> float:
        s = self.s
        found = [0.0]
        if self.in_passing:
            found[0] = self.deck(GENERAL, TERRAINS.words[TERRAIN[space]].name)
            if REGION[space] >= 0:
                found.append(self.deck(DECKS.words[AMERICA.number + REGION[space]], IDS[space]))
        if s.expedition == space:
            found.append(self.deck(EXPEDITION, "initial", space))
        if clues_on(s, space):
            found.append(self.research(space))
        if gate >= 0:
            found.append(self.closing(gate, turn))
        if space in self.sites:
            found.append(max(self.serving(), self.joining(space)))
        found += [self.fallen(sheet) for sheet, at in enumerate(s.fallen_at) if at == space]
        found += [self.rumour(card) for card in self.rumours_at(space)]
        return max(found)

    # --- monsters ---------------------------------------------------------------------------------------------

    def trophy(self, token: int) -> float:
        """What its defeat is worth."""
        s, needs = self.s, self.needs
        facts, tough = facts_of(s, token), toughness_of(s, token)
        if is_epic(token):
            if facts.kind in (EPIC_CTHULHU, EPIC_SHUB_NIGGURATH):
                return THE_END if needs.is_final else 0.0
            if facts.kind is needs.asked.epic:
                return A_MYSTERY
            return max(
                [self.needs.threat(card) for card in s.ongoing if MYTHOS_FACTS[card].epic is facts.kind], default=6.0
            )
        worth = 0.8 + 0.4 * tough + needs.thinned(s.monster_at[token])
        if needs.asked.by_hunting and needs.left and self.clues >= needs.asked.clues:
            worth += needs.unit * min(tough, needs.left)
        return worth

    def blow(self, token: int, n: int) -> float:
        """What it is worth that it loses so much Health."""
        left = max(1, toughness_of(self.s, token) - self.s.hurt[token])
        if n >= left:
            return self.trophy(token)
        return self.trophy(token) * n / left * (1.0 if is_epic(token) else HALF_WAY)

    def fight(self, space: int) -> tuple[float, float]:
        """What the monsters there are likely to cost and bring, and how likely the space is to be clear then."""
        if space not in self._fights:
            self._fights[space] = self._fight(monsters_on(self.s, space))
        return self._fights[space]

    def _fight(self, tokens: list[int]) -> tuple[float, float]:
        will = self.judge.dice(WILL.number, IN_COMBAT.number)
        strength = self.judge.dice(STRENGTH.number, IN_COMBAT.number)
        return self.combats(tokens, will, strength)

    def combats(self, tokens: list[int], will: int, strength: int) -> tuple[float, float]:
        """The same, with so many dice."""
        s, judge = self.s, self.judge
        clear, gained = 1.0, 0.0
        horror: tuple[float, ...] = (1.0,)
        damage: tuple[float, ...] = (1.0,)
        for token in tokens:
            facts = facts_of(s, token)
            left = max(1, toughness_of(s, token) - s.hurt[token])
            won = 0.7
            if facts.will != NO_TEST:
                horror = _added(horror, facts.horror, spread(max(1, will + facts.will), judge.good))
            if facts.strength != NO_TEST:
                dice = max(1, strength + facts.strength)
                damage = _added(damage, facts.damage, spread(dice, judge.good))
                won = at_least(left, dice, judge.good)
                hit = dice * judge.good
                gained += self.trophy(token) * (
                    (1 - won) * min(1.0, hit / left) * (1.0 if is_epic(token) else HALF_WAY)
                )
            clear *= won
            gained += self.trophy(token) * won
        lost = self._expected(s.sanity[self.seat], horror) + self._expected(s.health[self.seat], damage)
        return gained + self.weights.fight * max(-DEATH, lost), clear

    def _expected(self, left: int, lost: tuple[float, ...]) -> float:
        return sum([likely * self.judge.pain(left, n) for n, likely in enumerate(lost) if n])

    # --- all of it --------------------------------------------------------------------------------------------

    def value(self, space: int, turn: int = 0) -> float:
        """Of ending one's actions there in that turn."""
        if space not in self.s.monster_at:
            return self.gains(space, turn)
        fight, clear = self.fight(space)
        return fight + clear * self.gains(space, turn)

    def mine(self, space: int, turn: int = 0) -> float:
        """The same, where somebody else may be the one who should go there."""
        return self._shared(space, turn, self.weights.taken if space in self.taken() else 1.0)

    def goals(self) -> list[int]:
        """Spaces that something special waits on."""
        if self._goals is None:
            self._goals = self._find_goals()
        return self._goals

    def _find_goals(self) -> list[int]:
        s = self.s
        found = {at for at in s.clue_at if 0 <= at < len(ALL)} | {at for at in s.monster_at if at >= 0}
        found |= {space for space in ALL if gate_on(s, space) >= 0} | set(self.sites)
        found |= {at for at in s.fallen_at if at >= 0} | {space for space in ALL if self.rumours_at(space)}
        if s.expedition >= 0:
            found.add(s.expedition)
        return sorted(found)

    def taken(self) -> set[int]:
        """What others see to."""
        if self._taken is None:
            self._taken = self._assign() - set(self.wished)
        return self._taken

    def _assign(self) -> set[int]:
        """Where the others go when the group gets most in all."""
        s = self.s
        mates = [seat for seat, life in enumerate(s.life) if life == ALIVE]
        if len(mates) == 1:
            return set()
        ways = {seat: turns(s.places[seat], s.tickets[seat]) for seat in mates}
        worths: list[dict[int, float]] = []
        for seat in mates:
            theirs = Aims(s, seat, self.memory, self.weights)
            theirs.in_passing = False
            found: dict[int, float] = {}
            for goal in self.goals():
                way = 0 if s.places[seat] == goal else ways[seat][goal]
                if way < FARTHEST and theirs.value(goal, 1) >= WORTH_A_JOURNEY:
                    rest = self.weights.afterwards * self.weights.patience ** max(1, way)
                    found[goal] = theirs.in_time(goal, max(1, way)) - rest + (WHO_IS_THERE if way == 0 else 0.0)
            said = goal_of(s, seat) if seat in self.persons else NONE
            worths.append({said: PROMISED} if said in self.goals() else found)
        chosen = assigned(worths, {goal: self.room(goal) for goal in self.goals()})
        full: dict[int, int] = {}
        for seat, where in zip(mates, chosen, strict=True):
            if where is not None and seat != self.seat:
                full[where] = full.get(where, 0) + 1
        return {goal for goal, n in full.items() if n >= self.room(goal)}

    def room(self, goal: int) -> int:
        """For how many there is something to do."""
        if any(is_epic(token) for token in monsters_on(self.s, goal)):
            return len(self.s.life)
        return self.sites.get(goal, 1)

    def appetite(self, skill: int, flags: int) -> float:
        """What a die more in such tests would be worth, by what it would bring at the next goals."""
        s = self.s
        key = ("appetite", s.rounds, s.mystery, skill, flags)
        if key not in self.memory:
            better, plain = (
                Aims(s, self.seat, self.memory, self.weights, better=Better(skill, flags, PROBE)),
                Aims(s, self.seat, self.memory, self.weights),
            )
            better.in_passing = plain.in_passing = False
            ways = turns(s.places[self.seat], s.tickets[self.seat])
            gains = [
                (max(0.0, better.value(goal, 1)) - max(0.0, plain.value(goal, 1))) * self.weights.patience ** ways[goal]
                for goal in self.goals()
            ]
            self.memory[key] = sum(sorted(gains)[-NEXT_GOALS:]) / PROBE
        return self.memory[key]

    def goal(self) -> int:
        """Where it goes next, if anywhere."""
        s = self.s
        ways = turns(s.places[self.seat], s.tickets[self.seat])
        found: dict[int, float] = {}
        for goal in self.goals():
            if goal not in self.taken() and ways[goal] < FARTHEST and self.value(goal, ways[goal]) >= WORTH_A_JOURNEY:
                found[goal] = self.in_time(goal, ways[goal])
        return max(found, key=found.__getitem__, default=NONE)

    def future(self, space: int, tickets: tuple[int, ...]) -> float:
        """What the best next goal is worth from there."""
        ways = turns(space, tickets)
        best = self.weights.afterwards * float(self.weights.patience**self.weights.idle)
        for goal in self.goals():
            turn = ways[goal]
            if turn < FARTHEST and (goal != space or self.waits(goal)):
                best = max(best, self.in_time(goal, turn, self.weights.taken if goal in self.taken() else 1.0))
        return best


def _added(lost: tuple[float, ...], most: int, results: tuple[float, ...]) -> tuple[float, ...]:
    """The chances of each loss, when another one comes to it that successes lessen."""
    found = [0.0] * (len(lost) + most)
    for successes, chance in enumerate(results):
        more = max(0, most - successes)
        for before, likely in enumerate(lost):
            found[before + more] += likely * chance
    return tuple(found)
