"""The box: what every card and secret is, declared once. The rules run the same trees that the texts read."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import BOOK, CARD
from sobremesa.games.princesa.cards.attacks import ATTACKS
from sobremesa.games.princesa.cards.declaring import Card, Secret
from sobremesa.games.princesa.cards.defences import DEFENCES
from sobremesa.games.princesa.cards.environments import ENVIRONMENTS
from sobremesa.games.princesa.cards.magic import MAGIC
from sobremesa.games.princesa.cards.secrets import SECRETS
from sobremesa.games.princesa.cards.strategies import STRATEGIES
from sobremesa.games.princesa.kinds import CARD_IDS, NO_HERO, SECRET_IDS

PRINCESS: Final = Card(BOOK.card(CARD, "princess"))  # she has no text

CARDS: Final = (*ATTACKS, *DEFENCES, *STRATEGIES, *MAGIC, *ENVIRONMENTS, PRINCESS)  # by kind
TEXTS: Final = tuple([card.text for card in CARDS])
UNSTOPPABLE: Final = tuple([card.is_unstoppable for card in CARDS])
OTHERS: Final = tuple(
    [card.kind for card in CARDS[:-1] if card.hero == NO_HERO for _ in range(card.copies)]
)  # the deck

assert tuple([card.id for card in CARDS]) == CARD_IDS
assert tuple([secret.id for secret in SECRETS]) == SECRET_IDS

__all__ = ["CARDS", "OTHERS", "SECRETS", "TEXTS", "UNSTOPPABLE", "Card", "Secret"]
