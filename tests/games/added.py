"""A thing of every kind that somebody might add to a game, each in one place, and what it is called."""

from __future__ import annotations

from games.altering import Edits
from sobremesa.text import LANGUAGES


def before(file_has: str, *declared: str) -> tuple[str, str]:
    return file_has, "".join(f"{line}\n" for line in declared) + file_has


def at_the_end(*declared: str) -> tuple[str, str]:
    return "", "".join(f"{line}\n" for line in declared)


# Somewhere in the middle of every kind of card.
ADDED: dict[str, Edits] = {
    "arcana": {
        "cards/arcana.py": (
            before('        Arcanum("belltower"', '        Arcanum("new-one", Apart(1, 1), 1, old()),'),
            before('        Arcanum("iron"', '        Arcanum("new-two", Apart(1, 1), 1, old()),'),
        )
    },
    "cosa": {
        "cards/actions.py": (
            before(
                "ANALYSIS: Final",
                'TORCH: Final = card("new-torch", ACTION, (4, 4), played=SeeHand(Near()), rule="cosa-5.3")',
            ),
        ),
        "cards/panics.py": (
            before(
                "THREE_FOUR: Final", 'PEEP: Final = card("new-panic", PANIC, (4,), panic=ShowHand(), rule="cosa-11.13")'
            ),
        ),
        "cards/defences.py": (
            before(
                "MISSED: Final", 'HUSH: Final = card("new-defence", DEFENCE, (4, 6), answer=Refuse(), rule="cosa-7.5")'
            ),
        ),
    },
    "ansia": {
        "cards/humans.py": (before('human("ivo"', 'human("new-human", NOBLE, 0, 3, marked=1)'),),
        "cards/powers.py": (before('power("mist"', 'power("new-power", FORM, 3)'),),
        "cards/familiars.py": (before('familiar("fang"', 'familiar("new-familiar", WOLF, 1, played=Draw(1))'),),
        "cards/roses.py": (
            before('    rose("blood-rose"', '    rose("new-rose", 0, 2, On(TURN_ENDS, OWN, Score(1))),'),
        ),
        "cards/missions.py": (
            before('secret("crusade"', 'secret("new-mission", Per(1, OfKind(NOBLE)), white=True)'),
            before('golden("surge"', 'golden("new-golden", Instant(MOVING, Quicken(2)))'),
        ),
        "cards/tokens.py": (before('token("one-speed"', 'token("new-token", 1, "ansia-11.10", taken=Score(1))'),),
        "cards/vampires.py": (before('vampire("ilona"', 'vampire("new-vampire", Instant(MOVING, Quicken(1)))'),),
    },
    "eldritch": {
        "cards/monsters.py": (
            before(
                "monster(COLOR",
                'monster("new-monster", (0, 1), (0, 2), 2, Upon(ON_DEFEATED, GainAssetNamed(NEW_ASSET)), copies=2)',
            ),
            before(
                "from sobremesa.games.eldritch.cards.lexicon import *",
                "from sobremesa.games.eldritch.cards.assets import NEW_ASSET",
            ),
            before("epic(CTHYLLA", 'NEW_EPIC: Final = epic("new-epic", (0, 1), (0, 2), 2)'),
            at_the_end(
                'cultist("of-new-ancient", (0, 1), NO, 1, rule="eldritch-23.3")',
                'cultist("of-new-ancient-awake", (0, 1), NO, 1, rule="eldritch-23.3")',
            ),
        ),
        "cards/ancients.py": (
            at_the_end(
                'NEW: Final = ancient("new-ancient", AncientFacts(12, NEEDED, ((0, 2, 2), (1, 3, 0), (3, 4, 0))),'
                ' reckoning=reckons(AdvanceDoom(1)), rule="eldritch-23.1")',
                'awake("new-ancient", awakens=awakens(LoseGame(WORLD_DEVOURED)), rule="eldritch-23.2")',
            ),
        ),
        "cards/spells.py": (
            before(
                'spell(\n    "clairvoyance",',
                'spell("new-spell", INCANTATION, back_1=Back(Outcome(0, NO_MORE, Lose(SANITY, 1))),'
                " back_2=Back(Outcome(0, NO_MORE, Lose(SANITY, 2))))",
            ),
        ),
        "cards/conditions.py": (
            before(
                "condition(\n    BACK_INJURY,",
                'NEW_CONDITION: Final = condition("new-condition", (MADNESS,), heals(),'
                " back_1=gone(), back_2=gone(), back_3=gone())",
            ),
        ),
        # These speak of others, whose declaration is the one place where those are named.
        "cards/assets.py": (
            before(
                'asset("derringer"',
                'NEW_ASSET: Final = asset("new-asset", 1, (ITEM,), action=acts(GainCondition(NEW_CONDITION)))',
            ),
            before(
                "from sobremesa.games.eldritch.cards.lexicon import *",
                "from sobremesa.games.eldritch.cards.conditions import NEW_CONDITION",
            ),
        ),
        "cards/artifacts.py": (
            before("NECRONOMICON: Final", 'NEW_ARTIFACT: Final = artifact("new-artifact", (ITEM,))'),
        ),
        "cards/mysteries.py": (
            before(
                'mystery("beyond-one"',
                'mystery("new-mystery", MysteryFacts(YOG_SOTHOTH), found_by_research(), solved=with_clues())',
            ),
            before(
                "from sobremesa.games.eldritch.cards.lexicon import *",
                "from sobremesa.games.eldritch.cards.ancients import NEW",
                "from sobremesa.games.eldritch.cards.monsters import NEW_EPIC",
            ),
            at_the_end(
                *[
                    f'mystery("new-mystery-{n}", MysteryFacts(NEW), found_by_research(), solved=with_clues())'
                    for n in (1, 2, 3)
                ],
                'mystery("new-mystery-4", MysteryFacts(NEW), **fights(NEW_EPIC, "amazon"))',
            ),
        ),
        "cards/mythos.py": (
            before(
                'rumour("mysterious-lights"', 'rumour("new-rumour", HARD, space="13", encounter=unravelled(at("13")))'
            ),
        ),
        "cards/encounters/research_azathoth.py": (
            at_the_end(
                *[
                    f'research("new-ancient", {n}, city=GainThisClue(), wilderness=GainThisClue(), sea=GainThisClue())'
                    for n in (1, 2)
                ]
            ),
        ),
        "cards/encounters/general.py": (
            before(
                "general(\n    12,",
                "general(13, city=GainArtifactNamed(NEW_ARTIFACT), wilderness=Lose(HEALTH, 1), sea=Lose(HEALTH, 1))",
            ),
            before(
                "from sobremesa.games.eldritch.cards.lexicon import *",
                "from sobremesa.games.eldritch.cards.artifacts import NEW_ARTIFACT",
            ),
        ),
        "cards/investigators.py": (
            before(
                'investigator(\n    "charlie"',
                'investigator("new-investigator", "7", 6, 6, (2, 2, 2, 2, 2), action=Recover(HEALTH, 1), always=(),'
                ' crippled=INFLUENCE, insane=WILL, rule="eldritch-22.1")',
            ),
        ),
    },
    "princesa": {
        "cards/attacks.py": (before('    attack("war-hammer"', '    attack("new-attack", Damage(1), copies=3),'),),
        "cards/magic.py": (
            before(
                '    spell(\n        "torn-pocket"',
                '    spell("new-spell", Stat(DEARER, BEARER, n=1), rule="princesa-9.6", copies=2),',
            ),
        ),
        "cards/environments.py": (
            before(
                '    environment("thick-fog"',
                '    environment("new-environment", Stat(ALL_DAMAGE, EVERYBODY, n=1), rule="princesa-9.18"),',
            ),
        ),
        "cards/secrets.py": (
            before(
                '    secret("undying"',
                '    secret("new-secret", On(BEFORE_ACTION, OWN, GainGold(3), cost=TurnUp()), rule="princesa-12.11"),',
            ),
        ),
        "kinds.py": (before('    ("wizard"', '    ("new-hero", "new-symbol", 4),'),),
        "cards/defences.py": (
            before('    defence("riposte"', '    defence("new-gear", GainGold(1), gear_of="new-hero"),'),
        ),
    },
}

# What each of them is called; and where it has a symbol, a title, backs, what those are called.
NAMED: dict[str, str] = {
    "arcana": "card-new-one title-new-one card-new-two title-new-two",
    "cosa": "card-new-torch card-new-panic card-new-defence",
    "ansia": "card-new-human card-new-power card-new-familiar card-new-rose mission-new-mission mission-new-golden"
    " token-new-token vampire-new-vampire",
    "princesa": "card-new-attack card-new-spell card-new-environment card-new-gear hero-new-hero symbol-new-symbol"
    " secret-new-secret setting-bar_new_secret",
    "eldritch": "spell-new-spell back-new-spell-1 back-new-spell-2 condition-new-condition back-new-condition-1"
    " back-new-condition-2 back-new-condition-3 monster-new-monster monster-new-epic asset-new-asset"
    " artifact-new-artifact mystery-new-mystery mystery-new-mystery-1 mystery-new-mystery-2 mystery-new-mystery-3"
    " mystery-new-mystery-4 mythos-new-rumour investigator-new-investigator job-new-investigator"
    " ancient-new-ancient ancient-new-ancient-awake title-new-ancient final-new-ancient cultist-of-new-ancient"
    " cultist-of-new-ancient-awake encounter-gen-13 encounter-res-new-1 encounter-res-new-2 scene-gen-13-city"
    " scene-gen-13-wilderness scene-gen-13-sea scene-res-new-1-city scene-res-new-1-wilderness scene-res-new-1-sea"
    " scene-res-new-2-city scene-res-new-2-wilderness scene-res-new-2-sea",
}


# What sentences have to know of such nouns.
GRAMMAR = {
    "monster": "\n    .one = one\n    .the = the\n    .to = to it\n    .gender = m\n    .number = one",
    "investigator": "\n    .gender = m",
    "ancient": "\n    .gender = m",
    "condition": "\n    .told = a new thing",
}


def with_names(game_id: str) -> Edits:
    """All of it, and called something in either language."""
    names = NAMED[game_id].split()
    lines = "".join([f"\n{name} = New Thing{GRAMMAR.get(name.partition('-')[0], '')}" for name in names]) + "\n"
    return {**ADDED[game_id], **{f"text.{language}.ftl": (("", lines),) for language in LANGUAGES}}
