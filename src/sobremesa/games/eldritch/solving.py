"""Mysteries and rumours: drawn, solved, taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.annals import ONE_SOLVED, note
from sobremesa.games.eldritch.book import BOOK, MYSTERIES, MYTHOS, SOLVED_THREE
from sobremesa.games.eldritch.doom import end
from sobremesa.games.eldritch.effects.parts import SolvedWhen
from sobremesa.games.eldritch.facts import ANCIENT, MYSTERY, MYTHOS_FACTS
from sobremesa.games.eldritch.moves import comes, goes, home_of, place_clue, take_monster, tokens_of
from sobremesa.games.eldritch.state import BOXED, DISCARDED, NONE, ON_MYSTERY, ON_RUMOUR, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.words import WON
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.running import push, start
from sobremesa.kernel.zones import shuffled, without

# --- mysteries ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class NextMystery(Node):
    """The match may be won; else the next is drawn, if there is one."""

    def run(self, s: Eldritch, step: int) -> bool:
        needed = ANCIENT[s.ancient].mysteries
        if step == 0:
            if len(s.solved) >= needed and not s.is_awake:
                end(s, WON)
                return GO_ON
            push(s, self, 1)
            if len(s.solved) == needed:
                fire(s, SOLVED_THREE, NONE)
        else:
            draw_mystery(s)
        return GO_ON


NEXT_MYSTERY: Final = BOOK.add("mystery.next", NextMystery(), rule="eldritch-16.11")


def draw_mystery(s: Eldritch) -> None:
    """The last act of a step."""
    if s.mystery >= 0 or not s.mystery_deck:
        return
    s.mystery = s.mystery_deck[0]
    s.mystery_deck = s.mystery_deck[1:]
    thing = MYSTERIES.first + s.mystery
    comes(s, thing)
    tell(s, "new-mystery", "16.10", the(thing), reveals=True)
    part = BOOK.cards[thing].part("enters")
    if part is not None:
        start(s, part, NONE, thing)


def solve_mystery(s: Eldritch) -> None:
    """The active one. Its tokens go, and the next is drawn. The last act of a step."""
    if s.mystery < 0:
        return
    facts, thing = MYSTERY[s.mystery], MYSTERIES.first + s.mystery
    note(s, ONE_SOLVED)
    tell(s, "mystery-solved", "16.11", the(thing))
    goes(s, thing)
    s.solved += (s.mystery,)
    s.mystery = NONE
    s.mystery_tokens = 0
    if facts.keeps_tokens:
        s.ancient_marks = [mine + other for mine, other in zip(s.ancient_marks, s.mystery_marks, strict=True)]
    s.mystery_marks = [0] * len(s.mystery_marks)
    for token, at in enumerate(s.clue_at):
        if at == ON_MYSTERY:
            place_clue(s, token, DISCARDED)
    s.gate_at = [BOXED if at == ON_MYSTERY else at for at in s.gate_at]
    for token, at in enumerate(s.monster_at):
        if at == ON_MYSTERY:
            s.monster_at[token] = home_of(s, token)
    start(s, NEXT_MYSTERY, NONE)


def is_solved(s: Eldritch) -> bool:
    """Whether what the active mystery asks for has been done, where that is looked at when the mythos phase ends."""
    if s.mystery < 0:
        return False
    thing = MYSTERIES.first + s.mystery
    part = BOOK.cards[thing].part("solved")
    return isinstance(part, SolvedWhen) and part.holds(s, thing)


def unsolve(s: Eldritch, mystery: int) -> None:
    s.solved = without(s.solved, mystery)
    s.mystery_deck = shuffled((*s.mystery_deck, mystery), s.rng)
    tell(s, "mystery-unsolved", "16.12", the(MYSTERIES.first + mystery))
    draw_mystery(s)


# --- ongoing mythos cards -----------------------------------------------------------------------------------------


def put_in_play(s: Eldritch, card: int) -> None:
    """The last act of a step."""
    thing = MYTHOS.first + card
    s.ongoing += (card,)
    s.mythos_tokens[card] = MYTHOS_FACTS[card].tokens
    comes(s, thing)
    tell(s, "mythos-in-play", "12.10", the(thing))
    part = BOOK.cards[thing].part("enters")
    if part is not None:
        start(s, part, NONE, thing)


def discard_ongoing(s: Eldritch, card: int) -> None:
    """The card and what lies on it, its tokens on the board, its epic monster."""
    if card not in s.ongoing:
        return
    thing = MYTHOS.first + card
    goes(s, thing)
    s.ongoing = without(s.ongoing, card)
    s.mythos_discards += (card,)
    s.mythos_tokens[card] = 0
    facts = MYTHOS_FACTS[card]
    if facts.epic is not None:
        for token in tokens_of(facts.epic):
            if s.monster_at[token] >= 0:
                take_monster(s, token, BOXED)
    if facts.keeps_monsters:
        for token, at in enumerate(s.monster_at):
            if at == ON_RUMOUR:
                s.monster_at[token] = home_of(s, token)
    tell(s, "mythos-gone", "12.13", the(thing))
