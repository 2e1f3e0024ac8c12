"""A newcomer writes a card of each game: one declaration and a name. It is in the box, reads, is offered and runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from games.altering import altered_copy
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import Running
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.playout import deal
from sobremesa.kernel.settings import complete
from sobremesa.text import LANGUAGES, texts

MATCHES = 30


class Newcomer(NamedTuple):
    """A card as it is written before another one, what its part is called, and what it says."""

    game: str
    file: str
    before: str
    declared: str
    part: str
    reads: dict[str, str]
    kind: str = "card"


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
    "ansia": Newcomer(
        "ansia",
        "cards/humans.py",
        'human("ivo"',
        'human("new-card", NOBLE, 0, 3, hunted=inspiring(), marked=1)\n',
        "hunted",
        {"en": "Inspire: when hunted, take a mission", "es": "Inspirar: al cazarla, toma una misión"},
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


def with_the_card(card: Newcomer, folder: Path) -> Game[Any]:
    edits = {
        card.file: ((card.before, card.declared + card.before),),
        "text.en.ftl": (("", f"\n{card.kind}-new-card = New Card\n"),),
        "text.es.ftl": (("", f"\n{card.kind}-new-card = Carta nueva\n"),),
    }
    return altered_copy(f"sobremesa.games.{card.game}", folder, f"{card.game}_with_a_card", edits)


def played(game: Game[Any], node: Node, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of options about the card that were offered in random matches, until its part has run."""
    runs: list[int] = []
    offered: set[str] = set()
    kind = type(node)
    run = kind.run

    def noted(self: Node, s: Running, step: int) -> bool:
        if self is node:
            runs.append(step)
        return run(self, s, step)

    monkeypatch.setattr(kind, "run", noted)
    settings = complete(game.info.settings, {})
    for number in range(MATCHES):
        chance = MatchKey.from_words(f"newcomer {number}", 1).stream("checks")
        s = deal(game, 4, settings, chance.branch())
        while asked := game.decisions(s):
            decision = asked[0]
            about = tuple(option for option in decision.options if "new-card" in option.key)
            offered |= {option.key for option in about}
            game.apply(s, decision.seat, chance.pick(about or decision.options))
            if runs and offered:
                return offered
    pytest.fail(f"in {MATCHES} matches it never ran: {len(runs)} times, offered as {offered}")


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_new_card_is_written_in_one_place(card: Newcomer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_the_card(card, tmp_path)
    (component,) = [one for one in game.components(complete(game.info.settings, {})) if one.id == "new-card"]
    for language in LANGUAGES:
        of = texts(game, language)
        assert of.say(f"{card.kind}-new-card") == {"en": "New Card", "es": "Carta nueva"}[language]
        read = " ".join(of.phrase(phrase) for phrase in component.says)
        assert card.reads[language] in read
    assert b'"new-card"' in msgspec.json.encode(game.almanac())
    assert game.book is not None
    assert played(game, game.book.node(f"new-card.{card.part}"), monkeypatch)
