"""What effects are worth to an investigator, read from the cards' own trees, in points of Health or so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS
from sobremesa.games.eldritch.effects import board, discarding, fate, fighting, gaining, health, moving, parts, testing
from sobremesa.games.eldritch.effects.sharing import Swap
from sobremesa.games.eldritch.effects.turns import ExtraAction, LookAtGates, Reschool, SpendToRecover
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import (
    BLESSED,
    CURSED,
    DARK_PACT,
    DEBT,
    DETAINED,
    HEALTH,
)
from sobremesa.kernel.effects.control import Choose, Each, If, May, Repeat, Seq, Under
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.words import Word

DEATH: Final = 15.0
CLUE: Final = 2.0
DOOM: Final = 3.0
SIDES: Final = 6

_CONDITIONS: Final = {BLESSED: 2.5, CURSED: -3.0, DARK_PACT: -3.5, DEBT: -1.0, DETAINED: -2.5}
_OTHER_CONDITION: Final = -1.5

_FLAT: Final[dict[type[Node], float]] = {
    gaining.GainArtifact: 2.5,
    gaining.GainArtifactNamed: 2.5,
    gaining.GainAsset: 1.5,
    gaining.GainAssetNamed: 1.5,
    gaining.GainSpellNamed: 1.0,
    gaining.GainConditionOf: _OTHER_CONDITION,
    gaining.Improve: 1.5,
    health.Delay: -1.5,
    health.BeDevoured: -DEATH - 5,
    discarding.DiscardPossessions: -1.0,
    discarding.DiscardSpells: -1.0,
    discarding.DiscardClues: -CLUE,
    discarding.DiscardConditions: 1.5,
    board.TokenOnMystery: 7.0,
    board.MarkToMystery: 7.0,
    board.ClueToMystery: 5.0,
    board.TokenOnSheet: 4.0,
    board.DiscardGate: 3.0,
    board.DiscardThisClue: -1.0,
    board.SpawnClueAnywhere: 1.0,
    board.SpawnMonsters: -1.5,
    fate.AdvanceOmen: -1.5,
    fate.SolveThis: 7.0,
    fate.Unsolve: -10.0,
    fighting.DiscardMonster: 1.5,
    fighting.DefeatIt: 2.0,
    fighting.Bring: -2.0,
    ExtraAction: 1.5,
    LookAtGates: -0.2,
    Reschool: -1.0,
    SpendToRecover: -0.5,
    Swap: -1.0,
    moving.Move: 0.0,
}


def chance(s: Eldritch, seat: int, skill: int, modifier: int, need: int = 1) -> float:
    """Of that many successes, by the skill alone."""
    dice = max(1, SHEETS[s.sheets[seat]].skills[skill] + s.improved[seat][skill] + modifier)
    good = 1 / 3
    if moves.condition_held(s, seat, BLESSED) >= 0:
        good = 1 / 2
    elif moves.condition_held(s, seat, CURSED) >= 0:
        good = 1 / 6
    missed = 0.0
    ways = 1.0
    for successes in range(min(need, dice + 1)):
        missed += ways * good**successes * (1 - good) ** (dice - successes)
        ways = ways * (dice - successes) / (successes + 1)
    return 1 - missed


def pain(left: int, lost: float) -> float:
    """What losing so much of what is left is worth: the last points are dear."""
    if lost >= left:
        return -DEATH
    return -lost * (2.5 if left - lost <= 1 else 1.6 if left - lost <= 3 else 1.0)


class Judge:
    """For one investigator in one position; what this clue and this gate are worth depends on what is sought."""

    def __init__(self, s: Eldritch, seat: int, *, this_clue: float = CLUE, this_gate: float = 4.0) -> None:
        self.s = s
        self.seat = seat
        self.this_clue = this_clue
        self.this_gate = this_gate

    def worth(self, node: Node | None) -> float:
        if node is None:
            return 0.0
        weigh = _WEIGHED.get(type(node))
        return weigh(self, node) if weigh is not None else _FLAT.get(type(node), 0.0)

    def amount(self, n: Count | int) -> float:
        if isinstance(n, int):
            return n
        return n.n if isinstance(n, Fixed) else 1.0

    def left(self, what: Word) -> int:
        return (self.s.health if what is HEALTH else self.s.sanity)[self.seat]

    def missing(self, what: Word) -> int:
        sheet = SHEETS[self.s.sheets[self.seat]]
        return (sheet.health if what is HEALTH else sheet.sanity) - self.left(what)

    def encounter(self, card: int, part: str) -> float:
        """What that part of an encounter card comes to; of a complex one, by the test that divides it."""
        parts = BOOK.cards[ENCOUNTERS.first + card].parts
        if part != "initial":
            return self.worth(parts[part])
        passed, failed = self.worth(parts["passed"]), self.worth(parts["failed"])
        test = next((node for node in tree(parts[part]) if isinstance(node, testing.Test)), None)
        if test is None:
            return max(passed, failed)
        likely = chance(self.s, self.seat, test.skill.number, test.modifier)
        return likely * passed + (1 - likely) * failed


def _all(judge: Judge, node: Seq) -> float:
    return sum([judge.worth(part) for part in node.parts])


def _may(judge: Judge, node: May) -> float:
    return max(judge.worth(node.cost) + judge.worth(node.then), judge.worth(node.other))


def _choose(judge: Judge, node: Choose) -> float:
    best = max([judge.worth(branch) for branch in node.branches])
    return max(0.0, best) if node.or_nothing else best


def _test(judge: Judge, node: testing.Test) -> float:
    need = 1 if node.need is None else round(judge.amount(node.need))
    likely = chance(judge.s, judge.seat, node.skill.number, node.modifier, need)
    return likely * judge.worth(node.passed) + (1 - likely) * judge.worth(node.failed)


def _roll(judge: Judge, node: testing.RollFor) -> float:
    return sum([judge.worth(row.do) * (row.high - row.low + 1) / SIDES for row in node.rows])


def _both(judge: Judge, node: health.LoseBoth) -> float:
    s, seat = judge.s, judge.seat
    return pain(s.health[seat], node.health) + pain(s.sanity[seat], node.sanity)


def _fight(judge: Judge, node: fighting.Ambush | fighting.Fight) -> float:
    return -2.0 + 0.4 * judge.worth(node.won) + 0.6 * judge.worth(node.lost)


def _condition(judge: Judge, node: gaining.GainCondition) -> float:
    held = moves.condition_held(judge.s, judge.seat, node.kind) >= 0
    return 0.0 if held else _CONDITIONS.get(node.kind, _OTHER_CONDITION)


def _lost_condition(judge: Judge, node: discarding.DiscardCondition) -> float:
    held = moves.condition_held(judge.s, judge.seat, node.kind) >= 0
    return -_CONDITIONS.get(node.kind, _OTHER_CONDITION) if held else 0.0


_WEIGHED: Final[dict[type[Node], Callable[[Judge, Any], float]]] = {
    Seq: _all,
    May: _may,
    Choose: _choose,
    If: lambda judge, node: (judge.worth(node.then) + judge.worth(node.other)) / 2,
    Each: lambda judge, node: judge.worth(node.do),
    Under: lambda judge, node: judge.worth(node.do),
    Repeat: lambda judge, node: node.n * judge.worth(node.do),
    parts.Upon: lambda judge, node: judge.worth(node.do),
    parts.Resolved: lambda judge, node: judge.worth(node.do),
    testing.Test: _test,
    testing.RollFor: _roll,
    health.Lose: lambda judge, node: pain(judge.left(node.what), judge.amount(node.n)),
    health.LoseBoth: _both,
    health.Spend: lambda judge, node: pain(judge.left(node.what), node.n),
    health.Recover: lambda judge, node: 1.0 * min(node.n, judge.missing(node.what)),
    gaining.GainThisClue: lambda judge, _node: judge.this_clue,
    board.CloseGate: lambda judge, _node: judge.this_gate,
    gaining.GainClues: lambda judge, node: CLUE * judge.amount(node.n),
    gaining.GainSpells: lambda _judge, node: 1.0 * node.n,
    gaining.GainCondition: _condition,
    discarding.DiscardCondition: _lost_condition,
    discarding.SpendClues: lambda judge, node: -(CLUE - 0.3) * judge.amount(node.n),
    fighting.Ambush: _fight,
    fighting.Fight: _fight,
    fighting.Damage: lambda judge, node: 0.8 * judge.amount(node.n),
    fighting.DamageEach: lambda _judge, node: 0.8 * node.n,
    fate.AdvanceDoom: lambda judge, node: -DOOM * judge.amount(node.n),
    fate.RetreatDoom: lambda _judge, node: DOOM * node.n,
    board.SpawnClues: lambda _judge, node: 0.7 * node.n,
    board.SpawnGates: lambda judge, node: -3.0 * judge.amount(node.n),
    board.OmenToken: lambda _judge, node: -2.0 if node.more else 2.0,
}
