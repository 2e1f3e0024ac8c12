"""Matches that were begun under earlier rules and go on under these.

Rules 1 saved numbers, which meant what the box held then: the names stand here in that order, and never change.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.princesa import duel, turn, victory
from sobremesa.games.princesa.book import BOOK
from sobremesa.games.princesa.effects.own_cards import Foresee
from sobremesa.games.princesa.effects.secrets import PeekOthers
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.state import Plain

_CARDS: Final = [
    "sworn-sword",
    "longbow",
    "fireball",
    "hidden-dagger",
    "great-axe",
    "stone-fist",
    "holy-mace",
    "satire",
    "poison-nails",
    "light-crossbow",
    "sword-cane",
    "short-sword",
    "lance",
    "war-hammer",
    "poisoned-blade",
    "heavy-crossbow",
    "plunder",
    "executioner",
    "heraldic-shield",
    "leaf-cloak",
    "arcane-barrier",
    "smoke-bomb",
    "tough-hide",
    "prayer",
    "ballad",
    "spring-trap",
    "bodyguard",
    "wooden-shield",
    "plate-armour",
    "riposte",
    "healers-kit",
    "withdrawal",
    "telltale-mirror",
    "code-of-honour",
    "follow-the-trail",
    "clairvoyance",
    "light-fingers",
    "confession",
    "rumour",
    "cauldron",
    "master-key",
    "bribe",
    "interrogation",
    "robbery",
    "map",
    "unmask",
    "ambush",
    "toll",
    "face-changer",
    "barter",
    "evil-eye",
    "slow-poison",
    "clumsy-hands",
    "frog-curse",
    "torn-pocket",
    "loose-tongue",
    "blessing",
    "protective-aura",
    "giant-strength",
    "metamorphosis",
    "travelling-market",
    "thick-fog",
    "blood-moon",
    "sanctuary",
    "storm",
    "fair-of-truth",
    "princess",
]
_SECRETS: Final = [
    "kidnapper",
    "accomplice",
    "betrothed",
    "bounty-hunter",
    "undying",
    "hidden-heir",
    "royal-spy",
    "covert-warlock",
    "necromancer",
    "witness",
]
_HEROES: Final = [
    "knight",
    "huntress",
    "wizard",
    "thief",
    "barbarian",
    "priestess",
    "bard",
    "witch",
    "inventor",
    "merchant",
]

# The parts of texts, as they were numbered, under the names that they have in the book.
_DEEDS: Final = [
    "sworn-sword.won/parts.0/plain",
    "sworn-sword.won/parts.0/mastered",
    "sworn-sword.won/parts.0",
    "longbow.won/parts.0",
    "longbow.won/parts.1/do",
    "longbow.won/parts.1",
    "fireball.won/parts.0",
    "fireball.won/parts.1",
    "hidden-dagger.won/parts.0/do",
    "hidden-dagger.won/parts.0",
    "hidden-dagger.won/parts.1",
    "great-axe.won/parts.0",
    "great-axe.won/parts.1",
    "stone-fist.won/parts.0/plain",
    "stone-fist.won/parts.0/mastered",
    "stone-fist.won/parts.0",
    "holy-mace.won/parts.0",
    "holy-mace.won/parts.1/do/then",
    "holy-mace.won/parts.1/do",
    "holy-mace.won/parts.1",
    "satire.won/parts.0",
    "satire.won/parts.1/do",
    "satire.won/parts.1",
    "poison-nails.won/parts.0",
    "poison-nails.won/parts.1/do",
    "poison-nails.won/parts.1",
    "light-crossbow.won/parts.0/do",
    "light-crossbow.won/parts.0/instead_of",
    "light-crossbow.won/parts.0",
    "sword-cane.won/parts.0/plain",
    "sword-cane.won/parts.0/mastered/do",
    "sword-cane.won/parts.0/mastered/instead_of",
    "sword-cane.won/parts.0/mastered",
    "sword-cane.won/parts.0",
    "short-sword.won/parts.0",
    "short-sword.won/parts.1",
    "lance.won/parts.0",
    "war-hammer.won/parts.0",
    "war-hammer.won/parts.1",
    "poisoned-blade.won/parts.0",
    "poisoned-blade.won/parts.1",
    "heavy-crossbow.won/parts.1",
    "heavy-crossbow.won/parts.2",
    "plunder.won/parts.0",
    "plunder.won/parts.1/then",
    "plunder.won/parts.1",
    "executioner.won/parts.0",
    "heraldic-shield.won/parts.0",
    "heraldic-shield.won/parts.1/do",
    "heraldic-shield.won/parts.1",
    "leaf-cloak.won/parts.0",
    "leaf-cloak.won/parts.1/do",
    "leaf-cloak.won/parts.1",
    "arcane-barrier.won/parts.0",
    "smoke-bomb.won/parts.0",
    "smoke-bomb.won/parts.1/do",
    "smoke-bomb.won/parts.1",
    "tough-hide.won/parts.0/plain",
    "tough-hide.won/parts.0/mastered",
    "tough-hide.won/parts.0",
    "prayer.won/parts.0",
    "prayer.won/parts.1/do",
    "prayer.won/parts.1",
    "ballad.won/parts.0",
    "ballad.won/parts.1/do",
    "ballad.won/parts.1",
    "spring-trap.won/parts.0",
    "spring-trap.won/parts.1/do",
    "spring-trap.won/parts.1",
    "bodyguard.won/parts.0",
    "wooden-shield.won/parts.0",
    "plate-armour.won/parts.0",
    "plate-armour.won/parts.1",
    "riposte.won/parts.0",
    "healers-kit.won/parts.0",
    "healers-kit.won/parts.1",
    "withdrawal.won/parts.0",
    "telltale-mirror.won/parts.0",
    "code-of-honour.won/parts.0",
    "follow-the-trail.won/parts.0",
    "follow-the-trail.won/parts.1/do",
    "follow-the-trail.won/parts.1",
    "clairvoyance.won/parts.0",
    "light-fingers.won/parts.0/plain",
    "light-fingers.won/parts.0/mastered",
    "light-fingers.won/parts.0",
    "confession.won/parts.0",
    "confession.won/parts.1",
    "rumour.won/parts.0",
    "rumour.won/parts.1/do",
    "rumour.won/parts.1",
    "cauldron.won/parts.0",
    "cauldron.won/parts.1/do",
    "cauldron.won/parts.1",
    "master-key.won/parts.0/plain",
    "master-key.won/parts.0/mastered",
    "master-key.won/parts.0",
    "bribe.won/parts.0/plain/do",
    "bribe.won/parts.0/plain",
    "bribe.won/parts.0/mastered",
    "bribe.won/parts.0",
    "interrogation.won/parts.0",
    "interrogation.won/parts.1",
    "robbery.won/parts.0",
    "map.won/parts.0",
    "map.won/parts.1",
    "unmask.won/parts.0",
    "unmask.won/parts.1",
    "ambush.won/parts.1",
    "ambush.won/parts.2",
    "toll.won/parts.0",
    "face-changer.won/parts.0",
    "face-changer.won/parts.1",
    "barter.won/parts.0",
    "barter.won/parts.1",
    "hidden-heir.before-action/do",
    "royal-spy.before-action/do",
    "covert-warlock.before-action/do",
]

# What a frame began with.
_CHOOSE_HEROES, _DEAL, _TURN, _CURSES, _ACT, _TRADE, _REVIVE, _END = range(8)
_ATTACK, _ANSWER, _FINISH, _CAST, _FAIR, _BETROTHED, _LIFTED, _FALLEN, _LOOT, _CLAIM, _RETURN, _EFFECT = range(8, 20)

_PROCEDURES: Final = {
    _CHOOSE_HEROES: ("setup.choose-heroes", 0),
    _DEAL: ("setup.deal", 0),
    _ACT: ("turn.course", turn.ACTING),
    _TRADE: ("turn.trade", 0),
    _REVIVE: ("turn.revive", 0),
    _END: ("turn.course", turn.ENDING),
    _ATTACK: ("duel.rounds", duel.ATTACKING),
    _ANSWER: ("duel.rounds", duel.ANSWERING),
    _FINISH: ("duel.rounds", duel.FINISHING),
    _RETURN: ("duel.rounds", duel.OVER),
}
_LEAVE: Final = ("kernel.leave", 0)

Frame = tuple[str, int]


def from_rules_1(saved: Plain) -> Plain:
    """A state as these rules would have saved it."""
    agenda, registers = _carried_over(saved)
    return {
        **saved,
        **{field: _named(saved[field], names) for names, fields in _FIELDS for field in fields},
        "denied": [[name for secret, name in enumerate(_SECRETS) if bits >> secret & 1] for bits in saved["denied"]],
        "notebook": [[_note(note) for note in notes] for notes in saved["notebook"]],
        "revelations": [_note(note) for note in saved["revelations"]],
        "common": [_entry(entry) for entry in saved["common"]],
        "known": [[_entry(entry) for entry in row] for row in saved["known"]],
        "which": _which(saved["spells"]),
        "agenda": [[name, step, BOOK.print_of(BOOK.node(name).number)] for name, step in agenda],
        "registers": registers,
        "queues": [],
        "used": [],
        "lasting": [],
        "votes": [],
    }


_FIELDS: Final = (
    (_HEROES, ("heroes", "beneath", "offered", "picks")),
    (_SECRETS, ("secrets", "undealt", "shown", "sure")),
    (
        _CARDS,
        ("spells", "deck", "discard", "box", "shop", "environment", "hands", "placed", "played", "foreseen"),
    ),
)


def _named(value: Any, names: list[str]) -> Any:
    if isinstance(value, int):
        return names[value] if value >= 0 else value
    return [_named(item, names) for item in value]


def _note(note: list[int]) -> list[Any]:
    return [*note[:-1], _named(note[-1], _SECRETS)]


def _entry(entry: list[int]) -> list[Any]:
    return [*entry[:2], *_named(entry[2:], _CARDS)]


def _which(spells: list[list[int]]) -> list[list[str]]:
    """Copies of a spell were one number: the first that lies anywhere is the first of them."""
    count: dict[str, int] = {}
    found = []
    for zone in spells:
        row = []
        for kind in zone:
            name = _CARDS[kind]
            count[name] = count.get(name, 0) + 1
            row.append(name if count[name] == 1 else f"{name}-{count[name]}")
        found.append(row)
    return found


# --- what was still to be done -----------------------------------------------------------------------------------


def _carried_over(saved: Plain) -> tuple[list[Frame], list[Plain]]:
    """Agenda and registers. What belongs to a duel won stood there frame by frame, and is one procedure now."""
    if saved["ending"]:
        return [], []
    agenda: list[Frame] = [_LEAVE]
    base: Plain = {"who": saved["active"]}
    registers: list[Plain] = [base]
    old: list[list[int]] = saved["agenda"]
    if old[0][0] == _DEAL:
        agenda.append(("turn.course", turn.BEGINNING))
    won = False
    for code, *args in old:
        if code in (_FAIR, _BETROTHED, _LIFTED, _FALLEN):
            continue
        if code == _CLAIM:
            won = True
            winner, loser, card = _parties(old, args[0])
            agenda += (_LEAVE, ("duel.victory", _how_far(old)))
            registers.append(_row(winner, loser, card))
        elif code == _LOOT:
            agenda.append(("duel.victory", victory.LOOTING))
        elif code == _CAST:
            agenda += (_LEAVE, ("duel.cast", args[2]))
            registers.append(_row(args[0], -1, f"card-{_CARDS[args[1]]}"))
        elif code == _EFFECT:
            name = _DEEDS[args[0]]
            if not won:
                agenda.append(_LEAVE)
                registers.append(_row(args[1], -1, f"secret-{name.partition('.')[0]}"))
            agenda.append((name, _remembered(name, args[4:], registers[-1])))
        else:
            if code not in _PROCEDURES:
                raise BadFile(f"a match of rules 1 can't stand at {code}")
            name, step = _PROCEDURES[code]
            agenda.append((name, duel.ANSWERING_OPENLY if code == _ANSWER and args[2] >= 0 else step))
            if code == _REVIVE:
                base["n"] = args[0]
    return agenda, registers


def _parties(old: list[list[int]], winner: int) -> tuple[int, int, str]:
    """Winner, loser and card of the duel, from whichever frame still tells."""
    for code, *args in old:
        if code == _EFFECT:
            return winner, args[2], f"card-{_CARDS[args[3]]}"
    return winner, next((args[1] for code, *args in old if code == _LOOT), -1), ""


def _how_far(old: list[list[int]]) -> int:
    codes = [frame[0] for frame in old]
    if _FAIR in codes:
        return victory.WON
    return victory.RESCUING if _LOOT in codes else victory.CLAIMING


def _row(who: int, it: int, card: str) -> Plain:
    row: Plain = {"who": who}
    if it >= 0:
        row["it"] = f"seat-{it}"
    if card:
        row["card"] = card
    return row


def _remembered(name: str, memory: list[int], row: Plain) -> int:
    """The step at which a part of a text stands; what else it remembered goes to the registers."""
    node = BOOK.node(name)
    if isinstance(node, PeekOthers):
        row["n"], row["a"] = memory or (node.n, 0)
        return 1
    if isinstance(node, Foresee) and memory:
        row["n"] = memory[0]
        return 1 + memory[1]
    return len(memory)
