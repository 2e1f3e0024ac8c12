"""Possessions and conditions: how they are gained, what one sees of them, and where they go."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, dice, give, has, lay, offered, read, roll, told, upon
from sobremesa.envs.observation import observer
from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.book import (
    ARTIFACTS,
    ASSETS,
    BOOK,
    MONSTERS,
    MYTHOS,
    SPACES,
    THINGS,
)
from sobremesa.games.eldritch.combat import engage
from sobremesa.games.eldritch.facts import MONSTER, TRAITS
from sobremesa.games.eldritch.rolling import Credit
from sobremesa.games.eldritch.rules import GAME
from sobremesa.games.eldritch.state import ASIDE, BOXED, DISCARDED, IN_SUPPLY, NONE
from sobremesa.games.eldritch.two_sided import KIND, THING, is_spell, kind_of, place_of
from sobremesa.games.eldritch.words import (
    CONDITION_KINDS,
    DARK_YOUNG,
    MADNESS,
    PARANOIA,
    RITUAL,
    SPELL_KINDS,
    TOME,
)
from sobremesa.kernel.effects.running import advance
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NOBODY, OWNER, SPECTATOR
from sobremesa.kernel.zones import without
from sobremesa.testing import play, refused

# --- what a learning agent is given ----------------------------------------------------------------------------------


def test_whoever_has_everything_and_has_used_all_of_it_can_be_observed() -> None:
    everything = [f"asset-{name}" for name in ASSETS.names] + [f"artifact-{name}" for name in ARTIFACTS.names]
    everything += [f"spell-{kind.name}" for kind in SPELL_KINDS.words]
    everything += [f"condition-{kind.name}" for kind in CONDITION_KINDS.words]
    uses = [
        node.number
        for thing in range(len(THINGS))
        for node in BOOK.standing_of(thing)
        if isinstance(node, Credit) or getattr(node, "once", False)
    ]
    assert len(uses) > 8
    match = lay("leo mark", held={0: " ".join(everything)}, reserve="", used=tuple(uses))
    observer(GAME).observe(match.view(1), 1, 2, [asked.decision for asked in match.asked])


def test_as_many_monsters_as_there_are_may_fall_at_once() -> None:
    """In what order they fall is asked, and one by one whether it is laid on the mystery, while the others wait."""
    cup = [name for name in MONSTERS.names if not MONSTER[MONSTERS[name]].is_epic]
    match = lay(
        "leo mark",
        "rome london",
        ancient="shub-niggurath",
        mystery="hunting-the-thousand",
        held={0: "asset-dynamite"},
        mine={0: 2},
        monsters={"rome": " ".join(cup)},
        hurt=[facts.toughness - 1 for facts in MONSTER],
    )
    play(match, "0 pick:asset-dynamite")
    assert asked(match) == [(0, "order")]
    play(match, "0 pick:monster-gug")
    assert asked(match) == [(0, "may")]
    observer(GAME).observe(match.view(1), 1, 2, [asked.decision for asked in match.asked])


# --- what one sees ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-17.4", "eldritch-17.8", "eldritch-21.1", "eldritch-21.2", "eldritch-21.4")
def test_nobody_sees_backs_decks_or_what_went_back_to_the_box() -> None:
    match = lay("leo mark", "rome london", held={0: "spell-wither condition-debt"})
    s, counted = match.state, ("asset_deck", "artifact_deck", "mythos_deck", "mythos_box", "mystery_deck", "gate_stack")
    for seat in (0, 1, SPECTATOR):
        view = match.view(seat)
        assert {name: view[name] for name in counted} == {name: len(getattr(s, name)) for name in counted}
        assert view["decks"] == [len(deck) for deck in s.decks]
        assert set(view["shown"]) == {NONE}
        assert {"lies", "rng", "queues"}.isdisjoint(view)


@pytest.mark.rule("eldritch-21.1", "eldritch-21.2", "eldritch-21.3", "eldritch-21.4", "eldritch-21.6", "eldritch-21.8")
def test_what_the_guide_does_not_list_as_hidden_lies_open() -> None:
    backs = {"lies", "spell_deck", "condition_deck"}
    decks = {"asset_deck", "artifact_deck", "mystery_deck", "mythos_deck", "decks", "mythos_box"}
    of_the_program = {"rng", "queues", "ears", "owner"}  # the last two follow from what lies open
    assert {info.name for info in GAME.schema.fields if info.see == NOBODY} == (
        backs | decks | {"gate_stack"} | of_the_program
    )
    # What a seat was allowed to look at, and its vote while that is sealed.
    assert {info.name for info in GAME.schema.fields if info.see == OWNER} == {"peeked", "gates_known", "votes"}


@pytest.mark.rule("eldritch-21.5", "eldritch-21.6", "eldritch-21.7", "eldritch-21.8")
def test_everybody_sees_monsters_discards_and_held_clues() -> None:
    match = lay("leo mark", "rome london", mine={1: 2}, asset_discards=(3,), monsters={"tokyo": "gug"})
    open_to_all = ("asset_discards", "artifact_discards", "mythos_discards", "piles", "monster_at", "clue_at", "sheets")
    for seat in (0, 1, SPECTATOR):
        view = match.view(seat)
        assert {name: view[name] for name in open_to_all} == {name: getattr(match.state, name) for name in open_to_all}


@pytest.mark.rule("eldritch-17.15", "eldritch-17.16", "eldritch-17.18")
def test_two_sided_decks_show_their_first_front_and_give_their_last_card() -> None:
    match = lay("leo mark", "rome london")
    s = match.state
    view = match.view(0)
    assert view["spell_deck"] == (KIND[s.spell_deck[0]], len(s.spell_deck))
    assert view["condition_deck"] == (KIND[s.condition_deck[0]], len(s.condition_deck))
    last = s.spell_deck[-1]
    place = moves.draw_spell(s, 0)
    assert s.lies[place_of(place)] == last
    first = s.artifact_deck[0]
    assert moves.draw_artifact(s) == first


# --- gaining ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-17.19", "eldritch-17.20")
def test_a_kind_that_one_has_is_drawn_again_until_it_is_a_new_one() -> None:
    match = lay("leo", "rome", held={0: "spell-wither"})
    s = match.state
    other = next(card for card in s.spell_deck if KIND[card] != SPELL_KINDS["wither"].number)
    twin = next(card for card in s.spell_deck if KIND[card] == SPELL_KINDS["wither"].number)
    s.spell_deck = (other, twin)
    place = moves.draw_spell(s, 0)
    assert s.lies[place_of(place)] == other
    s.spell_deck = (twin,)
    assert moves.draw_spell(s, 0) == NONE


@pytest.mark.rule("eldritch-17.17", "eldritch-17.19")
def test_a_kind_that_one_has_goes_back_and_the_one_on_top_may_come_as_well() -> None:
    drawn = set()
    for number in range(20):
        s = lay("leo", "rome", held={0: "spell-wither"}, rng=Rng(bytes([number]) * 32)).state
        twin = next(card for card in s.spell_deck if KIND[card] == SPELL_KINDS["wither"].number)
        top, middle = (next(card for card in s.spell_deck if KIND[card] == kind) for kind in (0, 1))
        s.spell_deck = (top, middle, twin)
        drawn.add(s.lies[place_of(moves.draw_spell(s, 0))] == top)
        assert twin in s.spell_deck
    assert drawn == {True, False}


@pytest.mark.rule("eldritch-17.6", "eldritch-5.8")
def test_no_second_condition_of_a_kind_not_even_by_choice() -> None:
    match = lay("leo mark", "london rome", phase="encounter", on_top="eur-4", held={0: "condition-debt"})
    play(match, "0 meet:europe")  # 2 clues for a Debt
    assert clues_of(match, 0) == 0
    assert asked(match) == [(1, "encounter")]
    match = lay("leo mark", "rome london", phase="encounter", on_top="gen-02", held={0: "condition-debt"})
    roll(match, "1 1")
    events = play(match, "0 meet:general")
    assert len(match.state.held[0]) == 1
    assert [thing[0] for thing in told(events, "has-already", "thing")] == ["condition-debt"]  # and the log says why


@pytest.mark.rule("eldritch-17.12", "eldritch-17.21", "eldritch-17.25")
def test_by_trait_the_deck_is_searched_and_then_the_discards() -> None:
    match = lay("leo mark", "5 6", phase="encounter", on_top="gen-06")
    s = match.state
    tomes = [card for card in s.artifact_deck if TOME in TRAITS[ARTIFACTS.first + card]]
    before = s.artifact_deck
    assert moves.search_artifacts(s, lambda thing: TOME in TRAITS[thing]) == tomes[-1]  # from the bottom
    assert s.artifact_deck != without(before, tomes[-1])  # it was shuffled
    s.artifact_discards, s.artifact_deck = s.artifact_deck, ()
    card = moves.search_artifacts(s, lambda thing: TOME in TRAITS[thing])
    assert card in tomes
    assert card not in s.artifact_discards
    axe = ASSETS["axe"]
    for zones in (((axe, 0, 1), (2,)), ((0, 1), (axe, 2)), ((0,), (1,))):
        s.asset_deck, s.asset_discards = zones
        found = moves.search_assets(s, lambda thing: thing == ASSETS.first + axe)
        assert found == (axe if axe in (*zones[0], *zones[1]) else NONE)
        assert axe not in (*s.asset_deck, *s.asset_discards)
    place = moves.draw_spell(s, 0, lambda thing: RITUAL in TRAITS[thing])
    assert RITUAL in TRAITS[place]


@pytest.mark.rule("eldritch-17.21", "eldritch-17.25")
def test_who_searches_looks_from_the_bottom_and_shuffles() -> None:
    s = lay("leo", "rome", held={0: "condition-paranoia"}, reserve="").state
    mad = [card for card in s.condition_deck if MADNESS in TRAITS[THING[card]]]
    paranoid = next(card for card in mad if KIND[card] == PARANOIA.number)
    first, last = [card for card in mad if KIND[card] != PARANOIA.number][:2]
    rest = tuple(card for card in s.condition_deck if card not in mad)
    s.condition_deck = (first, *rest, last, paranoid)  # of what he has there is no second
    place = moves.draw_condition(s, 0, lambda thing: MADNESS in TRAITS[thing])
    assert s.lies[place_of(place)] == last
    assert sorted(s.condition_deck) == sorted((first, *rest, paranoid))
    assert s.condition_deck != (first, *rest, paranoid)
    before = s.asset_deck
    tomes = [card for card in before if TOME in TRAITS[ASSETS.first + card]]
    assert moves.search_assets(s, lambda thing: TOME in TRAITS[thing]) == tomes[-1]
    assert s.asset_deck != without(before, tomes[-1])
    s.asset_discards, s.asset_deck = tuple(tomes[:-1]), tuple(card for card in before if card not in tomes)
    assert moves.search_assets(s, lambda thing: TOME in TRAITS[thing]) == tomes[-2]
    assert s.asset_discards == tuple(tomes[:-2])
    books = s.artifact_deck
    found = moves.search_artifacts(s, lambda thing: TOME in TRAITS[thing])
    assert found == [card for card in books if TOME in TRAITS[ARTIFACTS.first + card]][-1]
    assert s.artifact_deck != without(books, found)


@pytest.mark.rule("eldritch-17.21", "eldritch-17.25")
@pytest.mark.parametrize("lies_there", [True, False])
def test_a_deck_is_shuffled_though_what_was_looked_for_lies_among_the_discards_or_nowhere(*, lies_there: bool) -> None:
    """Whoever went through it has seen its order."""
    s = lay("leo", "rome", reserve="").state
    axe, idol = ASSETS["axe"], ARTIFACTS["grotesque-statue"]
    s.asset_deck, s.artifact_deck = (without(s.asset_deck, axe), without(s.artifact_deck, idol))
    s.asset_discards, s.artifact_discards = ((axe,), (idol,)) if lies_there else ((), ())
    assets, artifacts = s.asset_deck, s.artifact_deck
    found = moves.search_assets(s, lambda thing: thing == ASSETS.first + axe)
    also = moves.search_artifacts(s, lambda thing: thing == ARTIFACTS.first + idol)
    assert (found, also) == ((axe, idol) if lies_there else (NONE, NONE))
    assert (s.asset_discards, s.artifact_discards) == ((), ())
    for deck, before in ((s.asset_deck, assets), (s.artifact_deck, artifacts)):
        assert sorted(deck) == sorted(before)
        assert deck != before


@pytest.mark.rule("eldritch-17.25", "eldritch-17.15", "eldritch-17.23")
def test_a_two_sided_deck_is_shuffled_though_what_was_looked_for_is_not_there() -> None:
    """Its first card lies open: it would tell that nobody had touched it."""
    s = lay("leo mark", "rome rome", held={0: "spell-wither", 1: "spell-wither"}).state
    wither = SPELL_KINDS["wither"].number
    spells, conditions = s.spell_deck, s.condition_deck
    assert moves.draw_spell(s, 0, lambda thing: kind_of(thing) == wither) == NONE
    assert moves.draw_condition(s, 0, lambda thing: thing == NONE) == NONE
    for deck, before in ((s.spell_deck, spells), (s.condition_deck, conditions)):
        assert sorted(deck) == sorted(before)
        assert deck != before


@pytest.mark.rule("eldritch-17.18", "eldritch-18.4")
def test_at_random_from_the_top_and_an_empty_deck_is_made_of_its_discards() -> None:
    s = lay("leo", "rome", asset_discards=(), reserve="").state
    first = s.asset_deck[0]
    assert moves.draw_asset(s) == first
    s.artifact_deck, s.artifact_discards = (3,), (5, 7)
    assert moves.draw_artifact(s) == 3
    assert sorted(s.artifact_deck) == [5, 7]
    assert not s.artifact_discards
    s.asset_deck, s.asset_discards = (3,), (5, 7)
    assert moves.draw_asset(s) == 3
    assert (sorted(s.asset_deck), s.asset_discards) == ([5, 7], ())


@pytest.mark.rule("eldritch-17.25", "eldritch-18.4")
def test_where_the_last_card_was_searched_out_the_discards_are_the_deck_at_once() -> None:
    s = lay("leo", "rome", reserve="").state
    s.asset_deck, s.asset_discards = (3,), (5, 7)
    s.artifact_deck, s.artifact_discards = (3,), (5, 7)
    assert moves.search_assets(s, lambda thing: thing == ASSETS.first + 3) == 3
    assert moves.search_artifacts(s, lambda thing: thing == ARTIFACTS.first + 3) == 3
    for deck, discards in ((s.asset_deck, s.asset_discards), (s.artifact_deck, s.artifact_discards)):
        assert (sorted(deck), discards) == ([5, 7], ())


@pytest.mark.rule("eldritch-21.1", "eldritch-17.17")
def test_what_goes_back_into_its_deck_is_as_unknown_as_before() -> None:
    """Of the card that comes to lie where it lay, nobody knows the back, and its front is up."""
    s = lay("leo jacqueline", "rome rome", held={0: "condition-debt/1"}).state
    debt = s.held[0][0]
    place = place_of(debt)
    s.peeked[1] = tuple([card if at == place else NONE for at, card in enumerate(s.lies)])
    moves.turn_up(s, debt)
    assert (s.shown[place], s.turned) == (s.lies[place], (debt,))
    moves.discard(s, debt)
    assert (s.shown[place], s.turned) == (NONE, ())
    assert set(s.peeked[1]) == {NONE}


@pytest.mark.rule("eldritch-17.22", "eldritch-17.23", "eldritch-18.16")
def test_by_name_from_the_reserve_too_and_nothing_if_somebody_has_it() -> None:
    faces = "6 1 1 1 1 6 1 1"
    monsters = {"rome": "maniac"}
    match = lay("mark leo", "rome london", phase="encounter", monsters=monsters, reserve="axe", rng=dice(faces))
    assert has(match, 0, "asset-axe")
    assert ASSETS["axe"] not in match.state.reserve
    assert len(match.state.reserve) == 4
    match = lay("mark leo", "rome london", phase="encounter", monsters=monsters, held={1: "asset-axe"}, rng=dice(faces))
    assert not has(match, 0, "asset-axe")


@pytest.mark.rule("eldritch-17.18", "eldritch-25.6")
def test_the_grotesque_statue_gives_clues_to_whom_it_comes_from_the_deck() -> None:
    match = lay("mark", "rome")
    s = match.state
    statue = ARTIFACTS["grotesque-statue"]
    s.artifact_deck = (statue, *without(s.artifact_deck, statue))
    match = read(match, "heart-of-corruption.effect", -1, "mythos-heart-of-corruption")
    assert has(match, 0, "artifact-grotesque-statue")
    assert clues_of(match, 0) == 5


@pytest.mark.rule("eldritch-17.18", "eldritch-17.19")
def test_two_spells_are_two_and_of_two_kinds() -> None:
    match = lay("leo", "rome", held={0: "artifact-necronomicon"})
    roll(match, "6 1")
    play(match, "0 pick:artifact-necronomicon", "0 yes")
    kinds = {kind_of(thing) for thing in match.state.held[0] if is_spell(thing)}
    assert (len(match.state.held[0]), len(kinds)) == (3, 2)


@pytest.mark.rule("eldritch-17.34", "eldritch-17.14")
def test_a_spell_that_was_cast_lies_with_its_front_up_again() -> None:
    match = lay("leo", "rome", held={0: "spell-shriveling/2"}, monsters={"rome": "gug"})
    roll(match, "6 1")
    play(match, "0 pick:spell-shriveling-a")
    assert has(match, 0, "spell-shriveling")
    assert match.state.turned == ()


@pytest.mark.rule("eldritch-17.24")
def test_from_the_reserve_one_chooses_what_fits() -> None:
    match = lay("leo", "rome", held={0: "asset-cat-burglar"}, reserve="axe rabbits-foot hired-muscle charter-flight")
    roll(match, "5")
    play(match, "0 pick:asset-cat-burglar")
    assert offered(match, 0) == {"pick:asset-axe", "pick:asset-rabbits-foot"}
    next_one = match.state.asset_deck[0]
    play(match, "0 pick:asset-axe")
    assert len(match.state.reserve) == 4
    assert next_one in match.state.reserve  # at once, in its place


@pytest.mark.rule("eldritch-17.17", "eldritch-18.3")
def test_discarded_cards_lie_open_but_two_sided_ones_go_back_into_their_deck() -> None:
    match = lay("leo", "rome", held={0: "asset-axe spell-wither condition-debt"})
    s = match.state
    spells, conditions = s.spell_deck, s.condition_deck
    for thing in s.held[0]:
        moves.discard(s, thing)
    assert s.asset_discards == (ASSETS["axe"],)
    for before, deck in ((spells, s.spell_deck), (conditions, s.condition_deck)):
        assert [card for card in deck if card in before] != list(before)  # shuffled
    assert (len(s.spell_deck), len(s.condition_deck)) == (20, 36)
    assert s.held == [()]


@pytest.mark.rule("eldritch-17.3")
def test_what_names_no_limit_is_used_once_each_time() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-king-james-bible"}, sanity=[1, 4])
    play(match, "0 pick:action-rest")
    assert match.state.sanity[0] == 3
    match = lay("leo", "rome", held={0: "asset-personal-assistant condition-debt"}, reserve="axe")
    roll(match, "1 1 1")
    play(match, "0 pick:action-acquire", "0 pick:asset-personal-assistant", "0 die:1")
    assert "pick:asset-personal-assistant" not in offered(match, 0)


@pytest.mark.rule("eldritch-17.29", "eldritch-18.1")
def test_nobody_just_throws_things_away() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-bandages", 1: "asset-axe"})
    assert refused(match, "0 pick:asset-bandages") is not None
    assert refused(match, "0 pick:asset-axe") is not None


@pytest.mark.rule("eldritch-17.33")
@pytest.mark.parametrize("answer", ["pick:asset-arcane-tome", "done"])
def test_a_condition_gained_while_resting_waits_for_the_next_rest(answer: str) -> None:
    match = lay("leo", "rome", held={0: "asset-arcane-tome"})
    play(match, "0 pick:action-rest")
    assert asked(match) == [(0, "use")]
    give(match.state, 0, "condition-amnesia")
    roll(match, "1 1")
    play(match, f"0 {answer}")
    assert asked(match) == [(0, "act")]
    assert "pick:condition-amnesia-a" in offered(read(match, "action.rest", 0, "action-rest"), 0)


@pytest.mark.rule("eldritch-17.7")
@pytest.mark.parametrize(("face", "healed"), [("5", True), ("1", False)])
def test_resting_with_an_injury_or_madness_may_heal_it_and_is_tried_once(face: str, *, healed: bool) -> None:
    match = lay("leo", "rome", held={0: "condition-amnesia"})
    roll(match, face)
    events = play(match, "0 pick:action-rest", "0 pick:condition-amnesia-a")
    assert has(match, 0, "condition-amnesia") is not healed
    assert asked(match) == [(0, "act")]
    kinds = [event.kind for event in events]
    assert kinds.index("rolled-die") == kinds.index("tended") + 1  # one reads what the die was for


@pytest.mark.rule("eldritch-17.30", "eldritch-17.31")
@pytest.mark.parametrize(("had", "gained"), [("blessed", "cursed"), ("cursed", "blessed")])
def test_a_blessing_and_a_curse_undo_each_other(had: str, gained: str) -> None:
    card = "eur-4" if gained == "blessed" else "gen-02"
    match = lay(
        "leo mark",
        "rome london" if gained == "blessed" else "4 london",
        phase="encounter",
        on_top=card,
        held={0: f"condition-{had}"},
        rng=dice("1 1 1 1"),
    )
    if gained == "blessed":
        play(match, "0 meet:europe", "0 yes")
    assert match.state.held[0] == ()


# --- discarding, the box, what is set aside ---------------------------------------------------------------------------


@pytest.mark.rule("eldritch-18.8")
def test_who_must_discard_more_than_they_have_discards_all() -> None:
    rumours = (MYTHOS["mysterious-lights"], MYTHOS["stars-aligned"])
    match = lay("leo mark", "5 6", phase="mythos", mythos="storm", ongoing=rumours, mine={0: 1, 1: 3}, gates="rome")
    assert (clues_of(match, 0), clues_of(match, 1)) == (0, 1)


@pytest.mark.rule("eldritch-18.2", "eldritch-18.5", "eldritch-18.9")
def test_from_the_board_goes_only_what_is_there() -> None:
    match = lay("leo mark", "tokyo london", phase="encounter", on_top="asi-7", mine={0: 1}, monsters={"sydney": "gug"})
    play(match, "0 meet:asia", "0 yes")
    assert match.state.monster_at[MONSTERS["gug"]] == IN_SUPPLY
    match = lay("leo mark", "tokyo london", phase="encounter", on_top="asi-7", mine={0: 1})
    play(match, "0 meet:asia")
    if asked(match) == [(0, "may")]:
        play(match, "0 yes")
    assert all(at < 0 for at in match.state.monster_at)


@pytest.mark.rule("eldritch-11.8", "eldritch-18.6", "eldritch-18.11", "eldritch-2.5")
def test_what_was_set_aside_is_set_aside_again() -> None:
    match = lay(
        "leo",
        "rome",
        ancient="shub-niggurath",
        monsters={"rome": "dark-young"},
        held={0: "asset-dynamite"},
        hurt=upon(MONSTERS, "dark-young", 3),
    )
    play(match, "0 pick:asset-dynamite")
    assert match.state.monster_at[MONSTERS["dark-young"]] == ASIDE
    cup = {MONSTER[token].kind for token, at in enumerate(match.state.monster_at) if at == IN_SUPPLY}
    assert DARK_YOUNG not in cup


@pytest.mark.rule("eldritch-18.10", "eldritch-25.16")
def test_what_goes_to_the_box_stays_there() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="world-shakes", on_top="exp-amazon-1", gates="rome")
    s = match.state
    assert len(s.boxed) == 3
    assert len(s.decks[4]) == 15
    assert s.expedition not in (NONE, SPACES["amazon"])


@pytest.mark.rule("eldritch-18.7", "eldritch-18.17")
def test_tokens_never_run_out() -> None:
    match = lay("leo", "rome", omen_tokens=50, health=[6])
    assert match.state.omen_tokens == 50
    play(match, "0 pick:action-prepare", "0 ticket:ship")
    assert match.state.tickets == [(0, 1)]


# --- ambushes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("eldritch-11.19", "eldritch-11.20", "eldritch-11.21", "eldritch-11.24")
@pytest.mark.parametrize(("wounds", "faces"), [(0, "1 1 1 6 6 6 1"), (2, "1 1 1 6 6 6 6")], ids=["alive", "defeated"])
def test_an_ambusher_is_not_spawned_and_is_gone_afterwards(wounds: int, faces: str) -> None:
    only = [IN_SUPPLY if token == MONSTERS["mummy"] else BOXED for token in range(len(MONSTERS))]
    match = lay(
        "leo mark",
        "8 london",
        phase="encounter",
        on_top="res-shu-8",
        clues="8",
        ancient="shub-niggurath",
        monster_at=only,
        hurt=upon(MONSTERS, "mummy", wounds),
    )
    roll(match, faces)
    events = play(match, "0 meet:research")
    assert len(told(events, "ambush", "who")) == 1
    assert match.state.monster_at[MONSTERS["mummy"]] == IN_SUPPLY
    assert match.state.hurt[MONSTERS["mummy"]] == 0
    assert told(events, "monster-spawned", "thing") == []
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-11.22", "eldritch-11.23")
@pytest.mark.parametrize(
    ("card", "ancient", "kind"),
    [("res-shu-1", "shub-niggurath", "goat-spawn"), ("res-cth-1", "cthulhu", "cultist")],
)
def test_a_named_ambusher_is_only_looked_up(card: str, ancient: str, kind: str) -> None:
    fields = {"on_top": card, "clues": "4", "ancient": ancient, "monsters": {"tokyo": f"{kind}-1"}}
    match = lay("mark leo", "4 london", phase="encounter", **fields)
    roll(match, "6 6 6 6 6 6 6 6")
    events = play(match, "0 meet:research")
    assert [thing[0] for thing in told(events, "combat", "thing")] == [f"monster-{kind}"]
    assert len(told(events, "won-combat", "who")) == 1
    assert match.state.monster_at[MONSTERS[f"{kind}-1"]] == SPACES["tokyo"]


@pytest.mark.rule("eldritch-11.22")
@pytest.mark.parametrize("faces", ["6 6 6 6 6 6 6 6", "1 1 1 1 1 1 1 1"], ids=["beaten", "not beaten"])
def test_the_token_that_is_looked_up_stays_as_it_is(faces: str) -> None:
    spawn = MONSTERS["goat-spawn-1"]
    match = lay(
        "mark leo",
        "4 london",
        phase="encounter",
        on_top="res-shu-1",
        clues="4",
        ancient="shub-niggurath",
        monsters={"tokyo": "goat-spawn-1"},
        hurt=upon(MONSTERS, "goat-spawn-1", 1),
    )
    roll(match, faces)
    play(match, "0 meet:research", *(["0 no"] if faces.startswith("6") else []))
    assert (match.state.monster_at[spawn], match.state.hurt[spawn]) == (SPACES["tokyo"], 1)


@pytest.mark.rule("eldritch-11.22")
def test_who_is_looked_up_on_a_wounded_token_is_unhurt() -> None:
    deep_one = MONSTERS["deep-one"]
    match = lay(
        "mark leo",
        "4 london",
        ancient="cthulhu",
        monsters={"tokyo": "deep-one"},
        hurt=upon(MONSTERS, "deep-one", 1),
    )
    s = match.state
    engage(s, 0, deep_one, only_numbers=True)
    s.asked, s.rng = None, dice("6 6 1 1 6 1 1")  # a success: one less than its toughness
    advance(s)
    assert (s.was_beaten, s.hurt[deep_one]) == (False, 1)


@pytest.mark.rule("eldritch-23.3")
def test_azathoths_cultists_fall_after_their_will_test_and_cost_a_health() -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "cultist-1"}, rng=dice("1 1 1 1"))
    assert (match.state.health[0], match.state.sanity[0]) == (7, 3)
    assert match.state.monster_at[MONSTERS["cultist-1"]] == IN_SUPPLY


@pytest.mark.rule("eldritch-23.7")
@pytest.mark.parametrize(("awake", "sanity"), [(False, 3), (True, 2)])
def test_cthulhus_cultists_cost_sanity_first(sanity: int, *, awake: bool) -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        ancient="cthulhu",
        is_awake=awake,
        doom=0 if awake else 12,
        monsters={"rome": "cultist-1"},
        rng=dice("6 6 1 1"),
    )
    assert match.state.sanity[0] == sanity
    assert match.state.monster_at[MONSTERS["cultist-1"]] == IN_SUPPLY


@pytest.mark.rule("eldritch-23.16")
def test_yog_sothoths_cultists_leave_a_spell() -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        ancient="yog-sothoth",
        monsters={"rome": "cultist-1"},
        rng=dice("6 1 1 1"),
    )
    assert match.state.sanity[0] == 3
    assert len(match.state.held[0]) == 1


@pytest.mark.rule("eldritch-10.21")
def test_special_encounters_are_a_pile_of_their_own() -> None:
    match = lay("leo mark", "3 london", phase="encounter", ancient="cthulhu", mystery="rlyeh-risen")
    play(match, "0 pick:mystery-rlyeh-risen")
    while asked(match)[0][0] == 0:
        play(match, f"0 {min(offered(match, 0))}")
    assert (len(match.state.decks[7]), len(match.state.piles[7])) == (5, 1)


@pytest.mark.rule("eldritch-21.9")
def test_an_encounter_is_told_only_as_far_as_it_has_come() -> None:
    match = lay("leo mark", "rome london", phase="encounter", on_top="gen-04", mine={0: 1})
    roll(match, "1 1")
    events = play(match, "0 meet:general")
    assert asked(match) == [(0, "reroll")]
    assert told(events, "condition-gained", "condition") == []


def test_a_clue_lies_discarded_when_it_was_spent() -> None:
    match = lay("leo mark", "san-francisco london", phase="encounter", on_top="ame-1", mine={0: 1})
    play(match, "0 meet:america", "0 yes")
    assert match.state.clue_at.count(DISCARDED) == 1
