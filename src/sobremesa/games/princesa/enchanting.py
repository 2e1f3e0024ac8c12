"""Spells by the heroes: put there, wearing off, gone."""

from __future__ import annotations

from sobremesa.games.princesa.book import BOOK, SPELL, SPELL_KIND
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.kernel.effects.ears import enters, leaves
from sobremesa.kernel.effects.running import start


def cast(s: Princesa, by: int, kind: int, seat: int) -> None:
    """A spell comes to lie by a hero, and does what it does on coming."""
    spell = _unused(s, kind)
    s.spells[seat] += (kind,)
    s.marks[seat] += (0,)
    s.which[seat] += (spell,)
    if by == seat:
        tell(s, "enchanted-self", ("who", by), named(kind), reveals=True)
    else:
        tell(s, "enchanted", ("who", by), named(kind), ("who2", seat), reveals=True)
    enters(s, SPELL.thing(spell))
    _run_part(s, spell, "enters", seat)


def _unused(s: Princesa, kind: int) -> int:
    """One of the spells of that kind that lies by nobody."""
    return next(
        spell
        for spell, its_kind in enumerate(SPELL_KIND)
        if its_kind == kind and not any(spell in spells for spells in s.which)
    )


def end_spell(s: Princesa, seat: int, at: int) -> None:
    """A spell is discarded, and does what it does on going."""
    kind, spell = s.spells[seat][at], s.which[seat][at]
    s.spells[seat] = s.spells[seat][:at] + s.spells[seat][at + 1 :]
    s.marks[seat] = s.marks[seat][:at] + s.marks[seat][at + 1 :]
    s.which[seat] = s.which[seat][:at] + s.which[seat][at + 1 :]
    s.discard += (kind,)
    leaves(s, SPELL.thing(spell))
    tell(s, "spell-ended", ("who", seat), named(kind))
    _run_part(s, spell, "leaves", seat)


def _run_part(s: Princesa, spell: int, part: str, seat: int) -> None:
    thing = SPELL.thing(spell)
    node = BOOK.cards[thing].part(part)
    if node is not None:
        start(s, node, seat, thing)


def mark(s: Princesa, seat: int, at: int, count: int) -> None:
    """So many marks lie on a spell now."""
    marks = s.marks[seat]
    s.marks[seat] = (*marks[:at], count, *marks[at + 1 :])


def place_of(s: Princesa, seat: int, thing: int) -> int:
    """Where among the seat's spells that one lies; -1 if it has gone."""
    spell = SPELL.number(thing)
    return s.which[seat].index(spell) if spell in s.which[seat] else -1
