"""`sobremesa play` with scripted input: everything a person may type."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from sobremesa.cli.play import why
from sobremesa.cli.play.sitting import Sitting
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel import record, registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.text import texts

KEY = ("--key", "k")


def _hand(game: Game[Any], seats: int, seat: int) -> tuple[int, ...]:
    """What the key deals to a seat."""
    hand: tuple[int, ...] = Match(game, seats, key=MatchKey.from_words("k", seats)).view(seat)["hands"][seat]
    return hand


@pytest.fixture
def whispers() -> Game[Any]:
    return registry.get("whispers")


def _turns(out: str) -> list[str]:
    """What was said after each answer."""
    return re.split(r"^> ", out, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Whispers", "You get", "Which card do you pick?", "Bot 2 shows the", "The kept cards are", "Saved to"]),
        ("es", ["Susurros", "Recibes", "¿Qué carta eliges?", "Bot 2 enseña el", "Las cartas guardadas", "Guardada en"]),
    ],
)
def test_a_whole_match(run: Run, folder: Path, language: str, words: list[str]) -> None:
    ran = run("play", "whispers", "--lang", language, *KEY, typed="1\n1\n1\n\n")
    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    assert "\x1b" not in ran.out
    (file,) = folder.iterdir()
    match = record.load(file.read_bytes())
    assert match.outcome is not None
    assert match.key.commitment in _turns(ran.out)[0]  # before anything was chosen
    assert file.name == f"whispers-{match.key.commitment[:8]}.json"
    assert run("verify", file.name).code == 0


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game_id", registry.ids())
def test_every_game_can_be_played_to_its_end_by_typing_numbers(run: Run, game_id: str, language: str) -> None:
    longest = registry.get(game_id).info.longest
    ran = run("play", game_id, "--lang", language, "--bots", "random", *KEY, typed="1\n" * longest)
    # What the match didn't need is left to answer where to save it.
    assert ran.code == 0
    assert record.load(Path("1").read_bytes()).outcome is not None


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game_id", registry.ids())
def test_every_game_can_be_asked_about_at_every_turn(run: Run, game_id: str, language: str) -> None:
    everything = "?\n? a\nl\nf\n\nr 1\n"
    ran = run("play", game_id, "--lang", language, "--bots", "random", *KEY, typed=f"{everything}1\n" * 5 + "q\nn\n")
    assert ran.code == 0
    rules = texts(registry.get(game_id), language).rules()
    explained = [rule for rule in rules.values() if f"{rule.id} {rule.text[:30]}" in ran.out]
    assert len(explained) > 3


def test_the_same_key_deals_the_same_and_no_key_deals_by_chance(run: Run) -> None:
    first, second = (run("play", "whispers", *KEY, typed="q\nn\n").out for _ in "ab")
    assert first == second
    assert run("play", "whispers", typed="q\nn\n").out != run("play", "whispers", typed="q\nn\n").out


def test_who_won_is_told_when_not_everybody_did(run: Run) -> None:
    assert "Player 1 wins." in run("play", "whispers", *KEY, typed="1\n1\n2\nn\n").out
    assert "wins" not in run("play", "whispers", *KEY, typed="1\n1\n1\nn\n").out


def test_nobody_waits_for_bots(run: Run) -> None:
    voting = _turns(run("play", "whispers", *KEY, typed="1\n1\n").out)[2]
    assert voting.index("Bot 2 has voted.") < voting.index("Do the kept cards add up")


def test_choices_are_numbered_and_a_number_chooses(run: Run, whispers: Game[Any]) -> None:
    low, high = _hand(whispers, 2, 0)
    told = _turns(run("play", "whispers", *KEY, typed="2\n1\n").out)
    assert re.search(rf"^ +1 the {low}\n +2 the {high}$", told[0], re.MULTILINE)
    assert f"You show the {high}." in told[2]


@pytest.mark.parametrize("wrong", ["0", "3", "99999999999999999999", "9" * 5000])
def test_a_number_that_is_not_there_changes_nothing(run: Run, wrong: str) -> None:
    told = _turns(run("play", "whispers", *KEY, typed=f"{wrong}\n1\n").out)
    assert "Choose a number from 1 to 2." in told[1]
    assert "Show it, or the other one?" in told[2]


@pytest.mark.parametrize("line", ["dance", "-1", "1.5", "quit", "undo", "²"])
def test_what_means_nothing_is_said_so_and_changes_nothing(run: Run, line: str) -> None:
    told = _turns(run("play", "whispers", *KEY, typed=f"{line}\n1\n").out)
    assert f"“{line}” means nothing here." in told[1]
    assert "Show it, or the other one?" in told[2]


def test_nothing_typed_lists_the_choices_again(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="\n").out)
    assert "Which card do you pick?" in told[1]


def test_bytes_that_are_no_text_are_not_understood(run: Run) -> None:
    ran = run("play", "whispers", *KEY, typed=b"\xff\xfe\nq\nn\n")
    assert ran.code == 0
    assert "means nothing here" in ran.out


# --- why not ---------------------------------------------------------------------------------------------------------


def test_a_question_mark_lists_what_is_forbidden_by_rule(run: Run, whispers: Game[Any]) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="?\n").out)[1]
    assert "whispers-1.2 You can only pick a card you hold." in told
    forbidden = [int(number) for number in re.findall(r"the (\d)", told)]
    assert forbidden == [card for card in range(1, 10) if card not in _hand(whispers, 2, 0)]
    assert "whispers-2.1" not in told


def test_what_just_is_not_asked_about_is_left_out_until_it_is_named(run: Run) -> None:
    """Where places and cards are chosen in one way, all that the world holds is no answer to what is forbidden."""
    told = run("play", "eldritch", *KEY, typed="2\n?\n? Tokyo\nq\nn\n").out
    unnamed, named = told.split("> ")[2:4]
    assert "Trade" in unnamed
    assert "Tokyo" not in unnamed
    assert "Tokyo" in named
    assert "That isn't what you are asked about now, but this: “2 actions: what will you" in named
    assert "eldritch-" not in named


@pytest.mark.parametrize("asked", ["? high", "?high", "? HIGH"])
def test_a_question_mark_and_a_word_ask_about_anything(run: Run, asked: str) -> None:
    told = _turns(run("play", "whispers", *KEY, typed=f"{asked}\n").out)[1]
    assert "whispers-2.1 When all have shown a card, all vote at once." in told
    assert "whispers-1.2" not in told


def test_words_are_found_without_their_accents(run: Run) -> None:
    told = _turns(run("play", "whispers", "--lang", "es", *KEY, typed="? ensenarla\n").out)[1]
    assert "whispers-1.3" in told


def test_when_nothing_is_forbidden_that_is_said(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="? zebra\n1\n?\n").out)
    assert "Nothing with “zebra” is forbidden to you now." in told[1]
    assert "Everything of this kind is allowed." in told[3]


@pytest.mark.parametrize("game", registry.ids())
def test_chairs_that_are_not_there_are_not_told_of(game: str) -> None:
    match = Match(registry.get(game), registry.get(game).info.seats[0])
    sitting = Sitting(Terminal("en"), match, ())
    found = why.objections(sitting, match.asked[0].decision, "player")
    labels = " ".join([label for several in found.values() for label in several])
    told = set(map(int, re.findall(r"Player (\d+)", labels)))
    assert told <= set(range(1, match.seats + 1))


def test_many_forbidden_things_are_told_by_a_few(whispers: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(Terminal("en"), Match(whispers, 2), ())
    why.show({"whispers-1.2": [f"thing {number}" for number in range(15)]}, sitting.match.asked[0].decision, sitting)
    out = " ".join(capsys.readouterr().out.split())
    assert "thing 11 · 3 more" in out
    assert "thing 12" not in out


# --- taking back -----------------------------------------------------------------------------------------------------


def test_undo_takes_back_what_changed_nothing_for_anybody(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="1\nu\nl\n").out)
    assert "Taken back." in told[2]
    assert "Which card do you pick?" in told[2]
    assert "picks a card" not in told[3]


def test_after_an_undo_the_news_are_told_as_ever(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="1\nu\n1\n").out)
    assert "You pick a card." in told[3]


def test_what_stands_on_a_card_can_be_read_while_playing(run: Run) -> None:
    _, seven, which, none, *_ = _turns(run("play", "whispers", *KEY, typed="c SEVEN\nc\nc zebra\nq\nn\n").out)
    assert "Worth 7." in seven
    assert "Write c and a word" in which
    assert "Nothing in the box is called “zebra”." in none


def test_of_two_cards_with_one_name_both_are_read(run: Run) -> None:
    _, both, *_ = _turns(run("play", "eldritch", "--seats", "1", *KEY, typed="c niggurath\nq\nn\n").out)
    sheet, monster = both.split("Shub-Niggurath\n")[1:3]
    assert "mysteries to solve" in sheet
    assert "Toughness" in monster


def test_undo_says_why_not(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="u\n1\n1\nu\n").out)
    assert "nobody has chosen anything yet" in told[1]
    assert "someone else has acted since" in told[4]


def test_what_was_shown_stays_shown(run: Run) -> None:
    told = _turns(run("play", "whispers", "--hot-seat", *KEY, typed="\n1\n1\n\n1\n1\n\n1\n\nu\n").out)
    assert "someone else has acted since" in told[-2]


# --- telling ---------------------------------------------------------------------------------------------------------


def test_the_log_tells_everything_and_the_screen_only_the_news(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="1\nl\n").out)
    assert "You get" in told[0]
    assert "You get" not in told[1]
    assert "You pick a card." in told[1]
    assert re.search(r"You get .*Bot 2 gets two cards.*You pick a card", told[2], re.DOTALL)


def test_rules_are_at_hand(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="r\nr 2.1\nr 9\n").out)
    assert "whispers-1.1" in told[1]
    assert "whispers-3.1" in told[1]
    assert told[2].startswith("r 2.1\nwhispers-2.1 When all")
    assert "there is no rule “9”" in told[3]


def test_help_tells_every_command(run: Run) -> None:
    told = _turns(run("play", "whispers", *KEY, typed="h\n").out)[1]
    assert [line[0] for line in told.splitlines()[2:16]] == list("??crultwabfsqh")


def test_names_are_used_and_the_rest_are_called_as_usual(run: Run) -> None:
    out = run("play", "whispers", "--seats", "3", "--names", "Ana,,Blas", *KEY, typed="q\nn\n").out
    assert "Bot 2 gets two cards." in out
    assert "Blas gets two cards." in out
    assert "Ana" in out


# --- unasked ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["f\n2\n", "f 2\n"])
def test_what_may_be_done_unasked(run: Run, typed: str) -> None:
    out = run("play", "whispers", *KEY, typed=f"{typed}f\n").out
    assert "You cough." in out
    assert out.count("Which card do you pick?") == 2
    assert "There is nothing you may do now without being asked." in out


def test_unasked_things_can_be_looked_at_and_left_and_taken_back(run: Run) -> None:
    told = run("play", "whispers", *KEY, typed="f\n\nf 9\nf x\nf 1\nu\nl\n").out
    assert told.count("Choose a number from 1 to 2.") == 2
    assert "You nod." in told
    assert "You nod." not in told.partition("Taken back.")[2]


def test_what_is_set_before_the_match_holds(run: Run) -> None:
    out = run("play", "whispers", "--set", "quiet=on", *KEY, typed="f\n").out
    assert "There is nothing you may do now" in out


# --- leaving and coming back -----------------------------------------------------------------------------------------


def test_quitting_offers_to_save_and_exits_with_0(run: Run, folder: Path) -> None:
    assert run("play", "whispers", typed="q\nn\n").code == 0
    assert list(folder.iterdir()) == []
    assert run("play", "whispers", typed="1\nq\nhere.json\n").code == 0
    assert record.load((folder / "here.json").read_bytes()).version == 1


def test_a_file_with_secrets_still_in_play_is_announced_as_such(run: Run) -> None:
    assert "don't read it" in run("play", "whispers", typed="q\n\n").out
    finished = run("play", "whispers", typed="1\n1\n1\n\n").out
    assert "Saved to" in finished
    assert "don't read it" not in finished


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("en", "To go on: sobremesa ", "Which card do you pick?"),
        ("es", "Para seguir: sobremesa ", "¿Qué carta eliges?"),
    ],
)
def test_how_to_go_on_is_said_as_it_can_be_typed(run: Run, language: str, said: str, asked: str) -> None:
    begin = ("play", "whispers", "--lang", language, *KEY)
    begun = run(*begin, "--hot-seat", "--names", "Ana,Berta", typed="\ns my half.json\nq\nn\n").out
    (line,) = [line for line in begun.splitlines() if line.startswith(said)]
    again = run(*shlex.split(line.removeprefix(said)), typed="\nq\nn\n").out
    assert "Ana" in again.partition(asked)[0]  # the keyboard is passed round, and no bot sits in Berta's chair
    assert asked in again
    assert said not in run(*begin, typed="s -\nq\nn\n").out


def test_a_match_that_is_over_is_not_gone_on_with(run: Run) -> None:
    assert "To go on" not in run("play", "whispers", typed="1\n1\n1\n\n").out


def test_the_end_of_the_input_exits_with_130_and_writes_nothing(run: Run, folder: Path) -> None:
    assert run("play", "whispers", typed="1\n").code == 130
    assert list(folder.iterdir()) == []


def test_saving_goes_on_playing(run: Run, folder: Path) -> None:
    ran = run("play", "whispers", *KEY, typed="s\n1\ns other.json\n1\n1\nn\n")
    assert ran.code == 0
    files = {path.name: record.load(path.read_bytes()).version for path in folder.iterdir()}
    assert sorted(files.values()) == [0, 1]
    assert files["other.json"] == 1


def test_a_save_that_fails_says_so_and_asks_again(run: Run, folder: Path) -> None:
    (folder / "thesis.txt").write_text("ten years of work")
    ran = run("play", "whispers", *KEY, typed="s thesis.txt\ns no/folder/x.json\nq\nthesis.txt\ngood.json\n")
    assert ran.code == 0
    assert ran.out.count("thesis.txt is there already") == 2
    assert "no/folder/x.json can't be written" in ran.out
    assert {path.name for path in folder.iterdir()} == {"thesis.txt", "good.json"}


def test_resume_goes_on_as_if_never_left(run: Run, folder: Path) -> None:
    whole = run("play", "whispers", "--names", "Ana,Blas", *KEY, typed="2\n1\n2\nwhole.json\n").out
    run("play", "whispers", "--names", "Ana,Blas", *KEY, typed="2\nq\nhalf.json\n")
    resumed = run("play", "--resume", "half.json", typed="1\n2\nresumed.json\n").out
    assert (folder / "resumed.json").read_bytes() == (folder / "whole.json").read_bytes()
    # The news at coming back are those since one's last choice, and everything from there on is told alike.
    assert "· You pick a card." in _turns(resumed)[0]
    assert "You get" not in resumed
    assert [turn.replace("resumed.json", "whole.json") for turn in _turns(resumed)[1:]] == _turns(whole)[2:]


def test_resume_checks_the_file(run: Run, folder: Path) -> None:
    run("play", "whispers", *KEY, typed="1\nq\nhalf.json\n")
    other = next(game_id for game_id in registry.ids() if game_id != "whispers")
    assert "half.json is a match of whispers" in run("play", other, "--resume", "half.json").err
    told = json.loads((folder / "half.json").read_text())
    told["digest"] = "0" * 32
    (folder / "half.json").write_text(json.dumps(told))
    ran = run("play", "--resume", "half.json")
    assert (ran.code, ran.out) == (2, "")
    assert "doesn't hold together" in ran.err


def test_a_finished_match_can_be_resumed_to_see_its_end(run: Run) -> None:
    exported = run("export", "whispers").out
    ran = run("play", "--resume", "-", typed=exported)
    assert ran.code == 0
    assert "The kept cards are" in ran.out


def test_whatever_breaks_the_match_is_saved(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(type(registry.get("whispers")), "apply", None)
        with pytest.raises(TypeError):
            run("play", "whispers", typed="1\n")
    (file,) = folder.iterdir()
    assert record.load(file.read_bytes()).version == 0


# --- several people --------------------------------------------------------------------------------------------------


def test_hot_seat_asks_everybody_behind_a_curtain(run: Run) -> None:
    ran = run("play", "whispers", "--hot-seat", "--names", "Ana,Blas", *KEY, typed="\n1\n1\n\n1\n1\n\n1\n\n1\nn\n")
    assert ran.code == 0
    passed = re.findall(r"Pass the keyboard to (\w+)", ran.out)
    assert passed == ["Ana", "Blas", "Ana", "Blas"]
    assert "Bot" not in ran.out


def test_each_person_sees_their_own_secrets_only(run: Run, whispers: Game[Any]) -> None:
    out = run("play", "whispers", "--hot-seat", "--names", "Ana,Blas", *KEY, typed="\n1\n1\n\n1\n1\n\n1\n\n1\nn\n").out
    _, ana, blas, *_ = out.split("Pass the keyboard to")
    (low, high), (little, large) = _hand(whispers, 2, 0), _hand(whispers, 2, 1)
    assert f"You get {low} and {high}." in ana
    assert f"You get {little} and {large}." not in ana
    assert f"You get {little} and {large}." in blas
    assert f"You get {low} and {high}." not in blas
    end = out.rpartition("has voted")[0].rpartition("> ")[2]
    assert "holds" not in end


def test_some_people_and_some_bots(run: Run) -> None:
    ran = run("play", "whispers", "--seats", "3", "--humans", "2", *KEY, typed="\n1\n1\n\n1\n1\n\n1\n\n1\nn\n")
    assert ran.code == 0
    assert re.findall(r"Pass the keyboard to Player (\d)", ran.out) == ["1", "2", "1", "2"]
    assert "Bot 3 shows the" in ran.out


@pytest.mark.parametrize(("language", "word"), [("en", "You can spare"), ("es", "Puedes prescindir")])
def test_who_plays_alone_among_bots_is_advised_and_told_why(run: Run, language: str, word: str) -> None:
    ran = run("play", "cosa", "--seats", "4", "--lang", language, *KEY, typed="a\nq\nn\n")
    said = _turns(ran.out)[1]
    assert re.search(r"^ +\d+ .+ \(cosa-[0-9.]+\)$", said, re.MULTILINE)
    assert word in said


def test_nobody_is_advised_where_several_play_at_one_keyboard(run: Run) -> None:
    ran = run("play", "cosa", "--seats", "4", "--humans", "2", "--lang", "en", *KEY, typed="\na\nq\nn\n")
    assert "Advice is for who plays alone" in ran.out


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        (("--set", "aid=own"), "By what the bots have agreed on, the 6 on The Chalice says that Bot 2 keeps 3."),
        ((), "There is nothing of that kind to be read now"),
    ],
)
def test_who_has_the_aid_can_ask_what_a_bots_play_says(run: Run, settings: tuple[str, ...], says: str) -> None:
    ran = run("play", "arcana", "--seats", "4", "--lang", "en", *settings, *KEY, typed="b\nq\nn\n")
    assert says in " ".join(_turns(ran.out)[1].split())
