"""Gates, clues and monsters come and go; tokens are laid on spaces and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch import moves, spawning
from sobremesa.games.eldritch.annals import CLOSED, note
from sobremesa.games.eldritch.book import (
    ASSETS,
    BOOK,
    CLOSED_GATE,
    INVESTIGATORS,
    MONSTERS,
    MYTHOS,
    NO_CLOSE,
    NO_TOKENS,
    SPACES,
    TOKEN_ON_SHEET,
)
from sobremesa.games.eldritch.effects.deed import Deed, ToOne, Which
from sobremesa.games.eldritch.effects.fate import Fate
from sobremesa.games.eldritch.effects.health import amount
from sobremesa.games.eldritch.effects.whom import TheSpace
from sobremesa.games.eldritch.facts import ENCOUNTER, GATE_AT, GATE_SPACE, VALUE
from sobremesa.games.eldritch.map import ALL
from sobremesa.games.eldritch.mysteries import discard_ongoing
from sobremesa.games.eldritch.places import gates_of_omen, has_token, nearest, of_terrain, place_of
from sobremesa.games.eldritch.state import (
    DISCARDED,
    HELD,
    LOOT,
    NONE,
    ON_MYSTERY,
    ON_RUMOUR,
    ON_SHEET,
    Eldritch,
)
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.games.eldritch.words import EXPEDITION
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.control import speaker
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, question
from sobremesa.kernel.effects.registers import CARD, IT, N
from sobremesa.kernel.effects.running import push, put, reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import shuffled

# --- gates --------------------------------------------------------------------------------------------------------


@dataclass(eq=False, init=False)
class SpawnGates(Deed):
    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        spawning.spawn_gates(s, self.n.of(s))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn", voice, ("what", (self.n.say("gate"),)))


@dataclass(eq=False)
class CloseGate(Deed):
    """The one with which one has the encounter; where that was a rumour's, it is solved instead."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if s.met_rumour >= 0:
            discard_ongoing(s, s.met_rumour)
            s.met_rumour = NONE
            return GO_ON
        gate = s.met_gate
        if gate < 0 or s.gate_at[gate] != GATE_SPACE[gate] or is_so(s, NO_CLOSE, seat):
            return GO_ON
        note(s, CLOSED, seat, gate)
        tell(s, "gate-closed", "15.4", ("who", seat), the_space(GATE_SPACE[gate]))
        moves.discard_gate(s, gate)
        s.met_gate = NONE
        fire(s, CLOSED_GATE, seat, SPACES.first + GATE_SPACE[gate])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("close-gate", voice)


@dataclass(eq=False)
class DiscardGate(ToOne):
    """From the board; that is not closing it."""

    of: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.of.of(s, seat)

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        put(s, IT, thing)
        moves.discard_gate(s, GATE_AT[SPACES.number(thing)])

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-one", voice, ("whom", self.of.say(voice)))


@dataclass(eq=False)
class DiscardThatGate(Fate):
    """The one that was chosen."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if SPACES.holds(reg(s, IT)):
            moves.discard_gate(s, GATE_AT[SPACES.number(reg(s, IT))])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-that-gate", voice)


@dataclass(eq=False)
class DiscardGatesOfOmen(Fate):
    """All of them; N is how many."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        gates = gates_of_omen(s)
        for gate in gates:
            moves.discard_gate(s, gate)
        put(s, N, len(gates))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-omen-gates", voice)


@dataclass(eq=False)
class GateToMystery(Deed):
    """The gate that was just closed."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        gate = GATE_AT[SPACES.number(reg(s, IT))]
        if s.gate_at[gate] == DISCARDED:
            s.gate_at[gate] = ON_MYSTERY
        elif gate in s.gate_stack:  # it was taken in at once
            at = s.gate_stack.index(gate)
            s.gate_stack = s.gate_stack[:at] + s.gate_stack[at + 1 :]
            s.gates_known = [known[:at] + known[at + 1 :] for known in s.gates_known]
            s.gate_at[gate] = ON_MYSTERY
        if s.gate_at[gate] == ON_MYSTERY:
            tell(s, "gate-to-mystery", "16.13", the_space(GATE_SPACE[gate]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-to-mystery", voice)


@dataclass(eq=False)
class GateToSheet(Fate):
    """The gate that it is about, or one of the stack."""

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        thing = reg(s, IT)
        drawn = not (SPACES.holds(thing) and s.gate_at[GATE_AT[SPACES.number(thing)]] == SPACES.number(thing))
        if drawn:
            gate = moves.draw_gate(s, ON_SHEET)
        else:
            gate = GATE_AT[SPACES.number(thing)]
            moves.place_gate(s, gate, ON_SHEET)
        if gate >= 0:
            tell(s, "gate-to-sheet", "23.14", the_space(GATE_SPACE[gate]), reveals=drawn)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-to-sheet", voice)


@dataclass(eq=False)
class GateHereToSheet(Deed):
    """The gate on your space."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        space = place_of(s, seat)
        gate = GATE_AT.get(space, NONE)
        if gate >= 0 and s.gate_at[gate] == space:
            moves.place_gate(s, gate, ON_SHEET)
            tell(s, "gate-to-sheet", "23.14", the_space(space))
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("gate-here-to-sheet", voice)


# --- clues --------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class SpawnClues(Deed):
    n: int

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        for _ in range(self.n):
            spawning.spawn_clue(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn", voice, ("what", (("lot-clue", (("n", self.n),)),)))


@dataclass(eq=False)
class SpawnClueAnywhere(ToOne):
    """On a space of your choice."""

    def touches(self) -> int:
        return ASKS | RANDOM

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return [SPACES.first + space for space in ALL]

    def prompt(self) -> str:
        return "spawn-clue"

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        spawning.spawn_clue(s, SPACES.number(thing))

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn-clue-anywhere", voice)


@dataclass(eq=False)
class DiscardThisClue(Deed):
    """The one with which one has the encounter."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if s.met_clue >= 0:
            moves.remove_clue(s, s.met_clue)
            s.met_clue = NONE
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("what", (("lot-this-clue", ()),)))


@dataclass(eq=False)
class MoveThisClue(ToOne):
    where: Which

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        return self.where.of(s, seat) if s.met_clue >= 0 else ()

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        s.clue_at[s.met_clue] = SPACES.number(thing)
        tell(s, "clue-moved", "10.8", the_space(SPACES.number(thing)))

    def say(self, voice: Voice) -> Phrase:
        return clause("move-this-clue", voice, ("where", self.where.say(voice)))


@dataclass(eq=False)
class DiscardClueThere(Fate):
    """A clue on the space that was chosen."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        thing = reg(s, IT)
        if SPACES.holds(thing) and SPACES.number(thing) in s.clue_at:
            moves.remove_clue(s, s.clue_at.index(SPACES.number(thing)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-clue-there", voice)


@dataclass(eq=False)
class DiscardBoardClues(Fate):
    """All clues on the board."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        for token, at in enumerate(s.clue_at):
            if 0 <= at < len(ALL):
                moves.remove_clue(s, token)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-board-clues", voice)


@dataclass(eq=False)
class MoveCluesToNearest(Deed):
    """Every clue on the board, each to the nearest space of that terrain. The step is the token."""

    terrain: Word

    def touches(self) -> int:
        return ASKS

    def _goals(self, s: Eldritch, token: int) -> list[int]:
        return nearest(s.clue_at[token], of_terrain(self.terrain.number))

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        token = step
        while token < len(s.clue_at):
            if 0 <= s.clue_at[token] < len(ALL):
                goals = self._goals(s, token)
                if len(goals) > 1:
                    if token == step:
                        return WAIT
                    push(s, self, token)
                    return GO_ON
                self._move(s, token, goals[0])
            token += 1
        return GO_ON

    def questions(self, s: Eldritch, seat: int, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SPACES.first + goal for goal in self._goals(s, step)])
        return (question(self, seat, "move-clue", options, (*speaker(s), the_space(s.clue_at[step]))),)

    def answered(self, s: Eldritch, seat: int, step: int, option: Option) -> None:
        self._move(s, step, SPACES.number(option.args[0]))
        push(s, self, step + 1)

    def _move(self, s: Eldritch, token: int, goal: int) -> None:
        if s.clue_at[token] != goal:
            tell(s, "clue-went", "3.5", the_space(s.clue_at[token]), ("space2", SPACES.names[goal]))
            s.clue_at[token] = goal

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("clues-to-nearest", voice, ("terrain", self.terrain.name))


@dataclass(eq=False)
class ClueToMystery(Deed):
    """A clue that one found in this encounter is laid on the mystery."""

    def payable(self, s: Eldritch, seat: int) -> bool:
        return s.clues_found > 0 and HELD + seat in s.clue_at

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if HELD + seat in s.clue_at:
            s.clue_at[s.clue_at.index(HELD + seat)] = ON_MYSTERY
            tell(s, "clue-to-mystery", "16.13", ("who", seat))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("clue-to-mystery", voice)


# --- monsters -----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class SpawnMonsters(Deed):
    """So many on each of those spaces. A single one is IT."""

    n: int
    where: Which

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        spaces = self.where.of(s, seat)
        if self.n == 1 and len(spaces) == 1:
            token = moves.draw_monster(s)
            put(s, IT, MONSTERS.first + token if token >= 0 else NONE)
            spawning.place_monster(s, token, SPACES.number(spaces[0]))
            return GO_ON
        spawning.spawn_on_each(s, self.n, [SPACES.number(thing) for thing in spaces])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn-monsters", voice, ("n", self.n), ("where", self.where.say(voice)))


@dataclass(eq=False)
class SpawnAtRandom(Fate):
    """A monster on a random space; where no clue tells which, the lead chooses."""

    def touches(self) -> int:
        return RANDOM | ASKS

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if step == 1:
            return WAIT
        space = moves.random_space(s)
        if space < 0:
            push(s, self, 1)
        else:
            spawning.spawn_monster(s, space)
        return GO_ON

    def questions(self, s: Eldritch, seat: int, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SPACES.first + space for space in ALL])
        return (question(self, s.lead, "random-space", options, speaker(s)),)

    def answered(self, s: Eldritch, seat: int, step: int, option: Option) -> None:
        spawning.spawn_monster(s, SPACES.number(option.args[0]))

    def say(self, voice: Voice) -> Phrase:
        return clause("spawn-at-random", voice)


@dataclass(eq=False)
class SpawnNamed(Fate):
    """One that was set aside, or an epic monster. It is IT."""

    kind: Word
    where: Which

    def payable(self, s: Eldritch, seat: int) -> bool:
        return spawning.available(s, self.kind) >= 0

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        spaces = self.where.of(s, seat)
        s.was_spawned = False
        token = spawning.available(s, self.kind)
        if spaces and token >= 0:
            put(s, IT, MONSTERS.first + token)
            spawning.place_monster(s, token, SPACES.number(spaces[0]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        if isinstance(self.where, TheSpace):
            return clause("spawn-named-in", voice, ("monster", self.kind.name), ("space", self.where.space.name))
        return clause("spawn-named", voice, ("monster", self.kind.name), ("where", self.where.say(voice)))


# --- tokens -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class TokenOnMystery(Deed):
    """An eldritch token."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if s.mystery >= 0:
            s.mystery_tokens += 1
            tell(s, "token-on-mystery", "16.13", ("n", s.mystery_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("token-on-mystery", voice)


@dataclass(eq=False)
class MarkToMystery(Deed):
    """The eldritch token of your space."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        space = place_of(s, seat)
        if has_token(s, space):
            (s.mystery_marks if s.mystery_marks[space] else s.ancient_marks)[space] -= 1
            s.mystery_tokens += 1
            tell(s, "token-on-mystery", "16.13", ("n", s.mystery_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-to-mystery", voice)


@dataclass(eq=False)
class TokenOnSheet(Deed):
    """On the ancient one's."""

    n: Count

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        s.sheet_tokens += self.n.of(s)
        tell(s, "token-on-sheet", "16.6", ("n", s.sheet_tokens))
        fire(s, TOKEN_ON_SHEET, NONE)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("token-on-sheet", voice, ("lot", self.n.say("any-token")))


@dataclass(eq=False)
class OmenToken(Deed):
    """An eldritch token on the green space of the omen track more, or less."""

    more: bool

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        s.omen_tokens = max(0, s.omen_tokens + (1 if self.more else -1))
        tell(s, "omen-tokens", "23.1", ("n", s.omen_tokens))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("omen-token-more" if self.more else "omen-token-less", voice)


@dataclass(eq=False, init=False)
class TokensOff(Deed):
    """From this mythos card; what it does without any happens at once."""

    n: Count

    def __init__(self, n: int | Count) -> None:
        self.n = amount(n)

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        card = MYTHOS.number(reg(s, CARD))
        if s.mythos_tokens[card] <= 0 or card not in s.ongoing:
            return GO_ON
        s.mythos_tokens[card] = max(0, s.mythos_tokens[card] - self.n.of(s))
        tell(s, "tokens-left", "12.15", the(reg(s, CARD)), ("n", s.mythos_tokens[card]))
        if s.mythos_tokens[card] == 0:
            fire(s, NO_TOKENS, NONE, reg(s, CARD))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("tokens-off", voice, ("lot", self.n.say("token")))


@dataclass(eq=False)
class TokenOn(Deed):
    """On this mythos card."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        card = MYTHOS.number(reg(s, CARD))
        s.mythos_tokens[card] += 1
        tell(s, "tokens-on", "12.8", the(reg(s, CARD)), ("n", s.mythos_tokens[card]))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("token-on", voice)


@dataclass(eq=False)
class MarkSpaces(Deed):
    """The mystery lays an eldritch token on each of those spaces."""

    where: Which

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        for thing in self.where.of(s, seat):
            s.mystery_marks[SPACES.number(thing)] += 1
            tell(s, "marked", "10.23", the_space(SPACES.number(thing)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-spaces", voice, ("where", self.where.say(voice)))


@dataclass(eq=False)
class MarkAtRandom(Deed):
    """The mystery's eldritch tokens on random spaces; where no clue tells which, the lead chooses. The step counts."""

    n: Count

    def touches(self) -> int:
        return RANDOM | ASKS

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        if step >= self.n.of(s):
            return GO_ON
        space = moves.random_space(s)
        if space < 0:
            return WAIT
        self._mark(s, space)
        push(s, self, step + 1)
        return GO_ON

    def _mark(self, s: Eldritch, space: int) -> None:
        s.mystery_marks[space] += 1
        tell(s, "marked", "10.23", the_space(space), reveals=True)

    def questions(self, s: Eldritch, seat: int, step: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SPACES.first + space for space in ALL])
        return (question(self, s.lead, "random-space", options, speaker(s)),)

    def answered(self, s: Eldritch, seat: int, step: int, option: Option) -> None:
        self._mark(s, SPACES.number(option.args[0]))
        push(s, self, step + 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-at-random", voice, ("lot", self.n.say("token")))


@dataclass(eq=False)
class AncientMark(Deed):
    """An eldritch token of the ancient one on your space."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        s.ancient_marks[place_of(s, seat)] += 1
        tell(s, "marked", "23.4", the_space(place_of(s, seat)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("ancient-mark", voice)


@dataclass(eq=False)
class MarkNearest(ToOne):
    """The mystery's token on the nearest space of that terrain which has none."""

    terrain: Word

    def among(self, s: Eldritch, seat: int) -> Sequence[int]:
        free = [space for space in of_terrain(self.terrain.number) if not has_token(s, space)]
        return [SPACES.first + space for space in nearest(place_of(s, seat), free)]

    def is_tie(self) -> bool:
        return True

    def to(self, s: Eldritch, seat: int, thing: int) -> None:
        s.mystery_marks[SPACES.number(thing)] += 1
        tell(s, "marked", "10.23", the_space(SPACES.number(thing)))

    def say(self, voice: Voice) -> Phrase:
        return clause("mark-nearest", voice, ("terrain", self.terrain.name))


@dataclass(eq=False)
class MonsterToCard(Deed):
    """The monster that was defeated lies on this mystery, or on this rumour."""

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        token = MONSTERS.number(reg(s, IT))
        if moves.is_about(s, token):
            moves.take_monster(s, token, ON_RUMOUR if MYTHOS.holds(reg(s, CARD)) else ON_MYSTERY)
            tell(s, "monster-to-card", "16.13", the(reg(s, IT)))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("monster-to-card", voice)


# --- the reserve, decks and the box -------------------------------------------------------------------------------


@dataclass(eq=False)
class DiscardReserve(Fate):
    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        s.asset_discards += s.reserve
        s.reserve = ()
        tell(s, "reserve-gone", "18.3")
        moves.renew_assets(s)
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-reserve", voice)


@dataclass(eq=False)
class FillReserve(Fate):
    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("fill-reserve", voice)


@dataclass(eq=False)
class BoxAssets(Fate):
    """Those in deck, discard pile and reserve of at least that value, as many tokens as lie on this card."""

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        least = s.mythos_tokens[MYTHOS.number(reg(s, CARD))]

        def kept(zone: tuple[int, ...]) -> tuple[int, ...]:
            return tuple([card for card in zone if VALUE[ASSETS.first + card] < least])

        gone = [card for card in (*s.asset_deck, *s.asset_discards, *s.reserve) if VALUE[ASSETS.first + card] >= least]
        s.asset_deck, s.asset_discards, s.reserve = kept(s.asset_deck), kept(s.asset_discards), kept(s.reserve)
        s.asset_box = tuple(sorted((*s.asset_box, *gone)))
        tell(s, "assets-boxed", "18.10", ("n", len(gone)), reveals=True)
        moves.renew_assets(s)
        moves.fill_reserve(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-assets", voice)


def turn_expedition(s: Eldritch) -> None:
    """The token stands on the space of the first card of the deck, which takes the discarded in when it is empty."""
    at = EXPEDITION.number
    if not s.decks[at] and s.piles[at]:
        s.decks[at], s.piles[at] = shuffled(s.piles[at], s.rng), ()
    before = s.expedition
    s.expedition = ENCOUNTER[s.decks[at][0]].site if s.decks[at] else NONE
    if s.expedition != before and s.expedition >= 0:
        tell(s, "expedition", "10.13", the_space(s.expedition), reveals=True)


@dataclass(eq=False)
class BoxExpeditions(Fate):
    """All of the space where the active expedition is, in deck and discard pile."""

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        at, site = EXPEDITION.number, s.expedition
        gone = [card for card in (*s.decks[at], *s.piles[at]) if ENCOUNTER[card].site == site]
        s.decks[at] = shuffled([card for card in s.decks[at] if card not in gone], s.rng)
        s.piles[at] = tuple([card for card in s.piles[at] if card not in gone])
        s.boxed = tuple(sorted((*s.boxed, *gone)))
        turn_expedition(s)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-expeditions", voice)


@dataclass(eq=False)
class BoxFallen(Fate):
    """What defeated investigators left is discarded, and their tokens and sheets go to the box."""

    def touches(self) -> int:
        return RANDOM

    def do(self, s: Eldritch, seat: int, step: int) -> bool:
        for sheet, at in enumerate(s.fallen_at):
            if at >= 0:
                tell(s, "fallen-gone", "18.10", the(INVESTIGATORS.first + sheet))
                clear_fallen(s, sheet)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("box-fallen", voice)


def clear_fallen(s: Eldritch, sheet: int) -> None:
    """The token is gone, and whatever still lies on the sheet is discarded."""
    for thing in s.loot[sheet]:
        moves.put_back(s, thing)
    s.loot[sheet] = ()
    s.loot_tickets[sheet] = (0, 0)
    for token, at in enumerate(s.clue_at):
        if at == LOOT + sheet:
            moves.place_clue(s, token, DISCARDED)
    s.fallen_at[sheet] = NONE
