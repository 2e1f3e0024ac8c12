"""What browsers are called in the list of one's own: a program and a kind of machine, nothing else of what they say."""

from __future__ import annotations

from typing import Final

# Many say that they are others as well: what tells more stands first.
_PROGRAMS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_MACHINES: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def named(program: str) -> str:
    """By what a browser says of itself (`User-Agent`); "" where that is nothing known."""
    found = (next((name for mark, name in names if mark in program), "") for names in (_PROGRAMS, _MACHINES))
    return " · ".join(filter(None, found))
