"""What a card's text says must happen, read from its tree and looked for in what each part of it told as it ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.effects import (
    board,
    discarding,
    fate,
    fighting,
    gaining,
    haunting,
    health,
    moving,
    sides,
    testing,
    turns,
)
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.effects.selectors import Fixed
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.events import Event
from sobremesa.kernel.rng import Rng
from sobremesa.testing.coverage import Coverage, Watch, branches_of
from sobremesa.testing.language import check_ears
from sobremesa.testing.position import census_complaint

# By verb, what is told where it does something: one of these.
_TOLD: Final[dict[type[Node], tuple[str, ...]]] = {
    health.RecoverAll: ("recovered",),
    health.Delay: ("delayed",),
    health.BeDevoured: ("devoured",),
    gaining.GainThisClue: ("gained-clues",),
    gaining.Improve: ("improved",),
    discarding.DiscardThis: ("discarded",),
    discarding.DiscardPossessions: ("discarded",),
    discarding.DiscardSpells: ("discarded",),
    discarding.DiscardConditions: ("discarded",),
    discarding.DiscardCondition: ("discarded",),
    discarding.DiscardClues: ("lost-clues",),
    fate.AdvanceDoom: ("doom-advances",),
    fate.RetreatDoom: ("doom-retreats",),
    fate.AdvanceOmen: ("omen-advances",),
    fate.SetOmen: ("omen-set",),
    fate.SolveMystery: ("mystery-solved",),
    fate.SolveThis: ("mythos-gone",),
    fate.SolveOne: ("mythos-gone",),
    fate.Unsolve: ("mystery-unsolved",),
    fate.WinGame: ("ended-won",),
    fate.LoseGame: ("ended-devoured", "ended-rumour", "ended-awake"),
    board.SpawnGates: ("gate-spawned", "no-gate"),
    board.SpawnClues: ("clue-spawned",),
    board.SpawnMonsters: ("monster-spawned",),
    board.SpawnAtRandom: ("monster-spawned",),
    board.CloseGate: ("gate-closed", "mythos-gone"),
    board.DiscardGate: ("gate-gone",),
    board.TokenOnMystery: ("token-on-mystery",),
    board.MarkToMystery: ("token-on-mystery",),
    board.ClueToMystery: ("clue-to-mystery",),
    board.TokenOnSheet: ("token-on-sheet",),
    board.OmenToken: ("omen-tokens",),
    board.MarkAtRandom: ("marked",),
    board.MarkNearest: ("marked",),
    board.MarkSpaces: ("marked",),
    board.AncientMark: ("marked",),
    board.MonsterToCard: ("monster-to-card",),
    fighting.Ambush: ("ambush", "combat"),
    fighting.Fight: ("combat",),
    fighting.FightAll: ("combat",),
    fighting.FightNamed: ("combat",),
    haunting.FightThis: ("combat",),
    haunting.DiscardThisMonster: ("monster-gone",),
    fighting.DiscardMonster: ("monster-gone",),
    fighting.DiscardMonstersHere: ("monster-gone",),
    fighting.Damage: ("monster-hurt",),
    fighting.DamageEach: ("monster-hurt",),
    fighting.HurtIt: ("monster-hurt",),
    fighting.DefeatIt: ("monster-hurt",),
    fighting.DefeatEachHere: ("monster-fell",),
    moving.Move: ("moved",),
    moving.MoveTo: ("moved",),
    moving.MoveTowardsIt: ("moved",),
    sides.Turn: ("turned",),
    sides.Cast: ("cast",),
    sides.LookAtBack: ("looked-at-back",),
    turns.LookAtGates: ("looked-at-gates",),
    turns.ExtraAction: ("acts",),
    turns.Meet: ("encounter",),
    testing.Test: ("rolled",),
    testing.RollFor: ("rolled-die",),
}


def _args(event: Event) -> dict[str, Any]:
    return {name: value[0] if name == "thing" else value for name, value in event.args}


def _is_told(events: Sequence[Event], kind: str, **wanted: object) -> bool:
    return any(event.kind == kind and wanted.items() <= _args(event).items() for event in events)


def _has_gained(events: Sequence[Event], what: str) -> bool:
    return any(event.kind == "gained" and _args(event)["thing"].startswith(what) for event in events)


def _is_kept(node: Node, events: Sequence[Event]) -> bool:
    """Whether what was told fits what the node says."""
    if isinstance(node, health.Lose):
        right = _is_told(events, "lost", loss=node.what.name)
        if not isinstance(node.n, Fixed):
            return right
        # Whoever has less loses what is left, and falls.
        return _is_told(events, "lost", loss=node.what.name, n=node.n.n) or (right and _is_told(events, "defeated"))
    if isinstance(node, health.LoseBoth):
        return _is_told(events, "lost", n=node.health) and _is_told(events, "lost", n=node.sanity)
    if isinstance(node, health.Spend):
        return _is_told(events, "spent", n=node.n, loss=node.what.name)
    if isinstance(node, health.Recover):
        return _is_told(events, "recovered", n=node.n, loss=node.what.name)
    if isinstance(node, gaining.GainClues):
        return _is_told(events, "gained-clues", **({"n": node.n.n} if isinstance(node.n, Fixed) else {}))
    if isinstance(node, discarding.SpendClues):
        return _is_told(events, "spent-clues", **({"n": node.n.n} if isinstance(node.n, Fixed) else {}))
    if isinstance(node, gaining.GainCondition):
        return _has_gained(events, f"condition-{node.kind.name}")
    if isinstance(node, gaining.GainConditionOf):
        return _has_gained(events, "condition-")
    if isinstance(node, gaining.GainSpells):
        return _has_gained(events, "spell-")
    if isinstance(node, gaining.GainSpellNamed):
        return _has_gained(events, f"spell-{node.kind.name}")
    if isinstance(node, gaining.GainArtifact):
        return _has_gained(events, "artifact-")
    if isinstance(node, gaining.GainArtifactNamed):
        return _has_gained(events, f"artifact-{node.name.name}")
    if isinstance(node, gaining.GainAsset):
        return _has_gained(events, "asset-")
    if isinstance(node, gaining.GainAssetNamed):
        return _has_gained(events, f"asset-{node.name.name}")
    if isinstance(node, board.SpawnNamed):
        return any(
            event.kind == "monster-spawned" and _args(event)["thing"].startswith(f"monster-{node.kind.name}")
            for event in events
        )
    kinds = _TOLD.get(type(node))
    return kinds is None or any(event.kind in kinds for event in events)


@cache
def _nodes() -> dict[str, Node]:
    return {BOOK.names[node.number]: node for node in BOOK}


class Trial:
    """Texts are played at random, and noted: which branches were taken, and which of them did what they say."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self.taken: set[str] = set()
        self.kept: set[str] = set()

    def resolve(self, s: Eldritch, begin: Callable[[Eldritch], object], rng: Rng) -> None:
        """What `begin` starts, until it is over; whoever is asked chooses at random."""
        self._watch.clear()
        s.log = []
        before, depth = GAME.census(s), len(s.agenda)
        begin(s)
        advance(s)
        while len(s.agenda) > depth:
            decision = GAME.decisions(s)[0]
            GAME.apply(s, decision.seat, decision.options[rng.below(len(decision.options))])
        if s.agenda:
            check_ears(s)
            assert census_complaint(before, GAME.census(s)) == ""
        ran, told = self._watch.ran, self._watch.told
        self.taken |= ran
        self.kept |= {name for name in ran - self.kept if _is_kept(_nodes()[name], told.get(name, ()))}

    def is_done(self, branches: Sequence[str]) -> bool:
        return self.taken.issuperset(branches) and self.kept.issuperset(branches)

    def counts(self, wanted: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, int]]:
        return Coverage(wanted, self.taken & self.kept).counts()

    def complaints(self, branches: Sequence[str]) -> Iterator[str]:
        yield from [f"never taken: {branch}" for branch in branches if branch not in self.taken]
        yield from [f"did nothing of what it says: {branch}" for branch in branches if branch in self.taken - self.kept]


def branches_in(section: Section) -> dict[str, list[str]]:
    """By card of that section, the branches of its text. A monster may be called like the card that brings it."""
    every = branches_of(BOOK)
    found = {}
    for number, name in enumerate(section.names):
        parts = [f"{name}.{part}" for part in BOOK.cards[section.first + number].parts]
        found[name] = [branch for branch in every.get(name, ()) if branch.partition("/")[0] in parts]
    return found
