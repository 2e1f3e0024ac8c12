"""A newcomer writes a card of each game: one declaration and a name. It is in the box, reads, is offered and runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from games.added import ADDED, with_names
from games.altering import Edits, altered_copy
from sobremesa.envs.observation import observer
from sobremesa.games.princesa.state import INNOCENT
from sobremesa.kernel import registry
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.match import Match
from sobremesa.kernel.settings import complete
from sobremesa.testing import mutants, position, words
from sobremesa.testing.runs import fuzzed
from sobremesa.text import LANGUAGES, texts

MATCHES = 30
MATCHES_WITH_EVERYTHING = 2
SHARE = 0.1


class Newcomer(NamedTuple):
    """A card as it is written before another one, what its part is called, and what it says."""

    game: str
    file: str
    before: str
    declared: str
    part: str
    reads: dict[str, str]
    kind: str = "card"
    is_chosen: bool = True  # else it comes by itself, and nobody is offered it


CARDS = {
    "princesa": Newcomer(
        "princesa",
        "cards/attacks.py",
        '    attack("war-hammer"',
        '    attack("new-card", Damage(1), GainGold(2), copies=3),\n',
        "won",
        {"en": "Attack. Deal 1 damage. Gain 2 gold.", "es": "Ataque. Quita 1 ♥ a tu rival. Gana 2 monedas."},
    ),
    "cosa": Newcomer(
        "cosa",
        "cards/actions.py",
        "ANALYSIS: Final",
        'TORCH: Final = card("new-card", ACTION, (4, 4, 4), played=SeeHand(Near()), rule="cosa-5.3")\n',
        "played",
        {"en": "the whole hand of someone adjacent", "es": "la mano entera de alguien adyacente"},
    ),
    "cosa, at an obstacle": Newcomer(
        "cosa",
        "cards/actions.py",
        "ANALYSIS: Final",
        'CROWBAR: Final = card("new-card", ACTION, (4, 4, 4, 4), played=TakeAway((DOORS,)), rule="cosa-5.4")\n',
        "played",
        {"en": "Take away a “Barred Door”", "es": "Quita una «Puerta atrancada»"},
    ),
    "cosa, a panic": Newcomer(
        "cosa",
        "cards/panics.py",
        "THREE_FOUR: Final",
        'PEEP: Final = card("new-card", PANIC, (4, 4, 4), panic=SeeHand(Anyone()), rule="cosa-11.14")\n',
        "panic",
        {"en": "the whole hand of anyone", "es": "la mano entera de quien quieras"},
        is_chosen=False,
    ),
    "princesa, a secret": Newcomer(
        "princesa",
        "cards/secrets.py",
        '    secret("undying"',
        '    secret("new-card", On(DEALT, OWN, LearnOfAnInnocent()), rule="princesa-12.15"),\n',
        "dealt/do",
        {"en": "that they aren't the Kidnapper", "es": "que no es el Secuestrador"},
        kind="secret",
        is_chosen=False,
    ),
    "ansia": Newcomer(
        "ansia",
        "cards/humans.py",
        'human("ivo"',
        'human("new-card", NOBLE, 0, 3, hunted=inspiring(), marked=1)\n',
        "hunted",
        {"en": "Inspire: when hunted, take a mission", "es": "Inspirar: al cazar esta carta, toma una misión"},
    ),
    "eldritch": Newcomer(
        "eldritch",
        "cards/assets.py",
        'asset("derringer"',
        'asset("new-card", 1, (ITEM,), action=acts(Recover(SANITY, 1)))\n',
        "action",
        {"en": "Action: recover 1 Sanity.", "es": "Acción: recupera 1 de Cordura."},
        kind="asset",
    ),
    "arcana": Newcomer(
        "arcana",
        "cards/arcana.py",
        '        Arcanum("belltower"',
        '        Arcanum("new-card", Apart(1, 1), 1, old()),\n',
        "after-play",
        {"en": "differs from the one you keep by exactly 1", "es": "con el que guardas es exactamente 1"},
    ),
}


def edits_for(card: Newcomer) -> Edits:
    return {
        card.file: ((card.before, card.declared + card.before),),
        "text.en.ftl": (("", f"\n{card.kind}-new-card = New Card\n"),),
        "text.es.ftl": (("", f"\n{card.kind}-new-card = Carta nueva\n"),),
    }


def with_the_card(card: Newcomer, folder: Path) -> Game[Any]:
    name = f"{card.game}_with_{sorted(CARDS).index(next(at for at, one in CARDS.items() if one is card))}"
    return altered_copy(f"sobremesa.games.{card.game}", folder, name, edits_for(card))


def read(game: Game[Any], match: Match[Any], decision: Decision, events: Sequence[Event]) -> None:
    """What is asked and offered there, and what happened, in words; and as numbers, within their bounds."""
    view = match.view(decision.seat)
    sees = observer(game)
    vector = sees.observe(view, decision.seat, match.seats, [decision])
    assert [at for at, n in enumerate(vector) if not sees.low[at] <= n <= sees.high[at]] == []
    for language in LANGUAGES:
        of = texts(game, language)
        assert of.prompt(decision)
        assert all(of.label(game, view, option, (), decision.by) for option in decision.options)
        assert all(of.log(event.seen_from(decision.seat)) for event in events)


def plays(game: Game[Any], card: Newcomer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is offered in random matches, or comes by itself, and runs; whatever it asks and tells is worded."""
    assert game.book is not None
    node = game.book.node(f"new-card.{card.part}")
    runs: list[int] = []
    offered: set[str] = set()
    kind = type(node)
    run = kind.run

    def noted(self: Node, s: Running, step: int) -> bool:
        if self is node:
            runs.append(step)
        return run(self, s, step)

    monkeypatch.setattr(kind, "run", noted)
    for number in range(MATCHES):
        chance = MatchKey.from_words(f"newcomer {number}", 1).stream("checks")
        match = Match(game, 4, {}, MatchKey.from_words(f"newcomer {number}", 4))
        events: Sequence[Event] = match.opening
        while match.asked:
            decision = match.asked[0].decision
            about = tuple(option for option in decision.options if "new-card" in option.key)
            offered |= {option.key for option in about}
            if about or runs or decision.by is node:
                read(game, match, decision, events)
            if runs and (offered or not card.is_chosen):
                return
            events = match.play(decision.seat, chance.pick(about or decision.options))
    pytest.fail(f"in {MATCHES} matches it never ran: {len(runs)} times, offered as {offered}")


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_new_card_is_written_in_one_place(card: Newcomer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_the_card(card, tmp_path)
    (component,) = [one for one in game.components(complete(game.info.settings, {})) if one.id == "new-card"]
    for language in LANGUAGES:
        of = texts(game, language)
        assert of.say(f"{card.kind}-new-card") == {"en": "New Card", "es": "Carta nueva"}[language]
        assert card.reads[language] in " ".join(of.phrase(phrase) for phrase in component.says)
    assert b'"new-card"' in msgspec.json.encode(game.almanac())
    plays(game, card, monkeypatch)


@pytest.mark.parametrize("game_id", ADDED)
def test_a_thing_of_every_kind_reads_and_breaks_nothing(game_id: str, tmp_path: Path) -> None:
    game = altered_copy(f"sobremesa.games.{game_id}", tmp_path, f"{game_id}_with_everything", with_names(game_id))
    assert words.text_complaints(game) == []
    assert words.component_complaints(game) == []
    assert mutants.wording_complaints(game) == []
    assert mutants.deaf_texts(game)[1] == []
    settings = {"ancient": "new-ancient"} if game_id == "eldritch" else {}
    report = fuzzed(game, MATCHES_WITH_EVERYTHING, key="everything", settings=settings, share=SHARE)
    assert report.finding is None, str(report.finding)


def altered(game: str, name: str, edits: Edits, folder: Path) -> Game[Any]:
    return altered_copy(f"sobremesa.games.{game}", folder, f"{game}_{name}", edits)


@pytest.mark.rule("ansia-5.1", "ansia-5.2")
def test_cards_that_come_after_the_turn_is_written_are_activated_like_others(tmp_path: Path) -> None:
    """Somebody's card may need something of the turn, and so bring it in before the rest of the cards are declared."""
    begins, brings_it_in = "STARTING_DECK: Final", "from sobremesa.games.ansia import turn\n\n"
    sooner = altered("ansia", "with_the_turn_first", {"cards/powers.py": ((begins, brings_it_in + begins),)}, tmp_path)
    for number in range(3):
        key = MatchKey.from_words(f"turn first {number}", 2)
        chance = key.stream("chance")
        here, there = Match(registry.get("ansia"), 2, {}, key), Match(sooner, 2, {}, key)
        while here.asked:
            asked = here.asked[0].decision
            assert [option.key for option in there.asked[0].decision.options] == [o.key for o in asked.options]
            option = chance.pick(asked.options).key
            here.play(asked.seat, option)
            there.play(asked.seat, option)


@pytest.mark.rule("arcana-12.14")
def test_what_one_arcanum_does_another_does_too(tmp_path: Path) -> None:
    """No rule asks which card it is: of two thieves each takes a fate, and is called by its name."""
    thief = '        Arcanum("thief"'
    second = '        Arcanum("cutpurse", Never(), 2, help_with(2, 6), steals=True),\n'
    game = altered("arcana", "two_thieves", {"cards/arcana.py": ((thief, second + thief),)}, tmp_path)
    assert game.book is not None
    number = {name.removeprefix("card-"): at for at, name in enumerate(game.book.things.names)}
    first = game.book.things.sections[-1].first
    row = [number[name] - first for name in ("thief", "cutpurse", "blind-man", "leviathan")]
    match = position(game, 2, {"expansion": True}, conserve=False, row=row)
    decision = match.asked[0].decision
    match.play(decision.seat, next(option for option in decision.options if option.key.endswith(":3")))
    takers = []
    while match.asked[0].decision.ask == "steal":
        decision = match.asked[0].decision
        takers.append(dict(decision.args)["card2"])
        match.play(decision.seat, decision.options[0])
    assert takers == ["thief", "cutpurse"]


@pytest.mark.rule("princesa-12.15")
def test_what_one_secret_tells_another_tells_too(tmp_path: Path) -> None:
    """In a world dealt anew, whoever may have been told of an innocent was, by whichever secret."""
    witness = '    secret("witness"'
    second = '    secret("confidant", On(DEALT, OWN, LearnOfAnInnocent()), rule="princesa-12.15"),\n'
    game = altered("princesa", "two_witnesses", {"cards/secrets.py": ((witness, second + witness),)}, tmp_path)
    match = Match(game, 6, {}, MatchKey.from_words("two witnesses", 6))
    chance = MatchKey.from_words("worlds", 1).stream("checks")
    told = set()
    for _ in range(60):
        world = game.redeal(match.state, 0, chance.branch())
        for seat, secret in enumerate(game.schema.plain(world)["secrets"]):
            if seat and secret in ("witness", "confidant"):
                assert len([what for what in world.sure[seat] if what == INNOCENT]) == 1
                told.add(secret)
    assert told == {"witness", "confidant"}


def test_two_cards_cannot_lie_on_the_table_as_one_obstacle(tmp_path: Path) -> None:
    door = "DOOR: Final = card("
    second = 'GATE: Final = card("new-card", OBSTACLE, (4,), played=BarWay(Near()), rule="cosa-9.1")\n'
    with pytest.raises(ValueError, match="two cards lie as a barred-door: new-card and barred-door"):
        altered("cosa", "two_doors", {"cards/obstacles.py": ((door, second + door),)}, tmp_path)
