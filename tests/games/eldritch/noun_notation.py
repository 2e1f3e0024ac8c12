"""How the sheets note of whom, how many and whether: the noun, what is said of it, and where. See `notation`.

`INV` is an investigator, `MON` a monster, `PL` as many as there are players; `@here` on your space, `@any` on any.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.effects import (
    abilities,
    conditions,
    counts,
    health,
    nouns,
    reckoning,
)
from sobremesa.games.eldritch.rules import GAME
from sobremesa.kernel.effects.nouns import (
    A,
    AtLeast,
    Countable,
    Every,
    Filter,
    Half,
    No,
    Noun,
    Per,
    Some,
    Stock,
    That,
    The,
    This,
    Who,
)
from sobremesa.kernel.effects.selectors import Both, Cond, Count, Fixed, Not, Result, Selector
from sobremesa.kernel.effects.words import Word
from sobremesa.text import texts

ENGLISH: Final = texts(GAME, "en")


def called(kind: str, word: Word) -> str:
    return ENGLISH.say(f"{kind}-{word.name}")


def trait(word: Word | None) -> str:
    return f"[{word.name.title()}]" if word else ""


def many(n: int | None) -> str:
    return "all" if n is None else str(n)


# --- nouns ----------------------------------------------------------------------------------------------------------

NOUNS: Final = {
    "investigator": "INV",
    "lead": "LEAD",
    "monster": "MON",
    "gate": "GATE",
    "clue": "CLUE",
    "space": "",
    "rumour": "RUMOR",
    "solved": "solved MYST",
    "possession": "POSS",
    "spell": "SPELL",
    "condition": "COND",
}
FILTERS: Final = {
    "here": "@here",
    "by-it": "@its space",
    "of-expedition": "@expedition",
    "at-gate": "@choice on a GATE",
    "of-omen": " of the omen",
    "with-clue": "@CLUE",
    "with-clue-or-gate": "@CLUE or GATE",
    "on-their-feet": "@any not Delayed",
    "about": "",
    "in-play": "",
    "plain": "",
}
NO_TOKEN: Final = " without token"
STOCKS: Final = {
    "token-here": "token on this",
    "token-of-omen": "token OMEN",
    "token-of-sheet": "token AO",
    "gate-of-sheet": "GATE AO",
    "token-on-mystery": "token",
    "clue-on-mystery": "CLUE",
    "gate-on-mystery": "GATE",
    "toughness-here": "toughness",
}


def those(noun: Noun) -> str:
    """The noun, and what is said of it."""
    return NOUNS[noun.name] + "".join([said_of(said) for said in noun.filters])


def said_of(said: Filter) -> str:
    words = [word for _, word in said.words]
    match said.name:
        case "of":
            return f"({called('monster', *words)})"
        case "called":
            return f"({called('condition', *words)})"
        case "of-trait":
            return trait(*words)
        case "terrain":
            return words[0].name.title()
        case "unmarked":
            return NO_TOKEN
        case "without":
            return f" without COND({called('condition', *words)})"
        case "with-monster":
            return f"@each({called('monster', *words)})"
        case "who":
            return f"({so(said.cond)})" if isinstance(said, Who) else ""
        case "other":
            return ""
        case name:
            return FILTERS[name]


def has(noun: Noun, *names: str) -> bool:
    return {*names} <= {said.name for said in noun.filters}


# --- how many -------------------------------------------------------------------------------------------------------


def count(n: Count | int | None) -> str:
    match n:
        case None | int():
            return many(n)
        case Fixed(number):
            return str(number)
        case counts.GatesGone():
            return "GATES discarded"
        case Result():
            return "n"
        case Half(of):
            return "PL/2" if of is nouns.PLAYER else f"{those(of)}S/2"
        case Per(nouns.PLAYER, times):
            return "PL" if times == 1 else f"{times} x PL"
        case Per(of, times):
            always = of is nouns.OWN_CLUE or (isinstance(of, Noun) and has(of, "of"))
            each = _each(of) if times == 1 and not always else _each(of).replace("SPELL", "Spell")
            return f"per {each}" if times == 1 and not always else f"{times:+} per {each}"
        case counts.PlayersLessTokens():
            return "PL - tokens on this"
        case counts.DoomLeft():
            return "to 0"
        case counts.ItsToughness():
            return "its toughness"
        case counts.ItsValue():
            return "its value"
        case health.Pending():
            return "per SAN lost"
        case _:
            raise NotImplementedError(n)


def _each(of: Countable) -> str:
    if isinstance(of, Stock):
        return STOCKS[of.name]
    assert isinstance(of, Noun)
    if of is nouns.OWN_CLUE:
        return "own Clue"
    return f"{those(of)[4:-1]} on the board" if has(of, "of") else f"{'own ' * of.is_own}{those(of)}"


# --- who, where, which ----------------------------------------------------------------------------------------------


def which(of: Selector) -> str:
    match of:
        case abilities.AnotherWithClues():
            return "other INV@any"
        case nouns.TheSpace(space):
            return f"@{space.name}"
        case nouns.TheSpaces(spaces):
            return "@" + ", ".join([space.name for space in spaces])
        case nouns.Nearest(noun):
            return f"@nearest({those(noun)})"
        case This(nouns.MONSTER) | That(nouns.MONSTER):
            return "it"
        case This(noun):
            return "this" if noun is nouns.RUMOUR else f"this {those(noun)}"
        case That(nouns.INVESTIGATOR):
            return "chosen"
        case That(nouns.CLUE):
            return "the chosen Clue"
        case That(noun):
            return f"that {those(noun)}"
        case The(nouns.SITE_OF_CLUE):
            return "@where it lay"
        case The(nouns.GATE_BEHIND_IT):
            return "the GATE that advances it"
        case A(nouns.RANDOM_SPACE):
            return "@random"
        case Every(noun) if noun.name == "monster":
            return f"EACH {_monster(noun).replace(' 1', '')}"
        case Every(noun) if noun.name == "space":
            return those(noun)
        case Every(noun):
            board = " on the board" * (noun.name == "clue" and has(noun, "about"))
            return f"EACH {'other ' * has(noun, 'other')}{those(noun)}{board}"
        case A(nouns.SPACE):
            return "@choice"
        case A(noun) if noun.name == "monster" and not has(noun, "of"):
            return _monster(noun)
        case A(noun) if has(noun, "who"):  # whichever of them
            return f"EACH {those(noun)}"
        case A(noun) if noun.name == "investigator":
            anywhere = "@any" * all(said.name in ("other", "without") for said in noun.filters)
            return f"{'other ' * has(noun, 'other')}{those(noun)}{anywhere}"
        case A(noun) if noun.name in ("gate", "rumour", "solved"):
            return f"{those(noun)} 1{'@choice' * (noun.name == 'gate')}"
        case A(noun) | The(noun):
            return those(noun)
        case _:
            raise NotImplementedError(of)


def _monster(noun: Noun) -> str:
    where = those(noun).removeprefix("MON")
    return f"MON{'(epic too)' * (not has(noun, 'plain'))} 1{where or '@choice'}"


# --- if -------------------------------------------------------------------------------------------------------------


def so(cond: Cond) -> str:
    match cond:
        case Both(conds):
            return ", ".join([so(each) for each in conds])
        case Not(of):
            return f"not {so(of)}"
        case nouns.At(place, or_next):
            return f"on {_place(place)}{' or adjacent' * or_next}"
        case AtLeast(n, noun) if isinstance(noun, Noun):
            return f"{_so_many(noun)} >= {count(n)}{_around(noun)}"
        case AtLeast(n, stock) if isinstance(stock, Stock):
            counted, _, whose = STOCKS[stock.name].partition(" ")
            several = counted + "s" * (counted == "token") + "S" * counted.isupper()
            return f"{several}{' ' * bool(whose)}{whose} >= {count(n)}"
        case No(nouns.OWN_CLUE):
            return "has 0 CLUE"
        case No(nouns.EXPEDITION_CARD):
            return "no expedition is left"
        case No(noun):
            return f"no {those(noun)} is left"
        case Some(nouns.SPELL):
            return "has a Spell"
        case Some(noun) if noun.is_own:
            return f"has {those(noun)}"
        case Some(noun) if has(noun, "of", "about"):
            return f"the {those(noun)[4:-1]} is on the board"
        case Some(noun) if has(noun, "about"):
            return f"a {those(noun)} is on the board"
        case Some(noun) if has(noun, "in-play"):
            return f"a {those(noun)} is in play"
        case Some(noun):
            return f"{'a ' * (noun.name == 'gate')}{those(noun)}"
        case conditions.AtToken():
            return "on a token"
        case conditions.LostSome():
            return "lost some"
        case conditions.NoFour():
            return "no4"
        case conditions.InCircumstance(flag):
            return flag.name
        case conditions.ByOwnSpell():
            return "own Spell"
        case conditions.GainedIs(kind):
            return called("condition", kind)
        case conditions.GainedHasTrait(of):
            return of.name.title()
        case conditions.Turned():
            return "turned"
        case conditions.ItIs(kind):
            return called("monster", kind)
        case conditions.ItIsEpic():
            return "epic"
        case conditions.WasSpawned():
            return "spawned"
        case conditions.GateOfOmen(other):
            return f"{'other ' * other}GATE of the omen"
        case conditions.OmenIs(colour):
            return colour.name
        case reckoning.Reckons(group):
            return f"R: in {group.name}"
        case _:
            raise NotImplementedError(cond)


def _place(place: Selector) -> str:
    if not isinstance(place, A):
        return {"@its space": "its space", "@expedition": "the expedition"}.get(which(place), which(place)[1:])
    noun = place.those
    if has(noun, "with-gate"):
        return "a GATE"
    if has(noun, "with-mysterys-token"):
        return "its token"
    return f"a {those(noun).removesuffix(NO_TOKEN)} space{NO_TOKEN * has(noun, 'unmarked')}"


def _so_many(noun: Noun) -> str:
    where = next((f" on {word.name}" for said in noun.filters for _, word in said.words if said.name == "on"), "")
    return f"{NOUNS[noun.name]}{' on the board' * has(noun, 'about')}{where}"


def _around(noun: Noun) -> str:
    kinds = [word for said in noun.filters for _, word in said.words if said.name == "around"]
    return f"@{called('monster', *kinds)}" if kinds else ""
