"""What is being read, rolled, fought or bought: told from the agenda, which everybody at the table could keep."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from sobremesa.games.eldritch.book import BOOK, ENCOUNTERS, MONSTERS, MYTHOS, PARTS
from sobremesa.games.eldritch.combat import Combat as CombatNode
from sobremesa.games.eldritch.combat import met
from sobremesa.games.eldritch.effects.fate import AdvanceDoom, GroupPicks
from sobremesa.games.eldritch.effects.fighting import FightAll
from sobremesa.games.eldritch.facts import ENCOUNTER, MYTHOS_FACTS
from sobremesa.games.eldritch.meeting import AFTER_COMBAT, scene_of
from sobremesa.games.eldritch.meeting import ENCOUNTER as ENCOUNTER_TURN
from sobremesa.games.eldritch.mythos_phase import CARD_STEPS, ICONS, TEXT_STEP
from sobremesa.games.eldritch.rolling import AGAIN, MARK, PLUS, Testing
from sobremesa.games.eldritch.shopping import Shop as ShopNode
from sobremesa.games.eldritch.state import NONE, SCHEMA, Eldritch
from sobremesa.games.eldritch.view import Ballot, Combat, Die, Piece, Reading, Shop, Source, Test
from sobremesa.games.eldritch.words import SKILLS, SPECIAL
from sobremesa.kernel.effects.control import If
from sobremesa.kernel.effects.node import SPAN, Node
from sobremesa.kernel.effects.registers import CARD, IT, WHO, WIDTH, A, B
from sobremesa.kernel.effects.running import LEAVE, RESOLVE, put, reg

# --- where it stands ----------------------------------------------------------------------------------------------


def _topmost(s: Eldritch, kind: type[Node] | tuple[type[Node], ...]) -> int:
    """Where on the agenda the uppermost node of that kind waits, or NONE."""
    nodes = BOOK.nodes
    return next((at for at in range(len(s.agenda) - 1, -1, -1) if isinstance(nodes[s.agenda[at][0]], kind)), NONE)


def _within(s: Eldritch, at: int) -> Eldritch:
    """The table as that frame of the agenda finds it, in the scope in which it was begun."""
    above = [number for number, _ in s.agenda[at + 1 :] if number in (LEAVE, RESOLVE)]
    t = SCHEMA.clone(s)
    del t.agenda[at + 1 :]
    del t.registers[len(t.registers) - WIDTH * len(above) :]
    return t


# --- a test -------------------------------------------------------------------------------------------------------

_STEPS: Final = {AGAIN: "roll-again", MARK: "which-die", PLUS: "raise-die"}


def test_under_way(s: Eldritch) -> Test | None:
    at = _topmost(s, Testing)
    if at < 0:
        return None
    t = _within(s, at)
    number, step = t.agenda[-1]
    node = BOOK.nodes[number]
    assert isinstance(node, Testing)
    who, skill, least = reg(t, WHO), node.skill_of(t), node.least(t)
    is_rolled = step in _STEPS
    sources: list[Source] = [
        {"of": line.of.name, "thing": line.thing, "n": line.n, "counts": line.counts} for line in node.sources(t)
    ]
    pool = max(1, sum([source["n"] for source in sources if source["counts"]]))
    dice = _dice(t, sources, least) if is_rolled else []
    foe = node.foe_of(t)
    return {
        "who": who,
        "skill": SKILLS.words[skill].name,
        "modifier": node.modifier_of(t),
        "thing": foe if foe >= 0 else reg(t, CARD),
        "least": least,
        "need": node.needed(t),
        "sources": sources,
        "pool": pool,
        "dice": dice,
        "successes": node.successes(t) if is_rolled else 0,
        "marked": list(t.marked),
        "step": _STEPS.get(step, "before"),
        "again": [listener % SPAN for listener in node.helps(t, who, skill)] if step == AGAIN else [],
    }


def _dice(t: Eldritch, sources: list[Source], least: int) -> list[Die]:
    """What takes dice away takes them from the first."""
    fewer = -sum([source["n"] for source in sources if source["counts"] and source["n"] < 0])
    given = [at for at, source in enumerate(sources) if source["counts"] for _ in range(source["n"])][fewer:]
    given += [0] * (len(t.dice) - len(given))
    were = t.were or (0,) * len(t.dice)
    return [
        {"face": face, "was": was, "success": face >= least, "source": source}
        for face, was, source in zip(t.dice, were, given, strict=False)
    ]


# --- combat, shopping ---------------------------------------------------------------------------------------------

_COMBAT_STEPS: Final = ("before", "before", "before", "will", "will", "will", "strength", "strength", "strength")


def combat_under_way(s: Eldritch) -> Combat | None:
    all_of_them, one = _topmost(s, FightAll), _topmost(s, CombatNode)
    if all_of_them < 0 and one < 0:
        return None
    t = _within(s, max(one, all_of_them))
    token, step = (met(t), _COMBAT_STEPS[t.agenda[-1][1]]) if one > all_of_them else (NONE, "after")
    follows = (ENCOUNTER_TURN.number, AFTER_COMBAT) in s.agenda
    return {
        "who": reg(t, WHO),
        "token": token,
        "step": step,
        "next": [MONSTERS.number(thing) for thing in s.to_fight] if all_of_them >= 0 else [],
        "more": follows and s.may_meet_more,
    }


def shop_under_way(s: Eldritch) -> Shop | None:
    at = _topmost(s, ShopNode)
    if at < 0:
        return None
    t = _within(s, at)
    return {"who": reg(t, WHO), "left": reg(t, A), "bought": reg(t, B)}


# --- what the group decides -----------------------------------------------------------------------------------------


def ballot_under_way(s: Eldritch, votes: Sequence[int | bool], me: int) -> Ballot | None:
    """`votes` as that seat sees them: its own, and of the others whether they are in."""
    at = _topmost(s, GroupPicks)
    if at < 0 or not (votes or s.opened):
        return None
    t = _within(s, at)
    node = BOOK.nodes[t.agenda[-1][0]]
    assert isinstance(node, GroupPicks)
    voters = list(node.voters(t))
    options = BOOK.picks(node.of.find(t))
    is_mine = me in voters and bool(votes) and votes[me] >= 0
    return {
        "voters": voters,
        "sealed": [seat for seat in voters if votes and (is_mine if seat == me else votes[seat])],
        "own": BOOK.options[votes[me]].key if is_mine else "",
        "opened": {
            option.key: [seat for seat in voters if s.opened[seat] == option.args[0]] for option in options if s.opened
        },
        "choices": [{"option": option.key, "doom": _doom_if_chosen(t, option.args[0])} for option in options],
    }


def _doom_if_chosen(t: Eldritch, thing: int) -> int:
    """As the rest of the same text says, which waits below."""
    put(t, IT, thing)
    rest = takewhile(lambda number: number not in (LEAVE, RESOLVE), [number for number, _ in reversed(t.agenda[:-1])])
    return sum([_doom_of(t, BOOK.nodes[number]) for number in rest])


def _doom_of(t: Eldritch, node: Node | None) -> int:
    if isinstance(node, If):
        return _doom_of(t, node.then if node.when.holds(t, reg(t, WHO), reg(t, CARD)) else node.other)
    return node.n.of(t) if isinstance(node, AdvanceDoom) else 0


# --- cards --------------------------------------------------------------------------------------------------------


def card_being_read(s: Eldritch) -> Reading | None:
    if s.drawn >= 0:
        facts, part = ENCOUNTER[s.drawn], PARTS.names[s.drawn_part]
        opening = "initial" if part in ("passed", "failed") else part
        return {
            "kind": "encounter",
            "thing": ENCOUNTERS.first + s.drawn,
            "who": s.active,
            "deck": facts.deck.name,
            "scene": "" if facts.deck is SPECIAL else scene_of(s.drawn, opening),
            "pieces": [],
        }
    if s.mythos_drawn >= 0:
        return {
            "kind": "mythos",
            "thing": MYTHOS.first + s.mythos_drawn,
            "who": NONE,
            "deck": "",
            "scene": "",
            "pieces": _icons(s),
        }
    return None


def _icons(s: Eldritch) -> list[Piece]:
    """In the order in which they are resolved, and the text, which is sealed until it is reached."""
    steps = [*ICONS[MYTHOS_FACTS[s.mythos_drawn].colour.number], ("text", TEXT_STEP)]
    waits = next((step for number, step in reversed(s.agenda) if number == CARD_STEPS.number), TEXT_STEP + 1)
    now = max([step for _, step in steps if step < waits], default=0)
    return [{"state": "done" if step < now else "now" if step == now else "next", "name": name} for name, step in steps]
