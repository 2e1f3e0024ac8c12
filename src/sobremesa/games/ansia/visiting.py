"""What lies where a vampire ends its move: the castle, chests, crypts, wells, places to digest in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.ansia import knowledge, moves
from sobremesa.games.ansia.book import BOOK, MISSIONS, SPACES, TOKENS, TOOK_TOKEN
from sobremesa.games.ansia.map import (
    CLOSED_CHEST,
    CLOSED_CHESTS,
    CRYPT,
    CRYPTS,
    HOME,
    KIND_EATEN_AT,
    NOTHING,
    OPEN_CHEST,
    OPEN_CHESTS,
    SITE_OF,
    WELL,
)
from sobremesa.games.ansia.state import NONE, Ansia
from sobremesa.games.ansia.telling import tell, tell_secret, the_missions, the_space, the_token
from sobremesa.games.ansia.words import OF_CASTLE, OF_TOKENS
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node
from sobremesa.kernel.effects.registers import PLACE, WHO, WIDTH, A
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import with_sorted, without

POINTS_OF_A_TOKEN: Final = 2


def walk(s: Ansia, seat: int, space: int, rule: str) -> None:
    moves.stand_on(s, seat, space)
    if s.log is not None:
        tell(s, "moved", rule, ("who", seat), the_space(space))


def visit(s: Ansia, seat: int) -> None:
    """The effect of the space where the vampire is, as far as it comes by itself; the rest it may use later."""
    space = s.places[seat]
    site = SITE_OF[space]
    if site == NOTHING.number:
        s.meal = NONE
    elif space == HOME:
        if s.has_left[seat]:
            come_home(s, seat)
    elif site == OPEN_CHEST.number:
        _take_token(s, seat, s.open_chests, OPEN_CHESTS.index(space), hidden=False)
    elif site == CLOSED_CHEST.number:
        _take_token(s, seat, s.closed_chests, CLOSED_CHESTS.index(space), hidden=True)
    elif site == WELL.number:
        s.well_hunts += 1
    elif site == CRYPT.number:
        s.opened_crypt = True
        open_crypt(s, seat, space)
    else:
        s.meal = KIND_EATEN_AT[space]


def come_home(s: Ansia, seat: int) -> None:
    """For good: the best tile that is left, at once."""
    s.home[seat] = s.moon
    points = s.tiles[0] if s.tiles else 0
    s.tiles = s.tiles[1:]
    moves.score(s, seat, points, OF_CASTLE)
    tell(s, "came-home", "ansia-9.1", ("who", seat), ("n", points))


# --- chests ------------------------------------------------------------------------------------------------------


def _take_token(s: Ansia, seat: int, chests: list[int], at: int, *, hidden: bool) -> None:
    token = chests[at]
    if token == NONE:
        return
    chests[at] = NONE
    s.tokens[seat] = with_sorted(s.tokens[seat], token)
    s.took_token = True
    told = (("who", seat), the_token(token), ("points", POINTS_OF_A_TOKEN))
    tell(s, "took-token", "ansia-9.3", *told, reveals=hidden)
    moves.score(s, seat, POINTS_OF_A_TOKEN, OF_TOKENS)
    thing = TOKENS.thing(token)
    part = BOOK.cards[thing].part("taken")
    if part is not None:
        start(s, part, seat, thing)
    start(s, TOLD_OF_TOKEN, seat, thing, thing)


@dataclass(eq=False)
class ToldOfToken(Node):
    def run(self, s: Running, step: int) -> bool:
        fire(s, TOOK_TOKEN, reg(s, WHO))
        return GO_ON


TOLD_OF_TOKEN: Final = BOOK.add("visit.token", ToldOfToken(), rule="ansia-9.3")


# --- crypts ------------------------------------------------------------------------------------------------------


def open_crypt(s: Ansia, seat: int, crypt: int) -> None:
    """Look at all the missions there; then all but one go back."""
    if s.crypts[CRYPTS.index(crypt)]:
        start(s, LOOK, seat)
        put(s, PLACE, SPACES.thing(crypt))


def _rule_of_looking(s: Ansia) -> str:
    return "ansia-10.3" if s.venerable else "ansia-10.4"


def crypt_looked_into(s: Ansia) -> int:
    """The one that is being looked into."""
    return CRYPTS.index(SPACES.number(reg(s, PLACE)))


@dataclass(eq=False)
class Look(Node):
    """Venerable: the crypt's missions and one's own go together, and one more is kept than one had. Novices add one."""

    def run(self, s: Ansia, step: int) -> bool:
        seat, crypt = reg(s, WHO), crypt_looked_into(s)
        pile = s.crypts[crypt]
        own = s.missions[seat] if s.venerable else ()
        s.looking[seat] = tuple(sorted(pile + own))
        s.crypts[crypt] = ()
        if s.venerable:
            s.missions[seat] = ()
        put(s, A, len(own) + 1)
        knowledge.looks_into(s, seat, crypt, pile)
        if s.log is not None:
            told = (("who", seat), the_space(CRYPTS[crypt]), ("n", len(pile)))
            tell_secret(s, "opened-crypt", _rule_of_looking(s), told, (the_missions(pile),), to=seat)
        push(s, CHOOSE_MISSIONS)
        return GO_ON


@dataclass(eq=False)
class ChooseMissions(Node):
    """A is how many are still to be kept. What is looked at and what is chosen, only who chooses sees.

    By choosing nobody sees more, so that it can be taken back.
    """

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        registers = s.registers
        if registers[A - WIDTH]:
            return WAIT
        self._put_back(s, registers[WHO - WIDTH])
        return GO_ON

    def _put_back(self, s: Ansia, seat: int) -> None:
        crypt = crypt_looked_into(s)
        s.crypts[crypt] = s.looking[seat]
        s.looking[seat] = ()
        knowledge.leaves_in(s, seat, crypt)
        tell(s, "took-missions", _rule_of_looking(s), ("who", seat), ("n", len(s.missions[seat])))

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        registers = s.registers
        seat = registers[WHO - WIDTH]
        first, pick = MISSIONS.first, BOOK.pick
        options = tuple([pick[first + mission] for mission in s.looking[seat]])  # sorted, as they lie
        return (Decision(seat, "keep-mission", _rule_of_looking(s), options, (("n", registers[A - WIDTH]),), self),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        mission = MISSIONS.number(option.args[0])
        s.looking[seat] = without(s.looking[seat], mission)
        s.missions[seat] = with_sorted(s.missions[seat], mission)
        s.registers[A - WIDTH] -= 1
        s.agenda.append((self.number, 0))


LOOK: Final = BOOK.add("visit.look", Look(), rule="ansia-10.3")
CHOOSE_MISSIONS: Final = BOOK.add("visit.missions", ChooseMissions(), rule="ansia-10.3")
