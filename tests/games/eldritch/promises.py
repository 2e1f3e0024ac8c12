"""What a card's text says must happen, read from its tree and looked for in what each part of it told as it ran.

What is told is held against the state, too: whoever was told to have lost 2 Health has 2 less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sobremesa.games.eldritch.book import BOOK, MYTHOS, SPACES, THINGS
from sobremesa.games.eldritch.effects import (
    box,
    clues,
    discarding,
    fate,
    fighting,
    gaining,
    gates,
    haunting,
    health,
    leaving,
    monsters,
    moving,
    reckoning,
    sides,
    testing,
    tokens,
    turns,
)
from sobremesa.games.eldritch.effects.nouns import RANDOM_SPACE
from sobremesa.games.eldritch.facts import OMEN_TRACK, TRAITS
from sobremesa.games.eldritch.rolling import BY_MODIFIER
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import ALIVE, NONE, Eldritch
from sobremesa.games.eldritch.words import FROM_DECK, LOSSES, SKILLS
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import OfThose, Tally, Which
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.events import Event
from sobremesa.kernel.rng import Rng
from sobremesa.testing.coverage import Coverage, Watch, branches_of
from sobremesa.testing.language import check_ears
from sobremesa.testing.position import census_complaint

Facts = dict[str, Any]  # what an event tells, by name; of a thing, what it is called

# Copies are called the same, and are the same in whatever is asked of them here.
CALLED: Final = {THINGS.say(thing)[0]: thing for thing in range(len(THINGS))}


def _facts(event: Event) -> Facts:
    """A condition is told of by its kind; here it is like other things."""
    facts = {name: value[0] if name == "thing" else value for name, value in event.args}
    return {"thing": f"condition-{facts['condition']}", **facts} if "condition" in facts else facts


def _of_conditions(*kinds: str) -> set[str]:
    """What is told of conditions in words of their own counts as well."""
    return {*kinds, *[f"condition-{kind}" for kind in kinds]}


@dataclass(frozen=True)
class Told:
    """What was told on behalf of one part of a text, and how the table was before and after the whole of it."""

    events: Sequence[Event]
    before: Eldritch
    after: Eldritch

    def of(self, *kinds: str) -> list[Facts]:
        return [_facts(event) for event in self.events if event.kind in _of_conditions(*kinds)]

    def numbers(self, *kinds: str, **wanted: object) -> list[int]:
        return [facts["n"] for facts in self.of(*kinds) if wanted.items() <= facts.items()]

    def things(self, kind: str, section: str = "") -> list[int]:
        """Those of that section."""
        names = [facts["thing"] for facts in self.of(kind)]
        return [CALLED[name] for name in names if name.startswith(section)]

    def counts(self, kind: str, section: str = "") -> list[int]:
        """How many of that section, of each whom it is told of."""
        return [*Counter([facts["who"] for facts in self.of(kind) if facts["thing"].startswith(section)]).values()]

    def spaces(self, kind: str) -> list[int]:
        return sorted([SPACES.first + SPACES[facts["space"]] for facts in self.of(kind)])

    def reaches(self, where: Which) -> Sequence[int]:
        """The spaces that are meant, as they lay when the first investigator began."""
        return where.of(self.before, 0)


Check = Callable[[Any, Told], bool]  # whether what was told is what the node says


def _is(n: int | Count, number: int) -> bool:
    """A number that depends on the table is at least there."""
    if isinstance(n, Count):
        return number == n.n if isinstance(n, Fixed) else number > 0
    return number == n


def _are(n: int | Count, numbers: Sequence[int]) -> bool:
    """Whoever it happens to; where there is too little, or not so much to recover, it may be less, once it wasn't."""
    most = n.n if isinstance(n, Fixed) else n
    if isinstance(most, Count):
        return any(number > 0 for number in numbers)
    return bool(numbers) and max(numbers) == most


def _have(trait: Word | None, things: Sequence[int]) -> bool:
    return bool(things) and all(trait is None or trait in TRAITS[thing] for thing in things)


# --- verbs whose numbers and words are looked at --------------------------------------------------------------------


def _loses(n: int | Count, loss: str, told: Told) -> bool:
    """Whoever has less loses what is left, and falls."""
    lost = told.numbers("lost", loss=loss)
    return _are(n, lost) or (isinstance(n, Fixed) and bool(lost) and max(lost) < n.n and bool(told.of("defeated")))


def _tests(node: testing.Test, told: Told) -> bool:
    """With that skill and modifier, and passed by who has as many successes as it takes."""
    bought = sum(told.numbers("spent"))
    modifier = node.modifier + (bought if node.buys is testing.DICE_FOR_SANITY else 0)
    if isinstance(node.dice, Tally):
        modifier += node.dice.tally(told.before, 0)
    more = sum(told.numbers("spent-clues")) if node.buys is testing.SUCCESSES_FOR_CLUES else 0
    need = node.need.n if isinstance(node.need, Fixed) else None if node.need is not None else 1
    rolls, results, verdicts = (
        told.of("rolled"),
        told.of("tested"),
        [event.kind == "passed" for event in told.events if event.kind in ("passed", "failed")],
    )
    return (
        0 < len(rolls) == len(results) == len(verdicts)
        and all(roll["skill"] == node.skill.name and _modifier(roll["pool"]) == modifier for roll in rolls)
        and all(need is None or result["need"] == need for result in results)
        and all(
            (result["n"] + more >= result["need"]) == passed for result, passed in zip(results, verdicts, strict=True)
        )
    )


def _modifier(receipt: Sequence[int]) -> int:
    return sum([n for source, n in zip(receipt[::3], receipt[2::3], strict=True) if source == BY_MODIFIER.number])


def _gains_asset(node: gaining.GainAsset, told: Told) -> bool:
    gained = told.things("gained", "asset-")
    fits = all(not node.traits or any(trait in TRAITS[thing] for trait in node.traits) for thing in gained)
    return bool(gained) and fits and not (node.source is FROM_DECK and told.of("to-reserve"))


def _gains_spells(node: gaining.GainSpells, told: Told) -> bool:
    gained = told.things("gained", "spell-")
    return _have(node.trait, gained) and node.n in told.counts("gained", "spell-")


def _discards(node: Any, told: Told, section: str, trait: Word | None) -> bool:
    if getattr(node, "all_but", False):
        return _have(trait, told.things("discarded", section))
    return _have(trait, told.things("discarded", section)) and node.n in told.counts("discarded", section)


def _spawns_monsters(node: monsters.SpawnMonsters, told: Told) -> bool:
    spaces = told.spaces("monster-spawned")
    where = node.where
    if isinstance(where, OfThose) and (where.those is RANDOM_SPACE or where.those.key == "space-by-it"):
        return len(spaces) == node.n
    return bool(spaces) and spaces == sorted([*told.reaches(node.where)] * node.n)


def _is_named(told: Told, kind: str, name: str) -> bool:
    return any(facts["thing"] == name for facts in told.of(kind))


def _tokens_off(_: object, told: Told) -> list[int]:
    before = told.before.mythos_tokens
    left = [(MYTHOS.number(THINGS.number_of(facts["thing"])), facts["n"]) for facts in told.of("tokens-left")]
    return [before[card] - n for card, n in left]


_CHECKED: Final[dict[type[Node], Check]] = {
    health.Lose: lambda node, told: _loses(node.n, node.what.name, told),
    health.LoseBoth: lambda node, told: (
        _loses(Fixed(node.health), "health", told) and _loses(Fixed(node.sanity), "sanity", told)
    ),
    health.Spend: lambda node, told: _are(node.n, told.numbers("spent", loss=node.what.name)),
    health.Recover: lambda node, told: (
        bool(told.of("recovered")) if node.n is None else _are(node.n, told.numbers("recovered", loss=node.what.name))
    ),
    gaining.GainClues: lambda node, told: _are(node.n, told.numbers("gained-clues")),
    gaining.GainMoreClues: lambda node, told: _are(node.n, told.numbers("gained-clues")),
    gaining.GainThisClue: lambda _, told: told.numbers("gained-clues") == [1],
    gaining.GainCondition: lambda node, told: _is_named(told, "gained", f"condition-{node.kind.name}"),
    gaining.GainConditionOf: lambda node, told: _have(node.trait, told.things("gained", "condition-")),
    gaining.GainSpells: _gains_spells,
    gaining.GainSpellNamed: lambda node, told: _is_named(told, "gained", f"spell-{node.kind.name}"),
    gaining.GainArtifact: lambda node, told: _have(node.trait, told.things("gained", "artifact-")),
    gaining.GainArtifactNamed: lambda node, told: _is_named(told, "gained", f"artifact-{node.name.name}"),
    gaining.GainAsset: _gains_asset,
    gaining.GainAssetNamed: lambda node, told: _is_named(told, "gained", f"asset-{node.name.name}"),
    gaining.Improve: lambda node, told: (
        {facts["skill"] for facts in told.of("improved")} == {node.skill.name}
        if node.skill
        else bool(told.of("improved"))
    ),
    discarding.SpendClues: lambda node, told: _are(node.n, told.numbers("spent-clues")),
    discarding.DiscardClues: lambda node, told: (
        bool(told.of("lost-clues")) if node.n is None else _are(node.n, told.numbers("lost-clues"))
    ),
    discarding.DiscardPossessions: lambda node, told: _discards(
        node, told, "asset-" if node.assets_only else "", node.trait
    ),
    discarding.DiscardSpells: lambda node, told: _discards(node, told, "spell-", None),
    discarding.DiscardConditions: lambda node, told: _discards(node, told, "condition-", node.trait),
    discarding.DiscardCondition: lambda node, told: _is_named(told, "discarded", f"condition-{node.kind.name}"),
    discarding.DiscardAny: lambda _, told: bool(told.things("discarded")),
    fate.AdvanceDoom: lambda node, told: _is(node.n, sum(told.numbers("doom-advances"))),
    fate.RetreatDoom: lambda node, told: _is(node.n, sum(told.numbers("doom-retreats"))),
    fate.AdvanceOmen: lambda node, told: (
        len(told.of("omen-advances")) == node.n or (told.after.omen - told.before.omen - node.n) % len(OMEN_TRACK) == 0
    ),
    gates.SpawnGates: lambda node, told: _is(node.n, len(told.of("gate-spawned", "no-gate"))),
    clues.SpawnClues: lambda node, told: len(told.of("clue-spawned")) == node.n,
    monsters.SpawnMonsters: _spawns_monsters,
    monsters.SpawnNamed: lambda node, told: _is_named(told, "monster-spawned", f"monster-{node.kind.name}"),
    clues.MoveThisClue: lambda node, told: bool({*told.spaces("clue-moved")} & {*told.reaches(node.where)}),
    tokens.TokenOnMystery: lambda _, told: told.before.mystery_tokens + 1 in told.numbers("token-on-mystery"),
    tokens.MarkToMystery: lambda _, told: told.before.mystery_tokens + 1 in told.numbers("token-on-mystery"),
    tokens.TokenOnSheet: lambda node, told: any(
        _is(node.n, n - told.before.sheet_tokens) for n in told.numbers("token-on-sheet")
    ),
    tokens.OmenToken: lambda node, told: (
        told.before.omen_tokens + (1 if node.more else -1) in told.numbers("omen-tokens")
    ),
    tokens.ChangeTokens: lambda node, told: (
        sum(told.after.mythos_tokens) == sum(told.before.mythos_tokens) + 1
        if node.more
        else _are(node.n, _tokens_off(node, told))
    ),
    box.BoxAssets: lambda _, told: len(told.after.asset_box) > len(told.before.asset_box),
    box.BoxExpeditions: lambda _, told: len(told.after.boxed) > len(told.before.boxed),
    box.BoxFallen: lambda _, told: {*told.after.fallen_at} == {NONE} != {*told.before.fallen_at},
    box.DiscardReserve: lambda _, told: bool(told.before.reserve) and not told.after.reserve,
    fighting.Ambush: lambda node, told: (
        bool(told.of("ambush")) if node.kind is None else _is_named(told, "combat", f"monster-{node.kind.name}")
    ),
    fighting.Damage: lambda node, told: _are(node.n, told.numbers("monster-hurt")),
    fighting.DamageEach: lambda node, told: {*told.numbers("monster-hurt")} == {node.n},
    fighting.HurtIt: lambda node, told: (
        bool(told.of("monster-hurt")) if node.n is None else _are(node.n, told.numbers("monster-hurt"))
    ),
    moving.Move: lambda node, told: (
        0 < len(told.of("moved")) <= node.n and (node.up_to or len(told.of("moved")) == node.n)
    ),
    moving.MoveTo: lambda node, told: bool({*told.spaces("moved")} & {*told.reaches(node.where)}),
    testing.Test: _tests,
}

# Of the others, what is told where they do something: one of these.
_TOLD: Final[dict[type[Node], tuple[str, ...]]] = {
    health.Delay: ("delayed",),
    health.BeDevoured: ("devoured",),
    gaining.ImproveAgain: ("improved",),
    discarding.DiscardThis: ("discarded",),
    discarding.DiscardThat: ("discarded",),
    discarding.GroupSpends: ("spent-clues",),
    fate.SetOmen: ("omen-set",),
    fate.SolveMystery: ("mystery-solved",),
    fate.SolveRumour: ("mythos-gone",),
    fate.DiscardThisMythos: ("mythos-gone",),
    fate.DrawRumour: ("mythos-in-play",),
    fate.WinGame: ("ended-won",),
    fate.LoseGame: ("ended-devoured", "ended-rumour", "ended-awake"),
    clues.SpawnClueAnywhere: ("clue-spawned-there",),
    gates.CloseGate: ("gate-closed", "mythos-gone"),
    leaving.DiscardOne: ("gate-gone", "monster-gone"),
    clues.DiscardThisClue: ("clue-gone",),
    leaving.DiscardCluesOn: ("clue-gone",),
    box.FillReserve: ("to-reserve",),
    gates.LayGate: ("gate-to-mystery", "gate-to-sheet"),
    clues.MoveCluesToNearest: ("clue-went",),
    fighting.MonstersRecover: ("monster-recovered",),
    clues.ClueToMystery: ("clue-to-mystery",),
    tokens.MarkNearest: ("marked",),
    tokens.Mark: ("marked",),
    monsters.MonsterToCard: ("monster-to-card",),
    fighting.Fight: ("combat",),
    fighting.FightAll: ("combat",),
    fighting.FightOne: ("combat",),
    monsters.Bring: ("combat",),
    monsters.MoveMonster: ("monster-moved",),
    haunting.MoveItTo: ("monster-moved",),
    monsters.Gather: ("monster-moved",),
    haunting.CarryOff: ("monster-moved",),
    haunting.ItGoesTowards: ("monster-moved",),
    leaving.Discard: ("gate-gone", "monster-gone"),
    fighting.DefeatEachHere: ("monster-fell",),
    moving.MoveTowards: ("moved",),
    moving.SwapSpaces: ("moved",),
    reckoning.Reckon: ("reckoning",),
    sides.Turn: ("turned",),
    sides.Cast: ("cast",),
    sides.LookAtBack: ("looked-at-back",),
    turns.LookAtGates: ("looked-at-gates",),
    turns.ExtraAction: ("acts",),
    turns.Meet: ("encounter",),
    turns.SpendToRecover: ("spent",),
    testing.RollFor: ("rolled-die",),
    testing.RollUpToPlayers: ("rolled-die",),
}


# Verbs that never do more than they say, and how much they told that they did: as many of each as there may be.
_MOST: Final[dict[type[Node], Callable[[Any, Told], Sequence[int]]]] = {
    health.Lose: lambda node, told: told.numbers("lost", loss=node.what.name),
    health.Spend: lambda _, told: told.numbers("spent"),
    health.Recover: lambda node, told: told.numbers("recovered", loss=node.what.name),
    gaining.GainClues: lambda _, told: told.numbers("gained-clues"),
    gaining.GainMoreClues: lambda _, told: told.numbers("gained-clues"),
    gaining.GainSpells: lambda _, told: told.counts("gained", "spell-"),
    discarding.SpendClues: lambda _, told: told.numbers("spent-clues"),
    discarding.DiscardClues: lambda _, told: told.numbers("lost-clues"),
    discarding.DiscardPossessions: lambda _, told: told.counts("discarded"),
    discarding.DiscardSpells: lambda _, told: told.counts("discarded"),
    discarding.DiscardConditions: lambda _, told: told.counts("discarded"),
    fate.AdvanceDoom: lambda _, told: told.numbers("doom-advances"),
    fate.RetreatDoom: lambda _, told: told.numbers("doom-retreats"),
    tokens.ChangeTokens: _tokens_off,
    fighting.Damage: lambda _, told: told.numbers("monster-hurt"),
    fighting.DamageEach: lambda _, told: told.numbers("monster-hurt"),
    fighting.HurtIt: lambda _, told: told.numbers("monster-hurt"),
}


def _is_overdone(node: Any, told: Told) -> bool:
    did = _MOST.get(type(node))
    if did is None or getattr(node, "all_but", False):
        return False
    most = node.n.n if isinstance(node.n, Fixed) else node.n
    return isinstance(most, int) and any(number > most for number in did(node, told))


def _is_kept(node: Node, told: Told) -> bool:
    """Whether what was told fits what the node says."""
    check = _CHECKED.get(type(node))
    if check is not None:
        return check(node, told)
    kinds = _TOLD.get(type(node))
    return kinds is None or bool(told.of(*kinds))


# --- what was told, and the table -----------------------------------------------------------------------------------


def _balance_complaint(told: Told) -> str:
    """Where the numbers that were told don't lead from the table before to the table after."""
    before, after = told.before, told.after
    moved = sum(told.numbers("doom-retreats")) - sum(told.numbers("doom-advances"))
    if after.doom - before.doom != moved:
        return f"doom went from {before.doom} to {after.doom}, and {moved:+} was told"
    for seat in range(len(before.life)):
        if told.before.life[seat] != ALIVE or told.after.sheets[seat] != told.before.sheets[seat]:
            continue
        for loss, pair in zip(
            LOSSES.words, ((before.health, after.health), (before.sanity, after.sanity)), strict=True
        ):
            mine = {"who": seat, "loss": loss.name}
            moved = sum(told.numbers("recovered", **mine)) - sum(told.numbers("lost", "spent", **mine))
            if pair[1][seat] - pair[0][seat] != moved:
                return f"{loss.name} of {seat} went from {pair[0][seat]} to {pair[1][seat]}, and {moved:+} was told"
        for skill in SKILLS.words:
            wanted = {"who": seat, "skill": skill.name}
            moved = len([facts for facts in told.of("improved") if wanted.items() <= facts.items()])
            if after.improved[seat][skill.number] > before.improved[seat][skill.number] + moved:
                return f"{skill.name} of {seat} was improved, and nobody was told"
    return ""


@cache
def _nodes() -> dict[str, Node]:
    return {BOOK.names[node.number]: node for node in BOOK}


class Trial:
    """Texts are played at random, and noted: which branches were taken, and which of them did what they say."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self.taken: set[str] = set()
        self.kept: set[str] = set()
        self.overdone: set[str] = set()

    def resolve(self, s: Eldritch, begin: Callable[[Eldritch], object], rng: Rng) -> None:
        """What `begin` starts, until it is over; whoever is asked chooses at random."""
        self._watch.clear()
        s.log = []
        counted, depth = GAME.census(s), len(s.agenda)
        begin(s)
        before = GAME.schema.clone(s)
        advance(s)
        while len(s.agenda) > depth:
            decision = GAME.decisions(s)[0]
            GAME.apply(s, decision.seat, decision.options[rng.below(len(decision.options))])
        if s.agenda:
            check_ears(s)
            assert census_complaint(counted, GAME.census(s)) == ""
        wrong = _balance_complaint(Told(s.log, before, s))
        assert not wrong, wrong
        ran, told = self._watch.ran, self._watch.told
        self.taken |= ran
        for name in ran:
            mine = Told(told.get(name, ()), before, s)
            if name not in self.kept and _is_kept(_nodes()[name], mine):
                self.kept.add(name)
            if _is_overdone(_nodes()[name], mine):
                self.overdone.add(name)

    def is_done(self, branches: Sequence[str]) -> bool:
        return self.taken.issuperset(branches) and self.kept.issuperset(branches)

    def counts(self, wanted: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, int]]:
        return Coverage(wanted, self.taken & self.kept).counts()

    def complaints(self, branches: Sequence[str]) -> Iterator[str]:
        yield from [f"never taken: {branch}" for branch in branches if branch not in self.taken]
        yield from [f"did not what it says: {branch}" for branch in branches if branch in self.taken - self.kept]
        yield from [f"did more than it says: {branch}" for branch in branches if branch in self.overdone]


def branches_in(section: Section) -> dict[str, list[str]]:
    """By card of that section, the branches of its text. A monster may be called like the card that brings it."""
    every = branches_of(BOOK)
    found = {}
    for number, name in enumerate(section.names):
        parts = [f"{name}.{part}" for part in BOOK.cards[section.first + number].parts]
        found[name] = [branch for branch in every.get(name, ()) if branch.partition("/")[0] in parts]
    return found
