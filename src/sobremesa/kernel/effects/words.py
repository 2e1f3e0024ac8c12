"""Words for what rules count with, and the voices in which a clause can be said.

A clause is said in a *voice*: a person and a role, as `you-do`. Nodes hand voices down and know no language; what a
verb makes of a voice stands in the texts, where `form` picks among its forms:

    do      a main clause                         lose 2 Health           pierde 2 de Salud
    then    what follows a comma                  (if they fail,) they lose …
    and     what goes on in a list of verbs       … and lose …
    and-then  the same, of they, after then       (they discard …) and lose …
    to      an infinitive                         (you may) lose …
    when    after if and when                     (if you) lose …         si pierdes …
    unless  after unless and until                (unless they) discard … a menos que descarte …

`subject` is of no verb but of whoever does it, told by «you» or «they»: each investigator on your space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.kernel.phrase import Argument, Phrase

Voice = str

YOU: Final = "you"
THEY: Final = "they"

DO: Final = "do"
THEN: Final = "then"
AND: Final = "and"
AND_THEN: Final = "and-then"
TO: Final = "to"
WHEN: Final = "when"
UNLESS: Final = "unless"
AND_UNLESS: Final = "and-unless"
SUBJECT: Final = "subject"
WHO_IS: Final = "they-who"  # of what is so of them: each investigator who is …
WHO_MAY_BE: Final = "they-whoever"  # … choose an investigator who is …
ROLES: Final = (DO, THEN, AND, AND_THEN, TO, WHEN, UNLESS, AND_UNLESS, SUBJECT)

YOU_DO: Final = "you-do"
YOU_TO: Final = "you-to"
YOU_WHEN: Final = "you-when"
THEY_DO: Final = "they-do"
THEY_THEN: Final = "they-then"

_GOES_ON: Final = {
    TO: TO,
    THEN: AND,
    DO: AND,
    AND: AND,
    AND_THEN: AND_THEN,
    WHEN: WHEN,
    UNLESS: AND_UNLESS,
    AND_UNLESS: AND_UNLESS,
}


def in_role(voice: Voice, role: str) -> Voice:
    """The same person, in another role."""
    return f"{voice.partition('-')[0]}-{role}"


def goes_on(voice: Voice) -> Voice:
    """The voice of the second and later verbs of a list. «They» may be one, named, or the pronoun, after «then»."""
    if voice == THEY_THEN:
        return in_role(voice, AND_THEN)
    return in_role(voice, _GOES_ON[voice.partition("-")[2]])


def clause(verb: str, voice: Voice, *args: tuple[str, Argument]) -> Phrase:
    """The clause `do-VERB`, told in which form to say its verb."""
    return f"do-{verb}", (("form", voice), *args)


def afterwards(sentences: Sequence[Phrase]) -> list[Phrase]:
    """What follows a sentence: «then, …», and the last of several «finally, …»."""
    ways = ["do-then"] * len(sentences)
    if len(ways) > 1:
        ways[-1] = "do-finally"
    return [(way, (("do", phrase),)) for way, phrase in zip(ways, sentences, strict=True)]


@final
class Word:
    """Something that rules know by a number and texts by a name: never one without the other."""

    __slots__ = ("is_heading", "name", "number")

    def __init__(self, number: int, name: str, is_heading: bool = False) -> None:
        self.number = number
        self.name = name
        self.is_heading = is_heading  # of a moment: it is read as «Dawn: …», not as «when dawn comes, …»

    def __repr__(self) -> str:
        return self.name


@final
class Words:
    """A list of words: numbers count from 0 in the order given, names last."""

    def __init__(self, *names: str, headings: Sequence[str] = ()) -> None:
        self.words: list[Word] = []
        self._by_name: dict[str, Word] = {}
        for name in names:
            self.add(name, name in headings)

    def add(self, name: str, is_heading: bool = False) -> Word:
        """One more, after all the others."""
        if name in self._by_name:
            raise ValueError(f"the word {name!r} stands twice")
        word = Word(len(self.words), name, is_heading)
        self.words.append(word)
        self._by_name[name] = word
        return word

    def __getitem__(self, name: str) -> Word:
        return self._by_name[name]

    def __len__(self) -> int:
        return len(self.words)

    def name_of(self, number: int) -> str:
        return self.words[number].name

    def find(self, name: str) -> Word | None:
        return self._by_name.get(name)


def flags(*names: str) -> Sequence[Word]:
    """Words for circumstances: the number of each is a bit, so that several hold at once."""
    return [Word(1 << at, name) for at, name in enumerate(names)]
