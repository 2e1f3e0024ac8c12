"""Losing Health and Sanity, falling, being devoured, being out; and counting how well it went."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, dice, has, lay, offered, read, roll, space, upon
from sobremesa.games.eldritch import harm
from sobremesa.games.eldritch.book import ASSETS, BOOK, INVESTIGATORS, MONSTERS, MYTHOS, SPACES
from sobremesa.games.eldritch.scoring import account, score
from sobremesa.games.eldritch.state import ALIVE, ELIMINATED, FALLEN, LOOT, Eldritch, owners
from sobremesa.kernel.effects.running import advance
from sobremesa.testing import Position, play, refused

LEO = INVESTIGATORS["leo"]


@pytest.mark.rule("eldritch-19.3", "eldritch-19.4", "eldritch-19.6", "eldritch-19.7", "eldritch-19.8", "eldritch-19.9")
def test_who_falls_leaves_everything_in_the_nearest_city() -> None:
    match = lay(
        "leo mark jim",
        "4 london tokyo",
        phase="encounter",
        on_top="gen-12",
        sanity=[2, 4, 5],
        held={0: "asset-axe condition-debt"},
        mine={0: 2},
        tickets=[(1, 0), (0, 0), (0, 0)],
        delayed=[True, False, False],
        rng=dice("1 1 1 1"),
        improved=[(1, 0, 0, 0, 0), (0,) * 5, (0,) * 5],
    )
    play(match, "0 done")  # no clue for the dice
    assert (match.state.life[0], match.state.doom) == (FALLEN, 14)
    assert offered(match, 0) == {"pick:space-1", "pick:space-5"}  # as near as each other
    play(match, "0 pick:space-5", "0 pick:seat-2")
    s = match.state
    assert (s.fallen_at[LEO], s.fallen_by[LEO]) == (SPACES["5"], 1)
    assert s.loot[LEO] == (ASSETS.first + ASSETS["axe"],)
    assert (s.loot_tickets[LEO], s.tickets[0], s.delayed[0]) == ((1, 0), (0, 0), False)
    assert s.clue_at.count(LOOT + LEO) == 2
    assert (s.lead, len(s.condition_deck), s.improved[0]) == (2, 36, (0,) * 5)
    assert s.ears == BOOK.ears_of(s)  # nothing of what lies there does anything


@pytest.mark.rule("eldritch-19.9", "eldritch-19.12")
def test_the_token_goes_to_nobody_who_has_fallen() -> None:
    fields = {"life": [ALIVE, FALLEN, ALIVE], "health": [3, 8, 7]}
    match = lay("leo mark jim", "5 6 7", phase="mythos", mythos="heat-wave-singes-the-globe", gates="rome", **fields)  # type: ignore[arg-type]
    play(match, "0 no")
    assert (asked(match), offered(match, 0)) == ([(0, "pass-lead")], {"pick:seat-2"})


@pytest.mark.rule("eldritch-19.3", "eldritch-19.4")
@pytest.mark.parametrize(("card", "answer"), [("heat-wave-singes-the-globe", "no"), ("growing-madness", "")])
def test_who_loses_more_than_they_have_has_nothing_left_and_falls(card: str, answer: str) -> None:
    if answer:
        match = lay("leo mark", "5 6", phase="mythos", mythos=card, health=[2, 8], gates="rome")
        play(match, f"0 {answer}")
    else:
        rumour = MYTHOS[card]
        tokens = upon(MYTHOS, card, 1)
        match = lay(
            "leo mark", "5 6", phase="mythos", mythos="ancient-guardians", ongoing=(rumour,), mythos_tokens=tokens,
            sanity=[2, 4],
        )  # fmt: skip
    assert match.state.life[0] == FALLEN
    assert min(match.state.health[0], match.state.sanity[0]) == 0


@pytest.mark.rule("eldritch-19.10")
def test_who_has_lost_both_says_which() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="tide-of-despair", health=[2, 8], sanity=[2, 4], gates="rome")
    assert asked(match) == [(0, "what-was-lost")]
    play(match, "0 branch:1")
    while asked(match)[0][1] == "pass-lead" and match.state.sheets[0] == LEO:
        play(match, "0 pick:seat-1")
    assert match.state.fallen_by[LEO] == 1


@pytest.mark.rule("eldritch-19.11", "eldritch-19.12", "eldritch-4.9", "eldritch-1.8")
def test_a_new_investigator_comes_at_the_end_of_the_mythos_phase_and_may_lead() -> None:
    match = lay("leo mark", "5 6", phase="mythos", mythos="heat-wave-singes-the-globe", health=[3, 8], gates="rome")
    play(match, "0 no", "0 pick:seat-1")
    assert match.state.life == [FALLEN, ALIVE]
    play(match, "1 yes")
    assert asked(match) == [(0, "new-investigator")]
    assert refused(match, "0 pick:investigator-leo") is not None
    assert refused(match, "0 pick:investigator-mark") is not None
    play(match, "0 pick:investigator-silas", "1 pick:seat-0")
    assert (match.state.lead, space(match, 0), match.state.life) == (0, "sydney", [ALIVE, ALIVE])
    assert match.state.owner == owners(match.state)  # the sheet too is theirs


@pytest.mark.rule("eldritch-19.11", "eldritch-2.2", "eldritch-2.3", "eldritch-17.22")
def test_from_the_lead_on_they_choose_and_take_what_their_sheet_says_wherever_it_lies() -> None:
    match = lay(
        "leo mark jim",
        "5 6 7",
        phase="mythos",
        mythos="support-of-the-church",
        gates="rome",
        lead=1,
        life=[FALLEN, ALIVE, FALLEN],
        reserve="fishing-net axe whiskey carbine",
    )
    assert asked(match) == [(2, "new-investigator")]
    play(match, "2 pick:investigator-silas", "0 pick:investigator-akachi")
    assert has(match, 2, "asset-fishing-net")
    assert len(match.state.reserve) == 4
    assert (has(match, 0, "spell-mists-of-releh"), clues_of(match, 0)) == (True, 1)


@pytest.mark.rule("eldritch-19.11", "eldritch-19.24", "eldritch-4.8")
def test_who_still_leads_though_nobody_stands_is_the_first_to_choose_anew() -> None:
    life = [FALLEN, FALLEN, FALLEN]
    match = lay("leo mark jim", phase="mythos", mythos="ancient-guardians", gates="rome", lead=1, life=life)
    play(match, "1 pick:investigator-silas", "2 pick:investigator-akachi", "0 pick:investigator-trish")
    assert asked(match) == [(1, "pass-lead")]


@pytest.mark.rule("eldritch-19.14", "eldritch-19.15", "eldritch-19.16", "eldritch-19.17")
def test_who_is_devoured_leaves_nothing() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="ancient-guardians",
        held={0: "condition-dark-pact/2 asset-axe"},
        mine={0: 2},
        gates="rome",
        rng=dice("1"),
    )
    play(match, "0 pick:seat-1")
    s = match.state
    assert (s.life[0], s.fallen_at[LEO], s.loot[LEO]) == (FALLEN, -1, ())
    assert s.lead == 1
    assert ASSETS["axe"] in s.asset_discards
    assert clues_of(match, 0) == 0
    assert asked(match) == [(0, "new-investigator")]


@pytest.mark.rule("eldritch-19.18", "eldritch-19.19")
def test_with_nobody_left_to_choose_a_player_is_out() -> None:
    others = tuple(sheet for sheet in range(12) if sheet not in (LEO, INVESTIGATORS["mark"]))
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="heat-wave-singes-the-globe",
        health=[3, 8],
        used_up=others,
        gates="rome",
    )
    play(match, "0 no", "0 pick:seat-1", "1 yes")
    assert match.state.life == [ELIMINATED, ALIVE]


@pytest.mark.rule("eldritch-19.20", "eldritch-16.8", "eldritch-19.22", "eldritch-20.1")
def test_once_it_is_awake_who_falls_is_out_and_with_all_out_it_is_lost() -> None:
    match = lay("mark", "rome", ancient="cthulhu", is_awake=True, doom=0, monsters={"rome": "gug"}, health=[1])
    play(match, "0 pick:investigator-mark")
    assert match.outcome is not None
    assert match.outcome.ending == "eliminated"


@pytest.mark.rule("eldritch-20.2", "eldritch-9.4", "eldritch-9.8")
@pytest.mark.parametrize(("wounds", "ending"), [(3, "won"), (2, "eliminated")])
def test_the_last_to_fall_has_won_if_cthulhu_falls_by_the_same_blow(wounds: int, ending: str) -> None:
    match = lay(
        "leo",
        "3",
        phase="encounter",
        ancient="cthulhu",
        is_awake=True,
        doom=0,
        monsters={"3": "epic-cthulhu"},
        hurt=lambda s: [wounds * (token == MONSTERS["epic-cthulhu"]) for token in range(len(s.hurt))],
        health=[3],
        solved=(4, 5, 6),
        rng=dice("1 5"),
    )
    if asked(match) == [(0, "order")]:
        play(match, "0 pick:seat-0")
    play(match, "0 pick:space-sydney")
    assert match.outcome is not None
    assert match.outcome.ending == ending


@pytest.mark.rule("eldritch-3.6", "eldritch-1.9")
def test_who_falls_in_their_own_turn_chooses_among_the_nearest_cities() -> None:
    match = lay("jim leo", "tokyo 4", phase="encounter", on_top="asi-1 gen-12", sanity=[5, 2])
    roll(match, "5 5 5 1 1 1")
    play(match, "0 meet:asia")
    assert asked(match) == [(1, "nearest-city")]


@pytest.mark.rule("eldritch-3.6", "eldritch-1.9", "eldritch-19.7")
def test_where_who_falls_in_the_mythos_phase_lies_the_lead_chooses_among_the_nearest_cities() -> None:
    match = lay("mark leo", "rome 4", phase="mythos", mythos="heat-wave-singes-the-globe", health=[8, 3], gates="rome")
    play(match, "0 yes", "1 no")
    assert asked(match) == [(0, "nearest-city-to")]
    assert dict(match.asked[0].decision.args) == {"who": 1}
    play(match, "0 pick:space-5")
    assert match.state.fallen_at[LEO] == SPACES["5"]


@pytest.mark.rule("eldritch-3.6", "eldritch-1.9")
def test_among_the_nearest_spaces_the_lead_chooses_in_the_mythos_phase_whoever_it_is_for() -> None:
    match = lay(
        "mark leo",
        "rome himalayas",
        phase="mythos",
        mythos="ancient-guardians",
        held={1: "condition-debt/4"},
        rng=dice("1 1 1 1"),
    )
    assert asked(match) == [(0, "nearest")]
    assert offered(match, 0) == {"pick:space-shanghai", "pick:space-17"}
    play(match, "0 pick:space-17")
    assert space(match, 1) == "17"
    assert has(match, 1, "condition-detained")


@pytest.mark.rule("eldritch-19.21")
def test_those_who_are_out_win_too() -> None:
    match = lay(
        "leo mark",
        "5 6",
        phase="mythos",
        mythos="support-of-the-church",
        mystery="true-name",
        mystery_tokens=1,
        solved=(0, 1),
        gates="rome",
        life=[ALIVE, ELIMINATED],
    )
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("eldritch-19.23")
def test_who_awakens_it_by_falling_is_not_out() -> None:
    match = lay("mark leo", "rome london", ancient="cthulhu", doom=1, monsters={"rome": "gug"}, health=[1, 6])
    play(match, "0 pick:investigator-mark", "0 pick:seat-1")
    assert match.state.is_awake
    assert match.state.life == [FALLEN, ALIVE]


@pytest.mark.rule("eldritch-19.24")
def test_the_last_to_fall_keeps_the_token() -> None:
    match = lay("mark", "rome", monsters={"rome": "gug"}, health=[1])
    play(match, "0 pick:investigator-mark")
    assert match.state.lead == 0
    while asked(match)[0][1] != "new-investigator":
        play(match, f"0 {min(offered(match, 0))}")
    play(match, "0 pick:investigator-leo")
    assert match.state.lead == 0


@pytest.mark.rule("eldritch-19.24")
def test_who_is_out_leaves_the_token_to_whoever_is_not() -> None:
    match = lay(
        "mark leo jim",
        "rome london tokyo",
        ancient="cthulhu",
        doom=0,
        is_awake=True,
        monsters={"rome": "gug"},
        health=[1, 6, 5],
        life=[ALIVE, ELIMINATED, FALLEN],
    )
    play(match, "0 pick:investigator-mark")
    assert match.state.life == [ELIMINATED, ELIMINATED, FALLEN]
    assert match.state.lead == 2
    assert {seat for seat, _ in asked(match)} == {2}
    awake = {"ancient": "cthulhu", "doom": 0, "is_awake": True, "lead": 1}
    match = lay("leo mark jim", "rome london tokyo", life=[FALLEN, ALIVE, FALLEN], health=[6, 1, 5], **awake)  # type: ignore[arg-type]
    s = match.state
    s.asked = None
    harm.deal(s, 1, 1, 0)
    advance(s)
    assert (s.life, s.lead) == ([FALLEN, ELIMINATED, FALLEN], 2)  # the next clockwise


@pytest.mark.rule("eldritch-19.5", "eldritch-18.18")
def test_what_is_spent_is_not_prevented_but_a_loss_that_one_chose_is() -> None:
    match = lay("leo mark", "rome rome", held={0: "artifact-cultes-des-goules asset-whiskey"})
    roll(match, "6 1")
    play(match, "0 pick:artifact-cultes-des-goules", "0 yes")
    assert has(match, 0, "asset-whiskey")
    assert (match.state.sanity[0], clues_of(match, 0)) == (5, 2)
    match = lay("leo mark", "rome rome", held={0: "spell-feed-the-mind/1 asset-whiskey"})
    roll(match, "1")
    play(match, "0 pick:spell-feed-the-mind-a", "0 yes", "0 pick:asset-whiskey")
    assert match.state.sanity[0] == 6
    assert has(match, 0, "spell-feed-the-mind")


@pytest.mark.rule("eldritch-19.5")
def test_several_keep_off_a_loss_until_nothing_is_left_of_it() -> None:
    def warded(faces: str) -> Position[Eldritch]:
        match = lay(
            "mark jacqueline leo",
            "rome rome rome",
            held={0: "condition-internal-injury/2", 1: "spell-flesh-ward/2", 2: "asset-bandages"},
            phase="mythos",
            mythos="ancient-guardians",
            rng=dice("1 1 1 1"),  # the injury gets worse
        )
        roll(match, faces)
        play(match, "1 pick:spell-flesh-ward-a")
        return match

    match = warded("6 1 1 1")  # 2 of 3
    assert asked(match) == [(2, "use")]
    play(match, "2 pick:asset-bandages")
    assert match.state.health[0] == 8
    match = warded("6 6 6 1")  # all of it: nobody has to say that the bandages are kept
    assert asked(match) == [(0, "pass-lead")]
    assert (match.state.health[0], has(match, 2, "asset-bandages")) == (8, True)


@pytest.mark.rule("eldritch-19.5", "eldritch-19.10")
@pytest.mark.parametrize(("card", "health", "sanity"), [("", 1, 2), ("asset-bandages", 3, 2), ("asset-whiskey", 1, 4)])
def test_of_what_is_lost_at_the_same_time_either_is_kept_off_by_itself(card: str, health: int, sanity: int) -> None:
    match = lay("leo", "rome", health=[3], sanity=[4], **({"held": {0: card}} if card else {}))
    match = read(match, "tide-of-despair.effect", -1, "mythos-tide-of-despair")
    if card:
        play(match, f"0 pick:{card}")
    assert (match.state.health, match.state.sanity) == ([health], [sanity])


@pytest.mark.rule("eldritch-19.12", "eldritch-19.24")
@pytest.mark.parametrize("card", ["support-of-the-church", "heart-of-corruption", "buying-information"])
def test_what_the_lead_investigator_would_gain_nobody_gains_who_has_fallen(card: str) -> None:
    match = lay("leo", phase="mythos", mythos=card, gates="rome", life=[FALLEN])
    assert asked(match) == [(0, "new-investigator")]
    assert (match.state.held, clues_of(match, 0), match.state.mythos_discards) == ([()], 0, (MYTHOS[card],))


@pytest.mark.rule("eldritch-19.12")
def test_the_fallen_are_not_investigators() -> None:
    match = lay("leo mark", "rome rome", life=[ALIVE, FALLEN], sanity=[5, 0])
    s = match.state
    health, doom, s.asked = s.health[1], s.doom, None
    harm.deal(s, 1, 3, 3)
    advance(s)
    assert (s.life[1], s.health[1], s.doom) == (FALLEN, health, doom)
    assert asked(match) == [(0, "act")]


@pytest.mark.rule("eldritch-24.6", "eldritch-24.7", "eldritch-24.8")
def test_how_well_it_went() -> None:
    match = lay(
        "leo mark",
        "rome london",
        gates="rome tokyo",
        monsters={"tokyo": "gug ghost mummy hound"},
        held={0: "condition-cursed condition-dark-pact", 1: "condition-blessed"},
        mine={0: 4, 1: 3},
        ongoing=(MYTHOS["stars-aligned"], MYTHOS["strange-sightings"]),
        doom=4,
    )
    # Four monsters are two, seven clues three; an ongoing card that is no rumour counts for nothing.
    assert account(match.state) == [
        ("gates", 2, 2),
        ("monsters", 4, 2),
        ("cursed", 1, 1),
        ("dark-pacts", 1, 1),
        ("rumours", 1, 3),
        ("clues", 7, -3),
        ("blessed", 1, -1),
        ("doom", 4, -4),
    ]
    assert score(match.state) == (2 + 2 + 2 + 3) - (3 + 1 + 4)
