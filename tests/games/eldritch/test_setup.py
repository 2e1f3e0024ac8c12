"""What lies on the table when a match begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.eldritch.laid import cup, has, lay, told
from sobremesa.games.eldritch.almanac import front_of
from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPACES,
)
from sobremesa.games.eldritch.course import START_RUMOUR
from sobremesa.games.eldritch.dealing import CHANCE, mythos_deck
from sobremesa.games.eldritch.effects.fate import unused_rumours
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    ENCOUNTER,
    GATES,
    MONSTER,
    MYSTERY,
    MYTHOS_FACTS,
    SHEETS,
    TRAITS,
)
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import ASIDE, IN_SUPPLY, NONE, Eldritch
from sobremesa.games.eldritch.two_sided import condition_cards, spell_cards
from sobremesa.games.eldritch.words import EASY, HARD, RESEARCH, RUMOUR, SPECIAL, TEAMWORK
from sobremesa.kernel.effects.running import advance, start
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

ORDER = INVESTIGATORS.names


def begun(seats: int, *, drawn: str = "", **settings: object) -> Match[Eldritch]:
    """Everybody has chosen, in the order of the box; the first is to act. `drawn`: the only monsters in the cup."""
    match = Match(GAME, seats, settings, MatchKey.from_words("set-up", seats))
    if drawn:
        match.state.monster_at = cup(*drawn.split())(match.state)
    lead = match.state.lead
    for at in range(seats):
        play(match, f"{(lead + at) % seats} pick:investigator-{ORDER[at]}")
        while match.asked and match.asked[0].decision.ask == "improve":
            play(match, f"{(lead + at) % seats} pick:skill-lore")
    return match


BOX = {
    "investigators": 12,
    "ancient ones": 4,
    "mythos cards": 51,
    "mysteries": 16,
    "assets": 40,
    "artifacts": 14,
    "spells": 20,
    "conditions": 36,
    "monsters": 43,
    "epic monsters": 9,
    "spaces": 36,
    "gates": 9,
}


@pytest.mark.rule("eldritch-1.3", "eldritch-1.4")
def test_what_is_in_the_box() -> None:
    decks = Counter(facts.deck.name for facts in ENCOUNTER)
    assert decks == {
        "general": 12,
        "america": 8,
        "europe": 8,
        "asia": 8,
        "expedition": 18,
        "world": 24,
        "research": 32,
        "special": 12,
    }
    box = {
        "investigators": len(INVESTIGATORS),
        "ancient ones": len(ANCIENTS) // 2,
        "mythos cards": len(MYTHOS),
        "mysteries": len(MYSTERIES),
        "assets": len(ASSETS),
        "artifacts": len(ARTIFACTS),
        "spells": len(spell_cards()),
        "conditions": len(condition_cards()),
        "monsters": len(MONSTERS),
        "epic monsters": sum(facts.is_epic for facts in MONSTER),
        "spaces": len(SPACES),
        "gates": GATES,
    }
    assert {what: n for what, n in box.items() if n != BOX[what]} == {}, "BOX, and the rules, say how many there are"
    assert len(ENCOUNTERS) == sum(decks.values())


@pytest.mark.rule("eldritch-1.1", "eldritch-2.1", "eldritch-2.9", "eldritch-2.12", "eldritch-2.14")
@pytest.mark.parametrize(
    ("seats", "gates", "clues"),
    [(1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 1, 2), (5, 2, 3), (6, 2, 3), (7, 2, 4), (8, 2, 4)],
)
def test_gates_with_a_monster_each_and_clues_by_the_number_of_players(seats: int, gates: int, clues: int) -> None:
    s = begun(seats, drawn="warlock skeleton").state
    assert sum(at >= 0 for at in s.gate_at) == gates
    assert len(s.gate_stack) == GATES - gates
    assert sum(at >= 0 for at in s.monster_at) == gates
    assert sum(0 <= at < len(IDS) for at in s.clue_at) == clues


@pytest.mark.rule("eldritch-2.2", "eldritch-2.3", "eldritch-1.10", "eldritch-19.1")
def test_from_the_lead_on_each_chooses_an_investigator() -> None:
    match = Match(GAME, 3, {}, MatchKey.from_words("choosing", 3))
    first, second = match.state.lead, (match.state.lead + 1) % 3
    assert refused(match, f"{second} pick:investigator-akachi") is not None
    play(match, f"{first} pick:investigator-akachi")
    assert refused(match, f"{second} pick:investigator-akachi") is not None
    play(match, f"{second} pick:investigator-mark", f"{(second + 1) % 3} pick:investigator-diana")
    s = match.state
    assert SPACES.names[s.places[first]] == "15"
    assert (s.health[first], s.sanity[first], s.health[second], s.sanity[second]) == (5, 7, 8, 4)
    assert has(match, first, "spell-mists-of-releh")
    assert has(match, second, "asset-revolver")
    assert has(match, second, "asset-kerosene")
    assert all(sheet.health + sheet.sanity == 12 and sum(sheet.skills) == 13 for sheet in SHEETS)


@pytest.mark.rule("eldritch-2.2")
def test_who_leads_first_is_drawn() -> None:
    assert {Match(GAME, 3, {}, MatchKey.from_words(f"lead {n}", 3)).state.lead for n in range(30)} == {0, 1, 2}


def test_lola_begins_with_an_improvement() -> None:
    match = Match(GAME, 1, {}, MatchKey.from_words("lola", 1))
    play(match, "0 pick:investigator-lola", "0 pick:skill-strength")
    assert match.state.improved[0] == (0, 0, 0, 1, 0)


@pytest.mark.rule("eldritch-2.4", "eldritch-2.6", "eldritch-2.10", "eldritch-16.1", "eldritch-16.9")
@pytest.mark.parametrize(
    ("ancient", "doom", "cup"),
    [("azathoth", 15, 34), ("cthulhu", 12, 32), ("shub-niggurath", 13, 29), ("yog-sothoth", 14, 34)],
)
def test_the_ancient_one_sets_doom_and_the_cup(ancient: str, doom: int, cup: int) -> None:
    s = GAME.setup(2, {"ancient": ancient, "difficulty": "normal", "starting_rumour": False}, Rng(bytes(32)))
    assert (s.doom, s.omen, s.monster_at.count(IN_SUPPLY)) == (doom, 0, cup)
    assert s.omen_tokens == (ancient == "azathoth")
    assert ANCIENT[s.ancient].mysteries == 3


@pytest.mark.rule("eldritch-2.4")
def test_the_ancient_one_may_be_left_to_chance() -> None:
    """The key of the match draws it: none is left out, and everybody knows at once."""
    drawn = set()
    for number in range(40):
        match = Match(GAME, 2, {"ancient": CHANCE}, MatchKey.from_words(f"chance {number}", 2))
        s = match.state
        drawn.add(s.ancient)
        assert s.doom == ANCIENT[s.ancient].doom
        assert {MYSTERY[card].ancient for card in s.mystery_deck} == {s.ancient}
        assert {match.view(seat)["ancient"] for seat in (0, 1, SPECTATOR)} == {s.ancient}
        assert told(match.opening, "threatens", "ancient") == [ANCIENT_NAMES[s.ancient]]
        again = Match(GAME, 2, {"ancient": CHANCE}, MatchKey.from_words(f"chance {number}", 2))
        assert GAME.schema.digest(again.state) == GAME.schema.digest(s)
    assert drawn == set(range(len(ANCIENT_NAMES)))


@pytest.mark.rule("eldritch-2.5", "eldritch-2.7", "eldritch-16.2", "eldritch-16.3", "eldritch-10.7", "eldritch-10.19")
def test_only_its_own_mysteries_research_and_special_cards() -> None:
    s = GAME.setup(2, {"ancient": "cthulhu", "difficulty": "normal", "starting_rumour": False}, Rng(bytes(32)))
    assert [MYSTERY[card].ancient for card in s.mystery_deck] == [1] * 4
    assert {ENCOUNTER[card].ancient for card in s.decks[RESEARCH.number]} == {1}
    assert len(s.decks[RESEARCH.number]) == 8
    assert {ENCOUNTERS.names[card][:7] for card in s.decks[SPECIAL.number]} == {"spe-cth"}
    aside = {
        MONSTERS.names[token] for token, at in enumerate(s.monster_at) if at == ASIDE and not MONSTER[token].is_epic
    }
    assert aside == {"deep-one", "star-spawn"}


@pytest.mark.rule("eldritch-2.8")
@pytest.mark.parametrize("ancient", range(4))
def test_the_mythos_deck_is_built_by_stages(ancient: int) -> None:
    deck = mythos_deck(ancient, 0, Rng(bytes(32)))
    at = 0
    for green, yellow, blue in ANCIENT[ancient].stages:
        stage = deck[at : at + green + yellow + blue]
        colours = Counter(MYTHOS_FACTS[card].colour.name for card in stage)
        assert (colours["green"], colours["yellow"], colours["blue"]) == (green, yellow, blue)
        at += len(stage)
    assert at == len(deck) == len(set(deck))


@pytest.mark.rule("eldritch-2.11", "eldritch-2.13", "eldritch-2.15", "eldritch-10.12", "eldritch-10.13")
def test_the_reserve_the_expedition_and_the_first_mystery() -> None:
    s = begun(4).state
    assert len(s.reserve) == 4
    assert s.expedition == ENCOUNTER[s.decks[4][0]].site
    assert len(s.decks[4]) == 18
    assert s.mystery >= 0
    assert len(s.mystery_deck) == 3


@pytest.mark.rule("eldritch-24.1", "eldritch-24.2")
@pytest.mark.parametrize(("level", "barred"), [(1, HARD), (2, EASY)])
def test_a_level_of_mythos_cards_can_stay_in_the_box(level: int, barred: object) -> None:
    for ancient in range(4):
        assert all(MYTHOS_FACTS[card].level is not barred for card in mythos_deck(ancient, level, Rng(bytes(32))))


@pytest.mark.rule("eldritch-24.3", "eldritch-24.4", "eldritch-24.5")
def test_a_starting_rumour_comes_from_the_box_without_its_clues() -> None:
    match = begun(1, starting_rumour=True, difficulty="easier")
    s = match.state
    assert len(s.ongoing) == 1
    facts = MYTHOS_FACTS[s.ongoing[0]]
    assert (facts.length, facts.level is HARD) == (RUMOUR, False)
    assert s.mythos_tokens[s.ongoing[0]] == facts.tokens
    assert sum(0 <= at < len(IDS) for at in s.clue_at) == 1


@pytest.mark.rule("eldritch-24.5")
@pytest.mark.parametrize(("difficulty", "barred"), [("easier", HARD), ("harder", EASY), ("normal", None)])
def test_of_a_level_that_stays_in_the_box_no_rumour_comes_out_of_it(difficulty: str, barred: object) -> None:
    s = GAME.setup(2, {"ancient": "azathoth", "difficulty": difficulty, "starting_rumour": True}, Rng(bytes(32)))
    boxed = {card for card in s.mythos_box if MYTHOS_FACTS[card].length is RUMOUR}
    left = {card for card in boxed if MYTHOS_FACTS[card].level is not barred}
    assert set(unused_rumours(s)) == left
    assert (left == boxed) is (barred is None)


@pytest.mark.rule("eldritch-24.3", "eldritch-24.4")
def test_a_starting_rumour_does_what_it_does_when_it_comes_into_play() -> None:
    match = lay("leo", "rome", mythos_box=(MYTHOS["lost-knowledge"],))
    s = match.state
    clues = s.clue_at
    s.asked = None
    start(s, START_RUMOUR, NONE)
    advance(s)
    assert s.monster_at[MONSTERS["tick-tock-men"]] == SPACES["21"]
    assert (s.ongoing, s.mythos_tokens[s.ongoing[0]], s.mythos_box) == ((MYTHOS["lost-knowledge"],), 3, ())
    assert s.clue_at == clues


@pytest.mark.rule("eldritch-24.9", "eldritch-24.10")
def test_who_plays_alone_has_no_teamwork_cards_and_two_seats_do() -> None:
    def teamwork(s: Eldritch) -> int:
        cards = [ASSETS.first + card for card in s.asset_deck] + [ARTIFACTS.first + card for card in s.artifact_deck]
        return sum(TEAMWORK in TRAITS[card] for card in cards)

    plain: dict[str, bool | int | str] = {"ancient": "azathoth", "difficulty": "normal", "starting_rumour": False}
    assert [teamwork(GAME.setup(seats, plain, Rng(bytes(32)))) for seats in (1, 2)] == [0, 3]


def test_whoever_chooses_reads_who_there_is_and_afterwards_what_they_and_the_ancient_one_can_do() -> None:
    match = Match(GAME, 1, {"ancient": "cthulhu"})
    choosing = GAME.sketch(match.view(0))[-1][0].pieces
    assert [piece.options[0] for piece in choosing] == list(match.asked[0].decision.options)
    assert all(piece.says for piece in choosing)
    match.play(0, "pick:investigator-trish")
    (ancient, *_), *_, (mine,) = GAME.sketch(match.view(0))
    assert mine.pieces[0].says == tuple(front_of(INVESTIGATORS.first + INVESTIGATORS["trish"]))
    assert set(front_of(ANCIENTS.first + ANCIENTS["cthulhu"])) <= set(ancient.lines)
