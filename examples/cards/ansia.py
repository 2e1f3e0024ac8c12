"""A human, a power and a mission for El ansia."""

from sobremesa.games.ansia.cards.lexicon import *

human("sister-luz", RELIGIOUS, 0, 3, slow(), hunted=inspiring())
power("night-eyes", MIND, 2, played=Draw(1))
secret("well-fed", AtLeast(5, AllHumans(), 8))

EN = """
card-sister-luz = Sister Luz
trade-sister-luz = bookbinder
card-night-eyes = Night Eyes
mission-well-fed = Well Fed
"""

ES = """
card-sister-luz = Sor Luz
trade-sister-luz = encuadernadora
card-night-eyes = Ojos de noche
mission-well-fed = Bien comido
"""
