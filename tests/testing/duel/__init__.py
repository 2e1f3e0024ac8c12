"""A small game of hidden numbers for testing the kit: hands, a deck, a card set aside, a sealed ballot, a reaction,
private notes taken unasked, and dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import Flag, Number, Pick, Settings
from sobremesa.kernel.sketch import Panel, Piece, Sketch
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Plain, Schema, State, seen_by
from sobremesa.kernel.zones import Zone, shuffled, with_sorted, without

PEEK, ROLL, VOTE, AIM, REST, MIX = range(1, 7)
KINDS: Final = 6
TOKENS: Final = 3  # for each seat, and as many in the pot

Frame = tuple[int, ...]  # one of these, and its arguments
TURN, PLAYING, AIMING, DEFENDING, VOTING, CLOSING = range(6)

OPTIONS: Final = Catalogue()
PLAYS: Final = tuple(OPTIONS.add("play", card) for card in range(1, KINDS + 1))
AIMS: Final = tuple(OPTIONS.add("aim", seat) for seat in range(4))
BLOCK: Final = OPTIONS.add("block")
ACCEPT: Final = OPTIONS.add("accept")
VOTES: Final = (OPTIONS.add("vote", 0, name="famine"), OPTIONS.add("vote", 1, name="feast"))

FREE: Final = Catalogue()
NOTES: Final = tuple(FREE.add("note", mark) for mark in range(4))


@dataclass(eq=False)
class Table(State):
    rng: Rng = seen_by(NOBODY)
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(4, 2))
    deck: Zone = seen_by(NOBODY, back=COUNT)
    aside: int = seen_by(NOBODY)
    known: list[int] = seen_by(OWNER, back=bool)  # the card set aside, for each seat that has peeked at it
    discard: Zone = seen_by(ALL)
    tokens: list[int] = seen_by(ALL)
    pot: int = seen_by(ALL)
    votes: list[int] = seen_by(OWNER, back=ballot.is_in)
    notes: list[int] = seen_by(OWNER)
    todo: list[Frame] = seen_by(ALL)


class Duel(Game[Table]):
    info = GameInfo(
        id="duel",
        version=1,
        seats=(2, 4),
        settings=(Number("rounds", 2, 1, 3), Pick("deck", "large", ("small", "large")), Flag("rich")),
        longest=60,
    )
    schema = Schema(Table)
    options = OPTIONS
    free_options = FREE

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Table:
        copies = 3 if settings["deck"] == "large" else 2
        cards = shuffled([card for card in range(1, KINDS + 1) for _ in range(copies)], rng)
        tokens = TOKENS + bool(settings["rich"])
        rounds = settings["rounds"]
        assert isinstance(rounds, int)
        return Table(
            rng=rng,
            hands=[(card,) for card in cards[:seats]],
            deck=cards[seats + 1 :],
            aside=cards[seats],
            known=[0] * seats,
            discard=(),
            tokens=[tokens] * seats,
            pot=tokens,
            votes=[ballot.NOT_A_MEMBER] * seats,
            notes=[0] * seats,
            todo=[(CLOSING,), *((TURN, seat) for _ in range(rounds) for seat in reversed(range(seats)))],
        )

    def begin(self, s: Table) -> None:
        self._advance(s)

    def _advance(self, s: Table) -> None:
        s.asked = None
        while s.todo and not self._is_question(s.todo[-1]):
            self._run(s, s.todo.pop())

    def _is_question(self, frame: Frame) -> bool:
        return frame[0] not in (TURN, CLOSING)

    def _run(self, s: Table, frame: Frame) -> None:
        if frame[0] == TURN:
            s.todo.append((PLAYING, frame[1]))
            self._draw(s, frame[1])
        else:
            self._tell(s, Event("closed", (("card", s.aside),), reveals=True))
            s.discard = (*s.discard, s.aside)
            s.aside = 0

    def _tell(self, s: Table, event: Event) -> None:
        if s.log is not None:
            s.log.append(event)

    def _draw(self, s: Table, seat: int) -> None:
        if not s.deck:
            s.deck = shuffled(s.discard, s.rng)
            s.discard = ()
            self._tell(s, Event("reshuffled", reveals=True))
        card, s.deck = s.deck[0], s.deck[1:]
        s.hands[seat] = with_sorted(s.hands[seat], card)
        self._tell(s, Event("drew", (("who", seat),), secret=(("card", card),), to=(seat,)))

    def decisions(self, s: Table) -> tuple[Decision, ...]:
        if s.asked is None:
            s.asked = self._decisions(s)
        return s.asked

    def _decisions(self, s: Table) -> tuple[Decision, ...]:
        if not s.todo:
            return ()
        kind, *rest = s.todo[-1]
        if kind == VOTING:
            return tuple(
                Decision(seat, "vote", "duel-3.3", VOTES, (("who", rest[0]),))
                for seat, vote in enumerate(s.votes)
                if vote == ballot.NOT_YET
            )
        seat = rest[0]
        if kind == PLAYING:
            plays = tuple(PLAYS[card - 1] for card in sorted(set(s.hands[seat])))
            return (Decision(seat, "play", "duel-2.1", plays),)
        if kind == AIMING:
            aims = tuple(AIMS[other] for other in range(len(s.hands)) if other != seat)
            return (Decision(seat, "aim", "duel-3.4", aims),)
        answers = (BLOCK, ACCEPT) if AIM in s.hands[seat] else (ACCEPT,)
        return (Decision(seat, "defend", "duel-3.5", answers, (("who", rest[1]),)),)

    def free(self, s: Table, seat: int) -> tuple[Option, ...]:
        if not s.todo or not 0 <= seat < len(s.hands):
            return ()
        return tuple(note for note in NOTES if note.args[0] != s.notes[seat])

    def apply(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "note":
            s.notes[seat] = option.args[0]
            return
        if option.verb == "vote":
            self._vote(s, seat, option.args[0])
        else:
            frame = s.todo.pop()
            if option.verb == "play":
                self._play(s, seat, option.args[0])
            elif option.verb == "aim":
                s.todo.append((DEFENDING, option.args[0], seat))
                self._tell(s, Event("aimed", (("who", seat), ("target", option.args[0]))))
            else:
                self._defend(s, seat, frame[2], option)
        self._advance(s)

    def _play(self, s: Table, seat: int, card: int) -> None:
        s.hands[seat] = without(s.hands[seat], card)
        s.discard = (*s.discard, card)
        self._tell(s, Event("played", (("who", seat), ("card", card)), reveals=True))
        if card == PEEK:
            s.known[seat] = s.aside
            self._tell(s, Event("peeked", (("who", seat),), secret=(("card", s.aside),), to=(seat,)))
        elif card == ROLL:
            die = s.rng.below(6) + 1
            self._tell(s, Event("rolled", (("who", seat), ("die", die))))
            if die >= 4:
                self._pay(s, seat)
        elif card == VOTE:
            s.votes[:] = ballot.opened(len(s.votes), range(len(s.votes)))
            s.todo.append((VOTING, seat))
        elif card == AIM:
            s.todo.append((AIMING, seat))
        elif card == MIX:
            s.deck = shuffled(s.deck + s.hands[seat], s.rng)
            s.hands[seat] = ()
            self._tell(s, Event("mixed", (("who", seat),)))
            self._draw(s, seat)

    def _pay(self, s: Table, seat: int) -> None:
        paid = min(1, s.pot)
        s.pot -= paid
        s.tokens[seat] += paid

    def _vote(self, s: Table, seat: int, vote: int) -> None:
        s.votes[seat] = vote
        self._tell(s, Event("voted", (("who", seat),)))
        if not ballot.is_closed(s.votes):
            return
        _, caller = s.todo.pop()
        seats = len(s.votes)
        feast = ballot.tally(s.votes, [(caller + i) % seats for i in range(seats)])
        cast = tuple(s.votes)
        self._tell(s, Event("counted", (("votes", cast), ("result", "feast" if feast else "famine")), reveals=True))
        for member in range(seats):
            if feast:
                self._pay(s, member)
            elif s.tokens[member]:
                s.tokens[member] -= 1
                s.pot += 1
        s.votes[:] = [ballot.NOT_A_MEMBER] * seats

    def _defend(self, s: Table, seat: int, attacker: int, option: Option) -> None:
        if option is BLOCK:
            s.hands[seat] = without(s.hands[seat], AIM)
            s.discard = (*s.discard, AIM)
            self._tell(s, Event("blocked", (("who", seat),)))
            self._draw(s, seat)
        else:
            taken = min(1, s.tokens[seat])
            s.tokens[seat] -= taken
            s.tokens[attacker] += taken
            self._tell(s, Event("accepted", (("who", seat),)))

    def outcome(self, s: Table) -> Outcome | None:
        if s.todo:
            return None
        most = max(s.tokens)
        winners = tuple(seat for seat, tokens in enumerate(s.tokens) if tokens == most)
        return Outcome("counted", winners, tuple(1.0 if seat in winners else 0.0 for seat in range(len(s.tokens))))

    def why_not(self, s: Table, seat: int, option: Option) -> str | None:
        decision = next((decision for decision in self._decisions(s) if decision.seat == seat), None)
        if option.verb == "note":
            return None if option in self.free(s, seat) else "duel-4.1"
        if decision is None:
            return "duel-2.2"
        if option in decision.options:
            return None
        rules = {"play": "duel-3.1", "aim": "duel-3.4", "defend": "duel-3.5"}
        verbs = {"play": "play", "aim": "aim", "block": "defend", "accept": "defend", "vote": "vote"}
        return rules[decision.ask] if verbs[option.verb] == decision.ask else decision.source

    def redeal(self, s: Table, seat: int, rng: Rng) -> Table:
        w = self.schema.clone(s)
        w.asked = None
        w.rng = Rng(derive(rng.key, "future", rng.below(1 << 32)))
        others = [other for other in range(len(s.hands)) if other != seat]
        knows = seat >= 0 and s.known[seat] > 0
        moves_aside = s.aside > 0 and not knows
        pool = list(s.deck + ((s.aside,) if moves_aside else ()))
        for other in others:
            pool.extend(s.hands[other])
        rng.shuffle(pool)
        if moves_aside:
            w.aside = pool.pop()
        for other in others:
            w.hands[other] = tuple(sorted(pool.pop() for _ in s.hands[other]))
            w.known[other] = w.aside if s.known[other] else 0
            w.notes[other] = rng.below(4)
            if ballot.is_in(s.votes[other]):
                w.votes[other] = rng.below(2)
        if not s.aside:
            w.known = s.known[:]  # once it has been shown, everybody knows what everybody knew
        w.deck = tuple(pool)
        return w

    def census(self, s: Table) -> Mapping[str, int]:
        return {
            "cards": sum(map(len, s.hands)) + len(s.deck) + len(s.discard) + bool(s.aside),
            "pips": sum(map(sum, s.hands)) + sum(s.deck) + sum(s.discard) + s.aside,
            "tokens": sum(s.tokens) + s.pot,
        }

    def sketch(self, view: Plain) -> Sketch:
        table = Panel(("board-table", (("pot", view["pot"]), ("count", view["deck"]))))
        return ((table,), tuple(self._seat(view, seat) for seat in range(len(view["tokens"]))))

    def _seat(self, view: Plain, seat: int) -> Panel:
        hand = view["hands"][seat] if seat == view["seat"] else ()
        cards = tuple(Piece((f"card-{card}", ()), options=(PLAYS[card - 1],)) for card in hand)
        tokens: Phrase = ("board-tokens", (("tokens", view["tokens"][seat]),))
        return Panel(("board-seat", (("who", seat),)), (tokens,), "mine" if cards else "", cards, (AIMS[seat],))

    def components(self, settings: Settings) -> tuple[Component, ...]:
        copies = 3 if settings["deck"] == "large" else 2
        return tuple(Component("card", str(card), copies, ((f"card-{card}", ()),)) for card in range(1, KINDS + 1))


GAME: Final = Duel()
