"""Who listens. `ears` follows from the things in play; it is kept up as they come and go."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.effects.node import HELD, SPAN, Standing
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.effects.words import Word

Lasts = tuple[int, int, int]  # the listener, until when, and whose


def enters(s: Running, thing: int) -> None:
    """A thing has come into play: what it says counts from now on."""
    book = s.book()
    standing = book.standing_of(thing)
    if not standing:
        return
    ears = list(s.ears)
    for node in standing:
        moment = node.moment_of()
        ears[moment] = book.in_line([*ears[moment], node.number * SPAN + thing])
    s.ears = tuple(ears)


def leaves(s: Running, thing: int) -> None:
    """It is in play no longer. What it has set off and is to last goes on."""
    standing = s.book().standing_of(thing)
    if not standing:
        return
    ears = list(s.ears)
    for node in standing:
        moment = node.moment_of()
        ears[moment] = _without(ears[moment], node.number * SPAN + thing)
    s.ears = tuple(ears)


def _without(heard: tuple[int, ...], listener: int) -> tuple[int, ...]:
    if listener not in heard:
        return heard
    at = heard.index(listener)
    return heard[:at] + heard[at + 1 :]


def hear_anew(s: Running) -> None:
    """Work out from the table who listens: after a deal, or where many things have moved at once."""
    s.ears = s.book().ears_of(s)


def holder_of(s: Running, listener: int) -> int:
    """For whom a listener acts: who has the thing, or had it when it set off what lasts."""
    return listener // HELD - 2 if listener >= HELD else s.holder_of(listener % SPAN)


def lasting_for(holder: int, listener: int) -> int:
    """The listener as it acts for that holder, -1 for the table's: it may last for several at once."""
    return (holder + 2) * HELD + listener


def make_last(s: Running, node: Standing, thing: int, until: Word, holder: int) -> None:
    go_on_lasting(s, [(node.number * SPAN + thing, until.number, holder)])


def expire(s: Running, until: Word) -> tuple[Lasts, ...]:
    """What was to last until now is over; what it was."""
    over = tuple([one for one in s.lasting if one[1] == until.number]) if s.lasting else ()
    if not over:
        return ()
    book = s.book()
    ears = list(s.ears)
    for listener, _, holder in over:
        moment = book.standing_at(listener).moment_of()
        ears[moment] = _without(ears[moment], lasting_for(holder, listener))
    s.ears = tuple(ears)
    s.lasting = tuple([kept for kept in s.lasting if kept[1] != until.number])
    return over


def go_on_lasting(s: Running, lasting: Sequence[Lasts]) -> None:
    """What something else of its kind had interrupted lasts on."""
    book = s.book()
    ears = list(s.ears)
    for listener, _, holder in lasting:
        moment = book.standing_at(listener).moment_of()
        ears[moment] = book.in_line([*ears[moment], lasting_for(holder, listener)])
    s.ears = tuple(ears)
    s.lasting += tuple(lasting)


def forgive(s: Running) -> None:
    """What can be used once may be used again."""
    s.used = ()
