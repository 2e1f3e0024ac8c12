"""Two adventure cards and a secret for La Princesa."""

from sobremesa.games.princesa.cards.lexicon import *

attack("moon-sickle", Damage(1), GainGold(2), copies=3)
environment("market-day", Stat(CHEAPER, EVERYBODY, n=1), rule="princesa-9.17")
secret("well-off", On(BEFORE_ACTION, OWN, GainGold(3), cost=TurnUp()), rule="princesa-12.11")

EN = """
card-moon-sickle = Moon Sickle
card-market-day = Market Day
secret-well-off = Well Off
setting-bar_well_off = Without the secret “Well Off”
"""

ES = """
card-moon-sickle = Hoz de luna
card-market-day = Día de mercado
secret-well-off = Gente de posibles
setting-bar_well_off = Sin el secreto «Gente de posibles»
"""
