"""The story so far: what the log tells, as prose.

A game's texts say what is worth telling. `chapter-KIND` begins a chapter, `deed-KIND` is what somebody did, `tale-KIND`
is a sentence of its own, and `close-KIND` the last one of its chapter; every other event is passed over. What one
person does in a row is one sentence, and `deed-KIND-again` what is said of the same deed the second time: «loses 1
Health» and «2 Sanity»; where only the number `n` differs, it is summed. The browser tells it in the same way
(`client/src/table/tale.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, final

from sobremesa.kernel.events import Seen
from sobremesa.kernel.phrase import Args
from sobremesa.text import Texts

NOBODY: Final = -1


class Chapter(NamedTuple):
    title: str
    paragraphs: tuple[str, ...]


@final
class Teller:
    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = names
        self._chapters: list[Chapter] = []
        self._title = ""
        self._paragraphs: list[list[str]] = []
        self._whose = NOBODY  # the person whom the last paragraph is about
        self._deeds: list[list[str]] = []  # of that person, not yet told; each with its repetitions
        self._last_kind = ""
        self._last_args: list[Args] = []  # of the last deed, and of its repetitions
        self._close = ""

    def hear(self, seen: Seen) -> None:
        who = next((value for name, value in seen.args if name == "who" and isinstance(value, int)), NOBODY)
        if self._texts.has(f"chapter-{seen.kind}"):
            self._end_chapter()
            self._title = self._say("chapter", seen)
        elif who != NOBODY and self._texts.has(f"deed-{seen.kind}"):
            self._note_deed(who, seen)
        elif self._texts.has(f"tale-{seen.kind}"):
            self._tell_deeds()
            self._add_sentence(NOBODY, self._say("tale", seen))
        if self._texts.has(f"close-{seen.kind}"):
            self._close = self._say("close", seen)

    def _say(self, way: str, seen: Seen) -> str:
        return self._texts.say(f"{way}-{seen.kind}", seen.args, self._names)

    def _note_deed(self, who: int, seen: Seen) -> None:
        if who != self._whose:
            self._tell_deeds()
            self._paragraphs.append([])
            self._whose = who
        if self._deeds and seen.kind == self._last_kind and self._texts.has(f"deed-{seen.kind}-again"):
            self._repeat(seen)
        else:
            self._deeds.append([self._say("deed", seen)])
            self._last_args = [seen.args]
        self._last_kind = seen.kind

    def _repeat(self, seen: Seen) -> None:
        again = f"deed-{seen.kind}-again"
        for at, args in enumerate(self._last_args):
            together = _summed(args, seen.args)
            if together:
                self._last_args[at] = together
                self._deeds[-1][at] = self._texts.say(again if at else f"deed-{seen.kind}", together, self._names)
                return
        self._last_args.append(seen.args)
        self._deeds[-1].append(self._texts.say(again, seen.args, self._names))

    def _tell_deeds(self) -> None:
        if self._deeds:
            deeds = self._texts.enumerate([self._texts.enumerate(each) for each in self._deeds])
            self._deeds = []
            said = f"{self._texts.name(self._whose, self._names)} {deeds}."
            self._add_sentence(self._whose, said[:1].upper() + said[1:])

    def _add_sentence(self, whose: int, sentence: str) -> None:
        if not self._paragraphs or whose != self._whose:
            self._paragraphs.append([])
            self._whose = whose
        self._paragraphs[-1].append(sentence)

    def _end_chapter(self) -> None:
        self._tell_deeds()
        if self._close:
            self._add_sentence(NOBODY, self._close)
        told = tuple([" ".join(sentences) for sentences in self._paragraphs if sentences])
        if told:
            self._chapters.append(Chapter(self._title, told))
        self._paragraphs, self._whose, self._close = [], NOBODY, ""

    def told(self) -> list[Chapter]:
        """All of it; nothing more can be heard then."""
        self._end_chapter()
        return self._chapters


def _summed(one: Args, other: Args) -> Args:
    """Both as one, if they differ in nothing but how many; else nothing."""
    n, m = dict(one).get("n"), dict(other).get("n")
    if not isinstance(n, int) or not isinstance(m, int) or one != tuple([(k, n if k == "n" else v) for k, v in other]):
        return ()
    return tuple([(name, n + m if name == "n" else value) for name, value in one])


def tell(seen: Iterable[Seen], texts: Texts, names: Sequence[str] = ()) -> list[Chapter]:
    teller = Teller(texts, names)
    for one in seen:
        teller.hear(one)
    return teller.told()
