"""What every page has: its head, its colours, tables and sections."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2125; --soft: #565d64; --line: #d5d2ca; --mark: #0072b2; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181b; --ink: #eceae6; --soft: #aab0b6; --line: #3b4046; --mark: #56b4e9; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { max-width: 42rem; margin: .4rem 0; }
.soft { color: var(--soft); }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 2.2rem 2.5rem;
  margin-top: 2rem; }
section { min-width: 0; }
section.wide { grid-column: 1 / -1; }
svg { max-width: 100%; height: auto; display: block; margin: .3rem 0; }
.scrolls { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .4rem 0; }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th { font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .6rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.warning { border-left: .25rem solid #d55e00; padding-left: .8rem; }
"""


def page(title: str, language: str, facts: Iterable[tuple[str, str]], parts: Iterable[str]) -> bytes:
    listed = "".join([f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts])
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>{_STYLE}</style>
<main>
<h1>{escape(title)}</h1>
<dl>{listed}</dl>
<div class="parts">
{"".join(parts)}
</div>
</main>
</html>
""".encode()


def part(heading: str, *content: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{escape(heading)}</h2>{''.join(content)}</section>\n"


def words(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join([f'<th scope="col">{escape(one)}</th>' for one in headings])
    body = "".join(["<tr>" + "".join([f"<td>{escape(one)}</td>" for one in row]) + "</tr>" for row in rows])
    return f'<div class="scrolls"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
