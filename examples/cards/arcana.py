"""An arcanum: what a fate must fulfil there, how many moons it lasts, and the power on its back."""

from sobremesa.games.arcana.cards.lexicon import *

enter((Arcanum("moth", Apart(1, 3), 2, old()),))

EN = """
card-moth = The Moth
title-moth = ±1–3
"""

ES = """
card-moth = La Polilla
title-moth = ±1–3
"""
