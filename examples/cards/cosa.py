"""Two cards for ¡La Cosa!: an action, and an answer to an exchange."""

from sobremesa.games.cosa.cards.lexicon import *

card("torch", ACTION, (4, 4, 9), played=SeeHand(Near()), rule="cosa-5.3")
card("cold-shoulder", DEFENCE, (4, 6), answer=Refuse(), rule="cosa-7.5")

EN = """
card-torch = Torch
card-cold-shoulder = Cold Shoulder
"""

ES = """
card-torch = Linterna
card-cold-shoulder = Ni te miro
"""
