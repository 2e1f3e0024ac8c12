"""The box: what every card is, declared once. The rules run the same trees of effects that the texts read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.princesa import kinds, standing
from sobremesa.games.princesa.conditions import LoserHasMoreHearts, LoserHasNoGold, SecretIsShown, WinnerHasAtMost
from sobremesa.games.princesa.effects import (
    Also,
    Backlash,
    ConfessOrBleed,
    Conjure,
    Damage,
    DamageOr,
    Deed,
    DiscardOwn,
    Draw,
    Drop,
    DropPlayed,
    Foresee,
    GiveBack,
    Gold,
    Heal,
    HealOr,
    If,
    Instead,
    LiftAny,
    LiftOne,
    LiftOrHeal,
    MayDiscard,
    MayPay,
    PeekLoser,
    PeekOthers,
    Pick,
    Reveal,
    ShowOne,
    Spend,
    Steal,
    SwapHeroes,
    TakeFromShop,
    TakeGold,
    TakeMagicOrDraw,
    sentence,
)
from sobremesa.games.princesa.kinds import CARD_IDS, HERO_OF, NO_HERO, SECRET_IDS, TYPE_OF
from sobremesa.games.princesa.standing import STANDING
from sobremesa.games.princesa.wording import in_turn
from sobremesa.kernel.effects import Effect, Phrase


@final
@dataclass(frozen=True)
class Card:
    """An adventure card. `text` is what its winner does; a spell or an environment stands on the table instead."""

    id: str
    text: tuple[Deed, ...] = ()
    unstoppable: bool = False

    @property
    def kind(self) -> int:
        return kinds.CARD_NUMBER[self.id]

    @property
    def copies(self) -> int:
        return kinds.COPIES[self.kind]

    @property
    def hero(self) -> int:
        """Whose gear it is, or NO_HERO."""
        return HERO_OF[self.kind]

    def say(self) -> tuple[Phrase, ...]:
        """All it says, sentence by sentence."""
        sentences: list[Phrase] = [("says-unstoppable", ())] if self.unstoppable else []
        if self.kind in STANDING:
            sentences.append(sentence(STANDING[self.kind]))
        for deed in self.text:
            sentences += deed.sentences()
        return in_turn(sentences)


def _card(name: str, *text: Deed, unstoppable: bool = False) -> Card:
    return Card(name, text, unstoppable)


_SECRET_SHOWN: Final = SecretIsShown()
_NO_GOLD: Final = LoserHasNoGold()

ATTACKS: Final = (
    _card("sworn-sword", Instead(Damage(1), DamageOr(1, 2, _SECRET_SHOWN))),
    _card("longbow", Damage(1), Also(Draw(1))),
    _card("fireball", Damage(2), Spend(kept_by_mastery=True)),
    _card("hidden-dagger", Also(TakeGold(1)), DamageOr(1, 2, _NO_GOLD)),
    _card("great-axe", Damage(2), Backlash(1)),
    _card("stone-fist", Instead(Damage(1), DamageOr(1, 2, WinnerHasAtMost(2)))),
    _card("holy-mace", Damage(1), Also(If(_SECRET_SHOWN, Heal(1)))),
    _card("satire", Drop(), Also(Damage(1))),
    _card("poison-nails", Damage(1), Also(Drop(random=True))),
    _card("light-crossbow", MayDiscard(Damage(2), instead_of=Damage(1))),
    _card("sword-cane", Instead(Damage(1), MayPay(2, Damage(2), instead_of=Damage(1)))),
    _card("short-sword", Damage(1), Gold(1)),
    _card("lance", DamageOr(1, 2, LoserHasMoreHearts())),
    _card("war-hammer", Damage(2), DiscardOwn(other=True)),
    _card("poisoned-blade", Drop(random=True), Damage(1)),
    _card("heavy-crossbow", Damage(1), Spend(), unstoppable=True),
    _card("plunder", TakeGold(2), If(_NO_GOLD, Damage(1))),
    _card("executioner", DamageOr(1, 3, _SECRET_SHOWN)),
)

DEFENCES: Final = (
    _card("heraldic-shield", Heal(1), Also(Drop())),
    _card("leaf-cloak", Draw(1), Also(Heal(1))),
    _card("arcane-barrier", LiftOrHeal(1)),
    _card("smoke-bomb", TakeGold(2), Also(Heal(1))),
    _card("tough-hide", Instead(Heal(1), HealOr(1, 2, WinnerHasAtMost(2)))),
    _card("prayer", Heal(2), Also(LiftOne())),
    _card("ballad", Gold(1), Also(Heal(1))),
    _card("spring-trap", Damage(1), Also(DropPlayed())),
    _card("bodyguard", Gold(2)),
    _card("wooden-shield", Heal(1)),
    _card("plate-armour", Heal(2), Spend()),
    _card("riposte", Damage(2)),
    _card("healers-kit", Heal(1), LiftAny()),
    _card("withdrawal", Draw(2)),
    _card("telltale-mirror", Reveal()),
)

STRATEGIES: Final = (
    _card("code-of-honour", ConfessOrBleed(1)),
    _card("follow-the-trail", PeekOthers(1), Also(Draw(1))),
    _card("clairvoyance", Foresee(3)),
    _card("light-fingers", Instead(Steal(), Pick())),
    _card("confession", PeekLoser(), ShowOne()),
    _card("rumour", PeekOthers(1), Also(Gold(1))),
    _card("cauldron", TakeMagicOrDraw(1), Also(Heal(1))),
    _card("master-key", Instead(TakeFromShop(1), TakeFromShop(0))),
    _card("bribe", Instead(MayPay(1, Pick()), Pick())),
    _card("interrogation", PeekLoser(), TakeGold(1)),
    _card("robbery", Steal()),
    _card("map", Draw(2), DiscardOwn()),
    _card("unmask", Reveal(), Spend()),
    _card("ambush", Pick(), Spend(), unstoppable=True),
    _card("toll", TakeGold(2)),
    _card("face-changer", SwapHeroes(), Spend()),
    _card("barter", Steal(), GiveBack()),
)

MAGIC: Final = (
    _card("evil-eye"),
    _card("slow-poison"),
    _card("clumsy-hands"),
    _card("frog-curse"),
    _card("torn-pocket"),
    _card("loose-tongue"),
    _card("blessing"),
    _card("protective-aura"),
    _card("giant-strength"),
    _card("metamorphosis"),
)

ENVIRONMENTS: Final = (
    _card("travelling-market"),
    _card("thick-fog"),
    _card("blood-moon"),
    _card("sanctuary"),
    _card("storm"),
    _card("fair-of-truth"),
)

PRINCESS: Final = Card("princess")

CARDS: Final = (*ATTACKS, *DEFENCES, *STRATEGIES, *MAGIC, *ENVIRONMENTS, PRINCESS)
TEXTS: Final = tuple(card.text for card in CARDS)  # by kind
UNSTOPPABLE: Final = tuple(card.unstoppable for card in CARDS)
OTHERS: Final = tuple(card.kind for card in CARDS[:-1] if card.hero == NO_HERO for _ in range(card.copies))  # the deck

assert tuple(card.id for card in CARDS) == CARD_IDS


# --- secrets -----------------------------------------------------------------------------------------------------

GOAL: Final = "goal"  # another way to win
OWN: Final = "own"  # turned up by choice in one's own turn
TRIGGER: Final = "trigger"  # turns up by itself
PASSIVE: Final = "passive"


@final
@dataclass(frozen=True)
class Secret:
    id: str
    family: str
    effect: Effect

    def say(self) -> tuple[Phrase, ...]:
        return ((f"says-{self.family}", (("do", self.effect.say()),)),)


_HEIR: Final = Gold(4)
_SPY: Final = PeekOthers(3)
_WARLOCK: Final = Conjure()

SECRETS: Final = (
    Secret("kidnapper", GOAL, standing.WinsByTime()),
    Secret("accomplice", GOAL, standing.WinsByTime(together=True)),
    Secret("betrothed", TRIGGER, standing.TakesHer()),
    Secret("bounty-hunter", TRIGGER, standing.BOUNTY),
    Secret("undying", TRIGGER, standing.UNDYING),
    Secret("hidden-heir", OWN, _HEIR),
    Secret("royal-spy", OWN, _SPY),
    Secret("covert-warlock", OWN, _WARLOCK),
    Secret("necromancer", PASSIVE, standing.NECROMANCER),
    Secret("witness", PASSIVE, standing.KnowsAnInnocent()),
)
OWN_USE: Final[dict[int, Deed]] = {kinds.HIDDEN_HEIR: _HEIR, kinds.ROYAL_SPY: _SPY, kinds.COVERT_WARLOCK: _WARLOCK}

assert tuple(secret.id for secret in SECRETS) == SECRET_IDS
assert all(secret.family == OWN for number, secret in enumerate(SECRETS) if number in OWN_USE)
assert all(TYPE_OF[card.kind] <= kinds.STRATEGY for card in CARDS if card.text)
