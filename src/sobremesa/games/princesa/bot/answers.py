"""What a player makes of each question: how much each option is worth to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from sobremesa.games.princesa import options as catalogue
from sobremesa.games.princesa.book import BOOK, CARD
from sobremesa.games.princesa.bot.acting import (
    NEVER,
    worths_of_acting,
    worths_of_haunting,
    worths_of_reviving,
    worths_of_trading,
)
from sobremesa.games.princesa.bot.duelling import Duel, opponent_in, shown_attack, worth_alone
from sobremesa.games.princesa.bot.habits import as_others_do
from sobremesa.games.princesa.bot.holding import Hand
from sobremesa.games.princesa.bot.homestretch import step_home
from sobremesa.games.princesa.bot.judgement import Judgement
from sobremesa.games.princesa.bot.lying import best_target, worth_of_spell
from sobremesa.games.princesa.bot.reading import worth_of_deed, worth_of_text
from sobremesa.games.princesa.effects.gold import MayPay
from sobremesa.games.princesa.effects.own_cards import MayDiscard, TakeFromShop
from sobremesa.games.princesa.effects.secrets import ConfessOrBleed
from sobremesa.games.princesa.effects.spells import LiftOrHeal
from sobremesa.games.princesa.kinds import KIDNAPPER, PRINCESS
from sobremesa.games.princesa.knowledge import sure_of
from sobremesa.games.princesa.rates import damage_of
from sobremesa.kernel.effects.registers import CARD as REGISTER_CARD
from sobremesa.kernel.effects.registers import IT, WHO, N
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

Options = tuple[Option, ...]
TURNS: Final = ("act", "trade", "haunt")  # the questions of one's own turn
TOLD_BEFORE: Final = 1.0  # what it is worth to show no more than what is known


@final
class Answers:
    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.look = judge.look
        self.me = judge.me
        self.hand = Hand(judge, judge.look.hand, princess=judge.s.princess == judge.me)
        s = judge.s
        self.asking = BOOK.nodes[s.agenda[-1][0]]
        self.you, self.rival, self.card = reg(s, WHO), reg(s, IT), CARD.number(reg(s, REGISTER_CARD))

    # --- duels, in which one mixes

    def mixture(self, options: Options, *, attacking: bool) -> list[tuple[float, Option]]:
        """How often to lay each card."""
        duel = Duel(self.judge, opponent_in(self.judge), attacking=attacking)
        shares = duel.mixture()
        return [(share, catalogue.PLACE[kind]) for share, kind in shares]

    # --- sure wins, and what all can see

    def sure_win(self, ask: str, options: Options) -> Option | None:
        return step_home(self.judge, self.hand, options) if ask in TURNS else None

    def discreetly(self, ask: str, options: Options, rng: Rng) -> Options:
        """What is left to a Kidnapper who must not be told by how often it challenges."""
        if ask != "act" or self.look.secret != KIDNAPPER or not self.judge.captive or not self.look.is_hidden(self.me):
            return options
        return as_others_do(options, self.look.seats, rng)

    # --- everything else

    def worths(self, ask: str, options: Options) -> list[float]:
        if ask == "act":
            return worths_of_acting(self.judge, self.hand, options)
        if ask == "trade":
            return worths_of_trading(self.hand, options)
        if ask == "haunt":
            return worths_of_haunting(self.judge, self.hand, options)
        if ask == "revive":
            return worths_of_reviving(self.judge, self.hand, options, reg(self.judge.s, N))
        return [_ANSWERS[ask](self, option) for option in options]

    # --- laying cards when there is nothing to guess

    def alone(self, option: Option) -> float:
        return worth_alone(self.judge, option.args[0])

    def answer_openly(self, option: Option) -> float:
        duel = Duel(self.judge, opponent_in(self.judge), attacking=False)
        return duel.against_open(shown_attack(self.judge), option.args[0])

    def finish(self, option: Option) -> float:
        return worth_of_text(self.judge, option.args[0], self.me, opponent_in(self.judge))

    # --- cards that come and go

    def give_up(self, option: Option) -> float:
        return -self.hand.loss(option.args[0])

    def give(self, option: Option) -> float:
        return -self.hand.loss(option.args[0]) - self.hand.worth(option.args[0]) / 4

    def take(self, option: Option) -> float:
        kind = option.args[0]
        if kind == PRINCESS:
            return NEVER if self.judge.ours else self.judge.prize
        return self.hand.gain(kind)

    def put_back(self, option: Option) -> float:
        """What is put back last lies on top, for the next player."""
        return self.hand.worth(option.args[0])

    def show(self, option: Option) -> float:
        kind = option.args[0]
        told = kind == PRINCESS or kind in sure_of(self.judge.s.common[self.me])
        return TOLD_BEFORE if told else -self.hand.worth(kind) / 4

    def leave_behind(self, option: Option) -> float:
        """Of what the eliminated leave, what would crowd my hand."""
        if option is catalogue.DONE:
            return 0.0
        kind = option.args[0]
        if kind == PRINCESS:
            return NEVER
        loser = self.rival
        together = (*self.look.hand, *sure_of(self.look.known[loser]))
        return -Hand(self.judge, together, princess=self.judge.s.princess in (self.me, loser)).loss(kind)

    def shop(self, option: Option) -> float:
        if option is catalogue.DECLINE:
            return 0.0
        deed = self.asking
        assert isinstance(deed, TakeFromShop)
        kind = self.judge.s.shop[option.args[0]]
        return self.hand.gain(kind) + self.judge.time - deed.price * self.judge.coin

    # --- spells and secrets

    def cast(self, option: Option) -> float:
        return worth_of_spell(self.judge, self.card, option.args[0])

    def conjure(self, option: Option) -> float:
        return best_target(self.judge, option.args[0])[0]

    def peek(self, option: Option) -> float:
        return self.judge.learn(self.me, option.args[0])

    def lift(self, option: Option) -> float:
        if option is catalogue.DONE:
            return 0.0
        if option is catalogue.HEAL:
            deed = self.asking
            assert isinstance(deed, LiftOrHeal)
            return self.judge.heal(self.me, deed.n)
        return -worth_of_spell(self.judge, self.judge.s.spells[self.me][option.args[0]], self.me)

    def confess(self, option: Option) -> float:
        deed = self.asking
        assert isinstance(deed, ConfessOrBleed)
        winner = self.you
        if option is catalogue.CONFESS:
            return self.judge.learn(winner, self.me)
        return self.judge.hurt(self.me, damage_of(self.judge.s, winner, deed.n), winner)

    # --- what a text lets one do for a price

    def pay(self, option: Option) -> float:
        winner, loser, card = self.you, self.rival, self.card
        deed = self.asking
        assert isinstance(deed, MayPay)
        if option is catalogue.PAY:
            return worth_of_deed(self.judge, deed.do, winner, loser, card) - deed.cost.n * self.judge.coin
        return 0.0 if deed.instead_of is None else worth_of_deed(self.judge, deed.instead_of, winner, loser, card)

    def may_discard(self, option: Option) -> float:
        winner, loser, card = self.you, self.rival, self.card
        deed = self.asking
        assert isinstance(deed, MayDiscard)
        if option is catalogue.DECLINE:
            return worth_of_deed(self.judge, deed.instead_of, winner, loser, card)
        return worth_of_deed(self.judge, deed.do, winner, loser, card) - self.hand.loss(option.args[0])

    # --- the Princess

    def claim(self, option: Option) -> float:
        return self.judge.prize if option is catalogue.CLAIM else 0.0


_ANSWERS: Final[dict[str, Callable[[Answers, Option], float]]] = {
    "alone": Answers.alone,
    "answer-openly": Answers.answer_openly,
    "finish": Answers.finish,
    "discard-own": Answers.give_up,
    "drop": Answers.give_up,
    "give": Answers.give,
    "pick": Answers.take,
    "foresee": Answers.take,
    "brew": Answers.take,
    "put-back": Answers.put_back,
    "show": Answers.show,
    "loot": Answers.leave_behind,
    "shop": Answers.shop,
    "cast": Answers.cast,
    "conjure": Answers.conjure,
    "peek": Answers.peek,
    "lift": Answers.lift,
    "lift-any": Answers.lift,
    "lift-or-heal": Answers.lift,
    "confess": Answers.confess,
    "pay": Answers.pay,
    "may-discard": Answers.may_discard,
    "claim": Answers.claim,
}
