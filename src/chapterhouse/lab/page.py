"""A report as one self-contained HTML page: no script, no external font or picture."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from chapterhouse.lab.charts import AT_NIGHT
from chapterhouse.lab.report_tables import ReportTable

PHONE = 700
"""The width in pixels below which a page shows the narrow drawings."""
STYLE = """
:root { color-scheme: light dark; --ink: #2d2921; --pale: #5e5646; --line: #c9bc98; --hair: #e4dcc6; --red: #b2331c; }
body { font: 17px/1.5 Georgia, 'Iowan Old Style', serif; color: var(--ink); background: #f6efdd; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1 { font-size: 2rem; margin: 0 0 .2rem; }
h1::first-letter { color: var(--red); font-size: 1.4em; }
h2 { font-size: 1.2rem; border-bottom: 1px solid var(--line); margin: 2.4rem 0 .8rem; padding-bottom: .2rem; }
figure { margin: 0 0 1.5rem; } figure svg { max-width: 100%; height: auto; border-radius: 4px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--hair); vertical-align: top; }
th { font-weight: 600; } td:not(:first-child) { white-space: nowrap; }
.note { color: var(--pale); font-size: .92rem; overflow-wrap: anywhere; }
"""


class Drawing(NamedTuple):
    """A chart as it is shown on a wide page and on a narrow one."""

    title: str
    wide: str
    narrow: str


def style() -> str:
    """The look of the page: one drawing of each pair, by the width; at night other inks on dark paper."""
    inks = "\n".join(
        f'svg [fill="{day}"] {{ fill: {night}; }} svg [stroke="{day}"] {{ stroke: {night}; }}'
        for day, night in AT_NIGHT.items()
    )
    return f"""{STYLE}
.narrow {{ display: none; }}
@media (max-width: {PHONE}px) {{ .narrow {{ display: block; }} .wide {{ display: none; }} }}
@media (prefers-color-scheme: dark) {{
:root {{ --ink: #e9e0cb; --pale: #b9ae94; --line: #5a5140; --hair: #3b352a; --red: #f0816b; }}
body {{ background: #1b1813; }}
{inks}
}}
"""


def page(title: str, about: Sequence[str], tables: Sequence[ReportTable], drawings: Sequence[Drawing]) -> str:
    """The whole page: what was played, then charts, then tables."""
    body = [f"<h1>{escape(title)}</h1>", *(f'<p class="note">{escape(line)}</p>' for line in about)]
    body += [_figure(drawing) for drawing in drawings]
    body += [_table(table) for table in tables]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            f'<head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{style()}</style></head>",
            "<body><main>",
            *body,
            "</main></body>",
            "</html>",
            "",
        ]
    )


def _figure(drawing: Drawing) -> str:
    shown = "\n".join(
        f'<div class="{width}">{_named(drawing.title, drawn)}</div>'
        for width, drawn in (("wide", drawing.wide), ("narrow", drawing.narrow))
    )
    return f"<h2>{escape(drawing.title)}</h2>\n<figure>{shown}</figure>"


def _named(title: str, drawn: str) -> str:
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)


def _table(table: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    head = f"<thead><tr>{head}</tr></thead>\n" if any(table.columns) else ""
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    note = f'<p class="note">{escape(table.note)}</p>' if table.note else ""
    return f'<h2>{escape(table.title)}</h2>\n<div class="scroll"><table>{head}<tbody>{rows}</tbody></table></div>{note}'
