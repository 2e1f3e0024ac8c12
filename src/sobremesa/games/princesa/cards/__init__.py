"""The box: what every card and secret is, declared once. The rules run the same trees that the texts read."""

from __future__ import annotations

from typing import Final

# In this order: it is that of the numbers of their cards.
# isort: off
from sobremesa.games.princesa.cards.princess import PRINCESS
from sobremesa.games.princesa.cards import attacks, defences, strategies, magic, environments, secrets

# isort: on
from sobremesa.games.princesa.book import BOOK
from sobremesa.games.princesa.cards.declaring import DECLARED, DECLARED_SECRETS, Card, Secret
from sobremesa.games.princesa.effects.secrets import LearnOfAnInnocent
from sobremesa.games.princesa.kinds import NO_HERO
from sobremesa.games.princesa.options import offer_cards
from sobremesa.kernel import house_cards
from sobremesa.kernel.effects.node import tree

house_cards.declare(__name__, BOOK)
offer_cards()

CARDS: Final = tuple(DECLARED)  # by kind
SECRETS: Final = tuple(DECLARED_SECRETS)
TEXTS: Final = tuple([card.text for card in CARDS])
UNSTOPPABLE: Final = tuple([card.is_unstoppable for card in CARDS])
OTHERS: Final = tuple(
    [card.kind for card in CARDS if card is not PRINCESS and card.hero == NO_HERO for _ in range(card.copies)]
)  # the deck
TOLD_OF_AN_INNOCENT: Final = frozenset(
    number
    for number, secret in enumerate(SECRETS)
    for part in secret.written.standing
    if any(isinstance(node, LearnOfAnInnocent) for node in tree(part))
)  # whoever has one of these secrets

__all__ = [
    "CARDS",
    "OTHERS",
    "SECRETS",
    "TEXTS",
    "TOLD_OF_AN_INNOCENT",
    "UNSTOPPABLE",
    "Card",
    "Secret",
    "attacks",
    "defences",
    "environments",
    "magic",
    "secrets",
    "strategies",
]
