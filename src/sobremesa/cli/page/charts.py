"""Plots, drawn by Vega-Lite as pictures that take their colours from the page: light or dark, as its reader has it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sobremesa.bots.chances import Interval
from sobremesa.kernel.extras import needing
from sobremesa.lab.tally import Spread, width_of

_WIDTH: Final = 230  # units; with its labels a plot fits a phone
_ROW: Final = 24
_SHOWN: Final = 0.995  # of a long tail nothing is seen, and nothing else beside it
_AXIS: Final = {
    "labelColor": "var(--ink)",
    "titleColor": "var(--ink)",
    "gridColor": "var(--line)",
    "tickColor": "var(--line)",
    "domainColor": "var(--line)",
    "labelFontSize": 12,
    "titleFontSize": 12,
    "titleFontWeight": "normal",
    "labelLimit": 170,
    "labelOverlap": "greedy",
}
_CONFIG: Final = {
    "background": None,
    "padding": {"left": 24, "right": 8, "top": 4, "bottom": 4},  # fonts differ in width from where they are measured
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": _AXIS,
    "bar": {"fill": "var(--mark)"},
    "point": {"fill": "var(--mark)", "stroke": "var(--mark)", "size": 70, "opacity": 1},
    "rule": {"stroke": "var(--ink)", "strokeWidth": 1.5},
}


def must_be_there() -> None:
    with needing("html"):
        import vl_convert  # noqa: F401


def shares(rows: Sequence[tuple[str, Interval]], says: str, expected: float | None = None) -> str:
    """A bar for each share with its interval; a line where all would be if they were alike."""
    layers: list[dict[str, Any]] = [
        {"mark": {"type": "bar", "height": {"band": 0.6}}, "encoding": {"x": _percent("middle")}},
        {"mark": "rule", "encoding": {"x": _percent("low"), "x2": {"field": "high"}}},
    ]
    if expected is not None:
        layers.append({"mark": {"type": "rule", "strokeDash": [4, 3]}, "encoding": {"x": {"datum": expected}}})
    return _drawn(_rows(rows, layers), says)


def differences(rows: Sequence[tuple[str, Interval]], says: str) -> str:
    """A point for each difference with its interval, beside a line where there is none."""
    layers: list[dict[str, Any]] = [
        {"mark": {"type": "rule", "strokeDash": [4, 3]}, "encoding": {"x": {"datum": 0}}},
        {"mark": "rule", "encoding": {"x": _percent("low"), "x2": {"field": "high"}}},
        {"mark": "point", "encoding": {"x": _percent("middle")}},
    ]
    return _drawn(_rows(rows, layers), says)


def histogram(spread: Spread, unit: str, says: str, per: float = 1.0) -> str:
    """How often each length came, but for the longest few; the numbers are divided by `per` to be said in that unit."""
    bins, told = [], 0
    for place, count in sorted(spread.bins.items()):
        if told < _SHOWN * spread.count:
            width = width_of(place)
            bins.append({"from": place / per, "to": (place + width) / per, "density": count / width})
        told += count
    encoding = {
        "x": {"field": "from", "type": "quantitative", "title": unit, "scale": {"zero": False, "nice": True}},
        "x2": {"field": "to"},
        "y": {"field": "density", "type": "quantitative", "axis": None},
    }
    plot = {"data": {"values": bins}, "mark": {"type": "rect", "fill": "var(--mark)"}, "encoding": encoding}
    return _drawn({**plot, "width": _WIDTH + 60, "height": 110}, says)


def _rows(rows: Sequence[tuple[str, Interval]], layers: list[dict[str, Any]]) -> dict[str, Any]:
    values = [{"name": name, **interval._asdict()} for name, interval in rows]
    y = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": {"grid": False, "ticks": False}}
    for layer in layers:
        if "datum" not in layer["encoding"]["x"]:
            layer["encoding"]["y"] = y
    return {"data": {"values": values}, "layer": layers, "width": _WIDTH, "height": {"step": _ROW}}


def _percent(field: str) -> dict[str, Any]:
    axis = {"format": "~%", "title": None, "tickCount": 4}
    return {"field": field, "type": "quantitative", "axis": axis}


def _drawn(plot: Mapping[str, Any], says: str) -> str:
    import vl_convert

    whole = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": _CONFIG, **plot}
    svg: str = vl_convert.vegalite_to_svg(json.dumps(whole), allowed_base_urls=[])
    return svg.replace("<svg ", f'<svg role="img" aria-label="{says}" ', 1)
