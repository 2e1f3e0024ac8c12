"""What effects are worth to an investigator, read from the cards' own trees, in points of Health or so."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import BOOK, IN_COMBAT, IN_WORLD, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.bot.needs import Needs, said_by
from sobremesa.games.eldritch.bot.odds import Better, at_least, dice_of, good_of
from sobremesa.games.eldritch.effects import (
    abilities,
    discarding,
    fate,
    fighting,
    gaining,
    gates,
    health,
    leaving,
    monsters,
    moving,
    parts,
    sides,
    testing,
    tokens,
)
from sobremesa.games.eldritch.effects.clues import ClueToMystery, DiscardThisClue, SpawnClueAnywhere, SpawnClues
from sobremesa.games.eldritch.effects.nouns import GATE
from sobremesa.games.eldritch.effects.sharing import Swap
from sobremesa.games.eldritch.effects.turns import ExtraAction, LookAtGates, Reschool, SpendToRecover
from sobremesa.games.eldritch.facts import NO_TEST, SHEETS
from sobremesa.games.eldritch.places import monsters_on
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import (
    BLESSED,
    CURSED,
    DARK_PACT,
    DEBT,
    DETAINED,
    HEALTH,
    STRENGTH,
)
from sobremesa.kernel.effects.control import Choose, Each, GoTo, If, May, Repeat, Seq, Under
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.nouns import OfThose, Tally, This
from sobremesa.kernel.effects.registers import BLANK, CARD, WHO
from sobremesa.kernel.effects.running import close_scope, put, reg
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.words import Word

DEATH: Final = 14.0
SIDES: Final = 6
AMBUSHED: Final = 2.0
THE_WORLD: Final = 60.0  # what losing the match is worth, or nearly
A_SETBACK: Final = 6.0
MOST_LIFE: Final = 12
AN_ACTION: Final = 1.2

# What each point of Health or Sanity is worth, from the first on: the last ones are dear.
POINTS: Final[tuple[float, ...]] = (DEATH, 2.4, 1.6, 1.1, 0.8, 0.6, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4)

_CONDITIONS: Final = {BLESSED: 2.5, CURSED: -3.0, DARK_PACT: -3.5, DEBT: -1.5, DETAINED: -1.0}
_OTHER_CONDITION: Final = -1.5

_FLAT: Final[dict[type[Node], float]] = {
    gaining.GainArtifact: 2.5,
    gaining.GainArtifactNamed: 2.5,
    gaining.GainAsset: 1.5,
    gaining.GainAssetNamed: 1.5,
    gaining.Improve: 1.5,
    health.BeDevoured: -DEATH - 5,
    discarding.DiscardPossessions: -1.0,
    discarding.DiscardThis: -0.7,
    DiscardThisClue: -1.0,
    SpawnClueAnywhere: 1.0,
    monsters.SpawnMonsters: -1.5,
    monsters.SpawnNamed: -2.0,
    fighting.DefeatEachHere: 3.0,
    monsters.Bring: -2.0,
    ExtraAction: AN_ACTION,
    LookAtGates: -0.2,
    Reschool: -1.0,
    SpendToRecover: -0.5,
    Swap: -1.0,
    moving.Move: 0.0,
}
_THINGS: Final = (
    gaining.GainArtifact,
    gaining.GainArtifactNamed,
    gaining.GainAsset,
    gaining.GainAssetNamed,
    gaining.Improve,
)


class Judge:
    """For one investigator in one position; what this clue and this gate are worth depends on what is sought."""

    def __init__(self, s: Eldritch, seat: int, needs: Needs, better: Better | None = None) -> None:
        self.s = s
        self.seat = seat
        self.needs = needs
        self.better = better
        self.weights = needs.weights
        self.blow: Callable[[int, int], float] = _a_blow
        clues = moves.clues_of(s, seat)
        self.clue = needs.clue(clues)
        self.spent_clue = needs.clue(max(0, clues - 1))
        self.this_clue = self.clue + (needs.unit if needs.asked.by_research else 0.0)
        self.this_gate = 0.0
        self.this_rumour = 2.5 * needs.doom
        self.card = reg(s, CARD) if s.registers else -1  # the one that speaks
        if MYTHOS.holds(self.card) and MYTHOS.number(self.card) in s.ongoing:
            self.this_rumour = needs.threat(MYTHOS.number(self.card))
        self.spell = self.weights.thing
        if needs.left and len(moves.spells_of(s, seat)) < needs.asked.spells:
            self.spell += 0.3 * needs.unit / needs.asked.spells
        self.good = good_of(s, seat)
        self.gone = 0  # clues that will have been spent by then
        self.spare = 0  # clues that can be spent on rolling dice again
        self._dice: dict[tuple[int, int], int] = {}

    # --- what anything comes to

    def worth(self, node: Node | None) -> float:
        if node is None:
            return 0.0
        weigh = _WEIGHED.get(type(node))
        if weigh is not None:
            return weigh(self, node)
        worth = _FLAT.get(type(node), 0.0)
        return worth * self.weights.thing * self.needs.lasting if type(node) in _THINGS else worth

    def bought(self, node: May) -> float:
        """What is had for its price. What the mystery is served with was kept for that: it costs nothing then."""
        then = self.worth(node.then)
        return then if _serves(node.then) else self.worth(node.cost) + then

    def amount(self, n: Count | int) -> float:
        if isinstance(n, int):
            return n
        if isinstance(n, Fixed):
            return n.n
        if not isinstance(n, Tally):
            return 1.0
        self.s.registers.extend(BLANK)
        put(self.s, WHO, self.seat)
        put(self.s, CARD, self.card)
        amount = n.of(self.s)
        close_scope(self.s)
        return amount

    def condition(self, kind: Word) -> float:
        """What it is worth to get it."""
        worth = _CONDITIONS.get(kind, _OTHER_CONDITION)
        if kind is DETAINED:
            return worth - self.weights.delay
        return worth * (self.weights.luck if kind in (BLESSED, CURSED) else self.weights.ill)

    def left(self, what: Word) -> int:
        return (self.s.health if what is HEALTH else self.s.sanity)[self.seat]

    def recovered(self, what: Word, n: int) -> float:
        sheet, left = SHEETS[self.s.sheets[self.seat]], self.left(what)
        most = sheet.health if what is HEALTH else sheet.sanity
        return self.weights.life * sum(POINTS[left : min(most, left + n)])

    def pain(self, left: int, lost: int) -> float:
        """What losing so much of what is left is worth."""
        if lost >= left:
            return -DEATH
        return -self.weights.life * sum(POINTS[left - max(0, lost) : left])

    # --- tests

    def dice(self, skill: int, flags: int = 0) -> int:
        if (skill, flags) not in self._dice:
            better = self.better
            more = better.dice if better is not None and better.fits(skill, flags) else 0
            self._dice[skill, flags] = dice_of(self.s, self.seat, skill, flags) + more
        return self._dice[skill, flags]

    def chance(self, skill: int, modifier: int, need: int = 1, flags: int = 0) -> float:
        """Of that many successes; a die that can be rolled again is nearly one more."""
        return at_least(need, max(1, self.dice(skill, flags) + modifier) + self.spare, self.good)


def _all(judge: Judge, node: Seq) -> float:
    return sum([judge.worth(part) for part in node.parts])


def _may(judge: Judge, node: May) -> float:
    refused = judge.worth(node.other)
    if node.cost is not None and not _payable(judge, node.cost):
        return refused
    return max(judge.bought(node), refused)


@cache
def _serves(node: Node | None) -> bool:
    return node is not None and any(_WEIGHED.get(type(part)) is _served for part in tree(node))


@cache
def _tree(node: Node) -> tuple[Node, ...]:
    return tuple(tree(node))


def _payable(judge: Judge, cost: Node) -> bool:
    clues = moves.clues_of(judge.s, judge.seat) - judge.gone
    spells = len(moves.spells_of(judge.s, judge.seat))
    for node in _tree(cost):
        if isinstance(node, discarding.SpendClues) and clues < judge.amount(node.n):
            return False
        if isinstance(node, discarding.DiscardSpells) and spells < node.n:
            return False
    return True


def _choose(judge: Judge, node: Choose) -> float:
    best = max([judge.worth(branch) for branch in node.branches])
    return max(0.0, best) if node.or_nothing else best


def _test(judge: Judge, node: testing.Test) -> float:
    need = 1 if node.need is None else round(judge.amount(node.need))
    flags = IN_WORLD.number if judge.this_gate else 0
    likely = judge.chance(node.skill.number, node.modifier, need, flags)
    return likely * judge.worth(node.passed) + (1 - likely) * judge.worth(node.failed)


def _roll(judge: Judge, node: testing.RollFor) -> float:
    return sum([judge.worth(row.do) * (row.high - row.low + 1) / SIDES for row in node.rows])


def _both(judge: Judge, node: health.LoseBoth) -> float:
    s, seat = judge.s, judge.seat
    return max(-DEATH, judge.pain(s.health[seat], node.health) + judge.pain(s.sanity[seat], node.sanity))


def _fight(judge: Judge, node: fighting.Ambush | fighting.Fight) -> float:
    modifier, tough = -1, 2
    if isinstance(node, fighting.Ambush) and node.kind is not None:
        facts = moves.facts_of(judge.s, moves.tokens_of(node.kind)[0])
        modifier, tough = (0 if facts.strength == NO_TEST else facts.strength), facts.toughness
    won = judge.chance(STRENGTH.number, modifier, tough, IN_COMBAT.number)
    return -AMBUSHED + won * (1.0 + judge.worth(node.won)) + (1 - won) * judge.worth(node.lost)


def _a_blow(_token: int, n: int) -> float:
    return 0.8 * n


def _damage(judge: Judge, node: fighting.Damage) -> float:
    n = round(judge.amount(node.n))
    return max([judge.blow(MONSTERS.number(thing), n) for thing in node.among(judge.s, judge.seat)], default=0.0)


def _damage_each(judge: Judge, node: fighting.DamageEach) -> float:
    return max(
        [
            sum([judge.blow(token, node.n) for token in monsters_on(judge.s, SPACES.number(space))])
            for space in node.among(judge.s, judge.seat)
        ],
        default=0.0,
    )


def _condition(judge: Judge, node: gaining.GainCondition) -> float:
    held = moves.condition_held(judge.s, judge.seat, node.kind) >= 0
    return 0.0 if held else judge.condition(node.kind)


def _lost_condition(judge: Judge, node: discarding.DiscardCondition) -> float:
    held = moves.condition_held(judge.s, judge.seat, node.kind) >= 0
    return -judge.condition(node.kind) if held else 0.0


def _lost_clues(judge: Judge, node: discarding.DiscardClues) -> float:
    mine = moves.clues_of(judge.s, judge.seat)
    return -judge.spent_clue * (mine if node.n is None else min(mine, judge.amount(node.n)))


def _cast(judge: Judge, node: sides.Cast) -> float:
    likely = judge.chance(node.test.skill.number, node.test.modifier)
    serves = judge.needs.asked.by_casting and moves.clues_of(judge.s, judge.seat) > 0
    return likely * (judge.worth(node.passed) + (judge.needs.unit if serves else 0.0)) - 0.6


def _tokens_off(judge: Judge, _node: tokens.ChangeTokens) -> float:
    """A rumour comes nearer its end, which may be everybody's."""
    if not MYTHOS.holds(judge.card):
        return 0.0
    is_deadly = any(isinstance(part, fate.LoseGame) for part in said_by(judge.card))
    left = max(1, judge.s.mythos_tokens[MYTHOS.number(judge.card)])
    return -(THE_WORLD if is_deadly else A_SETBACK) / left


def _served(judge: Judge, _node: Node) -> float:
    return max(8.0, judge.needs.unit)


_WEIGHED: Final[dict[type[Node], Callable[[Judge, Any], float]]] = {
    Seq: _all,
    May: _may,
    Choose: _choose,
    If: lambda judge, node: (judge.worth(node.then) + judge.worth(node.other)) / 2,
    abilities.Provided: lambda judge, node: judge.worth(node.then),
    Each: lambda judge, node: judge.worth(node.do),
    Under: lambda judge, node: judge.worth(node.do),
    Repeat: lambda judge, node: node.n * judge.worth(node.do),
    GoTo: lambda judge, node: judge.worth(BOOK.parts[f"{node.part.rpartition('.')[0]}.{node.to}"]),
    parts.Upon: lambda judge, node: judge.worth(node.do),
    parts.Resolved: lambda judge, node: judge.worth(node.do),
    parts.Meeting: lambda judge, node: judge.worth(node.do),
    parts.Paying: lambda judge, node: judge.worth(node.cost) + judge.worth(node.do),
    sides.Cast: _cast,
    testing.Test: _test,
    testing.RollFor: _roll,
    health.Lose: lambda judge, node: judge.pain(judge.left(node.what), round(judge.amount(node.n))),
    health.LoseBoth: _both,
    health.Spend: lambda judge, node: judge.pain(judge.left(node.what), node.n),
    gaining.GainConditionOf: lambda judge, _node: judge.weights.ill * _OTHER_CONDITION,
    discarding.DiscardConditions: lambda judge, _node: -judge.weights.ill * _OTHER_CONDITION,
    health.Delay: lambda judge, _node: -judge.weights.delay,
    health.Recover: lambda judge, node: judge.recovered(node.what, MOST_LIFE if node.n is None else node.n),
    gaining.GainThisClue: lambda judge, _node: judge.this_clue,
    gates.CloseGate: lambda judge, _node: judge.this_gate,
    gaining.GainClues: lambda judge, node: judge.clue * judge.amount(node.n),
    gaining.GainSpells: lambda judge, node: judge.spell * node.n,
    gaining.GainSpellNamed: lambda judge, _node: judge.spell,
    gaining.GainCondition: _condition,
    discarding.DiscardCondition: _lost_condition,
    discarding.DiscardClues: _lost_clues,
    discarding.DiscardSpells: lambda judge, node: -judge.spell * node.n,
    discarding.GroupSpends: lambda judge, node: -judge.spent_clue * judge.amount(node.n),
    tokens.ChangeTokens: _tokens_off,
    discarding.SpendClues: lambda judge, node: -judge.spent_clue * judge.amount(node.n),
    fighting.Ambush: _fight,
    fighting.Fight: _fight,
    fighting.HurtIt: lambda _judge, node: 2.0 if node.n is None else 0.0,
    fighting.Damage: _damage,
    fighting.DamageEach: _damage_each,
    fate.AdvanceDoom: lambda judge, node: -judge.needs.doom * judge.amount(node.n),
    fate.RetreatDoom: lambda judge, node: judge.needs.doom * node.n,
    fate.AdvanceOmen: lambda judge, _node: -0.7 * judge.needs.doom,
    fate.SolveRumour: lambda judge, node: judge.this_rumour if isinstance(node.of, This) else 0.0,
    fate.Unsolve: lambda judge, _node: -THE_WORLD / 2 if judge.s.solved else 0.0,
    tokens.TokenOnMystery: _served,
    tokens.MarkToMystery: _served,
    ClueToMystery: _served,
    tokens.TokenOnSheet: _served,
    gates.LayGate: lambda judge, node: _served(judge, node) if node.on is gates.THIS_MYSTERY else 0.0,
    monsters.MonsterToCard: _served,
    leaving.DiscardOne: lambda judge, node: (
        1.2 * judge.needs.doom if isinstance(node.of, OfThose) and node.of.those.name == GATE.name else 1.5
    ),
    SpawnClues: lambda _judge, node: 0.7 * node.n,
    gates.SpawnGates: lambda judge, node: -judge.needs.doom * judge.amount(node.n),
    tokens.OmenToken: lambda judge, node: (-0.8 if node.more else 0.8) * judge.needs.doom,
}
