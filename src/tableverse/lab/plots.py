"""Plots as inline SVG without external resources; every value is also printed as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

#: CSS colours of the tables and plots, which a page defines for the light and the dark theme.
COLOURS = tuple(f"var(--{name})" for name in ("blue", "red", "green", "orange", "purple", "grey"))
WIDTH = 760
LABELS = 230
#: The approximate width of a letter in pixels.
LETTER = 6.7
ROW = 26


def _svg(width: float, height: float, parts: list[str], title: str) -> str:
    drawn = "".join(parts)
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{drawn}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def bars(rows: Sequence[tuple[str, float, float, float, str]], title: str, zero: float = 0.0) -> str:
    """Draw a bar from ``zero`` with its interval for each (label, value, low, high, text)."""
    if not rows:
        return ""
    least = min(zero, *(row[2] for row in rows))
    most = max(zero, *(row[3] for row in rows)) or 1.0
    labels = max(LABELS, min(WIDTH * 3 // 5, max(len(row[0]) for row in rows) * LETTER + 16))
    reach = (WIDTH - labels - 120) / ((most - least) or 1.0)

    def x(value: float) -> float:
        return labels + (value - least) * reach

    parts: list[str] = []
    for number, (label, value, low, high, written) in enumerate(rows):
        y = number * ROW + 4
        left, right = sorted((x(zero), x(value)))
        colour = COLOURS[0] if value >= zero else COLOURS[1]
        parts.append(_text(labels - 8, y + 14, _short(label, labels - 8), "end"))
        parts.append(f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="18" rx="2" fill="{colour}"/>')
        if high > low:
            middle = y + 9
            parts.append(f'<path d="M{x(low):.1f} {middle}H{x(high):.1f}" class="whisker"/>')
            parts.append(f'<path d="M{x(low):.1f} {middle - 4}v8M{x(high):.1f} {middle - 4}v8" class="whisker"/>')
        parts.append(_text(max(right, x(high)) + 8, y + 14, written, kind="value"))
    parts.append(f'<path d="M{x(zero):.1f} 0V{len(rows) * ROW}" class="axis"/>')
    return _svg(WIDTH, len(rows) * ROW + 6, parts, title)


def histogram(values: Sequence[int], title: str, bins: int = 24) -> str:
    if not values:
        return ""
    low, high = min(values), max(values)
    size = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // size + 1)
    for value in values:
        counts[(value - low) // size] += 1
    wide, tall, most = (WIDTH - 60) / len(counts), 180, max(counts)
    parts = []
    for number, count in enumerate(counts):
        height = tall * count / most
        first = low + number * size
        said = f"{first}–{first + size - 1}: {count}" if size > 1 else f"{first}: {count}"
        parts.append(
            f'<rect x="{40 + number * wide:.1f}" y="{tall - height + 10:.1f}" width="{max(1.0, wide - 1):.1f}" '
            f'height="{height:.1f}" fill="{COLOURS[0]}"><title>{escape(said)}</title></rect>'
        )
    parts.append(f'<path d="M40 {tall + 10}H{WIDTH - 20}" class="axis"/>')
    for place in (0, len(counts) // 2, len(counts) - 1):
        parts.append(_text(40 + (place + 0.5) * wide, tall + 28, str(low + place * size), "middle"))
    parts.append(_text(36, 18, str(most), "end"))
    return _svg(WIDTH, tall + 36, parts, title)


def heat_map(rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float | None]], title: str) -> str:
    """Draw win rates of the row against the column: blue above one half, red below."""
    side, tall = min(132, (WIDTH - LABELS) // max(1, len(columns))), 44
    parts: list[str] = []
    for column, name in enumerate(columns):
        parts.append(_text(LABELS + (column + 0.5) * side, 16, _short(name, side), "middle"))
    for row, name in enumerate(rows):
        y = 26 + row * tall
        parts.append(_text(LABELS - 8, y + tall / 2 + 4, name, "end"))
        for column, share in enumerate(cells[row]):
            x = LABELS + column * side
            fill, strength, said = COLOURS[-1], 0.25, "–"
            if share is not None:
                fill = COLOURS[0] if share >= 0.5 else COLOURS[1]
                strength = 0.08 + 0.72 * min(1.0, abs(share - 0.5) * 2)
                said = f"{100 * share:.0f} %"
            parts.append(
                f'<rect x="{x}" y="{y}" width="{side - 3}" height="{tall - 3}" rx="3" '
                f'fill="{fill}" fill-opacity="{strength:.2f}"/>'
            )
            parts.append(_text(x + side / 2 - 1, y + tall / 2 + 4, said, "middle", "cell"))
    return _svg(WIDTH, 30 + len(rows) * tall, parts, title)


def _short(name: str, room: float) -> str:
    letters = int(room // LETTER)
    return name if len(name) <= letters else name[: letters - 1] + "…"


def lines(series: Sequence[tuple[str, Sequence[float]]], title: str) -> str:
    """Draw proportions from 0 to 1 over the moves of a game."""
    length = max((len(values) for _, values in series), default=0)
    if length < 2:
        return ""
    tall, left = 240, 50
    step = (WIDTH - left - 20) / (length - 1)
    parts: list[str] = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = 10 + tall * (1 - share)
        parts.append(f'<path d="M{left} {y:.1f}H{WIDTH - 20}" class="grid"/>')
        parts.append(_text(left - 6, y + 4, f"{100 * share:.0f} %", "end"))
    for number, (name, values) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{left + move * step:.1f},{10 + tall * (1 - value):.1f}" for move, value in enumerate(values)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{left + number * 170}" y="{tall + 42}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(left + number * 170 + 18, tall + 53, name))
    for move in (0, length // 2, length - 1):
        parts.append(_text(left + move * step, tall + 28, str(move), "middle"))
    return _svg(WIDTH, tall + 64, parts, title)


#: Light and dark theme with the colours of the web client's table.
STYLE = """
:root { color-scheme: light dark; --table: #e9d7b1; --dot: #78461429; --panel: #fff8e8; --text: #1d140d;
  --soft: #5d4a38; --edge: #16100c; --blue: #1769cf; --red: #d81f33; --green: #12823f; --orange: #d9600a;
  --purple: #7b2bc2; --grey: #66727f; }
@media (prefers-color-scheme: dark) { :root { --table: #14132a; --dot: #8278ff21; --panel: #23224a; --text: #fdf4dc;
  --soft: #c3bfe6; --edge: #05040d; --blue: #5b9df5; --red: #f2596a; --green: #3fbf75; --orange: #ff9a4d;
  --purple: #b27cf0; --grey: #98a4b3; } }
body { font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--text); max-width: 54rem; margin: 0 auto;
  padding: 1.5rem 1rem 3rem;
  background: radial-gradient(var(--dot) 1.5px, transparent 2px) 0 0 / 12px 12px var(--table); }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 1.2rem; } h2 { font-size: 1.2rem; margin: 0 0 .6rem; }
section { background: var(--panel); border: 2.5px solid var(--edge); border-radius: 10px; padding: 1rem 1.25rem;
  margin-bottom: 1rem; box-shadow: 4px 4px 0 var(--edge); overflow-x: auto; }
p { margin: 0 0 .8rem; } p:last-child { margin-bottom: 0; }
svg { display: block; width: 100%; min-width: 30rem; height: auto; font: 13px Inter, system-ui, sans-serif; }
svg text { fill: currentColor; } svg .cell { font-weight: 600; }
.axis, .whisker { stroke: currentColor; fill: none; } .grid { stroke: currentColor; opacity: .15; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #8884; } td.n, th.n { text-align: right; }
.note { color: var(--soft); font-size: .9rem; }
@media print { body { background: none; } section { box-shadow: none; break-inside: avoid; } }
"""


def page(language: str, title: str, generator: str, sections: Sequence[tuple[str, str]]) -> str:
    """Return a complete page in one file. Each section is a heading and its HTML."""
    body = "".join(f"<section><h2>{escape(heading)}</h2>{html}</section>" for heading, html in sections if html)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><meta name="generator" content="{generator}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers_from: int = 1) -> str:
    def cells(row: Sequence[str], tag: str) -> str:
        return "".join(
            f'<{tag} class="n">{escape(text)}</{tag}>' if place >= numbers_from else f"<{tag}>{escape(text)}</{tag}>"
            for place, text in enumerate(row)
        )

    body = "".join(f"<tr>{cells(row, 'td')}</tr>" for row in rows)
    return f"<table><thead><tr>{cells(heads, 'th')}</tr></thead><tbody>{body}</tbody></table>"
