"""What cards say, and that nobody can change what they do without it."""

from __future__ import annotations

import pytest

from kernel.effects.camp import (
    BOOK,
    CARDS,
    COINS,
    DARK,
    HEALTH,
    Alone,
    Drawing,
    Everybody,
    Gain,
    Hurt,
    Lose,
    begun,
    camp,
    give,
    run,
)
from kernel.effects.game import GAME
from sobremesa.kernel.effects.book import Book, Card, Reading
from sobremesa.kernel.effects.control import Ballot, Choose, Each, If, May, Nothing, Pick, Repeat, Seq, Under, Unless
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.running import decisions
from sobremesa.kernel.effects.selectors import Not, Others
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import THEY, YOU_DO, Voice, Word
from sobremesa.kernel.labels import is_final, label_of
from sobremesa.kernel.phrase import Phrase
from sobremesa.testing.coverage import coverage
from sobremesa.testing.mutants import cards_of, deaf_texts, text_of, wording_complaints
from sobremesa.text import texts

CARDS_SAY = {
    "bandage": (
        "When somebody in your tent would lose Health, you may discard this card to prevent the loss of up to 2"
        " Health.",
        "Cuando alguien de tu tienda vaya a perder Salud, puedes descartar esta carta para evitar la pérdida de hasta 2"
        " de Salud.",
    ),
    "charm": (
        "When you would lose Health, instead, lose 1 coin and discard this card.",
        "Cuando vayas a perder Salud, en vez de eso, pierde 1 moneda y descarta esta carta.",
    ),
    "storm": (
        "Each player is hurt by 1 and gains 1 coin.",
        "Cada jugador se hiere por 1 y gana 1 moneda.",
    ),
    "fire": ("Every dawn (once a round): gain 1 coin.", "Cada alba (una vez por ronda): gana 1 moneda."),
    "mark": (
        "While you are alone in the tent, you can't gain anything. At dawn: you are hurt by 1.",
        "Si estás a solas en la tienda, no puedes ganar nada. Al alba: te hieres por 1.",
    ),
    "leech": (
        "When somebody else has lost Health, you may gain 1 Health. Everybody in your tent has 1 more strength in the"
        " dark.",
        "Cuando otra persona pierda Salud, puedes ganar 1 de Salud. Los de tu tienda tienen 1 más de fuerza a oscuras.",
    ),
    "tonic": (
        "Your arm has 4 more strength until dawn. If you are alone in the tent, gain 1 coin; otherwise, gain 1 Health.",
        "Tu brazo tiene 4 más de fuerza hasta el alba. Si estás a solas en la tienda, gana 1 moneda; si no, gana 1 de"
        " Salud.",
    ),
}


@pytest.mark.parametrize("name", CARDS_SAY)
def test_cards_read_like_cards(name: str) -> None:
    card = BOOK.cards[CARDS.thing(CARDS[name])]
    assert tuple(text_of(card, texts(GAME, language)) for language in ("en", "es")) == CARDS_SAY[name]


class Backwards(Reading):
    def clauses(self, card: Card, voice: Voice) -> list[Phrase]:
        return list(Reading.clauses(self, card, voice))[::-1]


def test_a_game_may_read_the_parts_of_a_card_in_its_own_way() -> None:
    told = []
    for reading in (None, Backwards()):
        things = Things()
        book = Book(things, reading=reading)
        card = book.card(things.section("card", ["rope"]), "rope", first=Gain(COINS, 1), second=Nothing())
        told.append([dict(phrase[1])["do"] for phrase in card.sentences()])
    first, second = Gain(COINS, 1).say(YOU_DO), Nothing().say(YOU_DO)
    assert told == [[first, second], [second, first]]


def test_what_somebody_else_may_do_for_a_price_is_said_of_them() -> None:
    theirs = Whose("theirs", THEY)
    (phrase,) = On(Word(0, "dawn"), theirs, Nothing(), cost=Nothing()).sentences(YOU_DO)
    assert dict(phrase[1])["do"] == (
        "may-to",
        (
            ("form", "they-do"),
            ("cost", ("do-nothing", (("form", "they-to"),))),
            ("do", ("do-nothing", (("form", "they-to"),))),
        ),
    )


def said(node: Node) -> tuple[str, str]:
    phrases: list[Phrase] = [("sentence", (("do", phrase),)) for phrase in node.sentences(YOU_DO)]
    english, spanish = (texts(GAME, language) for language in ("en", "es"))
    return " ".join(map(english.phrase, phrases)), " ".join(map(spanish.phrase, phrases))


def test_clauses_hang_together() -> None:
    assert said(Seq(Lose(HEALTH, 2), Lose(COINS, 1), Gain(HEALTH, 1))) == (
        "Lose 2 Health and 1 coin, and gain 1 Health.",
        "Pierde 2 de Salud y 1 moneda, y gana 1 de Salud.",
    )
    assert said(Each(Others(), Unless(Lose(HEALTH, 1), Lose(COINS, 2)))) == (
        "Each other player loses 1 Health unless they lose 2 coins.",
        "Cada uno de los demás pierde 1 de Salud a menos que pierda 2 monedas.",
    )
    assert said(May(Lose(COINS, 1), Gain(HEALTH, 2), Hurt(1))) == (
        "You may lose 1 coin to gain 2 Health; otherwise, you are hurt by 1.",
        "Puedes perder 1 moneda para ganar 2 de Salud; si no lo haces, te hieres por 1.",
    )
    assert said(Each(Others(), If(Alone(), Gain(COINS, 1), Gain(HEALTH, 1)))) == (
        "Each other player, if you are alone in the tent, gains 1 coin; otherwise, they gain 1 Health.",
        "Cada uno de los demás, si está a solas en la tienda, gana 1 moneda; si no, gana 1 de Salud.",
    )
    assert said(May(Lose(COINS, 1), Each(Everybody(), Gain(HEALTH, 1)))) == (
        "You may lose 1 coin; if you do, each player gains 1 Health.",
        "Puedes perder 1 moneda; si lo haces, cada jugador gana 1 de Salud.",
    )
    assert said(Choose(Gain(COINS, 1), Gain(HEALTH, 1), or_nothing=True)) == (
        "You may gain 1 coin or 1 Health.",
        "Puedes ganar 1 moneda o 1 de Salud.",
    )
    assert said(Choose(Lose(COINS, 1), Lose(HEALTH, 2))) == (
        "Lose 1 coin or 2 Health.",
        "Pierde 1 moneda o 2 de Salud.",
    )
    assert said(Unless(May(Lose(COINS, 1), Gain(HEALTH, 2)), Lose(HEALTH, 1))) == (
        "Unless you lose 1 Health, you may lose 1 coin to gain 2 Health.",
        "A menos que pierdas 1 de Salud, puedes perder 1 moneda para ganar 2 de Salud.",
    )
    two = (Lose(HEALTH, 2), Gain(COINS, 1))
    assert said(Unless(Seq(*two), Lose(COINS, 3))) == (
        "Unless you lose 3 coins, lose 2 Health and gain 1 coin.",
        "A menos que pierdas 3 monedas, pierde 2 de Salud y gana 1 moneda.",
    )
    two = (Lose(HEALTH, 2), Gain(COINS, 1))
    assert said(Each(Others(), Unless(Seq(*two), Lose(COINS, 3)))) == (
        "Each other player, unless they lose 3 coins, loses 2 Health and gains 1 coin.",
        "Cada uno de los demás, a menos que pierda 3 monedas, pierde 2 de Salud y gana 1 moneda.",
    )
    assert said(Ballot((Gain(COINS, 1), Lose(HEALTH, 1), Nothing()))) == (
        "The group chooses: gain 1 coin, lose 1 Health or nothing happens.",
        "El grupo elige: ganar 1 moneda, perder 1 de Salud o no pasa nada.",
    )
    assert said(Repeat(2, Under(DARK, Pick(Others())))) == (
        "Twice: choose another player, in the dark.",
        "Dos veces: elige a otro jugador, a oscuras.",
    )


def test_alternatives_and_what_comes_after_are_told_apart() -> None:
    of_several = Seq(If(Alone(), Gain(COINS, 1), Gain(HEALTH, 1)), Lose(COINS, 2))
    assert said(May(Lose(COINS, 1), of_several)) == (
        "You may lose 1 coin; if you do, gain 1 Health (or, if you are alone in the tent, gain 1 coin) "
        "and lose 2 coins.",
        "Puedes perder 1 moneda; si lo haces, gana 1 de Salud (o, si estás a solas en la tienda, gana 1 "
        "moneda) y pierde 2 monedas.",
    )
    assert said(If(Not(Alone()), Gain(COINS, 1), Gain(HEALTH, 1))) == (
        "If it is not so that you are alone in the tent, gain 1 coin; otherwise, gain 1 Health.",
        "Si no se cumple que estás a solas en la tienda, gana 1 moneda; en otro caso, gana 1 de Salud.",
    )
    assert said(Each(Others(), Seq(Gain(COINS, 1), May(None, Gain(HEALTH, 1)), May(None, Lose(COINS, 1))))) == (
        "Each other player gains 1 coin. Then, they may gain 1 Health. Finally, they may lose 1 coin.",
        "Cada uno de los demás gana 1 moneda. Después, puede ganar 1 de Salud. Por último, puede perder 1 moneda.",
    )


def test_whatever_changes_a_card_changes_its_words() -> None:
    assert wording_complaints(GAME) == []
    count, deaf = deaf_texts(GAME)
    assert deaf == []
    assert count > 100


def test_a_text_that_does_not_follow_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hurt, "say", lambda _self, voice: ("do-hurt", (("form", voice), ("n", 1))))
    _, deaf = deaf_texts(GAME)
    assert {line.partition(" ")[0] for line in deaf} == {"storm.played/do/parts.0/n", "mark.dawn/do/n", "ladder.down/n"}


def test_an_option_is_called_by_what_it_does() -> None:
    s = begun(Unless(Lose(HEALTH, 2), Lose(COINS, 1)), card="storm")
    (asked,) = decisions(s)
    english = texts(GAME, "en")
    assert english.prompt(asked) == "Storm: will you do it?"
    assert [english.label(GAME, {}, option, by=asked.by) for option in asked.options] == [
        "Lose 1 coin",
        "Lose 2 Health",
    ]
    give(s := camp(), 0, "drum", "flute")
    run(s, BOOK.parts["storm.played"])
    assert label_of(GAME, {}, BOOK.pick[CARDS.thing(0)]) == ("option-pick", (("thing", ("card-bandage", ())),))


def test_an_option_says_whether_it_can_be_taken_back() -> None:
    s = begun(Choose(Gain(COINS, 1), Seq(Nothing(), Drawing())))
    (asked,) = decisions(s)
    assert [is_final(option, asked.by) for option in asked.options] == [False, True]


def test_what_was_never_run_is_named() -> None:
    missing = coverage(GAME, matches=12).missing()
    assert missing["ladder"] == ["ladder.start", "ladder.start/branches.0", "ladder.start/branches.1", "ladder.up",
                                 "ladder.down"]  # fmt: skip
    assert "storm" not in missing
    assert len(cards_of(BOOK)) == len(CARDS)
