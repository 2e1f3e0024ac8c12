"""What a card file imports: every verb, noun, filter, condition, cost, moment and word with which a card is declared.

`sobremesa words eldritch` tells what each of them is.
"""

# One name a line would be a page for each game: these are packed, by module, and the list at the end by kind of name.
# fmt: off
# isort: off
from __future__ import annotations

from typing import Final
from sobremesa.games.eldritch.book import (
    ACQUIRING, ALL_ONES, AT_ONCE, BEAT_MONSTER, BONUS, BUYS_FOR_OTHERS, CAST, CASTING, CLOSED_GATE, COMBAT_ENDS,
    COMBAT_STARTS, CREDIT, DAMAGE, DEFEATED_MONSTER, DICE_MORE, ENCOUNTER_ENDS, ENCOUNTER_STARTS, ENTERED,
    FROM_FOUR, GAINED_CONDITION, HORROR_ONE, IMPROVED, INSTEAD_OF_ENCOUNTER, IN_COMBAT, IN_WORLD, MONSTER_FELL,
    NO_CLOSE, NO_CLUE_REROLL, NO_CONDITION, NO_DELAY, NO_EXPEDITION, NO_MOVE, NO_RESERVE, NO_REST, NO_TOKENS,
    OMEN_ADVANCED, ONLY_ITS_ACTION, ONLY_SIX, ONLY_SIXES, PIP, REROLL, RESEARCHED, RESTED, SIXES, SOLVED_THREE,
    SPACE_WORDS, STRENGTH_IN_COMBAT, TEST_STARTS, TOKEN_ON_SHEET, TWO_DICE, UNHURT, WILL_IN_COMBAT,
    WOULD_ADVANCE_DOOM, WOULD_GAIN_CONDITION, WOULD_LOSE_HEALTH, WOULD_LOSE_SANITY,
)
from sobremesa.games.eldritch.cards.declaring import (
    acts, acts_besides, acts_locally, ancient, artifact, asset, awake, awakens, bonus, condition, enters,
    investigator, mystery, mythos, reckons, serves, spell, when_gained,
)
from sobremesa.games.eldritch.cards.declaring_monsters import NO, cultist, epic, lives_in, monster, to_each_with_it
from sobremesa.games.eldritch.cards.declaring_mysteries import (
    fights, for_two_clues, found_by_research, with_clues, with_half,
)
from sobremesa.games.eldritch.cards.declaring_mythos import (
    at, each, green, lead, loses_a_token, ongoing, rumour, runs_out, the_space, unravelled, when_it_falls, yellow,
)
from sobremesa.games.eldritch.cards.declaring_possessions import (
    chosen, for_this_combat, gone, heals, kept, lost_unless, lost_without_a_four, reading, turns_into,
    unless_you_pay, worsens,
)
from sobremesa.games.eldritch.cards.encounters.kinds import (
    america, asia, europe, expedition, fork, general, research, special, world,
)
from sobremesa.games.eldritch.effects.abilities import AnotherWithClues, OnIfItCan, Provided
from sobremesa.games.eldritch.effects.box import BoxAssets, BoxExpeditions, BoxFallen, DiscardReserve, FillReserve
from sobremesa.games.eldritch.effects.clues import (
    ClueToMystery, DiscardThisClue, MoveCluesToNearest, MoveThisClue, SpawnClueAnywhere, SpawnClues,
)
from sobremesa.games.eldritch.effects.conditions import (
    AtToken, ByOwnSpell, GainedHasTrait, GainedIs, GateOfOmen, InCircumstance, IsNot, ItIs, ItIsEpic, LostSome,
    NoFour, OmenIs, Turned, WasSpawned,
)
from sobremesa.games.eldritch.effects.counts import DoomLeft, GatesGone, ItsToughness, ItsValue, PlayersLessTokens
from sobremesa.games.eldritch.effects.discarding import (
    DiscardAny, DiscardClues, DiscardCondition, DiscardConditions, DiscardPossessions, DiscardSpells, DiscardThat,
    DiscardThis, GroupSpends, SpendClues,
)
from sobremesa.games.eldritch.effects.fate import (
    AdvanceDoom, AdvanceOmen, DiscardThisMythos, DrawRumour, GroupPicks, LoseGame, RetreatDoom, SetOmen,
    SolveMystery, SolveRumour, Unsolve, WinGame,
)
from sobremesa.games.eldritch.effects.fighting import (
    Ambush, Damage, DamageEach, DefeatEachHere, Fight, FightAll, FightOne, HurtIt, MonstersRecover,
    NoExtraEncounter, NoLoss, SkipStrength, TradeBlows,
)
from sobremesa.games.eldritch.effects.gaining import (
    GainArtifact, GainArtifactNamed, GainAsset, GainAssetNamed, GainClues, GainCondition, GainConditionOf,
    GainMoreClues, GainSpellNamed, GainSpells, GainThisClue, Improve, ImproveAgain,
)
from sobremesa.games.eldritch.effects.gates import THIS_MYSTERY, THIS_SHEET, CloseGate, LayGate, SpawnGates
from sobremesa.games.eldritch.effects.haunting import CarryOff, ItGoesTowards, MoveItTo, ToNearest
from sobremesa.games.eldritch.effects.health import (
    Avert, BeDevoured, Delay, Lose, LoseBoth, OneMoreDie, Pending, Recover, Spend,
)
from sobremesa.games.eldritch.effects.leaving import Discard, DiscardCluesOn, DiscardOne
from sobremesa.games.eldritch.effects.monsters import (
    Bring, Gather, MonsterToCard, MoveMonster, SpawnMonsters, SpawnNamed,
)
from sobremesa.games.eldritch.effects.moving import Move, MoveTo, MoveTowards, SwapSpaces
from sobremesa.games.eldritch.effects.nouns import (
    ANY_GATE, CLUE, CLUE_ON_MYSTERY, CONDITION, EXPEDITION_CARD, FROM_AFAR, GATE, GATE_BEHIND_IT, GATE_OF_SHEET,
    GATE_ON_MYSTERY, INVESTIGATOR, LEAD, MONSTER, OWN_CLUE, PLAYER, POSSESSION, RANDOM_SPACE, RUMOUR, SITE_OF_CLUE,
    SOLVED, SPACE, SPELL, TOKEN_HERE, TOKEN_OF_OMEN, TOKEN_OF_SHEET, TOKEN_ON_MYSTERY, TOUGHNESS_HERE, At, Nearest,
    NearestToIt, TheSpace, TheSpaces, about, around, at_gate, by_it, called, here, in_play, of, of_expedition,
    of_omen, of_trait, on, on_their_feet, other, plain, terrain, unmarked, who, with_clue, with_clue_or_gate,
    with_gate, with_monster, with_mysterys_token, without,
)
from sobremesa.games.eldritch.effects.parts import IfTheyAgree, Meeting, Paying, Resolved, SolvedWhen, Upon
from sobremesa.games.eldritch.effects.reckoning import Reckon, ReckonCondition, Reckons
from sobremesa.games.eldritch.effects.sharing import CLUES, EVERYTHING, ITEMS, Swap
from sobremesa.games.eldritch.effects.sides import Back, Cast, Flip, LookAtBack, Outcome, Turn
from sobremesa.games.eldritch.effects.testing import (
    DICE_FOR_SANITY, NO_PURCHASE, SUCCESSES_FOR_CLUES, RollFor, RollUpToPlayers, Test, on_roll,
)
from sobremesa.games.eldritch.effects.tokens import (
    ANCIENT_ONES, ELDRITCH_TOKEN, HEALTH_TOKEN, MYSTERYS, SANITY_TOKEN, ChangeTokens, Mark, MarkNearest,
    MarkToMystery, OmenToken, OnRandomSpaces, TokenOnMystery, TokenOnSheet,
)
from sobremesa.games.eldritch.effects.turns import (
    AvoidMonsters, ExtraAction, LookAtGates, Meet, Reschool, SeeFar, SpendToRecover,
)
from sobremesa.games.eldritch.facts import AncientFacts, MysteryFacts
from sobremesa.games.eldritch.map import CITY, SEA, WILDERNESS
from sobremesa.games.eldritch.rolling import ANY_NUMBER, Credit, Pip, Reroll
from sobremesa.games.eldritch.words import (
    AFTER_WILL, ALLY, AMNESIA, BACK_INJURY, BANE, BEFORE_STRENGTH, BEFORE_WILL, BLESSED, BOON, BYAKHEE, COLOR,
    COMMON, CTHONIAN, CTHYLLA, CULTIST, CURSED, DARK_PACT, DARK_YOUNG, DEAL, DEBT, DEEP_ONE, DETAINED,
    DUNWICH_HORROR, EASY, ELDER_THING, EPIC_CTHULHU, EPIC_SHUB_NIGGURATH, FAILED_STRENGTH, FAILED_WILL, FROM_DECK,
    FROM_DISCARDS_TOO, FROM_EITHER, FROM_RESERVE, GHOST, GHOUL, GNOPH_KEH, GOAT_SPAWN, GREEN, GUG, HALLUCINATIONS,
    HARD, HEALTH, HOUND, INCANTATION, INFLUENCE, INJURY, INTERNAL_INJURY, ITEM, LEG_INJURY, LLOIGOR, LORE,
    LOST_HEALTH, LOST_SANITY, LOST_TO_ANCIENT, LOST_TO_RUMOUR, MADNESS, MAGICAL, MANIAC, MI_GO, MUMMY, NIGHTGAUNT,
    NORMAL, NUG, OBSERVATION, OF_CONDITIONS, OF_MONSTERS, OF_MYTHOS, ON_DEFEATED, ON_FELL, ON_RECKONING, ON_SPAWNED,
    PARANOIA, RESTRICTION, RIOT, RITUAL, SANITY, SERPENT_PEOPLE, SERVICE, SHOGGOTH, SKELETON, SPECIAL, SPINNER,
    STAR_SPAWN, STRENGTH, TEAMWORK, TICK_TOCK_MEN, TOME, TRINKET, VAMPIRE, WARLOCK, WEAPON, WILL, WIND_WALKER,
    WITCH, WORLD, WORLD_DEVOURED, WRAITH, ZOMBIE, ZOMBIE_HORDE,
)
from sobremesa.kernel.effects.control import (
    Ballot, Choose, Each, GoTo, If, May, Nothing, Pick, Repeat, Seq, Under, Unless,
)
from sobremesa.kernel.effects.listening import Instead, On, Prevent
from sobremesa.kernel.effects.nouns import A, AtLeast, Every, Half, No, Per, Some, That, The, This
from sobremesa.kernel.effects.results import NO_MORE, ByResult, Row
from sobremesa.kernel.effects.selectors import Both, Fixed, Not, Others, Result, TheOne, You
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS

__all__ = [
    "ACQUIRING", "AFTER_WILL", "ALLY", "ALL_ONES", "AMNESIA", "ANCIENT_ONES", "ANY", "ANY_GATE", "ANY_NUMBER",
    "AT_ONCE", "BACK_INJURY", "BANE", "BEAT_MONSTER", "BEFORE_STRENGTH", "BEFORE_WILL", "BLESSED", "BONUS", "BOON",
    "BUYS_FOR_OTHERS", "BYAKHEE", "CAST", "CASTING", "CITY", "CLOSED_GATE", "CLUE", "CLUES", "CLUE_ON_MYSTERY",
    "COLOR", "COMBAT_ENDS", "COMBAT_STARTS", "COMMON", "CONDITION", "CREDIT", "CTHONIAN", "CTHYLLA", "CULTIST",
    "CURSED", "DAMAGE", "DARK_PACT", "DARK_YOUNG", "DEAL", "DEBT", "DEEP_ONE", "DEFEATED_MONSTER", "DETAINED",
    "DICE_FOR_SANITY", "DICE_MORE", "DUNWICH_HORROR", "EASY", "ELDER_THING", "ELDRITCH_TOKEN", "ENCOUNTER_ENDS",
    "ENCOUNTER_STARTS", "ENTERED", "EPIC_CTHULHU", "EPIC_SHUB_NIGGURATH", "EVERYTHING", "EXPEDITION_CARD",
    "FAILED_STRENGTH", "FAILED_WILL", "FROM_AFAR", "FROM_DECK", "FROM_DISCARDS_TOO", "FROM_EITHER", "FROM_FOUR",
    "FROM_RESERVE", "GAINED_CONDITION", "GATE", "GATE_BEHIND_IT", "GATE_OF_SHEET", "GATE_ON_MYSTERY", "GHOST",
    "GHOUL", "GNOPH_KEH", "GOAT_SPAWN", "GREEN", "GUG", "HALLUCINATIONS", "HARD", "HEALTH", "HEALTH_TOKEN", "HERE",
    "HORROR_ONE", "HOUND", "IMPROVED", "INCANTATION", "INFLUENCE", "INJURY", "INSTEAD_OF_ENCOUNTER",
    "INTERNAL_INJURY", "INVESTIGATOR", "IN_COMBAT", "IN_WORLD", "ITEM", "ITEMS", "LEAD", "LEG_INJURY", "LLOIGOR",
    "LORE", "LOST_HEALTH", "LOST_SANITY", "LOST_TO_ANCIENT", "LOST_TO_RUMOUR", "MADNESS", "MAGICAL", "MANIAC",
    "MI_GO", "MONSTER", "MONSTER_FELL", "MUMMY", "MYSTERYS", "NIGHTGAUNT", "NO", "NORMAL", "NO_CLOSE",
    "NO_CLUE_REROLL", "NO_CONDITION", "NO_DELAY", "NO_EXPEDITION", "NO_MORE", "NO_MOVE", "NO_PURCHASE",
    "NO_RESERVE", "NO_REST", "NO_TOKENS", "NUG", "OBSERVATION", "OF_CONDITIONS", "OF_MONSTERS", "OF_MYTHOS",
    "OMEN_ADVANCED", "ONLY_ITS_ACTION", "ONLY_SIX", "ONLY_SIXES", "ON_DEFEATED", "ON_FELL", "ON_RECKONING",
    "ON_SPAWNED", "OTHER", "OWN", "OWN_CLUE", "PARANOIA", "PIP", "PLAYER", "POSSESSION", "RANDOM_SPACE", "REROLL",
    "RESEARCHED", "RESTED", "RESTRICTION", "RIOT", "RITUAL", "RUMOUR", "SANITY", "SANITY_TOKEN", "SEA",
    "SERPENT_PEOPLE", "SERVICE", "SHOGGOTH", "SITE_OF_CLUE", "SIXES", "SKELETON", "SOLVED", "SOLVED_THREE", "SPACE",
    "SPACE_WORDS", "SPECIAL", "SPELL", "SPINNER", "STAR_SPAWN", "STRENGTH", "STRENGTH_IN_COMBAT",
    "SUCCESSES_FOR_CLUES", "TEAMWORK", "TEST_STARTS", "THIS", "THIS_MYSTERY", "THIS_SHEET", "TICK_TOCK_MEN",
    "TOKEN_HERE", "TOKEN_OF_OMEN", "TOKEN_OF_SHEET", "TOKEN_ON_MYSTERY", "TOKEN_ON_SHEET", "TOME", "TOUGHNESS_HERE",
    "TRINKET", "TWO_DICE", "UNHURT", "VAMPIRE", "WARLOCK", "WEAPON", "WILDERNESS", "WILL", "WILL_IN_COMBAT",
    "WIND_WALKER", "WITCH", "WORLD", "WORLD_DEVOURED", "WOULD_ADVANCE_DOOM", "WOULD_GAIN_CONDITION",
    "WOULD_LOSE_HEALTH", "WOULD_LOSE_SANITY", "WRAITH", "ZOMBIE", "ZOMBIE_HORDE", "A", "AdvanceDoom", "AdvanceOmen",
    "Ambush", "AncientFacts", "AnotherWithClues", "At", "AtLeast", "AtToken", "Avert", "AvoidMonsters", "Back",
    "Ballot", "BeDevoured", "Both", "BoxAssets", "BoxExpeditions", "BoxFallen", "Bring", "ByOwnSpell", "ByResult",
    "CarryOff", "Cast", "ChangeTokens", "Choose", "CloseGate", "ClueToMystery", "Credit", "Damage", "DamageEach",
    "DefeatEachHere", "Delay", "Discard", "DiscardAny", "DiscardClues", "DiscardCluesOn", "DiscardCondition",
    "DiscardConditions", "DiscardOne", "DiscardPossessions", "DiscardReserve", "DiscardSpells", "DiscardThat",
    "DiscardThis", "DiscardThisClue", "DiscardThisMythos", "DoomLeft", "DrawRumour", "Each", "Every", "ExtraAction",
    "Fight", "FightAll", "FightOne", "FillReserve", "Final", "Fixed", "Flip", "GainArtifact", "GainArtifactNamed",
    "GainAsset", "GainAssetNamed", "GainClues", "GainCondition", "GainConditionOf", "GainMoreClues",
    "GainSpellNamed", "GainSpells", "GainThisClue", "GainedHasTrait", "GainedIs", "GateOfOmen", "GatesGone",
    "Gather", "GoTo", "GroupPicks", "GroupSpends", "Half", "HurtIt", "If", "IfTheyAgree", "Improve", "ImproveAgain",
    "InCircumstance", "Instead", "IsNot", "ItGoesTowards", "ItIs", "ItIsEpic", "ItsToughness", "ItsValue",
    "Lasting", "LayGate", "LookAtBack", "LookAtGates", "Lose", "LoseBoth", "LoseGame", "LostSome", "Mark",
    "MarkNearest", "MarkToMystery", "May", "Meet", "Meeting", "MonsterToCard", "MonstersRecover", "Move",
    "MoveCluesToNearest", "MoveItTo", "MoveMonster", "MoveThisClue", "MoveTo", "MoveTowards", "MysteryFacts",
    "Nearest", "NearestToIt", "No", "NoExtraEncounter", "NoFour", "NoLoss", "Not", "Nothing", "OmenIs", "OmenToken",
    "On", "OnIfItCan", "OnRandomSpaces", "OneMoreDie", "Others", "Outcome", "Paying", "Pending", "Per", "Pick",
    "Pip", "PlayersLessTokens", "Prevent", "Provided", "Reckon", "ReckonCondition", "Reckons", "Recover", "Repeat",
    "Reroll", "Reschool", "Resolved", "Result", "RetreatDoom", "RollFor", "RollUpToPlayers", "Row", "Rule",
    "SeeFar", "Seq", "SetOmen", "SkipStrength", "SolveMystery", "SolveRumour", "SolvedWhen", "Some",
    "SpawnClueAnywhere", "SpawnClues", "SpawnGates", "SpawnMonsters", "SpawnNamed", "Spend", "SpendClues",
    "SpendToRecover", "Stat", "Swap", "SwapSpaces", "Test", "That", "The", "TheOne", "TheSpace", "TheSpaces",
    "This", "ToNearest", "TokenOnMystery", "TokenOnSheet", "TradeBlows", "Turn", "Turned", "Under", "Unless",
    "Unsolve", "Upon", "WasSpawned", "WinGame", "You", "about", "acts", "acts_besides", "acts_locally", "america",
    "ancient", "around", "artifact", "asia", "asset", "at", "at_gate", "awake", "awakens", "bonus", "by_it",
    "called", "chosen", "condition", "cultist", "each", "enters", "epic", "europe", "expedition", "fights",
    "for_this_combat", "for_two_clues", "fork", "found_by_research", "general", "gone", "green", "heals", "here",
    "in_play", "investigator", "kept", "lead", "lives_in", "loses_a_token", "lost_unless", "lost_without_a_four",
    "monster", "mystery", "mythos", "of", "of_expedition", "of_omen", "of_trait", "on", "on_roll", "on_their_feet",
    "ongoing", "other", "plain", "reading", "reckons", "research", "rumour", "runs_out", "serves", "special",
    "spell", "terrain", "the_space", "to_each_with_it", "turns_into", "unless_you_pay", "unmarked", "unravelled",
    "when_gained", "when_it_falls", "who", "with_clue", "with_clue_or_gate", "with_clues", "with_gate", "with_half",
    "with_monster", "with_mysterys_token", "without", "world", "worsens", "yellow",
]
