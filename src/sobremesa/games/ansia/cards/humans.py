"""The eighty humans: twenty villagers, religious, military and nobles."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.cards.facts import Facts, declare
from sobremesa.games.ansia.cards.keywords import (
    disorientation,
    fast,
    gregarious,
    holy_water,
    inspiring,
    prepared,
    slow,
    spicy,
)
from sobremesa.games.ansia.effects.tallies import CardsOfKind, Per, Together
from sobremesa.games.ansia.words import HUMAN, MILITARY, NOBLE, RELIGIOUS, VILLAGER
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.words import Word, Words

TWINS: Final = Words("cyrana", "roxane")
CYRANA, ROXANE = TWINS.words


def human(name: str, kind: Word, speed: int, points: int, *standing: Standing, marked: int = 0, **parts: Node) -> int:
    facts = Facts(HUMAN, speed, points, kind, marked=marked)
    return declare(name, facts, *standing, rule="ansia-8.5", **parts)


human("teresa", VILLAGER, -1, 4, disorientation())
human("ivo", VILLAGER, 0, 2, marked=1)
human("marcela", VILLAGER, 0, 2, marked=1)
human("anselmo", VILLAGER, -1, 3)
human("greta", VILLAGER, 0, 2, slow(), marked=1)
human("tobias", VILLAGER, 0, 3, disorientation())
human("ramona", VILLAGER, 0, 3, spicy())
human("basil", VILLAGER, -1, 4, spicy())
human("molina-family", VILLAGER, 0, 2, hunted=gregarious())
human("fairground-folk", VILLAGER, -1, 3, hunted=gregarious())
human("nicholas", VILLAGER, 0, 3, fast())
human("lucy", VILLAGER, 1, 2, fast())
human("granny-agnes", VILLAGER, 0, 1, slow(), marked=1)
human("thomas", VILLAGER, -1, 3)
human("rita", VILLAGER, 0, 2, marked=1)
human("hugo", VILLAGER, -1, 3)
human("pilar", VILLAGER, 0, 3)
human("merchants", VILLAGER, 0, 0, scored=Per(1, CardsOfKind(VILLAGER)))
human("felix", VILLAGER, 0, 2, hunted=inspiring())
human("elmer", VILLAGER, 0, 3)
human("bernard", RELIGIOUS, 0, 3, marked=1)
human("sister-clara", RELIGIOUS, 0, 3, holy_water())
human("father-elias", RELIGIOUS, -1, 4, holy_water())
human("bishop-severo", RELIGIOUS, -1, 5, holy_water())
human("novice-matthew", RELIGIOUS, 0, 2, marked=1)
human("sexton-lope", RELIGIOUS, 0, 2, slow())
human("abbot-ulric", RELIGIOUS, -1, 3)
human("sister-remedios", RELIGIOUS, 0, 3)
human("pilgrims", RELIGIOUS, 0, 2, hunted=gregarious())
human("parish-choir", RELIGIOUS, -1, 3, hunted=gregarious())
human("altar-boy-blaise", RELIGIOUS, 0, 3, fast())
human("hermit-simeon", RELIGIOUS, 0, 3, disorientation())
human("preacher-cosmo", RELIGIOUS, 0, 2, hunted=inspiring())
human("parishioners", RELIGIOUS, 0, 0, scored=Per(1, CardsOfKind(RELIGIOUS)))
human("exorcist-damasus", RELIGIOUS, -1, 4, holy_water())
human("sister-benita", RELIGIOUS, 0, 3, spicy())
human("deacon-oscar", RELIGIOUS, 0, 2, marked=1)
human("mother-superior", RELIGIOUS, -1, 3)
human("brother-giles", RELIGIOUS, 0, 3, disorientation())
human("bell-ringer-quico", RELIGIOUS, 0, 2, slow())
human("hunters", MILITARY, 0, 0, scored=Per(1, CardsOfKind(MILITARY)))
human("corporal-lara", MILITARY, 0, 2, marked=1)
human("recruit-nuno", MILITARY, 0, 2, marked=1)
human("sergeant-brau", MILITARY, -1, 3)
human("captain-ferran", MILITARY, -1, 5, fast())
human("night-watch", MILITARY, 0, 2, hunted=gregarious())
human("patrol", MILITARY, -1, 3, hunted=gregarious())
human("rider-diana", MILITARY, 1, 2, fast())
human("courier-paul", MILITARY, 0, 4, fast())
human("veteran-otto", MILITARY, 0, 2, slow())
human("camp-cook-chema", MILITARY, 0, 3, spicy())
human("gunner-vega", MILITARY, -1, 4, spicy())
human("sentinel-ivan", MILITARY, 0, 3)
human("drummer-leo", MILITARY, 0, 2, hunted=inspiring())
human("crossbow-nora", MILITARY, -1, 3)
human("lancer-rocco", MILITARY, -1, 3)
human("lieutenant-alba", MILITARY, 0, 3, marked=1)
human("bosun-tar", MILITARY, 0, 3, disorientation())
human("army-chaplain", MILITARY, -1, 4, holy_water())
human("quartermaster-simon", MILITARY, 0, 2, slow())
human("cyrana", NOBLE, 0, 0, scored=Together(4, ROXANE))
human("roxane", NOBLE, 0, 0, scored=Together(4, CYRANA))
human("countess-amalia", NOBLE, -1, 4)
human("duke-octavio", NOBLE, -1, 5)
human("marquis-gallus", NOBLE, -1, 3)
human("lady-violet", NOBLE, 0, 3, marked=1)
human("infanta-eleanor", NOBLE, 0, 3)
human("courtiers", NOBLE, 0, 0, scored=Per(1, CardsOfKind(NOBLE)))
human("ducal-retinue", NOBLE, 0, 2, hunted=gregarious())
human("ball-guests", NOBLE, -1, 3, hunted=gregarious())
human("poet-lysander", NOBLE, 0, 2, hunted=inspiring())
human("viscount-damian", NOBLE, 1, 2, fast())
human("horsewoman-elvira", NOBLE, 0, 4, fast())
human("gluttonous-baron", NOBLE, -1, 5, spicy())
human("lady-pepper", NOBLE, 0, 3, spicy())
human("tipsy-archduke", NOBLE, 0, 3, disorientation())
human("widow-rosalie", NOBLE, 0, 2, slow(), marked=1)
human("aged-baron", NOBLE, -1, 3, slow())
human("patroness-flora", NOBLE, 0, 2, hunted=inspiring())
human("page-martin", NOBLE, 1, 1, prepared())
