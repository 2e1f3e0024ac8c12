"""The duel: attack and answer, and the outcome of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa import knowledge, options
from sobremesa.games.princesa.book import BOOK, CARD
from sobremesa.games.princesa.cards import UNSTOPPABLE
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.spells import FROM_HAND, choose_target
from sobremesa.games.princesa.kinds import (
    ATTACK,
    DEFENCE,
    STRATEGY,
    TYPE_OF,
    TYPES,
    can_win,
    is_environment,
    is_spell,
)
from sobremesa.games.princesa.moves import clear_shop, discard, lay_out, unused, unused_count
from sobremesa.games.princesa.options import PASS
from sobremesa.games.princesa.rates import is_overloaded
from sobremesa.games.princesa.state import NO_CARD, NOBODY_THERE, Princesa
from sobremesa.games.princesa.telling import named, tell, tell_secret
from sobremesa.games.princesa.victory import win
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import enters, leaves
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node
from sobremesa.kernel.effects.running import push
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import distinct

BEATS: Final = {ATTACK: STRATEGY, STRATEGY: DEFENCE, DEFENCE: ATTACK}

# Why an attack lies face up, for the log.
ALONE: Final = 1
CANNOT_BE_STOPPED: Final = 2
NOTHING_TO_ANSWER: Final = 3  # the opponent has no card left
TOO_MANY_TO_ANSWER: Final = 4  # the opponent is overloaded
OVERLOADED: Final = 5  # the challenger is, and the opponent may answer

# Why a duel was won, for whoever looks at it.
NOBODY_OPPOSITE: Final[Phrase] = ("duel-alone", ())
UNANSWERED: Final[Phrase] = ("duel-unanswered", ())
MAGIC_IS_NO_ANSWER: Final[Phrase] = ("duel-magic-answer", ())
BEATEN_BY: Final[dict[int, Phrase]] = {
    one: ("duel-beats", (("type", TYPES[one]), ("type2", TYPES[other]))) for one, other in BEATS.items()
}

# What a duel may stand at.
ATTACKING: Final = 0  # the challenger lays a card
ANSWERING: Final = 1  # the opponent does, not knowing the attack
ANSWERING_OPENLY: Final = 2  # the opponent does, and the attack lies face up
FINISHING: Final = 3  # the challenger has none left, the opponent lays one that succeeds
OVER: Final = 4  # the cards go back to the hands


@dataclass(eq=False)
class Duel(Node):
    """Between those whom `duel` names: a challenger and an opponent, or nobody."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if step != OVER:
            return WAIT
        s.duel = ()
        if s.log is not None:
            tell(s, "duel-over", reveals=True)  # also who has turned out not to have the secret that would have acted
        return GO_ON

    # --- laying cards

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        challenger, opponent = s.duel
        if step == ATTACKING:
            choices = each(options.PLACE, distinct(unused(s, challenger)))
            if opponent == NOBODY_THERE:
                return (decision(self, challenger, "alone", choices),)
            rounds = ("round", len(s.played[challenger]) + 1)
            return (decision(self, challenger, "attack", choices, (("who", opponent), rounds)),)
        kinds = distinct(unused(s, opponent))
        if step == FINISHING:
            choices = each(options.PLACE, [kind for kind in kinds if can_win(kind)])
            return (decision(self, opponent, "finish", choices or (PASS,), (("who", challenger),)),)
        choices = each(options.PLACE, kinds)
        args = (("who", challenger), ("round", len(s.played[opponent]) + 1))
        if step == ANSWERING:
            return (decision(self, opponent, "answer", choices, args),)
        shown = named(s.played[challenger][-1])
        return (decision(self, opponent, "answer-openly", choices, (*args, shown)),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if step == ATTACKING:
            self._attack(s, option.args[0])
        elif step == FINISHING:
            self._finish(s, NO_CARD if option is PASS else option.args[0])
        else:
            self._answer(s, step, option.args[0])

    def _attack(self, s: Princesa, kind: int) -> None:
        challenger, opponent = s.duel
        if is_environment(kind):
            _play_environment(s, challenger, kind)
            return
        why = _why_no_answer(s, opponent, kind)
        if why or is_overloaded(s, challenger):
            _turn_over(s, challenger, kind)
            they = () if opponent == NOBODY_THERE else (("who2", opponent),)
            args = (("who", challenger), *they, named(kind), ("why", why or OVERLOADED))
            tell(s, "attacked-openly", *args, reveals=True)
            if why:
                _succeed(s, challenger, opponent, kind, NOBODY_OPPOSITE if why == ALONE else UNANSWERED)
            else:
                push(s, self, ANSWERING_OPENLY)
        else:
            s.placed[challenger] = kind
            if s.log is not None:
                tell_secret(s, "attacked", (("who", challenger),), (named(kind),), (challenger,))
            push(s, self, ANSWERING)

    def _answer(self, s: Princesa, step: int, kind: int) -> None:
        challenger, opponent = s.duel
        if is_environment(kind):
            s.placed[challenger] = NO_CARD
            _play_environment(s, opponent, kind)
            return
        openly = step == ANSWERING_OPENLY
        if openly:
            attack = s.played[challenger][-1]
        else:
            attack, s.placed[challenger] = s.placed[challenger], NO_CARD
            _turn_over(s, challenger, attack)
        _turn_over(s, opponent, kind)
        if s.log is not None:
            cards = (named(attack), ("card2", named(kind)[1]), ("open", int(openly)))
            tell(s, "turned-over", ("who", challenger), ("who2", opponent), *cards, reveals=True)
        if is_spell(kind):
            discard(s, opponent, kind)
            _succeed(s, challenger, opponent, attack, MAGIC_IS_NO_ANSWER)
        elif is_spell(attack):
            choose_target(s, challenger, attack, FROM_HAND)
        elif TYPE_OF[attack] == TYPE_OF[kind]:
            tell(s, "tied")
            self._go_on(s, challenger, opponent)
        elif beats(attack, kind):
            win(s, challenger, opponent, attack, BEATEN_BY[TYPE_OF[attack]])
        else:
            win(s, opponent, challenger, kind, BEATEN_BY[TYPE_OF[kind]])

    def _go_on(self, s: Princesa, challenger: int, opponent: int) -> None:
        """After a tie: whoever has a card left."""
        if unused_count(s, challenger):
            push(s, self, ATTACKING)
        elif unused_count(s, opponent):
            push(s, self, FINISHING)
        else:
            tell(s, "no-winner")

    def _finish(self, s: Princesa, kind: int) -> None:
        """The challenger has nothing left, so what the opponent lays succeeds; nothing if there is nothing to lay."""
        challenger, opponent = s.duel
        if kind == NO_CARD:
            tell(s, "cannot-finish", ("who", opponent), reveals=True)
            knowledge.all_see_lack(s, opponent, ATTACK, DEFENCE, STRATEGY)
            tell(s, "no-winner")
            return
        _turn_over(s, opponent, kind)
        tell(s, "finished-off", ("who", opponent), named(kind), reveals=True)
        win(s, opponent, challenger, kind, UNANSWERED)


DUEL: Final = Duel()
BOOK.add("duel.rounds", DUEL, "princesa-5.3")


def challenge(s: Princesa, seat: int, opponent: int) -> None:
    s.duel = (seat, opponent)
    s.played = [()] * len(s.played)
    if opponent == NOBODY_THERE:
        tell(s, "acts-alone", ("who", seat))
    elif s.log is not None:
        tell(s, "challenged", ("who", seat), ("who2", opponent))
    s.agenda += ((DUEL.number, OVER), (DUEL.number, ATTACKING))


# --- a round -----------------------------------------------------------------------------------------------------


def beats(kind: int, other: int) -> bool:
    return BEATS.get(TYPE_OF[kind]) == TYPE_OF[other]


def _why_no_answer(s: Princesa, opponent: int, kind: int) -> int:
    """Why an attack can't be answered, or 0 if it can."""
    if opponent == NOBODY_THERE:
        return ALONE
    if UNSTOPPABLE[kind]:
        return CANNOT_BE_STOPPED
    if not unused_count(s, opponent):
        return NOTHING_TO_ANSWER
    return TOO_MANY_TO_ANSWER if is_overloaded(s, opponent) else 0


def _turn_over(s: Princesa, seat: int, kind: int) -> None:
    s.played[seat] += (kind,)
    knowledge.all_see_card(s, seat, kind, s.played[seat].count(kind))


def _succeed(s: Princesa, winner: int, loser: int, kind: int, why: Phrase) -> None:
    """A card that nothing stands against: a spell is put down, anything else wins."""
    if is_spell(kind):
        choose_target(s, winner, kind, FROM_HAND)
    else:
        win(s, winner, loser, kind, why)


def _play_environment(s: Princesa, seat: int, kind: int) -> None:
    lay_out(s, seat, kind)
    if s.environment != NO_CARD:
        s.discard += (s.environment,)
        leaves(s, CARD.thing(s.environment))
    s.environment = kind
    enters(s, CARD.thing(kind))
    tell(s, "environment", ("who", seat), named(kind), reveals=True)
    clear_shop(s)
