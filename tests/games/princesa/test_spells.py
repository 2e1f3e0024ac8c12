"""Chapter 9: spells by a hero, how each of them ends, and the environments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.looking import asks, eyes, kinds, offered, told
from games.princesa.laid import hand, lay, names
from sobremesa.games.princesa.actions import may_challenge
from sobremesa.games.princesa.book import CARD
from sobremesa.games.princesa.cards.environments import ENVIRONMENTS
from sobremesa.games.princesa.cards.magic import MAGIC
from sobremesa.games.princesa.kinds import HEARTS, HERO_IDS, NO_HERO, SECRET_IDS
from sobremesa.games.princesa.rates import damage_of, gold_for_card, is_overloaded, price_for
from sobremesa.games.princesa.state import UNKNOWN, Princesa
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.testing import Position, play, refused

SHOP = "unmask unmask robbery"
SIX = "lance lance map toll plunder riposte"
FOUR = "lance lance map toll"
THREE = "knight huntress priestess"
WITH_TRAP = "knight huntress inventor"  # whose gear the spring trap is


def table(*hands: str, **laid: Any) -> Position[Princesa]:
    return lay(*hands, **{"shop": SHOP, **laid})


def wins(match: Match[Princesa], winner: int = 0) -> None:
    """Seat 0 challenges seat 1 with a spring trap, and the one or the other wins."""
    play(match, "0 challenge:1", "0 place:spring-trap", f"1 place:{'short-sword' if winner == 0 else 'toll'}")


# --- lying there -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.1", "princesa-15.2")
def test_spells_and_environments_lie_face_up() -> None:
    match = table("torn-pocket map", "lance", "")
    play(match, "0 challenge:1", "0 place:torn-pocket", "1 place:lance", "0 aim:1")
    play(match, "1 explore", "2 explore")
    for eye in eyes(match):
        assert match.view(eye)["spells"][1] == (CARD["torn-pocket"],)
    other = table("storm map", "lance", "")
    play(other, "0 challenge:1", "0 place:storm")
    for eye in eyes(other):
        assert other.view(eye)["environment"] == CARD["storm"]


@pytest.mark.rule("princesa-9.2")
def test_there_is_no_limit_and_two_of_a_kind_both_act() -> None:
    match = table("", "", "", at="turn", spells={0: "slow-poison slow-poison torn-pocket clumsy-hands blessing"})
    assert match.state.hearts[0] == 2
    assert match.state.marks[0][:2] == (1, 1)


LOSES = "1 challenge:2\n1 place:lance\n2 place:toll"  # seat 2 loses a duel


@pytest.mark.rule("princesa-9.1", "princesa-6.7")
@pytest.mark.parametrize(
    ("card", "then", "acts"),
    [
        ("evil-eye", "", lambda s: (damage_of(s, 2, 1), damage_of(s, 1, 1)) == (0, 1)),
        ("slow-poison", "1 explore", lambda s: (s.hearts[2], s.marks[2]) == (2, (1,))),
        ("clumsy-hands", "", lambda s: is_overloaded(s, 2) and not is_overloaded(s, 1)),
        ("frog-curse", "", lambda s: not may_challenge(s, 2) and may_challenge(s, 1)),
        ("torn-pocket", "", lambda s: (price_for(s, 2), price_for(s, 1)) == (4, 2)),
        ("loose-tongue", LOSES, lambda s: (s.shown[1], s.shown[2]) == (UNKNOWN, s.secrets[2])),
        ("blessing", "1 explore", lambda s: s.hearts[2] == 4),
        ("protective-aura", LOSES, lambda s: (s.hearts[2], s.spells[2]) == (3, ())),
        ("giant-strength", "", lambda s: (damage_of(s, 2, 1), damage_of(s, 1, 1)) == (2, 1)),
        ("metamorphosis", "", lambda s: s.heroes[2] != s.beneath[2] == HERO_IDS.index("priestess")),
    ],
)
def test_every_spell_comes_from_a_hand_to_a_hero(card: str, then: str, acts: Callable[[Princesa], bool]) -> None:
    """Played in a duel as an attack, it lies by the hero aimed at, and there alone it acts."""
    match = table(f"{card} riposte", "lance", "plunder barter map toll", heroes=THREE, hearts={2: 3})
    play(match, "0 challenge:1", f"0 place:{card}", "1 place:lance", "0 aim:2")
    assert [names(spells) for spells in match.state.spells] == [[], [], [card]]
    assert hand(match, 0) == ["riposte"]
    assert match.state.discard == ()
    play(match, then)
    assert acts(match.state)


@pytest.mark.rule("princesa-9.1", "princesa-6.12")
@pytest.mark.parametrize(
    ("card", "acts"),
    [
        ("travelling-market", lambda s: price_for(s, 0) == price_for(s, 2) == 1),
        ("thick-fog", lambda s: not any(is_overloaded(s, seat) for seat in range(3))),
        ("blood-moon", lambda s: (damage_of(s, 0, 1), damage_of(s, 2, 0)) == (2, 0)),
        ("sanctuary", lambda s: (damage_of(s, 0, 1), damage_of(s, 2, 3)) == (1, 1)),
        ("storm", lambda s: [is_overloaded(s, seat) for seat in range(3)] == [False, True, True]),
        ("fair-of-truth", lambda s: s.peeks == [0, 0, 0] and s.environment == CARD["fair-of-truth"]),
    ],
)
def test_every_environment_comes_from_a_hand_to_the_centre(card: str, acts: Callable[[Princesa], bool]) -> None:
    match = table(f"{card} riposte", FOUR, "plunder barter wooden-shield withdrawal short-sword heavy-crossbow")
    play(match, "0 challenge:1", f"0 place:{card}")
    assert names([match.state.environment]) == [card]
    assert hand(match, 0) == ["riposte"]
    assert acts(match.state)


# --- Slow Poison -------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.3")
def test_slow_poison_takes_a_heart_in_two_turns_and_is_gone() -> None:
    match = table("slow-poison map", "lance", "")
    play(match, "0 challenge:1", "0 place:slow-poison", "1 place:lance", "0 aim:2")
    assert match.state.marks[2] == (2,)
    assert match.state.hearts[2] == HEARTS[match.state.heroes[2]]
    full = match.state.hearts[2]
    play(match, "1 explore")
    assert (match.state.hearts[2], match.state.marks[2]) == (full - 1, (1,))
    play(match, "2 explore", "0 explore", "1 explore")
    assert match.state.hearts[2] == full - 2
    assert match.state.spells[2] == ()
    assert names(match.state.discard) == ["slow-poison"]
    play(match, "2 explore", "0 explore", "1 explore")
    assert match.state.hearts[2] == full - 2


@pytest.mark.rule("princesa-9.3", "princesa-9.9", "princesa-8.15")
def test_an_aura_stops_the_poison_once_but_the_mark_goes() -> None:
    match = table("", "", "", at="turn", spells={0: "slow-poison protective-aura"})
    assert match.state.hearts[0] == 4
    assert names(match.state.spells[0]) == ["slow-poison"]
    assert match.state.marks[0] == (1,)
    assert names(match.state.discard) == ["protective-aura"]


# --- Clumsy Hands ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.4")
@pytest.mark.parametrize(("cards", "answers"), [("lance lance map", True), (FOUR, False)])
def test_clumsy_hands_overload_above_three_cards(cards: str, answers: bool) -> None:
    match = table("riposte", cards, "plunder barter short-sword withdrawal", spells={1: "clumsy-hands"})
    other = match.fork()
    play(match, "0 challenge:1", "0 place:riposte")
    assert (asks(match) == [(1, "answer")]) == answers
    play(other, "0 challenge:2", "0 place:riposte")
    assert asks(other) == [(2, "answer")]  # nobody else is clumsy


# --- Frog Curse --------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.5")
def test_a_frog_cannot_challenge_until_two_gold_are_paid() -> None:
    match = table("lance", "map", "", spells={0: "frog-curse"}, gold=(2, 2, 2))
    bank = match.state.bank
    assert refused(match, "0 challenge:1") == "princesa-9.5"
    play(match, "0 use:frog-curse")
    assert (match.state.gold[0], match.state.bank) == (0, bank + 2)
    assert names(match.state.discard) == ["frog-curse"]
    assert {"challenge:1", "challenge:2"} <= offered(match, 0)
    poor = table("lance", "map", "", spells={0: "frog-curse"}, gold=(1, 2, 2))
    assert "use:frog-curse" not in offered(poor, 0)
    assert refused(poor, "0 use:frog-curse") == "princesa-9.5"


@pytest.mark.rule("princesa-9.5")
def test_a_frog_may_be_challenged_and_answers() -> None:
    match = table("lance", "map", "", spells={1: "frog-curse"})
    play(match, "0 challenge:1", "0 place:lance")
    assert asks(match) == [(1, "answer")]


@pytest.mark.rule("princesa-9.5", "princesa-7.6")
def test_a_sole_hero_under_the_curse_does_not_even_challenge_nobody() -> None:
    match = table("lance", "", "", ghosts=[1, 2], spells={0: "frog-curse"}, gold=(0, 2, 2))
    assert "alone" not in offered(match, 0)


# --- Torn Pocket and the Market ----------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.6", "princesa-9.15", "princesa-9.16")
@pytest.mark.parametrize(
    ("pockets", "environment", "price"),
    [("", "", 2), ("torn-pocket", "", 4), ("", "travelling-market", 1), ("torn-pocket", "travelling-market", 3)],
)
def test_what_a_shop_card_costs(pockets: str, environment: str, price: int) -> None:
    match = table("", "", "", spells={0: pockets}, environment=environment, gold=(price, price, 2))
    bank = match.state.bank
    play(match, "0 buy:0")
    assert (match.state.gold[0], match.state.bank) == (0, bank + price)
    poor = table("", "", "", spells={0: pockets}, environment=environment, gold=(price - 1, 2, 2))
    assert "buy:0" not in offered(poor, 0)
    assert refused(poor, "0 buy:0") == "princesa-4.3"


@pytest.mark.rule("princesa-9.15", "princesa-9.16", "princesa-4.2")
def test_at_the_market_cards_bring_no_gold_but_may_be_got_rid_of() -> None:
    match = table("lance map", "", "", environment="travelling-market", gold=(1, 0, 0))
    play(match, "0 sell:lance")
    assert (match.state.gold[0], hand(match, 0)) == (1, ["map"])
    play(match, "0 buy:0")
    assert "buy:1" not in offered(match, 0)  # what was bought can't be turned into gold for the next


@pytest.mark.rule("princesa-9.16")
@pytest.mark.parametrize("environment", ["", *[card.id for card in ENVIRONMENTS]])
def test_whatever_lies_on_the_table_buying_and_selling_back_costs_gold(environment: str) -> None:
    for spell in ("", *[card.id for card in MAGIC]):
        s = table("", "", "", spells={0: spell}, environment=environment).state
        assert price_for(s, 0) > gold_for_card(s, 0)


@pytest.mark.rule("princesa-9.6")
def test_a_torn_pocket_is_its_own_heros_affair() -> None:
    match = table("", "", "", spells={1: "torn-pocket"}, gold=(2, 2, 2))
    play(match, "0 buy:0")
    assert match.state.gold[0] == 0


# --- Loose Tongue ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.7")
@pytest.mark.parametrize(("winner", "told_off"), [(0, True), (1, False)])
def test_a_loose_tongue_tells_the_secret_when_its_hero_loses_a_duel(winner: int, told_off: bool) -> None:
    match = table(
        "spring-trap",
        "short-sword toll",
        "",
        heroes=WITH_TRAP,
        spells={1: "loose-tongue"},
        secrets="hidden-heir necromancer kidnapper",
    )
    wins(match, winner)
    assert (match.state.shown[1] == SECRET_IDS.index("necromancer")) == told_off
    assert (match.state.spells[1] == ()) == told_off
    assert (names(match.state.discard) == ["loose-tongue"]) == told_off


@pytest.mark.rule("princesa-9.7")
def test_a_duel_without_a_winner_loosens_no_tongue() -> None:
    match = table("storm map", "toll", "", spells={0: "loose-tongue", 1: "giant-strength"})
    play(match, "0 challenge:1", "0 place:storm")
    assert names(match.state.spells[0]) == ["loose-tongue"]
    assert names(match.state.spells[1]) == ["giant-strength"]
    assert match.state.shown == [UNKNOWN] * 3


# --- Blessing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.8")
def test_a_blessing_heals_at_the_start_of_the_turn_and_ends_with_any_loss() -> None:
    match = table("", "spring-trap", "short-sword", heroes=WITH_TRAP, at="turn", hearts={0: 2}, spells={0: "blessing"})
    assert match.state.hearts[0] == 3
    play(match, "0 explore", "1 challenge:0", "1 place:spring-trap")
    if asks(match) == [(0, "answer")]:
        play(match, f"0 {min(offered(match, 0))}")
    assert match.state.hearts[0] == 2
    assert match.state.spells[0] == ()
    assert "blessing" in names(match.state.discard)


@pytest.mark.rule("princesa-9.8", "princesa-3.8")
def test_a_blessing_heals_nobody_above_the_maximum() -> None:
    match = table("", "", "", at="turn", spells={0: "blessing"})
    assert match.state.hearts[0] == HEARTS[match.state.heroes[0]]
    assert names(match.state.spells[0]) == ["blessing"]


@pytest.mark.rule("princesa-9.8", "princesa-8.15")
def test_a_loss_that_is_no_damage_ends_it_too() -> None:
    match = table("great-axe", "toll", "", heroes="knight huntress barbarian", spells={0: "blessing"})
    play(match, "0 challenge:1", "0 place:great-axe", "1 place:toll")
    assert match.state.hearts[0] == 3
    assert match.state.spells[0] == ()


# --- Protective Aura ---------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.9")
def test_an_aura_turns_the_next_loss_into_nothing_however_great() -> None:
    match = table("war-hammer", "toll", "", spells={1: "protective-aura blessing"}, hearts={1: 2})
    play(match, "0 challenge:1", "0 place:war-hammer", "1 place:toll")
    assert match.state.hearts[1] == 3  # and the blessing, which is still there, has acted at the start of the turn
    assert names(match.state.spells[1]) == ["blessing"]
    assert names(match.state.discard) == ["protective-aura"]


# --- Giant Strength and Evil Eye ---------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.10")
@pytest.mark.parametrize(("winner", "left", "hearts"), [(0, ["giant-strength"], [4, 2]), (1, [], [4, 4])])
def test_giant_strength_lasts_until_its_hero_loses_a_duel(winner: int, left: list[str], hearts: list[int]) -> None:
    match = table("spring-trap", "short-sword toll", "", heroes=WITH_TRAP, spells={0: "giant-strength"}, gold=(0, 0, 0))
    wins(match, winner)
    assert names(match.state.spells[0]) == left
    assert match.state.hearts[:2] == hearts


@pytest.mark.rule("princesa-9.10")
def test_giant_strength_adds_nothing_to_a_text_without_damage() -> None:
    match = table("wooden-shield", "lance", "", spells={0: "giant-strength"}, hearts={0: 2, 1: 3})
    play(match, "0 challenge:1", "0 place:wooden-shield", "1 place:lance")
    assert match.state.hearts[:2] == [3, 3]


@pytest.mark.rule("princesa-9.11")
@pytest.mark.parametrize(("winner", "left"), [(0, []), (1, ["evil-eye"])])
def test_an_evil_eye_lasts_until_its_hero_wins_a_duel(winner: int, left: list[str]) -> None:
    match = table("spring-trap", "short-sword toll", "", heroes="witch huntress inventor", spells={0: "evil-eye"})
    wins(match, winner)
    assert match.state.hearts[1] == 4  # one less than one, for the text came first
    assert names(match.state.spells[0]) == left
    assert (names(match.state.discard) == ["evil-eye"]) == (winner == 0)


# --- Metamorphosis -----------------------------------------------------------------------------------------------


def transformed(number: int = 0, **laid: Any) -> Position[Princesa]:
    """Seat 0 has just put Metamorphosis on seat 2."""
    rng = MatchKey.from_words(f"mask {number}", 3).stream("rules")
    match = table("metamorphosis map", "lance", "", rng=rng, **{"heroes": THREE, **laid})
    play(match, "0 challenge:1", "0 place:metamorphosis", "1 place:lance", "0 aim:2")
    return match


@pytest.mark.rule("princesa-9.12", "princesa-3.8")
def test_metamorphosis_lays_an_unused_hero_over_the_old_one() -> None:
    seen = set()
    for number in range(30):
        match = transformed(number)
        hero = match.state.heroes[2]
        assert hero not in (HERO_IDS.index("knight"), HERO_IDS.index("huntress"), HERO_IDS.index("priestess"))
        assert HERO_IDS[match.state.beneath[2]] == "priestess"
        assert match.state.hearts[2] == min(4, HEARTS[hero])
        seen.add(hero)
    assert len(seen) > 3
    assert {HEARTS[hero] for hero in seen} == {3, 4}


@pytest.mark.rule("princesa-9.12")
def test_metamorphosis_does_not_heal() -> None:
    match = transformed(hearts={2: 1})
    assert match.state.hearts[2] == 1


@pytest.mark.rule("princesa-9.12")
@pytest.mark.parametrize("heroes", ["knight huntress thief", " ".join(HERO_IDS)])
def test_a_hero_under_metamorphosis_regains_no_hearts(heroes: str) -> None:
    """Not even where there is no other hero to turn into."""
    others = [""] * (len(heroes.split()) - 2)
    for spells, after in (("", 3), ("metamorphosis", 2)):
        match = table("wooden-shield", "lance", *others, heroes=heroes, spells={0: spells}, hearts={0: 2})
        play(match, "0 challenge:1", "0 place:wooden-shield", "1 place:lance")
        assert match.state.hearts[0] == after


@pytest.mark.rule("princesa-9.12", "princesa-12.10")
def test_the_undying_survives_under_metamorphosis() -> None:
    match = table(
        "lance", "toll", "", secrets="hidden-heir undying kidnapper", hearts={1: 1}, spells={1: "metamorphosis"}
    )
    play(match, "0 challenge:1", "0 place:lance", "1 place:toll")
    assert (match.state.ghosts[1], match.state.hearts[1]) == (False, 2)


@pytest.mark.rule("princesa-9.12", "princesa-14.6")
def test_with_ten_heroes_at_the_table_metamorphosis_changes_no_hero() -> None:
    match = table("metamorphosis map", "lance", *[""] * 8, heroes=" ".join(HERO_IDS))
    play(match, "0 challenge:1", "0 place:metamorphosis", "1 place:lance", "0 aim:2")
    assert names(match.state.spells[2]) == ["metamorphosis"]
    assert HERO_IDS[match.state.heroes[2]] == HERO_IDS[2]
    assert match.state.beneath[2] == NO_HERO


@pytest.mark.rule("princesa-9.12", "princesa-9.13")
def test_no_other_spell_changes_the_hero() -> None:
    """Neither when it comes nor when it goes, even by the side of a Metamorphosis."""
    for name in ("torn-pocket", "blessing", "evil-eye"):
        match = table(f"{name} map", "lance", "", heroes=f"{THREE.replace('huntress', 'witch')}")
        before = match.state.heroes[:]
        play(match, "0 challenge:1", f"0 place:{name}", "1 place:lance", "0 aim:2")
        assert (match.state.heroes, match.state.beneath) == (before, [NO_HERO] * 3)
    worn = disguised("wizard", "knight", 0, "knight huntress thief", "healers-kit", "lance", "", also="torn-pocket")
    play(worn, "0 challenge:1", "0 place:healers-kit", "1 place:lance", "0 lift:1", "0 done")
    assert names(worn.state.spells[0]) == ["metamorphosis"]
    assert HERO_IDS[worn.state.heroes[0]] == "wizard"


def disguised(
    worn: str, own: str, seat: int, heroes: str, *hands: str, also: str = "", **laid: Any
) -> Position[Princesa]:
    """That seat wears another hero's card over its own, and perhaps other spells besides."""
    match = table(*hands, heroes=heroes, spells={seat: f"metamorphosis {also}"}, **laid)
    match.state.heroes[seat] = HERO_IDS.index(worn)
    match.state.beneath[seat] = HERO_IDS.index(own)
    return match


@pytest.mark.rule("princesa-9.13")
def test_the_old_card_comes_back_and_hearts_change_only_for_its_maximum() -> None:
    lifted = "0 challenge:1", "0 place:healers-kit", "1 place:lance", "0 lift:0"
    for worn, own, hearts, after in (("knight", "merchant", 4, 3), ("merchant", "knight", 2, 2)):
        match = disguised(
            worn,
            own,
            0,
            f"{own} huntress thief",
            "healers-kit",
            "lance",
            "",
            hearts={0: min(hearts, HEARTS[HERO_IDS.index(own)])},
        )
        match.state.hearts[0] = hearts
        play(match, *lifted)
        if asks(match) == [(0, "lift-any")]:
            play(match, "0 done")
        assert HERO_IDS[match.state.heroes[0]] == own
        assert match.state.beneath[0] == NO_HERO
        assert match.state.hearts[0] == after  # the kit heals before it lifts, and in disguise nobody heals
        assert names(match.state.discard) == ["metamorphosis"]


@pytest.mark.rule("princesa-9.13", "princesa-8.17")
def test_before_heroes_are_swapped_the_old_card_comes_back_and_the_spell_is_gone() -> None:
    """The loser wears the wizard's card over the merchant's: it is the merchant's that changes hands."""
    match = disguised(
        "wizard", "merchant", 1, "knight merchant thief", "face-changer", "wooden-shield", "", hearts={1: 3}
    )
    match.state.hearts[1] = 4
    play(match, "0 challenge:1", "0 place:face-changer", "1 place:wooden-shield")
    assert [HERO_IDS[hero] for hero in match.state.heroes[:2]] == ["merchant", "knight"]
    assert match.state.hearts[:2] == [3, 3]  # three under the merchant's card, and so they stay
    assert match.state.spells[1] == ()
    assert match.state.beneath == [NO_HERO] * 3
    assert sorted(names(match.state.discard)) == ["face-changer", "metamorphosis"]


@pytest.mark.rule("princesa-9.13", "princesa-10.3")
def test_a_hero_eliminated_in_disguise_is_a_ghost_of_the_old_one() -> None:
    match = disguised("barbarian", "wizard", 1, "knight wizard thief", "lance", "", "", hearts={1: 1})
    play(match, "0 challenge:1", "0 place:lance")
    assert match.state.ghosts[1]
    assert HERO_IDS[match.state.heroes[1]] == "wizard"
    assert match.state.beneath[1] == NO_HERO


# --- environments ------------------------------------------------------------------------------------------------


@pytest.mark.rule("princesa-9.14", "princesa-6.14")
def test_a_new_environment_takes_the_place_of_the_old() -> None:
    match = table("storm map", "lance", "", environment="thick-fog")
    play(match, "0 challenge:1", "0 place:storm")
    assert match.state.environment == CARD["storm"]
    assert "thick-fog" in names(match.state.discard)


@pytest.mark.rule("princesa-9.17")
@pytest.mark.parametrize("spells", [{}, {1: "clumsy-hands"}])
def test_in_the_fog_nobody_is_overloaded(spells: dict[int, str]) -> None:
    match = table("withdrawal", SIX, "", spells=spells, environment="thick-fog")
    play(match, "0 challenge:1", "0 place:withdrawal")
    assert asks(match) == [(1, "answer")]
    attacking = table(SIX, "withdrawal", "", environment="thick-fog")
    play(attacking, "0 challenge:1", "0 place:lance")
    assert asks(attacking) == [(1, "answer")]  # face down: nothing is shown


@pytest.mark.rule("princesa-9.18", "princesa-9.19")
@pytest.mark.parametrize(
    ("environment", "card", "loss"), [("blood-moon", "spring-trap", 2), ("sanctuary", "war-hammer", 1)]
)
def test_moon_and_sanctuary_change_everybodys_damage(environment: str, card: str, loss: int) -> None:
    match = table(card, "", "", heroes=WITH_TRAP, environment=environment)
    play(match, "0 challenge:1", f"0 place:{card}")
    assert match.state.hearts[1] == 4 - loss
    answer = "plunder" if card == "spring-trap" else card
    answering = table("toll", answer, "", environment=environment, gold=(0, 0, 0))
    before = answering.state.hearts[0]
    play(answering, "0 challenge:1", "0 place:toll", f"1 place:{answer}")
    assert answering.state.hearts[0] == before - loss


@pytest.mark.rule("princesa-9.20")
@pytest.mark.parametrize(("cards", "answers"), [("lance map toll", True), (FOUR, False)])
def test_in_a_storm_everybody_is_overloaded_above_three(cards: str, answers: bool) -> None:
    match = table("riposte", cards, "", environment="storm")
    play(match, "0 challenge:1", "0 place:riposte")
    assert (asks(match) == [(1, "answer")]) == answers
    attacking = table(cards, "riposte", "", environment="storm")
    play(attacking, "0 challenge:1", "0 place:lance")
    assert asks(attacking) == [(1, "answer" if answers else "answer-openly")]


@pytest.mark.rule("princesa-9.21")
@pytest.mark.parametrize("winner", [0, 1])
def test_at_the_fair_the_winner_of_a_duel_sees_the_losers_secret(winner: int) -> None:
    match = table(
        "riposte", "short-sword toll", "", environment="fair-of-truth", secrets="hidden-heir necromancer kidnapper"
    )
    events = play(match, "0 challenge:1", "0 place:riposte", f"1 place:{'short-sword' if winner == 0 else 'toll'}")
    loser = 1 - winner
    secret = ("hidden-heir", "necromancer")[loser]
    assert told(events, "peeked", winner) == [{"who": winner, "who2": loser, "secret": secret}]
    assert told(events, "peeked", 2) == [{"who": winner, "who2": loser}]
    assert match.state.shown == [UNKNOWN] * 3


@pytest.mark.rule("princesa-9.21", "princesa-8.1")
def test_at_the_fair_there_is_nothing_to_see_of_a_secret_face_up_or_without_a_winner() -> None:
    shown = table("riposte", "short-sword", "", environment="fair-of-truth", revealed=[1])
    assert "peeked" not in kinds(play(shown, "0 challenge:1", "0 place:riposte", "1 place:short-sword"))
    alone = table("riposte", "", "", environment="fair-of-truth", ghosts=[1, 2])
    assert "peeked" not in kinds(play(alone, "0 alone", "0 place:riposte"))
    tied = table("riposte", "withdrawal", "", environment="fair-of-truth")
    assert "peeked" not in kinds(play(tied, "0 challenge:1", "0 place:riposte", "1 place:withdrawal"))


@pytest.mark.rule("princesa-9.21")
def test_at_the_fair_a_winner_who_fell_sees_nothing() -> None:
    match = table(
        "great-axe", "toll", "", environment="fair-of-truth", heroes="knight huntress barbarian", hearts={0: 1}
    )
    events = play(match, "0 challenge:1", "0 place:great-axe", "1 place:toll")
    assert match.state.ghosts[0]
    assert "peeked" not in kinds(events)
    assert hand(match, 0) == []
